"""Space-strategy board games: a rules engine, a table, bots and a lab."""

__version__ = "0.1.0"

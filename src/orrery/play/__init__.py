"""A game being played: its journal, taking back, previews, reasons, and files that can be checked."""

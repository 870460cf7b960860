"""Bots that every game gets for free. They never see the real game, only imagined ones."""

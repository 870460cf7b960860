"""Learned judgement: how a turn may end, what a net thinks of it, how it plays and how it learns."""

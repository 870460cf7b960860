"""A seat at a table that a server keeps: for programs that sit there beside people."""

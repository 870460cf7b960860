"""Sockets: `endpoint` lets a browser in, `connection` is one that came in."""

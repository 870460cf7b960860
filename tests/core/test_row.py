"""Rows of numbers for learned bots."""

from __future__ import annotations

from orrery.core.row import as_bytes


def test_a_number_is_a_byte_and_one_beyond_it_the_nearest() -> None:
    assert as_bytes([0, 1, 254, 255]) == bytes([0, 1, 254, 255])
    assert as_bytes([7, -1, 256, 10**30]) == bytes([7, 0, 255, 255])

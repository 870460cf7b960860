"""Who may act from which seat: whoever has its ticket, which is told once to the one who sat down."""

from __future__ import annotations

import secrets

from orrery.remote.door import Refused
from orrery.remote.seat import RemoteSeat

MOST = 500  # seats at the same time
UNKNOWN = "No seat belongs to this ticket; open a table or join one, and use the ticket that you get."


class Tickets:
    def __init__(self) -> None:
        self.seats: dict[str, RemoteSeat] = {}

    def room(self) -> None:
        """Seats of games that are over make room for others."""
        if len(self.seats) >= MOST:
            self.seats = {ticket: seat for ticket, seat in self.seats.items() if not seat.over}
        if len(self.seats) >= MOST:
            raise Refused(f"{MOST} seats are taken from here, which is the most; finish a game first.")

    def hand_out(self, seat: RemoteSeat) -> str:
        ticket = secrets.token_urlsafe(16)
        self.seats[ticket] = seat
        return ticket

    async def seat(self, ticket: str) -> RemoteSeat:
        """The seat, with the line to its table up."""
        found = self.seats.get(ticket)
        if found is None:
            raise Refused(UNKNOWN)
        await found.enter()
        return found

    async def close(self) -> None:
        for seat in self.seats.values():
            await seat.leave()

"""How one comes to a seat of a server's table, and takes it elsewhere."""

from __future__ import annotations

from typing import Any, Optional

from orrery.remote.door import Door, Refused, link_of, stranger
from orrery.remote.seat import RemoteSeat


async def sit_down(link: str, name: str, seat: Optional[int] = None) -> RemoteSeat:
    """Take the seat behind an invitation, or one's own behind a link that brings it from elsewhere."""
    server, kind, id = link_of(link)
    door = Door(server)
    if kind == "join":
        info = await door.post(f"/invites/{id}", {"name": name, "seat": seat})
    else:
        info = await door.post(f"/recover/{id}", {})
    return await seated(door, info)


async def seated(door: Door, info: dict[str, Any]) -> RemoteSeat:
    """At the first seat of one's own of this table."""
    try:
        table, mine = info["id"], [place["seat"] for place in info["seats"] if place["yours"]]
    except (KeyError, TypeError):
        raise Refused(stranger(door.server)) from None
    if not mine:
        raise Refused("No seat of that table is yours; ask for an invitation.")
    found = RemoteSeat(door, table, mine[0])
    await found.enter()
    return found


async def way_back(seat: RemoteSeat) -> str:
    """A link that brings the seat elsewhere, once and within a day."""
    offer = await seat.door.post(f"/tables/{seat.table}/recovery", {})
    return f"{seat.door.server}{offer['link']}"

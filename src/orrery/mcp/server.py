"""Everything together, on the official SDK."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceNotFoundError, ToolError
from mcp.shared.exceptions import MCPError
from mcp_types import INVALID_PARAMS, CallToolResult, ToolAnnotations

from orrery import __version__
from orrery.bots.levels import teacher
from orrery.mcp import shelf
from orrery.mcp.desk import Desk
from orrery.remote.door import Refused

LOOKS = ("list_games", "look", "options", "why_not", "wait_for_my_turn", "search_rules")
ACTS = ("open_table", "join_table", "choose", "undo")
INSTRUCTIONS = """You can sit down at board games. Begin with list_games, then open_table (or join_table with a link);
keep the ticket, every other tool asks for it. A turn: wait_for_my_turn, look, options to see what they mean, choose by
key. You see what your seat sees and act for that seat alone. search_rules and the resources hold every rule by its ID;
why_not says which rule forbids something."""
TEACH = """Teach me to play {title}. Read the resource orrery://{game}/rules first. Tell me in a few sentences what the
game is about and how it is won, then open a table (open_table, game "{game}", seats ["me", "{bot}"]) and play its first
rounds aloud: before each of your choices say what the options mean (tool options) and why you take one, naming the
rules by their IDs. Ask me now and then what I would do. I watch at the link of the table."""
REVIEW = """Review the game at the table of ticket {ticket}. Look at it first (tool look): the result, where the points
came from, and the log. Name the two or three choices that decided it, what each player planned as far as can be seen
from this seat, which rules mattered (search_rules gives them by ID), and one thing to try next time. Say what you do
not know: you saw only what the seat may know."""


def server(desk: Desk) -> MCPServer[Any]:
    made: MCPServer[Any] = MCPServer(
        "orrery", "Orrery", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING"
    )
    for name in LOOKS + ACTS:
        looks = ToolAnnotations(read_only_hint=name in LOOKS)
        made.add_tool(explained(getattr(desk, name)), annotations=looks, structured_output=False)
    add_shelf(made)
    add_prompts(made)
    return made


def explained(tool: Callable[..., Awaitable[CallToolResult]]) -> Callable[..., Awaitable[CallToolResult]]:
    """A refusal is told as the sentence it is."""

    @functools.wraps(tool)
    async def call(*args: Any, **more: Any) -> CallToolResult:
        try:
            return await tool(*args, **more)
        except Refused as refusal:
            raise ToolError(str(refusal)) from None

    return call


def add_shelf(made: MCPServer[Any]) -> None:
    def found(read: Callable[..., Any], *args: str) -> Any:
        try:
            return read(*args)
        except Refused as refusal:
            raise ResourceNotFoundError(str(refusal)) from None

    @made.resource("orrery://games", description="What there is to play.", mime_type="application/json")
    def games() -> Any:
        return shelf.games()

    @made.resource("orrery://{game}/rules", description="All rules of a game, by ID.", mime_type="text/markdown")
    def rules(game: str) -> Any:
        return found(shelf.rules, game)

    @made.resource("orrery://{game}/rules/{id}", description="One rule.", mime_type="text/plain")
    def rule(game: str, id: str) -> Any:
        return found(shelf.rule, game, id)

    @made.resource("orrery://{game}/cards", description="Everything printed in a game.", mime_type="text/plain")
    def cards(game: str) -> Any:
        return found(shelf.cards, game)

    @made.resource("orrery://{game}/cards/{ref}", description="What a card does.", mime_type="text/plain")
    def card(game: str, ref: str) -> Any:
        return found(shelf.card, game, ref)


def add_prompts(made: MCPServer[Any]) -> None:
    @made.prompt(title="Teach a game")
    def teach(game: str) -> str:
        """Learn a game by watching it played and explained."""
        try:
            title = shelf.known(game)
        except Refused as refusal:
            raise MCPError(INVALID_PARAMS, str(refusal)) from None
        return TEACH.format(title=title.title, game=title.name, bot=teacher(title))

    @made.prompt(title="Review a game")
    def review(ticket: str) -> str:
        """What decided a game, seen from one of its seats."""
        return REVIEW.format(ticket=ticket)

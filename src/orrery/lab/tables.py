"""The tables that a run leaves, column by column. docs/lab.md tells the same in a page."""

from __future__ import annotations

from typing import Any, Final

SCHEMA: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "games": {
        "game": ("i32", "its number in the run, by which all tables are joined"),
        "players": ("i8", "people at the table; one where the game itself plays the opponent"),
        "deal": ("i32", "games of the same deal and number of players share their shuffle"),
        "seed": ("str", "of the shuffle, for `orrery match --seed` and `orrery play --seed`"),
        "seating": ("i8", "how many seats everybody has moved on"),
        "arm": ("str", "`plain`, or `with` the experiment of the run"),
        "focus": ("i8", "the seat that the experiment is about; -1 without one"),
        "piece": ("str", "the piece that it is about; empty in plain games"),
        "rounds": ("i16", "that were played"),
        "decisions": ("i32", "of all seats"),
    },
    "seats": {
        "game": ("i32", ""),
        "seat": ("i8", "an opponent whom the game itself plays has the one after the last"),
        "bot": ("str", "who sat there"),
        "turn": ("i8", "its place in the first turn order, from 0; -1 for a guest"),
        "score": ("i32", "at the end"),
        "rival": ("i32", "the best score of the others"),
        "win": ("f32", "its part of the victory"),
        "decisions": ("i32", "that it took"),
        "guest": ("bool", "whether the game itself plays it"),
    },
    "sources": {
        "game": ("i32", ""),
        "seat": ("i8", ""),
        "source": ("str", "what the points came from"),
        "points": ("i32", "so many"),
    },
    "pieces": {
        "game": ("i32", ""),
        "seat": ("i8", ""),
        "piece": ("str", "a card, option or other thing, by its ref"),
        "seen": ("i16", "rounds in which it lay open or was offered to this seat, until somebody took it"),
        "chances": ("i16", "rounds in which this seat could take it"),
        "taken": ("i16", "times that it did"),
        "usable": ("i16", "rounds in which this seat could use it"),
        "used": ("i16", "times that it did"),
        "round": ("i16", "in which it was first taken; null if never"),
        "price": ("str", "paid then, in words; null if never"),
        "units": ("i16", "the same as one number"),
    },
    "rounds": {
        "game": ("i32", ""),
        "round": ("i16", "that is over"),
        "seat": ("i8", ""),
        "score": ("i32", "then, as far as it is counted"),
        "win": ("f32", "the chance to win that the net gave this seat; null without a net"),
    },
    "decisions": {
        "game": ("i32", ""),
        "seat": ("i8", ""),
        "number": ("i16", "of the decision in its game"),
        "round": ("i16", ""),
        "kind": ("str", "the verbs that were offered"),
        "options": ("i32", "how many"),
        "verb": ("str", "that was chosen"),
        "target": ("str", "what it points at; empty where it stands alone"),
        "stakes": ("f32", "best minus worst option, in chance to win (in points without a net); null if not weighed"),
        "lost": ("f32", "best minus chosen option, the same"),
        "close": ("i16", "options within a hundredth of a win (a point) of the best"),
        "entropy": ("f32", "of a player who weighs options by two hundredths of a win, in bits; null without a net"),
    },
}
Columns = dict[str, dict[str, list[Any]]]


def empty() -> Columns:
    return {table: {column: [] for column in columns} for table, columns in SCHEMA.items()}


def add(columns: Columns, table: str, *values: Any) -> None:
    """A row, its values in the order of the schema."""
    for column, value in zip(columns[table].values(), values, strict=True):
        column.append(value)

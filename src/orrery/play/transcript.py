"""A game as a file: everything needed to replay it, play on, and prove that it was fair."""

from __future__ import annotations

import json
import os
import re
import stat
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from orrery.core.game import Illegal
from orrery.core.save import BadSave, dump, load, respelled
from orrery.core.title import Title
from orrery.games import title as find_title
from orrery.play.position import admit
from orrery.play.receipt import canonical, digest
from orrery.play.session import Session

FORMAT = 1
LONGEST_NAME = 255  # letters of a file's name
LARGEST = 50_000_000  # bytes of a file; a game has far less
LONGEST_SEED = 100  # digits; far more than anybody needs, and read in no time
SALT = re.compile("[0-9a-f]{0,64}")
FIELDS = {
    "orrery": int,
    "game": str,
    "rules_version": int,
    "settings": dict,
    "names": list,
    "people": list,
    "commitment": str,
    "seed": str,
    "salt": str,
    "journal": list,
    "seal": str,
    "position": dict,
    "result": list,
    "sum": str,
}


class BadFile(Exception):
    """The file cannot be used. The message says why and what to do, in a sentence for people."""


def transcript(session: Session, journal: Sequence[tuple[int, str]] | None = None) -> dict[str, Any]:
    """The opening of the commitment and the position are secrets until the game is over: keep a running game's file.
    A game that was taken up again needs its whole journal given."""
    data = {
        "orrery": FORMAT,
        "game": session.title.name,
        "rules_version": session.rules,
        "settings": session.settings,
        "names": session.names,
        "people": sorted(session.people),
        "commitment": session.commitment,
        "seed": str(session.seed),
        "salt": session.salt,
        "journal": [[seat, key] for seat, key in (session.journal if journal is None else journal)],
        "seal": session.seal,
        "position": position_of(session),
        "result": result(session) if session.over else [],
    }
    return {**data, "sum": digest(data)}


def result(session: Session) -> list[dict[str, Any]]:
    scores = session.title.scores(session.game)
    return [{"seat": s.seat, "total": s.total, "parts": s.parts, "winner": s.winner} for s in scores]


def text_of(data: dict[str, Any]) -> str:
    """Readable, a choice a line, and always the same for the same game, so that any changed byte is found."""
    lines = [f"{json.dumps(name)}: {_field(value)}" for name, value in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _field(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], list):
        return "[\n" + ",\n".join([json.dumps(item) for item in value]) + "\n]"
    return json.dumps(value)


def write(session: Session, path: Path) -> Path | None:
    """Written beside and renamed, so that a crash leaves the old file or the new one, never half of one. Another game
    that was there is kept; the answer says where."""
    text = text_of(transcript(session))
    try:
        aside = where_to_keep(session, path)
        target = path.resolve() if path.is_symlink() else path  # a link stays one
        beside = write_beside(target, text)
        try:
            if aside is not None:
                target.replace(aside)
            beside.replace(target)
        except OSError:
            beside.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise BadFile(f"Cannot write {shown(path)}: {cause(error)}. Choose another place for the file.") from None
    return aside


def write_beside(target: Path, text: str) -> Path:
    """A new file in the same directory; none when it cannot be written to its end."""
    prefix = f".{target.name[:40]}."
    with tempfile.NamedTemporaryFile("w", dir=target.parent, prefix=prefix, delete=False) as beside:
        try:
            beside.write(text)
            beside.flush()
            os.fsync(beside.fileno())
        except BaseException:
            Path(beside.name).unlink()
            raise
    return Path(beside.name)


def where_to_keep(session: Session, path: Path) -> Path | None:
    """Where a file of another game is set aside; anything that is not a game of ours is not touched at all."""
    there = look(path)
    if there is None or (stat.S_ISREG(there.st_mode) and there.st_size == 0):
        return None
    if read_data(path)["commitment"] == session.commitment:
        return None
    target = path.resolve() if path.is_symlink() else path
    for number in range(1, 1000):
        aside = target.with_name(f"{target.name}~{number if number > 1 else ''}")
        if not aside.exists():
            return aside
    raise BadFile(f"{path} holds another game, and so do too many files beside it. Choose another place for the file.")


def look(path: Path) -> os.stat_result | None:
    """What is there; None when nothing is. A place that cannot be looked at is an OSError."""
    try:
        return path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None


def read_data(path: Path) -> dict[str, Any]:
    """The checked contents of a game file."""
    try:
        there = look(path)
        if there is not None and not stat.S_ISREG(there.st_mode):  # a pipe would be waited for, a device never ends
            raise BadFile(f"Cannot read {shown(path)}: it is a directory, a pipe or a device and not a file.")
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise BadFile(f"Cannot read {shown(path)}: {cause(error)}.") from None
    if len(raw) > LARGEST:
        raise BadFile(f"{shown(path)} is not an Orrery game: it is larger than {LARGEST // 1_000_000} MB.")
    return parse(raw, str(path))


def shown(path: Path) -> str:
    """The path as a sentence can say it: names that no file can have may be anything."""
    name = f"{path.name[:59]}…" if len(path.name) > LONGEST_NAME else path.name
    said = str(path.with_name(name)) if path.name else str(path)
    return said if said.isprintable() else repr(said)


def cause(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else "") or str(error)


def parse(raw: bytes, name: str) -> dict[str, Any]:
    """One sentence for everything that can be wrong with a file before its game is even looked at."""
    try:
        data = json.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError):
        raise BadFile(f"{name} is not an Orrery game, or it is damaged: it cannot be read as JSON.") from None
    if not isinstance(data, dict) or "orrery" not in data:
        raise BadFile(f"{name} is not an Orrery game.")
    if data["orrery"] != FORMAT:
        raise BadFile(f"{name} was written by another version of Orrery; update Orrery to read it.")
    if list(data) != list(FIELDS) or any(type(data[field]) is not kind for field, kind in FIELDS.items()):
        raise BadFile(f"{name} is damaged or was edited: some of its parts are missing or of the wrong kind.")
    if not sound(data):
        raise BadFile(f"{name} is damaged or was edited: its players or its choices make no sense.")
    contents = {field: data[field] for field in FIELDS if field != "sum"}
    try:
        fits = data["sum"] == digest(contents) and text_of(data).encode() == raw
    except RecursionError:
        fits = False
    if not fits:
        raise BadFile(f"{name} is damaged or was edited: its check sum does not fit its contents.")
    return data


def sound(data: dict[str, Any]) -> bool:
    """Whether names, people, choices and salt are what they should be, whatever the game."""
    seats = range(len(data["names"]))
    return (
        SALT.fullmatch(data["salt"]) is not None
        and all(isinstance(name, str) and name.isprintable() for name in data["names"])
        and all(type(seat) is int and seat in seats for seat in data["people"])
        and all(type(choice) is list and [type(part) for part in choice] == [int, str] for choice in data["journal"])
        and all(choice[0] in seats for choice in data["journal"])
    )


def title_of(data: dict[str, Any], name: str) -> Title:
    try:
        title = find_title(data["game"])
    except ValueError as error:
        raise BadFile(f"{name} holds a game that is not here. {error}") from None
    if data["rules_version"] > title.version:
        raise BadFile(f"{name} was played with newer rules of {title.title}; update Orrery to read it.")
    if data["rules_version"] < 1:
        raise BadFile(f"{name} is damaged or was edited: there are no rules {data['rules_version']} of {title.title}.")
    return title


def number(seed: str, name: str) -> int:
    """The seed; it is kept as a text because other programs round large numbers."""
    fits = len(seed) <= LONGEST_SEED and seed.isascii() and seed.isdigit()
    if not fits or str(int(seed)) != seed:
        raise BadFile(f"{name} is damaged or was edited: its seed is not a number.")
    return int(seed)


def start(data: dict[str, Any], name: str) -> Session:
    """The game of the file before its first choice."""
    title = title_of(data, name)
    rules, seed = data["rules_version"], number(data["seed"], name)
    try:
        session = Session(title, data["names"], data["settings"], seed, data["salt"], data["people"], rules)
    except (ValueError, TypeError) as error:
        raise BadFile(f"{name} is damaged or was edited, and cannot be set up. {error}") from None
    if session.commitment != data["commitment"]:
        raise BadFile(f"{name} is not true: its seed is not the one that was fixed at the start.")
    return session


def replay(data: dict[str, Any], name: str, moves: int | None = None) -> Session:
    """The game of the file after so many choices (all of them by default)."""
    session = start(data, name)
    if not session.title.plays(session.rules):
        raise BadFile(
            f"{name} was begun under rules {session.rules} of {session.title.title}, and this Orrery plays rules "
            f"{session.title.version}: it can be played on, but not replayed or verified."
        )
    for number, (seat, key) in enumerate(data["journal"][:moves], 1):
        try:
            session.choose(seat, key)
        except Illegal as error:
            raise BadFile(f"{name}: choice {number} is not possible in this game. {error}") from None
    return session


def resume(data: dict[str, Any], name: str) -> Session:
    """Play on from the position in the file, which outlives changes of the rules; under the same rules the whole
    journal must lead to it."""
    session = start(data, name)
    if session.title.plays(session.rules):
        return verify(data, name)
    players = len(session.game.players)  # an opponent whom the game itself plays is one of them
    try:
        session.game = admit(session.title, data["position"], session.settings)
    except BadSave as error:
        raise BadFile(f"{name}: {error}") from None
    if len(session.game.players) != players:
        raise BadFile(f"{name} is damaged or was edited: its position is not one of {len(session.names)} players.")
    check_journal(session, data["journal"], name)
    session.adopt([(seat, key) for seat, key in data["journal"]])
    if session.seal != data["seal"]:
        raise BadFile(f"{name} is not true: its players or its choices are not the ones that were sealed.")
    if not fits(session, data["result"]):
        raise BadFile(f"{name} is not true: its result is not one of its position.")
    return session


def check_journal(session: Session, journal: list[Any], name: str) -> None:
    """What was chosen under older rules may be refused by those of today, but everything that was chosen has a name."""
    for number, (_, key) in enumerate(journal, 1):
        if session.title.option(key) is None:
            raise BadFile(f"{name}: choice {number} is none that {session.title.title} ever offers.")


def fits(session: Session, claimed: list[Any]) -> bool:
    """Older rules may have counted otherwise, but never for others than those who played, and only at the end."""
    if not session.over:
        return claimed == []
    scores = result(session)
    if len(claimed) != len(scores) or not all(type(one) is dict and list(one) == list(scores[0]) for one in claimed):
        return False
    kinds = [[type(value) for value in score.values()] for score in claimed]
    return kinds == [[type(value) for value in score.values()] for score in scores] and [
        one["seat"] for one in claimed
    ] == [score["seat"] for score in scores]


def position_of(session: Session) -> dict[str, Any]:
    """In the order of the alphabet, so that how a file is spelled does not depend on how a game orders its fields."""
    spelled: dict[str, Any] = json.loads(canonical(dump(session.title, session.game)))
    return spelled


def same_position(session: Session, position: dict[str, Any]) -> bool:
    """Written exactly as it would be written today, but for what has been renamed since: a position that only means
    the same was written by somebody else. One of older rules may have had other parts, so games are compared; a
    question may offer more than it did then, and follows from the rest."""
    played = position_of(session)
    if session.rules == session.title.version:
        return json.dumps(respelled(position, session.title)) == json.dumps(played)
    try:
        saved = dump(session.title, load(session.title, position, session.settings))
    except (BadSave, TypeError):
        return False
    saved["asks"] = played["asks"]
    return canonical(saved) == canonical(played)


def well_spelled(session: Session, data: dict[str, Any]) -> bool:
    """Whether people and settings stand as we write them. A file from before a switch was thought of lacks it."""
    named = list(data["settings"])
    today = session.rules == session.title.version
    lacking = [s.name for s in session.title.rules.switches if today and not s.later and s.name not in named]
    in_order = named == [name for name in session.settings if name in named]
    return data["people"] == sorted(session.people) and in_order and not lacking


def verify(data: dict[str, Any], name: str) -> Session:
    """Replay everything and check it against the receipt; a sentence says what is not true."""
    session = replay(data, name)
    if session.seal != data["seal"]:
        raise BadFile(f"{name} is not true: its players or its choices are not the ones that were sealed.")
    if not well_spelled(session, data):
        raise BadFile(f"{name} is not true: it was not written by Orrery, although it means the same.")
    if not same_position(session, data["position"]):
        raise BadFile(f"{name} is not true: its choices do not lead to its position.")
    if json.dumps(result(session) if session.over else []) != json.dumps(data["result"]):
        raise BadFile(f"{name} is not true: its result is not the one that was played.")
    return session

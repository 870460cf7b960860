"""Dependencies point one way, and files stay small enough to read."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

from orrery.games import SHELF, titles

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "orrery"
LAYERS = {  # each may import itself and these
    "core": set[str](),
    "games": {"core"},
    "play": {"core", "games"},
    "minds": {"core", "games", "workers"},
    "bots": {"core", "games", "minds"},
    "lab": {"core", "games", "bots", "minds", "workers"},
    "analysis": {"core", "games", "play", "bots", "minds"},
    "envs": {"core", "games", "bots", "cli"},  # of the last the drawings
    "server": {"core", "games", "play", "bots", "lab", "analysis", "rulebook"},
    "remote": {"core"},
    "mcp": {"core", "games", "bots", "server", "remote", "rulebook"},
    "cli": {
        *("core", "games", "play", "bots", "minds", "lab", "analysis", "server", "remote", "mcp"),
        *("rulebook", "workers"),
    },
}
SITE = SOURCE / "server" / "site"  # built from the documents, which have examples
FILES = {file.relative_to(SOURCE): file for file in sorted(SOURCE.rglob("*.py")) if SITE not in file.parents}


def imports(file: Path) -> list[str]:
    names: list[str] = []
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module] + [f"{node.module}.{alias.name}" for alias in node.names if node.module == "orrery"]
    return names


def test_dependencies_point_one_way() -> None:
    wrong = []
    for path, file in FILES.items():
        layer = path.parts[0]
        for name in imports(file) if layer in LAYERS else ():
            home, _, rest = name.partition(".")
            if home == "orrery" and rest and rest.split(".")[0] not in {layer, "__version__", *LAYERS[layer]}:
                wrong.append(f"{path} imports {name}")
    assert not wrong


def test_kernel_and_games_need_only_the_standard_library() -> None:
    known = {"orrery", "mypy_extensions", *sys.stdlib_module_names}  # the latter only while types are checked
    inner = {path: file for path, file in FILES.items() if path.parts[0] in ("core", "games")}
    wrong = [
        f"{path} imports {name}"
        for path, file in inner.items()
        for name in imports(file)
        if name.split(".")[0] not in known and path.name != "building.py"  # which only the compiler reads
    ]
    assert not wrong


def test_nobody_reaches_into_a_game_past_its_front_door() -> None:
    """Only the drawings of a game, which stand under its name, know it by name; and they too stay at its door."""
    wrong = []
    for path, file in FILES.items():
        own = path.name.partition(".")[0].partition("_")[0] if path.parts[:2] == ("cli", "tables") else ""
        for name in imports(file) if path.parts[0] != "games" else ():
            if name.startswith("orrery.games.") and name != f"orrery.games.{own}":
                wrong.append(f"{path} imports {name}")
            if name == f"orrery.games.{own}" and not doors(file, name) <= {"View", "PlayerView"}:
                wrong.append(f"{path} takes more than the shape of views from {name}")
    assert not wrong


def doors(file: Path, module: str) -> set[str]:
    """The names that a file takes from a module."""
    nodes = [node for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.ImportFrom)]
    return {alias.name for node in nodes if node.module == module for alias in node.names}


def test_the_shells_name_no_game() -> None:
    """Server, terminal, bots and browser get all they say of a game from the game; drawings stand under its name."""
    web = ROOT / "web" / "src"
    shells = [SOURCE / path for path in FILES if path.parts[0] not in ("games", "core")]
    shells += [path for path in web.rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    drawings = re.compile(rf"/(games|covers|tables)/({'|'.join(SHELF)})\b|/({'|'.join(SHELF)})_\w+\.py$")
    named = re.compile("|".join(SHELF), re.IGNORECASE)
    wrong = [path for path in shells if not drawings.search(path.as_posix()) and named.search(path.read_text())]
    assert not wrong


def test_the_shells_name_no_switch_of_a_game() -> None:
    switches = {switch.name for title in titles() for switch in title.rules.switches}
    wrong = [
        f"{path}:{node.lineno} {node.value}"
        for path, file in FILES.items()
        if path.parts[0] not in ("games", "core") and path.parts[:2] != ("cli", "tables")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Constant) and node.value in switches
    ]
    assert not wrong


def test_rules_do_not_import_content_or_other_games() -> None:
    wrong = []
    for path, file in FILES.items():
        if path.parts[0] != "games" or len(path.parts) < 3:
            continue
        for name in imports(file):
            if name.startswith("orrery.games.") and name.split(".")[2] != path.parts[1]:
                wrong.append(f"{path} imports another game: {name}")
            if ".content" in name and path.parts[2] not in (
                "content",
                "setup.py",
                "printed.py",
                "feature_names.py",
                "__init__.py",
            ):
                wrong.append(f"{path} is a rule and imports content: {name}")
    assert not wrong


LONGEST = 200  # lines
LOOKED_UP = re.compile(  # declarations and catalogues, one thing after the other: nobody reads them through
    r"games/\w+/(content/.*|components|state|texts|verbs)\.py|words/en\.ts|wire(/index)?\.ts"
)
LONGER = {  # and why these are not cut
    "core/ask.py": "a question, its parts and what follows from them are one idea",
    "core/game.py": "every decision of every game passes through it",
    "core/parts.py": "what a game declares, a class each",
    "games/council/automa.py": "a chapter of rules, and saves name rules by their chapter",
    "games/council/buying.py": "a chapter of rules",
    "games/council/feature_players.py": "the numbers of one player, in the order of their names",
    "games/laniakea/chaos.py": "a chapter of rules",
    "games/laniakea/evaluation.py": "all that the evaluation knows of a position",
    "games/laniakea/moving.py": "a chapter of rules",
}


def test_files_are_short_enough_to_read() -> None:
    web = ROOT / "web" / "src"
    lengths = {path.as_posix(): len(file.read_text().splitlines()) for path, file in FILES.items()}
    for file in web.rglob("*"):
        if file.suffix in (".ts", ".svelte", ".css"):
            lengths[file.relative_to(web).as_posix()] = len(file.read_text().splitlines())
    long = {path for path, lines in lengths.items() if lines > LONGEST and not LOOKED_UP.search(path)}
    assert not long - set(LONGER), "cut them by what they do"
    assert not set(LONGER) - long, "they are short by now: take them off the list"

"""Dependencies point one way, and files stay small enough to read."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "orrery"
LAYERS = {  # each may import itself and these
    "core": set[str](),
    "games": {"core"},
    "play": {"core", "games"},
    "bots": {"core", "games"},
    "server": {"core", "games", "play", "bots", "rulebook"},
    "cli": {"core", "games", "play", "bots", "server", "rulebook"},
}
FILES = sorted(SOURCE.rglob("*.py"))
every_file = pytest.mark.parametrize("file", FILES, ids=[str(f.relative_to(SOURCE)) for f in FILES])


def imports(file: Path) -> list[str]:
    names: list[str] = []
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module] + [f"{node.module}.{alias.name}" for alias in node.names if node.module == "orrery"]
    return names


@every_file
def test_dependencies_point_one_way(file: Path) -> None:
    layer = file.relative_to(SOURCE).parts[0]
    if layer not in LAYERS:
        return
    for name in imports(file):
        parts = name.split(".")
        if parts[0] == "orrery" and len(parts) > 1:
            assert parts[1] == layer or parts[1] in LAYERS[layer] or parts[1] == "__version__", name


@every_file
def test_kernel_and_games_need_only_the_standard_library(file: Path) -> None:
    if file.relative_to(SOURCE).parts[0] in ("core", "games"):
        for name in imports(file):
            assert name.split(".")[0] in {"orrery", *sys.stdlib_module_names}, name


@every_file
def test_rules_do_not_import_content_or_other_games(file: Path) -> None:
    parts = file.relative_to(SOURCE).parts
    if parts[0] != "games" or len(parts) < 3:
        return
    for name in imports(file):
        if name.startswith("orrery.games."):
            assert name.split(".")[2] == parts[1], f"{file} imports another game"
        if ".content" in name:
            assert parts[2] in ("content", "setup.py", "__init__.py"), f"{file} is a rule and imports content"


@every_file
def test_files_are_short_enough_to_read(file: Path) -> None:
    if "content" not in file.parts:
        assert len(file.read_text().splitlines()) <= 400

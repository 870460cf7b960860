"""Which tests hold which rule: found by their marks, without running anything. The build asks it, and a clone."""

from __future__ import annotations

import ast
from pathlib import Path


def scan(root: Path) -> dict[str, list[str]]:
    """For each rule the tests below `root/tests` that are marked with it."""
    index: dict[str, list[str]] = {}
    for file in sorted((root / "tests").rglob("test_*.py")):
        name = file.relative_to(root).as_posix()
        for test, ids in marks(ast.parse(file.read_text("utf-8"), str(file)).body, []):
            for id in ids:
                index.setdefault(id, []).append(f"{name}::{test}")
    return {id: sorted(set(index[id])) for id in sorted(index)}


def marks(body: list[ast.stmt], inherited: list[str]) -> list[tuple[str, list[str]]]:
    """Each test with the IDs it is marked with, those of its class and module included."""
    inherited = inherited + [id for node in body if is_pytestmark(node) for id in ids_in(node)]
    found: list[tuple[str, list[str]]] = []
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            found.append((node.name, inherited + [id for mark in node.decorator_list for id in ids_in(mark)]))
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [id for mark in node.decorator_list for id in ids_in(mark)]
            found += [(f"{node.name}::{test}", ids) for test, ids in marks(node.body, inherited + own)]
    return found


def is_pytestmark(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and any(ast.unparse(target) == "pytestmark" for target in node.targets)


def ids_in(node: ast.AST) -> list[str]:
    """The IDs of every `pytest.mark.rule("ID", ...)` in this code, and of shorthands such as `rule("ID", 1)`."""
    found: list[str] = []
    for call in [inner for inner in ast.walk(node) if isinstance(inner, ast.Call)]:
        name = ast.unparse(call.func)
        if name.endswith("mark.rule"):
            found += [ast.literal_eval(argument) for argument in call.args]
        elif name == "rule" and call.args:
            found.append(ast.literal_eval(call.args[0]))
    return found

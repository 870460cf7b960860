"""`./test`: it brings what it needs or says what is missing, and what failed is the last that it says."""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

TEST = Path(__file__).parent.parent / "test"
PATIENCE = 120
GCC = "gcc libc6-dev python3-dev"

# In place of the tools of a system. A build waits, in a process of its own, for as long as the file "built" is not
# there, and fails with the words in "refusal". The packages of the system are what is written in "packages".
TOOLS = {
    "python3": """if [ "$*" = - ]; then cat >/dev/null; grep -q gcc packages; else exec "$REAL_PYTHON" "$@"; fi""",
    "id": """cat user""",
    "apt-get": """case "$1" in install) echo "$*" >>packages ;; esac""",
    "uv": """
case "$*" in
"venv "*) mkdir -p .venv-test/bin && ln -sf "$REAL_PYTHON" .venv-test/bin/python ;;
*" --target "*)
  touch building
  (while [ ! -e built ]; do sleep 0.02; done) &
  wait
  if [ -e refusal ]; then cat refusal >&2 && exit 1; fi
  mkdir -p .build/compiled/orrery/server ;;
esac
""",
    **dict.fromkeys(("ruff", "mypy"), ""),
    "pytest": """
echo "pytest ${PYTHONPATH:-plain}"
if [ -z "${PYTHONPATH:-}" ] && [ -e wrong-rule ]; then exit 1; fi
if [ -n "${PYTHONPATH:-}" ] && [ -e wrong-page ]; then exit 1; fi
if [ -z "${PYTHONPATH:-}" ] && [ -e wrong-page ]; then (while [ ! -e built-too ]; do sleep 0.02; done) & wait; fi
""",
}
CLIENT = """
import pathlib, sys, time
while "--check" in sys.argv and not pathlib.Path("building").exists():
    time.sleep(0.02)
if "--check" in sys.argv and pathlib.Path("wrong").exists():
    sys.exit("The client is wrong.")
"""


class House:
    """A copy of ./test with little else."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copy2(TEST, root / "test")
        for name in ("src/a.py", "pyproject.toml", "hatch_build.py", "requirements/dev.txt", "tools/a"):
            self.write(name, "1")
        for name, what in TOOLS.items():
            self.write(f"tools/{name}", f"#!/bin/sh\nset -eu\n{what}\n")
            (root / "tools" / name).chmod(0o755)
        self.write("web/build.py", CLIENT)
        self.write("packages", "gcc")
        self.write("user", "1000")
        path = f"{root / 'tools'}{os.pathsep}{os.environ['PATH']}"
        named = {"PATH": path, "REAL_PYTHON": sys.executable, "ORRERY_CHROMIUM": "chromium"}
        self.env = {name: value for name, value in os.environ.items() if name not in ("PYTHON", "CC")} | named

    def write(self, name: str, text: str = "") -> None:
        (self.root / name).parent.mkdir(exist_ok=True)
        (self.root / name).write_text(text)

    def check(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Runs it; then `outlived` says whether anything that it started is still there, which holds the pipe open."""
        command = [str(self.root / "test"), *arguments]
        end, pipe = os.pipe()
        ran = subprocess.run(
            command, env=self.env, pass_fds=[pipe], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        os.close(pipe)
        self.outlived = not select.select([end], [], [], PATIENCE)[0]
        os.close(end)
        return ran


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.write("built")  # nothing waits any longer


def test_the_engine_is_tested_compiled_and_plain(house: House) -> None:
    house.write("built")
    ran = house.check()
    assert ran.returncode == 0, ran.stderr
    assert [line for line in ran.stdout.splitlines() if line.startswith("pytest")] == [
        f"pytest {house.root}/.build/compiled",
        "pytest plain",
    ]


def test_plain_python_that_fails_has_the_last_word(house: House) -> None:
    house.write("built")
    house.write("wrong-rule")
    ran = house.check()
    assert ran.returncode == 1
    assert ran.stderr.splitlines() == [
        "pytest plain",
        "The checks on plain Python failed: above is what they said.",
    ]


def test_what_fails_compiled_ends_plain_python_too(house: House) -> None:
    house.write("built")
    house.write("wrong-page")
    ran = house.check()
    assert ran.returncode == 1
    assert not house.outlived


def test_a_check_that_fails_ends_the_build_and_has_the_last_word(house: House) -> None:
    house.write("wrong")
    ran = house.check()
    assert ran.returncode == 1
    assert ran.stderr == "The client is wrong.\n"
    assert not house.outlived
    assert not (house.root / ".build" / "compiled").exists()


def test_a_build_that_fails_has_the_last_word(house: House) -> None:
    house.write("refusal", "no room left\n")
    house.write("built")
    ran = house.check()
    assert ran.returncode == 1
    assert ran.stderr.splitlines() == [
        "no room left",
        "The engine could not be compiled: above is what the build said.",
    ]
    assert "pytest" not in ran.stdout


def test_root_gets_the_compiler_installed(house: House) -> None:
    house.write("packages")
    house.write("user", "0")
    house.write("built")
    ran = house.check()
    assert ran.returncode == 0, ran.stderr
    assert (house.root / "packages").read_text().split("\n")[0].endswith(GCC)


def test_others_are_told_what_to_install(house: House) -> None:
    house.write("packages")
    ran = house.check()
    assert ran.returncode == 1
    assert f"sudo apt install {GCC}\n" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert not (house.root / "packages").read_text()


def test_setting_up_needs_no_compiler(house: House) -> None:
    house.write("packages")
    assert house.check("--setup").returncode == 0

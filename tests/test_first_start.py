"""`./play`: the table is set at once, the engine is compiled meanwhile, and nothing is ever half done."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PLAY = Path(__file__).parent.parent / "play"
PATIENCE = 120

# In place of uv: it installs an "orrery" that says where it would take its modules from. Compiling waits until the
# file "go" is there, notes each attempt, and fails with the words in "refusal".
UV = """#!/bin/sh
set -eu
case "$*" in
*" -r "*) ;; # packages
"venv --clear "*) mkdir -p .venv/bin && ln -sf "$REAL_PYTHON" .venv/bin/python ;;
"pip install "*)
  if [ "${ORRERY_MYPYC:-}" = 1 ]; then
    echo $$ >>attempts
    while [ ! -e go ]; do sleep 0.02; done
    if [ -e refusal ]; then cat refusal && exit 1; fi
    while [ "$1" != --target ]; do shift; done
    mkdir -p "$2/orrery"
  elif [ "${ORRERY_MYPYC:-}" ]; then
    echo "installed with ORRERY_MYPYC=$ORRERY_MYPYC"
    if [ -e obstacle ]; then cat obstacle; fi
    printf '#!/bin/sh\\necho "modules: ${PYTHONPATH:-plain} $*"\\n' >.venv/bin/orrery
    chmod +x .venv/bin/orrery
  fi ;;
esac
"""


class House:
    """A copy of ./play with little else."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copy2(PLAY, root / "play")
        for name in ("src/a.py", "web/a.ts", "pyproject.toml", "hatch_build.py", "requirements/run.txt"):
            (root / name).parent.mkdir(exist_ok=True)
            (root / name).write_text("1")
        tools = root / "tools"
        tools.mkdir()
        (tools / "uv").write_text(UV)
        (tools / "uv").chmod(0o755)
        inherited = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "ORRERY_MYPYC")}
        path = f"{tools}{os.pathsep}{os.environ['PATH']}"
        self.env = {**inherited, "PATH": path, "PYTHON": sys.executable, "REAL_PYTHON": sys.executable}

    def start(self, **env: str) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        command = [str(self.root / "play"), "games"]
        return subprocess.Popen(command, cwd="/", env={**self.env, **env}, stdout=pipe, stderr=pipe, text=True)

    def play(self, **env: str) -> tuple[str, str]:
        """What the game printed, and what was said about setting it up."""
        child = self.start(**env)
        said = child.communicate(timeout=PATIENCE)
        assert child.returncode == 0, said
        return said

    def mark(self, name: str, text: str = "") -> None:
        (self.root / name).write_text(text)

    @property
    def attempts(self) -> list[int]:
        file = self.root / "attempts"
        return [int(line) for line in file.read_text().split()] if file.exists() else []

    def wait_for(self, name: str) -> None:
        deadline = time.monotonic() + PATIENCE
        file = self.root / name
        while not file.exists() or not file.stat().st_size:  # a shell makes a file before it writes to it
            assert time.monotonic() < deadline, name
            time.sleep(0.02)

    @property
    def compiled(self) -> str:
        return f"modules: {self.root}/.venv/compiled games\n"


PLAIN = "modules: plain games\n"
BESIDE = "being compiled beside the game"


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_the_first_start_does_not_wait_for_the_compiler_and_a_later_one_has_its_work(house: House) -> None:
    printed, said = house.play()
    assert printed == PLAIN
    assert BESIDE in said
    house.wait_for("attempts")
    printed, said = house.play()  # still being compiled: nobody begins again
    assert printed == PLAIN
    assert BESIDE in said
    house.mark("go")
    house.wait_for(".venv/compiled/.key")
    assert house.play() == (house.compiled, "")
    assert len(house.attempts) == 1


def test_sources_that_changed_are_played_at_once_and_compiled_anew(house: House) -> None:
    house.mark("go")
    house.play()
    house.wait_for(".venv/compiled/.key")
    house.mark("src/a.py", "2")
    printed, said = house.play()
    assert printed == PLAIN
    assert BESIDE in said


def test_a_build_that_was_killed_is_begun_again(house: House) -> None:
    house.play()
    house.wait_for("attempts")
    os.kill(house.attempts[0], signal.SIGKILL)
    house.mark("go")
    deadline = time.monotonic() + PATIENCE
    while house.play()[0] != house.compiled:
        assert time.monotonic() < deadline
    assert len(house.attempts) == 2
    assert not (house.root / ".venv" / "compiling").exists()


def test_two_first_starts_at_once_set_up_and_compile_once(house: House) -> None:
    both = [house.start(), house.start()]
    said = [child.communicate(timeout=PATIENCE) for child in both]
    assert [printed for printed, _ in said] == [PLAIN, PLAIN]
    assert sum("Setting up" in errors for _, errors in said) == 1
    house.mark("go")
    house.wait_for(".venv/compiled/.key")
    assert len(house.attempts) == 1


def test_what_the_compiler_refuses_is_told_once_and_not_tried_again(house: House) -> None:
    house.mark("refusal", "[orrery] ORRERY_MYPYC=1, but the engine cannot be compiled: no room left\n")
    house.mark("go")
    house.play()
    house.wait_for(".venv/.trouble")
    slower = "The engine stays plain Python, the same but slower: no room left\n"
    assert [house.play() for _ in range(2)] == [(PLAIN, slower), (PLAIN, "")]
    assert len(house.attempts) == 1


def test_without_a_compiler_nothing_is_tried(house: House) -> None:
    house.mark("obstacle", "[orrery] The engine stays plain Python, the same but slower: no C compiler\n")
    printed, said = house.play()
    assert printed == PLAIN
    assert "no C compiler" in said
    assert BESIDE not in said
    assert house.play() == (PLAIN, "")
    assert not house.attempts


def test_whoever_wants_it_compiled_waits_for_it(house: House) -> None:
    house.mark("go")
    assert house.play(ORRERY_MYPYC="1")[0] == house.compiled
    assert house.play(ORRERY_MYPYC="0")[0] == PLAIN
    house.mark("src/a.py", "2")
    house.mark("refusal", "no")
    child = house.start(ORRERY_MYPYC="1")
    printed, said = child.communicate(timeout=PATIENCE)
    assert (child.returncode, printed) == (1, "")
    assert "start without ORRERY_MYPYC" in said


def test_whoever_does_not_want_it_compiled_never_has_it_compiled(house: House) -> None:
    printed, said = house.play(ORRERY_MYPYC="0")
    assert printed == PLAIN
    assert BESIDE not in said
    assert "ORRERY_MYPYC=0" in (house.root / ".venv.log").read_text()
    assert not house.attempts

"""What only a process of its own shows: signals, pipes and a real terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import orrery
from orrery.play.transcript import read_data

COMMAND = [sys.executable, "-m", "orrery"]


def environment(folder: Path) -> dict[str, str]:
    source = str(Path(orrery.__file__).parent.parent)
    return {
        **os.environ,
        "PYTHONPATH": source,
        "XDG_STATE_HOME": str(folder / "state"),
        "COLUMNS": "100",
        "TERM": "xterm",
    }


def test_the_version_names_the_build_and_the_rules(tmp_path: Path) -> None:
    ran = subprocess.run([*COMMAND, "--version"], env=environment(tmp_path), capture_output=True, text=True)
    rules = r"[\w: ]+ rules \d+(, [\w: ]+ rules \d+)*"
    assert re.fullmatch(rf"orrery \S+ \((compiled|pure Python); {rules}\)\n", ran.stdout)


def test_the_version_does_not_wait_for_the_other_commands(tmp_path: Path) -> None:
    program = "import sys, orrery.cli; orrery.cli.run(['--version']); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], env=environment(tmp_path), capture_output=True, text=True)
    loaded = ran.stdout.split()
    assert "orrery.cli" in loaded
    assert not [name for name in loaded if name.startswith(("orrery.bots", "orrery.play", "rich", "orrery.cli.play"))]


def test_nets_are_multiplied_in_one_thread(tmp_path: Path) -> None:
    """Numpy must not be there before it is told so, and whoever wants more threads gets them."""
    program = """
import os, sys, orrery.cli
early = "numpy" in sys.modules
orrery.cli.run(["--version"])
print(early, os.environ["OMP_NUM_THREADS"], os.environ["OPENBLAS_NUM_THREADS"])"""
    wish = {"OPENBLAS_NUM_THREADS": "3"}
    told = {name: value for name, value in environment(tmp_path).items() if not name.endswith("_NUM_THREADS")}
    ran = subprocess.run([sys.executable, "-c", program], env=told | wish, capture_output=True, text=True)
    assert ran.stdout.splitlines()[-1] == "False 1 3"


def test_a_reader_that_has_enough_ends_it_silently(tmp_path: Path) -> None:
    line = f"{sys.executable} -m orrery rules ultramassive | head -n 1"
    ran = subprocess.run(["sh", "-c", line], env=environment(tmp_path), capture_output=True, text=True)
    assert "ULT-COMP-01" in ran.stdout
    assert ran.stderr == ""


def shell_line(folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    """A line for the shell, in which `orrery` is this one."""
    function = f'orrery() {{ {sys.executable} -m orrery "$@"; }}\n'
    return subprocess.run(
        ["sh", "-c", function + line], cwd=folder, env=environment(folder), capture_output=True, text=True
    )


def test_a_closed_input_is_one_that_has_ended(tmp_path: Path) -> None:
    ran = shell_line(tmp_path, "orrery play --seats me,random --seed 1 <&-")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "The game is unfinished. Nothing was chosen yet." in ran.stdout


def test_a_closed_output_is_no_trouble(tmp_path: Path) -> None:
    ran = shell_line(tmp_path, "orrery games >&-")
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
@pytest.mark.parametrize("command", ["games", "games --json", "play --seats me,random --seed 1"])
def test_an_output_that_is_full_gets_a_sentence(tmp_path: Path, command: str) -> None:
    ran = shell_line(tmp_path, f"orrery {command} >/dev/full </dev/null")
    assert ran.returncode == 1
    assert ran.stderr == "The computer does not let Orrery go on: No space left on device.\n"


def test_a_disk_that_takes_no_more_is_told_with_the_exit_code(tmp_path: Path) -> None:
    ran = shell_line(tmp_path, "ulimit -f 4; orrery play --seats random,random --seed 3 --save g.json 2>&1 | cat; :")
    assert "Cannot write g.json: File too large." in ran.stdout
    assert "could not be kept" in ran.stdout
    assert "The game is kept" not in ran.stdout
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []


def test_a_terminal_of_plain_letters_gets_a_drawing_too(tmp_path: Path) -> None:
    plain = {**environment(tmp_path), "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(
        [*COMMAND, "play", "--quick"], env=plain, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    assert "+B1----" in ran.stdout
    assert "|oA1 " in ran.stdout
    assert "o open Wormhole   x closed Wormhole   ## covered" in ran.stdout
    assert "?" not in ran.stdout


class Terminal:
    """A command in a terminal of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.screen, inside = pty.openpty()
        # a job in the background may ignore Ctrl-C, and its children would as well
        heeded = signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            self.process = subprocess.Popen(
                [*COMMAND, *arguments], cwd=folder, env=environment(folder), stdin=inside, stdout=inside, stderr=inside
            )
        finally:
            signal.signal(signal.SIGINT, heeded)
        os.close(inside)

    def wait_for(self, words: str) -> str:
        """All that was printed until these words; the words after the last answer are what counts."""
        printed = ""
        end = time.monotonic() + 600  # on however busy a machine
        while words not in printed:
            assert time.monotonic() < end, f"'{words}' never came: {printed[-2000:]}"
            if select.select([self.screen], [], [], 0.2)[0]:
                try:
                    piece = os.read(self.screen, 65536).decode(errors="replace")
                except OSError:
                    piece = ""
                assert piece or words in printed, f"it ended before '{words}': {printed[-2000:]}"
                printed += piece
        return printed

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, and again when nothing happens: the first may fall between a prompt and its reading."""
        while not select.select([self.screen], [], [], 1.0)[0]:
            self.process.send_signal(signal.SIGINT)

    def end(self) -> int:
        code = self.process.wait(60)
        os.close(self.screen)
        return code


def test_ctrl_c_says_so_and_loses_nothing(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seats", "me,random", "--seed", "1", "--save", "g.json")
    terminal.wait_for("> ")
    terminal.type("1")
    terminal.wait_for("> ")
    terminal.interrupt()
    printed = terminal.wait_for("--resume g.json")
    assert "Stopped.\r\nThe game is unfinished." in printed
    assert "Traceback" not in printed
    assert terminal.end() == 130
    assert len(read_data(tmp_path / "g.json")["journal"]) >= 1


def test_ctrl_c_rescues_a_game_nobody_saved(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seats", "me,random", "--seed", "1")
    terminal.wait_for("> ")
    terminal.type("1")
    terminal.wait_for("> ")
    terminal.interrupt()
    terminal.wait_for("--resume")
    assert terminal.end() == 130
    [file] = list((tmp_path / "state" / "orrery").iterdir())
    assert len(read_data(file)["journal"]) >= 1


def test_the_screen_is_cleared_before_the_keyboard_is_passed_on(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seats", "me:Ann,me:Ben", "--seed", "7", "--quick")
    first = terminal.wait_for("press Enter.")
    assert "Commitment: " in first
    assert "Gain" not in first
    terminal.type("")
    assert "(you" in terminal.wait_for("> ")
    terminal.type("1")
    handed = terminal.wait_for("press Enter.")
    assert "\x1b[2J\x1b[3J" in handed[: handed.index("Pass the keyboard")]
    assert "in hand" not in handed[handed.index("\x1b[2J") :]
    terminal.type("")
    assert "(you" in terminal.wait_for("> ")
    terminal.type("quit")
    terminal.wait_for("another file name)")
    terminal.type("kept.json")
    assert "--resume kept.json" in terminal.wait_for("unfinished")
    assert terminal.end() == 0
    assert len(read_data(tmp_path / "kept.json")["journal"]) == 1


def test_with_open_hands_the_keyboard_is_passed_on_without_ceremony(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seats", "me:Ann,me:Ben", "--seed", "7", "--quick", "--open")
    printed = terminal.wait_for("> ")
    assert "press Enter" not in printed
    assert "at the keyboard" in printed
    terminal.type("quit")
    terminal.wait_for("another file name)")
    terminal.type("n")
    terminal.wait_for("unfinished")
    assert terminal.end() == 0

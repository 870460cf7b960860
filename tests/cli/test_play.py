from __future__ import annotations

import re
from pathlib import Path

from orrery.play.transcript import disk, read_data
from tests.cli.run import Shell

ONES = "1\n" * 600


def test_a_whole_game_with_a_person_from_standard_input(shell: Shell) -> None:
    ran = shell("play", "ultramassive", "--seats", "me,greedy,random", "--seed", "7", "--save", "g.json", typed=ONES)
    assert ran.code == 0
    assert ran.err == ""
    assert "winner" in ran.out
    assert "The shuffle was fixed by seed 7" in ran.out
    assert read_data(shell.folder / "g.json")["result"]
    assert shell("verify", "g.json").out.startswith("true")


def test_output_to_a_file_has_no_escape_codes(shell: Shell) -> None:
    ran = shell("play", "--seed", "7", "--quick", typed="1\n1\nboard\nhelp\nlog\n")
    assert "\x1b" not in ran.out
    assert "Commitment: " in ran.out


def test_bots_alone_play_to_the_end(shell: Shell) -> None:
    ran = shell("play", "--seats", "random,random", "--seed", "3", "--save", "g.json")
    assert ran.code == 0
    assert "winner" in ran.out
    assert shell("verify", "g.json").code == 0


def test_the_same_seed_plays_the_same_game(shell: Shell) -> None:
    for name in ("a.json", "b.json"):
        shell("play", "--seats", "random,random", "--seed", "3", "--save", name)
    a, b = [read_data(shell.folder / name) for name in ("a.json", "b.json")]
    assert a["journal"] == b["journal"]
    assert a["commitment"] != b["commitment"]


def test_calling_it_with_nothing_welcomes_and_begins(shell: Shell) -> None:
    ran = shell("play")
    assert ran.code == 0
    assert "ULTRAMASSIVE: " in ran.out
    assert "Type the number of your choice." in ran.out
    assert "The game is unfinished. Nothing was chosen yet." in ran.out


def test_the_end_of_the_input_keeps_the_game_and_it_goes_on(shell: Shell) -> None:
    first = shell("play", "--seats", "me,random", "--seed", "7", "--save", "g.json", typed="1\n2\n3\n")
    assert first.code == 0
    assert "The game is unfinished. Go on another time with: orrery play --resume g.json" in first.out
    choices = read_data(shell.folder / "g.json")["journal"]
    assert len(choices) >= 3

    second = shell("play", "--resume", "g.json", typed=ONES)
    assert f"Resumed after {len(choices)} choices" in second.out
    data = read_data(shell.folder / "g.json")
    assert data["journal"][: len(choices)] == choices
    assert data["result"]
    assert shell("verify", "g.json").code == 0


def test_resuming_leaves_the_names_and_may_change_who_sits_there(shell: Shell) -> None:
    shell("play", "--seats", "me:Ann,greedy", "--seed", "7", "--save", "g.json", typed="1\n")
    ran = shell("play", "--resume", "g.json", "--seats", "random,random", "--save", "h.json")
    assert ran.code == 0
    assert read_data(shell.folder / "h.json")["names"] == ["Ann", "Bruno"]
    assert read_data(shell.folder / "h.json")["people"] == []
    assert len(read_data(shell.folder / "g.json")["journal"]) < 30


def test_an_unsaved_game_is_saved_when_asked(shell: Shell) -> None:
    ran = shell("play", "--seed", "7", typed="1\nsave mine.json\n2\nquit\n")
    assert "orrery play --resume mine.json" in ran.out
    assert len(read_data(shell.folder / "mine.json")["journal"]) >= 2


def test_saving_without_a_name_finds_one(shell: Shell) -> None:
    shell("play", "--seed", "7", typed="1\nsave\n")
    assert [path.suffix for path in shell.folder.glob("ultramassive-*")] == [".json"]


def test_every_kind_of_order(shell: Shell) -> None:
    typed = "\n".join(
        [
            "",
            "0",
            "99",
            "9" * 5000,
            "sing",
            "why",
            "why B3",
            "why warp B3",
            "why play AC-05",
            "why Twin Taps",
            "why unicorns",
            "undo",
            "? 77",
            "? 1",
            "preview 2",
            "rules ULT-ORBIT-04",
            "rules unicorns",
            "play card:AC-01",
            "warp space:2",
            "undo",
            "board",
            "log",
            "help",
            "quit",
        ]
    )
    ran = shell("play", "--seats", "me:Ann,greedy", "--seed", "1", typed=typed)
    assert ran.code == 0
    expected = [
        "Nothing was typed. Type a number from 1 to 13, or help.",
        "There is no option 0; type a number from 1 to 13.",
        "There is no option 99;",
        "'sing' means nothing here.",
        "Why what?",
        "Put the next Wormhole on B3: yes, that is option 3.",
        "Play Spiral Infall: not now. Action Cards are played in your Actions phase. (ULT-ACT-02)",
        "Discover Twin Taps: not now.",
        "Nothing here is called 'unicorns'",
        "There is nothing to take back",
        "There is no option 77;",
        "A stack here can jump to its other end",
        "You put A-Wormhole 1 on B1.",
        "ULT-ORBIT-04",
        "No rule speaks of 'unicorns'",
        "Action Cards are played in your Actions phase. (ULT-ACT-02)",
        "Ann puts A-Wormhole 1 on B3.",
        "Taken back.",
        "take back your last choice",
        "The game is unfinished.",
    ]
    at = 0
    flat = " ".join(ran.out.split())
    for sentence in expected:
        assert sentence in flat[at:], sentence
        at = flat.index(sentence, at)


def test_long_words_are_repeated_in_short(shell: Shell) -> None:
    long = "x" * 5000
    lines = [long, f"why {long}", f"rules {long}", f"? {'9' * 5000}", "9" * 5000, f"save {long}", "sing\x1b[2J", "quit"]
    ran = shell("play", "--seats", "me:Ann,greedy", "--seed", "1", typed="\n".join(lines))
    assert f"'{'x' * 59}…' means nothing here" in ran.out
    assert "'sing?[2J' means nothing here" in ran.out
    assert "File name too long" in ran.out
    assert "x" * 61 not in "".join(ran.out.split())
    assert "9" * 61 not in "".join(ran.out.split())
    assert "\x1b" not in ran.out


def test_people_at_one_keyboard_see_only_their_own_hands(shell: Shell) -> None:
    ran = shell("play", "--seats", "me:Ann,me:Ben", "--seed", "7", "--save", "g.json", typed="1\n" * 60)
    parts = re.split(r"=+ (Ann|Ben) at the keyboard =+", ran.out)[1:]
    turns = list(zip(parts[::2], parts[1::2], strict=True))
    assert {name for name, _ in turns} == {"Ann", "Ben"}
    for name, printed in turns:
        other = {"Ann": "Ben", "Ben": "Ann"}[name]
        assert f"Drawn by {other}" not in printed
        assert len(re.findall(r"│ hidden .*in hand", printed)) == len(re.findall(rf"─  {other}\b", printed))
    assert len([name for name, _ in turns]) > 2


def test_open_hands_show_everybody_the_same(shell: Shell) -> None:
    ran = shell("play", "--seats", "me,random", "--seed", "7", "--quick", "--open", typed="")
    assert "in hand" not in ran.out
    assert ran.out.count("│ card ") == 6


def test_a_resumed_game_can_take_back_what_was_chosen_before(shell: Shell) -> None:
    shell("play", "--seats", "me,greedy", "--seed", "1", "--save", "g.json", typed="1\n")
    ran = shell("play", "--resume", "g.json", typed="undo\n")
    assert "Taken back." in ran.out


def test_another_game_in_the_file_is_announced_and_kept(shell: Shell) -> None:
    shell("play", "--seed", "1", "--save", "g.json", typed="1\n")
    first = (shell.folder / "g.json").read_bytes()
    ran = shell("play", "--seed", "2", "--save", "g.json", typed="1\n")
    assert "g.json holds another game" in ran.out
    assert "g.json held another game, which is now in g.json~." in ran.out
    assert (shell.folder / "g.json~").read_bytes() == first


def test_a_game_left_before_its_first_choice_does_not_replace_another(shell: Shell) -> None:
    shell("play", "--seed", "1", "--save", "g.json", typed="1\n")
    first = (shell.folder / "g.json").read_bytes()
    shell("play", "--seats", "me,greedy", "--seed", "1", "--save", "g.json", typed="")
    assert (shell.folder / "g.json").read_bytes() == first


def full_disk(shell: Shell, *but: str) -> None:
    """From now on nothing can be written, except in directories of these names."""
    real = disk.write_beside

    def refuse(target: Path, text: str) -> Path:
        if target.parent.name in but:
            return real(target, text)
        raise OSError(28, "No space left on device")

    shell.monkeypatch.setattr(disk, "write_beside", refuse)


def saved_state(shell: Shell) -> list[Path]:
    return list((shell.folder / "state" / "orrery").glob("*.json"))


def test_a_link_is_followed_to_the_file_that_it_names(shell: Shell) -> None:
    (shell.folder / "games").mkdir()
    link = shell.folder / "g.json"
    link.symlink_to(Path("games", "mine.json"))
    for _ in range(2):
        assert shell("play", "--seats", "random,random", "--seed", "3", "--save", "g.json").code == 0
        assert link.is_symlink()
    assert sorted(path.name for path in (shell.folder / "games").iterdir()) == ["mine.json", "mine.json~"]


def test_a_disk_that_fills_up_does_not_end_the_game(shell: Shell) -> None:
    full_disk(shell)
    ran = shell("play", "--seats", "me,random", "--seed", "1", "--save", "g.json", typed=ONES)
    assert "No space left on device. Choose another place for the file. The game goes on unsaved" in " ".join(
        ran.out.split()
    )
    assert "winner" in ran.out
    assert ran.code == 1
    assert "kept in" not in ran.out
    assert ran.err == "The game could not be kept, neither there nor anywhere else.\n"
    assert saved_state(shell) == []
    assert not (shell.folder / "g.json").exists()


def test_a_finished_game_whose_file_fails_is_kept_elsewhere(shell: Shell) -> None:
    full_disk(shell, "orrery")
    ran = shell("play", "--seats", "random,random", "--seed", "3", "--save", "g.json")
    assert ran.code == 1
    [file] = saved_state(shell)
    assert ran.err == f"The game is not in g.json but kept in {file}; check it with: orrery verify {file}\n"
    assert "goes on unsaved" not in ran.out
    assert shell("verify", str(file)).code == 0


def test_leaving_with_a_file_that_fails_names_the_one_that_holds_the_game(shell: Shell) -> None:
    shell("play", "--seats", "me,random", "--seed", "1", "--save", "g.json", typed="1\n")
    before = (shell.folder / "g.json").read_bytes()
    full_disk(shell, "orrery")
    ran = shell("play", "--resume", "g.json", typed="1\nquit\n")
    assert ran.code == 1
    [file] = saved_state(shell)
    assert "--resume g.json" not in ran.out
    assert f"--resume{file}" in "".join(ran.out.split())
    assert (shell.folder / "g.json").read_bytes() == before
    assert len(read_data(file)["journal"]) > len(read_data(shell.folder / "g.json")["journal"])


def test_leaving_when_nothing_can_be_written_says_so(shell: Shell) -> None:
    full_disk(shell)
    ran = shell("play", "--seats", "me,random", "--seed", "1", "--save", "g.json", typed="1\nquit\n")
    assert ran.code == 1
    assert "The game is unfinished. It was not saved." in ran.out


def test_a_name_that_no_file_can_have_does_not_end_the_game(shell: Shell) -> None:
    ran = shell("play", "--seats", "me,random", "--seed", "1", typed="1\nsave a\0b\nsave b.json\n")
    assert ran.code == 0
    assert "Cannot write 'a\\x00b'" in ran.out
    assert "--resume b.json" in ran.out


def test_what_nobody_expected_ends_the_game_but_does_not_lose_it(shell: Shell) -> None:
    def explode(*_: object) -> None:
        raise ZeroDivisionError

    shell.monkeypatch.setattr("orrery.cli.orders.look_up", explode)
    ran = shell("play", "--seats", "me,random", "--seed", "1", typed="1\n2\nrules x\n")
    assert ran.code == 70
    [file] = saved_state(shell)
    assert f"go on with: orrery play --resume {file}\n" in ran.err
    assert "Something is broken inside Orrery (ZeroDivisionError)" in ran.err
    assert len(read_data(file)["journal"]) >= 2

    ran = shell("play", "--seats", "me,random", "--seed", "1", "--save", "g.json", typed="1\n2\nrules x\n")
    assert "go on with: orrery play --resume g.json\n" in ran.err
    assert saved_state(shell) == [file]


def test_flags_mean_what_the_game_has(shell: Shell) -> None:
    quick = shell("play", "laniakea", "--seats", "me,random", "--seed", "7", "--quick", typed="")
    assert "Choose a Celestial" not in quick.out
    assert "to choose" in quick.out
    refused = shell("play", "laniakea", "--seats", "me,random", "--open", typed="")
    assert "has nothing that --open could mean; see: orrery games laniakea" in " ".join(refused.err.split())

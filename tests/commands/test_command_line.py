"""The subcommands that question the law, and wrong command lines."""

import argparse
import json
import platform
import re
import tomllib
from pathlib import Path

import pytest

import assistant
from assistant.cli import main
from assistant.commands import mends, version
from assistant.engine.kernel import kernel as kernel_module
from assistant.engine.kernel.names import LAST
from assistant.narration.catalog import languages
from assistant.options import _OPTIONS as OPTIONS
from assistant.options import COMMANDS, parse
from assistant.rules.regulation import REGULATIONS
from assistant.wanted_language import language_wanted
from tests.app.support.processes import ROOT, damavoce, environment

FAMOUS = "W:WK11:B5,K6,K13,K14,K21"


def answers(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> list[dict]:
    assert main(arguments) == status
    told = capsys.readouterr()
    assert told.err == ""
    return [json.loads(line) for line in told.out.splitlines()]


def test_legal_lists_every_capture_sequence_sorted_by_path(capsys) -> None:
    (line,) = answers(capsys, "legal", "--rules", "italian", FAMOUS)
    assert line == {
        "fen": FAMOUS,
        "rules": "italian",
        "moves": [{"move": "11x18x9x2x11", "path": [11, 18, 9, 2, 11], "captured": [14, 13, 5, 6]}],
    }
    (line,) = answers(
        capsys, "legal", "--rules", "international", "B:W21,42,K14,K22,K23,K31,K41,K43,K44:B39,K24,K27"
    )
    paths = [move["path"] for move in line["moves"]]
    assert len(paths) == 4
    assert paths == sorted(paths)


def test_legal_answers_bad_positions_on_their_line_and_all_the_others(capsys) -> None:
    lines = answers(capsys, "legal", "--rules", "italian", FAMOUS, "W:W1:B", "", "W:W:B1", status=1)
    assert [list(line) for line in lines] == [
        ["fen", "rules", "moves"],
        ["error", "input"],
        ["error", "input"],
        ["fen", "rules", "moves"],
    ]
    assert lines[1]["input"] == "W:W1:B"
    assert lines[1]["error"].startswith("Nella casella 1 c'è una pedina")
    assert lines[3]["moves"] == []


def test_legal_reads_positions_from_standard_input() -> None:
    done = damavoce("legal", "--rules", "italian", lines=b"W:W30:B1\n\n  \n\xff\xfe\nB:WK30:B1.\r\n")
    assert done.returncode == 1
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line.get("fen") for line in lines] == ["W:W30:B1", None, "B:WK30:B1."]
    assert done.stderr == ""


def test_explain_tells_the_reason_the_article_and_what_is_legal(capsys) -> None:
    lines = answers(
        capsys,
        *("explain", "--rules", "italian", "--fen", FAMOUS),
        *("11x25", "11x18x25", "11x2x9x18x11", "11x11", "11x18", "11-15", "7-3"),
    )
    assert lines[0] == {
        "move": "11x25",
        "legal": False,
        "reason": "kings-first",
        "article": "6.9",
        "text": "capo1",
        "instead": ["11x18x9x2x11"],
    }
    told = [(line["reason"], line["article"]) for line in lines]
    assert told == [
        ("kings-first", "6.9"),
        ("most-pieces", "6.6"),
        ("kings-first", "6.9"),
        (None, None),
        ("must-continue", "5.9"),
        ("must-capture", "6.1"),
        ("empty-square", "3.2"),
    ]
    legal = lines[3]
    assert legal["legal"] is True
    assert legal["text"] is None
    assert legal["instead"] is None


def test_explain_names_the_text_of_the_regulation(capsys) -> None:
    (line,) = answers(
        capsys,
        *("explain", "--rules", "italian", "--regulation", "pergioco", "--fen", FAMOUS, "11x25"),
    )
    assert (line["text"], line["article"]) == ("pergioco", "h")
    (line,) = answers(
        capsys,
        *("explain", "--rules", "international", "--regulation", "portuguese", "32-38"),
    )
    assert (line["text"], line["article"], line["reason"]) == ("pt", "3.4", "man-backward")


def test_explain_answers_what_is_no_move_and_no_position(capsys) -> None:
    lines = answers(capsys, "explain", "--rules", "italian", "ciao", "22-18", "22", status=1)
    assert [line.get("legal") for line in lines] == [None, True, None]
    assert lines[0]["input"] == "ciao"
    (line,) = answers(capsys, "explain", "--rules", "italian", "--fen", "x", "22-18", status=1)
    assert line["input"] == "x"


def test_perft_counts_with_the_kernel_too(capsys) -> None:
    lines = answers(capsys, "perft", "--rules", "italian", "--depth", "5", "--with", "kernel")
    assert [line["nodes"] for line in lines] == [7, 49, 302, 1469, 7361]
    assert {line["with"] for line in lines} == {"kernel"}
    fen = "B:W6,9,10,11,20,21,22,23,30,33,37,41,42,43,44,46,K31:BK17,K24"
    unique = answers(
        capsys,
        *("perft", "--rules", "international", "--depth", "3", "--unique", "--with", "kernel"),
        *("--fen", fen),
    )
    assert [line["nodes"] for line in unique] == [14, 55, 1168]


@pytest.mark.parametrize("language", languages())
def test_more_captures_than_the_kernel_has_room_for_are_told(
    capsys, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(kernel_module, "MOVES", LAST + 1)
    arguments = ("perft", "--rules", "italian", "--depth", "2", "--with", "kernel", "--lang", language)
    assert main(arguments) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert "--with law" in told.err
    assert len(told.err.splitlines()) == 1


def test_perft_counts_each_depth(capsys) -> None:
    lines = answers(capsys, "perft", "--rules", "italian", "--depth", "5")
    assert [line["nodes"] for line in lines] == [7, 49, 302, 1469, 7361]
    assert [line["depth"] for line in lines] == [1, 2, 3, 4, 5]
    assert {line["with"] for line in lines} == {"law"}
    unique = answers(
        capsys,
        *("perft", "--rules", "international", "--depth", "3", "--unique"),
        *("--fen", "B:W6,9,10,11,20,21,22,23,30,33,37,41,42,43,44,46,K31:BK17,K24"),
    )
    assert [line["nodes"] for line in unique] == [14, 55, 1168]


WRONG = [
    ("plya",),
    ("play", "x"),
    ("--lvel", "3"),
    ("--level", "11"),
    ("--level", "0"),
    ("--level", "x"),
    ("--level",),
    ("--level", "3", "--movetime", "2"),
    ("--movetime", "nan"),
    ("--movetime", "-1"),
    ("--seed", "9" * 5000),
    ("--rules", "russian"),
    ("--rules", "italian", "--regulation", "portuguese"),
    ("--rules", "international", "--regulation", "pergioco"),
    ("--lang", "xx"),
    ("--white", "nobody"),
    ("--white", "human:a\x1bb"),
    ("--white", "human:board:blind"),
    ("--black", "human:board"),
    ("--black", "human:Anna:board"),
    ("--coach", "loud"),
    ("--fen", "W:W1:B"),
    ("--rules", "international", "--promotional"),
    ("--regulation", "pergioco", "--promotional"),
    ("--score", "sometimes"),
    ("--clock", "5 minutes"),
    ("--white-clock", "0"),
    ("--clock-after", "speech"),
    ("--listen", "loud"),
    ("--input-device",),
    ("legal",),
    ("legal", "--rules"),
    ("explain", "--rules", "italian"),
    ("perft", "--rules", "italian"),
    ("perft", "--rules", "italian", "--depth", "0"),
    ("perft", "--rules", "italian", "--depth", "2", "--with", "fingers"),
    ("analyse",),
    ("analyse", "--rules", "italian", "--depth", "0"),
    ("analyse", "--rules", "italian", "--depth", "101"),
    ("analyse", "--rules", "italian", "--movetime", "-1"),
    ("analyse", "--rules", "italian", "--depth", "5", "--movetime", "1"),
    ("bench", "sound"),
    ("--rules", "italian", "--rules"),
    ("--unique=3",),
    ("",),
]


@pytest.mark.parametrize("arguments", WRONG, ids=lambda arguments: " ".join(arguments)[:40])
@pytest.mark.parametrize("language", ["it", "en"])
def test_a_wrong_command_line_is_told_in_one_plain_sentence(
    arguments: tuple[str, ...], language: str, capsys, monkeypatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.strip().isprintable()
    assert told.err.endswith(".\n")
    first = told.err.split()[0]
    assert first


def test_a_bad_position_is_told_of_to_the_end_of_the_sentence(capsys) -> None:
    for fen, told in (
        ("W:W:B1-40", '"1-40" non è una casella di questa damiera.'),
        ("W:W31:B31", "La casella 31 è occupata due volte: togli un pezzo."),
        ("W:W2:B", "Nella casella 2 c'è una pedina sulla base avversaria: lì è dama, scrivi K2."),
    ):
        assert main(["--lang", "it", "--fen", fen]) == 2
        assert capsys.readouterr().err == told + "\n"


def test_the_language_may_stand_before_the_subcommand(capsys) -> None:
    for language in (["--lang", "en"], ["--lang=en"]):
        assert main([*language, "legal", "--rules", "italian", "x"]) == 1
        assert "cannot read" in capsys.readouterr().out


ALWAYS_JSON = ("legal", "explain", "perft", "analyse", "hear", "understand", "message")


@pytest.mark.parametrize("language", languages())
def test_help_names_every_command_and_is_short(language: str, capsys) -> None:
    assert main(["--help", "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) < 25
    names = [line.partition(":")[0] for line in lines]
    for name in (*COMMANDS, "install", "test", "--version"):
        assert names.count(name) == 1, name
    for form in (["-h"], ["--lang", language, "-h"], [f"--lang={language}", "--help"]):
        assert main([*form, "--lang", language]) == 0
        assert capsys.readouterr().out.splitlines() == lines


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_a_help_of_its_own_with_its_options(
    command: str, language: str, capsys
) -> None:
    parser = argparse.ArgumentParser(add_help=False)
    OPTIONS[command](parser)
    assert main([command, "--help", "--lang", language]) == 0
    text = capsys.readouterr().out
    assert re.match(re.escape(mends.command_line(command)) + "[ :]", text)
    options = {name for action in parser._actions for name in action.option_strings}
    if command in ALWAYS_JSON:
        options.discard("--json")
    assert set(re.findall(r"--[a-z-]+", text)) == options
    others = [name for name in COMMANDS if f"run.py {name}" in text]
    assert others == [command]
    if command == "play":
        for regulation in REGULATIONS:
            assert regulation.name in text


def test_help_among_the_options_of_a_game_is_about_a_game(capsys) -> None:
    main(["play", "-h"])
    wanted = capsys.readouterr().out
    for given in (["--level", "3", "--help"], ["--help", "--cells", "20"], ["--help", "--version"]):
        assert main(given) == 0
        assert capsys.readouterr().out == wanted


def test_outside_a_checkout_help_names_the_command_that_is_installed(capsys, monkeypatch) -> None:
    monkeypatch.setattr(mends.has_installer, "__defaults__", (Path("/nowhere"),))
    monkeypatch.setattr(mends.command_line, "__kwdefaults__", {"home": Path("/nowhere")})
    assert main(["--help", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert "To play: damavoce." in text
    assert "run.py" not in text
    assert "install:" not in text
    assert main(["explain", "--help", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("damavoce explain --rules R")


@pytest.mark.parametrize("language", languages())
def test_an_unknown_command_is_told_with_all_that_there_are(language: str, capsys) -> None:
    for given in (["plya"], ["plya", "--help"]):
        assert main([*given, "--lang", language]) == 2
        told = capsys.readouterr().err
        assert told.endswith(": " + ", ".join([*COMMANDS, "install", "test"]) + ".\n")


def test_what_may_be_written_instead_is_told_whole_and_what_was_written_is_not(capsys) -> None:
    assert main(["--lang", "en", "bench", "x" * 100]) == 2
    quoted = "x" * 40 + "..."
    takes = "rules, search, dialogue, journal, correspondence, voice, board, all"
    told = f'bench does not take "{quoted}". It takes: {takes}.\n'
    assert capsys.readouterr().err == told


@pytest.mark.parametrize("language", languages())
def test_the_version_is_told_with_python_and_the_parts(language: str, capsys, monkeypatch) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == assistant.VERSION
    assert [*version.PARTS] == [
        extra for extra in project["optional-dependencies"] if extra not in ("test", "train")
    ]
    there = {"pyttsx3", "sounddevice", "serial"}
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name if name in there else None)
    for wanted in ([f"--lang={language}"], ["--lang", language]):
        assert main([*wanted, "--version"]) == main(["--version", *wanted]) == 0
        first, again = capsys.readouterr().out.splitlines()
        assert first == again
    assert main(["--version", "--lang", language]) == 0
    line = capsys.readouterr().out
    assert line.startswith(f"damavoce {assistant.VERSION}, Python {platform.python_version()}. ")
    assert ": voice, board. " in line
    assert ": reader, listen, fast; " in line
    assert line.endswith(f"{mends.to_try_again()}.\n")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name)
    assert main(["--version", "--lang", language]) == 0
    assert capsys.readouterr().out.endswith(": voice, reader, listen, board, fast.\n")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert main(["--version", "--lang", language]) == 0
    assert "voice, reader, listen, board, fast; " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "environment", "expected"),
    [
        (["--lang", "en"], {"LANG": "it_IT.UTF-8"}, "en"),
        (["--lang=en"], {}, "en"),
        ([], {"LANG": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "it_IT.UTF-8"}, "it"),
        ([], {}, "en"),
        ([], {"LC_ALL": "C.UTF-8", "LANG": "en_US"}, "en"),
        ([], {"LC_ALL": "it_IT", "LANG": "en_US"}, "it"),
        ([], {"LC_MESSAGES": "en_US", "LANG": "it_IT"}, "en"),
        (["--lang", "xx"], {"LANG": "en_US"}, "en"),
        ([], {"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ([], {"LANG": "pt_PT.UTF-8"}, "pt"),
        ([], {"LANG": "pt"}, "pt"),
        ([], {"LC_ALL": "pt_BR@x", "LANG": "it_IT"}, "pt-BR"),
        (["--lang", "pt-BR"], {"LANG": "it_IT"}, "pt-BR"),
        (["--lang=pt_BR"], {}, "pt-BR"),
        (["--lang", "pt"], {"LANG": "pt_BR"}, "pt"),
        (["--lang"], {"LANG": "italiano"}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_the_systems_else_english(
    given: list[str], environment: dict[str, str], expected: str
) -> None:
    assert language_wanted(given, environment=environment) == expected


def test_a_language_that_was_remembered_comes_before_the_systems_and_after_the_one_asked_for() -> None:
    assert language_wanted([], "pt", {"LANG": "en_US"}) == "pt"
    assert language_wanted(["--lang", "it"], "pt", {"LANG": "en_US"}) == "it"
    assert language_wanted([], "xx", {"LANG": "en_US"}) == "en"
    assert language_wanted([], "pt-BR", {"LANG": "pt_PT"}) == "pt-BR"


@pytest.mark.parametrize("written", ["pt-BR", "pt_BR", "pt-br", "PT_BR"])
def test_brazilian_is_asked_for_by_the_names_that_systems_give_it(written: str) -> None:
    assert parse(["--lang", written]).lang == "pt-BR"
    assert parse(["hear", "--rules", "italian", f"--lang={written}", "a.wav"]).lang == "pt-BR"


def test_brazilian_is_spoken_from_the_first_line_on() -> None:
    settings = {"LC_ALL": "pt_BR.UTF-8", "LANG": "it_IT.UTF-8"}
    done = damavoce("--verbosity", "1", lines="xyz\nsair\nsim\n", env=environment(**settings))
    assert done.returncode == 0
    assert "leitores de tela" in done.stdout
    assert "Digite um lance" in done.stdout


def test_a_fen_with_bytes_that_are_no_text_is_told_of() -> None:
    done = damavoce("legal", "--rules", "italian", "W:W\udcff:B1", lines=b"")
    assert done.returncode == 1
    assert json.loads(done.stdout)["error"]

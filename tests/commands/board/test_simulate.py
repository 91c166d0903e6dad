"""`damavoce board simulate`, as a real process."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from assistant.cli import main
from assistant.narration.catalog import catalog, languages
from tests.app.support.processes import PATIENCE, damavoce, start

serial = pytest.importorskip("serial")

SIMULATE = ("board", "simulate", "--rules", "italian", "--protocol")


def finished(process: subprocess.Popen[bytes]) -> tuple[str, str]:
    out, err = process.communicate(b"quit\n", timeout=PATIENCE)
    assert process.returncode == 0
    return out.decode(), err.decode()


@pytest.mark.parametrize("tcp", [["--tcp"], *([[]] if sys.platform != "win32" else [])])
def test_a_host_plays_with_a_board_that_a_person_moves_by_hand(tcp: list[str]) -> None:
    process = start(*SIMULATE, "tdb", "--pause", "0.01", "--lang", "en", *tcp)
    assert process.stdin
    assert process.stdout
    ready = process.stdout.readline().decode()
    address = re.search(r"at (\S+)\. ", ready)[1]  # type: ignore[index]
    assert address.startswith("socket://") == bool(tcp)
    with serial.serial_for_url(address, timeout=PATIENCE) as port:
        port.write(b"$LED,1,18:on*3E1A\n")
        assert port.read_until(b"OK,").endswith(b"OK,")
        assert process.stdout.readline() == b"Lights: 18 on.\n"
        process.stdin.write(b"22-18\n")
        process.stdin.flush()
        assert process.stdout.readline() == b"Done: 22-18.\n"
        moved = "b" * 12 + "." * 5 + "w..w." + "w" * 10
        assert port.read_until(moved.encode()).endswith(moved.encode())
        process.stdin.write(b"press confirm\n")
        process.stdin.flush()
        assert port.read_until(b"confirm,dn").endswith(b"confirm,dn")
    assert finished(process) == ("Done.\n", "")


def test_a_script_is_done_before_what_is_written(tmp_path: Path) -> None:
    file = tmp_path / "script.txt"
    file.write_text("# a game\n22-18\nfault noisy 0.1\n11-14\nshow\n", "utf-8")
    done = damavoce(*SIMULATE, "dgt", "--pause", "0", "--json", "--script", str(file), lines="18x11\n")
    assert done.returncode == 0
    assert done.stderr == ""
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert [each["told"] for each in told] == ["ready", "moved", "done", "moved", "shown", "moved"]
    assert told[0]["protocol"] == "dgt"
    assert told[4]["faults"] == "noisy 0.1"
    assert told[5]["move"] == "18x11"
    assert all(each["done"] and each["text"] for each in told)


def test_a_script_that_cannot_be_done_or_read(tmp_path: Path) -> None:
    file = tmp_path / "script.txt"
    file.write_bytes(b"22-15\n\xff\xfe\nquit\nlift 99\n")
    done = damavoce(*SIMULATE, "millennium", "--lang", "en", "--script", str(file))
    assert done.returncode == 1
    first, second = done.stderr.splitlines()
    assert first.startswith("22-15 is not a legal move for White in this position.")
    assert second.startswith("I do not understand")
    done = damavoce(*SIMULATE, "dgt", "--lang", "en", "--script", str(tmp_path / "none.txt"))
    assert done.returncode == 1
    assert re.fullmatch(r"I cannot read .*: the system says .*\. Choose another file\.\n", done.stderr)


def test_the_end_of_input_ends_it() -> None:
    done = damavoce(*SIMULATE, "dgt", "--fen", "W:W22:B1", lines="show")
    assert done.returncode == 0
    assert "W:W22:B1" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["board"], "simulate"),
        (["board", "dance"], "dance"),
        (["board", "simulate"], "--protocol"),
        (["board", "simulate", "--protocol", "dgt"], "--rules"),
        (["board", "simulate", "--protocol", "usb"], "usb"),
        ([*SIMULATE, "dgt", "--sense", "occ"], "--sense"),
        ([*SIMULATE, "tdb", "--codes", "chess"], "--codes"),
        ([*SIMULATE, "dgt", "--turned", "4"], "--turned"),
        ([*SIMULATE, "dgt", "--pause", "x"], "--pause"),
        (["board", "simulate", "--protocol", "millennium", "--rules", "international"], "64"),
    ],
)
def test_wrong_usage_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], word: str
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert word in told.err
    assert told.err.count("\n") == 1


def test_a_position_that_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "dgt", "--fen", "W:W1:B"]) == 1
    assert "1" in json.loads(capsys.readouterr().out)["error"]


NONE = {"squares": "none", "address": "none", "held": "none", "lights": "none", "faults": "none"}
SOME = {"squares": "9 on", "address": "x", "held": "w", "lights": "9 on", "faults": "noisy 0.1"}
WORDS = {"move": "22-18", "line": "foo", "side": "white", "moves": "1-2", "detail": "no", "file": "f"}
NUMBERS = {"hertz": "880", "milliseconds": "100", "times": "2", "position": "W:W1:B"}
MESSAGES = (
    *("ready", "done", "moved", "pulled", "plugged", "host", "lit", "buzzed", "vibrated", "shown"),
    *("help", "unclear", "not-legal", "ambiguous", "hand", "no-fen", "no-button", "no-line"),
    *("no-script", "too-small"),
)


@pytest.mark.parametrize("language", languages())
def test_all_that_is_told_are_whole_sentences(language: str) -> None:
    messages = catalog(language)
    for message in MESSAGES:
        for reason in ("no-square", "empty", "occupied", "nothing-held", "too-many", "uncrowned"):
            for values in (NONE | {"buttons": "none"}, SOME | {"buttons": "confirm"}):
                if message in ("ready", "plugged"):
                    values = values | {"address": "x"}
                text = messages.text(
                    f"simulator-{message}",
                    "",
                    protocol="dgt",
                    sensors=values["held"],
                    reason=reason,
                    problem=reason,
                    **values,
                    **WORDS,
                    **NUMBERS,
                )
                assert text[0].isupper() or text[0].isdigit()
                assert text.endswith((".", "!"))
                assert "none" not in text.replace("there are none", "")
                assert not re.search(r"[{}$\n]|  ", text)


def test_every_word_is_explained_in_every_language() -> None:
    from assistant.simulator.faults import SHARES

    verbs = "lift put slide take crown feel turn setup clear press fault pull plug wait show quit"
    for language in languages():
        text = catalog(language).text("simulator-help")
        for word in (*verbs.split(), *SHARES, "slow", "burst", "stuck", "ghost", "broken"):
            assert re.search(rf"\b{word}\b", text), (language, word)

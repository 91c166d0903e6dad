"""`damavoce board list`, as a real process; and the words that it shares with `board probe`."""

import json
import re
import sys
from itertools import product
from pathlib import Path

import pytest

from assistant.cli import main
from assistant.commands import mends
from assistant.commands.board.list import BoardTelling
from assistant.narration.catalog import catalog, languages
from assistant.tactile import port_link, serial_link
from assistant.tactile.port_link import PortError
from tests.app.support.processes import damavoce

pytest.importorskip("serial")

PORTS = """
import serial.tools.list_ports
from types import SimpleNamespace

def port(device, description, vid=None, pid=None, serial_number=None):
    return SimpleNamespace(**locals())

serial.tools.list_ports.comports = lambda: [{}]
"""
"""For `after`: the machine has these ports, each written as a call of `port`."""
NO_PYSERIAL = "import sys\nsys.modules['serial'] = None"

ARDUINO = "port('/dev/ttyACM0', 'Arduino Uno', 0x2341, 0x43, '7543')"
SOME = PORTS.format(f"port('/dev/ttyS0', 'ttyS0'), port('/dev/ttyS1', 'n/a'), {ARDUINO}")


@pytest.mark.parametrize(
    ("language", "usb", "other"),
    [
        ("it", "è su USB e si presenta come Arduino Uno.", "non è su USB e non dice che cosa è."),
        ("en", "is on USB and calls itself Arduino Uno.", "is not on USB and does not say what it is."),
        ("pt", "é USB e apresenta-se como Arduino Uno.", "não é USB e não diz o que é."),
    ],
)
def test_each_port_is_told_in_a_sentence_those_of_usb_first(
    language: str, usb: str, other: str
) -> None:
    done = damavoce("board", "list", "--lang", language, after=SOME)
    assert (done.returncode, done.stderr) == (0, "")
    first, second, third = done.stdout.splitlines()
    assert first.endswith(f" /dev/ttyACM0 {usb}")
    assert second.endswith(f" /dev/ttyS0 {other}")
    assert third.endswith(f" /dev/ttyS1 {other}")


def test_the_ports_as_json() -> None:
    done = damavoce("board", "list", "--json", after=SOME)
    assert (done.returncode, done.stderr) == (0, "")
    first, second, _ = (json.loads(line) for line in done.stdout.splitlines())
    assert first.pop("text").startswith("La porta /dev/ttyACM0 ")
    assert first == {
        "port": "/dev/ttyACM0",
        "what": "Arduino Uno",
        "usb": True,
        "vendor": 0x2341,
        "product": 0x43,
        "serial": "7543",
    }
    assert (second["what"], second["usb"], second["vendor"]) == ("", False, None)


@pytest.mark.parametrize("as_json", [[], ["--json"]])
def test_a_machine_without_ports(as_json: list[str]) -> None:
    done = damavoce("board", "list", "--lang", "en", *as_json, after=PORTS.format(""))
    told, other = (done.stderr, done.stdout) if as_json else (done.stdout, done.stderr)
    assert (done.returncode, other) == (0, "")
    assert told.startswith("I cannot find a serial port. Plug the board in")
    assert told.count("\n") == 1


def test_without_pyserial_the_command_that_mends_it_is_told() -> None:
    done = damavoce("board", "list", "--lang", "it", after=NO_PYSERIAL)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Manca il pacchetto pyserial")
    assert mends.for_part("board") in done.stderr


def test_what_a_device_says_of_itself_is_told_as_text_only() -> None:
    bad = PORTS.format(r"port('COM3', 'Evil\x1b[31m\n board\udcff {x} (COM3)', 1, 2, 'a\x07')")
    done = damavoce("board", "list", "--lang", "en", after=bad)
    assert done.stdout == "Port COM3 is on USB and calls itself Evil [31m board {x}.\n"
    assert json.loads(damavoce("board", "list", "--json", after=bad).stdout)["serial"] == "a\x07"


def test_a_system_that_does_not_tell_its_ports() -> None:
    broken = "import serial.tools.list_ports as ports\nports.comports = lambda: open('/dev/no/such')"
    done = damavoce("board", "list", "--lang", "en", after=broken)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("The system does not list its serial ports")


USED_ELSEWHERE = [
    (["list", "--protocol", "dgt"], "--protocol", "board probe, board simulate"),
    (["list", "--rules", "italian"], "--rules", "board probe, board simulate"),
    (["list", "/dev/ttyUSB0"], "/dev/ttyUSB0", "board probe"),
    (["list", "--turned", "0"], "--turned", "board simulate"),
    (["probe", "--script", "x"], "--script", "board simulate"),
    (["probe", "/dev/ttyUSB0", "--tcp"], "--tcp", "board simulate"),
    (["probe", "--pause", "0.3"], "--pause", "board simulate"),
    (["simulate", "/dev/ttyUSB0", "--protocol", "dgt"], "/dev/ttyUSB0", "board probe"),
]


@pytest.mark.parametrize(("arguments", "name", "others"), USED_ELSEWHERE)
@pytest.mark.parametrize("language", languages())
def test_what_another_action_takes_is_refused_in_plain_words(
    arguments: list[str], name: str, others: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["board", *arguments, "--lang", language]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"board {arguments[0]} ")
    assert name in told.err
    assert others in told.err
    assert told.err.endswith(".\n")


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["probe", "/dev/a", "/dev/b"], "/dev/b"),
        (["probe", ""], "PORT"),
        (["probe", "--protocol", "usb"], "usb"),
        (["probe", "--rules", "chess"], "chess"),
        (["list", "--all"], "--all"),
        (["lists"], "lists"),
    ],
)
def test_wrong_usage(arguments: list[str], word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", *arguments]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert word in told.err


# The words

REASONS = (
    *(port_link.NO_PACKAGE, port_link.MISSING, port_link.FORBIDDEN, port_link.BUSY),
    *(port_link.UNPLUGGED, serial_link.SILENT, serial_link.UNKNOWN),
)
YES_NO = ("yes", "no")
WAYS = {
    "port": {"port": ["/dev/x"], "usb": YES_NO, "named": YES_NO, "what": ["Uno"]},
    "none": {},
    "no-usb": {},
    "not-listed": {"detail": ["x"]},
    "trying": {"port": ["/dev/x"], "seconds": [15]},
    "interrupted": {},
    "why": {
        "reason": REASONS,
        **{name: ["/dev/x"] for name in ("port", "command", "protocols")},
        **dict.fromkeys(("linux", "chosen"), YES_NO),
    },
    "found": {"port": ["/dev/x"], "protocol": ["dgt"], "named": YES_NO, "maker": ["DGT"]},
    "serial": {"serial": ["1"]},
    "version": {"version": ["1.0"]},
    "fields": {"fields": [64], "sense": ["occ", "col", "pce", "unknown"]},
    "lights": {"lights": [0, 1, 81], "buzzer": YES_NO},
    "vibration": {},
    "buttons": {"buttons": [1, 4]},
    "no-dump": {},
    "faulty": {"faulty": [1, 2]},
    "other-size": {"rules": ["italian", "international", "none"]},
    "pieces": {"pieces": [0, 1, 23], "start": YES_NO},
    "start": {"rules": ["italian", "international"]},
    "lies": {"turns": [0, 1, 2, 3], "mirrored": YES_NO},
    "sides-unknown": {},
}
"""What each message may be told with."""


@pytest.mark.parametrize("language", languages())
def test_all_that_is_told_are_whole_sentences(language: str) -> None:
    for message, values in WAYS.items():
        for chosen in product(*values.values()):
            text = catalog(language).text(
                f"boards-{message}", "", **dict(zip(values, chosen, strict=True))
            )
            assert text[0].isupper() or text[0].isdigit()
            assert text.endswith(".")
            assert not re.search(r"[][{}$()<>|\n_\"]|  |none(?! of)", text), text


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_words_of_its_own(language: str) -> None:
    telling = BoardTelling(catalog(language), is_json=False)
    told = {telling.why(PortError(reason), "/dev/x") for reason in REASONS}
    assert len(told) == len(REASONS)
    silent = PortError(serial_link.SILENT)
    assert "--protocol" not in telling.why(silent, "/dev/x")
    assert "--protocol" in telling.why(silent, "/dev/x", is_protocol_chosen=True)


@pytest.mark.parametrize(
    ("group", "told"),
    [("dialout", "dialout"), ("uucp", "uucp"), ("root", "dialout"), (None, "dialout")],
)
def test_the_right_to_a_port_is_given_by_its_group(
    group: str | None, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def group_of(path: Path) -> str:
        if group is None:
            raise KeyError("a number that no group has")
        return group

    monkeypatch.setattr(Path, "group", group_of)
    monkeypatch.setattr(sys, "platform", "linux")
    telling = BoardTelling(catalog("en"), is_json=False)
    forbidden = PortError(port_link.FORBIDDEN)
    assert f" sudo usermod -a -G {told} $USER " in telling.why(forbidden, "/dev/x")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert "usermod" not in telling.why(forbidden, "/dev/x")

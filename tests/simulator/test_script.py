"""What a person writes, and what becomes of it."""

from collections.abc import Iterator

import pytest

from assistant.rules.position import start_position
from assistant.rules.variant import ITALIAN
from assistant.simulator.board import Board
from assistant.simulator.device import Device
from assistant.simulator.dgt_device import DgtDevice
from assistant.simulator.line import LoopbackPort
from assistant.simulator.script import Script, ScriptAnswer
from assistant.simulator.simulation import Simulation
from assistant.simulator.tdb_device import TdbDevice

START = "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"
DONE = ScriptAnswer("done")


def script_of(device: Device, seed: int | None = None) -> Script:
    device.board.set_up(start_position(ITALIAN))
    return Script(Simulation(device, LoopbackPort()), seed, pause=0.0)


@pytest.fixture
def script() -> Iterator[Script]:
    made = script_of(TdbDevice(Board(ITALIAN)))
    made.simulation.plug()
    yield made
    made.simulation.close()


def told(script: Script, *lines: str) -> ScriptAnswer:
    for line in lines:
        answer = script.do(line)
    assert answer is not None
    return answer


def shown(script: Script, what: str = "position") -> str:
    return told(script, "show").values[what]


@pytest.mark.parametrize("seed", [None, 3])
def test_moves_are_played_by_turns(seed: int | None) -> None:
    script = script_of(DgtDevice(Board(ITALIAN)), seed)
    for line, move in [("22-18", "22-18"), ("11-14", "11-14"), ("18x11", "18x11"), ("7 14", "7x14")]:
        assert told(script, line) == ScriptAnswer("moved", {"move": move})
    assert shown(script) == "W:W21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,8,9,10,12,14"
    assert shown(script, "held") == "none"


def test_a_move_that_is_not_legal_moves_nothing(script: Script) -> None:
    answer = ScriptAnswer("not-legal", {"move": "22-15", "side": "white"}, is_trouble=True)
    assert told(script, "22-15") == answer
    assert told(script, "11-14").message == "not-legal"
    assert shown(script) == START
    assert told(script, "turn black", "11-14").message == "moved"
    assert told(script, "22-99").message == "not-legal"


def test_of_several_moves_one_must_be_written_in_full(script: Script) -> None:
    told(script, "setup B:W17,18,19,24,26,27,28:B2,4,8,11,14,15")
    routes = {"moves": "14x21x30, 14x23x30"}
    assert told(script, "14x30") == ScriptAnswer("ambiguous", routes, is_trouble=True)
    assert told(script, "14x23x30") == ScriptAnswer("moved", {"move": "14x23x30"})


def test_single_actions(script: Script) -> None:
    assert told(script, "lift 22") == DONE
    assert shown(script, "held") == "w"
    assert told(script, "put 18", "take 1", "slide 23 20 16", "crown 18", "put B 1", "feel 2") == DONE
    assert shown(script) == "W:W16,21,24,25,26,27,28,29,30,31,32,K18:B2,3,4,5,6,7,8,9,10,11,12,K1"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("lift 16", "empty"),
        ("put 22", "nothing-held"),
        ("put w 22", "occupied"),
        ("take 33", "no-square"),
    ],
)
def test_a_hand_that_finds_nothing_is_told_so(script: Script, line: str, reason: str) -> None:
    assert told(script, line) == ScriptAnswer("hand", {"reason": reason}, is_trouble=True)


def test_the_whole_board(script: Script) -> None:
    told(script, "clear")
    assert shown(script) == "W:W:B"
    told(script, "setup B:WK30:B1")
    assert shown(script) == "B:WK30:B1"
    told(script, "setup")
    assert shown(script) == START
    assert told(script, "setup W:W1").message == "no-fen"
    assert told(script, "setup W:W:B").values == {"problem": "empty", "detail": ""}
    assert told(script, "setup W:W20-32:B1").values == {"problem": "too-many", "detail": "13"}


def test_buttons(script: Script) -> None:
    assert told(script, "press confirm") == DONE
    assert told(script, "press undo long") == DONE
    none = ScriptAnswer("no-button", {"buttons": "confirm, repeat, undo, help"}, is_trouble=True)
    assert told(script, "press red") == none
    plain = script_of(DgtDevice(Board(ITALIAN)))
    assert told(plain, "press confirm").values == {"buttons": "none"}


def test_faults(script: Script) -> None:
    for line in ("fault noisy 0.1", "fault slow 960", "fault lost 1", "fault burst 100"):
        assert told(script, line) == DONE
    assert shown(script, "faults") == "noisy 0.1, lost 1, slow 960"
    for line in ("fault stuck 22", "fault ghost 14 b", "fault ghost 15", "fault broken 9"):
        assert told(script, line) == DONE
    assert shown(script, "sensors") == "9, 14, 15, 22"
    assert told(script, "fault off") == DONE
    assert (shown(script, "faults"), shown(script, "sensors")) == ("none", "none")
    assert told(script, "fault stuck 33").message == "hand"


def test_the_cable(script: Script) -> None:
    address = shown(script, "address")
    assert told(script, "pull") == ScriptAnswer("pulled")
    assert shown(script, "address") == "none"
    answer = told(script, "plug")
    assert answer.message == "plugged"
    assert answer.values["address"] != address


def test_lights_are_shown(script: Script) -> None:
    script.simulation.device.receive(b"$LED,1,14:blink;9:on*26D6\n", 0.0)
    assert shown(script, "lights") == "9 on, 14 blink"


@pytest.mark.parametrize(
    "line",
    [
        *("foo", "lift", "lift x", "lift 22 23", "lift ²", "put", "put q 3", "slide 22", "slide 22 x"),
        *("turn", "turn red", "press", "press confirm twice", "fault", "fault noisy", "fault noisy 3"),
        *("fault noisy nan", "fault slow -1", "fault slow 1e9", "fault ghost", "fault ghost 3 x"),
        *("wait", "wait -1", "wait x", "wait 99999", "22", "22-", "\x1b[31m", "x" * 10_000),
    ],
)
def test_what_nobody_can_mean(script: Script, line: str) -> None:
    answer = told(script, line)
    assert answer.message == "unclear"
    assert answer.is_trouble
    assert shown(script) == START


def test_blank_lines_and_remarks_are_passed_over(script: Script) -> None:
    assert script.do("") is None
    assert script.do("   # nothing") is None
    assert told(script, "lift 22  # the man") == DONE


def test_waiting_and_the_end(script: Script) -> None:
    assert told(script, "wait 0.01") == DONE
    script.simulation.heard.set()
    assert told(script, "wait host") == ScriptAnswer("host")
    assert told(script, "help") == ScriptAnswer("help")
    assert not script.is_over
    told(script, "quit")
    assert script.is_over

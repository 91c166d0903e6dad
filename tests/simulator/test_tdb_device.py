"""The open protocol TDB/1, line by line."""

import binascii

import pytest

from assistant.rules.position import start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from assistant.simulator.board import BROKEN, Board
from assistant.simulator.device import Buzzed, Vibrated
from assistant.simulator.tdb_device import TdbDevice
from assistant.simulator.tdb_lines import checksum

START = "b" * 12 + "." * 8 + "w" * 12


def device(variant: Variant = ITALIAN, turns: int = 0, **more) -> TdbDevice:
    made = TdbDevice(Board(variant, turns), **more)
    made.board.set_up(start_position(variant))
    made.power_up(0.0)
    return made


def line(body: str) -> bytes:
    return b"$%s*%04X\n" % (body.encode(), binascii.crc_hqx(body.encode(), 0xFFFF))


def bodies(messages: list[bytes]) -> list[str]:
    found = []
    for message in messages:
        body = message[1:-6].decode()
        assert message == line(body)
        found.append(body)
    return found


def said(board: TdbDevice, *texts: str, now: float = 0.0) -> list[str]:
    return [body for text in texts for body in bodies(board.receive(line(text), now))]


def test_the_checksum_is_the_published_one() -> None:
    assert checksum(b"123456789") == 0x29B1
    assert checksum(b"A") == 0xB915
    assert line("HI,0,1") == b"$HI,0,1*0876\n"


def test_the_board_introduces_itself_when_it_begins_and_when_it_is_greeted() -> None:
    board = TdbDevice(Board(ITALIAN))
    board.board.set_up(start_position(ITALIAN))
    info = "1,damavoce-sim,1.0,32,pce,led=32,buz=1,vib=1,btn=4"
    assert bodies(board.power_up(0.0)) == [f"INFO,0,{info}", f"ST,1,{START}"]
    assert said(board, "HI,0,1", "GET,1,INFO") == [f"INFO,2,{info}", f"INFO,3,{info}"]
    assert said(board, "GET,2,ST") == [f"ST,4,{START}"]
    plain = device(INTERNATIONAL, sense="occ", has_lights=False, has_buzzer=False, buttons=())
    assert said(plain, "HI,0,1") == ["INFO,2,1,damavoce-sim,1.0,50,occ,led=0,buz=0,vib=1,btn=0"]
    assert said(plain, "GET,0,ST") == ["ST,3," + "o" * 20 + "." * 10 + "o" * 20]


def test_another_version_is_refused() -> None:
    assert said(device(), "HI,0,2", "HI,0") == ["NO,2,0,ver", "NO,3,0,ver"]
    assert said(device(), "HI,0,1.4,more")[0].startswith("INFO,2,1,")


def test_a_greeting_has_the_board_forget_what_a_host_wanted() -> None:
    board = device()
    said(board, "LED,1,18:on", "SET,2,beat=500", "BZ,3,880,100,1")
    board.press("confirm", "dn", 0.1)
    assert len(said(board, "HI,0,1", now=0.2)) == 1
    assert board.lights == {}
    assert board.tick(1.9) == []
    assert said(board, "BZ,3,880,100,1", now=0.3)[-1].startswith("OK")
    assert [type(each) for each in board.news].count(Buzzed) == 2


def test_sensors_tell_as_much_as_they_sense_and_do_not_turn_with_the_game() -> None:
    board = device(sense="col", turns=2)
    board.board[1] = "W"
    board.board.haunt(32, BROKEN)
    board.tick(1.0)
    state = said(board, "GET,1,ST", now=2.0)[-1]
    assert state.split(",")[2] == "?" + "w" * 11 + "." * 8 + "b" * 11 + "w"
    grid = device(has_all_fields=True)
    assert said(grid, "GET,1,ST")[0].split(",")[2][:16] == "b.b.b.b..b.b.b.b"


def test_changes_are_told_when_they_have_stayed() -> None:
    board = device()
    board.board[22] = "."
    assert board.tick(0.100) == []
    assert board.tick(0.140) == []
    gone = START[:21] + "." + START[22:]
    assert bodies(board.tick(0.160)) == ["EV,2,22,w,.,100", f"ST,3,{gone}"]
    board.board[22] = "w"
    board.tick(0.200)
    board.board[22] = "."  # it was only touched
    board.tick(0.240)
    assert board.tick(0.300) == []


def test_the_state_is_told_every_two_seconds_or_as_the_host_has_it() -> None:
    board = device()
    assert board.tick(1.9) == []
    assert bodies(board.tick(2.0)) == [f"ST,2,{START}"]
    assert said(board, "SET,1,deb=30,beat=500", now=2.0) == ["OK,3,1"]
    assert bodies(board.tick(2.5)) == [f"ST,4,{START}"]
    board.board[22] = "."
    board.tick(2.6)
    assert len(board.tick(2.64)) == 2


def test_lights_are_kept_until_they_are_changed() -> None:
    board = device(turns=2)
    assert said(board, "LED,1,18:on;14:blink", "LED,2,18:off") == ["OK,2,1", "OK,3,2"]
    # Square 14 of the device is 19 of a game that is turned round.
    assert [each.squares for each in board.news] == [{15: "on", 19: "blink"}, {19: "blink"}]
    said(board, "CLR,3")
    assert board.lights == {}


def test_sounds_and_vibrations_are_noted() -> None:
    board = device()
    assert said(board, "BZ,1,880,120,2", "VB,2,50,1", "PING,3") == ["OK,2,1", "OK,3,2", "OK,4,3"]
    assert [*board.news] == [Buzzed(880, 120, 2), Vibrated(50, 1)]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("LED,1,33:on", "arg"),
        ("LED,1,0:on", "arg"),
        ("LED,1,18:red", "arg"),
        ("LED,1", "arg"),
        ("LED,1,18:on;", "arg"),
        ("BZ,1,880,x,2", "arg"),
        ("VB,1,5", "arg"),
        ("SET,1,deb=501", "arg"),
        ("SET,1,colour=3", "arg"),
        ("SET,1,deb=60,beat=", "arg"),
        ("SET,1", "arg"),
        ("BZ,1,99,100,1", "arg"),
        ("BZ,1,880,100,11", "arg"),
        ("VB,1,9,1", "arg"),
        ("GET,1,TEA", "arg"),
        ("GET,1", "arg"),
        ("DANCE,1", "verb"),
        ("ST,1,bbb", "verb"),
    ],
)
def test_what_cannot_be_done_is_refused(body: str, code: str) -> None:
    board = device()
    assert said(board, body) == [f"NO,2,1,{code}"]
    assert not board.news


def test_what_the_board_lacks_is_refused() -> None:
    board = device(has_lights=False, has_buzzer=False, has_vibration=False)
    told = said(board, "LED,1,18:on", "BZ,2,880,100,1", "VB,3,50,1")
    assert [body.split(",")[3] for body in told] == ["verb"] * 3


def test_a_repeated_message_is_answered_again_and_done_once() -> None:
    board = device()
    assert said(board, "BZ,9,880,100,1", "BZ,9,880,100,1") == ["OK,2,9", "OK,3,9"]
    assert len(board.news) == 1
    assert said(board, "BZ,10,0,0,0", "BZ,10,0,0,0") == ["NO,4,10,arg", "NO,5,10,arg"]
    # After two seconds the same number is another message.
    told = said(board, "BZ,9,880,100,1", "BZ,9,880,100,1", now=1.0)
    assert said(board, "BZ,9,880,100,1", now=3.0)[-1].startswith("OK")
    assert len(told) == 2
    assert len(board.news) == 3


def test_what_stands_behind_the_arguments_is_not_looked_at() -> None:
    told = said(device(), "BZ,1,880,100,1,loud", "LED,2,18:on,red", "PING,3,x", "CLR,4,all")
    assert [body.split(",")[0] for body in told] == ["OK"] * 4


def test_a_button_is_told_until_it_is_heard() -> None:
    board = device()
    first = board.press("confirm", "dn", 0.0)
    assert bodies(first) == ["BT,2,confirm,dn"]
    assert board.tick(0.2) == []
    assert board.tick(0.3) == first
    assert said(board, "NO,1,2,busy", "OK,2,1", now=0.4) == []
    assert board.tick(0.6) == first
    assert board.tick(0.9) == first
    assert board.tick(1.2) == []
    assert board.press("nobody", "dn", 1.3) == []


def test_what_wants_an_answer_waits_for_what_was_before() -> None:
    board = device()
    assert bodies(board.press("undo", "dn", 0.0)) == ["BT,2,undo,dn"]
    assert board.press("undo", "up", 0.1) == []
    assert board.fail("battery", "8 percent, or less", 0.1) == []
    assert said(board, "OK,1,2", now=0.1) == ["BT,3,undo,up"]
    assert said(board, "NO,2,3,arg", now=0.2) == ["ERR,4,battery,8 percent, or less"]
    assert said(board, "OK,3,4", now=0.3) == []


def test_a_sensor_that_does_not_work_is_told_of_once() -> None:
    board = device()
    board.board.haunt(22, BROKEN)
    board.tick(0.0)
    state = START[:21] + "?" + START[22:]
    told = ["EV,2,22,w,?,0", f"ST,3,{state}", "ERR,4,sensor,22 broken"]
    assert bodies(board.tick(0.1)) == told


def test_numbers_go_round_after_255() -> None:
    board = device()
    told = [body for number in range(300) for body in said(board, f"PING,{number % 256}")]
    assert told[253] == "OK,255,253"
    assert told[254] == "OK,0,254"


@pytest.mark.parametrize(
    "data",
    [
        b"$PING,1*0000\n",
        b"PING,1\n",
        b"$PING,1\n",
        b"\n\n\r\n",
        b"*\n$*\n$\n",
        line("PING"),
        line("PING,x"),
        line("PING,256"),
        line("OK,1"),
        b"$PING,1*----\n",
        line("PING,1," + "x" * 147),
        b"PING,1" + line("")[1:],
        line("PING,1,\xc3").replace(b"\n", b" \n"),
        bytes(range(256)) + b"\n",
    ],
)
def test_what_is_no_line_gets_no_answer_and_the_next_one_does(data: bytes) -> None:
    board = device()
    assert board.receive(data, 0.0) == []
    assert said(board, "PING,5") == ["OK,2,5"]


def test_lines_come_in_parts_and_with_carriage_returns() -> None:
    board = device()
    told = [board.receive(bytes([byte]), 0.0) for byte in line("PING,5").replace(b"\n", b"\r\n")]
    assert [bodies(each) for each in told if each] == [["OK,2,5"]]


def test_a_line_begins_with_its_last_dollar_sign_and_may_be_160_bytes_long() -> None:
    board = device()
    longest = line("PING,1," + "x" * 146)
    assert len(longest) == 160
    for number, data in enumerate((longest, b"noise " * 99 + longest, b"$HI,0,1*08" + longest)):
        assert bodies(board.receive(data, 0.0)) == [f"OK,{number + 2},1"]
    assert board.lines.dropped == 0


def test_a_person_may_type_lines_on_the_bench() -> None:
    board = device(is_bench=True)
    assert bodies(board.receive(b"$PING,1*----\n", 0.0)) == ["OK,2,1"]

"""The ChessLink board, character by character as its description has it."""

import pytest

from assistant.rules.position import start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from assistant.simulator.board import Board
from assistant.simulator.millennium_device import CHESS_KINGS, MillenniumDevice, parity

START = b"p.p.p.p..p.p.p.pp.p.p.p..................P.P.P.PP.P.P.P..P.P.P.P"
QUIET = {2: 1}
SCAN = 0.041


def device(memory: dict[int, int] | None = None, **more) -> MillenniumDevice:
    made = MillenniumDevice(Board(ITALIAN), memory=QUIET if memory is None else memory, **more)
    made.board.set_up(start_position(ITALIAN))
    assert made.power_up(0.0) == []
    return made


def asked(board: MillenniumDevice, data: bytes, now: float = 0.0) -> bytes:
    return b"".join(board.receive(data, now))


def test_the_state_is_64_letters_from_the_far_left() -> None:
    # S is 53; the 24 men cancel each other out in pairs, and so do the 40 dots.
    assert asked(device(), b"S53") == b"s" + START + b"73"
    board = device(letters=CHESS_KINGS)
    board.board.clear()
    board.board[1], board.board[32] = "B", "W"
    board.tick(1.0)
    told = asked(board, b"S53", 1.0)
    assert (told[1:2], told[64:65]) == (b"k", b"K")
    # s, k and K, and 62 dots: 73 ^ 6B ^ 4B.
    assert told[-2:] == b"53"


def test_the_short_commands() -> None:
    board = device()
    assert asked(board, b"V56") == b"v010374"
    assert asked(board, b"X58") == b"x78"
    # W 00 -> 57 ^ 30 ^ 32 ^ 30 ^ 33 = 56, and lower case 20 more.
    assert asked(board, b"W020356") == b"w020376"
    assert board.memory[2] == 3
    assert asked(board, b"R0250") == b"r020373"
    assert asked(board, b"RFF52") == b"rFF0072"


def test_lights_stand_at_the_corners_of_the_squares() -> None:
    board = device()
    patterns = ["00"] * 81
    # Square 18 is at row 4 and column 2 from A8: corners 2 * 9 + 4, the next, and the same a column on.
    for corner in (22, 23, 31, 32):
        patterns[corner] = "FF"
    command = "L20" + "".join(patterns)
    assert asked(board, (command + parity(command)).encode()) == b"l6C"
    assert board.slot_time == 0x20
    assert [each.squares for each in board.news] == [{18: "on"}]
    patterns[22] = "CC"
    command = "L20" + "".join(patterns)
    asked(board, (command + parity(command)).encode())
    assert board.news.pop().squares == {18: "blink"}
    assert asked(board, b"X58") == b"x78"
    assert board.lights == {}


def test_reports_come_with_every_scan_if_nobody_has_it_otherwise() -> None:
    board = device(memory={})
    state = b"s" + START + b"73"
    told = [message for tick in range(1, 9) for message in board.tick(tick * SCAN)]
    assert told == [state] * 8


def test_reports_by_the_clock() -> None:
    board = device(memory={2: 2, 3: 50})  # every 204.8 ms
    assert len([1 for tick in range(1, 51) if board.tick(tick * SCAN)]) == 10


@pytest.mark.parametrize(("how", "scans"), [(3, 1), (4, 3), (5, 4), (6, 5), (7, 6)])
def test_reports_of_changes_when_they_have_stayed_for_some_scans(how: int, scans: int) -> None:
    board = device(memory={2: how})
    for tick in range(1, 5):
        assert board.tick(tick * SCAN) == []
    board.board[22] = "."
    came = [tick for tick in range(1, 20) if board.tick(1.0 + tick * SCAN)]
    assert came == [scans]


def test_a_change_that_does_not_stay_is_not_reported() -> None:
    board = device(memory={2: 4})
    board.board[22] = "."
    assert board.tick(SCAN) == []
    board.board[22] = "w"
    assert not any(board.tick(tick * SCAN) for tick in range(2, 20))


def test_a_reset_takes_three_seconds_without_an_answer_and_clears_the_lights() -> None:
    board = device()
    command = "L20" + "FF" * 81
    asked(board, (command + parity(command)).encode())
    assert asked(board, b"T54", 1.0) == b""
    assert board.lights == {}
    assert asked(board, b"S53", 3.9) == b""
    board.tick(4.1)
    assert asked(board, b"S53", 4.1) == b"s" + START + b"73"


@pytest.mark.parametrize(
    "data", [b"S54", b"S5c", b"s73", b"xyz\r\n", b"\x00\xff", b"R0G25", b"W02", b"L" + b"00" * 20]
)
def test_what_is_no_command_gets_no_answer_and_after_a_while_the_next_one_does(data: bytes) -> None:
    board = device()
    assert asked(board, data) == b""
    assert asked(board, b"V56", 2.0) == b"v010374"


def test_the_parity_need_not_be_right_where_the_memory_has_it_so() -> None:
    assert asked(device(memory={0: 1, 2: 1}), b"V00") == b"v010374"


def test_commands_come_in_parts_and_with_a_bit_of_parity() -> None:
    board = device()
    told = [asked(board, bytes([byte | 0x80])) for byte in b"V56"]
    assert told == [b"", b"", b"v010374"]


def test_there_are_no_such_boards_with_100_squares() -> None:
    with pytest.raises(ValueError, match="64"):
        MillenniumDevice(Board(INTERNATIONAL))

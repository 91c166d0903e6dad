"""The DGT board, byte by byte as its protocol describes it."""

from assistant.rules.position import start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from assistant.simulator.board import Board
from assistant.simulator.dgt_device import CHESS, SWAPPED, DgtDevice

ITALIAN_START = bytes.fromhex(
    "0400040004000400 0004000400040004 0400040004000400 0000000000000000"
    "0000000000000000 0001000100010001 0100010001000100 0001000100010001"
)


def device(variant: Variant = ITALIAN, turns: int = 0, **more) -> DgtDevice:
    made = DgtDevice(Board(variant, turns), **more)
    made.board.set_up(start_position(variant))
    assert made.power_up(0.0) == []
    return made


def asked(board: DgtDevice, code: str, now: float = 0.0) -> bytes:
    return b"".join(board.receive(bytes.fromhex(code), now))


def test_the_dump_of_64_fields_has_the_draughts_codes() -> None:
    assert asked(device(), "42") == b"\x86\x00\x43" + ITALIAN_START
    swapped = ITALIAN_START.replace(b"\x04", b"\x07")
    assert asked(device(codes=SWAPPED), "42") == b"\x86\x00\x43" + swapped
    assert asked(device(codes=CHESS), "42") == b"\x86\x00\x43" + swapped
    board = device()
    board.board.clear()
    board.board[1], board.board[5] = "W", "B"
    board.tick(1.0)
    assert asked(board, "42", 1.0)[3:12] == bytes([7, 0, 0, 0, 0, 0, 0, 0, 0])
    assert asked(board, "42", 1.0)[12] == 0x0A


def test_the_dumps_of_100_fields_and_of_the_50_of_either_colour() -> None:
    board = device(INTERNATIONAL)
    dump = asked(board, "42")
    assert dump[:3] == b"\x86\x00\x67"
    assert dump[3:23] == bytes.fromhex("00040004000400040004 04000400040004000400")
    assert dump[-10:] == bytes.fromhex("01000100010001000100")
    assert len(dump) == 103
    assert asked(board, "50") == b"\x94\x00\x35" + b"\x04" * 20 + b"\x00" * 10 + b"\x01" * 20
    assert asked(board, "52") == b"\x95\x00\x35" + b"\x00" * 50
    # Turned by a quarter the game lies on the light fields, with White at one side: of each row two
    # fields belong to Black, two to White, and one to nobody.
    turned = device(INTERNATIONAL, 1)
    assert asked(turned, "50")[3:] == b"\x00" * 50
    assert asked(turned, "52")[3:13] == bytes([1, 1, 0, 4, 4, 1, 1, 0, 4, 4])
    assert asked(device(), "50 52") == b""


def test_the_board_says_who_it_is_and_uses_no_trade_mark() -> None:
    board = device()
    assert asked(board, "45") == b"\x91\x00\x0800137"
    assert asked(board, "55") == b"\xa2\x00\x0d3000100137"
    assert asked(board, "46") == b"\x90\x00\x05\x01\x09"
    assert asked(board, "4d") == b"\x93\x00\x05\x01\x08"
    assert asked(board, "41") == b"\x8d\x00\x0a\x00\x00\x00\x00\x00\x00\x20"
    told = asked(board, "47")
    assert told[0] == 0x92
    assert told[1] * 128 + told[2] == len(told)
    assert b"DGT" not in told
    assert max(told[1:]) < 0x80
    # No battery, and no clock that could answer.
    assert asked(board, "4c 2b 04 03 0b 01 00") == b""


def test_what_was_stored_has_a_length_of_14_bits() -> None:
    told = asked(device(INTERNATIONAL), "49")
    # Three times nothing, the power, two bytes for each of 40 pieces, the end.
    assert told[:7] == b"\x8f\x00\x58\x7f\x7f\x7f\x6a"
    assert told[7:9] == b"\x44\x01"
    assert told[-1] == 0x6B
    assert len(told) == 0x58


def test_changes_are_reported_in_updating_modes_alone() -> None:
    board = device()
    board.board[22] = "."  # field 42, in the row of 21 to 24
    assert board.tick(1.0) == []
    assert asked(board, "4b", 1.0) == b""
    board.board[18] = "w"  # field 34
    assert board.tick(2.0) == [b"\x8e\x00\x05\x22\x01"]
    board.board[18] = "."
    assert board.tick(3.0) == [b"\x8e\x00\x05\x22\x00"]
    assert asked(board, "40", 3.0) == b""
    board.board[18] = "w"
    assert board.tick(4.0) == []
    asked(board, "44", 4.0)
    board.board[22] = "w"
    assert board.tick(5.0) == [b"\x8e\x00\x05\x2b\x01"]


def test_the_update_mode_tells_of_the_clock_every_second() -> None:
    board = device()
    clock = b"\x8d\x00\x0a\x00\x00\x00\x00\x00\x00\x20"
    board.receive(b"\x43", 0.0)
    told = [message for tenth in range(31) for message in board.tick(tenth / 10)]
    assert told == [clock] * 4
    board.receive(b"\x4b", 4.0)
    assert board.tick(6.0) == []


def test_a_scan_takes_its_time_and_goes_from_field_to_field() -> None:
    """What the protocol warns of: the new square before the old one is empty, and both at once."""
    board = device()
    board.receive(b"\x4b", 0.0)
    # The piece on 9 (field 16) goes to 14 (field 27) when the scan is between the two.
    assert board.tick(0.08) == []
    board.board[9], board.board[14] = ".", "b"
    assert board.tick(0.20) == [b"\x8e\x00\x05\x1b\x04"]
    dump = asked(board, "42", 0.20)[3:]
    assert (dump[16], dump[27]) == (4, 4)
    assert board.tick(0.40) == [b"\x8e\x00\x05\x10\x00"]


def test_a_captured_piece_may_never_be_seen_to_leave() -> None:
    board = device()
    board.receive(b"\x4b", 0.0)
    board.board[9] = "w"
    assert board.tick(0.24) == [b"\x8e\x00\x05\x10\x01"]


def test_fields_of_50_are_looked_at_when_the_host_has_it_so_and_for_ever() -> None:
    board = device(INTERNATIONAL)
    assert asked(board, "51 4b") == b""
    board.board[1] = "."
    board.board.fields[0] = "w"  # a light field
    assert board.tick(1.0) == [b"\x8e\x00\x05\x00\x00"]
    assert asked(board, "42", 1.0)[3:5] == b"\x00\x00"
    board.power_up(2.0)
    assert board.scan == "50B"
    assert board.eeprom_writes == 1
    asked(board, "54", 2.0)
    assert asked(board, "42", 2.0)[3:5] == b"\x01\x00"


def test_the_bus_mode_hears_single_commands_and_little_else() -> None:
    board = device()
    assert board.mode == "bus"
    asked(board, "00 01 7f")
    assert board.mode == "bus"
    asked(board, "4d")
    assert board.mode == "idle"
    asked(board, "4b 87 00 00 07")
    assert board.mode == "bus"
    asked(board, "4b 4a")
    assert board.mode == "bus"


def test_a_burst_is_lost_in_part() -> None:
    assert asked(device(), "45" * 12) == b"\x91\x00\x0800137" * 10


def test_a_command_with_data_may_come_in_parts_but_not_for_ever() -> None:
    board = device()
    assert asked(board, "60 04 01") == b""
    assert asked(board, "45 45 00 4d") == b"\x93\x00\x05\x01\x08"
    assert asked(board, "2b 50 03") == b""
    assert asked(board, "4d", 0.5) == b""
    assert asked(board, "4d", 2.0) == b"\x93\x00\x05\x01\x08"


def test_nobody_answers_after_the_boot_loader_was_started() -> None:
    board = device()
    asked(board, "4e")
    assert asked(board, "42 45") == b""
    assert board.is_in_bootloader
    board.power_up(1.0)
    assert asked(board, "4d", 1.0) == b"\x93\x00\x05\x01\x08"


def test_lights_of_boards_that_have_some() -> None:
    board = device(has_lights=True)
    asked(board, "60 04 01 22 22 00")
    assert board.news.pop().squares == {18: "on"}
    asked(board, "60 04 00 40 00 00")
    assert board.lights == {}
    plain = device()
    asked(plain, "60 04 01 22 22 00")
    assert plain.lights == {}

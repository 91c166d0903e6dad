"""What a DGT board is sent, and when."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.tactile.dgt import Dgt, Numbering
from assistant.tactile.messages import Introduced
from tests.tactile.support.dgt_messages import DUMP_8X8, SERIAL, STREAM, UPDATE, VERSION


def sent(board: Dgt, start: float, end: float, step: float = 0.125) -> list[tuple[float, bytes]]:
    times = [start + step * each for each in range(round((end - start) / step))]
    return [(now, command) for now in times if (command := board.tick(now))]


def opened(board: Dgt, now: float = 0.0) -> Dgt:
    """A board that has been asked all the first questions, and has answered them."""
    board.begin(now)
    sent(board, now, now + 1.0)
    board.receive(SERIAL + DUMP_8X8, now + 1.0)
    return board


def test_the_first_commands_a_tenth_of_a_second_apart() -> None:
    board = Dgt()
    assert board.begin(0.0) == b"\x40"
    assert board.tick(0.0) == b""
    assert board.tick(0.0625) == b""
    assert sent(board, 0.125, 1.0) == [
        (0.125, b"\x4b"),
        (0.25, b"\x4d"),
        (0.375, b"\x45"),
        (0.5, b"\x42"),
    ]


def test_nothing_is_sent_before_the_line_is_open() -> None:
    board = Dgt(has_lights=True)
    board.receive(UPDATE, 0.0)
    board.light({1: "on"})
    board.request_dump()
    assert sent(board, 0.0, 9.0) == []


@pytest.mark.parametrize(
    ("numbering", "command"), [("all", b"\x42"), ("dark", b"\x50"), ("light", b"\x52")]
)
def test_which_dump_is_asked_for(numbering: Numbering, command: bytes) -> None:
    board = Dgt(numbering=numbering)
    board.begin(0.0)
    assert sent(board, 0.0, 1.0)[-1][1] == command


def test_only_a_board_with_a_battery_is_asked_for_it() -> None:
    board = Dgt(has_battery=True)
    board.begin(0.0)
    commands = sent(board, 0.0, 302.0)
    assert [round(at) for at, command in commands if command == b"\x4c"] == [1, 300]


def test_nothing_that_is_written_in_the_board_is_sent_by_itself() -> None:
    board = Dgt(has_battery=True, has_lights=True)
    harmless = {board.begin(0.0), *(command for _, command in sent(board, 0.0, 400.0))}
    board.receive(STREAM * 3, 400.0)
    board.light({3: "on"})
    harmless |= {command for _, command in sent(board, 400.0, 440.0)}
    assert {command[0] for command in harmless} == {0x40, 0x42, 0x45, 0x4B, 0x4C, 0x4D, 0x60}


def test_which_fields_are_scanned_is_written_only_when_that_is_wanted() -> None:
    board = opened(Dgt())
    board.write_scanned_fields("dark")
    board.write_scanned_fields("light")
    board.write_scanned_fields("all")
    assert [command for _, command in sent(board, 1.0, 2.0)] == [b"\x51", b"\x53", b"\x54"]


def test_a_dump_is_asked_for_when_the_updates_have_stopped() -> None:
    board = opened(Dgt())
    for now in (2.0, 2.125, 2.25):
        board.receive(UPDATE, now)
        assert board.tick(now) == b""
    assert sent(board, 2.375, 3.0) == [(2.5, b"\x42")]


def test_how_long_they_have_stopped_can_be_said() -> None:
    board = opened(Dgt(settled=0.5))
    board.receive(UPDATE, 2.0)
    assert sent(board, 2.0, 3.0) == [(2.5, b"\x42")]


def test_a_sensor_that_flickers_does_not_put_it_off_for_ever() -> None:
    board = opened(Dgt())
    asked = []
    for step in range(40):
        now = 2.0 + step * 0.125
        board.receive(UPDATE, now)
        board.receive(DUMP_8X8, now)
        if board.tick(now) == b"\x42":
            asked.append(now)
    assert asked == [4.0, 6.125]


def test_a_change_after_the_question_is_another_question() -> None:
    board = opened(Dgt())
    board.receive(UPDATE, 2.0)
    assert sent(board, 2.0, 2.375) == [(2.25, b"\x42")]
    board.receive(UPDATE + DUMP_8X8, 2.375)
    assert sent(board, 2.375, 4.0) == [(2.625, b"\x42"), (3.625, b"\x42")]


def test_what_was_lost_may_have_been_a_change() -> None:
    board = opened(Dgt())
    board.receive(UPDATE[:4], 2.0)
    board.receive(b"", 3.0)
    assert sent(board, 3.0, 4.0) == [(3.25, b"\x42")]


def test_a_dump_that_does_not_come_is_asked_for_again_and_later_each_time() -> None:
    board = Dgt()
    board.begin(0.0)
    asked = [at for at, command in sent(board, 0.0, 22.0) if command == b"\x42"]
    assert asked == [0.5, 1.5, 3.5, 6.5, 10.5, 15.5, 20.5]


def test_a_dump_can_be_asked_for() -> None:
    board = opened(Dgt())
    board.request_dump()
    board.request_dump()
    assert sent(board, 2.0, 2.5) == [(2.0, b"\x42")]


def test_the_serial_number_is_asked_for_every_five_seconds() -> None:
    board = opened(Dgt())
    commands = []
    for second in range(1, 21):
        commands += sent(board, second, second + 1.0)
        board.receive(SERIAL, second + 0.99)
    asked = [at for at, command in commands if command == b"\x45"]
    assert asked == [5.375, 10.375, 15.375, 20.375]


def test_what_stands_there_is_asked_for_every_five_seconds_for_an_update_may_be_lost() -> None:
    board = opened(Dgt())
    board.receive(DUMP_8X8, 0.9)
    asked = []
    for second in range(1, 21):
        dumps = [at for at, command in sent(board, second, second + 1.0) if command == b"\x42"]
        if dumps:
            board.receive(DUMP_8X8, second + 0.99)
        asked += dumps
    assert asked == [5.5, 10.5, 15.5, 20.5]


def test_a_board_that_says_nothing_is_silent_after_three_questions() -> None:
    board = Dgt()
    board.begin(0.0)
    sent(board, 0.0, 11.0)
    assert not board.is_silent(11.0)
    sent(board, 11.0, 12.0)
    assert board.is_silent(12.0)
    board.receive(b"\x00\x01\x86\x00", 12.0)
    assert board.is_silent(12.0)
    board.receive(UPDATE, 12.0)
    assert not board.is_silent(12.0)


def test_a_board_that_falls_silent() -> None:
    board = opened(Dgt())
    sent(board, 1.0, 16.0)
    assert not board.is_silent(16.0)
    assert board.is_silent(16.375)


def test_it_can_begin_again() -> None:
    board = opened(Dgt())
    board.receive(DUMP_8X8[:9], 20.0)
    sent(board, 2.0, 40.0)
    assert board.begin(40.0) == b"\x40"
    assert not board.is_silent(40.0)
    assert [command for _, command in sent(board, 40.0, 41.0)] == [b"\x4b", b"\x4d", b"\x45", b"\x42"]
    assert board.receive(DUMP_8X8, 40.0)[0] == Introduced("DGT", fields=64, sense="pce")


def test_lights_of_a_revelation_two_fields_at_a_time() -> None:
    board = opened(Dgt(has_lights=True))
    board.light({52: "on", 36: "blink", 63: "on", 64: "on", -1: "on"})
    board.light({52: "on", 36: "blink", 63: "on", 64: "on", -1: "on"})
    assert [command.hex(" ") for _, command in sent(board, 1.0, 2.0)] == [
        "60 04 00 40 40 00",
        "60 04 01 34 24 00",
        "60 04 01 3f 3f 00",
    ]
    board.light({})
    assert [command.hex(" ") for _, command in sent(board, 2.0, 3.0)] == ["60 04 00 40 40 00"]
    assert board.receive(VERSION, 3.0)[0] == Introduced("DGT", "01025", "1.02", 64, "pce", lights=64)


def test_questions_come_before_lights() -> None:
    board = opened(Dgt(has_lights=True))
    board.light({1: "on"})
    board.request_dump()
    assert [command[0] for _, command in sent(board, 1.0, 2.0)] == [0x42, 0x60, 0x60]


def test_other_boards_have_no_lights_nor_a_buzzer() -> None:
    board = opened(Dgt())
    board.light({1: "on"})
    board.buzz(440, 100, 1)
    board.vibrate(100, 1)
    assert sent(board, 1.0, 2.0) == []


@given(st.lists(st.tuples(st.binary(max_size=40), st.floats(0, 3)), max_size=30))
def test_any_bytes_at_any_time_raise_nothing_and_commands_keep_their_pace(
    events: list[tuple[bytes, float]],
) -> None:
    board, now, last = Dgt(has_lights=True, has_battery=True), 0.0, 0.0
    board.begin(now)
    for data, pause in events:
        now += pause
        board.receive(data, now)
        board.is_silent(now)
        if command := board.tick(now):
            assert now - last >= 0.1
            assert len(command) <= 6
            last = now

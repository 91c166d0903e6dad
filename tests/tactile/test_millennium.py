"""ChessLink: what the board tells, what it is sent, and when."""

import pytest

from assistant.tactile.messages import Alive, Dumped
from assistant.tactile.millennium import Millennium
from tests.tactile.support.millennium_messages import (
    CROWNED,
    DARK,
    DELAYED,
    EMPTY,
    EVERY_SCAN,
    LIFTED,
    LIT,
    ON_CHANGE,
    START,
    STATUS,
    VERSION,
    WHO,
    WRITTEN,
    dumps,
    told,
)


def opened(now: float = 0.0, **how: bool) -> Millennium:
    """A board that has answered the first questions, and reports changes already."""
    board = Millennium(**how)
    sent = [board.begin(now)]
    for answer in (STATUS, VERSION, ON_CHANGE):
        board.receive(answer, now)
        sent.append(board.tick(now))
    assert sent == [b"S53", b"V56", b"R0250", b""]
    return board


# What it tells.


def test_a_status_is_64_letters_from_a8_to_h1() -> None:
    assert told(STATUS) == [Dumped(tuple(START))]
    assert dumps(told(EMPTY, CROWNED, LIFTED)) == [b"." * 64, START[:-1] + b"K", START[:-1] + b"."]


def test_the_version_introduces_the_board() -> None:
    assert told(VERSION, VERSION) == [WHO, Alive()]


def test_what_else_is_answered_is_a_sign_of_life() -> None:
    assert told(LIT, DARK, WRITTEN, ON_CHANGE) == [Alive()] * 4


def test_seven_bits_count_whatever_the_eighth_is() -> None:
    assert told(bytes(each | 0x80 for each in STATUS)) == [Dumped(tuple(START))]
    assert told(bytes.fromhex("76 B0 31 B0 B3 37 34")) == [WHO]


def test_parity_is_sent_and_checked_where_the_line_has_eight_bits() -> None:
    board = Millennium(has_parity_bits=True)
    assert (board.line, Millennium().line) == ("8N1", "7O1")
    assert board.begin(0.0) == bytes.fromhex("D3 B5 B3")  # S53
    board.receive(bytes.fromhex("76 B0 31 B0 B3 37 B4"), 0.0)
    assert board.counts == {"parity": 1, "noise": 7}
    assert board.receive(bytes.fromhex("76 B0 31 B0 B3 37 34"), 0.0) == [WHO]


# What it is sent.


def test_the_first_commands_each_when_the_one_before_is_answered() -> None:
    board = Millennium()
    assert board.begin(0.0) == b"S53"
    assert board.tick(0.5) == b""
    board.receive(STATUS, 0.5)
    assert board.tick(0.5) == b"V56"
    board.receive(VERSION, 0.5)
    assert board.tick(0.5) == b"R0250"


@pytest.mark.parametrize("register", [ON_CHANGE, DELAYED])
def test_a_board_that_reports_changes_is_not_written_to(register: bytes) -> None:
    board = Millennium()
    board.begin(0.0)
    for answer in (STATUS, VERSION):
        board.receive(answer, 0.0)
        board.tick(0.0)
    board.receive(register, 0.0)
    assert board.tick(0.0) == b""


def test_a_board_that_does_not_is_told_to_once() -> None:
    board = Millennium(may_write=True)
    board.begin(0.0)
    for answer in (STATUS, VERSION):
        board.receive(answer, 0.0)
        board.tick(0.0)
    board.receive(EVERY_SCAN, 0.0)
    assert board.tick(0.0) == b"W020356"
    board.receive(WRITTEN, 0.0)
    assert board.tick(0.0) == b""
    board.receive(EVERY_SCAN, 0.0)  # which nobody has asked for
    assert board.tick(0.0) == b""
    assert board.counts == {"unasked": 1}


def test_what_the_register_says_besides_is_left_as_it_is() -> None:
    board = Millennium(may_write=True)
    board.begin(0.0)
    for answer in (STATUS, VERSION):
        board.receive(answer, 0.0)
        board.tick(0.0)
    board.receive(b"r02F907", 0.0)
    assert board.counts["block parity"] == 1
    board.receive(b"r02F90F", 0.0)
    assert board.tick(0.0) == b"W02FB51"


def test_nothing_is_written_where_that_is_not_wanted() -> None:
    board = Millennium()
    board.begin(0.0)
    for answer in (STATUS, VERSION, EVERY_SCAN):
        board.receive(answer, 0.0)
        assert not board.tick(0.0).startswith(b"W")


def test_a_report_between_a_command_and_its_reply() -> None:
    board = Millennium()
    board.begin(0.0)
    board.receive(STATUS, 0.0)
    assert board.tick(0.0) == b"V56"
    assert board.receive(LIFTED + STATUS, 0.1) == [Dumped(tuple(LIFTED[1:65])), Dumped(tuple(START))]
    assert board.tick(0.2) == b""
    assert board.receive(LIFTED + VERSION + CROWNED, 0.3)[1] == WHO
    assert board.tick(0.3) == b"R0250"
    assert board.counts == {}


def test_the_reply_about_another_register_is_not_waited_for() -> None:
    board = Millennium()
    board.begin(0.0)
    for answer in (STATUS, VERSION):
        board.receive(answer, 0.0)
        board.tick(0.0)
    board.receive(b"r010172", 0.0)
    assert board.tick(0.1) == b""
    assert board.counts == {"unasked": 1}


def test_the_status_is_asked_for_every_second() -> None:
    board = opened()
    asked = []
    for step in range(1, 26):
        now = step / 8
        if command := board.tick(now):
            asked.append((now, command))
            board.receive(STATUS, now)
    assert asked == [(1.0, b"S53"), (2.0, b"S53"), (3.0, b"S53")]


def test_the_status_can_be_asked_for() -> None:
    board = opened()
    board.request_dump()
    board.request_dump()
    assert [board.tick(0.5), board.receive(STATUS, 0.5), board.tick(0.5)] == [
        b"S53",
        [Dumped(tuple(START))],
        b"",
    ]


def test_a_command_without_a_reply_is_sent_three_times() -> None:
    board = Millennium()
    board.begin(0.0)
    board.receive(STATUS, 0.0)
    assert [board.tick(now) for now in (0.0, 0.5, 1.0, 1.5, 2.0, 2.5)] == [
        *(b"V56", b"", b"V56", b"", b"V56", b"")
    ]
    assert board.tick(3.0) == b"R0250"
    assert board.counts == {"unanswered": 1}
    assert not board.is_silent(3.0)


def test_a_board_that_says_nothing_is_silent_after_three_questions() -> None:
    board = Millennium()
    assert board.begin(0.0) == b"S53"
    assert [board.tick(1.0), board.tick(2.0)] == [b"S53", b"S53"]
    assert not board.is_silent(2.9)
    assert board.is_silent(3.0)
    assert board.tick(3.0) == b"V56"
    assert board.is_silent(3.0)
    board.receive(b"s....", 3.0)
    assert board.is_silent(3.0)
    board.receive(VERSION, 3.1)
    assert not board.is_silent(3.1)


def test_a_board_that_falls_silent() -> None:
    board = opened()
    assert [board.tick(now) for now in (1.0, 2.0, 3.0)] == [b"S53"] * 3
    assert not board.is_silent(3.5)
    assert board.is_silent(4.0)


def test_it_can_begin_again() -> None:
    board = opened()
    board.receive(STATUS[:9], 1.0)
    for now in range(1, 9):
        board.tick(now)
    board.light({1: "on"})
    assert board.begin(9.0) == b"S53"
    assert not board.is_silent(9.0)
    assert board.receive(STATUS + VERSION, 9.0) == [Dumped(tuple(START)), WHO]


def test_nothing_is_sent_before_the_line_is_open() -> None:
    board = Millennium()
    board.light({1: "on"})
    board.request_dump()
    board.reset()
    assert board.tick(5.0) == b""


def test_a_field_is_lit_at_its_four_corners() -> None:
    board = opened()
    board.light({0: "on"})
    assert board.tick(0.1) == b"L20" + b"FFFF" + b"00" * 7 + b"FFFF" + b"00" * 70 + b"4E"
    board.receive(LIT, 0.1)
    board.light({63: "blink", 64: "on", -1: "on", 5: "off"})
    assert board.tick(0.2) == b"L20" + b"00" * 70 + b"F0F0" + b"00" * 7 + b"F0F0" + b"4E"
    board.receive(LIT, 0.2)
    board.light({})
    assert board.tick(0.3) == b"X58"
    assert board.receive(DARK, 0.3) == [Alive()]
    assert board.counts == {}


def test_h8_and_a1_are_where_they_are() -> None:
    board = opened()
    board.light({7: "on"})  # h8
    assert board.tick(0.1) == b"L20" + b"00" * 63 + b"FFFF" + b"00" * 7 + b"FFFF" + b"00" * 7 + b"4E"
    board.receive(LIT, 0.1)
    board.light({56: "on"})  # a1
    assert board.tick(0.2) == b"L20" + b"00" * 7 + b"FFFF" + b"00" * 7 + b"FFFF" + b"00" * 63 + b"4E"


@pytest.mark.parametrize("fields", [{0: "on", 1: "blink"}, {1: "blink", 0: "on"}])
def test_a_light_that_two_fields_share_does_not_blink_if_one_is_on(fields: dict[int, str]) -> None:
    board = opened()
    board.light(fields)
    corners = b"FFFF" + b"00" * 7 + b"FFFF" + b"00" * 7 + b"F0F0" + b"00" * 61
    assert board.tick(0.1) == b"L20" + corners + b"4E"


def test_only_the_last_lights_count_and_questions_come_first() -> None:
    board = opened()
    board.light({0: "on"})
    board.request_dump()
    board.light({})
    assert board.tick(0.1) == b"S53"
    board.receive(STATUS, 0.1)
    assert board.tick(0.1) == b"X58"
    board.receive(DARK, 0.1)
    assert board.tick(0.1) == b""


def test_after_a_reset_nothing_is_sent_for_three_seconds() -> None:
    board = opened()
    board.light({0: "on"})
    board.reset()
    assert board.tick(0.5) == b"T54"
    assert [board.tick(1.0), board.tick(3.4)] == [b"", b""]
    assert not board.is_silent(3.4)
    assert board.tick(3.5) == b"S53"


def test_it_has_no_buzzer() -> None:
    board = opened()
    board.buzz(440, 100, 1)
    board.vibrate(100, 1)
    assert board.tick(0.1) == b""

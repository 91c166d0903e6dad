"""When a reading counts. Time is told in seconds from the beginning of each test."""

import pytest

from assistant.rules.fen import parse_fen
from assistant.rules.variant import ITALIAN
from assistant.tactile.reading import Reading, Sense, reading_of
from assistant.tactile.settling import (
    CONTRADICTIONS,
    FLICKERS,
    Contradictions,
    Overdue,
    Settled,
    Settling,
    Suspect,
)


def board(fen: str) -> Reading:
    return reading_of(parse_fen(fen, ITALIAN), Sense.COLOUR)


BEFORE = board("W:W22,32:B10")
LIFTED = board("W:W32:B10")
AFTER = board("W:W18,32:B10")


def test_a_reading_counts_when_it_has_stood_for_a_while() -> None:
    settling = Settling()
    assert settling.look(0.0) is None
    settling.feed(BEFORE, 0.0)
    assert settling.look(0.69) is None
    assert settling.look(0.7) == Settled(BEFORE)
    assert settling.look(0.8) is None


def test_it_is_told_once_more_when_it_stands_on() -> None:
    settling = Settling()
    settling.feed(LIFTED, 10.0)
    assert settling.look(10.7) == Settled(LIFTED)
    assert settling.look(12.9) is None
    assert settling.look(13.0) == Overdue(LIFTED)
    assert settling.look(20.0) is None


def test_who_looks_late_is_told_both() -> None:
    settling = Settling()
    settling.feed(LIFTED, 0.0)
    assert [settling.look(9.0) for _ in range(3)] == [Settled(LIFTED), Overdue(LIFTED), None]


def test_a_heartbeat_does_not_begin_the_time_anew() -> None:
    settling = Settling()
    for tenth in range(7):
        settling.feed(AFTER, tenth / 10)
    assert settling.look(0.7) == Settled(AFTER)
    settling.feed(AFTER, 0.8)
    assert settling.look(0.9) is None


def test_a_hand_passing_over_begins_it_anew() -> None:
    settling = Settling()
    settling.feed(BEFORE, 0.0)
    settling.feed(LIFTED, 0.5)
    settling.feed(BEFORE, 0.6)
    assert settling.look(1.2) is None
    assert settling.look(1.3) == Settled(BEFORE)


def test_a_reading_that_comes_back_counts_again() -> None:
    settling = Settling()
    settling.feed(BEFORE, 0.0)
    assert settling.look(1.0) == Settled(BEFORE)
    settling.feed(LIFTED, 1.0)
    settling.feed(BEFORE, 1.1)
    assert settling.look(1.8) == Settled(BEFORE)


def test_a_button_confirms_at_once() -> None:
    settling = Settling()
    assert settling.confirm() is None
    settling.feed(AFTER, 0.0)
    assert settling.confirm() == Settled(AFTER, is_confirmed=True)
    assert settling.look(0.7) is None
    assert settling.confirm() == Settled(AFTER, is_confirmed=True)


def test_with_a_button_alone_nothing_settles_but_it_is_told_that_something_waits() -> None:
    settling = Settling(stable=None)
    settling.feed(AFTER, 0.0)
    assert settling.look(2.9) is None
    assert settling.next_look() == 3.0
    assert settling.look(3.0) == Overdue(AFTER)
    assert settling.look(99.0) is None
    assert settling.confirm() == Settled(AFTER, is_confirmed=True)


@pytest.mark.parametrize("stable", [0.02, 0.7, 3.0, 5.0])
def test_looking_at_the_moments_told_is_enough(stable: float) -> None:
    settling = Settling(stable)
    assert settling.next_look() is None
    settling.feed(AFTER, 1000.1)
    told = []
    while (moment := settling.next_look()) is not None:
        told.append(settling.look(moment))
    assert told == [Settled(AFTER), Overdue(AFTER)]


def test_nothing_is_overdue_before_it_counts() -> None:
    settling = Settling(stable=5.0, patience=3.0)
    settling.feed(AFTER, 0.0)
    assert settling.look(4.9) is None
    assert [settling.look(5.0) for _ in range(2)] == [Settled(AFTER), Overdue(AFTER)]


def test_a_sensor_that_flickers_is_suspect() -> None:
    settling = Settling()
    settling.feed(BEFORE, 0.0)
    told = [settling.feed((LIFTED, BEFORE)[n % 2], 0.25 * (n + 1)) for n in range(FLICKERS + 1)]
    assert told == [None] * FLICKERS + [Suspect(22)]


def test_a_hand_that_lifts_a_piece_now_and_then_is_not() -> None:
    settling = Settling()
    settling.feed(BEFORE, 0.0)
    for n in range(40):
        assert settling.feed((LIFTED, BEFORE)[n % 2], 0.6 * (n + 1)) is None


def test_a_board_that_is_played_on_is_not() -> None:
    settling = Settling()
    cycle = [BEFORE, LIFTED, AFTER, LIFTED]
    assert not any(settling.feed(cycle[n % 4], 0.01 * n) for n in range(40))


def test_two_squares_that_change_together_are_a_hand() -> None:
    settling = Settling()
    assert not any(settling.feed((BEFORE, AFTER)[n % 2], 0.1 * n) for n in range(40))


def test_a_square_that_is_left_out_settles_and_is_unsure() -> None:
    settling = Settling()
    settling.mask([22])
    assert settling.masked == (22,)
    mask = ITALIAN.geometry.mask_of[22]
    for n in range(8):
        assert settling.feed((LIFTED, BEFORE)[n % 2], 0.1 * n) is None
    assert settling.look(0.7) == Settled(BEFORE.without(mask))


def test_leaving_out_a_square_gives_what_stands_there_again() -> None:
    settling = Settling()
    settling.feed(BEFORE, 0.0)
    assert settling.look(1.0) == Settled(BEFORE)
    settling.mask([22])
    assert settling.look(1.1) == Settled(BEFORE.without(ITALIAN.geometry.mask_of[22]))
    settling.mask([])
    assert settling.look(1.2) == Settled(BEFORE)


GAME = parse_fen("W:W22,32:B10", ITALIAN)
GHOST = board("W:W22,32,15:B10")


def test_a_square_that_contradicts_the_game_again_and_again_is_suspect() -> None:
    contradictions = Contradictions()
    played = [
        (parse_fen(fen, ITALIAN), board(fen.replace(":B", ",15:B")))
        for fen in ("W:W22,32:B10", "B:W18,32:B10", "W:W18,32:B14")
    ]
    told = [contradictions.note(reading, reading.differences(at)) for at, reading in played]
    assert told == [None] * (CONTRADICTIONS - 1) + [Suspect(15)]


def test_a_piece_that_was_set_down_wrongly_once_is_not() -> None:
    contradictions = Contradictions()
    for _ in range(10):
        assert contradictions.note(GHOST, GHOST.differences(GAME)) is None


def test_a_board_that_agrees_clears_its_sensors() -> None:
    contradictions = Contradictions()
    for white in ("22,32", "18,32", "18,28", "15,28", "22,28"):
        position = parse_fen(f"W:W{white}:B10", ITALIAN)
        ghost = board(f"W:W{white},5:B10")
        assert contradictions.note(ghost, ghost.differences(position)) is None
        assert contradictions.note(reading_of(position), ()) is None


def test_two_squares_that_are_wrong_suspect_neither() -> None:
    contradictions = Contradictions()
    for white in ("22,32", "18,32", "18,28", "15,28", "22,28"):
        position = parse_fen(f"W:W{white}:B10", ITALIAN)
        ghost = board(f"W:W{white},5,6:B10")
        assert contradictions.note(ghost, ghost.differences(position)) is None


def test_how_long_a_reading_has_to_stand_can_be_changed() -> None:
    settling = Settling(stable=None)
    settling.feed(AFTER, 0.0)
    assert settling.look(1.0) is None
    settling.wait(0.5)
    assert settling.look(1.0) == Settled(AFTER)
    settling.feed(BEFORE, 2.0)
    settling.wait(5.0)
    assert settling.next_look() == 7.0
    assert settling.look(6.0) is None


def test_what_was_forgotten_never_counts_and_what_is_left_out_stays_so() -> None:
    settling = Settling()
    settling.mask([22])
    settling.feed(AFTER, 0.0)
    settling.forget()
    assert settling.next_look() is None
    assert settling.look(9.0) is None
    assert settling.confirm() is None
    settling.feed(AFTER, 10.0)
    assert settling.look(10.7) == Settled(AFTER.without(ITALIAN.geometry.mask_of[22]))

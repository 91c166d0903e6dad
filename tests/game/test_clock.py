"""Clocks: no second is lost or found but by the terms of the game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.game.clock import Clock, clock_after
from assistant.game.deeds import OPENING, Deed, FlagFell, Resigned, parse_deed
from assistant.game.game import Game
from assistant.game.time_control import (
    TimeControl,
    parse_clock,
    sudden_death,
)
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side
from tests.game.support.controls import CONTROLS

WHITE, BLACK = Side.WHITE, Side.BLACK


def clock_of(white: str, black: str | None = None) -> Clock:
    clock = Clock.of(parse_clock(white), parse_clock(white if black is None else black))
    assert clock
    return clock


def test_the_clock_of_who_is_to_move_runs_and_no_other() -> None:
    clock = clock_of("10").started(WHITE, 100.0)
    assert clock.both(107.5) == (592.5, 600.0)
    assert clock.flag_at == 700.0
    clock = clock.moved(WHITE, 107.5)
    assert clock.both(500.0) == (592.5, 600.0)
    assert clock.flag_at is None
    assert clock.started(BLACK, 110.0).both(111.0) == (592.5, 599.0)


def test_a_move_adds_its_increment() -> None:
    clock = clock_of("1+5").started(WHITE, 0.0).moved(WHITE, 10.0)
    assert clock.both(10.0) == (55.0, 60.0)


def test_a_delay_goes_by_before_the_clock_runs_and_is_not_kept() -> None:
    clock = clock_of("1d3").started(WHITE, 0.0)
    assert clock.left(WHITE, 2.9) == 60.0
    assert clock.flag_at == 63.0
    clock = clock.moved(WHITE, 2.0).started(BLACK, 2.0).moved(BLACK, 10.0)
    assert clock.both(10.0) == (60.0, 55.0)
    assert clock.started(WHITE, 10.0).left(WHITE, 14.0) == 59.0


def test_a_turn_that_is_stopped_and_goes_on_has_its_delay_once() -> None:
    clock = clock_of("1d3").started(WHITE, 0.0).paused(2.0)
    assert clock.is_paused
    clock = clock.resumed().started(WHITE, 50.0)
    assert clock.left(WHITE, 51.0) == 60.0
    assert clock.left(WHITE, 52.0) == 59.0
    assert not clock.is_paused


def test_periods_follow_each_other_and_the_last_comes_again() -> None:
    clock = clock_of("2/1:3/30s")
    left = []
    for number in range(9):
        clock = clock.started(WHITE, number).moved(WHITE, number + 1)
        left.append(clock.left(WHITE, 0.0))
    assert left == [59, 88, 87, 86, 115, 114, 113, 142, 141]


def test_a_period_without_an_end_lasts() -> None:
    clock = clock_of("1/1:2")
    for number in range(3):
        clock = clock.started(WHITE, number).moved(WHITE, number + 1)
    budget = clock.budget(WHITE)
    assert budget
    assert (budget.left, budget.moves_to_go) == (177.0, 0)


def test_each_side_has_its_own_time_or_any() -> None:
    clock = clock_of("1", "none").started(BLACK, 0.0)
    assert clock.flag_at is None
    assert clock.both(1000.0) == (60.0, None)
    clock = clock.moved(BLACK, 1000.0).started(WHITE, 1000.0)
    assert clock.both(1010.0) == (50.0, None)
    assert Clock.of(None, None) is None


def test_a_correction_takes_back_what_the_move_has_added() -> None:
    clock = clock_of("1/1+5:30s").started(WHITE, 0.0).moved(WHITE, 10.0)
    assert clock.left(WHITE, 10.0) == 85.0
    budget = clock.corrected([WHITE], 11.0).budget(WHITE)
    assert budget
    assert (budget.left, budget.moves, budget.period) == (50.0, 0, 0)


def test_who_takes_moves_back_has_no_time_back_and_gets_none_twice() -> None:
    clock = clock_of("1/1:30s").started(WHITE, 0.0).moved(WHITE, 10.0).started(BLACK, 10.0)
    clock = clock.taken_back([WHITE], 20.0)
    assert clock.both(20.0) == (80.0, 50.0)
    clock = clock.started(WHITE, 20.0).moved(WHITE, 25.0)
    assert clock.left(WHITE, 25.0) == 75.0
    clock = clock_of("1+5").started(WHITE, 0.0).moved(WHITE, 1.0).taken_back([WHITE], 1.0)
    clock = clock.moved(WHITE, 1.0)
    assert clock.left(WHITE, 1.0) == 64.0
    assert clock.moved(WHITE, 1.0).left(WHITE, 1.0) == 69.0


def test_a_move_that_was_taken_back_before_it_was_corrected_adds_once() -> None:
    clock = clock_of("10+5").moved(WHITE, 0.0).taken_back([WHITE], 0.0)
    clock = clock.moved(WHITE, 0.0).corrected([WHITE], 0.0).moved(WHITE, 0.0)
    assert clock.left(WHITE, 0.0) == 605.0
    clock = clock_of("10+5").moved(WHITE, 0.0).corrected([WHITE], 0.0).moved(WHITE, 0.0)
    assert clock.left(WHITE, 0.0) == 605.0


def test_a_correction_behind_the_answer_leaves_the_period_that_has_begun() -> None:
    """The clock has run on what the corrected move had added: without that the flag would fall."""
    clock = clock_of("1/1:5").started(WHITE, 0.0).moved(WHITE, 59.0).started(BLACK, 59.0)
    clock = clock.moved(BLACK, 60.0).started(WHITE, 60.0).corrected([WHITE, BLACK], 70.0)
    assert clock.left(WHITE, 70.0) == 291.0
    assert clock.moved(WHITE, 70.0).left(WHITE, 70.0) == 291.0


def test_an_opening_counts_for_the_periods_and_adds_no_increment() -> None:
    game = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID)
    clock = clock_of("2/10+5:3")
    sides = [WHITE, BLACK, WHITE, BLACK]
    for number in range(4):
        assert clock.both(0.0) == ((600.0, 600.0) if number < 3 else (780.0, 600.0))
        deed = game.moved(game.legal[0], OPENING)
        game.do(deed)
        clock = clock.after(deed, sides[:number], 0.0)
    assert clock.both(0.0) == (780.0, 780.0)
    assert [clock.budget(side).period for side in Side] == [1, 1]  # type: ignore[union-attr]
    deed = game.moved(game.legal[0], "typed", WHITE)
    assert clock.after(deed, sides, 0.0).both(0.0) == (780.0, 780.0)  # the last period has no increment


def test_time_asleep_is_nobodys() -> None:
    clock = clock_of("10").started(WHITE, 0.0).without(3600.0, 3600.0)
    assert clock.left(WHITE, 3605.0) == 595.0
    assert clock_of("10").without(5.0, 5.0) == clock_of("10")


def test_no_more_time_is_nobodys_than_the_clock_ran() -> None:
    clock = clock_of("10").started(WHITE, 8.0).without(10.0, 10.0)
    assert clock.left(WHITE, 10.0) == 600.0
    assert clock.left(WHITE, 15.0) == 595.0


def test_a_flag_that_has_fallen_leaves_nothing() -> None:
    clock = clock_of("1").started(WHITE, 0.0)
    assert clock.left(WHITE, 61.0) == 0.0
    assert clock.flagged(WHITE, 61.0).both(0.0) == (0.0, 60.0)


STEPS = st.lists(
    st.tuples(st.sampled_from(["start", "stop", "pause", "move", "sleep"]), st.integers(0, 5000)),
    max_size=40,
)


@given(CONTROLS, CONTROLS, STEPS)
def test_time_is_neither_lost_nor_found(
    white: TimeControl, black: TimeControl, steps: list[tuple[str, int]]
) -> None:
    """What a side has left is what it was given less what went by while its clock ran."""
    clock = Clock.of(white, black)
    assert clock
    now, side, ran = 0.0, WHITE, dict.fromkeys(Side, 0.0)
    delay = 0.0
    given_to = {WHITE: white.periods[0].seconds, BLACK: black.periods[0].seconds}
    is_new = True
    for step, thousandths_by in steps:
        by = thousandths_by / 1000
        now += by
        if clock.running:
            flag = clock.flag_at
            if flag is not None and flag <= now:
                assert clock.left(clock.running, now) == 0.0
                return
            free = min(by, delay)
            delay, ran[side] = delay - free, ran[side] + by - free
        match step:
            case "start":
                budget = clock.budget(side)
                assert budget
                delay, is_new = (budget.now.delay, False) if is_new else (delay, False)
                clock = clock.started(side, now)
            case "stop":
                clock = clock.stopped(now)
            case "pause":
                clock = clock.paused(now)
            case "sleep":
                now += 7200.0
                clock = clock.without(7200.0, now)
            case "move":
                before = clock.budget(side)
                clock = clock.moved(side, now)
                after = clock.budget(side)
                assert before
                assert after
                given_to[side] += after.gain
                period = before.now
                assert after.gain >= period.increment
                assert (after.gain > period.increment) is (after.period > before.period)
                side, is_new, delay = side.opponent, True, 0.0
        for each in Side:
            left = clock.left(each, now)
            assert left is not None
            assert left >= 0.0
            assert left == pytest.approx(given_to[each] - ran[each], abs=1e-6)


@given(CONTROLS, st.floats(0, 1e6))
def test_a_computer_never_thinks_longer_than_it_may(control: TimeControl, gone: float) -> None:
    clock = Clock.of(control, None)
    assert clock
    clock = clock.started(WHITE, 0.0)
    flag, share = clock.flag_at, clock.share(WHITE, gone)
    assert flag is not None
    assert share is not None
    assert share >= 0.05
    if clock.left(WHITE, gone) > 0.2:  # type: ignore[operator]
        assert gone + share < flag
    assert clock.share(BLACK, 0.0) is None


# After the program has ended


def a_clocked_game() -> tuple[list[Deed], Clock]:
    """Some moves with what was left at each, and the clocks as they were then."""
    game = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID)
    clock = clock_of("2/1+2:30s").started(WHITE, 0.0)
    now = 0.0
    deeds: list[Deed] = [game.deeds[0]]

    def add(deed: Deed) -> None:
        game.do(deed)
        deeds.append(deed)

    for _ in range(6):
        now += 5
        side = game.position.side_to_move
        clock = clock.moved(side, now)
        moved = game.moved(game.legal[0], "typed")
        add(type(moved)(**{**vars(moved), "left": clock.both(now)}))
        clock = clock.started(side.opponent, now)
    clock = clock.taken_back([game.plies[-1].side, game.plies[-2].side], now + 1)
    back = game.back(2)
    add(type(back)(**{**vars(back), "left": clock.both(now)}))
    return deeds, clock


def test_the_clocks_of_a_game_that_goes_on_stand_as_its_last_deed_left_them() -> None:
    deeds, clock = a_clocked_game()
    control = parse_clock("2/1+2:30s")
    after = clock_after(deeds, control, control)
    assert after
    assert after.is_paused
    assert after.running is None
    for side in Side:
        one, other = after.budget(side), clock.budget(side)
        assert one
        assert other
        assert (one.left, one.moves, one.period) == (other.left, other.moves, other.period)
    assert clock_after(deeds, None, None) is None


def test_deeds_without_clocks_leave_them_full() -> None:
    deeds = [Game(start_position(ITALIAN_FID.variant), ITALIAN_FID).deeds[0], Resigned(WHITE)]
    control = sudden_death(60)
    after = clock_after(deeds, control, control)
    assert after
    assert after.both(0.0) == (60.0, 60.0)
    after = clock_after([*deeds[:1], FlagFell(BLACK)], control, control)
    assert after
    assert after.both(0.0) == (60.0, 0.0)


def test_what_was_left_is_read_back() -> None:
    told = {"name": "FlagFell", "side": "white", "left": [0, 12.5]}
    assert parse_deed(told) == FlagFell(WHITE, left=(0.0, 12.5))
    assert parse_deed(told | {"left": [None, 3]}) == FlagFell(WHITE, left=(None, 3.0))

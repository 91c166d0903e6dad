"""Clocks: no second is lost or found but by the terms; time controls are read as they are written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.game.clock import (
    Clock,
    ClockError,
    Period,
    TimeControl,
    clock_after,
    format_clock,
    format_time_control,
    parse_clock,
    parse_time_control,
    sudden_death,
)
from assistant.game.deeds import Deed, FlagFell, Resigned, parse_deed
from assistant.game.game import Game
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side

WHITE, BLACK = Side.WHITE, Side.BLACK


def thousandths(most: int) -> st.SearchStrategy[float]:
    return st.integers(1, most * 1000).map(lambda number: number / 1000)


def periods(moves: st.SearchStrategy[int]) -> st.SearchStrategy[Period]:
    times = st.tuples(thousandths(3600), st.just(0.0)) | st.tuples(st.just(0.0), thousandths(3600))
    adding = st.just((0.0, 0.0)) | times
    return st.builds(
        lambda seconds, moves, more: Period(seconds, moves, *more), thousandths(800_000), moves, adding
    )


CONTROLS = st.builds(
    lambda first, last: TimeControl((*first, last)),
    st.lists(periods(st.integers(1, 60)), max_size=4),
    periods(st.integers(0, 60)),
)


def clock_of(white: str, black: str | None = None) -> Clock:
    clock = Clock.of(parse_clock(white), parse_clock(white if black is None else black))
    assert clock
    return clock


# As text


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("10", sudden_death(600)),
        ("10m", sudden_death(600)),
        ("10+5", sudden_death(600, 5)),
        ("5d3", sudden_death(300, delay=3)),
        ("90s", sudden_death(90)),
        ("0.5", sudden_death(30)),
        ("1h30", sudden_death(5400)),
        ("1h30m", sudden_death(5400)),
        ("2m30+1.5", sudden_death(150, 1.5)),
        ("1h0m10s", sudden_death(3610)),
        ("1h30m10", sudden_death(5410)),
        ("40/120:60", TimeControl((Period(7200, 40), Period(3600)))),
        ("40/2h:20/1h:30+30", TimeControl((Period(7200, 40), Period(3600, 20), Period(1800, 0, 30)))),
        ("20/5", TimeControl((Period(300, 20),))),
        ("none", None),
    ],
)
def test_what_the_command_line_says_of_time(text: str, control: TimeControl | None) -> None:
    assert parse_clock(text) == control
    assert parse_clock(format_clock(control)) == control


@pytest.mark.parametrize(
    "text",
    [
        *("", "0", "+5", "10+", "10d", "10+5d3", "10d3+5", "-5", "1e3", "ten", "10:60", "0/10", "/10"),
        *(
            "40/",
            "1000/5",
            "40/0",
            "99999999999",
            "241h",
            "10+3601",
            "10h10h",
            "10s5",
            "1m1h",
            "nan",
            "٥",
        ),
        *("1/1:1/1:1/1:1/1:1/1:1", "10.", ".5", "1.2345", "inf", " 10", "10 "),
    ],
)
def test_what_is_no_time_control(text: str) -> None:
    with pytest.raises(ClockError):
        parse_clock(text)


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("40/7200:3600", TimeControl((Period(7200, 40), Period(3600)))),
        ("4800+60", sudden_death(4800, 60)),
        ("3600", sudden_death(3600)),
        ("300d3", sudden_death(300, delay=3)),
        ("-", None),
    ],
)
def test_the_tag_of_a_file(text: str, control: TimeControl | None) -> None:
    assert parse_time_control(text) == control
    assert format_time_control(control) == text


@pytest.mark.parametrize("text", ["?", "*120", "", "10m", "none", "40/", "--"])
def test_a_tag_that_says_nothing_that_is_known(text: str) -> None:
    with pytest.raises(ClockError):
        parse_time_control(text)


@given(CONTROLS)
def test_a_time_control_is_read_as_it_was_written(control: TimeControl) -> None:
    assert parse_clock(format_clock(control)) == control
    assert parse_time_control(format_time_control(control)) == control


@given(st.text(max_size=30) | st.text("0123456789/:+dhms.", max_size=12))
def test_whatever_is_typed_is_a_time_control_or_told_to_be_none(text: str) -> None:
    for parse, form in ((parse_clock, format_clock), (parse_time_control, format_time_control)):
        try:
            control = parse(text)
        except ClockError:
            continue
        if control:
            assert all(each.seconds > 0 for each in control.periods)
            assert parse(form(control)) == control


# What is left


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
    clock = clock_of("1d3").started(WHITE, 0.0).paused(2.0).started(WHITE, 50.0)
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
    assert clock.started(WHITE, 20.0).moved(WHITE, 25.0).left(WHITE, 25.0) == 75.0


def test_time_asleep_is_nobodys() -> None:
    clock = clock_of("10").started(WHITE, 0.0).without(3600.0)
    assert clock.left(WHITE, 3605.0) == 595.0
    assert clock_of("10").without(5.0) == clock_of("10")


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
                clock = clock.without(7200.0)
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

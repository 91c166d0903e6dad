"""What the arbiter has to know of a game's past: prices of claims, clocks that are set."""

from hypothesis import given
from hypothesis import strategies as st

from assistant.game.arbitration import (
    LEAST_LEFT,
    LONGEST_CHECK,
    has_moved_since_upset,
    is_obliged,
    price_of_claim,
    too_late,
    wrong_claims,
)
from assistant.game.clock import Clock
from assistant.game.deeds import BoardUpset, ClaimDecided, ClockAdjusted, RulesRequired
from assistant.game.game import Game
from assistant.game.time_control import parse_clock
from assistant.rules.position import start_position
from assistant.rules.regulation import INTERNATIONAL_FID, PORTUGUESE, REGULATIONS
from assistant.rules.side import Side

SECONDS = st.floats(0.0, 7200.0)


@given(SECONDS, SECONDS, st.integers(0, 5))
def test_a_claim_costs_no_more_than_checking_takes_nor_than_fifteen_minutes(
    checking: float, left: float, earlier: int
) -> None:
    price = price_of_claim(checking, left, earlier)
    assert 0.0 <= price <= min(checking, LONGEST_CHECK, left)


@given(SECONDS, SECONDS, st.integers(0, 5))
def test_three_minutes_remain_to_who_had_them(checking: float, left: float, earlier: int) -> None:
    after = left - price_of_claim(checking, left, earlier)
    if left >= LEAST_LEFT:
        assert after >= LEAST_LEFT - 1e-6
    elif earlier == 0:
        assert after == left


def test_checking_that_takes_nothing_costs_nothing() -> None:
    assert {
        price_of_claim(0.0, left, earlier) for left in (0.0, 60.0, 600.0) for earlier in (0, 3)
    } == {0.0}


def test_wrong_claims_are_counted_for_each() -> None:
    game = Game(start_position(INTERNATIONAL_FID.variant), INTERNATIONAL_FID)
    for side in (Side.WHITE, Side.BLACK, Side.WHITE):
        game.do(ClaimDecided(side, 0.0, None))
    assert [wrong_claims(game.deeds, side) for side in Side] == [2, 1]


def test_where_nothing_has_happened_nobody_is_obliged_and_no_right_has_lapsed() -> None:
    for regulation in REGULATIONS:
        game = Game(start_position(regulation.variant), regulation)
        assert not any(is_obliged(game.deeds, side) for side in Side)
        assert not any(has_moved_since_upset(game.deeds, side) for side in Side)
        game.do(BoardUpset())
        game.do(RulesRequired(Side.WHITE))
        assert is_obliged(game.deeds, Side.BLACK)
        assert not is_obliged(game.deeds, Side.WHITE)
        assert too_late(game, regulation.orientation, 0.0, is_drawn=False) is None


def test_only_the_portuguese_text_has_a_game_annulled() -> None:
    compulsory = [each for each in REGULATIONS if each.orientation.is_compulsory]
    assert compulsory == [PORTUGUESE]
    assert [each for each in REGULATIONS if each.colours is None] == [PORTUGUESE]


def test_a_clock_is_set_while_it_runs_and_never_below_nothing() -> None:
    ten = parse_clock("10")
    clock = Clock.of(ten, None)
    assert clock
    running = clock.started(Side.WHITE, 100.0)
    more = running.after(ClockAdjusted(Side.WHITE, 30.0, None), [], 160.0)
    assert more.left(Side.WHITE, 160.0) == 570.0
    less = running.after(ClaimDecided(Side.WHITE, 900.0, None), [], 160.0)
    assert less.left(Side.WHITE, 160.0) == 0.0
    assert running.after(ClockAdjusted(Side.BLACK, 30.0, None), [], 160.0) == running

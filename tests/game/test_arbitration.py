"""What the arbiter has to know of a game's past: prices of claims, clocks that are set."""

import pytest
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
from assistant.game.deeds import (
    Annulled,
    BoardUpset,
    ClaimDecided,
    ClockAdjusted,
    CountAsked,
    CountShortened,
    Deed,
    NeitherCanWin,
    RulesRefused,
    RulesRequired,
)
from assistant.game.game import Game
from assistant.game.time_control import parse_clock
from assistant.rules.fen import parse_fen
from assistant.rules.position import start_position
from assistant.rules.regulation import (
    INTERNATIONAL_FID,
    ITALIAN_FID,
    PERGIOCO,
    PORTUGUESE,
    REGULATIONS,
    Regulation,
)
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


KINGS = "W:WK30:BK3"


@pytest.mark.parametrize(
    ("regulation", "fen", "deed"),
    [
        (ITALIAN_FID, KINGS, CountAsked(Side.WHITE, is_imposed=True, of=9)),
        (ITALIAN_FID, KINGS, CountAsked(Side.WHITE, is_imposed=True, of=40)),
        (ITALIAN_FID, KINGS, CountShortened(12)),
        (PERGIOCO, KINGS, CountAsked(Side.WHITE, is_imposed=True, of=12)),
        (ITALIAN_FID, KINGS, NeitherCanWin(is_agreed=False)),
        (PERGIOCO, KINGS, NeitherCanWin(is_agreed=True)),
        (INTERNATIONAL_FID, "W:WK46:BK1", NeitherCanWin(is_agreed=False)),
    ],
    ids=str,
)
def test_what_the_text_does_not_allow_cannot_be_done(
    regulation: Regulation, fen: str, deed: Deed
) -> None:
    game = Game(parse_fen(fen, regulation.variant), regulation)
    with pytest.raises(ValueError, match=r"\w"):
        game.do(deed)
    assert game.outcome is None
    assert game.count is None


@pytest.mark.parametrize(
    "deed", [Annulled("colours", None), RulesRefused(Side.WHITE), NeitherCanWin(is_agreed=False)]
)
def test_what_the_arbiter_has_decided_ends_the_game_and_nobody_undoes_it(deed: Deed) -> None:
    game = Game(start_position(PERGIOCO.variant), PERGIOCO)
    game.play(game.legal[0])
    game.do(deed)
    assert game.outcome
    assert (game.can_annul, game.plies_back) == (False, 0)
    with pytest.raises(ValueError, match="over"):
        game.do(deed)

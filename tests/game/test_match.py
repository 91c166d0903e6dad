"""A match: whose colours they are, what a game gives, and who leads."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.game.match import (
    DRAW,
    FIRST,
    SECOND,
    Match,
    Score,
    drawn_by,
    format_match,
    halves,
    parse_match,
)
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID
from assistant.rules.side import Side

WINNERS = st.lists(st.none() | st.sampled_from(Side), max_size=9)


@given(WINNERS, st.booleans())
def test_the_colours_alternate_from_game_to_game(winners: list[Side | None], is_turned: bool) -> None:
    match = Match(1, 10, "Anna", "Bruno", is_turned)
    for number, winner in enumerate(winners, 1):
        assert match.game == number
        whites = ("Bruno", "Anna") if (number % 2 == 0) is not is_turned else ("Anna", "Bruno")
        assert match.names == whites
        match = match.after(winner)


@given(WINNERS, st.booleans())
def test_a_win_is_that_of_who_has_the_colour(winners: list[Side | None], is_turned: bool) -> None:
    match = Match(1, 10, "Anna", "Bruno", is_turned)
    won = {"Anna": 0, "Bruno": 0}
    for winner in winners:
        if winner:
            won[match.names[winner is Side.BLACK]] += 1
        match = match.after(winner)
    assert match.score == Score(won["Anna"], won["Bruno"], winners.count(None))
    leaders = {True: FIRST, False: SECOND}
    is_even = won["Anna"] == won["Bruno"]
    assert match.score.leader == (DRAW if is_even else leaders[won["Anna"] > won["Bruno"]])
    assert match.is_over is (len(winners) >= 10)


@pytest.mark.parametrize(("regulation", "points"), [(ITALIAN_FID, 2.5), (INTERNATIONAL_FID, 5.0)])
def test_points_are_those_of_the_score(regulation: object, points: float) -> None:
    """Two won and one drawn: 1, 1 and a half, or 2, 2 and 1."""
    assert halves(2, 1, regulation) / 2 == points  # type: ignore[arg-type]


def test_the_lot_is_the_same_for_the_same_seed_and_fair() -> None:
    drawn = [drawn_by(seed) for seed in range(1000)]
    assert drawn == [drawn_by(seed) for seed in range(1000)]
    assert 440 < sum(drawn) < 560
    assert 440 < sum(drawn_by(seed << 32) for seed in range(1000)) < 560


@given(WINNERS, st.booleans(), st.booleans())
def test_a_match_is_text_and_back(winners: list[Side | None], is_turned: bool, is_drawn: bool) -> None:
    match = Match(7, 10, "Anna", "Bruno", is_turned, is_drawn)
    for winner in winners:
        match = match.after(winner)
    assert parse_match(json.loads(json.dumps(format_match(match)))) == match


@pytest.mark.parametrize("told", [{}, [], {"number": 1}, None, "match"])
def test_what_is_no_match_is_refused(told: object) -> None:
    with pytest.raises(ValueError, match="is no match"):
        parse_match(told)  # type: ignore[arg-type]


def test_a_result_that_nobody_knows_is_refused() -> None:
    told = format_match(Match(1, 4, "Anna", "Bruno")) | {"results": ["third"]}
    with pytest.raises(ValueError, match="third"):
        parse_match(told)

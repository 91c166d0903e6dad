"""What points are worth, against numbers worked out by hand."""

from math import inf

import pytest

from tests.strength.scores import Score, elo, total


@pytest.mark.parametrize(
    ("share", "difference"),
    # 10 to the power of difference / 400 is the odds: 1, 3, 10, 1 to 3.
    [(0.5, 0), (0.75, 190.85), (10 / 11, 400), (0.25, -190.85), (1, inf), (0, -inf)],
)
def test_a_share_of_the_points_is_a_difference_of_strength(share: float, difference: float) -> None:
    assert elo(share) == pytest.approx(difference, abs=0.01)


def test_the_interval_of_a_match() -> None:
    # 100 games: 70 points of 100. Squares: 60 times 0.3, 20 times 0.2, 20 times 0.7, each squared, make
    # 5.4 + 0.8 + 9.8 = 16; 16 / 100 / 100 is 0.0016, its root 0.04, and 1.96 times that 0.0784.
    score = Score(60, 20, 20)
    assert score.games == 100
    assert score.share == pytest.approx(0.7)
    assert score.error == pytest.approx(0.0784)
    # 400 times the logarithms of 0.7 / 0.3, 0.6216 / 0.3784 and 0.7784 / 0.2216.
    assert score.elo == pytest.approx(147.19, abs=0.01)
    assert score.elo_range == pytest.approx((86.22, 218.25), abs=0.01)


def test_draws_make_a_score_surer() -> None:
    assert Score(0, 90, 10).error < Score(45, 0, 55).error
    assert Score(45, 0, 55).share == Score(0, 90, 10).share


def test_a_match_without_spread_is_not_sure_of_itself() -> None:
    assert Score(100, 0, 0).error == pytest.approx(0.03)
    low, high = Score(100, 0, 0).elo_range
    assert low == pytest.approx(elo(0.97))
    assert high == inf
    assert Score(1, 0, 0).error == 1


def test_points_are_added_up() -> None:
    assert total([1, 0.5, 1, 0, 0.5, 0.5]) == Score(2, 3, 1)
    assert str(Score(60, 20, 20)) == "+60 =20 -20, 70.0 ± 7.8 %, +147 Elo [+86, +218]"

"""The two digits over a position."""

import random
from itertools import combinations

import pytest

from assistant.game.check_digits import check_of
from assistant.rules.fen import parse_fen
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.position import start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant


@pytest.mark.parametrize(
    ("fen", "check"),
    [
        ("W:W21:B12", (5**21 + 3 * 5**12) % 97),
        ("B:W21:B12", (5**21 + 3 * 5**12 + 7) % 97),
        ("W:WK21:BK12", (2 * 5**21 + 5 * 5**12) % 97),
        ("B:WK30,31:BK1,2", (2 * 5**30 + 5**31 + 5 * 5**1 + 3 * 5**2 + 7) % 97),
        ("W:W32:B", 5**32 % 97),
    ],
)
def test_each_piece_counts_by_its_square_and_what_it_is(fen: str, check: int) -> None:
    assert check_of(parse_fen(fen, ITALIAN)) == check


@pytest.mark.parametrize("variant", [ITALIAN, INTERNATIONAL])
def test_it_is_two_digits_and_no_two_first_moves_have_the_same(variant: Variant) -> None:
    start = start_position(variant)
    checks = [check_of(start.after(move)) for move in distinct_moves(legal_moves(start))]
    assert all(0 <= each < 97 for each in checks)
    assert len({*checks, check_of(start)}) == len(checks) + 1


@pytest.mark.parametrize("variant", [ITALIAN, INTERNATIONAL])
def test_of_moves_that_may_be_taken_for_one_another_hardly_two_have_the_same(variant: Variant) -> None:
    by_lot, pairs, alike = random.Random(1), 0, 0
    for _ in range(20):
        position = start_position(variant)
        while (moves := distinct_moves(legal_moves(position))) and pairs < 20_000:
            checks = [check_of(position.after(move)) for move in moves]
            found = [one == other for one, other in combinations(checks, 2)]
            pairs, alike = pairs + len(found), alike + sum(found)
            position = position.after(by_lot.choice(list(moves)))
    assert alike < pairs / 100

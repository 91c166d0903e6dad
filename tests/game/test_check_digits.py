"""The two digits over a position."""

import pytest

from assistant.game.check_digits import check_of
from assistant.rules.fen import parse_fen
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.position import start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN


@pytest.mark.parametrize(
    ("fen", "check"),
    [
        ("W:W21:B12", (21 + 3 * 12) % 97),
        ("B:W21:B12", (21 + 3 * 12 + 7) % 97),
        ("W:WK21:BK12", (2 * 21 + 5 * 12) % 97),
        ("B:WK30,31:BK1,2", (2 * 30 + 31 + 5 * 1 + 3 * 2 + 7) % 97),
        ("W:W32:B", 32),
    ],
)
def test_each_piece_counts_by_its_square_and_what_it_is(fen: str, check: int) -> None:
    assert check_of(parse_fen(fen, ITALIAN)) == check


@pytest.mark.parametrize("variant", [ITALIAN, INTERNATIONAL])
def test_it_is_two_digits_and_no_two_first_moves_have_the_same(variant: object) -> None:
    start = start_position(variant)  # type: ignore[arg-type]
    checks = [check_of(start.after(move)) for move in distinct_moves(legal_moves(start))]
    assert all(0 <= each < 97 for each in checks)
    assert check_of(start) not in checks

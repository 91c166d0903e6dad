"""Endings of kings: what can be won is won, in a bounded number of plies.

The distances to the win come from computing every position of these pieces backwards.
"""

import random
from collections.abc import Callable

import pytest

from assistant.engine.kernel.search_names import WIN
from assistant.engine.limits import Limits, SearchResult
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from tests.engine.support.searches import thinking

Defence = Callable[[Position, list[Position]], Move]


def search(position: Position, limits: Limits, past: list[Position] | None = None) -> SearchResult:
    result = thinking("plain", position, past=past or []).result(limits)
    assert result
    return result


def stubborn(position: Position, past: list[Position]) -> Move:
    """The best defence that a search finds."""
    return search(position, Limits(depth=8, nodes=3_000), past=past).move


def aimless(position: Position, past: list[Position]) -> Move:
    """Any move, the same ones each time."""
    return random.Random(len(past)).choice(legal_moves(position))


def plies_to_win(position: Position, limits: Limits, defence: Defence, longest: int) -> int | None:
    """How many plies White needs to win, or None if there is no win by then."""
    past: list[Position] = []
    for ply in range(longest + 1):
        if not legal_moves(position):
            return ply if position.side_to_move is Side.BLACK else None
        if position.side_to_move is Side.WHITE:
            move = search(position, limits, past=past).move
        else:
            move = defence(position, past)
        past.append(position)
        position = position.after(move)
    return None


@pytest.mark.parametrize(
    ("variant", "fen", "plies"),
    [
        (ITALIAN, "W:WK3,K19:BK27", 5),
        (ITALIAN, "W:WK14,K29:BK31", 7),
        (ITALIAN, "W:WK12,K23:BK5", 9),
        (INTERNATIONAL, "W:WK1,K11,K46:BK35", 7),
    ],
)
def test_the_quickest_win_is_found_and_played(variant: Variant, fen: str, plies: int) -> None:
    position = parse_fen(fen, variant)
    limits = Limits(depth=plies, nodes=60_000)
    assert search(position, limits).score == WIN - plies
    assert plies_to_win(position, limits, stubborn, plies) == plies


@pytest.mark.parametrize("defence", [stubborn, aimless])
@pytest.mark.parametrize("fen", ["W:WK1,K8:BK26", "B:WK2,K3:BK27", "B:WK1,K2:BK27"])
def test_two_short_kings_beat_one(fen: str, defence: Defence) -> None:
    """Forty moves each is what the Italian rules allow; 34 plies are the longest way."""
    position = parse_fen(fen, ITALIAN)
    assert plies_to_win(position, Limits(depth=14, nodes=6_000), defence, 80)


def test_three_short_kings_beat_two_that_defend_badly() -> None:
    """Against the best defence it takes up to 67 plies, and more knowledge than this search has."""
    position = parse_fen("W:WK29,K31,K32:BK1,K3", ITALIAN)
    assert plies_to_win(position, Limits(depth=14, nodes=6_000), aimless, 80)


@pytest.mark.parametrize("defence", [stubborn, aimless])
@pytest.mark.parametrize("fen", ["W:WK46,K47,K48,K49:BK28", "W:WK1,K15,K32,K48:BK36"])
def test_four_flying_kings_beat_one(fen: str, defence: Defence) -> None:
    """Always won, in 21 plies at the most; the rules give 25 moves each."""
    position = parse_fen(fen, INTERNATIONAL)
    assert plies_to_win(position, Limits(depth=8, nodes=6_000), defence, 50)

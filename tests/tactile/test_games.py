"""Whole games on simulated boards with faults: what is played is what the hands meant."""

from collections import Counter
from collections.abc import Callable

import pytest

from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from tests.tactile.support.board_games import BoardGame

IN_THE_SUITE = 12
IN_THE_PROOF = 500
GAMES = [
    ("dgt", ITALIAN),
    ("dgt", INTERNATIONAL),
    ("tdb", ITALIAN),
    ("tdb", INTERNATIONAL),
    ("millennium", ITALIAN),
]
ON_EACH = pytest.mark.parametrize(
    ("protocol", "variant"), GAMES, ids=[f"{name}-{variant.name}" for name, variant in GAMES]
)


def played(protocol: str, variant: Variant, seed: int) -> BoardGame:
    game = BoardGame(protocol, variant, seed)
    game.play()
    assert len(game.moves) == len(game.intended)
    for made, meant in zip(game.moves, game.intended, strict=True):
        assert made.has_same_effect(meant), (seed, made, meant)
    return game


@ON_EACH
def test_what_is_played_is_what_the_hands_meant(protocol: str, variant: Variant) -> None:
    for seed in range(IN_THE_SUITE):
        played(protocol, variant, seed)


@pytest.mark.proof
@ON_EACH
def test_in_five_hundred_games(
    protocol: str, variant: Variant, record_property: Callable[[str, object], None]
) -> None:
    counts: Counter[str] = Counter()
    for seed in range(IN_THE_PROOF):
        counts += played(protocol, variant, seed).counts
    record_property(f"{protocol} {variant.name}", dict(counts))

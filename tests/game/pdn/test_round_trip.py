"""What is written and read again is the same: games at random with all that can be noted in them."""

from collections.abc import Iterable

import pytest

from assistant.game.pdn.reader import read
from assistant.game.pdn.tree import PdnGame
from assistant.game.pdn.writer import WIDTH, must_not_begin, write
from assistant.rules.variant import VARIANTS, Variant
from tests.game.pdn.support.trees import random_tree, shape

GAMES = 2_000
PARTS = 4
every_game = pytest.mark.parametrize("variant", VARIANTS.values(), ids=lambda variant: variant.name)


def reread(games: Iterable[PdnGame]) -> list[PdnGame]:
    return list(read("".join(map(write, games)).splitlines(keepends=True)))


def check(variant: Variant, seeds: range, plies: int) -> None:
    for first in range(seeds.start, seeds.stop, 20):
        games = [
            random_tree(seed, variant, plies) for seed in range(first, min(first + 20, seeds.stop))
        ]
        again = reread(games)
        assert [shape(game) for game in again] == [shape(game) for game in games]
        assert not [problem for game in again for problem in game.problems]
        assert [game.number for game in again] == list(range(1, len(games) + 1))


@every_game
@pytest.mark.parametrize("part", range(PARTS))
def test_games_at_random(variant: Variant, part: int) -> None:
    each = GAMES // PARTS
    check(variant, range(part * each, (part + 1) * each), plies=30)


@pytest.mark.proof
@every_game
def test_20_000_games_at_random(variant: Variant) -> None:
    check(variant, range(1_000_000, 1_020_000), plies=80)


@every_game
def test_lines_are_short(variant: Variant) -> None:
    for seed in range(100):
        for line in write(random_tree(seed, variant)).splitlines():
            words = line.split()
            is_free = line.startswith(("[", "/FEN")) or max(map(len, words), default=0) > WIDTH
            assert len(line) <= WIDTH or is_free or must_not_begin(words[-1])


@every_game
def test_writing_twice_is_writing_once(variant: Variant) -> None:
    for seed in range(5_000, 5_050):
        text = write(random_tree(seed, variant))
        assert "".join(map(write, read(text.splitlines(keepends=True)))) == text

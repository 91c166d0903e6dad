"""The long proofs of the opponent's strength, run by hand, with nothing beside them.

`python3 run.py test -m proof -rP tests/strength`: they print their scores, take about an hour, and need
numba. The last results stand in docs/strength.md.
"""

import pytest

from assistant.engine.levels import LEVELS
from assistant.rules.variant import INTERNATIONAL, ITALIAN, VARIANTS, Variant
from tests.engine.support.kernels import kernel_of
from tests.strength.ladder import openings_for, step
from tests.strength.material import SEED, Material, material_kernel
from tests.strength.openings import even_openings
from tests.strength.players import Opponent
from tests.strength.run_match import run_match, say

pytestmark = pytest.mark.proof

GAMES = 200
"""Those of a step; they go the same way each time."""
SECONDS = 0.2
DEPTH = 6


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=repr)
def test_each_level_is_a_step_of_the_ladder(variant: Variant) -> None:
    own = kernel_of("compiled", variant.name)
    openings = openings_for(own, GAMES)
    for level in [*LEVELS][1:]:
        score = step(own, level, openings, GAMES)
        say(f"{variant.name}, level {level} against {level - 1}: {score}")
        assert 100 <= score.elo <= 200


@pytest.mark.parametrize(("variant", "games"), [(ITALIAN, 200), (INTERNATIONAL, 40)], ids=repr)
def test_a_fifth_of_a_second_beats_a_search_that_only_counts_pieces(
    variant: Variant, games: int
) -> None:
    own = kernel_of("compiled", variant.name)
    material = Material(material_kernel("compiled", variant), DEPTH)
    player = Opponent(own, movetime=SECONDS)
    score = run_match(player, material, even_openings(own, SEED), games)
    assert score.share >= 0.95

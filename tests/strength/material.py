"""A match against a search that counts pieces and knows nothing else.

    python -m tests.strength.material --rules italian --games 200 --seconds 0.2 --depth 6

It is the same search with other numbers: every man is worth 100 wherever it stands, nothing is reduced.
So it sees every exchange that is no deeper than it looks, and captures beyond.
"""

import argparse
import tempfile
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from assistant.engine.kernel import constants, thinking
from assistant.engine.kernel.kernel import Kernel, plain_kernel
from assistant.engine.kernel.thinking import Thinking
from assistant.engine.limits import Limits
from assistant.engine.weights import MAN
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.variant import VARIANTS, Variant
from tests.strength.match import Turn
from tests.strength.openings import even_openings
from tests.strength.players import Opponent, kernel
from tests.strength.run_match import run_match

SEED = 5
SLOTS = 1 << 12
NOTHING = ("TEMPO", "TRADE", "DRIVE", "WINNING_LEAD", "FEW")
"""What else the kernel's evaluation adds up, all of it 0 here."""

_constants = constants.constants


def material_constants(variant: Variant) -> dict[str, Any]:
    """The numbers of a kernel that counts pieces: a king as much as the game's own weights say."""
    numbers: dict[str, Any] = {**_constants(variant)}
    king = numbers["KING"]
    values = [
        (king if place & 64 else MAN) if value else 0 for place, value in enumerate(numbers["VALUES"])
    ]
    return {**numbers, **dict.fromkeys(NOTHING, 0), "VALUES": tuple(values)}


def material_kernel(kind: str, variant: Variant) -> Kernel:
    """The kernel with these numbers, kept away from those that games are played with."""
    folder = Path(tempfile.gettempdir()) / "damavoce-strength"
    with (
        patch("assistant.engine.compiled.constants", material_constants),
        patch("assistant.engine.kernel.build.constants", material_constants),
        patch("assistant.engine.compiled._user_folder", lambda: folder),
    ):
        return plain_kernel.__wrapped__(variant) if kind == "plain" else kernel(kind, variant)


@cache
def _king(variant: Variant) -> int:
    king = _constants(variant)["KING"]
    assert isinstance(king, int)
    return king


def balance(position: Position) -> int:
    """By how much the side to move has more, in hundredths of a man."""
    own, enemies, kings = position.own, position.enemies, position.kings
    more = _king(position.variant) - MAN
    men = own.bit_count() - enemies.bit_count()
    return MAN * men + more * ((own & kings).bit_count() - (enemies & kings).bit_count())


class Material:
    """A search of so many plies by material alone; among moves that keep as much it plays any."""

    def __init__(self, kernel: Kernel, depth: int) -> None:
        self.name = f"material, {depth} plies"
        self._kernel = kernel
        self._limits = Limits(depth=depth)

    def move(self, turn: Turn) -> Move:
        position, past, counts, seed = turn
        search = Thinking(
            self._kernel,
            position,
            past=past,
            counts=counts,
            seed=seed,
            slots=SLOTS,
            selective=False,
        )
        # The sum of the root's moves, which the kernel only carries along.
        with patch.object(thinking, "square_values", balance):
            result = search.result(self._limits)
        assert result
        return result.move


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", choices=VARIANTS, default="italian")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--depth", type=int, default=6)
    asked = parser.parse_args()
    variant = VARIANTS[asked.rules]
    own = kernel("compiled", variant)
    material = Material(material_kernel("compiled", variant), asked.depth)
    player = Opponent(own, movetime=asked.seconds)
    run_match(player, material, even_openings(own, SEED), asked.games)


if __name__ == "__main__":
    main()

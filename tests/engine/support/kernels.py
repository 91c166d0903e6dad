"""Both kernels of a game, and positions on which they are compared with the law."""

import os
import pathlib
import random
from collections.abc import Iterator

import pytest

from assistant.engine import compiled
from assistant.engine.compiled import compile_kernel
from assistant.engine.kernel.kernel import Kernel, plain_kernel
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.rules.variant import VARIANTS, Variant
from speech.files.file_lock import locked

KINDS = ("plain", "compiled")
_COMPILED: dict[str, Kernel] = {}


def kernel_of(kind: str, rules: str) -> Kernel:
    """A kernel; without numba the test that wants a compiled one is skipped."""
    variant = VARIANTS[rules]
    if kind == "plain":
        return plain_kernel(variant)
    pytest.importorskip("numba")
    if rules not in _COMPILED:
        _COMPILED[rules] = _compiled(variant)
    return _COMPILED[rules]


def _compiled(variant: Variant) -> Kernel:
    """A compiled kernel, which one of the processes of the suite compiles, and the others only load."""
    folder = shared_kernels()
    with locked(folder.with_name("lock")), pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiled, "_user_folder", lambda: folder)
        return compile_kernel(variant)


def shared_kernels() -> pathlib.Path:
    """Where the processes of the suite keep what is compiled."""
    return pathlib.Path(os.environ["DAMAVOCE_TESTS_SHARED"]) / "kernel"


def random_positions(variant: Variant, seed: int, how_many: int) -> Iterator[Position]:
    """Positions without order, half of them rich in kings, and half of these made for long captures."""
    chance = random.Random(f"{variant.name} {seed}")
    for number in range(how_many):
        choose = _chained_squares if number % 4 == 1 else _any_squares
        king = chance.choice((0.3, 0.6, 1.0)) if number % 2 else 0.05
        own, enemies = choose(variant, chance)
        yield _position(variant, chance, own, enemies, king)


def _any_squares(variant: Variant, chance: random.Random) -> tuple[list[int], list[int]]:
    own, enemies = chance.randint(1, variant.men_each), chance.randint(1, variant.men_each)
    squares = chance.sample(range(1, variant.geometry.squares + 1), own + enemies)
    return squares[:own], squares[own:]


def _chained_squares(variant: Variant, chance: random.Random) -> tuple[list[int], list[int]]:
    """Few pieces, and enemies on the rows between theirs, away from the edges."""
    board = variant.geometry
    parity = chance.randint(0, 1)
    squares = range(1, board.squares + 1)
    inside = {*range(2, board.size)}
    own = [square for square in squares if board.row(square) % 2 == parity]
    between = [
        square
        for square in squares
        if board.row(square) % 2 != parity and {*board.places[square]} <= inside
    ]
    return chance.sample(own, chance.randint(1, 3)), chance.sample(between, chance.randint(4, 9))


def _position(
    variant: Variant, chance: random.Random, own: list[int], enemies: list[int], king: float
) -> Position:
    board = variant.geometry
    side = chance.choice((*Side,))
    pieces = {
        side: sum(board.mask_of[square] for square in own),
        side.opponent: sum(board.mask_of[square] for square in enemies),
    }
    kings = sum(board.mask_of[square] for square in (*own, *enemies) if chance.random() < king)
    for each, mask in pieces.items():
        kings |= mask & board.base_mask[each.opponent]
    return Position(variant, side, pieces[Side.WHITE], pieces[Side.BLACK], kings)


def kept_files(folder: pathlib.Path) -> dict[str, tuple[int, int]]:
    """The compiled code below a folder: by file, when it was written and how long it is."""
    return {
        file.name: (file.stat().st_mtime_ns, file.stat().st_size)
        for file in folder.rglob("*")
        if file.suffix in (".nbi", ".nbc")
    }

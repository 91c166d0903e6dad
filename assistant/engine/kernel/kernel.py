"""The kernel for the rest of the program: asked about a Position, whichever way it runs."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from assistant.engine.kernel.build import build
from assistant.engine.kernel.names import FULL, MOVES, ROOM, UNIQUE
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.rules.variant import Variant


class TooManyMoves(Exception):
    """A position has more captures than the kernel has room for."""


class KernelMove(NamedTuple):
    """What a move does, in masks: those of `rules.move.Move`, without its path."""

    from_mask: int
    to_mask: int
    captured_mask: int


@dataclass(frozen=True, slots=True)
class Kernel:
    """The functions of source/ for one game, by name, and how to make the list they work with.

    Two threads need two such lists; here each question has one to itself.
    """

    variant: Variant
    functions: dict[str, Callable[..., Any]]
    numbers: Callable[[int], Any]
    """Makes a list of that many numbers, all 0."""
    _spare: list[Any] = field(default_factory=list, repr=False)
    """Lists that no question is using."""

    def moves(self, position: Position, *, unique: bool = False) -> list[KernelMove]:
        """The legal moves, in no order: every capture sequence, or with `unique` every effect once."""
        with self._work(unique) as work:
            end = self.functions["moves"](*masks(position), work, MOVES)
            found = [int(number) for number in work[MOVES:end]]
        return [KernelMove(*found[place : place + 3]) for place in range(0, len(found), 3)]

    def after(self, position: Position, move: KernelMove) -> Position:
        """The position that a move leads to."""
        own, enemies, kings, side = masks(position)
        kings = int(self.functions["kings_after"](kings, *move, side))
        own ^= move.from_mask ^ move.to_mask
        enemies ^= move.captured_mask
        white, black = (enemies, own) if side else (own, enemies)
        return Position(position.variant, position.side_to_move.opponent, white, black, kings)

    def perft(self, position: Position, depth: int, *, unique: bool = False) -> int:
        """How many lines of `depth` plies there are: what `rules.perft.perft` counts."""
        if depth == 0:
            return 1
        with self._work(unique) as work:
            return int(self.functions["perft"](*masks(position), depth, work, MOVES))

    @property
    def is_compiled(self) -> bool:
        """Whether it runs without Python's lock, so that two threads run at the same time."""
        return not isinstance(self.numbers(0), list)

    @contextmanager
    def _work(self, unique: bool) -> Iterator[Any]:
        try:
            work = self._spare.pop()
        except IndexError:
            work = self.numbers(ROOM)
        work[UNIQUE] = int(unique)
        work[FULL] = 0
        yield work
        self._spare.append(work)
        if work[FULL]:
            raise TooManyMoves


def masks(position: Position) -> tuple[int, int, int, int]:
    """A position as the sources take it: own pieces, enemies, kings, and 1 where Black is to move."""
    side = int(position.side_to_move is Side.BLACK)
    return position.own, position.enemies, position.kings, side


@cache
def plain_kernel(variant: Variant) -> Kernel:
    """The kernel of a game in plain Python."""
    provided = {"popcount": int.bit_count, "bit_length": int.bit_length}
    functions = build(variant, provided, lambda function: function)
    return Kernel(variant, functions, lambda size: [0] * size)

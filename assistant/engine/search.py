"""Finding a move: one ply deeper each time, until a limit is reached, and the choice at the root.

Not here: what lies below the root's moves (tree.py).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter

from assistant.engine.evaluate import evaluate
from assistant.engine.tree import INFINITY, WIN, WON, Interrupted, Tree, key_of
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position

VARIETY = 3
"""Root moves within these hundredths of a man of the best are as good; the seed chooses."""

DEEPEST = 60
"""The depth of a search without limits, which also bounds Python's recursion."""


@dataclass(frozen=True, slots=True)
class Limits:
    """When a search ends, at the first of these: plies, positions looked at, seconds.

    None is no limit. Without seconds, the same search gives the same answer on every machine.
    """

    depth: int | None = None
    nodes: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class SearchResult:
    """A move, and what was found about it.

    `score` is for the side to move, in hundredths of a man, beyond tree.WON for a win that was
    seen to the end. `depth` is the last depth searched completely, 0 where no search was needed or
    possible. `line` is the expected play, `move` first.
    """

    move: Move
    score: int
    depth: int
    nodes: int
    seconds: float
    line: tuple[Move, ...]


def never() -> bool:
    """The stop signal of a search that nobody stops."""
    return False


def search(
    position: Position,
    limits: Limits,
    *,
    past: Sequence[Position] = (),
    seed: int = 0,
    stop: Callable[[], bool] = never,
) -> SearchResult:
    """The move to play, within the limits; a stop is obeyed at once, with the best so far.

    `past` holds the game's earlier positions: to come back to one counts as a draw. The seed chooses
    among moves that are about as good. Raises ValueError where there is no legal move.
    """
    began = perf_counter()
    moves = distinct_moves(legal_moves(position))
    if not moves:
        raise ValueError("no legal move")

    def is_over() -> bool:
        return stop() or (limits.seconds is not None and perf_counter() - began >= limits.seconds)

    root = _Root(position, moves, Tree([*past, position], limits.nodes, is_over), seed)
    deepest = DEEPEST if limits.depth is None else min(limits.depth, DEEPEST)
    depth = root.deepen(deepest) if len(moves) > 1 else 0
    line = (root.move, *root.tree.line(position.after(root.move), depth - 1))
    return SearchResult(root.move, root.score, depth, root.tree.nodes, perf_counter() - began, line)


class _Root:
    """The choice among the moves of the position that is asked about."""

    def __init__(self, position: Position, moves: list[Move], tree: Tree, seed: int) -> None:
        self.tree = tree
        self.move = moves[0]
        self.score = evaluate(position)
        self._children = [(move, position.after(move)) for move in moves]
        # A step taken back and forth loses no ground in the opening, but would never end an ending.
        self._margin = 0 if position.kings else VARIETY
        # One big number of all that matters: how Python hashes is its own affair.
        white, black, kings, is_white = key_of(position)
        self._random = Random((((seed << 64 | white) << 64 | black) << 64 | kings) << 1 | is_white)

    def deepen(self, deepest: int) -> int:
        """Search deeper and deeper; the last depth that was searched completely."""
        for depth in range(1, deepest + 1):
            scores: dict[Move, int] = {}
            try:
                self._score_moves(depth, scores)
            except Interrupted:
                # What was chosen before came first, so another choice now is a better one.
                if scores:
                    self._choose(scores)
                return depth - 1
            self._choose(scores)
            if abs(self.score) >= WON and WIN - abs(self.score) <= depth:
                return depth
        return deepest

    def _score_moves(self, depth: int, scores: dict[Move, int]) -> None:
        """Fill in each move's score: exact for those near the best, a bound for the others."""
        floor = -INFINITY
        for move, child in self._children:
            score = INFINITY
            if scores:
                score = -self.tree.value(child, depth - 1, 1, -floor - 1, -floor)
            if score > floor:
                score = -self.tree.value(child, depth - 1, 1, -INFINITY, -floor)
            scores[move] = score
            floor = max(floor, score - self._margin - 1)

    def _choose(self, scores: dict[Move, int]) -> None:
        """Choose the move, and put it first for the next depth, the others by their scores."""
        best = max(scores.values())
        margin = self._margin if abs(best) < WON else 0
        near = [move for move, score in scores.items() if score >= best - margin]
        self.move = near[int(self._random.random() * len(near))]
        self.score = scores[self.move]
        self._children.sort(
            key=lambda child: (child[0] is not self.move, -scores.get(child[0], -INFINITY))
        )

"""A move by the kernel's search: one ply deeper each time, until a limit is reached or it is stopped.

Here is the choice among the moves at the root; what lies below them is the kernel's (source/search.py).
"""

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import cache
from random import Random
from time import perf_counter
from typing import Any, Literal, NamedTuple

from assistant.engine.kernel import search_names as at
from assistant.engine.kernel.constants import constants
from assistant.engine.kernel.helper import Helper
from assistant.engine.kernel.kernel import Kernel, KernelMove, TooManyMoves, masks
from assistant.engine.kernel.names import MOVES, UNIQUE
from assistant.engine.limits import Limits, SearchResult
from assistant.rules.bitboard import bits
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.regulation import Ending, Regulation
from assistant.rules.side import Side
from assistant.rules.variant import Variant

PLAIN_SLOTS = 1 << 15
"""The slots of the table in plain Python, of two entries each: some 7 MB once it is full."""
COMPILED_SLOTS = 1 << 19
"""The same for the compiled kernel: 16 MB."""

AHEAD = 2
"""Plies that the helper is ahead: what it has found serves the first thread when that gets there."""

NO_LIMIT = 1 << 62
"""More nodes than there will ever be."""


class Counted(NamedTuple):
    """The count of a game: its plies so far, and after how many each ending is drawn, 0 for never."""

    since: int = 0
    king_each: int = 0
    three_against_king: int = 0
    two_against_king: int = 0


UNCOUNTED = Counted()


def counted(regulation: Regulation, since: int = 0) -> Counted:
    """The counts of a regulation, of which `since` plies are over; see game/draw.py: plies_counted."""
    most = {rule.ending: 2 * rule.moves for rule in regulation.counts}
    return Counted(since, *(most.get(ending, 0) for ending in Ending))


def search_key(position: Position) -> int:
    """The key of a position, as the sources carry it along."""
    hashes, turn = _hashes(position.variant)
    key = turn if position.side_to_move is Side.BLACK else 0
    for place in _places(position):
        key ^= hashes[place]
    return key


def square_values(position: Position) -> int:
    """The sum of the square values, as the sources carry it along: for the side to move."""
    values = _values(position.variant)
    own = 128 if position.side_to_move is Side.BLACK else 0
    return sum(values[place] if place & 128 == own else -values[place] for place in _places(position))


def seed_for(position: Position, seed: int) -> int:
    """What a seed becomes in a position, for chances that are to be the same on every machine."""
    _, side, white, black, kings = position
    # One big number of all that matters: how Python hashes is its own affair.
    return (((seed << 64 | white) << 64 | black) << 64 | kings) << 1 | (side is Side.WHITE)


def _places(position: Position) -> list[int]:
    """The pieces by the numbers of search_names.HASHES."""
    kings = position.kings
    return [
        first + bit + 1 + (64 if kings >> bit & 1 else 0)
        for first, pieces in ((0, position.white), (128, position.black))
        for bit in bits(pieces)
    ]


@cache
def _hashes(variant: Variant) -> tuple[tuple[int, ...], int]:
    numbers: dict[str, Any] = {**constants(variant)}
    return numbers["HASHES"], numbers["TURN"]


@cache
def _values(variant: Variant) -> tuple[int, ...]:
    numbers: dict[str, Any] = {**constants(variant)}
    values: tuple[int, ...] = numbers["VALUES"]
    return values


class Thinking:
    """One search, in the thread that calls `result`; any other may stop it.

    `past` holds the game's earlier positions: to come back to one counts as a draw. The seed chooses
    among moves that are within `variety` hundredths of a man of the best, or equal to it.

    Of two `threads` the second one helps: it searches too, in a thread of its own that ends before
    `result` does, and shares the table. What is found is no longer the same each time. Plain Python
    runs one thread at a time, so there the second one is left out; and so it is where positions
    are limited.
    """

    def __init__(
        self,
        kernel: Kernel,
        position: Position,
        *,
        past: Sequence[Position] = (),
        counts: Counted = UNCOUNTED,
        seed: int = 0,
        variety: int = 0,
        slots: int | None = None,
        selective: bool = True,
        threads: Literal[1, 2] = 1,
    ) -> None:
        slots = slots or (COMPILED_SLOTS if kernel.is_compiled else PLAIN_SLOTS)
        threads = threads if kernel.is_compiled else 1
        self._kernel = kernel
        self._position = position
        self._counts = counts
        self._variety = variety
        self._seed = seed
        moves = distinct_moves(legal_moves(position))
        self._moves = {KernelMove(*_effect(move)): move for move in moves}
        self._work = work = kernel.numbers(threads * at.TABLE + 4 * slots)
        work[UNIQUE] = 1
        work[at.TABLE_AT] = threads * at.TABLE
        work[at.MOST_NODES] = NO_LIMIT
        work[at.SELECTIVE] = int(selective)
        work[at.SLOTS] = slots - 1
        for ending, most in enumerate(counts[1:], at.KING_EACH):
            work[at.COUNTS + ending] = most
        self._still = 0
        for back, (before, after) in enumerate(_pairs([*past, position]), 1):
            if back > at.PAST or not _is_still(before, after):
                break
            work[at.PATH - back] = search_key(before)
            self._still = back
        work[at.PATH] = search_key(position)
        self._helper = Helper(work, self._help) if threads == 2 else None

    def stop(self) -> None:
        """Have the search answer with what it has."""
        self._work[at.STOP] = 1
        if self._helper:
            self._helper.stop()

    def result(
        self, limits: Limits, told: Callable[[SearchResult], None] | None = None
    ) -> SearchResult | None:
        """The move to play, within the limits; None where there is no legal move.

        `told` hears the result of each depth that was searched completely. The score is beyond
        search_names.WON for a win that was seen to the end.
        """
        if not self._moves:
            return None
        began = perf_counter()
        self._work[at.MOST_NODES] = NO_LIMIT if limits.nodes is None else limits.nodes
        timer = None
        if limits.seconds is not None and limits.seconds <= 0:
            self.stop()
        elif limits.seconds is not None:
            # The time is not looked at while the search runs: compiled code could not.
            timer = threading.Timer(min(limits.seconds, threading.TIMEOUT_MAX), self.stop)
            timer.daemon = True
            timer.start()
        helped: AbstractContextManager[None] = nullcontext()
        if self._helper and len(self._moves) > 1 and limits.nodes is None and not self._work[at.STOP]:
            helped = self._helper.beside()
        try:
            with helped:
                return self._deepened(limits.depth, began, told)
        finally:
            if timer:
                timer.cancel()

    def _deepened(
        self, deepest: int | None, began: float, told: Callable[[SearchResult], None] | None
    ) -> SearchResult:
        seed = seed_for(self._position, self._seed)
        root = _Root(self, self._work, [*self._moves], self._variety, seed)
        root.score = square_values(self._position)
        depth = 0
        most = at.DEEPEST if deepest is None else min(deepest, at.DEEPEST)
        if len(self._moves) == 1:
            most = 0
        while depth < most and root.score_moves(depth + 1):
            depth += 1
            if told:
                told(self._found(root, depth, began))
            if abs(root.score) > at.WON and at.WIN - abs(root.score) <= depth:
                break
        return self._found(root, depth, began)

    def _help(self, work: Any) -> None:
        """What the helper does with its list."""
        root = _Root(self, work, [*self._moves], variety=0, seed=0)
        depth = AHEAD
        while depth < at.DEEPEST and root.score_moves(depth + 1):
            depth += 1

    def _found(self, root: "_Root", depth: int, began: float) -> SearchResult:
        nodes = min(int(self._work[at.NODES]), int(self._work[at.MOST_NODES]))
        if self._helper:
            nodes += self._helper.nodes
        seconds = perf_counter() - began
        return SearchResult(
            self._moves[root.move], root.score, depth, nodes, seconds, self._line(root.move, depth)
        )

    def _line(self, first: KernelMove, longest: int) -> tuple[Move, ...]:
        """The expected play, as far as it is remembered."""
        line = [self._moves[first]]
        position = self._position.after(line[0])
        while len(line) < longest:
            known = int(self._kernel.functions["probe"](search_key(position), self._work))
            number = (known >> 30) - 1
            if known >> 28 & 3 != at.EXACT or number < 0:
                break
            try:
                moves = self._kernel.moves(position, unique=True)
            except TooManyMoves:
                break  # the move is found; only what may follow cannot be told
            if number >= len(moves):
                break
            move = moves[number]
            line += [each for each in legal_moves(position) if _effect(each) == move][:1]
            position = self._kernel.after(position, move)
        return tuple(line)

    def value_of(self, move: KernelMove, depth: int, alpha: int, beta: int, work: Any = None) -> int:
        """The score of a root move by a search of `depth` plies below it, for the side to move.

        `work` is the list of the thread that asks, by default that of the first one.
        """
        functions = self._kernel.functions
        work = self._work if work is None else work
        position = self._position
        child = self._kernel.after(position, move)
        still = self._still + 1 if _is_still(position, child) else 0
        was = functions["ending"](*masks(position)[:3], work)
        since = 0
        if was:
            since = functions["since_after"](was, *masks(child)[:3], still, self._counts.since, work)
        score = functions["value"](
            *masks(child),
            *(search_key(child), square_values(child), depth, 1, -beta, -alpha, still, since),
            *(work, MOVES),
        )
        return -int(score)


class _Root:
    """The choice among the root's moves."""

    def __init__(
        self, thinking: Thinking, work: Any, moves: list[KernelMove], variety: int, seed: int
    ) -> None:
        self.move = moves[0]
        self.score = 0
        self._thinking = thinking
        self._work = work
        self._moves = moves
        self._variety = variety
        self._random = Random(seed)

    def score_moves(self, depth: int) -> bool:
        """Search one depth and choose; whether it was searched completely."""
        scores: dict[KernelMove, int] = {}
        floor = -at.INFINITY
        for move in self._moves:
            score = at.INFINITY
            if scores:
                score = self._value_of(move, depth - 1, floor, floor + 1)
            if score > floor and not self._work[at.STOP]:
                score = self._value_of(move, depth - 1, floor, at.INFINITY)
            if self._work[at.STOP]:
                break
            scores[move] = score
            floor = max(floor, score - self._variety - 1)
        # What was chosen before came first, so another choice now is a better one.
        if scores:
            self._choose(scores)
        return len(scores) == len(self._moves)

    def _value_of(self, move: KernelMove, depth: int, alpha: int, beta: int) -> int:
        return self._thinking.value_of(move, depth, alpha, beta, self._work)

    def _choose(self, scores: dict[KernelMove, int]) -> None:
        """Choose the move, and put it first for the next depth, the others by their scores."""
        best = max(scores.values())
        margin = self._variety if abs(best) < at.WON else 0
        near = [move for move, score in scores.items() if score >= best - margin]
        self.move = near[int(self._random.random() * len(near))]
        self.score = scores[self.move]
        self._moves.sort(key=lambda move: (move != self.move, -scores.get(move, -at.INFINITY)))


def _effect(move: Move) -> tuple[int, int, int]:
    return move.from_mask, move.to_mask, move.captured_mask


def _pairs(positions: Sequence[Position]) -> Iterator[tuple[Position, Position]]:
    """Each position with the one after it, the last ones first."""
    return zip(reversed(positions[:-1]), reversed(positions[1:]), strict=True)


def _is_still(before: Position, after: Position) -> bool:
    """Whether one position came of the other by a king's move without capture."""
    pieces = (before.white | before.black).bit_count()
    men = before.white & ~before.kings, before.black & ~before.kings
    return (
        before.side_to_move is not after.side_to_move
        and pieces == (after.white | after.black).bit_count()
        and men == (after.white & ~after.kings, after.black & ~after.kings)
    )

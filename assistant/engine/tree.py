"""The tree below a move: alpha-beta with a principal variation, over the moves of the law.

Not here: the choice among the moves at the root, and how deep to go (search.py).
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from assistant.engine.evaluate import evaluate
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side

INFINITY = 1_000_000
WIN = 100_000
"""To have won at the root; a win further down is worth one less for each ply."""
WON = WIN - 1_000
"""Scores above it are wins that the search has seen to the end."""
DRAW = 0

CHECK_EVERY = 128
"""Nodes between two looks at the limits: a few milliseconds, more among many flying kings."""

TABLE_SIZE = 40_000
"""Positions remembered at once, some 16 MB; a full table begins again, empty."""

Key = tuple[int, int, int, bool]


class Interrupted(Exception):
    """The search has reached its limit."""


class Entry(NamedTuple):
    """What a search of `depth` plies found: a score between the two bounds, in plies from here."""

    depth: int
    at_least: int
    at_most: int
    move: Move


class Tree:
    """What one search remembers: positions and their scores, and moves that refuted others.

    Positions in `past` count as draws when they come again. `is_over` is asked now and then.
    """

    def __init__(
        self, past: Iterable[Position], max_nodes: int | None, is_over: Callable[[], bool]
    ) -> None:
        self.nodes = 0
        self._max_nodes = max_nodes
        self._is_over = is_over
        self._next_check = 0
        self._seen = {key_of(position) for position in past}
        self._table: dict[Key, Entry] = {}
        self._killers: dict[int, Move] = {}
        self._history: dict[bool, dict[int, int]] = {True: {}, False: {}}

    def value(self, position: Position, depth: int, ply: int, alpha: int, beta: int) -> int:
        """The score of a position for its side to move: exact between the bounds, else a bound.

        `depth` is in plies still to search; compulsory captures go on below 0. `ply` counts from
        the root. Raises Interrupted at the limit.
        """
        if self.nodes >= self._next_check:
            self._check()
        self.nodes += 1
        _, side, white, black, kings = position
        key = (white, black, kings, side is Side.WHITE)
        if key in self._seen:
            return DRAW
        known = self._table.get(key)
        if known and known.depth >= depth:
            at_least, at_most = _at(ply, known.at_least), _at(ply, known.at_most)
            if at_least >= beta or at_least == at_most:
                return at_least
            if at_most <= alpha:
                return at_most
        moves = legal_moves(position)
        if not moves:
            return ply - WIN
        if depth <= 0 and not moves[0].captured:
            return evaluate(position)
        moves = self._ordered(moves, known and known.move, ply, key[3])
        self._seen.add(key)
        best, best_move = self._best(position, moves, depth, ply, alpha, beta)
        self._seen.discard(key)
        if depth > 0:
            self._remember(key, depth, ply, alpha, best, beta, best_move)
        return best

    def _best(
        self, position: Position, moves: list[Move], depth: int, ply: int, alpha: int, beta: int
    ) -> tuple[int, Move]:
        """The best score among the moves and its move; the search stops at the first above beta."""
        best, best_move = -INFINITY, moves[0]
        depth -= 1
        ply += 1
        for move in moves:
            child = position.after(move)
            if best == -INFINITY:
                score = -self.value(child, depth, ply, -beta, -alpha)
            else:
                # Only whether it is better than the best is asked first: that is cheaper.
                score = -self.value(child, depth, ply, -alpha - 1, -alpha)
                if alpha < score < beta:
                    score = -self.value(child, depth, ply, -beta, -alpha)
            if score > best:
                best, best_move = score, move
                alpha = max(alpha, score)
                if alpha >= beta:
                    break
        return best, best_move

    def _ordered(self, moves: list[Move], first: Move | None, ply: int, is_white: bool) -> list[Move]:
        """The moves, those that are likely to refute first."""
        if moves[0].captured:
            moves = distinct_moves(moves)
        elif len(moves) > 1:
            history = self._history[is_white]
            moves.sort(key=lambda move: -history.get(move.from_mask | move.to_mask, 0))
            _bring_forward(moves, self._killers.get(ply))
        _bring_forward(moves, first)
        return moves

    def _remember(
        self, key: Key, depth: int, ply: int, alpha: int, best: int, beta: int, move: Move
    ) -> None:
        if len(self._table) >= TABLE_SIZE:
            self._table.clear()
        score = _at(-ply, best)
        at_least = score if best > alpha else -INFINITY
        at_most = score if best < beta else INFINITY
        self._table[key] = Entry(depth, at_least, at_most, move)
        if best >= beta and not move.captured:
            self._killers[ply] = move
            history = self._history[key[3]]
            way = move.from_mask | move.to_mask
            history[way] = history.get(way, 0) + depth * depth

    def line(self, position: Position, longest: int) -> list[Move]:
        """The expected play from a position on, as far as it is remembered."""
        moves: list[Move] = []
        known = self._table.get(key_of(position))
        while known and known.at_least == known.at_most and len(moves) < longest:
            moves.append(known.move)
            position = position.after(known.move)
            known = self._table.get(key_of(position))
        return moves

    def _check(self) -> None:
        """Raise Interrupted at a limit; else say when to look again."""
        if self._is_over() or (self._max_nodes is not None and self.nodes >= self._max_nodes):
            raise Interrupted
        self._next_check = self.nodes + CHECK_EVERY
        if self._max_nodes is not None:
            self._next_check = min(self._next_check, self._max_nodes)


def _at(ply: int, score: int) -> int:
    """A score in plies from a position `ply` plies down, as seen from the root; and -ply for back."""
    if score > WON:
        return score - ply
    if score < -WON:
        return score + ply
    return score


def _bring_forward(moves: list[Move], move: Move | None) -> None:
    if move in moves:
        moves.remove(move)
        moves.insert(0, move)


def key_of(position: Position) -> Key:
    """What tells a position from others of its variant, in plain numbers."""
    return position.white, position.black, position.kings, position.side_to_move is Side.WHITE

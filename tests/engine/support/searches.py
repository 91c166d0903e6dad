"""The kernel's search as tests ask for it, and what it is held against."""

import random
from collections.abc import Iterator

from assistant.engine.kernel import search_names as at
from assistant.engine.kernel.kernel import KernelMove, masks
from assistant.engine.kernel.thinking import Thinking, square_values
from assistant.engine.limits import SearchResult
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position, start_position
from assistant.rules.variant import VARIANTS
from tests.engine.support.kernels import kernel_of

SMALL = 1 << 10
"""Slots enough for what is asked here."""


def thinking(kind: str, position: Position, **more: object) -> Thinking:
    kernel = kernel_of(kind, position.variant.name)
    return Thinking(kernel, position, **{"slots": SMALL, **more})  # type: ignore[arg-type]


def positions_of_games(rules: str, seed: int, how_many: int) -> Iterator[Position]:
    """Positions of games without thought."""
    chance = random.Random(f"{rules} {seed}")
    start = start_position(VARIANTS[rules])
    position = start
    while how_many:
        moves = legal_moves(position)
        if not moves or chance.random() < 0.01:
            position = start
            continue
        position = position.after(chance.choice(moves))
        if chance.random() < 0.2 and legal_moves(position):
            how_many -= 1
            yield position


def effect(move: Move) -> KernelMove:
    return KernelMove(move.from_mask, move.to_mask, move.captured_mask)


def evaluated(position: Position) -> int:
    """The worth of a quiet position, by the kernel."""
    leaf = kernel_of("plain", position.variant.name).functions["leaf"]
    return int(leaf(*masks(position), square_values(position), 0))


def minimax(position: Position, depth: int, ply: int, seen: frozenset[Position]) -> int:
    """The value that every right alpha-beta must find: all moves, nothing cut or remembered."""
    if position in seen:
        return at.DRAW
    moves = distinct_moves(legal_moves(position))
    if not moves:
        return ply - at.WIN
    if depth <= 0 and not moves[0].captured:
        return evaluated(position)
    if len(moves) > 1 or not moves[0].captured:
        depth -= 1
    return max(-minimax(position.after(move), depth, ply + 1, seen | {position}) for move in moves)


def as_tuple(result: SearchResult | None) -> tuple[object, ...]:
    if result is None:
        return (None,) * 6
    told = (result.move, result.score, result.depth, result.nodes)
    return (*told, result.seconds, result.line)

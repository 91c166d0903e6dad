"""`damavoce analyse`: what the computer thinks of a position, one line of JSON for each depth.

Or of all positions that the games in a file come to.

The compiled kernel thinks, or the plain one where there is none.
"""

import argparse
import contextlib
import queue
import sys
import threading
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from assistant.commands.compiling import compiled_kernels
from assistant.commands.law import position_of, print_fen_error, print_json, variant_of
from assistant.engine.compiled import NotCompiled
from assistant.engine.kernel import search_names as at
from assistant.engine.kernel.kernel import Kernel, plain_kernel
from assistant.engine.kernel.thinking import Thinking
from assistant.engine.limits import Limits, SearchResult
from assistant.game.pdn.tree import PdnGame
from assistant.narration.catalog import Catalog
from assistant.options import ANALYSIS_SECONDS, UsageError
from assistant.rules.fen import FenError, format_fen
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_move
from assistant.rules.position import Position
from assistant.rules.variant import Variant


class Opinion(NamedTuple):
    """What is thought of a position after a search of so many plies.

    The score is in hundredths of a man, for the side to move; of a win in so many plies it is
    search_names.WIN less these. Moves without a choice at the beginning of the line are not counted in
    the depth.
    """

    depth: int
    score: int
    nodes: int
    seconds: float
    line: tuple[Move, ...]


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Think within the limits and print each depth as soon as it is known; 1 for a bad FEN or file."""
    if options.movetime is not None and options.depth is not None:
        raise UsageError("movetime-or-depth")
    seconds = options.movetime
    if seconds is None and options.depth is None:
        seconds = ANALYSIS_SECONDS
    limits = Limits(depth=options.depth, seconds=seconds)
    if options.file is not None:
        return _of_file(options, limits, catalog)
    variant = variant_of(options)
    try:
        position = position_of(options.fen, variant)
    except FenError as error:
        print_fen_error(options.fen, error, catalog.language)
        return 1
    analyse(_kernel(variant, catalog), position, limits, lambda opinion: _print(opinion, position))
    return 0


def _of_file(options: argparse.Namespace, limits: Limits, catalog: Catalog) -> int:
    """Think of every position of the main lines in a file; 1 where the file or a game cannot be read.

    Games of other rules than those that are named are passed over.
    """
    from assistant.commands.pdn.files import NotRead, games_in, why_not_read

    if options.fen is not None:
        raise UsageError("unknown-argument", name="--fen")
    kernels: dict[Variant, Kernel] = {}
    status = 0
    try:
        for game in games_in(options.file):
            rules = game.regulation.variant if game.regulation else None
            if rules is None or game.errors:
                status = 1
            if rules is not None and options.rules in (None, rules.name):
                if rules not in kernels:
                    kernels[rules] = _kernel(rules, catalog)
                _analyse_game(game, kernels[rules], limits)
    except NotRead as error:
        print_json({"error": why_not_read(error, catalog), "input": options.file})
        return 1
    return status


def _analyse_game(game: PdnGame, kernel: Kernel, limits: Limits) -> None:
    """Think of each position of a game in turn, as far as it is known what stood there."""
    ply = 0
    for node in (game.root, *game.root.line_on()):
        position = node.position
        if position is None:
            return
        ply += node.parent is not None and not node.fen
        where = {"game": game.number, "ply": ply, "fen": format_fen(position)}
        analyse(kernel, position, limits, partial(_print_at, where, position))


def _print_at(where: dict[str, Any], position: Position, opinion: Opinion) -> None:
    print_json(where | _told(opinion, position))


def _kernel(variant: Variant, catalog: Catalog) -> Kernel:
    try:
        return compiled_kernels(catalog, variant)[0]
    except NotCompiled as error:
        reason = error.reason
        text = catalog.text("cli-analyse-plain", reason=reason, detail=error.detail)
        print(text, file=sys.stderr, flush=True)
        return plain_kernel(variant)


def _print(opinion: Opinion, position: Position) -> None:
    print_json(_told(opinion, position))


def _told(opinion: Opinion, position: Position) -> dict[str, Any]:
    """An opinion as JSON."""
    return {
        "depth": opinion.depth,
        "score": round(opinion.score / 100, 2),
        "nodes": opinion.nodes,
        "seconds": round(opinion.seconds, 3),
        "pv": _written(opinion.line, position),
        "table": None,
    }


def _written(line: Sequence[Move], position: Position) -> list[str]:
    written = []
    for move in line:
        written.append(format_move(move, legal_moves(position)))
        position = position.after(move)
    return written


def analyse(
    kernel: Kernel, position: Position, limits: Limits, told: Callable[[Opinion], None]
) -> None:
    """Tell an opinion for each depth, or for depth 0 where none is searched completely.

    The search runs in a thread, and is stopped if this is interrupted or `told` fails.
    """
    forced = _forced(position)
    plies = len(forced.line)
    if forced.score is not None:
        told(Opinion(0, _plies_before(forced.score, plies), 0, 0.0, forced.line))
        return
    thinking = Thinking(kernel, forced.position, past=forced.past)
    _search(
        thinking,
        limits,
        lambda found: told(
            Opinion(
                found.depth,
                _plies_before(found.score, plies),
                found.nodes,
                found.seconds,
                forced.line + found.line,
            )
        ),
    )


class _Forced(NamedTuple):
    """Where the only legal moves lead, one after the other: the search itself does not judge them."""

    line: tuple[Move, ...]
    past: list[Position]
    position: Position
    """The first one with a choice, or without any, or seen before."""
    score: int | None
    """What it is worth to the side to move, where that needs no search."""


def _forced(position: Position) -> _Forced:
    line: list[Move] = []
    past: list[Position] = []
    while len(moves := distinct_moves(legal_moves(position))) == 1 and position not in past:
        past.append(position)
        line += moves
        position = position.after(moves[0])
    score = None if len(moves) > 1 else at.DRAW if moves else -at.WIN
    return _Forced(tuple(line), past, position, score)


def _plies_before(score: int, plies: int) -> int:
    """What a score is worth so many plies earlier, to whoever is to move there."""
    if abs(score) > at.WON:
        score += -plies if score > 0 else plies
    return -score if plies % 2 else score


def _search(thinking: Thinking, limits: Limits, told: Callable[[SearchResult], None]) -> None:
    """Tell each depth from here, while a thread searches: no Ctrl-C is noticed in compiled code."""
    found: queue.SimpleQueue[SearchResult | Exception | None] = queue.SimpleQueue()

    def search() -> None:
        try:
            last = thinking.result(limits, found.put)
            if last and not last.depth:
                found.put(last)
        except Exception as error:  # noqa: BLE001  (the thread's edge: it is raised below)
            found.put(error)
        found.put(None)

    thread = threading.Thread(target=search, name="analysis", daemon=True)
    thread.start()
    try:
        while (each := _next(found)) is not None:
            if isinstance(each, Exception):
                raise each
            told(each)
    finally:
        thinking.stop()
        thread.join()


def _next(
    found: "queue.SimpleQueue[SearchResult | Exception | None]",
) -> SearchResult | Exception | None:
    while True:
        # Without an end to the waiting, Windows would not let it be interrupted.
        with contextlib.suppress(queue.Empty):
            return found.get(timeout=0.2)

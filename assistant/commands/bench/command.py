"""`damavoce bench`: how fast the program is, as a table or as JSON.

The rules are measured by how much they do in a second, beside other libraries if asked; the opponent
by how much it does and how long a person waits, the dialogue, the voice and the boards by how long a
person waits, beside the goal; the ear by what it costs and understands.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import chain

from assistant.commands import mends
from assistant.commands.bench.board import measure_board_moves, measure_noise
from assistant.commands.bench.board_game import NothingToMeasure
from assistant.commands.bench.correspondence import measure_correspondence
from assistant.commands.bench.dialogue import measure_moves, measure_queries
from assistant.commands.bench.ear import NoEar, Trials, measure_ear
from assistant.commands.bench.figures import Figure
from assistant.commands.bench.journal import measure_journal
from assistant.commands.bench.journal_pdn import measure_pdn
from assistant.commands.bench.rules import Rate, measure_rules
from assistant.commands.bench.search import SearchFigure, measure_search
from assistant.commands.bench.start import measure_start
from assistant.commands.bench.tables import measure_tables
from assistant.commands.bench.voice import NoVoice, Timing, measure_voice
from assistant.commands.law import print_json
from assistant.narration.catalog import Catalog
from assistant.narration.narrator import printable, quotable
from assistant.store.journal.file import JournalError


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Measure and print, each figure as soon as it is known.

    Exit status 0, also without a peer or the ear; 1 where the program could not be started
    anew, or where the voice or the board was asked for and the voice cannot be heard.
    """
    status = 0
    if options.what in ("rules", "all"):
        _print_rates(measure_rules(catalog, with_peers=options.peers), as_json=options.json)
    if options.what in ("search", "all"):
        is_first = options.what == "search"
        status = _search(catalog, as_json=options.json, is_first=is_first)
    if options.what == "all" and not options.json:
        print()
    if options.what in ("dialogue", "all"):
        status = max(status, _dialogue(catalog, as_json=options.json))
    if options.what in ("journal", "all"):
        status = max(
            status, _journal(catalog, as_json=options.json, is_first=options.what == "journal")
        )
    if options.what in ("correspondence", "all"):
        _correspondence(as_json=options.json, is_first=options.what == "correspondence")
    if options.what in ("board", "all"):
        is_alone = options.what == "board"
        is_measured = _board(catalog, as_json=options.json, is_alone=is_alone)
        status = 1 if is_alone and not is_measured else status
    if options.what in ("voice", "all"):
        is_alone = options.what == "voice"
        is_measured = _voice(catalog, as_json=options.json, is_alone=is_alone)
        status = 1 if is_alone and not is_measured else status
        is_first = is_alone and not is_measured
        _ear(catalog, as_json=options.json, is_first=is_first)
    return status


def _search(catalog: Catalog, *, as_json: bool, is_first: bool) -> int:
    """Measure the opponent; 1 where no game could be started."""
    try:
        for number, figure in enumerate(measure_search(catalog)):
            if number == 0 and not as_json:
                _print_search_heads(is_first=is_first)
            _print_search(figure, as_json=as_json)
    except OSError as error:
        text = catalog.text("cli-bench-search-start-failed", **_unstarted(error))
        print(text, file=sys.stderr)
        return 1
    return 0


def _unstarted(error: Exception) -> dict[str, str]:
    """What is told of a program that does not start: why, and how to start it by hand."""
    return {"detail": printable(str(error)), "command": mends.command_line()}


def _dialogue(catalog: Catalog, *, as_json: bool) -> int:
    _print_heads(as_json=as_json)
    for measure in (measure_queries, measure_moves, measure_tables):
        for figure in measure():
            _print_figure(figure, as_json=as_json)
    try:
        figures = [*measure_start(catalog)]
    except OSError as error:
        text = catalog.text("cli-bench-start-failed", **_unstarted(error))
        print(text, file=sys.stderr)
        return 1
    for figure in figures:
        _print_figure(figure, as_json=as_json)
    return 0


def _journal(catalog: Catalog, *, as_json: bool, is_first: bool) -> int:
    if is_first:
        _print_heads(as_json=as_json)
    try:
        for figure in chain(measure_pdn(), measure_journal(catalog.language)):
            _print_figure(figure, as_json=as_json)
    except (OSError, JournalError) as error:
        print(catalog.text("cli-bench-start-failed", **_unstarted(error)), file=sys.stderr)
        return 1
    return 0


def _correspondence(*, as_json: bool, is_first: bool) -> None:
    if is_first:
        _print_heads(as_json=as_json)
    for figure in measure_correspondence():
        _print_figure(figure, as_json=as_json)


def _board(catalog: Catalog, *, as_json: bool, is_alone: bool) -> bool:
    """Measure how boards are read, and how soon moves on them are spoken; whether both can be."""
    if not as_json:
        _print_timing_heads(is_first=is_alone)
    for timing in measure_noise():
        _print_timing(timing, as_json=as_json)
    try:
        for timing in measure_board_moves(catalog.language):
            _print_timing(timing, as_json=as_json)
    except (NoVoice, NothingToMeasure, OSError) as error:
        reason = "other" if isinstance(error, OSError) else error.reason
        message = "cli-bench-no-board" if isinstance(error, NothingToMeasure) else "cli-bench-no-voice"
        print(catalog.text(message, reason=reason), file=sys.stderr)
        return False
    return True


def _voice(catalog: Catalog, *, as_json: bool, is_alone: bool) -> bool:
    """Measure the voice; whether there is one."""
    try:
        for number, timing in enumerate(measure_voice(catalog.language)):
            if number == 0 and not as_json:
                _print_timing_heads(is_first=is_alone)
            _print_timing(timing, as_json=as_json)
    except (NoVoice, OSError) as error:
        reason = error.reason if isinstance(error, NoVoice) else "other"
        print(catalog.text("cli-bench-no-voice", reason=reason), file=sys.stderr)
        return False
    return True


def _ear(catalog: Catalog, *, as_json: bool, is_first: bool) -> None:
    """Measure the ear, which needs no sound card; where there is none, say so."""
    kinds: set[type] = set()
    try:
        for row in measure_ear():
            if type(row) not in kinds and not as_json:
                _print_ear_heads(row, is_first=is_first and not kinds)
            kinds.add(type(row))
            if isinstance(row, Trials):
                _print_trials(row, as_json=as_json)
            else:
                _print_timing(row, as_json=as_json)
    except (NoEar, OSError) as error:
        reason = error.reason if isinstance(error, NoEar) else "other"
        print(catalog.text("cli-bench-no-ear", reason=reason), file=sys.stderr)


def _print_rates(rates: Iterator[Rate], *, as_json: bool) -> None:
    if not as_json:
        heads = ("measure", "rules", "positions", "per CPU s", "peer", "ratio")
        print("{:12} {:14} {:10} {:>10}  {:20} {:>6}".format(*heads), flush=True)
    for rate in rates:
        if as_json:
            print_json({**rate._asdict(), "ratio": rate.ratio})
            continue
        peer = f"{rate.peer} {rate.peer_per_second:.0f}" if rate.peer_per_second else ""
        ratio = f"{rate.ratio:.1f}" if rate.ratio else ""
        print(
            f"{rate.measure:12} {rate.rules:14} {rate.positions:10} {rate.per_second:>10.0f}  "
            f"{peer:20} {ratio:>6}",
            flush=True,
        )


_COLUMNS = "{:12} {:14} {:12} {:10} {:9} {:>8} {:>8}  {:10} {:6} {}"


def _print_heads(*, as_json: bool) -> None:
    if not as_json:
        names = ("measure", "rules", "positions", "form", "language")
        print(_COLUMNS.format(*names, "median", "slowest", "goal", "holds", "slowest at"), flush=True)


def _print_figure(figure: Figure, *, as_json: bool) -> None:
    if as_json:
        print_json({**figure._asdict(), "holds": figure.holds})
        return
    line = _COLUMNS.format(
        *figure[:5],
        f"{figure.median:.1f}",
        "" if figure.slowest is None else f"{figure.slowest:.1f}",
        f"{figure.goal:.0f} {figure.unit}",
        "yes" if figure.holds else "no",
        quotable(figure.slowest_at),
    )
    print(line.rstrip(), flush=True)


_SEARCH_COLUMNS = "{:17} {:14} {:9} {:>8} {:>8}  {:18} {}"


def _print_search_heads(*, is_first: bool) -> None:
    if not is_first:
        print()
    names = ("measure", "rules", "kernel", "figure", "most", "goals", "hold")
    print(_SEARCH_COLUMNS.format(*names), flush=True)


def _print_search(figure: SearchFigure, *, as_json: bool) -> None:
    if as_json:
        print_json({**figure._asdict(), "holds": figure.holds})
        return
    goals = [each for each in (figure.goal, figure.goal_most) if each is not None]
    line = _SEARCH_COLUMNS.format(
        *figure[:3],
        f"{figure.value:.2f}",
        "" if figure.most is None else f"{figure.most:.2f}",
        f"{', '.join(f'{goal:g}' for goal in goals)} {figure.unit}".strip(),
        {True: "yes", False: "no", None: ""}[figure.holds],
    )
    print(line.rstrip(), flush=True)


_TIMING_COLUMNS = "{:15} {:34} {:8} {:>5} {:>8} {:>11}  {:15} {}"


def _print_timing_heads(*, is_first: bool) -> None:
    if not is_first:
        print()
    names = ("measure", "circumstances", "language", "times", "median", "most", "goals", "hold")
    print(_TIMING_COLUMNS.format(*names), flush=True)


def _print_timing(timing: Timing, *, as_json: bool) -> None:
    if as_json:
        print_json({**timing._asdict(), "holds": timing.holds})
        return
    goals = [each for each in (timing.goal, timing.goal_at_percent) if each is not None]
    line = _TIMING_COLUMNS.format(
        *timing[:3],
        timing.times,
        f"{timing.median:.1f}",
        "" if timing.at_percent is None else f"{timing.at_percent:.1f} ({timing.percent}%)",
        f"{', '.join(f'{goal:.0f}' for goal in goals)} {timing.unit}".strip(),
        {True: "yes", False: "no", None: ""}[timing.holds],
    )
    print(line.rstrip(), flush=True)


_TRIALS_COLUMNS = "{:15} {:14} {:8} {:>5} {:>6} {:>6} {:>6} {:>6}"


def _print_ear_heads(row: Timing | Trials, *, is_first: bool) -> None:
    if not isinstance(row, Trials):
        _print_timing_heads(is_first=is_first)
        return
    print()
    names = ("measure", "rules", "language", "times", "right", "asked", "missed", "wrong")
    print(_TRIALS_COLUMNS.format(*names), flush=True)


def _print_trials(trials: Trials, *, as_json: bool) -> None:
    if as_json:
        print_json(trials._asdict())
    else:
        print(_TRIALS_COLUMNS.format(*trials), flush=True)

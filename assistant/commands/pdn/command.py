"""`damavoce pdn`: checks files of games, lists them, tells one, writes them clean."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from assistant.commands.law import print_json
from assistant.commands.pdn.files import NotRead, games_in, why_not_read
from assistant.commands.pdn.telling import article_of, checked, listed, sentence, shown, title, told
from assistant.game.pdn.tree import PdnGame
from assistant.game.pdn.writer import write
from assistant.narration.catalog import Catalog
from assistant.narration.narrator import printable
from assistant.options import UsageError
from assistant.store.whole_file import replacing

_TAKES = {"game": ("show", "convert"), "to": ("convert",), "json": ("check", "list", "show")}
"""Which of the options are for which actions."""


def run(options: argparse.Namespace, messages: Catalog) -> int:
    """Do it with each file; 1 where a file cannot be read or written, or a check finds errors."""
    _check_usage(options)
    match options.action:
        case "check":
            return _check(options, messages)
        case "convert":
            return _convert(options, messages)
    tell = _list if options.action == "list" else _show

    def tell_one(file: str, game: PdnGame) -> None:
        tell(file, game, options, messages)

    return _each_game(options, messages, tell_one)


def _check_usage(options: argparse.Namespace) -> None:
    """Raise UsageError for options that the action does not take, and where something is missing."""
    if options.action is None:
        raise UsageError("missing-option", name="check|list|show|convert")
    for name, actions in _TAKES.items():
        given = getattr(options, name)
        if given not in (None, False) and options.action not in actions:
            raise UsageError("unknown-argument", name=f"--{name}")
    if not options.file:
        raise UsageError("missing-option", name="FILE")


def _check(options: argparse.Namespace, messages: Catalog) -> int:
    status = 0
    for file in options.file:
        has_any = False
        try:
            for game in games_in(file, options.numbering):
                has_any = True
                print_json(checked(file, game, messages))
                status |= bool(game.errors)
        except NotRead as error:
            print_json({"error": why_not_read(error, messages), "input": file})
            status = 1
            continue
        if not has_any:
            _tell_no_game(file, 0, 0, messages)
            status = 1
    return status


def _each_game(
    options: argparse.Namespace, messages: Catalog, tell: Callable[[str, PdnGame], None]
) -> int:
    """Tell every game of every file, or the one of a number; 1 where there is none, or no file."""
    status = 0
    for file in options.file:
        count = 0
        has_told = False
        try:
            for game in games_in(file, options.numbering):
                count += 1
                if options.game in (None, game.number):
                    tell(file, game)
                    has_told = True
                if game.number == options.game:
                    break
        except NotRead as error:
            print(why_not_read(error, messages), file=sys.stderr)
            status = 1
            continue
        if not has_told:
            status = 1
            _tell_no_game(file, options.game or 0, count, messages)
    return status


def _tell_no_game(file: str, number: int, count: int, messages: Catalog) -> None:
    """That there is no game in a file, or none of a number in one that has so many."""
    text = messages.text("pdn-no-game", file=printable(file), number=number, count=count)
    print(text, file=sys.stderr)


def _list(file: str, game: PdnGame, options: argparse.Namespace, messages: Catalog) -> None:
    if options.json:
        print(json.dumps(listed(file, game)), flush=True)
    else:
        print(title(game, messages), flush=True)


def _show(file: str, game: PdnGame, options: argparse.Namespace, messages: Catalog) -> None:
    if options.json:
        print(json.dumps(shown(file, game)), flush=True)
        return
    for line in told(game, messages):
        print(line)
    _tell_problems(file, game, messages)
    print(flush=True)


def _tell_problems(file: str, game: PdnGame, messages: Catalog) -> None:
    """What is wrong with a game, where it does not stand in the way of what is read or piped."""
    for problem in game.problems:
        why = sentence(problem, article_of(game, problem), messages)
        text = messages.text(
            "pdn-problem", file=printable(file), game=game.number, line=problem.line, why=why
        )
        print(text, file=sys.stderr, flush=True)


# Writing


def _convert(options: argparse.Namespace, messages: Catalog) -> int:
    count = 0
    try:
        with _output(options.to) as output:

            def write_one(file: str, game: PdnGame) -> None:
                nonlocal count
                count += 1
                output.write(write(game).encode())
                _tell_problems(file, game, messages)

            status = _each_game(options, messages, write_one)
    except _NotWritten as error:
        file = printable(options.to)
        text = messages.text("pdn-not-written", file=file, detail=printable(str(error)))
        print(text, file=sys.stderr)
        return 1
    if options.to is not None:
        text = messages.text("pdn-written", file=printable(options.to), count=count)
        print(text, file=sys.stderr)
    return status


class _NotWritten(Exception):
    """The file that was to be written cannot be; the system says why."""


@contextmanager
def _output(file: str | None) -> Iterator[BinaryIO]:
    """Where games are written: standard output, or a file that is replaced when all are in it.

    Raises _NotWritten.
    """
    if file is None:
        sys.stdout.flush()
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    try:
        with replacing(Path(file)) as output:
            yield output
    except OSError as error:
        raise _NotWritten(error.strerror or str(error)) from error

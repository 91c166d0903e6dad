"""`damavoce play`: a game."""

import argparse
import errno
import secrets
import sys
import time
from pathlib import Path

from assistant.app import run_game
from assistant.commands.law import start_of
from assistant.dialogue.settings import Coach, Player, Settings
from assistant.narration.catalog import Catalog
from assistant.narration.facts.errors import FenRefused
from assistant.narration.narrator import Narrator, printable
from assistant.options import DEFAULT_LEVEL, UsageError
from assistant.rules.fen import FenError
from assistant.store.log import Log


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Play by the options until the person leaves or the input ends."""
    settings = _settings(options, catalog)
    log = None
    if options.log is not None:
        try:
            log = Log.create(Path(options.log), time.monotonic)
        except (OSError, ValueError) as error:
            why = _WHY.get(getattr(error, "errno", 0) or 0, "other")
            text = catalog.text("cli-log-impossible", file=printable(options.log), why=why)
            print(text, file=sys.stderr)
            return 1
    return run_game(settings, log, options.cells)


_WHY = {
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.EISDIR: "folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
}
"""The system's reasons, by the words of the message: the system itself speaks English."""


def _settings(options: argparse.Namespace, catalog: Catalog) -> Settings:
    if options.level is not None and options.movetime is not None:
        raise UsageError("level-or-movetime")
    try:
        regulation, start = start_of(options)
    except FenError as error:
        fact = FenRefused(error.problem, error.detail)
        sentence = Narrator(catalog.language).tell(fact).text
        raise UsageError("bad-fen", sentence=sentence) from None
    white, black = _players(options.white, options.black)
    return Settings(
        language=catalog.language,
        regulation=regulation,
        white=white,
        black=black,
        level=options.level or DEFAULT_LEVEL,
        movetime=options.movetime,
        seed=secrets.randbits(32) if options.seed is None else options.seed,
        coach=Coach(options.coach),
        is_seen_from_white=options.view == "white",
        verbosity=options.verbosity,
        start=start,
    )


def _players(white: Player | None, black: Player | None) -> tuple[Player, Player]:
    """The players; where one is not named, a person meets the computer, and has White by default."""
    computer, person = Player(is_computer=True), Player()
    if white is None and black is None:
        return person, computer
    if white is None:
        white = person if black and black.is_computer else computer
    if black is None:
        black = person if white.is_computer else computer
    return white, black

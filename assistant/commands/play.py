"""`damavoce play`: a game."""

import argparse
import secrets
import sys
import time
from pathlib import Path

from assistant.app import run_game
from assistant.commands.law import start_of
from assistant.dialogue.settings import Coach, Player, Settings
from assistant.narration.catalog import Catalog
from assistant.narration.facts import FenRefused
from assistant.narration.narrator import Narrator, quotable
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
            detail = getattr(error, "strerror", None) or str(error)
            text = catalog.text("cli-log-impossible", file=quotable(options.log), detail=detail)
            print(text, file=sys.stderr)
            return 1
    return run_game(settings, log)


def _settings(options: argparse.Namespace, catalog: Catalog) -> Settings:
    if options.level is not None and options.movetime is not None:
        raise UsageError("level-or-movetime")
    try:
        regulation, start = start_of(options)
    except FenError as error:
        fact = FenRefused(error.problem, error.detail)
        raise UsageError("bad-fen", reason=Narrator(catalog.language).tell(fact).text) from None
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

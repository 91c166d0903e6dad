"""`damavoce play`: a game."""

import argparse
import errno
import secrets
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from assistant.app import run_game
from assistant.commands.beginning import opening_of, with_odds
from assistant.commands.law import start_of
from assistant.commands.seating import (
    between_two,
    check_protocol,
    seating,
    with_arbiter,
    with_mail,
    with_private,
)
from assistant.game.time_control import UNTIMED, parse_clock
from assistant.narration.catalog import Catalog, base_of, languages
from assistant.narration.facts.errors import FenRefused
from assistant.narration.narrator import Narrator, printable, quotable
from assistant.options import UsageError
from assistant.rules.fen import FenError
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN
from assistant.settings.preferences import PREFERENCES, is_number
from assistant.settings.settings import Settings
from assistant.settings.taste import Coach
from assistant.settings.terms import ANY_NUMBER, CLOCK_AFTER, Player
from assistant.store.log import Log
from assistant.store.preferences import (
    FileTrouble,
    Preferences,
    PreferencesError,
    Problem,
    kept_name,
    preferences_file,
    read_preferences,
    remember,
)


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Play by the options until the person leaves or the input ends."""
    file, remembered, complaints = _remembered(catalog)
    asks_game = file is not None and is_game_open(options, catalog.language, remembered)
    settings, ports = _settings(options, catalog, remembered)
    if ports and not _can_read_boards(catalog):
        return 1
    log = None
    if options.log is not None:
        try:
            is_for_arbiter = options.arbiter == "on"
            log = Log.create(Path(options.log), time.monotonic, is_for_arbiter=is_for_arbiter)
        except (OSError, ValueError) as error:
            why = _WHY.get(getattr(error, "errno", 0) or 0, "other")
            text = catalog.text("cli-log-impossible", file=printable(options.log), why=why)
            print(text, file=sys.stderr)
            return 1
    keep = partial(_remember, file) if file else None
    microphone, protocol = options.input_device or "", options.board_protocol or ""
    return run_game(
        settings,
        log,
        keep,
        complaints,
        microphone,
        ports,
        protocol,
        is_offering=options.fen is None and options.opening is None,
        mail=options.mail,
        asks_game=asks_game,
    )


def _can_read_boards(catalog: Catalog) -> bool:
    """Whether the package is there that reads boards; if it is not, says so."""
    from assistant.commands.board.list import BoardTelling
    from assistant.tactile.port_link import NO_PACKAGE, PortError, has_package

    if not has_package():
        print(BoardTelling(catalog, is_json=False).why(PortError(NO_PACKAGE), ""), file=sys.stderr)
        return False
    return True


_WHY = {
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.EISDIR: "folder",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.EPIPE: "pipe",
    errno.EBUSY: "taken",
}
"""The system's reasons, by the words of the message: the system itself speaks English."""


def _remembered(catalog: Catalog) -> tuple[Path | None, Preferences, list[str]]:
    """The file of the settings, what stands there, and what is wrong with it, which it prints."""
    try:
        file = preferences_file()
    except PreferencesError:
        return None, Preferences(), []  # a person without a home: nothing can be remembered
    preferences, problems = read_preferences(file)
    language = preferences.get("language")
    if language is not None and language not in languages():
        problems = [Problem(FileTrouble.BAD_VALUE, "language", language), *problems]
    complaints = []
    for problem in problems:
        value = quotable(problem.value)
        text = catalog.text(
            f"errors-settings-{problem.kind.value}",
            file=printable(str(file)),
            detail=problem.detail,
            value=value,
            has_value="yes" if value else "no",
        )
        print(text, file=sys.stderr)
        complaints.append(text)
    return file, preferences, complaints


def begin_as_remembered(options: argparse.Namespace, remembered: Preferences) -> None:
    """Have the options name the game that the person wants to begin with, as far as they say nothing.

    Who names a position, a side or a board has another game in mind.
    """
    rules, _, who = remembered.get("opening", "").partition("-")
    is_said = _names_game(options)
    is_other = options.rules not in (None, rules) or options.regulation != ITALIAN_FID.name
    if who and not is_said and not is_other:
        options.rules = rules
        options.white = _player(who == Side.BLACK.value, remembered.get("white"))
        options.black = _player(who == Side.WHITE.value, remembered.get("black"))
    options.rules = options.rules or ITALIAN.name


def _names_game(options: argparse.Namespace) -> bool:
    """Whether options name a position, a side or a board."""
    boards = (options.board, options.white_board, options.black_board)
    begun = (options.fen, options.opening, options.odds)
    return any(each is not None for each in (*begun, options.white, options.black, *boards))


def is_game_open(options: argparse.Namespace, language: str, remembered: Preferences) -> bool:
    """Whether nothing says which of the two games is wanted: neither options, nor an earlier start, nor
    the language, since who speaks Italian means the Italian game."""
    is_ruled = options.rules is not None or options.regulation != ITALIAN_FID.name
    is_said = is_ruled or _names_game(options) or options.mail is not None
    return not is_said and remembered.get("opening") is None and base_of(language) != "it"


def _player(is_computer: bool, name: str | None) -> Player:
    return Player(is_computer=True) if is_computer else Player(name=name or "")


def _remember(file: Path, name: str, value: str) -> None:
    """Keep a preference for the next time. Raises PreferencesError."""
    if name in (Side.WHITE.value, Side.BLACK.value):
        remember(file, name, kept_name(value))
    else:
        remember(file, name, int(value) if is_number(value) else value)


def _settings(
    options: argparse.Namespace, catalog: Catalog, remembered: Preferences
) -> tuple[Settings, tuple[str, ...]]:
    """What the game is to be, and the ports of its boards. Raises UsageError."""
    if options.level is not None and options.movetime is not None:
        raise UsageError("level-or-movetime")
    begin_as_remembered(options, remembered)
    try:
        regulation, start = start_of(options)
    except FenError as error:
        fact = FenRefused(error.problem, error.detail)
        sentence = Narrator(catalog.language).tell(fact).text
        raise UsageError("bad-fen", sentence=sentence) from None
    seed = secrets.randbits(32) if options.seed is None else options.seed
    odds = with_odds(options.odds, start)
    opening = opening_of(options.opening, odds.start, regulation, seed, catalog)
    if options.promotional and regulation.shortened is None:
        raise UsageError("promotional-elsewhere")
    white, black, ports = seating(options)
    check_protocol(options, ports, regulation.variant)
    settings = Settings(
        language=catalog.language,
        regulation=regulation,
        white=white,
        black=black,
        boards=len(ports),
        seed=seed,
        questions=None if options.questions == ANY_NUMBER else options.questions,
        white_questions=options.white_questions,
        black_questions=options.black_questions,
        has_notes=options.notes != "off",
        white_clock=parse_clock(options.white_clock or options.clock or UNTIMED),
        black_clock=parse_clock(options.black_clock or options.clock or UNTIMED),
        clock_after=options.clock_after or CLOCK_AFTER[0],
        is_promotional=options.promotional,
        is_score_obligatory=options.score != "free",
        start=odds.start,
        odds=odds.squares,
        odds_by=odds.side,
        opening_moves=opening.moves,
        opening_number=opening.number,
        is_opening_drawn=opening.is_drawn,
    )
    settings = replace(
        settings,
        rates=tuple(sorted(remembered.of_languages("rate").items())),
        volumes=tuple(sorted(remembered.of_languages("volume").items())),
        speakers=tuple(sorted(remembered.of_languages("speaker").items())),
    )
    for preference in PREFERENCES:
        # The option of this name gives moves; the setting, with which game one begins, has none.
        option = None if preference.name == "opening" else getattr(options, preference.name, None)
        given = (option, remembered.get(preference.name))
        value = next((str(each) for each in given if each is not None), "")
        # What the file may hold and this program cannot have is left as it is without it.
        if preference.name != "language" and preference.accepts(value):
            settings = preference.put(settings, value)
    if not settings.is_coached and options.coach is None:
        # Who plays without seeing, or against a person, does not want the answers unasked.
        settings = replace(settings, coach=Coach.OFF)
    settings = with_mail(settings, _not_by_mail(options))
    settings = with_private(with_arbiter(settings, options.arbiter), options.private_device or ())
    settings = between_two(settings, options, time.time())
    if options.log is not None and not settings.has_notes and options.arbiter != "on":
        raise UsageError("log-of-notes")  # its moves would be the notes that nobody may take
    return replace(settings, movetime=options.movetime), ports


def _not_by_mail(options: argparse.Namespace) -> Iterator[str]:
    """The options that were given and do not go with a game by correspondence."""
    times = ("clock", "white_clock", "black_clock", "movetime")
    for name in (*times, "questions", "white_questions", "black_questions", "level"):
        if getattr(options, name) not in (None, UNTIMED, -1):
            yield f"--{name.replace('_', '-')}"
    if options.arbiter == "on":
        yield "--arbiter on"
    for name in ("repeat_back", "private_device", "match", "match_colours"):  # of two at one place
        if getattr(options, name):
            yield f"--{name.replace('_', '-')}"

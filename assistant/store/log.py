"""The log of a conversation: every event and effect as a line of JSON, which replays as a test."""

import errno
import json
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO

from assistant.dialogue.effects import Effect, Record
from assistant.dialogue.events import (
    BoardRead,
    ConfusionsKnown,
    Event,
    FilesGames,
    GameFetched,
    GameRead,
    GamesFound,
    Opened,
    Route,
    SurfaceOpened,
    TableBegun,
    UtteranceHeard,
    VoiceChanged,
    kinds_of,
)
from assistant.dialogue.file_games import FileRow, format_file_row, parse_file_row
from assistant.dialogue.kept import (
    GameRow,
    GameSearch,
    KeptError,
    KeptGame,
    format_kept,
    format_row,
    parse_kept,
    parse_row,
)
from assistant.dialogue.person import parse_moves
from assistant.errors import AssistantError
from assistant.game.deeds import format_deed
from assistant.game.match import format_match, parse_match
from assistant.game.time_control import UNTIMED, ClockError, format_clock, parse_clock
from assistant.parsing.mail.correspondence import Correspondence
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation, regulation
from assistant.rules.side import Side
from assistant.rules.variant import VARIANTS
from assistant.settings.mail_terms import format_mail, parse_mail
from assistant.settings.preferences import PREFERENCES
from assistant.settings.settings import Settings
from assistant.settings.terms import CLOCK_AFTER, Terms, format_player, parse_player
from assistant.settings.terms_text import format_terms
from assistant.store.log_secrets import Secrets
from assistant.tactile.reading import Reading, format_reading, parse_reading
from assistant.values import items_of, names_of
from speech.files.file_lock import can_take
from speech.voice.utterance import Utterance


class LogError(AssistantError):
    """A line that is none of a log."""


def _mode(path: Path) -> int:
    try:
        return path.stat().st_mode
    except OSError:
        return 0  # what is wrong with it shows when it is opened


def _make_private(descriptor: int) -> None:
    """Let nobody else read a file; a disk without modes, or a file of others, stays as it is."""
    if hasattr(os, "fchmod"):
        with suppress(OSError):
            os.fchmod(descriptor, 0o600)


class Log:
    """A log being written, flushed line by line."""

    def __init__(
        self, file: TextIO, clock: Callable[[], float], *, is_for_arbiter: bool = False
    ) -> None:
        self._file = file
        self._clock = clock
        self._secrets = Secrets(is_for_arbiter=is_for_arbiter)
        self._began = clock()

    @classmethod
    def create(cls, path: Path, clock: Callable[[], float], *, is_for_arbiter: bool = False) -> "Log":
        """Begin a log file, in place of one that was there. Raises OSError and ValueError.

        One that the arbiter asks for (`is_for_arbiter`) has games in it in which nothing is noted, too.

        It has what was typed and what letters say, so it is the person's alone, also where the one that
        was there was not. A pipe would wait for whoever reads it: EPIPE. A file that another game
        writes to is left to it: EBUSY.
        """
        if stat.S_ISFIFO(_mode(path)):
            raise OSError(errno.EPIPE, os.strerror(errno.EPIPE))
        # A pipe that has taken its place meanwhile is not waited for either.
        flags = os.O_WRONLY | os.O_CREAT | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
        descriptor = os.open(path, flags, 0o600)
        # What no encoding has, as the bytes of a name that are none of UTF-8, must end no game.
        file = os.fdopen(descriptor, "w", encoding="utf-8", newline="\n", errors="backslashreplace")
        try:
            if not can_take(descriptor):
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
            if stat.S_ISREG(os.fstat(descriptor).st_mode):
                _make_private(descriptor)
                file.truncate(0)
            elif hasattr(os, "set_blocking"):
                os.set_blocking(descriptor, True)
        except BaseException:
            file.close()
            raise
        return cls(file, clock, is_for_arbiter=is_for_arbiter)

    def write(self, entry: Event | Effect) -> None:
        """Add one event or effect.

        Raises OSError, ValueError for a file that was closed, and NotesUnwanted instead of the first
        line that tells what was done in a game whose moves it must not have.
        """
        at = round(self._clock() - self._began, 3)
        line = format_entry(entry)
        self._secrets.keep_out(entry, line)
        self._file.write(json.dumps({"at": at, **line}, ensure_ascii=False) + "\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file. What could not be written was told when it failed."""
        with suppress(OSError):
            self._file.close()


def format_entry(entry: Event | Effect) -> dict[str, Any]:
    """An event or effect as the log has it, without the time: a deed is an event of its own name."""
    if isinstance(entry, Record):
        told = format_deed(entry.deed)
        told.pop("at", None)  # the line has a time
        return {"kind": "event", "name": told.pop("name"), "table": entry.table, **told}
    kind = "event" if isinstance(entry, Event) else "effect"
    values = {name: _plain(value) for name, value in items_of(entry)}
    return {"kind": kind, "name": type(entry).__name__, **values}


_INPUTS = {event.__name__: event for event in kinds_of()}


def parse_event(line: str) -> Event | None:
    """The event of a log line that came from outside; None for what the conversation did itself.

    Raises LogError for a line that is no line of a log.
    """
    try:
        entry = json.loads(line)
        event = _INPUTS.get(entry["name"])
        if event is None or entry["kind"] != "event":
            return None
        usual = event.value_defaults  # logs of older versions have not all of it
        values = {name: entry[name] if name in entry else usual[name] for name in names_of(event)}
        if event in _READERS:
            return _READERS[event](values)
        return event(**{name: _tuples(value) for name, value in values.items()})
    except (ValueError, KeyError, TypeError, ClockError, KeptError) as error:
        raise LogError(str(error)) from error


def _opened(values: dict[str, Any]) -> Event:
    kept = parse_kept(values["kept"]) if values["kept"] else None
    voice, owed = Route(**values["voice"]), tuple(values["by_mail"])
    settings = _parse_settings(values["settings"])
    watched, copy = values["is_mail_watched"], tuple(values["copy"])
    return Opened(settings, voice, kept, owed, watched, copy, values["asks_game"])


def _with_kept(kind: type[Event]) -> Callable[[dict[str, Any]], Event]:
    return lambda values: kind(
        **(values | {"game": parse_kept(values["game"]) if values["game"] else None})
    )


def _with_settings(kind: type[Event]) -> Callable[[dict[str, Any]], Event]:
    return lambda values: kind(**(values | {"settings": _parse_settings(values["settings"])}))


def _heard(values: dict[str, Any]) -> tuple[tuple[str, float], ...]:
    return tuple((str(text), float(score)) for text, score in values["alternatives"])


_READERS: dict[type[Event], Callable[[dict[str, Any]], Event]] = {
    Opened: _opened,
    TableBegun: _with_settings(TableBegun),
    SurfaceOpened: _with_settings(SurfaceOpened),
    VoiceChanged: lambda values: VoiceChanged(Route(**values["voice"])),
    BoardRead: lambda values: BoardRead(
        values["board"], parse_reading(values["reading"]), values["how"]
    ),
    ConfusionsKnown: lambda values: ConfusionsKnown(
        tuple((one, other, times) for one, other, times in values["learnt"]),
        parse_moves(values["moves"]),
    ),
    UtteranceHeard: lambda values: UtteranceHeard(**(values | {"alternatives": _heard(values)})),
    GameFetched: _with_kept(GameFetched),
    GameRead: _with_kept(GameRead),
    FilesGames: lambda values: FilesGames(
        **(values | {"rows": tuple(map(parse_file_row, values["rows"]))})
    ),
    GamesFound: lambda values: GamesFound(
        **(
            values
            | {"rows": tuple(map(parse_row, values["rows"])), "damaged": tuple(values["damaged"])}
        )
    ),
}
"""How the events are read that have more than plain values."""


def _plain(value: object) -> Any:
    match value:
        case Position():
            return format_fen(value)
        case Regulation():
            return value.name
        case Side():
            return value.value
        case Reading():
            return format_reading(value)
        case Settings():
            return _format_settings(value)
        case Utterance():
            return value.text
        case Route():
            return dict(items_of(value))
        case tuple() if value and isinstance(value[0], Position | Correspondence):
            return len(value)
        case tuple() if not (value and isinstance(value[0], GameRow | FileRow)):
            return list(value)
    return _plain_of_games(value)


def _plain_of_games(value: object) -> Any:
    """What is kept of games, as JSON has it; anything else as it is."""
    match value:
        case KeptGame():
            return format_kept(value)
        case GameSearch():
            return {name: _plain(each) for name, each in items_of(value)}
        case Terms():
            return format_terms(value)
        case tuple():
            return [
                format_file_row(row) if isinstance(row, FileRow) else format_row(row) for row in value
            ]
    return value


def _tuples(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _format_settings(settings: Settings) -> dict[str, Any]:
    """The terms that nobody sets in a game, and then every preference as the table has it."""
    told: dict[str, Any] = {
        "rules": settings.regulation.variant.name,
        "regulation": settings.regulation.name,
        "start": format_fen(settings.start),
        "white": format_player(settings.white),
        "black": format_player(settings.black),
        "movetime": settings.movetime,
        "seed": settings.seed,
        "boards": settings.boards,
        "arbiter": settings.is_arbiter,
        "without_arbiter": settings.is_without_arbiter,
        "promotional": settings.is_promotional,
        "score": settings.is_score_obligatory,
        "questions": settings.questions,
        "white_questions": settings.white_questions,
        "black_questions": settings.black_questions,
        "notes": settings.has_notes,
        "shared": settings.are_answers_shared,
        "devices": [settings.white_device, settings.black_device],
        "mail": format_mail(settings.mail) if settings.mail else None,
        "white_clock": format_clock(settings.white_clock),
        "black_clock": format_clock(settings.black_clock),
        "clock_after": settings.clock_after,
        "moves": settings.opening_moves,
        "moves_number": settings.opening_number,
        "moves_drawn": settings.is_opening_drawn,
        "match": format_match(settings.match) if settings.match else None,
        "odds": list(settings.odds),
        "odds_by": settings.odds_by.value if settings.odds_by else None,
        "rates": dict(settings.rates),
        "volumes": dict(settings.volumes),
        "speakers": dict(settings.speakers),
    }
    return told | {each.name: each.get(settings) for each in PREFERENCES if not each.is_per_language}


def _parse_settings(values: dict[str, Any]) -> Settings:
    variant = VARIANTS[values["rules"]]
    rule_text = regulation(variant, values["regulation"])
    white, black = parse_player(values["white"]), parse_player(values["black"])
    if rule_text is None or white is None or black is None:
        raise ValueError(f"no settings of a game: {values}")
    settings = Settings(
        regulation=rule_text,
        start=parse_fen(values["start"], variant),
        white=white,
        black=black,
        seed=values["seed"],
        boards=values["boards"],
        is_arbiter=values["arbiter"],
        # Logs of older versions have neither.
        is_without_arbiter=values.get("without_arbiter", False),
        is_promotional=values.get("promotional", False),
        is_score_obligatory=values.get("score", True),
        questions=values["questions"],
        # Logs of older versions have nothing of what each person may ask.
        white_questions=values.get("white_questions"),
        black_questions=values.get("black_questions"),
        has_notes=values.get("notes", True),
        are_answers_shared=values.get("shared"),
        **dict(zip(("white_device", "black_device"), values.get("devices", ("", "")), strict=True)),
        # Logs of older versions have no correspondence.
        mail=parse_mail(values["mail"]) if values.get("mail") is not None else None,
        # Logs of older versions have no clocks.
        white_clock=parse_clock(str(values.get("white_clock", UNTIMED))),
        black_clock=parse_clock(str(values.get("black_clock", UNTIMED))),
        clock_after=values.get("clock_after", CLOCK_AFTER[0]),
        # Logs of older versions have nothing of an opening.
        opening_moves=values.get("moves", ""),
        opening_number=values.get("moves_number", 0),
        is_opening_drawn=values.get("moves_drawn", False),
        match=parse_match(values["match"]) if values.get("match") else None,
        odds=tuple(values.get("odds", ())),
        odds_by=Side(values["odds_by"]) if values.get("odds_by") else None,
        rates=tuple(values["rates"].items()),
        volumes=tuple(values["volumes"].items()),
        speakers=tuple(values["speakers"].items()),
    )
    for each in PREFERENCES:
        if not each.is_per_language and (value := values.get(each.name, "")):
            settings = each.put(settings, value)  # a level is empty where a time is given instead
    return replace(settings, movetime=values["movetime"])

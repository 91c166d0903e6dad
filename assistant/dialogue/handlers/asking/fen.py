"""The position as a FEN: printed, and said in words; or added to a file. No clipboard is touched."""

import re
from collections.abc import Callable

from assistant.dialogue.effects import AppendLine
from assistant.dialogue.events import (
    FileEvent,
    FileFailed,
    FileRead,
    FilesGames,
    FileUnread,
    FileWritten,
)
from assistant.dialogue.handlers.asking.allowed import count_help, refuses_question
from assistant.dialogue.handlers.asking.stepping import is_elsewhere, looking, tell_where
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Named
from assistant.narration.facts.setup import FenTold, FenWriting, FenWritten, FileRefused
from assistant.narration.position_reading import pieces_of
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from assistant.parsing.words.tokens import normalise
from assistant.rules.fen import format_fen
from assistant.rules.side import Side

USUAL_FILE = "positions"
"""The name of the file where none is said; those that are written have `.fen` behind."""
LONGEST_NAME = 30


def _tell(talk: Talk, meant: CommandMeant) -> None:
    position = talk.game.position
    white, black = pieces_of(position, Side.WHITE), pieces_of(position, Side.BLACK)
    talk.say(
        FenTold(
            Named(format_fen(position)),
            position.side_to_move,
            *(white.men, white.men_count, white.kings, white.kings_count),
            *(black.men, black.men_count, black.kings, black.kings_count),
        )
    )


def write_fen(talk: Talk, meant: CommandMeant) -> None:
    """Have the FEN of the position that is looked at added to a file, of which the name may be said.

    Whoever wrote it can read it: where questions are counted it is one.
    """
    name = file_name(without_fillers(talk, meant.rest))
    is_counted = not talk.game.outcome and not is_elsewhere(talk)
    looked_at = looking(talk)
    if looked_at is None:
        return
    if name is None:
        talk.say(FileRefused("name"))
    elif is_counted and talk.is_told_alone:
        talk.say(FileRefused("hidden"))  # a file is for whoever opens it
    elif not (is_counted and refuses_question(talk)):
        tell_where(talk)
        talk.say(FenWriting(Named(name)))
        talk.emit(AppendLine(name, format_fen(looked_at.game.position)))
        if is_counted:
            count_help(talk)


def without_fillers(talk: Talk, rest: str) -> str:
    """A name without the words that only lead to it: "called", "nel file"."""
    said = rest.split()
    while said and normalise(said[0]) in talk.words.fillers | talk.words.naming:
        said.pop(0)
    return " ".join(said)


_NAME = re.compile(r"[^\W_][\w -]*")
_RESERVED = re.compile(r"con|prn|aux|nul|(?:com|lpt)[0-9]", re.IGNORECASE)
"""What no file can be called on Windows, whatever stands behind."""


def file_name(said: str, usual: str = USUAL_FILE, ending: str = "fen") -> str | None:
    """The name of a file that somebody wants, or None for what can be none. It names no folder."""
    name = said.strip().strip("\"'") or usual
    if len(name) > LONGEST_NAME:
        return None
    stem = re.sub(rf"\.{ending}\Z", "", name, flags=re.IGNORECASE).strip()
    if not _NAME.fullmatch(stem) or _RESERVED.fullmatch(stem):
        return None
    return f"{stem}.{ending}"


def hear_of_file(talk: Talk, event: FileEvent) -> None:
    """What became of the file."""
    match event:
        case FileWritten(name, folder):
            talk.say(FenWritten(Named(name), Named(folder)))
        case FileFailed(why):
            talk.say(FileRefused(why))
        case FilesGames() | FileRead() | FileUnread():
            from assistant.dialogue.handlers.studying.opening import hear_of_games

            hear_of_games(talk, event)
        case _:
            from assistant.dialogue.handlers.corresponding.commands import hear_of_file_of_mail

            hear_of_file_of_mail(talk, event)


FEN: dict[Command, Callable[[Talk, CommandMeant], None]] = {Command.FEN: _tell}

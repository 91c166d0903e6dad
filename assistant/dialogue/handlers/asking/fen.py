"""The position as a FEN: printed, and said in words; or added to a file. No clipboard is touched."""

import re
from collections.abc import Callable

from assistant.dialogue.effects import AppendLine
from assistant.dialogue.events import FileEvent, FileFailed, FileWritten
from assistant.dialogue.handlers.asking.stepping import looking, tell_where
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Named
from assistant.narration.facts.setup import FenTold, FenWriting, FenWritten, FileRefused
from assistant.narration.facts.talk import NoQuestionsLeft
from assistant.narration.position_reading import pieces_of
from assistant.parsing.commands import CommandMeant
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
    name, allowed = file_name(_without_fillers(talk, meant.rest)), talk.questions
    is_counted = allowed is not None and not talk.game.outcome
    if name is None:
        talk.say(FileRefused("name"))
    elif is_counted and talk.tally.questions >= (allowed or 0):
        talk.say(NoQuestionsLeft(allowed or 0))
    else:
        talk.tally.questions += is_counted
        tell_where(talk)
        talk.say(FenWriting(Named(name)))
        talk.emit(AppendLine(name, format_fen(looking(talk).game.position)))


def _without_fillers(talk: Talk, rest: str) -> str:
    """A name without the words that only lead to it: "called", "di nome"."""
    said = rest.split()
    while said and normalise(said[0]) in talk.words.fillers | _NAMING:
        said.pop(0)
    return " ".join(said)


_NAMING = frozenset(
    {
        "nome",
        "chiamato",
        "col",
        "con",
        "come",
        "called",
        "named",
        "name",
        "as",
        "chamado",
        "com",
        "como",
    }
)

_NAME = re.compile(r"[^\W_][\w -]*(?:\.fen)?", re.IGNORECASE)
_RESERVED = re.compile(r"con|prn|aux|nul|(?:com|lpt)[0-9]", re.IGNORECASE)
"""What no file can be called on Windows, whatever stands behind."""


def file_name(said: str) -> str | None:
    """The name of a file that somebody wants, or None for what can be none. It names no folder."""
    name = said.strip().strip("\"'") or USUAL_FILE
    if len(name) > LONGEST_NAME or not _NAME.fullmatch(name):
        return None
    stem = re.sub(r"\.fen$", "", name, flags=re.IGNORECASE).strip()
    return None if _RESERVED.fullmatch(stem) else f"{stem}.fen"


def hear_of_file(talk: Talk, event: FileEvent) -> None:
    """What became of the file."""
    match event:
        case FileWritten(name, folder):
            talk.say(FenWritten(Named(name), Named(folder)))
        case FileFailed(why):
            talk.say(FileRefused(why))


FEN: dict[Command, Callable[[Talk, CommandMeant], None]] = {Command.FEN: _tell}

"""What fingers make of a line: the spellings of chats, letters held down, an o for a nought.

The line is read as what it stands for. Nothing that changes the game comes of it unasked.
"""

import re
from unicodedata import category

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.asking import about_move
from assistant.parsing.commands.catalogue import CHANGING
from assistant.parsing.likely import Likely, Move, Perhaps, meanings_of
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Ambiguous, NotLegal, Understood
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.notation import parse_move
from assistant.values import replaced

_HELD = re.compile(r"([^\W\d_])\1{2,}", re.IGNORECASE)
"""A letter that stands there more often than in any word: aiutooo."""
_NOUGHT = re.compile(r"(?<=\d)o(?![^\W_])", re.IGNORECASE)


def spelled_out(text: str, words: Vocabulary) -> str:
    """A line with the spellings of chats as the words that they stand for: xké, vc, didnt."""
    if words.chat is None:
        return text
    return words.chat.sub(lambda found: words.spelled[found.group().casefold()], text)


def without_smile(text: str) -> str:
    """A line without the smile or the like that stands behind all of it: it says nothing, and what a
    question mark ends is asked with one behind it too."""
    line = text.rstrip()
    end = len(line)
    while end and not (line[end - 1].isalnum() or line[end - 1] in _ENDS):
        end -= 1
    return line[:end] if _smiles(line[end:]) else text


def _smiles(signs: str) -> bool:
    """Whether signs are a face, or a picture: no bracket or dash that belongs to what is said."""
    return bool(_FACE.search(signs)) or any(category(char) == "So" for char in signs)


_FACE = re.compile(r"[:;=][-^o']?[()\[\]/|*]|\^_?\^")
_ENDS = "?!.…"
"""What stands at the end of a sentence and says how it is meant."""


def is_plain(text: str) -> bool:
    """Whether a line has numbers and signs only, as an x, so that no words may say it otherwise."""
    return not any(char.isalpha() for char in text) or parse_move(text) is not None


def let_go(text: str) -> str:
    """A line in which no letter was held down."""
    return _HELD.sub(r"\1", text)


def with_noughts(text: str) -> str:
    """A line in which no number has an o for a nought: 17-1o."""
    return _NOUGHT.sub("0", text)


def only_asked(
    found: Move | CommandMeant | Likely | Perhaps | None, text: str
) -> CommandMeant | Likely | Perhaps | None:
    """What a mended line means, and is asked about where it would do more than tell."""
    match found:
        case CommandMeant(command=command):
            return Perhaps((found,), text) if command in CHANGING else found
        case Perhaps():
            return replaced(found, text=text)
        case NotLegal(written) if not text:
            return Likely(about_move(written.squares))  # "28-23, how's that look"
        case Likely() | None:
            return found
    return Perhaps(meanings_of(found), text)


def of_other_side(
    found: Move | CommandMeant | Likely | Perhaps | None,
) -> Move | CommandMeant | Likely | Perhaps | None:
    """What a line means that says of the side which is not to move that it plays something.

    Its move is tried in thought, and a move of the other one is only asked about.
    """
    match found:
        case CommandMeant(command=Command.MOVES, move=move) | Likely(
            CommandMeant(command=Command.MOVES, move=move)
        ) if move:
            return Likely(CommandMeant(Command.REPLIES, move=move))
    return only_asked(found, "") if is_move(found) else found


def ends_waiting(text: str, words: Vocabulary) -> bool:
    """Whether what is said last in a line is that somebody should wait: "22-18, but wait"."""
    said = tuple(normalise(text).split())
    return any(len(said) > len(wait) and said[-len(wait) :] == wait for wait in words.talk["wait"])


def is_move(found: object) -> bool:
    """Whether a legal move was found, given or asked about."""
    moves = found.meanings if isinstance(found, Perhaps) else (found,)
    return any(isinstance(each, Understood | Ambiguous) for each in moves)

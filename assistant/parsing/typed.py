"""What fingers make of a line: the spellings of chats, letters held down, an o for a nought.

The line is read as what it stands for. Nothing that changes the game comes of it unasked.
"""

import re

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.asking import about_move
from assistant.parsing.likely import Likely, Move, Perhaps, meanings_of
from assistant.parsing.meanings import CHANGING, Command
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
            return about_move(written.squares)  # "28-23, how's that look"
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

"""A long message is read by a thread, in one game after the other: each may take seconds, in which the
clocks of other games and Ctrl-C must not wait.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from assistant.dialogue.kept import GameRow
from assistant.dialogue.letter_effects import UnderstandMessage
from assistant.dialogue.library import LATE_READING, request_id
from assistant.dialogue.talk import Talk
from assistant.parsing.mail.correspondence import Correspondence
from assistant.parsing.mail.letter import Letter
from assistant.parsing.mail.message import MessageMeant, read_message

LONG = 4_000
"""Characters of a message, with what it quotes, that are read at once: a fiftieth of a second."""


class _NotReadError(Exception):
    """Nobody has read a long message in a game as yet."""


def meant_in(talk: Talk, letter: Letter, here: Correspondence) -> MessageMeant:
    """What a message means in a game. A long one is read by a thread first: then what was begun by
    `read_first` ends here, and begins again when it is known."""
    language = talk.surface.taste.language
    if len(letter.text) > LONG and (letter, here, language) not in talk.surface.understood:
        raise _NotReadError(letter, here, language)
    return read_message(letter, here, language)


@contextmanager
def read_first(talk: Talk, rows: Sequence[GameRow] | None = None) -> Iterator[None]:
    """Where a long message is to be understood meanwhile the thread is given it, and what waits here is
    what it was: to be placed among these games, or for None to be read in the one here."""
    surface, incoming = talk.surface, talk.surface.incoming
    try:
        yield
    except _NotReadError as error:
        letter, here, language = error.args
        request = request_id(talk, LATE_READING)
        surface.incoming, surface.incoming_of = incoming, None if rows is None else tuple(rows)
        surface.understanding = request, (letter, here, language)
        talk.emit(UnderstandMessage(request, letter, here, language, to=surface.number))


def note_understood(talk: Talk) -> None:
    """It is known what a long message means in the game in which it was read last."""
    if talk.surface.understanding:
        talk.surface.understood |= {talk.surface.understanding[1]}
        talk.surface.understanding = None


def give_up_reading(talk: Talk) -> None:
    """Where nobody waits any more for a message to be read, it is read no further."""
    understanding = talk.surface.understanding
    if understanding and understanding[0] != talk.conversation.library_owed:
        put_back(talk)


def put_back(talk: Talk) -> None:
    """A long message is read no further: one of the mailbox is there as before."""
    surface = talk.surface
    if surface.understanding is None:
        return
    surface.understanding, incoming, surface.incoming = None, surface.incoming, None
    if incoming and not incoming.is_asked_for:
        surface.letters = (*surface.letters, incoming)

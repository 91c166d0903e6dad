"""The first message of a game that the opponent calls by another code: each program makes its own."""

import re
from collections.abc import Sequence
from dataclasses import replace

from assistant.dialogue.about_mail import Incoming, MailCode
from assistant.dialogue.handlers.corresponding.fitting import given_first, makes_move_in
from assistant.dialogue.kept import GameRow
from assistant.dialogue.questions import Question
from assistant.dialogue.talk import Talk
from assistant.narration.facts.correspondence import OtherCodeAsked
from assistant.settings.mail_terms import own_side


def asks_of_code(talk: Talk, incoming: Incoming, rows: Sequence[GameRow], code: str) -> bool:
    """Whether there is one game of which a message with this code, which none has, may be the first;
    asks whether it is."""
    fitting = [row for row in rows if _may_begin(talk, incoming, row, code)]
    named = [row for row in fitting if _names(incoming, _opponent(row))]
    if not named and not _names_two(incoming, code):
        named = [row for row in fitting if row.number == talk.table.kept]
    if len(named) != 1:
        return False
    (row,) = named
    own = row.terms.mail.code if row.terms.mail else ""
    talk.ask(Question(OtherCodeAsked(code, _opponent(row) or own, own), MailCode(row.number, code)))
    return True


def wait_again(talk: Talk, incoming: Incoming) -> None:
    """A mail of no game waits on, untold, in case its game is begun or called by its code."""
    surface = talk.surface
    if not incoming.is_asked_for:
        surface.letters = (*surface.letters, incoming)
        surface.letters_told += len(surface.letters) == 1


def take_code(talk: Talk, code: str) -> None:
    """The game here is called by the code of the opponent's messages from now on."""
    mail = talk.table.terms.mail
    if mail and code and mail.code != code:
        talk.table.terms = replace(talk.table.terms, mail=replace(mail, code=code))
        talk.conversation.wholes.clear()
        talk.keep_terms()


def _opponent(row: GameRow) -> str:
    return row.terms.player(own_side(row.terms).opponent).name


def _may_begin(talk: Talk, incoming: Incoming, row: GameRow, code: str) -> bool:
    """Whether the opponent is to move in a game for the first time, and the message does so."""
    given = given_first(row)
    is_first = given is not None and len(row.moves) - given <= 1
    return is_first and makes_move_in(talk, incoming, row, code)


def _names(incoming: Incoming, name: str) -> bool:
    """Whether a message has the name of the opponent, or comes from somebody who is called so."""
    letter = incoming.letter
    said = f"{letter.subject}\n{letter.text}\n{letter.sender}".casefold()
    return bool(name) and re.search(rf"(?<!\w){re.escape(name.casefold())}(?!\w)", said) is not None


def _names_two(incoming: Incoming, code: str) -> bool:
    """Whether a message says in its subject who plays: then it is not of a game with somebody else."""
    said = f"{incoming.letter.subject}\n{incoming.letter.text}"
    return re.search(rf"\[{code}\] [^\n,]+ - [^\n,]+,", said, re.IGNORECASE) is not None

"""The first message of a game: one that the opponent calls by another code, since each program makes
its own, or one that is not begun here."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from assistant.dialogue.about_mail import Incoming, MailBegin, MailCode
from assistant.dialogue.handlers.corresponding.beginning import USUAL, ask_to_begin, own_name
from assistant.dialogue.handlers.corresponding.fitting import (
    beginnings,
    given_first,
    makes_move_in,
    place_now,
)
from assistant.dialogue.handlers.corresponding.known import wait_no_more
from assistant.dialogue.handlers.corresponding.long_message import meant_in
from assistant.dialogue.handlers.corresponding.of_which import address_of, is_from
from assistant.dialogue.kept import GameRow
from assistant.dialogue.letter_effects import PutMailAside
from assistant.dialogue.questions import Question
from assistant.dialogue.talk import Talk
from assistant.narration.catalog import base_languages, catalog
from assistant.narration.facts.correspondence import OtherCodeAsked
from assistant.narration.facts.mail import MessageTrouble
from assistant.parsing.correspondence_terms import LONGEST_NAME
from assistant.parsing.mail.addresses import name_in
from assistant.parsing.meanings import ByMailWanted
from assistant.parsing.words.tokens import normalise
from assistant.rules.side import Side
from assistant.settings.mail_terms import own_side

LONGEST_NAMES = 200
"""Characters of the names of two people, as our own messages have them behind the code."""


def asks_of_code(talk: Talk, incoming: Incoming, rows: Sequence[GameRow], code: str) -> bool:
    """Whether there is one game of which a message with this code, which none has, may be the first;
    asks whether it is, once."""
    if code in talk.surface.codes_refused:
        return False
    fitting = [row for row in rows if _may_begin(talk, incoming, row, code)]
    sender = address_of(incoming.letter.sender)
    named = [row for row in fitting if is_from(row, sender)]
    named = named or [row for row in fitting if _names(incoming, _opponent(row))]
    if not named and not _called_white(incoming, code):
        named = [row for row in fitting if row.number == talk.table.kept]
    if len(named) != 1:
        return False
    (row,) = named
    own = row.terms.mail.code if row.terms.mail else ""
    talk.ask(Question(OtherCodeAsked(code, _opponent(row) or own, own), MailCode(row.number, code)))
    return True


def asks_to_begin(talk: Talk, incoming: Incoming, code: str) -> bool:
    """Whether a message makes the first move of a game that is not begun here; asks whether it is begun
    with who has sent it."""
    name, variant = _sender(talk, incoming, code), _variant_begun(talk, incoming, code)
    if not variant or (name and name.casefold() == own_name(talk).casefold()):
        return False
    if not name:
        talk.surface.incoming = None
        _wait_again(talk, incoming)
        talk.say(MessageTrouble("nameless", "", told=code, right=variant))
        return True
    mail = replace(USUAL, code=code, address=address_of(incoming.letter.sender))
    wanted = ByMailWanted(name, Side.BLACK, variant, mail, is_for_letter=True)
    talk.surface.incoming = incoming
    ask_to_begin(talk, MailBegin((wanted,)))
    return True


def is_of_stranger(
    talk: Talk, incoming: Incoming, rows: Sequence[GameRow], candidates: Sequence[GameRow]
) -> bool:
    """Whether a message names nobody with whom one plays, and makes no move here, nor in a game that it
    may be of."""
    sender, mail = address_of(incoming.letter.sender), talk.table.terms.mail
    is_known = any(is_from(row, sender) or _names(incoming, _opponent(row)) for row in rows)
    if (
        not sender
        or is_known
        or len(candidates) > _MANY
        or any(
            makes_move_in(talk, incoming, row, row.terms.mail.code if row.terms.mail else "")
            for row in candidates
        )
    ):
        return False
    if mail is None:
        return True
    return meant_in(talk, incoming.letter, place_now(talk)).kind != "move"


_MANY = 20
"""Games in which a message is read to see whether it is of one of them."""


def leave_unbegun(talk: Talk, code: str, *, is_refused: bool = False) -> None:
    """The message is of no game here, and is put aside, in case one is called so later; where one has
    said no to it, also for good."""
    incoming, talk.surface.incoming = talk.surface.incoming, None
    if incoming and code and not incoming.is_asked_for:
        talk.surface.letters_aside = (*talk.surface.letters_aside, incoming)
    if incoming and incoming.message:
        wait_no_more(talk, incoming.message)
        why = "refused" if is_refused else "read"
        talk.emit(PutMailAside(incoming.message, why, to=talk.surface.number))
    talk.say(MessageTrouble("unknown" if code else "other", "", told=code))


def _variant_begun(talk: Talk, incoming: Incoming, code: str) -> str:
    """By the rules of which game a message makes the first move; empty where it makes none."""
    here = talk.settings.regulation.variant
    for game in sorted(beginnings(code), key=lambda each: each.regulation.variant is not here):
        meant = meant_in(talk, incoming.letter, game)
        if meant.kind == "move" and not meant.at_odds:
            return game.regulation.variant.name
    return ""


def _sender(talk: Talk, incoming: Incoming, code: str) -> str:
    """What who makes the first move is called: as the message has it, else as its head has."""
    letter = incoming.letter
    found = [
        *_called_white(incoming, code),
        *re.findall(r"\[White \"([^\"\n]+)\"\]", f"{letter.subject}\n{letter.text}"),
        name_in(letter.sender),
    ]
    names = (" ".join(each.split())[:LONGEST_NAME] for each in found)
    return next((name for name in names if name and normalise(name) not in _colours()), "")


@cache
def _colours() -> frozenset[str]:
    """What our messages call somebody who has no name, in all languages."""
    return frozenset(
        normalise(catalog(language).text("words-side", side=side.value))
        for language in base_languages()
        for side in Side
    )


def refuse_code(talk: Talk, code: str) -> None:
    """A message with this code is not of the game that was asked about."""
    talk.surface.codes_refused |= {code}


def _wait_again(talk: Talk, incoming: Incoming) -> None:
    """A mail waits on, untold, until its game is begun."""
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


def _called_white(incoming: Incoming, code: str) -> list[str]:
    """What who has White is called, wherever a message says behind its code who plays: then it is not
    of a game with anybody else."""
    said = f"{incoming.letter.subject}\n{incoming.letter.text}"
    names = rf"\[{re.escape(code)}\] ([^\n,]{{1,{LONGEST_NAMES}}}),"
    both = (found.strip().rpartition(" - ") for found in re.findall(names, said, re.IGNORECASE))
    return [white for white, dash, _ in both if dash]

"""Of which games a message is, by the codes that it names, by who has sent it, and by what it makes."""

import re
from collections.abc import Sequence
from functools import cache

from assistant.dialogue.about_mail import Incoming, LetterFor, LetterPart, MailGoTo
from assistant.dialogue.handlers.corresponding.fitting import alone_fitting, says_something_in
from assistant.dialogue.handlers.corresponding.standing import opponent
from assistant.dialogue.kept import GameRow
from assistant.dialogue.questions import Expected, Question
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Moves
from assistant.narration.facts.mail import LetterGame, OtherGameAsked, WhichLetterGame
from assistant.narration.facts.taken_beside import OtherParts
from assistant.parsing.mail.addresses import address_in
from assistant.parsing.mail.phrases import LANGUAGES
from assistant.parsing.words.vocabulary import vocabulary
from assistant.settings.mail_terms import own_side

_CODE = re.compile(r"\b([A-Z]{2})[-\s]?(\d{3,5})\b")
_MARKED = re.compile(r"\[([A-Z]{2})-(\d{3,5})\]", re.IGNORECASE)
"""A code as our own messages have it, which is that of a game and nothing else."""
_EVENT = re.compile(r"\[Event \"[A-Z]{2}-\d{3,5}\"\]")
"""How their score has it."""


def games_of(talk: Talk, incoming: Incoming, rows: Sequence[GameRow]) -> tuple[list[GameRow], str]:
    """The games that a message may be of; and a code that it names in its subject which none has.

    What the subject says comes first, then what the text says, then who has sent it; but that one comes
    first where the game of that code is one with somebody else, since each program makes its own codes.
    Of two games with one opponent nobody knows which is meant where none is named.
    """
    codes = {row.terms.mail.code.upper(): row for row in rows if row.terms.mail}
    letter = incoming.letter
    sender = address_of(letter.sender)
    by_sender = [row for row in rows if is_from(row, sender)]
    for text in (letter.subject, letter.text):
        named = codes_named(text)
        found = [codes[each] for each in named if each in codes]
        if found:
            is_alike = by_sender and all(is_of_other(row, sender) for row in found)
            return (alone_fitting(talk, incoming, by_sender) if is_alike else found), ""
        if named and (text is letter.subject or _MARKED.search(text) or _EVENT.search(text)):
            return [], named[0]
    if by_sender:
        return alone_fitting(talk, incoming, by_sender), ""
    if talk.table.terms.mail is None:
        return list(rows), ""
    name = opponent(talk).casefold()
    return alone_fitting(
        talk, incoming, [row for row in rows if opponent_of(row).casefold() == name]
    ), ""


def is_from(row: GameRow, sender: str) -> bool:
    """Whether the opponent of a game has this address."""
    return bool(sender) and row.terms.mail is not None and address_of(row.terms.mail.address) == sender


def is_of_other(row: GameRow, sender: str) -> bool:
    """Whether the opponent of a game has another address."""
    known = address_of(row.terms.mail.address) if row.terms.mail else ""
    return known not in ("", sender)


def as_called_here(incoming: Incoming, row: GameRow) -> Incoming:
    """A message of this game, by who has sent it, with its code here in place of one that is called so
    by their program and is here that of another one."""
    letter, code = incoming.letter, row.terms.mail.code if row.terms.mail else ""
    named = [*codes_named(letter.subject), *codes_named(letter.text)]
    is_alike = bool(named) and code not in named and is_from(row, address_of(letter.sender))
    return called(incoming, code) if is_alike else incoming


def called(incoming: Incoming, code: str) -> Incoming:
    """A message with this code in place of any that it names."""
    letter = incoming.letter
    subject, text = (
        _CODE.sub(code, _MARKED.sub(f"[{code}]", each)) for each in (letter.subject, letter.text)
    )
    return incoming._replace(letter=letter._replace(subject=subject, text=text))


def codes_named(text: str) -> list[str]:
    """The codes that a text names, each once; between brackets also in small letters."""
    found = [*_MARKED.findall(text), *_CODE.findall(text)]
    return list(dict.fromkeys(f"{letters.upper()}-{number}" for letters, number in found))


def address_of(sender: str) -> str:
    """The address of who has sent a message, in small letters."""
    return address_in(sender).lower()


def opponent_of(row: GameRow) -> str:
    """What the other player of a game is called."""
    return row.terms.player(own_side(row.terms).opponent).name


def parts_in(talk: Talk, incoming: Incoming, rows: Sequence[GameRow]) -> list[GameRow]:
    """The games of which a message names several by their codes, and says something in each of them."""
    codes = {row.terms.mail.code.upper(): row for row in rows if row.terms.mail}
    named = [each for each in codes_named(incoming.letter.text) if each in codes]
    if incoming.is_part or len(named) < _SEVERAL:
        return []
    return [codes[each] for each in named if says_something_in(talk, incoming, codes[each], each)]


_SEVERAL = 2


def with_codes(talk: Talk, incoming: Incoming, rows: Sequence[GameRow]) -> Incoming:
    """A message in which games are called by their numbers alone ("in game 101 22-18, in game 102
    21-17"), with the whole codes, where one game each with its sender has them."""
    text = incoming.letter.text
    if codes_named(text):
        return incoming
    codes = [
        row.terms.mail.code.upper() for row in _with_sender(talk, incoming, rows) if row.terms.mail
    ]
    numbers = [code.rpartition("-")[2] for code in codes]
    alone = {one: code for one, code in zip(numbers, codes, strict=True) if numbers.count(one) == 1}
    if not any(each[1] in alone for each in _numbered().finditer(text)):
        return incoming
    whole = _NUMBER.sub(lambda each: alone.get(each[0], each[0]), text)
    return incoming._replace(letter=incoming.letter._replace(text=whole))


_NUMBER = re.compile(r"(?<![\w/.,:-])\d{3,5}(?![\w/-]|[.,:]\d)")
"""One that may be a game's, and is no part of a date or a move."""


@cache
def _numbered() -> re.Pattern[str]:
    """A number that is called a game's."""
    said = {" ".join(each) for one in LANGUAGES for each in vocabulary(one).by_mail["game"]}
    return re.compile(rf"\b(?:{'|'.join(sorted(said))})\s+(?:n\w?[.°]?\s*|#)?(\d{{3,5}})\b", re.I)


def _with_sender(talk: Talk, incoming: Incoming, rows: Sequence[GameRow]) -> Sequence[GameRow]:
    """The games with who has sent a message, or with the opponent here; else any."""
    sender = address_of(incoming.letter.sender)
    if found := [row for row in rows if is_from(row, sender)]:
        return found
    name = opponent(talk).casefold() if talk.table.terms.mail else ""
    return [row for row in rows if not name or opponent_of(row).casefold() == name]


def with_others(incoming: Incoming, here: GameRow, parts: Sequence[GameRow]) -> Incoming:
    """A message that is read in one of several games, with the others for afterwards."""
    codes = [(row, row.terms.mail.code) for row in parts if row is not here and row.terms.mail]
    return incoming._replace(
        others=tuple(LetterPart(row.number, opponent_of(row) or code, code) for row, code in codes)
    )


def tell_other_parts(talk: Talk, incoming: Incoming, codes: Sequence[str]) -> None:
    """That a message has parts of other games; those of games that are here are offered afterwards."""
    if codes and not incoming.is_part:
        more = max(0, len(codes) - _SEVERAL)
        talk.say(OtherParts(opponent(talk), Moves(tuple(codes[:_SEVERAL])), more))
    if incoming.others:
        talk.surface.rest = incoming


def offer_rest(talk: Talk, rest: Incoming) -> None:
    """Ask whether one goes to the next game of which a message has a part."""
    part, *others = rest.others
    talk.surface.rest = rest._replace(others=tuple(others)) if others else None
    talk.surface.incoming = rest._replace(others=(), is_part=True, only=(part.code,))
    talk.surface.incoming_for = 0
    talk.ask(Question(OtherGameAsked(part.name, part.code, is_part=True), MailGoTo(part.game)))


def ask_to_go(talk: Talk, row: GameRow) -> None:
    """Ask whether one goes to the game that the message is of."""
    code = row.terms.mail.code if row.terms.mail else ""
    talk.ask(Question(OtherGameAsked(opponent_of(row) or code, code), MailGoTo(row.number)))


def ask_which(talk: Talk, rows: Sequence[GameRow]) -> None:
    """Tell the games that the message may be of, and wait for the number of one."""
    which = WhichLetterGame(len(rows))
    talk.say(which)
    for place, row in enumerate(rows[:MOST_TOLD], 1):
        code = row.terms.mail.code if row.terms.mail else ""
        last = row.moves[-1] if row.moves else ""
        side = own_side(row.terms).value
        talk.say(LetterGame(str(place), opponent_of(row) or code, side, code, last))
    talk.here.expected = Expected(LetterFor(tuple(row.number for row in rows)), which)


MOST_TOLD = 9
"""So many are told of those that a message may be of: of more, one gives up and names the game."""

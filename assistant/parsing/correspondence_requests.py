"""What is wanted at a game by correspondence in somebody's own words: "I got Ann's answer", "when did I
send it".

Such a line is nothing but phrases of [by_mail], numbers and the opponent's name; with any other word in
it, it may be a tale, and means nothing here. A question does nothing: whether it is sent is told.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import Trait, commands_that
from assistant.parsing.coverage import BESIDE, NUMBER, Part, Table, kinds_of, parts_of, table_of
from assistant.parsing.likely import Perhaps
from assistant.parsing.mail.addresses import ADDRESS
from assistant.parsing.mail.leave import leave_dated
from assistant.parsing.meanings import About, Command, Whose
from assistant.parsing.words.numbers import numbers_at
from assistant.parsing.words.tokens import KEPT, Line, normalise, read_line
from assistant.parsing.words.vocabulary import Vocabulary, longest_phrase

WAYS = ("hand-file", "hand-mail", "hand-clipboard", "hand-screen", "hand-line")
"""The kinds of [posting] that say how a message is handed over."""
OF_LEAVE = "leave"
"""What is taken back, where it is not the last thing of all."""
_THEY, _MINE, _ALL = "they", "mine", "all"
_MESSAGE = frozenset({"message", "move"})
_DOUBTED = commands_that(Trait.DOUBTED)


class _Rule(NamedTuple):
    """Kinds of phrases that together want something."""

    command: Command
    needs: tuple[frozenset[str], ...]
    """One of each must be there."""
    also: frozenset[str] = frozenset()
    """What may stand beside them."""
    whose: Whose | None = None


def _rule(command: Command, needs: str, also: str = "", whose: Whose | None = None) -> _Rule:
    """A rule as it is read: "paste|got message" needs one of the first two, and the last."""
    wanted = tuple(frozenset(each.split("|")) for each in needs.split())
    return _Rule(command, wanted, frozenset(also.split()), whose)


_THINGS = "message move last it"
_RULES = (
    _rule(Command.MAIL_DATES, "when sent|did-send|gone|answered", _THINGS, Whose.OWN),
    _rule(Command.MAIL_DATES, "when got|did-get|replied|played", _THINGS, Whose.ENEMY),
    _rule(Command.MAIL_DATES, "when did they doing", _THINGS, Whose.ENEMY),
    _rule(Command.MAIL_DATES, "when did arrive", _THINGS, Whose.ENEMY),
    _rule(Command.MAIL_DATES, "did-send", f"{_THINGS} now", Whose.OWN),
    _rule(Command.MAIL_DATES, "dates", "tell what-is all move last want"),
    _rule(Command.MAIL_DAYS, "did-get", f"{_THINGS} now"),
    _rule(Command.MAIL_DAYS, "did they doing", f"{_THINGS} now"),
    _rule(Command.MAIL_TERMS, "how-long per-move", "day left have"),
    _rule(Command.MAIL_LEAVE, "how-long leave", "left day have"),
    _rule(Command.MAIL_DAYS, "took", "to-do day move now"),
    _rule(Command.MAIL_DAYS, "how-long left|used|must", "day move it now"),
    _rule(Command.MAIL_DAYS, "deadline", "what-is tell must message move it"),
    _rule(Command.MAIL_DAYS, "when must", "message move it"),
    _rule(Command.MAIL_TERMS, "what-is|tell terms", "we-play have"),
    _rule(Command.MAIL_TERMS, "what-is conditions we-play"),
    _rule(Command.MAIL_SENT, "sent", f"{_THINGS} now earlier"),
    _rule(Command.MAIL_SENT, "gone message|move|it", "last now earlier"),
    _rule(Command.MAIL_PASTE, "paste message|move", "got now it want"),
    _rule(Command.MAIL_READ, "got message|move", "now last"),
    _rule(Command.MAIL_READ, "have-got message", "now to-paste"),
    _rule(Command.MAIL_READ, "replied", "now it message"),
    _rule(Command.MAIL_HAND_OVER, "open-mail", f"{_THINGS} want"),
    _rule(Command.MAIL_HAND_OVER, "give message", f"it to-send to-paste now want {' '.join(WAYS)}"),
    _rule(Command.MAIL_HAND_OVER, "hand move", f"it last now want {' '.join(WAYS)}"),
    _rule(Command.MAIL_HAND_OVER, "give move to-send", f"it now want {' '.join(WAYS)}"),
    _rule(Command.MAIL_NOTE, "tell|what-is note", "want"),
    _rule(Command.MAIL_NO_NOTE, "drop note", "want"),
    _rule(Command.MAIL_CONDITIONS, "tell|what-is conditions", "want all have"),
    _rule(Command.MAIL_CONDITIONS, "what-is promised"),
    _rule(Command.MAIL_NO_CONDITIONS, "drop conditions", "want all"),
    _rule(Command.MAIL_ANALYSE, "try move", "some want"),
    _rule(Command.PREPARE, "prepare board", "want"),
    _rule(Command.MAIL_TERMS, "tell|what-is address", "want have"),
    _rule(Command.MAIL_REPEAT, "remind", "give message want"),
    _rule(Command.MAIL_REPEAT, "lost message", "last"),
    _rule(Command.MAIL_LEAVE, f"leave day {NUMBER}", "take tomorrow today want now"),
    _rule(Command.TAKE_BACK, "drop leave", "day want now"),
    _rule(Command.GAMES, "game due", "what-is last tell"),
)


def wanted_by_mail(text: str, words: Vocabulary, name: str) -> CommandMeant | Perhaps | None:
    """What a line wants at a game by correspondence with somebody of this name, where it says nothing
    else; that a message has come, it wants read."""
    if given := ADDRESS.search(text):
        return _address_given(text, given[0], words, name)
    if dates := _dates_of_leave(text, words):
        return CommandMeant(Command.MAIL_LEAVE, rest=dates)
    parts = _parts_of(text, words, name)
    said = kinds_of(parts)
    rule = next((each for each in _RULES if parts and _fits(each, parts)), None)
    if rule is None:
        return None
    meant = CommandMeant(rule.command, whose=_whose(rule, said), rest=_rest(rule, parts, text, words))
    if rule.command is Command.MAIL_DATES and _ALL in said:
        meant = CommandMeant(rule.command, whose=meant.whose, about=About.ALL)
    is_question = text.rstrip().endswith("?")
    if is_question and rule.command is Command.MAIL_READ:
        return CommandMeant(Command.MAIL_DAYS)  # "has Ann answered?"
    if rule.command is Command.MAIL_SENT and "earlier" in said and not is_question:
        return Perhaps((meant,))  # it is dated today, which the person is to know
    if "lost" in said:
        return Perhaps((meant,))  # whose message was lost is not said
    return only_asked_by_mail(meant, text)


def _dates_of_leave(text: str, words: Vocabulary) -> str:
    """The dates of a line that takes leave and says nothing else: "away from 3 to 12 December"."""
    tokens = read_line(text).words
    plain = [token.word for token in tokens]
    at = longest_phrase(plain, words.by_mail["take"])
    leave = longest_phrase(plain[at:], words.by_mail["leave"])
    if not leave or at + leave == len(tokens) or text.rstrip().endswith("?"):
        return ""
    rest = text[tokens[at + leave].start :]
    return rest if leave_dated(rest) else ""


def only_asked_by_mail(meant: CommandMeant, text: str) -> CommandMeant | Perhaps:
    """What a line with a question mark wants: nothing is done that was only asked."""
    if not text.rstrip().endswith("?"):
        return meant
    if meant.command is Command.MAIL_SENT:
        return CommandMeant(Command.MAIL_DATES, whose=Whose.OWN)
    if meant.command is Command.MAIL_LEAVE:
        return CommandMeant(Command.MAIL_LEAVE)
    return Perhaps((meant,)) if meant.command in _DOUBTED else meant


def _whose(rule: _Rule, said: frozenset[str]) -> Whose | None:
    """Whose dates are wanted."""
    if rule.whose or rule.command is not Command.MAIL_DATES:
        return rule.whose
    return Whose.ENEMY if _THEY in said else Whose.OWN if _MINE in said else None


def _rest(rule: _Rule, parts: Sequence[Part], text: str, words: Vocabulary) -> str:
    """The text that the command takes."""
    match rule.command:
        case Command.MAIL_LEAVE if NUMBER in kinds_of(parts):
            return text
        case Command.TAKE_BACK:
            return OF_LEAVE
        case Command.MAIL_TERMS if "address" in kinds_of(parts):
            return _first(words, "terms-address")
        case Command.MAIL_HAND_OVER if "open-mail" in kinds_of(parts):
            return _first(words, "hand-mail")
        case Command.MAIL_HAND_OVER:
            others = [part for part in parts if part.kinds & set(WAYS)]
            # "Give me the mail" names no way; "copy the message for the mail" does.
            named = [part for part in parts if part.kinds & _MESSAGE and part not in others]
            if not (others and named):
                return ""
            way, last = others[-1], parts[-1]
            is_named = "hand-file" in way.kinds and last.kinds & _MESSAGE  # "to a file letter"
            return (Part(way.kinds, way.tokens + last.tokens) if is_named else way).written(text)
    return ""


def _first(words: Vocabulary, kind: str) -> str:
    """The shortest word for something of [posting], as one would type it."""
    return min((" ".join(phrase) for phrase in words.posting[kind]), key=lambda each: (len(each), each))


def _fits(rule: _Rule, parts: Sequence[Part]) -> bool:
    """Whether the parts of a line are what a rule needs, and nothing that it does not know."""
    may_be = rule.also.union({BESIDE, _THEY, _MINE}, *rule.needs)
    has_all = all(any(part.kinds & needed for part in parts) for needed in rule.needs)
    return has_all and all(part.kinds & may_be for part in parts)


def _address_given(text: str, address: str, words: Vocabulary, name: str) -> CommandMeant | None:
    """The opponent's address, where a line gives it: "Ann's address is ann@example.org"."""
    parts = _parts_of(text.replace(address, " "), words, name)
    said = kinds_of(parts)
    is_told = "address" in said and all(
        part.kinds & {"address", "be", "set", "want", BESIDE, _THEY} for part in parts
    )
    rest = f"{_first(words, 'terms-address')} {address}"
    return CommandMeant(Command.MAIL_TERMS, rest=rest) if is_told else None


def _parts_of(text: str, words: Vocabulary, name: str) -> tuple[Part, ...]:
    said = [tuple(normalise(name).split())] if name else []
    said += [(each,) for phrase in said for each in phrase if len(each) > 1]

    def at(line: Line, place: int, before: Sequence[Part]) -> tuple[str, int] | None:
        here = tuple(token.word for token in line.words[place:])
        found = next((each for each in said if here[: len(each)] == each), None)
        return (_THEY, len(found)) if found else None

    return parts_of(text, words, _table(words), at)


_BELOW_ZERO = re.compile(r"[-−–]\s?\d")
_MOVE = re.compile(r"\d(?:[\d\s:xX-]*\d)?")


def move_with_offer(text: str, words: Vocabulary) -> str:
    """The move of a line that makes one and offers a draw with it: "18-14 and I offer a draw"."""
    moves = _MOVE.findall(text)
    if len(moves) != 1 or text.rstrip().endswith("?"):
        return ""
    around = [each for each in text.split(moves[0]) if read_line(each).words]
    parts = [_parts_of(each, words, "") for each in around]
    offers = [part for each in parts for part in each if "offer" in part.kinds]
    is_all = all(each and all(part.kinds & _AROUND for part in each) for each in parts)
    return moves[0] if len(offers) == 1 and is_all else ""


def parted(text: str, words: Vocabulary) -> list[str]:
    """What stands in a line between commas, and words for and."""
    tokens, found, begin = read_line(text).words, list[str](), 0
    for at, token in enumerate(tokens[:-1]):
        gap = text[token.start : tokens[at + 1].start]
        if (token.word,) in words.posting["new-and"]:
            found.append(text[begin : token.start])
            begin = tokens[at + 1].start
        elif "," in gap or ";" in gap:
            found.append(text[begin : token.start + len(re.split("[,;]", gap)[0])])
            begin = tokens[at + 1].start
    return [*found, text[begin:]]


_AROUND = frozenset({"offer", "joined", "move", BESIDE})


class LeaveMeant(NamedTuple):
    """Days of leave that somebody wants."""

    days: int
    is_tomorrow: bool
    """Whether they begin tomorrow; else today."""


def leave_meant(text: str, words: Vocabulary) -> LeaveMeant | None:
    """The leave that is wanted; None where the text says something else beside it, as another day."""
    if _BELOW_ZERO.search(text):
        return None
    parts = _parts_of(text, words, "")
    may_be = {"leave", "day", NUMBER, "take", "tomorrow", "today", "want", "now", BESIDE}
    numbers = [part for part in parts if NUMBER in part.kinds]
    if len(numbers) != 1 or not all(part.kinds & may_be for part in parts):
        return None
    (number,) = numbers
    days = _number(number, words)
    return LeaveMeant(days, "tomorrow" in kinds_of(parts)) if days else None


def _number(part: Part, words: Vocabulary) -> int:
    return next((number.value for number, _ in numbers_at(part.tokens, 0, words)), 0)


@lru_cache(maxsize=KEPT)
def _table(words: Vocabulary) -> Table:
    """The phrases of [by_mail], and the ways to hand a message over, with what they say."""
    own = [(phrase, kind) for kind, said in words.by_mail.items() for phrase in said]
    ways = [(phrase, kind) for kind in WAYS for phrase in words.posting[kind]]
    return table_of([*own, *ways])

"""How much time somebody wants for a game: ten minutes each, 5 for me and 3 for you, or none.

What is said of the clock is taken out of a line, and what is left is read as ever: so a line wants a
game with a clock in all the words in which it may want a game. Where nothing else wants one, minutes
want nothing: "I have ten minutes". The words stand in [clocks] of the phrase files.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from assistant.game.time_control import LONGEST, LONGEST_INCREMENT, TimeControl, sudden_death
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Found, Likely, Perhaps, meanings_of
from assistant.parsing.meanings import ClockWanted, Command, GameWanted, Whose
from assistant.parsing.words.numbers import numbers_at
from assistant.parsing.words.tokens import Token, read_line
from assistant.parsing.words.vocabulary import MOST_WORDS, Vocabulary, longest_phrase

_SIGNS = {
    "half-hour": "T",
    "quarter": "T",
    "three-quarters": "T",
    "an-hour": "T",
    "minute": "m",
    "second": "s",
    "hour": "h",
    "half": "f",
    "plus": "p",
    "and": "a",
    "with": "w",
    "lead": "l",
    "each": "e",
    "move": "v",
    "mine": "I",
    "yours": "Y",
    "clock": "c",
    "with-clock": "C",
    "quick": "q",
    "none": "0",
    "never": "x",
    "play": "P",
    "want": "V",
    "one": "o",
}
"""The kinds of [clocks], each with its sign in the patterns below; N is a number, W and B are colours,
and a dot is any other word."""
_SECONDS = {"half-hour": 1800.0, "quarter": 900.0, "three-quarters": 2700.0, "an-hour": 3600.0}
_UNITS = {"h": 3600.0, "m": 60.0, "s": 1.0}

_TIME = r"(?:[No]h(?:a?Nm)?|[No]f?[ms]|T)f?"
_ADDED = r"(?:p[lo]*[No]s?[lv]*|[aw]?[lo]*[No]sv*|[aw]?[lo]*[No]v+)"
_EACH = re.compile(rf"[lweo]*[cC]?[lwo]*(?P<time>{_TIME})e*(?P<added>{_ADDED})?e*")
_LEFT = r"[No]f?[hms]?|T"
_OWNED = (
    rf"[lw]*(?P<time>{_TIME})(?P<added>{_ADDED})?l*(?P<whose>[IYWB])[ap]?[lw]*(?P<other>{_LEFT})l*[IYWB]",
    rf"[lw]*(?P<whose>[IYWB])[lw]*(?P<time>{_TIME})(?P<added>{_ADDED})?[ap]?l*[IYWB][lw]*(?P<other>{_LEFT})",
)
_OWNED_BY = tuple(re.compile(each) for each in _OWNED)
_NONE = re.compile(r"[lwo]*0")
_SHORT = re.compile(r"[lwco]*(?P<time>N)p(?P<added>N)")
"""Minutes and seconds as they are written: 10+5."""
_BESIDE = re.compile(r"[lwo]*[cCq]")
"""What says nothing where the time is said elsewhere: with a clock, blitz."""
_UNSAID = re.compile(r"[lo]*(?:C|w[lo]*c)")
"""A clock, and not how much time."""
_WHOSE = {"I": Whose.OWN, "Y": Whose.ENEMY, "W": Whose.WHITE, "B": Whose.BLACK}
_COLOURS = {Whose.WHITE: "W", Whose.BLACK: "B"}


class _Word(NamedTuple):
    """A part of a line that says something of a clock, or nothing."""

    sign: str
    value: float
    """A number, or seconds."""
    start: int
    end: int
    """Where it stands in the text."""


class _Said(NamedTuple):
    """What a line says of a clock."""

    clock: ClockWanted
    spans: tuple[tuple[int, int], ...]
    """Which words of the line say so, by their places."""
    is_clear: bool
    """Whether it can be nothing but the time of a game: ten minutes each."""


def timed_game(text: str, words: Vocabulary, understood: Callable[[str], Found]) -> Found:
    """The game with a clock, or without one, that a line wants; None where it wants none.

    `understood` reads the line without what it says of a clock.
    """
    said = list(_words_of(text, words))
    clock = _clock_of(said)
    if clock is None:
        return None
    rest = _without(text, said, clock.spans)
    found = understood(rest) if rest else None
    game = _game_in(found)
    if game is None and _only_plays(said, clock):
        game, found = CommandMeant(Command.NEW_GAME), None
    if game is None:
        return None
    wanted = game.wanted or GameWanted()
    if wanted.is_usual or _has_more_numbers(said, clock, wanted):
        return None
    timed = replace(game, wanted=wanted._replace(clock=clock.clock))
    if found == game:
        return timed
    return Likely(timed) if isinstance(found, Likely) else Perhaps((timed,))


def _game_in(found: Found) -> CommandMeant | None:
    """The new game that a line may mean."""
    if found is None:
        return None
    meanings = (found,) if isinstance(found, CommandMeant) else meanings_of(found)
    games = (each for each in meanings if isinstance(each, CommandMeant))
    return next((each for each in games if each.command is Command.NEW_GAME), None)


def _has_more_numbers(said: list[_Word], clock: _Said, wanted: GameWanted) -> bool:
    """Whether a number is left that is neither of the clock nor of anything else that is wanted."""
    taken = {at for start, end in clock.spans for at in range(start, end)}
    left = sum(word.sign == "N" and at not in taken for at, word in enumerate(said))
    return left > sum((wanted.level is not None, bool(wanted.questions), bool(wanted.variant)))


def _only_plays(said: list[_Word], clock: _Said) -> bool:
    """Whether a line says beside the clock only that one plays, or nothing."""
    taken = {at for start, end in clock.spans for at in range(start, end)}
    left = {word.sign for at, word in enumerate(said) if at not in taken}
    return left <= {*"PVlwao"} and ("P" in left or clock.is_clear)


def _without(text: str, said: list[_Word], spans: tuple[tuple[int, int], ...]) -> str:
    """A text without these words, and without the signs that parted them from the others."""
    kept, at = "", 0
    for start, end in sorted(spans):
        kept += text[at : said[start].start].rstrip(" ,;:-–—(") + " "
        at = said[end - 1].end
    return re.sub(r"\s+(?=[?!.,])", "", kept + text[at:].lstrip(" ,;:-–—)")).strip(" ,;:.")


# The line as words


def _words_of(text: str, words: Vocabulary) -> Iterator[_Word]:
    """The words of a line, each with its sign."""
    tokens = read_line(text).words
    at = 0
    while at < len(tokens):
        start = tokens[at].start
        if at and "+" in text[tokens[at - 1].start : start]:
            yield _Word("p", 0.0, start, start)
        sign, value, length = _word_at(tokens, at, words)
        last = tokens[at + length - 1]
        yield _Word(sign, value, start, last.start + _length_in(text, last))
        at += length


def _length_in(text: str, token: Token) -> int:
    """Of how many characters a word is where it stands: accents may stand apart there."""
    found = re.compile(r"[0-9]+|(?:[^\W\d_]|[\u0300-\u036f])+").match(text, token.start)
    return len(found.group()) if found else len(token.word)


def _word_at(tokens: tuple[Token, ...], at: int, words: Vocabulary) -> tuple[str, float, int]:
    """The longest thing that begins at a word, its value, and of how many words it is."""
    said = [token.word for token in tokens[at : at + MOST_WORDS]]
    length = longest_phrase(said, words.clocks)
    number = next(((n.value, taken) for n, taken in numbers_at(tokens, at, words) if n.value), None)
    if number is None and said[0] in words.sizes:
        number = words.sizes[said[0]], 1
    if number and number[1] >= length:
        return "N", float(number[0]), number[1]
    if length:
        kind = words.clocks[tuple(said[:length])]
        return _SIGNS[kind], _SECONDS.get(kind, 1.0), length
    whose = words.whose.get(said[0])
    if whose in _COLOURS:
        return _COLOURS[whose], 0.0, 1
    return ("l" if said[0] in words.fillers else "."), 0.0, 1


# The words as a clock


def _clock_of(said: list[_Word]) -> _Said | None:
    """What a line says of a clock, once; None where it says nothing, or more than that."""
    signs = "".join(word.sign for word in said)
    if not re.search(r"[NoT0cC]", signs):
        return None
    for found, clock in _clocks_in(signs, said):
        start, end = found.span()
        is_never = "x" in signs[max(0, start - 1) : start] + signs[end : end + 1]
        rest = signs[:start] + "|" * (end - start) + signs[end:]
        if is_never or clock is None or re.search(f"{_TIME}|0", rest):
            return None
        beside = [each.span() for each in _BESIDE.finditer(rest)]
        is_clear = bool(re.search("[epIY+]", found.group())) or found.re is not _EACH
        is_clear = is_clear and found.re not in (_NONE, _UNSAID)
        return _Said(clock, (found.span(), *beside), is_clear)
    return None


def _clocks_in(signs: str, said: list[_Word]) -> Iterator[tuple[re.Match[str], ClockWanted | None]]:
    """What the patterns find, the one that says most first."""
    for pattern in _OWNED_BY:
        if found := pattern.search(signs):
            one = _control(found, said)
            other = _other(found, said, one) if one else None
            whose = _WHOSE[found["whose"]]
            yield found, ClockWanted(one, other, whose) if one and other else None
    if found := _EACH.search(signs):
        control = _control(found, said)
        yield found, ClockWanted(control, control) if control else None
    if found := _NONE.search(signs):
        yield found, ClockWanted(None, None)
    if found := _SHORT.search(signs):
        control = _control(found, said, unit=60.0)
        yield found, ClockWanted(control, control) if control else None
    if found := _UNSAID.search(signs):
        yield found, ClockWanted(None, None, is_said=False)


def _control(found: re.Match[str], said: list[_Word], unit: float = 1.0) -> TimeControl | None:
    """The time that a pattern has found, with what each move adds; None where it is too much."""
    seconds = _seconds(said[slice(*found.span("time"))], unit)
    is_added = found["added"] is not None
    added = _seconds(said[slice(*found.span("added"))], 1.0) if is_added else 0.0
    return _made(seconds, added)


def _other(found: re.Match[str], said: list[_Word], one: TimeControl) -> TimeControl | None:
    """The time of the other side: in the unit of the first, where no other is said."""
    unit = next((_UNITS[word.sign] for word in said[found.start("time") :] if word.sign in _UNITS), 1.0)
    seconds = _seconds(said[slice(*found.span("other"))], unit)
    return _made(seconds, one.periods[0].increment)


def _made(seconds: float, added: float) -> TimeControl | None:
    if not 0 < seconds <= LONGEST or added > LONGEST_INCREMENT:
        return None
    return sudden_death(seconds, added)


def _seconds(said: list[_Word], unit: float) -> float:
    """How long some words are: ten minutes, an hour and 30 minutes, two and a half minutes."""
    total, number, last = 0.0, 0.0, unit
    for word in said:
        if word.sign in "No":
            number = word.value
        elif word.sign == "T":
            total, last = total + word.value, 3600.0
        elif word.sign in _UNITS:
            last = _UNITS[word.sign]
            total, number = total + number * last, 0.0
    is_half = any(word.sign == "f" for word in said)
    return total + number * last + (last / 2 if is_half else 0.0)

"""A pause that somebody wants, with talk before it or a reason behind it: "stop the clock, the phone".

A clock that stops harms nobody, and a word sets it going again: what else is said needs no place here.
"""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.wholly import silent_at
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import MOST_WORDS, Vocabulary, longest_phrase


def pause_wanted(text: str, words: Vocabulary) -> CommandMeant | Perhaps | None:
    """The pause that a line wants; asked about where what stands behind it begins like no reason."""
    said: Sequence[str] = _without_waits([token.word for token in read_line(text).words], words)
    place = length = 0
    while place < len(said) and not (length := _pause_at(said[place:], words)):
        silent = _silent_at(said[place:], words)
        if not silent:
            return None
        place += silent
    rest: Sequence[str] = said[place + length :]
    if not length or (text.rstrip().endswith("?") and not place and not rest):
        return None  # "stop the clock?" asks, "can we stop the clock?" wants it
    if _denies(said[:place], rest, words) or _has_number(rest, words):
        return None
    meant = CommandMeant(Command.PAUSE)
    rest = _without_silence(rest, words)
    is_reason = not rest or bool(longest_phrase(rest, words.pausing["reasons"]))
    return meant if is_reason else Perhaps((meant,))


def _denies(before: Sequence[str], behind: Sequence[str], words: Vocabulary) -> bool:
    """Whether no pause is wanted, or one is over: "no pause", "the pause is over"."""
    never = words.pausing["never"]
    if behind and behind[-1] == _NO:
        return True
    rows = [before[at:] for at in range(len(before))] + [behind[at:] for at in range(_NEAR)]
    return any(longest_phrase(row, never) for row in rows if row)


_NEAR = 2
_NO = "no"
"""At the end of a line it is a no in any language: the Portuguese "in the" goes on."""


def _has_number(rest: Sequence[str], words: Vocabulary) -> bool:
    """Whether a number stands behind that is no time: a move, which is not to be lost."""
    times = {phrase for phrase, kind in words.clocks.items() if kind in ("minute", "second", "hour")}
    is_time = any((word,) in times for word in rest)
    return any(word.isdigit() for word in rest) and not is_time


_LONG_ENOUGH = 2


def _without_waits(said: Sequence[str], words: Vocabulary) -> list[str]:
    """A row without the "for a moment" that may stand anywhere in it."""
    left: list[str] = []
    while said:
        length = longest_phrase(said, words.talk["wait"])
        if length < _LONG_ENOUGH:
            left.append(said[0])
        said = said[max(length, 1) if length >= _LONG_ENOUGH else 1 :]
    return left


def _pause_at(said: Sequence[str], words: Vocabulary) -> int:
    """How many words of a pause stand at the beginning of a row: a phrase, or to stop what runs."""
    for length in range(min(len(said), MOST_WORDS), 0, -1):
        heads = words.heads.get(" ".join(said[:length]), ())
        if (heads and heads[0].command is Command.PAUSE) or tuple(said[:length]) in words.pausing[
            "pause"
        ]:
            return length
    at = longest_phrase(said, words.pausing["verb"])
    while at and at < len(said):
        if clock := longest_phrase(said[at:], words.pausing["clock"]):
            return at + clock
        beside = longest_phrase(said[at:], words.pausing["beside"])
        at = at + beside if beside else 0
    return 0


def _silent_at(said: Sequence[str], words: Vocabulary) -> int:
    """How many words stand here that ask for it politely, or only want one to wait."""
    kinds = (words.talk["wait"], words.pausing["beside"])
    return max(silent_at(tuple(said), words), *(longest_phrase(said, each) for each in kinds))


def _without_silence(said: Sequence[str], words: Vocabulary) -> Sequence[str]:
    """What is said behind courtesy, and perhaps for how long: "for a moment, please"."""
    while said and not longest_phrase(said, words.pausing["reasons"]):
        length = _silent_at(said, words)
        if not length:
            break
        said = said[length:]
    return said

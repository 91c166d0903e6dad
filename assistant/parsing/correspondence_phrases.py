"""What was said of a game by correspondence that is to begin, phrase by phrase: what each may say."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from assistant.parsing.coverage import Table, silent_at, table_of
from assistant.parsing.meanings import SIDES
from assistant.parsing.words.concepts import concepts_of
from assistant.parsing.words.numbers import numbers_at
from assistant.parsing.words.phrase_tables import Phrase
from assistant.parsing.words.tokens import KEPT, Token, read_line
from assistant.parsing.words.vocabulary import MOST_WORDS, Vocabulary, longest_phrase


class Part(NamedTuple):
    """A phrase of what was said, by a letter for what it may say."""

    sign: str
    written: str
    start: int
    end: int
    """Where it stands in its clause."""
    value: str = ""
    """A colour, a game or a number."""


_SIGNS = {
    "new-with": "w",
    "new-and": "a",
    "new-mine": "i",
    "new-theirs": "t",
    "new-holding": "h",
    "new-having": "v",
    "new-first": "F",
    "new-first-mine": "F i",
    "new-first-theirs": "F t",
    "new-per-move": "P",
    "new-in-all": "G",
    "new-leave": "L",
    "terms-repeat": "R",
    "new-without": "0",
    "new-moves": "M",
    "new-in": "I",
    "new-begin": "b",
    "new-noun": "n",
    "new-country": "O",
    "new-please": "p",
    "terms-address": "p",
}
"""The kinds of [posting], and what they say. F is that somebody begins, C is a colour, V a game, N a
number, D days, O a country, f somebody of one's own without a name, q a time, c the computer, s says
nothing, z denies, k is a word known for something else, and x is any other."""
MAY_NAME = "xkq"
"""With which a name may begin."""
_VARIANTS = {"international": "international", "big-board": "international"}
_VARIANTS |= {"italian": "italian", "small-board": "italian"}
_WORD = re.compile(r"[\w\u0300-\u036f]+")
_CLAUSE = re.compile(r"[,;:()\n]|[.!](?=\s*$)|(?<=\w\w\w\w)[.!](?=\s)|\s[-–—]\s")

Clauses = Sequence[tuple[str, tuple[Part, ...]]]
"""What stands between two commas, with its parts."""


def clauses_of(text: str, words: Vocabulary) -> Clauses:
    """Its clauses with their parts. "Play" wants a game at the beginning; elsewhere somebody plays."""
    clauses = [each for each in _CLAUSE.split(text) if each.strip()]
    return [(each, _parts_of(each, words, is_first=not at)) for at, each in enumerate(clauses)]


def _parts_of(clause: str, words: Vocabulary, *, is_first: bool) -> tuple[Part, ...]:
    tokens, found, at = read_line(clause).words, list[Part](), 0
    if is_first and (
        length := longest_phrase([each.word for each in tokens], words.posting["new-begin"])
    ):
        at = length
        found.append(Part("b", "", 0, tokens[length - 1].start))
    if not tokens and any(each.isalnum() for each in clause):
        found.append(Part("k", clause.strip(), 0, len(clause)))  # "c4" is no line of ours
    is_mixed = clause.upper() != clause
    while at < len(tokens):
        sign, length, value = _part_at(tokens, at, words)
        start, last = tokens[at].start, tokens[at + length - 1]
        end = _end_of(clause, last, tokens[at + length :])
        written = clause[start:end]
        is_name = is_mixed and at > 0 and written[:1].isupper() and tokens[at].word != "i"
        if is_name and sign in "sakbnMDILGithvF0f":
            sign = "x"  # as names are written
        found.append(Part(sign, written, start, end, value))
        at += length
    return tuple(found)


def _end_of(clause: str, last: Token, behind: Sequence[Token]) -> int:
    """Where the word of a token ends: its plain form may be shorter or longer."""
    limit = behind[0].start if behind else len(clause)
    word = _WORD.match(clause, last.start, limit)
    return word.end() if word else limit


def _part_at(tokens: Sequence[Token], at: int, words: Vocabulary) -> tuple[str, int, str]:
    """What stands at a token: its sign, of how many words it is, and its value."""
    said = tuple(token.word for token in tokens[at : at + MOST_WORDS])
    if length := _kin_at(said, words):
        return "f", length, ""
    phrases = _table(words).get(said[0], ())
    phrase, what = max(
        (each for each in phrases if said[: len(each[0])] == each[0]),
        key=lambda each: len(each[0]),
        default=((), ""),
    )
    number, length = next(iter(numbers_at(tokens, at, words)), (None, 0))
    silent = silent_at(said, words)
    if phrase and len(phrase) >= max(silent, length):
        sign, _, value = what.partition(" ")
        return sign, len(phrase), value
    if number and length >= silent:
        return "N", length, str(number.value)
    known = concepts_of(said[0], words)
    if "computer" in known:
        return "c", 1, ""
    if silent:
        return "s", silent, ""
    return ("z" if "not" in known else "k" if known else "x"), 1, ""


def _kin_at(said: Phrase, words: Vocabulary) -> int:
    """Of how many words somebody is who has no name there: my cousin, a friend, someone."""
    for place, word in enumerate(said[:_LONGEST_KIN]):
        if length := longest_phrase(said[place:], words.posting["new-somebody"]):
            return place + length
        if "relative" in concepts_of(word, words):
            return place + 1
        if (word,) not in (*words.by_mail["mine"], *words.mail["leave-one"]):
            return 0
    return 0


_LONGEST_KIN = 3
"""Words among which who has no name is named: of my cousin."""


@lru_cache(maxsize=KEPT)
def _table(words: Vocabulary) -> Table:
    """All phrases, each with its sign and its value."""
    found: dict[Phrase, str] = {}
    for kind, sign in _SIGNS.items():
        found |= {phrase: sign for phrase in words.posting.get(kind, ()) if phrase not in found}
    for phrase in words.mail["leave-day"]:
        found.setdefault(phrase, "D")
    for phrase in (*words.mail["later"], *words.mail["leave-weekday"]):
        found.setdefault(phrase, "q")
    for word, whose in words.whose.items():
        if whose in SIDES:
            found.setdefault((word,), f"C {SIDES[whose].value}")
    single = [((word,), concepts) for word, concepts in words.concepts.items()]
    longer = [each for phrases in words.phrases_of_concepts.values() for each in phrases.items()]
    for phrase, concepts in (*single, *longer):
        for concept in sorted(concepts & _VARIANTS.keys()):
            found.setdefault(phrase, f"V {_VARIANTS[concept]}")
    return table_of(found.items())

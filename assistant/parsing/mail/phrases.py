"""Which of the phrases of [mail] stand in a text; two people may write in a third one's language."""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from assistant.parsing.words.phrase_tables import Phrase
from assistant.parsing.words.tokens import LONGEST_LINE, read_line
from assistant.parsing.words.vocabulary import MOST_WORDS, languages_understood, vocabulary

LANGUAGES = tuple(each for each in languages_understood() if "-" not in each)
"""The languages that are laid over no other."""
CITED = re.compile(r"\"[^\"]*\"|“[^“”]*”|«[^«»]*»|„[^„“”]*[“”]")
"""What stands between marks of quotation."""
KEPT = 512
"""Sentences whose words are kept: each is looked at for many kinds of phrases."""


@lru_cache(maxsize=KEPT)
def words_of(text: str) -> tuple[str, ...]:
    """The words of a text; of a very long one those at its end, which stand beside what follows."""
    return tuple(token.word for token in read_line(text[-LONGEST_LINE:]).words)


def has(text: str, kind: str) -> bool:
    """Whether any of the phrases of a kind stands in a text."""
    return next(_found(words_of(text), kind), None) is not None


def has_undenied(text: str, kind: str) -> bool:
    """Whether any of the phrases of a kind stands in a text, and no "not" directly before it."""
    said = words_of(text)
    return any(not at or not ends_with(said[:at], "deny") for at in _found(said, kind))


def has_any(text: str, kinds: tuple[str, ...]) -> bool:
    """Whether a word stands in a text with which a phrase of any of these kinds begins."""
    return not _first_words(kinds).isdisjoint(words_of(text))


def has_at_end(text: str, kind: str, words: int) -> bool:
    """Whether any of the phrases of a kind stands in the last words of a text."""
    return next(_found(words_of(text)[-words:], kind), None) is not None


def supposes(text: str, words: int = MOST_WORDS * LONGEST_LINE) -> bool:
    """Whether there is an "if" in the last words of a text, which is not part of an "in that case"."""
    said = words_of(text)[-words:]
    behind = {at + length for at, length in _spans(said, "then")}
    return any(at + length not in behind for at, length in _spans(said, "if"))


def spans_in(text: str, kind: str) -> list[tuple[int, int]]:
    """Between which letters of a text its phrases of a kind stand."""
    words = read_line(text).words
    return [
        (words[at].start, words[at + length - 1].start + len(words[at + length - 1].word))
        for at, length in _spans([each.word for each in words], kind)
    ]


def places_of(text: str, kind: str) -> set[int]:
    """Which words of a text are in a phrase of a kind, by their places."""
    return {place for at, length in _spans(words_of(text), kind) for place in range(at, at + length)}


def place_of(text: str, kind: str) -> int:
    """Before which word of a text a phrase of a kind begins first; -1 where none does."""
    return next(_found(words_of(text), kind), -1)


def place_behind(text: str, kind: str) -> int:
    """Before which word a text goes on behind its first phrase of a kind; -1 where none stands."""
    spans = [*_spans(words_of(text), kind)]
    return max((at + length for at, length in spans if at == spans[0][0]), default=-1)


def is_wholly(text: str, kind: str) -> bool:
    """Whether a text is a phrase of a kind, and nothing else."""
    said = words_of(text)
    return bool(said) and said in _by_first(kind).get(said[0], ())


def begins_with(text: str, kind: str) -> bool:
    """Whether a text begins with a phrase of a kind."""
    return next(_found(words_of(text), kind), -1) == 0


def kinds_in(text: str, kinds: Sequence[str]) -> list[str]:
    """The kinds of phrases of which a text wholly consists, in their order; none where it has another
    word."""
    said, at, found = words_of(text), 0, list[str]()
    while at < len(said):
        fitting = [
            (len(phrase), kind)
            for kind in kinds
            for phrase in _by_first(kind).get(said[at], ())
            if phrase == said[at : at + len(phrase)]
        ]
        if not fitting:
            return []
        length, kind = max(fitting)
        found.append(kind)
        at += length
    return found


def ends_with(said: Sequence[str], kind: str) -> bool:
    """Whether a row of words ends with a phrase of a kind."""
    table = _by_first(kind)
    for length in range(1, min(len(said), MOST_WORDS) + 1):
        row = tuple(said[-length:])
        if row in table.get(row[0], ()):
            return True
    return False


def _found(said: Sequence[str], kind: str) -> Iterator[int]:
    return (at for at, _ in _spans(said, kind))


def _spans(said: Sequence[str], kind: str) -> Iterator[tuple[int, int]]:
    """Where each phrase of a kind begins in a row of words, and how many it has."""
    table = _by_first(kind)
    for at, word in enumerate(said):
        for phrase in table.get(word, ()):
            if phrase == tuple(said[at : at + len(phrase)]) and not (
                kind == "deny" and _is_no_denial(said, at)
            ):
                yield at, len(phrase)


def _is_no_denial(said: Sequence[str], at: int) -> bool:
    """Whether what might deny is part of another phrase: "no doubt", "cai no 32"."""
    is_part = any(not place for place, _ in _spans(said[at : at + 2], "no-deny"))
    return is_part or ends_with(said[max(0, at - 1) : at + 1], "lands")


@cache
def as_written(kind: str) -> str:
    """The phrases of a kind with accents and signs as people write them, as a pattern has them."""
    said = {
        " ".join(each) for language in LANGUAGES for each in vocabulary(language).mail.get(kind, ())
    }
    return "|".join(re.escape(each) for each in sorted(said, key=lambda each: (-len(each), each)))


@cache
def _first_words(kinds: tuple[str, ...]) -> frozenset[str]:
    return frozenset(word for kind in kinds for word in _by_first(kind))


@cache
def _by_first(kind: str) -> dict[str, tuple[Phrase, ...]]:
    """The phrases of a kind in all languages, by their first words."""
    found: dict[str, tuple[Phrase, ...]] = {}
    for language in LANGUAGES:
        for phrase in sorted(vocabulary(language).mail.get(kind, ())):
            found[phrase[0]] = (*found.get(phrase[0], ()), phrase)
    return found

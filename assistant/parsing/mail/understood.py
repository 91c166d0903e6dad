"""Which words of a text nothing here is known of: a deed that ends or offers is taken only where its
clause has none of them, whatever phrase of it stands there."""

import re
from collections.abc import Collection, Iterator, Sequence

from assistant.parsing.mail.phrases import LANGUAGES, as_written, begins_with, has, places_of
from assistant.parsing.words.numbers import numbers_at
from assistant.parsing.words.tokens import Token, read_line
from assistant.parsing.words.vocabulary import vocabulary

PLAIN = ("small-words", "own-game", "affirm", "agree", "final", "thanks", "polite-if", "hello", "close")
"""What stands in any sentence and adds nothing to it: small words, the game itself, courtesies."""
OF_MOVES = (
    *("play", "mine", "from-me", "i-take", "takes", "take", "man", "piece", "my-king", "square", "nth"),
    *("to", "lands", "steps", "number", "white", "black", "th", "check", "is"),
)
"""What stands around the squares of a move."""
_BEFORE_SQUARES = ("from-square", "from-day", "and", "take-back", "leave-to")
"""What is of a move directly before its squares alone, since a name or a thing may follow it too."""
_DEEDS = {
    "resign": ("resign", "resign-wholly"),
    "draw": ("draw", "hands", "share"),
    "accept": ("draw", "hands", "share", "accept", "accept-wholly"),
}
"""Deeds that end the game or offer to, and the phrases by which their clauses are known."""
DEED_GRAMMAR = (
    *("resign", "resign-wholly", "draw", "hands", "share", "point", "offer", "accept", "accept-wholly"),
    *("their-offer", *OF_MOVES, *PLAIN),
)
_CODE = re.compile(r"\b(?:[A-Z]{2,4}[-\s]?\d{1,5}|([A-Z]{2,4}) \1)\b")
"""Codes of games; of the own one its letters alone are left, twice."""
_NAME = re.compile(r"[A-ZÀ-Ý](?:[^\W\d_]*[a-zß-ÿ])?(?![\w])")


def not_wholly_understood(sentence: str, deeds: Collection[str]) -> Iterator[str]:
    """Those of the deeds found in a sentence that are not to be taken: words stand in their clause, or
    before it as where it is done, that may make another thing of it."""
    clauses = clauses_of(sentence)
    for deed, kinds in _DEEDS.items():
        if deed in deeds and any(
            any(has(clause, kind) for kind in kinds)
            and (unknown_in(clause, DEED_GRAMMAR) or _is_elsewhere(clauses[:at]))
            for at, clause in enumerate(clauses)
        ):
            yield deed


def _is_elsewhere(before: Sequence[str]) -> bool:
    """Whether the sentence begins, beside what is understood, with where or in what something is done,
    directly before the clause that does it: "in our match against Turin, I offer a draw"."""
    *first, last = before or ("",)
    is_first = not any(unknown_in(each, DEED_GRAMMAR) for each in first)
    return is_first and begins_with(last, "in-what") and bool(unknown_in(last, DEED_GRAMMAR))


def clauses_of(sentence: str) -> list[str]:
    """A sentence cut at its signs and at what joins two clauses."""
    joints = "|".join(as_written(kind) for kind in ("and", "but", "because"))
    return re.split(
        rf"[,;:]\s|\s[-–—]\s|[()?!]|\.{{2,}}|…|\s(?:{joints})\s", sentence, flags=re.IGNORECASE
    )


def unknown_in(
    text: str, kinds: Sequence[str], *, numbers: bool = True, begins: bool = True
) -> list[str]:
    """The words of a text that are in none of its phrases of these kinds, no code of a game and no name
    of who is spoken to; with `numbers` no numbers either. `begins` says that it is the
    beginning of a sentence, where every word has a capital."""
    plain = _CODE.sub(lambda each: " " * len(each[0]), text)
    words = read_line(plain).words
    known = {place for kind in kinds for place in places_of(plain, kind)}
    counted = {*_numbers(words)}
    known |= {at for at in places_of(plain, "scope") if at + 1 in counted}
    known |= counted if numbers else set()
    for kind in _BEFORE_SQUARES:
        known |= {at for at in places_of(plain, kind) if {at + 1, at + 2} & (known | counted)}
    return [
        each.word
        for at, each in enumerate(words)
        if at not in known and not ((at or not begins) and _is_name(plain, words, at))
    ]


def _numbers(words: Sequence[Token]) -> Iterator[int]:
    for language in LANGUAGES:
        for at in range(len(words)):
            for _, length in numbers_at(words, at, vocabulary(language)):
                yield from range(at, at + length)


def _is_name(text: str, words: Sequence[Token], at: int) -> bool:
    """Whether a word has a capital and nothing before it says that it is where or with whom."""
    is_of_it = at > 0 and has(words[at - 1].word, "scope")
    return not is_of_it and bool(_NAME.match(text, words[at].start))

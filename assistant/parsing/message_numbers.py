"""The number of a move and the two digits over a position, as a message gives them, to be said back."""

import re

from assistant.parsing.mail.letter import Letter
from assistant.parsing.mail.numbering import number_in
from assistant.parsing.mail.phrases import LANGUAGES
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import vocabulary

_BEFORE_MOVE = re.compile(
    r"(?<![\d.,:/x×-])(\d{1,3})\s?(?:\.{1,4}\s?|[:)]\s+)(?:\.\.\.\s?)?(?=\d{1,2}\s?[-x×:])"
)
_TWO_DIGITS = re.compile(r"(?<![\d.,:/-])(\d{2})(?![\d:/-])")


def number_told(letter: Letter, right: str) -> str:
    """The number of a move that a message gives and that is not the right one; empty where it is not
    found."""
    told = [str(number_in(text)) for text in (letter.subject, *letter.text.splitlines())]
    told += _BEFORE_MOVE.findall(letter.text)
    return next((each for each in told if each not in ("0", right)), "")


def check_told(text: str) -> str:
    """The two digits that a message gives behind its word for them; empty where they are not found."""
    words = {" ".join(phrase) for each in LANGUAGES for phrase in vocabulary(each).mail["check"]}
    for found in _TWO_DIGITS.finditer(text):
        before = normalise(text[: found.start()][-_NEAR:]).split()
        if before and before[-1] in words:
            return found[1]
    return ""


_NEAR = 40
"""Characters before the digits in which the word stands."""

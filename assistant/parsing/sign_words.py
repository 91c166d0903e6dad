"""The signs behind a move, as they are typed and in words; [signs] of the phrase files has these."""

from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import Vocabulary

SIGN_WORDS = {
    "!": "good",
    "!!": "very-good",
    "?": "poor",
    "??": "very-poor",
    "?!": "seems-weak",
    "!?": "seems-strong",
    "*": "forced",
    "+": "wins",
    "=": "even",
}
"""Those of the regulations (Capo I, art. 13; Capo II, art. 9), and their words in messages."""
NAMED = "named"
"""What a sign is called, where that is the name of something else too."""


def sign_said(text: str, words: Vocabulary) -> str:
    """The sign that a text is, as it is written; nothing for what is none."""
    written = "".join(text.split())
    if written in SIGN_WORDS:
        return written
    said = normalise(text)
    word = next((kind for kind, each in words.signs.items() if said in each and kind != NAMED), "")
    return next((sign for sign, each in SIGN_WORDS.items() if each == word), "")

"""Pure talk: a greeting, thanks, praise, a request for time. It means nothing that could be done."""

from assistant.parsing.tokens import read_line
from assistant.parsing.vocabulary import Vocabulary, longest_phrase

BESIDE = "beside"
"""The kind of what only stands around the others."""


def kind_of_talk(text: str, words: Vocabulary) -> str:
    """Of which kind a line is that is nothing but talk, the first of several; else empty."""
    said = [token.word for token in read_line(text).words]
    kinds: list[str] = []
    while said:
        lengths = {longest_phrase(said, phrases): kind for kind, phrases in words.talk.items()}
        longest = max(lengths, default=0)
        if not longest:
            return ""
        kinds.append(lengths[longest])
        said = said[longest:]
    return next((kind for kind in kinds if kind != BESIDE), "")

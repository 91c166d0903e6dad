"""A move that is corrected in its own sentence: "11-15 no sorry 12-16", "22-18 (wrong, it's 22-19)";
and a capture in return, which "take back" may say as well."""

import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from assistant.parsing.mail.mentions import mentions_in
from assistant.parsing.mail.phrases import (
    as_written,
    begins_with,
    ends_with,
    has_any,
    kinds_in,
    supposes,
    words_of,
)
from assistant.parsing.mail.weighing import legal_of
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.move import Move

_SURE = ("correct", "slip")
_OPEN = "slip-no"
"""A bare "no" says as little of which one is meant as an "or" does: "11-15, no 12-16"."""
_AROUND = ("from-square", "piece", "play")
"""What may stand before the second move as before any other."""


def corrected(sentence: str, words: Sequence[Vocabulary], legal: Sequence[Move]) -> str:
    """A sentence in which the move that is meant stands in place of the one that is taken back; and
    both, with an "or" between, where nobody knows which one it is."""
    if not has_any(sentence, (*_SURE, _OPEN)):
        return sentence
    for first, second in reversed([*pairwise(mentions_in(sentence, words))]):
        said = sentence[first.end : second.start]
        kinds = [each for each in kinds_in(said, (*_SURE, _OPEN, *_AROUND)) if each not in _AROUND]
        is_open = kinds[-1:] == [_OPEN] or (not kinds and _may_correct(said))
        if is_open and legal_of(first, legal) and legal_of(second, legal):
            sentence = f"{sentence[: first.end]} or {sentence[second.start :]}"
        elif kinds:
            sentence = sentence[: first.start] + sentence[second.start :]
    return sentence


def recaptured(sentence: str, words: Sequence[Vocabulary], legal: Sequence[Move]) -> str:
    """A sentence without a "take back" before a capture that is made now: at draughts it is to capture
    in return there, and no move is asked back."""
    if not has_any(sentence, ("take-back",)) or sentence.rstrip().endswith("?"):
        return sentence
    for mention in reversed(mentions_in(sentence, words)):
        before = _taking_back().search(sentence[: mention.start])
        if before and any(each.captured for each in legal_of(mention, legal)):
            return f"{sentence[: before.start()].rstrip()}: {sentence[mention.start :]}"
    return sentence


@cache
def _taking_back() -> re.Pattern[str]:
    """The words for "take back" before a move, with an "it with" between at most."""
    return re.compile(rf"\b(?:{as_written('take-back')})\b(?:\W+[^\W\d]+){{0,2}}\W*\Z", re.IGNORECASE)


def _may_correct(said: str) -> bool:
    """Whether a few words between two moves may correct the first, with others that nobody knows:
    "oh no", "sorry my fault"."""
    if len(words_of(said)) > _FEW or any(begins_with(said, kind) for kind in ("and", "or", "but")):
        return False
    is_no = ends_with(words_of(said), _OPEN)
    return (is_no or any(begins_with(said, kind) for kind in _SURE)) and not supposes(said)


_FEW = 4

"""A move that is corrected in its own sentence: "11-15 no sorry 12-16", "22-18 (wrong, it's 22-19)"."""

from collections.abc import Sequence
from itertools import pairwise

from assistant.parsing.mail.mentions import mentions_in
from assistant.parsing.mail.phrases import has_any, kinds_in
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
        kinds = kinds_in(sentence[first.end : second.start], (*_SURE, _OPEN, *_AROUND))
        signs = [each for each in kinds if each not in _AROUND]
        if signs[-1:] == [_OPEN] and legal_of(first, legal) and legal_of(second, legal):
            sentence = f"{sentence[: first.end]} or {sentence[second.start :]}"
        elif signs:
            sentence = sentence[: first.start] + sentence[second.start :]
    return sentence

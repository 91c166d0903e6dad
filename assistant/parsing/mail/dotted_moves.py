"""A message whose moves are written with points, 47.41: they look like hours and prices."""

import re
from collections.abc import Sequence

from assistant.parsing.mail.correspondence import Correspondence
from assistant.rules.legal import distinct_moves, legal_moves

_DOTTED = re.compile(r"(?<![\d.,:/$€£-])(\d{1,2})\.(\d{1,2})(?![\d:/%€$£-]|[.,]\d|\s?(?:[€$£%]|h\b))")
_MONEY = re.compile(r"[$€£]\s*\Z")
_NUMBERED = re.compile(r"(?<![\d.])\d{1,3}\s*[.):]\s*\Z")
_SURE = 2
"""Pairs with a point that may be moves of this game, by which one knows that points stand for signs."""


def without_points(sentences: Sequence[str], here: Correspondence) -> list[str]:
    """The sentences with signs between squares, if the message has points between those of moves."""
    known = {(move.start, move.end) for move in distinct_moves(legal_moves(here.position))}
    found = [
        (match, sentence)
        for sentence in sentences
        for match in _DOTTED.finditer(sentence)
        if not _MONEY.search(sentence[: match.start()])
    ]
    pairs = [(int(match[1]), int(match[2])) for match, _ in found]
    ours = {pair for pair in pairs if pair in known or here.is_last(pair)}
    is_numbered = any(
        pair in known and _NUMBERED.search(sentence[: match.start()])
        for pair, (match, sentence) in zip(pairs, found, strict=True)
    )
    if len(ours) < _SURE and not is_numbered:
        return [*sentences]
    return [_with_signs(sentence) for sentence in sentences]


def _with_signs(sentence: str) -> str:
    return _DOTTED.sub(
        lambda match: (
            match[0] if _MONEY.search(sentence[: match.start()]) else f"{match[1]}-{match[2]}"
        ),
        sentence,
    )

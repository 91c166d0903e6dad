"""A sentence about two games by their codes, cut where it goes over from one to the other:
"in AB-12 I play 11-15, in AB-13 I play 12-16", "11-15 in AB-12 and 12-16 in AB-13"."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from assistant.parsing.mail.game_data import OTHER, games_in, plain_code
from assistant.parsing.mail.mentions import mentions_in
from assistant.parsing.mail.phrases import as_written, ends_with, words_of
from assistant.parsing.words.vocabulary import Vocabulary

_FEW = 3
"""Words before a code that stands at the head of its part."""
_EDGES = " ,;:()[]–—-"


def by_game(sentences: Sequence[str], code: str, words: Sequence[Vocabulary]) -> list[str]:
    """The sentences of a message; of one about two games each part, with its code before it alone."""
    return [part for each in sentences for part in (_parts(each, code, words) if code else (each,))]


def _parts(sentence: str, code: str, words: Sequence[Vocabulary]) -> Iterator[str]:
    places = games_in(sentence, code)
    others = [each for each in places if each[2] != plain_code(code)]
    if len({each[2] for each in places}) < _PAIR or not others:
        yield sentence
        return
    plain = sentence
    for start, end, _ in places:  # the number of a code is no square
        plain = plain[:start] + "x" * (end - start) + plain[end:]
    moves = [each.start for each in mentions_in(plain, words)]
    cuts = [*_cuts(plain, places, moves)]
    if not cuts and len(moves) >= _PAIR:  # "in AB-12 and AB-13 I play 11-15 and 12-16": which in which?
        start, end, _ = others[0]
        yield from (sentence[start:end], plain)
        return
    if not cuts:
        yield sentence
        return
    for begin, end in pairwise((0, *cuts, len(sentence))):
        for start, behind, _ in [each for each in places if begin <= each[0] < end]:
            if not sentence[start:behind][
                -1
            ].isdigit():  # it is named in words, which stay where they are
                continue
            yield sentence[start:behind]
            yield _bare(sentence[begin:start])
            begin = behind
        yield _bare(sentence[begin:end])


def _bare(part: str) -> str:
    """A part of a sentence without what joins it to the one before."""
    part = part.strip(_EDGES)
    said = part.split(maxsplit=1)
    is_joint = bool(said) and any(ends_with(words_of(said[0]), kind) for kind in ("and", "but"))
    return "".join(said[1:]).strip(_EDGES) if is_joint else part


def _cuts(sentence: str, places: Sequence[tuple[int, int, str]], moves: Sequence[int]) -> Iterator[int]:
    """Where another game begins: behind its code where moves stand before their codes, else before."""
    first = places[0][0]
    is_behind = min(moves) < first if moves else len(words_of(sentence[:first])) > _FEW
    for (_, end, one), (start, _, other) in pairwise(places):
        between = sentence[end:start]
        if one != other and (OTHER in (one, other) or not _shares(between)):
            joints = (each.start() for each in _joint().finditer(between))
            yield end + (0 if is_behind else max(joints, default=len(between)))


def _shares(between: str) -> bool:
    """Whether two codes are named together: "in AB-12 and in AB-13"."""
    said = words_of(between)
    return not said or (len(said) <= _PAIR and ends_with(said[:1], "and"))


_PAIR = 2


def _joint() -> re.Pattern[str]:
    """What joins two parts of a sentence."""
    joints = f"{as_written('and')}|{as_written('but')}"
    return re.compile(rf"[,;:(–—]|\s(?=(?:{joints})\s)", re.IGNORECASE)

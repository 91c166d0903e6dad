"""A no that takes back what was understood, and what was really said: "no", "no, ho detto diciotto".

The words are those of typed text; which move they correct, the conversation knows.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from assistant.parsing.answers import leaves
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.hearing.margins import margins_of
from assistant.parsing.meanings import Command, Symbol
from assistant.parsing.words.concepts import concepts_of
from assistant.parsing.words.tokens import KEPT, normalise, read_line
from assistant.parsing.words.vetoes import DENIALS
from assistant.parsing.words.vocabulary import Head, Vocabulary, longest_phrase
from assistant.rules.move import Move

LEARNT_COST = 4.5
"""What a confusion costs that was corrected `LEARNT_AFTER` times: natural logarithm, see [confused]."""
LEARNT_STEP = 0.25
"""By how much each further time makes it cheaper; never cheaper than the language's margin allows."""
LEARNT_AFTER = 2
"""Corrected once, it may have been a slip of the tongue."""

_LONGEST_LEAD = 4


def rest_of_correction(text: str, words: Vocabulary) -> str | None:
    """What stands behind the no of a correction, empty for nothing; None for what is no correction.

    A no is a whole phrase of the phrase files, "non accetto" as well as "no"; behind it may stand
    "ho detto" and its like, which alone do as well, but then not without what was said.
    """
    tokens = [token for token in read_line(text).words if not _is_filler(token.word, words)]
    said = [token.word for token in tokens]
    for length in range(min(_LONGEST_LEAD, len(said)), -1, -1):
        meant = parse_command(" ".join(said[:length]), words, only_whole=True) if length else None
        if length and meant != CommandMeant(Command.NO):
            continue
        behind = said[length:]
        has_said = _said_at(behind, words)
        if length or has_said:
            rest = behind[has_said:]
            return " ".join(rest) if length or rest else None
    return None


def meant_instead(text: str, words: Vocabulary) -> str | None:
    """The move that a typed line says was meant in place of the one just made; None if it says no such.

    "I meant 23-19" does, and with a word of regret a no: "no wait, 23-19". A no alone may be an answer,
    and so may a "wait" be a pause for thought.
    """
    said = [token.word for token in read_line(text).words]
    has_no = has_wait = False
    while said:
        if length := longest_phrase(said, words.meant):
            return " ".join(said[length:]) or None
        if length := longest_phrase(said, words.waits):
            has_wait = True
        elif length := _no_at(said, words):
            has_no = True
        elif words.moves.get((said[0],)) is Symbol.FILLER and (said[0],) not in words.numbers:
            length = 1
        else:
            break
        said = said[length:]
    return " ".join(said) if said and has_no and has_wait else None


def wishes_behind_no(text: str, words: Vocabulary) -> Iterator[tuple[str, bool]]:
    """What may be wanted in a line behind a no: "neither, I want the rules", "no tell me whose turn".

    Behind each break of the line, where a no stands before it, and behind the no that it begins with.
    A no that also denies a verb, as the Portuguese does ("não me avises"), needs the break. A wait, or
    a word alone that is no command, belongs to the no. With each comes
    whether a break parts it from the no, which else may deny it: "no draw please".
    """
    said = [token.word for token in read_line(text).words]
    length = _no_at(said, words) if said else 0
    ends = [each.start() for each in _BREAK.finditer(text)]
    heads = [text[:end] for end in ends if length or _is_no(text[:end], words)]
    wishes = [text[len(head) :].lstrip(" ,;:.!-") for head in heads]
    is_apart = bool(length) and not any(concepts_of(word, words) & DENIALS for word in said[:length])
    last = " ".join(said[length:]) if is_apart else ""
    for wish, is_parted in (*((each, True) for each in wishes), (last, False)):
        behind = normalise(wish).split()
        is_wait = tuple(behind) in words.talk["wait"] or bool(longest_phrase(behind, words.waits))
        is_one = len(behind) == 1 and parse_command(wish, words, only_whole=True) is not None
        if not is_wait and (is_one or len(behind) > 1):
            yield wish, is_parted


_BREAK = re.compile(r"[,;:.!]+(?=\s)")


def _is_no(said: str, words: Vocabulary) -> bool:
    no = parse_command(said, words, only_whole=True)
    return no == CommandMeant(Command.NO) or leaves(said, words)


def _no_at(said: Sequence[str], words: Vocabulary) -> int:
    """Of how many words the no is that a row begins with."""
    if said[0] not in _begin_a_no(words):
        return 0
    for length in range(1, min(_LONGEST_LEAD, len(said)) + 1):
        meant = parse_command(" ".join(said[:length]), words, only_whole=True)
        if meant == CommandMeant(Command.NO):
            return length
    return 0


@lru_cache(maxsize=KEPT)
def _begin_a_no(words: Vocabulary) -> frozenset[str]:
    """The words that a no may begin with; it may have fillers before it."""
    noes = (phrase for phrase, heads in words.heads.items() if Head(Command.NO) in heads)
    return frozenset(phrase.split()[0] for phrase in noes) | words.fillers


def _is_filler(word: str, words: Vocabulary) -> bool:
    """Whether a word means nothing in a sentence that gives a move."""
    is_number = (word,) in words.numbers
    return words.moves.get((word,)) is Symbol.FILLER and not is_number


def _said_at(behind: Sequence[str], words: Vocabulary) -> int:
    """How many words of "I said" the row begins with; like the row, it is without fillers."""
    phrases = (tuple(word for word in said if not _is_filler(word, words)) for said in words.said)
    lengths = (len(phrase) for phrase in phrases if tuple(behind[: len(phrase)]) == phrase)
    return max(lengths, default=0)


def replaced(squares: Sequence[int], number: int, legal: Iterable[Move]) -> list[Move]:
    """The legal moves that are the one of these squares but for one of its ends, which is `number`.

    `squares` are those of a move that was understood, legal or not, from its start to its end.
    """
    if not squares:
        return []
    start, end = squares[0], squares[-1]
    pairs = {(number, end), (start, number)} - {(start, end)}
    return [move for move in legal if (move.start, move.end) in pairs]


def confused_by(rejected: Sequence[int], meant: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The number that was heard and the one that was meant, if the two moves differ in one only."""
    if len(rejected) == len(meant):
        pairs = [pair for pair in zip(rejected, meant, strict=True) if pair[0] != pair[1]]
        if len(pairs) == 1:
            yield pairs[0]


def with_learnt(words: Vocabulary, learnt: Mapping[tuple[int, int], int]) -> Vocabulary:
    """The words of a language with a person's own confusions: two numbers, the lower first, and how
    often one was corrected to the other."""
    least = margins_of(words).illegal
    confused = {number: dict(others) for number, others in words.confused.items()}
    for (one, other), times in learnt.items():
        if times >= LEARNT_AFTER:
            cost = max(least, LEARNT_COST - LEARNT_STEP * (times - LEARNT_AFTER))
            for number, neighbour in ((one, other), (other, one)):
                known = confused.setdefault(number, {})
                known[neighbour] = min(cost, known.get(neighbour, cost))
    return replace(words, confused=confused)

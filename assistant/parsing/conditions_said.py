"""Conditional moves as a person types them: "se 11-15 allora 22-18, poi se 10-14 allora 23-19".

Where a line leaves open at which place of the tree a move stands, the law decides, and what has come of
it is read back whole before it holds.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from assistant.game.conditions import Condition, moves_at
from assistant.parsing.mail.mentions import Mention, mentions_in
from assistant.parsing.words.phrase_tables import Phrase
from assistant.parsing.words.tokens import LONGEST_LINE, read_line
from assistant.parsing.words.vocabulary import Vocabulary, longest_phrase
from assistant.rules.position import Position

_PAIR = 2


class ConditionsSaid(NamedTuple):
    """What a line says of moves that answer moves; whether they are legal is asked elsewhere."""

    conditions: tuple[Condition, ...]
    lone: tuple[int, ...] = ()
    """The squares of a move of theirs to which no answer was given."""


@dataclass(slots=True)
class _Branch:
    """A condition while the line is still being read."""

    their: tuple[int, ...]
    mine: tuple[int, ...]
    after: Position | None
    """Behind both moves; None where it may be more than one."""
    then: list["_Branch"] = field(default_factory=list)

    def whole(self) -> Condition:
        return Condition(self.their, self.mine, tuple(each.whole() for each in self.then))


def are_conditions(text: str, words: Vocabulary) -> bool:
    """Whether a line begins with an if, or with any reply, and names a move and its answer."""
    if len(text) > LONGEST_LINE:
        return False
    mentions = _mentions(text, words)
    if not mentions:
        return False
    before = text[: mentions[0].start]
    if _has(before, "any", words):
        return True
    return len(mentions) >= _PAIR and _begins(before, "if", words)


def conditions_said(text: str, position: Position, words: Vocabulary) -> ConditionsSaid:
    """The tree that a line says, from a position in which the other side is to move."""
    roots: list[_Branch] = []
    path: list[_Branch] = []
    their: tuple[int, ...] | None = None
    end = 0
    for each in _mentions(text, words):
        said, end = text[end : each.start], each.end
        is_any = _has(said, "any", words)
        if is_any and their:
            break  # "if 13x24 a.l. 37-32": whether that is said of all their moves, nobody knows
        if their is None or is_any:
            _go_to(path, position, () if is_any else each.squares, said, words)
            if not is_any:
                their = each.squares
                continue
            their = ()
        _add(roots, path, position, their, each)
        their = None
    return ConditionsSaid(tuple(branch.whole() for branch in roots), their or ())


def _mentions(text: str, words: Vocabulary) -> list[Mention]:
    """The moves of a line, in their order; those in words are parted by an if, a then, or a comma."""
    line = read_line(text)
    said = [token.word for token in line.words]
    cuts = {0, len(text), *(match.end() for match in re.finditer("[,;:]", text))}
    for at, token in enumerate(line.words):
        if any(longest_phrase(said[at:], phrases) for phrases in _parting(words)):
            cuts.add(token.start)
    found: list[Mention] = []
    for start, end in pairwise(sorted(cuts)):
        for each in mentions_in(text[start:end], [words]):
            found.append(each._replace(start=each.start + start, end=each.end + start))
    return found


def _parting(words: Vocabulary) -> tuple[frozenset[Phrase], ...]:
    return words.posting["then"], words.mail["if"], words.mail["any"], words.mail["deeper"]


def _go_to(
    path: list[_Branch], position: Position, squares: Sequence[int], said: str, words: Vocabulary
) -> None:
    """Leave what the line has come to, as far as the next move of theirs does not stand behind it."""
    deepest = len(path)
    if _has(said, "deeper", words):
        return
    if not squares:
        path.clear()
        return
    is_beside = _has(said, "if", words) or ";" in said
    levels = range(deepest + 1) if is_beside else range(deepest, -1, -1)
    for level in levels:
        here = path[level - 1].after if level else position
        if here is not None and moves_at(here, squares):
            del path[level:]
            return
    path.clear()


def _add(
    roots: list[_Branch],
    path: list[_Branch],
    position: Position,
    their: tuple[int, ...],
    answer: Mention,
) -> None:
    here = path[-1].after if path else position
    after = None
    theirs = moves_at(here, their) if here is not None and their else ()
    if len(theirs) == 1 and here is not None:
        between = here.after(theirs[0])
        mine = moves_at(between, answer.squares)
        after = between.after(mine[0]) if len(mine) == 1 else None
    branch = _Branch(their, answer.squares, after)
    (path[-1].then if path else roots).append(branch)
    path.append(branch)


def _has(text: str, kind: str, words: Vocabulary) -> bool:
    said = _words_of(text)
    return any(longest_phrase(said[at:], words.mail[kind]) for at in range(len(said)))


def _begins(text: str, kind: str, words: Vocabulary) -> bool:
    said = _words_of(text)
    return bool(longest_phrase(said, words.mail[kind]))


def _words_of(text: str) -> list[str]:
    return [token.word for token in read_line(text).words]

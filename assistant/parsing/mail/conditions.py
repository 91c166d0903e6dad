"""Moves upon moves: what the other side may answer to the move, and what is answered to that."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from assistant.parsing.mail.phrases import has, has_at_end, supposes
from assistant.parsing.mail.weighing import Seen, between, legal_of
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position


class Condition(NamedTuple):
    """A move of the other side, the answer to it, and what is said of the moves behind that."""

    their: Move
    mine: Move
    then: tuple["Condition", ...] = ()


@dataclass(slots=True)
class _Branch:
    """A condition while the message is still being read."""

    their: Move
    mine: Move
    after: Position
    number: int | None = None
    """The number that was given to their move, if any."""
    then: list["_Branch"] = field(default_factory=list)

    def whole(self) -> Condition:
        """What has become of it."""
        return Condition(self.their, self.mine, tuple(each.whole() for each in self.then))


@dataclass(slots=True)
class _Tree:
    """The branches, and where the message has come to in them."""

    start: Position
    branches: list[_Branch] = field(default_factory=list)
    path: list[_Branch] = field(default_factory=list)
    their: Move | None = None
    """A move of the other side to which the answer is still to come."""
    number: int | None = None
    """Its number, if it was given one."""
    is_any: bool = False
    """Whether an answer is to come to whatever else they may play."""

    def here(self) -> Position:
        """The position behind the branch that is read."""
        return self.path[-1].after if self.path else self.start

    def around(self) -> list[_Branch]:
        """The branches beside the one that would be read next."""
        return self.path[-1].then if self.path else self.branches

    def add(self, mine: Move) -> None:
        """The answer that was waited for."""
        assert self.their is not None
        after = self.here().after(self.their)
        known = next((each for each in self.around() if each.their == self.their), None)
        branch = known or _Branch(self.their, mine, after.after(mine), self.number)
        if known is None:
            self.around().append(branch)
        self.path.append(branch)
        self.their = None


def conditions_behind(
    seen: Sequence[Seen], sentences: Sequence[str], move: Move, position: Position
) -> tuple[tuple[Condition, ...], bool]:
    """What a message says of the moves behind the one that it makes, as a tree; and whether it says
    something of them that is no condition that can be taken: "unless 23-19", "perhaps", "or 11-15"."""
    behind = _behind(seen, move)
    replies = distinct_moves(legal_moves(position.after(move)))
    unclear = _unclear([each for each in behind if _may_follow(each, behind, replies)], sentences)
    conditions = _tree_of(
        [each for each in behind if each.line not in unclear], sentences, position.after(move)
    )
    lines = {each.line for each in behind if _supposed_in(each, sentences)}
    is_lost = not conditions and any(_count(behind, line) > 1 for line in lines)
    return conditions, is_lost or bool(unclear)


def _may_follow(each: Seen, behind: Sequence[Seen], replies: Sequence[Move]) -> bool:
    """Whether squares may be a move behind the one that is made: alone in their sentence, one that the
    other side has then. The 15-16 of "what time is it there when it is 15-16 here?" is none."""
    is_alone = _count(behind, each.line) == 1
    return not each.is_of_others and (not is_alone or bool(legal_of(each.mention, replies)))


def _unclear(behind: Sequence[Seen], sentences: Sequence[str]) -> set[int]:
    """The sentences of which a condition would be made that says the opposite, or is in doubt."""
    found: set[int] = set()
    for line in {each.line for each in behind if _supposed_in(each, sentences)}:
        here = [each.mention for each in behind if each.line == line]
        before = sentences[line][: here[0].start]
        whole = re.sub(r"\([^()]*\)", " ", sentences[line])
        behind_it = re.split(r"[(,;:]", sentences[line][here[-1].end :])[0]
        is_denied = has_at_end(before, "deny", _NEAR) or has(before, "unless")
        is_doubted = has(whole, "unsure") or whole.rstrip(" )").endswith("?")
        is_either = any(
            has_at_end(sentences[line][one.end : other.start], "or", 1) for one, other in pairwise(here)
        )
        is_bad = has(behind_it, "reject-behind")
        is_one = len(here) == 1 and not supposes(before)  # in brackets what was made may stand
        if not is_one and (is_denied or is_doubted or is_either or is_bad):
            found.add(line)
    return found


def _supposed_in(each: Seen, sentences: Sequence[str]) -> bool:
    before = sentences[each.line][: each.mention.start]
    return each.is_condition or supposes(before) or has(before, "unless") or has(before, "any")


def _count(behind: Sequence[Seen], line: int) -> int:
    return sum(each.line == line for each in behind)


_NEAR = 4
"""Words before a move of theirs among which a "not" turns the condition round."""


def _tree_of(
    behind: Sequence[Seen], sentences: Sequence[str], position: Position
) -> tuple[Condition, ...]:
    """The moves upon moves that are named behind the one that is made."""
    tree = _Tree(position)
    for before, each in zip((None, *behind), behind, strict=False):
        said = between((before, each), sentences) if before else _before(each, sentences)
        if has(_in_line(said, each, sentences), "any"):
            tree.their, tree.is_any = None, True
            tree.path = tree.path if has(said, "deeper") and not has(said, "otherwise") else []
        if tree.is_any:
            _answer_to_any(tree, each)
        elif tree.their is None or supposes(said):
            if _is_told(each, said) or (each.is_condition and _is_forced(tree.here())):
                _their_move(tree, each, said)
        elif len(re.sub(r"\([^()]*\)", " ", said).split()) <= _MOST_BETWEEN:
            _answer(tree, each)
        else:
            tree.their = None
    return tuple(each.whole() for each in tree.branches)


def _is_told(each: Seen, said: str) -> bool:
    """Whether it is said that the other side may play so, or it stands right behind the move."""
    is_theirs = any(has(said, kind) for kind in ("theirs", "any", "deeper"))
    is_if = each.is_supposed or supposes(said)
    is_told = is_if or "(" in said or is_theirs or len(said.split()) <= _FEW
    return is_told and not each.is_dated


def _is_forced(position: Position) -> bool:
    """Whether the other side has one move only."""
    return len(distinct_moves(legal_moves(position))) == 1


_FEW = 4
_MOST_BETWEEN = 20
"""Words between a move of theirs and the answer to it."""


def _behind(seen: Sequence[Seen], move: Move) -> list[Seen]:
    """What is named behind the move that is made; all that is a condition where it stands last."""
    made = [at for at, each in enumerate(seen) if each.moves == (move,) and not each.is_condition]
    best = max((seen[at].score for at in made), default=0.0)
    last = max((at for at in made if seen[at].score == best or seen[at].score > 0), default=-1)
    rest = [*seen[last + 1 :]]
    first = [each for each in seen if each.is_condition and each not in rest]
    return [each for each in (*first, *rest) if not (each.moves and each.score < _LET_BE)]


_LET_BE = -1.0
"""What speaks for a move of the sender's that was only thought of."""


def _in_line(said: str, each: Seen, sentences: Sequence[str]) -> str:
    """What of the words before a mention stands in its own sentence."""
    here = _before(each, sentences)
    return said if len(said) < len(here) else here


def _before(each: Seen, sentences: Sequence[str]) -> str:
    return sentences[each.line][: each.mention.start]


def _their_move(tree: _Tree, each: Seen, said: str) -> None:
    """A move of the other side: in the branch that is read, or in one beside it or above."""
    deepest = len(tree.path)
    levels = range(deepest, -1, -1) if has(said, "deeper") or not supposes(said) else range(deepest + 1)
    number = each.mention.number
    if number is not None:  # of two with the same number the second one is instead of the first
        same = (at for at, branch in enumerate(tree.path) if branch.number == number)
        levels = next((range(at, at + 1) for at in same), levels)
    for level in levels:
        around = tree.path[level - 1].after if level else tree.start
        replies = legal_of(each.mention, distinct_moves(legal_moves(around)))
        if len(replies) == 1:
            del tree.path[level:]
            tree.their, tree.number = replies[0], number
            return


def _answer(tree: _Tree, each: Seen) -> None:
    """The answer to the move of the other side that was named last."""
    assert tree.their is not None
    after = tree.here().after(tree.their)
    answers = legal_of(each.mention, distinct_moves(legal_moves(after)))
    if len(answers) == 1:
        tree.add(answers[0])
    else:
        _their_move(tree, each, "")


def _answer_to_any(tree: _Tree, each: Seen) -> None:
    """The same answer to whatever else the other side may play, as "a.l." says (Capo I, 13.14)."""
    here, around = tree.here(), tree.around()
    named = {branch.their for branch in around}
    for their in distinct_moves(legal_moves(here)):
        after = here.after(their)
        answers = legal_of(each.mention, distinct_moves(legal_moves(after)))
        if their not in named and len(answers) == 1:
            around.append(_Branch(their, answers[0], after.after(answers[0])))
            tree.is_any = False

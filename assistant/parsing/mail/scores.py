"""A whole score in a message: whether it is that of the game, and what it has beyond it."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from assistant.parsing.mail.phrases import has
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position, start_position

_SQUARE = r"(?:0?[1-9]|[1-5]\d)"
_MOVE = rf"(?!1-1\b){_SQUARE}\s?[-–x×:]\s?{_SQUARE}(?:\s?[-–x×:]\s?{_SQUARE})*(?!\d)"
"""Of squares: a result, 1-0 or 1-1, is no move."""
_IN_SCORE = re.compile(rf"(?<![\d-])(\d{{1,3}})\s*[.)]\s*(?:({_MOVE})|\.\.\.|…)?[\s!?*,;]*({_MOVE})?")
_BEGINS = re.compile(rf"(?<![\d-])1\s*[.)]\s*{_MOVE}")
_WORD = re.compile(r"[^\W\d_]{3,}")
_FEW_WORDS = 4
"""Words before a score with which a sentence is still about nothing else."""
_A_SCORE = 3
"""Plies behind each other, with their numbers from the first on, that are a score."""
_SAME = 4
"""Plies that two scores have in common which are of one game, in which somebody has slipped."""
_BEYOND = 3
"""Plies that a score may have more than the game: the move, and what is proposed behind it."""


class Score(NamedTuple):
    """The squares of each ply of a score, from the first one on."""

    plies: tuple[tuple[int, ...], ...] = ()

    def __bool__(self) -> bool:
        return len(self.plies) >= _A_SCORE


def score_in(sentences: Sequence[str]) -> Score:
    """The moves of a score that a message has from the first move on, and begins with in a sentence."""
    for place, sentence in enumerate(sentences):
        match = _BEGINS.search(sentence)
        if (
            match
            and not has(sentence, "others")
            and len(_WORD.findall(sentence[: match.start()])) <= _FEW_WORDS
        ):
            score = _from_one(" ".join((sentence[match.start() :], *sentences[place + 1 :])))
            if score:
                return score
    return Score()


def _from_one(text: str) -> Score:
    plies: list[tuple[int, ...]] = []
    end = 0
    for wanted, match in enumerate(_IN_SCORE.finditer(text), 1):
        number, white, black = match.groups()
        both = [each for each in (white, black) if each]
        if int(number) != wanted or not both or _WORD.search(text[end : match.start()]):
            break
        plies += [tuple(int(n) for n in re.findall(r"\d+", each)) for each in both]
        end = match.end()
        if len(both) == 1:
            break
    return Score(tuple(plies))


def is_other(score: Score, position: Position, moves: Sequence[str] | None) -> bool:
    """Whether a score is of another game than the one that stands here."""
    if moves is None:
        return not _leads_to(score, position)
    made = [tuple(int(n) for n in re.findall(r"\d+", each)) for each in moves]
    ends, told = _ends(made), _ends(score.plies)
    return told[: len(ends)] != ends[: len(told)] or not _goes_on(score, position, len(made))


def is_slip(score: Score, moves: Sequence[str] | None) -> bool:
    """Whether a score that differs begins as the game does, so that somebody has only slipped."""
    made = _ends([tuple(int(n) for n in re.findall(r"\d+", each)) for each in moves or ()])
    told = _ends(score.plies)
    pairs = zip(told, made, strict=False)
    same = next((at for at, (one, other) in enumerate(pairs) if one != other), len(made))
    return same >= _SAME and 2 * same >= len(made)


def _ends(plies: Sequence[tuple[int, ...]]) -> list[tuple[int, int]]:
    return [(each[0], each[-1]) for each in plies]


def _goes_on(score: Score, position: Position, made: int) -> bool:
    """Whether what a score has beyond the game could be played, and is not more than is proposed."""
    beyond = score.plies[made:]
    if len(beyond) > _BEYOND:
        return False
    for ply in beyond[1:] and beyond:  # a lone move that cannot be played is only an illegal one
        move = _move(ply, position)
        if move is None:
            return False
        position = position.after(move)
    return True


def _leads_to(score: Score, position: Position) -> bool:
    """Whether a score has the position in it, or ends before it."""
    here = start_position(position.variant)
    if here == position:
        return _goes_on(score, position, 0)
    for ply in score.plies:
        move = _move(ply, here)
        if move is None:
            return False
        here = here.after(move)
        if here == position:
            return True
    return False


def _move(ply: Sequence[int], position: Position) -> Move | None:
    legal = distinct_moves(legal_moves(position))
    return next((each for each in legal if (each.start, each.end) == (ply[0], ply[-1])), None)

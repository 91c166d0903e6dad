"""The move of a sentence that names it by less than two squares, or in other words altogether."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from assistant.parsing.by_grammar import read_by_grammar
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.mail.correspondence import Correspondence
from assistant.parsing.mail.phrases import (
    begins_with,
    ends_with,
    has,
    has_at_end,
    has_undenied,
    is_wholly,
    place_of,
    words_of,
)
from assistant.parsing.mail.weighing import Seen
from assistant.parsing.meanings import Symbol
from assistant.parsing.moving.moves import Ambiguous, Understood
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.numbers import numbers_at
from assistant.parsing.words.tokens import Token, read_line
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move

_MOST_CLAUSES = 60
"""Clauses of one message that are tried: each takes a millisecond in each language."""


def in_other_words(
    sentences: Sequence[str], words: Sequence[Vocabulary], here: Correspondence, seen: Sequence[Seen]
) -> tuple[Move, ...]:
    """The moves that a message may make where none is written with both squares."""
    found: dict[Move, None] = {}
    told = {
        (each.line, sentences[each.line][each.mention.start : each.mention.end])
        for each in seen
        if each.mention.is_signed or (each.mention.is_joined and not may_be_part(each, here))
    }
    clauses = [
        clause
        for place, sentence in enumerate(sentences)
        if _makes_move(sentence)
        for clause in _clauses(sentence)
        if not any(place == line and said in clause for line, said in told)  # they were thought of
    ]
    for clause in clauses[:_MOST_CLAUSES]:
        moves = _understood(clause, words, here)
        found.update(dict.fromkeys(moves if _are_all_named(moves, clause, words) else ()))
    if not found:
        for clause in clauses[:_MOST_CLAUSES]:
            moves = _by_all_squares(clause, here) or _by_one_square(clause, words, here)
            moves = moves or _by_king(clause, here) or _by_capture(clause, here)
            found.update(dict.fromkeys(moves if _are_all_named(moves, clause, words) else ()))
    return tuple(found)


def _are_all_named(moves: Sequence[Move], clause: str, words: Sequence[Vocabulary]) -> bool:
    """Whether a clause names no square that its one move has not: "from 9, off to 15" is never 9-13."""
    if len(moves) != 1:
        return True
    supposed = place_of(clause, "if")  # behind it is what may follow
    said = clause if supposed < 0 else " ".join(words_of(clause)[:supposed])
    squares = {*moves[0].path, *moves[0].captured}
    return all(_numbers(said, each) <= squares for each in words)


def _numbers(clause: str, words: Vocabulary) -> set[int]:
    """The numbers of a clause that may be squares, but not those of days and the like."""
    tokens = read_line(clause).tokens
    found: set[int] = set()
    place = 0
    while place < len(tokens):
        numbers = [] if tokens[place].is_sign else [*numbers_at(tokens[place:], 0, words)]
        number, length = max(numbers, key=lambda each: each[1], default=(None, 1))
        if number is not None and (tokens[place].is_number or number.value >= _LEAST):
            behind = clause[tokens[place].start :].split()[1:_UNIT]
            if not has(" ".join(behind), "date"):
                found.add(number.value)
        place += max(length, 1)
    return found


_UNIT = 3
"""Words behind a number among which its unit stands."""


def may_be_part(each: Seen, here: Correspondence) -> bool:
    """Whether these squares are of a legal move, with what it takes: "21 takes 17 and lands on 14"."""
    legal = distinct_moves(legal_moves(here.position))
    return any({*each.mention.squares} <= {*move.path, *move.captured} for move in legal)


def _by_all_squares(clause: str, here: Correspondence) -> tuple[Move, ...]:
    """The capture of which a clause names where it begins, what is taken, and where it ends."""
    numbers = [int(each) for each in re.findall(r"(?<![\d.,:/-])\d{1,2}(?![\d:/-]|[.,]\d)", clause)]
    if len(numbers) < _ALL:
        return ()
    start, *taken, end = numbers
    return tuple(
        move
        for move in distinct_moves(legal_moves(here.position))
        if (move.start, move.end) == (start, end) and {*taken} <= {*move.captured, *move.path}
    )


_ALL = 3


def _makes_move(sentence: str) -> bool:
    """Whether somebody may say in a sentence what is played: it has a word for it, and asks nothing."""
    is_short = len(words_of(sentence)) <= _FEW and ":" in sentence
    if not (is_short or any(has(sentence, kind) for kind in ("play", "take", "mine", "i-take"))):
        return False
    return not sentence.rstrip().endswith("?") and not has(sentence, "past")


def _clauses(sentence: str) -> Iterator[str]:
    for part in re.split(r"[;(]\s*|:\s+|\s[-–—]\s", sentence):
        is_let_be = any(has(part, kind) for kind in _LET_BE) or 0 <= place_of(part, "others") < _FIRST
        if (
            (len(part.split()) > 1 or is_wholly(part, "i-take"))
            and len(part) < _LONGEST
            and not is_let_be
        ):
            yield part.strip(" ).")


_LET_BE = ("reject", "deny", "maybe", "among")
_FIRST = 2
"""Words among which it is said who plays, if not the sender."""
_LONGEST = 200
"""Letters of a clause that is tried."""
_FEW = 12
"""Words of a sentence that may be about the move though it has no verb for it."""


def _understood(clause: str, words: Sequence[Vocabulary], here: Correspondence) -> tuple[Move, ...]:
    """What a clause means to whom it is typed at the board, in the first language in which it does."""
    if has_at_end(clause, "date", 3) or begins_with(clause, "if"):
        return ()
    for each in words:
        there = Situation(here.position, here.regulation, each)
        understood = read_by_grammar(clause, there, here.position.side_to_move)
        if isinstance(understood, Likely):
            continue
        meant = understood.meanings[0] if isinstance(understood, Perhaps) else understood
        if isinstance(meant, Understood):
            return (meant.move,)
        if isinstance(meant, Ambiguous):
            return tuple(meant.moves)
    return ()


class _Square(NamedTuple):
    """A square of a clause, and whether a piece comes from there or goes there."""

    number: int
    is_end: bool


def _by_one_square(clause: str, words: Sequence[Vocabulary], here: Correspondence) -> tuple[Move, ...]:
    """The moves from or to the squares of which a clause says that a piece stands or goes there."""
    if begins_with(clause, "if"):
        return ()
    for each in words:
        squares = [*_squares(clause, each)]
        moves = tuple(
            move
            for move in distinct_moves(legal_moves(here.position))
            if squares
            and all(square.number == (move.end if square.is_end else move.start) for square in squares)
        )
        if moves:
            return moves
    return ()


def _squares(clause: str, words: Vocabulary) -> Iterator[_Square]:
    tokens = read_line(clause).tokens
    for place, token in enumerate(tokens):
        if token.is_sign or (place and tokens[place - 1].is_number):
            continue
        numbers = [number for number, _ in numbers_at(tokens[place:], 0, words)]
        if not numbers or (not token.is_number and numbers[0].value < _LEAST):
            continue
        before, behind = clause[: token.start], clause[token.start :]
        if has(" ".join(re.split(r"[,;.]", behind)[0].split()[1:4]), "date"):
            continue
        if ends_with(words_of(behind)[1:2], "takes"):
            yield _Square(numbers[0].value, is_end=False)
        elif (is_end := _role(before, tokens[:place], words)) is not None:
            yield _Square(numbers[0].value, is_end)


_LEAST = 4
"""Words for smaller numbers count pieces: "it takes two"."""


def _role(before: str, tokens: Sequence[Token], words: Vocabulary) -> bool | None:
    """Whether a piece goes to a square behind these words or stands there; None for neither."""
    if ends_with(words_of(before), "from-square"):
        return False
    said = [token.word for token in tokens if not token.is_sign]
    while said and (said[-1],) in words.mail.get("square", ()):
        said.pop()
    is_square = len(said) < len([token for token in tokens if not token.is_sign])
    for length in (3, 2, 1):
        end = tuple(said[-length:])
        is_end = words.moves.get(end) is Symbol.TO or any(
            end in words.mail.get(kind, ()) for kind in ("lands", "to")
        )
        if len(said) >= length and is_end:
            row = said[-length - _BETWEEN :]
            is_gone = has(" ".join(row), "play") or has(" ".join(row), "piece")
            return True if is_square or is_gone or len(row) == length else None
    return None


_BETWEEN = 6
"""Words that may stand between what is done and where to."""


def _by_capture(clause: str, here: Correspondence) -> tuple[Move, ...]:
    """The captures, of which a clause says that one is made, and no square."""
    moves = tuple(distinct_moves(legal_moves(here.position)))
    if not moves or not moves[0].captured or re.search(r"\d", clause) or begins_with(clause, "if"):
        return ()
    is_alone = is_wholly(clause, "i-take")
    return moves if is_alone or (has_undenied(clause, "i-take") and has(clause, "man")) else ()


def _by_king(clause: str, here: Correspondence) -> tuple[Move, ...]:
    """The moves of kings, of which a clause says that one goes, if there are several."""
    if not has(clause, "my-king") or re.search(r"\d", clause):
        return ()
    kings = here.position.kings_of(here.position.side_to_move)
    moves = [move for move in distinct_moves(legal_moves(here.position)) if move.start in kings]
    return tuple(moves) if len(moves) > 1 else ()

"""Moves from words, read against the law of the position."""

from collections.abc import Sequence
from enum import Enum

from assistant.parsing.moving.sentence import Said, read_sentence
from assistant.parsing.words.numbers import read_numbers
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.explain import (
    Illegal,
    could_step,
    explain,
    has_shorter,
    moves_meant,
    told_unclearly,
)
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import WrittenMove
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.rules.square import Direction
from assistant.values import Value


class Doubt(Enum):
    """Why a move may not be what is meant, though no other one is: it is confirmed by its path."""

    SHORTER = "shorter"
    """It was given by two squares at most, which fit a capture of fewer pieces too; that is illegal."""
    STEP = "step"
    """It was given by its squares, or where it ends, and the king that takes could make a plain step
    there."""
    LANDING = "landing"
    """It was given by a path without some of its landings (Capo I, 5.10; Capo II, 4.9)."""
    NOTHING = "nothing"
    """It was given as a capture, and takes nothing."""


class Understood(Value):
    """One legal move."""

    move: Move
    doubt: Doubt | None = None


class Ambiguous(Value):
    """Several legal moves, sorted by path: other routes, other pieces, or other squares."""

    moves: tuple[Move, ...]


class NotLegal(Value):
    """A move that the law refuses."""

    written: WrittenMove
    refusal: Illegal


class Lack(Enum):
    """What no legal move of the position does."""

    ARRIVAL = "arrival"
    CAPTURE = "capture"
    PROMOTION = "promotion"
    KING = "king"


class NoSuchMove(Value):
    """A sentence without a start square that no legal move fits: no article is broken."""

    lack: Lack
    square: int | None = None
    """The square that was named; it need not exist."""


def parse_move_text(
    text: str, position: Position, regulation: Regulation, words: Vocabulary
) -> Understood | Ambiguous | NotLegal | NoSuchMove | None:
    """The move that a text means in a position, or None for a text that is no move at all.

    All readings of the text count alike: what the law allows is meant, and where it allows several
    moves they are asked about. Where it allows none, the likeliest reading is refused.
    """
    return judge(read_sentence(text, words), position, regulation)


def judge(
    readings: Sequence[Said], position: Position, regulation: Regulation
) -> Understood | Ambiguous | NotLegal | NoSuchMove | None:
    """What the readings of one sentence mean in a position, or None if there is none."""
    lone = [said for said in readings if len(said.squares) == 1]
    readings = _possible(readings, position)
    if not readings:
        return None
    legal = legal_moves(position)
    found = moves_said(readings, position, legal)
    found = found or _told_unclearly(readings, position, legal)
    if len(found) == 1:
        return Understood(found[0], doubt_of(readings, position, found[0]))
    if found:
        return Ambiguous(tuple(sorted(found)))
    likeliest = max(readings, key=lambda said: _likelihood(position, said))
    if likeliest.is_split and lone:
        likeliest = lone[0]  # 51 is no move 5-1 that is refused, but a square that is not there
    return _refuse(position, regulation, likeliest, legal)


def moves_said(readings: Sequence[Said], position: Position, legal: Sequence[Move]) -> list[Move]:
    """Those of the legal moves of a position that any of some readings can mean."""
    starts = {move.start for move in legal}
    meant = [said for said in readings if len(said.squares) < 2 or said.squares[0] in starts]
    return distinct_moves([move for said in meant for move in _meant(position, said, legal)])


def doubt_of(readings: Sequence[Said], position: Position, move: Move) -> Doubt | None:
    """Why a move may not be what is meant; nothing where a reading gives its whole path."""
    paths = [said for said in readings if len(said.squares) > _ENDS]
    if moves_said(paths, position, [move]):
        return None
    if _told_unclearly(paths, position, [move]):
        return Doubt.LANDING
    is_step = not any(said.has_capture_sign for said in readings)
    says_end = any(0 < len(said.squares) <= _ENDS for said in readings)
    if not move.is_capture:
        meant = [said for said in readings if moves_said([said], position, [move])]
        return doubt_of_step(move, says_it_takes=all(map(_says_it_takes, meant)))
    return doubt_of_ends(position, move, is_step=is_step and says_end)


def _says_it_takes(said: Said) -> bool:
    return said.has_capture_sign and not said.has_dash


def doubt_of_ends(position: Position, move: Move, *, is_step: bool) -> Doubt | None:
    """Why a capture of which two squares at most are given may not be what is meant; `is_step`: with
    where it ends, and without an x or a verb that takes (Capo II, 8.2.2 and 8.2.3)."""
    if has_shorter(position, move):
        return Doubt.SHORTER
    return Doubt.STEP if is_step and could_step(position, move) else None


def doubt_of_step(move: Move, *, says_it_takes: bool) -> Doubt | None:
    """Why a move may not be what is meant, where it was given as one that takes, or was not."""
    return Doubt.NOTHING if says_it_takes and not move.is_capture else None


def _told_unclearly(readings: Sequence[Said], position: Position, legal: Sequence[Move]) -> list[Move]:
    """The legal captures of which any reading leaves out a landing."""
    found = [move for said in readings for move in told_unclearly(position, said.squares, legal)]
    return distinct_moves(found)


_ENDS = 2


def choose_by_square(moves: Sequence[Move], text: str, words: Vocabulary) -> Move | None:
    """Of several moves, the one that alone has to do with the square that the text names."""
    squares = numbers_said(text, words)
    chosen = [move for move in moves if squares & {*move.path, *move.captured}]
    return chosen[0] if len(chosen) == 1 else None


def numbers_said(text: str, words: Vocabulary) -> set[int]:
    """What the one number of a text may be, words of moves around it or not; it need not exist."""
    tokens = read_line(text).spoken
    named = [token for token in tokens if token.is_number or (token.word,) not in words.moves]
    return {numbers[0] for numbers in read_numbers(named, words) if len(numbers) == 1}


def names_both_ends(text: str, words: Vocabulary) -> bool:
    """Whether a text that is a move names more than one square, however its digits are split."""
    readings = read_sentence(text, words)
    return bool(readings) and all(len(said.squares) > 1 for said in readings)


def parse_square(text: str, words: Vocabulary) -> int | None:
    """The number that a text names and nothing else, "14" or "la quattordici"; it need not exist."""
    named = {
        said.squares[0]
        for said in read_sentence(text, words)
        if len(said.squares) == 1 and not (said.takes or said.has_capture_sign or said.crowns)
    }
    return named.pop() if len(named) == 1 else None


def _possible(readings: Sequence[Said], position: Position) -> list[Said]:
    """The readings without those splits of a row of digits that nobody can mean.

    A row of two digits is a square or, where there is none, its two halves: `15` is never 1-5 in place
    of an arrival that is not legal, `95` can only be 9-5.
    """
    ones = [said for said in readings if len(said.squares) == 1]
    if any(_exists(position, said.squares[0]) for said in ones):
        return [said for said in readings if not said.is_split]
    last = position.variant.geometry.squares
    splits = [said for said in readings if said.is_split and _has_mover(position, said.squares[0])]
    if ones and splits:
        return splits
    return [
        said
        for said in readings
        if not said.is_split
        or len(said.squares) == 2
        or (min(said.squares) > 0 and max(said.squares) <= last)
    ]


def _meant(position: Position, said: Said, legal: Sequence[Move]) -> list[Move]:
    """The legal moves that one reading can mean."""
    squares = said.squares
    if len(squares) < 2:
        found = [move for move in legal if _fits(move, said, legal)]
    else:
        found = moves_meant(position, squares, legal)
        if said.takes:
            own = [move for move in legal if move.start == squares[0]]
            found += [move for move in own if _is_named(move, set(squares[1:]), own)]
    if said.has_king:
        found = [move for move in found if is_of_king(move, position)]
    return [move for move in found if move.promotes or not said.crowns]


def is_of_king(move: Move, position: Position) -> bool:
    """Whether it is a king that moves, is taken or is made: who says "the king" means no man."""
    pieces = [position.piece_at(square) for square in (move.start, *move.captured)]
    return move.promotes or any(piece and piece.is_king for piece in pieces)


def _fits(move: Move, said: Said, legal: Sequence[Move]) -> bool:
    """Whether a move takes, crowns or arrives as a sentence with one square or none says."""
    if said.has_capture_sign and not move.is_capture:
        return False
    if not said.squares:
        return True
    square = said.squares[0]
    return (
        move.end == square
        or (said.takes and _is_named(move, {square}, legal))
        or (said.crowns and move.start == square)
    )


def _is_named(move: Move, pieces: set[int], others: Sequence[Move]) -> bool:
    """Whether some captured pieces name a capture: all of them, or the last and none to begin with.

    A capture that goes on after the piece that was named is completed by the person, never silently
    (Capo I, 5.9).
    """
    if pieces == {*move.captured}:
        return True
    if not pieces < {*move.captured} or move.captured[-1] not in pieces:
        return False
    return not any(pieces & {*other.captured[:1]} for other in others)


def _refuse(
    position: Position, regulation: Regulation, said: Said, legal: Sequence[Move]
) -> NotLegal | NoSuchMove:
    """What stands against a reading that no legal move fits."""
    if said.has_king and _meant(position, said._replace(has_king=False), legal):
        return NoSuchMove(Lack.KING, said.squares[-1] if said.squares else None)
    if said.has_king and len(said.squares) == 1 and not said.crowns:
        refused = king_refused(position, said.squares[0], regulation)
        if refused:
            return refused
    squares = _begun_capture(said, legal) or said.squares
    if len(squares) > 1:
        written = WrittenMove(squares, said.has_capture_sign)
        verdict = explain(position, squares, regulation, has_capture_sign=said.has_capture_sign)
        if isinstance(verdict, Illegal):
            return NotLegal(written, verdict)
    square = said.squares[-1] if said.squares else None
    if said.crowns:
        return crowning_refused(position, square, regulation) or NoSuchMove(Lack.PROMOTION, square)
    return NoSuchMove(Lack.CAPTURE if said.has_capture_sign else Lack.ARRIVAL, square)


def king_refused(position: Position, square: int, regulation: Regulation) -> NotLegal | None:
    """Why the only king of a side cannot go to a square: who says "the king to 4" means that one."""
    kings = [
        each
        for each in range(1, position.variant.geometry.squares + 1)
        if _has_mover(position, each) and (piece := position.piece_at(each)) and piece.is_king
    ]
    if len(kings) != 1 or kings[0] == square or not _exists(position, square):
        return None
    squares = kings[0], square
    verdict = explain(position, squares, regulation, has_capture_sign=False)
    return NotLegal(WrittenMove(squares, False), verdict) if isinstance(verdict, Illegal) else None


def crowning_refused(position: Position, square: int | None, regulation: Regulation) -> NotLegal | None:
    """Why a man may not go to a square of the crowning row that it stands before: "I crown on 3"."""
    side, board = position.side_to_move, position.variant.geometry
    if square is None or square not in board.base(side.opponent):
        return None
    before = {board.neighbour(square, direction) for direction in Direction}
    for man in (man for man in position.men(side) if man in before):
        verdict = explain(position, (man, square), regulation, has_capture_sign=False)
        if isinstance(verdict, Illegal):
            return NotLegal(WrittenMove((man, square), False), verdict)
    return None


def _begun_capture(said: Said, legal: Sequence[Move]) -> tuple[int, ...]:
    """The route up to the last piece named, where a legal capture takes more than was named."""
    if not said.takes or not said.squares:
        return ()
    start, pieces = said.squares[0], set(said.squares[1:])
    if len(said.squares) == 1:
        pieces = {start}
    for move in legal:
        if pieces < set(move.captured) and (len(said.squares) == 1 or move.start == start):
            last = max(move.captured.index(piece) for piece in pieces)
            return move.path[: last + 2]
    return ()


def _likelihood(position: Position, said: Said) -> tuple[int, bool, bool]:
    """How likely a refused reading is meant: few squares, that exist, from a piece of the mover."""
    squares = said.squares
    exist = not squares or (min(squares) > 0 and max(squares) <= position.variant.geometry.squares)
    return -len(squares), exist, bool(squares) and _has_mover(position, squares[0])


def _exists(position: Position, square: int) -> bool:
    return 1 <= square <= position.variant.geometry.squares


def _has_mover(position: Position, square: int) -> bool:
    piece = position.piece_at(square) if _exists(position, square) else None
    return piece is not None and piece.side is position.side_to_move

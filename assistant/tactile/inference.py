"""From a reading to what has been done on the board; whether it counts is settling.py's.

Nothing is inferred from the way there, only from what stands there in the end: devices report squares
late, twice or never. That is enough. What a legal move leaves occupied no other one does, unless both
take the same pieces off; and since all legal captures of a position take equally many, what stands
there half-way is the result of another move only where a king may be slid on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from assistant.rules.legal import distinct_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.tactile.reading import Difference, Reading
from assistant.tactile.under_way import is_between, is_under_way

HANDS = 2
"""So many pieces may be in the air for no reason; with more the board has been upset."""
UPSET = 4
"""One piece set down wrongly makes two differences, and two pieces make four."""


class Standing(NamedTuple):
    """What the game knows when a reading comes in."""

    wanted: Position
    """The position of the game now."""
    legal: tuple[Move, ...] = ()
    """Its legal moves, if the side to move plays on this board."""
    shown: Position | None = None
    """What the board agreed with last. None while it is being set up or put right: what stands there
    meanwhile means nothing until it is `wanted`."""
    before: Position | None = None
    """The position before the last move made on this board, as long as that may be amended."""
    before_legal: tuple[Move, ...] = ()
    past: tuple[Position, ...] = ()
    """The earlier positions of the game, the latest first."""
    announced: Move | None = None
    """The move that leads from `shown` to `wanted` and that a hand is still to make, if it is one."""
    last: Move | None = None
    """The last move of the record, if whoever made it sits at this board."""
    is_shared: bool = False
    """Whether both sides play on this board."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What has been done."""


@dataclass(frozen=True, slots=True)
class Agrees(Answer):
    """The board shows the position of the game."""


@dataclass(frozen=True, slots=True)
class Behind(Answer):
    """The board still shows what it showed last: what was announced since is to be made on it."""


@dataclass(frozen=True, slots=True)
class Made(Answer):
    """The board shows what one of these distinct moves leads to; several have to be asked about.

    Where `is_seen` is false an unsure square is among theirs, so that a piece may still be in the air:
    ask. `is_hasty`: the announced move was never seen alone, both were made together.
    """

    moves: tuple[Move, ...]
    is_hasty: bool = False
    is_seen: bool = True


@dataclass(frozen=True, slots=True)
class Amended(Answer):
    """The last move made here was one of these instead: a piece was slid on, or set down elsewhere."""

    moves: tuple[Move, ...]
    is_seen: bool = True


@dataclass(frozen=True, slots=True)
class GoneBack(Answer):
    """The board shows the position so many plies ago: to be asked about, and only when overdue."""

    plies: int


@dataclass(frozen=True, slots=True)
class Doubtful(Answer):
    """The board shows what could be several of these: ask."""

    answers: tuple[Made | Amended | GoneBack, ...]


@dataclass(frozen=True, slots=True)
class Unfinished(Answer):
    """On the way to something, with a piece in the air or captured men half taken off.

    `moves` are the legal moves that it may become, none on the way to the position of the game.
    `lifted` had a piece when the board agreed last and have none. `to_take_off` are the captured pieces
    that still stand, when the moving piece has arrived.
    """

    moves: tuple[Move, ...]
    lifted: tuple[int, ...]
    to_take_off: tuple[int, ...] = ()

    @property
    def may_be_put_down(self) -> bool:
        """Whether a piece that is in the air can still be put down as a legal move."""
        return any(move.start in self.lifted for move in self.moves)


@dataclass(frozen=True, slots=True)
class Unlike(Answer):
    """None of these. `target` is the position that the least is missing to."""

    target: Position
    differences: tuple[Difference, ...]

    @property
    def is_upset(self) -> bool:
        """Whether more is wrong than two pieces: then let `shown` be None until the board agrees."""
        return len(self.differences) > UPSET


def infer(reading: Reading, standing: Standing) -> Answer:
    """What has been done, by comparing the reading with, in this order:

    1. the position of the game: nothing is inferred from a board that is right, whatever else fits;
    2. nothing more, if the board is being set up (picochess #112: passing positions were take-backs);
    3. what the board showed last, so that a move which is still to be made is no take-back;
    4. the results of the legal moves, also where the announced move is made along (#267), and of the
       moves that could have been made instead of the last one, also where the answer to that is
       announced already (#1, #171: sliding kings). Where both fit, or an earlier position that stands
       otherwise, it is asked about;
    5. what a hand passes through on the way to a legal result or to the position of the game;
    6. the earlier positions of the game.

    A board that agreed last with something else than the position before the announced move, as after
    a take-back by word, makes no moves: pieces put back one ply after the other pass through what
    legal moves lead to.
    """
    shown = standing.shown
    if reading.agrees_with(standing.wanted):
        return Agrees()
    if shown is None:
        return Unlike(standing.wanted, reading.differences(standing.wanted))
    if reading.agrees_with(shown):
        return Behind()
    standing = _what_counts(standing, shown)
    done = _done(reading, standing, shown)
    if done:
        return done[0] if len(done) == 1 else Doubtful(tuple(done))
    return (
        _unfinished(reading, standing, shown)
        or _gone_back(reading, standing)
        or _unlike(reading, standing)
    )


def _what_counts(standing: Standing, shown: Position) -> Standing:
    """The standing without moves, unless the board was right, or the announced move behind."""
    announced = standing.announced
    if stands(shown) == stands(standing.wanted):
        return standing._replace(announced=None)
    if announced and stands(shown.after(announced)) == stands(standing.wanted):
        return standing
    return standing._replace(legal=(), announced=None, before=None)


def stands(position: Position) -> tuple[int, int]:
    """What a board can show of a position: neither who is to move nor, for many, the kings."""
    return position.white, position.black


def _done(reading: Reading, standing: Standing, shown: Position) -> list[Made | Amended | GoneBack]:
    """The things done that the reading is the end of; more than one hardly ever."""
    done: list[Made | Amended | GoneBack] = []
    results = []
    made = _leading_here(reading, standing.wanted, standing.legal)
    if made:
        results += [standing.wanted.after(move) for move in made]
        is_seen = _are_seen(reading, made, shown, standing.wanted)
        done.append(Made(made, standing.announced is not None, is_seen))
    before = standing.before
    # Once the answer has stood on the board the move before it is over.
    if before and shown.side_to_move is not before.side_to_move:
        amended = _leading_here(reading, before, standing.before_legal)
        results += [before.after(move) for move in amended]
        if amended:
            done.append(Amended(amended, _are_seen(reading, amended, shown, before)))
    earlier = _gone_back(reading, standing) if done else None
    if earlier and stands(standing.past[earlier.plies - 1]) not in map(stands, results):
        done.append(earlier)
    return done


def _leading_here(reading: Reading, position: Position, legal: Sequence[Move]) -> tuple[Move, ...]:
    """The distinct moves whose results the reading agrees with."""
    occupied, known = position.white | position.black, ~reading.unsure
    alike = []
    for move in legal:
        left = occupied & ~(move.from_mask | move.captured_mask) | move.to_mask
        if left & known == reading.occupied and reading.agrees_with(position.after(move)):
            alike.append(move)
    return tuple(distinct_moves(alike))


def _are_seen(reading: Reading, moves: Sequence[Move], shown: Position, origin: Position) -> bool:
    """Whether no unsure square has a part in what these moves change."""
    changed = 0
    for move in moves:
        after = origin.after(move)
        changed |= move.from_mask | move.to_mask | move.captured_mask
        changed |= shown.white ^ after.white | shown.black ^ after.black
    return not changed & reading.unsure


def _gone_back(reading: Reading, standing: Standing) -> GoneBack | None:
    for plies, position in enumerate(standing.past, start=1):
        if reading.agrees_with(position):
            return GoneBack(plies)
    return None


def _unfinished(reading: Reading, standing: Standing, shown: Position) -> Unfinished | None:
    """The ways that the reading may be on, if it is on any."""
    wanted, announced = standing.wanted, standing.announced
    lifted = reading.squares((shown.white | shown.black) & ~reading.occupied & ~reading.unsure)
    if announced and is_under_way(reading, announced, shown, shown):
        return Unfinished((), lifted, _to_take_off(reading, [announced], shown))
    moves = [each for each in standing.legal if is_under_way(reading, each, wanted, shown)]
    if moves:
        kept = tuple(distinct_moves(moves))
        return Unfinished(kept, lifted, _to_take_off(reading, kept, wanted))
    return Unfinished((), lifted) if is_between(reading, shown, wanted, HANDS) else None


def _to_take_off(reading: Reading, moves: Sequence[Move], origin: Position) -> tuple[int, ...]:
    """What still stands and is to go, whichever of the moves it is, once the piece has arrived."""
    left = reading.occupied
    for move in moves:
        if not reading.occupied & move.to_mask:
            return ()
        after = origin.after(move)
        left &= ~(after.white | after.black)
    return reading.squares(left)


def _unlike(reading: Reading, standing: Standing) -> Unlike:
    results = [standing.wanted.after(move) for move in standing.legal]
    target = min([standing.wanted, *results], key=lambda each: reading.mismatch(each).bit_count())
    return Unlike(target, reading.differences(target))


class Order(Enum):
    """In which order captured pieces were taken off (Capo I, 5.12; Capo II, 4.11)."""

    DIRECT = "direct"
    INVERSE = "inverse"
    OTHER = "other"
    UNSEEN = "unseen"
    """Several went between two readings, or under an unsure square."""


def order_of_captures(move: Move, readings: Sequence[Reading]) -> Order:
    """The order in which the readings, the earliest first, show the captured pieces to go.

    A piece that was put back counts when it went for good. Another route with the same effect takes
    the pieces in another order: ask for each.
    """
    if not readings:
        return Order.UNSEEN
    masks = [readings[0].variant.geometry.mask_of[square] for square in move.captured]
    if any(reading.unsure & move.captured_mask for reading in readings):
        return Order.UNSEEN
    went = [
        max((n for n, reading in enumerate(readings) if reading.occupied & mask), default=-1)
        for mask in masks
    ]
    is_told_apart = len(set(went)) == len(went) and len(readings) - 1 not in went
    if went == sorted(went):
        return Order.DIRECT if is_told_apart else Order.UNSEEN
    if went == sorted(went, reverse=True):
        return Order.INVERSE if is_told_apart else Order.UNSEEN
    return Order.OTHER

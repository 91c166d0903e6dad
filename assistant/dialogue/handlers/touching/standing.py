"""What the game knows of a board when that is read."""

from assistant.dialogue.seats import Seat
from assistant.game.game import Game
from assistant.game.record import LONGEST_PAST, Ply
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.tactile.inference import Standing, stands


def standing(seat: Seat, game: Game) -> Standing:
    """What the game knows when a reading comes in."""
    position = game.position
    plies = len(game.plies)
    is_theirs = position.side_to_move in seat.sides and not game.outcome
    before = _before(seat, game)
    return Standing(
        wanted=position,
        legal=tuple(game.legal) if is_theirs else (),
        shown=seat.since.shown,
        before=before,
        before_legal=tuple(legal_moves(before)) if before else (),
        past=_positions_back(game),
        announced=game.plies[-1].move if plies and is_behind(seat, game) else None,
        last=_last(seat, game),
        is_shared=len(seat.sides) == len(Side),
    )


def _last(seat: Seat, game: Game) -> Move | None:
    """The last move, of somebody who sits at this board; None where something else was done since."""
    last = game.entries[-1].cause
    return last.move if isinstance(last, Ply) and last.side in seat.sides else None


def record_of(game: Game) -> tuple[Position, int]:
    """The record as far as a board can differ from it: the position, and how long it is."""
    return game.position, len(game.plies)


def is_behind(seat: Seat, game: Game) -> bool:
    """Whether the last move of the record, and nothing else, is still to be made on a board."""
    past, shown = earlier_positions(game, 1), seat.since.shown
    if not past or shown is None or seat.of_game.made_at == len(game.plies):
        return False
    return stands(past[0]) == stands(shown) and stands(past[0]) != stands(game.position)


def _before(seat: Seat, game: Game) -> Position | None:
    """The position before the last move made there, if at most its answer has come since."""
    made_at = seat.of_game.made_at
    back = len(game.plies) - made_at
    if not made_at or back not in (0, 1) or not game.can_take_back(back + 1):
        return None
    return earlier_positions(game, back + 1)[back]


def _positions_back(game: Game) -> tuple[Position, ...]:
    """The earlier positions to which the game can be taken back: not behind an opening, or what was
    sent by mail."""
    past = earlier_positions(game)
    return past if game.can_take_back(len(past)) else past[: game.plies_back]


def earlier_positions(game: Game, most: int = LONGEST_PAST) -> tuple[Position, ...]:
    """The positions that moves of the record led away from, the latest first; none before a setting.

    Not all of a long game, since this is asked at every reading of a board.
    """
    entries = game.entries
    past: list[Position] = []
    for place in range(len(entries) - 1, 0, -1):
        if len(past) == most or not isinstance(entries[place].cause, Ply):
            break
        past.append(entries[place - 1].position)
    return tuple(past)

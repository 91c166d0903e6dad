"""Who can be crowned with the next move, who is nearest to it, and how far one man is from it."""

from collections.abc import Iterable

from assistant.dialogue.handlers.playing.over import tell_over
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Moves, Squares
from assistant.narration.facts.foresight import CrowningTold, RowsToGoTold
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.notation import format_path
from assistant.rules.side import Side


def tell_crowning(talk: Talk, of_sides: Iterable[Side]) -> None:
    """Of each side the moves that crown a man if it is to move, or else its nearest men."""
    if talk.game.outcome:
        tell_over(talk)
        return
    position = talk.game.position
    for side in of_sides:
        legal = legal_moves(position.with_side_to_move(side))
        crowning = [move for move in distinct_moves(legal) if move.promotes]
        steps = {square: _steps(talk, square, side) for square in position.men(side)}
        fewest = min(steps.values(), default=0)
        near = tuple(square for square, count in steps.items() if count == fewest)
        told = Moves(tuple(map(format_path, crowning)))
        is_to_move = side is position.side_to_move
        talk.say(CrowningTold(side, is_to_move, told, len(crowning), Squares(near), len(near), fewest))


def tell_rows_to_go(talk: Talk, square: int) -> bool:
    """How far the man on a square is from being crowned; whether there is one."""
    piece = talk.game.position.piece_at(square)
    if piece is None or piece.is_king:
        return False
    talk.say(RowsToGoTold(str(square), piece.side, _steps(talk, square, piece.side)))
    return True


def _steps(talk: Talk, square: int, side: Side) -> int:
    """How many rows a man has to go until it is crowned."""
    board = talk.game.position.variant.geometry
    return abs(board.row(square) - board.row(board.base(side.opponent)[0]))

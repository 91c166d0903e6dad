"""A move of one's own that is typed while the opponent is to move."""

from assistant.dialogue.handlers.corresponding.standing import opponent, own
from assistant.dialogue.talk import Talk
from assistant.narration.facts.correspondence import TheirTurn
from assistant.parsing.moving.moves import NoSuchMove, NotLegal


def tells_their_turn(talk: Talk, read: NotLegal | NoSuchMove) -> bool:
    """Whether an own piece was to move out of turn; says so. What else cannot be played is refused as
    the opponent's move, which it may be."""
    if talk.side_to_move is own(talk):
        return False
    square = read.written.squares[0] if isinstance(read, NotLegal) else read.square
    position = talk.game.position
    if square is None or not 0 < square <= position.variant.geometry.squares:
        return False
    piece = position.piece_at(square)
    if piece is None or piece.side is not own(talk):
        return False
    talk.say(TheirTurn(opponent(talk)), sounds=["refused"])
    return True

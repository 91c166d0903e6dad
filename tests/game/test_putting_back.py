"""What hands must do after a take-back: done in its order, it leads to the earlier position."""

from hypothesis import given
from hypothesis import strategies as st

from assistant.game.putting_back import putting_back
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_path
from assistant.rules.position import Piece, Position, start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant

KINGS = "W:WK31,K26,12,11:BK5,K2,20,21"


def pieces_of(position: Position) -> dict[int, Piece]:
    squares = range(1, position.variant.geometry.squares + 1)
    return {square: piece for square in squares if (piece := position.piece_at(square))}


def done_by_hands(now: Position, before: Position, moves: list[Move]) -> dict[int, Piece]:
    """The board after all that is told, each thing when its square is free."""
    board = pieces_of(now)
    todo = putting_back(before, moves)
    for square in todo.lifted:
        del board[square]
    for start, end in todo.moved:
        assert end not in board
        board[end] = board.pop(start)
    for square in todo.uncrowned:
        assert board[square].is_king
        board[square] = Piece(board[square].side, is_king=False)
    for square, piece in todo.put:
        assert square not in board
        board[square] = piece
    return board


@given(st.data(), st.sampled_from([ITALIAN, INTERNATIONAL]), st.booleans())
def test_the_earlier_position_comes_back(
    data: st.DataObject, variant: Variant, has_kings: bool
) -> None:
    position = parse_fen(KINGS, variant) if has_kings else start_position(variant)
    positions, moves = [position], []
    for _ in range(data.draw(st.integers(1, 60))):
        legal = legal_moves(positions[-1])
        if not legal:
            break
        captures = [move for move in legal if move.is_capture]
        moves.append(data.draw(st.sampled_from(captures or legal)))
        positions.append(positions[-1].after(moves[-1]))
    back = data.draw(st.integers(1, max(1, len(moves))))
    if moves:
        before = positions[-1 - back]
        assert done_by_hands(positions[-1], before, moves[-back:]) == pieces_of(before)


def test_of_what_was_moved_and_captured_only_the_square_before_is_named() -> None:
    before = parse_fen("W:W18,23,26,29,31,32:B15,2,3,9", ITALIAN)
    move = next(each for each in legal_moves(before) if format_path(each) == "23-19")
    answer = next(each for each in legal_moves(before.after(move)) if format_path(each) == "15x22")
    todo = putting_back(before, [move, answer])
    assert todo.moved == ((22, 15),)
    assert [square for square, _ in todo.put] == [23]

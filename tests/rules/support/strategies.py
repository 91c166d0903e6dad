"""Positions to draw from, rich in kings and in captures, as `reference.Board` and as `Position`."""

from hypothesis import strategies as st

from assistant.rules.fen import parse_fen
from assistant.rules.position import Position
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from tests.rules.support.reference import Board, place


@st.composite
def boards(draw: st.DrawFn, italian: bool) -> Board:
    """Any board with some pieces of both sides or of one, many of them kings."""
    squares = 32 if italian else 50
    most = 8 if italian else 6
    chosen = draw(st.lists(st.integers(1, squares), min_size=most, max_size=2 * most, unique=True))
    white = draw(st.integers(0, min(most, len(chosen))))
    kings = draw(st.sets(st.sampled_from(chosen)))
    white_to_move = draw(st.booleans())
    return _board(italian, white_to_move, chosen[:white], chosen[white : white + most], kings)


@st.composite
def chain_boards(draw: st.DrawFn, italian: bool) -> Board:
    """One to three pieces facing enemies on the rows between theirs, where long captures are found."""
    squares = range(1, (32 if italian else 50) + 1)
    size = 8 if italian else 10
    row = draw(st.integers(0, 1))
    inside = range(1, size - 1)
    between = [
        square
        for square in squares
        if place(italian, square)[0] % 2 != row and all(at in inside for at in place(italian, square))
    ]
    starts = [square for square in squares if place(italian, square)[0] % 2 == row]
    own = draw(st.lists(st.sampled_from(starts), min_size=1, max_size=3, unique=True))
    enemies = draw(
        st.lists(st.sampled_from(between), min_size=4, max_size=9 if italian else 6, unique=True)
    )
    own_kings = draw(st.sampled_from([own, own[:1], own[:1], own[:2], []]))
    kings = draw(st.sets(st.sampled_from(enemies))) | set(own_kings)
    white_to_move = draw(st.booleans())
    sides = (own, enemies) if white_to_move else (enemies, own)
    return _board(italian, white_to_move, *sides, kings)


def _board(
    italian: bool, white_to_move: bool, white: list[int], black: list[int], kings: set[int]
) -> Board:
    """A board whose pieces on the other side's base are kings, whatever was drawn (4.2; II, 3.5)."""
    last = 7 if italian else 9
    white_kings = {each for each in white if each in kings or place(italian, each)[0] == 0}
    black_kings = {each for each in black if each in kings or place(italian, each)[0] == last}
    return Board(
        italian,
        white_to_move,
        frozenset(white) - white_kings,
        frozenset(white_kings),
        frozenset(black) - black_kings,
        frozenset(black_kings),
    )


def any_board(italian: bool) -> st.SearchStrategy[Board]:
    """Either kind of board."""
    return st.one_of(boards(italian), chain_boards(italian))


def fen_of(board: Board) -> str:
    """The FEN of a board, men before kings."""
    white = [*map(str, sorted(board.white_men)), *(f"K{each}" for each in sorted(board.white_kings))]
    black = [*map(str, sorted(board.black_men)), *(f"K{each}" for each in sorted(board.black_kings))]
    return f"{'W' if board.white_to_move else 'B'}:W{','.join(white)}:B{','.join(black)}"


def position_of(board: Board) -> Position:
    """The same board as the law knows it."""
    return parse_fen(fen_of(board), ITALIAN if board.italian else INTERNATIONAL)


@st.composite
def loose_fens(draw: st.DrawFn, board: Board) -> str:
    """A FEN of the board as careless hands write it: order, ranges, zeros, blanks, small letters."""
    sides = [
        "W" + draw(_loose_pieces(board.white_men, board.white_kings)),
        "B" + draw(_loose_pieces(board.black_men, board.black_kings)),
    ]
    side = "W" if board.white_to_move else "B"
    text = ":".join([side, *draw(st.permutations(sides))])
    for sign in ":,":
        text = text.replace(sign, draw(st.sampled_from([sign, sign + " ", f" {sign}\n"])))
    text = draw(st.sampled_from(["", " ", "\t"])) + text + draw(st.sampled_from(["", ".", " . ", "\n"]))
    return text.lower() if draw(st.booleans()) else text


@st.composite
def _loose_pieces(draw: st.DrawFn, men: frozenset[int], kings: frozenset[int]) -> str:
    entries = []
    for letter, squares in (("", men), ("K", kings)):
        for first, last in _runs(squares):
            if draw(st.booleans()):
                second = draw(st.sampled_from([f"{last}", f"{letter}{last}"]))
                entries.append(f"{letter}{first}-{second}")
            else:
                zeros = draw(st.sampled_from(["", "0"]))
                entries += [f"{letter}{zeros}{square}" for square in range(first, last + 1)]
    return ",".join(draw(st.permutations(entries)))


def _runs(squares: frozenset[int]) -> list[tuple[int, int]]:
    """The squares as runs of neighbouring numbers."""
    runs: list[tuple[int, int]] = []
    for square in sorted(squares):
        if runs and runs[-1][1] == square - 1:
            runs[-1] = (runs[-1][0], square)
        else:
            runs.append((square, square))
    return runs

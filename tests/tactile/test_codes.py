"""What codes mean, as documented and as the start of a game shows."""

import pytest

from assistant.rules.fen import parse_fen
from assistant.rules.position import start_position
from assistant.rules.variant import INTERNATIONAL, ITALIAN
from assistant.tactile.codes import (
    CHESSLINK,
    DGT_CHESS,
    DGT_DRAUGHTS,
    TDB,
    Codes,
    calibrated,
    calibrations_of,
    format_codes,
    parse_codes,
)
from assistant.tactile.orientation import Orientation
from assistant.tactile.reading import Seen, Sense, reading_of

START = start_position(INTERNATIONAL)
ITALIAN_START = start_position(ITALIAN)


def dump(black: int, white: int, *, men: int = 20, squares: int = 50, empty: int = 0) -> list[int]:
    """The start of a game as a device tells it that has one field for each square."""
    return [black] * men + [empty] * (squares - 2 * men) + [white] * men


def test_the_documented_codes() -> None:
    assert DGT_DRAUGHTS.seen([0, 1, 4, 7, 10]) == (
        Seen.NOTHING,
        Seen.WHITE_MAN,
        Seen.BLACK_MAN,
        Seen.WHITE_KING,
        Seen.BLACK_KING,
    )
    assert CHESSLINK.seen(b".PpKq") == (
        Seen.NOTHING,
        Seen.WHITE_MAN,
        Seen.BLACK_MAN,
        Seen.WHITE_KING,
        Seen.BLACK_KING,
    )
    assert TDB.seen(b".o?wB")[:3] == (Seen.NOTHING, Seen.SOMETHING, Seen.UNSURE)


def test_a_code_that_nobody_knows_is_a_piece_of_an_unknown_kind() -> None:
    assert DGT_DRAUGHTS.seen([0x0F, 0x7F, 255]) == (Seen.SOMETHING,) * 3


def test_a_device_that_keeps_to_the_documents_stays_as_it_is() -> None:
    (found,) = calibrations_of(DGT_DRAUGHTS, dump(0x04, 0x01), START)
    assert found == (Orientation(INTERNATIONAL, 50), DGT_DRAUGHTS)
    (turned,) = calibrations_of(DGT_DRAUGHTS, dump(0x01, 0x04), START)
    assert turned == (Orientation(INTERNATIONAL, 50, 2), DGT_DRAUGHTS)


def test_the_codes_that_dgt_exchanged_in_2011() -> None:
    (found,) = calibrations_of(DGT_DRAUGHTS, dump(0x07, 0x01), START)
    assert found.orientation == Orientation(INTERNATIONAL, 50)
    assert found.codes.meanings == {
        0x00: Seen.NOTHING,
        0x01: Seen.WHITE_MAN,
        0x04: Seen.WHITE_KING,
        0x07: Seen.BLACK_MAN,
        0x0A: Seen.BLACK_KING,
    }
    seen = found.codes.seen(dump(0x07, 0x01))
    assert found.orientation.reading(seen, Sense.PIECE) == reading_of(START)


def test_the_codes_that_dgt_exchanged_seen_from_the_other_side() -> None:
    (found,) = calibrations_of(DGT_DRAUGHTS, dump(0x01, 0x07), START)
    assert found.orientation == Orientation(INTERNATIONAL, 50, 2)
    assert found.codes.meanings[0x07] is Seen.BLACK_MAN


def test_a_chess_set_on_a_board_that_is_told_of_draughts() -> None:
    (found,) = calibrations_of(DGT_DRAUGHTS, dump(0x07, 0x01, men=12, squares=32), ITALIAN_START)
    assert found.codes.meanings[0x01] is Seen.WHITE_MAN
    assert found.codes.meanings[0x07] is Seen.BLACK_MAN
    (declared,) = calibrations_of(DGT_CHESS, dump(0x07, 0x01, men=12, squares=32), ITALIAN_START)
    assert declared.codes == DGT_CHESS


def test_one_unknown_code_is_learnt_by_the_other_one() -> None:
    (found,) = calibrations_of(DGT_DRAUGHTS, dump(0x55, 0x01), START)
    assert found.orientation == Orientation(INTERNATIONAL, 50)
    assert found.codes.meanings[0x55] is Seen.BLACK_MAN


def test_two_unknown_codes_leave_a_question() -> None:
    one, other = calibrations_of(DGT_DRAUGHTS, dump(0x55, 0x56), START)
    assert (one.orientation.quarter_turns, other.orientation.quarter_turns) == (0, 2)
    assert one.codes.meanings[0x55] is other.codes.meanings[0x56] is Seen.BLACK_MAN


def test_a_board_without_colours_leaves_a_question_and_its_codes() -> None:
    one, other = calibrations_of(TDB, dump(ord("o"), ord("o"), empty=ord(".")), START)
    assert one.codes == other.codes == TDB


def test_a_set_position_calibrates_too() -> None:
    position = parse_fen("W:W46,47:B1,2,8", INTERNATIONAL)
    codes = [0] * 50
    for square, code in {46: 1, 47: 1, 1: 7, 2: 7, 8: 7}.items():
        codes[square - 1] = code
    (found,) = calibrations_of(DGT_DRAUGHTS, codes, position)
    assert found.codes.meanings[0x07] is Seen.BLACK_MAN


def test_nothing_is_learnt_of_a_board_that_is_not_set_up() -> None:
    assert calibrations_of(DGT_DRAUGHTS, [*dump(0x04, 0x01)[1:], 0x01], START) == []
    assert calibrations_of(DGT_DRAUGHTS, [0] * 50, START) == []
    assert calibrations_of(DGT_DRAUGHTS, [], START) == []


def test_nothing_is_learnt_where_a_side_has_two_codes_or_both_have_one() -> None:
    mixed = dump(0x04, 0x01)
    mixed[0] = 0x0A
    orientation = Orientation(INTERNATIONAL, 50)
    assert calibrated(DGT_DRAUGHTS, mixed, orientation, START) is None
    assert calibrated(DGT_DRAUGHTS, dump(0x04, 0x04), orientation, START) is None
    assert calibrated(DGT_DRAUGHTS, dump(0x00, 0x01, empty=0x05), orientation, START) is None


@pytest.mark.parametrize("codes", [DGT_DRAUGHTS, DGT_CHESS, CHESSLINK, TDB])
def test_what_is_kept_is_read_back(codes: Codes) -> None:
    assert parse_codes(format_codes(codes)) == codes


def test_what_is_kept_is_plain_text() -> None:
    assert format_codes(DGT_DRAUGHTS) == "0=nothing 1=white-man 4=black-man 7=white-king 10=black-king"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1",
        "1=",
        "=nothing",
        "1=pawn",
        "x=nothing",
        "-1=nothing",
        "²=nothing",
        "256=nothing",
        "0=nothing 0=white",
        "0=nothing " * 2000,
        "9" * 5000 + "=nothing",
    ],
)
def test_any_other_text_is_not_believed(text: str) -> None:
    assert parse_codes(text) is None


def test_the_pieces_of_a_chess_set_are_draughtsmen_too() -> None:
    """Eight pawns and four others on each side: what they are is not asked, whose they are is."""
    white = iter([1] * 8 + [2, 3, 4, 6])
    black = iter([7] * 8 + [8, 9, 0x0A, 0x0C])
    codes = [
        next(black) if code == 0x04 else next(white) if code == 0x01 else 0
        for code in dump(0x01, 0x04, men=12, squares=32)
    ]
    (found,) = calibrations_of(DGT_DRAUGHTS, codes, ITALIAN_START)
    assert found.codes == DGT_CHESS
    reading = found.orientation.reading(found.codes.seen(codes), Sense.PIECE)
    assert reading
    assert reading.agrees_with(ITALIAN_START)

"""Moves as text, read and written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.notation import MAX_LENGTH, format_move, format_path, needs_path, parse_move
from assistant.rules.variant import INTERNATIONAL, ITALIAN


@pytest.mark.parametrize(
    ("text", "squares", "has_capture_sign"),
    [
        ("22-18", (22, 18), False),
        ("22x15", (22, 15), True),
        ("22X15", (22, 15), True),
        ("22:15", (22, 15), True),
        ("22 18", (22, 18), False),
        ("12- 7", (12, 7), False),
        (" 8x15", (8, 15), True),
        (" 8 x 15 ", (8, 15), True),
        ("08-012", (8, 12), False),
        ("11x18x9x2x11", (11, 18, 9, 2, 11), True),
        ("11 18 9 2 11", (11, 18, 9, 2, 11), False),
        ("6-3x12", (6, 3, 12), True),
        ("22-22", (22, 22), False),
        ("0-9999", (0, 9999), False),
    ],
)
def test_a_written_move_is_read(text: str, squares: tuple[int, ...], has_capture_sign: bool) -> None:
    assert parse_move(text) == (squares, has_capture_sign)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "22",
        "22-",
        "-22",
        "22--18",
        "22xx15",
        "22-x18",
        "22+18",
        "22.18",
        "22,18",
        "a3-b4",
        "1. 22-18",
        "22-18 11-15 x",
        "12345-1",
        "22-18\x00",
        "٢٢-١٨",
        "²-3",
        "1-" * MAX_LENGTH + "1",
    ],
)
def test_what_is_no_written_move_is_none(text: str) -> None:
    assert parse_move(text) is None


@given(text=st.text() | st.text("0123456789-xX: \n", max_size=30))
def test_any_text_is_a_move_or_none(text: str) -> None:
    written = parse_move(text)
    if written is not None:
        assert len(written.squares) >= 2
        assert all(0 <= square <= 9999 for square in written.squares)


@given(
    squares=st.lists(st.integers(0, 9999), min_size=2, max_size=20),
    sign=st.sampled_from(["-", "x", " - ", " x", ": ", "X", " "]),
)
def test_numbers_with_a_sign_between_them_are_read_as_they_stand(squares: list[int], sign: str) -> None:
    written = parse_move(sign.join(map(str, squares)))
    assert written is not None
    assert written.squares == tuple(squares)
    assert written.has_capture_sign == (sign.strip() in ("x", "X", ":"))


def test_a_score_gives_the_start_and_the_end() -> None:
    legal = legal_moves(parse_fen("W:W29:B10,18,26", ITALIAN))
    assert [format_move(move, legal) for move in legal] == ["29x6"]
    assert [format_path(move) for move in legal] == ["29x22x13x6"]


def test_two_routes_that_capture_the_same_pieces_need_no_path() -> None:
    legal = legal_moves(parse_fen("W:WK18:B5,6,13,14", ITALIAN))
    assert [format_move(move, legal) for move in legal] == ["18x18", "18x18"]
    assert not any(needs_path(move, legal) for move in legal)


def test_two_captures_with_the_same_ends_and_other_pieces_need_their_paths() -> None:
    legal = legal_moves(parse_fen("W:WK13:B19,29,31,34", INTERNATIONAL))
    assert [format_move(move, legal) for move in legal] == ["13x24x42x26", "13x30x48x26"]


def test_only_the_moves_that_could_be_confused_need_their_paths() -> None:
    legal = legal_moves(parse_fen("W:W13,27:B9,14,15,22,23", ITALIAN))
    assert {format_move(move, legal) for move in legal} == {"27x18x11", "27x20x11"}


def test_a_quiet_move_never_needs_its_path() -> None:
    legal = legal_moves(parse_fen("W:W22,K27:B1", ITALIAN))
    assert not any(needs_path(move, legal) for move in legal)


@pytest.mark.parametrize("sign", ["!", "??", "?!", "*", "+", "=", " *", " !? "])
def test_signs_behind_a_move_are_none_of_it(sign: str) -> None:
    assert parse_move(f"22-18{sign}") == ((22, 18), False)

"""Lines for braille displays: width, blanks, moves and letters."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.narration.catalog import languages
from assistant.narration.narrator import Narrator
from assistant.narration.position_reading import pieces_of
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_path
from assistant.rules.side import Side
from assistant.terminal.wrapping import NARROWEST, fit, plain, wrap
from tests.rules.support.reference import Board
from tests.rules.support.strategies import any_board, position_of

ROOT = Path(__file__).parents[2]
LETTERS = set("àáâãçèéêìíîòóôõùúüÀÁÂÃÇÈÉÊÌÍÎÒÓÔÕÙÚÜ")

widths = st.integers(NARROWEST, 90)
moves = st.lists(st.integers(1, 50), min_size=2, max_size=9).map(lambda path: "x".join(map(str, path)))
words = st.one_of(moves, st.text("abcè:.,-'x12", min_size=1, max_size=30))
texts = st.lists(words, max_size=30).map(" ".join)


@given(texts, widths)
def test_criterion_13_no_line_is_over_the_width_or_indented(text: str, cells: int) -> None:
    for line in wrap(text, cells):
        assert len(line) <= cells
        assert line == line.strip()


@given(st.lists(st.one_of(moves, st.text("abcè", min_size=1)), max_size=30), widths)
def test_lines_joined_with_blanks_give_the_text_back(words: list[str], cells: int) -> None:
    text = " ".join(word for word in words if len(word) <= cells)
    assert " ".join(wrap(text, cells)) == text


@given(texts, widths)
def test_nothing_is_lost_when_words_are_broken(text: str, cells: int) -> None:
    assert "".join(wrap(text, cells)).replace(" ", "") == text.replace(" ", "")


@given(texts, widths)
def test_lines_are_as_full_as_they_can_be(text: str, cells: int) -> None:
    lines = wrap(text, cells)
    words = set(text.split())
    for line, following in pairwise(lines):
        first = following.split()[0]
        if first in words:
            assert len(line) + 1 + len(first) > cells


@given(moves, widths)
def test_criterion_13_a_move_is_broken_only_where_it_must_and_between_its_squares(
    move: str, cells: int
) -> None:
    lines = wrap(f"Devi prendere: {move}, o {move}.", cells)
    if len(move) < cells:
        assert sum(f"{move}," in line for line in lines) == 1
        assert sum(f"{move}." in line for line in lines) == 1
    else:
        squares = [part for line in lines for part in re.findall(r"\d+", line)]
        assert squares == move.split("x") * 2
        assert all(not line.startswith("x") for line in lines)


@pytest.mark.parametrize(
    ("text", "cells", "lines"),
    [
        ("", 8, [""]),
        ("Nero: 11-15.", 8, ["Nero:", "11-15."]),
        ("47x38x27x16x7", 8, ["47x38x", "27x16x7"]),
        ("Presa 47x38x27x16x7 o no", 10, ["Presa", "47x38x27x", "16x7 o no"]),
        ("W:W21,22,K30:B1,2", 8, ["W:W21,", "22,K30:", "B1,2"]),
        ("obbligatoriamente", 8, ["obbligat", "oriament", "e"]),
        ("  due   vuoti ", 20, ["due vuoti"]),
        ("  due   vuoti ", None, ["due vuoti"]),
        ("extra-ordinario", 12, ["extra-", "ordinario"]),
    ],
)
def test_examples(text: str, cells: int | None, lines: list[str]) -> None:
    assert wrap(text, cells) == lines


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("cells", [8, 20, 40])
@pytest.mark.parametrize("italian", [True, False])
def test_criterion_13_positions_and_captures_fit(language: str, cells: int, italian: bool) -> None:
    narrator = Narrator(language)

    @given(any_board(italian))
    def check(board: Board) -> None:
        position = position_of(board)
        told = [narrator.tell(pieces_of(position, side)).text for side in Side]
        told.append(" ".join(format_path(move) for move in legal_moves(position)))
        for text in told:
            lines = fit(text, cells)
            assert all(len(line) <= cells for line in lines)
            assert "".join(lines).replace(" ", "") == text.replace(" ", "")
            numbers = [number for line in lines for number in re.findall(r"\d+", line)]
            assert numbers == re.findall(r"\d+", text)

    check()


@given(st.text())
def test_criterion_8_nothing_but_ascii_and_the_letters_of_the_languages(text: str) -> None:
    shown = plain(text)
    assert all(" " <= char <= "~" or char in LETTERS for char in shown)
    assert plain(shown) == shown
    assert all(line.isprintable() for line in fit(text, 20))


def test_criterion_8_no_message_is_changed_by_it() -> None:
    files = list((ROOT / "assistant" / "narration" / "messages").rglob("*.ftl"))
    assert files
    for path in files:
        text = path.read_text("utf-8").replace("\n", " ")
        assert plain(text) == text, path


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("«L’èra» — “sì”…", '"L\'èra" - "sì"...'),
        ("E\u0300 c\u0327", "È ç"),
        ("22×15", "22x15"),
        ("Łukasz, Žižek, Ñandú, Straße", "Lukasz, Zizek, Nandú, Strasse"),
        ("Иван ⛀ 😀", "???? ? ?"),
        ("a\u00a0b\u2009c\td", "a b c d"),
        ("rosso\x1b[31m\x07\u202e", "rosso[31m"),
        ("ﬁne ½ ①", "fine 12 1"),
    ],
)
def test_characters_of_other_writings(text: str, shown: str) -> None:
    assert plain(text) == shown


def test_a_text_of_several_lines_stays_on_several() -> None:
    assert fit("uno\ndue tre\n\nquattro", 8) == ["uno", "due tre", "", "quattro"]
    assert fit("", None) == [""]

"""Braille for an embosser: the table of cells, the signs of each language, and whole pages."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.narration.braille.cells import ASCII, ascii_of, cells_of
from assistant.narration.braille.page import CELLS, LINES, pages
from assistant.narration.catalog import base_languages

LANGUAGES = base_languages()


def written(text: str, language: str = "it") -> str:
    return ascii_of(cells_of(text, language))


def test_each_of_the_64_cells_has_one_character_and_each_character_a_cell() -> None:
    every = [cell for many in range(7) for cell in combinations(range(1, 7), many)]
    assert sorted(ASCII) == sorted(every)
    assert {*ASCII.values()} == {chr(code) for code in range(32, 96)}


@pytest.mark.parametrize(
    ("dots", "sign"),
    [
        # Read off the published table, from both of its ends and its middle.
        ((1,), "A"),
        ((1, 3, 5, 6), "Z"),
        ((2, 4, 5, 6), "W"),
        ((3, 4, 5, 6), "#"),
        ((3, 6), "-"),
        ((2, 5, 6), "4"),
        ((2,), "1"),
        ((1, 2, 3, 4, 5, 6), "="),
        ((3, 4), "/"),
        ((4, 6), "."),
        ((6,), ","),
        ((4, 5, 6), "_"),
        ((1, 2, 5, 6), "\\"),
    ],
)
def test_cells_as_embossers_take_them(dots: tuple[int, ...], sign: str) -> None:
    assert ASCII[dots] == sign


@pytest.mark.parametrize(
    ("text", "language", "braille"),
    [
        ("1. 22-18 11-15", "it", "#A4 #BB-#AH #AA-#AE"),
        ("9. 22x15", "it", "#I4 #BBX#AE"),
        ("perché è così", "it", "PERCH= ! COS/"),
        ("Anna", "it", ".ANNA"),
        ("Anna", "en", ",ANNA"),
        ("(a)", "it", "7A7"),
        ("(a)", "en", '"<A">'),
        ("(a)", "pt", "<'A,>"),
        ("não é.", "pt", "N>O ='"),
        ("3.500", "it", "#C'EJJ"),
        ("3a 3k", "it", "#C;A #CK"),
        ("«sì»", "it", "8S/0"),
        ("Łódź", "it", ".5+DZ"),
        ("2026", "it", "#BJBF"),
    ],
)
def test_signs_of_a_language(text: str, language: str, braille: str) -> None:
    assert written(text, language) == braille


@given(st.text(max_size=300), st.sampled_from(LANGUAGES))
def test_whatever_is_written_is_cells(text: str, language: str) -> None:
    assert all(32 <= ord(each) < 96 for each in written(text, language))


@given(st.lists(st.text(max_size=120), max_size=60), st.text(max_size=60), st.sampled_from(LANGUAGES))
def test_no_line_is_longer_and_no_page_has_more_lines(
    lines: list[str], title: str, language: str
) -> None:
    *whole, rest = pages(lines, language, title).split("\f")
    assert rest == ""
    for number, page in enumerate(whole, 1):
        *shown, rest = page.split("\r\n")
        assert rest == ""
        assert len(shown) <= LINES
        assert all(len(line) <= CELLS for line in shown)
        assert shown[0].endswith(written(str(number), language))


def test_a_page_begins_with_its_title_and_number_and_long_lines_go_on_indented() -> None:
    long = "una riga che non entra nelle quaranta celle di una sola riga"
    first, second, rest = pages([long, *["1. 22-18"] * 30], "it", "Anna - Bruno").split("\f")
    lines = first.split("\r\n")
    assert lines[0] == ".ANNA - .BRUNO" + " " * 24 + "#A"
    assert lines[1] == "UNA RIGA CHE NON ENTRA NELLE QUARANTA"
    assert lines[2] == "  CELLE DI UNA SOLA RIGA"
    assert len(lines) == LINES + 1
    assert second.startswith(".ANNA - .BRUNO" + " " * 24 + "#B\r\n#A4 #BB-#AH\r\n")
    assert rest == ""


def test_a_word_that_is_longer_than_a_line_is_cut() -> None:
    page = pages(["a" * 100], "it")
    assert page.count("A") >= 100
    assert max(map(len, page.split("\r\n"))) == CELLS

"""Spellings of chats, letters that are held down, and an o for a nought."""

import pytest

from assistant.parsing.moving.moves import NotLegal, Understood
from tests.parsing.support.lines import is_asked, read, said


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "perche nn posso muovere la dama??", "why"),
        ("it", "xkè nn va bene?", "why"),
        ("it", "ma xké devo mangiare x forza", "why"),
        ("en", "opp pieces", "pieces enemy"),
        ("pt", "o q tem na 14", "square 14"),
        ("pt", "pq n posso", "why"),
    ],
)
def test_spellings_of_chats_are_the_words_they_stand_for(language: str, text: str, wanted: str) -> None:
    assert said(language, text) == [wanted]


def test_signs_and_letters_stay_what_they_were() -> None:
    assert said("it", "17 x 10") == ["move 17-10"]
    assert said("pt", "q") == ["piece-count"]
    assert isinstance(read("it", "17 x 10"), Understood)


@pytest.mark.parametrize(
    ("language", "text"),
    [("it", "raga come si gioca aiutooo"), ("en", "helpppp")],
)
def test_a_letter_that_is_held_down_counts_once(language: str, text: str) -> None:
    assert said(language, text, "S") == ["help"]


@pytest.mark.parametrize(("language", "text"), [("it", "bastaaa"), ("en", "stoppp"), ("pt", "fimmm")])
def test_what_is_drawn_out_ends_nothing_unasked(language: str, text: str) -> None:
    found = read(language, text)
    assert found is None or is_asked(language, text)


@pytest.mark.parametrize("language", ["it", "en", "pt"])
@pytest.mark.parametrize("text", ["17-1o", "17x1o", "17 1O", "2o-11"])
def test_an_o_for_a_nought_is_asked_about_and_never_played(language: str, text: str) -> None:
    assert is_asked(language, text)
    assert said(language, text) == ["move 20-11" if text.startswith("2") else "move 17-10"]


def test_an_o_behind_a_number_that_gives_no_move_is_refused_as_a_nought() -> None:
    found = read("it", "26-2o")
    assert isinstance(found, NotLegal)
    assert found.written.squares == (26, 20)
    assert said("pt", "a 1o ou a 2o", "S") != ["move 10-20"]

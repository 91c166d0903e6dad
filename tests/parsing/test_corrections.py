"""A no and what was really said; what is learnt from it; when a move is whole before a pause."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.parsing.corrections import (
    LEARNT_AFTER,
    confused_by,
    replaced,
    rest_of_correction,
    with_learnt,
)
from assistant.parsing.hearing.endpoint import is_whole_move
from assistant.parsing.hearing.heard import understand
from assistant.parsing.hearing.margins import margins_of
from assistant.parsing.moving.moves import Understood
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID

LANGUAGES = ("it", "en", "pt")
START = start_position(ITALIAN_FID.variant)


@pytest.mark.parametrize(
    ("language", "text", "rest"),
    [
        ("it", "no", ""),
        ("it", "No!", ""),
        ("it", "non accetto", ""),
        ("it", "no, ho detto diciotto", "diciotto"),
        ("it", "no ventitré", "ventitre"),
        ("it", "ho detto ventidue diciotto", "ventidue diciotto"),
        ("it", "allora no, 22 18", "22 18"),
        ("it", "ho detto", None),
        ("it", "nove", None),
        ("it", "ventidue no", None),
        ("it", "sì", None),
        ("it", "", None),
        ("en", "no", ""),
        ("en", "no i said eighteen", "eighteen"),
        ("en", "i meant twenty two", "twenty two"),
        ("en", "nine", None),
        ("pt", "não", ""),
        ("pt", "não, eu disse dezoito", "dezoito"),
        ("pt", "no meio", None),
    ],
)
def test_what_stands_behind_a_no(language: str, text: str, rest: str | None) -> None:
    assert rest_of_correction(text, vocabulary(language)) == rest


@given(st.sampled_from(LANGUAGES), st.text(max_size=60))
def test_any_text_is_read(language: str, text: str) -> None:
    rest = rest_of_correction(text, vocabulary(language))
    assert rest is None or "\n" not in rest


def test_one_end_of_a_move_takes_the_place_of_another() -> None:
    legal = legal_moves(START)
    assert [move.path for move in replaced((22, 18), 19, legal)] == [(22, 19)]
    assert [move.path for move in replaced((22, 18), 21, legal)] == [(21, 18)]
    assert [move.path for move in replaced((22, 17), 18, legal)] == [(22, 18)]
    assert replaced((22, 18), 5, legal) == []
    assert replaced((), 18, legal) == []


def test_only_one_number_is_learnt_at_a_time() -> None:
    assert [*confused_by((22, 18), (23, 18))] == [(22, 23)]
    assert [*confused_by((22, 18), (23, 19))] == []
    assert [*confused_by((22, 18), (22, 18))] == []
    assert [*confused_by((22, 15, 8), (22, 15))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_corrected_often_enough_is_heard_for_the_other(language: str) -> None:
    words = vocabulary(language)
    said = {
        number: " ".join(form)
        for form, number in reversed(words.numbers.items())
        if number in (17, 18, 22, 30)
    }
    heard = [(f"{said[30]} {said[18]}", 0.0)]  # 30-18 is no move, and 22-18 is one
    for times in (0, LEARNT_AFTER - 1):
        taught = with_learnt(words, {(22, 30): times})
        verdict = understand(heard, START, ITALIAN_FID, taught).verdict
        assert verdict == understand(heard, START, ITALIAN_FID, words).verdict
    taught = with_learnt(words, {(22, 30): 20})
    assert min(taught.confused[22].values()) >= margins_of(words).illegal
    found = understand(heard, START, ITALIAN_FID, taught)
    assert isinstance(found.verdict, Understood)
    assert found.verdict.move.path == (22, 18)


@pytest.mark.parametrize(
    ("language", "text", "is_whole"),
    [
        ("it", "ventidue diciotto", True),
        ("it", "muovo la ventidue in diciotto", True),
        ("it", "ventidue", False),
        ("it", "diciotto", False),
        ("it", "diciassette", False),
        ("it", "ventidue diciassette", False),
        ("it", "[unk] ventidue diciotto", False),
        ("it", "quanti pezzi", False),
        ("it", "", False),
        ("en", "twenty four twenty", True),
        ("en", "twenty four", False),
        ("pt", "vinte e dois dezoito", True),
        ("pt", "vinte e um", False),
    ],
)
def test_a_move_is_whole_or_not(language: str, text: str, is_whole: bool) -> None:
    assert is_whole_move(text, START, ITALIAN_FID, vocabulary(language)) is is_whole


def test_who_may_go_on_is_waited_for() -> None:
    """ "Trenta" may become "trenta uno", where both are moves, and a capture may be named on."""
    words = vocabulary("it")
    both = parse_fen("B:W5:B27", ITALIAN_FID.variant)
    assert {move.path for move in legal_moves(both)} == {(27, 30), (27, 31)}
    assert is_whole_move("ventisette trentuno", both, ITALIAN_FID, words)
    assert not is_whole_move("ventisette trenta", both, ITALIAN_FID, words)
    begun = parse_fen("B:W22,26,31:B3,9,20", ITALIAN_FID.variant)
    assert not is_whole_move("tre sei", begun, ITALIAN_FID, words), "it may become tre sette"
    assert is_whole_move("tre sette", begun, ITALIAN_FID, words)
    captures = parse_fen("W:W26:B22,13,21", ITALIAN_FID.variant)
    assert (26, 17, 10) in {move.path for move in legal_moves(captures)}
    assert not is_whole_move("ventisei diciassette", captures, ITALIAN_FID, words)

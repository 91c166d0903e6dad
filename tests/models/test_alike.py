"""Which numbers sound alike, by their pronunciations, and the files that the program reads."""

import tomllib
from dataclasses import replace

import pytest

from assistant.parsing.words.vocabulary import vocabulary
from models.training.alike import SOUNDS, apart, cut, numbers_alike, without_onset
from tests.parsing.sentences import LANGUAGES

COMPARED = {*range(1, 17), 23}
"""All fifty would take a minute."""


def phones(text: str) -> tuple[str, ...]:
    return tuple(text.split())


@pytest.mark.parametrize(
    ("language", "pairs"),
    [
        ("it", [(15, 16), (11, 15), (11, 16), (13, 16), (3, 13), (6, 7), (3, 23)]),
        ("en", [(13, 30), (14, 40), (15, 50), (13, 14), (6, 16), (3, 23)]),
        ("pt", [(2, 12), (3, 13), (6, 7), (3, 23), (11, 15)]),
    ],
)
def test_numbers_that_lose_their_onsets_are_alike(language: str, pairs: list[tuple[int, int]]) -> None:
    alike = vocabulary(language).alike
    for one, other in pairs:
        assert other in alike[one], (one, other)
        assert one in alike[other], (one, other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_have_nothing_in_common_are_not(language: str) -> None:
    alike = vocabulary(language).alike
    for one, other in ((4, 5), (5, 6), (7, 8), (8, 9), (18, 22), (27, 32)):
        assert other not in alike.get(one, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_what_comes_of_the_pronunciations_that_stand_in_them(language: str) -> None:
    table = tomllib.loads((SOUNDS / f"{language}.toml").read_text("utf-8"))
    lexicon = {word: [phones(each) for each in spoken] for word, spoken in table["words"].items()}
    known = vocabulary(language)
    few = {phrase: number for phrase, number in known.numbers.items() if number in COMPARED}
    words = replace(known, numbers=few)
    for name, are_alike in (("onset", without_onset), ("cut", cut)):
        pairs = {(int(one), other) for one, others in table[name].items() for other in others}
        told = {pair for pair in pairs if {*pair} <= COMPARED}
        assert told == {*numbers_alike(lexicon, words, are_alike)}


def test_a_first_syllable_counts_less_than_the_others() -> None:
    assert apart(phones("s e d i tS i"), phones("t e d i tS i")) < apart(
        phones("s e d i tS i"), phones("s e d i m i")
    )
    assert apart(phones("t r e"), phones("t r e")) == 0


def test_what_is_left_of_a_word_is_a_shorter_one_and_not_the_reverse() -> None:
    assert cut(phones("t r e"), phones("v e n t i t r e"))
    assert not cut(phones("v e n t i t r e"), phones("t r e"))

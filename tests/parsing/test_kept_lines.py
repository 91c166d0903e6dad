"""A line is cut into words once, however many questions it is looked at for."""

import pytest

from assistant.parsing.words.concepts import plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import MOST_WORDS, longest_phrase, vocabulary
from tests.parsing.corpus import place_of
from tests.parsing.support.understood import understand_line

MOST_READINGS = 4
"""The line itself, and with a part left out."""
LANGUAGES = ("it", "en", "pt", "pt-BR")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_is_read_once(language: str) -> None:
    words, text = vocabulary(language), "zzzz xxxx 22 yyyy wwww"
    understand_line("22-18 zzzz", *place_of("S"), words)  # tables are made with the first line
    plain_rows.cache_clear()
    read_line.cache_clear()
    understand_line(text, *place_of("S"), words)
    assert read_line.cache_info().misses <= MOST_READINGS
    assert plain_rows.cache_info().misses <= MOST_READINGS
    assert plain_rows.cache_info().hits > plain_rows.cache_info().misses


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_is_longer_than_is_looked_for(language: str) -> None:
    words = vocabulary(language)
    places = [said.split() for said, heads in words.heads.items() if any(each.place for each in heads)]
    tables = [words.meant, words.waits, words.directions, *words.steps.values(), places]
    tables += words.phrases_of_concepts.values()
    for phrase in (phrase for table in tables for phrase in table):
        assert len(phrase) <= MOST_WORDS
    assert longest_phrase(["a", "b", "c"], {("a",), ("a", "b")}) == 2

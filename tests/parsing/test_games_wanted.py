"""Which of the kept games somebody means."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.parsing.games_wanted import GamesMeant, games_meant
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.corpus import place_of
from tests.parsing.support.meant_lines import command_told
from tests.parsing.support.understood import understand_line

LANGUAGES = ("it", "en", "pt", "pt-BR")


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("it", "", GamesMeant()),
        ("it", "con Anna", GamesMeant(name="Anna")),
        ("it", "contro Bruno Però", GamesMeant(name="Bruno Però")),
        ("it", "contro il computer", GamesMeant(is_computer=True)),
        ("it", "vinto", GamesMeant(result="won")),
        ("it", "perso con Bruno", GamesMeant(name="Bruno", result="lost")),
        ("en", "did I win", GamesMeant(result="won")),
        ("en", "did I lose yesterday", GamesMeant(result="lost", span="yesterday")),
        ("it", "vinte ieri", GamesMeant(result="won", span="yesterday")),
        ("it", "che ho perso", GamesMeant(result="lost")),
        ("it", "da finire con Anna", GamesMeant(name="Anna", result="open")),
        ("it", "di novembre", GamesMeant(date=(0, 11, 0))),
        ("en", "of 3 march", GamesMeant(date=(0, 3, 3))),
        ("it", "del 3 maggio 2026", GamesMeant(date=(2026, 5, 3))),
        ("it", "2026-11-20", GamesMeant(date=(2026, 11, 20))),
        ("it", "del 2026-11", GamesMeant(date=(2026, 11, 0))),
        ("it", "che cominciano con 22-18 11-15", GamesMeant(moves=((22, 18), (11, 15)))),
        ("it", "apertura 22-18, 11x18x25", GamesMeant(moves=((22, 18), (11, 18, 25)))),
        ("it", "12", GamesMeant(number=12)),
        ("it", "numero dodici", GamesMeant(number=12)),
        ("it", "la 1234567", GamesMeant(number=1234567)),
        ("it", "12 per sempre", GamesMeant(number=12, for_good=True)),
        ("it", "cancellate", GamesMeant(is_deleted=True)),
        ("it", "questa", GamesMeant(is_this=True)),
        ("it", "l'ultima", GamesMeant(is_last=True)),
        ("en", "with Ann", GamesMeant(name="Ann")),
        ("en", "against the computer this week", GamesMeant(is_computer=True, span="week")),
        ("en", "I won", GamesMeant(result="won")),
        ("en", "beginning with 32-28 19-23", GamesMeant(moves=((32, 28), (19, 23)))),
        ("en", "game 7 forever", GamesMeant(number=7, for_good=True)),
        ("pt", "com o Zé", GamesMeant(name="Zé")),
        ("pt", "ganhas ontem", GamesMeant(result="won", span="yesterday")),
        ("pt", "de março", GamesMeant(date=(0, 3, 0))),
        ("pt-BR", "com a Ana", GamesMeant(name="Ana")),
    ],
)
def test_what_is_said_of_games(language: str, text: str, meant: GamesMeant) -> None:
    assert games_meant(text, vocabulary(language)) == meant


@given(st.sampled_from(LANGUAGES), st.text(max_size=60))
def test_whatever_is_said_means_something_of_games(language: str, text: str) -> None:
    found = games_meant(text, vocabulary(language))
    assert found.number is None or found.number >= 0
    assert all(len(move) > 1 for move in found.moves)
    assert 0 <= found.date[1] <= 99


IN_OWN_WORDS = {
    "it": {
        "fammi vedere le partite salvate": "games",
        "ferma l'orologio un attimo": "pause",
        "vorrei fermare l'orologio": "pause",
        "la partita salvata era bella": "NoneType",
        "mi sono salvato in quella partita": "NoneType",
        "una volta al circolo si fermava l'orologio per il caffè": "NoneType",
    },
    "en": {
        "hang on, stop the clock": "pause",
        "can you stop the clock": "pause",
        "you saved that game": "NoneType",
        "they stopped the clock once because somebody fainted": "NoneType",
    },
    "pt": {
        "mostre-me as partidas guardadas": "games",
        "para o relógio um instante": "pause",
        "pode parar o relógio": "pause",
        "guarda esta partida": "save",
    },
}


@pytest.mark.parametrize("language", IN_OWN_WORDS)
def test_the_list_and_a_pause_are_wanted_in_ones_own_words(language: str) -> None:
    words, (position, rules) = vocabulary(language), place_of("C")
    lines = IN_OWN_WORDS[language]
    found = {line: command_told(understand_line(line, position, rules, words)) for line in lines}
    assert found == lines


def test_words_that_say_that_games_are_kept_name_nobody() -> None:
    assert games_meant("salvas aí", vocabulary("pt")).is_any

"""What is told of the turn before a list of games, where it is one's own in all that are told."""

from collections.abc import Iterator

import pytest

from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.talk import settings_for

TOLD = {
    "it": [
        "C'è una partita salvata; tocca a te.",
        "Ci sono 2 partite salvate; in tutte e due tocca a te.",
        "Ci sono 3 partite salvate; in tutte tocca a te.",
        "Ci sono 7 partite salvate; nelle prossime 5 tocca a te.",
        "Dalla 6 di 7; nelle prossime 2 tocca a te.",
    ],
    "en": [
        "There is one saved game; it is your turn.",
        "There are 2 saved games; in both it is your turn.",
        "There are 3 saved games; in all of them it is your turn.",
        "There are 7 saved games; in the next 5 it is your turn.",
        "From 6 of 7; in the next 2 it is your turn.",
    ],
    "pt": [
        "Há uma partida guardada; é a sua vez.",
        "Há 2 partidas guardadas; em ambas é a sua vez.",
        "Há 3 partidas guardadas; em todas é a sua vez.",
        "Há 7 partidas guardadas; nas próximas 5 é a sua vez.",
        "A partir da 6 de 7; nas próximas 2 é a sua vez.",
    ],
}
WORDS = {"it": ("partite", "continua"), "en": ("games", "go on"), "pt": ("partidas", "continuar")}


@pytest.fixture
def kept() -> Iterator[Shelf]:
    with shelf() as found:
        yield found


def started(kept: Shelf, language: str = "en", **changes: object) -> KeptTalk:
    settings = settings_for(language=language, **changes)  # type: ignore[arg-type]
    return KeptTalk(settings, kept)


def played(kept: Shelf, answer: str = "11-15") -> None:
    """One game more, in which it is one's turn if the computer has an answer."""
    talk = started(kept)
    talk.type("no")
    talk.type("22-18")
    if answer:
        talk.answer(answer)


@pytest.mark.parametrize("language", TOLD)
def test_where_it_is_ones_turn_in_all_of_them_nobody_counts_them_twice(
    kept: Shelf, language: str
) -> None:
    games, goes_on = WORDS[language]
    told = []
    for number in range(1, 8):
        played(kept)
        talk = started(kept, language)
        if number in (1, 2, 3, 7):
            told.append(talk.type(games)[0])
    assert [*told, talk.type(goes_on)[0]] == TOLD[language]


def test_where_it_is_not_in_all_they_are_counted(kept: Shelf) -> None:
    played(kept, "")
    played(kept)
    played(kept)
    assert started(kept).type("games")[0] == "There are 3 saved games; in 2 it is your turn."


@pytest.mark.parametrize(
    ("language", "told"),
    {
        "it": "2 partite, tutte da muovere.",
        "en": "2 games, all to move in.",
        "pt": "2 partidas, todas à sua espera.",
    }.items(),
)
def test_in_few_words_it_is_as_simple(kept: Shelf, language: str, told: str) -> None:
    played(kept)
    played(kept)
    assert started(kept, language, verbosity=0).type(WORDS[language][0])[0] == told

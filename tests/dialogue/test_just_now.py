"""What is taken to have been played or taken just now is checked against the last move alone.

And that somebody has none of a kind is a count, as any other.
"""

import pytest

from tests.dialogue.test_said_of_the_record import SO, exchanged
from tests.dialogue.test_settings_list import LANGUAGES

TRUE = {
    "it": (
        "ha appena giocato 14x23, vero?",
        "la sua ultima mossa è stata 14x23, vero?",
        "lui non ha dame, vero?",
        "non ho dame, vero?",
    ),
    "en": (
        "he just played 14x23, didn't he?",
        "I just played 28x19, didn't I?",
        "his last move was 14x23, right?",
        "did he just play 14x23?",
        "I just took one man, right?",
        "I've got 19 men, haven't I?",
        "he has no kings, right?",
    ),
    "pt": (
        "acabei de jogar 28x19, certo?",
        "ele não tem damas, certo?",
        "acabei de comer uma peça, certo?",
    ),
    "pt-BR": (
        "ele acabou de jogar 14x23, né?",
        "eu acabei de jogar 28x19, né?",
        "o último lance dele foi 14x23, né?",
        "ele não tem dama, né?",
    ),
}
FALSE = {
    "it": ("ha appena giocato 19-23, vero?", "la sua ultima mossa è stata 19-23, vero?"),
    "en": (
        "he just played 19-23, didn't he?",
        "he has just moved 19-23, hasn't he?",
        "I just played 32-28, right?",
        "his last move was 19-23, right?",
        "he has no men, right?",
    ),
    "pt": ("acabei de jogar 32-28, certo?", "ele não tem peças, certo?"),
    "pt-BR": ("ele acabou de jogar 19-23, né?", "o último lance dele foi 19-23, né?"),
}


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each in LANGUAGES for line in TRUE[each]]
)
def test_what_is_so_of_the_last_move_has_a_yes(language: str, line: str) -> None:
    assert exchanged(language).type(line)[0] == SO[language][0]


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each in LANGUAGES for line in FALSE[each]]
)
def test_what_was_so_of_an_earlier_one_has_a_no(language: str, line: str) -> None:
    assert exchanged(language).type(line)[0] == SO[language][1]


def test_who_has_just_moved_quietly_has_just_taken_nothing() -> None:
    talk = exchanged("en")
    talk.type("31-26")
    assert talk.type("I just took one, right?")[0] != SO["en"][0]
    assert talk.type("I just took 23, right?")[0] == SO["en"][1]
    assert talk.type("I took 23, right?")[0] == SO["en"][0]

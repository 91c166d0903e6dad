"""Two people of one name: the name says nothing of whose a line is, and is never read as a colour."""

import pytest

from assistant.rules.side import Side
from assistant.settings.taste import Coach
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

ANNA = Player(name="Anna")
WHOSE = {
    "it": "Di chi è il sì? Può darlo solo il Bianco: rispondi Bianco sì, oppure no.",
    "en": "Whose yes is it? Only White can give it: answer White yes, or no.",
    "pt": "De quem é o sim? Só as Brancas podem dar: responda Brancas sim, ou não.",
}
RESIGN = {"it": "bianco: abbandono", "en": "white: I resign", "pt": "brancas: desisto"}


def resigning(language: str) -> Talk:
    talk = Talk(settings_for(language=language, white=ANNA, black=ANNA, coach=Coach.OFF))
    talk.type(RESIGN[language])
    return talk


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("en", line) for line in ("Anna yes", "yes, Anna", "Anna: yes", "Anna accepts", "yes")),
        *(("it", line) for line in ("Anna sì", "sì, Anna", "Anna: sì")),
        *(("pt", line) for line in ("Anna sim", "sim, Anna")),
    ],
)
def test_a_yes_with_the_name_of_both_is_nobodys_as_yet(language: str, line: str) -> None:
    talk = resigning(language)
    assert talk.type(line) == [WHOSE[language]]
    assert talk.type("Anna") == [WHOSE[language]], "and neither is the name alone"
    talk.type({"it": "bianco", "en": "white", "pt": "brancas"}[language])
    assert talk.game.outcome
    assert talk.game.outcome.winner is Side.BLACK


def test_a_no_with_the_name_of_both_is_a_no() -> None:
    assert resigning("en").type("Anna no") == ["All right, the game goes on."]


def test_who_speaks_is_asked_beside_what_is_open() -> None:
    talk = resigning("en")
    assert talk.type("Anna: square 22")[-1].startswith("Both of you are called Anna")
    assert talk.type("white") == ["22 white man.", "Resign: White yes, or no?"]


def test_who_of_the_two_resigns_is_asked() -> None:
    talk = Talk(settings_for(language="en", white=ANNA, black=ANNA, coach=Coach.OFF))
    talk.type("22-18")
    assert talk.type("Anna resigns") == ["Who resigns, White or Black? Answer White, Black or no."]
    assert talk.type("black")[0].startswith("Black: do you really want to resign")

"""Which of the two games is wanted first: a move and what begins a game decide it, and no question."""

import pytest

from assistant.dialogue.effects import Remember
from assistant.dialogue.events import Opened, Route
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID
from assistant.settings.settings import Settings
from tests.dialogue.support.talk import Talk, settings_for

AGAIN = {
    "en": "Type Italian, for the game on 32 squares",
    "it": "Scrivi italiana, per la dama su 32 caselle",
    "pt": "Escreva italianas, para as damas em 32 casas",
}
INTERNATIONAL = {"en": "international", "it": "internazionale", "pt": "internacionais"}


class First(Talk):
    """A conversation of somebody who has never begun a game."""

    def _opened(self, settings: Settings, voice: Route) -> Opened:
        return Opened(settings, voice, asks_game=True)

    @property
    def remembered(self) -> list[str]:
        return [each.preference for each in self.done if isinstance(each, Remember)]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ("which one is easier?", "what is the difference?", "what is international draughts?")),
        ("en", ("stop", "repeat", "pieces", "settings", "rule 6.3", "?")),
        ("it", ("qual è più facile?", "che differenza c'è?", "basta", "ripeti")),
        ("pt", ("qual é mais fácil?", "qual é a diferença?", "parar", "repetir")),
    ],
)
def test_what_is_asked_first_chooses_no_game(language: str, lines: tuple[str, ...]) -> None:
    talk = First(settings_for(language=language))
    for line in lines:
        (said,) = talk.type(line)
        assert said.startswith(AGAIN[language]), line
    assert not talk.remembered
    talk.type(INTERNATIONAL[language])
    assert talk.game.regulation is INTERNATIONAL_FID
    assert talk.remembered == ["opening"]


@pytest.mark.parametrize(
    ("line", "told"), [("help", "A move: the square"), ("level 3", "Done. Level: 3.")]
)
def test_help_and_what_is_set_come_before_it(line: str, told: str) -> None:
    talk = First(settings_for(language="en"))
    said = talk.type(line)
    assert said[0].startswith(told)
    assert said[-1].startswith(AGAIN["en"])
    assert "opening" not in talk.remembered
    talk.type("international")
    assert talk.game.regulation is INTERNATIONAL_FID


@pytest.mark.parametrize("line", ["22-18", "new game", "two players", "Italian"])
def test_a_move_and_what_begins_a_game_decide(line: str) -> None:
    talk = First(settings_for(language="en"))
    talk.type(line)
    assert "opening" in talk.remembered
    assert talk.game.regulation is ITALIAN_FID


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "it",
            ("non ho sentito", "boh", "no", "non voglio l'internazionale", "italiana o internazionale"),
        ),
        ("en", ("I didn't hear", "wait", "hm hm", "no", "not the international one", "maybe Italian")),
        ("pt", ("não ouvi", "stop", "pare com isso", "para", "nem italianas nem internacionais")),
        ("pt-BR", ("não ouvi", "stop", "espera", "não as internacionais")),
    ],
)
def test_what_chooses_none_is_asked_again_however_often(language: str, lines: tuple[str, ...]) -> None:
    talk = First(settings_for(language=language))
    for line in lines:
        assert talk.type(line) == talk.type("?"), line
        assert not talk.remembered, line
    talk.type("22-18")
    assert talk.game.plies


def test_a_yes_to_how_the_usual_game_begins_begins_it() -> None:
    talk = First(settings_for(language="en"))
    assert talk.type("hm hm")[0].startswith(AGAIN["en"])
    assert any("Your move" in each for each in talk.type("yes"))
    assert talk.remembered == ["opening"]

"""A count that begins again: told whole the first time in a game, then shortly, if anything had run."""

import pytest

from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

FEN = "W:WK32,21,22,23:BK1,9,10"
COUNT = {
    "it": "chiedo il conteggio",
    "en": "I ask for the count",
    "pt": "peço a contagem",
    "pt-BR": "peço a contagem",
}
ARTICLE = {"it": "articolo 10.5", "en": "article 10.5", "pt": "artigo 10.5", "pt-BR": "artigo 10.5"}
AGAIN = {
    "it": "Conteggio da capo.",
    "en": "The count begins again.",
    "pt": "A contagem recomeça.",
    "pt-BR": "A contagem recomeça.",
}


def counting(language: str, verbosity: int) -> Talk:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    talk = Talk(settings_for(fen=FEN, language=language, verbosity=verbosity, **people))
    talk.type(COUNT[language])
    return talk


@pytest.mark.parametrize("language", COUNT)
@pytest.mark.parametrize("verbosity", [0, 1])
def test_it_is_told_whole_once_and_then_shortly(language: str, verbosity: int) -> None:
    talk = counting(language, verbosity)
    assert any(ARTICLE[language] in said for said in talk.type("21-17"))
    for move in ("9-13", "22-18", "13x22", "32-28", "22-27"):
        said = talk.type(move)
        assert not {AGAIN[language], ARTICLE[language]} & {*said}, "nothing had been counted"
        assert not any(ARTICLE[language] in each for each in said)
    for move in ("28-32", "1-5", "32-28", "5-1"):
        assert AGAIN[language] not in talk.type(move)
    said = talk.type("23-20")
    assert AGAIN[language] in said, "two moves of each had been counted"
    assert not any(ARTICLE[language] in each for each in said)
    assert AGAIN[language] not in talk.type("10-13"), "and again none"
    assert len(talk.game.plies) == 12
    talk.dialogue.talk.begin_game()
    talk.type(COUNT[language])
    assert any(ARTICLE[language] in said for said in talk.type("21-17"))


@pytest.mark.parametrize("language", COUNT)
def test_who_wants_everything_told_hears_it_whole_each_time(language: str) -> None:
    talk = counting(language, 2)
    for move in ("21-17", "9-13", "22-18"):
        assert any(ARTICLE[language] in said for said in talk.type(move))

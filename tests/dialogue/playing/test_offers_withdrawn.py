"""Who takes a draw back need not say that it was an offer, and never is a no."""

import pytest

from assistant.narration.facts.talk import NoQuestion
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
DRAW = {"it": "patta", "en": "draw", "pt": "empate", "pt-BR": "empate"}
WITHDRAWN = {
    "it": ("ritiro la patta", "ritiro la mia patta", "annullo la patta"),
    "en": ("I withdraw the draw", "I take the draw back", "I withdraw my draw", "cancel the draw"),
    "pt": ("retiro o empate", "anulo o empate", "retiro o meu empate"),
    "pt-BR": ("retiro o empate", "cancelo o empate"),
}
NEVER = {
    "it": ("mai", "mai e poi mai", "no, mai"),
    "en": ("never", "never!", "no, never"),
    "pt": ("nunca", "jamais", "não, nunca"),
    "pt-BR": ("nunca", "jamais"),
}


def cases(lines: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(language, line) for language, each in lines.items() for line in each]


@pytest.mark.parametrize(("language", "line"), cases(WITHDRAWN))
def test_who_has_offered_takes_it_back(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, **TWO))
    talk.type(f"Anna: {DRAW[language]}")
    assert talk.game.offers
    talk.type(f"Anna: {line}")
    assert talk.dialogue.talk.here.asked is None
    assert not talk.game.offers
    assert not talk.game.outcome


@pytest.mark.parametrize(("language", "line"), cases(WITHDRAWN))
def test_where_nothing_was_offered_nothing_is_taken_back(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    told = talk.type(line)
    assert talk.dialogue.talk.here.asked is None
    assert talk.dialogue.talk.here.expected is None
    assert told == [talk.dialogue.talk.narrator.tell(NoQuestion("no")).text]
    assert len(talk.game.plies) == 2


@pytest.mark.parametrize(("language", "line"), cases(NEVER))
def test_never_is_a_no(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, **TWO))
    talk.type(f"Anna: {DRAW[language]}")
    talk.type(f"Bruno: {line}")
    assert talk.dialogue.talk.here.asked is None
    assert not talk.game.offers
    assert not talk.game.outcome

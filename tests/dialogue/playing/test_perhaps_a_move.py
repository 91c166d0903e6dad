"""A move that somebody only thinks of is asked about, and not played: "maybe 22-18"."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for

MAYBE = {
    "it": (
        "magari 22-18",
        "forse 22-18",
        "forse gioco 22-18",
        "22-18 forse",
        "magari muovo la 22 in 18",
    ),
    "en": ("maybe 22-18", "perhaps 22-18", "maybe I'll play 22-18", "22-18 maybe", "maybe 22 to 18"),
    "pt": (
        "talvez 22-18",
        "se calhar 22-18",
        "22-18 talvez",
        "talvez jogue 22-18",
        "talvez 22 para 18",
    ),
    "pt-BR": ("talvez 22-18", "quem sabe 22-18", "talvez eu jogue 22-18"),
}
YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each, lines in MAYBE.items() for line in lines]
)
def test_it_is_asked_about(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    (asked,) = talk.type(line)
    assert "22-18" in asked
    assert "?" in asked
    assert not talk.game.plies
    talk.type(YES[language])
    assert [ply.written for ply in talk.game.plies] == ["22-18"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "forse 22-18 o 23-19"),
        ("it", "forse 22-18, forse no"),
        ("en", "maybe 22-18 or 23-19"),
        ("en", "maybe not 22-18"),
        ("pt", "talvez 22-18 ou 23-19"),
        ("pt", "talvez não 22-18"),
    ],
)
def test_who_has_not_decided_plays_nothing(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(line)
    assert talk.dialogue.talk.here.asked is None
    assert not talk.game.plies

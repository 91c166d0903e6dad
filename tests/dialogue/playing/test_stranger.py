"""A line of somebody who does not play is nobody's: that is said, and no guess is made of it."""

import pytest

from assistant.narration.facts.together import Stranger
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
STRANGE = {
    "it": [
        *("Carlo: 21-18", "Carlo abbandona", "Carlo: abbandono", "Carlo: patta", "Carlo offre patta"),
        *("carlo: 21-18", "Maria Luisa si arrende", "Ana: 21-18"),
    ],
    "en": ["Carl: 21-18", "Carl resigns", "Carl: draw", "Carl offers a draw", "Ana: resign"],
    "pt": ["Carlos: 21-18", "Carlos desiste", "Carlos: empate", "Carlos propõe empate", "Ana: desisto"],
    "pt-BR": ["Carlos: 21-18", "Carlos desiste"],
}
KNOWN = {
    "it": ["Anna: 21-18", "Bianco: 21-18", "mossa: 21-18", "Anna abbandona", "Uffa abbandono", "21-18"],
    "en": ["Anna: 21-18", "White: 21-18", "move: 21-18", "Anna resigns", "Well I resign"],
    "pt": ["Anna: 21-18", "brancas: 21-18", "lance: 21-18", "Anna desiste"],
}


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each, lines in STRANGE.items() for line in lines]
)
def test_nobody_here_is_called_so(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, **TWO))
    told = talk.type(line)
    name = next(
        each for each in ("Carlos", "Carlo", "carlo", "Carl", "Maria Luisa", "Ana") if each in line
    )
    assert told == [talk.dialogue.talk.narrator.tell(Stranger(name)).text]
    assert not talk.game.plies
    assert not talk.dialogue.talk.here.asked


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each, lines in KNOWN.items() for line in lines]
)
def test_who_plays_and_what_means_something_is_no_stranger(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, **TWO))
    talk.type(line)
    here = talk.dialogue.talk.here
    assert talk.game.plies or here.asked or here.expected


def test_where_one_person_plays_a_name_is_nobodys_business() -> None:
    talk = Talk(settings_for(language="it"))
    assert "nessuno si chiama" not in " ".join(talk.type("Carlo: 21-18"))

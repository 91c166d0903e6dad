"""Two people one of whose names is a part of the other: each is told apart, either way round."""

import pytest

from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

NAMES = {Side.WHITE: "Anna Maria", Side.BLACK: "Anna"}
WORDS = {
    "it": ("patta", "sì", "abbandona"),
    "en": ("draw", "yes", "resigns"),
    "pt": ("empate", "sim", "desiste"),
}


def of_two(language: str, *, is_turned: bool) -> Talk:
    white, black = (Player(name=NAMES[side]) for side in (Side if not is_turned else [*Side][::-1]))
    talk = Talk(settings_for(language=language, white=white, black=black))
    talk.type("22-18")
    return talk


@pytest.mark.parametrize("is_turned", [False, True])
@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("who", NAMES.values())
@pytest.mark.parametrize("form", ["{0} {1}", "{0}: {1}", "{1}, {0}"])
def test_a_yes_is_of_who_gives_it(language: str, is_turned: bool, who: str, form: str) -> None:
    draw, yes, _ = WORDS[language]
    talk = of_two(language, is_turned=is_turned)
    (other,) = set(NAMES.values()) - {who}
    talk.type(f"{other}: {draw}")
    talk.type(form.format(other, yes))
    assert talk.game.outcome is None
    talk.type(form.format(who, yes))
    assert talk.game.outcome


@pytest.mark.parametrize("is_turned", [False, True])
@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("who", NAMES.values())
def test_who_resigns_is_who_is_named(language: str, is_turned: bool, who: str) -> None:
    talk = of_two(language, is_turned=is_turned)
    talk.type(f"{who} {WORDS[language][2]}")
    talk.type(WORDS[language][1])
    talk.type(who)
    outcome = talk.game.outcome
    assert outcome
    assert outcome.winner
    assert talk.dialogue.talk.settings.player(outcome.winner.opponent).name == who

"""Who says that somebody lost a piece says that the other one took it."""

import pytest

from assistant.narration.facts.position import AsSaidTold, NothingTaken
from assistant.rules.side import Side
from tests.dialogue.support.talk import Talk, settings_for, worded

TAKERS = {
    Side.BLACK: {
        "en": ("I lost 19, right?", "my man on 19 was taken, right?", "White lost 23, right?"),
        "it": ("ho perso la 19, vero?", "la mia 19 è stata presa, vero?"),
        "pt": ("perdi a 19, certo?", "a minha 19 foi tomada, certo?"),
    },
    Side.WHITE: {
        "en": ("you lost 23, right?",),
        "it": ("hai perso la 23, vero?",),
        "pt": ("perdeste a 23, certo?",),
    },
}


@pytest.mark.parametrize(
    ("taker", "language", "line"),
    [
        (taker, language, line)
        for taker, by_language in TAKERS.items()
        for language, lines in by_language.items()
        for line in lines
    ],
)
def test_what_was_lost_the_other_side_took(taker: Side, language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    assert talk.type(line) == worded(talk, AsSaidTold(is_so=False), NothingTaken(taker))

"""Whether a part of the board is free is answered with what stands on it, and counts as that does."""

import pytest

from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID
from tests.dialogue.support.talk import Talk, settings_for

ASKED = {
    "it": (
        "la grande diagonale è libera?",
        "è libera la diagonale maggiore?",
        "la diagonale maggiore è vuota?",
    ),
    "en": ("is the long diagonal free", "is anything on the long diagonal?", "is the centre empty?"),
    "pt": ("a grande diagonal está livre?", "está livre a grande diagonal", "o centro está vazio?"),
}
ASKED["pt-BR"] = ASKED["pt"]
PLAIN = {
    "it": ("grande diagonale", "centro"),
    "en": ("long diagonal", "centre"),
    "pt": ("grande diagonal", "centro"),
}
PLAIN["pt-BR"] = PLAIN["pt"]


@pytest.mark.parametrize("language", ASKED)
@pytest.mark.parametrize("rules", [ITALIAN_FID, INTERNATIONAL_FID], ids=["italian", "international"])
def test_it_is_told_what_stands_there(language: str, rules: object) -> None:
    talk = Talk(settings_for(rules, language=language))
    diagonal, centre = (talk.type(line) for line in PLAIN[language])
    for line in ASKED[language]:
        assert talk.type(line) in (diagonal, centre), line
        assert talk.dialogue.talk.here.asked is None


@pytest.mark.parametrize("language", ASKED)
def test_it_is_counted(language: str) -> None:
    talk = Talk(settings_for(language=language, questions=2))
    for line in (ASKED[language][0], {"it": "sì", "en": "yes"}.get(language, "sim")):
        talk.type(line)
    assert talk.dialogue.talk.tally.questions == 1


def test_a_move_beside_it_is_no_such_question() -> None:
    talk = Talk(settings_for(language="en"))
    line = "is the long diagonal mine to play 22-18"
    assert talk.type(line) != Talk(settings_for(language="en")).type("long diagonal")

"""Between two people: an answer of one that names the other decides nothing, and is asked again."""

import pytest

from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno"), "is_arbiter": True}
LONG = "B:WK2,K5,K6,K12,K13,K14,K17,K30,K37,K38,39,K42,K44:BK9,K33"
"""Where 9-4 is a capture of five pieces that has to be asked about."""

NAMING = [
    ("it", ["22-18", "Anna: patta"], ["Bruno: Anna sì", "Bruno: il Bianco sì", "Bruno: Anna accetta"]),
    ("en", ["22-18", "Anna: draw"], ["Bruno: Anna yes", "Bruno: White yes", "Bruno: Anna no"]),
    ("en", ["22-18", "draw", "Bruno"], ["Anna: Bruno yes", "Anna: yes, Bruno", "Anna: Black accepts"]),
    ("pt", ["22-18", "empate", "Bruno"], ["Anna: Bruno sim", "Anna: sim, as Pretas"]),
    ("en", ["22-18", "resign", "Bruno"], ["Bruno: Anna yes", "Bruno: White yes"]),
    ("it", ["22-18", "abbandono", "Bruno"], ["Bruno: Anna sì", "Bruno: sì, dice Anna"]),
    (
        "en",
        ["22-17"],
        ["Bruno: Anna yes", "Bruno: Anna no", "Bruno: Anna keeps it", "Bruno: White keep it"],
    ),
    ("it", ["22-17"], ["Bruno: Anna sì", "Bruno: Anna mantenuta", "Bruno: bianco corretta"]),
    ("it", ["22-18", "11-15", "annulla"], ["Anna: Bruno sì", "Anna: il Nero sì", "Anna: Bruno no"]),
]


def told_behind(lines: list[str], language: str) -> list[str]:
    """What is told of the last of some lines."""
    talk = Talk(settings_for(language=language, **TWO))
    *_, told = map(talk.type, lines)
    return told


@pytest.mark.parametrize(("language", "before", "lines"), NAMING)
def test_an_answer_that_names_the_other_one_is_asked_again(
    language: str, before: list[str], lines: list[str]
) -> None:
    told = [told_behind([*before, line], language) for line in ("blargh", *lines)]
    assert told == [told[0]] * len(told)


def test_an_answer_without_a_name_is_not_signed_with_the_others() -> None:
    talk = Talk(settings_for(language="it", **TWO))
    talk.type("22-18")
    talk.type("Anna: patta")
    talk.type("sì")
    talk.type("Anna: Bruno")
    assert not talk.game.outcome
    talk.type("Bruno")
    assert talk.game.outcome


def test_who_answers_in_the_others_name_does_not_take_the_longer_capture() -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, fen=LONG, language="it", **TWO))
    talk.type("9-4")
    talk.type("Bruno: Anna sì")
    assert not talk.game.plies
    talk.type("Bruno: sì")
    assert talk.game.plies


@pytest.mark.parametrize("line", ["Bruno: yes", "Bruno: Bruno yes", "Bruno yes", "Bruno: Anna, yes"])
def test_an_answer_that_names_nobody_else_decides(line: str) -> None:
    talk = Talk(settings_for(language="en", **TWO))
    talk.type("22-18")
    talk.type("Anna: draw")
    talk.type(line)
    assert talk.game.outcome

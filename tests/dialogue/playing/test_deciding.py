"""What decides on an irregularity and what does not: whose words they are, and how much they say."""

import pytest

from assistant.dialogue.questions import KeepAnnounced
from assistant.game.arbiter_deeds import IrregularityKept
from assistant.narration.facts.talk import ForOther
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

START = "W:W22,27,32:B10,5,9"
CAPTURES = "W:W21,22,32,K23,K30:B5,17,18,20,26"
"""Where 30-25 is irregular, and 18x27 the only answer to it."""


def talk_from(fen: str, language: str) -> Talk:
    two = {"white": Player(name="Anna"), "black": Player(name="Bruno"), "is_arbiter": True}
    return Talk(settings_for(fen=fen, language=language, **two))


def asked(talk: Talk) -> object:
    question = talk.dialogue.talk.here.asked
    return question and question.about


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("it", ["Anna mantenuta", "Anna no", "no, Anna", "bianco corretta", "Anna: Bruno sì"]),
        (
            "en",
            ["Anna keep it", "Anna no", "White says no", "no, Anna", "Anna: Bruno yes"],
        ),
        ("pt", ["Anna mantida", "Anna não", "não, Anna", "corrigida, brancas", "Anna: Bruno sim"]),
    ],
)
def test_who_is_named_without_a_colon_speaks_too(language: str, lines: list[str]) -> None:
    talk = talk_from(START, language)
    talk.type("22-26")
    for line in lines:
        told = talk.type(line)
        tell = talk.dialogue.talk.narrator.tell
        assert told[0] == tell(ForOther(Side.BLACK, "Bruno")).text, line
        assert asked(talk) == KeepAnnounced(Side.WHITE, (22, 26), False)
    assert not talk.deeds(IrregularityKept)
    talk.type({"it": "Bruno mantenuta", "en": "Bruno keep it", "pt": "Bruno mantida"}[language])
    assert talk.deeds(IrregularityKept)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("it", ["> prendo", "> 27", "> 18", "~ diciotto", "~ ventisette"]),
        ("en", ["> take", "> 27", "~ twenty seven"]),
        ("pt", ["> como", "> 27", "~ vinte e sete"]),
    ],
)
def test_what_names_no_whole_move_keeps_nothing(language: str, lines: list[str]) -> None:
    for line in (*lines, "> 18x27"):
        talk = talk_from(CAPTURES, language)
        talk.type("30-25")
        talk.act(line)
        assert bool(talk.deeds(IrregularityKept)) is (line == "> 18x27"), line

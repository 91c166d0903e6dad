"""Who has announced a move that nobody may play: what says so, lets it go, or does neither."""

import pytest

from assistant.game.arbiter_deeds import IrregularityKept
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno"), "is_arbiter": True}

NEITHER = [
    ("it", ITALIAN_FID, ["Bruno: no, correggi", "no, correggi", "no, mantenuta", "no, non ho sentito"]),
    ("en", ITALIAN_FID, ["Bruno: no, correct it", "no, keep it", "no, say that again", "no, wait"]),
    ("en", INTERNATIONAL_FID, ["Anna: no, keep it", "no, correct it"]),
    ("pt", ITALIAN_FID, ["Bruno: não, corrija", "não, mantenho", "não, não ouvi"]),
    ("pt-BR", ITALIAN_FID, ["Bruno: não, corrija", "não, mantenho"]),
]
YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}


def asked_who(language: str, rules: Regulation = ITALIAN_FID) -> tuple[Talk, str]:
    talk = Talk(settings_for(rules, language=language, **TWO))
    first, then = ("22-18", "23-19") if rules is ITALIAN_FID else ("32-28", "33-29")
    talk.type(first)
    (asked,) = talk.type(then)
    return talk, asked


@pytest.mark.parametrize(("language", "rules", "lines"), NEITHER)
def test_a_no_with_more_behind_it_lets_no_irregularity_go(
    language: str, rules: Regulation, lines: list[str]
) -> None:
    for line in lines:
        talk, asked = asked_who(language, rules)
        assert talk.type(line)[-1] == asked, line
        talk.type("Anna")
        talk.type(f"Bruno: {YES[language]}")
        assert talk.deeds(IrregularityKept), line


@pytest.mark.parametrize(
    ("language", "line"),
    [("it", "no"), ("it", "no grazie"), ("en", "no, never mind"), ("en", "no, thanks")],
)
def test_a_whole_no_lets_it_go(language: str, line: str) -> None:
    talk, asked = asked_who(language)
    assert asked not in talk.type(line)
    talk.type("11-15")
    assert len(talk.game.plies) == len(("22-18", "11-15"))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("it", each) for each in ("arbitro: è stata Anna", "arbitro: Anna", "arbitro: il Bianco")),
        *(("en", each) for each in ("arbiter: it was Anna", "arbiter: White")),
        *(("pt", each) for each in ("árbitro: foi a Anna", "árbitro: as Brancas")),
    ],
)
def test_the_arbiter_says_who_it_was(language: str, line: str) -> None:
    talk, _ = asked_who(language)
    talk.type(line)
    talk.type(f"Bruno: {YES[language]}")
    assert talk.deeds(IrregularityKept)


@pytest.mark.parametrize("line", ["arbitro: boh", "arbitro: turno", "arbitro: Anna o Bruno"])
def test_what_else_the_arbiter_says_has_it_asked_again(line: str) -> None:
    talk, asked = asked_who("it")
    assert talk.type(line)[-1] == asked
    talk.type("Anna")
    talk.type("Bruno: sì")
    assert talk.deeds(IrregularityKept)


def test_the_arbiter_does_not_say_who_offers_a_draw() -> None:
    talk = Talk(settings_for(language="it", **TWO))
    (asked,) = talk.type("patta")
    assert talk.type("arbitro: Anna")[-1] == asked
    assert not talk.game.offers


@pytest.mark.parametrize(
    ("language", "line"), [("it", "sì?"), ("en", "yes?"), ("pt", "sim?"), ("en", "no?")]
)
def test_an_answer_with_a_question_mark_decides_nothing(language: str, line: str) -> None:
    told = []
    for each in (line, "blargh"):
        talk = Talk(settings_for(language=language, **TWO))
        talk.type("22-17")
        told.append(talk.type(f"Bruno: {each}"))
    assert told[0] == told[1]

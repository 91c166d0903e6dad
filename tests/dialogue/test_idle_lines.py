"""What would answer where nothing is asked does nothing, costs no question, and is told so."""

import pytest

from assistant.narration.facts.arbiter import ArbiterMay
from assistant.narration.facts.talk import NoQuestion
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

TWO: dict[str, object] = {
    "white": Player(name="Anna"),
    "black": Player(name="Bruno"),
    "is_arbiter": True,
}
YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}
IDLE = {
    "it": [
        "Bruno no",
        "Anna sì",
        "mantenuta",
        "corretta",
        "Anna: accetto la patta",
        "rifiuto la patta",
    ],
    "en": ["Bruno no", "Anna yes", "keep it", "correct it", "Anna: I accept the draw"],
    "pt": ["Bruno não", "Anna sim", "mantida", "corrigida", "Anna: aceito o empate"],
}
UPSET = {
    "it": "arbitro, damiera urtata",
    "en": "arbiter, board upset",
    "pt": "árbitro, tabuleiro derrubado",
}
ARBITER = {"it": "arbitro", "en": "arbiter", "pt": "árbitro"}


def settings(language: str, **changes: object) -> Settings:
    return settings_for(**{"language": language, **TWO, **changes})  # type: ignore[arg-type]


def nothing_asked(talk: Talk) -> list[str]:
    """How it is told that nothing is asked, in each wording."""
    narrator = talk.dialogue.talk.narrator
    return [narrator.tell(NoQuestion("no"), again=again).text for again in (False, True)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_alone_reads_nobodys_pieces_and_costs_nothing(language: str) -> None:
    blind = {
        "white": Player(name="Anna", is_blind=True),
        "black": Player(name="Bruno", is_blind=True),
    }
    talk = Talk(settings(language, questions=2, **blind))
    for name in ("Anna", "Bruno"):
        talk.type(f"{name}: {YES[language]}")
    for line in ("Anna", "Anna:", "bruno", "Bruno."):
        (told,) = talk.type(line)
        assert told in nothing_asked(talk), line
    assert not any(tally.questions for tally in talk.dialogue.talk.table.tallies.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_nor_where_everybody_sees_or_something_is_asked(language: str) -> None:
    talk = Talk(settings(language))
    assert talk.type("Anna")[0] in nothing_asked(talk)
    draw = {"it": "patta", "en": "draw", "pt": "empate"}[language[:2]]
    talk.type(f"Anna: {draw}")
    question = talk.dialogue.talk.here.asked
    told = talk.type("Bruno")
    assert not any("30" in line for line in told)
    assert talk.dialogue.talk.here.asked == question


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each, lines in IDLE.items() for line in lines]
)
def test_an_answer_that_nobody_has_asked_for_is_told_as_one(language: str, line: str) -> None:
    talk = Talk(settings(language))
    talk.type("21-18")
    talk.type("11-15")
    talk.type("18-21")  # refused or decided on: a no repeats nothing of it
    talk.type(yes_of(talk, {"it": "no", "en": "no", "pt": "não"}[language]))
    (told,) = talk.type(line)
    assert told in nothing_asked(talk)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_only_calls_the_arbiter_hears_what_an_arbiter_may_say(language: str) -> None:
    word = ARBITER[language[:2]]
    for line in (word, f"{word}:", f"Anna: {word}"):
        talk = Talk(settings(language))
        told = talk.type(line)
        assert told == [talk.dialogue.talk.narrator.tell(ArbiterMay("count", True)).text], line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_happened_to_the_board_may_be_told_behind_a_comma(language: str) -> None:
    line = UPSET[language[:2]]
    behind_comma, behind_colon = Talk(settings(language)), Talk(settings(language))
    assert behind_comma.type(line) == behind_colon.type(line.replace(",", ":"))
    assert "7.8" in behind_comma.type(line)[0]

"""Ctrl-C while a kept game is offered: one is told where one is then, and what must be played."""

from collections.abc import Iterator

import pytest

from assistant.dialogue.events import Interrupted
from assistant.dialogue.questions import GoOn
from assistant.narration.catalog import catalog
from assistant.settings.terms import Player
from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.talk import OWN_VOICE, settings_for

DROPPED = {
    "it": "Annullo la domanda. Premi ancora Ctrl-C per uscire.",
    "en": "I have dropped the question. Press Ctrl-C again to leave.",
    "pt": "Retiro a pergunta. Carregue outra vez em Ctrl-C para sair.",
}
MUST_TAKE = {
    "it": ["Si continua: tocca a te.", "Devi prendere: 20x11."],
    "en": ["The game goes on: your turn.", "You must capture: 20x11."],
    "pt": ["A partida continua: é a sua vez.", "Tem de tomar: 20x11."],
}


@pytest.fixture
def kept() -> Iterator[Shelf]:
    with shelf() as found:
        yield found


def started(kept: Shelf, **changes: object) -> KeptTalk:
    settings = settings_for(**{"language": "en", **changes})  # type: ignore[arg-type]
    return KeptTalk(settings, kept, OWN_VOICE)


def with_a_capture(kept: Shelf) -> None:
    talk = started(kept)
    talk.type("23-20")
    talk.answer("11-15")


@pytest.mark.parametrize("language", MUST_TAKE)
def test_the_game_goes_on_as_after_a_yes(kept: Shelf, language: str) -> None:
    with_a_capture(kept)
    told = started(kept, language=language).type("sim" if language == "pt" else "yes")
    assert told == MUST_TAKE[language]
    talk = started(kept, language=language)
    assert talk.send(Interrupted()) == [DROPPED[language], *MUST_TAKE[language]]
    assert len(talk.dialogue.talk.conversation.tables) == 1
    assert not talk.dialogue.talk.table.is_offered
    assert talk.type("20x11")


def test_the_second_time_it_leaves(kept: Shelf) -> None:
    with_a_capture(kept)
    talk = started(kept)
    talk.send(Interrupted())
    assert talk.send(Interrupted())[-1] == "Goodbye."
    assert talk.status == 0


def test_the_computer_plays_where_it_has_the_move(kept: Shelf) -> None:
    started(kept).type("22-18")
    talk = started(kept)
    assert not talk.searches
    assert talk.send(Interrupted()) == [DROPPED["en"], "The game goes on."]
    assert talk.searches


def test_of_two_people_one_hears_whose_turn_it_is(kept: Shelf) -> None:
    two = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    started(kept, **two).type("22-18")
    assert started(kept, **two).send(Interrupted())[1:] == [
        "The game goes on.",
        "Black to move, Bruno.",
    ]


@pytest.mark.parametrize("line", ["delete game 1", "23-19"])
def test_of_another_question_there_the_offer_is_what_is_left(kept: Shelf, line: str) -> None:
    started(kept).type("22-18")
    with_no = started(kept)
    with_no.type("no")
    with_no.type("21-17")
    with_no.answer("10-14")
    talk = started(kept)
    asked = talk.opening[-1]
    assert talk.type(line)[-1].endswith("Answer yes or no.")
    told = talk.send(Interrupted())
    assert told == [DROPPED["en"], asked]
    question = talk.dialogue.talk.here.asked
    assert question
    assert isinstance(question.about, GoOn)
    assert question.about.line == ""
    assert talk.type("yes")[0] == "The game goes on: your turn."


@pytest.mark.parametrize(("language", "line"), {"it": "quali regole?", "en": "which rules?"}.items())
def test_the_rules_are_told_before_any_game_was_introduced(
    kept: Shelf, language: str, line: str
) -> None:
    """Nothing of the words that begin a game was read then, and the program ended."""
    started(kept).type("22-18")
    catalog.cache_clear()
    told = started(kept, language=language).type(line)
    assert "FID" in told[0]
    assert told[1:]

"""What no spoken word undoes is not done because it was heard: it is asked about, or only typed."""

import pytest

from assistant.dialogue.effects import AppendLine
from assistant.dialogue.states import State
from assistant.game.deeds import CountAsked
from assistant.parsing.commands.catalogue import CHANGING, TYPED_ONLY
from assistant.parsing.hearing.grammar import commands
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import Head, Vocabulary, vocabulary
from tests.dialogue.support.talk import Talk, settings_for

KINGS_ALONE = "W:WK29:BK4"


def written(talk: Talk) -> list[AppendLine]:
    return [each for each in talk.done if isinstance(each, AppendLine)]


@pytest.mark.parametrize(
    ("language", "text", "no", "yes"),
    [
        ("it", "scrivere la posizione in un file", "no", "sì"),
        ("en", "type the position to a file", "no", "yes"),
        ("pt", "escrever a posicao na lista", "não", "sim"),
    ],
)
def test_a_file_is_not_written_by_voice_without_a_yes(
    language: str, text: str, no: str, yes: str
) -> None:
    assert text not in commands(vocabulary(language), 32)
    talk = Talk(settings_for(language=language, listen="push"))
    talk.hear(text)
    talk.hear(no)
    assert not written(talk)
    talk.hear(text)
    assert not written(talk)
    talk.hear(yes)
    assert len(written(talk)) == 1


def test_typed_it_is_written_at_once() -> None:
    talk = Talk(settings_for(language="it", listen="push"))
    talk.type("scrivere la posizione in un file")
    assert len(written(talk)) == 1


def phrase_of(command: Command, words: Vocabulary) -> str:
    return next(phrase for phrase, heads in words.heads.items() if heads == (Head(command),))


@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
@pytest.mark.parametrize("command", sorted(TYPED_ONLY & CHANGING, key=lambda each: each.value))
def test_what_is_only_typed_and_changes_something_is_asked_about_if_it_is_heard(
    language: str, command: Command
) -> None:
    talk = Talk(settings_for(language=language, listen="push"))
    before = len(talk.done)
    talk.hear(phrase_of(command, vocabulary(language)))
    assert talk.dialogue.state is State.ANSWER
    assert {type(each).__name__ for each in talk.done[before:]} == {"Say", "Expect"}


def test_a_count_that_would_run_is_asked_about_first() -> None:
    talk = Talk(settings_for(language="it", listen="push", fen=KINGS_ALONE))
    talk.hear("chiedo conteggio")
    assert talk.dialogue.state is State.ANSWER
    assert not talk.deeds(CountAsked)
    talk.hear("sì")
    assert talk.game.count


def test_one_that_the_position_does_not_allow_is_refused_at_once() -> None:
    talk = Talk(settings_for(language="it", listen="push"))
    (said,) = talk.hear("chiedo conteggio")[:1]
    assert "10.1" in said
    assert talk.dialogue.state is State.MOVE

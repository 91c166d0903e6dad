"""The language that is spoken: asked for in the words of any of them, and how to go back is told."""

import pytest

from assistant.dialogue.effects import Say
from tests.dialogue.support.talk import Talk, settings_for

LANGUAGES = ("it", "en", "pt", "pt-BR")


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("torna all'italiano", "it"),
        ("parla italiano", "it"),
        ("italiano", "it"),
        ("back to English", "en"),
        ("english please", "en"),
        ("fala português", "pt"),
        ("volta ao português", "pt"),
        ("brasileiro", "pt-BR"),
        ("volta ao português do Brasil", "pt-BR"),
    ],
)
def test_a_language_is_asked_for_in_the_words_of_any(spoken: str, line: str, wanted: str) -> None:
    talk = Talk(settings_for(language=spoken))
    talk.type(line)
    assert talk.dialogue.talk.settings.language == wanted
    assert talk.game.plies == []


@pytest.mark.parametrize("spoken", ["it", "pt", "pt-BR"])
@pytest.mark.parametrize(
    "line", ["dama internazionale", "non parlo inglese", "my teacher speaks English"]
)
def test_what_says_more_than_a_language_is_no_change_of_it(spoken: str, line: str) -> None:
    talk = Talk(settings_for(language=spoken))
    talk.type(line)
    assert talk.dialogue.talk.settings.language == spoken


@pytest.mark.parametrize("new", LANGUAGES)
@pytest.mark.parametrize("old", LANGUAGES)
def test_the_line_that_goes_back_is_told_in_both_languages_and_does(old: str, new: str) -> None:
    talk = Talk(settings_for(language=old))
    talk.done.clear()
    talk.type(f"language {new}" if new != "pt-BR" else "language brazilian")
    said = [each.utterance for each in talk.done if isinstance(each, Say)]
    if old == new:
        assert len(said) == 1
        return
    first, _, last = said
    assert (first.language, last.language) == (old, new)
    for each in (first, last):
        words = each.text.rstrip(".").split()
        other = Talk(settings_for(language=new))
        other.type(" ".join(words[-2:]))
        assert other.dialogue.talk.settings.language == old, each.text

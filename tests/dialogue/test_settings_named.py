"""What is asked about a setting is worded as what is done: turning the voice off."""

import pytest

from assistant.dialogue.handlers.asking.meant import ask_which_meant
from assistant.dialogue.handlers.asking.naming import named
from assistant.dialogue.lines import _do_meant
from assistant.narration.facts.intents import DidYouMean
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Perhaps
from assistant.parsing.meanings import Command
from assistant.settings.preferences import PREFERENCES, Preference
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

FALLBACK = {"it": " mettere ", "en": " setting ", "pt": " pôr ", "pt-BR": " mudar "}
"""What stands before the name of a setting and its bare value: setting the level to 9."""
_LETTERS = 2
VALUES = [
    (preference, value)
    for preference in PREFERENCES
    for value in preference.offered()
    if preference.name == "language" or not preference.accepts_letters or len(value) > _LETTERS
]
WAYS = ("up", "down", "most", "least", "usual")


def asked(language: str, preference: Preference, value: str) -> str:
    """How it is asked whether a setting is to have a value."""
    talk = Talk(settings_for(language=language))
    words = talk.dialogue.talk.words
    setting = next(word for word, name in words.settings.items() if name == preference.name)
    meant = CommandMeant(Command.SETTINGS, rest=f"{setting} {value}")
    fact = DidYouMean(named(meant, talk.dialogue.talk))
    return talk.dialogue.talk.narrator.tell(fact).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("preference", "value"), VALUES, ids=lambda each: getattr(each, "name", each))
def test_each_value_that_is_a_word_is_worded_as_what_is_done(
    language: str, preference: Preference, value: str
) -> None:
    said = asked(language, preference, value)
    assert FALLBACK[language] not in said, "a name and a value is no way to say it"
    others = [other for each, other in VALUES if each is preference and other != value]
    for other in others:
        assert asked(language, preference, other) != said, "each says what it is"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["rate", "volume"])
def test_each_way_is_worded_too(language: str, name: str) -> None:
    preference = next(each for each in PREFERENCES if each.name == name)
    said = {asked(language, preference, way) for way in WAYS}
    assert len(said) == len(WAYS)
    assert not any(way in text.split() for text in said for way in WAYS)


@pytest.mark.parametrize(
    ("language", "line", "question"),
    [
        ("it", "stai zitto", "Intendi spegnere la voce? Rispondi sì o no."),
        ("en", "be quiet", "Do you mean turning the voice off? Answer yes or no."),
        ("pt", "cala-te", "Quer dizer desligar a voz? Responda sim ou não."),
        ("pt-BR", "fica quieto", "Quer dizer desligar a voz? Responda sim ou não."),
    ],
)
def test_silence_is_asked_about_in_plain_words(language: str, line: str, question: str) -> None:
    talk = Talk(settings_for(language=language))
    assert talk.type(line) == [question]


def test_a_number_is_named_with_its_setting() -> None:
    talk = Talk(settings_for())
    meant = CommandMeant(Command.SETTINGS, rest="livello 9")
    ask_which_meant(talk.dialogue.talk, Perhaps((meant,)), _do_meant)
    talk.dialogue.talk.conversation.outbox.clear()
    assert "mettere il livello su 9" in talk.type("xyzzy qwerty")[-1]

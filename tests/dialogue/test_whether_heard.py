"""Who asks whether they are heard, or why not, is told how one is heard now and what to do."""

import pytest

from assistant.dialogue.events import EarLost, EarRegained
from assistant.narration.facts.fact import Fact
from assistant.narration.facts.listening import (
    EarCheckNamed,
    EarLostTold,
    ListeningIsOff,
    ListeningTold,
)
from assistant.narration.facts.settings import SettingNow
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Likely
from assistant.parsing.meanings import About
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_asked_how_it_is import HEARS, Lines, in_each, worded
from tests.parsing.support.understood import understand_line

WHY: Lines = {
    "it": ("perché non mi senti", "perché non mi senti?", "non mi senti?", "perché non mi ascolti?"),
    "en": ("why can't you hear me", "why don't you hear me?", "you can't hear me", "cant you hear me"),
    "pt": ("porque não me ouves", "por que você não me ouve?", "não consegues ouvir-me?"),
}
PLAIN: Lines = {
    "it": ("mi senti", "mi senti adesso?", "ehi, mi senti?"),
    "en": ("can you hear me", "can you hear me now?", "hey, can you hear me"),
    "pt": ("consegues ouvir-me", "você me ouve", "está me ouvindo agora?"),
}
ALL = [*in_each(HEARS), *in_each(PLAIN), *in_each(WHY)]
OTHERS: Lines = {
    "it": (
        "non ti sento",
        "perché non ti sento?",
        "perché non posso muovere?",
        "hai sentito la mossa?",
    ),
    "en": ("I can't hear you", "I didn't hear you", "why can't I move", "did you hear my move?"),
    "pt": ("não te ouço", "por que não te ouço?", "porque não posso jogar?", "não ouvi o lance"),
}


def heard_by(talk: Talk, listen: str) -> tuple[Fact, ...]:
    voice = talk.dialogue.talk.surface.voice
    is_hushed = voice.is_aloud and voice.has_key
    return ListeningTold(listen, voice.has_key, False, "21-17", is_hushed), EarCheckNamed()


@pytest.mark.parametrize(("language", "line"), ALL)
def test_where_nothing_is_listened_to_it_is_said_how_to_turn_that_on(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, listen="off"))
    assert talk.type(line) == worded(talk, ListeningIsOff())
    assert talk.dialogue.talk.here.expected is None


@pytest.mark.parametrize(("language", "line"), ALL)
@pytest.mark.parametrize("listen", ["push", "open"])
def test_else_it_is_said_how_one_is_heard(language: str, line: str, listen: str) -> None:
    talk = Talk(settings_for(language=language, listen=listen))
    assert talk.type(line) == worded(talk, *heard_by(talk, listen))
    assert talk.type(line), "it is no hint that is told once"
    assert talk.dialogue.talk.here.expected is None


@pytest.mark.parametrize(("language", "line"), in_each(WHY))
def test_why_nothing_is_heard_is_said_again_as_long_as_it_is_so(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, listen="push"))
    talk.send(EarLost("no-device"))
    assert talk.type(line) == worded(talk, EarLostTold("no-device"))
    talk.send(EarRegained())
    assert talk.type(line) == worded(talk, *heard_by(talk, "push"))


@pytest.mark.parametrize(("language", "line"), in_each(OTHERS))
def test_what_somebody_has_not_heard_or_cannot_do_is_something_else(language: str, line: str) -> None:
    words = vocabulary(language)
    found = understand_line(line, start_position(ITALIAN_FID.variant), ITALIAN_FID, words)
    meant = found.meaning if isinstance(found, Likely) else found
    assert not (isinstance(meant, CommandMeant) and meant.about is About.HEARS)


@pytest.mark.parametrize(
    ("language", "line"), [("it", "ascolto?"), ("en", "listening?"), ("pt", "escuta?")]
)
def test_who_names_the_setting_is_told_what_it_may_be(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, listen="push"))
    assert talk.type(line)[:1] == worded(talk, SettingNow("listen", "push"))
    assert talk.dialogue.talk.here.expected

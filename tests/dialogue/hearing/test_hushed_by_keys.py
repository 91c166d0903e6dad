"""That any key silences the voice is told only where a voice speaks and keys are seen."""

import pytest

from assistant.dialogue.events import Route
from tests.dialogue.support.talk import OWN_VOICE, Talk, settings_for

LISTENS = {"it": "Ti ascolto sempre", "en": "I listen all the time", "pt": "Escuto sempre"}
HUSHED = {
    "it": "Un tasto qualsiasi mi fa tacere.",
    "en": "Any key makes me stop talking.",
    "pt": "Qualquer tecla faz-me calar.",
}


def told(language: str, voice: Route) -> str:
    talk = Talk(settings_for(language=language, listen="open"), voice)
    (line,) = [each for each in talk.opening if each.startswith(LISTENS[language])]
    assert "  " not in line
    return line


@pytest.mark.parametrize("language", LISTENS)
@pytest.mark.parametrize("voice", [OWN_VOICE, Route("reader", "reader-runs", "NVDA", has_key=True)])
def test_a_voice_at_the_keys_is_hushed_by_any(language: str, voice: Route) -> None:
    assert HUSHED[language] in told(language, voice)


@pytest.mark.parametrize("language", LISTENS)
@pytest.mark.parametrize(
    "voice",
    [
        Route("off", "no-terminal"),
        Route("off", "asked", has_key=True),
        Route("own", "asked"),
        Route("print", "reader-runs", "Orca", has_key=True),
    ],
)
def test_without_a_voice_or_without_keys_nothing_is_promised(language: str, voice: Route) -> None:
    assert HUSHED[language] not in told(language, voice)

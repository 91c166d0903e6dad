"""A check of the ear by voice, as a conversation: begun, and its numbers repeated."""

from assistant.dialogue.about_ear import EarCheck
from assistant.dialogue.events import (
    UtteranceHeard,
)
from tests.dialogue.support.talk import Talk, settings_for

BEGIN = {
    "it": ("prova l'orecchio", "prova il microfono", "controlla il microfono"),
    "en": ("ear test", "check the ear", "microphone test", "test my microphone"),
    "pt": ("testar o ouvido", "teste do microfone", "quero testar o microfone"),
}
BEGIN["pt-BR"] = BEGIN["pt"]
YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}
ENOUGH = {
    "it": ("basta", "stop", "basta così", "no"),
    "en": ("stop", "enough", "that's enough", "cancel"),
    "pt": ("chega", "fim", "parar", "basta"),
}
ENOUGH["pt-BR"] = ENOUGH["pt"]
SAID = {"it": "prova il microfono", "en": "microphone test", "pt": "teste do microfone"}
END = {"it": "basta", "en": "stop", "pt": "fim"}


def check_in(talk: Talk) -> EarCheck | None:
    expected = talk.dialogue.talk.here.expected
    return expected.about if expected and isinstance(expected.about, EarCheck) else None


def begun(listen: str = "open", **changes: object) -> Talk:
    talk = Talk(settings_for(listen=listen, **changes))
    talk.type(BEGIN[talk.dialogue.talk.settings.language][1])
    assert check_in(talk)
    return talk


def name(talk: Talk, number: int) -> str:
    words = talk.dialogue.talk.words
    return next(" ".join(form) for form, value in words.numbers.items() if value == number)


def repeat(talk: Talk, *alternatives: tuple[str, float], loud: bool = True) -> list[str]:
    """Say the number that was read out, or something else."""
    check = check_in(talk)
    assert check
    said = alternatives or ((name(talk, check.left[0]), 0.0),)
    levels = (-20.0, 35.0) if loud else (-20.0, 11.0)
    return talk.send(UtteranceHeard(said, *levels))


def repeat_all(talk: Talk, *wrong: int) -> list[str]:
    """Repeat all numbers, these of them as the next one of the board: the report."""
    told: list[str] = []
    while check := check_in(talk):
        number = check.left[0]
        told = repeat(talk, *([(name(talk, number % 32 + 1), 0.0)] if number in wrong else []))
    return told

"""Where a message is handed over, in the manuals' words, and under which name; leave below zero."""

import pytest

from assistant.dialogue.handlers.corresponding.ways import way_said
from assistant.game.mail_deeds import LeaveTaken
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.raw_lines import raw_command
from assistant.parsing.correspondence_requests import wanted_by_mail
from assistant.parsing.words.vocabulary import vocabulary
from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.talk import parse_settings

BEGUN = {
    "it": ("nuova partita per corrispondenza con Anna", "sì", "22-18", "sì"),
    "en": ("new correspondence game with Anna", "yes", "22-18", "yes"),
    "pt": ("nova partida por correspondência com Anna", "sim", "22-18", "sim"),
}
BY_MAIL = {
    "it": ("consegna a posta", "consegna alla posta", "consegna per posta", "consegna a mail"),
    "en": ("hand over to mail", "hand over by email", "hand over to the mail"),
    "pt": ("entregar por correio", "entregar ao correio", "entregar a correio"),
}
TO_FILES = {
    "it": (
        "consegna a file lettera",
        "consegna a un file di nome lettera",
        "consegna a file messaggio",
    ),
    "en": (
        "hand over to a file letter",
        "hand over to file letter",
        "hand over to a file called letter",
    ),
    "pt": (
        "entregar em ficheiro carta",
        "entregar a um arquivo carta",
        "entregar em ficheiro mensagem",
    ),
}
NO_LEAVE = {"it": "ferie -1 giorni", "en": "leave -1 days", "pt": "férias -1 dias"}


def begun(kept: Shelf, language: str) -> KeptTalk:
    talk = KeptTalk(parse_settings(f"lang={language} white=human:Bob"), kept)
    for line in BEGUN[language]:
        talk.type(line)
    return talk


@pytest.mark.parametrize("language", BEGUN)
def test_it_is_handed_to_the_mail_program(language: str) -> None:
    words = vocabulary(language)
    for line in BY_MAIL[language]:
        meant = wanted_by_mail(line, words, "Anna") or raw_command(line, words)
        assert isinstance(meant, CommandMeant)
        assert way_said(meant.rest, words).how == "mailto", line


@pytest.mark.parametrize("language", BEGUN)
def test_a_file_has_the_name_that_is_said(language: str) -> None:
    for line in TO_FILES[language]:
        with shelf() as kept:
            name = line.split()[-1]
            assert f"{name}.txt" in begun(kept, language).type(line)[0], line


@pytest.mark.parametrize("language", BEGUN)
def test_nobody_takes_less_than_a_day(language: str) -> None:
    with shelf() as kept:
        talk = begun(kept, language)
        talk.type(NO_LEAVE[language])
        assert not talk.deeds(LeaveTaken)

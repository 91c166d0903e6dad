"""Mail that is asked for while the mailbox is still looked through, just behind a start."""

import pytest

from assistant.dialogue.events import MailArrived, MailboxSearched, Opened, Route
from assistant.settings.settings import Settings
from assistant.values import replaced
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.talk import parse_settings

MAIL = {"it": "posta", "en": "mail", "pt": "correio"}
SEARCHING = {
    "it": "Sto ancora guardando nella tua posta, e ti dico che cosa aspetta.",
    "en": "I am still looking through your mail, and tell you what waits there.",
    "pt": "Ainda procuro no seu correio, e digo o que espera.",
}
NONE = {"it": "Nessun messaggio aspetta.", "en": "No message waits.", "pt": "Nenhuma mensagem espera."}


class Watched(KeptTalk):
    """A program that was started with a mailbox."""

    def _opened(self, settings: Settings, voice: Route) -> Opened:
        return replaced(super()._opened(settings, voice), is_mail_watched=True)


@pytest.mark.parametrize("language", MAIL)
def test_nobody_says_that_there_is_none_before_it_was_looked_at(language: str) -> None:
    with shelf() as kept:
        talk = Watched(parse_settings(f"lang={language} white=human:Bob"), kept)
        assert talk.type(MAIL[language]) == [SEARCHING[language]]
        (said,) = talk.send(MailboxSearched())
        assert said.startswith(NONE[language])
        assert talk.send(MailboxSearched()) == []
        assert talk.type(MAIL[language])[0].startswith(NONE[language])


def test_what_was_found_is_told_as_ever() -> None:
    with shelf() as kept:
        talk = Watched(parse_settings("lang=en white=human:Bob"), kept)
        talk.type("mail")
        (said,) = talk.send(MailArrived("<1@x>", "a@x.org", 1.79e9, "[AB-101]", "11-15"))
        assert said.startswith("A message has come")
        assert talk.send(MailboxSearched()) == []

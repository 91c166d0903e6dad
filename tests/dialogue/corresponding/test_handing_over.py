"""The ways in which a message is handed over, with whichever small words one names them; whole, or in
the one line for a telephone."""

from collections.abc import Iterator

import pytest

from assistant.dialogue.events import TextEntered
from assistant.dialogue.handlers.corresponding.ways import Way, way_said
from assistant.dialogue.letter_effects import HandOverLetter
from assistant.dialogue.letter_events import LetterHandedOver
from assistant.parsing.words.vocabulary import vocabulary
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.talk import Talk, parse_settings

SAID = {
    "it": {
        "a posta": Way("mailto"),
        "alla posta": Way("mailto"),
        "posta": Way("mailto"),
        "a appunti": Way("clipboard"),
        "agli appunti": Way("clipboard"),
        "a schermo": Way("print"),
        "a file": Way("file"),
        "a file prova": Way("file", "prova"),
        "in una riga": Way("print", is_line=True),
        "in una riga a schermo": Way("print", is_line=True),
        "agli appunti in una riga": Way("clipboard", is_line=True),
        "a file in una riga": Way("file", is_line=True),
        "in una riga a file prova": Way("file", "prova", is_line=True),
        "al piccione": Way(""),
        "": Way(""),
    },
    "en": {
        "to mail": Way("mailto"),
        "by e-mail": Way("mailto"),
        "to the screen": Way("print"),
        "to the clipboard as one line": Way("clipboard", is_line=True),
        "as one line": Way("print", is_line=True),
        "for my telephone": Way("print", is_line=True),
        "to a file called Ann": Way("file", "called Ann"),
        "to the pigeon": Way(""),
    },
    "pt": {
        "em ecrã": Way("print"),
        "em correio": Way("mailto"),
        "em área de transferência": Way("clipboard"),
        "em ficheiro": Way("file"),
        "em tela": Way("print"),
        "numa linha": Way("print", is_line=True),
        "para o telemóvel": Way("print", is_line=True),
    },
}


@pytest.mark.parametrize(("language", "said"), [(each, said) for each in SAID for said in SAID[each]])
def test_the_way_is_understood(language: str, said: str) -> None:
    assert way_said(said, vocabulary(language)) == SAID[language][said]


@pytest.fixture
def talk() -> Iterator[KeptTalk]:
    with shelf() as kept:
        talk = KeptTalk(parse_settings("lang=en white=human:Bob"), kept)
        for line in ("new correspondence game with Anna", "yes", "22-18", "yes"):
            talk.type(line)
        yield talk


def test_one_line_is_printed_and_so_is_the_next(talk: KeptTalk) -> None:
    told = ["BA-101 1.22-18 31", "End of the message. When it goes, type sent."]
    assert talk.type("hand over as one line") == told
    assert talk.type("hand over") == told


def test_a_file_may_have_the_one_line(talk: KeptTalk) -> None:
    said = talk.type("hand over to a file in one line")
    assert said[0].startswith("The message is in the file BA-101.txt")


def test_no_line_is_wanted_before_what_became_of_it_is_known() -> None:
    dialogue = Talk(parse_settings("lang=en white=human:Bob black=mail:Anna")).dialogue
    for line in ("22-18", "yes"):
        dialogue.handle(TextEntered(line))
    assert dialogue.waits_for_player
    (wanted,) = (
        each
        for each in dialogue.handle(TextEntered("hand over to a file"))
        if isinstance(each, HandOverLetter)
    )
    assert not dialogue.waits_for_player
    dialogue.handle(LetterHandedOver("file", "a.txt", "~", request_id=wanted.request_id))
    assert dialogue.waits_for_player


def test_what_comes_behind_a_message_that_has_gone_is_handed_over_before_it_is_sent(
    talk: KeptTalk,
) -> None:
    for line in ("hand over to the screen", "sent", "offer a draw"):
        talk.type(line)
    (refused,) = talk.type("sent")
    assert refused.startswith("I do not mark it as sent:")
    talk.type("hand over")
    assert talk.type("sent") == ["Sent. Now Anna is to answer."]

"""What people type at games by correspondence in words of their own, in three languages."""

from collections.abc import Iterator

import pytest

from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.talk import parse_settings

BEGUN = {
    "it": ("nuova partita per corrispondenza con Anna", "sì", "22-18", "sì"),
    "en": ("new correspondence game with Anna", "yes", "22-18", "yes"),
    "pt": ("nova partida por correspondência com Anna", "sim", "22-18", "sim"),
}


@pytest.fixture
def talks() -> Iterator[dict[str, KeptTalk]]:
    """A game in each language, in which the own move waits to be sent."""
    with shelf() as it, shelf() as en, shelf() as pt:
        found = {}
        for language, kept in (("it", it), ("en", en), ("pt", pt)):
            found[language] = KeptTalk(parse_settings(f"lang={language} white=human:Bob"), kept)
            for line in BEGUN[language]:
                found[language].type(line)
        yield found


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("it", "l'ho mandata", "Spedita: 22-18."),
        ("it", "rileggimi il messaggio", "Per Anna: "),
        ("it", "quando scade?", "Hai un messaggio da spedire: 40 giorni."),
        ("it", "devo incollare un messaggio", "Incolla il messaggio"),
        (
            "it",
            "comincia una partita per posta con Marco",
            "Dama italiana per corrispondenza con Marco: ",
        ),
        ("it", "Anna ha giocato 11-15", "Anna: 11-15, mossa 1."),
        ("en", "I've sent the message", "Sent: 22-18."),
        ("en", "read me the message again", "To Anna: "),
        ("en", "how many days do I have left?", "You have a message to send: 40 days."),
        (
            "en",
            "start a correspondence game with Mark",
            "Italian draughts by correspondence with Mark: ",
        ),
        ("en", "Anna played eleven fifteen", "Anna: 11-15, move 1."),
        ("pt", "já mandei a mensagem", "Enviada: 22-18."),
        ("pt", "lê-me outra vez a mensagem", "Para Anna: "),
        ("pt", "quando acaba o meu prazo?", "Há uma mensagem por enviar: 40 dias."),
        ("pt", "onde é que ficámos?", "Últimos lances: 22-18"),
        ("pt", "a Anna jogou 11-15", "Anna: 11-15, lance 1."),
    ],
)
def test_it_is_understood_as_it_is_meant(
    talks: dict[str, KeptTalk], language: str, line: str, said: str
) -> None:
    told = talks[language].type(line)
    assert any(each.startswith(said) for each in told), told


@pytest.mark.parametrize("line", ["Anna played well", "did Anna play 11-15?", "Anna has 11 men"])
def test_talk_of_the_opponent_is_no_move_of_theirs(talks: dict[str, KeptTalk], line: str) -> None:
    before = len(talks["en"].game.deeds)
    assert not any("Do I take it" in said for said in talks["en"].type(line))
    assert len(talks["en"].game.deeds) == before


def test_a_note_that_is_asked_for_is_not_written_over(talks: dict[str, KeptTalk]) -> None:
    talk = talks["en"]
    talk.type("note watch 22")
    for line in ("note?", "my note?", "what was my note?", "note"):
        assert talk.type(line) == ["Your note: watch 22"]
    assert talk.type("note what else") == [
        "The note is written: only you hear it. It said before: watch 22"
    ]
    assert talk.type("remove the note") == ["The note is removed. It said before: what else"]

"""A line that asks about a move, or tells of another time, plays none, even without a question mark."""

import pytest

from assistant.narration.facts.game import LastMoveTold
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

LINES = {
    "en": (
        "do I get the seventeen moves thing",
        "do I get seventeen moves",
        "did I play 22-19",
        "shall I play 22-19",
        "shall I go 22-19",
        "do I want 22-19",
        "next time 22-19",
        "last game 22-19",
        "is it 22-19",
        "what about 22-19",
        "have I played 22-19",
        "instead of 22-19",
        "Black plays 22-19",
    ),
    "it": (
        "la prossima volta 22-18",
        "l'ultima volta 22-18",
        "mi conviene 22-18",
        "ieri 22-18",
        "invece di 22-18",
        "al posto di 22-18",
    ),
    "pt": (
        "da próxima vez 22-18",
        "deveria jogar 22-18",
        "em vez de 22-18",
        "ontem joguei 22-18",
    ),
    "pt-BR": ("da próxima vez 22-18", "será que jogo 22-18"),
}
CASES = [(language, line) for language, lines in LINES.items() for line in lines]


@pytest.mark.parametrize(("language", "line"), CASES)
def test_nothing_is_played(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(line)
    assert not talk.game.plies


@pytest.mark.parametrize(
    "said",
    ["shall i play twenty two nineteen", "did i play twenty two nineteen", "do i go to ten"],
)
def test_nor_where_it_was_heard(said: str) -> None:
    talk = Talk(settings_for(language="en", listen="open"))
    talk.hear(said)
    assert not talk.game.plies


@pytest.mark.parametrize("line", ["I play 22-19", "so 22-19", "ok I'll go 22-19"])
def test_a_move_that_is_given_is_played(line: str) -> None:
    talk = Talk(settings_for(language="en"))
    talk.type(line)
    assert [ply.written for ply in talk.game.plies] == ["22-19"]


WORDY = [
    *(("en", line) for line in ("you're wordy", "you're too wordy", "make it shorter, you're wordy")),
    *(("it", line) for line in ("sei prolisso", "sei troppo prolisso", "parli troppo")),
    *(("pt-BR", line) for line in ("você fala demais", "você é prolixo")),
]


@pytest.mark.parametrize(("language", "line"), WORDY)
def test_who_finds_it_wordy_gets_fewer_words(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(line)
    assert talk.dialogue.talk.settings.verbosity == 0


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "what's my detail set to"),
        ("en", "how much detail are you giving"),
        ("en", "what is the detail"),
        ("it", "quanto dettaglio dai?"),
        ("it", "che dettaglio c'è?"),
    ],
)
def test_who_asks_for_the_detail_changes_none(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(line)
    assert talk.dialogue.talk.settings.verbosity == 1


PLAYED = [
    ("en", "what did {} play"),
    ("en", "where did {} move"),
    ("en", "which move did {} make"),
    ("it", "cosa ha giocato {}?"),
    ("pt", "o que jogou {}?"),
]


@pytest.mark.parametrize(("language", "line"), PLAYED)
@pytest.mark.parametrize("speaker", ["", "Anna: ", "Bruno: "])
def test_what_somebody_played_is_told_of_them(language: str, line: str, speaker: str) -> None:
    talk = Talk(settings_for(language=language, white=Player(name="Anna"), black=Player(name="Bruno")))
    talk.type("22-18")
    talk.type("11-15")
    tell = talk.dialogue.talk.narrator.tell
    of_white = tell(LastMoveTold(Side.WHITE, "22-18", is_of_side=True)).text
    assert talk.type(speaker + line.format("Anna")) == [of_white]
    assert talk.type(speaker + line.format("Bruno")) == [tell(LastMoveTold(Side.BLACK, "11-15")).text]


@pytest.mark.parametrize("line", ["what did we just swap"])
def test_what_asks_of_the_past_wishes_nothing(line: str) -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("22-18")
    talk.answer("11-15")
    talk.type(line)
    assert talk.dialogue.talk.here.asked is None

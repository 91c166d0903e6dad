"""A no with what is wanted instead: what stands behind the no is done, and the question is gone."""

import pytest

from assistant.dialogue import lines
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Meaning, Perhaps
from assistant.parsing.meanings import Command
from tests.dialogue.support.talk import Talk, parse_settings

TURN = CommandMeant(Command.TURN)
CAPTURES = CommandMeant(Command.CAPTURES)

TOLD = {
    "it": (
        ("nessuna delle due, leggimi la scacchiera", "Bianco: pedine"),
        ("no, leggimi la scacchiera", "Bianco: pedine"),
        ("no, il livello 3", "Fatto. Livello: 3."),
        ("no, 21-17", "Bianco: 21-17."),
        ("no no, leggimi la scacchiera", "Bianco: pedine"),
        ("ma no! ho detto 21-17", "Intendi la mossa 21-17?"),
        ("no dimmi le pedine", "Bianco: pedine"),
        ("no, 22-18", "La casella 22 è vuota"),
        ("no, mi arrendo", "Bianco: vuoi davvero abbandonare"),
    ),
    "en": (
        ("neither, I want the rules", "You can hear the articles"),
        ("no, read me the board", "White: men"),
        ("no, level 3", "Done. Level: 3."),
        ("neither, 21-17", "White: 21-17."),
        ("no help", "A move:"),
        ("no tell me whose turn it is", "Your move, White."),
        ("no, I resign", "White: do you really want to resign"),
    ),
    "pt": (
        ("nenhuma, lê o tabuleiro", "Brancas: pedras"),
        ("não, lê o tabuleiro", "Brancas: pedras"),
        ("não, ajuda", "Um lance:"),
        ("não, 21-17", "Brancas: 21-17."),
    ),
}
LEFT = {
    "it": (
        "no, grazie",
        "no, lascia stare",
        "no, aspetta",
        "no, lascia perdere",
        "no, nessuna delle due",
    ),
    "en": (
        "no, thanks",
        "no, leave it",
        "no, wait",
        "no, never mind that",
        "neither, thank you",
    ),
    "pt": ("não, obrigado", "não, deixa", "não, espera", "não, deixa estar"),
}
ON = {"it": "si continua", "en": "the game goes on", "pt": "a partida continua"}


def asked(language: str, *meanings: Meaning) -> Talk:
    """A game after 22-18 12-16, in which it is asked whether one thing is meant, or which of two."""
    talk = Talk(parse_settings(f"lang={language} coach=off"))
    talk.type("22-18")
    talk.answer("12-16")
    lines.ask_which_meant(talk.dialogue.talk, Perhaps(meanings), lines._do_meant)
    return talk


@pytest.mark.parametrize("offered", [(TURN,), (TURN, CAPTURES)])
@pytest.mark.parametrize("language", sorted(TOLD))
def test_what_is_wanted_instead_is_done(language: str, offered: tuple[Meaning, ...]) -> None:
    for line, begins in TOLD[language]:
        talk = asked(language, *offered)
        said = talk.type(line)
        assert any(each.startswith(begins) for each in said[1:]), (line, said)
        assert talk.dialogue.talk.here.expected is None, line


@pytest.mark.parametrize("offered", [(TURN,), (TURN, CAPTURES)])
@pytest.mark.parametrize("language", sorted(LEFT))
def test_a_no_with_nothing_wanted_is_a_no(language: str, offered: tuple[Meaning, ...]) -> None:
    for line in LEFT[language]:
        talk = asked(language, *offered)
        said = talk.type(line)
        assert ON[language] in said[-1], (line, said)
        assert len(talk.game.plies) == len(("22-18", "12-16")), line

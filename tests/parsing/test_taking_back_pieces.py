"""To take back a piece is a capture, and to be taken in return a loss: no move is wanted back."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Likely, meanings_of
from assistant.parsing.meanings import About, Command
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from tests.dialogue.support.talk import Talk, settings_for
from tests.parsing.support.understood import understand_line

RETURN = {
    "it": (
        "se prendo, poi lui mi riprende?",
        "se mangio mi rimangia?",
        "se prendo lui riprende?",
        "se catturo mi ricattura?",
        "se prendo mi riprende?",
    ),
    "en": (
        "if I take, does he take back?",
        "if I take will he recapture?",
        "if I take, can he retake?",
        "if I capture, does he recapture?",
    ),
    "pt": (
        "se eu capturar, ele recaptura?",
        "se eu comer, ele come de volta?",
        "se eu comer, ele come-me de volta?",
        "se eu tomar, ele retoma?",
    ),
    "pt-BR": ("se eu capturar, ele recaptura?", "se eu comer ele me come de volta?"),
}
REGAIN = {
    "it": ("posso riprendermi il pezzo?", "posso riprendere la pedina?", "posso ricatturare?"),
    "en": (
        "can I recapture?",
        "can I recapture the man?",
        "can I win the piece back?",
        "can I retake?",
    ),
    "pt": ("posso recapturar?", "posso recuperar a pedra?", "posso comer de volta?"),
    "pt-BR": ("posso recapturar?", "posso recuperar a peça?"),
}
BACK = {
    "it": ("posso riprendere la mossa?", "riprendi", "posso riprendere 2 mosse?", "riprendo la mossa"),
    "en": ("can I take back the move?", "take back", "take it back"),
    "pt": ("posso voltar atrás?", "desfazer"),
    "pt-BR": ("desfaz", "voltar"),
}


def meant(language: str, line: str) -> CommandMeant:
    place = start_position(ITALIAN_FID.variant)
    found = understand_line(line, place, ITALIAN_FID, vocabulary(language))
    first = found if isinstance(found, CommandMeant) else meanings_of(found)[0] if found else None
    assert isinstance(first, CommandMeant), line
    return first


def cases(lines: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(language, line) for language, each in lines.items() for line in each]


@pytest.mark.parametrize(("language", "line"), cases(RETURN))
def test_what_is_lost_in_return_is_asked(language: str, line: str) -> None:
    found = meant(language, line)
    assert (found.command, found.about) == (Command.LOSSES, About.CAPTURES)


@pytest.mark.parametrize(("language", "line"), cases(REGAIN))
def test_a_piece_that_is_taken_back_is_a_capture(language: str, line: str) -> None:
    assert meant(language, line).command is Command.CAPTURES
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type(line)
    assert talk.dialogue.talk.here.asked is None
    assert len(talk.game.plies) == 2


@pytest.mark.parametrize(("language", "line"), cases(BACK))
def test_a_move_that_is_taken_back_is_one_still(language: str, line: str) -> None:
    assert meant(language, line).command is Command.TAKE_BACK


def test_likely_is_as_sure_as_ever() -> None:
    place = start_position(ITALIAN_FID.variant)
    found = understand_line("se prendo, poi lui mi riprende?", place, ITALIAN_FID, vocabulary("it"))
    assert isinstance(found, Likely)

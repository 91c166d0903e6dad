"""What is told of a move that is asked about, and of how many questions may be asked."""

import pytest

from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

NOT_PLAYED = {
    "it": ("perdite", "La mossa non è giocata."),
    "en": ("losses", "The move is not played."),
    "pt": ("perdas", "O lance não foi jogado."),
    "pt-BR": ("perdas", "O lance não foi jogado."),
}


@pytest.mark.parametrize("language", NOT_PLAYED)
def test_a_move_that_a_question_wanted_is_said_not_to_be_played(language: str) -> None:
    asked, told = NOT_PLAYED[language]
    talk = Talk(settings_for(language=language))
    talk.type(asked)
    assert talk.type("22-18")[-1] == told
    assert talk.game.plies == []
    assert told not in talk.type(f"{asked} 22-18")


@pytest.mark.parametrize("verbosity", [1, 2])
def test_a_choice_of_captures_names_the_pieces_that_would_be_lost(verbosity: int) -> None:
    talk = Talk(settings_for(fen="W:W8,9,22,31,6:B16,26,23,2", verbosity=verbosity))
    told = "Dopo 9-5 l'avversario prende il pezzo in 5 o 6: 2x9 o 2x11."
    assert talk.type("perdite 9-5") == [told]


EACH = {"it": "a testa", "en": "each", "pt": "cada um", "pt-BR": "cada um"}


@pytest.mark.parametrize("verbosity", [0, 1])
@pytest.mark.parametrize("language", EACH)
def test_questions_are_said_to_be_each_players_own(language: str, verbosity: int) -> None:
    two = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    for people, is_each in (({}, False), (two, True)):
        talk = Talk(settings_for(language=language, questions=3, verbosity=verbosity, **people))
        assert any(f" {EACH[language]}." in line for line in talk.opening) is is_each

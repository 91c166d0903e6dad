"""The question whether a game is left for a new one says which one was asked for, in few words too."""

import pytest

from assistant.dialogue.questions import NewGame
from tests.dialogue.support.talk import Talk, settings_for

CASES = [
    ("it", "nuova internazionale", "dama internazionale", "sì o no"),
    ("it", "nuova col nero livello 3", "tu col Nero, contro il computer al livello 3", "sì o no"),
    ("en", "new international", "international draughts", "yes or no"),
    ("en", "new game as black, level 3", "playing Black, against the computer at level 3", "yes or no"),
    ("en", "two players Anna and Bruno", "two players: Anna, Bruno", "yes or no"),
    ("pt", "nova internacional", "damas internacionais", "sim ou não"),
    ("pt-BR", "nova com as pretas", "com as pretas", "sim ou não"),
]


@pytest.mark.parametrize("verbosity", [0, 1, 2])
@pytest.mark.parametrize(("language", "line", "named", "answers"), CASES)
def test_what_was_asked_for_is_named(
    language: str, line: str, named: str, answers: str, verbosity: int
) -> None:
    talk = Talk(settings_for(language=language, verbosity=verbosity))
    talk.type("22-18")
    talk.answer("12-16")
    (asked,) = talk.type(line)
    assert named in asked
    assert answers in asked
    question = talk.dialogue.talk.here.asked
    assert question
    assert isinstance(question.about, NewGame)
    assert named in talk.type("?")[-1], "and again when it is asked again"


@pytest.mark.parametrize(
    ("line", "told"), [("nuova", "Partita nuova: sì o no?"), ("scambia", "Nuova col Nero: sì o no?")]
)
def test_a_new_game_like_the_last_one_needs_no_name(line: str, told: str) -> None:
    talk = Talk(settings_for(language="it", verbosity=0))
    talk.type("22-18")
    talk.answer("12-16")
    assert talk.type(line) == [told]

"""Who says that somebody has won resigns for the other one: the winner is never asked to resign."""

import pytest

from assistant.dialogue.questions import Guess
from assistant.parsing.meanings import Command, Whose
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
LOSERS = [
    ("it", "Anna ha vinto", Side.BLACK),
    ("it", "ha vinto Anna", Side.BLACK),
    ("it", "ha vinto il nero", Side.WHITE),
    ("it", "Anna: Bruno ha vinto", Side.WHITE),
    ("it", "Bruno: Anna ha vinto", Side.BLACK),
    ("it", "Bruno, hai vinto", Side.WHITE),
    ("it", "Bruno, hai vinto tu", Side.WHITE),
    ("it", "hai vinto tu, Anna", Side.BLACK),
    ("it", "la do vinta ad Anna", Side.BLACK),
    ("it", "Anna: hai vinto", Side.WHITE),
    ("it", "Anna abbandona", Side.WHITE),
    ("en", "Bruno, you win", Side.WHITE),
    ("en", "you win, Anna", Side.BLACK),
    ("en", "Anna wins, I resign", Side.BLACK),
    ("en", "Bruno, you've got me", Side.WHITE),
    ("en", "Anna: you win", Side.WHITE),
    ("pt", "Bruno, você ganhou", Side.WHITE),
    ("pt", "Anna venceu, desisto", Side.BLACK),
    ("pt", "Bruno, você me venceu", Side.WHITE),
    ("pt", "Anna desiste", Side.WHITE),
]
"""A line, and who may resign by it."""


@pytest.mark.parametrize(("language", "line", "loser"), LOSERS)
def test_whoever_has_not_won_resigns(language: str, line: str, loser: Side) -> None:
    talk = Talk(settings_for(language=language, **TWO))
    talk.type(line)
    asked = talk.dialogue.talk.here.asked
    assert asked
    whose = Whose.WHITE if loser is Side.WHITE else Whose.BLACK
    match asked.about:
        case Guess(meaning):
            assert meaning.command is Command.RESIGN, meaning
            assert meaning.whose is whose
        case about:
            assert about.side is loser


def test_only_the_loser_says_yes_to_it() -> None:
    talk = Talk(settings_for(language="it", **TWO))
    talk.type("Bruno ha vinto")
    talk.type("sì")
    talk.type("Bruno sì")
    assert not talk.game.outcome
    talk.type("Anna sì")
    assert talk.game.outcome
    assert talk.game.outcome.winner is Side.BLACK

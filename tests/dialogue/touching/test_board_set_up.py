"""The pieces put on a board: for a new game, after they were upset, or as a position of its own."""

import pytest

from assistant.dialogue.effects import LookFor
from assistant.dialogue.handlers.command import obey
from assistant.dialogue.states import State
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from assistant.rules.fen import parse_fen
from assistant.rules.variant import ITALIAN
from assistant.tactile.reading import Seen, Sense
from tests.dialogue.support.board_talk import COMPUTER, ON_BOARD, BoardTalk, at_board
from tests.dialogue.support.talk import settings_for


def test_a_new_game_waits_for_the_pieces() -> None:
    talk = at_board()
    talk.on_board("-22 +18w")
    talk.type("nuova partita")
    talk.type("si")
    talk.on_board("-18 +22w")
    talk.on_board("-22 +18w")
    assert talk.played == ["22-18", "22-18"]


def test_an_upset_board_is_put_right_step_by_step() -> None:
    talk = at_board()
    for hands in ("-22 -23 -24 -9 -10 -11", "read overdue"):
        said = talk.on_board(hands)
    assert said
    assert not talk.played
    steps = " ".join(talk.type("ripristina"))
    assert "9" in steps
    for hands in ("+9b", "+10b", "+11b", "+22w", "+23w"):
        assert talk.on_board(hands)
    assert talk.on_board("+24w")
    talk.on_board("-22 +18w")
    assert talk.played == ["22-18"]


def test_what_passes_by_while_the_board_is_put_right_is_no_move() -> None:
    talk = at_board()
    talk.on_board("-22 -23 -24 -9 -10 -11 overdue")
    talk.on_board("+9b +10b +11b +18w +23w +24w")
    assert not talk.played


def test_a_position_set_up_by_hand_begins_a_game() -> None:
    talk = at_board()
    talk.hands[0].squares = [Seen.NOTHING] * 32
    talk.on_board("+22w +5b +1B overdue")
    obey(talk.dialogue.talk, CommandMeant(Command.SET_UP))
    talk.type("si")
    assert talk.game.position == parse_fen("W:W22:B5,K1", ITALIAN)
    talk.on_board("-22 +18w")
    assert talk.played == ["22-18"]


def test_what_has_no_colours_is_no_position_to_begin_with() -> None:
    talk = at_board(sense=Sense.OCCUPANCY)
    obey(talk.dialogue.talk, CommandMeant(Command.SET_UP))
    assert talk.dialogue.state is State.MOVE


@pytest.mark.parametrize(
    ("stands", "reason"),
    [
        ("", "non c'è nessun pezzo"),
        ("+2w +9b", "Nella casella 2 c'è una pedina sulla base avversaria"),
        (" ".join(f"+{square}w" for square in range(5, 18)) + " +32B", "Un colore ha 13 pezzi"),
    ],
)
def test_what_no_game_can_come_to_is_refused_with_its_reason(stands: str, reason: str) -> None:
    talk = at_board()
    before = talk.game
    talk.hands[0].squares = [Seen.NOTHING] * 32
    talk.on_board(f"{stands} overdue")
    assert reason in " ".join(talk.type("parti dalla damiera"))
    assert talk.game is before
    assert talk.dialogue.state is State.MOVE


def test_where_the_board_is_looked_for_is_told_anew_for_another_game() -> None:
    talk = BoardTalk(settings_for(white=ON_BOARD, black=COMPUTER, boards=1))
    talk.on_board("found")
    assert [each for each in talk.done if isinstance(each, LookFor)]

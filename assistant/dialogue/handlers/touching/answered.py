"""What a yes and a no to each question about a board do."""

from typing import assert_never

from assistant.dialogue.handlers.asking.needs_yes import dropped
from assistant.dialogue.handlers.touching.at_board import ask_side, begin_set_up
from assistant.dialogue.handlers.touching.irregular import leave_out, trust
from assistant.dialogue.handlers.touching.made import accept_made, decline_made
from assistant.dialogue.questions import AboutBoard, MadeOnBoard, Sensor, SetUp, WhiteToMove
from assistant.dialogue.talk import Talk
from assistant.rules.side import Side


def answer_about_board(talk: Talk, about: AboutBoard, *, is_yes: bool) -> None:
    """Do what an answer means."""
    match about:
        case MadeOnBoard():
            (accept_made if is_yes else decline_made)(talk, about)
        case SetUp(seat, position) if is_yes:
            ask_side(talk, seat, position)
        case SetUp():
            dropped(talk)
        case WhiteToMove():
            begin_set_up(talk, about, Side.WHITE if is_yes else Side.BLACK)
        case Sensor():
            (leave_out if is_yes else trust)(talk, about)
        case _:
            assert_never(about)

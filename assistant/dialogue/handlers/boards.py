"""The door to touching/: what is done on boards with sensors is read when the first board speaks.

A game without boards reads none of it, nor of tactile/ more than what a reading is: of the modules that
its start read, one in twenty was of boards. So nothing but this module names touching/, and what the
modules that every game reads name of tactile/ is named for types alone.
"""

from assistant.dialogue.events import BoardEvent
from assistant.dialogue.handlers.playing.search import play_held_answer
from assistant.dialogue.questions import AboutBoard, Answer
from assistant.dialogue.talk import Talk
from assistant.parsing.commands.catalogue import Family, commands_of
from assistant.parsing.meanings import Command

AT_BOARD = commands_of(Family.ELECTRONIC_BOARD)
"""What people ask for who sit at boards."""


def hear_of_board(talk: Talk, event: BoardEvent, answer: Answer) -> None:
    """Something has happened on a board."""
    if event.board < len(talk.table.seats):
        from assistant.dialogue.handlers.touching import board

        board.hear_of_board(talk, talk.table.seats[event.board], event, answer)


def attend(talk: Talk, answer: Answer) -> None:
    """After every event: the computer's answer that waited for a person's, then what boards show."""
    if not talk.is_held_up:
        play_held_answer(talk)  # the board may have answered what was asked
    talk = _at_boards(talk)
    if any(seat.is_there for seat in talk.table.seats):
        from assistant.dialogue.handlers.touching import board

        board.attend(talk, answer)


def prepare_board(talk: Talk) -> None:
    """Tell what is to be done on a board, with sensors or without, so that it stands as the game."""
    from assistant.dialogue.handlers.touching import preparing

    preparing.prepare(talk)


def obey_at_board(talk: Talk, command: Command) -> None:
    """Do what is asked for at boards."""
    from assistant.dialogue.handlers.touching import at_board

    at_board.obey_at_board(talk, command)


def answer_about_board(talk: Talk, about: AboutBoard, *, is_yes: bool) -> None:
    """Do what a yes and a no to a question about a board mean, told where the board is told of."""
    talk = _at_boards(talk)
    from assistant.dialogue.handlers.touching import answered

    answered.answer_about_board(talk, about, is_yes=is_yes)


def _at_boards(talk: Talk) -> Talk:
    """The turn where is told what happens on boards, whoever has done something elsewhere."""
    if not talk.is_among_others:
        return talk
    return Talk(talk.conversation, talk.table, talk.conversation.listener(talk.table))

"""A tactile board made to stand as the game does: only what is other there, a few things at a time.

A board without sensors tells nothing. It is taken to stand as the game did for which it was prepared
last, whose moves its player has made on it too; before that, as at the start.
"""

from assistant.dialogue.handlers.touching.at_board import obey_at_board
from assistant.dialogue.handlers.touching.guiding import piece_word
from assistant.dialogue.on_board import OnBoard
from assistant.dialogue.talk import Talk
from assistant.narration.facts.preparing import (
    BoardPrepared,
    PreparingBegun,
    PreparingRest,
    PreparingStep,
)
from assistant.parsing.meanings import Command
from assistant.rules.position import Position, start_position
from assistant.rules.variant import Variant
from assistant.tactile.guide import Crown, GuideStep, MoveTo, Put, TakeOff
from assistant.tactile.preparing import after_step, steps_between

AT_ONCE = 5
"""Things to do that are told together: more are not kept in mind while the hands are busy."""


def prepare(talk: Talk) -> None:
    """Guide the hand on a board with sensors; tell what is other on one without."""
    is_of_game = talk.game is talk.table.game
    if is_of_game and any(seat.is_there for seat in talk.table.seats):
        obey_at_board(talk, Command.RESTORE)
        return
    kind, stands, todo = _to_do(talk, talk.game.position)
    for each in todo[:AT_ONCE]:
        stands = after_step(stands, each)
    left = max(0, len(todo) - AT_ONCE)
    talk.surface.on_board = OnBoard(stands, None if left else talk.game)
    if not todo:
        talk.say(BoardPrepared(kind))
        return
    talk.say(PreparingBegun(kind, len(todo)))
    for each in todo[:AT_ONCE]:
        talk.say(_told(each))
    if left:
        talk.say(PreparingRest(left))


def _told(step: GuideStep) -> PreparingStep:
    square = str(step.square)
    match step:
        case TakeOff(_, seen):
            return PreparingStep("take-off", square, seen.value)
        case MoveTo(_, end, piece):
            return PreparingStep("move", square, piece_word(piece), str(end))
        case Put(_, piece):
            return PreparingStep("put", square, piece_word(piece))
        case Crown():
            return PreparingStep("crown", square)
    return PreparingStep("uncrown", square)


def _to_do(talk: Talk, position: Position) -> tuple[str, Position, tuple[GuideStep, ...]]:
    """As what the board is taken to stand, how that stands, and what is to be done from there on; all
    of it is taken off where that is less to do."""
    kind, stands = _stands(talk, position.variant)
    todo = steps_between(stands, position)
    pieces = (position.white | position.black).bit_count()
    if pieces + 1 < len(todo):
        bare = position._replace(white=0, black=0, kings=0)
        return "bare", bare, steps_between(bare, position)
    return kind, stands, todo


def _stands(talk: Talk, variant: Variant) -> tuple[str, Position]:
    """What stands on the board, and how that is known; one for another game is another board."""
    there = talk.surface.on_board
    if there is None or there.position.variant is not variant:
        return "start", start_position(variant)
    return "game" if there.game else "half", there.now

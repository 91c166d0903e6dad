"""Moves that were taken back and are played again: asked of whom it concerns, as they were."""

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.handlers.asking.confirm import ask_opponent, confirm, dropped
from assistant.dialogue.handlers.playing.move import play_again
from assistant.narration.facts.game import GameIsOver, NothingToRedo, PlayedAgain
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_move


def redo(conversation: Conversation, *, is_heard: bool = False) -> None:
    """Play again what was taken back last: of two people the other one is asked, as for the take-back.

    Who plays alone loses nothing by it, and can take it back again; only a voice may be misheard.
    """
    game, people = conversation.game, conversation.settings.people
    if not conversation.table.undone:
        conversation.say(NothingToRedo())
    elif game.outcome:
        conversation.say(GameIsOver())
    elif len(people) > 1:
        side = conversation.side_to_move
        ask_opponent(conversation, "redo", side, _written_undone(conversation), _do_redo, dropped)
    elif is_heard:
        confirm(conversation, "replay", _do_redo, _written_undone(conversation))
    else:
        _do_redo(conversation)


def _written_undone(conversation: Conversation) -> list[str]:
    """How what was taken back last was written when it was played."""
    position, written = conversation.game.position, []
    for move in conversation.table.undone[-1]:
        written.append(format_move(move, legal_moves(position)))
        position = position.after(move)
    return written


def _do_redo(conversation: Conversation) -> None:
    if not conversation.table.undone:
        conversation.say(NothingToRedo())  # the record has changed since it was asked
        return
    moves = conversation.table.undone[-1]
    conversation.forget_ahead()
    conversation.drop_search()
    conversation.record_changed()
    conversation.say(PlayedAgain(len(moves)))
    play_again(conversation, moves)

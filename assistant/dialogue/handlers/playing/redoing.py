"""Moves that were taken back and are played again: asked of whom it concerns, as they were."""

from assistant.dialogue.handlers.asking.confirm import ask_opponent, confirm
from assistant.dialogue.handlers.playing.move import play_again
from assistant.dialogue.questions import Redo
from assistant.dialogue.talk import Talk
from assistant.narration.facts.game import GameIsOver, NothingToRedo, PlayedAgain
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_move


def redo(talk: Talk, *, is_heard: bool = False) -> None:
    """Play again what was taken back last: of two people the other one is asked, as for the take-back.

    Who plays alone loses nothing by it, and can take it back again; only a voice may be misheard.
    """
    game, people = talk.game, talk.settings.people
    if not talk.table.undone:
        talk.say(NothingToRedo())
    elif game.outcome:
        talk.say(GameIsOver())
    elif len(people) > 1:
        side = talk.side_to_move
        ask_opponent(talk, "redo", side, _written_undone(talk), Redo())
    elif is_heard:
        confirm(talk, "replay", Redo(), _written_undone(talk))
    else:
        play_undone(talk)


def _written_undone(talk: Talk) -> list[str]:
    """How what was taken back last was written when it was played."""
    position, written = talk.game.position, []
    for move in talk.table.undone[-1]:
        written.append(format_move(move, legal_moves(position)))
        position = position.after(move)
    return written


def play_undone(talk: Talk) -> None:
    """Play again what was taken back last, if it still follows on."""
    if not talk.table.undone:
        talk.say(NothingToRedo())  # the record has changed since it was asked
        return
    moves = talk.table.undone[-1]
    talk.forget_ahead()
    talk.drop_search()
    talk.record_changed()
    talk.say(PlayedAgain(len(moves)))
    play_again(talk, moves)

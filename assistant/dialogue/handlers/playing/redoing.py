"""Moves that were taken back and are played again: asked of whom it concerns, as they were."""

from collections.abc import Sequence

from assistant.dialogue.handlers.asking.needs_yes import ask_opponent, confirm
from assistant.dialogue.handlers.playing.move import play_again
from assistant.dialogue.handlers.playing.over import tell_over
from assistant.dialogue.questions import Redo
from assistant.dialogue.talk import Talk
from assistant.narration.facts.game import NothingToRedo, NotSoManyAgain, PlayedAgain
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_move


def redo(talk: Talk, meant: CommandMeant, *, is_heard: bool = False) -> None:
    """Play again what was taken back last, all of it, or so many moves of people.

    Of two people the other one is asked, as for the take-back. Who plays alone loses nothing by it, and
    can take it back again; only a voice may be misheard.
    """
    game, people = talk.game, talk.settings.people
    ways = _ways_on(talk)
    count = len(ways)
    if game.outcome:
        tell_over(talk)
    elif not count:
        talk.say(NothingToRedo())
    elif meant.number is not None and not 0 < meant.number <= count:
        talk.say(NotSoManyAgain(meant.number, count))
    else:
        moves = _wanted(talk, meant, ways)
        about, written = Redo(len(moves)), _written(talk, moves)
        if len(people) > 1:
            side = talk.speaker or talk.side_to_move
            ask_opponent(talk, "redo", side, written, about)
        elif is_heard:
            confirm(talk, "replay", about, written)
        else:
            play_undone(talk, len(moves))


def _undone(talk: Talk) -> list[Move]:
    """All that was taken back and may be played again, in the order in which it is played."""
    return [move for moves in reversed(talk.table.undone) for move in moves]


def _ways_on(talk: Talk) -> list[int]:
    """How many plies lead on over one move of a person, over two, and so on, each with the answer."""
    people, side, plies = talk.settings.people, talk.side_to_move, len(_undone(talk))
    sides = [side if ply % 2 == 0 else side.opponent for ply in range(plies)]
    begins = [ply for ply, each in enumerate(sides) if each in people]
    return [*begins[1:], plies] if begins else []


def _wanted(talk: Talk, meant: CommandMeant, ways: Sequence[int]) -> list[Move]:
    if meant.about is About.ALL:
        return _undone(talk)
    if meant.number is not None:
        return _undone(talk)[: ways[meant.number - 1]]
    return list(talk.table.undone[-1])


def _written(talk: Talk, moves: Sequence[Move]) -> list[str]:
    """How moves that were taken back were written when they were played."""
    position, written = talk.game.position, []
    for move in moves:
        written.append(format_move(move, legal_moves(position)))
        position = position.after(move)
    return written


def play_undone(talk: Talk, plies: int) -> None:
    """Play again so many of the plies that were taken back, if there still are so many."""
    moves = _undone(talk)[:plies]
    if len(moves) < plies:
        talk.say(NothingToRedo())  # the record has changed since it was asked
        return
    talk.forget_ahead()
    talk.drop_search()
    talk.record_changed()
    talk.say(PlayedAgain(len(moves)))
    play_again(talk, moves)

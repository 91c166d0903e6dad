"""Moves that are taken back: asked of whom it concerns, undone, and told to the hands."""

from collections.abc import Callable, Sequence

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.handlers.asking.confirm import ask_opponent, confirm, dropped, is_agreed
from assistant.dialogue.handlers.playing.draw import tell_count_change
from assistant.dialogue.handlers.playing.following import put_level_back
from assistant.dialogue.handlers.playing.move import can_go_back, next_turn, tell_your_turn
from assistant.game.deeds import MoveCorrected, TakenBack
from assistant.game.putting_back import putting_back
from assistant.narration.facts.fact import Contents, Fact, Moves, Squares
from assistant.narration.facts.game import GameIsOver, NothingToTakeBack
from assistant.narration.facts.game import TakenBack as TakenBackTold
from assistant.narration.facts.position import PutBack
from assistant.rules.move import Move
from assistant.rules.side import Side


def take_back(conversation: Conversation) -> None:
    """Ask the other person, or the person alone, before the last move is undone."""
    game = conversation.game
    back = _plies_to_take_back(conversation)
    if game.outcome and not can_go_back(conversation):
        conversation.say(GameIsOver())
    elif not game.can_take_back(back):
        conversation.say(NothingToTakeBack())
    elif len(conversation.settings.people) > 1:
        last = game.plies[-1]
        ask_opponent(conversation, "takeback", last.side, last.written, _do_take_back, dropped)
    else:
        move = game.plies[-back].written
        confirm(conversation, "undo", _do_take_back, move, annuls=is_agreed(game))


def _plies_to_take_back(conversation: Conversation) -> int:
    """As many as lead back to a person's move: with the computer's answer, if it has answered."""
    game, people = conversation.game, conversation.settings.people
    back = 1
    while game.can_take_back(back) and game.plies[-back].side not in people:
        back += 1
    return back


def _do_take_back(conversation: Conversation) -> None:
    plies = _plies_to_take_back(conversation)
    if not conversation.game.can_take_back(plies):
        conversation.say(NothingToTakeBack())  # the record has changed since it was asked
        return
    moves = [ply.move for ply in conversation.game.plies[-plies:]]
    take_back_plies(conversation, conversation.game.back(plies, _by(conversation)), TakenBackTold)
    conversation.table.has_taken_back = True
    put_level_back(conversation)
    tell_put_back(conversation, moves)
    tell_your_turn(conversation)
    next_turn(conversation)


def _by(conversation: Conversation) -> Side | None:
    """Whose move is taken back is who does it, where that is a person."""
    people = conversation.settings.people
    return people[0] if len(people) == 1 else conversation.side_to_move.opponent


def take_back_plies(
    conversation: Conversation, deed: TakenBack | MoveCorrected, told: Callable[[Moves, int], Fact]
) -> None:
    """Undo the last plies, whoever made them, and tell it: which, the last first, and how many.

    What that does to a count is told with it.
    """
    conversation.forget_ahead()
    conversation.drop_search()
    plies, count = conversation.game.plies, conversation.game.count
    first = deed.ply - 1 if isinstance(deed, MoveCorrected) else len(plies) - deed.plies
    undone = tuple(ply.written for ply in reversed(plies[first:]))
    change = conversation.do(deed).count
    conversation.record_changed()
    conversation.say(told(Moves(undone), len(undone)))
    tell_count_change(conversation, change, count)


def tell_put_back(conversation: Conversation, moves: Sequence[Move]) -> None:
    """After these moves were undone: all that the hands must do on a board of one's own.

    Of quiet moves of men and kings the two numbers say it already, the last move first.
    """
    is_plain = not any(move.is_capture or move.promotes for move in moves)
    if is_plain or not conversation.may_tell_position:
        return
    todo = putting_back(conversation.game.position, moves)
    conversation.say(
        PutBack(
            Squares(todo.lifted),
            Moves(tuple(f"{now}-{before}" for now, before in todo.moved)),
            Squares(todo.uncrowned),
            Contents(todo.put),
        )
    )

"""Moves that are taken back: asked of whom it concerns, undone, and told to the hands."""

from collections.abc import Callable, Sequence

from assistant.dialogue.handlers.asking.by_name import name_asked
from assistant.dialogue.handlers.asking.needs_yes import (
    ask_both,
    ask_opponent,
    ask_unless_sure,
    can_ask,
    confirm,
    few,
    is_agreed,
)
from assistant.dialogue.handlers.playing.draw import tell_count_change
from assistant.dialogue.handlers.playing.following import put_level_back
from assistant.dialogue.handlers.playing.move import next_turn, tell_your_turn
from assistant.dialogue.handlers.playing.over import can_go_back, tell_over
from assistant.dialogue.handlers.playing.who import side_named
from assistant.dialogue.questions import Annul, Question, TakeBack
from assistant.dialogue.talk import Talk
from assistant.game.deeds import MoveCorrected, OfferMade, TakenBack
from assistant.game.outcome import Outcome
from assistant.game.putting_back import putting_back
from assistant.narration.facts.fact import Contents, Fact, Moves, Squares
from assistant.narration.facts.game import (
    MovesTakenBack,
    NothingToTakeBack,
    NotSoManyBack,
    ResultAnnulled,
    TakenBackAsFar,
)
from assistant.narration.facts.position import PutBack
from assistant.narration.facts.talk import AnnulAsked
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About
from assistant.rules.move import Move
from assistant.rules.side import Side


def take_back(talk: Talk, meant: CommandMeant) -> None:
    """Ask the other person, or the person alone, before the last moves are undone: one, or so many.

    Of two people who has said who they are counts their own moves, and the answers to them go too.
    """
    game, people = talk.game, talk.settings.people
    ways = _ways_back(talk)
    is_all = meant.about is About.ALL
    side = side_named(meant) or talk.speaker
    own = [moves for moves, back in enumerate(ways, 1) if side in (None, game.plies[-back].side)]
    wanted = 1 if meant.number is None else meant.number
    moves = len(ways) if is_all else own[wanted - 1] if 0 < wanted <= len(own) else 0
    is_set = game.plies_back < len(game.entries) - 1
    if game.outcome and not can_go_back(talk):
        tell_over(talk)
    elif game.can_annul and meant.number is None and not is_all:
        _ask_to_annul(talk, game.outcome)
    elif not ways or (not moves and meant.number is None):
        talk.say(NothingToTakeBack())
    elif not moves:
        talk.say(NotSoManyBack(wanted, len(own), is_set, len(people) > 1))
    else:
        if is_all and is_set:
            talk.say(TakenBackAsFar())
        _ask(talk, moves, ways[moves - 1], side, is_all=is_all)


def _ask(talk: Talk, moves: int, plies: int, side: Side | None, *, is_all: bool) -> None:
    """Who plays alone is asked about their own moves, with which the computer's answers go too.

    One move is its player's to want back; of all of them either may, and both are asked where nobody
    said who it is.
    """
    game, people = talk.game, talk.settings.people
    undone = [ply for ply in reversed(game.plies[-plies:]) if ply.side in people]
    written = [ply.written for ply in undone]
    about = TakeBack(moves)
    if len(people) > 1 and is_all and len(undone) > 1 and side is None:
        ask_both(talk, written, about)
    elif len(people) > 1:
        ask_opponent(talk, "takeback", side or undone[0].side, written, about)
    else:
        confirm(talk, "undo", about, written, annuls=is_agreed(game))


def _ask_to_annul(talk: Talk, outcome: Outcome | None) -> None:
    """Who ended a game by a word may have that back, and no move with it: of two the other one agrees.

    Of a draw nobody knows whose word it was, and both are asked where nobody said who it is.
    """
    assert outcome, "only a result is annulled"
    people = talk.settings.people
    side = talk.speaker or outcome.loser
    if len(people) < 2:
        fact = AnnulAsked(outcome.termination, "alone", talk.side_of_listener, "")
        ask_unless_sure(talk, Question(fact, Annul()))
    elif side is None:
        fact = AnnulAsked(outcome.termination, "both", talk.side_to_move, "")
        talk.ask(Question(fact, Annul()))
    elif can_ask(talk, side.opponent):
        talk.do(OfferMade("takeback", side, by=side))
        fact = AnnulAsked(outcome.termination, "other", side, *name_asked(talk, side.opponent))
        talk.ask(Question(fact, Annul(), to=side.opponent, offer="takeback"))


def asks_other(talk: Talk, question: Question) -> bool:
    """Whether one of two who were asked together says yes for themselves: then the other is asked."""
    side, about = talk.speaker, question.about
    is_of_two = question.to is None and len(talk.people_here) > 1
    if side is None or not is_of_two or not isinstance(about, Annul | TakeBack):
        return False
    talk.here.asked = None
    if isinstance(about, Annul):
        _ask_to_annul(talk, talk.game.outcome)
        return True
    ways = _ways_back(talk)
    if about.moves > len(ways):
        talk.say(NothingToTakeBack())  # the record has changed since it was asked
        return True
    written = [ply.written for ply in reversed(talk.game.plies[-ways[about.moves - 1] :])]
    ask_opponent(talk, "takeback", side, written, about)
    return True


def annul(talk: Talk) -> None:
    """Undo the result, and go on as the game stood."""
    outcome = talk.game.outcome
    if outcome is None or not talk.game.can_annul:
        talk.say(NothingToTakeBack())  # the record has changed since it was asked
        return
    people = talk.settings.people
    talk.do(talk.game.back(0, people[0] if len(people) == 1 else outcome.loser))
    talk.record_changed()
    talk.table.has_taken_back = True
    talk.say(ResultAnnulled(outcome.termination))
    put_level_back(talk)
    tell_your_turn(talk)
    next_turn(talk)


def _ways_back(talk: Talk) -> list[int]:
    """How many plies lead back over one move of a person, over two, and so on: with the computer's
    answers, where it has answered."""
    game, people = talk.game, talk.settings.people
    return [back for back in range(1, game.plies_back + 1) if game.plies[-back].side in people]


def undo_moves(talk: Talk, moves: int) -> None:
    """Undo so many moves of people, with the answers to them, if they are still there."""
    ways = _ways_back(talk)
    if moves > len(ways):
        talk.say(NothingToTakeBack())  # the record has changed since it was asked
        return
    undo_plies(talk, ways[moves - 1])
    tell_your_turn(talk)
    next_turn(talk)


def undo_plies(talk: Talk, plies: int) -> None:
    """Undo so many plies and tell it, to the hands too."""
    undone = [ply.move for ply in talk.game.plies[-plies:]]
    take_back_plies(talk, talk.game.back(plies, _by(talk)), told_back)
    talk.table.has_taken_back = True
    put_level_back(talk)
    tell_put_back(talk, undone)


def told_back(moves: Moves, count: int) -> Fact:
    """What tells that these moves were undone, by their names if they are not too many."""
    return MovesTakenBack(few(moves.written), count, moves.written[0], moves.written[-1])


def _by(talk: Talk) -> Side | None:
    """Whose move is taken back is who does it, where that is a person."""
    people = talk.settings.people
    return people[0] if len(people) == 1 else talk.side_to_move.opponent


def take_back_plies(
    talk: Talk, deed: TakenBack | MoveCorrected, told: Callable[[Moves, int], Fact]
) -> None:
    """Undo the last plies, whoever made them, and tell it: which, the last first, and how many.

    What that does to a count is told with it.
    """
    talk.forget_ahead()
    talk.drop_search()
    plies, count = talk.game.plies, talk.game.count
    first = deed.ply - 1 if isinstance(deed, MoveCorrected) else len(plies) - deed.plies
    undone = tuple(ply.written for ply in reversed(plies[first:]))
    change = talk.do(deed).count
    talk.record_changed()
    talk.say(told(Moves(undone), len(undone)))
    tell_count_change(talk, change, count)


def tell_put_back(talk: Talk, moves: Sequence[Move]) -> None:
    """After these moves were undone: all that the hands must do on a board of one's own.

    Of a few quiet moves the two numbers say it already, the last move first. On a board with sensors
    the hand is guided through many.
    """
    is_plain = not any(move.is_capture or move.promotes for move in moves)
    is_guided = any(seat.is_there and seat.known for seat in talk.table.seats)
    is_said = is_guided if len(moves) > _FEW else is_plain
    if is_said or not talk.may_tell_position:
        return
    todo = putting_back(talk.game.position, moves)
    if not any(todo):
        return  # kings have gone to and fro
    talk.say(
        PutBack(
            Squares(todo.lifted),
            Moves(tuple(f"{now}-{before}" for now, before in todo.moved)),
            Squares(todo.uncrowned),
            Contents(todo.put),
        )
    )


_FEW = 2
"""A move and its answer."""

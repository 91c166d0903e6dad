"""Going through the game under way by ear, without changing it: back, forward, to a move, to the game.

Who has gone back is in an aside, at their place: what they ask of the board is about the position
there, and they are told so. Nothing can be done in it.
"""

from collections.abc import Callable

from assistant.dialogue.aside import Aside
from assistant.dialogue.handlers.playing.move import tell_turn_here, told_whole
from assistant.dialogue.looking import Looking
from assistant.dialogue.talk import Talk
from assistant.game.earlier import game_at
from assistant.game.record import Ply
from assistant.narration.facts.aside import (
    BackAtGame,
    MoveInReview,
    NoSuchMoveReviewed,
    NothingBefore,
    NothingToReview,
    ReadEarlier,
    ReviewedAt,
    WayBackTold,
)
from assistant.parsing.commands import CommandMeant
from assistant.parsing.meanings import About, Command, Whose
from assistant.rules.side import Side


def looking(talk: Talk) -> Talk:
    """The turn in which the position is looked at where one is: the game's, or an earlier one."""
    aside = talk.here.aside
    return Looking.at(talk, game_at(talk.game, aside.at)) if aside else talk


def tell_where(talk: Talk) -> None:
    """Before something is read of an earlier position: which one that is."""
    if talk.here.aside:
        kind, number, side, _ = _place(talk, talk.here.aside.at)
        talk.say(ReadEarlier(kind, number, side))


def refuses_move(talk: Talk) -> bool:
    """Whether no move is made here, because an earlier position is looked at; says so."""
    if talk.here.aside is None:
        return False
    talk.say(MoveInReview())
    return True


def number_of(talk: Talk, ply: int) -> int:
    """The number of the full move that a ply belongs to, from 1; plies are counted from 0."""
    begins_with_black = talk.game.start.side_to_move is Side.BLACK
    return (ply + begins_with_black) // 2 + 1


def _last(talk: Talk) -> int:
    return len(talk.game.entries) - 1


def _at(talk: Talk) -> int:
    """The entry of the record that is looked at."""
    return talk.here.aside.at if talk.here.aside else _last(talk)


def _back(talk: Talk, meant: CommandMeant) -> None:
    wanted = _at(talk) - _steps(talk, meant)
    if _at(talk) == 0 and _last(talk):
        talk.say(NothingBefore())
    else:
        _go_to(talk, max(wanted, 0))


def _forward(talk: Talk, meant: CommandMeant) -> None:
    _go_to(talk, min(_at(talk) + _steps(talk, meant), _last(talk)))


def _steps(talk: Talk, meant: CommandMeant) -> int:
    """How many moves one goes on or back: one, so many, or all that there are."""
    if meant.about is About.ALL:
        return _last(talk)
    return 1 if meant.number is None else meant.number


def _to_move(talk: Talk, meant: CommandMeant) -> None:
    """To a move by its number: White's, or whose is named; without one, to the move before."""
    if meant.number is None:
        _back(talk, meant)
        return
    side = _SIDES.get(meant.whose) if meant.whose else None
    plies = [at for at, entry in enumerate(talk.game.entries) if isinstance(entry.cause, Ply)]
    found = [
        at
        for ply, at in enumerate(plies)
        if number_of(talk, ply) == meant.number and side in (None, talk.game.plies[ply].side)
    ]
    if found:
        _go_to(talk, found[0])
    elif plies:
        last = number_of(talk, len(plies) - 1)
        talk.say(NoSuchMoveReviewed(str(meant.number), str(last)))
    else:
        talk.say(NothingToReview())


_SIDES = {Whose.WHITE: Side.WHITE, Whose.BLACK: Side.BLACK}


def _to_start(talk: Talk, meant: CommandMeant) -> None:
    _go_to(talk, 0)


def _to_game(talk: Talk, meant: CommandMeant) -> None:
    was_there = talk.here.aside is None
    talk.here.aside = None
    talk.say(BackAtGame(was_there))
    if not talk.game.outcome:
        tell_turn_here(talk)


def _go_to(talk: Talk, at: int) -> None:
    """Look at an entry of the record; at the last one stands the game itself."""
    if not _last(talk):
        talk.say(NothingToReview())
    elif at == _last(talk):
        if talk.here.aside:
            talk.say(ReviewedAt(*_place(talk, at)))
        _to_game(talk, CommandMeant(Command.TO_GAME))
    else:
        talk.here.aside = Aside(at)
        talk.say(ReviewedAt(*_place(talk, at)))
        talk.hint(WayBackTold())


def _place(talk: Talk, at: int) -> tuple[str, str, Side | None, str]:
    """What led to an entry of the record, in the words of ReviewedAt."""
    entries = talk.game.entries
    cause = entries[at].cause
    if isinstance(cause, Ply):
        ply = sum(isinstance(entry.cause, Ply) for entry in entries[:at])
        return "move", str(number_of(talk, ply)), cause.side, told_whole(cause)
    return ("set" if at else "start"), "", None, ""


STEPPING: dict[Command, Callable[[Talk, CommandMeant], None]] = {
    Command.REVIEW_BACK: _back,
    Command.REVIEW_FORWARD: _forward,
    Command.REVIEW_MOVE: _to_move,
    Command.REVIEW_START: _to_start,
    Command.TO_GAME: _to_game,
}

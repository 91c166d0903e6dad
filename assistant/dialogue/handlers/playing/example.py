"""Moves as examples of how one is typed: such as the listener could play, now or at the start."""

from assistant.dialogue.handlers.playing.who import head_of
from assistant.dialogue.talk import Talk
from assistant.narration.facts.game import FirstHint
from assistant.rules.legal import legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_path
from assistant.rules.position import start_position
from assistant.rules.side import Side
from assistant.settings.taste import Coach


def first_hint(talk: Talk) -> FirstHint | None:
    """How a move is typed: one the listener could play, or one of the start in a blindfold game."""
    own = _own_moves(talk)
    return FirstHint(format_path(own[0])) if own else None


def example_move(talk: Talk) -> str:
    """A move as it is typed: one the listener could play, or one of the start."""
    return format_path((_own_moves(talk) or _moves_of_start(talk))[0])


def example_step(talk: Talk) -> str:
    """The two squares of a move that the listener could play, a step where there is one."""
    moves = [move for move in _own_moves(talk) if len(move.captured) < _ROUTE]
    move = min(moves or _moves_of_start(talk), key=lambda each: each.is_capture)
    return f"{move.start}-{move.end}"


def example_asked(talk: Talk, looked_at: Talk) -> str:
    """The two squares of a move that a question may be about, behind the name of who speaks where it
    would be played without that."""
    head = f"{head_of(talk, talk.speaker)}: " if talk.speaker and speaks_out_of_turn(talk) else ""
    return head + example_step(looked_at)


def speaks_out_of_turn(talk: Talk) -> bool:
    """Whether a move without a name would not be of who speaks, but of who is to move."""
    return len(talk.people_here) > 1 and talk.speaker not in (None, talk.side_to_move)


def example_route(talk: Talk) -> str:
    """A capture with its whole route: one that the listener could play, or such as they may have."""
    for move in _own_moves(talk):
        if len(move.captured) >= _ROUTE:
            return format_path(move)
    geometry = talk.game.position.variant.geometry
    route: tuple[int, ...] = _ROUTES[geometry.size]
    if _side(talk) is Side.BLACK:
        route = tuple(geometry.squares + 1 - square for square in route)
    return "x".join(map(str, route))


_ROUTE = 2
"""A capture of so many pieces has a route to be written."""

_ROUTES = {8: (22, 15, 8), 10: (32, 23, 14)}
"""By the size of the board, a capture of White's with its whole route."""


def _own_moves(talk: Talk) -> list[Move]:
    """What the listener could play, on the board as it is; at the start in a blindfold game.

    So it is before an arbiter where nobody is warned of compulsory captures: an example would show one.
    """
    is_unwarned = talk.settings.is_arbiter and talk.coach is Coach.OFF
    if is_unwarned or not talk.may_tell_position:
        return _moves_of_start(talk)
    return legal_moves(talk.game.position.with_side_to_move(_side(talk)))


def _moves_of_start(talk: Talk) -> list[Move]:
    start = start_position(talk.game.position.variant)
    return legal_moves(start.with_side_to_move(_side(talk)))


def _side(talk: Talk) -> Side:
    """The listener's side; of two who share a surface that which is to move, whoever has spoken."""
    is_shared = len(talk.settings.people) > 1 and talk.surface.side is None
    return talk.side_to_move if is_shared else talk.side_of_listener

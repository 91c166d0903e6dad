"""Whether it is so what a line takes for so: pieces were taken, a move was played, so many are left."""

from collections.abc import Collection, Sequence

from assistant.dialogue.talk import Talk
from assistant.game.record import Ply
from assistant.narration.facts.position import AsSaidTold, PieceCountTold
from assistant.narration.position_reading import count_of
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import COLOURS, About, Command
from assistant.rules.explain import Illegal, explain
from assistant.rules.side import Side

_LATELY = 5
"""Positions looked back at: two moves of each side, and what stood before them."""


def check_taken(talk: Talk, meant: CommandMeant, takers: Collection[Side]) -> bool:
    """Whether the pieces that somebody names were taken, or so many, by one move or since the start.

    Where the piece is named that took, only what it took counts: by where it came from or arrived.
    Returns whether it is so of all captures together and not of the last one, to be told as it is.
    """
    if not (meant.squares or meant.number is not None or meant.move):
        return False
    plies = [ply for ply in _plies(talk, meant, takers) if ply.move.is_capture]
    plies = [ply for ply in plies if {*meant.move} <= {ply.move.start, ply.move.end}]
    captures = [ply.move.captured for ply in plies]
    are_named = {*meant.squares} <= {square for captured in captures for square in captured}
    of_last = bool(captures) and meant.number == len(captures[-1])
    of_all = meant.number == sum(map(len, captures))
    is_named = are_named and (bool(meant.squares) or meant.number is None)
    is_so = bool(captures) and (is_named or of_last or of_all)
    if is_so or not captures or meant.number != 1:
        tell_whether(talk, is_so)  # "a man" is one of several, too: what was taken says how many
    return bool(captures) and of_all and not (of_last or is_named)


def _plies(talk: Talk, meant: CommandMeant, of: Collection[Side]) -> list[Ply]:
    """What some sides have played, or only what one of them played last, where it was just now."""
    plies = [ply for ply in talk.game.plies if ply.side in of]
    return plies[-1:] if meant.about is About.LAST else plies


def check_played(talk: Talk, meant: CommandMeant, movers: Collection[Side]) -> None:
    """Whether the move was played that somebody names by its squares, all of them or its ends."""
    if meant.move:
        plies = _plies(talk, meant, movers)
        tell_whether(talk, any(is_named(ply, meant.move) for ply in plies))


def is_named(ply: Ply, squares: tuple[int, ...]) -> bool:
    """Whether squares are the route of a move that was played, or its ends."""
    return squares in (ply.move.path, (ply.move.start, ply.move.end))


def of_record(talk: Talk, meant: CommandMeant) -> CommandMeant:
    """A question of the record where one is asked of a move that has just been played, and cannot be
    now: "was his 11-15 legal". It is of the last move of either side, and counts as nothing.
    """
    if meant.command is not Command.MOVES or not meant.move or meant.about:
        return meant
    verdict = explain(talk.game.position, meant.move, talk.game.regulation)
    played = [ply for ply in talk.game.plies[-2:] if is_named(ply, meant.move)]
    if not (isinstance(verdict, Illegal) and played):
        return meant
    whose = COLOURS[played[-1].side]
    return CommandMeant(Command.LAST_MOVE, whose=whose, move=meant.move)


def check_count(talk: Talk, meant: CommandMeant, told: Sequence[PieceCountTold]) -> None:
    """Whether the sides of which is told have as many pieces as somebody says, or as many men, or
    kings, or the one that is named, or the listener's, so many more than the other.

    Where only a part of it fits nothing is said of it: what was said is not known so well.
    """
    if meant.number is None:
        return
    side = told[0].side if len(told) == 1 else talk.side_of_listener
    if meant.about is About.KINGS:
        ahead, claims = 0, [meant.number == each.kings_count for each in told]
    else:
        own, others = (count_of(talk.game.position, each) for each in (side, side.opponent))
        ahead = own.men_count + own.kings_count - others.men_count - others.kings_count
        claims = [meant.number in (each.men_count, each.men_count + each.kings_count) for each in told]
    is_ahead = ahead != 0 and abs(ahead) == meant.number
    is_so = all(claims) or (is_ahead and ahead > 0)
    if is_so or not (any(claims) or is_ahead):
        tell_whether(talk, is_so)


def check_square(talk: Talk, square: int, owners: Collection[Side]) -> None:
    """Whether a piece of some sides stands on a square; a no only where none has stood there lately,
    for a line may tell of what was."""
    pieces = [entry.position.piece_at(square) for entry in talk.game.entries[-_LATELY:]]
    is_named = [piece is not None and piece.side in owners for piece in pieces]
    if is_named[-1] or not any(is_named):
        tell_whether(talk, is_named[-1])


def tell_whether(talk: Talk, is_so: bool) -> None:
    """Say whether it is so what somebody takes to be so; what is so is told behind it."""
    talk.say(AsSaidTold(is_so))

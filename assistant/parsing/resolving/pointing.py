"""A question that only points at its square or its move, where the one before it named one."""

from dataclasses import replace

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.follow_up import is_asked
from assistant.parsing.commands.catalogue import ABOUT_MOVES, ONE_SQUARE_ASKED
from assistant.parsing.context import Context
from assistant.parsing.likely import Found, Likely, Perhaps
from assistant.parsing.meanings import About, Command
from assistant.parsing.words.concepts import POINTING, plain_rows
from assistant.parsing.words.tokens import normalise, read_line

_OF_A_SQUARE = ONE_SQUARE_ASKED - {Command.SQUARE}


def as_pointed(line: str, found: Found, context: Context) -> Found:
    """What was found, of the square that was named last where the line only points at it."""
    if context.choice and _compares(line, context):
        return Likely(CommandMeant(Command.LOSSES, about=About.CHOICE))
    last = context.last
    if last is not None and last.move:
        return _of_move(line, found, last.move, context)
    if last is None or len(last.squares) != 1:
        return found
    if _takes_it(line, last.squares[0], context):
        return Likely(CommandMeant(Command.ATTACKERS, squares=last.squares))
    match found:
        case Likely(CommandMeant(squares=()) as meant) | (CommandMeant(squares=()) as meant):
            is_bare = normalise(line) in context.words.heads  # "who guards" asks of which
            if not is_bare and not meant.about and meant.command in _OF_A_SQUARE:
                return Likely(replace(meant, squares=last.squares))
    return found


def _of_move(line: str, found: Found, move: tuple[int, ...], context: Context) -> Found:
    """What is asked of a move without its name, of the one asked about last: "would it cost me"."""
    match found:
        case Likely(CommandMeant(squares=(), move=(), about=None) as meant) | (
            CommandMeant(squares=(), move=(), about=None) as meant
        ) if meant.command in ABOUT_MOVES and normalise(line) not in context.words.heads:
            return Likely(replace(meant, move=move))
        case Perhaps((CommandMeant(squares=(), move=(), about=None) as meant,)) if (
            meant.command in ABOUT_MOVES
        ):
            return Perhaps((replace(meant, move=move),), found.text)
    return found


def _compares(line: str, context: Context) -> bool:
    """Whether it is asked how the moves differ from which to choose, or what each of them costs."""
    items = plain_rows(read_line(line), context.words)[0].items
    said = frozenset().union(*(item.concepts for item in items))
    known = all(item.is_silent or item.concepts & _IN_COMPARING for item in items)
    is_each = bool(said & {"each", "both"}) and bool(said & _COSTS)
    return known and ("different" in said or is_each) and bool(said & {"what", "which", "how-many"})


_COSTS = frozenset({"lose", "risk", "danger"})
_IN_COMPARING = _COSTS | {
    *("different", "each", "both", "what", "which", "how-many", "be", "is-there", "do", "with", "me"),
    *("you", "at-me", "man", "move", "move-verb", "captures", "capture-noun", "i"),
}
"""Concepts of words that may stand where the moves of a choice are compared."""


def _takes_it(line: str, square: int, context: Context) -> bool:
    """Whether it is asked if one can take what stands on the square named last: "can I take it?"."""
    position = context.here.position
    is_square = 1 <= square <= position.variant.geometry.squares
    piece = position.piece_at(square) if is_square else None
    if not is_asked(line) or piece is None or piece.side is position.side_to_move:
        return False
    items = [item for item in plain_rows(read_line(line), context.words)[0].items if not item.is_break]
    said = frozenset().union(*(item.concepts for item in items))
    known = all(item.is_silent or item.concepts & _IN_TAKING_IT for item in items)
    return known and POINTING in said and "take" in said and bool(said & {"i", "i-can", "one-can"})


_IN_TAKING_IT = frozenset({"can", "i", "me", "i-can", "one-can", "take", "take-verb", POINTING})

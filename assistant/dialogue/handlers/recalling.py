"""What a line means beside what was played or asked just before: a recapture, a square unsaid."""

from collections.abc import Sequence
from dataclasses import replace

from assistant.dialogue.talk import Talk
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.asking_on import is_asked
from assistant.parsing.commands.catalogue import ONE_SQUARE_ASKED
from assistant.parsing.likely import Likely, Move, Perhaps
from assistant.parsing.meanings import About, Command
from assistant.parsing.moving.given import move_of
from assistant.parsing.moving.moves import Ambiguous, NoSuchMove, NotLegal, Understood
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.concepts import POINTING, Item, plain_rows
from assistant.parsing.words.tokens import normalise, read_line

Found = Move | CommandMeant | Likely | Perhaps | None

_RETAKES = frozenset({"take", "take-verb", "i-take"})
_IN_RETAKING = frozenset({"retake", "with", "i", "me", "man", "king", "piece", "now", "must", "can"})


def as_won_back(talk: Talk, text: str, meaning: Found) -> Found:
    """A capture, where a word for taking back may say that too, and the opponent has just captured.

    "Riprendo" takes a move back or recaptures: it is asked which; with a piece it recaptures.
    """
    legal, plies = talk.game.legal, talk.game.plies
    is_open = bool(plies) and plies[-1].move.is_capture and bool(legal) and legal[0].is_capture
    if not is_open or isinstance(meaning, Understood | Ambiguous | NotLegal | NoSuchMove):
        return meaning
    items = plain_rows(read_line(text), talk.words)[0].items
    if not _only_retakes(items) or text.rstrip().endswith("?"):
        return meaning
    taking = [_as_taking(item) for item in items]
    move = move_of(taking, Situation(talk.game.position, talk.game.regulation, talk.words))
    if move is None:
        return meaning
    if any(item.number is not None for item in items):
        return Perhaps((move,))
    return Perhaps((move, CommandMeant(Command.TAKE_BACK)))


def _only_retakes(items: Sequence[Item]) -> bool:
    said = [item for item in items if not item.is_silent]
    is_said = any("retake" in item.concepts for item in said)
    return is_said and all(item.number is not None or item.concepts & _IN_RETAKING for item in said)


def _as_taking(item: Item) -> Item:
    return item._replace(concepts=_RETAKES) if "retake" in item.concepts else item


_OF_A_SQUARE = ONE_SQUARE_ASKED - {Command.SQUARE}


def as_pointed(talk: Talk, text: str, meaning: Found) -> Found:
    """A question of a square that only points at it, where the last one named one: "who guards it?"."""
    if talk.here.choice and _compares(talk, text):
        return Likely(CommandMeant(Command.LOSSES, about=About.CHOICE))
    last = talk.since.question
    if last is not None and len(last.squares) == 1 and _takes_it(talk, text, last.squares[0]):
        return Likely(CommandMeant(Command.ATTACKERS, squares=last.squares))
    match meaning:
        case Likely(CommandMeant(squares=()) as meant) | (CommandMeant(squares=()) as meant):
            is_bare = normalise(text) in talk.words.heads  # "who guards" asks of which
            is_one = last is not None and len(last.squares) == 1
            if last and is_one and not is_bare and not meant.about and meant.command in _OF_A_SQUARE:
                return Likely(replace(meant, squares=last.squares))
    return meaning


def _compares(talk: Talk, text: str) -> bool:
    """Whether it is asked how the moves differ from which to choose, or what each of them costs."""
    items = plain_rows(read_line(text), talk.words)[0].items
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


def _takes_it(talk: Talk, text: str, square: int) -> bool:
    """Whether it is asked if one can take what stands on the square named last: "can I take it?"."""
    position = talk.game.position
    is_square = 1 <= square <= position.variant.geometry.squares
    piece = position.piece_at(square) if is_square else None
    if not is_asked(text) or piece is None or piece.side is position.side_to_move:
        return False
    items = [item for item in plain_rows(read_line(text), talk.words)[0].items if not item.is_break]
    said = frozenset().union(*(item.concepts for item in items))
    known = all(item.is_silent or item.concepts & _IN_TAKING_IT for item in items)
    return known and POINTING in said and "take" in said and bool(said & {"i", "i-can", "one-can"})


_IN_TAKING_IT = frozenset({"can", "i", "me", "i-can", "one-can", "take", "take-verb", POINTING})

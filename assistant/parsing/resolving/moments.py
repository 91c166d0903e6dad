"""What a line means by what came before it: a take-back, an end, a capture, a refusal."""

from collections.abc import Callable, Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.context import Context
from assistant.parsing.continuing import owns_slip, wants_to_go_on
from assistant.parsing.likely import Found, Likely, Meaning, Move, Perhaps, meanings_of
from assistant.parsing.meanings import Command
from assistant.parsing.moving.clause_moves import move_of
from assistant.parsing.moving.moves import Ambiguous, Lack, NoSuchMove, NotLegal, Understood
from assistant.parsing.moving.sentence import read_sentence
from assistant.parsing.words.concepts import Item, items_of, plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.position import start_position

HALF = NoSuchMove(Lack.ARRIVAL)
"""What a half move is where it is none."""
_ENDS = 2


def as_undone(found: Found, context: Context) -> Found:
    """What puts moves back plays them again where some were taken back, and else takes them back."""
    if not isinstance(found, Perhaps):
        return found
    again: list[Meaning] = []
    others: list[Meaning] = []
    for each in found.meanings:
        is_again = isinstance(each, CommandMeant) and each.command is Command.REDO
        (again if is_again else others).append(each)
    if again and context.has_undone:
        return Perhaps((again[0],), found.text)
    if again and not others:
        return CommandMeant(Command.REDO)  # which tells that there is nothing
    return Perhaps(tuple(others), found.text)


def as_regretted(line: str, found: Found, context: Context) -> Found:
    """What regrets the end of a game, or a move, takes it back.

    Where a game is over nothing else is gone on with; and a move that was wrong was not refused where
    none was since the last one.
    """
    if isinstance(found, CommandMeant) and found != CommandMeant(Command.CONTINUE):
        return found
    said = found.text if isinstance(found, Likely | Perhaps) and found.text else line
    # Who looks back at a game that is over goes back to it, and not on with it.
    is_ended = context.is_over and not context.is_aside and not isinstance(found, Move)
    if is_ended and wants_to_go_on(said, context.words):
        return Perhaps((CommandMeant(Command.TAKE_BACK),))
    is_why = isinstance(found, Likely | Perhaps) and CommandMeant(Command.WHY) in meanings_of(found)
    if is_why and not context.is_refused and owns_slip(said, context.words):
        return Perhaps((CommandMeant(Command.TAKE_BACK),))
    return found


_RETAKES = frozenset({"take", "take-verb", "i-take"})
_IN_RETAKING = frozenset({"retake", "with", "i", "me", "man", "king", "piece", "now", "must", "can"})


def as_won_back(line: str, found: Found, context: Context) -> Found:
    """A capture, where a word for taking back may say that too, and the opponent has just captured.

    "Riprendo" takes a move back or recaptures: it is asked which; with a piece it recaptures.
    """
    if not context.may_recapture or isinstance(found, Move):
        return found
    items = plain_rows(read_line(line), context.words)[0].items
    if not _only_retakes(items) or line.rstrip().endswith("?"):
        return found
    move = move_of([_as_taking(item) for item in items], context.here)
    if move is None:
        return found
    if any(item.number is not None for item in items):
        return Perhaps((move,))
    return Perhaps((move, CommandMeant(Command.TAKE_BACK)))


def _only_retakes(items: Sequence[Item]) -> bool:
    said = [item for item in items if not item.is_silent]
    is_said = any("retake" in item.concepts for item in said)
    return is_said and all(item.number is not None or item.concepts & _IN_RETAKING for item in said)


def _as_taking(item: Item) -> Item:
    return item._replace(concepts=_RETAKES) if "retake" in item.concepts else item


def in_whole_moves(
    line: str, found: Found, context: Context, by_words: Callable[[str, Context], Found]
) -> Found:
    """What a line means where a move that it leaves a square of to the law is none: "I take", "18".

    Such a move is completed by the position, and who gives one would hear where a piece stands; whether
    one fits it or none does. What else the line may be then is read as at the start of a game, so that
    it depends on its words alone; with a question mark the moves are asked for.
    """
    is_asking = line.rstrip().endswith("?")
    if context.wants_whole:
        found = _in_whole_moves(line, found, context, by_words)
    if isinstance(found, Move) and is_asking and not context.is_seen:
        squares = found.written.squares if isinstance(found, NotLegal) else ()
        return CommandMeant(Command.MOVES, squares=squares[:1], move=squares)
    return found


def _in_whole_moves(
    line: str, found: Found, context: Context, by_words: Callable[[str, Context], Found]
) -> Found:
    moves = _moves_in(found)
    is_half = not all(is_whole(line, move, context.words) for move in moves)
    if moves and not is_half:
        return found
    position = context.here.position
    start = start_position(position.variant).with_side_to_move(position.side_to_move)
    there = context._replace(here=context.here._replace(position=start), is_seen=False)
    otherwise = by_words(line, there)
    if not _moves_in(otherwise):
        return otherwise if is_half else found
    if not line.rstrip().endswith("?"):
        return HALF
    asked = CommandMeant(Command.MOVES)
    return Perhaps((asked,)) if isinstance(otherwise, Perhaps) else asked


def _moves_in(found: Found) -> list[Move]:
    """The moves that are meant, or may be."""
    return [each for each in meanings_of(found) if isinstance(each, Move)]


def is_whole(line: str, meaning: Move, words: Vocabulary) -> bool:
    """Whether a line may mean this move, of which it names the ends."""
    match meaning:
        case Understood(move):
            return names_whole(line, move.path, words)
        case Ambiguous(moves):
            return all(names_whole(line, move.path, words) for move in moves)
        case NotLegal(written):
            return names_whole(line, written.squares, words)
    return False


def names_whole(line: str, squares: Sequence[int], words: Vocabulary) -> bool:
    """Whether a line names the square where a move starts and the one where it ends."""
    ends = squares[0], squares[-1]
    for said in read_sentence(line, words):
        if len(said.squares) >= _ENDS and (said.squares[0], said.squares[-1]) == ends:
            return ends[0] != ends[1] or len(said.squares) > _ENDS or len(squares) == _ENDS
    numbers = [item.number for item in items_of(read_line(line), words)]
    return ends[0] != ends[1] and {*ends} <= {*numbers}

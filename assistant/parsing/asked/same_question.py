"""The same question of another square or move, of which only that is said: "and 25?", "and 23-19?"."""

from dataclasses import replace

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.follow_up import asked_on, is_asked, rest_asked
from assistant.parsing.commands.catalogue import ABOUT_MOVES, Trait, commands_that
from assistant.parsing.likely import Likely
from assistant.parsing.meanings import Command, Whose
from assistant.parsing.moving.moves import Ambiguous, NotLegal, Understood, parse_move_text
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.concepts import Item, items_of
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary

_OF_A_SQUARE = commands_that(Trait.AND_SQUARE)
_OF_A_MOVE = commands_that(Trait.AND_MOVE)


def asked_on_of(text: str, last: CommandMeant | None, here: Situation) -> CommandMeant | Likely | None:
    """The question that was answered last, of what a line names that asks on."""
    if last is not None and (of_side := _of_other_side(text, last, here.words)):
        return Likely(of_side)  # so little said spends no question that is counted
    if last is not None and _of_same_piece(text, last, here.words):
        return Likely(last)
    if last is None or not (last.squares or last.move):
        return None
    if last.command in ABOUT_MOVES and last.move and _wins_back(text, here.words):
        return CommandMeant(Command.LOSSES, move=last.move)  # which tells what can be won back
    found = asked_on(text, here.words)
    meant = found.meaning if isinstance(found, Likely) else found
    if meant is not None and meant.command is Command.SQUARE and last.command in _OF_A_SQUARE:
        same = replace(last, squares=meant.squares, move=())
        return Likely(same) if isinstance(found, Likely) else same
    if last.command in ABOUT_MOVES and (piece := _with_piece(text, here)):
        return replace(last, squares=(piece,), move=())
    # Behind a move that is only thought of, another one that is joined to it is no order: "and 23-19".
    is_same = last.command in _OF_A_MOVE and (is_asked(text) or bool(last.move))
    squares = _move_named(text, here) if is_same else ()
    if not squares:
        return None
    if last.command is Command.MOVES and _supposes(text, here.words):
        return CommandMeant(Command.REPLIES, move=squares)  # "and if I play" asks what comes then
    begin = squares[:1] if last.command is Command.MOVES else ()
    return CommandMeant(last.command, squares=begin, move=squares)


_OF_A_SIDE = commands_that(Trait.AND_SIDE)


def _of_other_side(text: str, last: CommandMeant, words: Vocabulary) -> CommandMeant | None:
    """The same of the side that is all that is named: "and White?"; or which the pieces are."""
    if last.command not in _OF_A_SIDE or last.squares or last.move or not is_asked(text):
        return None
    items = [item for item in items_of(read_line(rest_asked(text, words)), words) if not item.is_break]
    said = [item for item in items if not item.is_silent or item.whose]
    if len(said) != 1:
        return None
    (one,) = said
    if last.command is Command.PIECE_COUNT and "which" in one.concepts:
        return CommandMeant(Command.PIECES, whose=last.whose)
    whose = one.whose or _person(one)
    return replace(last, whose=whose, number=None) if whose else None


def _of_same_piece(text: str, last: CommandMeant, words: Vocabulary) -> bool:
    """Whether behind the rules of a piece it is asked what it may do, and not again which it is."""
    items = items_of(read_line(text), words)
    said = frozenset().union(*(item.concepts for item in items))
    is_all = all(item.is_silent or item.concepts & _IN_MANNER for item in items)
    return last.command is Command.RULE and is_all and "backwards" in said and bool(said & _DOES)


_DOES = frozenset({"take", "capture", "go", "move"})
_IN_MANNER = _DOES | {"backwards", "can", "you", "move-verb", "take-verb", "one-can", "third-person"}
"""Concepts of words that ask what a piece may do."""


def _person(item: Item) -> Whose | None:
    if item.concepts & {"i", "me"}:
        return Whose.OWN
    return Whose.ENEMY if "you" in item.concepts else None


def _wins_back(text: str, words: Vocabulary) -> bool:
    """Whether it is asked on whether a piece is won back then: "e poi riprendo?"."""
    items = items_of(read_line(text), words)
    told = [item for item in items if not item.is_silent and not item.concepts & {"i", "can", "then"}]
    is_back = len(told) == 1 and bool(told[0].concepts & {"take-back", "regain"})
    return is_asked(text) and is_back and not told[0].is_unknown


def _with_piece(text: str, here: Situation) -> int | None:
    """The one piece of a line that asks the same of a move with it: "and with 27?"."""
    if not is_asked(text):
        return None
    items = [
        item for item in items_of(read_line(rest_asked(text, here.words)), here.words) if item.text
    ]
    numbers = [item.number for item in items if item.number is not None]
    others = [item for item in items if item.number is None]
    is_with = any("with" in item.concepts for item in others)
    known = all(item.is_silent or item.concepts & {"with", "man", "king"} for item in others)
    return numbers[0] if len(numbers) == 1 and is_with and known else None


def _supposes(text: str, words: Vocabulary) -> bool:
    return any("if" in item.concepts for item in items_of(read_line(text), words))


def _move_named(text: str, here: Situation) -> tuple[int, ...]:
    """The squares of the move that is all that stands behind a word for asking on."""
    rest = rest_asked(text, here.words)
    items = items_of(read_line(rest), here.words)
    numbers = [item for item in items if item.number is not None]
    if len(numbers) < _ENDS or not all(
        item.is_silent or item.number or item.concepts & _BESIDE for item in items
    ):
        return ()
    signs = "".join(char for char in rest if char.isdecimal() or char in "-x ")
    read = parse_move_text(signs.strip(), here.position, here.regulation, here.words)
    match read:
        case Understood(move):
            return move.path
        case NotLegal(written):
            return written.squares
        case Ambiguous(moves):
            return moves[0].path
    return ()


_ENDS = 2
_BESIDE = frozenset(
    {
        *("with", "if", "playing", "move", "move-verb", "i", "me", "go", "play", "take", "after"),
        *("what", "then", "next", "follow", "happen"),
    }
)
"""The concepts of words that may stand before the move."""

"""The move that a row of items gives, or one of its clauses, by itself or pointing back at another."""

from collections.abc import Sequence
from itertools import pairwise

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Likely, Move
from assistant.parsing.meanings import COLOURS, Command
from assistant.parsing.moving.capture_actors import takes_me, takes_own
from assistant.parsing.moving.counting import captures_of_piece
from assistant.parsing.moving.loose_moves import GO, TAKE, crossed, names_nobody, read_wish, wished
from assistant.parsing.moving.moves import Ambiguous, NoSuchMove, NotLegal, Understood, doubt_of_ends
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.concepts import POINTING, Item, Row, clauses, plain_rows, sentences
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vetoes import DENIALS, vetoes
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.side import Side


def wish_of(items: Sequence[Item], here: Situation) -> Move | None:
    """The move that a row gives, legal or not, if nothing in it denies or tells of it."""
    if vetoes(items) or _takes_listener(items) or is_of_other_side(items, here.position.side_to_move):
        return None
    if _is_instead_of_one(items) or takes_own(items):
        return None
    wish = read_wish(items, here.words)
    if wish and not any(wish.numbers) and any(item.is_corrected for item in items):
        return None
    return wished(wish, here.position, here.regulation) if wish else None


def is_of_other_side(items: Sequence[Item], mover: Side) -> bool:
    """Whether the side that is not to move is said to play: "Black plays 22-18"."""
    said = [item for item in items if not item.is_nothing or item.whose]
    others = COLOURS[mover.opponent]
    verbs = {"play", "move-verb", "go", "third-person"}
    return any(one.whose is others and other.concepts & verbs for one, other in pairwise(said))


def _is_instead_of_one(items: Sequence[Item]) -> bool:
    """Whether the one move that is named is the one that is not to be played: "instead of 22-18"."""
    named = [item for item in items if item.number is not None]
    first = next((item for item in items if not item.is_break), None)
    return bool(first and "instead-of" in first.concepts) and len(named) < _TWO_MOVES


def _takes_listener(items: Sequence[Item]) -> bool:
    """Whether it is the other side that takes: "is my opponent going to capture me"."""
    is_others = any(item.whose or item.concepts & {"you", "can"} for item in items)
    is_mine = any("i" in item.concepts for item in items)
    return is_others and not is_mine and takes_me(items)


def move_of(items: Sequence[Item], here: Situation) -> Understood | Ambiguous | None:
    """The legal move that a row gives."""
    found = wish_of(items, here)
    return found if isinstance(found, Understood | Ambiguous) else None


def is_conditional(items: Sequence[Item]) -> bool:
    """Whether a move is wished rather than given: "I would play 22-18"."""
    return any("conditional" in item.concepts for item in items)


def is_in_doubt(items: Sequence[Item]) -> bool:
    """The same, or whether it may stand for another one, or be only allowed: "sorry, I meant 22-18"."""
    return is_conditional(items) or any(item.concepts & _MISTAKEN for item in items)


_MISTAKEN = frozenset({"mistake", "wrong", "apology", "maybe", "leave-given"})


def move_of_clauses(items: Sequence[Item], here: Situation) -> Move | None:
    """The move of one clause of a row, the others being talk, or the one that is given instead."""
    parts, whole = clauses(items), sentences(items)  # "ma no, 27 e 22": "and" stands in a move, too
    is_denied = any(item.concepts & TAKES_BACK for item in whole[0]) if whole else False
    move = move_among(parts, here) if len(parts) > 1 else None
    move = move or (move_among(whole, here) if is_denied and len(parts) > 1 else None)
    return move or move_instead(items, here)


def move_among(parts: Sequence[Sequence[Item]], here: Situation) -> Move | None:
    """The move that one clause gives and no other one denies, other than by giving it instead."""
    moves = [move_of(part, here) for part in parts]
    given = [place for place, move in enumerate(moves) if move]
    if not given:
        return None
    last = given[-1]
    numbers = [place for place, part in enumerate(parts) if any(item.number for item in part)]
    others = [parts[place] for place in numbers if place != last]
    is_instead = all(map(_denies, others))
    said = {item.number for item in parts[last] if item.number}
    is_taken_back = any(
        _denies(part) and said >= {item.number for item in part if item.number}
        for part in parts[last + 1 :]
    )
    # "As my father did" tells how, and not that somebody else plays it.
    told = [part for part in parts if part and "comparing" not in part[0].concepts]
    is_tale = any(vetoes(part) & TALES_OF_OTHERS for part in told)
    return None if is_taken_back or is_tale or (others and not is_instead) else moves[last]


def move_instead(items: Sequence[Item], here: Situation) -> Move | None:
    """The move that is given in place of another one: "instead of 22-18 play 22-19"."""
    places = [place for place, item in enumerate(items) if item.number is not None]
    if any(vetoes([item]) & TALES_OF_OTHERS for item in items):
        return None
    if len(places) == _TWO_PIECES:
        is_other = _changes_piece(items, places)
        return move_of([*items[: places[0]], *items[places[1] :]], here) if is_other else None
    if len(places) < _TWO_MOVES:
        return None
    after = places[1] + 1
    between = items[after : places[2]]
    if len(places) == _TWO_MOVES and any("instead-of" in item.concepts for item in between):
        return move_of(items[:after], here)
    if len(places) == _TWO_MOVES and _changes_mind(between):
        return move_of(items[places[2] :], here)
    return move_of(items[after:], here) if _denies(items[:after]) else None


_TWO_PIECES = 2
"""The numbers of who takes with one piece, and then rather with another."""
_TWO_MOVES = 4
"""The numbers of two moves."""
TALES_OF_OTHERS = frozenset({"past", "others", "maybe"})


def _changes_mind(items: Sequence[Item]) -> bool:
    """Whether all that stands between two moves takes the first one back: "22-18, no wait, 23-19"."""
    said = frozenset().union(*(item.concepts for item in items))
    is_other = any(not (item.is_silent or item.concepts & _IN_A_CHANGE) for item in items)
    if items and "not" in items[-1].concepts:
        return False  # "22-18 not 23-19" wants the first
    return bool(said & _OTHER_MIND) and not is_other


def _changes_piece(items: Sequence[Item], places: Sequence[int]) -> bool:
    """Whether another piece is to take than was said first: "I take with 22, no, with 23"."""
    before, between = items[: places[0]], items[places[0] + 1 : places[1]]
    are_with = all(any("with" in item.concepts for item in part) for part in (before, between))
    # "with 22, not with 23" wants the first: Portuguese has one word for "no" and "not".
    is_parted = any(item.is_break or item.concepts & (_OTHER_MIND - {"not"}) for item in between)
    return (
        are_with
        and is_parted
        and _changes_mind([item for item in between if "with" not in item.concepts])
    )


TAKES_BACK = frozenset({"no", "not", "instead", "mistake", "wrong", "apology"})
"""Concepts of words that take back what was said before them."""
_OTHER_MIND = TAKES_BACK | {"pardon"}
_IN_A_CHANGE = _OTHER_MIND | {"wait", "want", "best", "would", "i", "play", "understand"}


def meant_instead(
    items: Sequence[Item], here: Situation
) -> Understood | Ambiguous | CommandMeant | None:
    """What is wanted by who says that they were wrong and meant a move: that, or else a take-back."""
    places = [place for place, item in enumerate(items) if item.number is not None]
    if len(places) != _MOST_SQUARES:
        return None
    before = items[: places[0]]
    said = frozenset().union(*(item.concepts for item in before))
    if not said & {"mistake", "wrong", "apology"} or said & {"what", "which", "why", "if", *_ASKING}:
        return None
    if not all(item.is_silent or item.concepts & _IN_A_MISTAKE for item in before):
        return None
    wants = [item for item in before if item.text and item.concepts & {"want", "meant", "would"}]
    if not wants or any("not" in item.concepts for item in before):
        return None
    return move_of(items[places[0] :], here) or CommandMeant(Command.TAKE_BACK)


_IN_A_MISTAKE = frozenset(
    {
        "mistake",
        "wrong",
        "want",
        "meant",
        "would",
        "have",
        "i",
        "me",
        "be",
        "play",
        "make",
        "do",
        "move",
        "move-verb",
    }
)
"""Concepts of words that may stand before a move that was meant instead of another one."""


def _denies(items: Sequence[Item]) -> bool:
    concepts = frozenset().union(*(item.concepts for item in items))
    return bool(concepts & (DENIALS | {"no", "would", "instead"}))


def move_crossing(items: Sequence[Item], here: Situation) -> Understood | Ambiguous | None:
    """The capture of a row that names the piece that is taken on the way."""
    if vetoes(items):
        return None
    return crossed(items, here.position, here.words)


def move_pointed_at(items: Sequence[Item], here: Situation) -> Understood | None:
    """The one legal move that the squares of a row fit, of which a clause only points back at them."""
    numbers = list(dict.fromkeys(item.number for item in items if item.number))
    verbs = frozenset().union(*(item.concepts for item in _wanting(clauses(items))))
    found = [
        move
        for move in distinct_moves(legal_moves(here.position))
        if {*numbers} <= {move.start, move.end, *move.captured}
        and (len(numbers) == 1 or (len(numbers) == _MOST_SQUARES and numbers[0] == move.start))
        and (move.is_capture or GO in verbs or "do-it" in verbs)
    ]
    if len(found) != 1:
        return None
    is_step = found[0].end in numbers and TAKE not in verbs
    return Understood(found[0], doubt_of_ends(here.position, found[0], is_step=is_step))


_MOST_SQUARES = 2


def points_back(items: Sequence[Item]) -> bool:
    """Whether one clause of a row wants the move that the others tell of: "24 has only one, play it".

    Or it wants the piece of a number moved, and another one says that there is only one way.
    """
    parts = clauses(items)
    wanting = _wanting(parts)
    others = [item for part in parts if part is not wanting for item in part]
    if not (wanting and others and any(item.number for item in items)):
        return False
    if vetoes(wanting) or vetoes(others) - {"not"}:
        return False
    concepts = frozenset().union(*(item.concepts for item in others))
    if any(item.number for item in wanting):
        return bool(concepts & _ONLY) and not any(item.number for item in others)
    return bool(concepts & _ONLY) or not concepts & _ASKING


def _wanting(parts: Sequence[Sequence[Item]]) -> Sequence[Item]:
    """The one clause that is a verb and a word that points back, or else a verb and a number."""
    bare = [part for part in parts if _is_bare(part)]
    pointing = [part for part in bare if not any(item.number for item in part)]
    found = pointing or bare
    return found[0] if len(found) == 1 else ()


def _is_bare(part: Sequence[Item]) -> bool:
    verbs = [place for place, item in enumerate(part) if item.concepts & {GO, TAKE, "do-it"}]
    if not verbs or not all(item.is_silent or item.number or item.concepts & _WANTED for item in part):
        return False
    return any(item.number or item.concepts & {POINTING, "do-it"} for item in part[verbs[0] :])


_WANTED = frozenset({GO, TAKE, "do-it", POINTING, "man", "king", "move", "play", "now", "me", "i"})
_ONLY = frozenset({"only", "alone"})
_ASKING = frozenset({"what", "which", "who", "where", "how", "how-many", "why", "tell", "read"})


def takes_nobody(text: str, here: Situation) -> Likely | None:
    """What can be taken of a piece that words take and that is not there."""
    items = plain_rows(read_line(text), here.words)[0].items
    wish = read_wish(items, here.words)
    for numbers in wish.numbers if wish else ():
        if len(numbers) == 1 and names_nobody(numbers, here.position):
            return Likely(captures_of_piece(numbers[0].value))
    return None


def refused_move(row: Row, here: Situation) -> NotLegal | NoSuchMove | None:
    """A move that the law refuses, if the row is nothing else: it is to be told why."""
    found = None if row.is_corrected else wish_of(row.items, here)
    return found if isinstance(found, NotLegal | NoSuchMove) else None


def refused_capture(row: Row, here: Situation) -> Likely | None:
    """What a piece can take, for who takes with one that cannot, or takes it: "I take with 22".

    Who wants one taken that is not theirs, where nothing can be taken, is told that.
    """
    wish = None if vetoes(row.items) else read_wish(row.items, here.words)
    if wish is None or not wish.takes or row.is_corrected or {len(way) for way in wish.numbers} != {1}:
        return None
    square, position = wish.numbers[0][0].value, here.position
    is_there = 1 <= square <= position.variant.geometry.squares
    piece = position.piece_at(square) if is_there else None
    is_own = piece is not None and piece.side is position.side_to_move
    if is_own or not is_there or any(move.is_capture for move in legal_moves(position)):
        return Likely(captures_of_piece(square))
    return Likely(CommandMeant(Command.CAPTURES))

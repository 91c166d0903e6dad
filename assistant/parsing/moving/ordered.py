"""A move that a line orders beside other words: agreed to, announced, with an aside, or unasked.

What it is, clause_moves.py knows of the words of the move alone.
"""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import Trait, commands_that
from assistant.parsing.likely import Likely, Move, Perhaps
from assistant.parsing.meanings import COLOURS, Whose
from assistant.parsing.moving.clause_moves import TAKES_BACK, TALES_OF_OTHERS, move_of
from assistant.parsing.moving.loose_moves import GO, TAKE
from assistant.parsing.moving.moves import Ambiguous, Understood, parse_move_text
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.concepts import ASIDE, OR, POINTING, Item, Row, clauses, plain_rows
from assistant.parsing.words.tokens import normalise, read_line
from assistant.parsing.words.vetoes import vetoes
from assistant.rules.legal import distinct_moves, legal_moves


def or_ordered(
    found: Move | CommandMeant | Likely | Perhaps | None, items: Sequence[Item], here: Situation
) -> Move | CommandMeant | Likely | Perhaps | None:
    """What is asked of a legal move, or that move, where no word asks: "I'll risk it, 21 17"."""
    said = frozenset().union(*(item.concepts for item in items))
    match found:
        case Likely(CommandMeant(command=command, move=squares) as meant) if command in _OF_MOVES:
            legal = distinct_moves(legal_moves(here.position))
            ends = (squares[0], squares[-1]) if squares else ()
            moves = [move for move in legal if (move.start, move.end) == ends]
            numbers = [at for at, item in enumerate(items) if item.number is not None]
            last = max(numbers, default=len(items))
            is_supposed = any("if" in item.concepts for item in items[:last])
            is_asked = is_supposed or bool(said & _ASKS or items[0].concepts & _TURNED)
            is_asked = is_asked or ("be" in said and bool(said & _JUDGES))
            if len(moves) == 1 and not is_asked:
                return Perhaps((Understood(moves[0]), meant))
        case Understood() if _tells_of_taking(items, here):
            return Perhaps((found,))
    return found


def _tells_of_taking(items: Sequence[Item], here: Situation) -> bool:
    """Whether a row says that the side to move takes, and nothing else: "White takes"."""
    mover = COLOURS[here.position.side_to_move]
    said = [item for item in items if not item.is_silent]
    is_taking = len(said) == len(("who", "takes")) and "take-verb" in said[1].concepts
    return is_taking and said[0].whose is mover and "captures" not in said[1].concepts


_OF_MOVES = commands_that(Trait.AND_MOVE)
_ASKS = {
    *("what", "which", "who", "where", "how", "how-many", "why", "tell", "read"),
    *("playing", "after", "suppose", "happen", "follow", "can", "one-can", "i-can", "worth"),
    *("answer", "must", "legal", "possible", "permitted", "would", "conditional", "lose", "passive"),
}
"""Concepts of words that ask of a move, or try it in thought."""
_TURNED = frozenset({"be", "do", "did", "will", "have", "was"})
"""Concepts of what begins a question with its verb."""
_JUDGES = frozenset({"judged", "best", "safe", "danger", "risk", "wrong", "mistake"})
"""Concepts beside which "is" asks, too: "23-19 é boa"."""


def has_order(items: Sequence[Item]) -> bool:
    """Whether one's own verb of moving or taking stands before the squares: "gioco 22-18"."""
    first = next((at for at, item in enumerate(items) if item.number is not None), 0)
    return any("first-person" in item.concepts and item.concepts & {GO, TAKE} for item in items[:first])


def order_with_aside(row: Row, here: Situation) -> Move | None:
    """The move that one's own verb orders in the first clause, whatever is said of it behind."""
    parts = clauses(row.items)
    first = parts[0] if len(parts) > 1 else ()
    others = [item for part in parts[1:] for item in part]
    orders = any({"first-person", GO} <= item.concepts for item in first)
    is_one = not any(item.number is not None for item in others)
    # "34 na 29, tô atacando a 24" has no verb of its own, and tells what the move does.
    is_plain = all(item.is_silent or item.number is not None for item in first)
    tells = any("first-person" in item.concepts for item in others)
    if vetoes(row.items) or any(item.concepts & _ASKS for item in others):
        return None
    return move_of(first, here) if (orders and is_one) or (is_plain and tells) else None


def move_behind_talk(text: str, here: Situation) -> Understood | Ambiguous | Perhaps | None:
    """The move that stands behind what only agrees, or behind another one that is taken back."""
    return move_agreed_to(text, here) or thought_better(text, here)


def move_agreed_to(text: str, here: Situation) -> Understood | Ambiguous | None:
    """The move that stands behind a word that only agrees: "all right, I take"."""
    agreeing, comma, rest = text.partition(",")
    words = here.words
    is_agreed = bool(comma) and normalise(agreeing) in words.agreeing | words.content
    if not is_agreed or text.rstrip().endswith("?"):
        return None
    read = parse_move_text(rest, here.position, here.regulation, words)
    return read if isinstance(read, Understood | Ambiguous) else None


def thought_better(text: str, here: Situation) -> Perhaps | None:
    """The second of two whole moves, between which the first is taken back: "23-19, nah, 24-20".

    Whatever else is said there, it is only asked about.
    """
    items = plain_rows(read_line(text), here.words)[0].items
    places = [place for place, item in enumerate(items) if item.number is not None]
    if len(places) != _TWO_MOVES or text.rstrip().endswith("?"):
        return None
    between = items[places[1] + 1 : places[2]]
    parted = [at for at, item in enumerate(between) if item.is_break and not item.text]
    said = (
        frozenset().union(*(item.concepts for item in between[parted[0] :])) if parted else frozenset()
    )
    if (
        not parted
        or any(OR in item.concepts for item in between)
        or not (said & _OTHERWISE or _has_word_for_it(between, here))
    ):
        return None
    if between[-1].concepts & {"not"} or vetoes(items) & TALES_OF_OTHERS:
        return None  # "22-18, not 23-19" wants the first
    first, second = move_of(items[: places[1] + 1], here), move_of(items[places[2] :], here)
    return Perhaps((second,)) if first and second and first != second else None


def _has_word_for_it(between: Sequence[Item], here: Situation) -> bool:
    """Whether one of the phrases that take a move back behind it stands between two moves."""
    words, said = here.words, f" {' '.join(item.text for item in between if item.text)} "
    phrases = [*words.no_move["before"], *(" ".join(phrase) for phrase in (*words.meant, *words.said))]
    return any(f" {phrase} " in said for phrase in phrases)


_TWO_MOVES = 4
"""The numbers of two moves."""
_OTHERWISE = TAKES_BACK | {"undo", "take-back", "best", "meant"}
"""Concepts of words behind which another move is meant."""


def move_announced(text: str, here: Situation) -> Move | None:
    """The move behind a colon, before which only its coming is said: "answer this: 22-19"."""
    before, colon, after = text.partition(":")
    items = plain_rows(read_line(before), here.words)[0].items
    if not colon or not all(map(_is_announcing, items)) or after.rstrip().endswith("?"):
        return None
    move = parse_move_text(after, here.position, here.regulation, here.words)
    return move or move_of(plain_rows(read_line(after), here.words)[0].items, here)


def _is_announcing(item: Item) -> bool:
    is_other = item.number is not None or item.whose not in (None, Whose.OWN)
    return not is_other and (item.is_silent or item.whose is Whose.OWN or bool(item.concepts & _SAYING))


_SAYING = frozenset({GO, TAKE, POINTING, "me", "i", "man", "move", "answer", "play", "turn", "now"})
"""Concepts of words that say that a move comes."""


def move_beside_a_word(row: Row, here: Situation) -> Perhaps | None:
    """A whole move beside one unknown word, which may be anything, or beside cries and courtesies: it
    is asked about."""
    strange = [item for item in row.items if item.is_unknown or item.concepts == {ASIDE}]
    unknown = sum(item.is_unknown for item in strange)
    if not strange or unknown > 1 or row.is_corrected:
        return None
    move = move_of([item for item in row.items if item not in strange], here)
    numbers = [item for item in row.items if item.number is not None]
    return Perhaps((move,)) if move is not None and len(numbers) > 1 else None

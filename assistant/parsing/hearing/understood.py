"""What a text that was heard means in words of somebody's own: more strictly than what was typed."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.asking import Found, asks_first, gives_no_order
from assistant.parsing.intents.policy import learnt_of_heard, ordered
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.moving.clause_moves import is_conditional, move_of, refused_capture, refused_move
from assistant.parsing.moving.counting import counted_capture
from assistant.parsing.moving.loose_moves import TAKE
from assistant.parsing.moving.moves import Ambiguous, Understood
from assistant.parsing.moving.situation import Situation
from assistant.parsing.voice_steps import voice_step
from assistant.parsing.words.concepts import ASIDE, Item, Row, plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation


def understand_heard(
    text: str, position: Position, regulation: Regulation, words: Vocabulary
) -> Found | None:
    """What a text that was heard means, if all its words are known: by the grammar of moves, or learnt.

    A recogniser makes no slips of a finger, and one word of a scrap of talk must not become a question.
    """
    here = Situation(position, regulation, words)
    for row in plain_rows(read_line(text), words):
        if len(row.text.split()) < _WORDS_HEARD:
            continue
        has_strange = any(item.is_unknown for item in row.items)
        telling = [word for item in row.items if _tells(item) for word in item.text.split()]
        is_order = not (asks_first(text, words) or gives_no_order(text, row.items, words))
        is_clear = len(telling) >= _WORDS_HEARD and is_order and not has_strange
        move = move_of(row.items, here) if is_clear else None
        if move is not None:
            heard = _heard_move(move, row.items)
            return ordered(heard, text, here) if heard is not None else None
        capture = _capture_ordered(row, here) if is_clear else None
        if capture is not None:
            return capture
        step = None if has_strange else voice_step(text, words)
        if step is not None:  # "you speak too fast" is no wish to hear it again
            return Likely(step) if isinstance(step, CommandMeant) else step
        is_telling = len(telling) >= _WORDS_HEARD and not has_strange
        found = learnt_of_heard(text, here, is_clear=is_telling)
        refused = refused_move(row, here) or refused_capture(row, here) if is_clear else None
        if found or refused:
            return found or refused
    return None


def _capture_ordered(row: Row, here: Situation) -> Likely | Perhaps | None:
    """What is told who wants a piece taken that no legal move takes, as where it is typed.

    Nothing else is said: "mi prendi la 22" asks, and is like what asks it.
    """
    if not all(item.is_nothing or item.number or TAKE in item.concepts for item in row.items):
        return None
    return counted_capture(row.text, here, is_question=False) or refused_capture(row, here)


def _tells(item: Item) -> bool:
    """Whether a word says something that was meant, silent as it may be: "with" names the piece, "why"
    parts clauses and asks, and what is forgotten is wanted."""
    is_silent = item.is_silent or ASIDE in item.concepts
    return not is_silent or bool(item.concepts & _TELLING)


_TELLING = frozenset({"with", "why", "forgotten", "contents", "is-there"})


def _heard_move(
    move: Understood | Ambiguous, items: Sequence[Item]
) -> Understood | Ambiguous | Perhaps | None:
    """A move that was heard in words of its own.

    It is asked about unless the piece that moves is named, and where it goes or that it takes: half a
    move that is not legal is all too easily heard as less, and who says "anyone" asks.
    """
    numbers = {item.number for item in items if item.number is not None}
    concepts = frozenset().union(*(item.concepts for item in items))
    has_piece = isinstance(move, Understood) and move.move.start in numbers
    if not (len(numbers) > 1 or concepts & {TAKE, "with"}):
        return None
    is_told = len(numbers) > 1 or (TAKE in concepts and not concepts & _ANYONE)
    is_sure = has_piece and is_told and not is_conditional(items)
    return move if is_sure or isinstance(move, Ambiguous) else Perhaps((move,))


_ANYONE = frozenset({"any", "anything", "who"})

_WORDS_HEARD = 2
"""Fewer are understood by phrases only."""

"""What a text that was heard means by its concepts: more strictly than what was typed."""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.asking import Found, asks_first, gives_no_order
from assistant.parsing.asked.crowned import asked_rows_to_go
from assistant.parsing.asked.own_taken import asked_if_own_is_taken, asks_whether
from assistant.parsing.asked.prospects import asked_outright_of
from assistant.parsing.asked.supposing import asked_in_thought
from assistant.parsing.asked.taking import asked_to_take
from assistant.parsing.commands.catalogue import CHANGING
from assistant.parsing.games_asked import games_asked
from assistant.parsing.likely import HEARD_ALIKE, SAME, Likely, Perhaps, command_of, like
from assistant.parsing.meanings import Command
from assistant.parsing.moving.counting import counted_capture
from assistant.parsing.moving.given import (
    Situation,
    is_conditional,
    move_of,
    refused_capture,
    refused_move,
    vetoes,
)
from assistant.parsing.moving.loose_moves import TAKE
from assistant.parsing.moving.moves import Ambiguous, Understood
from assistant.parsing.pausing import pause_wanted
from assistant.parsing.voice_steps import voice_step
from assistant.parsing.words.concepts import ASIDE, Item, Row, plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation


def understand_heard(
    text: str, position: Position, regulation: Regulation, words: Vocabulary
) -> Found | None:
    """What a text that was heard means by its concepts, if each of its words has its place in that.

    A recogniser makes no slips of a finger, and one word of a scrap of talk must not become a question.
    """
    here = Situation(position, regulation, words)
    for row in plain_rows(read_line(text), words):
        is_more = len(row.text.split()) >= _WORDS_HEARD
        said = like(row.items, here.words, SAME, is_heard=True) if is_more else None
        if isinstance(said, Likely) and said.meaning.move:
            return said  # "can I play 22-18" asks
        thought = asked_in_thought(row.items, is_question=False) or asked_outright_of(row.items)
        thought = thought or _who_takes(row.items, here)
        thought = thought or _how_far_to_go(row.items)
        if thought is not None:
            return Likely(thought)
        telling = [word for item in row.items if _tells(item) for word in item.text.split()]
        is_clear = len(telling) >= _WORDS_HEARD and not any(item.is_unknown for item in row.items)
        is_order = not (asks_first(text, words) or gives_no_order(text, row.items, words))
        move = move_of(row.items, here) if is_clear and is_order else None
        if move is not None:
            return _heard_move(move, row.items)
        ordered = _capture_ordered(row, here) if is_clear and is_order else None
        if ordered is not None:
            return ordered
        if said is not None:
            return said
        step = voice_step(text, words) if is_more else None
        if step is not None:  # "you speak too fast" is no wish to hear it again
            return Likely(step) if isinstance(step, CommandMeant) else step
        found = _commanded(row, here) if is_clear else _wished(row, words)
        if found is not None:
            return found
    return _of_the_clock_or_games(text, words)


def _commanded(row: Row, here: Situation) -> Found | None:
    """What is asked for by words that are enough for it, or a move that the law refuses."""
    command = command_of(row.items, here.words, is_corrected=False, is_whole=True)
    found: Found | None = command or like(row.items, here.words, HEARD_ALIKE, is_heard=True)
    return found or refused_move(row, here) or refused_capture(row, here)


def _who_takes(items: Sequence[Item], here: Situation) -> CommandMeant | None:
    """Which piece takes and which is taken, by where each is named, as in a typed line that asks."""
    if vetoes(items) or not asks_whether(items):
        return None
    found = asked_if_own_is_taken(items, here.position, is_question=False)
    return found or asked_to_take(items, here.position, is_question=False)


def _how_far_to_go(items: Sequence[Item]) -> CommandMeant | None:
    """How far a piece is from being crowned, as in a typed line; an unknown word makes it talk."""
    if vetoes(items) or any(item.is_unknown for item in items):
        return None
    return asked_rows_to_go(items, is_question=False)


def _capture_ordered(row: Row, here: Situation) -> Likely | Perhaps | None:
    """What is told who wants a piece taken that no legal move takes, as where it is typed.

    Nothing else is said: "mi prendi la 22" asks, and is like what asks it.
    """
    if not all(item.is_nothing or item.number or TAKE in item.concepts for item in row.items):
        return None
    return counted_capture(row.text, here, is_question=False) or refused_capture(row, here)


def _of_the_clock_or_games(text: str, words: Vocabulary) -> Found | None:
    """A pause, for whatever reason, or the list of kept games, as a typed line wants them."""
    pause = pause_wanted(text, words)
    if pause is not None:
        return Perhaps((pause,)) if isinstance(pause, CommandMeant) else pause
    kept = games_asked(text, words)
    if isinstance(kept, CommandMeant) and kept.command is Command.GAMES and not kept.rest:
        return Likely(kept)
    return None


def _tells(item: Item) -> bool:
    """Whether a word says something that was meant, silent as it may be: "with" names the piece, "why"
    parts clauses and asks, and what is forgotten is wanted."""
    is_silent = item.is_silent or ASIDE in item.concepts
    return not is_silent or bool(item.concepts & _TELLING)


_TELLING = frozenset({"with", "why", "forgotten", "contents", "is-there"})


def _wished(row: Row, words: Vocabulary) -> Likely | None:
    """What one word is enough for where silent ones beside it ask: "any captures", "I need a hint".

    It only tells: what changes something wants more words than one, and "can you turn" is talk.
    """
    if not any(item.concepts & _WISHING for item in row.items):
        return None
    found = command_of(row.items, words, is_corrected=False, is_whole=True)
    if not isinstance(found, Likely) or any(item.is_unknown for item in row.items):
        return None
    return found if found.meaning.command not in _WANTS_MORE else None


_WISHING = frozenset({"any", "request"})
"""Concepts of words with which something is asked for."""
_WANTS_MORE = CHANGING | {Command.TURN, Command.GO_ON}
"""Commands that one such word is not enough for."""


def _heard_move(move: Understood | Ambiguous, items: Sequence[Item]) -> Found | None:
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

"""A sentence in somebody's own words that only looks back at the game, and takes nothing back.

"Go back two moves" takes them back; "go back two moves, just to look" does not, nor what asks how the
board was. Such a line is nothing but phrases of [looking] and one number.
"""

from collections.abc import Sequence
from functools import lru_cache

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from assistant.parsing.wholly import NUMBER, RANK, Part, Table, kinds_of, parts_of, table_of
from assistant.parsing.words.numbers import read_numbers
from assistant.parsing.words.tokens import KEPT
from assistant.parsing.words.vocabulary import Vocabulary


@lru_cache(maxsize=KEPT)
def looks_back(text: str, words: Vocabulary) -> CommandMeant | None:
    """The step through the game that a line wants, where it says nothing else."""
    parts = parts_of(text, words, _table(words))
    said = kinds_of(parts)
    if "game" in said:
        return CommandMeant(Command.TO_GAME)
    counts = [part for part in parts if part.kinds & {NUMBER, RANK}]
    is_on = {"on", "move"} <= said  # "go forward a move" wants no piece to go
    looks = said & {"look", "only"} or ("board" in said and said & {"at", "ago"})
    is_to = "goto" in said and len(counts) == 1
    if not (looks or is_on or is_to) or len(counts) > 1:
        return None
    number = None
    if counts:
        word = counts[0].tokens[0].word
        read = read_numbers(counts[0].tokens, words)
        number = words.ranks.get(word) or (read[0][0] if read and len(read[0]) == 1 else None)
        if number is None or not said & {"move", "ago", "at", "goto"}:
            return None
        if RANK in counts[0].kinds and not _is_of_move(parts, counts[0]):
            return None  # "di prima" is "of before"
    one = words.looking.get("single", ())
    is_one = any(
        words.numbers.get((token.word,)) == 1 or (token.word,) in one
        for part in parts
        for token in part.tokens
    )
    is_bare = number is None and not is_one and any({"look", "back"} <= part.kinds for part in parts)
    if (number is None and "at" in said and "ago" not in said) or is_bare:
        return None  # how far, or at which move, is not said
    if said & {"ago", "back"} and not ("at" in said and number):
        return CommandMeant(Command.REVIEW_BACK, number=number)
    if said & {"forward", "on"}:
        return CommandMeant(Command.REVIEW_FORWARD, number=number)
    if "start" in said:
        return CommandMeant(Command.REVIEW_START)
    return CommandMeant(Command.REVIEW_MOVE, number=number) if number else None


def _is_of_move(parts: Sequence[Part], rank: Part) -> bool:
    """Whether an ordinal stands beside a word for a move: the third move."""
    at = parts.index(rank)
    return any("move" in part.kinds for part in parts[max(at - 1, 0) : at + 2])


@lru_cache(maxsize=KEPT)
def _table(words: Vocabulary) -> Table:
    """The phrases of [looking] with what they say."""
    return table_of((phrase, kind) for kind, phrases in words.looking.items() for phrase in phrases)

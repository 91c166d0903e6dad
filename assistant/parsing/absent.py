"""What somebody looks for that is not there: an analysis, play over the internet, other draughts.

[absent] of the phrase files declares the things and their words. Without it a line about one of them
would be read as what is nearest: a friend called Internet, a game by other rules.
"""

from enum import Enum
from functools import cache

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.coverage import NUMBER, RANK, STRANGE, Table, kinds_of, parts_of, table_of
from assistant.parsing.meanings import Command
from assistant.parsing.words.concepts import concepts_of
from assistant.parsing.words.tokens import Line
from assistant.parsing.words.vocabulary import Vocabulary


class Thing(Enum):
    """A thing that is not there; the value is its kind in the phrase files, and in the messages."""

    ANALYSIS = "analysis"
    ONLINE = "online"
    VARIANT = "variant"


NOT_HERE = {Command.MAIL_ANALYSE: Thing.ANALYSIS}
"""Commands of games by correspondence: in any other game these things are looked for by them."""

_GAME = "game"
ALONE = "-alone"
PLAYED = "-played"
_WITH_SOMEBODY = (Thing.ONLINE, Thing.VARIANT)
_MOST_NAMES = 1
"""What one does with somebody, who may have a name: a word that has no place there."""


def absent_in(text: str, words: Vocabulary) -> CommandMeant | None:
    """What a line looks for that is not there, all of whose words but a name are of that."""
    named = parse_command(text, words)
    if named and named.command in NOT_HERE:
        return None
    parts = parts_of(
        text, words, _table(words), lambda line, at, _: _kin_at(line, at, words), _MOST_NAMES
    )
    kinds = kinds_of(parts)
    if kinds & {NUMBER, RANK}:
        return None
    for thing in Thing if STRANGE not in kinds else _WITH_SOMEBODY:
        if f"{thing.value}{ALONE}" in kinds or {thing.value, _GAME} <= kinds:
            return absent(thing)
    return None


def _kin_at(line: Line, at: int, words: Vocabulary) -> tuple[str, int] | None:
    """Somebody of one's own at a place of a line, who is as good as a name: my brother."""
    return (STRANGE, 1) if "relative" in concepts_of(line.words[at].word, words) else None


def asks_what_was_wrong(text: str, words: Vocabulary) -> bool:
    """Whether a line asks for a move that was wrong: one that was refused, or else played badly."""
    kinds = kinds_of(parts_of(text, words, _table(words)))
    return f"{Thing.ANALYSIS.value}{PLAYED}" in kinds and not kinds & {NUMBER, RANK}


def absent(thing: Thing) -> CommandMeant:
    """What asks for a thing that is not there."""
    return CommandMeant(Command.ABSENT, rest=thing.value)


@cache
def _table(words: Vocabulary) -> Table:
    return table_of((phrase, kind) for kind, said in words.absent.items() for phrase in said)

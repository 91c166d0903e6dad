"""What is wanted of kept games, of the clock or of looking back, in somebody's own words.

A whole line is read so, or else the one of its clauses that wants something, where the others give the
reason or are talk: "bin game 3, I played like an idiot".
"""

import re
from collections.abc import Iterator

from assistant.parsing.answers import leaves
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.games_asked import games_asked, games_asked_apart, games_perhaps_asked
from assistant.parsing.likely import Meaning, Perhaps
from assistant.parsing.looking_back import looks_back
from assistant.parsing.meanings import CHANGING, Command
from assistant.parsing.pausing import pause_wanted
from assistant.parsing.words.concepts import items_of
from assistant.parsing.words.tokens import normalise, read_line
from assistant.parsing.words.vocabulary import MOST_WORDS, Vocabulary

Wanted = CommandMeant | Perhaps | None


def wanted_in_own_words(text: str, words: Vocabulary) -> Wanted:
    """What a line wants, or a clause of it; that it wants another game a clause alone does not say."""
    whole = _wanted(text, words)
    if whole is not None:
        return whole
    found = [(clause, meant) for clause in _clauses(text, words) if (meant := _wanted(clause, words))]
    if len({meant for _, meant in found}) != 1:
        return None
    (clause, meant), *_ = found
    others = text.replace(clause, " ", 1)
    if any(char.isdigit() for char in others) or _thinks_better(others, words):
        return None
    is_left = isinstance(meant, CommandMeant) and meant.command is Command.CONTINUE
    return Perhaps((meant,)) if is_left and isinstance(meant, CommandMeant) else meant


def perhaps_wanted(text: str, words: Vocabulary, found: object) -> Wanted:
    """The same where no word for a game is said, or a word has no place: asked about, mostly.

    What was `found` otherwise is meant where games would only be told: "which did I lose" is of pieces.
    """
    for clause in (text, *_clauses(text, words)):
        meant = games_asked(clause, words, is_named=False) or games_perhaps_asked(clause, words)
        others = text.replace(clause, " ", 1)
        is_told = isinstance(meant, Perhaps) and any(map(_tells_games, meant.meanings))
        if meant and not (found and is_told) and not any(char.isdigit() for char in others):
            return None if _thinks_better(others, words) else meant
    clauses = [clause for clause in _ENDING.split(text) if clause.strip()]
    if len(clauses) != _TWO:
        return None
    first, second = clauses
    return games_asked_apart(first, second, words) or games_asked_apart(second, first, words)


_TWO = 2


_ELSE = (CHANGING | {Command.NO}) - {Command.YES, Command.QUIT, Command.PAUSE}


def _tells_games(meant: Meaning) -> bool:
    return isinstance(meant, CommandMeant) and meant.command is Command.GAMES


def _thinks_better(others: str, words: Vocabulary) -> bool:
    """Whether a clause is a no by itself, or does something else: "no, leave it", "I take it back"."""
    parts = [part for part in _ENDING.split(others) if part.strip()]
    commands = {head.command for part in parts for head in words.heads.get(normalise(part), ())[:1]}
    undoes = any(item.concepts & {"undo", "take-back"} for item in items_of(read_line(others), words))
    return bool(commands & _ELSE) or undoes or any(_is_no(part, words) for part in parts)


_SHORT = 2
"""Words of a clause that is a no: "actually no"; in a longer one it gives a reason."""


def _is_no(part: str, words: Vocabulary) -> bool:
    said = [token.word for token in read_line(part).words]
    has_no = any(head.command is Command.NO for word in said for head in words.heads.get(word, ())[:1])
    return leaves(part, words) or (has_no and len(said) <= _SHORT)


def _wanted(text: str, words: Vocabulary) -> Wanted:
    return looks_back(text, words) or games_asked(text, words) or pause_wanted(text, words)


_ENDING = re.compile(r"[,;:?!…]|\.(?!\d)|\s[-–—]\s")


def _clauses(text: str, words: Vocabulary) -> Iterator[str]:
    """The parts of a line between its signs, and each without the reason that is given in it."""
    for clause in _ENDING.split(text):
        if clause.strip():
            yield from dict.fromkeys((clause, _without_reason(clause, words)))


def _without_reason(clause: str, words: Vocabulary) -> str:
    """What stands before the word for a reason: so that I can, because."""
    tokens = read_line(clause).words
    said = tuple(token.word for token in tokens)
    for place in range(1, len(said)):
        here = said[place : place + MOST_WORDS]
        if any(here[: len(each)] == each for each in words.kept.get("so", ())):
            return read_line(clause).text[: tokens[place].start]
    return clause

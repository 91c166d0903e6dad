"""What is wanted of kept games, of the clock or of looking back, in somebody's own words.

A whole line is read so, or else the one of its clauses that wants something, where the others give the
reason or are talk: "bin game 3, I played like an idiot".
"""

import re
from collections.abc import Iterator, Sequence

from assistant.parsing.answers import leaves
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import CHANGING, Family, commands_of
from assistant.parsing.frames import frames
from assistant.parsing.games_asked import (
    explained_at,
    games_asked,
    games_asked_apart,
    games_perhaps_asked,
)
from assistant.parsing.likely import Perhaps
from assistant.parsing.looking_back import looks_back
from assistant.parsing.meanings import Command
from assistant.parsing.pausing import pause_wanted
from assistant.parsing.words.concepts import items_of
from assistant.parsing.words.tokens import normalise, read_line
from assistant.parsing.words.vocabulary import MOST_WORDS, Vocabulary, longest_phrase

Wanted = CommandMeant | Perhaps | None


def wanted_in_own_words(text: str, words: Vocabulary) -> Wanted:
    """What a line wants, or a clause of it; that it wants another game a clause alone does not say."""
    whole = _wanted(text, words)
    if whole is not None:
        return whole if _tells(whole) or not _is_refused(text, "", words) else None
    found = [(clause, meant) for clause in _clauses(text, words) if (meant := _wanted(clause, words))]
    if len({meant for _, meant in found}) != 1:
        return None
    (clause, meant), *_ = found
    others = text.replace(clause, " ", 1)
    is_else = any(char.isdigit() for char in others)
    is_refused = _undoes(others, words) if _tells(meant) else _is_refused(text, clause, words)
    if is_else or is_refused:
        return None
    is_left = isinstance(meant, CommandMeant) and meant.command is Command.CONTINUE
    return Perhaps((meant,)) if is_left and isinstance(meant, CommandMeant) else meant


def perhaps_wanted(text: str, words: Vocabulary, found: object) -> Wanted:
    """The same where a word or two have no place, or two clauses say it together: asked about, mostly.

    What was `found` otherwise is meant.
    """
    if found is not None:
        return None
    clauses = _between_signs(text)
    for clause in dict.fromkeys((text, *_clauses(text, words))):
        meant = games_perhaps_asked(clause, words)
        others = text.replace(clause, " ", 1)
        if meant and not any(char.isdigit() for char in others):
            return meant if _tells(meant) or not _is_refused(text, clause, words) else None
    said = [token.word for token in read_line(text).words]
    if len(clauses) != _TWO or _has_never(said, words):
        return None
    first, second = clauses
    return games_asked_apart(first, second, words) or games_asked_apart(second, first, words)


_TWO = 2


def barely_wanted(text: str, words: Vocabulary) -> Wanted:
    """The same where it is not plain that a game is meant: "get rid of the second", "open 3".

    It is the last thing that is thought of: "the one on 15" is a piece, and most numbers are squares.
    """
    for clause in dict.fromkeys((text, *_clauses(text, words))):
        meant = games_asked(clause, words, is_named=False)
        others = text.replace(clause, " ", 1)
        if meant and not any(char.isdigit() for char in others):
            return meant if _tells(meant) or not _is_refused(text, clause, words) else None
    return None


def wants_no_such_deed(meant: CommandMeant, text: str, words: Vocabulary) -> bool:
    """Whether a line that begins like a command about kept games does not want it: "… if I win"."""
    is_deed = meant.command in _DEEDS and bool(meant.rest)
    return is_deed and wanted_in_own_words(text, words) is None and _is_refused(text, "", words)


_DEEDS = commands_of(Family.KEPT_GAMES) - {Command.GAMES}


def _tells(meant: CommandMeant | Perhaps) -> bool:
    """Whether something is only told, and nothing done."""
    meanings = meant.meanings if isinstance(meant, Perhaps) else (meant,)
    commands = {each.command for each in meanings if isinstance(each, CommandMeant)}
    return not commands & CHANGING


def _is_refused(text: str, wanted: str, words: Vocabulary) -> bool:
    """Whether a line that names a deed does not want it: a condition, a tale, a no, another thought.

    `wanted` is the clause that has the deed, where it is not the whole line. What denies before it
    denies it; behind it, what denies gives the reason, but where it begins with a "but".
    """
    clauses = _between_signs(text)
    place = next((at for at, each in enumerate(clauses) if wanted and wanted.strip() in each), None)
    for at, clause in enumerate(clauses):
        said = tuple(token.word for token in read_line(clause).words)
        is_no = False
        if place is None or at <= place:
            is_no = place is not None and at < place and _denies(clause, words)
            is_no = is_no or _has_never(said, words)
        if at > (place or 0):
            kinds = (words.kept.get("contrast", ()), words.kept.get("never", ()))
            lengths = [longest_phrase(said, each) for each in kinds]
            is_no |= any(length and length >= explained_at(said, words) for length in lengths)
        if is_no or (at != place and len(clauses) > 1 and _is_else(clause, words)):
            return True
    return False


def _denies(clause: str, words: Vocabulary) -> bool:
    return any(item.concepts & frames().denials for item in items_of(read_line(clause), words))


def _has_never(said: Sequence[str], words: Vocabulary) -> bool:
    """Whether a word of a condition, of a tale or of another time stands in a row, and in no longer
    phrase that wants something."""
    place = 0
    while place < len(said):
        rest = said[place:]
        never = longest_phrase(rest, words.kept.get("never", ()))
        other = explained_at(tuple(rest), words)
        if never and never >= other:
            return True
        place += max(other, 1)
    return False


_ELSE = (CHANGING | {Command.NO}) - {Command.YES, Command.QUIT, Command.PAUSE}


def _is_else(clause: str, words: Vocabulary) -> bool:
    """Whether a clause is a no by itself, or does something else: "no, leave it", "I resign"."""
    heads = words.heads.get(normalise(clause), ())
    return bool({head.command for head in heads[:1]} & _ELSE) or _is_no(clause, words)


def _undoes(others: str, words: Vocabulary) -> bool:
    """Whether what else is said takes a move back, which is no looking back: "I take it back"."""
    return any(item.concepts & {"undo", "take-back"} for item in items_of(read_line(others), words))


_SHORT = 2
"""Words of a clause that is a no: "actually no"; in a longer one it gives a reason."""


def _is_no(part: str, words: Vocabulary) -> bool:
    said = [token.word for token in read_line(part).words]
    has_no = any(head.command is Command.NO for word in said for head in words.heads.get(word, ())[:1])
    is_cry = explained_at(tuple(said), words) == len(said)  # "oh no" denies nothing
    return leaves(part, words) or (has_no and len(said) <= _SHORT and not is_cry)


def _wanted(text: str, words: Vocabulary) -> Wanted:
    return looks_back(text, words) or games_asked(text, words) or pause_wanted(text, words)


_ENDING = re.compile(r"[,;:?!…]|\.(?!\s*\d)|\s[-–—]\s")
"""What ends a clause; a point before a number is that of "no. 2"."""


def _between_signs(text: str) -> list[str]:
    """The parts of a line between its signs, but for what has no word in it: the rest of a smile."""
    return [clause for clause in _ENDING.split(text) if read_line(clause).words]


def _clauses(text: str, words: Vocabulary) -> Iterator[str]:
    """The same, and each without the reason that is given in it."""
    for clause in _between_signs(text):
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

"""What a sentence about kept games says of which of them: names, numbers, how they began."""

from collections.abc import Sequence

from assistant.parsing.games_wanted import games_meant
from assistant.parsing.meanings import Command
from assistant.parsing.wholly import BESIDE, NUMBER, RANK, Part
from assistant.parsing.words.concepts import concepts_of
from assistant.parsing.words.tokens import Line, normalise
from assistant.parsing.words.vocabulary import Vocabulary

NAME, SLOT = "name", "slot"
TELLING = frozenset({RANK, NUMBER, NAME, SLOT})
"""The kinds of what says which games are meant."""
_MOST_NAMES = 3


def rest_told(text: str, parts: Sequence[Part], deed: str, words: Vocabulary) -> str:
    """What a line says of which games; a name that is a month too, as May, keeps its "with"."""
    told: list[str] = []
    before: frozenset[str] = frozenset()
    for part in parts:
        if part.kinds & TELLING and deed not in part.kinds:
            written = part.written(text)
            is_named = "with" in before and written[:1].isupper() and not text.isupper()
            has_month = is_named and any(games_meant(written, words).date)
            told += [next(iter(sorted(words.kept["with"])))[0], written] if has_month else [written]
        before = before if part.kinds <= {BESIDE} else part.kinds
    return " ".join(told)


def may_be_name(before: Sequence[Part], line: Line, place: int, words: Vocabulary) -> bool:
    """Whether a word behind "with" may be of a name: nobody knows it, or it has a capital.

    Behind a word for going on nobody knows it: "continue Anna", and not "continue Reading"; what a
    comma parts from that word is who is spoken to.
    """
    if normalise(line.text) in words.heads:
        return False  # a whole phrase of its own: "continue our match"
    token, rest = line.words[place], list(before)
    while rest and rest[-1].kinds == {NAME}:
        rest.pop()
    names = len(before) - len(rest)
    # "The game of Ann", "quella di Bruno", "did I play Marta".
    is_owner = bool(rest) and bool({"of", "ever"} & rest[-1].kinds)
    while rest and rest[-1].kinds <= {BESIDE}:  # "com a Marta", "against my Anna"
        rest.pop()
    is_behind = bool(rest) and "with" in rest[-1].kinds and names < _MOST_NAMES
    is_known = bool(concepts_of(token.word, words)) or token.word in words.whose
    is_capital = not line.text.isupper() and line.text[token.start].isupper()
    is_capital = is_capital and token.word not in words.whose
    behind = [each.word for each in line.words[place + 1 : place + 3]]
    following = next((each for each in behind if each != "s"), "")  # "Anna's game"
    # "The Anna game", "which games did Anna play".
    is_before = bool(place) and (following,) in (*words.kept.get("game", ()), ("play",))
    if is_capital and ((is_before and not is_known) or (is_owner and names < _MOST_NAMES)):
        return True
    is_name = token.word.isalpha() and not is_known and names < _MOST_NAMES
    if is_name and _is_opened(rest, line, place) and (is_capital or _goes_on(rest[-1], words)):
        return True
    return is_behind and token.word.isalpha() and (is_capital or not is_known)


def _is_opened(before: Sequence[Part], line: Line, place: int) -> bool:
    """Whether a word for going on stands before a place of a line, and no sign between the two."""
    if not before or "open" not in before[-1].kinds:
        return False
    between = line.text[before[-1].tokens[-1].start : line.words[place].start]
    return not any(sign in between for sign in _APART)


_APART = ",;:.!?"


def _goes_on(part: Part, words: Vocabulary) -> bool:
    """Whether a word for going on alone wants the game or the reading to go on, as "continue" does."""
    heads = words.heads.get(" ".join(token.word for token in part.tokens), ())
    return bool({head.command for head in heads} & {Command.GO_ON, Command.CONTINUE})

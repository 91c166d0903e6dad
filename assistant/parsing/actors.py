"""Who is to resign, to offer a draw or to claim one, as a line has it: "you should resign".

The person does it unless a colour, the opponent or the form of a verb says that the other one does.
"""

from collections.abc import Sequence

from assistant.parsing.commands.catalogue import Trait, commands_that
from assistant.parsing.meanings import Command, Whose
from assistant.parsing.words.concepts import Item, plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary

DEEDS = commands_that(Trait.EITHER_SIDE)

_OTHER_DOES = "you-do"
"""The concept of words that by themselves say that the other one does it: arrenditi, offer me."""
_OWN = frozenset({"i", "i-do", "won", "against"})
"""Concepts beside which the opponent is named, and the person does it: "you win, I resign"."""
_OTHERS = frozenset({"you", "computer"})
_ANSWERED = frozenset({"accept", "agree", "take"})
"""Concepts of what the other one is to do with an offer: then it is the person's."""
_WINS = frozenset({"won", "you-win"})
"""Concepts beside which who is named has won, and the other one resigns: "Anna has won"."""
_VERBS = {Command.DRAW: "offer", Command.CLAIM_REPETITION: "claim"}
"""What the other one is to do; who only wants a draw from them offers it: "do you want a draw"."""


def doer_of(command: Command, items: Sequence[Item]) -> Whose | None:
    """The side that is named, the opponent, or nobody: then it is whoever says it.

    Who says that somebody has won resigns for the other one.
    """
    if command is Command.CLOCK:
        return _whose_time(items)
    said = {item.whose for item in items if item.whose}
    colours = said & {Whose.WHITE, Whose.BLACK}
    present = frozenset().union(*(item.concepts for item in items))
    if len(colours) == 1 and command is Command.DRAW and _is_asked(items, present):
        return _OPPONENT[colours.pop()]
    if len(colours) == 1 and command is Command.RESIGN and present & _WINS:
        return _OPPONENT[colours.pop()]
    if colours:
        return colours.pop() if len(colours) == 1 else None
    if _OTHER_DOES in present:
        return Whose.ENEMY
    if present & _OWN:
        return None
    if Whose.ENEMY in said:
        return Whose.ENEMY
    if not present & _OTHERS:
        return None
    verb = _VERBS.get(command)
    does = verb is None or (verb in present and not present & _ANSWERED and Whose.OWN not in said)
    return Whose.ENEMY if does else None


def _whose_time(items: Sequence[Item]) -> Whose | None:
    """Whose time is asked for, where it is that of one side alone."""
    said = {item.whose for item in items if item.whose}
    if said:
        return said.pop() if len(said) == 1 else None
    present = frozenset().union(*(item.concepts for item in items))
    is_other = "computer" in present or {"you", "have"} <= present
    return Whose.ENEMY if is_other and not present & {"i", "me"} else None


def _is_asked(items: Sequence[Item], present: frozenset[str]) -> bool:
    """Whether who is named at an end of a line is asked: "do you want a draw, Black?"."""
    if "offer" in present or not present & {"want", *_ANSWERED}:
        return False
    named = [item for item in items if not item.is_nothing]
    is_at_end = bool(named[-1].whose or named[0].whose)
    return is_at_end and bool(present & {"you", "asks-you"})


_OPPONENT = {Whose.WHITE: Whose.BLACK, Whose.BLACK: Whose.WHITE}


def deed_told(text: str, words: Vocabulary) -> Command | None:
    """What somebody is said to do, where a line tells of nothing else: "has decided to resign"."""
    items = plain_rows(read_line(text), words)[0].items
    present = frozenset().union(*(item.concepts for item in items))
    strange = [item for item in items if item.is_unknown]
    if present & _NOT_TOLD or len(strange) > _MOST_STRANGE or any(item.number for item in items):
        return None
    told = [command for command in (Command.RESIGN, Command.DRAW) if command.value in present]
    return told[0] if len(told) == 1 else None


_NOT_TOLD = frozenset(
    {
        *("not", "if", "would", "past", "why", "which", "how", "how-many", "where", "when", "rule"),
        *("accept", "agree", "refuse", "repetition", "repeat", "game", "level", "count"),
    }
)
"""The concepts of words beside which it is asked, denied or answered, or something else is."""
_MOST_STRANGE = 2


def tells_who_wins(text: str, words: Vocabulary) -> bool:
    """Whether a line says to somebody that they have won, which resigns: "you win"."""
    items = plain_rows(read_line(text), words)[0].items
    present = frozenset().union(*(item.concepts for item in items))
    return bool(present & _WINS and present & {"you", "you-win"}) and not present & _OWN_SUBJECT


def tells_who_does(text: str, words: Vocabulary) -> bool:
    """Whether a line begins with what somebody does who is named before it: "resigns"."""
    items = plain_rows(read_line(text), words)[0].items
    return bool(items) and "does-it" in items[0].concepts


_OWN_SUBJECT = frozenset({"i", "i-do"})

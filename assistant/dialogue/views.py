"""What somebody may be told of a game while it is played: the one place that decides it.

The conversation, the log and the journal ask it. What is not named here is told to everybody.
"""

from collections.abc import Iterable, Sequence
from enum import Enum

from assistant.rules.side import Side
from assistant.settings.equipment import BRAILLE
from assistant.settings.terms import Terms
from assistant.values import Value


class Way(Enum):
    """How an answer about the position comes to who has asked."""

    SHARED = "shared"
    """As everything is told there."""
    ALONE = "alone"
    """To them alone, by a way of their own: nobody else at their surface sees or hears it."""
    GONE = "gone"
    """Not at all: the way of their own is not there now, and what is private takes no other."""
    NONE = "none"
    """Not at all: somebody would hear it who plays without seeing, and they have not agreed to that, or
    have their own questions counted."""


class Listener(Value):
    """Who is told something."""

    people: tuple[Side, ...]
    """The sides of the people who hear or see all that is told where they are."""
    asker: Side
    """Whose person asks, or is spoken to."""
    is_watching: bool = False
    """Whether they only look on."""
    device: str = ""
    """By what the one who asks is told things alone, as Equipment has it."""
    is_there: bool = False
    """Whether that device is there now."""


class View(Value):
    """What a listener may be told of the position, and how."""

    is_told: bool
    """Whether it may be told unasked what stands where."""
    questions: int | None
    """How many questions about it may be asked; None for any number."""
    has_notes: bool
    """Whether the score may be asked."""
    way: Way
    """How an answer about the position comes."""


def view(terms: Terms, listener: Listener, *, is_over: bool) -> View:
    """What a listener may be told of a game that is played on these terms."""
    if listener.is_watching:
        return View(not is_hidden(terms), None, has_notes=True, way=Way.SHARED)
    is_told = not any(terms.is_blind(side) for side in listener.people)
    questions = terms.questions_of(listener.asker)
    if not listener.people:
        is_told = questions is None
    way = Way.SHARED if is_over else _way(terms, listener)
    return View(is_told, questions, terms.has_notes or is_over, way)


def _way(terms: Terms, listener: Listener) -> Way:
    """Of two people who hear the same voice each may have a way of their own; else what one asks is
    heard by both, which they must want where one of them plays without seeing."""
    if len(listener.people) < len(Side):
        return Way.SHARED
    if listener.device:
        return Way.ALONE if listener.is_there or listener.device == BRAILLE else Way.GONE
    if _unseeing(terms, listener.people) and not terms.are_answers_shared:
        return Way.NONE
    return Way.NONE if tells_counted(terms, listener.people, listener.asker) else Way.SHARED


def tells_counted(terms: Terms, people: Sequence[Side], asker: Side) -> bool:
    """Whether who may ask any number of questions would ask for somebody of these `people`, too, who
    plays without seeing and has them counted."""
    is_free = terms.questions_of(asker) is None
    return is_free and any(terms.questions_of(side) is not None for side in _unseeing(terms, people))


def _unseeing(terms: Terms, people: Sequence[Side]) -> list[Side]:
    """Those who play without seeing. A board of one's own may be felt as often as one likes (15.1.8):
    who has one knows the position."""
    players = {side: terms.player(side) for side in people}
    return [side for side, each in players.items() if each.is_blind and not each.is_on_board]


def is_explained(terms: Terms, ways: Iterable[Way]) -> bool:
    """Whether a refused move is told with what stands in its way, and not by its article alone.

    That answers a question about the position. So it takes that nobody's are counted, or a wrong move
    would be one more; and that what each asks (`ways`) comes to them as all the rest does there.
    """
    if not is_hidden(terms):
        return True
    is_free = all(terms.questions_of(side) is None for side in terms.people)
    return is_free and all(way is Way.SHARED for way in ways)


def is_sealed(terms: Terms, *, is_over: bool) -> bool:
    """Whether nobody goes through a kept game, nor has it in a file, before its end: from its moves,
    one after the other, who plays it without seeing would hear what stands where, and nothing counted;
    and where nothing is noted they are the notes."""
    return not is_over and (is_hidden(terms) or not terms.has_notes)


def is_hidden(terms: Terms) -> bool:
    """Whether the position of a game that is under way is kept from somebody who plays it: then it is
    written down nowhere, and no question to a file is answered by it."""
    is_counted = not terms.people and terms.questions is not None
    return is_counted or any(terms.is_blind(side) for side in Side)

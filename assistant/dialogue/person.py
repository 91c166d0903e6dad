"""What is known of who speaks at a surface, and of what they said last, as a value."""

import math

from assistant.dialogue.events import UtteranceHeard
from assistant.parsing.hearing.adapting import FAR, kept
from assistant.parsing.hearing.adapting import Confirmed as Confirmed  # what is kept of a person
from assistant.parsing.hearing.hypotheses import Hypothesis
from assistant.rules.move import Move
from assistant.rules.position import Position
from assistant.values import Value


class Judged(Value):
    """An utterance that may have been a move."""

    ranked: tuple[Hypothesis, ...]
    """All that it may mean, as heard.py ranks it."""
    position: Position
    """Where it was said."""
    utterance: UtteranceHeard | None
    is_asked: bool = False
    """Whether the person was asked which move it was, or whether it was that one."""


class Unconfirmed(Value):
    """The last move that was played by voice."""

    table: int
    plies: int
    """How long the record was with it."""
    move: Move
    how: Confirmed
    """How it was heard; nothing is known of one that was said square by square."""
    is_known: bool = False
    """Whether it counts already: it was asked about."""


class Person(Value):
    """Who speaks at a surface: replaced whole."""

    moves: tuple[Confirmed, ...] = ()
    """Their last moves by voice, as adapting.py wants them."""
    said: UtteranceHeard | None = None
    """What they said last; None where they have typed since."""
    judged: Judged | None = None
    """What may have been a move, and was heard last."""
    unconfirmed: Unconfirmed | None = None
    fitted: tuple[float, float] = (0.0, 0.0)
    """The wait and the gain that the ear was told last."""


NOBODY = Person()

MOST_SECONDS = 60.0
"""No utterance of a move lasts longer."""
_LEVELS = (-200.0, 20.0)
_FIELDS = len(Confirmed._fields)


def measured(how: Confirmed, said: UtteranceHeard) -> Confirmed:
    """How a move was heard, with what was measured of it, as far as that makes sense."""
    pause, seconds = (_within(each, 0.0, MOST_SECONDS) for each in (said.pause, said.seconds))
    return how._replace(pause=pause, seconds=seconds, level=_within(said.level, *_LEVELS))


def format_move(how: Confirmed) -> list[float | None]:
    """How a move was heard, as JSON has it."""
    return [*how]


def parse_moves(rows: object) -> tuple[Confirmed, ...]:
    """The moves that count of what should be a list of them; what makes no sense is left out."""
    if not isinstance(rows, list | tuple):
        return ()
    return kept([move for each in rows if (move := _parsed(each)) is not None])


def _parsed(row: object) -> Confirmed | None:
    if not (isinstance(row, list | tuple) and len(row) == _FIELDS and type(row[-1]) is bool):
        return None
    leads = row[:3]
    limits = [*[(-FAR, FAR)] * len(leads), *[(0.0, MOST_SECONDS)] * 2, _LEVELS]
    found = [_within(value, *limit) for value, limit in zip(row[:-1], limits, strict=True)]
    is_whole = found == list(row[:-1]) and None not in found[: len(leads)]
    return Confirmed(*row) if is_whole else None


def _within(value: object, least: float, most: float) -> float | None:
    if type(value) is float or type(value) is int:
        return value if math.isfinite(value) and least <= value <= most else None
    return None

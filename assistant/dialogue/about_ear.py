"""What a line, or an utterance, can be waited for about the ear itself, and how its check is told."""

from assistant.narration.facts.ear_check import EarCheckNumber, EarCheckResult
from assistant.narration.facts.fact import Misheard
from assistant.parsing.hearing.ear_check import Attempt, CheckReport
from assistant.rules.move import Move
from assistant.values import Value

MOST_HARD = 3
"""Of more misheard numbers than these nobody keeps in mind which they were."""


class EarCheck(Value):
    """The first of these numbers, which was read out, repeated aloud."""

    left: tuple[int, ...]
    """At least one."""
    attempts: tuple[Attempt, ...] = ()
    """What was heard of those before."""
    stray: int = 0
    """How many sounds without a word were heard."""
    window: int = 0
    """The number of the OpenWindow at whose end it is given up; 0 where a key is waited for."""
    moves: tuple[Move, ...] = ()
    """What was to be chosen from when the check began, and is again behind it."""


class HardNumbers(Value):
    """Whether these numbers are wanted, too, that were misheard: each with what was heard for it."""

    hard: tuple[tuple[int, int | None], ...]


AwaitedOfEar = EarCheck | HardNumbers

AwaitingOfEar = EarCheckNumber
"""The fact that says so and is said again."""


def result_of(report: CheckReport) -> tuple[EarCheckResult, tuple[tuple[int, int | None], ...]]:
    """How a check went, and the misheard numbers that are not told with it."""
    others = report.hard[MOST_HARD:]
    result = EarCheckResult(
        report.right,
        report.asked,
        report.silent,
        Misheard(report.hard[:MOST_HARD]),
        len(others),
        report.advice.value,
        "" if report.square is None else str(report.square),
        report.form,
    )
    return result, others

"""The move that was announced and is to be repeated: what is known of it while that is waited for."""

from assistant.values import Value

MOST_MISSED = 2
"""After so many repetitions running that do not match, the keyboard says it surer than a voice."""


class Repeating(Value):
    """The last move of the record, which the opponent repeats before their clock starts."""

    ply: int
    """How long the record is with it."""
    missed: int = 0
    """How many repetitions running that were heard were of another move."""

    @property
    def is_typed(self) -> bool:
        """Whether it is to be typed now, so that nothing that is heard counts."""
        return self.missed >= MOST_MISSED

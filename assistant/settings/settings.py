"""What a start wants, all at once: the terms of a game, a person's taste, and the machine's equipment.

The three have nothing to do with each other but that one command line says them all: a journal keeps
the first with the game, the second is one person's in every game, the third goes with the machine.
"""

from dataclasses import dataclass, fields

from assistant.settings.equipment import Equipment
from assistant.settings.taste import Taste
from assistant.settings.terms import Terms


@dataclass(frozen=True)
class Settings(Terms, Taste, Equipment):
    """All three."""

    @classmethod
    def of(cls, terms: Terms, taste: Taste, equipment: Equipment) -> "Settings":
        """These three as one."""
        return cls(**vars(terms), **vars(taste), **vars(equipment))

    @property
    def terms(self) -> Terms:
        """The game's."""
        return Terms(**{each.name: getattr(self, each.name) for each in fields(Terms)})

    @property
    def taste(self) -> Taste:
        """The person's."""
        return Taste(**{each.name: getattr(self, each.name) for each in fields(Taste)})

    @property
    def equipment(self) -> Equipment:
        """The machine's."""
        return Equipment(**{each.name: getattr(self, each.name) for each in fields(Equipment)})

"""What every effect is, and the families.

Each family has an owner, who alone performs it: loop.py finds it by the family, so that no effect is
nobody's.
"""

from assistant.values import Value


class Effect(Value):
    """Something to do."""


class TellingEffect(Effect):
    """Of what is printed and said aloud."""


class VoiceEffect(Effect, kw_only=True):
    """Of who reads aloud."""

    to: int = 1
    """The number of the surface."""


class EarEffect(Effect, kw_only=True):
    """Of who listens."""

    to: int = 1
    """The number of the surface."""


class MemoryEffect(Effect, kw_only=True):
    """Of what is kept of a person for the next time."""

    to: int = 1
    """The number of the surface where they are."""


class WindowEffect(Effect):
    """Of the time in which a move may be corrected."""


class BoardEffect(Effect):
    """Of the boards with sensors."""


class SearchEffect(Effect):
    """Of the computer's thinking."""


class JournalEffect(Effect):
    """Of what is written down of the games."""


class LibraryEffect(Effect, kw_only=True):
    """Of the games that are kept, as a person wants to hear of them, or to have them."""

    to: int = 1
    """The number of the surface."""


class FileEffect(Effect, kw_only=True):
    """Of files that a person wants written; FileWritten or FileFailed tells what became of it."""

    to: int = 1
    """The number of the surface where they are."""


class ProgramEffect(Effect):
    """Of the program itself."""


FAMILIES: tuple[type[Effect], ...] = tuple(Effect.__subclasses__())
"""All families; each effect of effects.py and its like is of one of them."""


def family_of(kind: type[Effect]) -> type[Effect]:
    """The family of a kind of effects. Raises LookupError where it is of none."""
    for each in FAMILIES:
        if issubclass(kind, each):
            return each
    raise LookupError(f"{kind.__name__} is of no family")

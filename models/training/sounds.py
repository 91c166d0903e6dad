"""How the phones of the lexicons sound: sounds.toml, for the second synthesiser."""

import tomllib
from pathlib import Path
from typing import NamedTuple

VOWELS = ("vowels", "nasal_vowels")
STOPS, AFFRICATES = "stops", "affricates"


class Sound(NamedTuple):
    """A phone, in hertz of a man's voice."""

    kind: str
    """The table of sounds.toml that it stands in."""
    formants: tuple[float, ...]
    """Three, or six where they move: three at the beginning and three at the end."""
    rest: tuple[float, ...]
    """What the kind says besides."""
    is_voiced: bool
    is_aspirated: bool = False
    """Whether everybody breathes behind its burst."""

    @property
    def is_vowel(self) -> bool:
        """Whether the mouth is open, with or without the nose."""
        return self.kind in VOWELS

    @property
    def is_open(self) -> bool:
        """Whether the tongue has a place in it that is heard through what stands beside it."""
        return self.is_vowel or self.kind == "approximants"

    @property
    def is_closed(self) -> bool:
        """Whether the mouth is shut at first."""
        return self.kind in (STOPS, AFFRICATES)


def _read() -> dict[str, Sound]:
    table = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    voiced = set(table.pop("voiced"))
    aspirated = set(table.pop("aspirated"))
    found = {}
    for kind, rows in table.items():
        for name, row in rows.items():
            size = len(row) if kind in VOWELS else 3
            found[name] = Sound(
                kind, tuple(row[:size]), tuple(row[size:]), name in voiced, name in aspirated
            )
    return found


SOUNDS = _read()
"""By the name of a class of the network, or what a lexicon calls it in [sounds]."""

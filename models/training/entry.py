"""The entry of a model in the catalogue: where it comes from, and what its files add up to."""

from pathlib import Path

from speech.models.catalogue import CATALOGUE, catalogue, describe, format_catalogue

ORIGIN = (
    "The Damavoce authors: learnt from synthetic speech alone, of espeak-ng 1.52 and of a synthesiser "
    "of the project{speakers}, by models/training"
)
SPEAKERS = {
    "en": ", and of the English speakers of recorded.toml",
    "it": ", and of the Esperanto speaker of recorded.toml",
    "pt": ", and of the Brazilian and the Czech speakers of recorded.toml",
}
"""Of whom else the shipped model of a language has learnt."""
LICENCE = "GPL-3.0-or-later"


def enter(folder: Path, language: str) -> None:
    """Write a model's entry into the catalogue beside its folder. Raises CatalogueError, OSError."""
    origin = ORIGIN.format(speakers=SPEAKERS.get(language, ""))
    entries = catalogue(folder.parent) | {folder.name: describe(folder, language, origin, LICENCE)}
    ordered = [entries[name] for name in sorted(entries)]
    (folder.parent / CATALOGUE).write_text(format_catalogue(ordered), "utf-8")

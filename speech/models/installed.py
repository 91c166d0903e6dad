"""The models that a person has downloaded: where they are, and whether they are whole.

In the person's folder for the data of programs:

    models/NAME.json        the note of a model: what it is, its files, and in which folder they are
    models/unpacked/NAME.1  that folder; whatever no note names is what a run that was ended has left
    models/parts/NAME.zip   an archive on its way, beside a note of its own (downloads.py)
    models/lock             held by whoever changes any of this

A model is there from the moment its note is, which comes in one step and after everything else; see
installing.py.
"""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeGuard

from speech.files.notes import read_note
from speech.languages import language_of
from speech.models.catalogue import Model
from speech.models.published import is_name


class NoFolder(Exception):
    """The system knows no folder for this person."""


@dataclass(frozen=True, slots=True)
class Installed:
    """A model that was downloaded, as its note tells it."""

    model: Model
    folder: Path
    files: Mapping[str, int]
    """Their paths in the folder, with slashes, and their sizes."""
    md5: str
    """Of the archive that it came in."""
    turn: int
    """Of two for a language the one with the higher number was wanted later."""

    def seems_whole(self) -> bool:
        """Whether all files have the sizes they had. Quick; `is_whole` of models.py reads them all."""
        try:
            return all(os.stat(self.folder / file).st_size == size for file, size in self.files.items())
        except OSError:
            return False


@dataclass(frozen=True, slots=True)
class Best:
    """The model that was wanted last for a language, of those that can be used."""

    installed: Installed | None
    damaged: tuple[str, ...]
    """The names of those that would have come before it."""


def models_home() -> Path:
    """The folder of the models, whether it is there or not. Raises NoFolder."""
    from platformdirs import user_data_path

    try:
        return user_data_path("damavoce", appauthor=False) / "models"
    except (RuntimeError, LookupError, ValueError, OSError) as error:
        raise NoFolder(str(error)) from error


def installed_models(home: Path) -> tuple[list[Installed], list[str]]:
    """All models with a note, the one wanted last first; and the names of notes that are none."""
    found, unreadable = [], []
    try:
        notes = sorted(file for file in home.iterdir() if file.suffix == ".json")
    except OSError:
        notes = []
    for file in notes:
        if not is_name(file.stem):
            continue
        installed = _installed(home, file.stem, read_note(file))
        if installed:
            found.append(installed)
        else:
            unreadable.append(file.stem)
    return sorted(found, key=lambda each: -each.turn), unreadable


def best_installed(language: str, home: Path) -> Best:
    """Which model to use for a language; milliseconds."""
    models, unreadable = installed_models(home)
    # Of a note that is none nobody knows the language: better told once too often.
    damaged = [*unreadable]
    for each in models:
        if language_of(each.model.language) != language:
            continue
        if each.seems_whole():
            return Best(each, tuple(damaged))
        damaged.append(each.model.name)
    return Best(None, tuple(damaged))


def _installed(home: Path, name: str, note: Mapping[str, Any] | None) -> Installed | None:
    """The model of a note; None for what a person, or a disk, has made of it."""
    match note:
        case {
            "language": str(language),
            "origin": str(origin),
            "licence": str(licence),
            "size": int(size),
            "checksum": str(checksum),
            "folder": str(folder),
            "files": files,
            "md5": str(md5),
            "turn": int(turn),
        } if _are_files(files) and folder.startswith(f"{name}.") and is_name(folder):
            model = Model(name, language, origin, licence, size, checksum)
            return Installed(model, home / "unpacked" / folder, files, md5, turn)
    return None


def _are_files(value: object) -> TypeGuard[dict[str, int]]:
    """Whether these are paths inside a folder, and sizes."""
    return (
        isinstance(value, dict)
        and bool(value)
        and not any(re.search(r"^/|\\|(^|/)\.\.(/|$)|:|\0", path) for path in value)
        and all(type(size) is int for size in value.values())
    )

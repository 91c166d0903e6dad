"""The models for the ear that come with the program: which there are, and where.

They lie in `models/` of the repository, and are installed as data of this package. The catalogue tells
of each where it comes from and what its files add up to; whoever makes a model writes its entry with
`describe` and `format_catalogue`.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

import speech

CATALOGUE = "catalogue.toml"


class CatalogueError(Exception):
    """The catalogue is missing, or is not as it should be: the installation is damaged."""


@dataclass(frozen=True, slots=True)
class Model:
    """An entry of the catalogue."""

    name: str
    """That of its folder."""
    language: str
    """Its code, such as `it`."""
    origin: str
    """Who made it, and of what; one sentence in English."""
    licence: str
    """As SPDX writes it."""
    size: int
    """Bytes of all files together."""
    checksum: str
    """See `checksum_of`."""


def models_folder() -> Path:
    """Where the models are: inside the package where it is installed, beside it in a checkout."""
    package = Path(speech.__path__[0])
    installed = package / "_models"
    return installed if installed.is_dir() else package.parent / "models"


def catalogue(folder: Path | None = None) -> dict[str, Model]:
    """The entries by their names, in their order: of what comes with the program, or of a folder.

    Raises CatalogueError.
    """
    file = (folder or models_folder()) / CATALOGUE
    try:
        entries = tomllib.loads(file.read_text("utf-8"))
        return {name: _model(name, entry) for name, entry in entries.items()}
    except (OSError, ValueError, TypeError) as error:
        raise CatalogueError(f"{file}: {error}") from error


def model_for(language: str, folder: Path | None = None) -> Model | None:
    """The first model of the catalogue for a language. Raises CatalogueError."""
    found = (each for each in catalogue(folder).values() if each.language == language)
    return next(found, None)


def describe(folder: Path, language: str, origin: str, licence: str) -> Model:
    """The entry of the model in this folder as it is now. Raises OSError."""
    size, checksum = checksum_of(folder)
    return Model(folder.name, language, origin, licence, size, checksum)


def is_whole(model: Model, folder: Path) -> bool:
    """Whether all files of the model are there, none more, and as they were described."""
    try:
        return checksum_of(folder) == (model.size, model.checksum)
    except OSError:
        return False


def checksum_of(folder: Path) -> tuple[int, str]:
    """The size in bytes of all files of a folder, and one checksum for all. Raises OSError.

    It is the SHA-256, in hexadecimal, of one line for each file in the order of their paths: the path
    from the folder with slashes, a zero byte, the file's own SHA-256 in hexadecimal, a newline.
    """
    files = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*") if file.is_file()}
    size = 0
    lines = hashlib.sha256()
    for path in sorted(files):
        with open(files[path], "rb") as file:  # the largest need not fit into memory
            digest = hashlib.file_digest(file, "sha256").hexdigest()
            size += file.tell()
        lines.update(f"{path}\0{digest}\n".encode())
    return size, lines.hexdigest()


def format_catalogue(models: Iterable[Model]) -> str:
    """The catalogue's file for these models."""
    tables = []
    for model in models:
        values = asdict(model)
        lines = [f"{name} = {_toml(value)}" for name, value in values.items() if name != "name"]
        tables.append("\n".join([f"[{_toml(model.name)}]", *lines, ""]))
    return "\n".join(tables)


def _toml(value: str | int) -> str:
    # TOML writes these as JSON does, but for letters that JSON would write as two numbers.
    return json.dumps(value, ensure_ascii=False)


def _model(name: str, entry: dict[str, object]) -> Model:
    model = Model(name=name, **entry)  # type: ignore[arg-type]  # looked at below
    for field, kind in Model.__annotations__.items():
        if not isinstance(getattr(model, field), kind):
            raise TypeError(f"{name}: {field} is no {kind.__name__}")
    if Path(name).name != name:
        raise ValueError(f"{name} is no folder's name")
    return model

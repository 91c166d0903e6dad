"""How models come and go, so that neither a crash nor another process leaves one half done.

installed.py draws the folder. What is new is unpacked and tried beside what is there, and from its note
on, which is written in one step, it is the one that is used. Only then is an older one removed: there
is no moment at which neither is there.
"""

import contextlib
import dataclasses
import errno
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

from speech.files.file_lock import locked
from speech.files.notes import write_note
from speech.files.own_folders import make_own
from speech.languages import language_of
from speech.models.archives import Archive
from speech.models.catalogue import Model, checksum_of
from speech.models.installed import Installed, installed_models
from speech.models.published import Offer, is_name

SPARE = 20_000_000
"""Bytes that are left on the disk, for others."""
NO_SPACE = (errno.ENOSPC, errno.EFBIG, *([errno.EDQUOT] if hasattr(errno, "EDQUOT") else []))
"""What a system says when a disk, or what a person may take of it, is full."""


class NoSpace(Exception):
    """The disk has too little space; nothing was begun."""

    def __init__(self, missing: int) -> None:
        super().__init__(missing)
        self.missing = missing
        """Bytes."""


@contextlib.contextmanager
def changing(home: Path, on_wait: Callable[[], None]) -> Iterator["FolderChange"]:
    """Be the only one who changes the models, and do away with what others have left half done.

    `on_wait` is called once if another process is at it. Raises OSError.
    """
    make_own(home)
    with locked(home / "lock", on_wait):
        change = FolderChange(home)
        change.tidy()
        yield change


class FolderChange:
    """What only one process may do at a time. All methods raise OSError."""

    def __init__(self, home: Path) -> None:
        self._home = home

    def part(self, offer: Offer) -> Path:
        """Where the archive of a model is kept while it comes."""
        folder = self._home / "parts"
        make_own(folder)
        return folder / f"{offer.name}.zip"

    def need(self, size: int) -> None:
        """Raise NoSpace unless so many bytes can be written."""
        missing = size + SPARE - shutil.disk_usage(self._home).free
        if missing > 0:
            raise NoSpace(missing)

    def install(self, offer: Offer, archive: Path, trial: Callable[[Path], None]) -> Installed:
        """Unpack a model and have it used from now on, if the trial of its folder raises nothing.

        One of the same name is there and whole until then. Raises ArchiveError, NoSpace, and what the
        trial raises; nothing has changed then.
        """
        folder = self._free_folder(offer.name)
        try:
            with Archive(archive) as opened:
                self.need(opened.size)
                opened.unpack(folder)
            trial(folder)
            size, checksum = checksum_of(folder)
            model = Model(offer.name, offer.language, offer.address, "", size, checksum)
            installed = Installed(model, folder, _sizes(folder), offer.md5, self._next_turn())
            self._write(installed)
        except BaseException:
            # An interrupt may come when the note is there already.
            if folder not in [each.folder for each in installed_models(self._home)[0]]:
                shutil.rmtree(folder, ignore_errors=True)
            raise
        self.tidy()
        return installed

    def prefer(self, installed: Installed) -> None:
        """Have a model used from now on, where there are several for its language."""
        models, _ = installed_models(self._home)
        language = language_of(installed.model.language)
        rivals = [each for each in models if language_of(each.model.language) == language]
        if rivals[:1] != [installed]:
            self._write(dataclasses.replace(installed, turn=self._next_turn()))

    def remove(self, name: str) -> bool:
        """Remove a model, or what has come of one; whether there was any."""
        part = self._home / "parts" / f"{name}.zip"
        files = [self._home / f"{name}.json", part, part.with_name(f"{part.name}.json")]
        there = [file for file in files if is_name(name) and file.is_file()]
        for file in there:
            file.unlink(missing_ok=True)
        self.tidy()
        return bool(there)

    def tidy(self) -> None:
        """Remove folders that no note names. What cannot be removed now is left for the next time."""
        models, unreadable = installed_models(self._home)
        named = {each.folder.name for each in models}
        for folder in (self._home / "unpacked").glob("*"):
            # A note that cannot be read may name one.
            if folder.name not in named and folder.name.rpartition(".")[0] not in unreadable:
                shutil.rmtree(folder, ignore_errors=True)
        for left in [*self._home.glob("*.new"), *self._home.glob("parts/*.new")]:
            with contextlib.suppress(OSError):
                left.unlink()

    def _free_folder(self, name: str) -> Path:
        number = 1
        while (folder := self._home / "unpacked" / f"{name}.{number}").exists():
            number += 1
        return folder

    def _next_turn(self) -> int:
        return 1 + max((each.turn for each in installed_models(self._home)[0]), default=0)

    def _write(self, installed: Installed) -> None:
        model = installed.model
        values = {
            "language": model.language,
            "origin": model.origin,
            "licence": model.licence,
            "size": model.size,
            "checksum": model.checksum,
            "folder": installed.folder.name,
            "files": dict(installed.files),
            "md5": installed.md5,
            "turn": installed.turn,
        }
        write_note(self._home / f"{model.name}.json", values)


def _sizes(folder: Path) -> dict[str, int]:
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.stat().st_size for file in files}

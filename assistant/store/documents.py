"""Files that a person wants written, in a folder of their documents. Nothing is ever overwritten."""

import errno
from collections.abc import Callable
from pathlib import Path

from assistant.dialogue.effects import AppendLine, FileEffect
from assistant.dialogue.events import FileEvent, FileFailed, FileWritten
from speech.files.own_folders import make_own, opened_alone

FOLDER = "damavoce"


class Documents:
    """Writes what is wanted, and tells what became of it."""

    def __init__(self, post: Callable[[FileEvent], None], folder: Path | None = None) -> None:
        """`folder` is in the person's documents, unless another one is given."""
        self._post = post
        self._folder = folder

    def perform(self, effect: FileEffect) -> None:
        """Add a line to a file; what fails is told too."""
        match effect:
            case AppendLine(name, line, to=to):
                try:
                    folder = self._folder or documents_folder()
                    _append(folder / name, line)
                except (OSError, RuntimeError) as error:
                    self._post(FileFailed(_why(error), by=to))
                else:
                    self._post(FileWritten(name, _told(folder), by=to))


def documents_folder() -> Path:
    """Where the files of this program are, among the person's documents. Raises RuntimeError without a
    home."""
    from platformdirs import user_documents_path

    return user_documents_path() / FOLDER


def _append(file: Path, line: str) -> None:
    make_own(file.parent)
    if file.exists() and not file.is_file():
        raise OSError(errno.EINVAL, "no file")
    with open(file, "a", encoding="utf-8", newline="\n", opener=opened_alone) as found:
        found.write(f"{line}\n")


def _why(error: Exception) -> str:
    number = getattr(error, "errno", None)
    if number in (errno.ENOSPC, errno.EDQUOT if hasattr(errno, "EDQUOT") else errno.ENOSPC):
        return "full"
    return "forbidden" if number in (errno.EACCES, errno.EPERM, errno.EROFS) else "other"


def _told(folder: Path) -> str:
    """A folder as it is said: what is below one's home from there on."""
    try:
        return str(Path("~") / folder.relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(folder)

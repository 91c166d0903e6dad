"""How `damavoce models` tells things: sentences, or lines of JSON with the sentences beside them."""

import errno
import json
import sys
from typing import Any

from assistant.commands.mends import command_line
from assistant.narration.catalog import Catalog, Variable
from assistant.narration.narrator import printable
from speech.languages import language_of
from speech.models.archives import ArchiveError
from speech.models.downloads import DownloadError
from speech.models.installed import NoFolder
from speech.models.installing import NO_SPACE, NoSpace
from speech.models.published import ListError

TOLD_WORDS = 8
"""How many of the words that a model lacks are told."""


class Telling:
    """Where the words of the subcommand go, and in which language."""

    def __init__(self, messages: Catalog, is_json: bool) -> None:
        self.messages = messages
        self._is_json = is_json

    def text(self, message: str, /, **variables: Variable) -> str:
        """The words of a message of this subcommand."""
        return self.messages.text(f"models-{message}", "", **variables)

    def say(self, message: str, /, **variables: Variable) -> None:
        """Tell a person how things stand, at once; beside the JSON, if that is wanted."""
        output = sys.stderr if self._is_json else sys.stdout
        print(self.text(message, **variables), file=output, flush=True)

    def complain(self, message: str, /, **variables: Variable) -> int:
        """Tell what cannot be done; the exit status for that."""
        print(self.text(message, **variables), file=sys.stderr, flush=True)
        return 1

    def answer(self, values: dict[str, Any], message: str, /, **variables: Variable) -> None:
        """The answer itself: these values as a line of JSON, or the message."""
        if self._is_json:
            print(json.dumps(values), flush=True)
        else:
            print(self.text(message, **variables), flush=True)

    def missing_words(self, words: tuple[str, ...], undo: str = "none") -> None:
        """Tell which words a model lacks, and by which command one is rid of it."""
        if words:
            told = ", ".join(map(printable, words[:TOLD_WORDS]))
            more = max(0, len(words) - TOLD_WORDS)
            self.say("missing-words", words=told, more=more, command=undo)

    def language(self, code: str) -> str:
        """How a language is called, with the country where the code has one."""
        name = self.text("language", code=language_of(code))
        return name if code in (language_of(code), name) else f"{name}, {code}"

    def why(self, error: Exception) -> str:
        """What has gone wrong with the network, the archive or the disk, and what to do about it."""
        reason, detail = _reason(error)
        return self.text("why", reason=reason, detail=printable(detail))


def megabytes(size: int) -> int | float:
    """A number of bytes as people say it."""
    millions = size / 1_000_000
    return round(millions) if millions >= 10 else max(0.1, round(millions, 1))


def command(*words: str) -> str:
    """How a person writes this subcommand, on this machine."""
    return command_line("models", *words)


def _reason(error: Exception) -> tuple[str, str]:
    match error:
        case DownloadError() | ArchiveError():
            return error.reason, error.detail[:200]
        case ListError():
            return "no-list", ""
        case NoFolder():
            return "no-folder", ""
        case NoSpace():
            return "no-space", str(megabytes(error.missing))
        case OSError() if error.errno in NO_SPACE:
            return "disk-full", ""
        case OSError() if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
            return "forbidden", str(error.filename or "")
        case OSError():
            return "disk", error.strerror or str(error)
    raise error

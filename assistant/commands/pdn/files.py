"""The games in a file, or in what standard input brings, one after the other."""

from collections.abc import Iterator

from assistant.commands.inputs import LONGEST_TEXT_LINE, endless, open_input
from assistant.errors import AssistantError, why_unread
from assistant.game.pdn.dressing import decoded
from assistant.game.pdn.reader import read
from assistant.game.pdn.tree import Numbering, PdnGame
from assistant.narration.catalog import Catalog
from assistant.narration.narrator import printable

LONGEST_LINE = 1_000_000
"""Bytes that are read at once: a longer line is taken for several."""


class NotRead(AssistantError):
    """A file that cannot be read, from its beginning or in its middle."""

    def __init__(self, file: str, why: OSError) -> None:
        super().__init__(f"{file}: {why}")
        self.file = file
        self.why = why


def games_in(file: str, numbering: str = "auto") -> Iterator[PdnGame]:
    """The games of a file, read while they are wanted. Raises NotRead."""
    return read(decoded(_lines(file)), None if numbering == "auto" else Numbering(numbering))


def _lines(file: str) -> Iterator[bytes]:
    try:
        with open_input(file) as opened:
            begun, without_end = b"", 0
            while line := opened.readline(LONGEST_LINE):
                without_end = 0 if line.endswith(b"\n") else without_end + len(line)
                if without_end > LONGEST_TEXT_LINE:
                    raise endless()
                line = begun + line
                whole = len(line) - _begun_letter(line)
                line, begun = line[:whole], line[whole:]
                yield line
            if begun:
                yield begun
    except OSError as error:
        raise NotRead(file, error) from error


def _begun_letter(line: bytes) -> int:
    """How many bytes at the end begin a letter of UTF-8 that goes on: a long line is cut anywhere."""
    for count, byte in enumerate(reversed(line[-3:]), 1):
        if byte >= _LEADING:
            letter = 2 + (byte >= _LEADING_THREE) + (byte >= _LEADING_FOUR)
            return count if count < letter else 0
        if byte < _FOLLOWING:
            break
    return 0


_FOLLOWING, _LEADING, _LEADING_THREE, _LEADING_FOUR = 0x80, 0xC0, 0xE0, 0xF0
"""From which byte on one follows another in a letter, or begins one of two, three, four bytes."""


def why_not_read(error: NotRead, messages: Catalog) -> str:
    """The sentence for a file that cannot be read, with what to do about it."""
    why = error.why
    return messages.text(
        "pdn-no-file",
        file=printable(error.file),
        reason=why_unread(why),
        detail=printable(why.strerror or str(why)),
    )

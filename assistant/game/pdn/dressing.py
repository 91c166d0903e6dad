"""What stands around the text of games in mails, in forums and in other programs' exports.

Wide letters, blanks that nobody sees, marks of a quoted mail, wrappers of a forum, ends of line in
letters: each line is read without them.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import chain

from assistant.rules.unseen import UNSEEN

_TOLD_BY = 64
"""Bytes that tell whether letters are two bytes wide."""
_MARKS = ((b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
_LONGEST_LINE = 1_000_000
"""Wide letters that are read at once: a longer line is taken for several."""
_BLANK = re.compile("[\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]")
_QUOTED = re.compile(r"[ \t]*(?:>[ \t]?)+")
_WRAPPER = re.compile(r"\[/?(?:pdn|pgn|code|quote)\b[^\]\[\"]*\]|^\s*`{3}[a-z]*\s*$", re.IGNORECASE)
_ESCAPED_TAG = re.compile(r'\[\s*\w+\s+\\"')
_STRING_ENDS = re.compile(r'^\s*"(?=\s*\[)|(?<!\\)",?\s*$')
"""The marks of a string in another program's list."""
_END_IN_LETTERS = re.compile(r"\\r\\n|\\[nrt]")
_KEPT_OR_END = re.compile(rf'("(?:[^"\\\n]|\\.)*"|\{{[^{{}}\n]*|;.*)|{_END_IN_LETTERS.pattern}')
"""In values and comments they are what somebody wrote."""


def decoded(lines: Iterable[bytes]) -> Iterator[str]:
    """Lines of bytes as text: UTF-8, or where a line is none the letters of Western Europe; UTF-16 of
    either order, with its mark or without."""
    lines = iter(lines)
    begun: list[bytes] = []
    while sum(map(len, begun)) < _TOLD_BY and (line := next(lines, b"")):
        begun.append(line)
    wide = _wide(b"".join(begun))
    lines = chain(begun, lines)
    if wide:
        yield from _of_wide(lines, wide)
        return
    for line in lines:
        try:
            yield line.decode("utf-8")
        except UnicodeDecodeError:
            yield line.decode("cp1252", "replace")


def _wide(begun: bytes) -> str:
    """The coding of letters of two bytes; empty where they are not wide."""
    for mark, coding in _MARKS:
        if begun.startswith(mark):
            return coding
    odd, even = begun[1::2], begun[::2]
    if len(begun) >= len("[E") * 2:
        if odd.count(0) * 4 > len(odd) * 3 and not even.count(0):
            return "utf-16-le"
        if even.count(0) * 4 > len(even) * 3 and not odd.count(0):
            return "utf-16-be"
    return ""


def _of_wide(parts: Iterable[bytes], coding: str) -> Iterator[str]:
    """The lines of a text of wide letters, whose bytes were parted where a byte looks like an end."""
    import codecs

    decoder = codecs.getincrementaldecoder(coding)("replace")
    begun: list[str] = []
    size = 0
    for part in parts:
        begun.append(decoder.decode(part))
        size += len(begun[-1])
        if "\n" in begun[-1]:
            *whole, rest = "".join(begun).split("\n")
            yield from (f"{each}\n" for each in whole)
            begun, size = [rest], len(rest)
        if size > _LONGEST_LINE:
            yield "".join(begun)
            begun, size = [], 0
    if line := "".join(begun) + decoder.decode(b"", final=True):
        yield line


def unquoted(line: str) -> str:
    """A line without the marks that a mail program puts before what is quoted."""
    quoted = _QUOTED.match(line)
    return (line[quoted.end() :] or "\n") if quoted else line


def undressed(line: str, *, is_in_comment: bool = False) -> str:
    """A line without blanks that nobody sees, wrappers of a forum and ends of line in letters; it may
    begin in a comment of an earlier line."""
    if not line.isascii():
        line = UNSEEN.sub("", _BLANK.sub(" ", line))
    if "[" in line or "`" in line:
        line = _WRAPPER.sub("", line)
    if "\\" not in line:
        return line
    if _ESCAPED_TAG.search(line):
        line = _STRING_ENDS.sub("", _END_IN_LETTERS.sub(" ", line)).replace('\\"', '"')
    opened = "{" if is_in_comment else ""
    return _KEPT_OR_END.sub(lambda found: found[1] or " ", opened + line).removeprefix(opened)

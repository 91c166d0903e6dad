"""A stream of lines cut into games, by nothing but where one ends; only one is held at a time.

A game ends before tags that stand behind moves, and behind a result. What a comment holds ends none,
but a whole tag at the beginning of a line does so even there: then the comment was never closed.
"""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from assistant.game.pdn.limits import LONGEST_GAME


class RawGame(NamedTuple):
    """The text of a game."""

    text: str
    line: int
    """Where it begins, from 1."""
    is_cut: bool
    """Whether it was longer than is read."""


TAG = re.compile(r'\s*\[\s*([^\W\d]\w*)\s*"((?:[^"\\\n]|\\.)*)"\s*\]')
"""A tag as it should be, its name and its value."""
BAD_TAG = re.compile(r"\s*\[\s*[^\W\d_][^\n]*")
"""A line that was to be one."""
RESULT = r"(?:1-0|0-1|2-0|0-2|1-1|0-0|1/2-1/2|½-½|\*)(?![^\s\[{(;])"
_MARK = re.compile(rf'[{{}}]|(?P<tag>\[\s*[A-Z]\w*\s+")|(?P<comment>;)|(?<![^\s}})])(?P<end>{RESULT})')
_BLANKS_ONLY = re.compile(r"\s*\Z")
_IN_COMMENT = re.compile(r'\[[A-Z]\w*\s+".*"\s*\]\s*$')


def decoded(lines: Iterable[bytes]) -> Iterator[str]:
    """Lines of bytes as text: UTF-8, or where a line is none the letters of Western Europe."""
    for line in lines:
        try:
            yield line.decode("utf-8")
        except UnicodeDecodeError:
            yield line.decode("cp1252", "replace")


def split(lines: Iterable[str]) -> Iterator[RawGame]:
    """The games of a stream of lines, with their ends of line; what is blank is none."""
    splitter = _Splitter()
    for line in lines:
        yield from splitter.take(line)
    yield from splitter.finish()


class _Splitter:
    """The game under way."""

    def __init__(self) -> None:
        self._line = 0
        self._begin()

    def _begin(self) -> None:
        self._parts: list[str] = []
        self._first = self._line
        self._size = 0
        self._depth = 0
        """How many comments are open here: in the wild they are nested."""
        self._has_moves = False
        self._is_cut = False

    def take(self, line: str) -> Iterator[RawGame]:
        """The games that end in this line."""
        self._line += 1
        if self._line == 1:
            line = line.removeprefix("\ufeff")
        if line.startswith("%"):
            self._add("\n")  # a line that is for programs; it counts as a line
            return
        if self._depth and _IN_COMMENT.match(line):
            yield from self._end()
        at = 0
        while at < len(line):
            end = 0 if self._depth else end_of_tags(line, at, self._has_moves)
            if end:
                if self._has_moves:
                    yield from self._end()
                self._add(line[at:end])
                at = end
                continue
            end, is_over = self._end_of_moves(line, at)
            text = line[at:end]
            self._has_moves = self._has_moves or not text.isspace()
            self._add(text)
            at = end
            if is_over:
                yield from self._end()

    def finish(self) -> Iterator[RawGame]:
        """The game that ends with the stream."""
        return self._end()

    def _end_of_moves(self, line: str, at: int) -> tuple[int, bool]:
        """How far a line belongs to the game, from where no tag stands, and whether that ends it."""
        for mark in _MARK.finditer(line, at):
            kind = mark.lastgroup
            if kind is None:
                self._depth = max(0, self._depth + (1 if mark[0] == "{" else -1))
            elif self._depth:
                continue
            elif kind == "comment":
                break
            elif kind == "end":
                return mark.end(), True
            elif mark.start() > at:
                return mark.start(), False
        return len(line), False

    def _add(self, text: str) -> None:
        if not self._parts:
            if not text.strip():
                return
            self._first = self._line
        if self._size + len(text) > LONGEST_GAME:
            text = text[: LONGEST_GAME - self._size]
            self._is_cut = True
        if text:
            self._size += len(text)
            self._parts.append(text)

    def _end(self) -> Iterator[RawGame]:
        if self._parts:
            yield RawGame("".join(self._parts), self._first, self._is_cut)
        self._begin()


def end_of_tags(line: str, at: int = 0, is_strict: bool = False) -> int:
    """Where the tags that stand here end, with the blanks behind them; 0 where none stands.

    A broken one is taken to the end of its line; strictly only if it has quotation marks.
    """
    end = at
    while tag := TAG.match(line, end):
        end = tag.end()
    if end == at:
        bad = BAD_TAG.match(line, at)
        if not bad or (is_strict and '"' not in bad[0]):
            return 0
        end = bad.end()
    return len(line) if _BLANKS_ONLY.match(line, end) else end

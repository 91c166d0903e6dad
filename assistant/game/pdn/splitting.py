"""A stream of lines cut into games, by nothing but where one ends; only one is held at a time.

A game ends before tags that stand behind moves, behind a result, before a tag that it has already, and
where its moves begin anew. What a comment holds ends none, but a whole tag at the beginning of a line
does so even there: then the comment was never closed.
"""

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from assistant.game.pdn.dressing import undressed, unquoted
from assistant.game.pdn.limits import LONGEST_GAME
from assistant.game.pdn.tags import key_of


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
_SIGN = "[-:–]"
RESULT = rf"(?:(?:1{_SIGN}[01]|0{_SIGN}[012]|2{_SIGN}0|1/2{_SIGN}1/2|½{_SIGN}½)F?|\*)(?![^\s\[{{(;])"
_MARK = re.compile(rf'[{{}}]|(?P<tag>\[\s*[A-Z]\w*\s+")|(?P<comment>;)|(?<![^\s}})])(?P<end>{RESULT})')
_BLANKS_ONLY = re.compile(r"\s*\Z")
_BEGINS_ANEW = re.compile(r"\s*0*1\s*\.\s*\d{1,2}\s*[-x:]", re.ASCII)
_FIRST_MOVE = re.compile(r"(?<![\d-])0*1\s*\.\s*\d{1,2}\s*[-x:]", re.ASCII)
_COMMENT = re.compile(r"\{[^{}]*\}")
_IN_COMMENT = re.compile(r'\[[A-Z]\w*\s+".*"\s*\]\s*$')


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
        self._is_quoted = False
        """Whether lines begin with the marks of a quoted mail."""
        self._begin()

    def _begin(self) -> None:
        self._parts: list[str] = []
        self._first = self._line
        self._size = 0
        self._depth = 0
        """How many comments are open here: in the wild they are nested."""
        self._has_moves = False
        self._moves_from = 0
        """Which of the parts is the first behind the tags."""
        self._has_first_move = False
        """Whether the first move stands in it, as far as it was looked for."""
        self._parentheses = 0
        self._is_apart = False
        """Whether the line before was blank."""
        self._header = _Header()
        self._is_cut = False

    def take(self, line: str) -> Iterator[RawGame]:
        """The games that end in this line."""
        self._line += 1
        line = self._bare(line)
        if line.startswith("%"):
            self._add("\n")  # a line that is for programs; it counts as a line
            return
        if self._depth and _IN_COMMENT.match(line):
            yield from self._end()
        if self._is_apart and self._goes_back(line):
            yield from self._end()
        at = 0
        while at < len(line):
            end = 0 if self._depth else end_of_tags(line, at, self._has_moves)
            if end:
                if self._has_moves:
                    yield from self._end()
                yield from self._take_tags(line, at, end)
                at = end
                continue
            end, is_over = self._end_of_moves(line, at)
            text = line[at:end]
            if not (self._has_moves or text.isspace()):
                self._has_moves, self._moves_from = True, len(self._parts)
            self._add(text)
            self._parentheses += text.count("(") - text.count(")")
            at = end
            if is_over:
                yield from self._end()
        self._is_apart = line.isspace()
        if self._is_apart:
            self._header.end_block()

    def _bare(self, line: str) -> str:
        """A line without what stands around it; a comment may well have a line that looks quoted."""
        if ">" in line and (self._is_quoted or not self._depth):
            self._is_quoted = self._is_quoted or unquoted(line) != line
            line = unquoted(line)
        return undressed(line, is_in_comment=self._depth > 0)

    def _goes_back(self, line: str) -> bool:
        """Whether the first move stands in this line, and stood in this game before."""
        is_inside = self._depth or self._parentheses > 0
        if is_inside or not self._has_moves or not _BEGINS_ANEW.match(line):
            return False
        if self._has_first_move:
            return True
        self._has_first_move = True  # this line has it, also where it is too much to be added
        moves = "".join(self._parts[self._moves_from :])
        return _FIRST_MOVE.search(_COMMENT.sub(" ", moves)) is not None

    def _take_tags(self, line: str, at: int, end: int) -> Iterator[RawGame]:
        """Take the tags of a line, with the games that end before one of them."""
        while (tag := TAG.match(line, at)) and tag.end() <= end:
            key, value = key_of(tag[1]), tag[2].strip()
            begun = self._header.next_game(key, value, len(self._parts))
            if begun is not None:
                yield from self._end_before(begun)
            self._header.add(key, value, len(self._parts), self._line)
            self._add(line[at : tag.end()])
            at = tag.end()
        self._add(line[at:end])

    def _end_before(self, part: int) -> Iterator[RawGame]:
        """The game that ends before one of the parts, with which the next one begins."""
        header, parts = self._header, self._parts[part:]
        self._parts = self._parts[:part]
        yield from self._end()
        for text in parts:
            self._add(text)
        if parts:
            self._first, self._header = header.line, header.of_block()

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


class _Header:
    """The tags of a game, as far as they tell that another one begins.

    Tags that nothing blank parts are a block. One that an earlier block has begins a game with its own
    block; within one block so does the first tag of it, behind others, and another FEN.
    """

    def __init__(self) -> None:
        self.line = 0
        """Where the block begins in the file."""
        self._part = 0
        """Which part of the text it begins with."""
        self._earlier: set[str] = set()
        self._block: dict[str, str] = {}

    def add(self, key: str, value: str, part: int, line: int) -> None:
        """Note a tag that is the next part."""
        if not self._block:
            self._part, self.line = part, line
        self._block[key] = value or self._block.get(key, "")

    def end_block(self) -> None:
        """A blank line: what follows is another block."""
        self._earlier |= self._block.keys()
        self._block = {}

    def next_game(self, key: str, value: str, part: int) -> int | None:
        """With which part another game begins because of a tag that is the next one."""
        if key in self._earlier:
            return self._part if self._block else part
        is_first = len(self._block) > 1 and key == next(iter(self._block))
        is_other = key == "fen" and self._block.get(key, value) not in ("", value)
        return part if is_first or (is_other and value) else None

    def of_block(self) -> "_Header":
        """The tags of the last block, as those of a game of its own."""
        own = _Header()
        own.line, own._block = self.line, self._block
        return own


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

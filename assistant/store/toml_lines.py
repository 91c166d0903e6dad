"""One value changed in a text that is TOML, line by line: the rest stays as its writer wrote it."""

import re
from collections.abc import Iterator
from typing import NamedTuple

# Strings first, the long ones before the short: what stands in them opens and ends nothing. Two
# quotes may stand before the three that end a long one.
_TOKEN = re.compile(
    r'"""(?:\\[\s\S]|[^\\])*?"""(?:"{0,2})'
    r"|'''[\s\S]*?'''(?:'{0,2})"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|\#[^\n]*"
    r"|[^\"'\#\[\]{}\n]+"
    r"|[\s\S]"
)


class TomlLine(NamedTuple):
    """One line as TOML counts them: a long string or an array on many is one."""

    said: str
    """The key and its value, or the head of a table; empty for a comment."""
    tail: str
    """Spaces, comment and the end of the line."""

    @property
    def is_head(self) -> bool:
        """Whether a table begins here."""
        return self.said.lstrip(" \t").startswith("[")


def with_value(text: str, name: str, value: str | int) -> str:
    """The text with this value for a key outside the tables.

    The text must be TOML, the name a bare key and the value, if a word, one that needs no escapes.
    A key written in other ways (a table, dotted, with escapes) is not found: the caller should parse
    the result.
    """
    lines = list(_lines(text))
    end = next((at for at, line in enumerate(lines) if line.is_head), len(lines))
    key = re.compile(rf"""[ \t]*(?:{name}|"{name}"|'{name}')[ \t]*=[ \t]*""")
    written = f'"{value}"' if isinstance(value, str) else str(value)
    for at, line in enumerate(lines[:end]):
        if found := key.match(line.said):
            lines[at] = TomlLine(found[0] + written, line.tail)
            break
    else:
        _insert(lines, end, f"{name} = {written}", "\r\n" if "\r\n" in text else "\n")
    return "".join(line.said + line.tail for line in lines)


def _insert(lines: list[TomlLine], end: int, said: str, newline: str) -> None:
    """Add a line after the last key outside the tables, or else right before the first of them."""
    keys = [at for at in range(end) if lines[at].said]
    at = keys[-1] + 1 if keys else end
    if at and not lines[at - 1].tail.endswith("\n"):  # the last line of the file
        lines[at - 1] = lines[at - 1]._replace(tail=lines[at - 1].tail + newline)
    is_before_table = not keys and end < len(lines)
    lines.insert(at, TomlLine(said, newline * 2 if is_before_table else newline))


def _lines(text: str) -> Iterator[TomlLine]:
    """The lines of a text, which they are again when joined."""
    said, comment, depth = "", "", 0
    for token in _TOKEN.findall(text):
        if token == "\n" and not depth:
            yield _line(said, comment + token)
            said, comment = "", ""
        elif token.startswith("#") and not depth:
            comment = token
        else:
            depth += (token in "[{") - (token in "]}")
            said += token
    if said or comment:
        yield _line(said, comment)


def _line(said: str, rest: str) -> TomlLine:
    kept = said.rstrip(" \t\r")
    return TomlLine(kept, said[len(kept) :] + rest)

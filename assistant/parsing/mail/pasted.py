"""A message as text that somebody has pasted, with the head that a program of mail shows."""

import re
from typing import NamedTuple

from assistant.parsing.mail.phrases import is_wholly

_LINE = re.compile(r"\s*\*?([^\W\d][\w -]{0,15})\*?\s?:\*?\s*(.*)")
_LEAST = 2
"""Lines with a word and a colon that are a head; a single one is how people begin to write."""


class Pasted(NamedTuple):
    """A text without its head, and what that says."""

    text: str
    subject: str = ""
    sender: str = ""


def without_head(text: str) -> Pasted:
    """A text without the lines at its beginning that say from whom it is, and about what."""
    lines = text.lstrip().split("\n")
    told: dict[str, str] = {}
    count = 0
    for line in lines:
        match = _LINE.match(line)
        if not match or not is_wholly(match[1], "headers"):
            break
        count += 1
        kind = next((each for each in ("subject", "senders") if is_wholly(match[1], each)), "")
        told.setdefault(kind, match[2].strip())
    if count < _LEAST:
        return Pasted(text)
    return Pasted("\n".join(lines[count:]), told.get("subject", ""), told.get("senders", ""))

"""The lines of a message as its sentences: what programs of mail have wrapped is joined again."""

import re
from collections.abc import Iterator, Sequence

from assistant.parsing.mail.dictated import with_signs
from assistant.parsing.mail.phrases import has_at_end

_NEW = re.compile(r"\s*(?:[-*•·–]\s|\d{1,3}\s*[.)°ª]|\[)")
"""How a line begins that stands for itself."""
_END = re.compile(
    r"(?<=[!?])\s+(?=\S)|(?<=[^\W\d]…)\s+(?=\S)|(?<![\d.])(?<!(?<!['’])\b[A-Za-z])\.\s+(?=[^\s.…])|"
    r"(?<=\d)\.\s+(?=[\w(*\"“«])|(?<=[^\W\d]\.\.)\s+(?=[A-ZÀ-Ý\d])|"
    r"(?<=[^\W\d]\.\.\.)\s+(?=[A-ZÀ-Ý\d])"
)
"""Where a sentence ends; a point behind a letter is a name's, and one between two numbers may be of the
number of a move."""
_NUMBER = re.compile(r"(?!1\s*[.)])(?:[A-Z]{2,4}[-\s]?\d+\W+)?[\s*(]*\d")
_SHORT = 8
_STOP = re.compile(r"\bSTOP\b")
_STOPS = 2
"""More of them than so many end the sentences of a telegram."""
_LETTERED = re.compile(r"(?<![^\W_])([^\W\d_])(?=\d)")
"""A lone letter before a number, as in W3: it is not that of a square."""
_NARROWEST, _USUAL = 40, 64
"""Letters of a line that may have been wrapped; of the longest one, where no other comes near to it."""
_NEARLY = 0.8
_WIDEST = 100
"""Letters of one above which the program has left the wrapping to the reader's."""
LONGEST = 300
"""Letters of a sentence; of what is longer each part is looked at alone."""


def sentences_in(lines: Sequence[str]) -> list[str]:
    """The sentences of some lines, in their order."""
    found: list[str] = []
    is_telegram = sum(len(_STOP.findall(line)) for line in lines) > _STOPS
    for line in _unwrapped(with_signs(lines)):
        for sentence in _STOP.split(line) if is_telegram else _ended(line):
            parts = [*_parts(_LETTERED.sub(r"\1 ", sentence.strip()))]
            if parts and found and _announces(found[-1]) and _NUMBER.match(parts[0]):
                parts[0] = f"{found.pop()} {parts[0]}"
            found += parts
    return found


def _announces(sentence: str) -> bool:
    """Whether a short sentence ends with a colon, so that what the next line has belongs to it."""
    return sentence.endswith(":") and len(sentence.split()) <= _SHORT


def _ended(line: str) -> Iterator[str]:
    """The sentences of a line; the point of "ext. 16-21" is that of a word cut short."""
    begin = 0
    for end in _END.finditer(line):
        before, is_number_next = line[begin : end.start()], line[end.end() : end.end() + 1].isdigit()
        is_one = is_number_next and (has_at_end(before, "cut-short", 1) or _numbers_move(before))
        if not is_one:
            yield line[begin : end.start()]
            begin = end.end()
    yield line[begin:]


def _numbers_move(before: str) -> bool:
    """Whether a text ends with squares, or a number that may be that of the move behind: no day or year
    is."""
    number = _LAST_NUMBER.search(before)
    if number is None or len(number[0]) > _LONGEST_NUMBER:
        return number is None and before[-1:].isdigit()
    said = before[: number.start()]
    is_of_move = has_at_end(said, "number", 1) or not re.search(r"[^\W\d_][\s']*\Z", said)
    return is_of_move or not any(has_at_end(said, kind, 2) for kind in _DATED)


_LAST_NUMBER = re.compile(r"(?<![\d.,/:x×-])\d+\Z")
_LONGEST_NUMBER = 3
"""Digits of the number of a move."""
_DATED = ("date", "leave-from", "leave-until", "on-day", "hour")
"""What stands directly before the number of a day, or an hour."""


def _unwrapped(lines: Sequence[str]) -> Iterator[str]:
    """The lines, each with what was wrapped of it."""
    width = max((len(line.rstrip()) for line in lines), default=0)
    is_lone = sum(len(line.rstrip()) > _NEARLY * width for line in lines) == 1
    if width > _WIDEST or (is_lone and width < _USUAL):
        width = _WIDEST * _WIDEST  # the program has wrapped nothing
    joined = ""
    for place, line in enumerate(lines):
        joined = f"{joined} {line.strip()}" if joined else line.strip()
        following = lines[place + 1] if place + 1 < len(lines) else ""
        if not _goes_on(line, following, width):
            yield joined
            joined = ""


def _goes_on(line: str, following: str, width: int) -> bool:
    """Whether the next line is the rest of this one, which had no room there or ends with a blank."""
    if not line.strip() or not following.strip() or _NEW.match(following):
        return False
    if len(line) > _WIDEST:
        return False
    if line.endswith(" ") and len(line) > _NARROWEST:
        return True
    first = following.split(maxsplit=1)[0]
    wrapped = len(line.rstrip()) + 1 + len(first)
    return len(line.rstrip()) >= _NARROWEST and wrapped > width


def _parts(sentence: str) -> Iterator[str]:
    while len(sentence) > LONGEST:
        cut = max(sentence.rfind(" ", 0, LONGEST), LONGEST // 2)
        yield sentence[:cut]
        sentence = sentence[cut:].strip()
    if sentence:
        yield sentence

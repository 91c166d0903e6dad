"""What of a message was written now, and what is quoted of earlier ones or only stands under it."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from assistant.parsing.mail.phrases import begins_with, ends_with, has, words_of

_QUOTED = re.compile(r"\s*(?:>|\|)")
_RULE = re.compile(r"\s*(?:[-_=*]{2,}\s*[^\W\d][^-_=]{2,40}[-_=*]{2,}\s*|_{10,}\s*)\Z")
_HEAD = re.compile(r"\s*\*?[^\W\d][\w -]{0,12}\*?\s?:\*?\s*\S")
_SIGNATURE = re.compile(r"--\s*\Z")
_DAY = r"\d{1,4}[./-]\d{1,2}[./-]\d{2,4}"
_HOUR = r"\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[apAP]\.?[mM]\.?)?"
_SPOKEN = re.compile(
    rf"\s*\[?(?:{_DAY},?\s+(?:\w+\s)?{_HOUR}|{_HOUR},?\s+{_DAY})\]?"
    r"\s*(?:[-–]\s*)?([^:\d\n]{1,40}):\s(.*)\Z"
)
"""A line of a chat: [08/06/2026 21:22:06] Caio: 17-22; some have the hour first."""
_LONGEST = 300
"""Letters of a line that may say who wrote what follows."""
_TURNS = 2


class Written(NamedTuple):
    """The lines of a message that were written now, and how many are of earlier ones."""

    lines: tuple[str, ...]
    quoted: int


def written_now(text: str) -> Written:
    """The lines of a message that its sender wrote now."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    spoken = [match for match in map(_SPOKEN.match, lines) if match]
    if len(spoken) >= _TURNS:
        return _last_spoken(lines, spoken[-1][1])
    own: list[str] = []
    quoted = place = 0
    while place < len(lines):
        line = lines[place]
        long = _introduces(lines, place)
        if _QUOTED.match(line):
            quoted += 1
        elif _SIGNATURE.match(line) and place > 0:
            quoted += sum(bool(_QUOTED.match(each)) for each in lines[place:])
            break
        elif long:
            quoted += long
            place += long - 1
            following = next((each for each in lines[place + 1 :] if each.strip()), "")
            if not _QUOTED.match(following):  # an unmarked quotation goes to the end
                quoted += sum(bool(each.strip()) for each in lines[place + 1 :])
                break
        else:
            own.append(line)
        place += 1
    return Written(tuple(own), quoted)


def _introduces(lines: Sequence[str], place: int) -> int:
    """How many lines here say that what follows is an earlier message; 0 for none."""
    line = lines[place]
    if not line.strip() or len(line) > _LONGEST:
        return 0
    if _says_wholly(line, "older"):
        return 1
    if _RULE.match(line):
        return 1 if has(line, "older") or line.strip("_ ") == "" else 0
    following = next((each for each in lines[place + 1 : place + 3] if each.strip()), "")
    if _HEAD.match(line) and begins_with(line, "headers"):
        is_head = bool(_HEAD.match(following)) and begins_with(following, "headers")
        return 1 if is_head or ("@" in line and begins_with(line, "senders")) else 0
    if _says_who_wrote(line, following):
        return 1
    both = f"{line} {lines[place + 1]}" if place + 1 < len(lines) else ""
    is_split = bool(both) and len(both) < _LONGEST and begins_with(line, "on-day")
    return 2 if is_split and not _QUOTED.match(lines[place + 1]) and _says_who_wrote(both, ":") else 0


def _says_wholly(line: str, kind: str) -> bool:
    """Whether a line is a phrase of a kind, and nothing else."""
    return line.rstrip().endswith(":") and begins_with(line, kind) and ends_with(words_of(line), kind)


def _says_who_wrote(line: str, following: str) -> bool:
    """Whether a line is one like "On Monday Ann wrote:"."""
    end = re.sub(r"\([^()]*(?:\(\w*\)[^()]*)*\)\s*:\s*$", ":", line).rstrip()
    if not ends_with(words_of(end), "wrote"):
        return False
    is_dated = bool(re.search(r"\d", line)) and begins_with(line.strip(), "on-day")
    return end.endswith(":") or bool(_QUOTED.match(following)) or (is_dated and following != ":")


def _last_spoken(lines: Sequence[str], who: str) -> Written:
    """What the one said in a chat who spoke last; everything else was said by others."""
    own: list[str] = []
    quoted = 0
    speaker = ""
    for line in lines:
        match = _SPOKEN.match(line)
        speaker = match[1] if match else speaker
        if speaker.split()[:1] == who.split()[:1]:
            own.append(match[2] if match else line)
        else:
            quoted += bool(line.strip())
    return Written(tuple(own), quoted)

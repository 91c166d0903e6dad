"""What of a message was written now, and what is quoted of earlier ones or only stands under it."""

import re
from typing import NamedTuple

_QUOTED = re.compile(r"^\s*(?:>|\|)")
_BEGINS = re.compile(
    r"^\s*(?:-{2,}\s*(?:original message|messaggio originale|mensagem original|messaggio inoltrato|"
    r"forwarded message|mensagem encaminhada)|_{10,}\s*$|"
    r"(?:on|il giorno|il|em|no dia|el|a)\b.{4,120}"
    r"(?:wrote|ha scritto|scrisse|escreveu|scrive)\s*:?\s*$|"
    r"(?:from|da|de|von)\s*:\s.+@)",
    re.IGNORECASE,
)
"""A line behind which an earlier message stands, up to the end where its lines are not marked."""
_INTRODUCES = re.compile(
    r"^\s*(?:on|il giorno|il|em|no dia)\b.*(?:wrote|ha scritto|scrisse|escreveu|scrive)\s*:?\s*$",
    re.IGNORECASE,
)
_SIGNATURE = re.compile(r"^--\s*$")


class Written(NamedTuple):
    """The lines of a message that were written now, and how many are of earlier ones."""

    lines: tuple[str, ...]
    quoted: int


def written_now(text: str) -> Written:
    """The lines of a message that its sender wrote now."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    own: list[str] = []
    quoted = 0
    for place, line in enumerate(lines):
        if _QUOTED.match(line):
            quoted += 1
        elif _SIGNATURE.match(line) and place > 0:
            quoted += sum(bool(_QUOTED.match(each)) for each in lines[place:])
            break
        elif _BEGINS.match(line):
            quoted += 1
            following = next((each for each in lines[place + 1 :] if each.strip()), "")
            if not _QUOTED.match(following):  # an unmarked quotation goes to the end
                quoted += sum(bool(each.strip()) for each in lines[place + 1 :])
                break
        else:
            own.append(line)
    return Written(tuple(own), quoted)

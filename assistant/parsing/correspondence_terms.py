"""What is said of a game by correspondence beside the opponent's name: colours, which game, days."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from assistant.game.mail_terms import MailTerms
from assistant.parsing.correspondence_phrases import MAY_NAME, Part
from assistant.parsing.meanings import ByMailWanted
from assistant.parsing.words.tokens import normalise
from assistant.rules.side import Side

LONGEST_NAME = 40
_TERMS = (
    r"(?P<moves>N)s*Ms*I?s*(?P<days>N)s*D",
    r"(?P<days>N)s*Ds*I?s*(?P<moves>N)s*M",
    r"(?P<days>N)s*Ds*(?:P|I?s*M)",
    r"(?:P|M)s*I?s*(?P<days>N)s*D",
    r"(?P<moves>N)s*M[sI]*D",
    r"(?P<daily>P)[sI]*D",
    r"Ls*(?P<leave>N)(?:s*D)?",
    r"(?P<leave>N)s*Ds*L",
    r"(?P<none>0)s*L",
    r"Rs*(?P<repeat>N)(?:s*D)?",
    r"(?:[Gn][sI]*)?(?P<game>N)s*D(?:[sI]*[Gn])?",
)
"""What may be said of days by the signs of its parts, in the order in which it is looked for."""
_BEGUN = re.compile("Fs*[nwVPq]")
"""Where a game begins, and nobody does."""
_SILENT = frozenset("wansIbpithvGf")
"""What says nothing where nothing is left of the terms."""


class Segment(NamedTuple):
    """Parts that stand together beside the name."""

    parts: tuple[Part, ...]
    is_behind_name: bool = False
    """Whether they stand directly behind it, and might be of it."""
    follows_name: bool = False
    """Whether they stand behind it and are not of it, with no comma between."""


def reading_of(name: str, segments: Sequence[Segment], usual: MailTerms) -> ByMailWanted:
    """What the parts beside the name say."""
    said, terms = _Said(frozenset(normalise(name).split())), dict[str, int]()
    for segment in segments:
        said.follow(segment, terms)
    mail = usual
    if "moves" in terms or "game" in terms:
        pace = terms.get("moves", 0), terms.get("days", 0)
        mail = replace(mail, moves=pace[0], days=pace[1], game_days=terms.get("game", 0))
    mail = replace(mail, leave=terms.get("leave", mail.leave))
    mail = replace(mail, repeat_after=terms.get("repeat", mail.repeat_after))
    return ByMailWanted(name[:LONGEST_NAME], said.side, said.variant, mail, left_out=said.all_left_out)


class _Said:
    """What was said of a game beside the name and the days."""

    def __init__(self, names: frozenset[str]) -> None:
        self._names = names
        self.variant = ""
        self._colours: list[tuple[Side, str, Part]] = []
        """Each with whose it is: `i` mine, `t` theirs, `n` behind the name, `-` nobody's."""
        self._left_out: list[str] = []

    def follow(self, segment: Segment, terms: dict[str, int]) -> None:
        """Take what a segment says; what has no place there is left out."""
        signs = "".join(self._sign(part) for part in segment.parts)
        if "z" in signs:
            self._left_out += [part.written for part in segment.parts]
            return
        rest = _days_in(signs, segment.parts, terms)
        is_empty = segment.is_behind_name and rest == signs and not set(signs) & set("CVF")
        silent = frozenset("sp") if is_empty else _SILENT
        for place, (sign, part) in enumerate(zip(rest, segment.parts, strict=True)):
            if sign == "V" and self.variant in ("", part.value):
                self.variant = part.value
            elif sign == "C":
                whose = _owner(signs, place, segment) or ("n" if segment.is_behind_name else "-")
                self._colours.append((Side(part.value), whose, part))
            elif sign == "F" and not _BEGUN.match(signs, place):
                if whose := _who_begins(signs, place, segment) or part.value:
                    self._colours.append((Side.WHITE, whose, part))
                elif "C" not in signs:  # that White begins goes without saying
                    self._left_out.append(part.written)
            elif sign not in silent and sign not in "-F":
                self._left_out.append(part.written)

    def _sign(self, part: Part) -> str:
        is_name = part.sign in MAY_NAME and bool(self._names & {*normalise(part.written).split()})
        return "t" if is_name else part.sign

    @property
    def side(self) -> Side | None:
        """The colour of who speaks."""
        return self._side_and_left_out[0]

    @property
    def all_left_out(self) -> tuple[str, ...]:
        """Words that have no place."""
        return (*self._left_out, *self._side_and_left_out[1])

    @property
    def _side_and_left_out(self) -> tuple[Side | None, list[str]]:
        side: Side | None = None
        left_out: list[str] = []
        for colour, whose, part in sorted(self._colours, key=lambda each: "it-n".index(each[1])):
            is_theirs = whose == "t" or (whose == "n" and side is colour.opponent)
            mine = colour.opponent if is_theirs else colour
            if side not in (None, mine):
                left_out.append(part.written)
            side = side or mine
        return side, left_out


def _owner(signs: str, place: int, segment: Segment) -> str:
    """Who has a colour: who stands before it in the segment, else who stands behind it. Words that only
    have one hold it do not say who, but directly behind a name."""
    before = [sign for sign in signs[:place] if sign in "it"]
    behind = [sign for sign in signs[place:] if sign in "it"]
    if not before and segment.follows_name and signs.startswith("v"):
        return "t"
    return before[-1] if before else behind[0] if behind else ""


def _who_begins(signs: str, place: int, segment: Segment) -> str:
    """Who has the first move: who stands beside the word for it."""
    before, behind = signs[:place].rstrip("s"), signs[place + 1 :].lstrip("s")
    if before[-1:] in ("i", "t") or behind[:1] in ("i", "t"):
        return before[-1] if before[-1:] in ("i", "t") else behind[0]
    return "t" if segment.follows_name and not before else ""


def _days_in(signs: str, parts: Sequence[Part], terms: dict[str, int]) -> str:
    """Take what is said of days; the signs without it. What is said twice is left as it is."""
    for pattern in _TERMS:
        for match in re.finditer(pattern, signs):
            found = {
                name: int(parts[match.start(name)].value or 0)
                for name, sign in match.groupdict().items()
                if sign
            }
            if "days" in found:
                found.setdefault("moves", 1)
            if "moves" in found:
                found.setdefault("days", 1)
            if "none" in found:
                found = {"leave": 0}
            if "daily" in found:
                found = {"moves": 1, "days": 1}
            if not found.keys() & terms.keys():
                terms |= found
                signs = f"{signs[: match.start()]}{'-' * len(match[0])}{signs[match.end() :]}"
    return signs

"""Lines that people who had seen neither phrases nor code wrote down, with what they mean.

`it.txt` and its like: 400 lines of what one types to have something done or told; `it-none.txt`: 100
that must do nothing. `it-no-order.txt`: 120 of thinking aloud about a move, `it-order.txt`: 60 that
give it. A line `@ S` begins those of the start of Italian draughts, `@ C` and `@ I` those
of the positions below; the person has White and is to move, against the computer.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from assistant.parsing.arguments import CommandMeant, parse_setting
from assistant.parsing.likely import Likely, Meaning, Perhaps
from assistant.parsing.moving.moves import Ambiguous, NotLegal, Understood
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import Regulation, regulation
from assistant.rules.variant import VARIANTS
from tests.parsing.support.understood import understand_line

FOLDER = Path(__file__).parent
POSITIONS = {
    "S": ("italian", ""),
    "C": ("italian", "W:W17,20,22,26,27,29,30,32,K4:B1,2,3,5,6,8,13,15,23,K31"),
    "I": ("international", "W:W23,26,27,28,37,39,40,41,43,45,46,47,50,K15:B3,6,7,9,13,16,22"),
    "T": ("italian", "W:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15"),
}
SAME = {
    "captures enemy": "threatened",
    "captures black": "threatened",
    "captures own": "captures",
    "captures white": "captures",
    "promotion-row own": "promotion-row",
    "claim own": "claim",
    **{f"{name} {whose}": name for name in ("moves", "movable") for whose in ("own", "white")},
    "last enemy": "last",
    "last black": "last",
    "threatened own": "threatened",
    "threatened white": "threatened",
    "threatened enemy": "captures",
    "threatened black": "captures",
}
"""What is answered alike where the person has White and is to move."""


class Line(NamedTuple):
    """A line of a person, where it was typed, and what it means, perhaps one of several things."""

    language: str
    text: str
    place: str
    wanted: frozenset[str]

    def read(self) -> Meaning | Likely | Perhaps | None:
        """What the line means to the program."""
        return _read(self)


@cache
def _read(line: Line) -> Meaning | Likely | Perhaps | None:
    position, rules = place_of(line.place)
    return understand_line(line.text, position, rules, vocabulary(line.language))


def place_of(name: str) -> tuple[Position, Regulation]:
    """A position of the corpus, with its regulation."""
    game, fen = POSITIONS[name]
    rules = regulation(VARIANTS[game], "fid")
    assert rules
    return parse_fen(fen, VARIANTS[game]) if fen else start_position(VARIANTS[game]), rules


def lines(language: str, name: str = "") -> Iterator[Line]:
    """The lines of a file: `it` or, with the name `none`, `it-none`."""
    place = "S"
    for row in (
        (FOLDER / f"{'-'.join(filter(None, (language, name)))}.txt").read_text("utf-8").splitlines()
    ):
        if row.startswith("@ "):
            place = row[2:].strip()
        elif row.strip():
            text, _, wanted = row.rpartition(" | ")
            meanings = frozenset(SAME.get(each, each) for each in wanted.strip().split(" or "))
            yield Line(language, text, place, meanings)


def told(found: Meaning | Likely | Perhaps | None, language: str) -> list[str]:
    """What a line was taken for, as the files write it; several where it is asked about."""
    match found:
        case None:
            return ["none"]
        case Perhaps(meanings):
            return [each for meaning in meanings for each in told(meaning, language)]
        case Likely(meaning):
            return told(meaning, language)
        case Understood(move):
            return [f"move {move.start}-{move.end}"]
        case Ambiguous(moves):
            return [f"move {move.start}-{move.end}" for move in moves]
        case CommandMeant():
            said = _told_command(found, language)
            return [SAME.get(said, said)]
        case NotLegal():
            return ["illegal"]
    return ["no such move"]


def _told_command(meant: CommandMeant, language: str) -> str:
    words, name = vocabulary(language), meant.command.value
    if name == "why":
        return name  # of which move or piece makes no difference to the corpora
    if meant.move:
        return f"{name} {meant.move[0]}-{meant.move[-1]}"
    if name == "settings" and meant.rest:
        setting = parse_setting(meant.rest, words)
        if setting and setting.values:
            return f"set {setting.name} {' '.join(setting.values)}"
        return f"settings {setting.name}" if setting else "settings?"
    if name == "help":
        return f"help {words.topics.get(meant.rest, meant.rest)}".strip()
    if meant.wanted:
        wanted = meant.wanted
        said = [wanted.side.value] if wanted.side else [wanted.variant] if wanted.variant else []
        said = said or ([f"level {wanted.level}"] if wanted.level else [])
        return " ".join([name, *(said or ["people", *wanted.people])])
    arguments = [*map(str, meant.squares), str(meant.number or ""), meant.whose and meant.whose.value]
    return " ".join([name, *(each for each in arguments if each)])

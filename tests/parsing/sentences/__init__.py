"""The sentences that must be understood, and those that must not, from this folder's files."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.moving.moves import Ambiguous, NoSuchMove, NotLegal, Understood, parse_move_text
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.notation import format_path
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import Regulation, regulation
from assistant.rules.variant import VARIANTS

LANGUAGES = ("it", "en", "pt")


class MoveSentence(NamedTuple):
    """A text, and what it means in a position."""

    language: str
    text: str
    position: Position
    regulation: Regulation
    meaning: str

    def read(self, text: str) -> Understood | Ambiguous | NotLegal | NoSuchMove | None:
        """What a text means in this position and language."""
        return parse_move_text(text, self.position, self.regulation, vocabulary(self.language))


@cache
def _data(language: str) -> dict:
    return tomllib.loads((Path(__file__).parent / f"{language}.toml").read_text("utf-8"))


def move_sentences(language: str) -> Iterator[MoveSentence]:
    for entry in _data(language)["position"]:
        variant = VARIANTS[entry.get("variant", "italian")]
        rules = regulation(variant, "fid")
        assert rules
        position = parse_fen(entry["fen"], variant) if "fen" in entry else start_position(variant)
        for text, meaning in entry["moves"].items():
            yield MoveSentence(language, text, position, rules, meaning)


def command_sentences(language: str) -> dict[str, str]:
    return dict(_data(language)["commands"])


def nothings(language: str) -> list[str]:
    return list(_data(language)["nothing"])


def told_move(read: Understood | Ambiguous | NotLegal | NoSuchMove | None) -> str:
    """The meaning of a move sentence as the files write it."""
    match read:
        case Understood(move):
            return format_path(move)
        case Ambiguous(moves):
            return " or ".join(map(format_path, moves))
        case NotLegal(written, refusal):
            return f"refused {'-'.join(map(str, written.squares))}: {refusal.reason.value}"
        case NoSuchMove(lack, square):
            return f"no {lack.value}" + (f" {square}" if square else "")
    return "nothing"


def told_command(meant: CommandMeant | None) -> str:
    """The meaning of a command as the files write it."""
    if meant is None:
        return "nothing"
    told = [meant.command.value]
    told += [meant.place.value] if meant.place else []
    told += [meant.whose.value] if meant.whose else []
    told += [str(square) for square in meant.squares]
    told += [str(meant.number)] if meant.number is not None else []
    told += [meant.about.value] if meant.about else []
    rest = meant.rest or "-".join(map(str, meant.move))
    return " ".join(told) + (f": {rest}" if rest else "")

"""What must be made of what a recogniser offers, from this folder's files."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.hearing.heard import Heard, Unsure, understand
from assistant.parsing.likely import Perhaps
from assistant.parsing.moving.moves import Ambiguous
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.notation import format_path
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import Regulation, regulation
from assistant.rules.variant import VARIANTS
from tests.parsing.sentences import told_command, told_move


class Utterance(NamedTuple):
    """What a recogniser offers for one utterance in a position, and what it must mean."""

    language: str
    what: str
    position: Position
    regulation: Regulation
    alternatives: tuple[tuple[str, float], ...]
    meaning: str
    is_answer: bool

    def heard(self, alternatives: list[tuple[str, float]] | None = None) -> Heard:
        """The verdict on these alternatives or on others, in this position and language."""
        offered = self.alternatives if alternatives is None else alternatives
        words = vocabulary(self.language)
        return understand(offered, self.position, self.regulation, words, is_answer=self.is_answer)


def utterances(language: str) -> Iterator[Utterance]:
    file = Path(__file__).parent / f"{language}.toml"
    for entry in tomllib.loads(file.read_text("utf-8"))["position"]:
        variant = VARIANTS[entry.get("variant", "italian")]
        rules = regulation(variant, "fid")
        assert rules
        position = parse_fen(entry["fen"], variant) if "fen" in entry else start_position(variant)
        for each in entry["heard"]:
            offered = tuple((text, float(score)) for text, score in each["offered"])
            yield Utterance(
                language, each["what"], position, rules, offered, each["is"], each.get("asked", False)
            )


def told(heard: Heard) -> str:
    """The verdict as the files write it."""
    match heard.verdict:
        case Unsure(moves):
            return "ask " + " or ".join(map(format_path, moves))
        case CommandMeant() as meant:
            return told_command(meant)
        case Perhaps((CommandMeant() as meant,)):
            return f"ask {told_command(meant)}"
        case verdict:
            assert not isinstance(verdict, Ambiguous)
            return told_move(verdict)

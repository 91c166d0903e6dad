"""Where a line is typed: the position, the rules in force, and the language."""

from typing import NamedTuple

from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation


class Situation(NamedTuple):
    """Where a line is typed, and in which language."""

    position: Position
    regulation: Regulation
    words: Vocabulary

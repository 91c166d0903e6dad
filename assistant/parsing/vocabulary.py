"""The words that each language accepts, from phrases/*.toml: the one file that reads them."""

import tomllib
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib import resources


class Command(Enum):
    """What a person can ask for besides a move; the value is the id that the command line prints."""

    MOVES = "moves"
    PIECES = "pieces"
    LAST_MOVE = "last"
    TAKE_BACK = "takeback"
    DRAW = "draw"
    COUNT = "count"
    CLAIM_REPETITION = "claim"
    RESIGN = "resign"
    NEW_GAME = "new"
    HELP = "help"
    QUIT = "quit"
    YES = "yes"
    NO = "no"


class Whose(Enum):
    """Whose pieces a question is about, in the person's words."""

    WHITE = "white"
    BLACK = "black"
    OWN = "own"
    ENEMY = "enemy"


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The phrases of one language, normalised (see tokens.py)."""

    commands: dict[str, Command]
    whose: dict[str, Whose]
    fillers: frozenset[str]
    """Words that may stand between the others and mean nothing by themselves."""


@cache
def vocabulary(language: str) -> Vocabulary:
    """The words of a language. Raises FileNotFoundError for one that has none."""
    file = resources.files("assistant.parsing").joinpath("phrases", f"{language}.toml")
    phrases = tomllib.loads(file.read_text("utf-8"))
    return Vocabulary(
        commands={
            phrase: Command(name)
            for name, alternatives in phrases["commands"].items()
            for phrase in alternatives
        },
        whose={
            word: Whose(name)
            for name, alternatives in phrases["whose"].items()
            for word in alternatives
        },
        fillers=frozenset(phrases["fillers"]),
    )

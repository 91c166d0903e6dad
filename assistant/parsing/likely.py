"""What a line may mean: how sure that is its type says.

A plain command is meant by its own words. What was learnt is likely where it is sure enough for an
answer, and else only perhaps, to be asked about.
"""

from assistant.parsing.arguments import CommandMeant, parse_setting
from assistant.parsing.commands.catalogue import CHANGING
from assistant.parsing.meanings import About, Command
from assistant.parsing.moving.moves import Ambiguous, NoSuchMove, NotLegal, Understood
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.values import Value

Move = Understood | Ambiguous | NotLegal | NoSuchMove


class LoneNumber(Value):
    """A line that is one number with its slip mended: the answer, where something is waited for."""

    square: int
    """It need not exist."""
    meaning: Move
    """What it means where nothing is waited for."""


Meaning = Move | CommandMeant | LoneNumber


class Likely(Value):
    """A command that a line means by its concepts, not by its words: good enough for an answer."""

    meaning: CommandMeant
    text: str = ""
    """The line as it was understood, where a slip was mended."""


class Perhaps(Value):
    """What a line may mean, the likeliest first: asked about before anything is done."""

    meanings: tuple[Meaning, ...]
    text: str = ""
    """The line as it was understood, where a slip was mended."""


Found = Move | CommandMeant | Likely | Perhaps | None
"""What came of a line, and how sure that is by its type."""


def meanings_of(found: Found) -> tuple[Meaning, ...]:
    """All that was found, whatever it is."""
    match found:
        case None:
            return ()
        case Perhaps(meanings):
            return meanings
        case Likely(meaning):
            return (meaning,)
        case _:
            return (found,)


def needs_yes(meant: CommandMeant, words: Vocabulary) -> bool:
    """Whether concepts alone do not do for a command: it changes the game, its terms, or leaves."""
    if meant.command is not Command.SETTINGS:
        return meant.command in CHANGING and meant.about is not About.LEFT
    if steps_level(meant, words):
        return False  # which names both levels and asks
    setting = parse_setting(meant.rest, words) if meant.rest else None
    return setting is not None and bool(setting.values) and setting.name in _TERMS


def sets_language(meant: CommandMeant, words: Vocabulary) -> bool:
    """Whether the language would be changed: who does not know it finds no way back."""
    setting = parse_setting(meant.rest, words) if meant.command is Command.SETTINGS else None
    return setting is not None and setting.name == "language" and bool(setting.values)


def steps_level(meant: CommandMeant, words: Vocabulary) -> bool:
    """Whether the computer is to play a level higher or lower, whatever its level is."""
    if meant.command is not Command.SETTINGS or not meant.rest:
        return False
    setting = parse_setting(meant.rest, words)
    return setting is not None and setting.name == "level" and setting.values in STEPS


STEPS = {("easier",): -1, ("harder",): 1}
"""The values of the level that are no level, and by how many they change it."""


_TERMS = frozenset({"level", "coach", "voice"})
"""Settings that are the game's, or may leave somebody without a voice."""

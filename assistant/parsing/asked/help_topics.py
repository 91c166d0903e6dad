"""What help is asked about: a topic, a setting, or a command in whichever of its words.

"How do I take back a move" asks for help about what it names, and does nothing of it.
"""

from assistant.parsing.commands.catalogue import ANSWERS
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.meanings import Command
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import Vocabulary

_NO_HELP = ANSWERS | {Command.HELP, Command.SETTINGS, Command.PLACE}


def command_helped(rest: str, words: Vocabulary) -> Command | None:
    """The command that is named behind the word for help, in whichever of its words."""
    meant = parse_command(rest, words, only_whole=True) if rest.strip() else None
    return None if meant is None or meant.command in _NO_HELP else meant.command


def has_help(rest: str, words: Vocabulary) -> bool:
    """Whether there is help about what is named behind the word for help."""
    said = normalise(rest)
    named = " ".join(word for word in said.split() if word not in words.fillers)
    if said in words.topics or named in words.topics:
        return said in words.topics  # with words that mean nothing it is found by its concepts
    return command_helped(rest, words) is not None or said in words.glossary

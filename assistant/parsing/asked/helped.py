"""What help is asked about: a topic, a setting, or a command in whichever of its words.

"How do I take back a move" asks for help about what it names, and does nothing of it.
"""

from collections.abc import Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import ANSWERS
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.likely import command_of, meanings_of
from assistant.parsing.meanings import Command
from assistant.parsing.words.concepts import Item
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import Vocabulary

_TELLING = {
    Command.TAKE_BACK: frozenset({"undo", "take-back", "back"}),
    Command.REDO: frozenset({"redo", "replay"}),
    Command.DRAW: frozenset({"draw", "peace"}),
    Command.COUNT: frozenset({"count", "count-draw"}),
    Command.CLAIM_REPETITION: frozenset({"claim", "repetition"}),
    Command.RESIGN: frozenset({"resign", "give-up", "surrender"}),
    Command.NEW_GAME: frozenset({"new", "another", "start", "start-over", "rematch", "swap", "people"}),
    Command.QUIT: frozenset({"leave", "quit", "close"}),
}
"""What is done by commands of which people ask how, and the concepts of which one must be named."""
_BEFORE = frozenset({"do", "can", "must", "i", "i-can", "me", "you", "one-can", "want", "to-move"})
"""The concepts of words that may stand between "how" and what is to be done."""
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


def asked_how(items: Sequence[Item], words: Vocabulary) -> CommandMeant | None:
    """The help that is asked for by who wants to know how something is done: how do I take back."""
    places = [at for at, item in enumerate(items) if item.concepts & {"how", "how-to"}]
    if not places or any(item.number is not None for item in items):
        return None
    at = places[0]
    if not all(item.is_silent or item.concepts & _ASKED_SO for item in items[:at]):
        return None
    rest = list(items[at + 1 :])
    is_asked = "how-to" in items[at].concepts
    while rest and (rest[0].concepts & _BEFORE or (is_asked and rest[0].is_nothing)):
        is_asked = True
        rest = rest[1:]
    if not rest or rest[0].is_nothing:
        return None
    return _help_about(rest, words)


_ASKED_SO = frozenset({"tell", "explain", "know", "want", "me", "not", "say", "i", "help"})
"""The concepts of words that may stand before "how": I do not know how, tell me how."""


def _help_about(rest: Sequence[Item], words: Vocabulary) -> CommandMeant | None:
    said = frozenset().union(*(item.concepts for item in rest))
    found = command_of(rest, words, is_corrected=False, is_whole=True)
    for meaning in meanings_of(found) if found else ():
        if not isinstance(meaning, CommandMeant) or meaning.about is not None:
            continue  # how much is left of a count is another question
        if said & _TELLING.get(meaning.command, frozenset()):
            return CommandMeant(Command.HELP, rest=words.shown[meaning.command])
    return None

"""Commands and questions from words."""

from dataclasses import dataclass

from assistant.parsing.tokens import normalise
from assistant.parsing.vocabulary import Command, Vocabulary, Whose


@dataclass(frozen=True, slots=True)
class CommandMeant:
    """A command, and whose pieces it is about where that was said."""

    command: Command
    whose: Whose | None = None


def parse_command(text: str, words: Vocabulary) -> CommandMeant | None:
    """The command that a text means, or None.

    The whole text as it stands comes first, so that a phrase may hold words that are fillers
    elsewhere; then without fillers and without the word that says whose pieces are meant.
    """
    said = normalise(text)
    if said in words.commands:
        return CommandMeant(words.commands[said])
    tokens = [token for token in said.split() if token not in words.fillers]
    whose = [words.whose[token] for token in tokens if token in words.whose]
    rest = " ".join(token for token in tokens if token not in words.whose)
    command = words.commands.get(rest)
    if not whose:
        return CommandMeant(command) if command else None
    is_about_pieces = command is Command.PIECES or not rest
    return CommandMeant(Command.PIECES, whose[0]) if is_about_pieces and len(whose) == 1 else None

"""What a word of the game means, where that is asked: "what does huffing mean"."""

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary


def term_in(text: str, words: Vocabulary) -> CommandMeant | None:
    """The longest word of the game that a line names anywhere, asked about."""
    said = [token.word for token in read_line(text).words]
    for length in range(min(len(said), _LONGEST_TERM), 0, -1):
        for at in range(len(said) - length + 1):
            if (term := " ".join(said[at : at + length])) in words.glossary:
                return _asked(term)
    return None


_LONGEST_TERM = 4


def _asked(term: str) -> CommandMeant:
    return CommandMeant(Command.HELP, rest=term, about=About.MEANING)

"""What was learnt to be meant, as a command with what the line says of it: whose, which square."""

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.glossary import term_in
from assistant.parsing.commands.catalogue import ABOUT_MOVES
from assistant.parsing.frames import Fit, Frame, whose_of
from assistant.parsing.likely import meant_by
from assistant.parsing.meanings import BoardPart, Command
from assistant.parsing.words.concepts import plain_rows
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary

TALK = "talk"
MOVE = "move"
WORD = "meaning"
"""That somebody asks what a word means, which is no command of its own."""
_NUMBER = "#"
"""Stands for the number that a setting is given."""
_NONE: frozenset[str] = frozenset()


def command_meant(meaning: str, line: str, words: Vocabulary) -> CommandMeant | None:
    """The command of a meaning with what a line says with it; None for talk, moves and nonsense."""
    name, *fixed = meaning.split()
    if name in (TALK, MOVE):
        return None
    if name == WORD:
        return term_in(line, words)
    items = plain_rows(read_line(line), words)[0].items
    numbers = tuple(item.number for item in items if item.number is not None)
    command = Command(name)
    frame = Frame(
        command,
        tuple(each for each in fixed if each != _NUMBER or numbers),
        (),
        _NONE,
        _NONE,
        _NONE,
        len(numbers),
        command in ABOUT_MOVES,
        _NONE,
    )
    if command is Command.PLACE:
        return _part_named(line, words)
    fit = Fit(frame, 1.0, numbers, whose_of(frame, items), is_whole=True)
    return meant_by(fit, items, words)


def _part_named(line: str, words: Vocabulary) -> CommandMeant | None:
    """The part of the board that a line names, by its longest name; None where it names none."""
    said = [token.word for token in read_line(line).words]
    for length in range(len(said), 0, -1):
        for at in range(len(said) - length + 1):
            if part := _part(" ".join(said[at : at + length]), words):
                return CommandMeant(Command.PLACE, place=part)
    return None


def _part(name: str, words: Vocabulary) -> BoardPart | None:
    return next((head.place for head in words.heads.get(name, ()) if head.place), None)

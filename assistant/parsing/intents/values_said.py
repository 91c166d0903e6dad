"""What a line names in words of its language: a setting, rule, help, part of the board or game."""

from collections.abc import Mapping, Sequence

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.game_wanted import PEOPLE, names_of_players, usual_game, wanted_game
from assistant.parsing.intents.said_line import SaidLine
from assistant.parsing.meanings import About, BoardPart, Command, GameWanted, Whose
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.side import Side

NUMBER = "#"
"""Stands in a meaning for the number that a setting is given."""


def game_said(line: SaidLine) -> GameWanted | None:
    """What is said of a new game."""
    usual = usual_game(line.items)
    names = names_of_players(line.items)
    are_players = len(names) == len(Side) or bool(line.concepts & {PEOPLE, "against"})
    return usual or wanted_game(line.items, names if are_players else ())


def setting_said(fixed: Sequence[str], line: SaidLine) -> CommandMeant:
    """A setting with its value as if it had been typed."""
    words, values = line.words, [each for each in fixed[1:] if each not in _ALONE]
    about = About(fixed[-1]) if fixed[1:] and fixed[-1] in _ALONE else None
    if not fixed:
        return CommandMeant(Command.SETTINGS)
    said = [_word(fixed[0], words.settings)]
    for value in values:
        if value != NUMBER:
            said.append(_word(value, words.values))
        elif line.numbers:
            said.append(str(line.numbers[0]))
    return CommandMeant(Command.SETTINGS, rest=" ".join(said), about=about)


_ALONE = frozenset(each.value for each in (About.LEFT, About.NOW, About.HEARS))
"""What is asked alone of a setting, and is no value of it."""


def rule_said(fixed: Sequence[str], line: SaidLine) -> CommandMeant:
    """A rule by its topic; what names an article by its number is grammar."""
    return CommandMeant(Command.RULE, rest=_word(fixed[0], line.words.rules) if fixed else "")


def help_said(fixed: Sequence[str], line: SaidLine) -> CommandMeant:
    """Help, or that with what was learnt of it: a topic, a command, a setting, or how much is left."""
    about = next((About(each) for each in fixed if each in _ABOUTS), None)
    topics = [each for each in fixed if each not in _ABOUTS]
    words = line.words
    if about is not None:
        whose = next((item.whose for item in line.items if item.whose in _OF_A_SIDE_ALONE), None)
        return CommandMeant(Command.HELP, whose=whose, about=about)
    if not topics:
        return CommandMeant(Command.HELP)
    shown = {command.value: said for command, said in words.shown.items()}
    named = next((each for each in (words.topics, words.settings) if topics[0] in each.values()), {})
    return CommandMeant(Command.HELP, rest=_word(topics[0], named) if named else shown[topics[0]])


_OF_A_SIDE_ALONE = frozenset({Whose.WHITE, Whose.BLACK, Whose.ENEMY})
"""Whose questions may be asked about, where they are not one's own."""
_ABOUTS = frozenset({About.LEFT.value, About.MORE.value})


def part_said(line: SaidLine, whose: Whose | None) -> CommandMeant | None:
    """The part of the board that a line names, by its longest name; None where it names none.

    Only a base, where a side crowns or from where it begins, is somebody's.
    """
    said = [token.word for token in read_line(line.text).words]
    for length in range(len(said), 0, -1):
        for at in range(len(said) - length + 1):
            if part := _part(" ".join(said[at : at + length]), line.words):
                is_somebodys = part in (BoardPart.BASE, BoardPart.GOAL)
                return CommandMeant(Command.PLACE, place=part, whose=whose if is_somebodys else None)
    return None


def _part(name: str, words: Vocabulary) -> BoardPart | None:
    return next((head.place for head in words.heads.get(name, ()) if head.place), None)


def _word(name: str, table: Mapping[str, str]) -> str:
    """The first word that a language has for something."""
    return next((word for word, each in table.items() if each == name), name)

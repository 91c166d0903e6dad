"""What players say in their own words: asked/LANGUAGE-DRAW.tsv, and whether it was answered.

Each line has what is meant, one command or several that would be as good an answer, the squares that it
is about, the sentence, and in Portuguese whose it is. The sentences were written by people who had seen
neither the program's words nor its grammar.
"""

import random
from collections.abc import Iterable
from pathlib import Path

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from assistant.rules.fen import format_fen
from models.training.evaluation.positions import places
from models.training.evaluation.protocol import CanSay, Kind, Trial

_FOLDER = Path(__file__).with_name("asked")
DRAWS = ("first", "second", "third", "fourth", "fifth", "sixth")
"""Those that were not understood as they are read were looked at of the first, the second and the
fourth, and of the third in Italian. Nothing was chosen by the fifth and the sixth."""


def own_words(language: str, draws: Iterable[str], can_say: CanSay) -> list[Trial]:
    """The sentences of some draws, each in a position of its own, in the same one at every call.

    Raises FileNotFoundError for a language without such sentences.
    """
    trials = []
    for draw in draws:
        source = places(random.Random(f"asked {language} {draw}"))
        lines = (_FOLDER / f"{language}-{draw}.tsv").read_text("utf-8").splitlines()
        for at, line in enumerate(lines):
            meant, squares, text, *_ = line.split("\t")
            place = next(source)
            if can_say(text):
                said = squares.replace("-", "").strip()
                name = f"own-words-{draw}-{at:05}"
                rules = place.regulation.variant.name
                fen = format_fen(place.position)
                trials.append(Trial(name, Kind.OWN_WORDS, text, rules, fen, (), f"{meant};{said}"))
    return trials


def is_answered(trial: Trial, meant: CommandMeant) -> bool:
    """Whether a command is one of those that a trial would be answered by, about its squares."""
    names, _, said = trial.command.partition(";")
    squares = {int(square) for square in said.split()}
    number = set() if meant.number is None else {meant.number}
    about = {*meant.squares, *meant.move} | number
    commands = {Command(name) for name in names.split("|")}
    if squares and Command.THREATENED in commands:
        commands.add(Command.ATTACKERS)  # which is how the program tells of one piece
    if Command.RESULT in commands:
        commands.add(Command.PIECE_COUNT)  # who is ahead is told by that
    return meant.command in commands and squares <= about

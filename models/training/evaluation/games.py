"""`python -m models.training.evaluation.games LANGUAGE --model FOLDER`: games by voice alone.

A player says every move of one side, and between the moves questions in people's own words, in the
order of a game; the other side answers at random. What is not done at once is said again, plainly and
slower, up to three times. What counts is how often something had to be said twice, and what went wrong.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from assistant.parsing.hearing.margins import margins_of
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import format_fen
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.position import start_position
from models.training.evaluation.conditions import staged
from models.training.evaluation.decoding import Decoder, Record
from models.training.evaluation.judging import Outcome, outcome, readings, verdicts
from models.training.evaluation.own_words import DRAWS, own_words
from models.training.evaluation.positions import REGULATIONS
from models.training.evaluation.protocol import Kind, Trial, clear_sentence
from models.training.evaluation.source import Source, Utterance
from models.training.evaluation.sources import judges, sources
from models.training.evaluation.tables import table
from models.training.evaluation.wording import plain, wording

TRIES = 3
_AGAIN = 0.85
"""How fast it is said again, of a voice's own speed."""
_LONGEST = 80


class Turn(NamedTuple):
    """One thing that is said in a game, and how it is said again."""

    trial: Trial
    again: str


class Said(NamedTuple):
    """What became of one thing: the outcome at last, and how often it was said."""

    kind: Kind
    outcome: Outcome
    times: int
    text: str


def turns(language: str, source: Source, moves: int, questions: int, seed: int) -> Iterator[Turn]:
    """So many moves of one side with questions between them, in the order of games.

    The questions are those of the last draw, the same ones in another order for each seed.
    """
    rng = random.Random(f"games {language} {seed}")
    asked = own_words(language, DRAWS[-1:], source.can_say)
    rng.shuffle(asked)
    how = wording(language)
    left, share = moves, questions / moves
    while left > 0:
        for regulation in REGULATIONS:
            position = start_position(regulation.variant)
            for ply in range(_LONGEST):
                legal = distinct_moves(legal_moves(position))
                if not legal or not left:
                    break
                move = rng.choice(legal)
                if ply % 2 == 0:
                    rules, fen = regulation.variant.name, format_fen(position)
                    if asked and rng.random() < share:
                        question = asked.pop()._replace(rules=rules, fen=fen)
                        yield Turn(question, question.text)
                    text = clear_sentence(position, regulation, move, how, rng, source.can_say)
                    if text:
                        name = f"game-{moves - left:05}"
                        trial = Trial(name, Kind.MOVE, text, rules, fen, move.path)
                        yield Turn(trial, plain((move.start, move.end), how))
                        left -= 1
                position = position.after(move)


def play(turn: Turn, source: Source, voice: str, decoder: Decoder, language: str) -> Said:
    """Say one thing until it is done or asked about, at most TRIES times."""
    words = vocabulary(language)
    became = Outcome.NOTHING
    for times in range(1, TRIES + 1):
        text = turn.trial.text if times == 1 else turn.again
        (sound,) = source.say([Utterance(text, voice, 1.0 if times == 1 else _AGAIN)])
        heard = decoder.hear(staged(sound, np.random.default_rng(times)), turn.trial.rules)
        record = Record(turn.trial, source.name, voice, "clean", heard)
        found = verdicts(turn.trial, readings(record, words), margins_of(words), words)
        became = outcome(turn.trial, found)
        if became in _ENDS:
            return Said(turn.trial.kind, became, times, turn.trial.text)
    return Said(turn.trial.kind, became, TRIES, turn.trial.text)


_ENDS = (Outcome.RIGHT, Outcome.ASKED, Outcome.WRONG, Outcome.CHANGED)


def summary(voice: str, said: Sequence[Said]) -> Iterator[list[str]]:
    """The rows of the table for one voice."""
    for kind in (Kind.MOVE, Kind.OWN_WORDS):
        of_kind = [each for each in said if each.kind is kind]
        counts = Counter(each.outcome for each in of_kind)
        at_once = sum(each.times == 1 and each.outcome is Outcome.RIGHT for each in of_kind)
        twice = sum(each.times > 1 for each in of_kind)
        never = sum(each.outcome not in _ENDS for each in of_kind)
        wrong = counts[Outcome.WRONG] + counts[Outcome.CHANGED]
        figures = (len(of_kind), at_once, counts[Outcome.ASKED], twice, never, wrong)
        yield [voice, kind.value, *map(str, figures)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print the table and what was said more than once; the exit status.

    That is 1, with a sentence on the standard error, where nobody is installed who could play.
    """
    parser = argparse.ArgumentParser(prog="python -m models.training.evaluation.games")
    parser.add_argument("language", choices=("it", "en", "pt"))
    parser.add_argument("--model", type=Path, required=True)
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--questions", type=int, default=60)
    parser.add_argument(
        "--sources", nargs="+", help="only these, by name; else all synthesisers that judge"
    )
    parser.add_argument("--voices", type=int, default=2, help="of each source")
    asked = parser.parse_args(arguments)
    spoken = judges(asked.language)
    if asked.sources:
        spoken = [source for source in sources(asked.language) if source.name in asked.sources]
    if not spoken:
        sys.stderr.write(f"No source of speech to play with is installed for {asked.language!r}.\n")
        return 1
    decoder = Decoder(asked.model, asked.language)
    body: list[list[str]] = []
    told: list[str] = []
    for source in spoken:
        for at, voice in enumerate(source.voices[: asked.voices]):
            said = [
                play(turn, source, voice, decoder, asked.language)
                for turn in turns(asked.language, source, asked.moves, asked.questions, at)
            ]
            body += summary(f"{source.name} {voice}", said)
            told += [
                f"- {source.name} {voice}: {each.text} ({each.outcome.value}, said {each.times} times)"
                for each in said
                if each.times > 1 or each.outcome not in (Outcome.RIGHT, Outcome.ASKED)
            ]
    head = ["voice", "what", "said", "done at once", "asked about", "said twice or more"]
    lines = table([*head, "never done", "wrong"], body)
    sys.stdout.write("\n".join([*lines, "", *told]) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

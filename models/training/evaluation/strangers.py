"""`python -m models.training.evaluation.strangers LANGUAGE`: what is overheard of other people's talk.

Recorded people who speak Spanish, French and Russian, from Debian's telephone prompts
(`asterisk-core-sounds-es-g722`, `-fr-g722`, `-ru-g722`), heard with a microphone that is always open.
Nothing that they say is meant for the program, and none of them judges moves, so the margins of
overheard.py may be chosen by them. A dump of the evaluation beside tells what of commands is left.
"""

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from assistant.parsing.hearing.hypotheses import Hypothesis
from assistant.parsing.hearing.margins import Margins, margins_of
from assistant.parsing.words.vocabulary import Vocabulary, vocabulary
from assistant.rules.fen import format_fen
from models.training.evaluation.conditions import staged
from models.training.evaluation.decoding import Decoder, Record
from models.training.evaluation.judging import Outcome, open_verdict, outcome, readings
from models.training.evaluation.people import recording
from models.training.evaluation.positions import places
from models.training.evaluation.protocol import Kind, Trial
from models.training.evaluation.records import dumped, load
from models.training.evaluation.tables import table

_SOUNDS = Path("/usr/share/asterisk/sounds")
_VOICES = ("es_MX_f_Allison", "fr_CA_f_June", "ru_RU_f_IvrvoiceRU")
_PARTS = (".", "dictate")
"""Folders of sentences; the others have digits, letters and silence."""
_BYTES_A_SECOND = 8_000
_SENTENCE = (1.0, 8.0)
"""Seconds of a recording that counts as a sentence."""
TRIED = (0.0, 4.0, 6.0, 8.0, 10.0, 12.0)
"""How clear a question must be, besides what the language has."""

Read = tuple[Trial, list[list[Hypothesis]]]


def recordings(sounds: Path = _SOUNDS) -> list[tuple[str, Path]]:
    """Who speaks and the files of their sentences; none where nobody is installed."""
    shortest, longest = _SENTENCE
    return [
        (voice, file)
        for voice in _VOICES
        for part in _PARTS
        for file in sorted((sounds / voice / part).glob("*.g722"))
        if shortest <= file.stat().st_size / _BYTES_A_SECOND <= longest
    ]


def heard(language: str, model: Path, count: int, sounds: Path) -> Iterator[Record]:
    """What is heard of so many sentences, each in a position where it might be taken for a move."""
    every = recordings(sounds)
    random.Random("strangers").shuffle(every)
    found = places(random.Random(f"strangers {language}"))
    decoder = Decoder(model, language)
    for at, (voice, file) in enumerate(every[:count]):
        place = next(found)
        rules, fen = place.regulation.variant.name, format_fen(place.position)
        trial = Trial(f"strangers-{at:04}", Kind.TALK, file.stem, rules, fen, ())
        sound = staged(recording(file), np.random.default_rng(at))
        yield Record(trial, "strangers", voice, "clean", decoder.hear(sound, rules))


def became(read: Read, margins: Margins, words: Vocabulary) -> Outcome:
    """What becomes of a trial with a microphone that is always open, and nothing asked."""
    trial, every = read
    verdicts = [open_verdict(each, margins, words, is_answer=False) for each in every]
    return outcome(trial, [verdict for verdict in verdicts if verdict is not None])


def rows(every: Sequence[Read], words: Vocabulary, tried: Sequence[float]) -> Iterator[list[str]]:
    """For each value of open_clear, of 100: what became of talk, and how many of the rest are right."""
    for clear in tried:
        margins = replace(margins_of(words), open_clear=clear)
        counts: dict[Kind, Counter[Outcome]] = {kind: Counter() for kind in Kind}
        for read in every:
            counts[read[0].kind][became(read, margins, words)] += 1
        talk = counts[Kind.TALK]
        acted = talk[Outcome.WRONG] + talk[Outcome.CHANGED]
        told = (talk[Outcome.QUESTION], talk[Outcome.REFUSED], talk[Outcome.ASKED_OTHER], acted)
        right = [
            _percent(counts[kind][Outcome.RIGHT], counts[kind])
            for kind in (Kind.COMMAND, Kind.OWN_WORDS, Kind.MOVE)
        ]
        yield [f"{clear:g}", *(_percent(number, talk) for number in told), *right]


def _percent(number: int, of: Counter[Outcome]) -> str:
    return f"{100 * number / of.total():.1f}" if of.total() else "-"


def main(arguments: Sequence[str] | None = None) -> int:
    """Hear the strangers and print the table; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m models.training.evaluation.strangers")
    parser.add_argument("language", choices=("it", "en", "pt"))
    parser.add_argument("--model", type=Path, help="its folder; by default models/LANGUAGE")
    parser.add_argument("--sounds", type=Path, default=_SOUNDS, help="where the recordings lie")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument(
        "--dump",
        type=Path,
        required=True,
        help="written, or read where it is there, whatever the model and the count",
    )
    parser.add_argument("--beside", type=Path, nargs="*", default=(), help="dumps of the evaluation")
    asked = parser.parse_args(arguments)
    words = vocabulary(asked.language)
    if not asked.dump.exists():
        if not recordings(asked.sounds):
            sys.stderr.write("No recordings of strangers are installed.\n")
            return 1
        model = asked.model or Path("models") / asked.language
        part = asked.dump.with_suffix(".part")  # which a run that is cut off leaves, and no other reads
        for _ in dumped(heard(asked.language, model, asked.count, asked.sounds), part):
            pass
        part.replace(asked.dump)
    records = [each for file in (asked.dump, *asked.beside) for each in load(file)]
    every = [
        (each.trial, readings(each, words, is_answer=False))
        for each in records
        if each.condition == "clean"
        and (each.source == "strangers" or each.trial.kind is not Kind.TALK)
    ]
    own = margins_of(words).open_clear
    head = ["open_clear", "talk: a question", "not legal", "asked for moves", "a move or done"]
    head += ["commands right", "own words right", "moves right"]
    lines = table(head, [*rows(every, words, sorted({*TRIED, own}))])
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

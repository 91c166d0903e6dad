"""`python -m models.training.evaluation LANGUAGE --model FOLDER`: how well a model hears."""

import argparse
import json
import random
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from assistant.parsing.hearing.margins import margins_of
from assistant.parsing.words.vocabulary import vocabulary
from models.training.evaluation.conditions import CONDITIONS, MANNERS, OWN_VOICE
from models.training.evaluation.corpus import SEED, Sizes, Sounded, corpus, noises
from models.training.evaluation.cost import Cost, measure, table_of_costs
from models.training.evaluation.decoding import Decoding, Record, decode
from models.training.evaluation.judging import acted, outcome, readings, verdicts
from models.training.evaluation.mistakes import mistakes
from models.training.evaluation.own_voice import own_voice
from models.training.evaluation.own_words import DRAWS
from models.training.evaluation.protocol import Kind
from models.training.evaluation.records import dumped
from models.training.evaluation.source import Source
from models.training.evaluation.sources import sources
from models.training.evaluation.tables import Judged, markdown, rows
from models.training.evaluation.waveform import Wave, read_wav

_EVERYWHERE = "clean"
_TALKERS = 200
"""Recordings of each source among which other talkers are drawn."""
_BABBLERS = 40
_TOLD = 200
"""Trials after which progress is told."""
_COSTED = 50
"""Utterances for the cost of a block."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Make what sounds are missing, decode and judge them, print the tables; the exit status.

    That is 1 where there is nobody to speak, or no condition that is possible here.
    """
    asked = _parser().parse_args(arguments)
    spoken = sources(asked.language)
    if asked.sources:
        spoken = [source for source in spoken if source.name in asked.sources]
    if not spoken:
        print(f"No source of unseen speech is installed for {asked.language!r}.", file=sys.stderr)
        return 1
    sizes = Sizes(
        *(asked.moves, asked.illegal, asked.talk, asked.noise, asked.commands),
        tuple(asked.draws),
        asked.seed,
    )
    said = list(_said(spoken, sizes, asked.cache))
    if asked.model is None:
        return 0
    talkers = _talkers(said)
    if sizes.noise_minutes:
        said += noises(asked.language, sizes.noise_minutes, _babblers(talkers), asked.cache)
    own = said_by_program(asked)
    if not asked.conditions:
        return 1
    records = _decoded(said, Decoding(asked.model, asked.language, talkers, own), asked)
    judged = [judge(record, asked.language) for record in records]
    cost = measure(asked.model, asked.language, [each.file for each in said[:_COSTED]])
    _show(judged, cost, asked)
    if not asked.json:
        print(mistakes(records, judged))
    return 0


def judge(record: Record, language: str) -> Judged:
    """A record with what became of it."""
    words = vocabulary(language)
    found = verdicts(record.trial, readings(record, words), margins_of(words), words)
    commands = tuple(command.value for command in acted(found))
    became = outcome(record.trial, found)
    who = (record.trial.kind, record.source, record.voice, record.condition)
    return Judged(*who, became, commands, is_cut=len(record.heard) > 1)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m models.training.evaluation", description=__doc__)
    parser.add_argument("language", choices=("it", "en", "pt"))
    parser.add_argument("--model", type=Path, help="its folder; without one only the sounds are made")
    parser.add_argument(
        "--cache", type=Path, default=Path("build/corpus"), help="where sounds are kept"
    )
    parser.add_argument(
        "--sources", nargs="+", help="only these: festival, flite, mbrola, people, pico-harsh and so on"
    )
    parser.add_argument("--moves", type=int, default=Sizes().moves, help="moves of each synthesiser")
    parser.add_argument("--illegal", type=int, default=Sizes().illegal)
    parser.add_argument("--talk", type=int, default=Sizes().talk)
    parser.add_argument("--commands", type=int, default=Sizes().commands)
    parser.add_argument(
        "--draws", nargs="*", choices=DRAWS, default=DRAWS, help="of sentences in people's own words"
    )
    parser.add_argument("--noise", type=int, default=Sizes().noise_minutes, metavar="MINUTES")
    parser.add_argument(
        "--conditions",
        nargs="+",
        choices=[*CONDITIONS, *MANNERS],
        default=list(CONDITIONS),
        help=f"unasked all but {', '.join(MANNERS)}",
    )
    parser.add_argument(
        "--others", type=int, default=500, help="moves of each source in each condition but clean"
    )
    parser.add_argument("--seed", type=int, default=SEED, help="another one draws other sentences")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="the figures as JSON instead of tables")
    parser.add_argument("--dump", type=Path, help="write all n-best lists to this file, for calibrate")
    return parser


def _said(spoken: Sequence[Source], sizes: Sizes, cache: Path) -> Iterator[Sounded]:
    for source in spoken:
        begun = time.monotonic()
        found = corpus(source, sizes, cache)
        print(
            f"{source.name}: {len(found)} sounds, {time.monotonic() - begun:.0f} s",
            file=sys.stderr,
        )
        yield from found


def said_by_program(asked: argparse.Namespace) -> tuple[Path, ...]:
    """The sounds of what the program says, if that is one of the conditions that are asked for.

    Where espeak-ng is missing it is none of them any more, and the standard error says so. Raises
    OSError if espeak-ng does not begin.
    """
    if OWN_VOICE not in asked.conditions:
        return ()
    own = own_voice(asked.language, asked.cache)
    if not own:
        print(f"{OWN_VOICE} is left out: espeak-ng is missing (extra `train`).", file=sys.stderr)
        asked.conditions = [each for each in asked.conditions if each != OWN_VOICE]
    return own


def _talkers(said: Sequence[Sounded]) -> tuple[Path, ...]:
    """Moves and talk of every voice, for the background of the others."""
    voices: dict[tuple[str, str], list[Path]] = {}
    for each in said:
        voices.setdefault((each.source, each.voice), []).append(each.file)
    chosen: list[Path] = []
    for files in voices.values():
        chosen += files[:: max(1, len(files) // _TALKERS)]
    return tuple(chosen)


def _babblers(talkers: Sequence[Path]) -> list[Wave]:
    return [read_wav(file) for file in talkers[:: max(1, len(talkers) // _BABBLERS)]]


def _decoded(said: Sequence[Sounded], how: Decoding, asked: argparse.Namespace) -> list[Record]:
    todo = [
        (each, condition)
        for condition in asked.conditions
        for each in under(condition, said, asked.others)
    ]
    decoded = decode(todo, how, asked.jobs)
    records = []
    begun = time.monotonic()
    for record in dumped(decoded, asked.dump) if asked.dump else decoded:
        records.append(record)
        if len(records) % _TOLD == 0:
            seconds = time.monotonic() - begun
            print(f"{len(records)} of {len(todo)}, {seconds:.0f} s", file=sys.stderr)
    return records


def under(condition: str, said: Sequence[Sounded], others: int) -> list[Sounded]:
    """All trials when it is clean, else so many moves of each source, the same ones each time.

    Drawn, for voices take turns: every tenth move of two voices is one voice's.
    """
    if condition == _EVERYWHERE:
        return list(said)
    sources_of: dict[str, list[Sounded]] = {}
    for each in said:
        if each.trial.kind is Kind.MOVE:
            sources_of.setdefault(each.source, []).append(each)
    return [
        each
        for moves in sources_of.values()
        for each in random.Random(len(moves)).sample(moves, min(others, len(moves)))
    ]


def _show(judged: Sequence[Judged], cost: Cost, asked: argparse.Namespace) -> None:
    if not asked.json:
        print(f"# How well {asked.model} hears ({asked.language})")
        print(markdown(judged))
        print(table_of_costs(cost))
        return
    figures: dict[str, Any] = {kind.value: rows(judged, kind, by_voice=True) for kind in Kind}
    print(json.dumps(figures | {"cost": cost._asdict()}, ensure_ascii=False))


if __name__ == "__main__":
    sys.exit(main())

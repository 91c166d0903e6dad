"""`python -m models.training.evaluation.adapting LANGUAGE --model FOLDER`: what knowing a voice brings.

Each speaker says moves, of which the first ten make them known. The same moves are judged twice: as the
ear hears anybody, and as it hears who is known by all that was confirmed before. A move counts as
confirmed that was played and had been said, or that was asked about; one that was played and had not
been said, as corrected. Recorded people are heard only with `--people`, and no synthesiser number by
number and cut: these are whole sentences.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from assistant.parsing.hearing.adapting import (
    ENOUGH,
    Confirmed,
    adapted,
    kept,
    standing,
    words_of_person,
)
from assistant.parsing.hearing.heard import Unsure, rank
from assistant.parsing.hearing.margins import margins_of
from assistant.parsing.moving.moves import Understood
from assistant.parsing.words.vocabulary import Vocabulary, vocabulary
from assistant.rules.move import Move
from models.training.evaluation.decoding import Record
from models.training.evaluation.judging import Outcome, outcome, readings, said_move, verdicts
from models.training.evaluation.listened import (
    MANNERS,
    Listened,
    Listener,
    Manner,
    Speaker,
    read_lines,
    sounds,
    write_line,
)
from models.training.evaluation.people import People
from models.training.evaluation.prompted import Prompted
from models.training.evaluation.protocol import Kind, Trial
from models.training.evaluation.sources import sources
from models.training.evaluation.tables import table

_WRONG = (Outcome.WRONG, Outcome.CHANGED)
_ASKED = (Outcome.ASKED, Outcome.ASKED_OTHER)

Hear = Callable[[Trial, float, float], Listened]
"""How a trial is heard with a wait and a gain."""


class Told(NamedTuple):
    """What became of what one speaker said, from the eleventh move on."""

    right: int
    asked: int
    wrong: int
    moves: int
    illegal_wrong: int
    illegal_asked: int
    illegal: int


class Compared(NamedTuple):
    """One speaker without and with being known, and how they were heard in the end."""

    name: str
    without: Told
    known: Told
    how: str


def main(arguments: Sequence[str] | None = None) -> int:
    """Hear what is not in the dump, judge all of it, print a table; the exit status."""
    asked = _parser().parse_args(arguments)
    words = vocabulary(asked.language)
    spoken = [
        each
        for each in sources(asked.language)
        if not isinstance(each, Prompted) and (asked.people or not isinstance(each, People))
    ]
    speakers = [
        Speaker(source, voice, how)
        for how in asked.manners
        for source in spoken
        for voice in source.voices
        if not asked.voices or voice in asked.voices
    ]
    if not speakers:
        sys.stderr.write(f"No unseen voice is installed for {asked.language!r}.\n")
        return 1
    found = _Dump(asked.dump)
    compared = []
    for speaker in speakers:
        hearing = _Hearing(speaker, asked, found)
        compared.append(compare(speaker, hearing.trials(), hearing.hear, words))
        sys.stderr.write(f"{compared[-1].name}: {compared[-1].how}\n")
    sys.stdout.write("\n".join(_lines(compared)) + "\n")
    return 0


def compare(speaker: Speaker, trials: Sequence[Trial], hear: Hear, words: Vocabulary) -> Compared:
    """What became of a speaker's trials without and with what was learnt of them."""
    usual, known = Counter[tuple[Kind, Outcome]](), Counter[tuple[Kind, Outcome]]()
    moves: tuple[Confirmed, ...] = ()
    said = 0
    wait = gain = 0.0
    for trial in trials:
        said += trial.kind is Kind.MOVE
        plain = hear(trial, 0.0, 0.0)
        wait, gain = adapted(moves, words)[1:]
        fitted = hear(trial, wait, gain) if wait or gain else plain
        own = words_of_person(words, {}, moves, fitted.manner.pause)
        became, learnt = judged(fitted, own)
        if said > ENOUGH:
            usual[trial.kind, judged(plain, words)[0]] += 1
            known[trial.kind, became] += 1
        moves = kept((*moves, learnt)) if learnt else moves
    margins = adapted(moves, words).margins
    how = f"second {margins.second:.2f}, alike {margins.alike:.2f}, illegal {margins.illegal:.2f}"
    how += f", wait {wait or 'as usual'}, gain {gain:.0f} dB"
    name = f"{speaker.source.name} {speaker.voice}, {speaker.how}"
    return Compared(name, _told(usual), _told(known), how)


def judged(listened: Listened, words: Vocabulary) -> tuple[Outcome, Confirmed | None]:
    """What became of a trial, and what is learnt of the person by it."""
    trial = listened.trial
    margins = margins_of(words)
    record = Record(trial, listened.source, listened.voice, listened.how, listened.heard)
    found = readings(record, words)
    told = verdicts(trial, found, margins, words)
    became = outcome(trial, told)
    if not told or not found:
        return became, None
    ranked = rank(found[0], margins)
    move: Move | None = None
    is_corrected = False
    match told[0]:
        case Understood(played):
            move, is_corrected = played, became is not Outcome.RIGHT
        case Unsure() if became is Outcome.ASKED:
            move = said_move(trial)
    one = standing(ranked, move, words) if move else None
    if one is None:
        return became, None
    how = listened.manner
    return became, one._replace(
        pause=how.pause, seconds=how.seconds, level=how.level, is_corrected=is_corrected
    )


def _told(became: Counter[tuple[Kind, Outcome]]) -> Told:
    def count(kind: Kind, outcomes: Sequence[Outcome]) -> int:
        return sum(became[kind, each] for each in outcomes)

    move, illegal = Kind.MOVE, Kind.ILLEGAL
    return Told(
        *(count(move, each) for each in ((Outcome.RIGHT,), _ASKED, _WRONG, tuple(Outcome))),
        *(count(illegal, each) for each in (_WRONG, _ASKED, tuple(Outcome))),
    )


def _lines(compared: Sequence[Compared]) -> Iterator[str]:
    head = ["speaker", "", "moves", "right", "asked", "wrong"]
    head += ["not legal", "taken for another", "asked about"]
    rows = []
    for each in compared:
        rows += [[each.name, "", *_row(each.without)], ["", "known", *_row(each.known)]]
    total, known = (
        Told(*map(sum, zip(*each, strict=True)))
        for each in ([one.without for one in compared], [one.known for one in compared])
    )
    rows += [["all", "", *_row(total)], ["", "known", *_row(known)]]
    yield from table(head, rows)


def _row(told: Told) -> list[str]:
    shown = (told.moves, told.right, told.asked, told.wrong)
    return [str(each) for each in (*shown, told.illegal, told.illegal_wrong, told.illegal_asked)]


_Key = tuple[str, str, str, str, float, float]


class _Dump:
    """What was heard, by what it was heard of: in a file, if one was named."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self.found: dict[_Key, Listened] = {}
        if file and file.exists():
            for each in read_lines(file):
                self.found[_key(each)] = each

    def add(self, listened: Listened) -> None:
        """Keep it."""
        self.found[_key(listened)] = listened
        if self._file:
            with self._file.open("a", encoding="utf-8") as opened:
                opened.write(write_line(listened))


def _key(listened: Listened) -> _Key:
    """What was heard of what: other sources may have a voice of the same name, and the same trials."""
    manner, who = listened.manner, (listened.source, listened.voice, listened.how)
    return *who, listened.trial.name, manner.wait, manner.gain


class _Hearing:
    """What one speaker says, heard where it is not in the dump."""

    def __init__(self, speaker: Speaker, asked: argparse.Namespace, dump: _Dump) -> None:
        self._speaker, self._asked, self._dump = speaker, asked, dump
        self._sounds = sounds(speaker, asked.moves, asked.illegal, asked.cache)
        self._listener: Listener | None = None

    def trials(self) -> list[Trial]:
        """In the order in which they are said."""
        return [trial for trial, _ in self._sounds]

    def hear(self, trial: Trial, wait: float, gain: float) -> Listened:
        """One of them with a wait and a gain."""
        manner = Manner(None, None, None, wait, gain)
        source, voice, how = self._speaker
        wanted = Listened(trial, source.name, voice, how, (), manner)
        found = self._dump.found.get(_key(wanted))
        if found is None:
            sound = next(each for one, each in self._sounds if one is trial)
            self._listener = self._listener or Listener(self._asked.model, self._asked.language)
            heard, manner = self._listener.hear(sound, trial.rules, wait, gain)
            found = wanted._replace(heard=heard, manner=manner)
            self._dump.add(found)
        return found


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m models.training.evaluation.adapting", description=__doc__
    )
    parser.add_argument("language", choices=("it", "en", "pt"))
    parser.add_argument("--model", type=Path, required=True, help="its folder")
    parser.add_argument(
        "--cache", type=Path, default=Path("build/corpus"), help="where sounds are kept"
    )
    parser.add_argument("--voices", nargs="+", help="only these")
    parser.add_argument(
        "--moves", type=int, default=60, help="of each speaker; the first 10 are not judged"
    )
    parser.add_argument(
        "--illegal", type=int, default=50, help="moves that are not legal, among the others"
    )
    parser.add_argument("--manners", nargs="+", choices=MANNERS, default=list(MANNERS))
    parser.add_argument("--people", action="store_true", help="recorded people, too")
    parser.add_argument(
        "--dump", type=Path, help="a file of what was heard, written on; not heard anew"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main())

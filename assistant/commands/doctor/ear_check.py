"""`damavoce doctor ear`: numbers are read out, a person repeats them, and it is told how that went.

It is the check of the conversation (parsing/hearing/ear_check.py) without a game, and begins only where
it is asked for by name. Nothing is waited for without end.
"""

import argparse
import contextlib
import os
import queue
import secrets
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from assistant.commands.doctor.checks import CheckFinding, ReportLine, check_settings
from assistant.commands.doctor.ear import (
    AFTER_VOICE,
    EarOnTrial,
    check_microphone,
    check_recogniser,
    no_microphone,
)
from assistant.commands.doctor.telling import as_json, as_text, timed, voice_of
from assistant.dialogue.about_ear import result_of
from assistant.narration.catalog import Catalog, base_of
from assistant.narration.facts.ear_check import EarCheckLeft, EarCheckNumber, EarCheckOthers
from assistant.narration.facts.fact import Fact, Misheard
from assistant.narration.narrator import Narrator
from assistant.parsing.hearing.ear_check import (
    ANSWER_SECONDS,
    Alternatives,
    Attempt,
    CheckReport,
    Outcome,
    added,
    confusions,
    drawn,
    is_deaf,
    judged,
    report_on,
    wants_end,
)
from assistant.parsing.words.vocabulary import Vocabulary, vocabulary
from assistant.rules.regulation import ITALIAN_FID
from assistant.store.confusions import ConfusionsError, add_confusion, confusions_file
from assistant.store.preferences import Preferences
from assistant.surfaces.ear_model import ListeningError
from assistant.surfaces.voice import choose_route
from assistant.values import replaced
from speech.ear.gate import SpeechGate
from speech.ear.sources import SECONDS, NoMicrophone
from speech.process.child import ChildGone
from speech.voice.reader import Reader
from speech.voice.running_reader import running_reader
from speech.voice.speaker import Speaker
from speech.voice.utterance import Utterance

PAUSE = 0.7
"""Seconds of quiet that end an utterance, as for the recogniser of a game."""
LONGEST = 6.0
"""Seconds of an utterance: no number is longer, and a noise may be without an end."""
SAYING = 8.0
"""Seconds that a number may take to be said."""
LAST_WORDS = 30.0
ENTER_PATIENCE = 60.0
"""Seconds in which a person who waits for their screen reader may press Enter."""
MOST_STRAY = 10
"""Sounds without a word, behind one another, after which a number is given up: in a noise without an
end none of them is quiet, which is what is waited for."""
SQUARES = ITALIAN_FID.variant.geometry.squares


@dataclass(slots=True)
class Repeated:
    """What was heard of numbers that were to be repeated."""

    attempts: tuple[Attempt, ...] = ()
    stray: int = 0
    """How many sounds without a word were heard."""
    lost: NoMicrophone | ListeningError | None = None
    """Why it ended before its end, where that was not wanted."""


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Make the check. Exit status 1 where it could not be made, or nothing came of it."""
    _, preferences = check_settings()
    running = running_reader()
    route = choose_route(options.voice or "auto", True, lambda: running).kind
    is_read = bool(running) or route == "reader"
    person = _Person(catalog, preferences, route, is_json=options.json, is_read=is_read)
    ear = EarOnTrial(catalog.language, options.input_device or "")
    with contextlib.closing(ear), contextlib.closing(person):
        person.tell_finding(timed(lambda: check_recogniser(ear)))
        if ear.listener is None:
            return 1
        person.tell_finding(timed(lambda: check_microphone(ear)))
        # One from which nothing comes may keep the noise of the room away.
        return 1 if ear.recorder is None else _check(ear, person, preferences)


def _check(ear: EarOnTrial, person: "_Person", preferences: Preferences) -> int:
    words = vocabulary(ear.language)
    numbers = drawn(words, SQUARES, secrets.randbits(32))
    person.begin(len(numbers))
    repeated = repeat(ear, numbers, words, person.read_out, person.has_had_enough)
    if isinstance(repeated.lost, NoMicrophone):
        person.tell_finding(no_microphone(ear, repeated.lost))
    elif repeated.lost:
        reason = repeated.lost.reason
        line = ReportLine("doctor-no-recogniser", {"reason": reason})
        person.tell_finding(CheckFinding("recogniser", False, [line], {"reason": reason}))
    if not repeated.attempts:
        person.tell(EarCheckLeft())
        return 1
    # The microphone was open all the time; who uses the key in games is not told to.
    is_open = preferences.get("listen") != "push"
    report = report_on(repeated.attempts, words, is_open=is_open, stray=repeated.stray)
    if preferences.get("learning") == "on":
        _learn(repeated.attempts, ear.language)
    person.tell_report(report, repeated)
    return int(repeated.lost is not None)


def _learn(attempts: tuple[Attempt, ...], language: str) -> None:
    """Remember what was confused, as corrections in a game are; where it cannot be kept, it is not."""
    with contextlib.suppress(ConfusionsError):
        for heard, said in confusions(attempts):
            add_confusion(confusions_file(), base_of(language), heard, said)


# What is heard


def repeat(
    ear: EarOnTrial,
    numbers: tuple[int, ...],
    words: Vocabulary,
    read_out: Callable[[int], bool],
    has_had_enough: Callable[[], bool] = lambda: False,
) -> Repeated:
    """Have each number read out, and hear it repeated. `read_out` says whether to go on.

    The microphone and the recogniser are there.
    """
    gate = SpeechGate()
    for block in ear.hush:
        gate.feed(block)
    gate.reset()  # what it knows of the noise it keeps
    repeated = Repeated()
    try:
        for number in numbers:
            if not read_out(number) or not _hear_one(
                ear, gate, number, words, repeated, has_had_enough
            ):
                break
    except (NoMicrophone, ListeningError) as error:
        repeated.lost = error
    return repeated


def _hear_one(
    ear: EarOnTrial,
    gate: SpeechGate,
    number: int,
    words: Vocabulary,
    repeated: Repeated,
    has_had_enough: Callable[[], bool],
) -> bool:
    """Note what is heard for a number, and whether another one is wanted."""
    assert ear.recorder
    ear.recorder.skip(0.0)  # what has come while the number was read out
    has_had_turn, quiet, most = False, 0.0, repeated.stray + MOST_STRAY
    while not has_had_turn:
        sound, waited = _utterance(ear, gate, ANSWER_SECONDS - quiet, has_had_enough)
        quiet += waited
        if has_had_enough():
            return False
        texts = _alternatives(ear, sound)
        if wants_end(texts, words):
            return False
        level = gate.level if sound else None
        above = None if level is None else level - gate.noise
        attempt = judged(number, texts, SQUARES, words, level, above)
        gate.end(was_speech=attempt.outcome in (Outcome.RIGHT, Outcome.OTHER))
        if sound and attempt.outcome is Outcome.NOTHING:
            repeated.stray += 1  # a click: the number may still come
            if repeated.stray < most:
                continue
            attempt = Attempt(number, Outcome.NOTHING)  # how loud noise is says nothing of a voice
        repeated.attempts, has_had_turn = added(repeated.attempts, attempt)
    return not is_deaf(repeated.attempts)


def _utterance(
    ear: EarOnTrial, gate: SpeechGate, patience: float, has_had_enough: Callable[[], bool]
) -> tuple[bytes, float]:
    """What is said next, or nothing where nobody speaks for so long; and how long nobody did."""
    assert ear.recorder
    passed, waited, lasted = b"", 0.0, 0.0
    while waited < patience and lasted < LONGEST and not has_had_enough():
        let_through = gate.feed(ear.recorder.block())
        passed += let_through
        if passed:
            lasted += SECONDS
        else:
            waited += SECONDS
        if passed and (gate.quiet >= PAUSE or not gate.is_open):
            break
    return passed, waited


def _alternatives(ear: EarOnTrial, sound: bytes) -> Alternatives:
    assert ear.listener
    heard = ear.listener.hear(sound) if sound else []
    found = [each.hypotheses for each in heard if each.hypotheses and each.hypotheses[0].text]
    return [(each.text, each.score) for each in found[0]] if found else []


# Who repeats them


@dataclass(slots=True)
class _Person:
    """Somebody at a terminal, or before loudspeakers, to whom numbers are read out."""

    catalog: Catalog
    preferences: Preferences
    route: str
    """Who says what is printed: the program's `own` voice, the screen `reader`, or nobody."""
    is_json: bool
    is_read: bool
    """Whether a screen reader runs: nobody knows when it is silent, so the person says when."""
    _said: contextlib.ExitStack = field(default_factory=contextlib.ExitStack)
    _speaker: Speaker | None = None
    _reader: Reader | None = None
    _lines: "queue.SimpleQueue[str | None]" = field(default_factory=queue.SimpleQueue)
    _is_over: bool = False

    def begin(self, count: int) -> None:
        """Say what comes, and begin to look for what is typed."""
        if self.route == "own":
            rate, volume = voice_of(self.catalog.language, self.preferences)
            self._speaker = Speaker(lambda news: None, rate, volume)
            self._said.callback(self._speaker.close)
        elif self.route == "reader":
            with contextlib.suppress(ChildGone):
                self._reader = Reader(lambda name: None, lambda: None)
                self._said.callback(self._reader.close)
        if self.is_read or (sys.stdin and sys.stdin.isatty()):
            threading.Thread(target=self._read_lines, daemon=True).start()
        pace = "enter" if self.is_read else "open"
        self._say(self.catalog.text("doctor-ear-begin", count=count, pace=pace), LAST_WORDS)

    def close(self) -> None:
        """Say no more."""
        self._said.close()

    def read_out(self, number: int) -> bool:
        """Read out a number, and wait until it may be repeated; whether it is wanted at all."""
        told = self._narrator.tell(EarCheckNumber(str(number)))
        self._say(told.text, SAYING)
        return self._waits_for_enter() if self.is_read else not self.has_had_enough()

    def has_had_enough(self) -> bool:
        """Whether anything was typed that ends it."""
        if not self.is_read and not self._is_over:
            self._is_over = not self._lines.empty()
        return self._is_over

    def tell_finding(self, finding: CheckFinding) -> None:
        """A line of the doctor's, with the command that mends what is missing: here all is needed."""
        finding.is_needed = True
        if self.is_json:
            print("\n".join(as_json(finding)), flush=True)
            return
        print("\n".join(as_text(finding, self.catalog)), flush=True)
        if finding.mend:
            mend = self.catalog.text("doctor-mend", command=finding.mend, is_needed="yes")
            print(mend, flush=True)

    def tell(self, fact: Fact) -> None:
        """Print it, where lines of JSON are not wanted, and have it said."""
        self._say(self._narrator.tell(fact).text, LAST_WORDS)

    def tell_report(self, report: CheckReport, repeated: Repeated) -> None:
        """How it went: all of it printed, the beginning said."""
        result, others = result_of(report)
        self.tell(replaced(result, others=0))
        if self.is_json:
            detail = _detail(report, repeated)
            found = CheckFinding("ear", repeated.lost is None, [], detail)
            print("\n".join(as_json(found)), flush=True)
        elif others:
            print(self._narrator.tell(EarCheckOthers(Misheard(others))).text, flush=True)

    @property
    def _narrator(self) -> Narrator:
        return Narrator(self.catalog.language)

    def _say(self, text: str, seconds: float) -> None:
        print(text, file=sys.stderr if self.is_json else sys.stdout, flush=True)
        if self._speaker:
            self._speaker.submit([Utterance(text, self.catalog.language)])
            if self._speaker.wait(seconds):
                time.sleep(AFTER_VOICE)
        elif self._reader:
            with contextlib.suppress(ChildGone):
                self._reader.speak(text, False)

    def _waits_for_enter(self) -> bool:
        """Whether the person presses Enter, and types nothing before it."""
        try:
            line = self._lines.get(timeout=ENTER_PATIENCE)
        except queue.Empty:
            line = None
        self._is_over = line != ""
        return not self._is_over

    def _read_lines(self) -> None:
        for line in _typed():
            self._lines.put(line)
        self._lines.put(None)


def _typed() -> Iterator[str]:
    """The lines that are typed, without their ends; until there are no more."""
    while sys.stdin:  # a screen reader may run without a terminal
        try:
            # The stream would be locked while the program ends, the file behind it is not.
            line = os.read(sys.stdin.fileno(), 1024)
        except (OSError, ValueError):
            return
        if not line:
            return
        yield line.decode("utf-8", "replace").strip()


def _detail(report: CheckReport, repeated: Repeated) -> dict[str, object]:
    return {
        "asked": report.asked,
        "right": report.right,
        "silent": report.silent,
        "stray": repeated.stray,
        "advice": report.advice.value,
        "level_dbfs": _rounded(report.level),
        "above_noise_db": _rounded(report.above_noise),
        "numbers": [[each.said, each.outcome.value, each.heard] for each in repeated.attempts],
    }


def _rounded(decibels: float | None) -> float | None:
    return None if decibels is None else round(decibels, 1)

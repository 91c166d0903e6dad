"""How soon the voice is silent and how soon it speaks: the real voice, on the real sound card.

Milliseconds on the clock, as a person waits. What the sound card itself holds back comes on top: what
is measured ends where PortAudio takes the first sample, or has dropped what it held.
"""

import contextlib
import math
import queue
import random
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from assistant.commands.bench.positions import SEED
from assistant.commands.bench.voice_game import SpokenGame, question
from assistant.commands.bench.voice_memory import measure_game
from assistant.engine.opponent import SearchRequest
from assistant.engine.searcher import Searcher
from assistant.narration.catalog import base_languages
from assistant.rules.position import start_position
from assistant.rules.variant import ITALIAN
from assistant.settings.taste import SOUNDS, USUAL_RATE
from speech.process.child import ChildGone
from speech.voice.news import News, NewsKind
from speech.voice.sound_process import EngineReady, Outcome, SoundProcess
from speech.voice.speaker import Speaker
from speech.voice.synth import NO_ENGINE, SynthError
from speech.voice.utterance import Urgency, Utterance

KEYS = 200
MOVES = 100
BURSTS = 3
BURST = 100
SENTENCES = 20

RATES = (180, 500, 700)
"""Words a minute: the usual ones, the most of the synthesiser, the most of all."""

KEY_GOALS = (20.0, 50.0)
MOVE_GOALS = (60.0, 150.0)
MEMORY_GOAL = 40.0

PATIENCE = 60.0
"""Seconds after which what never comes is given up."""

TO_BEGIN = 0.4
"""Seconds that a first sample is waited for; one that comes later counts as so long."""

VOLUME = 30
"""Loud words take no longer, and this goes on for minutes."""

LONG_THOUGHT = 3600.0
"""Seconds that a search takes which is stopped before."""


class NoVoice(Exception):
    """There is nothing to measure; `reason` is a word of speech/."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Timing(NamedTuple):
    """What was measured, while what else went on, and the goals, where there are any."""

    measure: str
    circumstances: str
    language: str
    unit: str
    times: int
    """How often it was measured."""
    median: float
    percent: int | None
    """How many of a hundred took no longer than `at_percent`; None where there is only one figure."""
    at_percent: float | None
    goal: float | None = None
    goal_at_percent: float | None = None

    @property
    def holds(self) -> bool | None:
        """Whether the goals are kept; None where there are none."""
        if self.goal is None:
            return None
        if self.at_percent is None or self.goal_at_percent is None:
            return self.median < self.goal
        return self.median < self.goal and self.at_percent < self.goal_at_percent


def timing(what: tuple[str, str, str], seconds: Sequence[float], percent: int, *goals: float) -> Timing:
    """Of many times the median and what so many percent of them do not exceed."""
    taken = sorted(1000 * each for each in seconds)
    at_percent = taken[math.ceil(len(taken) * percent / 100) - 1]
    return Timing(*what, "ms", len(taken), statistics.median(taken), percent, at_percent, *goals)


def measure_voice(language: str) -> Iterator[Timing]:
    """The key, the moves, a burst of words, and how long sentences take to be made.

    Raises NoVoice where nothing can be heard.
    """
    find_voice()
    yield from _keys(language)
    yield from _moves(language)
    yield from _bursts(language)
    yield from _sentences()
    if sys.platform == "linux":
        yield from _memory(language)


def find_voice() -> None:
    """Raises NoVoice unless both the words and PortAudio's device are there."""
    found: queue.SimpleQueue[EngineReady] = queue.SimpleQueue()
    try:
        process = SoundProcess(found.put, lambda number, outcome: None, lambda: None)
        try:
            ready = found.get(timeout=PATIENCE)
        finally:
            process.close()
    except (ChildGone, queue.Empty) as error:
        raise NoVoice("no-answer") from error
    if ready.synth_reason or ready.player_reason:
        raise NoVoice(ready.synth_reason or ready.player_reason)


class MeasuredVoice:
    """A speaker, and what it has said: each utterance with the moment when its last sentence began."""

    def __init__(self, rate: int, *, speaks: bool = True) -> None:
        self.said: queue.SimpleQueue[tuple[Utterance, float]] = queue.SimpleQueue()
        self._lost: list[str] = []
        self.speaker = Speaker(self._hear, rate, VOLUME, speaks=speaks, on_said=self._note)

    def __enter__(self) -> "MeasuredVoice":
        return self

    def __exit__(self, *_: object) -> None:
        self.speaker.close()

    def _hear(self, news: News) -> None:
        if news.kind is NewsKind.LOST:
            self._lost.append(news.detail)

    def _note(self, utterance: Utterance) -> None:
        self.said.put((utterance, self.speaker.began or math.inf))

    def begin(self, language: str) -> None:
        """Have something said to its end: the first words are slower than all others."""
        self.speaker.submit([Utterance("1.", language, sounds=SOUNDS[:1])])
        self.check(self.speaker.wait(PATIENCE))

    def silence(self) -> float:
        """Press the key; the seconds until the child has confirmed that it is silent."""
        began = time.monotonic()
        self.speaker.hush()
        is_silent = self.speaker.wait(PATIENCE)
        taken = time.monotonic() - began
        self.check(is_silent)
        return taken

    def began_since(self, moment: float) -> float | None:
        """When the last sound began, unless that was before."""
        began = self.speaker.began
        return began if began is not None and began > moment else None

    def check(self, is_well: bool) -> None:
        """Raises NoVoice where the voice was lost on the way."""
        if not is_well or self._lost:
            raise NoVoice(self._lost[0] if self._lost else "lost")


# A key


def _keys(language: str) -> Iterator[Timing]:
    with MeasuredVoice(USUAL_RATE) as voice:
        voice.begin(language)
        for circumstances, context in (
            ("speaking", contextlib.nullcontext),
            ("speaking, thinking", _thinking),
        ):
            with context():
                taken = [_key(voice, language, random.Random(SEED + each)) for each in range(KEYS)]
            yield timing(("key to silence", circumstances, language), taken, 99, *KEY_GOALS)


def _key(voice: MeasuredVoice, language: str, rng: random.Random) -> float:
    """One press of a key at a random moment of a sound that can be heard."""
    while True:
        asked = time.monotonic()
        voice.speaker.submit(_reading(language))
        time.sleep(rng.uniform(0.1, 0.4))
        taken = voice.silence()
        if voice.began_since(asked):
            return taken


def _reading(language: str) -> list[Utterance]:
    """All pieces, as the conversation reads them."""
    with SpokenGame(language, ()) as game:
        said = game.handle(question(language))
    return [each for each in said if each.priority is Urgency.READING]


@contextlib.contextmanager
def _thinking() -> Iterator[None]:
    """Let the computer think, as it does in a game: in another thread of this process."""
    searcher = Searcher(lambda report: None)
    searcher.start(0, SearchRequest(start_position(ITALIAN), movetime=LONG_THOUGHT))
    try:
        yield
    finally:
        searcher.close()


# A move


@dataclass(frozen=True, slots=True)
class _Case:
    """A way in which a move comes."""

    name: str
    is_computers: bool = True
    is_reading: bool = False
    """Whether something is being read that has to be stopped first."""
    thinks: bool = False
    """Whether the search for the answer begins first, as it does after a person's move."""
    speaks: bool = True
    """Whether it is said, or has only its short sounds."""


_CASES = (
    _Case("the computer's, silence before"),
    _Case("the computer's, cuts off a reading", is_reading=True),
    _Case("the person's, thinking", is_computers=False, thinks=True),
    _Case("the person's, thinking, reading", is_computers=False, thinks=True, is_reading=True),
    _Case("the computer's, its short sound", speaks=False),
)


def _moves(language: str) -> Iterator[Timing]:
    for case in _CASES:
        # Short sounds come before the words: of both only the last would be known.
        sounds = () if case.speaks else SOUNDS
        with (
            SpokenGame(language, sounds) as game,
            MeasuredVoice(USUAL_RATE, speaks=case.speaks) as voice,
        ):
            voice.begin(language)
            taken = [_move(voice, game, case, language) for _ in range(MOVES)]
        yield timing(("move to sound", case.name, language), taken, 95, *MOVE_GOALS)


def _move(voice: MeasuredVoice, game: SpokenGame, case: _Case, language: str) -> float:
    """One move: the seconds until the first sample of what is said of it."""
    event = game.next_move(case.is_computers)
    if case.is_reading:
        voice.speaker.submit(game.handle(question(language)))
        time.sleep(TO_BEGIN)
    searcher = Searcher(lambda report: None)
    began = time.monotonic()
    said = game.handle(event)
    if case.thinks and (search := game.search):
        request = SearchRequest(search.position, search.past, movetime=LONG_THOUGHT)
        searcher.start(search.request_id, request)
    # Only what begins: the key that ends this would leave important words to be said before the next.
    voice.speaker.submit(said[:1])
    time.sleep(TO_BEGIN)
    searcher.close()
    voice.silence()
    first = voice.began_since(began)
    return first - began if first else TO_BEGIN


# Many words at once


def _bursts(language: str) -> Iterator[Timing]:
    firsts = []
    lost = []
    with MeasuredVoice(RATES[1]) as voice:
        voice.begin(language)
        while not voice.said.empty():
            voice.said.get()
        for number in range(BURSTS):
            first, missing = _burst(voice, language, random.Random(SEED + number))
            firsts.append(first)
            lost.append(missing)
    what = ("burst", "first important one", language)
    yield timing(what, firsts, 95)
    what = ("burst", "important ones lost or misplaced", language)
    yield Timing(*what, "words", BURSTS, max(lost), None, None, 1.0)


def _burst(voice: MeasuredVoice, language: str, rng: random.Random) -> tuple[float, int]:
    """Utterances of all priorities, each by itself; when the first important one began, and how many
    of the important ones were not said, or not in their order."""
    mixed = [
        Utterance(f"{number}.", language, priority=rng.choice([*Urgency]), topic=rng.choice("ab"))
        for number in range(BURST)
    ]
    important = [each for each in mixed if each.priority is Urgency.IMPORTANT]
    asked = math.nan
    for each in mixed:
        if each is important[0]:
            asked = time.monotonic()
        voice.speaker.submit([each])
    voice.check(voice.speaker.wait(PATIENCE))
    said = []
    first = math.inf
    while not voice.said.empty():
        utterance, began = voice.said.get()
        if utterance.priority is Urgency.IMPORTANT:
            first = min(first, began)
            said.append(utterance)
    wrong = sum(one is not other for one, other in zip(said, important, strict=False))
    return first - asked, wrong + abs(len(important) - len(said))


# Sentences


def _sentences() -> Iterator[Timing]:
    """How long a sentence takes to be made sound of, asked of the child and answered."""
    answers: queue.SimpleQueue[Outcome] = queue.SimpleQueue()
    process = SoundProcess(
        lambda ready: None,
        lambda number, outcome: answers.put(outcome),
        lambda: answers.put(SynthError(NO_ENGINE)),
    )
    try:
        for language in base_languages():
            texts = _texts(language)
            for rate in RATES:
                taken = []
                for number in range(-1, SENTENCES):
                    began = time.monotonic()
                    process.say(1, texts[number % len(texts)], language, rate, VOLUME)
                    if isinstance(answer := answers.get(timeout=PATIENCE), SynthError):
                        raise NoVoice(answer.reason)
                    taken += [time.monotonic() - began] if number >= 0 else []
                yield timing(("sentence made", f"{rate} words a minute", language), taken, 95)
    except (ChildGone, queue.Empty) as error:
        raise NoVoice("lost") from error
    finally:
        process.close()


def _texts(language: str) -> list[str]:
    """What is said of the first moves of a game."""
    said = []
    with SpokenGame(language, ()) as game:
        for number in range(SENTENCES):
            said += game.handle(game.next_move(is_computers=number % 2 == 1))
    return [each.spoken or each.text for each in said]


# Memory


def _memory(language: str) -> Iterator[Timing]:
    """What the voice adds to the silent game, its child included."""
    silent, speaking = measure_game(language, "off"), measure_game(language, "own")
    if speaking.children != silent.children + 1:
        raise NoVoice("lost")
    for circumstances, added in (
        ("added, at the most", speaking.peak - silent.peak),
        ("added, shared parts counted once", speaking.proportional - silent.proportional),
    ):
        yield Timing(*("memory", circumstances, language), "MB", 1, added, None, None, MEMORY_GOAL)

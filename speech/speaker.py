"""Utterances aloud: the queue of words, the child that makes sound of them, and what plays it.

Everything is asked for from any thread and returns at once. The queue (manager.py) decides what is
said; here its actions are performed, sentence by sentence, the next one made while one is played.

What breaks is begun anew, without an end: a child that died at once, a device that went away or never
was after a while that grows. Whoever uses this is told only of what lasts, once, and of its end.
"""

import sys
import threading
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from speech.child import ChildGone
from speech.job import Job
from speech.manager import Action, SpeechManager, State, Stop
from speech.playback import open_player
from speech.player import NoPlayer, Player
from speech.sound_process import Outcome, Ready, SoundProcess
from speech.stream_player import StreamPlayer
from speech.synth import NO_VOICE, SLOWEST, Sound
from speech.tones import sequence
from speech.utterance import Priority, Utterance, sentences

TONE_RATE = 22_050

SLOW = 0.6
"""What is said slower is said at this part of the usual rate."""

SWITCH = 0.001
"""Seconds after which a thread that computes gives way to another. From a key to silence five of them
wait for each other: measured, with the usual 5 ms it took 22 ms while the computer was thinking."""

HICCUP = 1.5
"""Seconds that the voice may be gone without a word about it."""

WAITS = (0.0, 0.5, 2.0, 5.0, 10.0, 30.0)
"""Seconds before each new try; the last one again and again."""

LASTING = frozenset({"no-sounddevice", "no-portaudio", "no-engine"})
"""Reasons that only an installation mends: they are not tried again."""


class NewsKind(Enum):
    """What whoever uses a speaker is told."""

    LOST = "lost"
    """Nothing is said aloud; the detail is a reason, such as `no-device`."""
    REGAINED = "regained"
    NO_VOICE = "no-voice"
    """It speaks, but not this language, the detail."""


@dataclass(frozen=True, slots=True)
class News:
    """Something about the voice itself."""

    kind: NewsKind
    detail: str = ""


class Speaker:
    """Says what it is given, most important first, and is silent at once when it is hushed."""

    def __init__(
        self,
        on_news: Callable[[News], None],
        rate: int,
        volume: int = 100,
        speaker: int = 1,
        kind: str = "system",
        speaks: bool = True,
        on_said: Callable[[Utterance], None] = lambda utterance: None,
    ) -> None:
        """Begin; `rate`, `volume`, `speaker` and `kind` are as SoundProcess has them.

        Without `speaks` only the short sounds of utterances are heard. `on_said` is told of each
        utterance that was played whole. Both are called from other threads, and must be quick.
        """
        self._on_news = on_news
        self._on_said = on_said
        self._rate = rate
        self._volume = volume
        self._speaker = speaker
        self._kind = kind
        self._speaks = speaks
        # Reentrant: a player that is told to stop may say at once that it has.
        self._lock = threading.RLock()
        self._silence = threading.Condition(self._lock)
        self._manager = SpeechManager()
        self._process: SoundProcess | None = None
        self._player: Player | None = None
        self._languages: frozenset[str] = frozenset()
        self._job: Job | None = None
        self._requests: dict[int, tuple[Job, int]] = {}
        self._last_request = 0
        self._tries = 0
        self._timers: set[threading.Timer] = set()
        self._told_lost = ""
        self._told_missing: set[str] = set()
        self._is_closed = False
        sys.setswitchinterval(min(SWITCH, sys.getswitchinterval()))
        self._later(0, self._open)

    @property
    def can_go_on(self) -> bool:
        """Whether a reading was cut off that `go_on` would go on with."""
        return self._manager.can_go_on

    @property
    def pid(self) -> int | None:
        """The number of the child process, while there is one."""
        process = self._process
        return process.pid if process else None

    @property
    def began(self) -> float | None:
        """When (`time.monotonic`) the device took the first sample of the last sound that ended.

        None where nobody knows: the system's commands do not tell.
        """
        player = self._player
        return player.began if isinstance(player, StreamPlayer) else None

    def submit(self, utterances: Iterable[Utterance]) -> None:
        """Have these said, after what is still to be said."""
        wanted = utterances if self._speaks else map(_wordless, utterances)
        with self._lock:
            self._perform(self._manager.submit(wanted))

    def hush(self) -> None:
        """Be silent at once: a key was pressed."""
        with self._lock:
            self._perform(self._manager.hush())

    def go_on(self) -> bool:
        """Go on with the reading that was cut off; whether there is one."""
        with self._lock:
            can_go_on = self.can_go_on
            self._perform(self._manager.go_on())
        return can_go_on

    def tune(self, rate: int, volume: int, speaker: int = 1) -> None:
        """Speak so from the next sentence on."""
        with self._lock:
            self._rate, self._volume, self._speaker = rate, volume, speaker

    def wait(self, seconds: float) -> bool:
        """Wait until nothing is being said or still falls silent; whether that came in time."""
        with self._silence:
            return self._silence.wait_for(self._is_silent, seconds)

    def _is_silent(self) -> bool:
        # What is being stopped may give way to words that wait for it.
        return self._manager.state not in (State.SPEAKING, State.STOPPING)

    def close(self) -> None:
        """Be silent for good. May be called twice."""
        with self._lock:
            self._is_closed = True
            for timer in self._timers:
                timer.cancel()
            self._perform(self._manager.hush())
            process, self._process = self._process, None
            player, self._player = self._player, None
        if player:
            player.close()
        if process:
            process.close()

    # What the queue wants. The lock is held.

    def _perform(self, actions: Sequence[Action]) -> None:
        for action in actions:
            if isinstance(action, Stop):
                self._stop()
            else:
                said = action.utterance
                self._job = Job(action.number, said, sentences(said.spoken or said.text))
                self._go_on_with(self._job)
        if self._is_silent():
            self._silence.notify_all()

    def _stop(self) -> None:
        job = self._job
        if job is None or job.is_stopped:
            return
        job.is_stopped = True
        if job.is_playing and self._player:
            self._player.stop()
        else:
            self._finish(job)

    def _finish(self, job: Job) -> None:
        """An utterance is said, or as much of it as is to be."""
        if job is self._job:
            self._job = None
            self._requests.clear()
            if job.is_whole and not job.is_stopped:
                self._on_said(job.utterance)
            self._perform(self._manager.ended(job.number))

    def _go_on_with(self, job: Job) -> None:
        """Do the next thing for an utterance: its sounds, a sentence to be made, one to be played."""
        if job is not self._job or job.is_stopped or not (self._process and self._player):
            return
        language = job.utterance.language
        if job.sentences and language not in self._languages:
            self._miss(language)
            job.sentences = ()
            job.is_whole = False
        self._ask_ahead(job)
        if job.is_playing:
            return
        if job.utterance.sounds and not job.has_sounded:
            job.has_sounded = True
            self._play(job, Sound(sequence(job.utterance.sounds, TONE_RATE, self._volume), TONE_RATE))
        elif job.played >= len(job.sentences):
            self._finish(job)
        elif job.played in job.ready:
            sound = job.ready.pop(job.played)
            job.played += 1
            if sound and sound.samples:
                self._play(job, sound)
            else:
                job.is_whole = False
                self._go_on_with(job)

    def _ask_ahead(self, job: Job) -> None:
        """Have the sentence to be played made, and the one after it."""
        rate = max(SLOWEST, round(self._rate * SLOW)) if job.utterance.is_slow else self._rate
        while job.asked < min(job.played + 2, len(job.sentences)):
            self._last_request += 1
            self._requests[self._last_request] = (job, job.asked)
            text = job.sentences[job.asked]
            job.asked += 1
            try:
                assert self._process
                language = job.utterance.language
                self._process.say(self._last_request, text, language, rate, self._volume, self._speaker)
            except ChildGone:
                return  # its end is told

    def _play(self, job: Job, sound: Sound) -> None:
        assert self._player
        job.is_playing = True
        try:
            self._player.play(sound.samples, sound.rate, lambda whole: self._heard(job, whole))
        except ValueError:
            # The player is still busy with what it was told to stop: it is of no use any more.
            job.is_playing = False
            self._break("lost")

    # What happens, in other threads

    def _heard(self, job: Job, is_whole: bool) -> None:
        """A sound has been played, or was cut off."""
        with self._lock:
            job.is_playing = False
            if job is not self._job:
                return
            if job.is_stopped:
                self._finish(job)
            elif is_whole:
                self._tries = 0
                self._go_on_with(job)
            else:
                self._break("lost")

    def _made(self, process: SoundProcess, number: int, outcome: Outcome) -> None:
        """A sentence was made, or nothing could be made of it."""
        with self._lock:
            job, place = self._requests.pop(number, (None, 0))
            if job is None or process is not self._process:
                return
            if isinstance(outcome, Sound):
                job.ready[place] = outcome
            else:
                job.ready[place] = None
                if outcome.reason == NO_VOICE:
                    self._miss(job.utterance.language)
            self._go_on_with(job)

    def _open(self) -> None:
        """Begin with a new child, in a thread of its own: finding a device takes a while."""
        known: list[Ready] = []
        has_answered = threading.Event()
        has_gone = threading.Event()

        def ready(what: Ready) -> None:
            known.append(what)
            has_answered.set()

        def ended() -> None:
            has_gone.set()
            has_answered.set()
            with self._lock:
                is_ours = process is not None and process is self._process
            if is_ours:
                self._break("lost")

        process: SoundProcess | None = None
        try:
            process = SoundProcess(
                ready, lambda *made: self._made(process, *made) if process else None, ended, self._kind
            )
            has_answered.wait()
            if not known:
                raise NoPlayer("no-answer")
            if known[0].synth_reason and self._speaks:
                raise NoPlayer(known[0].synth_reason)
            player = open_player(process)
        except (ChildGone, NoPlayer) as error:
            if process:
                process.close()
            self._break(error.reason if isinstance(error, NoPlayer) else "no-answer")
            return
        if not self._take(process, player, known[0], has_gone):
            player.close()
            process.close()
            self._break("no-answer")

    def _take(
        self, process: SoundProcess, player: Player, ready: Ready, has_gone: threading.Event
    ) -> bool:
        """Speak through these from now on, unless it is too late for that; whether it is not."""
        with self._lock:
            # A child that ended before it was ours has told so to nobody.
            if not self._is_closed and not has_gone.is_set():
                self._process, self._player = process, player
                self._languages = frozenset(ready.languages)
                if self._told_lost:
                    self._told_lost = ""
                    self._on_news(News(NewsKind.REGAINED))
                if self._manager.state is State.LOST:
                    self._perform(self._manager.regain())
                elif self._job:
                    self._go_on_with(self._job)
                return True
        return False

    def _break(self, reason: str) -> None:
        """The child or the device is gone: say nothing until there is another."""
        with self._lock:
            if self._is_closed:
                return
            process, self._process = self._process, None
            player, self._player = self._player, None
            self._job = None
            self._requests.clear()
            self._manager.failed()
            self._silence.notify_all()
            wait = WAITS[min(self._tries, len(WAITS) - 1)]
            self._tries += 1
            if reason in LASTING:
                self._tell_lost(reason)
            else:
                self._later(0 if reason == "no-device" else HICCUP, lambda: self._tell_lost(reason))
                self._later(wait, self._open)
        if player or process:
            self._later(0, lambda: _give_back(player, process))

    def _tell_lost(self, reason: str) -> None:
        with self._lock:
            if self._manager.state is State.LOST and not self._told_lost and not self._is_closed:
                self._told_lost = reason
                self._on_news(News(NewsKind.LOST, reason))

    def _miss(self, language: str) -> None:
        if language not in self._told_missing:
            self._told_missing.add(language)
            self._on_news(News(NewsKind.NO_VOICE, language))

    def _later(self, seconds: float, work: Callable[[], None]) -> None:
        def run() -> None:
            self._timers.discard(timer)
            work()

        timer = threading.Timer(seconds, run)
        timer.daemon = True
        timer.name = "voice"
        self._timers.add(timer)
        timer.start()


def _give_back(player: Player | None, process: SoundProcess | None) -> None:
    if process:
        # Not closed politely: what is broken may hang.
        process.kill()
    if player:
        player.close()
    if process:
        process.close()


def _wordless(utterance: Utterance) -> Utterance:
    return replace(utterance, text="", spoken="")


__all__ = ["News", "NewsKind", "Priority", "Speaker", "Utterance"]

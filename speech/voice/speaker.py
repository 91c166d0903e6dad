"""Utterances aloud: the queue of words, the child that makes sound of them, and what plays it.

Everything is asked for from any thread and returns at once. The queue (manager.py) decides what is
said; here its actions are performed, sentence by sentence, the next one made while one is played.

What breaks is begun anew, without an end: a child that died at once, a device that went away or never
was after a while that grows. Whoever uses this is told only of what lasts, once, and of its end.
"""

import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from itertools import chain

from speech.audio.player import NoPlayer, SoundPlayer
from speech.audio.sound import Sound
from speech.languages import language_of
from speech.process.child import ChildGone
from speech.voice.equipment import VoicePair
from speech.voice.job import Job, Suspicion, job_for, parts_of, rate_for, sounds_of
from speech.voice.manager import Action, SpeechManager, Stop, VoiceState
from speech.voice.news import News, Teller
from speech.voice.sound_process import Outcome
from speech.voice.synth import NO_VOICE
from speech.voice.timers import Timers
from speech.voice.tones import placed
from speech.voice.utterance import Utterance

TONE_RATE = 22_050

SWITCH = 0.001
"""Seconds after which a thread that computes gives way to another. From a key to silence five of them
wait for each other: measured, with the usual 5 ms it took 22 ms while the computer was thinking."""

HICCUP = 1.5
"""Seconds that the voice may be gone without a word about it, and without a word lost."""
WAITS = (0.0, 0.5, 2.0, 5.0, 10.0, 30.0)
"""Seconds before each new try; the last one again and again."""
SYNTH_PATIENCE = 10.0
"""Seconds that a sentence is waited for; one takes some hundredths."""
MOST_FAILURES = 2
"""So many sentences running that could not be made are no matter of the sentences."""

BUSY = frozenset({VoiceState.SPEAKING, VoiceState.STOPPING})

LASTING = frozenset({"no-sounddevice", "no-portaudio", "no-engine"})
"""Reasons that only an installation mends: they are not tried again."""


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
        cut_off: Iterable[Utterance] = (),
        on_busy: Callable[[bool], None] = lambda is_busy: None,
        device: str = "",
    ) -> None:
        """Begin; `rate`, `volume`, `speaker` and `kind` are as SoundProcess has them.

        Without `speaks` only the short sounds of utterances are heard. `on_said` is told of each
        utterance that was played whole, `on_busy` when the first begins and when the last has ended.
        All are called from other threads, and must be quick.
        `cut_off` is of a former Speaker, for `go_on`. With a `device` all is heard there or nowhere.
        """
        self._teller = Teller(on_news, on_busy, is_new=bool(device))
        self._device = device
        self._on_said = on_said
        self._rate = rate
        self._volume = volume
        self._speaker = speaker
        self._kind = kind
        self._speaks = speaks
        self._lock = threading.RLock()  # a player that is told to stop may say at once that it has
        self._silence = threading.Condition(self._lock)
        self._manager = SpeechManager(cut_off)
        self._equipment: VoicePair | None = None
        self._actions: deque[Action] = deque()
        self._is_performing = False
        self._job: Job | None = None
        self._requests: dict[int, tuple[Job, int]] = {}
        self._last_request = 0
        self._tries = 0
        self._timers = Timers("voice")
        self._watch: threading.Timer | None = None  # gives up the sentence that is waited for
        self._failures = 0  # of sentences, running
        self._suspicion = Suspicion()
        self._is_doubted = False
        """Whether it had not been heard when it failed again: then only a sound proves it."""
        self._proofs = 0  # how often it was known to work
        self._is_closed = False
        sys.setswitchinterval(min(SWITCH, sys.getswitchinterval()))
        self._timers.later(0, self._open)

    @property
    def pid(self) -> int | None:
        """The number of the child process, while there is one."""
        return self._equipment.process.pid if self._equipment else None

    @property
    def began(self) -> float | None:
        """When the device took the first sample of the last sound that ended: see VoicePair."""
        equipment = self._equipment
        return equipment.began if equipment else None

    @property
    def cut_off(self) -> list[Utterance]:
        """What is left of a reading that was cut off."""
        return self._manager.cut_off

    def submit(self, utterances: Iterable[Utterance]) -> None:
        """Have these said, after what is still to be said."""
        parts = chain.from_iterable(map(parts_of if self._speaks else sounds_of, utterances))
        with self._lock:
            if not self._is_closed:
                self._perform(self._manager.submit(parts))

    def hush(self) -> None:
        """Be silent at once: a key was pressed."""
        with self._lock:
            self._perform(self._manager.hush())

    def go_on(self) -> bool:
        """Go on with the reading that was cut off; whether there is one."""
        with self._lock:
            if self._is_closed or not self._manager.cut_off:
                return False
            self._perform(self._manager.go_on())
        return True

    def tune(self, rate: int, volume: int, speaker: int = 1) -> None:
        """Speak so from the next sentence on."""
        with self._lock:
            self._rate, self._volume, self._speaker = rate, volume, speaker

    def wait(self, seconds: float) -> bool:
        """Wait until nothing is being said or still falls silent; whether that came in time."""
        with self._silence:
            # Where it was told to stop, what comes next may wait for that.
            return self._silence.wait_for(lambda: self._manager.state not in BUSY, seconds)

    def close(self) -> None:
        """Be silent for good. May be called twice."""
        with self._lock:
            self._is_closed = True
            self._timers.call_all_off()
            self._perform(self._manager.hush())
            equipment, self._equipment = self._equipment, None
            self._job = None
            self._manager.failed()
            self._silence.notify_all()
            self._teller.busy(is_busy=False)
        if equipment:
            equipment.close()

    # What the queue wants. The lock is held.

    def _perform(self, actions: Iterable[Action]) -> None:
        """A loop and not a recursion: many utterances may end without having been heard."""
        self._actions.extend(actions)
        if self._is_performing:
            return
        self._is_performing = True
        try:
            while self._actions:
                self._perform_one(self._actions.popleft())
        finally:
            self._is_performing = False
        if self._manager.state not in BUSY:
            self._silence.notify_all()
        self._teller.busy(is_busy=self._manager.state in BUSY)

    def _perform_one(self, action: Action) -> None:
        if isinstance(action, Stop):
            self._stop()
            return
        self._job = job_for(action.number, action.utterance)
        if self._suspicion.holds(action.utterance):
            self._job.sentences, self._job.is_whole = (), False
        self._go_on_with(self._job)

    def _stop(self) -> None:
        job = self._job
        if job is None or job.is_stopped:
            return
        job.is_stopped = True
        if job.is_playing and self._equipment:
            self._equipment.player.stop()
        else:
            self._finish(job)

    def _finish(self, job: Job) -> None:
        """An utterance is said, or as much of it as is to be."""
        if job is self._job:
            self._stop_waiting()
            self._job = None
            self._requests.clear()
            if job.is_whole and not job.is_stopped:
                self._on_said(job.utterance)
            self._perform(self._manager.ended(job.number))

    def _go_on_with(self, job: Job) -> None:
        """Do the next thing for an utterance: its sounds, a sentence to be made, one to be played."""
        equipment = self._equipment
        if job is not self._job or job.is_stopped or equipment is None:
            return
        language = job.utterance.language
        if job.sentences and language_of(language) not in equipment.languages:
            self._teller.missing(language)
            job.sentences = ()
            job.is_whole = False
        self._ask_ahead(job, equipment)
        if job is not self._job or job.is_playing or equipment is not self._equipment:
            return
        self._stop_waiting()
        if job.utterance.sounds and not job.has_sounded:
            job.has_sounded = True
            self._play(job, placed(job.utterance.sounds, TONE_RATE, self._volume), equipment.player)
        elif job.played >= len(job.sentences):
            self._finish(job)
        elif job.played in job.ready:
            sound = job.ready.pop(job.played)
            job.played += 1
            if sound and sound.samples:
                self._play(job, sound, equipment.player, is_sentence=True)
            else:
                job.is_whole = False
                self._go_on_with(job)
        else:
            give_up = partial(self._give_up, equipment, job, job.played)
            self._watch = self._timers.later(SYNTH_PATIENCE, give_up)

    def _ask_ahead(self, job: Job, equipment: VoicePair) -> None:
        """Have the sentence to be played made, and the one after it."""
        rate = rate_for(job.utterance, self._rate)
        while job.asked < min(job.played + 2, len(job.sentences)):
            self._last_request += 1
            self._requests[self._last_request] = (job, job.asked)
            text = job.sentences[job.asked]
            job.asked += 1
            language = job.utterance.language
            try:
                equipment.process.say(
                    self._last_request, text, language, rate, self._volume, self._speaker
                )
            except ChildGone:
                # Perhaps it ended before it was ours, and nobody else would tell.
                self._break("broken")
                return

    def _play(self, job: Job, sound: Sound, player: SoundPlayer, *, is_sentence: bool = False) -> None:
        job.is_playing = True
        job.is_sentence_playing = is_sentence
        heard = partial(self._heard, job, player)
        try:
            player.play(sound.samples, sound.rate, heard, sound.channels)
        except ValueError:
            # The player is still busy with what it was told to stop: it is of no use any more.
            job.is_playing = False
            self._break("lost")

    def _stop_waiting(self) -> None:
        self._timers.call_off(self._watch)
        self._watch = None

    # What happens, in other threads

    def _give_up(self, equipment: VoicePair, job: Job, place: int) -> None:
        """A sentence that was asked for has not come: the synthesiser hangs."""
        with self._lock:
            is_waiting = job is self._job and not job.is_playing and job.played == place
            if is_waiting and equipment is self._equipment:
                self._break("broken")

    def _heard(self, job: Job, player: SoundPlayer, is_whole: bool) -> None:
        """A sound has been played, or was cut off."""
        with self._lock:
            if job is not self._job or not self._equipment or self._equipment.player is not player:
                return
            job.is_playing = False
            if job.is_stopped:
                self._finish(job)
            elif is_whole:
                self._tries = 0
                self._suspicion.clear()
                self._tell_regained()
                self._go_on_with(job)
            else:
                self._break("lost")

    def _made(self, equipment: VoicePair, number: int, outcome: Outcome) -> None:
        """A sentence was made, or nothing could be made of it."""
        with self._lock:
            job, place = self._requests.pop(number, (None, 0))
            if job is None or equipment is not self._equipment:
                return
            job.ready[place] = outcome if isinstance(outcome, Sound) else None
            if isinstance(outcome, Sound):
                self._failures = 0
            elif outcome.reason == NO_VOICE:
                self._teller.missing(job.utterance.language)
            else:
                self._failures += 1
            if self._failures == MOST_FAILURES:
                self._break("broken")
            else:
                self._go_on_with(job)

    def _ended(self, equipment: VoicePair) -> None:
        """A child has ended."""
        with self._lock:
            if equipment is self._equipment:
                self._break("broken")

    def _open(self) -> None:
        """Begin with a new child, in a thread of its own: finding a device takes a while."""
        try:
            equipment = VoicePair(self._made, self._ended, self._kind, self._speaks, self._device)
        except NoPlayer as error:
            self._break(error.reason)
            return
        except OSError:
            self._break("broken")
            return
        if not self._take(equipment):
            equipment.close()
            self._break("no-answer")

    def _take(self, equipment: VoicePair) -> bool:
        """Speak with this from now on, unless it is too late for that; whether it is not."""
        with self._lock:
            # A child that ended before it was ours has told so to nobody.
            if self._is_closed or equipment.has_gone:
                return False
            self._equipment = equipment
            if not self._is_doubted:
                self._tell_regained()
            if self._manager.state is VoiceState.LOST:
                self._perform(self._manager.regain())
            elif self._job:
                self._go_on_with(self._job)
            return True

    def _break(self, reason: str) -> None:
        """The child or the device is gone: what was being said waits for another one, for a moment."""
        with self._lock:
            if self._is_closed:
                return
            equipment, self._equipment = self._equipment, None
            job = self._job
            self._is_doubted = bool(equipment and job and self._tries)
            self._stop_waiting()
            self._failures = 0
            wait = WAITS[min(self._tries, len(WAITS) - 1)]
            self._tries += 1
            tell = partial(self._lose, reason, self._proofs)
            if reason in LASTING or reason == "no-device":
                tell()
            else:
                self._timers.later(HICCUP, tell)
            if reason not in LASTING:
                self._timers.later(wait, self._open)
            if job and job is self._job:
                self._put_back(job, was_asked=bool(equipment and self._requests))
            self._requests.clear()
        if equipment:  # which takes its time; no timer, since those are called off at the end
            threading.Thread(target=equipment.abandon, name="voice", daemon=True).start()

    def _put_back(self, job: Job, *, was_asked: bool) -> None:
        """Have an utterance wait in which the voice broke, unless it is what breaks it."""
        if was_asked and not job.is_playing:
            self._suspicion.grow(job.utterance)
        job.rewind()
        if job.is_stopped or self._suspicion.holds(job.utterance):
            job.is_whole = False
            self._finish(job)

    def _lose(self, reason: str, proofs: int) -> None:
        """It lasts: say nothing until there is another, and tell it, unless it has worked since."""
        with self._lock:
            if self._equipment or self._proofs != proofs or self._is_closed:
                return
            self._job = None
            self._manager.failed()
            self._silence.notify_all()
            self._teller.busy(is_busy=False)
            self._teller.lost(reason)

    def _tell_regained(self) -> None:
        self._proofs += 1
        self._teller.regained()

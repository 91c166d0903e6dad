"""What `damavoce doctor` hears: the voice in each language, and the output with its latency.

Native code is behind both, which may hang or die: nothing is waited for without end, and the child of
the voice is killed where it does not answer.
"""

import contextlib
import queue
import statistics
import sys
import threading
import time
from collections.abc import Iterable, Mapping

from assistant.commands import mends
from assistant.commands.doctor.checks import CheckFinding, ReportLine
from assistant.narration.catalog import Variable, base_languages, base_of, catalog
from assistant.settings.taste import USUAL_RATE
from assistant.store.preferences import Preferences
from speech.audio.player import NoPlayer
from speech.process.child import ChildGone
from speech.process.limit import NO_ANSWER
from speech.voice.playback import CommandPlayer, SoundPlayer, StreamPlayer, open_player
from speech.voice.sound_process import EngineReady, Outcome, SoundProcess
from speech.voice.synth import NO_ENGINE, NO_VOICE, SynthError
from speech.voice.tones import RATE, sequence

START_PATIENCE = 22.0
"""Seconds for the child of the voice: it gives up itself, after ten for each of its halves."""
SENTENCE_PATIENCE = 8.0
PLAY_PATIENCE = 8.0
"""Seconds beyond a sound's length; whoever plays it gives up before."""

ENDED = "ended"
"""The child of the voice has ended by itself, over words or in search of a device."""

JACK_LOCKS = "jack-locks"
"""PortAudio does not answer, and there are locks of JACK that it may be waiting for."""

TRIAL = ("accepted", "promoted")
"""The sounds that are heard when the output is tried."""
TRIES = 5
HOLDS = (0.15, 0.6, 2.4)
"""Seconds that a sound is given to begin before it is stopped; a server that slept takes longest."""


class VoiceOnTrial:
    """The child process of the voice, asked for one thing at a time."""

    def __init__(self) -> None:
        self.ready: EngineReady | None = None
        """What it can do, once it has said so."""
        self.process: SoundProcess | None = None
        self.is_gone = False
        self.began = time.monotonic()
        self._is_known = threading.Event()
        self._answers: queue.SimpleQueue[tuple[int, Outcome]] = queue.SimpleQueue()
        self._asked = 0
        with contextlib.suppress(ChildGone):
            self.process = SoundProcess(
                self._take, lambda *answer: self._answers.put(answer), self._end
            )

    def wait(self) -> EngineReady | None:
        """What it can do, or None if it does not say so in time."""
        if self.process:
            self._is_known.wait(START_PATIENCE)
        return self.ready

    def sentence(self, text: str, language: str, rate: int) -> Outcome:
        """A sentence as sound, or why there is none."""
        if self.process is None or self.is_gone:
            return SynthError(ENDED)
        self._asked += 1
        try:
            self.process.say(self._asked, text, language, rate)
            return self._answers.get(timeout=SENTENCE_PATIENCE)[1]
        except ChildGone:
            return SynthError(ENDED)
        except queue.Empty:
            return SynthError(NO_ANSWER)

    def close(self) -> None:
        """End it, whatever it is doing."""
        if self.process:
            self.process.kill()
            self.process.close()

    def _take(self, ready: EngineReady) -> None:
        self.ready = ready
        self._is_known.set()

    def _end(self) -> None:
        self.is_gone = True
        self._is_known.set()
        self._answers.put((0, SynthError(ENDED)))


def check_voice(voice: VoiceOnTrial, language: str, preferences: Preferences) -> CheckFinding:
    """Have the child make sound of a sentence in each language; the one in use comes first."""
    language = base_of(language)
    ready = voice.wait()
    start = _milliseconds(time.monotonic() - voice.began)
    wanted = [language, *(each for each in base_languages() if each != language)]
    found: dict[str, dict[str, object]] = {}
    reason = ""
    for each in wanted:
        if not reason or reason == NO_VOICE:
            took, reason = _try_sentence(voice, each, preferences.get(f"rate-{each}", USUAL_RATE))
        found[each] = {"ok": not reason, "ms": 0 if reason else took, "reason": reason}
    first = str(found[language]["reason"])
    mend = _voice_mend(found)
    spoken = ready.languages if ready else ()
    if first and first != NO_VOICE:
        lines = [ReportLine("doctor-no-voice", {"reason": first, "mends": "yes" if mend else "no"})]
    else:
        lines = [ReportLine("doctor-voice", {"ms": start, "count": len(spoken)})]
        lines += [_language_line(name, each) for name, each in found.items()]
    detail: dict[str, object] = {"start_ms": start, "languages": list(spoken), "sentences": found}
    return CheckFinding("voice", not first, lines, detail, mend)


def _try_sentence(voice: VoiceOnTrial, language: str, rate: int) -> tuple[int, str]:
    """The milliseconds that a sentence takes, and why there is none."""
    began = time.monotonic()
    outcome = voice.sentence(catalog(language).text("doctor-trial"), language, rate)
    took = _milliseconds(time.monotonic() - began)
    if isinstance(outcome, SynthError):
        return took, outcome.reason
    return took, "" if any(outcome.samples) else "silent"


def _language_line(name: str, found: Mapping[str, object]) -> ReportLine:
    reason, took = str(found["reason"]), int(str(found["ms"]))
    return ReportLine("doctor-language", {"name": name, "reason": reason or "ok", "ms": took})


def _voice_mend(found: Mapping[str, Mapping[str, object]]) -> str:
    reasons = {str(each["reason"]) for each in found.values()}
    # Voices come with the package on Linux, from the system elsewhere.
    is_missing = NO_ENGINE in reasons or (NO_VOICE in reasons and sys.platform == "linux")
    return mends.for_part("voice") if is_missing else ""


# The output


def check_output(voice: VoiceOnTrial, volume: int) -> CheckFinding:
    """Play a sound that is heard, then some silence, to measure how soon it begins and ends."""
    reason = voice.ready.player_reason if voice.ready else NO_ANSWER
    try:
        player = open_player(voice.process)
    except (NoPlayer, OSError) as error:
        lost = error.reason if isinstance(error, NoPlayer) else reason
        return _no_output(lost)
    try:
        return _try_output(player, reason, volume)
    finally:
        player.close()


def _no_output(reason: str) -> CheckFinding:
    mend = _output_mend(reason)
    line = ReportLine("doctor-no-output", {"reason": reason, "mends": "yes" if mend else "no"})
    return CheckFinding("output", False, [line], {"player": "", "reason": reason}, mend)


def _output_mend(reason: str) -> str:
    match reason:
        case "no-portaudio":
            return mends.for_portaudio()
        case "no-sounddevice":
            return mends.for_part("voice")
        case "jack-locks":
            return mends.for_jack_locks()
    return ""  # a device that is not there, or does not answer, no command brings


def _try_output(player: SoundPlayer, reason: str, volume: int) -> CheckFinding:
    trial = sequence(TRIAL, RATE, volume)
    began = time.monotonic()
    if not _play_whole(player, trial):
        return _no_output("lost")
    whole = _milliseconds(time.monotonic() - began)
    name = player.name if isinstance(player, CommandPlayer) else "PortAudio"
    detail: dict[str, object] = {"player": name, "reason": "", "whole_ms": whole}
    if not isinstance(player, StreamPlayer):
        if reason == NO_ANSWER and mends.for_jack_locks():
            reason = JACK_LOCKS
        mend = _output_mend(reason)
        detail["reason"] = reason
        values: dict[str, Variable] = {
            "player": name,
            "ms": whole,
            "reason": reason,
            "mends": "yes" if mend else "no",
        }
        return CheckFinding("output", True, [ReportLine("doctor-output-command", values)], detail, mend)
    begins, ends = _latencies(player)
    if not begins:
        return _no_output("lost")
    begin, stop = _median(begins), _median(ends)
    detail |= {"begin_ms": begin, "stop_ms": stop}
    values = {"begin": begin, "stop": stop}
    return CheckFinding("output", True, [ReportLine("doctor-output", values)], detail)


def _play_whole(player: SoundPlayer, sound: bytes) -> bool:
    ends: queue.SimpleQueue[bool] = queue.SimpleQueue()
    player.play(sound, RATE, ends.put)
    try:
        return ends.get(timeout=len(sound) / 2 / RATE + PLAY_PATIENCE)
    except queue.Empty:
        return False


def _latencies(player: StreamPlayer) -> tuple[list[float], list[float]]:
    """Seconds from `play` to the first sample taken, and from `stop` to silence; none if it is lost."""
    begins, ends = [], []
    holds = [*HOLDS]
    for _ in range(TRIES):
        asked = time.monotonic()
        took = _stop_midway(player, holds[0])
        if took is None:
            return [], []
        ends.append(took)
        if player.began:
            begins.append(player.began - asked)
        elif len(holds) > 1:
            holds.pop(0)
    return begins, ends


def _stop_midway(player: StreamPlayer, hold: float) -> float | None:
    """Play silence and stop it; the seconds until that is confirmed, None if it never is."""
    ended = threading.Event()
    player.play(bytes(2 * 4 * RATE), RATE, lambda is_whole: ended.set())
    time.sleep(hold)
    stopped = time.monotonic()
    player.stop()
    is_confirmed = ended.wait(PLAY_PATIENCE) and not player.is_lost
    return time.monotonic() - stopped if is_confirmed else None


def _median(seconds: Iterable[float]) -> int:
    return _milliseconds(statistics.median(seconds))


def _milliseconds(seconds: float) -> int:
    return max(1, round(seconds * 1000))

"""What `damavoce doctor` hears: the recogniser, the microphone, and a word that a person says.

The recogniser and the microphone are each in a child process, as they are in a game, and nothing is
waited for without end. Levels are in decibels below the loudest sine, and below 0.
"""

import math
import os
import sys
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field

from assistant.commands import mends
from assistant.commands.doctor.checks import CheckFinding, ReportLine
from assistant.commands.recognising import Listener
from assistant.narration.catalog import Variable, catalog
from assistant.narration.narrator import printable
from assistant.parsing.hearing.ear_check import FAINT, LOUD_ROOM, NEAR
from assistant.parsing.hearing.grammar import grammar
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.regulation import ITALIAN_FID
from assistant.surfaces.ear_model import NO_CATALOGUE, NO_MODEL, Chosen, ListeningError, choose_model
from speech.audio.samples import numbers_of
from speech.ear.gate import SILENCE, SpeechGate, level_of
from speech.ear.recognizers.process import VOSK
from speech.ear.recognizers.recognizer import DAMAGED, NO_PACKAGE, NO_WORDS, UNKNOWN, as_said
from speech.ear.recorder import Recorder
from speech.ear.sources import RATE, SECONDS, NoMicrophone, is_file

SETTLING = 0.3
"""Seconds in which a microphone that was just opened may still click, or find its own loudness."""
NOISE = 1.0
"""Seconds for which the noise of the room is measured."""
LISTENING = 8.0
"""Seconds in which the word may be said."""
ENTER_PATIENCE = 30.0
"""Seconds in which a person may press Enter."""
AFTER_VOICE = 0.45
"""Seconds behind the program's own words in which the room, and PortAudio, may still have some."""

QUIET_ROOM = -55.0
"""Noise is quiet below this: people are some 25 below the loudest sine, and those within 15 decibels of
the noise are understood badly."""
CLIPPED = 0.02
"""The share of samples at the limit from which a voice is distorted: of those 37, 36 were understood
with half a percent, 34 with 3, and 30 with 8."""
_LIMIT = 32_700


@dataclass(slots=True)
class EarOnTrial:
    """What was found to work, for the checks that come behind. To be closed."""

    language: str
    device: str = ""
    """The microphone, named as for `Ear`."""
    kind: str = VOSK
    chosen: Chosen | None = None
    listener: Listener | None = None
    recorder: Recorder | None = None
    hush: list[bytes] = field(default_factory=list)
    """The blocks of which the noise was measured."""

    def close(self) -> None:
        """Give the microphone back, and let the recogniser end."""
        if self.recorder:
            self.recorder.close()
        if self.listener:
            self.listener.close()


# The recogniser


def check_recogniser(ear: EarOnTrial) -> CheckFinding:
    """Load the model of the language, with all that may be said in a game expected."""
    squares = ITALIAN_FID.variant.geometry.squares
    try:
        ear.chosen = choose_model(ear.language)
        phrases = grammar(vocabulary(ear.language), squares)
        ear.listener = Listener(ear.chosen.folder, phrases, ear.kind)
    except ListeningError as error:
        mend = _recogniser_mend(error.reason, ear)
        detail: dict[str, object] = {"reason": error.reason, "start_ms": 0, "missing": []}
        line = ReportLine("doctor-no-recogniser", {"reason": error.reason})
        return CheckFinding("recogniser", False, [line], detail, mend, is_needed=False)
    took = max(1, round(ear.listener.milliseconds))
    detail = {"reason": "", "start_ms": took, "missing": [*ear.listener.missing]}
    line = ReportLine("doctor-recogniser", {"ms": took})
    return CheckFinding("recogniser", True, [line], detail, is_needed=False)


def _recogniser_mend(reason: str, ear: EarOnTrial) -> str:
    if reason == NO_PACKAGE:
        return mends.for_part("listen")
    if reason in (DAMAGED, NO_MODEL, NO_CATALOGUE, NO_WORDS):
        # One that is downloaded takes the place of what came with the program.
        is_downloaded = ear.chosen is not None and ear.chosen.is_downloaded
        name = ear.chosen.name if ear.chosen and is_downloaded else ear.language
        return mends.command_line("models", "get", name)
    return ""  # what has ended by itself may work the next time


# The microphone


def check_microphone(ear: EarOnTrial) -> CheckFinding:
    """Open it, and measure the noise of the room."""
    try:
        ear.recorder = Recorder(ear.device)
        ear.recorder.skip(SETTLING)
        ear.hush = [ear.recorder.block() for _ in range(round(NOISE / SECONDS))]
    except NoMicrophone as error:
        return no_microphone(ear, error)
    noise = noise_of(ear.hush)
    state = noise_word(noise)
    # Not even a quiet room makes nothing but zeros: it is muted, or the system gives nothing of it.
    is_silent = state == "silent"
    mend = mends.for_muted_microphone() if is_silent and not ear.device else ""
    name = printable(ear.recorder.name)
    values: dict[str, Variable] = {
        "device": name,
        "rate": str(ear.recorder.rate),
        "noise": state,
        "level": 0 if is_silent else round(-noise),
        "mends": "yes" if mend else "no",
    }
    detail: dict[str, object] = {
        "device": name,
        "rate": ear.recorder.rate,
        "reason": "",
        "error": "",
        "noise": state,
        "noise_dbfs": None if is_silent else round(noise, 1),
    }
    line = ReportLine("doctor-microphone", values)
    return CheckFinding("microphone", not is_silent, [line], detail, mend, is_needed=False)


def no_microphone(ear: EarOnTrial, error: NoMicrophone) -> CheckFinding:
    """What is told of a microphone that is not there, or was and is gone."""
    if ear.recorder:
        ear.recorder.close()
        ear.recorder = None
    named = "file" if is_file(ear.device) else "yes" if ear.device else "no"
    mend = mends.for_microphone(error.reason) if named != "file" else ""
    values: dict[str, Variable] = {
        "reason": error.reason,
        "named": named,
        "device": printable(ear.device),
        "mends": "yes" if mend else "no",
    }
    detail: dict[str, object] = {
        "device": printable(ear.device),
        "rate": 0,
        "reason": error.reason,
        "error": printable(error.detail),
        "noise": "",
        "noise_dbfs": None,
    }
    line = ReportLine("doctor-no-microphone", values)
    return CheckFinding("microphone", False, [line], detail, mend, is_needed=False)


def noise_of(blocks: Sequence[bytes]) -> float:
    """The level of noise in some blocks. A quarter are quieter, so that a word counts for little."""
    return sorted(map(level_of, blocks))[len(blocks) // 4]


def noise_word(level: float) -> str:
    """`silent`, `quiet`, `usual` or `loud`."""
    if level == -math.inf:
        return "silent"
    return "quiet" if level < QUIET_ROOM else "loud" if level > LOUD_ROOM else "usual"


# The word


@dataclass(slots=True)
class _Said:
    """What a person has said, as far as it was heard."""

    sound: bytes = b""
    text: str = ""
    quiet: list[bytes] = field(default_factory=list)
    """Blocks in which nobody spoke."""


def check_word(ear: EarOnTrial, *, has_begun: bool) -> CheckFinding:
    """Hear what a person says: how loud, how far above the noise, and which words.

    Where the person `has_begun`, it may have been while the noise was measured. The microphone and the
    recogniser are there.
    """
    wanted = catalog(ear.language).text("doctor-trial-word", "spoken")
    try:
        said = _listen(ear, wanted, has_begun=has_begun)
    except NoMicrophone as error:
        found = no_microphone(ear, error)
        found.check = "word"
        return found
    except ListeningError as error:
        detail: dict[str, object] = {"wanted": wanted, "heard": "", "reason": error.reason}
        line = ReportLine("doctor-no-recogniser", {"reason": error.reason})
        return CheckFinding("word", False, [line], detail, is_needed=False)
    return _word_found(ear, wanted, said)


def _listen(ear: EarOnTrial, wanted: str, *, has_begun: bool) -> _Said:
    """The first utterance with words, or else the last one. Raises NoMicrophone, ListeningError."""
    assert ear.recorder
    assert ear.listener
    gate = SpeechGate()
    for block in ear.hush:
        gate.feed(block)
    gate.reset()  # what it knows of the noise it keeps
    told = [*ear.hush] if has_begun else []
    said = _Said()
    passed = b""
    for number in range(round(LISTENING / SECONDS)):
        block = told[number] if number < len(told) else ear.recorder.block()
        let_through = gate.feed(block, is_expected=True)
        passed += let_through
        if not let_through:
            said.quiet.append(block)
        is_last = number + 1 == round(LISTENING / SECONDS)
        if passed and (is_last or not gate.is_open):
            text = _text(ear.listener, passed)
            said.sound, said.text, passed = passed, text, b""
            gate.reset()
            if text:
                break
    return said


def _text(listener: Listener, sound: bytes) -> str:
    """The likeliest words of a sound; nothing for none that are known."""
    heard = [each.hypotheses[0].text for each in listener.hear(sound) if each.hypotheses]
    words = " ".join(heard).split()
    return "" if UNKNOWN in words else as_said(" ".join(words))


def _word_found(ear: EarOnTrial, wanted: str, said: _Said) -> CheckFinding:
    # As the gate has it: two blocks may be a blow. It lets no sound through that has less than three.
    level = sorted(map(level_of, _blocks(said.sound)))[-3] if said.sound else -math.inf
    quiet = [*ear.hush, *said.quiet]
    noise = max(SILENCE, noise_of(quiet))  # a connection may be silent as no room is
    is_heard = level > -math.inf
    is_right = said.text == wanted
    state = "right" if is_right else "other" if said.text else "unclear" if is_heard else "nothing"
    advice = _advice(level, level - noise, _clipped(said.sound)) if is_heard else ""
    is_mute = not is_heard and all(level_of(each) == -math.inf for each in quiet)
    if not advice and not is_right:
        advice = "again" if is_heard else "mute" if is_mute else "nearer"
    # A better model helps only where the sound is good.
    has_usual_model = ear.chosen is not None and not ear.chosen.is_downloaded
    wants_better = advice == "again" and has_usual_model
    mend = mends.command_line("models", "get", ear.language) if wants_better else ""
    values: dict[str, Variable] = {
        "state": state,
        "heard": printable(said.text) or "none",
        "word": catalog(ear.language).text("doctor-trial-word"),
        "level": round(-level) if is_heard else 0,
        "above": round(level - noise) if is_heard else 0,
        "advice": advice or "none",
        "mends": "yes" if mend else "no",
    }
    detail: dict[str, object] = {
        "wanted": wanted,
        "heard": said.text,
        "reason": "" if is_right else state,
        "advice": advice,
        "speech_dbfs": round(level, 1) if is_heard else None,
        "above_noise_db": round(level - noise, 1) if is_heard else None,
        "clipped_percent": round(_clipped(said.sound) * 100, 1),
    }
    return CheckFinding(
        "word", is_right, [ReportLine("doctor-word", values)], detail, mend, is_needed=False
    )


def _advice(level: float, above: float, clipped: float) -> str:
    """What is wrong with the loudness of a voice, or ""."""
    if clipped >= CLIPPED:
        return "clipped"
    if level < FAINT:
        return "faint"
    return "noisy" if above < NEAR else ""


def _clipped(sound: bytes) -> float:
    """The share of samples at the limit."""
    numbers = numbers_of(sound)
    return sum(abs(each) >= _LIMIT for each in numbers) / max(1, len(numbers))


def _blocks(sound: bytes) -> list[bytes]:
    size = 2 * int(RATE * SECONDS)
    return [sound[first : first + size] for first in range(0, len(sound), size)]


# Who is asked


def wait_for_enter(seconds: float = ENTER_PATIENCE) -> bool:
    """Whether a line comes from the terminal within so many seconds."""
    lines: list[bytes] = []
    # The stream would be locked while the program ends, the file behind it is not.
    thread = threading.Thread(target=lambda: lines.append(_line()), daemon=True)
    thread.start()
    thread.join(seconds)
    return bool(lines and lines[0])


def _line() -> bytes:
    try:
        return os.read(sys.stdin.fileno(), 1024)
    except (OSError, ValueError):
        return b""

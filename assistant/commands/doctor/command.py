"""`damavoce doctor`: tries each part for real, says what it finds, and names what mends it."""

import argparse
import contextlib
from collections.abc import Iterator

from assistant.commands import mends
from assistant.commands.doctor.checks import (
    CheckFinding,
    check_games,
    check_mails,
    check_model_in_use,
    check_python,
    check_reader,
    check_settings,
    check_terminal,
    check_understanding,
)
from assistant.commands.doctor.ear import (
    AFTER_VOICE,
    EarOnTrial,
    check_microphone,
    check_recogniser,
    check_word,
    wait_for_enter,
)
from assistant.commands.doctor.opponent import check_opponent
from assistant.commands.doctor.sound import VoiceOnTrial, check_output, check_voice
from assistant.commands.doctor.telling import as_json, as_text, timed, voice_of
from assistant.narration.catalog import Catalog
from assistant.settings.taste import USUAL_VOLUME
from assistant.store.preferences import Preferences
from assistant.surfaces.voice import choose_route
from speech.ear.sources import NoMicrophone
from speech.process.child import ChildGone
from speech.voice.reader import Reader
from speech.voice.speaker import Speaker
from speech.voice.utterance import Utterance

LAST_WORDS = 30.0
"""Seconds that the summary, or what is asked for, may take to be said."""


def run(options: argparse.Namespace, catalog: Catalog) -> int:
    """Try everything. Exit status 1 where something is missing that is needed.

    That is what `--voice auto` needs, and what listening needs where it is remembered as wanted, or a
    microphone is named. With `ear` as its action only the check by voice is made.
    """
    if options.action == "ear":
        from assistant.commands.doctor.ear_check import run as run_ear_check

        return run_ear_check(options, catalog)
    if not options.json:
        print(catalog.text("doctor-begin"), flush=True)
    findings: list[CheckFinding] = []
    doctor = _Doctor(options, catalog)
    for finding in doctor.findings():
        findings.append(finding)
        for line in as_json(finding) if options.json else as_text(finding, catalog):
            print(line, flush=True)
    summary = _summary(findings, catalog)
    if not options.json:
        print("\n".join([summary, *_advice(findings, catalog)]), flush=True)
    doctor.say(summary)
    return int(any(each.is_needed and not each.ok for each in findings))


class _Doctor:
    """The checks in their order, and what the later ones have to know of the earlier."""

    def __init__(self, options: argparse.Namespace, catalog: Catalog) -> None:
        self._preferences = Preferences()
        self._route = ""
        """Who is to say what is said: the program's `own` voice, the screen `reader`, or nobody."""
        self._is_read = False
        """Whether a screen reader runs: what is printed it may say at any time."""
        self._has_voice = False
        """Whether whoever is to say it can."""
        self._has_person = False
        """Whether somebody may be asked to say a word."""
        self._options = options
        self._catalog = catalog
        self._language = catalog.language

    def findings(self) -> Iterator[CheckFinding]:
        yield timed(check_python)
        yield timed(self._check_settings)
        yield timed(check_games)
        if mails := check_mails():
            yield mails
        if understanding := check_understanding():
            yield understanding
        yield timed(check_opponent)
        terminal = timed(check_terminal)
        self._has_person = terminal.ok and not self._options.json
        yield terminal
        reader = timed(check_reader)
        yield reader
        yield timed(lambda: check_model_in_use(self._language))
        wanted = self._options.voice or "auto"  # not what is remembered: it may be why nothing is heard
        # Who asks wants to hear, also without a terminal. Never both: see choose_route.
        running = str(reader.detail["running"] or "")
        # One that prismatoid reaches may have a name of its own among the processes.
        found = choose_route(wanted, True, lambda: running or str(reader.detail.get("reached") or ""))
        # What the voice lacks is still to be tried, and told.
        self._route = "own" if found.why == "no-voice" else found.kind
        self._is_read = bool(running) or self._route == "reader"
        by_itself = choose_route("auto", True, lambda: running)
        volume = self._preferences.get(f"volume-{self._language}", USUAL_VOLUME)
        self._has_voice = self._route == "own" or reader.ok
        for each in self._sound_findings(0 if self._route == "off" else volume):
            each.is_needed = by_itself.why not in ("reader-runs", "remote")
            self._has_voice = self._has_voice and (each.ok or self._route != "own")
            yield each
        listens = self._preferences.get("listen") not in (None, "off")
        is_wanted = listens or self._options.input_device is not None
        for each in self._ear_findings():
            each.is_needed = is_wanted and each.check != "word"
            yield each

    def say(self, text: str) -> None:
        """Have it said aloud by whoever is to, if that works."""
        if self._route == "own" and self._has_voice:
            _say(text, self._language, self._preferences)
        if self._route == "reader" and self._has_voice:
            _tell_reader(text)

    def _sound_findings(self, volume: int) -> Iterator[CheckFinding]:
        voice = VoiceOnTrial()
        try:
            yield timed(lambda: check_voice(voice, self._language, self._preferences))
            if voice.is_gone:
                # Words may have ended it; another one may play all the same.
                voice.close()
                voice = VoiceOnTrial()
                voice.wait()
            yield timed(lambda: check_output(voice, volume))
        finally:
            voice.close()

    def _ear_findings(self) -> Iterator[CheckFinding]:
        with contextlib.closing(EarOnTrial(self._language, self._options.input_device or "")) as ear:
            yield timed(lambda: check_recogniser(ear))
            asks = self._has_person and ear.listener is not None
            # Nobody knows when a screen reader has ended, and the ear would hear it say the word. So
            # the person tells, and nothing is printed from then on until the word was said.
            waits = asks and self._is_read
            if waits:
                self._ask("doctor-say-after-enter")
                asks = wait_for_enter()
            microphone = timed(lambda: check_microphone(ear))
            if not waits:
                yield microphone
            word = timed(lambda: self._word(ear)) if asks and ear.recorder else None
            if word and word.detail.get("speech_dbfs") is not None and not microphone.ok:
                microphone.ok, microphone.mend = True, ""  # one that keeps noise away is not muted
            if waits:
                yield microphone
            if word:
                yield word

    def _word(self, ear: EarOnTrial) -> CheckFinding:
        if not self._is_read:
            self._ask("doctor-say")
            if self._route == "own" and ear.recorder:
                with contextlib.suppress(NoMicrophone):  # it is told when the word is waited for
                    ear.recorder.skip(AFTER_VOICE)
        return check_word(ear, has_begun=self._is_read)

    def _ask(self, message: str) -> None:
        text = self._catalog.text(message, word=self._catalog.text("doctor-trial-word"))
        print(text, flush=True)
        self.say(text)

    def _check_settings(self) -> CheckFinding:
        finding, self._preferences = check_settings()
        return finding


def _summary(findings: list[CheckFinding], catalog: Catalog) -> str:
    """The whole in one sentence, which is also said aloud."""
    broken = [each.check for each in findings if each.is_needed and not each.ok]
    reader_runs = any(each.check == "reader" and each.detail["running"] for each in findings)
    parts = ", ".join(catalog.text("doctor-part", name=name) for name in broken)
    state = "broken" if broken else "reader" if reader_runs else "whole"
    return catalog.text("doctor-summary", state=state, parts=parts)


def _advice(findings: list[CheckFinding], catalog: Catalog) -> Iterator[str]:
    """The commands that mend, each once, those for what is needed first."""
    told: dict[str, str] = {}
    for each in sorted(findings, key=lambda each: each.ok or not each.is_needed):
        if each.mend:
            told.setdefault(each.mend, "no" if each.ok or not each.is_needed else "yes")
    for command, is_needed in told.items():
        yield catalog.text("doctor-mend", command=command, is_needed=is_needed)
    if told:
        yield catalog.text("doctor-again", command=mends.to_try_again())


def _say(text: str, language: str, preferences: Preferences) -> None:
    """Say it with the program's own voice, as the game does."""
    with contextlib.closing(Speaker(lambda news: None, *voice_of(language, preferences))) as speaker:
        speaker.submit([Utterance(text, language)])
        speaker.wait(LAST_WORDS)


def _tell_reader(text: str) -> None:
    """Have the screen reader say it; it does not tell when it has."""
    with contextlib.suppress(ChildGone), contextlib.closing(_reader()) as reader:
        reader.speak(text, False)


def _reader() -> Reader:
    return Reader(lambda name: None, lambda: None)

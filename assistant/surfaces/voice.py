"""Who reads aloud: the program's own voice, the person's screen reader, or nobody; never two of them.

The route is chosen at the start and whenever another one is wanted. What became of it is posted as
events. Nothing of sound is imported or started where nobody is to be heard.
"""

import importlib.util
import os
import threading
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from assistant.dialogue.effects import UseVoice
from assistant.dialogue.events import (
    Event,
    Route,
    TellingEnded,
    VoiceChanged,
    VoiceLost,
    VoiceMissing,
    VoiceRegained,
)
from assistant.values import replaced
from speech.voice.running_reader import UNNAMED, running_reader
from speech.voice.utterance import Urgency, Utterance

if TYPE_CHECKING:
    from speech.voice.news import News
    from speech.voice.reader import Reader
    from speech.voice.speaker import Speaker

UNKNOWN_READER = "unknown"
"""What messages call a screen reader that only says that it runs."""

LAST_WORDS = 4.0
"""Seconds that the end of the program waits for what is being said."""


class Voice:
    """The one door for what is said aloud. Every method returns at once, but for `finish`."""

    def __init__(
        self,
        wanted: UseVoice,
        post: Callable[[Event], None],
        has_terminal: bool,
        find_reader: Callable[[], str] = running_reader,
        on_busy: Callable[[bool, bool], None] = lambda is_busy, was_hushed: None,
    ) -> None:
        """Choose a route and begin. `post` and `on_busy` are called from other threads.

        `on_busy` is told when the own voice begins to speak and when it is silent again, and whether a
        key has silenced it. What a screen reader says nobody is told.
        """
        self._on_busy = on_busy
        self._speaking: set[int] = set()
        """The speakers that are saying something: one that was replaced may still be."""
        self._was_hushed = False
        self._tellings: list[int] = []
        """The numbers of what is being said whose end is waited for."""
        self._busy_lock = threading.Lock()
        self._post = post
        self._has_terminal = has_terminal
        self._find_reader = find_reader
        self._wanted = wanted
        self._speaker: Speaker | None = None
        self._reader: Reader | None = None
        self._reader_number = 0
        """Counts up with each reader and its end, so that a late end is not taken for another's."""
        self._has_answered = False
        """Whether the reader has said that it takes words."""
        self._out_of_reach = ""
        """The reader that runs and through which nothing can be said; tried again only if asked."""
        self._may_be_telling = False
        """Whether the reader may be saying something that matters."""
        self._cut_off: list[Utterance] = []
        """What is left of a reading, while nobody could go on with it."""
        self._speakers_begun = 0
        self._retiring: list[Speaker] = []
        """Who was replaced and may still be saying so."""
        self.route = self._choose()
        self._begin()

    def submit(self, utterances: Iterable[Utterance]) -> None:
        """Have these said aloud, or as much of them as the route allows."""
        wanted = [each for each in utterances if each.text or each.sounds]
        if self._speaker:
            self._speaker.submit(wanted)
        elif any(each.priority is Urgency.READING for each in wanted):
            self._cut_off = []
        elif self._cut_off:
            from speech.voice.manager import still_true

            self._cut_off = still_true(self._cut_off, wanted)
        if self._reader:
            self._tell_reader(wanted)

    def hush(self) -> None:
        """A key was pressed: silence, at once. A screen reader hears of keys by itself."""
        self._may_be_telling = False
        self._was_hushed = True
        for speaker in (*self._retiring, self._speaker):
            if speaker:
                speaker.hush()

    def tell_end(self, number: int) -> None:
        """Post TellingEnded when what was given until now has been said, or was cut off: at once where
        a screen reader says it, or nobody, since then nobody knows."""
        with self._busy_lock:
            is_heard = self.route.kind == "own" and bool(self._speaking)
            if is_heard:
                self._tellings.append(number)
        if not is_heard:
            self._post(TellingEnded(number))

    def go_on(self) -> bool:
        """Go on with the reading that was cut off; whether there is one."""
        return self._speaker is not None and self._speaker.go_on()

    def use(self, wanted: UseVoice) -> None:
        """Have the voice be so from now on."""
        before, self._wanted = self._wanted, wanted
        # A reader that came or went away meanwhile makes it another route.
        is_same = wanted.wanted == before.wanted and wanted.wanted not in ("auto", "reader")
        route = self.route if is_same else self._choose()
        is_other = route.kind != self.route.kind or (route.kind == "reader" and not self._reader)
        # First, so that a reader that is given back is not told to be lost.
        self.route = route
        self._post(VoiceChanged(route))
        if is_other:
            self._retire()
            self._begin()
        elif self._speaker:
            self._speaker.tune(wanted.rate, wanted.volume, wanted.speaker)
        elif route.kind != "off":
            self._open_speaker()

    def _retire(self) -> None:
        """Let who spoke until now come to the end of the words that say so, in their own time."""
        self._reader_number += 1
        speaker, self._speaker = self._speaker, None
        reader, self._reader = self._reader, None
        if speaker:
            self._cut_off = speaker.cut_off
            self._retiring.append(speaker)
            threading.Thread(target=_finish, args=(speaker,), name="voice", daemon=True).start()
        if reader:
            threading.Thread(target=reader.close, name="voice", daemon=True).start()

    def finish(self) -> None:
        """Let what is being said come to its end, for a moment, and be silent for good."""
        if self._speaker:
            self._speaker.wait(LAST_WORDS)
        self.close()

    def close(self) -> None:
        """Be silent for good. May be called twice."""
        self._reader_number += 1
        speaker, self._speaker = self._speaker, None
        reader, self._reader = self._reader, None
        for each in (*self._retiring, speaker, reader):
            if each:
                each.close()

    def _choose(self) -> Route:
        route = choose_route(self._wanted.wanted, self._has_terminal, self._find_reader)
        if route.why == "reader-runs" and route.reader == self._out_of_reach:
            return replaced(route, kind="print")
        return route

    def _begin(self) -> None:
        """Start what the route needs. Sounds go with every route but silence."""
        if self.route.kind == "reader":
            self._open_reader()
        if self.route.kind != "off":
            self._open_speaker()

    def _open_speaker(self) -> None:
        speaks = self.route.kind == "own"
        if speaks:
            for former in self._retiring:
                former.hush()  # two voices are never heard at once
        if speaks or (self._wanted.sounds and _has_own_voice()):
            from speech.voice.speaker import Speaker

            self._speakers_begun += 1
            self._speaker = Speaker(
                self._take_news if speaks else lambda news: None,
                self._wanted.rate,
                self._wanted.volume,
                self._wanted.speaker,
                speaks=speaks,
                cut_off=self._cut_off,
                on_busy=partial(self._tell_busy, self._speakers_begun),
            )
            self._cut_off = []

    def _open_reader(self) -> None:
        from speech.process.child import ChildGone
        from speech.voice.reader import Reader

        self._reader_number += 1
        self._has_answered = False
        ready = partial(self._reader_ready, self._reader_number)
        ended = partial(self._reader_ended, self._reader_number)
        try:
            self._reader = Reader(ready, ended)
        except ChildGone:
            ended()

    def _reader_ready(self, number: int, name: str) -> None:
        if number == self._reader_number:
            self._has_answered = True

    def _reader_ended(self, number: int) -> None:
        """The reader is gone, or never was to be spoken through: the lines are printed, as always."""
        if number == self._reader_number:
            self._reader_number += 1
            self.route = replaced(self.route, kind="print")
            self._reader = None
            self._post(VoiceChanged(self.route))
            if self.route.why == "asked" or self._has_answered:
                self._post(VoiceLost("reader"))
            else:
                # It reads the lines by itself: there is nothing to tell.
                self._out_of_reach = self.route.reader

    def _tell_reader(self, utterances: Iterable[Utterance]) -> None:
        from speech.process.child import ChildGone

        reader = self._reader
        for each in utterances:
            is_important = each.priority is Urgency.IMPORTANT
            # A reader does not tell what it has said: until a key, what matters is not cut off.
            may_cut = is_important and bool(each.replaces) and not self._may_be_telling
            try:
                if reader and each.text:
                    reader.speak(each.spoken or each.text, may_cut)
            except ChildGone:
                return  # its end is told
            self._may_be_telling = self._may_be_telling or is_important

    def _tell_busy(self, number: int, is_busy: bool) -> None:
        with self._busy_lock:
            was_busy = bool(self._speaking)
            (self._speaking.add if is_busy else self._speaking.discard)(number)
            if bool(self._speaking) is was_busy:
                return
            was_hushed, self._was_hushed = self._was_hushed and not is_busy, False
            ended, self._tellings = ([], self._tellings) if is_busy else (self._tellings, [])
        self._on_busy(is_busy, was_hushed)
        for telling in ended:
            self._post(TellingEnded(telling))

    @property
    def is_speaking(self) -> bool:
        """Whether the own voice is saying something."""
        return bool(self._speaking)

    def _take_news(self, news: "News") -> None:
        from speech.voice.news import NewsKind

        match news.kind:
            case NewsKind.LOST:
                self._post(VoiceLost(news.detail))
            case NewsKind.REGAINED:
                self._post(VoiceRegained())
            case NewsKind.NO_VOICE:
                self._post(VoiceMissing())


def choose_route(wanted: str, has_terminal: bool, find_reader: Callable[[], str]) -> Route:
    """Who is to read aloud, and why. `wanted` is one of settings.VOICES.

    Where a screen reader runs, the words are its own to say, through prismatoid where that is
    installed; where it does not reach the reader, they are only printed.
    """
    has_key = has_terminal
    if wanted == "off":
        return Route("off", "asked", has_key=has_key)
    if wanted == "auto" and not has_terminal:
        return Route("off", "no-terminal")
    if wanted == "auto" and os.environ.get("SSH_CONNECTION"):
        # Sound would be made where nobody sits, and the reader of who sits elsewhere is not seen.
        return Route("off", "remote", has_key=has_key)
    reader = find_reader() if wanted in ("auto", "reader") else ""
    name = UNKNOWN_READER if reader in ("", UNNAMED) else reader
    can_tell = reader and importlib.util.find_spec("prism")
    if wanted == "reader" and (reader or not _has_own_voice()):
        return Route("reader" if can_tell else "print", "asked", name, has_key)
    if wanted == "reader":
        # Silence would be all that who cannot see would get.
        return Route("own", "reader-missing", has_key=has_key)
    if reader:
        return Route("reader" if can_tell else "print", "reader-runs", name, has_key)
    if wanted == "auto" and not _has_own_voice():
        return Route("off", "no-voice", has_key=has_key)
    return Route("own", "asked" if wanted == "own" else "no-reader", has_key=has_key)


def _finish(speaker: "Speaker") -> None:
    speaker.wait(LAST_WORDS)
    speaker.close()


def _has_own_voice() -> bool:
    """Whether the packages of the own voice are installed; whether they work, trying tells."""
    return bool(importlib.util.find_spec("pyttsx3"))

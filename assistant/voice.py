"""Who reads aloud: the program's own voice, the person's screen reader, or nobody; never two of them.

The route is chosen at the start and whenever another one is wanted. What became of it is posted as
events. Nothing of sound is imported or started where nobody is to be heard.
"""

import importlib.util
import os
import threading
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from assistant.dialogue.effects import UseVoice
from assistant.dialogue.events import (
    Event,
    Route,
    VoiceChanged,
    VoiceLost,
    VoiceMissing,
    VoiceRegained,
)
from speech.running_reader import UNNAMED, running_reader
from speech.utterance import Priority, Utterance

if TYPE_CHECKING:
    from speech.reader import Reader
    from speech.speaker import News, Speaker

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
    ) -> None:
        """Choose a route and begin. `post` is called from other threads."""
        self._post = post
        self._has_terminal = has_terminal
        self._find_reader = find_reader
        self._wanted = wanted
        self._speaker: Speaker | None = None
        self._reader: Reader | None = None
        self._retiring: Speaker | None = None
        """Who was replaced and may still be saying so."""
        self.route = self._choose(wanted.wanted)
        self._begin()

    def submit(self, utterances: Iterable[Utterance]) -> None:
        """Have these said aloud, or as much of them as the route allows."""
        wanted = [each for each in utterances if each.text or each.sounds]
        if self._speaker:
            self._speaker.submit(wanted)
        if self._reader:
            self._tell_reader(wanted)

    def hush(self) -> None:
        """A key was pressed: silence, at once. A screen reader hears of keys by itself."""
        for speaker in (self._speaker, self._retiring):
            if speaker:
                speaker.hush()

    def go_on(self) -> bool:
        """Go on with the reading that was cut off; whether there is one."""
        return self._speaker is not None and self._speaker.go_on()

    def use(self, wanted: UseVoice) -> None:
        """Have the voice be so from now on."""
        before, self._wanted = self._wanted, wanted
        route = self.route if wanted.wanted == before.wanted else self._choose(wanted.wanted)
        if route.kind != self.route.kind:
            self._retire()
            self.route = route
            self._begin()
        elif self._speaker:
            self._speaker.tune(wanted.rate, wanted.volume, wanted.speaker)
        self.route = route
        self._post(VoiceChanged(route))

    def _retire(self) -> None:
        """Let who spoke until now come to the end of the words that say so."""
        speaker, self._speaker = self._speaker, None
        self._retiring = speaker
        if speaker:
            threading.Thread(target=_finish, args=(speaker,), name="voice", daemon=True).start()
        self.close()

    def finish(self) -> None:
        """Let what is being said come to its end, for a moment, and be silent for good."""
        if self._speaker:
            self._speaker.wait(LAST_WORDS)
        self.close()

    def close(self) -> None:
        """Be silent for good. May be called twice."""
        speaker, self._speaker = self._speaker, None
        reader, self._reader = self._reader, None
        if speaker:
            speaker.close()
        if reader:
            reader.close()

    def _choose(self, wanted: str) -> Route:
        """Who is to read aloud, and why.

        By itself the program is silent where a screen reader runs: readers read what a terminal prints,
        and words of ours on top of them would be said twice.
        """
        has_key = self._has_terminal
        if wanted == "off":
            return Route("off", "asked", has_key=has_key)
        if wanted == "auto" and not self._has_terminal:
            return Route("off", "no-terminal")
        if wanted == "auto" and os.environ.get("SSH_CONNECTION"):
            # Sound would be made where nobody sits, and the reader of who sits elsewhere is not seen.
            return Route("off", "remote", has_key=has_key)
        reader = self._find_reader() if wanted in ("auto", "reader") else ""
        name = UNKNOWN_READER if reader in ("", UNNAMED) else reader
        if wanted == "reader":
            can_tell = reader and importlib.util.find_spec("prism")
            return Route("reader" if can_tell else "print", "asked", name, has_key)
        if reader:
            return Route("print", "reader-runs", name, has_key)
        if wanted == "auto" and not _has_own_voice():
            return Route("off", "no-voice", has_key=has_key)
        return Route("own", "asked" if wanted == "own" else "no-reader", has_key=has_key)

    def _begin(self) -> None:
        """Start what the route needs. Sounds go with every route but silence."""
        kind = self.route.kind
        if kind == "off":
            return
        if kind == "reader":
            self._open_reader()
        speaks = kind == "own"
        if speaks or (self._wanted.sounds and _has_own_voice()):
            from speech.speaker import Speaker

            self._speaker = Speaker(
                self._take_news if speaks else lambda news: None,
                self._wanted.rate,
                self._wanted.volume,
                self._wanted.speaker,
                speaks=speaks,
            )

    def _open_reader(self) -> None:
        from speech.child import ChildGone
        from speech.reader import Reader

        try:
            self._reader = Reader(lambda name: None, self._reader_ended)
        except ChildGone:
            self._reader_ended()

    def _reader_ended(self) -> None:
        """The reader is gone, or never was to be spoken through: the lines are printed, as always."""
        if self.route.kind == "reader":
            self.route = Route("print", "asked", self.route.reader, self.route.has_key)
            self._reader = None
            self._post(VoiceChanged(self.route))
            self._post(VoiceLost("reader"))

    def _tell_reader(self, utterances: Iterable[Utterance]) -> None:
        from speech.child import ChildGone

        reader = self._reader
        for each in utterances:
            try:
                if reader and each.text:
                    # What matters cuts off what is being read, as it does in our own voice.
                    reader.speak(
                        each.spoken, each.priority is Priority.IMPORTANT and bool(each.replaces)
                    )
            except ChildGone:
                return  # its end is told

    def _take_news(self, news: "News") -> None:
        from speech.speaker import NewsKind

        match news.kind:
            case NewsKind.LOST:
                self._post(VoiceLost(news.detail))
            case NewsKind.REGAINED:
                self._post(VoiceRegained())
            case NewsKind.NO_VOICE:
                self._post(VoiceMissing())


def _finish(speaker: "Speaker") -> None:
    speaker.wait(LAST_WORDS)
    speaker.close()


def _has_own_voice() -> bool:
    """Whether the packages of the own voice are installed; whether they work, trying tells."""
    return bool(importlib.util.find_spec("pyttsx3"))

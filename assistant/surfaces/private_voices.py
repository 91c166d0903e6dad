"""Who of two people at one machine is told things alone: in headphones of their own, or on the screen.

What is for one of them goes their way or nowhere. A game without it imports nothing of this.
"""

from collections.abc import Callable
from functools import partial

from assistant.dialogue.devices import UseDevices
from assistant.dialogue.effects import UseVoice, VoiceEffect
from assistant.dialogue.events import DeviceFound, DeviceLost, Event
from assistant.rules.side import Side
from assistant.settings.equipment import BRAILLE
from assistant.settings.settings import Settings
from speech.voice.news import News, NewsKind
from speech.voice.speaker import Speaker
from speech.voice.utterance import Utterance


class PrivateVoices:
    """The ways of those who have one of their own."""

    def __init__(
        self,
        settings: Settings,
        post: Callable[[Event], None],
        write_line: Callable[[str], None],
    ) -> None:
        """Look for the devices; what becomes of them is posted, from other threads."""
        self._post = post
        self._write_line = write_line
        self._said: dict[Side, list[Utterance]] = {}
        """What is to be said to each because of one event."""
        self._names = {side: name for side in Side if (name := settings.device(side))}
        wanted = UseVoice.by(settings)
        self._speakers = {
            name: Speaker(
                partial(self._hear, name), wanted.rate, wanted.volume, wanted.speaker, device=name
            )
            for name in self._names.values()
            if name != BRAILLE
        }

    def tell(self, side: Side, utterance: Utterance) -> None:
        """Tell that side's person something; on the screen, where that is theirs alone."""
        if self._names.get(side) == BRAILLE:
            self._write_line(utterance.text)
        else:
            self._said.setdefault(side, []).append(utterance)

    def say_aloud(self) -> None:
        """Have each hear what they were told, in the place of what they were told before.

        No key silences it: nobody knows whose finger that was.
        """
        told, self._said = self._said, {}
        for side, utterances in told.items():
            if speaker := self._speakers.get(self._names.get(side, "")):
                speaker.hush()
                speaker.submit(utterances)

    def perform(self, effect: VoiceEffect) -> None:
        """Speak as the voice for all does; follow the people where they change places."""
        match effect:
            case UseVoice(_, rate, volume, number):
                for speaker in self._speakers.values():
                    speaker.tune(rate, volume, number)
            case UseDevices(white, black):
                named = {Side.WHITE: white, Side.BLACK: black}
                self._names = {side: name for side, name in named.items() if name}

    def close(self) -> None:
        """Be silent for good."""
        for speaker in self._speakers.values():
            speaker.close()

    def _hear(self, name: str, news: News) -> None:
        side = next((each for each, own in self._names.items() if own == name), None)
        if side and news.kind is not NewsKind.NO_VOICE:
            kind = DeviceFound if news.kind is NewsKind.REGAINED else DeviceLost
            self._post(kind(side.value))

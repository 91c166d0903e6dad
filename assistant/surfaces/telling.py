"""What is told because of one event: printed line by line, and then said aloud as one.

What is for one of two people alone is neither printed nor said to all: private_voices.py has their way.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from assistant.dialogue.effects import MarkTelling, Say, TellingEffect
from speech.voice.utterance import Note, Utterance

if TYPE_CHECKING:
    from assistant.surfaces.private_voices import PrivateVoices
    from assistant.surfaces.voice import Voice


class Telling:
    """The printed line, the voice, and the voices of those who have one of their own."""

    def __init__(
        self, write_line: Callable[[str], None], on_failure: Callable[[Exception], None]
    ) -> None:
        """`on_failure` is handed what fails of a voice, which ends no game."""
        self._write_line = write_line
        self._on_failure = on_failure
        self._said: list[Utterance] = []
        """What was printed because of one event, and is to be said aloud."""
        self.voice: Voice | None = None
        self.private: PrivateVoices | None = None

    def perform(self, effect: TellingEffect) -> None:
        """Print, and have it said with what else is printed now. Raises OSError: the output is gone."""
        match effect:
            case Say(utterance, only=side) if side:
                if self.private:
                    self.private.tell(side, utterance)
            case Say(utterance):
                self._write_line(utterance.text)
                self._said.append(utterance)
            case MarkTelling(number) if self.voice:
                self.say_aloud()
                self.voice.tell_end(number)

    def say_aloud(self) -> None:
        """Have it said what was printed, all that happened together as one."""
        said, self._said = self._said, []
        if said:
            self.speak(said)
        if self.private:
            self.private.say_aloud()

    def speak(self, utterances: Iterable[Utterance]) -> None:
        """Have these said aloud that were not printed here."""
        if self.voice:
            try:
                self.voice.submit(utterances)
            except Exception as error:  # noqa: BLE001  (a voice that fails ends no game)
                self._on_failure(error)

    def sound(self, notes: tuple[Note, ...], language: str) -> None:
        """Have short sounds heard, in their order among what is said."""
        self._said.append(Utterance("", language, topic="hand", sounds=notes))

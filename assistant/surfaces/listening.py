"""Who listens: the ear of speech/, with the model of the language, shut while the own voice speaks.

The microphone is open for one utterance after a key, or all the time. What is heard and what becomes of
the ear is posted as events. Nothing of sound is imported or started where nobody listens.
"""

import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.dialogue.effects import (
    AdaptEar,
    DropUtterance,
    EarEffect,
    EndUtterance,
    Expect,
    OpenMicrophone,
    TryMicrophone,
    UseEar,
)
from assistant.dialogue.events import (
    AnswerHeard,
    EarLost,
    EarRegained,
    Event,
    NothingSaid,
    PartialHeard,
    UtteranceHeard,
)
from assistant.parsing.words.vocabulary import vocabulary

if TYPE_CHECKING:
    from speech.ear.ear import Ear
    from speech.ear.news import EarNews

AFTER_VOICE = 0.35
"""Seconds after the own voice in which nothing is heard: rooms and loudspeakers go on a little."""

AFTER_KEY = 0.0
"""The same after a key has silenced the voice: who presses it speaks at once."""

AFTER_ANSWER = 0.3
"""Seconds of the rest of an utterance that was acted upon before its end."""


class NoModel(Exception):
    """There is no model for a language; the reason is a word for EarLost."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def model_of(language: str) -> Path:
    """The folder of the best model for a language. Raises NoModel."""
    from assistant.surfaces.ear_model import ListeningError, choose_model

    try:
        return choose_model(language).folder
    except ListeningError as error:
        raise NoModel(error.reason) from error


class Listening:
    """The one door for what is heard. Every method returns at once."""

    def __init__(
        self,
        post: Callable[[Event], None],
        find_model: Callable[[str], Path],
        device: str = "",
        kind: str = "vosk",
    ) -> None:
        """Listen to nothing as yet. `post` is called from other threads.

        `find_model` gives the folder of the model for a language, and raises NoModel. `device` is the
        microphone, as speech/ear/ear.py names it, and `kind` the recogniser.
        """
        self._post = post
        self._find_model = find_model
        self._device = device
        self._kind = kind
        self._lock = threading.RLock()
        self._wanted = UseEar("off", "", 0)
        self._uses = 0
        """Counts up with each `use`, so that a model that was found too late is not taken."""
        self._ear: Ear | None = None
        self._heard_with: tuple[str, int] | None = None
        """Language and squares of what the ear hears."""
        self._is_held = False
        self._is_open = False
        self._is_speaking = False
        self._answers: Sequence[str] = ()
        self._person: tuple[float, float] | None = None
        """How who speaks is heard, where they are known."""
        self._missing = ""
        """Why there is no model for the language, if there is none."""
        self._wants_to_talk = False
        """Whether the key was pressed before there was an ear."""
        self._is_trying = False
        """Whether the microphone is opened only to know if it opens."""

    @property
    def is_speaking(self) -> bool:
        """Whether somebody is speaking into the microphone."""
        return self._is_speaking

    @property
    def is_open(self) -> bool:
        """Whether the microphone is open."""
        return self._is_open

    def perform(self, effect: EarEffect) -> None:
        """Do what is wanted of the ear."""
        match effect:
            case UseEar():
                self.use(effect)
            case AdaptEar(wait, gain):
                self.adapt(wait, gain)
            case OpenMicrophone():
                self.talk()
            case TryMicrophone():
                self.try_microphone()
            case Expect(answers):
                self.expect(answers)
            case EndUtterance():
                self.finish()
            case DropUtterance():
                self.drop()

    def adapt(self, wait: float, gain: float) -> None:
        """Hear who speaks as somebody who is known."""
        with self._lock:
            self._person = (wait, gain)
            if self._ear:
                self._ear.adapt(wait, gain)

    def use(self, wanted: UseEar) -> None:
        """Listen so from now on."""
        with self._lock:
            before, self._wanted = self._wanted, wanted
            self._uses += 1
            self._missing = ""
            if wanted.listen == "off":
                self._end()
            elif self._ear and self._heard_with == (wanted.language, wanted.squares):
                if before.listen != wanted.listen:
                    self._ear.shut()
                    self._open_if_always()
            else:
                # The sentences to expect take some hundredths of a second, a large model longer.
                arguments = (wanted, self._uses)
                threading.Thread(target=self._begin, args=arguments, name="ear", daemon=True).start()

    def talk(self) -> None:
        """Open the microphone for one utterance; if it is open for that already, end the utterance."""
        with self._lock:
            if self._wanted.listen != "push":
                return
            if self._missing:
                self._post(EarLost(self._missing))
            elif self._ear is None:
                self._wants_to_talk = True
            elif self._is_open:
                self._ear.finish()
            elif self._is_trying:
                self._is_trying = False  # what is being opened is wanted now
            else:
                self._ear.open(push=True)

    def try_microphone(self) -> None:
        """Tell whether there is no microphone, where it is opened after a key alone."""
        with self._lock:
            if self._wanted.listen != "push" or self._is_open:
                return
            if self._missing:
                self._post(EarLost(self._missing))
            else:
                self._is_trying = True
                if self._ear:
                    self._ear.open(push=True)

    def expect(self, answers: Sequence[str]) -> None:
        """Watch for these answers."""
        with self._lock:
            self._answers = answers
            if self._ear:
                self._ear.expect(answers)

    def finish(self) -> None:
        """End the utterance here."""
        with self._lock:
            if self._ear:
                self._ear.finish()

    def drop(self) -> None:
        """Forget what is being said."""
        with self._lock:
            if self._ear:
                self._ear.hold()
                if not self._is_held:
                    self._ear.release(AFTER_ANSWER)

    def hold(self) -> None:
        """Hear nothing: the own voice speaks."""
        with self._lock:
            self._is_held = True
            if self._ear:
                self._ear.hold()

    def release(self, was_hushed: bool) -> None:
        """The own voice is silent, by itself or because a key was pressed."""
        with self._lock:
            self._is_held = False
            if self._ear:
                self._ear.release(AFTER_KEY if was_hushed else AFTER_VOICE)

    def close(self) -> None:
        """Hear nothing any more. May be called twice."""
        with self._lock:
            self._uses += 1
            self._end()

    def _end(self) -> None:
        ear, self._ear = self._ear, None
        self._heard_with = None
        self._is_open = self._is_speaking = self._wants_to_talk = self._is_trying = False
        if ear:
            ear.close()

    def _begin(self, wanted: UseEar, number: int) -> None:
        try:
            model = self._find_model(wanted.language)
        except NoModel as error:
            with self._lock:
                if number == self._uses:
                    self._end()
                    self._missing = error.reason
                    self._post(EarLost(error.reason))
            return
        from assistant.parsing.hearing.grammar import grammar

        phrases = grammar(vocabulary(wanted.language), wanted.squares)
        with self._lock:
            if number != self._uses:
                return
            if self._ear:
                self._ear.use(model, phrases)
            else:
                from speech.ear.ear import Ear

                self._ear = Ear(self._take_news, model, phrases, self._device, self._kind)
                if self._person:
                    self._ear.adapt(*self._person)
                if self._is_held:
                    self._ear.hold()
            self._heard_with = (wanted.language, wanted.squares)
            self._ear.expect(self._answers)
            self._open_if_always()
            if self._wants_to_talk:
                self._wants_to_talk = self._is_trying = False
                self.talk()
            elif self._is_trying:
                self.try_microphone()

    def _open_if_always(self) -> None:
        if self._ear and self._wanted.listen == "open":
            self._ear.open(push=False)

    def _take_news(self, news: "EarNews") -> None:
        from speech.ear import news as ear_news

        match news:
            case ear_news.EarSpeech(is_speaking):
                self._is_speaking = is_speaking
            case ear_news.EarOpened():
                self._open_or_shut()
            case ear_news.EarShut(reason):
                self._is_open = self._is_speaking = False
                if reason == ear_news.NOTHING:
                    self._post(NothingSaid())
            case ear_news.HearingLost(reason):
                with self._lock:
                    if self._is_trying and self._ear:
                        self._ear.shut()  # nobody has pressed a key: the next try is to tell it again
                    self._is_open = self._is_speaking = self._is_trying = False
                self._post(EarLost(reason))
            case ear_news.HearingRegained():
                self._post(EarRegained())
            case _:
                self._take_words(news)

    def _open_or_shut(self) -> None:
        """The microphone has opened, which is all that was to be known where it was only tried."""
        with self._lock:
            is_tried, self._is_trying = self._is_trying, False
            self._is_open = not is_tried
            if is_tried and self._ear:
                self._ear.shut()

    def _take_words(self, news: "EarNews") -> None:
        from speech.ear import news as ear_news

        match news:
            case ear_news.EarHeard(hypotheses) if hypotheses:
                manner = (news.level, news.above_noise, news.pause, news.seconds)
                heard = tuple((each.text, each.score) for each in hypotheses)
                self._post(UtteranceHeard(heard, *manner))
            case ear_news.EarHeard() if self._wanted.listen == "push":
                self._post(NothingSaid())
            case ear_news.EarSteady(text):
                self._post(PartialHeard(text))
            case ear_news.EarShort(text):
                self._post(AnswerHeard(text))

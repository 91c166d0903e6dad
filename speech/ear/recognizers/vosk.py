"""The driver of vosk, which recognises offline with a model of a few megabytes.

It runs in a process of its own (child.py): a damaged model ends the process, and so does a grammar that
is changed in the middle of an utterance, which is why `listen_for` forgets it first. Measured with vosk
0.3.45: a tenth of a second of sound takes 2 ms at most.
"""

import contextlib
import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from speech.ear.recognizers.recognizer import (
    ALTERNATIVES,
    BROKEN,
    DAMAGED,
    NO_PACKAGE,
    NO_WORDS,
    RATE,
    Hypothesis,
    RecognizerError,
    as_said,
    likeliest,
)

QUIET = -1
"""The level at which vosk logs nothing but errors, which it cannot be kept from."""


def package() -> Any:
    """The package vosk; its import takes a quarter of a second. Raises RecognizerError."""
    try:
        import vosk
    except Exception as error:  # the library in the package may fail in any way
        raise RecognizerError(NO_PACKAGE, f"{type(error).__name__}: {error}") from error
    vosk.SetLogLevel(QUIET)
    return vosk


class VoskModel:
    """A model in memory; several recognisers may share it."""

    def __init__(self, folder: Path) -> None:
        """Load it; one that `check_model` has not seen may end the process. Raises RecognizerError."""
        self.package = package()
        try:
            # From inside the folder: on Windows its library cannot open a path with accents.
            with contextlib.chdir(folder):
                self.model: Any = self.package.Model(".")
        except Exception as error:  # vosk raises nothing more precise
            raise RecognizerError(DAMAGED, str(error)) from error

    def knows(self, word: str) -> bool:
        """Whether it can hear this word."""
        return bool(self.model.vosk_model_find_word(word) >= 0)


class VoskRecognizer:
    """See `Recognizer`."""

    def __init__(self, model: VoskModel) -> None:
        self._model = model
        self._recognizer: Any = None

    def listen_for(self, phrases: Sequence[str]) -> list[str]:
        """See `Recognizer`. Without phrases the model needs a graph of its language."""
        words = {word for phrase in phrases for word in phrase.split()}
        given = {word: word if self._model.knows(word) else as_said(word) for word in words}
        missing = {word for word in {*given.values()} if not self._model.knows(word)}
        # vosk would skip the word and listen for what is left of the phrase.
        wanted = ([given[word] for word in phrase.split()] for phrase in phrases)
        known = [" ".join(phrase) for phrase in wanted if missing.isdisjoint(phrase)]
        if phrases and not known:
            raise RecognizerError(NO_WORDS, " ".join(sorted(missing)))
        # Escaped letters it does not understand.
        self._use_grammar(json.dumps(known, ensure_ascii=False) if phrases else None)
        return sorted(missing)

    def _use_grammar(self, grammar: str | None) -> None:
        if self._recognizer is not None and grammar is not None:
            self._recognizer.Reset()  # else the process would end: see the top
            self._recognizer.SetGrammar(grammar)
            return
        try:
            arguments = (self._model.model, RATE, *([grammar] if grammar else []))
            self._recognizer = self._model.package.KaldiRecognizer(*arguments)
        except Exception as error:  # vosk raises nothing more precise
            raise RecognizerError(DAMAGED, str(error)) from error
        self._recognizer.SetMaxAlternatives(ALTERNATIVES)

    def accept(self, sound: bytes) -> bool:
        """See `Recognizer`."""
        try:
            return bool(self._begun().AcceptWaveform(sound))
        except Exception as error:  # vosk raises nothing more precise
            raise RecognizerError(BROKEN, str(error)) from error

    def partial(self) -> str:
        """See `Recognizer`."""
        text = _parsed(self._begun().PartialResult).get("partial", "")
        return as_said(str(text))

    def finish(self) -> list[Hypothesis]:
        """See `Recognizer`."""
        # FinalResult, not Result: it takes in what is still on its way through the network.
        answer = _parsed(self._begun().FinalResult)
        found = []
        for each in answer.get("alternatives", ()):
            score = float(each["confidence"])
            if math.isfinite(score):
                found.append(Hypothesis(as_said(each["text"]), score))
        return likeliest(found)

    def reset(self) -> None:
        """See `Recognizer`."""
        self._begun().Reset()

    def _begun(self) -> Any:
        if self._recognizer is None:
            raise RecognizerError(BROKEN, "nothing to listen for yet")
        return self._recognizer


def _parsed(result: Any) -> dict[str, Any]:
    try:
        parsed: dict[str, Any] = json.loads(result())
    except ValueError as error:  # a damaged list of words may be no text
        raise RecognizerError(BROKEN, str(error)) from error
    return parsed

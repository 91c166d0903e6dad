"""`damavoce hear`: what is said in WAV files, and what it means in a position, as lines of JSON."""

import argparse
import sys
import time
from collections.abc import Sequence
from typing import Any

from assistant.commands.inputs import open_input
from assistant.commands.law import print_fen_error, print_json, start_of
from assistant.commands.meaning import describe_line, describe_meaning
from assistant.commands.recognising import Listener, find_model
from assistant.commands.waiting import QUIET, told_while
from assistant.errors import why_unread
from assistant.narration.catalog import Catalog
from assistant.narration.narrator import printable, quotable
from assistant.options import UsageError
from assistant.parsing.hearing.grammar import grammar
from assistant.parsing.hearing.heard import Heard, Unsure, understand
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.moving.moves import NoSuchMove
from assistant.parsing.words.vocabulary import Vocabulary, vocabulary
from assistant.rules.fen import FenError
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from assistant.surfaces.ear_model import ListeningError
from speech.audio.wav import WavError, read_wav
from speech.ear.recognizers.process import UtteranceEnded
from speech.ear.recognizers.recognizer import RATE
from speech.models.catalogue import CatalogueError, catalogue

LARGEST = 400_000_000
"""Bytes of a file: half an hour of the best that is recorded."""

LONGEST = 600.0
"""Seconds of a file: a move takes three. That hours are too long is told at once, not after hours."""

TOLD_WORDS = 8
"""How many of the words that a model lacks are told."""


def run(options: argparse.Namespace, messages: Catalog) -> int:
    """Hear each file; 1 if one is no sound, or the recogniser does not work or lacks words."""
    if not options.file:
        raise UsageError("missing-option", name="FILE.wav")
    try:
        regulation, position = start_of(options)
    except FenError as error:
        print_fen_error(options.fen, error, messages.language)
        return 1
    ear = _Ear(options.model, messages)
    status = 0
    try:
        ear.begin(regulation)
        for file in options.file:
            status |= _hear(file, ear, position, regulation)
    except ListeningError as error:
        print(_why(error, options.model, messages), file=sys.stderr)
        return 1
    finally:
        ear.close()
    return status | ear.lacks_words


class _Ear:
    """The recogniser; after its end another one takes its place."""

    def __init__(self, model: str | None, messages: Catalog) -> None:
        self.messages = messages
        self.words = vocabulary(messages.language)
        self.lacks_words = 0
        self._wanted = model
        self._phrases: Sequence[str] = ()
        self._listener: Listener | None = None

    def begin(self, regulation: Regulation) -> None:
        """Find and load the model, and tell what it lacks. Raises ListeningError."""
        self._phrases = grammar(self.words, regulation.variant.geometry.squares)
        if missing := self._listening().missing:
            self.lacks_words = 1
            told = ", ".join(map(printable, missing[:TOLD_WORDS]))
            more = len(missing) - TOLD_WORDS
            text = self.messages.text("cli-hear-missing-words", words=told, more=max(0, more))
            print(text, file=sys.stderr)

    def hear(self, sound: bytes) -> list[UtteranceEnded]:
        """The utterances of a sound. Raises ListeningError; the next sound is then heard by another."""
        try:
            return self._listening().hear(sound)
        except ListeningError:
            self.close()
            raise

    def close(self) -> None:
        """Let it end."""
        if self._listener:
            self._listener.close()
        self._listener = None

    def _listening(self) -> Listener:
        if self._listener is None:
            folder = find_model(self._wanted, self.messages.language)
            self._listener = Listener(folder, self._phrases)
        return self._listener


def _hear(file: str, ear: _Ear, position: Position, regulation: Regulation) -> int:
    """Hear one file; 1 if that is impossible."""
    try:
        with told_while(lambda seconds: _tell_on(file, seconds, ear.messages), QUIET):
            utterances = ear.hear(read_wav(_read(file), RATE, LONGEST))
    except (WavError, ListeningError) as error:
        minutes = round(LONGEST / 60)
        told = ear.messages.text("cli-hear-no-wav", reason=error.reason, minutes=minutes)
        print_json({"error": told, "input": file})
        return 1
    except OSError as error:
        reason, detail = why_unread(error), error.strerror or ""
        print_json(
            {
                "error": ear.messages.text("cli-hear-no-file", reason=reason, detail=detail),
                "input": file,
            }
        )
        return 1
    began = time.perf_counter()
    heard, milliseconds = _first_meant(utterances, position, regulation, ear)
    milliseconds += (time.perf_counter() - began) * 1000
    print_json(
        {
            "file": file,
            "heard": heard.texts,
            "meaning": _meaning(heard, ear.words),
            "confidence": round(heard.confidence, 3),
            "ms_after_speech": round(milliseconds),
        }
    )
    return 0


def _tell_on(file: str, seconds: int, messages: Catalog) -> None:
    text = messages.text("cli-hear-goes-on", file=printable(file), seconds=seconds)
    print(text, file=sys.stderr, flush=True)


def _read(file: str) -> bytes:
    """The bytes of a file. Raises OSError, WavError."""
    with open_input(file) as opened:
        data = opened.read(LARGEST + 1)  # a device may have no end
    if len(data) > LARGEST:
        raise WavError("too-long")
    return data


def _first_meant(
    utterances: Sequence[UtteranceEnded], position: Position, regulation: Regulation, ear: _Ear
) -> tuple[Heard, float]:
    """The first utterance that means something, else the first; and how long it took to hear, in ms."""
    found = [
        (understand(each.hypotheses, position, regulation, ear.words), each.milliseconds)
        for each in utterances
    ]
    return next((each for each in found if each[0].verdict is not None), found[0])


def _meaning(heard: Heard, words: Vocabulary) -> dict[str, Any]:
    return {**_details(heard, words), "kind": heard.kind}


def _details(heard: Heard, words: Vocabulary) -> dict[str, Any]:
    match heard.verdict:
        case None:
            return {}
        case Unsure(moves):
            return {"paths": [move.path for move in moves]}
        case NoSuchMove(lack, square):
            return {"lack": lack.value, "square": square}
        case Likely() | Perhaps() as asked:
            return describe_line(asked, words)
        case meaning:
            return describe_meaning(meaning)


def _why(error: ListeningError, model: str | None, messages: Catalog) -> str:
    """Why there is no recogniser, in one sentence."""
    try:
        known = ", ".join(catalogue())
    except CatalogueError:
        known = ""
    fault = error.fault
    return messages.text(
        "cli-hear-failed",
        reason=error.reason,
        trouble=fault.trouble.value if fault else "other",
        file=fault.file if fault else "",
        model=quotable(model or messages.language),
        known=known or "none",
    )

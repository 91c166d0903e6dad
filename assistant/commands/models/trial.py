"""Trying a model for the ear for real: it is loaded in the child process, and hears a short sound."""

import contextlib
from pathlib import Path
from typing import NamedTuple

from assistant.commands.recognising import Listener
from assistant.parsing.hearing.grammar import grammar
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.surfaces.ear_model import ListeningError
from speech.ear.recognizers.checks import check_model
from speech.ear.recognizers.recognizer import DAMAGED, RATE
from speech.voice.tones import sequence

STATIC = "static"
"""It has a graph that was put together beforehand, and hears anything, whatever is expected."""

_STATIC_GRAPHS = ("graph/HCLG.fst", "HCLG.fst")


class ModelTrial(NamedTuple):
    """What a model did."""

    milliseconds: float
    """How long it took to load."""
    missing: tuple[str, ...]
    """Words of the program that it lacks."""


def try_model(folder: Path, language: str) -> ModelTrial:
    """Load a model and let it hear a tone, with all that may be said on the larger board expected.

    Raises ListeningError, also for what is wrong with the files.
    """
    if any((folder / graph).exists() for graph in _STATIC_GRAPHS):
        raise ListeningError(STATIC)
    if faults := check_model(folder):
        raise ListeningError(DAMAGED, faults[0])
    squares = INTERNATIONAL_FID.variant.geometry.squares
    listener = Listener(folder, grammar(vocabulary(language), squares))
    with contextlib.closing(listener):
        listener.hear(sequence(("accepted",), RATE, 50))
        return ModelTrial(listener.milliseconds, listener.missing)

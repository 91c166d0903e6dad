"""Which model the ear has for a language: the person's best, or the one of the program."""

from pathlib import Path
from typing import NamedTuple

from assistant.narration.catalog import base_of
from speech.ear.recognizers.checks import Fault, check_model
from speech.ear.recognizers.recognizer import DAMAGED
from speech.models.catalogue import CatalogueError, Model, catalogue, is_whole, model_for, models_folder
from speech.models.installed import Best, NoFolder, best_installed, installed_models, models_home

NO_MODEL = "no-model"
"""No model comes with the program for the language."""
UNKNOWN_MODEL = "unknown-model"
"""The model that was asked for is none, and no folder."""
NO_CATALOGUE = "no-catalogue"
"""The installation is damaged."""
GONE = "gone"
"""The child has ended, or does not answer."""


class ListeningError(Exception):
    """No recogniser; the reason is one of the words above or of `RecognizerError`."""

    def __init__(self, reason: str, fault: Fault | None = None) -> None:
        super().__init__(reason, fault)
        self.reason = reason
        self.fault = fault
        """What is wrong with the model first of all, where that is known."""


class Chosen(NamedTuple):
    """The model that is used for a language."""

    name: str
    folder: Path
    is_downloaded: bool
    damaged: tuple[str, ...]
    """The names of downloaded ones that would have been used if they were whole."""


def choose_model(language: str) -> Chosen:
    """The model for a language: the downloaded one wanted last, else the one of the program.

    Raises ListeningError.
    """
    language = base_of(language)
    best = _best_downloaded(language)
    if best.installed:
        return Chosen(best.installed.model.name, best.installed.folder, True, best.damaged)
    try:
        model = model_for(language)
    except CatalogueError as error:
        raise ListeningError(NO_CATALOGUE) from error
    if model is None:
        raise ListeningError(NO_MODEL)
    return Chosen(model.name, _embedded(model), False, best.damaged)


def _best_downloaded(language: str) -> Best:
    try:
        return best_installed(language, models_home())
    except NoFolder:
        return Best(None, ())


def named_model(wanted: str) -> Path:
    """The folder of the model of that name, or that folder. Raises ListeningError."""
    try:
        model = catalogue().get(wanted)
    except CatalogueError as error:
        raise ListeningError(NO_CATALOGUE) from error
    if model:
        return _embedded(model)
    try:
        downloaded, _ = installed_models(models_home())
    except NoFolder:
        downloaded = []
    for each in downloaded:
        if each.model.name == wanted:
            return each.folder  # what is wrong with it is told when it is loaded
    if not Path(wanted).is_dir():
        raise ListeningError(UNKNOWN_MODEL)
    return Path(wanted)


def _embedded(model: Model) -> Path:
    """The folder of a model of the program. Raises ListeningError."""
    folder = models_folder() / model.name
    if not is_whole(model, folder):
        raise ListeningError(DAMAGED, next(iter(check_model(folder)), None))
    return folder

"""`damavoce models check`: whether the files of models are as they were, and whether they hear."""

import argparse
from pathlib import Path
from typing import NamedTuple

from assistant.commands import mends
from assistant.commands.models.telling import Telling, command
from assistant.commands.models.trial import try_model
from assistant.narration.narrator import quotable
from assistant.surfaces.ear_model import ListeningError
from speech.languages import language_of
from speech.models.catalogue import CatalogueError, Model, catalogue, is_whole, models_folder
from speech.models.installed import NoFolder, installed_models, models_home

CHANGED = "changed"
"""A file is not what it was when the model was installed."""
NO_NOTE = "no-note"
"""The note that tells of the model cannot be read."""


class There(NamedTuple):
    """A model on this machine."""

    model: Model
    folder: Path
    is_downloaded: bool


def models_there() -> tuple[list[There], list[str]]:
    """All models, those of the program first; and the names of downloaded ones without a good note.

    Raises CatalogueError.
    """
    there = [There(model, models_folder() / model.name, False) for model in catalogue().values()]
    try:
        downloaded, unreadable = installed_models(models_home())
    except NoFolder:
        return there, []
    return there + [There(each.model, each.folder, True) for each in downloaded], unreadable


def check(options: argparse.Namespace, telling: Telling) -> int:
    """Check the models of these names, or all; 1 if one is not good, or not there."""
    try:
        there, unreadable = models_there()
    except CatalogueError:
        return telling.complain("no-catalogue")
    wanted = options.name or [each.model.name for each in there] + unreadable
    by_name = {each.model.name: each for each in there}
    status = 0
    for name in wanted:
        if name in by_name:
            status |= _check(by_name[name], telling)
        elif name in unreadable:
            status |= _tell_fault(name, "", True, {"reason": NO_NOTE}, telling)
        else:
            known = ", ".join(by_name)
            status |= telling.complain("not-there", name=quotable(name), known=known or "none")
    return status


def _check(each: There, telling: Telling) -> int:
    model = each.model
    fault = {} if is_whole(model, each.folder) else {"reason": CHANGED}
    try:
        trial = try_model(each.folder, language_of(model.language))
    except ListeningError as error:
        fault = {"reason": error.reason}
        if error.fault:
            fault |= {"trouble": error.fault.trouble.value, "file": error.fault.file}
    if fault:
        return _tell_fault(model.name, model.language, each.is_downloaded, fault, telling)
    values = {
        "name": model.name,
        "language": model.language,
        "ok": True,
        "reason": "",
        "file": "",
        "ms": round(trial.milliseconds),
        "missing": list(trial.missing),
    }
    telling.answer(values, "good", name=model.name, ms=max(1, round(trial.milliseconds)))
    telling.missing_words(trial.missing)
    return 0


def _tell_fault(
    name: str, language: str, is_downloaded: bool, fault: dict[str, str], telling: Telling
) -> int:
    values = {
        "name": name,
        "language": language,
        "ok": False,
        "reason": fault["reason"],
        "file": fault.get("file", ""),
        "ms": None,
        "missing": [],
    }
    is_package = fault["reason"] == "no-package"
    remedy = mends.for_part("listen") if is_package else command("get", name)
    why = telling.text(
        "unfit",
        reason=fault["reason"],
        trouble=fault.get("trouble", "other"),
        file=fault.get("file", ""),
        command=remedy,
    )
    needs = "nothing" if is_package else "download" if is_downloaded else "program"
    telling.answer(values, "bad", name=name, why=why, needs=needs, command=remedy)
    return 1

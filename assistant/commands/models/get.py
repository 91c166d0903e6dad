"""`damavoce models get`: downloads a model, tries it, and has it used from then on."""

import argparse
import importlib.util
import sys
import time
from collections.abc import Callable
from pathlib import Path

from assistant.commands import mends
from assistant.commands.models.telling import Telling, command, megabytes
from assistant.commands.models.trial import ModelTrial, try_model
from assistant.commands.waiting import QUIET, told_while
from assistant.narration.catalog import base_languages, base_of, languages
from assistant.narration.narrator import quotable
from assistant.surfaces.ear_model import ListeningError
from speech.ear.recognizers.recognizer import BROKEN, NO_PACKAGE
from speech.languages import language_of
from speech.models.archives import ArchiveError
from speech.models.catalogue import is_whole
from speech.models.downloads import DownloadError, Wanted, check_address, download, fetch, forget, held
from speech.models.installed import Installed, NoFolder, installed_models, models_home
from speech.models.installing import FolderChange, NoSpace, changing
from speech.models.published import (
    ADDRESS,
    LARGEST_LIST,
    ListError,
    Offer,
    best_small,
    read_list,
)

GROWTH = 3
"""How many times larger a model may be than its archive, when nothing else is known. Measured: 3."""

_MENDABLE = (NO_PACKAGE, BROKEN)
"""What a trial ends with for other reasons than the model."""


def offers_at(address: str | None, telling: Telling) -> list[Offer]:
    """The publisher's list, or another one; where it takes a while that is told.

    Raises DownloadError, ListError.
    """
    is_told = False

    def tell(seconds: int) -> None:
        nonlocal is_told
        telling.say("still-asks" if is_told else "asks", seconds=seconds)
        is_told = True

    with told_while(tell, QUIET):
        return read_list(fetch(address or ADDRESS, LARGEST_LIST))


def get(options: argparse.Namespace, telling: Telling) -> int:
    """Get the model of this name, or the one that suits a language."""
    name = options.name[0]
    if importlib.util.find_spec("vosk") is None:
        return telling.complain("no-package", command=mends.for_part("listen"))
    try:
        offers = offers_at(options.address, telling)
    except (DownloadError, ListError) as error:
        return telling.complain("no-list", why=telling.why(error))
    offer = _chosen(name, offers)
    if offer is None:
        message = "no-offer" if name in languages() else "unknown"
        return telling.complain(message, name=quotable(name), command=command("list"))
    if refusal := _refusal(offer, offers):
        message, other = refusal
        return telling.complain(message, name=offer.name, other=other.name if other else "none")
    return _Getting(offer, telling).run()


def _chosen(name: str, offers: list[Offer]) -> Offer | None:
    if name in languages():
        return best_small(offers, base_of(name))
    return next((offer for offer in offers if offer.name == name), None)


def _refusal(offer: Offer, offers: list[Offer]) -> tuple[str, Offer | None] | None:
    """Why a model is of no use here, and which one is."""
    if language_of(offer.language) not in base_languages():
        return "other-language", None
    if not offer.is_dynamic:
        return "static", best_small(offers, language_of(offer.language))
    return None


class _Getting:
    """One model on its way from the publisher to where it is used."""

    def __init__(self, offer: Offer, telling: Telling) -> None:
        self._offer = offer
        self._telling = telling
        self._language = language_of(offer.language)
        self._trial: ModelTrial | None = None

    def run(self) -> int:
        """Get it; the exit status."""
        try:
            with changing(models_home(), lambda: self._telling.say("waits")) as change:
                return self._get(change)
        except KeyboardInterrupt:
            print(self._telling.text("interrupted"), file=sys.stderr)
            raise
        except ListeningError as error:
            why = self._telling.text("unfit", **_unfit(error))
            name = self._offer.name
            return self._telling.complain("not-fit", name=name, why=why, command=command("list"))
        except (DownloadError, ArchiveError, NoSpace, NoFolder, OSError) as error:
            why = self._telling.why(error)
            return self._telling.complain("not-got", name=self._offer.name, why=why)

    def _get(self, change: FolderChange) -> int:
        offer = self._offer
        models, _ = installed_models(models_home())
        there = next((each for each in models if each.model.name == offer.name), None)
        if there and there.md5 == offer.md5 and is_whole(there.model, there.folder):
            change.prefer(there)
            forget(change.part(offer))  # a run may have been ended right after it was done with it
            self._answer(there, "already", is_new=False)
            return 0
        archive = change.part(offer)
        self._download(change, archive)
        self._telling.say("tries")
        try:
            installed = change.install(offer, archive, self._try)
        except (ArchiveError, ListeningError) as error:
            if error.reason not in _MENDABLE:
                forget(archive)  # to unpack the same again would help nobody
            raise
        forget(archive)
        self._answer(installed, "got", is_new=True)
        if self._trial:
            self._telling.missing_words(self._trial.missing, command("remove", offer.name))
        return 0

    def _download(self, change: FolderChange, archive: Path) -> None:
        offer = self._offer
        wanted = Wanted(offer.address, offer.size, offer.md5)
        check_address(offer.address)
        have = held(wanted, archive)
        change.need(offer.size - have + GROWTH * offer.size)
        if offer.is_obsolete:
            self._telling.say("obsolete", name=offer.name)
        size = megabytes(offer.size)
        if have:
            self._telling.say("resumes", name=offer.name, percent=100 * have // offer.size, size=size)
        else:
            self._telling.say("begins", name=offer.name, size=size)
        download(wanted, archive, progress(have, offer.size, self._telling))

    def _try(self, folder: Path) -> None:
        self._trial = try_model(folder, self._language)

    def _answer(self, installed: Installed, message: str, is_new: bool) -> None:
        model = installed.model
        values = {
            "name": model.name,
            "language": model.language,
            "size": model.size,
            "folder": str(installed.folder),
            "new": is_new,
            "missing": list(self._trial.missing) if self._trial else None,
        }
        language = self._telling.text("language", code=self._language)
        self._telling.answer(values, message, name=model.name, language=language)


def progress(have: int, size: int, telling: Telling) -> Callable[[int], None]:
    """What tells how much of a file is there: each time another tenth is complete, and before it is
    quiet for too long."""
    told = 10 * have // size
    last = time.monotonic()

    def tell(done: int) -> None:
        nonlocal told, last
        is_tenth = 10 * done // size > told
        if is_tenth or time.monotonic() > last + QUIET:
            told, last = 10 * done // size, time.monotonic()
            percent = 10 * told if is_tenth else 100 * done // size
            telling.say("progress", percent=percent, done=megabytes(done), size=megabytes(size))

    return tell


def _unfit(error: ListeningError) -> dict[str, str]:
    fault = error.fault
    return {
        "reason": error.reason,
        "trouble": fault.trouble.value if fault else "other",
        "file": fault.file if fault else "",
        "command": mends.for_part("listen"),
    }

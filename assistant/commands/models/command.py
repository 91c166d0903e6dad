"""`damavoce models`: the models for the ear, on this machine and at their publisher's."""

import argparse
from dataclasses import dataclass

from assistant.commands.models.check import There, check, models_there
from assistant.commands.models.get import get, offers_at
from assistant.commands.models.telling import Telling, command, megabytes
from assistant.narration.catalog import Catalog, base_languages, base_of
from assistant.narration.narrator import printable, quotable
from assistant.options import UsageError
from assistant.surfaces.ear_model import ListeningError, choose_model
from speech.languages import language_of
from speech.models.catalogue import CatalogueError, catalogue, is_whole
from speech.models.downloads import DownloadError, check_address
from speech.models.installed import NoFolder, installed_models, models_home
from speech.models.installing import changing
from speech.models.published import ADDRESS, ListError, Offer, of_languages


def run(options: argparse.Namespace, messages: Catalog) -> int:
    """List, get, check or remove models; 1 where that cannot be done."""
    _check_usage(options, messages)
    telling = Telling(messages, options.json)
    match options.action:
        case "get":
            return get(options, telling)
        case "check":
            return check(options, telling)
        case "remove":
            return _remove(options.name[0], telling)
    return _list(options, telling)


def _check_usage(options: argparse.Namespace, messages: Catalog) -> None:
    """Raise UsageError for words and options that the action does not take."""
    action, names = options.action, options.name
    if action is None:
        raise UsageError("missing-option", name="list|get|check|remove")
    if action in ("get", "remove") and not names:
        raise UsageError("missing-option", name="NAME")
    if surplus := names[{"list": 0, "check": len(names)}.get(action, 1) :]:
        raise UsageError("unknown-argument", name=surplus[0])
    if options.all and action != "list":
        raise UsageError("unknown-argument", name="--all")
    if options.address is not None and action not in ("list", "get"):
        raise UsageError("unknown-argument", name="--from")
    try:
        check_address(options.address or ADDRESS)
    except DownloadError as error:
        address = printable(options.address)
        sentence = messages.text("models-bad-address", address=address)
        raise UsageError("bad-address", sentence=sentence) from error


# The list


@dataclass(frozen=True, slots=True)
class _Row:
    """A model in the list."""

    name: str
    language: str
    size: int
    origin: str
    """Who has it: the `program`, the `person` who downloaded it, its `publisher`."""
    is_used: bool = False
    is_whole: bool | None = None
    is_obsolete: bool | None = None
    """None where nobody tells."""
    is_fit: bool = True

    def values(self) -> dict[str, object]:
        """As a line of JSON."""
        return {
            "name": self.name,
            "language": self.language,
            "size": self.size,
            "origin": self.origin,
            "installed": self.origin != "publisher",
            "used": self.is_used,
            "whole": self.is_whole,
            "obsolete": self.is_obsolete,
            "fit": self.is_fit,
        }

    @property
    def state(self) -> str:
        """What a person wants to know of it first."""
        if self.is_whole is False:
            return "damaged"
        if not self.is_fit:
            return "unfit"
        return "used" if self.is_used else "plain"


def _list(options: argparse.Namespace, telling: Telling) -> int:
    try:
        there, unreadable = models_there()
    except CatalogueError:
        return telling.complain("no-catalogue")
    offers: list[Offer] | None = None
    try:
        offers = offers_at(options.address, telling)
    except (DownloadError, ListError) as error:
        why = telling.why(error)
    if not options.json:
        telling.say("installed-are")
    own = base_of(telling.messages.language)
    there.sort(key=lambda each: (language_of(each.model.language) != own, each.model.language))
    for row in _installed_rows(there, unreadable, offers or []):
        _tell_row(row, telling)
    if offers is None:
        telling.complain("only-installed", why=why)
        return 0
    names = {each.model.name for each in there} | {*unreadable}
    rows = _offered_rows(offers, names, options.all, own)
    if not options.json:
        telling.say("offered-are" if rows else "none-offered")
    for row in rows:
        _tell_row(row, telling)
    if rows and not options.json:
        telling.say("how-to-get", command=command("get"))
    return 0


def _installed_rows(there: list[There], unreadable: list[str], offers: list[Offer]) -> list[_Row]:
    used = {_used(language) for language in base_languages()}
    obsolete = {offer.name: offer.is_obsolete for offer in offers}
    rows = []
    for each in there:
        model = each.model
        row = _Row(
            model.name,
            model.language,
            model.size,
            "person" if each.is_downloaded else "program",
            is_used=model.name in used,
            is_whole=is_whole(model, each.folder),
            is_obsolete=obsolete.get(model.name),
        )
        rows.append(row)
    return rows + [_Row(name, "", 0, "person", is_whole=False) for name in unreadable]


def _used(language: str) -> str:
    """The name of the model that is used for a language, or ""."""
    try:
        return choose_model(language).name
    except ListeningError:
        return ""


def _offered_rows(offers: list[Offer], names: set[str], is_all: bool, language: str) -> list[_Row]:
    """What is not here yet: the person's language first, of each the small ones first."""
    wanted = sorted(base_languages(), key=lambda each: (each != language, each))
    if is_all:
        others = {language_of(offer.language) for offer in offers} - {*wanted}
        wanted += sorted(others)
    return [
        _Row(
            offer.name,
            offer.language,
            offer.size,
            "publisher",
            is_obsolete=offer.is_obsolete,
            is_fit=offer.is_dynamic and language_of(offer.language) in base_languages(),
        )
        for offer in of_languages(offers, wanted)
        if offer.name not in names
    ]


def _tell_row(row: _Row, telling: Telling) -> None:
    telling.answer(
        row.values(),
        "row",
        name=row.name,
        language=telling.language(row.language) if row.language else "none",
        megabytes=megabytes(row.size),
        origin=row.origin,
        state=row.state,
        obsolete="yes" if row.is_obsolete else "no",
    )


# Removing


def _remove(name: str, telling: Telling) -> int:
    try:
        if name in catalogue():
            return telling.complain("not-removable", name=name)
        with changing(models_home(), lambda: telling.say("waits")) as change:
            if change.remove(name):
                telling.answer({"name": name, "removed": True}, "removed", name=name)
                return 0
            models, _ = installed_models(models_home())
    except CatalogueError:
        return telling.complain("no-catalogue")
    except (NoFolder, OSError) as error:
        return telling.complain("not-removed", name=quotable(name), why=telling.why(error))
    known = ", ".join(each.model.name for each in models)
    return telling.complain("not-downloaded", name=quotable(name), known=known or "none")

"""The list in which Vosk publishes its models, and which of them serve here.

Source: the list as the publisher gives it, an array of objects with `lang`, `md5`, `name`, `obsolete`
("true" or "false"), `size`, `type`, `url` and `version`. Whoever writes a list of a mirror may be
careless or worse: nothing in it is used as a path or shown before it was looked at here.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from speech.languages import language_of

ADDRESS = "https://alphacephei.com/vosk/models/model-list.json"
"""Where Vosk's own list is."""

LARGEST_LIST = 5_000_000
"""Bytes; the list has about fifty thousand."""
LARGEST_MODEL = 10_000_000_000
"""Bytes of an archive that is believed at all."""

KINDS = ("small", "big", "big-lgraph")
"""Models that make words of speech. The others tell speakers apart, or speak."""
DYNAMIC = ("small", "big-lgraph")
"""Those whose graph is put together while they run, with the phrases that are expected."""

USUAL = {"en": "en-us", "pt": "pt"}
"""Of languages with several countries, the one whose models most are trained for."""


class ListError(Exception):
    """What was got is no list of models."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A model that the publisher offers."""

    name: str
    """Fit to be the name of a file."""
    language: str
    """As the publisher writes it: `it`, `en-us`."""
    size: int
    """Bytes of the archive."""
    address: str
    md5: str
    """Of the archive, in small hexadecimal letters."""
    kind: str
    is_obsolete: bool
    version: str

    @property
    def is_dynamic(self) -> bool:
        """Whether it can be told what to expect. The big ones with a fixed graph cannot."""
        return self.kind in DYNAMIC


def read_list(data: bytes) -> list[Offer]:
    """The models of a list that recognise speech; what is not as it should be is left out.

    Raises ListError for what is no list.
    """
    try:
        entries = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise ListError(str(error)) from error
    if not isinstance(entries, list):
        raise ListError("no array")
    offers = {offer.name: offer for entry in entries if (offer := _offer(entry))}
    return [*offers.values()]


def is_name(text: str) -> bool:
    """Whether this may be the name of a model that is downloaded, and so of files."""
    return re.fullmatch(r"[A-Za-z0-9][\w.+-]{3,99}", text, re.ASCII) is not None and text[-1] != "."


def of_languages(offers: Iterable[Offer], languages: Iterable[str]) -> list[Offer]:
    """The offers for these languages: in their order, the small ones first."""
    order = [*languages]
    found = [offer for offer in offers if language_of(offer.language) in order]
    return sorted(found, key=lambda each: (order.index(language_of(each.language)), each.size))


def best_small(offers: Iterable[Offer], language: str) -> Offer | None:
    """The newest small model for a language, in its usual country where there is a choice."""
    found = [
        offer
        for offer in of_languages(offers, [language])
        if offer.kind == "small" and not offer.is_obsolete
    ]
    usual = (language, USUAL.get(language))

    def merits(offer: Offer) -> tuple[bool, list[int], int]:
        return offer.language in usual, _version(offer.version), -offer.size

    return max(found, key=merits, default=None)


def _version(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d{1,9}", text)]


def _offer(entry: Any) -> Offer | None:
    if not isinstance(entry, Mapping):
        return None
    name, language, md5 = (str(entry.get(key, "")) for key in ("name", "lang", "md5"))
    size, kind = entry.get("size"), str(entry.get("type", ""))
    is_right = (
        is_name(name)
        and re.fullmatch("[a-z]{2,3}(-[a-z]{2,8})?", language)
        and re.fullmatch("[0-9a-fA-F]{32}", md5)
        and type(size) is int
        and 0 < size <= LARGEST_MODEL
        and kind in KINDS
    )
    if not is_right:
        return None
    return Offer(
        name=name,
        language=language,
        size=int(entry["size"]),
        address=str(entry.get("url", "")),
        md5=md5.lower(),
        kind=kind,
        is_obsolete=str(entry.get("obsolete", "false")).lower() == "true",
        version=str(entry.get("version", "")),
    )

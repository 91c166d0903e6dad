"""The messages of each language: the one file that knows Fluent and where its files are.

The first word of a message's id names its file, `game-opened` is in game.ftl. A file is cut into its
messages when the first of them is wanted, and a message is read when it is: reading them all would cost
more than the rest of the start.

A language of a country, `pt-BR`, is laid over the language alone, `pt`, and has only the messages that
are others there. Of a message it need not have every form: those that it lacks are the ones beneath.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

Variable = str | int | float

KEPT = 2048
"""How many texts of a language are kept as they were put together."""

SHARED = "words"
"""The file whose messages all other files may use."""


def _messages() -> Traversable:
    return resources.files("assistant.narration").joinpath("messages")


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages that have messages."""
    return tuple(sorted(folder.name for folder in _messages().iterdir() if folder.is_dir()))


def base_of(language: str) -> str:
    """The language that another is laid over, `pt` for `pt-BR`; any other is its own."""
    return language.partition("-")[0]


@cache
def base_languages() -> tuple[str, ...]:
    """The codes of the languages that are laid over no other, each with an ear of its own."""
    return tuple(language for language in languages() if base_of(language) == language)


def language_named(name: str) -> str | None:
    """Our language for a name as systems and people have them: `pt_BR.UTF-8`, `pt-br`, `en_US`, `it`.

    Where we have none for the country, the language alone; None for a language that we have not.
    """
    language, _, rest = re.split("[.@]", name.replace("_", "-").lower())[0].partition("-")
    known = {code.lower(): code for code in languages()}
    # A script may stand in between, as in zh-hant-tw.
    country = rest.rpartition("-")[2]
    return known.get(f"{language}-{country}") or known.get(language)


@cache
def catalog(language: str) -> "Catalog":
    """The messages of a language, one object for all who tell them: reading them takes its time."""
    return Catalog(language)


class Catalog:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language, base_of(language)], use_isolating=False)
        self._files: dict[str, Mapping[str, Sequence[str]]] = {}
        self._read: set[str] = set()
        # The words of squares, pieces and numbers come again with every sentence.
        self._formatted_once = lru_cache(maxsize=KEPT, typed=True)(self._formatted)

    def text(self, message_id: str, /, form: str = "", **variables: Variable) -> str:
        """The message's words, in a form of it (`brief`, `spoken`, `again`...) where it has that one.

        Raises KeyError for an unknown id, ValueError for a faulty message.
        """
        return self._formatted_once(message_id, form, **variables)

    def _formatted(self, message_id: str, form: str, /, **variables: Variable) -> str:
        message = self._message(message_id)
        pattern = message.attributes.get(form, message.value)
        if pattern is None:
            raise KeyError(message_id)
        text, errors = self._bundle.format_pattern(pattern, variables)
        if errors:
            raise ValueError(f"{message_id}: {errors}")
        return str(text)

    def has_form(self, message_id: str, form: str) -> bool:
        """Whether a message has a form of its own. Raises KeyError for an unknown id."""
        return form in self._message(message_id).attributes

    def _message(self, message_id: str) -> Message:
        self._read_message(message_id)
        return self._bundle.get_message(message_id)

    def _read_message(self, message_id: str) -> None:
        """Read a message and those that it uses, of its own file or of the shared one."""
        if message_id in self._read:
            return
        self._read.add(message_id)
        name = message_id.partition("-")[0]
        own, *beneath = self._file(name)[message_id]
        resource = FluentResource(own)
        for text in beneath:
            resource = lay_over(resource, FluentResource(text))
        self._bundle.add_resource(resource)
        known = self._file(name).keys() | self._file(SHARED).keys()
        for text in (own, *beneath):
            for used in known.intersection(_IDENTIFIER.findall(text)):
                self._read_message(used)

    def _file(self, name: str) -> Mapping[str, Sequence[str]]:
        """The messages of a file as text, each with the one beneath it. Raises KeyError for no file."""
        if name not in self._files:
            base = _entries(base_of(self.language), name)
            own = _entries(self.language, name) if base_of(self.language) != self.language else {}
            if not base:
                raise KeyError(name)
            self._files[name] = {
                each: [texts[each] for texts in (own, base) if each in texts] for each in base
            }
        return self._files[name]


_IDENTIFIER = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
"""What may be the id of a message: all of ours have a hyphen."""
_BEGINNING = re.compile(r"^(?=[a-z])", re.MULTILINE)
"""Where a message begins; what goes on from a line before is indented, or closes a brace."""


def _entries(language: str, name: str) -> dict[str, str]:
    """The messages of a file by their ids, as they are written there; empty if there is no file."""
    file = _messages().joinpath(language, f"{name}.ftl")
    if not file.is_file():
        return {}
    parts = _BEGINNING.split(file.read_text("utf-8"))
    return {part.partition(" ")[0]: part for part in parts if part[:1].isalpha()}


def lay_over(own: ast.Resource, base: ast.Resource) -> ast.Resource:
    """The messages of a base with those that are others in a language laid over it."""
    others = {each.id.name: each for each in own.body if isinstance(each, ast.Message)}
    for message in base.body:
        if isinstance(message, ast.Message) and (other := others.pop(message.id.name, None)):
            message.value = other.value or message.value
            forms = {each.id.name for each in other.attributes}
            kept = [each for each in message.attributes if each.id.name not in forms]
            message.attributes = [*other.attributes, *kept]
    return base

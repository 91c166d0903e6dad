"""The messages of each language: the one file that knows Fluent and where its files are.

The first word of a message's id names its file, `game-opened` is in game.ftl. A file is read when the
first of its messages is wanted: reading them all would cost more than the rest of the start.
"""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

Variable = str | int | float

SHARED = "words"
"""The file whose messages all other files may use."""


def _messages() -> Traversable:
    return resources.files("assistant.narration").joinpath("messages")


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages that have messages."""
    return tuple(sorted(folder.name for folder in _messages().iterdir() if folder.is_dir()))


@cache
def catalog(language: str) -> "Catalog":
    """The messages of a language, one object for all who tell them: reading them takes its time."""
    return Catalog(language)


class Catalog:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._read: set[str] = set()
        self._read_file(SHARED)

    def text(self, message_id: str, /, form: str = "", **variables: Variable) -> str:
        """The message's words, in a form of it (`brief`, `spoken`, `again`...) where it has that one.

        Raises KeyError for an unknown id, ValueError for a faulty message.
        """
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
        self._read_file(message_id.partition("-")[0])
        return self._bundle.get_message(message_id)

    def _read_file(self, name: str) -> None:
        if name in self._read:
            return
        self._read.add(name)
        file = _messages().joinpath(self.language, f"{name}.ftl")
        if not file.is_file():
            raise KeyError(name)
        self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

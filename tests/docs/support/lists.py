"""The lists in the manuals that the code decides: words of commands, settings, options.

An item begins with its key word and explains it; the manual's own sentences are kept. What the code
decides stands behind the key word, before the colon, and in the lines that begin with `also` or
`values`. Words may be shown in any order and with their accents; the first shows which command the item
is about.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from assistant import options
from assistant.parsing.commands.catalogue import SPECS
from assistant.parsing.meanings import BoardPart, Command, Whose
from assistant.parsing.words.tokens import normalise
from assistant.settings.preferences import PREFERENCES, Preference

ROOT = Path(__file__).parents[3]
PHRASES = ROOT / "assistant" / "parsing" / "phrases"

BEGINS = re.compile(r"<!-- (\w+): generated, see tests/docs -->")
END = "<!-- end -->"
ITEM = re.compile(r"(?P<indent> *)- (?P<key>[^:,]+)(?:, [^:]*)?:(?P<text>.*)")


@dataclass(frozen=True, slots=True)
class Wording:
    """How the generated part of an item is worded."""

    letter: str
    also: str
    file: str
    values: str
    numbers: str


WORDINGS = {
    "it": Wording("lettera {}", "Anche", "nel file {}", "Valori", "da {} a {}"),
    "en": Wording("letter {}", "Also", "in the file {}", "Values", "{} to {}"),
    "pt": Wording("letra {}", "Também", "no ficheiro {}", "Valores", "de {} a {}"),
}


@dataclass(frozen=True, slots=True)
class Entry:
    """What the code decides about one item: its words, what it is besides, the values it takes."""

    words: tuple[str, ...]
    label: str = ""
    values: str = ""
    children: Mapping[str, "Entry"] = field(default_factory=dict)


@dataclass(slots=True)
class Item:
    """One item as it stands in a manual."""

    indent: str
    key: str
    text: list[str]
    """The explanation, as many lines as it has."""
    shown: list[str] = field(default_factory=list)
    """The other words, as a person wrote them, with accents."""


def tables(language: str) -> dict[str, Mapping[str, Entry]]:
    """By the name in the marker, the entries of each list, by their ids."""
    phrases = tomllib.loads((PHRASES / f"{language}.toml").read_text("utf-8"))
    wording = WORDINGS[language]
    letters = {name: wording.letter.format(letter) for letter, name in phrases["letters"].items()}
    return {
        "commands": {
            each.value: Entry(tuple(phrases["command"][each.value]), letters.get(each.value, ""))
            for each in SPECS
            if each not in (Command.PLACE, Command.ABSENT)
        },
        "places": {each.value: Entry(tuple(phrases["place"][each.value])) for each in BoardPart},
        "whose": {each.value: Entry(tuple(phrases["whose"][each.value])) for each in Whose},
        "settings": {each.name: _setting(each, phrases, wording, language) for each in PREFERENCES},
        "options": {
            name: _option(name, wording) for name in vars(options.parse([])) if name != "command"
        },
    }


def _setting(
    preference: Preference, phrases: Mapping[str, Any], wording: Wording, language: str
) -> Entry:
    words = phrases["values"]
    values = (*preference.offered(), *preference.unlisted)
    numbers = preference.between
    return Entry(
        tuple(phrases["settings"][preference.name]),
        wording.file.format(
            f"{preference.name}-{language}" if preference.is_per_language else preference.name
        ),
        wording.numbers.format(numbers[0], numbers[-1]) if numbers else "",
        {
            value: Entry(
                # A number is shown as it is: its words would be numbers of something else.
                tuple(words.get(preference.word(value), ())) if value in preference.offered() else (),
                wording.file.format(value),
            )
            for value in values
        },
    )


def _option(name: str, wording: Wording) -> Entry:
    """An option with the values that it itself names when it refuses one."""
    option = f"--{name.replace('_', '-')}"
    values = ""
    try:
        options.parse([option, "?"])
    except options.UsageError as error:
        details = error.details
        values = details.get("allowed", "")
        if "least" in details:
            values = wording.numbers.format(details["least"], details["most"])
    return Entry((option,), values=values)


def rewritten(text: str, language: str) -> str:
    """A page with its lists as the code gives them now."""
    found = tables(language)
    lines: list[str] = []
    rest = iter(text.splitlines())
    for line in rest:
        lines.append(line)
        begins = BEGINS.fullmatch(line)
        if begins:
            lines += _list(found[begins[1]], rest, WORDINGS[language])
            lines.append(END)
    return "\n".join(lines) + "\n"


def _list(entries: Mapping[str, Entry], rest: Iterator[str], wording: Wording) -> Iterator[str]:
    """The lines up to the end of the list; headings and paragraphs among the items are kept."""
    missing = dict(entries)
    children: dict[str, Entry] = {}
    item: Item | None = None

    def finished() -> Iterator[str]:
        """The item that was read last, as it is to be."""
        nonlocal children
        if item is None:
            return
        among = children if item.indent else missing
        name = _named(item.key, among)
        entry = among.pop(name)
        if not item.indent:
            yield from _written(children, "  ", wording)
            children = dict(entry.children)
        yield from _lines(item, entry, wording)

    for line in rest:
        found = ITEM.fullmatch(line)
        if item and not found and line.startswith(f"{item.indent}  "):
            _read(line, item, wording)
            continue
        yield from finished()
        item = None
        if line == END:
            break
        if found:
            item = Item(found["indent"], found["key"], [found["text"].strip()])
        else:
            yield line
    yield from _written(children, "  ", wording)
    yield from _written(missing, "", wording)


def _named(key: str, entries: Mapping[str, Entry]) -> str:
    """The id of the one entry that a key word belongs to."""
    for word in (key, normalise(key)):
        for name, entry in entries.items():
            if word == name or word in entry.words:
                return name
    raise ValueError(f"the item {key!r} is twice in the list, or nothing is called so")


def _read(line: str, item: Item, wording: Wording) -> None:
    """A line below the first of an item: generated, or more of the explanation."""
    line = line.strip()
    if line.startswith(f"{wording.also}: "):
        item.shown = line.removeprefix(f"{wording.also}: ").removesuffix(".").split(", ")
    elif not line.startswith(f"{wording.values}: "):
        item.text.append(line)


def _lines(item: Item, entry: Entry, wording: Wording) -> Iterator[str]:
    label = f", {entry.label}" if entry.label else ""
    yield f"{item.indent}- {item.key}{label}: {item.text[0]}".rstrip()
    margin = f"{item.indent}  "
    yield from (margin + line for line in item.text[1:])
    wanted = [word for word in entry.words if word not in (item.key, normalise(item.key))]
    kept = [word for word in item.shown if normalise(word) in wanted]
    plain = [normalise(word) for word in kept]
    others = kept + [word for word in wanted if word not in plain]
    if others:
        yield f"{margin}{wording.also}: {', '.join(others)}."
    if entry.values:
        yield f"{margin}{wording.values}: {entry.values}."


def _written(entries: Mapping[str, Entry], indent: str, wording: Wording) -> Iterator[str]:
    """Items that nobody has explained yet."""
    for name, entry in entries.items():
        key = entry.words[0] if entry.words else name
        yield from _lines(Item(indent, key, [""]), entry, wording)


def families_listed(text: str, language: str) -> list[list[str]]:
    """For each heading of the list of commands, the ids of the commands below it, in their order."""
    entries = dict(tables(language)["commands"])
    found: list[list[str]] = []
    for line in text.partition("<!-- commands: ")[2].partition(END)[0].splitlines():
        item = ITEM.fullmatch(line)
        if line.startswith("## "):
            found.append([])
        elif item:
            found[-1].append(_named(item["key"], entries))
            del entries[found[-1][-1]]
    return found


def unexplained(text: str) -> list[str]:
    """The key words of items without a sentence of their own."""
    inside = False
    found = []
    for line in text.splitlines():
        inside = bool(BEGINS.fullmatch(line)) or (inside and line != END)
        item = ITEM.fullmatch(line)
        if inside and item and not item["text"].strip():
            found.append(item["key"])
    return found

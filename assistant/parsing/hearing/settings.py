"""What a recogniser is told to expect of settings and of help: names, values, topics."""

from collections.abc import Iterator, Mapping, Sequence

from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import Head, Vocabulary, languages_understood

_NUMBERS = 4
"""With how many numbers the name of a setting stands that is nothing else; others stand with half."""

_NUMBERED = frozenset({"level", "rate", "volume", "speaker", "window", "patience"})
"""Settings that are numbers and nothing else."""

_SWITCHES = frozenset({"on", "off"})
_VALUES: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(
        ("settling", "touch", "repeating", "tones", "following", "ahead", "countdown"), _SWITCHES
    ),
    "level": frozenset({"easier", "harder"}),
    "language": frozenset(languages_understood()),
    "voice": frozenset({"auto", "own", "reader", "off"}),
    "verbosity": frozenset({"brief", "normal", "full"}),
    "coach": frozenset({"off", "exists", "squares", "why"}),
    "cells": frozenset({"unlimited"}),
    "sounds": _SWITCHES
    | {"accepted", "moved", "captured", "promoted", "refused", "must-capture", "time"},
    "listen": frozenset({"off", "on", "push", "open"}),
    "learning": _SWITCHES | {"forget"},
    "opening": frozenset({"usual", "this"}),
    "marks": frozenset({"on", "few", "minute", "off"}),
    "view": frozenset({"own", "white"}),
    "letters": frozenset({"auto", "words"}),
}
"""The values that are said behind each setting that is not a number alone."""


def settings(words: Vocabulary, numbers: Sequence[str]) -> Iterator[str]:
    """Settings with their values: the first name of each with all, with the others they take turns.

    `numbers` are the names of those that have words, in order.
    """
    topics = [topic for topic in words.topics if topic not in words.settings]
    helped, set_ = (_first(words, command) for command in (Command.HELP, Command.SETTINGS))
    yield from (f"{helped} {topic}" for topic in topics)
    names = list(words.settings)
    for at, name in enumerate(names):
        yield f"{set_} {name}"
        turns = _NUMBERS if words.settings[name] in _NUMBERED else _NUMBERS // 2
        yield from (f"{name} {numbers[(at + turn) % len(numbers)]}" for turn in range(turns))
    firsts = {setting: name for name, setting in reversed([*words.settings.items()])}
    for setting, name in firsts.items():
        yield from (f"{name} {value}" for value in _values(words, setting))
    yield from (f"{names[at % len(names)]} {value}" for at, value in enumerate(words.values))


def _values(words: Vocabulary, setting: str) -> list[str]:
    """The words of values that are said behind a setting."""
    own = _VALUES.get(setting, frozenset())
    return [word for word, value in words.values.items() if value in own]


def _first(words: Vocabulary, command: Command) -> str:
    return next(phrase for phrase, heads in words.heads.items() if heads[0] == Head(command))

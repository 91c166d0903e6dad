"""The table of what can be set: each setting is described once, and belongs to one of three."""

from dataclasses import fields

import pytest

from assistant.settings.equipment import Equipment
from assistant.settings.preferences import PREFERENCES, Preference
from assistant.settings.settings import Settings
from assistant.settings.taste import Taste
from assistant.settings.terms import Terms

THREE = (Terms, Taste, Equipment)


def names(kind: type) -> set[str]:
    return {each.name for each in fields(kind)}


def test_no_setting_belongs_to_two() -> None:
    every = [name for kind in THREE for name in names(kind)]
    assert len(every) == len(set(every))
    assert set(every) == names(Settings)


def test_the_three_of_some_settings_are_those_settings() -> None:
    some = Settings(language="en", level=3, listen="push", cells=40)
    told = {}
    for each in (some.terms, some.taste, some.equipment):
        told |= {name: getattr(each, name) for name in names(type(each))}
    assert Settings(**told) == some


def test_no_setting_is_described_twice() -> None:
    described = [each.name for each in PREFERENCES]
    assert len(described) == len(set(described))


def values_of(preference: Preference) -> list[str]:
    numbers = preference.between or range(0)
    ends = [str(numbers[place]) for place in (0, -1)] if numbers else []
    return [*preference.offered(), *preference.unlisted, *ends]


@pytest.mark.parametrize("preference", PREFERENCES, ids=lambda each: each.name)
def test_a_setting_changes_what_it_is_of_and_nothing_else(preference: Preference) -> None:
    changed: set[str] = set()
    for base in (Settings(), Settings(language="en", level=7, movetime=2.0)):
        for value in values_of(preference):
            if value in preference.acts:
                continue
            after = preference.put(base, value)
            assert preference.get(after) == value
            assert preference.accepts(value)
            changed |= {each for each in names(Settings) if getattr(after, each) != getattr(base, each)}
    assert changed
    assert changed <= names(preference.of)


@pytest.mark.parametrize("preference", PREFERENCES, ids=lambda each: each.name)
def test_what_is_usual_is_how_a_game_begins(preference: Preference) -> None:
    if preference.default and preference.name != "listen":  # which is off, and by a key once it is on
        assert preference.get(Settings()) == preference.default


@pytest.mark.parametrize("preference", PREFERENCES, ids=lambda each: each.name)
def test_only_what_it_is_can_be_kept(preference: Preference) -> None:
    for value in values_of(preference):
        kept = int(value) if preference.has_numbers else value
        assert preference.accepts_kept(kept) is (value not in preference.acts)
    for strange in (None, True, 1.5, [], "", "nothing of the kind", 10**5000, -1):
        assert not preference.accepts_kept(strange)

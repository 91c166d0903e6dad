"""Families of events and effects: each kind has its place, and nothing is left to chance."""

from collections.abc import Iterator
from types import UnionType
from typing import get_args, get_type_hints

import pytest

from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.effects import FAMILIES, Effect, FileEffect, Say, TellingEffect, family_of
from assistant.dialogue.events import Event, Interrupted, Opened, kinds_of
from assistant.dialogue.letter_effects import HandOverLetter, ReadMessageFile
from assistant.loop import Loop, nobody
from assistant.settings.settings import Settings
from assistant.values import names_of


def kinds_below(family: type) -> list[type]:
    """All kinds that are defined, wherever, each once by its name.

    What a decorator has put in its place is known to its family a while longer.
    """
    every = {each.__name__: each for each in below(family)}
    return [each for each in every.values() if not each.__subclasses__()]


def below(family: type) -> Iterator[type]:
    for each in family.__subclasses__():
        yield each
        yield from below(each)


def test_every_effect_has_an_owner() -> None:
    kinds = [kind for kind in kinds_below(Effect) if kind not in FAMILIES]
    assert len(kinds) > 15
    for kind in kinds:
        assert family_of(kind) in FAMILIES, kind


@pytest.mark.parametrize("kind", [HandOverLetter, ReadMessageFile])
def test_what_is_done_with_a_message_is_of_the_files(kind: type[Effect]) -> None:
    assert family_of(kind) is FileEffect


def test_a_family_without_an_owner_is_no_loop() -> None:
    with pytest.raises(LookupError, match="nobody owns TellingEffect"):
        Loop(Dialogue(Settings()), {each: nobody for each in FAMILIES if each is not TellingEffect})


def test_an_effect_of_no_family_is_told() -> None:
    class Lost(Effect):
        pass

    with pytest.raises(LookupError, match="Lost is of no family"):
        family_of(Lost)


def test_every_event_is_of_a_family_that_the_dialogue_answers() -> None:
    kinds = kinds_of()
    assert {kind.__name__ for kind in kinds_below(Event)} == {kind.__name__ for kind in kinds}
    families = {kind.__mro__[1] for kind in kinds if kind is not Opened}
    assert Event not in families, families
    assert all(family.__name__.endswith("Event") for family in families)


LINE = {"at", "kind", "name"}


def test_no_effect_has_a_field_that_a_line_of_the_log_has() -> None:
    for kind in kinds_below(Effect):
        assert not LINE & {*names_of(kind)}, kind


@pytest.mark.parametrize("kind", kinds_of(), ids=lambda kind: kind.__name__)
def test_every_event_can_be_logged(kind: type[Event]) -> None:
    """What its fields are of is a value that JSON has, or one that the log writes and reads."""
    known = {bool, int, float, str, tuple, type(None)}
    named = {"Settings", "Route", "Position", "Reading", "KeptGame", "GameRow", "FileRow", "Confirmed"}
    hints = get_type_hints(kind)
    assert not LINE & {*names_of(kind)}, "a line of the log has these of its own"
    for name in names_of(kind):
        parts = [hints[name], *get_args(hints[name])]
        parts += [each for part in parts for each in get_args(part)]
        for part in parts:
            if isinstance(part, UnionType):
                continue
            plain = getattr(part, "__origin__", part)
            assert plain in known or plain is ... or plain.__name__ in named, (kind, name)


def test_what_fails_with_an_owner_is_handed_on_and_the_loop_goes_on() -> None:
    failed: list[Exception] = []
    told: list[str] = []

    def tell(effect: Effect) -> None:
        assert isinstance(effect, Say)
        told.append(effect.utterance.text)

    def fail(effect: Effect) -> None:
        raise RuntimeError("no")

    owners = dict.fromkeys(FAMILIES, fail) | {TellingEffect: tell}
    loop = Loop(Dialogue(Settings()), owners, on_failure=failed.append)
    loop.take(Opened(Settings()))
    loop.take(Interrupted())
    loop.take(Interrupted())
    assert told
    assert [str(error) for error in failed] == ["no", "no"]  # of Record and Quit


def test_what_is_printed_to_nobody_ends_the_loop() -> None:
    def gone(effect: Effect) -> None:
        raise OSError("gone")

    owners = dict.fromkeys(FAMILIES, nobody) | {TellingEffect: gone}
    loop = Loop(Dialogue(Settings()), owners, on_failure=lambda error: None)
    with pytest.raises(OSError, match="gone"):
        loop.take(Opened(Settings()))

"""Clocks in the log: what a game is played on is read back, and logs of before there were any too."""

import json

import pytest

from assistant.dialogue.events import Event, Opened, TellingEnded
from assistant.game.time_control import parse_clock
from assistant.settings.settings import Settings
from assistant.store.log import LogError, format_entry, parse_event


def read_back(event: Event, **changes: object) -> Event | None:
    entry = format_entry(event)
    if changes:
        entry["settings"] |= changes
    return parse_event(json.dumps(entry))


def test_the_clocks_of_a_game_are_read_as_they_were_written() -> None:
    settings = Settings(
        white_clock=parse_clock("40/2h:1h+30"), black_clock=parse_clock("5d3"), clock_after="move"
    )
    found = read_back(Opened(settings))
    assert isinstance(found, Opened)
    assert found.settings.terms == settings.terms
    assert read_back(TellingEnded(7)) == TellingEnded(7)


def test_a_log_of_before_there_were_clocks_is_read() -> None:
    entry = format_entry(Opened(Settings()))
    for name in ("white_clock", "black_clock", "clock_after"):
        del entry["settings"][name]
    found = parse_event(json.dumps(entry))
    assert isinstance(found, Opened)
    assert found.settings.terms == Settings().terms


@pytest.mark.parametrize("damaged", ["", "ten", None, [5]])
def test_a_clock_that_is_none_is_told(damaged: object) -> None:
    with pytest.raises(LogError):
        read_back(Opened(Settings()), white_clock=damaged)

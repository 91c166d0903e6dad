"""Time controls are read as they are written, from the command line and from files."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.game.time_control import (
    ClockError,
    Period,
    TimeControl,
    format_clock,
    format_time_control,
    parse_clock,
    parse_time_control,
    sudden_death,
)
from tests.game.support.controls import CONTROLS


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("10", sudden_death(600)),
        ("10m", sudden_death(600)),
        ("10+5", sudden_death(600, 5)),
        ("5d3", sudden_death(300, delay=3)),
        ("90s", sudden_death(90)),
        ("0.5", sudden_death(30)),
        ("1h30", sudden_death(5400)),
        ("1h30m", sudden_death(5400)),
        ("2m30+1.5", sudden_death(150, 1.5)),
        ("1h0m10s", sudden_death(3610)),
        ("1h30m10", sudden_death(5410)),
        ("40/120:60", TimeControl((Period(7200, 40), Period(3600)))),
        ("40/2h:20/1h:30+30", TimeControl((Period(7200, 40), Period(3600, 20), Period(1800, 0, 30)))),
        ("20/5", TimeControl((Period(300, 20),))),
        ("none", None),
    ],
)
def test_what_the_command_line_says_of_time(text: str, control: TimeControl | None) -> None:
    assert parse_clock(text) == control
    assert parse_clock(format_clock(control)) == control


@pytest.mark.parametrize(
    "text",
    [
        *("", "0", "+5", "10+", "10d", "10+5d3", "10d3+5", "-5", "1e3", "ten", "10:60", "0/10", "/10"),
        *(
            "40/",
            "1000/5",
            "40/0",
            "99999999999",
            "241h",
            "10+3601",
            "10h10h",
            "10s5",
            "1m1h",
            "nan",
            "٥",
        ),
        *("1/1:1/1:1/1:1/1:1/1:1", "10.", ".5", "1.2345", "inf", " 10", "10 "),
    ],
)
def test_what_is_no_time_control(text: str) -> None:
    with pytest.raises(ClockError):
        parse_clock(text)


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("40/7200:3600", TimeControl((Period(7200, 40), Period(3600)))),
        ("4800+60", sudden_death(4800, 60)),
        ("3600", sudden_death(3600)),
        ("300d3", sudden_death(300, delay=3)),
        ("-", None),
    ],
)
def test_the_tag_of_a_file(text: str, control: TimeControl | None) -> None:
    assert parse_time_control(text) == control
    assert format_time_control(control) == text


@pytest.mark.parametrize("text", ["?", "*120", "", "10m", "none", "40/", "--"])
def test_a_tag_that_says_nothing_that_is_known(text: str) -> None:
    with pytest.raises(ClockError):
        parse_time_control(text)


@given(CONTROLS)
def test_a_time_control_is_read_as_it_was_written(control: TimeControl) -> None:
    assert parse_clock(format_clock(control)) == control
    assert parse_time_control(format_time_control(control)) == control


@given(st.text(max_size=30) | st.text("0123456789/:+dhms.", max_size=12))
def test_whatever_is_typed_is_a_time_control_or_told_to_be_none(text: str) -> None:
    for parse, form in ((parse_clock, format_clock), (parse_time_control, format_time_control)):
        try:
            control = parse(text)
        except ClockError:
            continue
        if control:
            assert all(each.seconds > 0 for each in control.periods)
            assert parse(form(control)) == control

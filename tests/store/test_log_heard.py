"""What was heard, and what is known of who said it, goes through the log unchanged."""

import json

import pytest

from assistant.dialogue.effects import AdaptEar, KeepMove
from assistant.dialogue.events import ConfusionsKnown, Event, UtteranceHeard
from assistant.parsing.hearing.adapting import Confirmed
from assistant.store.log import LogError, format_entry, parse_event

MOVE = Confirmed(3.25, 10.0, -1.5, 0.4, None, -21.3, is_corrected=True)


@pytest.mark.parametrize(
    "event",
    [
        UtteranceHeard((("ventidue diciotto", 0.0), ("uno", -2.5)), -20.5, 31.0, 0.4, 1.6, by=2),
        UtteranceHeard((("sì", 0.0),)),
        ConfusionsKnown(((22, 23, 3),), (MOVE, MOVE)),
        ConfusionsKnown((), ()),
    ],
)
def test_an_event_is_read_as_it_was_written(event: Event) -> None:
    assert parse_event(json.dumps(format_entry(event))) == event


def test_logs_of_before_there_was_more_are_read() -> None:
    line = {"kind": "event", "name": "UtteranceHeard", "alternatives": [["uno", 0]], "by": 1}
    assert parse_event(json.dumps(line)) == UtteranceHeard((("uno", 0.0),))
    line = {"kind": "event", "name": "ConfusionsKnown", "learnt": [[22, 23, 3]]}
    assert parse_event(json.dumps(line)) == ConfusionsKnown(((22, 23, 3),))


def test_a_damaged_line_is_an_error_or_has_less() -> None:
    line = {"kind": "event", "name": "ConfusionsKnown", "learnt": [], "moves": [[1, 2], "x", 3]}
    assert parse_event(json.dumps(line)) == ConfusionsKnown((), ())
    with pytest.raises(LogError):
        parse_event(json.dumps(line | {"learnt": 5}))


def test_what_the_ear_is_told_and_what_is_kept_stands_there() -> None:
    assert format_entry(AdaptEar(0.9, 12.0)) == {
        **{"kind": "effect", "name": "AdaptEar", "wait": 0.9, "gain": 12.0, "to": 1}
    }
    told = json.loads(json.dumps(format_entry(KeepMove(MOVE))))
    assert told["how"] == [*MOVE]
    assert parse_event(json.dumps(told)) is None

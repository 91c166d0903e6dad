"""What a DGT board tells."""

import pytest

from assistant.tactile.dgt import Dgt
from assistant.tactile.messages import Alive, Changed, Dumped, Faulted, Introduced
from tests.tactile.support.dgt_messages import (
    BATTERY_FULL,
    BATTERY_LOW,
    BATTERY_LOW_CHARGING,
    BUS_ADDRESS,
    CLOCK,
    DUMP_8X8,
    DUMP_10X10,
    DUMP_50B,
    DUMP_50W,
    LONG_SERIAL,
    SERIAL,
    SERIAL_OF_1998,
    START_8X8,
    TRADEMARK,
    UPDATE,
    VERSION,
    dumps,
    told,
)


def test_a_dump_of_64_fields() -> None:
    introduction, dump = told(DUMP_8X8)
    assert introduction == Introduced(maker="DGT", fields=64, sense="pce")
    assert dump == Dumped(tuple(START_8X8))


@pytest.mark.parametrize(
    ("dump", "fields"), [(DUMP_10X10, 100), (DUMP_50B, 50), (DUMP_50W, 50), (DUMP_8X8, 64)]
)
def test_the_length_of_a_dump_says_how_many_fields_there_are(dump: bytes, fields: int) -> None:
    messages = told(dump)
    assert messages[0] == Introduced(maker="DGT", fields=fields, sense="pce")
    assert dumps(messages) == [tuple(dump[3:])]
    assert len(dumps(messages)[0]) == fields


def test_kings_and_codes_that_nobody_knows_come_as_they_are() -> None:
    assert dumps(told(bytes.fromhex("94 00 35") + bytes([7, 10, 15, 127, 0] * 10))) == [
        (7, 10, 15, 127, 0) * 10
    ]


def test_version_and_serial_number_add_to_the_introduction() -> None:
    assert told(VERSION, SERIAL, DUMP_8X8)[:3] == [
        Introduced("DGT", version="1.02", sense="pce"),
        Introduced("DGT", "01025", "1.02", sense="pce"),
        Introduced("DGT", "01025", "1.02", 64, "pce"),
    ]


def test_what_is_known_already_is_only_a_sign_of_life() -> None:
    assert told(SERIAL, SERIAL, VERSION, VERSION)[1::2] == [Alive(), Alive()]


def test_a_serial_number_is_as_long_as_its_message_says() -> None:
    assert told(SERIAL_OF_1998) == [Introduced("DGT", "01025 1.0", sense="pce")]


def test_the_long_serial_number_counts_where_there_is_no_other() -> None:
    assert told(LONG_SERIAL) == [Introduced("DGT", "3001234567", sense="pce")]
    assert told(SERIAL, LONG_SERIAL)[1:] == [Alive()]


def test_a_text_is_kept_without_what_cannot_be_printed() -> None:
    board = Dgt()
    assert told(TRADEMARK, board=board) == [Alive()]
    assert board.trademark == "DGT  v1.0"
    assert told(b"\x91\x00\x08\x1b[31m", board=board) == [Introduced("DGT", "[31m", sense="pce")]


def test_clock_and_bus_are_signs_of_life() -> None:
    assert told(CLOCK, BUS_ADDRESS) == [Alive(), Alive()]


def test_a_low_battery_is_told_once() -> None:
    assert told(BATTERY_FULL, BATTERY_LOW, BATTERY_LOW) == [Alive(), Faulted("battery", "9%"), Alive()]
    assert told(BATTERY_LOW, BATTERY_LOW_CHARGING, BATTERY_LOW)[2:] == [Faulted("battery", "9%")]
    assert told(BATTERY_LOW_CHARGING) == [Alive()]


def test_a_battery_as_short_as_the_header_has_it() -> None:
    assert told(bytes.fromhex("A0 00 07 09 00 1E 00")) == [Faulted("battery", "9%")]


def test_no_battery_has_more_than_all() -> None:
    board = Dgt()
    assert told(bytes.fromhex("A0 00 04 7F"), board=board) == [Alive()]
    assert board.counts == {"value": 1}


def test_an_update_is_a_change_and_no_more() -> None:
    assert told(UPDATE) == [Changed(12)]


def test_a_field_that_the_board_does_not_have_is_not_told() -> None:
    board = Dgt()
    assert told(DUMP_8X8, bytes.fromhex("8E 00 05 3F 01 8E 00 05 40 01"), board=board)[2:] == [
        Changed(63),
        Changed(),
    ]
    assert board.counts == {"field": 1}


def test_where_50_fields_are_scanned_nobody_knows_their_numbers() -> None:
    assert told(DUMP_50B, UPDATE)[2:] == [Changed()]
    assert told(UPDATE, board=Dgt(numbering="dark")) == [Changed()]

"""The bytes of a DGT board in whatever pieces they come, and bytes that are no message."""

import os
import time
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.tactile.dgt import Dgt
from assistant.tactile.messages import Changed
from tests.tactile.support.dgt_messages import (
    DUMP_8X8,
    DUMP_10X10,
    EEPROM,
    EVERYTHING,
    START_8X8,
    STREAM,
    UPDATE,
    dumps,
    told,
)


@pytest.mark.parametrize("message", EVERYTHING)
def test_byte_by_byte_and_at_each_place_where_it_can_be_split(message: bytes) -> None:
    whole = told(message)
    assert told(*(bytes([each]) for each in message)) == whole
    for at in [*range(1, min(len(message), 110)), len(message) - 1]:
        assert told(message[:at], message[at:]) == whole


@pytest.mark.parametrize("message", EVERYTHING)
def test_after_a_message_that_was_cut_short_the_next_one_is_understood(message: bytes) -> None:
    for at in [*range(1, min(len(message), 110)), len(message) - 1]:
        board = Dgt()
        assert dumps(told(message[:at] + DUMP_8X8, board=board)) == [tuple(START_8X8)]
        assert board.counts.total() > 0


@pytest.mark.parametrize("length", [0, 1, 2, 3, 4, 6, 66, 68, 102, 104, 127])
def test_a_dump_of_impossible_length_is_dropped(length: int) -> None:
    board = Dgt()
    assert dumps(told(bytes([0x86, 0, length]) + bytes(64) + DUMP_8X8, board=board)) == [
        tuple(START_8X8)
    ]
    assert board.counts == {"length": 1, "noise": 64}


def test_the_longest_length_is_not_waited_for() -> None:
    assert dumps(told(bytes.fromhex("86 7F 7F") + DUMP_8X8)) == [tuple(START_8X8)]
    assert dumps(told(bytes.fromhex("8F 7F 7F") + DUMP_8X8)) == [tuple(START_8X8)]


def test_a_start_inside_a_payload_begins_a_message_with_that_very_byte() -> None:
    board = Dgt()
    assert told(DUMP_8X8[:40] + UPDATE, board=board) == [Changed(12)]
    assert board.counts == {"cut short": 1}


def test_a_start_inside_a_header_begins_a_message_too() -> None:
    assert told(b"\x86" + UPDATE) == [Changed(12)]
    assert told(b"\x86\x00" + UPDATE) == [Changed(12)]
    assert told(b"\x8e\x00\x05\x8e\x8e" + UPDATE) == [Changed(12)]


def test_garbage_when_the_line_is_opened() -> None:
    board = Dgt()
    assert told(bytes.fromhex("04 00 7F FE 00 80 33"), UPDATE, board=board) == [Changed(12)]
    assert board.counts == {"noise": 7}


def test_messages_that_are_not_known_are_noise() -> None:
    board = Dgt()
    assert told(bytes.fromhex("A5 00 05 01 02") + UPDATE, board=board) == [Changed(12)]
    assert board.counts == {"noise": 5}


def test_the_contents_of_the_eeprom_are_swallowed() -> None:
    board = Dgt()
    chunks = [EEPROM[at : at + 90] for at in range(0, len(EEPROM), 90)]
    assert told(*chunks, UPDATE, board=board) == [Changed(12)]
    assert board.counts == {"eeprom": 1}


def test_an_eeprom_that_ends_too_soon_costs_nothing() -> None:
    board = Dgt()
    assert told(EEPROM[:5000] + UPDATE[:2], UPDATE[2:], board=board) == [Changed(12)]
    assert board.counts == {"eeprom": 1, "cut short": 1}


def test_half_a_message_is_given_up_after_half_a_second() -> None:
    board = Dgt()
    board.receive(DUMP_8X8[:40], 1.0)
    assert board.receive(b"", 1.25) == []
    assert board.receive(DUMP_8X8[40:], 1.625) == []
    assert board.counts == {"cut short": 1, "noise": 27}


def test_half_a_message_may_come_slowly() -> None:
    board = Dgt()
    messages = [
        each for at, byte in enumerate(DUMP_8X8) for each in board.receive(bytes([byte]), at * 0.4)
    ]
    assert dumps(messages) == [tuple(START_8X8)]


def test_half_an_eeprom_is_given_up_too() -> None:
    board = Dgt()
    board.receive(EEPROM[:100], 1.0)
    assert board.receive(b"", 2.0) == []
    assert board.receive(UPDATE + bytes(10), 2.0) == [Changed(12)]
    assert board.counts == {"eeprom": 1, "cut short": 1, "noise": 10}


@given(st.binary(max_size=300), st.integers(0, 300))
def test_any_bytes_in_two_chunks_are_the_same_as_in_one(data: bytes, at: int) -> None:
    one, two = Dgt(), Dgt()
    assert told(data, board=one) == told(data[:at], data[at:], board=two)
    assert one.counts == two.counts


PIECES = st.one_of(st.sampled_from([*EVERYTHING, STREAM]), st.binary(max_size=9))


@given(st.lists(PIECES, max_size=8), st.lists(st.integers(1, 90), min_size=1))
def test_messages_and_garbage_in_any_chunks(pieces: list[bytes], sizes: list[int]) -> None:
    data, at = b"".join(pieces), 0
    chunks: list[bytes] = []
    while at < len(data):
        size = sizes[len(chunks) % len(sizes)] if at < 600 else 4096
        chunks.append(data[at : at + size])
        at += size
    one, many = Dgt(), Dgt()
    assert told(data, board=one) == told(*chunks, board=many)
    assert one.counts == many.counts


@given(st.integers(0, len(STREAM) * 8 - 1), st.integers(0, len(STREAM)))
def test_flipped_bits_and_lost_bytes_spoil_no_other_dump(bit: int, lost: int) -> None:
    spoilt = bytearray(STREAM)
    spoilt[bit // 8] ^= 1 << bit % 8
    del spoilt[lost : lost + 1]
    assert dumps(told(bytes(spoilt) + DUMP_10X10))[-1] == tuple(DUMP_10X10[3:])


def test_ten_megabytes_of_noise_are_read_quickly_and_not_kept() -> None:
    data = os.urandom(10_000_000)
    board = Dgt()
    begun = time.perf_counter()
    board.receive(data, 0.0)
    assert time.perf_counter() - begun < 2
    tracemalloc.start()
    for at in range(0, 1_000_000, 500):
        board.receive(data[at : at + 500], 0.0)
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < 20_000

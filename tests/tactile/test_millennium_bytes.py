"""The characters of a ChessLink board in whatever pieces they come, and what is no message."""

import os
import time
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.tactile.messages import Dumped
from assistant.tactile.millennium import Millennium
from tests.tactile.support.millennium_messages import (
    CROWNED,
    EVERYTHING,
    ROOKS,
    START,
    STATUS,
    STREAM,
    VERSION,
    WHO,
    dumps,
    told,
)


@pytest.mark.parametrize("message", EVERYTHING)
def test_byte_by_byte_and_at_each_place_where_it_can_be_split(message: bytes) -> None:
    whole = told(message)
    assert len(whole) == 1
    assert told(*(bytes([each]) for each in message)) == whole
    for at in range(1, len(message)):
        assert told(message[:at], message[at:]) == whole


@pytest.mark.parametrize("message", EVERYTHING)
def test_after_a_message_that_was_cut_short_the_next_one_is_understood(message: bytes) -> None:
    for at in range(1, len(message)):
        board = Millennium()
        assert dumps(told(message[:at] + STATUS, board=board)) == [START]
        assert board.counts == {"noise": at}


@pytest.mark.parametrize("message", EVERYTHING)
def test_a_message_without_its_letter_is_noise(message: bytes) -> None:
    board = Millennium()
    assert told(message[1:] + STATUS, board=board) == [Dumped(tuple(START))]
    assert board.counts["noise"] == len(message) - 1


def test_wrong_digits_at_the_end() -> None:
    board = Millennium()
    assert told(b"s" + START + b"72", board=board) == []
    assert board.counts == {"block parity": 1, "noise": 67}
    assert told(VERSION[:-1] + b"5" + VERSION, board=board) == [WHO]


def test_two_letters_that_changed_places_are_not_noticed() -> None:
    """An exclusive or cannot tell: that is why a status counts only when it has stood for a while."""
    assert dumps(told(b"s." + b"p" + START[2:] + b"73")) == [b".p" + START[2:]]


@pytest.mark.parametrize(
    "wrong",
    [
        b"s" + b"." * 63 + b"73",
        b"s" + b"." * 65 + b"73",
        b"s" + b"." * 63 + b"?" + b"62",
        b"v01g320",
        b"v010374"[:-1] + b"\n",
        b"l6c",
        b"S53",
        b"\x00\xff\r\n",
    ],
)
def test_what_is_no_message(wrong: bytes) -> None:
    board = Millennium()
    assert told(wrong + STATUS, board=board) == [Dumped(tuple(START))]
    assert board.counts["noise"] == len(wrong)


def test_a_black_rook_is_no_answer_about_a_register() -> None:
    assert dumps(told(ROOKS[:50], ROOKS[50:])) == [b"r" * 64]


def test_half_a_message_is_given_up_after_half_a_second() -> None:
    board = Millennium()
    board.receive(STATUS[:60], 1.0)
    assert board.receive(b"", 1.25) == []
    assert board.receive(STATUS[60:], 1.625) == []
    assert board.counts == {"cut short": 1, "noise": 7}
    board.receive(STATUS[:60], 3.0)
    assert dumps(board.receive(STATUS[60:], 3.5)) == [START]


# Anything may come.

LETTERS = st.binary(max_size=9) | st.text("slxvwr.pPrBF0123", max_size=80).map(str.encode)
PIECES = st.sampled_from([*EVERYTHING, STREAM]) | LETTERS


@given(st.lists(PIECES, max_size=8), st.lists(st.integers(1, 70), min_size=1), st.booleans())
def test_any_chunks_are_the_same_as_one(
    pieces: list[bytes], sizes: list[int], has_parity_bits: bool
) -> None:
    data, at = b"".join(pieces), 0
    chunks: list[bytes] = []
    while at < len(data):
        size = sizes[len(chunks) % len(sizes)]
        chunks.append(data[at : at + size])
        at += size
    one = Millennium(has_parity_bits=has_parity_bits)
    many = Millennium(has_parity_bits=has_parity_bits)
    assert told(data, board=one) == told(*chunks, board=many)
    one.receive(b"", 9.0)
    many.receive(b"", 9.0)
    assert one.counts == many.counts


@given(st.integers(0, len(STATUS) * 8 - 1))
def test_one_flipped_bit_spoils_a_status_and_nothing_else(bit: int) -> None:
    spoilt = bytearray(STATUS)
    spoilt[bit // 8] ^= 1 << bit % 8
    is_eighth = bit % 8 == 7
    assert dumps(told(bytes(spoilt) + CROWNED)) == [START] * is_eighth + [CROWNED[1:65]]


@given(st.lists(st.tuples(PIECES, st.floats(0, 4)), max_size=30))
def test_any_bytes_at_any_time_raise_nothing(events: list[tuple[bytes, float]]) -> None:
    board, now = Millennium(), 0.0
    board.begin(now)
    for data, pause in events:
        now += pause
        board.receive(data, now)
        board.is_silent(now)
        assert len(board.tick(now)) <= 167


def test_ten_megabytes_of_noise_are_read_quickly_and_not_kept() -> None:
    data = os.urandom(10_000_000)
    board = Millennium()
    begun = time.perf_counter()
    board.receive(data, 0.0)
    assert time.perf_counter() - begun < 2
    tracemalloc.start()
    for at in range(0, 1_000_000, 500):
        board.receive(data[at : at + 500], 0.0)
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < 20_000

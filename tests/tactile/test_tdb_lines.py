"""The lines of TDB/1: what is read of them, and that nothing wrong is, whatever becomes of them."""

import time
import tracemalloc
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.tactile.messages import Dumped, Faulted, Introduced, Lifted, Message, Pressed
from assistant.tactile.tdb import Tdb
from assistant.tactile.tdb_lines import checksum, framed
from tests.tactile.support.tdb_talk import (
    CONFIRM,
    DAMAGED,
    DUMP,
    HI,
    INFO,
    START,
    STATE,
    bodies,
    talking,
)

# Frames.


def test_the_check_is_the_one_that_everybody_knows() -> None:
    assert checksum(b"123456789") == b"29B1"
    assert framed("HI,0,1") == HI


@pytest.mark.parametrize(
    ("data", "read", "counts"),
    [
        (b"$HI,0,1*0876\n", ["HI,0,1"], {}),
        (b"$HI,0,1*0876\r\n", ["HI,0,1"], {}),
        (b"\n\r\n$HI,0,1*0876\n\n", ["HI,0,1"], {}),
        (b"$HI,0,1*0876", [], {}),
        (b"$HI,0,1*0877\n", [None], {"crc": 1}),
        (b"$HI,0,1*----\n", [None], {"crc": 1}),
        (b"$HI,0,1*\n", [None], {"crc": 1}),
        (b"$HI,0,1\n", [None], {"crc": 1}),
        (b"$PING,4*a637\n", [None], {"crc": 1}),
        (b"$HI,0,1*0876 \n", [None], {"crc": 1}),
        (b"$HI,0,1*0876\r\r\n", [None], {"crc": 1}),
        (b"ready\n$HI,0,1*0876\n", ["HI,0,1"], {"noise": 1}),
        (b"\xff\x00\x80$HI,0,1*0876\n", ["HI,0,1"], {"noise": 1}),
        (b"$ST,4,oooo$HI,0,1*0876\n", ["HI,0,1"], {"noise": 1}),
        # An LF that was lost takes the line before it along.
        (b"$PING,4*A637$HI,0,1*0876\n", ["HI,0,1"], {"noise": 1}),
    ],
)
def test_lines(data: bytes, read: list, counts: dict) -> None:
    assert bodies(data) == (read, counts)


def test_a_line_has_160_bytes_at_most() -> None:
    longest, longer = "X,0," + "x" * 149, "X,0," + "x" * 150
    assert len(framed(longest)) == 160
    assert bodies(framed(longest)) == ([longest], {})
    assert bodies(framed(longer)) == ([None], {"length": 1})
    assert bodies(framed(longer).replace(b"\n", b"x" * 5000 + b"\n") + HI) == (
        [None, "HI,0,1"],
        {"length": 1},
    )


def test_at_the_bench_four_hyphens_are_a_check() -> None:
    assert bodies(b"$HI,0,1*----\n", is_bench=True) == (["HI,0,1"], {})
    assert bodies(b"$HI,0,1*---\n", is_bench=True) == ([None], {"crc": 1})
    tdb = Tdb(is_bench=True)
    tdb.begin(0.0)
    assert tdb.receive(b"$INFO,0,1,me,1,32,occ*----\n", 0.0) == [Introduced("", "me", "1", 32, "occ")]


# What a board tells.


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (f"ST,2,{START}", DUMP),
        ("ST,2," + ".owbWB??" * 4, Dumped((46, 111, 119, 98, 87, 66, 63, 63) * 4)),
        (f"ST,2,{START},later", DUMP),
        ("EV,2,22,o,.,81234", Lifted(21, 111, 46, 81234)),
        ("EV,2,1,.,W,4294967295", Lifted(0, 46, 87, 4294967295)),
        ("BT,2,confirm,dn", Pressed("confirm", "dn")),
        ("BT,2,help,long", Pressed("help", "long")),
        ("ERR,2,sensor,22 stuck, or dirty", Faulted("sensor", "22 stuck, or dirty")),
        ("ERR,2,battery", Faulted("battery", "")),
    ],
)
def test_what_a_board_tells(body: str, message: Message) -> None:
    tdb = talking()
    assert tdb.receive(framed(body), 1.0) == [message]
    assert not tdb.counts


@pytest.mark.parametrize(
    "body",
    [
        "ST,2",
        "ST,2,",
        f"ST,2,{START}o",
        f"ST,2,{START[1:]}",
        f"ST,2,{START[1:]}O",
        "EV,2,0,o,.,1",
        "EV,2,33,o,.,1",
        "EV,2,22,o,,1",
        "EV,2,22,oo,.,1",
        "EV,2,22,o,.",
        "EV,2,22,o,.,",
        "EV,2,22,o,.,-1",
        "EV,2,22,o,.,4294967296",
        "EV,2,22,o,.,99999999999999999999",
        "BT,2,confirm",
        "BT,2,resign,dn",
        "BT,2,confirm,off",
        "ERR,2",
        "ERR,2,",
    ],
)
def test_what_cannot_be_is_dropped_and_told_to_the_board(body: str) -> None:
    tdb = talking()
    assert tdb.receive(framed(body), 1.0) == []
    assert tdb.tick(1.0) == framed("NO,2,2,arg")
    assert tdb.counts == {"malformed": 1}


def test_unknown_verbs_are_for_later_versions() -> None:
    tdb = talking()
    assert tdb.receive(framed("XTEMP,2,21"), 1.0) == []
    assert tdb.tick(1.0) == framed("NO,2,2,verb")
    assert tdb.counts == {"unknown": 1}


@pytest.mark.parametrize("body", ["", ",", "ST", "ST,", "ST,x", "ST,256,", "ST,-1", "ST 2", ",,,,,,"])
def test_what_has_no_number_is_dropped(body: str) -> None:
    tdb = talking()
    assert tdb.receive(framed(body), 1.0) == []
    assert tdb.tick(1.0) == b""
    assert tdb.counts == {"malformed": 1}


@pytest.mark.parametrize("fields", [32, 50, 64, 100])
def test_boards_of_every_size(fields: int) -> None:
    tdb = talking(framed(f"INFO,0,1,a,b,{fields},pce"))
    assert tdb.receive(framed("ST,2," + "b" * fields), 1.0) == [Dumped((98,) * fields)]
    assert tdb.receive(framed(f"EV,3,{fields},b,.,7"), 1.0) == [Lifted(fields - 1, 98, 46, 7)]


# Anything at all.

TALK = [
    INFO,
    STATE,
    b"$EV,2,22,o,.,81234*4371\n",
    b"$ST,3,oooooooooooo........o.oooooooooo*1C69\n",
    b"$EV,4,18,.,o,82980*6990\n",
    b"$ST,5,oooooooooooo.....o..o.oooooooooo*E021\r\n",
    CONFIRM,
    b"$BT,7,confirm,up*DD61\n",
    b"$ERR,4,sensor,22 stuck*1C08\n",
]
TOLD = [message for tdb in [Tdb()] for message in tdb.receive(b"".join(TALK), 0.0)]


def test_a_whole_conversation_is_understood() -> None:
    assert [type(each) for each in TOLD] == [
        *(Introduced, Dumped, Lifted, Dumped, Lifted, Dumped, Pressed, Pressed, Faulted)
    ]


PIECES = st.one_of(
    st.sampled_from(TALK),
    st.binary(max_size=20),
    st.text("$*,\r\n0123456789STHIBONKE", max_size=20).map(str.encode),
    st.integers(0, 300).map(lambda count: b"o" * count),
)


@given(st.lists(PIECES, max_size=12).map(b"".join), st.lists(st.integers(0, 2000), max_size=20))
def test_it_does_not_matter_in_what_pieces_bytes_come(data: bytes, cuts: list[int]) -> None:
    whole, pieces = Tdb(), Tdb()
    places = [0, *sorted(min(cut, len(data)) for cut in cuts), len(data)]
    told = [
        message for begin, end in pairwise(places) for message in pieces.receive(data[begin:end], 0.0)
    ]
    assert told == whole.receive(data, 0.0)
    assert pieces.counts == whole.counts
    assert pieces.tick(0.0) == whole.tick(0.0)


@pytest.mark.parametrize("is_bench", [False, True])
def test_byte_by_byte(is_bench: bool) -> None:
    tdb = Tdb(is_bench)
    told = [message for byte in b"".join(TALK) for message in tdb.receive(bytes([byte]), 0.0)]
    assert told == TOLD


@given(st.binary(max_size=2000), st.floats(0, 1e6))
def test_no_bytes_raise_anything(data: bytes, now: float) -> None:
    for tdb in (Tdb(), Tdb(is_bench=True), talking()):
        tdb.receive(data, now)
        tdb.tick(now)


@given(st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=150))
def test_no_body_raises_anything(body: str) -> None:
    tdb = talking()
    tdb.receive(framed(body), 1.0)
    tdb.receive(framed(f"INFO,{body}"), 1.0)
    tdb.receive(framed(f"EV,3,{body}"), 1.0)
    tdb.tick(1.0)


@given(st.sets(st.integers(0, 8 * sum(map(len, TALK)) - 1), min_size=1, max_size=3))
def test_flipped_bits_never_give_a_wrong_message(bits: set[int]) -> None:
    data = bytearray(b"".join(TALK))
    for bit in bits:
        data[bit // 8] ^= 1 << bit % 8
    wanted = iter(TOLD)
    for message in Tdb().receive(bytes(data), 0.0):
        assert message in wanted  # what is told is told in its order


def test_noise_costs_little_time_and_no_memory() -> None:
    noise = Random(7).randbytes(10_000_000)
    tdb = talking()
    began = time.perf_counter()
    for begin in range(0, len(noise), 4096):
        assert tdb.receive(noise[begin : begin + 4096], 1.0) == []
    tdb.tick(1.0)
    assert time.perf_counter() - began < 2


@pytest.mark.parametrize("line", [b"x", framed("XTEMP,2,21"), framed("BT,3,confirm,dn"), DAMAGED])
def test_what_is_kept_does_not_grow(line: bytes) -> None:
    tdb = talking()
    tdb.receive(line * 500, 1.0)
    tracemalloc.start()
    for _ in range(20):
        tdb.receive(line * 50, 1.0)
        tdb.buzz(440, 120, 1)
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < 20_000
    assert len(tdb.tick(1.0)) < 300

"""Frames over a pipe: whole ones come through, and anything else is told from them."""

import json
import struct
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speech.process.frames import LONGEST_BYTES, FrameError, packed, read_frame

MESSAGES = st.dictionaries(
    st.text(max_size=9), st.one_of(st.integers(), st.text(), st.none()), max_size=4
)


@given(st.lists(st.tuples(MESSAGES, st.binary(max_size=99)), max_size=5))
def test_frames_come_through_in_order(frames: list) -> None:
    pipe = BytesIO(b"".join(packed(*frame) for frame in frames))
    read = [read_frame(pipe) for _ in frames]
    assert read == frames
    assert read_frame(pipe) is None


@given(st.binary(max_size=200))
def test_any_bytes_are_a_frame_an_end_or_an_error(data: bytes) -> None:
    pipe = BytesIO(data)
    try:
        while read_frame(pipe):
            pass
    except FrameError:
        pass


@given(MESSAGES, st.binary(max_size=30), st.data())
def test_a_frame_that_is_cut_off_is_an_error(message: dict, payload: bytes, data) -> None:
    whole = packed(message, payload)
    cut = data.draw(st.integers(1, len(whole) - 1))
    with pytest.raises(FrameError):
        read_frame(BytesIO(whole[:cut]))


@pytest.mark.parametrize("text", [b"[]", b"1", b"{", b"\xff", b"null"])
def test_what_is_no_object_is_an_error(text: bytes) -> None:
    with pytest.raises(FrameError):
        read_frame(BytesIO(struct.pack(">II", len(text), 0) + text))


def test_lengths_out_of_all_measure_are_not_waited_for() -> None:
    text = json.dumps({}).encode()
    with pytest.raises(FrameError):
        read_frame(BytesIO(struct.pack(">II", len(text), LONGEST_BYTES + 1) + text))

"""WAV files: every width and number of channels is the same sound, and nothing that is none gets by."""

import contextlib
import io
import math
import struct
import time
import wave
from array import array

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from speech.audio import wav as wav_module
from speech.audio.wav import ENCODING, NO_WAV, SILENT, TRUNCATED, WavError, read_wav
from tests.speech.support.wavs import chunk, wav

RATE = 16_000
WIDTHS = {(1, 8), (1, 16), (1, 24), (1, 32), (3, 32), (3, 64)}


def encoded(levels: list[float], tag: int, bits: int) -> bytes:
    """Levels from -1 to 1 as samples of this kind."""
    match tag, bits:
        case 1, 8:
            return bytes(round(127 * level) + 128 for level in levels)
        case 1, 24:
            return b"".join(struct.pack("<i", round(8388607 * level))[:3] for level in levels)
        case 1, 16 | 32:
            kind = "h" if bits == 16 else "i"
            return array(kind, [round((2 ** (bits - 1) - 1) * level) for level in levels]).tobytes()
        case _:
            return array("f" if bits == 32 else "d", levels).tobytes()


def levels_of(sound: bytes) -> list[float]:
    return [sample / 32768 for sample in array("h", sound)]


def reason(data: bytes) -> str:
    with pytest.raises(WavError) as caught:
        read_wav(data, RATE)
    return caught.value.reason


@pytest.mark.parametrize("extensible", [False, True])
@pytest.mark.parametrize("channels", [1, 2, 6])
@pytest.mark.parametrize(("tag", "bits"), sorted(WIDTHS))
def test_every_kind_of_file_is_the_same_sound(
    tag: int, bits: int, channels: int, extensible: bool
) -> None:
    levels = [0.5 * math.sin(place / 7) for place in range(500)] + [-1.0, 1.0, 0.0]
    frames = [level for level in levels for _ in range(channels)]
    data = wav(encoded(frames, tag, bits), channels=channels, bits=bits, tag=tag, extensible=extensible)
    assert levels_of(read_wav(data, RATE)) == pytest.approx(levels, abs=0.01 if bits == 8 else 0.0001)


def test_channels_are_mixed_in_equal_parts() -> None:
    samples = array("h", [1000, 3000, -5, 5, 32767, 32767]).tobytes()
    assert [*array("h", read_wav(wav(samples, channels=2), RATE))] == [2000, 0, 32767]


@pytest.mark.parametrize("rate", [8_000, 11_025, 22_050, 44_100, 48_000, 192_000])
def test_every_rate_lasts_as_long(rate: int) -> None:
    levels = [0.3 * math.sin(2 * math.pi * 440 * place / rate) for place in range(rate // 4)]
    made = levels_of(read_wav(wav(encoded(levels, 1, 16), rate=rate), RATE))
    assert len(made) == pytest.approx(RATE / 4, abs=1)
    assert max(made[1000:-1000]) == pytest.approx(0.3, abs=0.01)


def test_what_the_standard_library_writes_is_read() -> None:
    file = io.BytesIO()
    with wave.open(file, "wb") as opened:
        opened.setnchannels(1)
        opened.setsampwidth(2)
        opened.setframerate(RATE)
        opened.writeframes(b"\1\2\3\4")
    assert read_wav(file.getvalue(), RATE) == b"\1\2\3\4"


def test_chunks_that_are_not_meant_for_us_are_gone_over() -> None:
    before = chunk(b"LIST", b"odd") + chunk(b"fact", b"\0\0\0\0")
    data = wav(b"\1\2", before=before) + chunk(b"id3 ", b"more") + b"\0"
    assert read_wav(data, RATE) == b"\1\2"


def test_a_file_written_into_a_pipe_goes_to_its_end() -> None:
    data = wav(b"\1\2\3\4")
    size = data.index(b"data") + 4
    for unknown in (b"\xff\xff\xff\xff", b"\x00\xf0\xff\x7f"):
        assert read_wav(data[:size] + unknown + data[size + 4 :], RATE) == b"\1\2\3\4"


def test_a_recorder_that_was_cut_off_has_written_no_length() -> None:
    data = wav(b"\1\2\3\4")
    size = data.index(b"data") + 4
    for whole in (b"\0\0\0\0", struct.pack("<I", size - 4)):
        cut = data[:4] + whole + data[8:size] + b"\0\0\0\0" + data[size + 4 :]
        assert read_wav(cut, RATE) == b"\1\2\3\4"


def test_half_a_frame_at_the_end_is_left_out() -> None:
    assert read_wav(wav(b"\1\2\3\4\5"), RATE) == b"\1\2\3\4"


def test_numbers_that_are_none_are_silence_and_too_loud_ones_are_clipped() -> None:
    levels = [math.nan, math.inf, -math.inf, 1e30, 2.0, -2.0, 0.5]
    made = read_wav(wav(encoded(levels, 3, 32), bits=32, tag=3), RATE)
    assert [*array("h", made)] == [0, 0, 0, 0, 32767, -32768, 16384]


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", TRUNCATED),
        (b"RIFF", TRUNCATED),
        (b"not a sound at all, but text", NO_WAV),
        (b"OggS" + bytes(100), NO_WAV),
        (b"RIFF\0\0\0\0AVI LIST", NO_WAV),
        (wav(b""), SILENT),
        (wav(b"\1"), SILENT),
        (wav(b"\1\2\3\4")[:-1], TRUNCATED),
        (wav(b"\1\2\3\4")[:38], TRUNCATED),
        (wav(b"\1\2\3\4")[:25], TRUNCATED),
        (wav(b"\1\2", tag=7, bits=8), ENCODING),
        (wav(b"\1\2", tag=85), ENCODING),
        (wav(b"\1\2", bits=12), ENCODING),
        (wav(b"\1\2", rate=0), NO_WAV),
        (wav(b"\1\2", rate=4_000_000_000), NO_WAV),
        (wav(b"\1\2", channels=0), NO_WAV),
        (b"RIFF\0\0\0\0WAVE" + chunk(b"data", b"\1\2"), NO_WAV),
        (b"RIFF\0\0\0\0WAVE" + chunk(b"fmt ", b"\1\2"), NO_WAV),
    ],
)
def test_what_is_no_sound_is_told(data: bytes, expected: str) -> None:
    assert reason(data) == expected


def test_a_file_cut_off_anywhere_is_told_or_is_the_sound_so_far() -> None:
    """Only behind the sound may anything be missing."""
    data = wav(bytes(range(100)), extensible=True, before=chunk(b"LIST", b"abc"))
    for size in range(len(data)):
        assert reason(data[:size]) == TRUNCATED, size


files = st.builds(
    wav,
    st.binary(max_size=200),
    rate=st.sampled_from([0, 1, 8000, 16_000, 44_100, 2**32 // 8]),
    channels=st.integers(0, 3),
    bits=st.sampled_from([0, 8, 16, 24, 32, 64]),
    tag=st.integers(0, 8),
    extensible=st.booleans(),
    before=st.binary(max_size=20),
)


@given(files, st.lists(st.tuples(st.integers(0, 300), st.integers(0, 255)), max_size=4))
@example(wav(b"\1\2", channels=30000), [])
def test_damaged_files_are_sound_or_told(data: bytes, damage: list[tuple[int, int]]) -> None:
    damaged = bytearray(data)
    for place, byte in damage:
        if place < len(damaged):
            damaged[place] = byte
    with contextlib.suppress(WavError):  # and nothing else
        sound = read_wav(bytes(damaged), RATE)
        assert len(sound) % 2 == 0
        assert len(sound) <= 2 * (16 * len(damaged) + 1)


@given(st.binary(max_size=200))
def test_bytes_that_are_no_wav_are_told(data: bytes) -> None:
    assert reason(data) in (NO_WAV, TRUNCATED)


def test_blocks_do_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    samples = array("h", [round(9000 * math.sin(place / 9)) for place in range(3000)]).tobytes()
    data = wav(samples, rate=24_000, channels=2)
    whole = read_wav(data, RATE)
    monkeypatch.setattr(wav_module, "BLOCK", 7)
    assert read_wav(data, RATE) == whole


def test_ten_seconds_of_a_studio_take_no_time_worth_telling() -> None:
    data = wav(bytes(4 * 480_000), rate=48_000, channels=2)
    began = time.process_time()
    assert len(read_wav(data, RATE)) == pytest.approx(320_000, abs=2)
    assert time.process_time() - began < 2.0  # measured: 0.4

"""WAV files as recorders write them."""

import struct


def wav(
    samples: bytes,
    *,
    rate: int = 16_000,
    channels: int = 1,
    bits: int = 16,
    tag: int = 1,
    extensible: bool = False,
    before: bytes = b"",
) -> bytes:
    """A file with these samples; `before` are chunks that stand before the sound."""
    frame = channels * bits // 8
    outer = 0xFFFE if extensible else tag
    form = struct.pack("<HHIIHH", outer, channels, rate, rate * frame % 2**32, frame, bits)
    if extensible:
        # The rest of the identifier is the same for all that have a tag.
        identifier = struct.pack("<H", tag) + bytes.fromhex("000000001000800000aa00389b71")
        form += struct.pack("<HHI", 22, bits, 0) + identifier
    chunks = chunk(b"fmt ", form) + before + chunk(b"data", samples)
    return b"RIFF" + struct.pack("<I", 4 + len(chunks)) + b"WAVE" + chunks


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)

"""The network of a model's folder, read back from what kaldi.py wrote, so that it may learn on."""

import re
import struct
from pathlib import Path

import numpy as np

from models.training.kaldi import PRIOR_SHARE, Floats, Layer

_MOST_MARK = 65_535
_WEIGHTS, _BIAS, _PRIORS = (f"<{name}> ".encode() for name in ("LinearParams", "BiasParams", "Priors"))
_INPUT = re.compile(rb"component=affine\d+ input=(.*)\n")
_OFFSET = re.compile(rb"Offset\(\w+, (-?\d+)\)")


def network_of(folder: Path) -> tuple[list[Layer], Floats]:
    """The layers of a model, as exact as their bytes are, and how often each class was there.

    Raises OSError for a folder without a network, ValueError for one that kaldi.py has not written,
    now or when weights had four bytes.
    """
    data = (folder / "am" / "final.mdl").read_bytes()
    layers, at = [], 0
    try:
        for found in _INPUT.finditer(data):
            weights, at = _matrix(data, data.index(_WEIGHTS, at) + len(_WEIGHTS))
            bias, at = _vector(data, data.index(_BIAS, at) + len(_BIAS))
            layers.append(Layer(weights, bias, _offsets(found[1])))
        priors, _ = _vector(data, data.index(_PRIORS, at) + len(_PRIORS))
    except (struct.error, IndexError) as error:
        raise ValueError(f"{folder} is cut off: {error}") from error
    if not layers:
        raise ValueError(f"{folder} has no network of ours")
    return layers, np.asarray(priors ** (1 / PRIOR_SHARE), np.float32)


def _offsets(given: bytes) -> tuple[int, ...]:
    """The frames that a layer looks at: one that is not told is its own."""
    offsets = [int(each) for each in _OFFSET.findall(given)]
    return tuple(sorted({0, *offsets}) if given.startswith(b"Append(") else [0])


def _matrix(data: bytes, at: int) -> tuple[Floats, int]:
    """A matrix of one byte a weight ("CM") or of four ("FM"), and where it ends."""
    if data[at : at + 3] == b"FM ":
        _, rows, _, columns = struct.unpack_from("<bibi", data, at + 3)
        at += 3 + struct.calcsize("<bibi")
        floats = np.frombuffer(data, "<f4", rows * columns, at).reshape(rows, columns)
        return floats.astype(np.float32), at + floats.nbytes
    if data[at : at + 3] != b"CM ":
        raise ValueError("its weights are neither of one byte nor of four")
    least, spread, rows, columns = struct.unpack_from("<ffii", data, at + 3)
    at += 3 + struct.calcsize("<ffii")
    marks = np.frombuffer(data, "<u2", 4 * columns, at).reshape(columns, 4).astype(np.float64)
    at += 8 * columns
    steps = np.frombuffer(data, np.uint8, rows * columns, at).reshape(columns, rows)
    points = least + marks * (spread / _MOST_MARK)
    weights = [
        np.interp(row, (0, 64, 192, 255), point) for row, point in zip(steps, points, strict=True)
    ]
    return np.ascontiguousarray(np.array(weights, np.float32).T), at + rows * columns


def _vector(data: bytes, at: int) -> tuple[Floats, int]:
    if data[at : at + 3] != b"FV ":
        raise ValueError("it is not of this format")
    (size,) = struct.unpack_from("<i", data, at + 4)
    at += 8
    return np.frombuffer(data, "<f4", size, at).astype(np.float32), at + 4 * size

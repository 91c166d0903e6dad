"""Kaldi's binary format: the transition model and the nnet3 network of a model file.

The layout is that of Kaldi's own `Write` functions, little-endian; vosk 0.3.45 reads it.
"""

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

LEAST_PRIOR = 0.01
"""A class that the training hardly saw must not be made likely by being divided by next to nothing:
with the true shares, words of rare phones swallowed whole sentences."""
PRIOR_SHARE = 0.5
"""The power of the priors that is divided out. All of it is right for a network that knows how sure it
may be; one that has only heard synthesisers takes what it does not know for the rarest phones."""

_MOST_MARK = 65_535


@dataclass(frozen=True, slots=True)
class Phone:
    """A phone as decoding graphs name it: a class of the network, at a place in its word."""

    name: str
    pdf: int
    """The output of the network, from 0, that it shares with the other places."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One affine layer of the network."""

    weights: Floats
    """Rows are outputs; columns the spliced inputs, the first offset first."""
    bias: Floats
    offsets: tuple[int, ...]
    """The frames of 10 ms, relative to its own, that a layer looks at."""


def write_model(
    file: BinaryIO, phones: Sequence[Phone], layers: Sequence[Layer], priors: Floats
) -> None:
    """Write a final.mdl: phones are numbered from 1, the last layer goes into a softmax."""
    file.write(b"\0B")
    _write_transitions(file, phones)
    _write_network(file, layers)
    left = -sum(min(layer.offsets) for layer in layers)
    right = sum(max(layer.offsets) for layer in layers)
    _token(file, "<LeftContext>")
    _int(file, left)
    _token(file, "<RightContext>")
    _int(file, right)
    _token(file, "<Priors>")
    _vector(file, divided_out(priors))


def divided_out(priors: Floats) -> Floats:
    """What of the priors of the classes their likelihoods are divided by; it sums to one."""
    floored = np.maximum(priors / priors.sum(), LEAST_PRIOR) ** PRIOR_SHARE
    return np.asarray(floored / floored.sum(), np.float32)


def exit_of(phone: int) -> int:
    """The transition id that enters and leaves a phone, numbered from 1, in a reordered graph."""
    return 2 * phone


def loop_of(phone: int) -> int:
    """The transition id of staying in a phone."""
    return 2 * phone - 1


def _write_transitions(file: BinaryIO, phones: Sequence[Phone]) -> None:
    """One emitting state for each phone, with a loop and an exit."""
    numbers = range(1, len(phones) + 1)
    _token(file, "<TransitionModel>")
    _token(file, "<Topology>")
    _ints(file, numbers)
    _ints(file, [-1, *(0 for _ in phones)])
    _int(file, 1)
    _int(file, 2)
    _int(file, 0)
    _int(file, 2)
    for target in (0, 1):
        _int(file, target)
        _float(file, 0.5)
    _int(file, -1)
    _int(file, 0)
    _token(file, "</Topology>")
    _token(file, "<Triples>")
    _int(file, len(phones))
    for number, phone in zip(numbers, phones, strict=True):
        for value in (number, 0, phone.pdf):
            _int(file, value)
    _token(file, "</Triples>")
    _token(file, "<LogProbs>")
    _vector(file, np.array([0.0] + [np.log(0.5)] * (2 * len(phones)), np.float32))
    _token(file, "</LogProbs>")
    _token(file, "</TransitionModel>")


def _write_network(file: BinaryIO, layers: Sequence[Layer]) -> None:
    inputs = layers[0].weights.shape[1] // len(layers[0].offsets)
    lines = [f"input-node name=input dim={inputs}"]
    source = "input"
    for number, layer in enumerate(layers, 1):
        spliced = ", ".join(
            f"Offset({source}, {offset})" if offset else source for offset in layer.offsets
        )
        given = f"Append({spliced})" if len(layer.offsets) > 1 else spliced
        lines.append(f"component-node name=affine{number} component=affine{number} input={given}")
        squashed = f"relu{number}" if number < len(layers) else "logsoftmax"
        lines.append(f"component-node name={squashed} component={squashed} input=affine{number}")
        source = squashed
    lines.append(f"output-node name=output input={source} objective=linear")
    _token(file, "<Nnet3>")
    file.write(("\n" + "\n".join(lines) + "\n\n").encode())
    _token(file, "<NumComponents>")
    _int(file, 2 * len(layers))
    for number, layer in enumerate(layers, 1):
        _component(file, f"affine{number}")
        _affine(file, layer)
        is_last = number == len(layers)
        _component(file, "logsoftmax" if is_last else f"relu{number}")
        kind = "LogSoftmaxComponent" if is_last else "RectifiedLinearComponent"
        _nonlinear(file, kind, layer.weights.shape[0])
    _token(file, "</Nnet3>")


def _component(file: BinaryIO, name: str) -> None:
    _token(file, "<ComponentName>")
    _token(file, name)


def _affine(file: BinaryIO, layer: Layer) -> None:
    _token(file, "<FixedAffineComponent>")
    _token(file, "<LinearParams>")
    compressed(file, layer.weights)
    _token(file, "<BiasParams>")
    _vector(file, layer.bias)
    _token(file, "</FixedAffineComponent>")


def compressed(file: BinaryIO, weights: Floats) -> None:
    """Write a matrix of one byte a weight: of each column the least, both quartiles and the greatest,
    and how far between them each weight is (Kaldi's compressed-matrix.cc, "CM").
    """
    least, greatest = float(weights.min()), float(weights.max())
    spread = max(greatest - least, 1e-6)
    rows, columns = weights.shape
    _token(file, "CM")
    file.write(struct.pack("<ffii", least, spread, rows, columns))
    quartiles = np.quantile(weights, (0, 0.25, 0.75, 1), axis=0)
    marks = np.round((quartiles - least) * (_MOST_MARK / spread))
    marks[0] = np.clip(np.floor((quartiles[0] - least) * (_MOST_MARK / spread)), 0, _MOST_MARK - 3)
    for at in (1, 2, 3):  # each above the one before, as who reads it divides by the difference
        marks[at] = np.clip(marks[at], marks[at - 1] + 1, _MOST_MARK - 3 + at)
    file.write(np.ascontiguousarray(marks.T, "<u2").tobytes())
    points = least + marks * (spread / _MOST_MARK)
    steps = np.empty((columns, rows), np.uint8)
    for column in range(columns):
        places = np.interp(weights[:, column], points[:, column], (0, 64, 192, 255))
        steps[column] = np.round(places)
    file.write(steps.tobytes())


def _nonlinear(file: BinaryIO, kind: str, size: int) -> None:
    _token(file, f"<{kind}>")
    _token(file, "<Dim>")
    _int(file, size)
    for statistics in ("<ValueAvg>", "<DerivAvg>"):
        _token(file, statistics)
        _vector(file, np.zeros(0, np.float32))
    for count in ("<Count>", "<NumDimsSelfRepaired>", "<NumDimsProcessed>"):
        _token(file, count)
        file.write(struct.pack("<bd", 8, 0.0))
    _token(file, f"</{kind}>")


def _token(file: BinaryIO, token: str) -> None:
    file.write(token.encode() + b" ")


def _int(file: BinaryIO, value: int) -> None:
    file.write(struct.pack("<bi", 4, value))


def _float(file: BinaryIO, value: float) -> None:
    file.write(struct.pack("<bf", 4, value))


def _ints(file: BinaryIO, values: Sequence[int]) -> None:
    file.write(struct.pack("<bi", 4, len(values)))
    file.write(np.array(values, "<i4").tobytes())


def _vector(file: BinaryIO, values: Floats) -> None:
    _token(file, "FV")
    _int(file, len(values))
    file.write(np.ascontiguousarray(values, "<f4").tobytes())

"""The lines with which Kaldi describes how the components of a network hang together."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from speech.ear.recognizers.cursor import DamagedFile, UnknownFormat


class Component(NamedTuple):
    """The dimensions of what a component takes and gives."""

    inputs: int
    outputs: int


def check_config(
    config: bytes, components: Mapping[str, Component], furthest: int
) -> tuple[int | None, int | None]:
    """Whether all dimensions agree; those of the nodes `input` and `output`, where there are such.

    `furthest` is the most frames that an offset may have. Raises DamagedFile, UnknownFormat.
    """
    nodes = [*_nodes(config)]
    dims = {values["name"]: _given(kind, values, components) for kind, values in nodes}
    for kind, values in nodes:
        if kind in ("component-node", "output-node"):
            taken = _Descriptor(values.get("input", ""), dims, furthest).dim()
            if kind == "output-node":
                dims[values["name"]] = taken
            elif taken != components[values["component"]].inputs:
                raise DamagedFile(f"{values['name']} does not take what it is given")
    return dims.get("input"), dims.get("output")


def _nodes(config: bytes) -> Iterator[tuple[str, dict[str, str]]]:
    try:
        text = config.decode("ascii")
    except UnicodeDecodeError:
        raise DamagedFile("a configuration that is no text") from None
    for line in text.splitlines():
        kind, _, rest = line.partition(" ")
        # A value may have blanks in it, and ends before the next name.
        values = dict(re.findall(r"([\w-]+)=((?:(?! [\w-]+=).)*)", rest))
        if "name" not in values:
            raise DamagedFile(f"a node without a name: {line[:60]}")
        yield kind, values


def _given(kind: str, values: Mapping[str, str], components: Mapping[str, Component]) -> int | None:
    """The dimension of what a node gives; an output node's comes later."""
    if kind == "output-node":
        return None
    if kind == "component-node":
        if values.get("component") not in components:
            raise DamagedFile(f"{values['name']} has no component")
        return components[values["component"]].outputs
    if kind not in ("input-node", "dim-range-node"):
        raise DamagedFile(f"{kind[:60]} is no node")
    return _number(values.get("dim", ""), 1, 1_000_000)


def _number(text: str, least: int, most: int) -> int:
    if re.fullmatch(r"-?\d{1,9}", text) and least <= int(text) <= most:
        return int(text)
    raise DamagedFile(f"no number from {least} to {most}: {text[:60]}")


class _Descriptor:
    """What a node takes, such as `Append(Offset(input, -1), input)`."""

    _DEEPEST = 20

    def __init__(self, text: str, dims: Mapping[str, int | None], furthest: int) -> None:
        self._words: list[str] = re.findall(r"[\w.-]+|\S", text)[::-1]
        self._dims = dims
        self._furthest = furthest

    def dim(self) -> int:
        """Its dimension. Raises DamagedFile, UnknownFormat."""
        dim = self._part(0)
        if self._words:
            raise DamagedFile("a descriptor that goes on after its end")
        return dim

    def _part(self, depth: int) -> int:
        word = self._next()
        if not self._words or self._words[-1] != "(":
            dim = self._dims.get(word)
            if dim is None:
                raise DamagedFile(f"no node {word[:60]}")
            return dim
        if word not in ("Append", "Sum", "Offset", "IfDefined"):
            raise UnknownFormat(word)
        if depth > self._DEEPEST:
            raise DamagedFile("a descriptor without end")
        parts: list[int] = []
        while (mark := self._next()) != ")":
            if mark not in ("(", ","):
                raise DamagedFile(f"{mark[:60]} in a descriptor")
            if word == "Offset" and parts:
                _number(self._next(), -self._furthest, self._furthest)
            else:
                parts.append(self._part(depth + 1))
        if word == "Sum" and len(set(parts)) != 1:
            raise DamagedFile("a sum of different dimensions")
        return sum(parts) if word == "Append" else parts[0]

    def _next(self) -> str:
        if not self._words:
            raise DamagedFile("a descriptor that breaks off")
        return self._words.pop()

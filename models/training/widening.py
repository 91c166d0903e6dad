"""A network made wider that answers as before: some units twice, each heard as much as both were; and
one for other classes.

The idea is that of Net2Net (Chen, Goodfellow and Shlens, 2016): what a network knows is kept, and it
has room to learn more. How much of a unit each of its twins is heard as is drawn for every unit that
hears them, so that they learn different things.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from models.training.kaldi import Floats, Layer

Places = NDArray[np.int64]

_LEAST_SHARE = 0.2
"""That one of two twins has at least of what the unit had."""
_TINY = 1e-3


def widened(layers: Sequence[Layer], width: int, seed: int) -> list[Layer]:
    """The same layers with so many units in all but the last. Raises ValueError for fewer than it
    has, and for more than twice as many."""
    draw = np.random.default_rng(seed)
    made: list[Layer] = []
    taken: Places | None = None
    for layer in layers:
        weights, bias = layer.weights, layer.bias
        if taken is not None:
            weights = _heard(weights, taken, len(layer.offsets), draw)
        if layer is not layers[-1]:
            units = len(bias)
            if width < units or width > 2 * units:
                raise ValueError(f"a network of {units} units cannot become one of {width}")
            taken = np.concatenate([np.arange(units), draw.permutation(units)[: width - units]])
            weights, bias = weights[taken], bias[taken]
        made.append(Layer(np.ascontiguousarray(weights), bias, layer.offsets))
    return made


def _heard(weights: Floats, taken: Places, offsets: int, draw: np.random.Generator) -> Floats:
    """Weights on units some of which are there twice: `taken` tells which unit each of them was."""
    rows, columns = weights.shape
    units = columns // offsets
    # One share for each unit that hears, for all its offsets.
    first = draw.uniform(_LEAST_SHARE, 1 - _LEAST_SHARE, (rows, units))
    is_twin = np.bincount(taken, minlength=units) > 1
    share = np.ones((rows, len(taken)))
    share[:, :units] = np.where(is_twin, first, 1.0)
    share[:, units:] = 1 - first[:, taken[units:]]
    spliced = weights.reshape(rows, offsets, units)[:, :, taken] * share[:, None, :]
    return spliced.reshape(rows, -1).astype(np.float32)


def for_other_classes(layers: Sequence[Layer], classes: int, seed: int) -> list[Layer]:
    """The same layers with a last one that knows nothing yet, of so many classes: what a network has
    learnt of voices, rooms and noise serves another language as well.

    Its weights are drawn as small as they can be and be told apart.
    """
    *others, last = layers
    draw = np.random.default_rng(seed)
    weights = draw.normal(0, _TINY, (classes, last.weights.shape[1])).astype(np.float32)
    return [*others, Layer(weights, np.zeros(classes, np.float32), last.offsets)]

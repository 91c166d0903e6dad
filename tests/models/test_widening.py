"""A wider network answers as it did."""

import pytest

np = pytest.importorskip("numpy", reason="needs the extra `test`")

from models.training.kaldi import Layer  # noqa: E402
from models.training.widening import for_other_classes, widened  # noqa: E402

OFFSETS = [(-1, 0, 1), (-3, 0, 3), (0,)]


def layers(width: int = 12, inputs: int = 5, classes: int = 4) -> list[Layer]:
    draw = np.random.default_rng(1)
    sizes = [(width, 3 * inputs), (width, 3 * width), (classes, width)]
    return [
        Layer(
            draw.normal(0, 1, size).astype(np.float32),
            draw.normal(0, 1, size[0]).astype(np.float32),
            at,
        )
        for size, at in zip(sizes, OFFSETS, strict=True)
    ]


def answers(network: list[Layer], heard: np.ndarray) -> np.ndarray:
    """Frames by classes: each layer splices the frames at its offsets; all but the last are cut off
    at zero."""
    for place, layer in enumerate(network):
        least, most = min(layer.offsets), max(layer.offsets)
        spliced = np.concatenate(
            [heard[each - least : len(heard) - (most - each)] for each in layer.offsets], axis=1
        )
        heard = spliced @ layer.weights.T + layer.bias
        if place < len(network) - 1:
            heard = np.maximum(heard, 0)
    return heard


@pytest.mark.parametrize("width", [12, 13, 17, 24])
def test_it_answers_as_before(width: int) -> None:
    heard = np.random.default_rng(2).normal(0, 1, (40, 5)).astype(np.float32)
    before, wider = layers(), widened(layers(), width, 3)
    assert [layer.weights.shape for layer in wider] == [(width, 15), (width, 3 * width), (4, width)]
    assert [layer.offsets for layer in wider] == OFFSETS
    assert np.allclose(answers(before, heard), answers(wider, heard), atol=1e-4)


def test_twins_are_not_heard_alike() -> None:
    wider = widened(layers(), 24, 3)
    last = wider[-1].weights
    assert not np.allclose(last[:, :12], last[:, 12:], atol=1e-3)


@pytest.mark.parametrize("width", [11, 25])
def test_what_cannot_be_is_refused(width: int) -> None:
    with pytest.raises(ValueError, match="cannot become"):
        widened(layers(), width, 3)


def test_for_another_language_only_the_last_layer_is_another_one() -> None:
    before = layers(classes=4)
    other = for_other_classes(before, 7, seed=1)
    assert other[:-1] == before[:-1]
    assert other[-1].weights.shape == (7, 12)
    assert np.abs(answers(other, np.ones((40, 5)))).max() < 1

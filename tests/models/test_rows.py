"""The right row of phones against all rows: counted one by one where they are few."""

import itertools
import math

import pytest

np = pytest.importorskip("numpy", reason="needs the extra `test`")

CLASSES, EXCLUDED, OUTPUTS, FRAMES = 4, 1, 7, 3
STAY, SCALE = 0.5, 0.6


@pytest.fixture
def torch():
    return pytest.importorskip("torch")


def rows_and_sounds(torch, outputs=OUTPUTS):
    from models.training.rows import rows_of

    draw = np.random.default_rng(3)
    labels = np.repeat(draw.integers(0, CLASSES, 500), draw.integers(1, 9, 500))
    torch.manual_seed(3)
    return rows_of(labels, CLASSES, EXCLUDED), torch.randn(2, CLASSES, outputs)


def told(row):
    """The classes of the frames of a piece whose outputs have these."""
    return np.repeat(np.array(row), FRAMES)


def likely(rows, sounds, row):
    """How likely a row of classes, one for each output, is with these sounds: by hand."""
    sums = 0.0
    for before in range(CLASSES):
        chance = float(rows.first[before, row[0]])
        pair = (before, row[0])
        for now in row[1:]:
            if now == pair[1]:
                chance *= STAY
            else:
                chance *= (1 - STAY) * float(rows.third[pair[0], pair[1], now])
                pair = (pair[1], now)
        sums += chance
    return sums * math.exp(sum(SCALE * float(sounds[now, at]) for at, now in enumerate(row)))


@pytest.mark.needs_torch
def test_all_rows_are_counted_and_each_once(torch):
    from models.training.rows import TOLERANCE, surplus

    rows, sounds = rows_and_sounds(torch)
    rising = [0, 0, 0, 0, 0, 2, 3]
    labels = torch.from_numpy(np.stack([told(rising), told([3] * OUTPUTS)]))
    found, _ = surplus(sounds, labels, rows, SCALE)
    phones = [each for each in range(CLASSES) if each != EXCLUDED]
    every = sum(
        math.log(sum(likely(rows, piece, row) for row in itertools.product(phones, repeat=OUTPUTS)))
        for piece in sounds
    )
    ways = [
        (0,) * first + (2,) * second + (3,) * (OUTPUTS - first - second)
        for first in range(1, OUTPUTS)
        for second in range(1, OUTPUTS - first)
    ]
    near = [way for way in ways if all(is_near(way, at, rising, TOLERANCE) for at in range(OUTPUTS))]
    assert 1 < len(near) < len(ways)
    one = sum(
        math.log(
            sum(
                STAY ** (OUTPUTS - 1)
                * math.exp(sum(SCALE * float(piece[now, at]) for at, now in enumerate(row)))
                for row in right
            )
        )
        for piece, right in zip(sounds, [near, [(3,) * OUTPUTS]], strict=True)
    )
    assert float(found) == pytest.approx((every - one) / (2 * OUTPUTS), abs=1e-5)


def is_near(way, at, row, tolerance):
    """Whether the phone of an output is told for a frame no further than so many outputs away."""
    frames = told(row)
    reach = tolerance * FRAMES
    return way[at] in frames[max(0, at * FRAMES - reach) : at * FRAMES + reach + 1]


@pytest.mark.needs_torch
def test_the_gradient_is_that_of_the_surplus(torch):
    from models.training.rows import surplus

    rows, sounds = rows_and_sounds(torch, 10)
    of_one, of_other = [0, 2, 2, 3, 0, 0, 2, 2, 3, 3], [3, 3, 0, 0, 0, 0, 0, 0, 1, 1]
    labels = torch.from_numpy(np.stack([told(of_one), told(of_other)]))
    _, gradient = surplus(sounds, labels, rows, SCALE)
    for piece, phone, at in np.ndindex(*sounds.shape):
        step = torch.zeros_like(sounds)
        step[piece, phone, at] = 0.02
        more, less = (surplus(sounds + sign * step, labels, rows, SCALE)[0] for sign in (1, -1))
        by_steps = float(more - less) / 0.04
        assert float(gradient[piece, phone, at]) == pytest.approx(by_steps, abs=1e-4)
    assert not gradient[:, EXCLUDED].any()
    assert not gradient[1, :, 6:].any()  # nobody knows what was said there
    assert gradient[1, :, :6].any()


@pytest.mark.needs_torch
def test_a_row_that_is_too_long_for_its_outputs_teaches_nothing(torch):
    from models.training.rows import surplus

    rows, sounds = rows_and_sounds(torch)
    crowded = np.tile([0, 2, 3], OUTPUTS)
    labels = torch.from_numpy(np.stack([crowded, told([0, 0, 0, 2, 2, 2, 3])]))
    found, gradient = surplus(sounds, labels, rows, SCALE)
    assert not gradient[0].any()
    assert gradient[1].any()
    assert math.isfinite(float(found))


@pytest.mark.needs_torch
def test_what_follows_what_is_learnt_from_the_frames(torch):
    from models.training.rows import rows_of

    rows = rows_of(np.repeat([0, 2, 3] * 200, 4), CLASSES, EXCLUDED)
    assert torch.allclose(rows.third.sum(dim=2), torch.ones(CLASSES, CLASSES))
    assert float(rows.third[0, 2, 3]) > 0.9
    assert 0 < float(rows.third[0, 2, 0]) < 0.1  # nothing is impossible
    assert not rows.third[:, :, EXCLUDED].any()
    assert not rows.third.diagonal(dim1=1, dim2=2).any()


@pytest.mark.needs_torch
def test_a_network_that_learns_by_rows_finds_the_right_row_likelier(torch):
    from models.training.corpus import Corpus
    from models.training.features import BINS
    from models.training.network import SPEECH_CLASS, Schedule, Shape, Tdnn, train
    from models.training.rows import rows_of, surplus

    draw = np.random.default_rng(5)
    labels = np.repeat(draw.choice([0, 2, 3], 800), draw.integers(4, 20, 800)).astype(np.uint8)
    looks = draw.normal(0, 0.6, (CLASSES, BINS))
    features = (8 + looks[labels] + draw.normal(0, 2, (len(labels), BINS))).astype(np.float16)
    corpus = Corpus(features, labels, np.array([len(labels)]))

    def behind(epochs: int, rows: int) -> float:
        """How much less likely than all rows the right ones are for a network that learnt so long."""
        schedule = Schedule(epochs, rows, batch=8, chunk=20, rate_of_rows=2e-3, frames=0.1, scale=SCALE)
        shape = Shape(width=24)
        layers, _ = train(corpus, CLASSES, shape, schedule, 1, lambda _: None)
        network = Tdnn(shape, CLASSES, *np.ones((2, BINS), np.float32))
        network.begin_with(layers, features[:3000].astype(np.float32))
        network.eval()
        size, edge = 600, network.context
        with torch.no_grad():
            heard = network(torch.from_numpy(features[: size + 2 * edge].astype(np.float32)).T[None])
        told = torch.from_numpy(labels[edge : edge + size].astype(np.int64))[None]
        found, _ = surplus(heard[:, :, : size // FRAMES], told, rows_of(labels, CLASSES, 1), SCALE)
        return float(found)

    assert SPEECH_CLASS == EXCLUDED
    assert behind(2, 3) < behind(5, 0)

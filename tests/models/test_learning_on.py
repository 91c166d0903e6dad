"""A network learns on where it stopped."""

import pytest

np = pytest.importorskip("numpy", reason="needs the extra `test`")

from models.training.features import BINS  # noqa: E402


@pytest.mark.needs_torch
def test_it_answers_as_before_it_was_read_back():
    torch = pytest.importorskip("torch")
    from models.training.network import Shape, Tdnn, shape_of

    def answers(network, features):
        network.eval()
        with torch.no_grad():
            return torch.log_softmax(network(torch.from_numpy(features).T[None]), dim=1).numpy()

    torch.manual_seed(1)
    draw = np.random.default_rng(1)
    features = draw.normal(8, 3, (3000, BINS)).astype(np.float32)
    first = Tdnn(Shape(width=24), 7, features.mean(axis=0), features.std(axis=0))
    for norm in first.norms:
        norm.running_mean.uniform_(0, 0.5)
        norm.running_var.uniform_(0.3, 2)
    other = features * 1.3 + 1
    assert shape_of(first.exported()) == Shape(width=24)
    second = Tdnn(Shape(width=24), 7, other.mean(axis=0), other.std(axis=0))
    assert not np.allclose(answers(first, features), answers(second, features), atol=1e-2)
    second.begin_with(first.exported(), other)
    assert np.allclose(answers(first, features), answers(second, features), atol=1e-3)
    with pytest.raises(ValueError, match="shape"):
        Tdnn(Shape(width=32), 7, *np.ones((2, BINS), np.float32)).begin_with(first.exported(), other)


@pytest.mark.needs_torch
@pytest.mark.parametrize("ends_behind", [1, 2, 3])
def test_a_training_that_was_cut_off_comes_to_the_same_result(tmp_path, ends_behind):
    pytest.importorskip("torch")
    from models.training.corpus import Corpus
    from models.training.network import Schedule, Shape, train

    draw = np.random.default_rng(1)
    lengths = np.full(40, 400)
    labels = np.repeat(draw.integers(0, 5, lengths.sum() // 10), 10).astype(np.uint8)
    features = draw.normal(8, 3, (lengths.sum(), BINS)).astype(np.float16) + labels[:, None]
    corpus = Corpus(features.astype(np.float16), labels, lengths)
    schedule = Schedule(epochs=2, rows=2, batch=4, chunk=20)
    told: list[str] = []

    def until(text: str) -> None:
        told.append(text)
        if len(told) == ends_behind + 1:
            raise InterruptedError

    def learnt(tell, kept=None):
        return train(corpus, 5, Shape(width=12), schedule, 3, tell, kept=kept)[0]

    whole = learnt(lambda text: None)
    state = tmp_path / "state"
    with pytest.raises(InterruptedError):
        learnt(until, state)
    resumed = learnt(told.append, state)
    assert len(told) == 4 + 1  # the epoch in which it was cut off was learnt twice
    for one, other in zip(whole, resumed, strict=True):
        assert np.array_equal(one.weights, other.weights)


@pytest.mark.needs_torch
def test_a_network_may_stay_like_the_one_it_began_with():
    torch = pytest.importorskip("torch")
    from models.training.corpus import Corpus
    from models.training.network import Schedule, Shape, Tdnn, train

    draw = np.random.default_rng(1)
    features = draw.normal(8, 3, (8000, BINS)).astype(np.float16)
    labels = draw.integers(0, 5, 8000).astype(np.uint8)
    corpus = Corpus(features, labels, np.full(20, 400))
    torch.manual_seed(1)
    wide = features.astype(np.float32)
    first = Tdnn(Shape(width=12), 5, wide.mean(axis=0), wide.std(axis=0)).exported()

    def moved(share):
        schedule = Schedule(epochs=2, rows=0, batch=4, chunk=20, likeness_to_before=share)
        layers = train(corpus, 5, Shape(width=12), schedule, 3, lambda text: None, begin=first)[0]
        return np.abs(layers[-1].bias - first[-1].bias).mean()

    assert moved(0.9) < moved(0.0)

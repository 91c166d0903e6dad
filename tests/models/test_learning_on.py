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

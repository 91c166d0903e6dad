"""What a training may be told, and with whose network it may begin."""

from argparse import Namespace
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="needs the extra `test`")
pytest.importorskip("espeakng_loader", reason="needs the extra `voice`, on Linux")

from models.training import __main__ as training  # noqa: E402
from models.training.kaldi import Layer  # noqa: E402

KNOWN = {"uno": [("u", "n", "o")], "no": [("n", "o")]}


@pytest.mark.parametrize(
    ("like", "begin", "told"),
    [
        (0.0, None, ""),
        (0.5, Path("it"), ""),
        (1.0, Path("it"), ""),
        (0.5, None, "--begin"),
        (1.5, Path("it"), "0 to 1"),
        (-0.1, Path("it"), "0 to 1"),
        (float("nan"), Path("it"), "0 to 1"),
    ],
)
def test_a_likeness_is_a_share_and_to_something(like: float, begin: Path | None, told: str) -> None:
    wrong = training.wrong_of(Namespace(like=like, begin=begin))
    assert told in wrong
    assert bool(wrong) == bool(told)


@pytest.mark.parametrize(
    ("words", "outputs", "is_same"),
    [
        ("uno no", 5, True),  # two classes of none, three of phones
        ("uno", 5, True),
        ("uno no", 6, False),
        ("eins no", 5, False),  # as many classes, of which it is not known that they are ours
    ],
)
def test_a_network_of_other_phones_loses_its_last_layer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, outputs: int, is_same: bool
) -> None:
    last = Layer(np.zeros((outputs, 2), np.float32), np.zeros(outputs, np.float32), (0,))
    monkeypatch.setattr(training, "network_of", lambda folder: ([last], np.zeros(outputs)))
    (tmp_path / "graph").mkdir()
    (tmp_path / "graph" / "words.txt").write_text("".join(f"{word} 1\n" for word in words.split()))
    assert training.hears(tmp_path, KNOWN) is is_same

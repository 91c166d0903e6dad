"""The files of the network: matrices of one byte a weight."""

import io
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

np = pytest.importorskip("numpy", reason="needs the extra `test`")

from models.training import kaldi  # noqa: E402
from models.training.graph import SILENCE, SPEECH, inventory  # noqa: E402
from models.training.kaldi import Layer, compressed, write_model  # noqa: E402
from models.training.read_back import network_of  # noqa: E402
from speech.ear.recognizers.cursor import DamagedFile  # noqa: E402
from speech.ear.recognizers.network_file import read_network  # noqa: E402


def read(data):
    """A matrix as Kaldi's CompressedMatrix reads it."""
    assert data[:3] == b"CM "
    least, spread, rows, columns = struct.unpack_from("<ffii", data, 3)
    marks = np.frombuffer(data, "<u2", 4 * columns, 19).reshape(columns, 4)
    steps = np.frombuffer(data, np.uint8, rows * columns, 19 + 8 * columns).reshape(columns, rows)
    assert len(data) == 19 + 8 * columns + rows * columns
    points = least + spread * np.float64(1.52590218966964e-05) * marks
    made = np.empty((rows, columns))
    for at, (p0, p25, p75, p100) in enumerate(points):
        for row, step in enumerate(steps[at].astype(int)):
            if step <= 64:
                made[row, at] = p0 + (p25 - p0) * step / 64
            elif step <= 192:
                made[row, at] = p25 + (p75 - p25) * (step - 64) / 128
            else:
                made[row, at] = p75 + (p100 - p75) * (step - 192) / 63
    return made, marks


def written(weights):
    file = io.BytesIO()
    compressed(file, np.asarray(weights, np.float32))
    return file.getvalue()


def test_weights_come_back_but_for_one_part_in_a_hundred_of_their_column():
    weights = np.random.default_rng(1).normal(0, 0.1, (64, 40)).astype(np.float32)
    made, _ = read(written(weights))
    spread = weights.max(axis=0) - weights.min(axis=0)
    assert (np.abs(made - weights).max(axis=0) < 0.01 * spread).all()


@given(
    st.integers(1, 6),
    st.integers(1, 5),
    st.lists(st.floats(-100, 100, width=32), min_size=30, max_size=30),
)
def test_the_marks_of_a_column_always_rise(rows, columns, values):
    weights = np.array(values[: rows * columns], np.float32).reshape(rows, columns)
    made, marks = read(written(weights))
    assert (np.diff(marks.astype(int), axis=1) >= 1).all()
    spread = max(float(weights.max() - weights.min()), 1e-6)
    assert np.abs(made - weights).max() < 0.02 * spread + 1e-3


@pytest.fixture
def model():
    classes = [SILENCE, SPEECH, "a", "t"]
    draw = np.random.default_rng(2)
    layers = [
        Layer(draw.normal(0, 1, (8, 120)).astype(np.float32), np.zeros(8, np.float32), (-1, 0, 1)),
        Layer(draw.normal(0, 1, (4, 8)).astype(np.float32), np.zeros(4, np.float32), (0,)),
    ]
    file = io.BytesIO()
    write_model(file, inventory(classes).phones, layers, np.ones(4, np.float32))
    return file.getvalue()


def test_what_is_written_is_walked_to_its_end(model):
    network = read_network(model)
    assert network.inputs == 40


@pytest.mark.parametrize("kind", [b"CM2 ", b"FMX ", b"DM "])
def test_a_matrix_of_another_kind_is_not_taken_for_one(model, kind):
    at = model.index(b"CM ")
    with pytest.raises(DamagedFile):
        read_network(model[:at] + kind + model[at + 3 :])


@pytest.mark.parametrize("rows", [-1, 0, 7, 9, 2**31 - 1])
def test_a_size_that_is_not_true_is_found(model, rows):
    at = model.index(b"CM ") + 3 + 8
    damaged = model[:at] + struct.pack("<i", rows) + model[at + 4 :]
    with pytest.raises(DamagedFile):
        read_network(damaged)


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -1e30])
def test_marks_that_are_no_numbers_are_found(model, value):
    at = model.index(b"CM ") + 3
    for place in (at, at + 4):
        damaged = model[:place] + struct.pack("<f", value) + model[place + 4 :]
        with pytest.raises(DamagedFile):
            read_network(damaged)


def in_a_folder(folder, data):
    (folder / "am").mkdir(exist_ok=True)
    (folder / "am" / "final.mdl").write_bytes(data)
    return folder


def test_a_network_is_read_back_to_learn_on(tmp_path):
    draw = np.random.default_rng(3)
    offsets = ((-1, 0, 1), (-3, 0, 3), (0,))
    sizes = ((12, 4), (12, 12), (5, 12))
    layers = [
        Layer(
            draw.normal(0, 0.1, (rows, columns * len(each))).astype(np.float32),
            np.zeros(rows, np.float32),
            each,
        )
        for each, (rows, columns) in zip(offsets, sizes, strict=True)
    ]
    counts = np.array([40, 30, 20, 5, 5], np.float32)
    phones = inventory([SILENCE, SPEECH, "a", "b", "c"]).phones
    file = io.BytesIO()
    write_model(file, phones, layers, counts)
    found, shares = network_of(in_a_folder(tmp_path, file.getvalue()))
    assert [each.offsets for each in found] == [*offsets]
    for one, other in zip(layers, found, strict=True):
        spread = one.weights.max(axis=0) - one.weights.min(axis=0)
        assert (np.abs(one.weights - other.weights).max(axis=0) < 0.01 * spread).all()
        assert (one.bias == other.bias).all()
    assert shares / shares.sum() == pytest.approx(counts / counts.sum(), rel=1e-4)


def test_a_network_of_four_bytes_a_weight_is_read_back_as_it_was(tmp_path, monkeypatch):
    def whole(file, weights):
        file.write(b"FM " + struct.pack("<bibi", 4, len(weights), 4, weights.shape[1]))
        file.write(weights.astype("<f4").tobytes())

    monkeypatch.setattr(kaldi, "compressed", whole)
    draw = np.random.default_rng(4)
    layers = [
        Layer(draw.normal(0, 1, (7, 12)).astype(np.float32), np.ones(7, np.float32), (-2, 0, 2)),
        Layer(draw.normal(0, 1, (3, 7)).astype(np.float32), np.ones(3, np.float32), (0,)),
    ]
    file = io.BytesIO()
    write_model(file, inventory([SILENCE, SPEECH, "a"]).phones, layers, np.ones(3, np.float32))
    found, _ = network_of(in_a_folder(tmp_path, file.getvalue()))
    for one, other in zip(layers, found, strict=True):
        assert (one.weights == other.weights).all()
        assert one.offsets == other.offsets
    with pytest.raises(ValueError, match=r"\w"):
        network_of(in_a_folder(tmp_path, file.getvalue()[: len(file.getvalue()) // 2]))


def test_what_is_no_network_of_ours_is_not_learnt_on_with(tmp_path, model):
    with pytest.raises(OSError, match=r"final\.mdl"):
        network_of(tmp_path)
    for size in (0, 100, len(model) // 3, len(model) // 2, len(model) - 60):
        with pytest.raises(ValueError, match=r"\w"):
            network_of(in_a_folder(tmp_path, model[:size]))

"""Models that must not reach the native library: what is wrong with each is named."""

import shutil
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from speech.ear.recognizers.checks import Fault, ModelTrouble, check_model
from tests.speech.support.tone_model import start_of_arcs, write_tone_model

FILES = [
    "am/final.mdl",
    "conf/model.conf",
    "conf/fbank.conf",
    "graph/HCLr.fst",
    "graph/words.txt",
    "graph/disambig_tid.int",
]
"""Without any of which there is no recognising."""

NETWORK, GRAPH, WORDS = "am/final.mdl", "graph/HCLr.fst", "graph/words.txt"


@pytest.fixture(scope="module")
def sound_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_tone_model(tmp_path_factory.mktemp("sound") / "model")


@pytest.fixture
def model(sound_model: Path, tmp_path: Path) -> Path:
    """A copy that may be damaged."""
    return Path(shutil.copytree(sound_model, tmp_path / "model"))


def troubles(folder: Path) -> list[tuple[ModelTrouble, str]]:
    return [(fault.trouble, fault.file) for fault in check_model(folder)]


def only_fault(folder: Path) -> Fault:
    (fault,) = check_model(folder)
    return fault


def edit(file: Path, change: Callable[[bytes], bytes]) -> None:
    before = file.read_bytes()
    after = change(before)
    assert after != before
    file.write_bytes(after)


def test_a_sound_model_has_no_faults(model: Path) -> None:
    assert check_model(model) == []


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(model: Path, file: str) -> None:
    (model / file).unlink()
    assert troubles(model) == [(ModelTrouble.MISSING, file)]


@pytest.mark.parametrize("file", FILES[:-1])
def test_an_empty_file_is_named(model: Path, file: str) -> None:
    (model / file).write_bytes(b"")
    assert troubles(model) == [(ModelTrouble.EMPTY, file)]


def test_all_that_is_missing_is_named_at_once(model: Path) -> None:
    shutil.rmtree(model / "conf")
    assert troubles(model) == [
        (ModelTrouble.MISSING, "conf/model.conf"),
        (ModelTrouble.MISSING, "conf/fbank.conf"),
    ]


def test_what_is_no_model_is_told_as_that(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Cara Anna,")
    assert troubles(tmp_path) == [(ModelTrouble.NO_MODEL, "")]
    assert troubles(tmp_path / "letter.txt") == [(ModelTrouble.NO_FOLDER, "")]
    assert troubles(tmp_path / "nowhere") == [(ModelTrouble.NO_FOLDER, "")]


def test_a_folder_in_the_place_of_a_file_is_no_file(model: Path) -> None:
    (model / GRAPH).unlink()
    (model / GRAPH).mkdir()
    assert troubles(model) == [(ModelTrouble.MISSING, GRAPH)]


# The other layouts


def test_the_layout_of_the_official_small_models_is_known(model: Path) -> None:
    """Features of another kind, a speaker's vector, and the words inside the graph of the language."""
    options = "--num-mel-bins=40\n--num-ceps=40\n--use-energy=false\n--low-freq=20\n--high-freq=7600\n"
    (model / "conf/mfcc.conf").write_text(options)
    (model / "conf/fbank.conf").unlink()
    (model / "ivector").mkdir()
    (model / "ivector/final.ie").write_bytes(b"\0B anything")
    (model / WORDS).unlink()
    assert troubles(model) == [(ModelTrouble.MISSING, WORDS)]
    # A kind of graph that is known by its header only.
    (model / "graph/Gr.fst").write_bytes(ngram_header(states=1) + bytes(60))
    assert check_model(model) == []
    (model / "graph/Gr.fst").write_bytes(ngram_header(states=0) + bytes(60))
    assert troubles(model) == [(ModelTrouble.DAMAGED, "graph/Gr.fst")]


def ngram_header(states: int) -> bytes:
    kinds = b"".join(struct.pack("<i", len(kind)) + kind for kind in (b"ngram", b"standard"))
    return struct.pack("<i", 2125659606) + kinds + struct.pack("<iiQqqq", 4, 0, 1, 0, states, 0)


def test_the_older_flat_layout_is_known(model: Path) -> None:
    for file in [*FILES, "graph/phones/word_boundary.int"]:
        (model / file).rename(model / Path(file).name)
    assert troubles(model) == [(ModelTrouble.MISSING, "mfcc.conf")]
    (model / "fbank.conf").unlink()
    (model / "mfcc.conf").write_text("--num-ceps=40\n")
    assert check_model(model) == []
    edit(model / "HCLr.fst", lambda data: data[:-1])
    assert troubles(model) == [(ModelTrouble.DAMAGED, "HCLr.fst")]


def test_a_whole_graph_needs_no_parts(model: Path) -> None:
    (model / GRAPH).rename(model / "graph/HCLG.fst")
    (model / "graph/disambig_tid.int").unlink()
    assert check_model(model) == []


def test_a_component_that_is_not_known_ends_the_walk_without_a_fault(model: Path) -> None:
    edit(model / NETWORK, lambda data: data.replace(b"<FixedAffineComponent>", b"<FancyComponent>"))
    assert check_model(model) == []


# Damage that the native library would believe


def put(file: Path, place: int, shape: str, value: float) -> None:
    data = bytearray(file.read_bytes())
    struct.pack_into(shape, data, place, value)
    file.write_bytes(data)


@pytest.mark.parametrize(
    ("part", "shape", "value", "told"),
    [
        (12, "<i", 1_000_000, "a state that is not there"),
        (12, "<i", -1, "a state that is not there"),
        (0, "<i", 77_777, "the network does not know"),
        (0, "<i", -5, "below zero"),
        (4, "<i", 99, "a word that has no name"),
        (8, "<f", float("nan"), "a weight that is none"),
        (8, "<f", float("-inf"), "a weight that is none"),
    ],
)
def test_an_arc_that_leads_astray_is_seen(
    model: Path, part: int, shape: str, value: float, told: str
) -> None:
    graph = model / GRAPH
    put(graph, start_of_arcs(graph) + part, shape, value)
    fault = only_fault(model)
    assert fault[:2] == (ModelTrouble.DAMAGED, GRAPH)
    assert told in fault.detail


def test_arcs_out_of_order_are_seen(model: Path) -> None:
    """The words of one state are looked for in their order: measured, others are never heard."""
    graph = model / GRAPH
    place = start_of_arcs(graph) + 16 * 4  # of the root, where the words begin

    def swap(data: bytes) -> bytes:
        return (
            data[:place] + data[place + 16 : place + 32] + data[place : place + 16] + data[place + 32 :]
        )

    edit(graph, swap)
    assert "out of order" in only_fault(model).detail


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (WORDS, b"due 2", b"due 1", "comes twice"),
        (WORDS, b"due 2", b"due", "no pair"),
        (WORDS, b"due 2", b"due x", "no number"),
        (WORDS, b"due", b"d\xfce", "no text"),
        (WORDS, b"due", b"d\0e", "no part of a text"),
        ("conf/model.conf", b"--beam=10.0", b"--beam=-1", "beam cannot be -1"),
        ("conf/model.conf", b"--beam=10.0", b"--beam=nan", "beam cannot be nan"),
        ("conf/model.conf", b"--beam=", b"--bean=", "no option bean"),
        ("conf/model.conf", b"--beam=", b"beam=", "no option: beam"),
        ("conf/model.conf", b"--endpoint.silence-phones=1\n", b"", "silence-phones"),
        ("conf/model.conf", b"phones=1\n", b"phones=1:99\n", "cannot be 1:99"),
        ("conf/fbank.conf", b"bins=40", b"bins=39", "39 features for a network that takes 40"),
        ("conf/fbank.conf", b"frequency=16000", b"frequency=48000", "cannot be 48000"),
        (NETWORK, b"dim=40", b"dim=41", "does not take what it is given"),
        (NETWORK, b"input=compare\n", b"input=lift\n", "does not take what it is given"),
        (NETWORK, b"Offset(relu, -2)", b"Offset(relu, -9999)", "no number from"),
        (NETWORK, b"Offset(relu, -2)", b"Offset(relu; -2)", "in a descriptor"),
        (NETWORK, b"component=relu", b"component=rely", "no component"),
        (NETWORK, b"output-node", b"outpot-node", "no node"),
        (NETWORK, b"<Priors> FV ", b"<Priors> FX ", "not b'FV '"),
        (NETWORK, b"<Count> ", b"<Coumt> ", "no <Count>"),
        ("graph/phones/word_boundary.int", b"2 begin", b"99 begin", "other phones"),
        ("graph/phones/word_boundary.int", b"2 begin", b"2 began", "no place"),
        ("graph/disambig_tid.int", b"", b"seven\n", "no number"),
    ],
)
def test_what_is_wrong_is_told(model: Path, file: str, old: bytes, new: bytes, told: str) -> None:
    edit(model / file, lambda data: data.replace(old, new, 1))
    fault = check_model(model)[0]
    assert fault.trouble is ModelTrouble.DAMAGED
    assert told in fault.detail
    assert fault.file == file


def test_a_word_of_the_graph_without_a_name_is_seen(model: Path) -> None:
    edit(model / WORDS, lambda data: data.replace(b"ventidue 4\n", b""))
    fault = only_fault(model)
    assert fault.file == GRAPH
    assert "a word that has no name" in fault.detail


def test_weights_that_are_no_numbers_are_seen(model: Path) -> None:
    place = (model / NETWORK).read_bytes().index(b"<LinearParams> ") + 28
    for value in (float("nan"), float("inf"), -3e38):
        put(model / NETWORK, place + 40, "<f", value)
        assert "no sane numbers" in only_fault(model).detail


@pytest.mark.parametrize("file", [NETWORK, GRAPH])
def test_a_file_cut_off_anywhere_is_damaged(model: Path, file: str) -> None:
    data = (model / file).read_bytes()
    for size in [*range(1, len(data), 61), len(data) - 1]:
        (model / file).write_bytes(data[:size])
        assert (ModelTrouble.DAMAGED, file) in troubles(model), size
    (model / file).write_bytes(data + b"\0")
    assert troubles(model) == [(ModelTrouble.DAMAGED, file)]


damages = st.lists(
    st.tuples(st.sampled_from(FILES[:-1]), st.floats(0, 1, exclude_max=True), st.binary(max_size=8)),
    min_size=1,
    max_size=3,
)


@given(damages)
@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_damage_is_told_as_a_value(model: Path, damages: list[tuple[str, float, bytes]]) -> None:
    originals = {file: (model / file).read_bytes() for file, _, _ in damages}
    for file, part, new in damages:
        data = (model / file).read_bytes()
        place = int(part * len(data))
        (model / file).write_bytes(data[:place] + new + data[place + len(new) :])
    faults = check_model(model)
    for file, data in originals.items():
        (model / file).write_bytes(data)
    assert all((fault.file and fault.detail) or fault.trouble is ModelTrouble.EMPTY for fault in faults)
    assert check_model(model) == []

"""Models as their publisher packs them: what its tools write otherwise than ours is no damage."""

import struct
from pathlib import Path

from speech.ear.recognizers.checks import ModelTrouble, check_model
from speech.ear.recognizers.process import ListensFor, ModelReady
from tests.speech.support.ears import Ear
from tests.speech.support.tone_model import spoken, write_tone_model

GRAPH = "graph/HCLr.fst"

OUTER = struct.calcsize("<i") + 4 + len("olabel_lookahead") + 4 + len("standard")
COUNTS = struct.Struct("<iiQqqq")
"""Version, flags, properties, start, states, arcs."""


def with_outer_header(folder: Path, start: int, states: int, arcs: int) -> Path:
    """The model, with a header around its graph that tells this of the graph inside."""
    data = bytearray((folder / GRAPH).read_bytes())
    version, flags, properties, *_ = COUNTS.unpack_from(data, OUTER)
    COUNTS.pack_into(data, OUTER, version, flags, properties, start, states, arcs)
    (folder / GRAPH).write_bytes(data)
    return folder


def test_the_empty_outer_header_of_official_graphs_is_no_damage(tmp_path: Path) -> None:
    """Seen in the official small models: no start, no states and no arcs, and all of them inside."""
    model = with_outer_header(write_tone_model(tmp_path / "model"), -1, 0, 0)
    assert check_model(model) == []
    with Ear() as ear:
        assert isinstance(ear.load(model), ModelReady)
        assert isinstance(ear.listen_for(["ventidue diciotto"]), ListensFor)
        assert ear.text_of(spoken("ventidue", "diciotto")) == "ventidue diciotto"


def test_other_headers_that_do_not_agree_are_damage(tmp_path: Path) -> None:
    for number, counts in enumerate([(0, 0, 0), (-1, 1, 0), (-1, 0, 1), (0, 2, 2)]):
        model = with_outer_header(write_tone_model(tmp_path / str(number)), *counts)
        (fault,) = check_model(model)
        assert fault[:2] == (ModelTrouble.DAMAGED, GRAPH), counts


def test_a_graph_of_another_kind_has_no_empty_header(tmp_path: Path) -> None:
    model = write_tone_model(tmp_path / "model")
    data = (model / GRAPH).read_bytes()
    place = data.index(b"const")
    head = struct.pack("<i", 2125659606) + data[place - 4 : place + 5 + 4 + len("standard")]
    (model / "graph/Gr.fst").write_bytes(head + COUNTS.pack(2, 0, 0, -1, 0, 0))
    (fault,) = check_model(model)
    assert fault[:2] == (ModelTrouble.DAMAGED, "graph/Gr.fst")

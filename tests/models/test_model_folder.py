"""The options of a model: what a language says of the decoder stands, and once."""

import pytest

np = pytest.importorskip("numpy", reason="needs the extra `test`")

from models.training.graph import SILENCE, SPEECH  # noqa: E402
from models.training.model_folder import DECODER, ENDPOINTS, write_graph  # noqa: E402

SECONDS = "rule2.min-trailing-silence"


@pytest.mark.parametrize("own", [{}, {f"endpoint.{SECONDS}": 0.9, "beam": 8.0}])
def test_a_language_may_have_options_of_its_own(tmp_path, own):
    write_graph(tmp_path, [SILENCE, SPEECH, "a"], {"ah": [("a",)]}, {**DECODER, **own})
    lines = (tmp_path / "conf" / "model.conf").read_text().splitlines()
    options = dict(line.removeprefix("--").split("=") for line in lines)
    assert len(options) == len(lines)
    expected = {f"endpoint.{SECONDS}": ENDPOINTS[SECONDS], "beam": DECODER["beam"]} | own
    assert {name: float(options[name]) for name in expected} == expected

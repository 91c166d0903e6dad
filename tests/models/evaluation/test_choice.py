"""Which of all recordings are heard again through noise."""

from collections import Counter
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="needs the extra `test`")

from models.training.evaluation.__main__ import under
from models.training.evaluation.corpus import Sounded
from models.training.evaluation.protocol import Kind, Trial


def recordings(kind, voices, number):
    """Recordings in which the voices take turns."""
    trial = Trial("one", kind, "ventidue diciotto", "italian", "", (22, 18))
    return [
        Sounded(trial, "festival", voices[at % len(voices)], Path(f"{kind.value}{at}.wav"))
        for at in range(number)
    ]


@pytest.mark.parametrize("voices", [("pc", "lp"), ("kal", "kal16", "awb", "rms", "slt")])
def test_every_voice_is_heard_in_noise_about_as_often(voices):
    said = recordings(Kind.MOVE, voices, 3000)
    picked = under("white", said, 300)
    assert len({each.file for each in picked}) == len(picked) == 300
    counts = Counter(each.voice for each in picked)
    assert {*counts} == {*voices}
    assert min(counts.values()) > 0.6 * 300 / len(voices)
    assert picked == under("white", said, 300)


def test_only_moves_are_heard_in_noise_and_all_of_them_where_they_are_few():
    moves, talk = recordings(Kind.MOVE, ("pc",), 20), recordings(Kind.TALK, ("pc",), 20)
    assert {each.file for each in under("pink", [*talk, *moves], 300)} == {each.file for each in moves}
    assert under("clean", [*talk, *moves], 5) == [*talk, *moves]

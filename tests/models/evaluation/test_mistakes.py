"""What was heard wrong is listed with what was said; what was right or asked about is not."""

from models.training.evaluation.__main__ import judge
from models.training.evaluation.decoding import Record
from models.training.evaluation.mistakes import mistakes
from models.training.evaluation.protocol import Kind, Trial

FEN = "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"


def told(*heard: tuple[str, float]) -> str:
    trial = Trial("move-1", Kind.MOVE, "ventidue diciotto", "italian", FEN, (22, 18))
    records = [Record(trial, "festival", "pc", "clean", (heard,))]
    return mistakes(records, [judge(each, "it") for each in records])


def test_a_move_that_was_not_said_is_listed() -> None:
    listed = told(("ventitre diciannove", 40.0), ("ventidue diciotto", 33.5))
    assert "| ventidue diciotto | ventitre diciannove | ventidue diciotto 6.5 |" in listed


def test_what_was_right_or_asked_about_is_not() -> None:
    for heard in (
        [("ventidue diciotto", 0.0)],
        [("ventitre diciannove", 0.0), ("ventidue diciotto", -0.5)],
    ):
        assert "festival" not in told(*heard)

"""What becomes of a trial, from n-best lists as a recogniser would give them."""

from pathlib import Path

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.hearing.heard import understand
from assistant.parsing.hearing.margins import MARGINS
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.regulation import ITALIAN_FID
from models.training.evaluation.calibrate import confusions, main, shares
from models.training.evaluation.decoding import NBest, Record
from models.training.evaluation.judging import Outcome, acted, outcome, readings, verdicts
from models.training.evaluation.protocol import Kind, Trial, written_command
from models.training.evaluation.records import dumped, load
from models.training.evaluation.tables import Judged, interval, markdown, rows

IT = vocabulary("it")
FEN = "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"


def record(kind: Kind, *heard: NBest, path: tuple[int, ...] = (22, 18), said: str = "") -> Record:
    trial = Trial(f"{kind.value}-1", kind, said, "italian", FEN, path)
    return Record(trial, "festival", "pc", "clean", heard)


def became(kind: Kind, *texts: str, path: tuple[int, ...] = (22, 18)) -> Outcome:
    found = record(kind, *(((text, 0.0),) for text in texts), path=path)
    return outcome(found.trial, verdicts(found.trial, readings(found, IT), MARGINS, IT))


@pytest.mark.parametrize(
    ("heard", "outcome_of_it"),
    [
        ("traversa tre", Outcome.RIGHT),
        ("traversa sei", Outcome.QUESTION),
        ("ventidue diciotto", Outcome.WRONG),
        ("ventidue ventitre", Outcome.REFUSED),
        ("abbandono", Outcome.CHANGED),
        ("[unk]", Outcome.NOTHING),
    ],
)
def test_a_command_is_right_only_as_it_was_said(heard, outcome_of_it):
    meant = understand([("traversa tre", 0.0)], parse_fen(FEN, ITALIAN_FID.variant), ITALIAN_FID, IT)
    assert isinstance(meant.verdict, CommandMeant)
    said = record(Kind.COMMAND, ((heard, 0.0),), path=())
    trial = said.trial._replace(command=written_command(meant.verdict))
    assert outcome(trial, verdicts(trial, readings(said, IT), MARGINS, IT)) is outcome_of_it


@pytest.mark.parametrize(
    ("texts", "wanted"),
    [
        (["ventidue diciotto"], Outcome.RIGHT),
        (["da ventidue a diciotto"], Outcome.RIGHT),
        (["ventidue quattordici"], Outcome.REFUSED),
        (["ventitre diciannove"], Outcome.WRONG),
        (["ventidue"], Outcome.ASKED),
        (["ventiquattro"], Outcome.ASKED_OTHER),
        (["[unk]"], Outcome.NOTHING),
        ([], Outcome.NOTHING),
        (["mosse"], Outcome.QUESTION),
        (["abbandono"], Outcome.CHANGED),
        (["[unk]", "ventidue diciotto"], Outcome.RIGHT),
        (["ventidue", "diciotto"], Outcome.ASKED),
    ],
)
def test_what_becomes_of_a_move(texts, wanted):
    assert became(Kind.MOVE, *texts) is wanted


@pytest.mark.parametrize(
    ("texts", "wanted"),
    [
        (["ventidue quattordici"], Outcome.REFUSED),
        (["ventidue diciotto"], Outcome.WRONG),
        (["ventidue"], Outcome.ASKED_OTHER),
        (["[unk]"], Outcome.NOTHING),
    ],
)
def test_what_becomes_of_a_move_that_is_not_legal(texts, wanted):
    assert became(Kind.ILLEGAL, *texts, path=(22, 14)) is wanted


@pytest.mark.parametrize("kind", [Kind.TALK, Kind.NOISE])
@pytest.mark.parametrize(
    ("texts", "wanted"),
    [
        ([], Outcome.NOTHING),
        (["[unk] [unk]"], Outcome.NOTHING),
        (["[unk]", "ventidue diciotto", "mosse"], Outcome.WRONG),
        (["si"], Outcome.CHANGED),
        (["mosse", "abbandono"], Outcome.CHANGED),
        (["ventidue quattordici"], Outcome.REFUSED),
    ],
)
def test_of_talk_the_worst_counts(kind, texts, wanted):
    assert became(kind, *texts, path=()) is wanted


def test_commands_that_change_something_are_named():
    found = record(Kind.TALK, (("si", 0.0),), (("mosse", 0.0),), (("abbandono", 0.0),), path=())
    assert [each.value for each in acted(verdicts(found.trial, readings(found, IT), MARGINS, IT))] == [
        "yes",
        "resign",
    ]


def test_records_are_read_as_they_were_written(tmp_path: Path):
    records = [
        record(Kind.MOVE, (("ventidue diciotto", -1.5), ("perché", -2.0)), said="ventidue, diciotto"),
        record(Kind.NOISE, path=()),
    ]
    assert list(dumped(records, tmp_path / "heard.jsonl")) == records
    assert load(tmp_path / "heard.jsonl") == records


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [(0, 30, 0.0, 0.1135), (30, 30, 0.8865, 1.0), (15, 30, 0.3315, 0.6685), (0, 0, 0.0, 1.0)],
)
def test_intervals_are_wilsons(count, total, low, high):
    assert interval(count, total) == pytest.approx((low, high), abs=1e-4)


def test_the_columns_of_a_table_hold_every_trial_once():
    judged = [Judged(kind, "festival", "pc", "clean", each, ()) for kind in Kind for each in Outcome]
    judged = [
        each
        for each in judged
        if each.kind is Kind.MOVE or each.outcome not in (Outcome.RIGHT, Outcome.ASKED)
    ]
    for kind in Kind:
        (row,) = rows(judged, kind, by_voice=False)
        assert sum(share["count"] for share in row["shares"].values()) == row["trials"]
    text = markdown(judged)
    assert "| festival | clean | 8 | 12.5 (" in text


@pytest.mark.parametrize(
    ("kind", "column"),
    [
        (Kind.MOVE, "wrong"),
        (Kind.ILLEGAL, "taken for another"),
        (Kind.COMMAND, "wrong"),
        (Kind.OWN_WORDS, "wrong"),
    ],
)
def test_another_move_and_a_setting_that_was_done_are_both_wrong(kind, column):
    became = (Outcome.WRONG, Outcome.CHANGED, Outcome.NOTHING, Outcome.REFUSED)
    judged = [Judged(kind, "festival", "lp", "clean", each, ()) for each in became]
    (row,) = rows(judged, kind, by_voice=False)
    assert row["shares"][column]["count"] == 2
    assert f" {column}, % |" in markdown(judged)
    assert "| 50.0 (" in markdown(judged)


def test_margins_can_be_tried_on_what_was_heard():
    close = (("ventidue diciotto", 0.0), ("ventitre diciannove", -1.0))
    found = record(Kind.MOVE, close)
    read = [(found.trial, readings(found, IT))]
    asked = shares(read, MARGINS.__class__(second=2.0), IT)
    played = shares(read, MARGINS.__class__(second=0.5), IT)
    assert asked[:2] == ["0.00", "100.00"]
    assert played[:2] == ["100.00", "0.00"]
    assert played[-1] == "-"


def test_confusions_are_counted_with_how_far_the_truth_was_behind():
    heard = (("ventitre diciotto", 0.0), ("ventidue diciotto", -1.25))
    found = confusions([record(Kind.MOVE, heard), record(Kind.MOVE, heard[1:])], IT)
    assert found == [(22, 23, 1, 2, 1.25)]
    assert confusions([record(Kind.MOVE, heard[:1])], IT) == [(22, 23, 1, 1, None)]


def test_calibrate_prints_its_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    heard = record(Kind.MOVE, (("ventitre diciotto", 0.0),))
    assert list(dumped([heard], tmp_path / "heard.jsonl")) == [heard]
    assert main(["it", str(tmp_path / "heard.jsonl")]) == 0
    printed = capsys.readouterr().out
    assert "| as they are |  |" in printed
    assert "| 22 | 23 | 1 of 1 | never there |" in printed

"""What knowing a person brings: the same moves without and with it, from what was heard of them."""

import json
from pathlib import Path

import pytest

from assistant.parsing.hearing.adapting import ENOUGH, FAR
from assistant.parsing.words.vocabulary import vocabulary
from models.training.evaluation import adapting as command
from models.training.evaluation.adapting import compare, judged, main
from models.training.evaluation.decoding import NBest
from models.training.evaluation.judging import Outcome
from models.training.evaluation.listened import (
    Listened,
    Manner,
    Speaker,
    read_lines,
    sounds,
    write_line,
)
from models.training.evaluation.people import People
from models.training.evaluation.prompted import Prompted
from models.training.evaluation.protocol import Kind, Trial
from models.training.evaluation.waveform import RATE
from tests.models.evaluation.test_sources import Humming

IT = vocabulary("it")
FEN = "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"
CLEAR: NBest = (("ventidue diciotto", 0.0),)
CUT: tuple[NBest, ...] = ((("ventidue", 0.0),), (("diciotto", 0.0),))


def trial(at: int, kind: Kind = Kind.MOVE, path: tuple[int, ...] = (22, 18)) -> Trial:
    return Trial(f"{kind.value}-{at}", kind, "", "italian", FEN, path)


def listened(*heard: NBest, one: Trial | None = None, pause: float = 0.1) -> Listened:
    how = Manner(pause, 1.6, -20.0, 0.0, 0.0)
    return Listened(one or trial(0), "festival", "pc", "plain", heard, how)


def test_what_is_confirmed_and_what_corrected() -> None:
    right, learnt = judged(listened(CLEAR), IT)
    assert right is Outcome.RIGHT
    assert learnt is not None
    assert (learnt.legal, learnt.pause, learnt.level, learnt.is_corrected) == (FAR, 0.1, -20.0, False)
    wrong, learnt = judged(listened((("ventitre diciannove", 0.0),)), IT)
    assert wrong is Outcome.WRONG
    assert learnt is not None
    assert learnt.is_corrected
    both: NBest = (("ventitre diciannove", 0.0), ("ventidue diciotto", -0.5))
    asked, learnt = judged(listened(both), IT)
    assert asked is Outcome.ASKED
    assert learnt is not None
    assert learnt.legal == -0.5
    for nothing in ((), ((("[unk]", 0.0),),), ((("ventidue ventitre", 0.0),),)):
        assert judged(listened(*nothing), IT)[1] is None


def test_who_pauses_is_heard_once_they_are_known() -> None:
    """A voice whose moves are cut in two where nobody waits for it, but for the first ones."""
    trials = [trial(at) for at in range(ENOUGH + 20)]
    asked: list[float] = []

    def hear(one: Trial, wait: float, gain: float) -> Listened:
        asked.append(wait)
        is_whole = wait > 0.7 or int(one.name.split("-")[1]) < ENOUGH
        return listened(*([CLEAR] if is_whole else CUT), one=one, pause=0.6)

    speaker = Speaker(Humming(), "a", "pausing")
    compared = compare(speaker, trials, hear, IT)
    assert (compared.without.right, compared.without.moves) == (0, 20)
    assert (compared.known.right, compared.known.moves) == (20, 20)
    assert compared.known.wrong == compared.without.wrong == 0
    assert max(asked) > 0.7


def test_what_was_heard_comes_back_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "heard.jsonl"
    every = [listened(CLEAR), listened(*CUT, one=trial(1, Kind.ILLEGAL)), listened()]
    file.write_text("".join(map(write_line, every)))
    assert list(read_lines(file)) == every
    old = json.loads(write_line(every[0]))
    del old["source"]
    file.write_text(json.dumps(old))
    assert list(read_lines(file)) == [every[0]._replace(source="")]
    file.write_text("nothing of the kind\n")
    with pytest.raises(ValueError, match="Expecting"):
        list(read_lines(file))


@pytest.mark.parametrize("how", ["plain", "faint", "pausing"])
def test_the_sounds_are_the_same_at_every_call(tmp_path: Path, how: str) -> None:
    speaker = Speaker(Humming(), "a", how)
    once, again = (sounds(speaker, 5, 2, tmp_path) for _ in range(2))
    assert [one.kind for one, _ in once] == [Kind.MOVE] * 4 + [Kind.ILLEGAL, Kind.MOVE, Kind.ILLEGAL]
    for (one, sound), (other, same) in zip(once, again, strict=True):
        assert one == other
        assert (sound == same).all()
        assert sound.size > 2 * RATE


def test_nothing_is_heard_twice_and_no_person_unasked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    heard: list[float] = []

    class Scripted:
        def __init__(self, model: Path, language: str) -> None:
            pass

        def hear(
            self, sound: object, rules: str, wait: float, gain: float
        ) -> tuple[tuple[NBest, ...], Manner]:
            heard.append(wait)
            return (CLEAR,), Manner(0.1, 1.6, -20.0, wait, gain)

    monkeypatch.setattr(command, "Listener", Scripted)
    monkeypatch.setattr(command, "sources", lambda language: [Humming(), People(language)])
    options = ["it", "--model", "nowhere", "--cache", str(tmp_path), "--moves", "12", "--illegal", "1"]
    options += ["--manners", "plain", "--dump", str(tmp_path / "heard.jsonl")]
    assert main(options) == 0
    first = len(heard)
    assert first >= 13
    table = capsys.readouterr().out
    assert "humming" in table
    assert "people" not in table
    assert main(options) == 0
    assert len(heard) == first
    assert capsys.readouterr().out == table
    other, prompted = Humming(), Prompted(Humming())
    other.name = "other"
    monkeypatch.setattr(command, "sources", lambda language: [other, prompted])
    assert main(options) == 0
    assert len(heard) == 2 * first  # the same voices and the same trials, but nobody has heard them yet
    assert "cut" not in capsys.readouterr().out
    monkeypatch.setattr(command, "sources", lambda language: [People(language)])
    assert main(options) == 1
    assert "it" in capsys.readouterr().err

"""What is overheard of people who talk of something else."""

from pathlib import Path

import pytest

from assistant.parsing.commands.exact import parse_command
from assistant.parsing.words.vocabulary import vocabulary
from models.training.evaluation.decoding import Record
from models.training.evaluation.judging import readings
from models.training.evaluation.protocol import Kind, Trial, written_command
from models.training.evaluation.strangers import main, recordings, rows

START = "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"


def read(kind: Kind, *heard: tuple[str, float], command: str = "") -> tuple[Trial, list]:
    trial = Trial("one", kind, "what was said", "italian", START, (), command)
    return trial, readings(
        Record(trial, "strangers", "June", "clean", (heard,)), vocabulary("it"), is_answer=False
    )


def test_the_clearer_a_question_must_be_the_less_of_talk_is_answered_and_of_questions() -> None:
    talk = read(Kind.TALK, ("quanti pezzi ho", 0.0), ("[unk]", -0.5), ("mosse del nero", -0.7))
    said = (("quanti pezzi ho", 0.0), ("[unk]", -4.0), ("mosse del nero", -3.0))
    meant = parse_command("quanti pezzi ho", vocabulary("it"))
    assert meant
    asked = read(Kind.COMMAND, *said, command=written_command(meant))
    found = [*rows([talk, asked], vocabulary("it"), (0.0, 8.0, 12.0))]
    assert [row[:2] for row in found] == [["0", "100.0"], ["8", "0.0"], ["12", "0.0"]]
    assert [row[5] for row in found] == ["100.0", "100.0", "0.0"]


def test_sentences_are_neither_words_nor_letters_nor_long(tmp_path: Path) -> None:
    folder = tmp_path / "fr_CA_f_June"
    for name, seconds in {"a": 0.5, "b": 2, "c": 9, "digits/1": 2, "dictate/d": 3}.items():
        file = folder / f"{name}.g722"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(bytes(int(8_000 * seconds)))
    assert [file.stem for _, file in recordings(tmp_path)] == ["b", "d"]


def test_without_anybody_it_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    dump = tmp_path / "heard.jsonl"
    assert main(["it", "--sounds", str(tmp_path), "--dump", str(dump)]) == 1
    assert "No recordings" in capsys.readouterr().err

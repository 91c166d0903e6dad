"""Of which game a report is told or written, where another one is gone through."""

from pathlib import Path

import pytest

from assistant.dialogue.effects import WriteGame
from tests.dialogue.support.kept_talk import shelf, talk_by
from tests.dialogue.support.study_talk import TWO_LINES, StudyTalk
from tests.dialogue.support.talk import parse_settings

NONE = "A game of a file has no report. To hear its moves type score."
LINES = ("report", "export report")


def written(talk: StudyTalk) -> list[str]:
    return [each.file for each in talk.done if isinstance(each, WriteGame)]


@pytest.mark.parametrize("line", LINES)
def test_a_game_of_a_file_has_none(tmp_path: Path, line: str) -> None:
    talk = StudyTalk(tmp_path)
    talk.type("22-18")
    talk.opened(TWO_LINES)
    talk.type("next")
    (said,) = talk.type(line)
    assert said.startswith(NONE)
    assert written(talk) == []
    talk.type("to the game")
    assert talk.type("report")[0].startswith("Report of the game")


@pytest.mark.parametrize("line", ["report of this game", "export report of this game"])
def test_the_game_here_has_one_all_the_same(tmp_path: Path, line: str) -> None:
    talk = StudyTalk(tmp_path)
    talk.type("22-18")
    talk.opened(TWO_LINES)
    assert talk.type(line)[0].startswith("Report ")


@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize("before", ["", "open file a"])
def test_where_nothing_is_noted_it_is_neither_told_nor_written(
    tmp_path: Path, line: str, before: str
) -> None:
    (tmp_path / "a.pdn").write_text(TWO_LINES, "utf-8")
    talk = StudyTalk(tmp_path, parse_settings("white=human:Anna black=human:Bruno notes=off lang=en"))
    for each in ("22-18", before):
        talk.type(each)
    said = talk.type(f"{line} of this game" if before else line)
    assert said[0].startswith(("There are no notes in this game.", "Without notes there is no score"))
    assert written(talk) == []


def test_an_analysis_is_of_the_game_here() -> None:
    with shelf() as kept:
        talk = talk_by("settings lang=en journal=on white=human:Bob", kept)
        for name in ("Anna", "Carla"):
            talk.type(f"new correspondence game with {name}")
            talk.type("yes")
        talk.type("analyse")
        assert talk.type("report")[0] == "Report of game 2."

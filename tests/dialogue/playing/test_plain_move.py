"""A move in numbers alone is known first: what else a line could mean is not asked of it."""

import sys
from types import FrameType
from typing import Any

import pytest

from tests.dialogue.support.talk import Talk, settings_for

MOST_FILES = 6


def files_entered(talk: Talk, line: str) -> set[str]:
    """The files of parsing/ of which something runs while a line is typed."""
    found: set[str] = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        name = frame.f_code.co_filename.replace("\\", "/")
        if event == "call" and "/assistant/parsing/" in name:
            found.add(name.rpartition("/assistant/parsing/")[2])

    sys.setprofile(note)
    try:
        talk.type(line)
    finally:
        sys.setprofile(None)
    return found


@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
def test_a_move_in_numbers_enters_few_files(language: str) -> None:
    Talk(settings_for(language=language)).type("22-18")  # the words of the language are read once
    talk = Talk(settings_for(language=language))
    entered = files_entered(talk, "22-18")
    assert [ply.written for ply in talk.game.plies] == ["22-18"]
    assert len(entered) <= MOST_FILES, entered


def test_where_something_is_asked_numbers_are_held_against_the_question_first() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("resign")
    assert len(files_entered(talk, "22-18")) > MOST_FILES
    assert talk.dialogue.talk.game.outcome is None

"""What is done on boards is read when the first board speaks, and in no other game."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
LIST = """
names = ("assistant.tactile.", "assistant.dialogue.handlers.touching")
print(*sorted(each for each in sys.modules if each.startswith(names)))
"""
PLAYED = """
import runpy, sys
sys.argv = ["damavoce", "play", "--lang", "en", "--voice", "off"]
try:
    runpy.run_module("assistant", run_name="__main__", alter_sys=True)
except SystemExit as left:
    assert not left.code
"""
ANNOUNCED = PLAYED.replace('"off"]', '"off", "--white", "human:Anna", "--black", "human:Bruno"]')
"""The same between two people with an arbiter."""
AT_BOARD = """
import sys
from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.events import BoardFound, BoardLost, Opened, TextEntered
from assistant.settings.settings import Settings
from assistant.settings.terms import Player

settings = Settings(white=Player(is_on_board=True), boards=1)
dialogue = Dialogue(settings)
dialogue.handle(Opened(settings))
dialogue.handle(TextEntered("22-18"))
"""
FOUND = """
dialogue.handle(BoardFound(0, "dgt"))
"""


def modules_after(code: str, typed: str = "") -> list[list[str]]:
    """The modules of boards that are read, at each place where the code asks for them."""
    run = subprocess.run(
        [sys.executable, "-c", code],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        check=True,
    )
    lines = [line.split() for line in run.stdout.splitlines()]
    return [line for line in lines if all(word.startswith("assistant.") for word in line)]


def test_a_game_without_boards_reads_only_what_a_reading_is() -> None:
    *_, read = modules_after(PLAYED + LIST, "22-18\nlegal\ntake back\nquit\ny\n")
    assert read == ["assistant.tactile.reading"]


def test_an_irregularity_that_is_announced_without_a_board_is_decided_on_without_one() -> None:
    typed = "22-18\nAnna: 21-17\nBruno: keep\n11-15\nAnna: 17-9\nBruno: no\nquit\nyes\n"
    *_, read = modules_after(ANNOUNCED + LIST, typed)
    assert read == ["assistant.tactile.reading"]


def test_what_is_done_on_boards_is_read_when_the_first_one_answers() -> None:
    before, after = modules_after(AT_BOARD + LIST + FOUND + LIST)
    assert before == ["assistant.tactile.reading"]
    assert "assistant.dialogue.handlers.touching.board" in after
    assert "assistant.tactile.inference" in after

"""The conversation that README.md shows is one that the program holds."""

import json
import re
import shlex
from itertools import pairwise

import pytest

from assistant import options
from assistant.cli import main
from assistant.commands.law import start_of
from assistant.commands.play import begin_as_remembered
from assistant.dialogue.states import State
from assistant.store.preferences import Preferences
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.talk import OWN_VOICE, Talk, settings_for
from tests.docs.support.examples import INDENT, SAID, as_heard
from tests.docs.support.lists import ROOT

OF_RUN_PY = ("install", "test", "--small")


def blocks(text: str) -> list[list[str]]:
    """The indented blocks with something typed in them, without their indentation."""
    found = re.findall(r"(?:^    .*\n)+", text, re.MULTILINE)
    return [[line[4:] for line in block.splitlines()] for block in found if "    > " in block]


def test_the_first_conversation_goes_as_written() -> None:
    conversation, *_ = blocks((ROOT / "README.md").read_text("utf-8"))
    with shelf() as kept:
        hold(conversation, KeptTalk(settings_for(), kept, OWN_VOICE))


def hold(conversation: list[str], talk: Talk) -> None:
    said = list(talk.opening)
    for line in conversation:
        if line.startswith("> "):
            said += [line, *talk.type(line[2:])]
        elif line.startswith("Nero: ") and talk.dialogue.state is State.SEARCH:
            said += talk.answer(line.removeprefix("Nero: ").removesuffix("."))
    assert said == conversation
    assert talk.status == 0


def test_the_questions_are_answered_as_written() -> None:
    _, questions, *_ = blocks((ROOT / "README.md").read_text("utf-8"))
    talk = Talk(settings_for(), OWN_VOICE)
    for line, answer in pairwise(questions):
        if line.startswith("> "):
            assert answer in talk.type(line[2:]), line


def test_the_moves_by_voice_go_as_written() -> None:
    aloud, black = SAID["it"], f"{INDENT}Nero: "
    text = (ROOT / "README.md").read_text("utf-8")
    (block,) = re.findall(rf"^{aloud}.*\n(?:^    .*\n)*", text, re.MULTILINE)
    talk = Talk(settings_for(listen="push"), OWN_VOICE)
    words = talk.dialogue.talk.words
    said: list[str] = []
    for line in block.splitlines():
        if line.startswith(aloud):
            answers = talk.hear(as_heard(line.removeprefix(aloud), words))
            said += [line, *(INDENT + each for each in answers)]
        elif line.startswith(black) and talk.dialogue.state is State.SEARCH:
            answers = talk.answer(line.removeprefix(black).removesuffix("."))
            said += [INDENT + each for each in answers]
    assert said == block.splitlines()


def test_the_commands_are_accepted_as_they_stand() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    named = re.findall(r"`([^`]*)`", text)
    shown = [
        *re.findall(r"^    (?:\$ )?(python3 run\.py.*)", text, re.MULTILINE),
        *(each for each in named if re.search(r"run\.py |damavoce ", each)),
    ]
    assert len(shown) > 20
    for line in shown:
        python, program, *arguments = shlex.split(re.split(r" {2,}", line)[0])
        assert (python, program) == ("python3", "run.py"), line
        if arguments[:1] and arguments[0] not in OF_RUN_PY:
            accepted(arguments)


def accepted(arguments: list[str]) -> None:
    """What a command line means; a subcommand may be named without what it needs."""
    parsed = options.parse(arguments)
    if parsed.command == "play":
        begin_as_remembered(parsed, Preferences())
        start_of(parsed)


def test_the_law_answers_as_written(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    shown = r"^    \$ python3 run\.py (.*)\n((?:^    .*\n)+)"
    ((given, answer),) = re.findall(shown, text, re.MULTILINE)
    assert main(shlex.split(given)) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(answer)

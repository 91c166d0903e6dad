"""The conversation that README.md shows is one that the program holds."""

import re
from itertools import pairwise

from assistant.dialogue.states import State
from tests.dialogue.talk import OWN_VOICE, Talk, settings_for
from tests.docs.examples import INDENT, SAID, as_heard
from tests.docs.lists import ROOT


def blocks(text: str) -> list[list[str]]:
    """The indented blocks with something typed in them, without their indentation."""
    found = re.findall(r"(?:^    .*\n)+", text, re.MULTILINE)
    return [[line[4:] for line in block.splitlines()] for block in found if "    > " in block]


def test_the_first_conversation_goes_as_written() -> None:
    conversation, *_ = blocks((ROOT / "README.md").read_text("utf-8"))
    talk = Talk(settings_for(), OWN_VOICE)
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
    words = talk.dialogue._conversation.words
    said: list[str] = []
    for line in block.splitlines():
        if line.startswith(aloud):
            answers = talk.hear(as_heard(line.removeprefix(aloud), words))
            said += [line, *(INDENT + each for each in answers)]
        elif line.startswith(black) and talk.dialogue.state is State.SEARCH:
            answers = talk.answer(line.removeprefix(black).removesuffix("."))
            said += [INDENT + each for each in answers]
    assert said == block.splitlines()

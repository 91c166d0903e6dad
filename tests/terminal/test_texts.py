"""Keys where a text is wanted: a paste is one thing, and none of its keys does anything by itself."""

import pytest

from assistant.dialogue.events import LineRefused, TalkPressed, TextEntered, TextPasted
from assistant.terminal.line_editor import LineEditor, Pasted, Special


@pytest.fixture
def editor() -> LineEditor:
    found = LineEditor(len, lambda: 80)
    found.takes_text = True
    return found


def typed(editor: LineEditor, text: str) -> str:
    return "".join(editor.press(key)[0] for key in text)


def test_a_paste_is_handed_over_whole_and_not_shown(editor: LineEditor) -> None:
    assert editor.press(Pasted("one\n.\ntwo")) == ("", TextPasted("one\n.\ntwo"))
    assert editor.text == ""


def test_what_was_typed_before_a_paste_stands_before_it(editor: LineEditor) -> None:
    assert typed(editor, "re: ") == "> re: "
    assert editor.press(Pasted("22-18\n")) == ("\n", TextPasted("re: 22-18\n"))


def test_a_line_of_a_text_is_not_recalled_afterwards(editor: LineEditor) -> None:
    typed(editor, "Cara Anna")
    assert editor.press(Special.ENTER)[1] == TextEntered("Cara Anna")
    editor.takes_text = False
    assert editor.press(Special.OLDER) == ("", None)


def test_a_blank_begins_a_line_of_a_text_and_opens_no_microphone(editor: LineEditor) -> None:
    editor.has_talk_key = True
    assert typed(editor, " x") == ">  x"
    editor.press(Special.ENTER)
    editor.takes_text = False
    assert editor.press(" ") == ("", TalkPressed())


def test_a_line_of_a_text_may_be_longer_than_any_other(editor: LineEditor) -> None:
    for takes_text, entered in ((True, TextEntered("x" * 1001)), (False, LineRefused())):
        editor.takes_text = takes_text
        typed(editor, "x" * 1001)
        assert editor.press(Special.ENTER)[1] == entered

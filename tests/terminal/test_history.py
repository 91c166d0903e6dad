"""Lines recalled with the arrows."""

from assistant.dialogue.events import TextEntered
from assistant.terminal.line_editor import Special
from tests.terminal.support.typist import typist


def test_criterion_4_a_recalled_line_is_erased_and_printed() -> None:
    typed = typist(*"22-18", Special.ENTER, *"mosse", Special.ENTER, *"pa")
    assert typed.press(Special.OLDER) == "\b \b" * 2 + "mosse"
    assert typed.press(Special.OLDER) == "\b \b" * 5 + "22-18"
    assert typed.press(Special.OLDER) == ""
    assert typed.seen == "> 22-18"
    assert typed.press(Special.NEWER) == "\b \b" * 5 + "mosse"
    assert typed.press(Special.NEWER) == "\b \b" * 5 + "pa"
    assert typed.press(Special.NEWER) == ""
    assert typed.editor.text == "pa"


def test_a_line_that_stands_already_is_printed_all_the_same() -> None:
    typed = typist(*"mosse", Special.ENTER, *"mosse")
    assert typed.press(Special.OLDER) == "\b \b" * 5 + "mosse"


def test_the_history_leaves_out_what_says_nothing_new() -> None:
    typed = typist(Special.ENTER, " ", Special.ENTER, *"a", Special.ENTER, *"a", Special.ENTER)
    typed.press(Special.OLDER, Special.OLDER, Special.OLDER)
    assert typed.editor.text == "a"
    assert typed.press(Special.NEWER) == "\b \b"


def test_an_edited_line_of_the_history_is_entered_as_it_stands() -> None:
    typed = typist(*"22-18", Special.ENTER, Special.OLDER, Special.BACKSPACE, "7", Special.ENTER)
    assert typed.events == [TextEntered("22-18"), TextEntered("22-17")]
    typed.press(Special.OLDER, Special.OLDER)
    assert typed.editor.text == "22-18"

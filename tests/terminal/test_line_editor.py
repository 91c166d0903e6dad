"""The typed line: whatever the keys, a terminal shows the prompt and the text, and nothing else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prompt_toolkit.utils import get_cwidth

from assistant.dialogue.events import (
    Escaped,
    Interrupted,
    LeaveWanted,
    LineRefused,
    LinesPasted,
    TextEntered,
)
from assistant.parsing.words.tokens import LONGEST_LINE
from assistant.terminal.line_editor import PROMPT, Key, Special
from tests.terminal.support.screens import bare, is_append_only, scrollback
from tests.terminal.support.typist import Typist, typist

EDITS = (
    *(Special.BACKSPACE, Special.ERASE_WORD, Special.ERASE_LINE, Special.ESCAPE),
    *(Special.OLDER, Special.NEWER),
)


# Any keys

letters = st.characters(codec="utf-8").filter(
    lambda char: char.isprintable() and get_cwidth(char) > 0 and bare(char) == char
)
marks = st.sampled_from("\u0301\u0300\u0327\u0323")
typed_keys = st.one_of(
    st.sampled_from("0123456789-x abcìè"),
    letters,
    marks,
    st.sampled_from("日本漢字🙂한"),
    st.sampled_from([*EDITS, *EDITS, Special.ENTER, Special.OTHER, Special.INTERRUPT]),
    st.just("announce"),
)


@given(st.lists(typed_keys, max_size=60))
def test_criterion_4_any_keys_show_the_prompt_and_the_text(keys: list[Key]) -> None:
    typed = Typist()
    for key in keys:
        if key == "announce":
            typed.announce("Nero: 11-15.")
        else:
            typed.press(key)
        typed.show()
        shown = PROMPT + typed.editor.text
        if get_cwidth(shown) < typed.screen.columns:
            assert bare(typed.seen) == bare(shown).rstrip()
            assert typed.screen.cursor.x == get_cwidth(shown)
    assert is_append_only(typed.written)


@given(st.lists(st.sampled_from([*"0123456789x- ", *EDITS, Special.ENTER]), max_size=120))
def test_criterion_4_lines_longer_than_the_terminal_are_shown_anew(keys: list[Key]) -> None:
    columns = 12
    typed = Typist(columns)
    typed.show()
    for key in keys:
        typed.press(key)
        typed.show()
        shown = PROMPT + typed.editor.text
        rows = max(-(-len(shown) // columns), 1)
        assert "".join(row.ljust(columns) for row in scrollback(typed.screen)[-rows:]).rstrip() == (
            shown.rstrip()
        )
    assert is_append_only(typed.written)


@given(st.lists(typed_keys, max_size=60))
def test_lines_are_what_was_shown_when_they_were_entered(keys: list[Key]) -> None:
    typed = Typist()
    for key in keys:
        text = typed.editor.text
        typed.press(key if key != "announce" else Special.OTHER)
        if key is Special.ENTER:
            assert typed.events[-1] == TextEntered(text)
            assert typed.editor.text == ""
            assert typed.written.endswith("\n")


# Each key


def test_criterion_4_backspace_is_echoed_as_an_erased_character() -> None:
    typed = typist(*"22-17")
    assert typed.press(Special.BACKSPACE) == "\b \b"
    assert typed.press("8") == "8"
    assert typed.editor.text == "22-18"
    assert typed.seen == "> 22-18"


def test_backspace_on_an_empty_line_writes_nothing() -> None:
    typed = typist("2", Special.BACKSPACE)
    assert typed.press(Special.BACKSPACE, Special.ERASE_WORD, Special.ERASE_LINE) == ""


@pytest.mark.parametrize(
    ("text", "left"),
    [("prendi 22x15x8", "prendi "), ("prendi  22x15  ", "prendi  "), ("22-18", ""), ("  ", "")],
)
def test_ctrl_w_erases_the_last_word(text: str, left: str) -> None:
    typed = typist(*text)
    assert typed.press(Special.ERASE_WORD) == "\b \b" * (len(text) - len(left))
    assert typed.editor.text == left


@pytest.mark.parametrize("key", [Special.ERASE_LINE, Special.ESCAPE])
def test_escape_and_ctrl_u_erase_the_line(key: Special) -> None:
    typed = typist(*"22-18")
    assert typed.press(key) == "\b \b" * 5
    assert typed.seen == ">"
    assert typed.events == []


def test_escape_where_nothing_is_typed_is_told_and_ctrl_u_is_not() -> None:
    typed = typist()
    assert typed.press(Special.ERASE_LINE, Special.ESCAPE) == ""
    assert typed.events == [Escaped()]


@pytest.mark.parametrize(
    ("text", "erased", "left"),
    [("a日", "\b \b\b \b", "a"), ("ae\u0301", "\b \b", "a"), ("日\u0301", "\b \b\b \b", "")],
)
def test_wide_letters_and_marks_are_erased_whole(text: str, erased: str, left: str) -> None:
    typed = typist(*text)
    assert typed.press(Special.BACKSPACE) == erased
    assert typed.editor.text == left


@pytest.mark.parametrize(
    "char", ["\x00", "\x1b", "\x07", "\t", "\r", "\n", "\x7f", "\x9b", "\u202e", "\u200d", "\ud800"]
)
def test_characters_that_a_terminal_obeys_are_not_taken(char: str) -> None:
    typed = typist("2")
    assert typed.press(char) == ""
    assert typed.editor.text == "2"


@pytest.mark.parametrize("before", ["", "a "])
def test_a_mark_needs_a_letter(before: str) -> None:
    typed = typist(*before)
    assert typed.press("\u0301", "\ufe0f") == ""
    assert typed.editor.text == before


def test_a_variation_selector_is_not_taken() -> None:
    assert typist(*"a\ufe0f").editor.text == "a"


def test_another_key_does_and_writes_nothing() -> None:
    typed = typist(*"22")
    assert typed.press(Special.OTHER, Special.SUSPEND) == ""


def test_a_line_may_be_as_long_as_the_parser_reads_and_no_longer() -> None:
    typed = typist(*"x" * LONGEST_LINE, Special.ENTER)
    assert typed.events == [TextEntered("x" * LONGEST_LINE)]
    assert typed.press(*"y" * (LONGEST_LINE + 50)) == "> " + "y" * (LONGEST_LINE + 1)
    typed.press(Special.ENTER)
    assert typed.events[1:] == [LineRefused()]
    typed.press(Special.OLDER)
    assert typed.editor.text == "x" * LONGEST_LINE


# Ends and interruptions


def test_ctrl_d_ends_the_input_on_an_empty_line_only() -> None:
    typed = typist("2")
    assert typed.press(Special.END) == ""
    assert typed.events == []
    typed.press(Special.BACKSPACE)
    assert typed.press(Special.END) == "\n"
    assert typed.events == [LeaveWanted()]


def test_ctrl_d_twice_ends_the_input_behind_a_text_too() -> None:
    typed = typist(*"22", Special.END, "-", Special.END)
    assert typed.events == []
    typed.press(Special.END)
    assert typed.events == [LeaveWanted()]
    assert typed.editor.text == ""


def test_after_ctrl_d_one_can_go_on() -> None:
    typed = typist(Special.END)
    typed.press("2", Special.ENTER)
    assert typed.events == [LeaveWanted(), TextEntered("2")]


def test_ctrl_c_drops_what_was_typed_and_leaves_it_to_be_read() -> None:
    typed = typist(*"22-1")
    assert typed.press(Special.INTERRUPT) == "\n"
    typed.show()
    assert typed.events == [Interrupted()]
    assert typed.editor.text == ""
    assert scrollback(typed.screen) == ["> 22-1", ">"]


# Announcements


@pytest.mark.parametrize("typed_before", ["", "2", "22-1", "prendi 22x15"])
def test_criterion_6_an_announcement_stands_on_its_own_line(typed_before: str) -> None:
    typed = typist(*typed_before)
    typed.announce("Nero: 11-15.")
    typed.show()
    typed.press("8", Special.ENTER)
    first = f"> {typed_before}".rstrip()
    assert scrollback(typed.screen) == [first, "Nero: 11-15.", f"> {typed_before}8", ""]
    assert typed.events == [TextEntered(typed_before + "8")]


@pytest.mark.parametrize("key", ["8", Special.BACKSPACE, Special.ERASE_LINE, Special.ENTER])
def test_a_key_right_after_an_announcement_shows_the_prompt_itself(key: Key) -> None:
    typed = typist(*"22-1")
    typed.announce("Nero: 11-15.")
    typed.press(key)
    typed.show()
    assert PROMPT + typed.editor.text in typed.written.rpartition("15.\n")[2]
    assert is_append_only(typed.written)


def test_a_line_begun_unasked_gets_a_prompt() -> None:
    typed = Typist()
    assert typed.press("2", "2") == "> 22"


def test_a_paste_that_is_too_long_leaves_an_empty_line_and_is_told() -> None:
    typed = typist(*"22-18", Special.PASTE_REFUSED)
    assert typed.events == [LineRefused()]
    typed.show()
    assert typed.seen == PROMPT.rstrip()
    typed.press(*"23-19", Special.ENTER)
    assert typed.events[1:] == [TextEntered("23-19")]


def test_a_paste_with_line_ends_is_one_line_that_is_told_and_then_shown() -> None:
    typed = typist(*"a ", *"resign", Special.PASTED_BREAK, Special.PASTED_BREAK, *" yes")
    assert typed.editor.is_pasting
    typed.press("x", Special.PASTED_BREAK, Special.PASTE_ENDS)
    assert not typed.editor.is_pasting
    assert typed.events == [LinesPasted(len("a resign yesx"))]
    assert typed.written == "> a resign\n"
    typed.show()
    assert typed.seen == "> a resign yesx"
    typed.press(Special.ENTER)
    assert typed.events[1:] == [TextEntered("a resign yesx")]


def test_a_pasted_text_that_is_no_line_is_refused_at_once() -> None:
    typed = typist(*"x" * LONGEST_LINE, Special.PASTED_BREAK, *"yes", Special.PASTE_ENDS)
    assert typed.events == [LineRefused()]
    assert typed.editor.text == ""


def test_a_paste_of_nothing_but_line_ends_is_nothing() -> None:
    typed = typist(Special.PASTED_BREAK, Special.PASTED_BREAK, Special.PASTE_ENDS)
    assert typed.events == []
    assert typed.editor.text == ""


def test_ctrl_c_drops_a_paste_that_goes_on() -> None:
    typed = typist(*"ab", Special.PASTED_BREAK, *"no", Special.INTERRUPT, *"cd", Special.ENTER)
    assert typed.events == [Interrupted(), TextEntered("cd")]
    assert is_append_only(typed.written)

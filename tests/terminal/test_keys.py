"""What terminals send, as our keys."""

import pytest
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from assistant.terminal.keys import translate
from assistant.terminal.line_editor import Key, Special

OTHER, ENTER, CLEAR = Special.OTHER, Special.ENTER, Special.ERASE_LINE


def keys_of(text: str) -> list[Key]:
    presses: list[KeyPress] = []
    parser = Vt100Parser(presses.append)
    parser.feed_and_flush(text)
    return translate(presses)


@pytest.mark.parametrize(
    ("sent", "keys"),
    [
        ("22-x ì日", list("22-x ì日")),
        ("\r", [ENTER]),
        ("\n", [ENTER]),
        ("a\r\nb", ["a", ENTER, "b"]),
        ("a\r\rb", ["a", ENTER, ENTER, "b"]),
        ("\x7f\x08", [Special.BACKSPACE] * 2),
        ("\x17\x15", [Special.ERASE_WORD, Special.ERASE_LINE]),
        ("\x1b[A\x1bOA\x1b[B", [Special.OLDER, Special.OLDER, Special.NEWER]),
        ("\x04\x03\x1a", [Special.END, Special.INTERRUPT, Special.SUSPEND]),
        ("\t\x0c\x00\x01\x1f", [OTHER] * 5),
        ("\x1b[D\x1b[C\x1b[H\x1b[F\x1b[3~\x1b[5~", [OTHER] * 6),
        ("\x1b", [CLEAR]),
        ("\x1b\x1b", [CLEAR, CLEAR]),
        ("22\x1b18", ["2", "2", CLEAR, "1", "8"]),
        ("\x1b[1;3A2", [OTHER, "2"]),
        ("\x1b[57414u2", [OTHER, "2"]),
        ("\x1b[2;99;7X2", [OTHER, "2"]),
        ("\x1b[I2", [OTHER, "2"]),
        ("\x1bOp2", [OTHER, "2"]),
        ("\x1b[", [OTHER]),
        ("\x1b[12;40R2", [OTHER, "2"]),
        ("\x1b[M !!2", [OTHER, "2"]),
        ("\x1b[200~22-18\r\n21-17\nx\x1b[201~", [*"22-18", ENTER, *"21-17", ENTER, "x"]),
        ("\udcec", ["?"]),
    ],
)
def test_what_is_sent_for_a_key(sent: str, keys: list[Key]) -> None:
    assert keys_of(sent) == keys


def test_a_paste_recognised_by_the_windows_console() -> None:
    pasted = KeyPress(Keys.BracketedPaste, "22-18\r21-17\r")
    assert translate([pasted]) == [*"22-18", ENTER, *"21-17", ENTER]

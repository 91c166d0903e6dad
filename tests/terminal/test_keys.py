"""What terminals send, as our keys."""

import asyncio
import contextlib
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from assistant.terminal import keys as keys_module
from assistant.terminal.keys import Keyboard, translate
from assistant.terminal.line_editor import Key, Special
from tests.terminal.support.screens import is_append_only
from tests.terminal.support.typist import typist

OTHER, ENTER, ESCAPE = Special.OTHER, Special.ENTER, Special.ESCAPE


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
        ("\x1b", [ESCAPE]),
        ("\x1b\x1b", [ESCAPE, ESCAPE]),
        ("22\x1bf18", ["2", "2", OTHER, "1", "8"]),
        ("\x1bb\x1b9\x1b \x1bè\x1bO", [OTHER] * 5),
        ("\x1b\x7f\x1b\r", [Special.ERASE_WORD, OTHER]),
        ("\x1b\x03", [ESCAPE, Special.INTERRUPT]),
        ("\x1b[1;3A2", [OTHER, "2"]),
        ("\x1b[57414u2", [OTHER, "2"]),
        ("\x1b[2;99;7X2", [OTHER, "2"]),
        ("\x1b[I2", [OTHER, "2"]),
        ("\x1bOp2", [OTHER, "2"]),
        ("\x1b[", [OTHER]),
        ("\x1b[12;40R2", [OTHER, "2"]),
        ("\x1b[M !!2", [OTHER, "2"]),
        (
            "\x1b[200~22-18\r\n21-17\nx\x1b[201~",
            [Special.PASTE_BEGINS, *"22-18", ENTER, *"21-17", ENTER, "x", Special.PASTE_ENDS],
        ),
        ("\udcec", ["?"]),
    ],
)
def test_what_is_sent_for_a_key(sent: str, keys: list[Key]) -> None:
    assert keys_of(sent) == keys


@given(st.text(st.one_of(st.characters(), st.sampled_from("\x1b[O;~AM<\r\n\x7f\x9b19"))))
def test_criterion_1_whatever_is_sent_no_escape_comes_back(sent: str) -> None:
    typed = typist(*keys_of(sent))
    assert is_append_only(typed.written)


def test_a_paste_recognised_by_the_windows_console() -> None:
    pasted = KeyPress(Keys.BracketedPaste, "22-18\r21-17\r")
    assert translate([pasted]) == [*"22-18", ENTER, *"21-17", ENTER]


class Sender:
    """An input that gives what it is told to; what it holds back comes when it is flushed."""

    closed = False

    def __init__(self) -> None:
        self.is_raw = False
        self._presses: list[KeyPress] = []
        self._parser = Vt100Parser(self._presses.append)

    def attach(self, callback: Callable[[], None]) -> contextlib.AbstractContextManager[None]:
        self._callback = callback
        return contextlib.nullcontext()

    @contextlib.contextmanager
    def raw_mode(self):
        self.is_raw = True
        yield
        self.is_raw = False

    def send(self, text: str) -> None:
        self._parser.feed(text)
        self._callback()

    def read_keys(self) -> list[KeyPress]:
        presses = self._presses[:]
        self._presses.clear()
        return presses

    def flush_keys(self) -> list[KeyPress]:
        self._parser.flush()
        return self.read_keys()


@pytest.fixture
def sender(monkeypatch: pytest.MonkeyPatch) -> Sender:
    sender = Sender()
    monkeypatch.setattr(keys_module, "create_input", lambda _: sender)
    return sender


def test_any_key_is_told_of_before_it_is_known_which(sender: Sender) -> None:
    told: list[object] = []

    async def main() -> None:
        known = asyncio.Event()

        def receive(keys: list[Key]) -> None:
            told.extend(keys)
            if keys:
                known.set()

        keyboard = Keyboard(receive, lambda: told.append("end"), lambda: told.append("any"))
        keyboard.start(asyncio.get_running_loop())
        assert sender.is_raw
        sender.send("2")
        assert told == ["any", "2"]
        known.clear()
        sender.send("\x1b")
        assert told == ["any", "2", "any"]
        await asyncio.wait_for(known.wait(), 60)
        assert told == ["any", "2", "any", ESCAPE]
        keyboard.close()
        assert not sender.is_raw

    asyncio.run(main())


@pytest.mark.parametrize("is_closed", [True, False])
def test_a_terminal_that_is_gone_is_not_read_for_ever(sender: Sender, is_closed: bool) -> None:
    ended: list[bool] = []

    async def main() -> None:
        keyboard = Keyboard(lambda _: None, lambda: ended.append(True))
        keyboard.start(asyncio.get_running_loop())
        sender.closed = is_closed
        for _ in range(1 if is_closed else 1000):
            if not ended:
                sender.send("")
        assert ended == [True]
        keyboard.close()

    asyncio.run(main())


def kept_of(sender: Sender, pieces: list[str], pause: float = 0.0) -> list[Key]:
    """The keys of what arrives in pieces, perhaps with as many seconds between two of them."""
    kept: list[Key] = []

    async def main() -> None:
        loop = asyncio.get_running_loop()
        now = [loop.time()]
        loop.time = lambda: now[0]  # type: ignore[method-assign]
        keyboard = Keyboard(kept.extend, lambda: kept.append("end"))
        keyboard.start(loop)
        for piece in pieces:
            sender.send(piece)
            now[0] += pause
        keyboard.close()

    asyncio.run(main())
    return kept


@pytest.mark.parametrize(
    ("pieces", "keys"),
    [
        (["2", "\x1bf", "\x1bf", "8"], ["2", OTHER, OTHER, "8"]),
        (["2", "\x1b", "18"], ["2", ESCAPE, "1", "8"]),
        (["\x1b", "1\x1bf"], [ESCAPE, "1", OTHER]),
        (["\x1b", "[", "A"], [Special.OLDER]),
    ],
)
def test_an_escape_by_itself_is_no_alt_however_soon_a_letter_comes(
    sender: Sender, pieces: list[str], keys: list[Key]
) -> None:
    assert kept_of(sender, pieces) == keys


PASTE, PASTED = "\x1b[200~", "\x1b[201~"


def test_a_paste_that_never_ends_lets_ctrl_c_through(sender: Sender) -> None:
    kept = kept_of(sender, [PASTE, "22", *"-18", *[""] * 50, "\x03"])
    assert kept == [*"22-18", Special.INTERRUPT]


@pytest.mark.parametrize("length", [1, 300])
def test_a_paste_that_arrives_byte_by_byte_is_typed(sender: Sender, length: int) -> None:
    kept = kept_of(sender, list(f"{PASTE}{'2' * length}{PASTED}\r"))
    assert kept == [*"2" * length, ENTER]


def test_a_paste_is_no_longer_than_a_person_would_read(sender: Sender) -> None:
    kept = kept_of(sender, [PASTE, *["22-18\r" * 100] * 125, "\x03", PASTED, "esci\r"])
    pasted = kept[: kept.index(Special.PASTE_REFUSED)]
    assert len(pasted) == keys_module.MOST_PASTED
    assert kept[len(pasted) :] == [Special.PASTE_REFUSED, Special.INTERRUPT, *"esci", ENTER]


def test_a_paste_that_does_not_end_is_over_after_a_while(sender: Sender) -> None:
    kept = kept_of(sender, [PASTE, *["2" * 1000] * 10], pause=1.0)
    assert Special.PASTE_REFUSED not in kept
    assert kept[-2000:] == ["2"] * 2000


def test_what_looks_like_a_key_for_ever_is_no_dead_terminal(sender: Sender) -> None:
    kept = kept_of(sender, ["\x1b[", *"1" * 500, "\r", "\x03"])
    assert "end" not in kept
    assert kept[-1] is Special.INTERRUPT


BREAK, ENDS = Special.PASTED_BREAK, Special.PASTE_ENDS


def pasted_of(sender: Sender, *pieces: str, quiet: float = 0.15) -> list[Key]:
    """The keys of what arrives piece by piece, and of the quiet behind it."""
    kept: list[Key] = []

    async def main() -> None:
        keyboard = Keyboard(kept.extend, lambda: kept.append("end"))
        keyboard.start(asyncio.get_running_loop())
        for piece in pieces:
            sender.send(piece)
        await asyncio.sleep(quiet)
        keyboard.close()

    asyncio.run(main())
    return kept


LETTER = "Cara Anna, " * 10
MOVES = "22-18\r18x11x4\r" * 20


@pytest.mark.parametrize(
    ("pieces", "keys"),
    [
        ([f"{PASTE}ab\rn", f"o{PASTED}", "c\r"], [*"ab", BREAK, *"no", ENDS, "c", ENTER]),
        ([f"{PASTE}ab\r\n\r\nno\r\n{PASTED}"], [*"ab", BREAK, BREAK, *"no", BREAK, ENDS]),
        ([f"{PASTE}no\r\x04\x14\x1a\x1b[A{PASTED}"], [*"no", BREAK, ENDS]),
        ([f"{PASTE}no\ra\x03", "c\r"], [*"no", BREAK, "a", Special.INTERRUPT, "c", ENTER]),
        ([f"{PASTE}no\ra\x03b\r{PASTED}"], [*"no", BREAK, "a", Special.INTERRUPT, "b", BREAK, ENDS]),
        ([f"{PASTE}ab{PASTED}\r"], [*"ab", ENTER]),
        ([f"{PASTE}no\r{PASTED}"], [*"no", BREAK, ENDS]),
        ([f"{PASTE}ab\r", "no\r"], [*"ab", ENTER, *"no", ENTER]),
        ([f"{PASTE}ab\rc", "\r", "no\r", PASTED], [*"ab", BREAK, "c", BREAK, *"no", BREAK, ENDS]),
        # Without marks: a letter, whose other pieces come at once.
        ([f"{LETTER}\rno\r", "a\r"], [*LETTER, BREAK, *"no", BREAK, "a", BREAK, ENDS]),
        ([f"{LETTER}\r", "\x03", "c\r"], [*LETTER, BREAK, Special.INTERRUPT, "c", ENTER]),
        # What hands do, and what is pasted to be played.
        (["ab\r", "no\r"], [*"ab", ENTER, *"no", ENTER]),
        (["ab\rno\r\ncd\r"], [*"ab", ENTER, *"no", ENTER, *"cd", ENTER]),
        (["ab\rno"], [*"ab", ENTER, *"no"]),
        (["\r" * 150], [ENTER] * 150),
        ([LETTER, "\r"], [*LETTER, ENTER]),
        ([MOVES], [ENTER if char == "\r" else char for char in MOVES]),
    ],
)
def test_what_is_pasted_and_what_is_typed(sender: Sender, pieces: list[str], keys: list[Key]) -> None:
    assert pasted_of(sender, *pieces) == keys


def test_a_paste_whose_end_never_comes_is_told_when_it_is_over(
    sender: Sender, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keys_module, "LONGEST_PASTE", 0.2)
    assert pasted_of(sender, f"{PASTE}ab\rn", "o", quiet=0.5) == [*"ab", BREAK, *"no", ENDS]

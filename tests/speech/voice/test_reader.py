"""Words through a screen reader: the real package, a stand-in for Orca, a real Speech Dispatcher."""

import importlib.util
import os
import queue
import random
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from speech.process.child import ChildGone
from speech.voice.reader import Reader
from speech.voice.reader_child import READERS
from tests.app.support.processes import PATIENCE
from tests.speech.support.orca_stand_in import Desktop, desktop
from tests.speech.support.waiting import wait_for


class Listener:
    """A reader and what it has told."""

    def __init__(self, kind: str = "reader") -> None:
        self.names: queue.Queue[str] = queue.Queue()
        self.ends: queue.Queue[None] = queue.Queue()
        self.reader = Reader(self.names.put, lambda: self.ends.put(None), kind)

    def wait_for_end(self) -> None:
        self.ends.get(timeout=PATIENCE)
        with pytest.raises(ChildGone):
            self.reader.speak("Nessuno.", False)
        self.reader.close()
        assert self.ends.empty()


@contextmanager
def listener(kind: str = "reader") -> Iterator[Listener]:
    found = Listener(kind)
    try:
        yield found
    finally:
        found.reader.close()


@pytest.fixture
def orca(monkeypatch: pytest.MonkeyPatch) -> Iterator[Desktop]:
    need_the_package()
    with desktop() as there:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", there.address)
        yield there


def need_the_package() -> None:
    if importlib.util.find_spec("prism") is None:
        pytest.skip("needs the extra `reader`")


@pytest.mark.parametrize("dialect", ["Orca", "Orca1"])
def test_words_reach_orca_in_order(orca: Desktop, dialect: str) -> None:
    orca.start_orca(dialect)
    with listener() as heard:
        assert heard.names.get(timeout=PATIENCE) == "Orca"
        heard.reader.speak("Bianco: 22 18. È finita.", False)
        heard.reader.speak("Tocca al Nero.", True)
        heard.reader.stop()
        orca.wait_until_told("say Bianco: 22 18. È finita.", "stop", "say Tocca al Nero.", "stop")


@pytest.mark.parametrize("text", ["", " \n", "\x00", "\ud800", "<a>&amp;", "a" * 30000, "🎲 漢字"])
def test_after_any_text_the_next_words_are_said(orca: Desktop, text: str) -> None:
    orca.start_orca()
    with listener() as heard:
        heard.reader.speak(text, False)
        heard.reader.speak("Va bene.", False)
        wait_for(lambda: "say Va bene." in orca.told())


def test_a_reader_that_cannot_be_silenced_says_the_words_all_the_same(orca: Desktop) -> None:
    orca.start_orca(fault="deaf")
    with listener() as heard:
        heard.reader.stop()
        heard.reader.speak("Tocca al Nero.", True)
        orca.wait_until_told("stop", "stop", "say Tocca al Nero.")


@pytest.mark.parametrize("fault", ["fail", "hang"])
def test_a_reader_that_takes_no_words_is_the_end(orca: Desktop, fault: str) -> None:
    orca.start_orca()
    heard = Listener()
    heard.reader.speak(fault, False)
    heard.wait_for_end()


def test_a_reader_that_goes_away_while_it_speaks_is_the_end(orca: Desktop) -> None:
    orca.start_orca()
    heard = Listener()
    heard.reader.speak("Bianco: 22 18.", False)
    orca.wait_until_told("say Bianco: 22 18.")
    os.kill(heard.reader.pid, signal.SIGSTOP)  # so that the end is not known before what follows
    orca.kill_orca()
    heard.reader.stop()
    heard.reader.speak("Tocca al Nero.", True)
    os.kill(heard.reader.pid, signal.SIGCONT)
    heard.wait_for_end()


def test_a_reader_that_comes_back_before_the_next_words_says_them(orca: Desktop) -> None:
    orca.start_orca()
    with listener() as heard:
        heard.names.get(timeout=PATIENCE)
        orca.kill_orca()
        orca.start_orca()
        heard.reader.speak("Eccomi.", False)
        orca.wait_until_told("say Eccomi.")


def test_killed_at_random_moments_it_always_tells_its_end(orca: Desktop) -> None:
    orca.start_orca()
    rng = random.Random(4)
    for _ in range(10):
        heard = Listener()
        for number in range(5):
            heard.reader.speak(f"Numero {number}.", True)
        time.sleep(rng.random() * 0.3)
        os.kill(heard.reader.pid, signal.SIGKILL)
        heard.wait_for_end()


def test_what_is_no_screen_reader_is_not_taken_for_one_nor_started(
    orca: Desktop, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Asking prismatoid for the best it has starts Speech Dispatcher, wherever that is installed."""
    need_speech_dispatcher()
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/speechd.sock")
    heard = Listener()
    heard.wait_for_end()
    assert heard.names.empty()
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("content", ["raise ImportError('none here')", "raise OSError('glibc')", ""])
def test_without_the_package_or_with_a_broken_one_it_ends(
    content: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "prism.py").write_text(content)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    heard = Listener()
    heard.wait_for_end()
    assert heard.names.empty()


def test_the_readers_are_kinds_that_the_package_knows() -> None:
    need_the_package()
    from prism import BackendId

    assert set(READERS) <= set(BackendId.__members__)


def need_speech_dispatcher() -> None:
    if not shutil.which("speech-dispatcher"):
        pytest.skip("not installed: speech-dispatcher")


GENERIC = """Debug 0
GenericExecuteSynth "printf '%s\\\\n' \\'$DATA\\' >> {0}/said; sleep 0.1"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "one"
DefaultVoice "one"
"""
SPEECHD = """LogLevel 5
LogDir "{0}"
AddModule "paper" "sd_generic" "paper.conf"
DefaultModule paper
DefaultLanguage "en"
AudioOutputMethod "libao"
"""


@contextmanager
def speech_dispatcher() -> Iterator[tuple[Path, subprocess.Popen[bytes]]]:
    """Have a server of one's own, whose voice writes to a file."""
    need_speech_dispatcher()
    with tempfile.TemporaryDirectory(prefix="speechd-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        (folder / "modules").mkdir()
        (folder / "modules" / "paper.conf").write_text(GENERIC.format(folder))
        (folder / "speechd.conf").write_text(SPEECHD.format(folder))
        (folder / ".libao").write_text("default_driver=null\n")
        server = subprocess.Popen(
            [
                *("speech-dispatcher", "-s", "-t", "0", "-C", name, "-L", name, "-P", f"{name}/pid"),
                *("-c", "unix_socket", "-S", f"{name}/sock"),
            ],
            env={"PATH": os.environ["PATH"], "HOME": name, "XDG_RUNTIME_DIR": name},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_for((folder / "sock").exists)
            yield folder, server
        finally:
            server.terminate()
            server.wait(PATIENCE)


def test_words_reach_a_real_synthesiser_and_its_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    need_the_package()
    with speech_dispatcher() as (folder, server):
        monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{folder}/sock")
        monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
        heard = Listener("any")
        assert heard.names.get(timeout=PATIENCE) == "Speech Dispatcher"
        said = folder / "said"
        for sentence in ("Bianco: è '22 18', $HOME", "Tocca al Nero."):
            heard.reader.speak(sentence, True)
            wait_for(lambda wanted=sentence: said.exists() and wanted in said.read_text("utf-8"))
        server.kill()
        server.wait(PATIENCE)
        with suppress(ChildGone):  # its end may be known before these words are given to it
            heard.reader.speak("Nessuno.", True)
        heard.wait_for_end()

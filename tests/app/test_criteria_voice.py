"""The criteria of accessibility about speech that a real game answers for, each under its number.

Those of the conversation alone are in tests/dialogue/hearing/test_criteria_voice.py. Times are
generous: they tell what works from what does not, and measure nothing.
"""

import importlib.util
import os
import random
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.support.voiced import child_of, children_of, lasted, voiced, wait_for_quiet
from tests.speech.support.orca_stand_in import desktop
from tests.speech.support.players import KINDS, need, no_portaudio
from tests.speech.support.sound_server import SoundServer, sound_server
from tests.speech.support.waiting import wait_for
from tests.terminal.support.sessions import Session

OWN = ("--lang", "it", "--voice", "own")
CTRL_T, F2 = "\x14", "\x1bOQ"
SHORT = "W:W18,24:B14"
"""White takes the last piece and has won."""


@pytest.fixture(scope="module")
def shared() -> Iterator[SoundServer]:
    with sound_server() as running:
        yield running


def leave(session: Session) -> None:
    """End a game, whose last words a key cuts off."""
    session.type("abbandono\r")
    session.wait_for("sì o no")
    session.type("sì\resci\r")
    session.wait_for("Arrivederci")
    session.type(" ")
    assert session.finish() == 0


def assert_silent(server: SoundServer, since: float) -> None:
    """From a second after this moment on."""
    time.sleep(max(0, since + 2 - server.now()))
    assert server.heard(since + 1) == []


def test_criterion_18_any_key_silences_the_voice_and_is_typed(
    shared: SoundServer, tmp_path: Path
) -> None:
    since = shared.now()
    with voiced(shared, tmp_path, *OWN, "--rate", "80", "--seed", "1") as session:
        shared.wait_for_sound(since)
        session.type("2")
        typed = shared.now()
        session.wait_for_line("> 2")
        assert_silent(shared, typed)
        session.type("2-18\r")
        since = shared.now()
        # What comes after the key is said again, so the computer's answer has to be there before.
        session.wait_for(r"22-18\r\nBianco: 22-18\.\r\nNero: \d")
        shared.wait_for_sound(since)
        session.type("\x1b[D")  # a key that does nothing
        assert_silent(shared, shared.now())
        leave(session)


@pytest.mark.parametrize("key", [F2, CTRL_T])
def test_the_voice_key_switches_the_voice_and_leaves_what_is_typed(
    shared: SoundServer, tmp_path: Path, key: str
) -> None:
    since = shared.now()
    with voiced(shared, tmp_path, *OWN, "--rate", "300") as session:
        shared.wait_for_sound(since)
        session.type("22-")
        session.wait_for_line("> 22-")
        session.type(key)
        since = shared.now()
        session.wait_for(r"\r\nVoce spenta\.\r\n> 22-$")
        wait_for_quiet(shared, since)  # the words that say so are said
        wait_for(lambda: children_of(session.pid) == {})
        since = shared.now()
        session.type("1")
        session.type(key)
        session.wait_for(r"\r\nVoce accesa\.\r\n> 22-1$")
        shared.wait_for_sound(since)
        session.type("8\r")
        session.wait_for(r"8\r\nBianco: 22-18\.")
        session.type(key * 4)
        session.wait_for(r"Voce accesa\.[^V]*Voce spenta\.[^V]*Voce accesa\.\r\n")
        leave(session)
    assert not (tmp_path / "damavoce" / "settings.toml").exists()


def test_criterion_20_without_a_device_the_game_goes_on_and_says_so_once(
    shared: SoundServer, tmp_path: Path
) -> None:
    with voiced(shared, tmp_path, *OWN, "--fen", SHORT, PULSE_SERVER="unix:/none") as session:
        session.wait_for(r"\r\nLa voce non parla: non c'è una scheda audio\.")
        session.type("turno\r")
        session.wait_for(r"Tocca a te, Bianco\.")
        time.sleep(3)  # it is tried again twice
        session.type("18x11\r")
        session.wait_for(r"Vince il Bianco")
        session.type("esci\r")
        assert session.finish() == 0
    assert session.seen.decode().count("La voce non parla") == 1
    assert "La voce è tornata" not in session.seen.decode()


def test_criterion_20_where_one_driver_is_missing_the_next_one_plays(
    shared: SoundServer, tmp_path: Path
) -> None:
    need(KINDS[1])
    since = shared.now()
    path = os.pathsep.join((no_portaudio(tmp_path)["PYTHONPATH"], str(Path(__file__).parents[2])))
    with voiced(shared, tmp_path, *OWN, PYTHONPATH=path) as session:
        shared.wait_for_sound(since)
        session.type("22-18\r")
        session.wait_for(r"Bianco: 22-18\.")
        leave(session)
    assert "La voce non parla" not in session.seen.decode()


def test_criterion_21_a_speech_process_killed_in_mid_word_never_ends_the_game(
    shared: SoundServer, tmp_path: Path
) -> None:
    rng = random.Random(21)
    with voiced(shared, tmp_path, *OWN, "--rate", "600", "--fen", SHORT) as session:
        killed = 0
        for _ in range(20):
            wait_for(lambda killed=killed: child_of(session) != killed)
            since, until = shared.now(), 0.0
            # Behind the short sound of 0.13 seconds there are words.
            while not (heard := shared.heard(since)) or lasted(heard) < 0.25:
                if not heard and shared.now() > until:
                    # What comes while a child begins is only printed.
                    session.type("24-11\r")
                    session.wait_for("rticolo")
                    until = shared.now() + 0.7
                time.sleep(0.02)
            time.sleep(rng.random() * 0.4)
            killed = child_of(session)
            os.kill(killed, signal.SIGKILL)
        since = shared.now()
        session.type("18x11\r")
        session.wait_for(r"Vince il Bianco")
        wait_for_quiet(shared, since)
        session.type("esci\r")
        assert session.finish() == 0
    assert "Traceback" not in session.seen.decode()


def test_criterion_22_the_rate_is_set_live_and_remembered_for_each_language(
    shared: SoundServer, tmp_path: Path
) -> None:
    def heard(session: Session, line: str) -> float:
        wait_for_quiet(shared, 0)
        since = shared.now()
        session.type(f"{line}\r")
        return lasted(wait_for_quiet(shared, since))

    file = tmp_path / "damavoce" / "settings.toml"
    with voiced(shared, tmp_path, *OWN) as session:
        session.type("velocità 80\r")
        session.wait_for(r"Velocità: 80\.")
        slow = heard(session, "turno")
        session.type("velocità 700\r")
        session.wait_for(r"Velocità: 700\.")
        quick = heard(session, "turno")
        assert quick < slow / 3
        slower = heard(session, "ripeti piano")
        assert quick < slower < slow
        session.type("volume 40\rlingua inglese\rrate\r")
        session.wait_for(r"Rate: 180\.")
        session.type("300\r")
        session.wait_for(r"Rate: 300\.")
        session.type("lingua italiano\rvelocità\r")
        session.wait_for(r"Velocità: 700\.")
        session.type("no\r")
        leave(session)
    kept = file.read_text("utf-8").splitlines()
    assert {"rate-it = 700", "rate-en = 300", "volume-it = 40"} <= set(kept)
    with voiced(shared, tmp_path, *OWN) as session:
        session.type("impostazioni\r")
        session.wait_for(r"Velocità della voce: 700 parole al minuto\.")
        session.wait_for(r"Volume della voce: 40 su 100\.")
        session.type("no\r")
        leave(session)


SPY = "import atexit, sys\natexit.register(lambda: open({!r}, 'w').write(' '.join(sys.modules)))\n"


def modules_of(folder: Path) -> dict[str, str]:
    """Have a process list its modules at its end."""
    (folder / "sitecustomize.py").write_text(SPY.format(str(folder / "modules")))
    return {"PYTHONPATH": os.pathsep.join((str(folder), str(Path(__file__).parents[2])))}


AUDIO = (
    "speech.voice.speaker",
    "speech.voice.sound_process",
    "speech.process.child",
    "speech.voice.reader",
    "sounddevice",
)


def test_criterion_23_with_the_voice_off_nothing_of_sound_is_begun(
    shared: SoundServer, tmp_path: Path
) -> None:
    since = shared.now()
    with voiced(shared, tmp_path, "--lang", "it", "--voice", "off", **modules_of(tmp_path)) as session:
        assert "Voce spenta, come hai scelto." in session.seen.decode()
        for line, answer in (("22-18", r"Nero: \d"), ("pezzi", "Nero: "), ("22-17", "rticolo")):
            session.type(f"{line}\r")
            session.wait_for(answer)
            assert children_of(session.pid) == {}
        leave(session)
    loaded = (tmp_path / "modules").read_text().split()
    assert "assistant.surfaces.voice" in loaded
    assert not {*AUDIO, "pyttsx3", "prism", "numpy"} & {*loaded}
    assert shared.heard(since) == []


@pytest.fixture
def orca(tmp_path: Path) -> Iterator[None]:
    """A process that is called as a screen reader is."""
    program = shutil.which("sleep")
    assert program
    shutil.copy(os.path.realpath(program), tmp_path / "orca")
    with subprocess.Popen([tmp_path / "orca", "600"]) as process:
        comm = Path(f"/proc/{process.pid}/comm")
        wait_for(lambda: comm.read_text() == "orca\n")
        yield
        process.kill()


@pytest.mark.alone
@pytest.mark.usefixtures("orca")
def test_criterion_23_beside_a_screen_reader_only_sounds_are_ours(
    shared: SoundServer, tmp_path: Path
) -> None:
    if importlib.util.find_spec("prism") is None:
        pytest.skip("needs the extra `reader`")
    with desktop() as there:
        there.start_orca()
        bus = there.address
        with voiced(shared, tmp_path, "--lang", "it", DBUS_SESSION_BUS_ADDRESS=bus) as session:
            first = session.seen.decode().splitlines()[0]
            assert "Parla il tuo lettore di schermo, Orca: se senti le righe due volte, spegni" in first
            child_of(session)
            wait_for(lambda: any("aiuto" in order for order in there.told()))
            since = shared.now()
            session.type("22-17\r")
            session.wait_for("rticolo")
            wait_for(lambda: any("rticolo" in order for order in there.told()))
            heard = wait_for_quiet(shared, since)
            assert lasted(heard) < 0.5, heard  # a short sound, and no words
            session.type("suoni nessuno\r")
            session.wait_for("Suoni: nessuno")
            since = shared.now()
            session.type("22-17\r")
            session.wait_for("rticolo")
            assert_silent(shared, since)
            told = len(there.told())
            session.type(F2)
            session.wait_for("Voce spenta")
            session.type("22-17\r")
            session.wait_for("rticolo")
            assert not any("rticolo" in order for order in there.told()[told:])
            leave(session)


@pytest.mark.alone
@pytest.mark.usefixtures("orca")
def test_criterion_23_a_screen_reader_out_of_reach_reads_what_is_printed(
    shared: SoundServer, tmp_path: Path
) -> None:
    if importlib.util.find_spec("prism") is None:
        pytest.skip("needs the extra `reader`")

    def is_asking(session: Session) -> bool:
        session.read(0)
        return any("speech.voice.reader_child" in line for line in children_of(session.pid).values())

    with voiced(shared, tmp_path, "--lang", "it") as session:
        wait_for(lambda: not is_asking(session))
        since = shared.now()
        for _ in range(2):
            session.type("suoni nessuno\r")  # a change of the settings looks for the reader again
            session.wait_for("Suoni: nessuno")
            assert not is_asking(session)
        assert_silent(shared, since)
        leave(session)
        assert "non risponde" not in session.seen.decode()


@pytest.mark.alone
@pytest.mark.usefixtures("orca")
def test_criterion_23_without_the_package_a_screen_reader_reads_what_is_printed(
    shared: SoundServer, tmp_path: Path
) -> None:
    modules = modules_of(tmp_path)
    with (tmp_path / "sitecustomize.py").open("a") as start:
        start.write("import sys\nsys.modules['prism'] = None\n")
    with voiced(shared, tmp_path, "--lang", "it", **modules) as session:
        assert "Voce propria spenta, perché legge Orca." in session.seen.decode().splitlines()[0]
        session.type("suoni nessuno\r")
        session.wait_for("Suoni: nessuno")
        leave(session)
    with voiced(shared, tmp_path, "--lang", "it", **modules) as session:
        session.type("turno\r")
        session.wait_for("Tocca a te")
        assert children_of(session.pid) == {}
        leave(session)
    assert not {*AUDIO} & {*(tmp_path / "modules").read_text().split()}


def test_criterion_24_a_move_is_heard_soon_from_the_child(shared: SoundServer, tmp_path: Path) -> None:
    since = shared.now()
    with voiced(shared, tmp_path, *OWN, "--rate", "600") as session:
        shared.wait_for_sound(since)
        session.type("\x1b[D")
        assert_silent(shared, shared.now())
        assert "speech.voice.sound_child" in " ".join(children_of(session.pid).values())
        since = shared.now()
        session.type("22-18\r")
        session.wait_for(r"Bianco: 22-18\.")
        assert wait_for_quiet(shared, since)[0][0] < since + 2
        leave(session)

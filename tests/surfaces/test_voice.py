"""Who reads aloud: which route is chosen, and what is told of it, with real children."""

import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import speech.voice.reader
from assistant.dialogue.effects import UseVoice
from assistant.dialogue.events import Event, Route, TellingEnded, VoiceChanged, VoiceLost
from assistant.settings.taste import SOUNDS
from assistant.surfaces.voice import Voice, choose_route
from assistant.values import replaced
from speech.process.child import Child
from speech.voice.utterance import Urgency, Utterance
from tests.app.support.processes import PATIENCE, environment
from tests.speech.support.players import need_voices
from tests.speech.support.speakers import Ears
from tests.speech.support.waiting import wait_for

OFF = UseVoice("off", 180, 100, 1, ())

STAND_IN = """
from speech.process.parent import Parent
parent = Parent()
parent.tell({"did": "ready", "name": "Orca"})
with open(__file__ + ".heard", "a") as heard:
    def note(message, data):
        print(message.get("interrupt"), message.get("text"), file=heard, flush=True)
    parent.serve(note)
"""

LEAVES_WHEN_TOLD = """
import pathlib, time
end = time.monotonic() + 30
while not pathlib.Path(__file__ + ".leave").exists() and time.monotonic() < end:
    time.sleep(0.005)
"""


@pytest.fixture
def reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program in the place of the reader's child; what it was given to say stands beside it."""
    file = tmp_path / "stand_in_reader.py"
    file.write_text(STAND_IN)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(
        "assistant.surfaces.voice.importlib.util.find_spec", lambda name: name == "prism" or None
    )

    class Stood(Child):
        def __init__(self, module: str, *given: object) -> None:
            super().__init__("stand_in_reader", *given)  # type: ignore[arg-type]

    monkeypatch.setattr(speech.voice.reader, "Child", Stood)
    return file


def voice(wanted: str, events: list[Event]) -> Voice:
    return Voice(replaced(OFF, wanted=wanted), events.append, True, lambda: "Orca")


def losses(events: list[Event]) -> list[Event]:
    return [each for each in events if isinstance(each, VoiceLost)]


def test_a_reader_that_is_given_back_is_not_told_to_be_lost(reader: Path) -> None:
    events: list[Event] = []
    made = voice("reader", events)
    assert made.route == Route("reader", "asked", "Orca", True)
    for wanted, kind in (("off", "off"), ("reader", "reader"), ("auto", "reader"), ("off", "off")):
        made.use(replaced(OFF, wanted=wanted))
        time.sleep(0.2)
        assert isinstance(events[-1], VoiceChanged)
        assert events[-1].voice.kind == kind
    assert losses(events) == []
    made.close()


def test_a_reader_that_goes_away_is_told_and_may_be_asked_for_again(reader: Path) -> None:
    events: list[Event] = []
    made = voice("reader", events)
    for _ in range(2):
        before = len(losses(events))
        assert made._reader
        made._reader.kill()
        wait_for(lambda before=before: len(losses(events)) == before + 1)
        assert made.route.kind == "print"
        made.use(replaced(OFF, wanted="reader"))
        assert made.route.kind == "reader"
    made.close()


def test_a_reader_that_cannot_be_had_leaves_the_lines(
    reader: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader.write_text("")
    events: list[Event] = []
    made = voice("off", events)
    made.use(replaced(OFF, wanted="reader"))
    wait_for(lambda: bool(losses(events)))
    assert made.route.kind == "print"
    assert [each.voice.kind for each in events if isinstance(each, VoiceChanged)] == ["reader", "print"]
    made.close()


def test_a_reader_out_of_reach_that_nobody_asked_for_is_left_to_read(
    reader: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader.write_text(LEAVES_WHEN_TOLD)
    events: list[Event] = []
    made = voice("auto", events)
    assert made.route == Route("reader", "reader-runs", "Orca", True)
    Path(f"{reader}.leave").touch()
    wait_for(lambda: bool(events))
    assert events == [VoiceChanged(Route("print", "reader-runs", "Orca", True))]
    made.use(replaced(OFF, wanted="auto", rate=200))
    assert made.route.kind == "print"
    assert made._reader is None
    made.use(replaced(OFF, wanted="reader"))
    wait_for(lambda: bool(losses(events)))
    kinds = [each.voice.kind for each in events if isinstance(each, VoiceChanged)]
    assert kinds[-2:] == ["reader", "print"]
    made.close()


def test_a_reader_that_spoke_by_itself_and_goes_away_is_told(reader: Path) -> None:
    events: list[Event] = []
    made = voice("auto", events)
    wait_for(lambda: made._has_answered)
    assert made._reader
    made._reader.kill()
    wait_for(lambda: bool(losses(events)))
    made.use(replaced(OFF, wanted="auto"))
    assert made.route.kind == "reader"
    made.close()


def test_what_matters_is_not_cut_off_by_what_matters_until_a_key(reader: Path) -> None:
    made = voice("reader", [])
    move = Utterance("Bianco", "it", "Bianco", Urgency.IMPORTANT, replaces=frozenset({"turn"}))
    news = Utterance("Penso", "it", "Penso")
    made.submit([news, move, move, news])
    made.submit([move])
    made.hush()
    made.submit([move, news])
    heard = Path(f"{reader}.heard")
    wait_for(lambda: heard.exists() and len(heard.read_text().splitlines()) == 7)
    cuts = [line.split()[0] == "True" for line in heard.read_text().splitlines()]
    assert cuts == [False, True, False, False, False, True, False]
    made.close()


def test_giving_a_reader_back_holds_nobody_up(reader: Path) -> None:
    reader.write_text("import time\ntime.sleep(600)\n")
    made = voice("reader", [])
    began = time.monotonic()
    made.use(OFF)
    assert time.monotonic() - began < 1
    wait_for(lambda: not [each for each in threading.enumerate() if each.name == "voice"])
    made.close()


def test_sounds_may_be_turned_on_beside_a_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("assistant.surfaces.voice._has_own_voice", lambda: True)
    monkeypatch.setattr("assistant.surfaces.voice.importlib.util.find_spec", lambda name: None)
    made = voice("auto", [])
    assert made.route.kind == "print"
    assert made._speaker is None
    made.use(replaced(OFF, wanted="auto", sounds=SOUNDS))
    assert made._speaker
    made.close()


@pytest.mark.parametrize(
    ("wanted", "has_terminal", "reader", "remote", "has_prism", "expected"),
    [
        ("off", True, "Orca", False, True, ("off", "asked")),
        ("own", True, "Orca", True, True, ("own", "asked")),
        ("own", False, "", False, True, ("own", "asked")),
        ("auto", True, "", False, True, ("own", "no-reader")),
        ("auto", True, "Orca", False, True, ("reader", "reader-runs")),
        ("auto", True, "Orca", False, False, ("print", "reader-runs")),
        ("auto", True, "Orca", True, True, ("off", "remote")),
        ("reader", True, "Orca", False, True, ("reader", "asked")),
        ("reader", True, "Orca", False, False, ("print", "asked")),
        ("auto", True, "", True, True, ("off", "remote")),
        ("auto", False, "Orca", False, True, ("off", "no-terminal")),
        ("reader", True, "", False, True, ("own", "reader-missing")),
    ],
)
def test_the_route_that_is_chosen(
    wanted: str,
    has_terminal: bool,
    reader: str,
    remote: bool,
    has_prism: bool,
    expected: tuple[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    if remote:
        monkeypatch.setenv("SSH_CONNECTION", "192.0.2.1 1 192.0.2.2 22")
    monkeypatch.setattr(
        "assistant.surfaces.voice.importlib.util.find_spec",
        lambda name: name != "prism" or has_prism or None,
    )
    route = choose_route(wanted, has_terminal, lambda: reader)
    assert (route.kind, route.why) == expected


def test_a_reading_cut_off_is_gone_on_with_after_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    need_voices()
    ears = Ears(monkeypatch)
    slow = "parola " * 100
    rows = Utterance(f"Riga uno. Riga due {slow}. Riga tre.", "it", "", Urgency.READING, "board")
    made = Voice(replaced(OFF, wanted="own"), lambda event: None, True, lambda: "")
    for outdated in (frozenset[str](), frozenset({"board"})):
        ears.begun.clear()
        made.submit([rows])
        wait_for(lambda: len(ears.begun) == 2)
        made.hush()
        made.use(OFF)
        assert not made.go_on()
        made.submit([Utterance("Nero", "it", "Nero", Urgency.IMPORTANT, replaces=outdated)])
        made.use(replaced(OFF, wanted="own"))
        assert made.go_on() == (not outdated)
        if not outdated:
            wait_for(lambda: len(ears.begun) == 3)
            assert ears.begun[2] == ears.begun[1] != ears.begun[0]
            made.hush()
    made.close()


def tellings(events: list[Event]) -> list[int]:
    return [each.number for each in events if isinstance(each, TellingEnded)]


@pytest.mark.parametrize("wanted", ["reader", "off"])
def test_where_nobody_knows_when_it_has_been_said_a_telling_ends_at_once(
    reader: Path, wanted: str
) -> None:
    events: list[Event] = []
    made = voice(wanted, events)
    made.submit([Utterance("Nero: 11-15.", "it", "Nero 11 15")])
    made.tell_end(1)
    assert tellings(events) == [1]
    made.close()


def test_a_telling_of_the_own_voice_ends_when_it_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    need_voices()
    ears = Ears(monkeypatch)
    events: list[Event] = []
    made = Voice(replaced(OFF, wanted="own"), events.append, True, lambda: "")
    made.tell_end(1)
    assert tellings(events) == [1]  # nothing is said
    made.submit([Utterance("Nero: 11-15.", "it", "Nero 11 15", Urgency.IMPORTANT)])
    made.tell_end(2)
    assert tellings(events) == [1]
    wait_for(lambda: tellings(events) == [1, 2])
    made.submit([Utterance("parola " * 200, "it", "parola " * 200, Urgency.IMPORTANT)])
    made.tell_end(3)
    wait_for(lambda: len(ears.begun) >= 2)
    assert tellings(events) == [1, 2]
    made.hush()  # a key cuts it off
    wait_for(lambda: tellings(events) == [1, 2, 3])
    made.close()


PROGRAM = """
import sys
import assistant.app
from assistant.cli import main
from assistant.dialogue.events import Route

class Heard:
    route = Route("own", "asked")
    is_speaking = False
    def __init__(self, *given, **named): pass
    def submit(self, utterances): print(*("heard: " + each.text for each in utterances), sep=chr(10))
    def hush(self): pass
    finish = close = hush

assistant.app.Voice = Heard
sys.exit(main(["--lang", "en"]))
"""


def test_what_is_wrong_with_the_settings_is_said_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "damavoce").mkdir()
    (tmp_path / "damavoce" / "settings.toml").write_text('view = "up"\n')
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=environment(XDG_CONFIG_HOME=str(tmp_path), WIN_PD_OVERRIDE_APPDATA=str(tmp_path)),
        input="",
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=True,
    )
    [complaint] = done.stderr.splitlines()
    assert '"up"' in complaint
    heard = [line for line in done.stdout.splitlines() if line.startswith("heard: ")]
    assert heard[0] == f"heard: {complaint}"

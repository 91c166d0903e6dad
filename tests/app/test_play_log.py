"""The log of a game that a person plays, and whatever fails while one is played."""

import json
import os
from pathlib import Path

import pytest

from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.events import Opened
from assistant.store.log import LogError, format_entry, parse_event
from tests.app.support.play import QUICK, read_until
from tests.app.support.processes import PATIENCE, damavoce, start
from tests.speech.support.waiting import wait_for


def test_the_log_holds_every_event_and_effect_and_replays(tmp_path: Path) -> None:
    path = tmp_path / "registro.jsonl"
    damavoce(
        *("--level", "2", "--seed", "4", "--log", str(path)),
        lines="aiuto\n22-18\n\nboh\n21-17\nriprendi\npatta\nabbandona\nno\nesci\nsì\n",
    )
    entries = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert entries[0]["name"] == "Opened"
    assert entries[-1] == {"at": entries[-1]["at"], "kind": "effect", "name": "Quit", "status": 0}
    assert [entry["at"] for entry in entries] == sorted(entry["at"] for entry in entries)
    played = next(entry for entry in entries if entry["name"] == "MovePlayed")
    assert {**played, "at": 0} == {
        **{"at": 0, "kind": "event", "name": "MovePlayed", "table": 1, "ply": 1, "side": "white"},
        "by": "white",
        **{"move": "22-18", "path": [22, 18], "captured": [], "source": "typed"},
    }
    assert replay(path) == [{**entry, "at": 0} for entry in entries]


def replay(path: Path) -> list[dict[str, object]]:
    """What a new conversation does with the events of a log, as the log would have it."""
    done: list[dict[str, object]] = []
    dialogue = None
    for line in path.read_text("utf-8").splitlines():
        event = parse_event(line)
        if event is None:
            continue
        if isinstance(event, Opened):
            dialogue = Dialogue(event.settings, is_journalled=True)
        assert dialogue
        done += [format_entry(each) for each in (event, *dialogue.handle(event))]
    return [{"at": 0, **json.loads(json.dumps(entry))} for entry in done]


def test_a_log_can_be_read_while_the_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "log"
    with start(*QUICK, "--log", str(path)) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"22-18\n")
        process.stdin.flush()
        read_until(process, rb"Nero: \d")
        process.kill()
    assert [line for line in path.read_text().splitlines() if '"MovePlayed"' in line]
    json.loads(path.read_text().splitlines()[-1])


@pytest.mark.parametrize("line", ["", "x", "[]", "{}", '{"kind": "event"}', '{"name": "Opened"}'])
def test_a_line_that_is_none_of_a_log_is_an_error(line: str) -> None:
    with pytest.raises(LogError):
        parse_event(line)


def test_a_log_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    done = damavoce("--log", str(tmp_path), lines="esci\n")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("Non posso scrivere il registro")
    assert done.stderr.endswith(": è una cartella. Scegli un altro file.\n")
    done = damavoce("--log", str(tmp_path / "no" / "log"))
    assert done.stderr.endswith(": la cartella non esiste. Scegli un altro file.\n")


def test_a_log_that_fails_in_mid_game_is_told_once() -> None:
    done = damavoce(*QUICK, "--log", "/dev/full", lines="22-18\n")
    assert done.returncode == 0
    assert done.stderr.startswith("Non riesco più a scrivere")
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout.splitlines()[-1] == "Arrivederci."


def test_a_log_that_is_a_pipe_is_refused_and_waits_for_nobody(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "log")
    done = damavoce(*QUICK, "--log", str(tmp_path / "log"), lines="esci\n")
    assert done.returncode == 1
    assert "è una pipe" in done.stderr


def test_two_games_do_not_write_to_one_log(tmp_path: Path) -> None:
    path = tmp_path / "log"
    with start(*QUICK, "--log", str(path)) as process:
        assert process.stdin
        assert process.stdout
        read_until(process, rb"Scrivi una mossa")
        written = path.read_bytes()
        done = damavoce(*QUICK, "--log", str(path), lines="esci\n")
        assert done.returncode == 1
        assert "un'altra partita" in done.stderr
        assert path.read_bytes().startswith(written)
        process.stdin.close()
        assert process.wait(60) == 0


def test_a_name_that_is_no_text_ends_no_game(tmp_path: Path) -> None:
    path = tmp_path / "log"
    name = os.fsdecode(b"/dev/tty\xff")
    with start(*QUICK, "--board", name, "--log", str(path)) as process:
        assert process.stdin
        assert process.stderr
        process.stdin.write(b"22-18\n")
        process.stdin.flush()
        # Told from another thread, perhaps after all lines were read.
        wait_for(lambda: path.exists() and "BoardLost" in path.read_text("utf-8"))
        process.stdin.write(b"esci\nsi\n")
        process.stdin.close()
        assert process.wait(PATIENCE) == 0
        assert b"errore" not in process.stderr.read().lower()
    events = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert any(each["name"] == "MovePlayed" for each in events)
    assert any("\udcff" in json.dumps(each, ensure_ascii=False) for each in events)


def test_a_log_that_fails_for_any_reason_ends_no_game(tmp_path: Path) -> None:
    broken = """
import assistant.store.log
def fail(*_):
    raise UnicodeEncodeError("utf-8", "x", 0, 1, "surrogates not allowed")
assistant.store.log.Log.write = fail
"""
    arguments = (*QUICK, "--log", str(tmp_path / "log"))
    done = damavoce(*arguments, lines="22-18\n", after=broken)
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("Non riesco più a scrivere")
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout.splitlines()[-1] == "Arrivederci."


BREAKING = {
    "engine": "import assistant.engine.searcher as at; at.Searcher.start = fail",
    "voice": "import assistant.surfaces.voice as at; at.Voice.submit = fail",
    "ear": "import assistant.surfaces.listening as at; at.Listening.expect = at.Listening.use = fail",
    "learnt": "import assistant.store.memory as at; at.read_confusions = fail",
}


@pytest.mark.parametrize("part", BREAKING)
def test_what_fails_outside_the_conversation_is_told_and_ends_no_game(part: str) -> None:
    broken = f"""
def fail(*_, **named):
    raise ValueError("a fault")
{BREAKING[part]}
"""
    done = damavoce(*QUICK, lines="22-18\nmosse\nesci\n", after=broken)
    assert done.returncode == 0, done.stderr
    assert "ValueError: a fault" in done.stderr
    assert done.stdout.splitlines()[-1] == "Arrivederci."


PEOPLE = ("--white", "human:Anna", "--black", "human:Bruno", "--voice", "off", "--lang", "en")
WITHOUT_NOTES = "22-18\nnew blindfold game with no notes\nyes\nno\n23-19\nquit\n"


def test_a_log_ends_where_a_game_begins_in_which_nothing_is_noted(tmp_path: Path) -> None:
    """By an option it is refused from the start; a sentence may want such a game later."""
    log = tmp_path / "log"
    done = damavoce(*PEOPLE, "--log", str(log), lines=WITHOUT_NOTES)
    assert "White: 23-19." in done.stdout
    assert "the one of --log ends here" in done.stderr
    written = log.read_text("utf-8")
    assert "22-18" in written
    assert "23-19" not in written


def test_the_arbiter_has_such_a_game_logged(tmp_path: Path) -> None:
    log = tmp_path / "log"
    done = damavoce(*PEOPLE, "--arbiter", "on", "--log", str(log), lines=WITHOUT_NOTES)
    assert done.stderr == ""
    assert "23-19" in log.read_text("utf-8")

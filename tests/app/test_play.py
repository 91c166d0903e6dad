"""Games as a person plays them: real processes on pipes and on pseudo-terminals."""

import json
import os
import re
import signal
import subprocess
import time
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.events import Opened
from assistant.store.log import LogError, format_entry, parse_event
from tests.app.support.processes import PATIENCE, OnTerminal, command, damavoce, environment, start
from tests.speech.support.waiting import wait_for

QUICK = ("--level", "1", "--seed", "1")


def test_a_game_from_a_pipe_answers_each_line_before_it_reads_the_next() -> None:
    done = damavoce(*QUICK, lines="22-18\nultima\nmosse\nesci\nsì\n")
    said = done.stdout.splitlines()
    assert done.returncode == 0
    assert done.stderr == ""
    place = said.index("Bianco: 22-18.")
    assert said[place + 1].startswith("Nero: ")
    assert "Ultima mossa: " + said[place + 1].replace(":", "", 1) in said
    assert said[-1] == "Arrivederci."
    assert "> " not in done.stdout


def test_the_end_of_input_waits_for_the_reply_and_ends_politely() -> None:
    done = damavoce(*QUICK, lines="22-18")
    said = done.stdout.splitlines()
    assert done.returncode == 0
    place = said.index("Bianco: 22-18.")
    assert re.match(r"Nero: \d+", said[place + 1])
    assert said[-1] == "Arrivederci."
    assert len(said) <= place + 4


@pytest.mark.parametrize("data", [b"", b"\n\n\n", b"\0", b"\xff\xfe\n", b"\r\n", b"esci"])
def test_little_or_nothing_on_the_pipe(data: bytes) -> None:
    done = damavoce(*QUICK, lines=data)
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "Arrivederci."


OPENING = 6
"""Lines before the first prompt."""

BAD = [
    b"\x1b[31mrosso\x07\n",
    b"x" * 1_000_000 + b"\n",
    b"1" * 5000 + b"-2\n",
    "22\u202e-18\u2066 ciao \ud83d\ude00\n".encode("utf-8", "surrogatepass"),
    b"\x00\x01\x02\n",
    b"22-\xc3\x28\n",
    b"--help\n",
    b"99999999999999999999999999-1\n",
]


@pytest.mark.parametrize("language", ["it", "en"])
def test_bad_lines_are_told_of_and_the_game_goes_on(language: str) -> None:
    done = damavoce(*QUICK, "--lang", language, lines=b"".join(BAD) + b"22-18\n")
    assert done.returncode == 0
    assert all(line.isprintable() for line in done.stdout.splitlines())
    assert ("Bianco: 22-18." if language == "it" else "White: 22-18.") in done.stdout
    before = done.stdout.partition(": 22-18.")[0]
    told = before.splitlines()[OPENING:-1]
    assert len(told) >= len(BAD)
    assert all(one != other for one, other in pairwise(told))


@given(data=st.binary(max_size=400))
@settings(max_examples=12)
def test_any_bytes_on_the_pipe(data: bytes) -> None:
    done = damavoce(*QUICK, lines=data)
    assert done.returncode == 0
    assert all(line.isprintable() for line in done.stdout.splitlines())


@pytest.mark.parametrize(
    "fen", ["W:W32:B1,2,3,5,8,25,26,K28", "W:W:B12", "B:W30:B", "W:W:BK1", "W:W28:BK1"]
)
def test_positions_without_moves_or_with_one_side_empty(fen: str) -> None:
    done = damavoce(
        *QUICK, "--fen", fen, lines="mosse\npezzi\nconteggio\nchiedo il conteggio\nriprendi\n"
    )
    assert done.returncode == 0
    assert ("Vince il" in done.stdout) is (fen != "W:W28:BK1")


def test_two_people_play_in_turn_from_one_keyboard() -> None:
    done = damavoce(
        *("--white", "human:Anna", "--black", "human:Bruno", "--lang", "it"),
        lines="22-18\n11-15\n18x11\nesci\nsì\n",
    )
    assert "Tocca al Nero, Bruno." in done.stdout
    assert "Bianco: 22-18." in done.stdout
    assert done.returncode == 0


def test_the_computer_plays_itself_to_a_result() -> None:
    done = damavoce(
        *("--white", "computer", "--black", "computer", "--level", "1", "--seed", "3"),
        *("--fen", "W:WK30,22,23:BK3,10,11"),
    )
    assert done.returncode == 0
    assert "Vince il" in done.stdout or "Patta" in done.stdout
    assert done.stdout.splitlines()[-1] == "Arrivederci."


def test_the_same_seed_plays_the_same_game() -> None:
    lines = "22-18\n21-17\n26-22\n"
    games = {damavoce("--level", "2", "--seed", "9", lines=lines).stdout for _ in range(2)}
    assert len(games) == 1


@pytest.mark.parametrize("cells", [20, 40])
def test_no_line_is_longer_than_the_braille_display(cells: int) -> None:
    done = damavoce(*QUICK, "--cells", str(cells), lines="aiuto\n22-18\ndiagonali 18\npezzi\n18-22\n")
    assert done.returncode == 0
    assert max(map(len, done.stdout.splitlines())) <= cells
    assert all(line == line.strip() for line in done.stdout.splitlines())


# The log


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
            dialogue = Dialogue(event.settings)
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


# Interruptions


def test_ctrl_c_has_the_computer_answer_at_once_and_twice_leaves() -> None:
    with start("--movetime", "600", "--fen", "W:W21,22,23,24:B9,10,11,12") as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"22-18\n")
        process.stdin.flush()
        read_until(process, rb"Penso\.\n")
        process.send_signal(signal.SIGINT)
        read_until(process, rb"Nero: \d")
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
        assert process.stdout.read().endswith(b"Arrivederci.\n")
        assert process.stderr
        assert process.stderr.read() == b""


def read_until(process: subprocess.Popen[bytes], pattern: bytes) -> None:
    assert process.stdout
    for line in process.stdout:
        if re.match(pattern, line):
            return
    raise AssertionError(f"{pattern!r} never came")


def test_a_reader_that_goes_away_ends_the_program_quietly() -> None:
    with start(*QUICK) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(b"mosse\n")
        process.stdin.close()
        assert process.wait(PATIENCE) == 1
        assert process.stderr.read() == b""


@pytest.mark.parametrize(("without", "status"), [("<&-", 0), (">&-", 1), ("2>&-", 0)])
def test_a_start_without_a_standard_stream(without: str, status: int) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {without}', "sh", *command(*QUICK)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == status
    assert done.stderr == b""
    assert (done.stdout == b"") is (status == 1)


@pytest.mark.parametrize("arguments", [QUICK, ("legal", "--rules", "italian", "W:W30:B1")])
def test_an_output_that_takes_nothing_is_told_of(arguments: tuple[str, ...]) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            command(*arguments),
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.decode().startswith("Non riesco a scrivere sull'uscita")
    assert len(done.stderr.splitlines()) == 1


def test_ctrl_c_while_the_program_starts_ends_it_quietly() -> None:
    for milliseconds in range(40, 240, 20):
        with start(*QUICK) as process:
            time.sleep(milliseconds / 1000)
            process.send_signal(signal.SIGINT)
            assert process.stdin
            process.stdin.close()
            process.wait(PATIENCE)
            assert process.stderr
            told = process.stderr.read()
        # Before our first line runs, Python itself answers; its own words name no file of ours.
        assert b"assistant/" not in told, told


# On a terminal


@pytest.mark.parametrize("term", ["xterm-256color", "dumb", ""])
def test_a_terminal_sees_lines_and_no_escape(term: str) -> None:
    program = OnTerminal(*QUICK, env=environment(TERM=term) if term else environment())
    program.wait_for("> ")
    program.type("22-18\r")
    program.wait_for(r"Nero: \d")
    program.type("esci\r")
    program.wait_for("Rispondi sì o no.")
    program.type("sì\r")
    assert program.wait() == 0
    assert b"\x1b" not in program.seen
    assert b"Arrivederci." in program.seen


def test_ctrl_d_and_ctrl_c_on_a_terminal() -> None:
    program = OnTerminal(*QUICK)
    program.wait_for("> ")
    program.type("\x04")
    assert program.wait() == 0
    program = OnTerminal(*QUICK)
    program.wait_for("> ")
    program.type("22-\x04\x04")
    assert program.wait() == 0
    program = OnTerminal(*QUICK)
    program.wait_for("> ")
    program.type("\x03")
    program.wait_for(r"Premi ancora Ctrl-C per uscire\.\r\n> ")
    program.type("\x03")
    assert program.wait() == 0
    assert b"Arrivederci." in program.seen


def test_ctrl_d_in_the_middle_of_a_game_asks_as_the_word_does() -> None:
    program = OnTerminal(*QUICK)
    program.wait_for("> ")
    program.type("22-18\r")
    program.wait_for(r"Nero: \d")
    program.type("\x04")
    program.wait_for("Vuoi davvero uscire")
    program.type("no\r")
    program.wait_for("si continua")
    program.type("\x04")
    program.wait_for("senza salvare")
    program.type("\x04")
    assert program.wait() == 0
    assert b"Arrivederci." in program.seen


def test_a_paste_that_never_ends_swallows_nothing() -> None:
    program = OnTerminal(*QUICK)
    program.wait_for("> ")
    program.type("\x1b[200~22-")
    for char in "18":
        program.type(char)
    program.type("\r")
    program.wait_for(r"Nero: \d")
    program.type("\x1b[200~pippo\x03")
    program.wait_for("Premi ancora Ctrl-C")
    program.type("\x03")
    assert program.wait() == 0


def test_a_terminal_that_hangs_up_ends_the_program() -> None:
    program = OnTerminal(*QUICK)
    program.wait_for("> ")
    os.kill(program.pid, signal.SIGHUP)
    assert program.wait() in (0, -signal.SIGHUP)

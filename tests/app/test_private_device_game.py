"""A game in which one of two people wears headphones, in a real process at a real sound server.

What they ask is heard there alone, and where the headphones are pulled out, nowhere.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.rules.notation import format_path
from tests.app.support.leaks import leaks, left_behind, played
from tests.app.support.processes import command
from tests.speech.support.headphones import Headphones, headphones
from tests.speech.support.players import need_voices
from tests.speech.support.sound_server import SoundServer, sound_server
from tests.speech.support.waiting import wait_for
from tests.terminal.support.sessions import Session, on_terminal

PLAYERS = ("--white", "human:Anna:blind", "--black", "human:Bruno:blind", "--black-questions", "none")


@pytest.fixture
def server() -> Iterator[SoundServer]:
    with sound_server() as running:
        yield running


@pytest.fixture
def phones(server: SoundServer) -> Iterator[Headphones]:
    need_voices()
    with headphones(server) as made:
        yield made


def game_on(server: SoundServer, home: Path, *options: str) -> Session:
    there = {name: server.env[name] for name in ("XDG_RUNTIME_DIR", "PULSE_SERVER")}
    folders = {name: str(home / name) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    env = on_terminal("xterm-256color", HOME=str(home), **there, **folders)
    (home / ".asoundrc").write_text((server.folder / ".asoundrc").read_text())
    return Session(command(*PLAYERS, "--voice", "off", *options), env, ready="Tocca al Bianco, Anna")


def test_what_one_asks_is_heard_by_them_alone_until_their_device_is_gone(
    server: SoundServer, phones: Headphones, tmp_path: Path
) -> None:
    phones.plug_in()
    game = played(3)
    with game_on(server, tmp_path, "--private-device", f"white={phones.name}") as session:
        session.wait_for("Le cuffie di Anna ci sono")
        for ply in game.plies:
            session.type(f"{format_path(ply.move)}\r")
            session.wait_for(f": {ply.written}")
        session.wait_for("\r\n> ")
        wait_for(lambda: phones.is_loud)  # "only you hear this"
        phones.forget()
        session.type("Anna: pezzi\r")
        wait_for(lambda: phones.is_loud)
        phones.pull_out()
        session.wait_for("Le cuffie di Anna non ci sono")
        session.type("Anna: righe\r")
        session.wait_for("Ricollegale e chiedi di nuovo")
        since = server.now()
        wait_for(lambda: server.now() > since + 1.0)
        assert server.heard() == []
        phones.plug_in()
        session.wait_for("Le cuffie di Anna ci sono")
        phones.forget()
        session.type("Anna: ripeti\r")
        wait_for(lambda: phones.is_loud)
        written = {"terminal": session.seen} | dict(left_behind(tmp_path))
    assert server.heard() == []
    assert leaks(written, game) == []


def test_a_device_that_is_not_there_at_the_start_is_told_and_nothing_is_answered(
    server: SoundServer, tmp_path: Path
) -> None:
    need_voices()
    with game_on(server, tmp_path, "--private-device", "white=nowhere") as session:
        session.wait_for("Le cuffie di Anna non ci sono")
        session.type("pezzi\r")
        session.wait_for("Ricollegale e chiedi di nuovo")
    assert server.heard() == []

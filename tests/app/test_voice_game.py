"""Games that are played aloud to their end, on a terminal, each move after what was heard before it."""

import json
import random
import sys
import time
from pathlib import Path

import pytest

from assistant.game.game import Game
from assistant.rules.fen import parse_fen
from assistant.rules.notation import format_path
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side
from tests.app.support.voiced import voiced, wait_for_quiet
from tests.speech.support.sound_server import SoundServer, sound_server
from tests.speech.support.waiting import wait_for
from tests.terminal.support.sessions import Session

SHORT = "W:W18,24:B14"
"""One move before the end."""
START = "W:W" + ",".join(map(str, range(21, 33))) + ":B" + ",".join(map(str, range(1, 13)))
FAREWELL = {"it": "Arrivederci.", "en": "Goodbye.", "pt": "Adeus."}


def logged(log: Path, name: str) -> list[dict]:
    lines = log.read_text("utf-8").splitlines()
    return [entry for entry in map(json.loads, lines) if entry["name"] == name]


def game_in(log: Path, fen: str) -> Game:
    """The game as far as it has been played."""
    game = Game(parse_fen(fen, ITALIAN_FID.variant), ITALIAN_FID)
    for entry in logged(log, "MovePlayed"):
        wanted = tuple(entry["path"]), tuple(entry["captured"])
        game.play(next(move for move in game.legal if (move.path, move.captured) == wanted))
    return game


def answered(session: Session, log: Path, fen: str, plies: int) -> Game:
    """The game when it is the person's turn again, or over."""
    games: list[Game] = []

    def is_answered() -> bool:
        session.read(0)
        games[:] = [game_in(log, fen)]
        game = games[0]
        has_moved = len(game.plies) > plies and game.position.side_to_move is Side.WHITE
        return bool(game.outcome) or has_moved

    wait_for(is_answered)
    return games[0]


def play_aloud(
    server: SoundServer, session: Session, log: Path, fen: str, most: int, quit_words: list[str]
) -> list[float]:
    """Play random moves to the end, or so many; of each, the seconds until something was heard."""
    rng = random.Random(3)
    latencies = []
    wait_for_quiet(server, 0)
    game = game_in(log, fen)
    while not game.outcome and len(game.plies) < most:
        since = server.now()
        session.type(format_path(rng.choice(game.legal)) + "\r")
        game = answered(session, log, fen, len(game.plies))
        heard = wait_for_quiet(server, since)
        latencies.append(heard[0][0] - since)
    since = server.now()
    for line in quit_words[:1] if game.outcome else quit_words:
        session.type(f"{line}\r")
        time.sleep(0.2)
    assert session.finish() == 0
    assert server.heard(since)  # the last words are said to their end
    return latencies


def printed_and_said(session: Session, log: Path) -> None:
    """All that was said stands on the screen, in order."""
    seen = session.seen.decode()
    place = 0
    for entry in logged(log, "Say"):
        assert entry["utterance"] in seen[place:], entry
        place = seen.index(entry["utterance"], place)


@pytest.mark.parametrize("language", ["it"])
def test_a_short_game_is_played_aloud_to_its_end(tmp_path: Path, language: str) -> None:
    log = tmp_path / "log"
    words = ("--lang", language, "--voice", "own", "--rate", "700", "--verbosity", "0")
    with (
        sound_server() as server,
        voiced(server, tmp_path, *words, "--fen", SHORT, "--log", str(log), columns=2000) as session,
    ):
        latencies = play_aloud(server, session, log, SHORT, 40, ["esci", "sì"])
        printed_and_said(session, log)
        assert session.seen.decode().rstrip().endswith(FAREWELL[language])
    assert game_in(log, SHORT).outcome
    assert max(latencies) < 5


@pytest.mark.proof
@pytest.mark.parametrize(
    ("language", "quit_words"),
    [("it", ["esci", "sì"]), ("en", ["quit", "yes"]), ("pt", ["sair", "sim"])],
)
def test_a_whole_game_is_played_aloud_to_its_end(
    tmp_path: Path, language: str, quit_words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log"
    words = ("--lang", language, "--voice", "own", "--rate", "500")
    with (
        sound_server() as server,
        voiced(server, tmp_path, *words, "--fen", START, "--log", str(log), columns=2000) as session,
    ):
        latencies = play_aloud(server, session, log, START, 400, quit_words)
        printed_and_said(session, log)
        ordered = sorted(latencies)
        with capsys.disabled():
            sys.stdout.write(
                f"{session.seen.decode()}\n{language}: {len(ordered)} moves; from the line entered"
                f" to the first sound: median {ordered[len(ordered) // 2]:.3f} s,"
                f" longest {ordered[-1]:.3f} s\n"
            )
        assert game_in(log, START).outcome

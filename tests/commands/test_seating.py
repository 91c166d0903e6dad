"""Who plays where: the players and their boards, as the command line has them."""

import json
import subprocess
from argparse import Namespace
from pathlib import Path

import pytest

from assistant.cli import main
from assistant.commands import mends
from assistant.commands.beginning import with_odds
from assistant.commands.seating import between_two, seating, with_mail
from assistant.game.mail_terms import MailTerms
from assistant.game.match import drawn_by
from assistant.game.time_control import parse_clock
from assistant.narration.catalog import languages
from assistant.options import UsageError, parse
from assistant.rules.fen import parse_fen
from assistant.rules.position import Position, start_position
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from tests.app.support.processes import PATIENCE, command, damavoce, environment
from tests.store.journal.support.post import Post

START = start_position(ITALIAN)
PORT, OTHER = "/dev/ttyUSB0", "/dev/ttyUSB1"


def seated(*arguments: str) -> tuple[str, str, tuple[str, ...]]:
    """The players in one word each, and the ports."""
    white, black, ports = seating(parse(arguments))
    words = [
        f"{'computer' if each.is_computer else each.name or 'human'}{'*' * each.is_on_board}"
        for each in (white, black)
    ]
    return words[0], words[1], ports


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("", ("human", "computer", ())),
        (f"--board {PORT}", ("human*", "computer", (PORT,))),
        (f"--board {PORT} --black computer", ("human*", "computer", (PORT,))),
        (f"--board {PORT} --white computer", ("computer", "human*", (PORT,))),
        (f"--board {PORT} --white board --black board", ("human*", "human*", (PORT,))),
        (f"--board {PORT} --white human:Anna:board --black human", ("Anna*", "human", (PORT,))),
        (f"--board {PORT} --black human:board", ("computer", "human*", (PORT,))),
        ("--black mail:Anna", ("human", "Anna", ())),
        ("--white mail:Anna", ("Anna", "human", ())),
        (f"--board {PORT} --white mail:Anna", ("Anna", "human*", (PORT,))),
        (f"--white-board {PORT}", ("human*", "computer", (PORT,))),
        (f"--black-board {PORT}", ("computer", "human*", (PORT,))),
        (f"--white-board {PORT} --white human:Anna", ("Anna*", "computer", (PORT,))),
        (f"--black-board {PORT} --white human:Anna", ("Anna", "human*", (PORT,))),
        (f"--white-board {PORT} --black-board {OTHER}", ("human*", "human*", (PORT, OTHER))),
        (
            f"--white-board {PORT} --black-board {OTHER} --black human:Bruno:board",
            ("human*", "Bruno*", (PORT, OTHER)),
        ),
    ],
)
def test_who_plays_where(arguments: str, expected: tuple[str, str, tuple[str, ...]]) -> None:
    assert seated(*arguments.split()) == expected


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (f"--board {PORT} --white-board {OTHER}", ("--board", "--white-board", "--black-board")),
        (f"--board {PORT} --black-board {OTHER}", ("--board", "--white-board", "--black-board")),
        (f"--white-board {PORT} --black-board {PORT}", (PORT, "--white board --black board")),
        (f"--white-board {PORT} --black-board /dev/./ttyUSB0", (PORT,)),
        ("--white board", ("--white", "--board PORT", "run.py board list")),
        ("--black human:Anna:board", ("--black", "--board PORT")),
        (f"--white-board {PORT} --black board", ("--black", "--black-board PORT")),
        (f"--board {PORT} --white human:Anna", ("--board", "human:N")),
        (f"--board {PORT} --white computer --black computer", ("--board",)),
        (f"--white-board {PORT} --white computer", ("--white-board", "--white")),
        ("--board-protocol dgt", ("--board PORT",)),
        (f"--board {PORT} --board-protocol bluetooth", ("bluetooth", "dgt, tdb, millennium")),
        (f"--board {PORT} --board-protocol millennium --rules international", ("64", "dgt", "tdb")),
        ("--arbiter on", ("--arbiter on",)),
        (f"--board {PORT} --arbiter on", ("--arbiter on",)),
        ("--repeat-back", ("--repeat-back", "human")),
        ("--match 4", ("--match", "--white human:N")),
        ("--white human:Anna --black human:anna --match 4", ("--match", "--black human:N")),
        ("--white human:Anna --black human --match 4", ("--match",)),
        ("--white human:Anna --black human:Bob --match 1", ("1", "--match")),
        ("--white human:Anna --black human:Bob --match-colours drawn", ("--match N",)),
        ("--match-colours red", ("red", "alternate, drawn")),
        ("--arbiter perhaps", ("perhaps", "on, off")),
        ("--white human --black mail:Anna --arbiter on", ("--arbiter on",)),
        ("--white mail:Anna --black mail:Bruno", ("mail:Anna",)),
        ("--white computer --black mail:Anna", ("mail:Anna",)),
        ("--black mail:board", ("mail:board",)),
        ("--black mail", ("--black mail:Anna",)),
        ("--white mail --black human:Bob", ("--white mail:Anna",)),
        ("--white human:Bob:blind --black mail:Anna", ("human:blind",)),
        ("--white human --black mail:Anna --clock 10", ("--clock",)),
        ("--white human --black mail:Anna --questions 3", ("--questions",)),
        ("--black mail:Anna --level 3", ("--level",)),
        ("--board", ("--board",)),
        ("--board=", ("--board",)),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_wrong_usage_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: str, words: tuple[str, ...], language: str
) -> None:
    assert main(["--lang", language, *arguments.split()]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.endswith(".\n")
    for word in words:
        assert word in told.err, told.err


@pytest.mark.parametrize(
    "option", ["--arbiter on", "--repeat-back", "--private-device white=phones", "--match 4"]
)
def test_by_mail_what_two_at_one_place_have_is_refused_as_that(
    capsys: pytest.CaptureFixture[str], option: str
) -> None:
    players = ["--lang", "en", "--white", "human:Bob", "--black", "mail:Anna"]
    assert main([*players, *option.split()]) == 2
    told = capsys.readouterr().err
    assert "does not go with a game by correspondence" in told
    assert option.removesuffix(" 4").removesuffix(" white=phones") in told


def opened(log: Path) -> dict:
    """The settings that a game was opened with."""
    return json.loads(log.read_text("utf-8").splitlines()[0])["settings"]


@pytest.mark.parametrize(
    ("arguments", "is_on"),
    [
        ("--white human --black human", True),
        ("--white human --black human --arbiter off", False),
        ("--white human --black human --arbiter on", True),
        ("--board {port} --white board --black board", True),
        ("--board {port} --white board --black board --arbiter off", False),
        ("--board {port}", False),
        ("--board {port} --arbiter off", False),
    ],
)
def test_the_arbiter_is_there_between_people(tmp_path: Path, arguments: str, is_on: bool) -> None:
    pytest.importorskip("serial")
    log = tmp_path / "log"
    given = arguments.format(port=tmp_path / "none").split()
    assert damavoce(*given, "--log", str(log), lines="esci\nsi\n").returncode == 0
    assert opened(log)["arbiter"] is is_on


def test_what_only_two_people_have(tmp_path: Path) -> None:
    log = tmp_path / "log"
    two = ("--white", "human:Anna", "--black", "human:Bob", "--seed", "5")
    options = ("--repeat-back", "--match", "4", "--match-colours", "drawn", "--log", str(log))
    assert damavoce(*two, *options, lines="esci\nsi\n").returncode == 0
    given = opened(log)
    assert given["repeating"] == "on"
    match = given["match"]
    assert (match["games"], match["first"], match["drawn"]) == (4, "Anna", True)
    assert match["turned"] is drawn_by(5)
    assert given["white"] == ("human:Bob" if drawn_by(5) else "human:Anna")


def test_what_is_said_of_a_colour_goes_with_who_is_named_with_it_when_lots_are_drawn() -> None:
    two = Settings(
        white=Player(name="Anna"),
        black=Player(name="Bob"),
        white_questions=2,
        white_device="phones",
        black_clock=parse_clock("5"),
        seed=next(seed for seed in range(9) if drawn_by(seed)),
    )
    asked = Namespace(repeat_back=False, match=2, match_colours="drawn")
    found = between_two(two, asked, now=0.0)
    assert [found.player(side).name for side in Side] == ["Bob", "Anna"]
    assert (found.white_questions, found.black_questions) == (None, 2)
    assert (found.white_device, found.black_device) == ("", "phones")
    assert (found.white_clock, found.black_clock) == (parse_clock("5"), None)


def drawn(seed: int, start: Position = START, moves: str = "") -> Settings:
    """The settings of a match between Anna, who does without two pieces, and Bob, colours drawn."""
    odds = with_odds("21,22", start)
    two = Settings(
        white=Player(name="Anna"),
        black=Player(name="Bob"),
        start=odds.start,
        odds=odds.squares,
        odds_by=odds.side,
        opening_moves=moves,
        seed=seed,
    )
    return between_two(two, Namespace(repeat_back=False, match=2, match_colours="drawn"), now=0.0)


def test_who_gives_odds_gives_them_with_the_colour_that_is_drawn() -> None:
    for seed in range(5):
        found = drawn(seed)
        side = Side.BLACK if drawn_by(seed) else Side.WHITE
        assert found.player(side).name == "Anna"
        assert found.odds_by is side
        assert found.odds == ((11, 12) if drawn_by(seed) else (21, 22))
        assert [found.start.mask(each).bit_count() for each in (side, side.opponent)] == [10, 12]


@pytest.mark.parametrize(
    ("start", "moves", "name"),
    [(START, "23-19", "--opening"), (parse_fen("W:W21,22,30,31:B1,2,12", ITALIAN), "", "--fen")],
)
def test_pieces_that_only_one_colour_has_are_no_odds_where_lots_are_drawn(
    start: Position, moves: str, name: str
) -> None:
    for seed in range(3):
        with pytest.raises(UsageError) as error:
            drawn(seed, start, moves)
        assert (error.value.problem, error.value.details["name"]) == ("odds-drawn", name)


def test_without_pyserial_it_is_told_before_the_game() -> None:
    done = damavoce("--board", PORT, after="import sys\nsys.modules['serial'] = None")
    assert done.returncode == 1
    assert done.stdout == ""
    assert "pyserial" in done.stderr
    assert done.stderr.count("\n") == 1
    assert mends.for_part("board") in done.stderr


IMPORTED = """
import atexit
atexit.register(lambda: print(*sys.modules, sep="\\n", file=sys.stderr))
"""


def test_a_game_without_a_board_imports_nothing_of_lines() -> None:
    done = subprocess.run(
        command("--level", "1", after=IMPORTED),
        input=b"22-18\n",
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=True,
    )
    imported = set(done.stderr.decode().splitlines())
    assert "assistant.app" in imported
    links = {"assistant.tactile.serial_link", "assistant.tactile.port_link"}
    assert not imported & {"serial", "assistant.surfaces.boards", "assistant.store.boards", *links}


def test_a_game_by_correspondence_has_a_code_that_no_other_has_and_no_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = Settings(white=Player(name="Bruno"), black=Player(name="Anna", is_by_mail=True))
    alone = with_mail(settings, ())
    assert alone.mail == MailTerms("BA-101")
    assert (alone.white_clock, alone.questions, alone.is_arbiter) == (None, None, False)
    (tmp_path / "damavoce").mkdir()
    post = Post(tmp_path / "damavoce" / "games.db")
    post.begin("Anna")  # which is AB-100
    post.begin("Carla")
    post.file.close()
    assert with_mail(settings, ()).mail == MailTerms("BA-102")
    assert with_mail(Settings(), ["--clock"]) == Settings()

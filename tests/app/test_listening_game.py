"""Games by voice alone, in real time: sound into a microphone, moves out of the conversation."""

import os
import random
import re
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from assistant.game.game import Game
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.legal import distinct_moves
from assistant.rules.move import Move
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side
from models.training.evaluation.waveform import pcm16
from tests.app.support.processes import command
from tests.app.support.spoken_games import ANSWERS, SpokenPlayer, source_of
from tests.app.support.voiced import QUIET, children_of, voiced, wait_for_quiet
from tests.app.test_voice_game import logged
from tests.speech.support.ears import need_vosk
from tests.speech.support.microphones import Pipe
from tests.speech.support.sound_server import SoundServer, sound_server
from tests.speech.support.waiting import wait_for
from tests.terminal.support.sessions import Session, on_terminal

PLIES = 4
DECISION = 2.5
"""Seconds in which an utterance has had its effect, or is said again. No measure of speed."""
BEGINS = 0.5
"""Seconds in which the program has begun to speak, if it is going to."""
LONGEST = 120
MOST_TRIES = 6
NO = {"it": "no", "en": "no", "pt": "não"}
ENDS = {
    "it": ({"partenza", "parte"}, {"arrivo", "arriva"}),
    "en": ({"start", "starts", "leaves"}, {"end", "goes", "arrives"}),
    "pt": ({"partida", "sai"}, {"chegada", "chega"}),
}
"""Words of the question for one square of a move: the one it starts from, and the one where it ends."""


def game_in(log: Path) -> Game:
    """The game that a log tells of, with what was corrected."""
    game = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID)
    entries = sorted(
        logged(log, "MovePlayed") + logged(log, "MoveCorrected"), key=lambda entry: entry["at"]
    )
    for entry in entries:
        if entry["name"] == "MoveCorrected":
            game.take_back(len(game.plies) - entry["ply"] + 1)
            continue
        wanted = tuple(entry["path"]), tuple(entry["captured"])
        game.play(next(move for move in game.legal if (move.path, move.captured) == wanted))
    return game


class Microphone:
    """What the player speaks into: a pipe, or the virtual microphone of a sound server."""

    def __init__(self, to: Pipe | SoundServer) -> None:
        self._to = to

    def speak(self, sound: bytes) -> None:
        """Say this; it returns when it has been said."""
        self._to.speak(sound)
        if isinstance(self._to, Pipe):
            time.sleep(len(sound) / 32_000)


def until_it_is_whites_turn(session: Session, log: Path) -> Game:
    games: list[Game] = []

    def is_whites_turn() -> bool:
        session.read(0)
        games[:] = [game_in(log)]
        return games[0].position.side_to_move is Side.WHITE or games[0].outcome is not None

    wait_for(is_whites_turn)
    return games[0]


def has_come(session: Session, log: Path, name: str, times: int = 1) -> bool:
    """Whether the log has so many of these soon: an ear may not have been there when one spoke."""
    end = time.monotonic() + DECISION
    while len(logged(log, name)) < times and time.monotonic() < end:
        session.read(0.05)
    return len(logged(log, name)) >= times


def answer(player: SpokenPlayer, move: Move, log: Path) -> str:
    """What to say where something was asked: a square, yes or no; else nothing."""
    told = logged(log, "Say")[-1:]
    words = set(re.findall(r"\w+", told[0]["utterance"].lower())) if told else set()
    asked = [bool(words & each) for each in ENDS[player.language]]
    if sum(asked) == 1:
        return player.number(move.start if asked[0] else move.end)
    watched = logged(log, "Expect")
    answers = watched[-1]["answers"] if watched else []
    if not answers:
        return ""
    numbers = vocabulary(player.language).numbers
    for square in (move.start, move.end):
        if any(value == square and " ".join(form) in answers for form, value in numbers.items()):
            return player.number(square)
    said = " ".join(entry["utterance"] for entry in logged(log, "Say")[-2:])
    is_it = f"{move.start}-{move.end}" in said or f"{move.start}x{move.end}" in said
    return ANSWERS[player.language][not is_it]


def speak_move(
    player: SpokenPlayer,
    microphone: Microphone,
    session: Session,
    log: Path,
    seed: int,
    listen: Callable[[], object] = lambda: None,
) -> None:
    """Give a random legal move by voice alone, however often that takes.

    `listen` is called before each utterance, to wait until the program has spoken.
    """
    game = until_it_is_whites_turn(session, log)
    move = random.Random(seed).choice(distinct_moves(game.legal))
    words = " ".join(player.number(square) for square in move.path)
    plies, is_wrong = len(game.plies), False
    for tries in range(MOST_TRIES):
        listen()
        text = NO[player.language] if is_wrong else answer(player, move, log) or words
        if tries:
            words = player.words_for(move, game)  # in other words
        before = len(logged(log, "UtteranceHeard"))
        microphone.speak(pcm16(player.say(text)))
        has_come(session, log, "UtteranceHeard", before + 1)
        session.read(0.2)
        played = game_in(log).plies[plies:]
        is_wrong = bool(played) and not played[0].move.has_same_effect(move)
        if played and not is_wrong:
            return
    raise AssertionError((text, logged(log, "UtteranceHeard")[-2:], session.seen[-500:]))


@contextmanager
def listener(language: str) -> Iterator[SpokenPlayer]:
    need_vosk()
    if not source_of(language).is_installed:
        pytest.skip(f"{source_of(language).name} is not installed")
    yield SpokenPlayer(language, seed=1)


def play_some_plies(language: str, folder: Path) -> None:
    folder.mkdir()
    log = folder / "log"
    with listener(language) as player, sound_server() as server:
        options = ("--lang", language, "--voice", "off", "--listen", "open", "--coach", "off")
        with voiced(server, folder, *options, "--log", str(log)) as session:
            microphone = Microphone(server)
            for ply in range(0, PLIES, 2):
                speak_move(player, microphone, session, log, seed=ply)
            game = until_it_is_whites_turn(session, log)
            assert len(game.plies) >= PLIES
            assert {entry["source"] for entry in logged(log, "MovePlayed")} == {"spoken", "computer"}
            session.type("\x03\x03")
            session.finish()


@pytest.mark.parametrize(
    "languages", [("it",), pytest.param(("it", "en", "pt"), marks=pytest.mark.proof)], ids="-".join
)
def test_some_plies_by_voice_alone(tmp_path: Path, languages: tuple[str, ...]) -> None:
    """All at once, each with a sound server of its own: most of the time they wait for speech."""
    with ThreadPoolExecutor(len(languages)) as pool:
        games = [pool.submit(play_some_plies, each, tmp_path / each) for each in languages]
        for game in games:
            game.result()


def test_the_own_voice_is_not_heard_and_the_player_is(tmp_path: Path) -> None:
    """What the program says goes into the microphone, as from a loudspeaker beside it."""
    log = tmp_path / "log"
    with listener("it") as player, sound_server() as server:
        server.loop_back()
        options = ("--lang", "it", "--voice", "own", "--listen", "open", "--coach", "off")
        brief = ("--rate", "450", "--verbosity", "0")
        with voiced(server, tmp_path, *options, *brief, "--log", str(log)) as session:
            wait_for_quiet(server, 0)
            for line in ("22-18", "casella 18"):
                since = server.now()
                session.type(f"{line}\r")
                until_it_is_whites_turn(session, log)
                wait_for_quiet(server, since)
            session.read(1)
            assert not logged(log, "UtteranceHeard")
            assert not [entry for entry in logged(log, "MovePlayed") if entry["source"] == "spoken"]
            speak_move(player, Microphone(server), session, log, seed=1)
            session.type("\x03\x03")
            session.finish()


def test_a_key_silences_the_voice_and_the_next_words_are_heard(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with listener("it") as player, sound_server() as server:
        options = ("--lang", "it", "--voice", "own", "--listen", "open", "--rate", "200")
        with voiced(server, tmp_path, *options, "--log", str(log)) as session:
            move = pcm16(player.say("ventidue diciotto"))
            question = pcm16(player.say("quanti pezzi"))
            for _ in range(MOST_TRIES):  # until the ear is there
                session.type("\x1b")
                server.speak(question)
                if has_come(session, log, "UtteranceHeard"):
                    break
            since = server.now()
            session.type("righe\r")  # which it would read for half a minute
            server.wait_for_sound(since)
            session.type("\x1b")
            server.speak(move)  # once
            assert has_come(session, log, "MovePlayed"), logged(log, "UtteranceHeard")
            assert logged(log, "MovePlayed")[0]["source"] == "spoken"
            session.type("\x03\x03")
            session.finish()


def test_push_to_talk_by_the_space_bar(tmp_path: Path) -> None:
    log = tmp_path / "log"
    pipe = Pipe(tmp_path)
    with listener("it") as player, sound_server() as server:
        options = ("--lang", "it", "--voice", "off", "--listen", "push", "--input-device", pipe.device)
        with voiced(server, tmp_path, *options, "--log", str(log)) as session:
            sound = pcm16(player.say("ventidue diciotto"))
            pipe.speak(sound)  # with the microphone shut
            session.read(2)
            assert not logged(log, "UtteranceHeard")
            for _ in range(MOST_TRIES):
                session.type(" ")
                session.read(0.5)
                pipe.speak(sound)
                session.read(len(sound) / 32_000)
                if has_come(session, log, "MovePlayed"):
                    break
            assert logged(log, "MovePlayed")[0]["source"] == "spoken"
            session.type("\x03\x03")
            session.finish()
    pipe.close()


@pytest.mark.proof
@pytest.mark.parametrize("language", ["it", "en", "pt"])
def test_a_whole_game_by_voice_alone(language: str, tmp_path: Path) -> None:
    """In real time, through the virtual microphone, with the own voice speaking in between."""
    log = tmp_path / "log"
    with listener(language) as player, sound_server() as server:
        options = ("--lang", language, "--voice", "own", "--rate", "450", "--verbosity", "0")
        asked = ("--listen", "open", "--coach", "off", "--log", str(log))
        with voiced(server, tmp_path, *options, *asked) as session:

            def listen() -> None:
                session.read(BEGINS)
                while (said := server.heard(max(0.0, server.now() - 1))) and (
                    server.now() < said[-1][1] + QUIET
                ):
                    session.read(0.05)

            game = until_it_is_whites_turn(session, log)
            while not game.outcome and len(game.plies) < LONGEST:
                speak_move(player, Microphone(server), session, log, len(game.plies), listen)
                game = until_it_is_whites_turn(session, log)
            sources = [entry["source"] for entry in logged(log, "MovePlayed")]
            assert set(sources) == {"spoken", "computer"}
            session.type("\x03\x03")
            session.finish()


def wait_while_reading(session: Session, is_so: Callable[[], bool]) -> None:
    """Wait, and take what is printed meanwhile."""

    def look() -> bool:
        session.read(0)
        return is_so()

    wait_for(look)


def ears_of(pid: int) -> list[int]:
    """The processes that listen for a program."""
    children = children_of(pid).items()
    return [child for child, line in children if "speech.ear.recognizers.child" in line]


def kill_while_typing(folder: Path, times: int) -> None:
    """End the ear at random moments while questions are typed: each is heard of, in order."""
    log = folder / "log"
    pipe = Pipe(folder)
    chance = random.Random(6)
    options = ("--lang", "it", "--voice", "off", "--listen", "open", "--input-device", pipe.device)
    with on_pipe(folder, *options, "--log", str(log)) as session:
        # On a busy machine it is not there as soon as the prompt is.
        wait_while_reading(session, lambda: bool(ears_of(session.pid)))
        for number in range(1, times + 1):
            session.read(chance.random() * 0.3)
            for pid in ears_of(session.pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            session.type(f"casella {1 + number % 32}\r")
        typed = [f"casella {1 + number % 32}" for number in range(1, times + 1)]

        wait_while_reading(session, lambda: len(logged(log, "TextEntered")) >= times)
        assert [entry["text"] for entry in logged(log, "TextEntered")] == typed
        # The keys may be quicker than the news of the first end.
        wait_while_reading(session, lambda: bool(logged(log, "EarLost")))
        lost, back = logged(log, "EarLost"), logged(log, "EarRegained")
        assert {entry["reason"] for entry in lost} == {"crashed"}
        assert len(lost) - len(back) in (0, 1)
        # It hears again, and the game goes on by voice.
        wait_while_reading(session, lambda: len(logged(log, "EarRegained")) == len(lost))
        sound = pcm16(SpokenPlayer("it", seed=1).say("ventidue diciotto"))

        for _ in range(MOST_TRIES):
            pipe.speak(sound)
            session.read(len(sound) / 32_000)
            if has_come(session, log, "MovePlayed"):
                break
        assert logged(log, "MovePlayed")[0]["source"] == "spoken"
        session.type("\x03\x03")
        session.finish()
    pipe.close()


@contextmanager
def on_pipe(home: Path, *arguments: str) -> Iterator[Session]:
    """The program on a terminal, without a sound server."""
    env = on_terminal("xterm-256color", XDG_CONFIG_HOME=str(home))
    words = command("--level", "1", "--seed", "1", *arguments)
    with Session(words, env, ready="\r\n> ") as session:
        yield session


def test_the_ear_may_end_and_no_key_is_lost(tmp_path: Path) -> None:
    with listener("it"):
        kill_while_typing(tmp_path, 4)


@pytest.mark.proof
def test_the_ear_may_end_a_hundred_times(tmp_path: Path) -> None:
    with listener("it"):
        kill_while_typing(tmp_path, 100)

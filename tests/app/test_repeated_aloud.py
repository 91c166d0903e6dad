"""Moves that one voice announces and another repeats, through the program's own ear, in real time."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from models.training.evaluation.espeak import Espeak
from models.training.evaluation.waveform import pcm16
from tests.app.support.processes import command
from tests.app.support.spoken_games import SpokenPlayer
from tests.app.test_spoken_match import VOICES
from tests.app.test_voice_game import logged
from tests.speech.support.ears import need_vosk
from tests.speech.support.microphones import Pipe
from tests.terminal.support.sessions import Session, on_terminal

MOST_TRIES = 6
DECISION = 2.5
"""Seconds in which an utterance has had its effect, or is said again. No measure of speed."""
REPEATED = "Ripetizione giusta."
MOVES = (("ventidue diciotto", "22-18"), ("undici quattordici", "11-14"))


def told(log: Path, text: str) -> int:
    """How often something was told."""
    return sum(text in entry["utterance"] for entry in logged(log, "Say"))


def say_until(
    speaker: SpokenPlayer, text: str, pipe: Pipe, session: Session, is_done: Callable[[], bool]
) -> None:
    """Say something into the microphone, again where the ear was not there or took it for nothing."""
    sound = pcm16(speaker.say(text))
    for _ in range(MOST_TRIES):
        pipe.speak(sound)
        end = time.monotonic() + len(sound) / 32_000 + DECISION
        while time.monotonic() < end:
            session.read(0.05)
            if is_done():
                return
    raise AssertionError((text, session.seen[-500:]))


def test_two_voices_announce_and_repeat_through_one_microphone(tmp_path: Path) -> None:
    need_vosk()
    if not Espeak("it").is_installed:
        pytest.skip("espeakng_loader is not installed")
    log, pipe = tmp_path / "log", Pipe(tmp_path)
    anna, bruno = (SpokenPlayer("it", 1, Espeak("it"), voice) for voice in VOICES)
    two = ("--white", "human:Anna", "--black", "human:Bruno", "--repeat-back", "--coach", "off")
    ear = ("--voice", "off", "--listen", "open", "--input-device", pipe.device)
    env = on_terminal("xterm-256color", XDG_CONFIG_HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path))
    arguments = command("--lang", "it", *two, *ear, "--log", str(log))
    with Session(arguments, env, ready="\r\n> ") as session:
        for number, (words, move) in enumerate(MOVES, 1):
            mover, other = (anna, bruno) if number % 2 else (bruno, anna)
            say_until(
                mover,
                words,
                pipe,
                session,
                lambda number=number: len(logged(log, "MovePlayed")) == number,
            )
            say_until(other, words, pipe, session, lambda number=number: told(log, REPEATED) == number)
            assert logged(log, "MovePlayed")[-1]["move"] == move
            assert logged(log, "MovePlayed")[-1]["source"] == "spoken"
        session.type("\x03\x03")
        session.finish()
    pipe.close()

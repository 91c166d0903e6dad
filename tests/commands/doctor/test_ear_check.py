"""`damavoce doctor ear`: numbers that are read out and repeated, by a scripted ear and by ours."""

import contextlib
import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from assistant.commands.doctor import ear as doctor_ear
from assistant.commands.doctor import ear_check
from assistant.commands.doctor.ear import EarOnTrial, check_microphone, check_recogniser
from assistant.commands.doctor.ear_check import Repeated, repeat
from assistant.parsing.hearing.ear_check import Attempt, Outcome
from assistant.parsing.words.vocabulary import vocabulary
from speech.audio.samples import bytes_of
from speech.ear.recognizers.process import SCRIPTED
from speech.ear.sources import NoMicrophone
from tests.app.support.processes import ROOT, OnTerminal, damavoce, environment
from tests.app.support.said_words import SECOND, said
from tests.speech.support.ears import need_vosk
from tests.speech.support.microphones import Pipe, leaving_nothing, script
from tests.speech.support.recorders import leaving_no_recorder

IT = vocabulary("it")
NAMES = {number: " ".join(form) for form, number in reversed(IT.numbers.items())}
CLICK = bytes_of([9000, -9000] * (SECOND // 8)) + bytes(SECOND)
"""A sound that is no word, and the quiet behind it."""


@pytest.fixture(autouse=True)
def nothing_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(doctor_ear, "SETTLING", 0.1)
    monkeypatch.setattr(doctor_ear, "NOISE", 0.5)
    monkeypatch.setattr(ear_check, "ANSWER_SECONDS", 0.6)
    with leaving_no_recorder():
        yield from leaving_nothing()


Answer = bytes | str | Callable[[EarOnTrial], None]


def repeated(folder: Path, answers: dict[int, Answer], enough_at: int = 0) -> Repeated:
    """What is heard where each number is answered so: by words, a sound, or what happens to the ear."""
    pipe = Pipe(folder)
    asked: list[int] = []
    with contextlib.closing(EarOnTrial("it", pipe.device, SCRIPTED)) as ear:
        assert check_recogniser(ear).ok
        check_microphone(ear)

        def read_out(number: int) -> bool:
            asked.append(number)
            answer = answers[number]
            if callable(answer):
                answer(ear)
            else:
                pipe.speak(answer if isinstance(answer, bytes) else script(answer) if answer else b"")
            return True

        heard = repeat(ear, tuple(answers), IT, read_out, lambda: enough_at in asked)
    pipe.close()
    return heard


def outcomes(heard: Repeated) -> list[tuple[int, Outcome, int | None]]:
    return [(each.said, each.outcome, each.heard) for each in heard.attempts]


def test_each_number_is_judged_and_its_loudness_measured(tmp_path: Path) -> None:
    heard = repeated(tmp_path, {7: "sette", 22: "trentadue", 13: "[unk]", 16: "tredici|sedici", 5: ""})
    assert outcomes(heard) == [
        (7, Outcome.RIGHT, None),
        (22, Outcome.OTHER, 32),
        (13, Outcome.TALK, None),
        (16, Outcome.UNCLEAR, None),
        (5, Outcome.NOTHING, None),
    ]
    assert all(
        -20 < (each.level or 0) < 0 < 40 < (each.above_noise or 0) for each in heard.attempts[:4]
    )
    assert heard.attempts[4] == Attempt(5, Outcome.NOTHING)
    assert (heard.stray, heard.lost) == (0, None)


def test_a_click_is_let_pass_and_the_number_heard_behind_it(tmp_path: Path) -> None:
    heard = repeated(tmp_path, {7: CLICK + script("sette"), 22: CLICK})
    assert outcomes(heard) == [(7, Outcome.RIGHT, None), (22, Outcome.NOTHING, None)]
    assert heard.stray == 2


def test_a_noise_without_an_end_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noises = iter([(CLICK, 0.0)] * 50)
    monkeypatch.setattr(ear_check, "_utterance", lambda *_: next(noises))
    heard = repeated(tmp_path, {7: "", 22: ""})
    assert outcomes(heard) == [(7, Outcome.NOTHING, None), (22, Outcome.NOTHING, None)]
    assert heard.stray == 2 * ear_check.MOST_STRAY


def test_where_nothing_can_be_typed_no_line_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ear_check.sys, "stdin", None)
    assert list(ear_check._typed()) == []


def test_a_number_that_comes_late_is_right_and_the_next_is_still_waited_for(tmp_path: Path) -> None:
    heard = repeated(tmp_path, {7: "", 22: script("sette", "ventidue")})
    assert outcomes(heard) == [(7, Outcome.RIGHT, None), (22, Outcome.RIGHT, None)]


def test_enough_of_it_ends_it(tmp_path: Path) -> None:
    assert outcomes(repeated(tmp_path, {7: "sette", 22: "basta", 5: "cinque"})) == [
        (7, Outcome.RIGHT, None)
    ]


def test_where_nothing_is_heard_at_all_it_ends_by_itself(tmp_path: Path) -> None:
    heard = repeated(tmp_path, dict.fromkeys(range(1, 21), ""))
    assert outcomes(heard) == [(number, Outcome.NOTHING, None) for number in range(1, 6)]
    assert heard.lost is None


def test_what_is_typed_ends_it_at_once(tmp_path: Path) -> None:
    assert repeated(tmp_path, {7: "sette", 5: "cinque"}, enough_at=7) == Repeated()


def test_a_microphone_that_goes_leaves_what_was_heard(tmp_path: Path) -> None:
    def unplug(ear: EarOnTrial) -> None:
        assert ear.recorder
        os.kill(ear.recorder.pid, 9)

    heard = repeated(tmp_path, {7: "sette", 22: unplug, 5: "cinque"})
    assert outcomes(heard) == [(7, Outcome.RIGHT, None)]
    assert isinstance(heard.lost, NoMicrophone)


def test_a_recogniser_that_goes_leaves_what_was_heard(tmp_path: Path) -> None:
    def end(ear: EarOnTrial) -> None:
        assert ear.listener
        os.kill(ear.listener.pid, 9)
        with open(tmp_path / "microphone", "r+b", buffering=0) as pipe:
            pipe.write(script("ventidue"))

    heard = repeated(tmp_path, {7: "sette", 22: end, 5: "cinque"})
    assert outcomes(heard) == [(7, Outcome.RIGHT, None)]
    assert heard.lost is not None
    assert not isinstance(heard.lost, NoMicrophone)


# The whole of it


def test_without_a_microphone_nothing_is_read_out(tmp_path: Path) -> None:
    need_vosk()
    env = environment(HOME=str(tmp_path), PULSE_SERVER=f"unix:{tmp_path}/none", PATH=str(tmp_path))
    done = damavoce("doctor", "ear", "--lang", "it", "--input-device", "file:none", env=env)
    assert (done.returncode, done.stderr) == (1, "")
    assert "Microfono: file:none non si può leggere come suono." in done.stdout
    assert "Leggo" not in done.stdout
    done = damavoce("doctor", "ear", "--json", "--input-device", "file:none", env=env)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(each["check"], each["ok"], each["detail"]["needed"]) for each in found] == [
        ("recogniser", True, True),
        ("microphone", False, True),
    ]


def test_the_doctor_alone_reads_out_no_number(tmp_path: Path) -> None:
    need_vosk()
    env = environment(HOME=str(tmp_path), PULSE_SERVER=f"unix:{tmp_path}/none", PATH=str(tmp_path))
    done = damavoce("doctor", "--lang", "it", "--voice", "off", "--input-device", "file:none", env=env)
    assert "Leggo" not in done.stdout


def checked_on_terminal(folder: Path) -> tuple[OnTerminal, Pipe]:
    """The check on a terminal, its first number read out, and the pipe that is its microphone."""
    pipe = Pipe(folder)
    arguments = ("doctor", "ear", "--lang", "it", "--voice", "off", "--input-device", pipe.device)
    env = environment(TERM="xterm", PULSE_SERVER=f"unix:{folder}/none", HOME=str(folder))
    terminal = OnTerminal(*arguments, env=env)
    terminal.wait_for(r"o premi Invio\.\r\n(\d+)\.\r\n")
    return terminal, pipe


def test_on_a_terminal_a_number_is_repeated_and_enter_ends_it(tmp_path: Path) -> None:
    need_vosk()
    terminal, pipe = checked_on_terminal(tmp_path)
    (first,) = re.findall(r"Invio\.\r\n(\d+)\.", terminal.seen.decode())
    pipe.speak(said("it", NAMES[int(first)], tmp_path) + bytes(SECOND))
    terminal.wait_for(rf"\n{first}\.\r\n\d+\.\r\n")
    terminal.type("\n")
    assert terminal.wait() == 0
    assert "Il solo numero l'ho capito." in terminal.seen.decode()
    pipe.close()


def test_enter_at_once_leaves_nothing_to_tell(tmp_path: Path) -> None:
    need_vosk()
    terminal, pipe = checked_on_terminal(tmp_path)
    terminal.type("\n")
    assert terminal.wait() == 1
    assert "Prova del microfono interrotta." in terminal.seen.decode()
    pipe.close()

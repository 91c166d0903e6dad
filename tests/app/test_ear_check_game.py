"""The check by voice in the program itself: on a terminal, with its ear and a pipe to speak into."""

import re
import time
from pathlib import Path

from assistant.parsing.words.vocabulary import vocabulary
from tests.app.support.processes import OnTerminal, environment
from tests.app.support.said_words import said
from tests.app.test_voice_game import logged
from tests.speech.support.ears import need_vosk
from tests.speech.support.microphones import Pipe

NAMES = {number: " ".join(form) for form, number in reversed(vocabulary("it").numbers.items())}
MOST_TRIES = 6


def wait_for_numbers(terminal: OnTerminal, count: int) -> list[int]:
    """All that were read out, when there are so many."""
    terminal.wait_for(rf"(?s)(?:\n\d+\.\r\n.*?){{{count}}}")
    return [int(each) for each in re.findall(r"\n(\d+)\.\r(?=\n)", terminal.seen.decode())]


def wait_for_the_ear(pipe: Pipe, log: Path, question: bytes) -> int:
    """Speak until something is heard: how much has been."""
    for _ in range(MOST_TRIES):
        pipe.speak(question)
        pipe.wait_until_empty()
        time.sleep(1.5)
        if heard := logged(log, "UtteranceHeard"):
            return len(heard)
    raise AssertionError("nothing is heard")


def test_numbers_are_repeated_one_is_given_up_and_escape_ends_it(tmp_path: Path) -> None:
    need_vosk()
    pipe, log = Pipe(tmp_path), tmp_path / "log"
    question = said("it", "quanti pezzi", tmp_path)
    arguments = ("--lang", "it", "--voice", "off", "--listen", "open", "--input-device", pipe.device)
    env = environment(TERM="xterm", PULSE_SERVER=f"unix:{tmp_path}/none", HOME=str(tmp_path))
    terminal = OnTerminal("play", *arguments, "--log", str(log), env=env)
    terminal.wait_for("> ")
    before = wait_for_the_ear(pipe, log, question)
    terminal.type("prova il microfono\r")
    (first,) = wait_for_numbers(terminal, 1)
    pipe.speak(said("it", NAMES[first], tmp_path))
    wait_for_numbers(terminal, 2)
    (heard,) = logged(log, "UtteranceHeard")[before:]
    assert -25 < heard["level"] < 0 < 30 < heard["above_noise"]
    wait_for_numbers(terminal, 3)  # nobody has spoken
    terminal.type("\x1b")
    terminal.wait_for(
        r"Di 2 numeri (ne|non ne) ho capito (uno|nessuno), e per uno non ho sentito niente"
    )
    assert not logged(log, "MovePlayed")
    terminal.type("\x03\x03")
    terminal.wait()
    pipe.close()

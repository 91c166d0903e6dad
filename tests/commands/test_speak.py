"""`damavoce speak`: a text as sound, in a file or aloud."""

import importlib.util
import os
import re
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.app.support.processes import ROOT, damavoce, environment
from tests.speech.support.engines import HANGS, write_engine, write_package
from tests.speech.support.sound_server import sound_server


@pytest.fixture(autouse=True)
def voice() -> None:
    if importlib.util.find_spec("pyttsx3") is None:
        pytest.skip("needs the extra `voice`")


def heard(file: Path) -> tuple[float, int]:
    """Seconds of a file and its loudest sample."""
    with wave.open(str(file)) as opened:
        samples = array("h", opened.readframes(opened.getnframes()))
        return len(samples) / opened.getframerate(), max(map(abs, samples), default=0)


@pytest.mark.parametrize("language", ["it", "en", "pt"])
def test_a_text_becomes_a_file_of_sound(tmp_path: Path, language: str) -> None:
    file = tmp_path / "said.wav"
    done = damavoce("speak", "--lang", language, "--to", str(file), "22-18. 11x18x27!")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    seconds, loudest = heard(file)
    assert 1 < seconds < 10
    assert loudest > 3000


def test_a_long_text_tells_how_far_it_is(tmp_path: Path) -> None:
    text = "Tocca al Bianco, che può giocare da ventidue a diciotto oppure prendere. " * 400
    file = tmp_path / "long.wav"
    done = damavoce("speak", "--lang", "it", "--rate", "80", "--to", str(file), text)
    assert done.returncode == 0
    told = re.findall(r"Scrivo il suono: (\d+) frasi su 400\. Ctrl-C smette\.", done.stderr)
    assert told
    assert [int(each) for each in told] == sorted(map(int, told))


def test_a_faster_rate_gives_a_shorter_file(tmp_path: Path) -> None:
    lengths = []
    for rate in ("100", "400"):
        file = tmp_path / f"{rate}.wav"
        damavoce("speak", "--lang", "it", "--rate", rate, "--to", str(file), "Tocca", "al", "Bianco.")
        lengths.append(heard(file)[0])
    assert lengths[0] > 2 * lengths[1]


@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [
        (("speak",), 2, "Manca TEXT"),
        (("speak", "--rate", "20", "ciao"), 2, "ci vuole un numero da 80 a 700"),
        (("speak", "--to", "/no/such/folder/a.wav", "ciao"), 1, "Non posso scrivere il suono"),
    ],
)
def test_what_cannot_be_said_is_told_in_one_sentence(
    arguments: tuple[str, ...], status: int, told: str
) -> None:
    done = damavoce(*arguments)
    assert done.returncode == status
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_text_is_heard_whole_at_the_sound_server(tmp_path: Path) -> None:
    text = "Bianco: ventidue diciotto. Tocca al Nero."
    file = tmp_path / "said.wav"
    damavoce("speak", "--lang", "it", "--to", str(file), text)
    written = heard(file)[0]
    with sound_server() as server:
        env = {**environment(), **server.env}
        done = damavoce("speak", "--lang", "it", text, env=env)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        stretches = server.heard()
    lasted = stretches[-1][1] - stretches[0][0]
    # espeak leaves some silence behind each sentence, which is not heard.
    assert 0.5 * written < lasted < 1.2 * written


@pytest.mark.parametrize(
    ("write", "line", "told"),
    [
        (write_package, HANGS, "il sintetizzatore non risponde. Riprova fra poco."),
        (write_engine, HANGS, "il sintetizzatore non risponde. Riprova fra poco."),
        (write_engine, "__import__('os').abort()", "si è interrotta da sola. Riprova fra poco."),
    ],
    ids=["hangs at its start", "hangs at the sentence", "ends"],
)
def test_an_engine_that_is_there_and_does_not_work_is_not_to_be_installed(
    tmp_path: Path, write: Callable[[Path, str], None], line: str, told: str
) -> None:
    write(tmp_path, line)
    env = environment(PYTHONPATH=os.pathsep.join([str(tmp_path), str(ROOT)]))
    # Only what hangs for ever may be given up soon: a busy machine starts slowly.
    impatience = "from assistant.commands import speak\nspeak.PATIENCE = 1.5" if line == HANGS else ""
    file = tmp_path / "said.wav"
    done = damavoce("speak", "--lang", "it", "--to", str(file), "Ciao.", env=env, after=impatience)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith(f"{told}\n")
    assert done.stderr.count("\n") == 1
    assert not file.exists()


def test_without_a_sound_card_it_says_what_else_can_be_done(tmp_path: Path) -> None:
    # Neither a server nor ALSA's configuration nor any program that plays.
    nothing = {"PULSE_SERVER": "unix:/no/such", "ALSA_CONFIG_PATH": os.devnull, "PATH": str(tmp_path)}
    done = damavoce("speak", "--lang", "it", "Ciao.", env=environment(**nothing))
    assert done.returncode == 1
    assert done.stderr.startswith("Non posso leggere ad alta voce: ")
    assert done.stderr.count("\n") == 1

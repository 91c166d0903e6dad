"""Games as a person plays them: real processes on pipes."""

import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.app.support.play import QUICK
from tests.app.support.processes import damavoce


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
    "17\u202e-22\u2066 ciao \ud83d\ude00\n".encode("utf-8", "surrogatepass"),
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
@settings(max_examples=settings().max_examples // 20)
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


def test_through_a_pipe_no_key_is_said_to_silence_a_voice_that_is_off() -> None:
    done = damavoce(*QUICK, "--listen", "open", lines=b"esci\n")
    assert done.returncode == 0
    assert "Ti ascolto sempre: " in done.stdout
    assert "Un tasto qualsiasi" not in done.stdout


def test_a_bell_behind_a_move_through_a_pipe_is_told_of() -> None:
    done = damavoce(*QUICK, lines=b"22-18\x07\n22-18\nesci\n")
    assert 'Non ho capito "22-18". Nella riga ci sono segni che non si vedono' in done.stdout
    assert "Bianco: 22-18." in done.stdout

"""Any bytes as PDN: no error, nothing that a terminal would obey, no more than there may be.

tests/game/pdn/fuzz.py looks for bytes that fail this, for as long as one lets it.
"""

import io
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.game.pdn.dressing import decoded
from assistant.game.pdn.limits import LONGEST_GAME
from assistant.game.pdn.splitting import split
from assistant.game.pdn.writer import write
from assistant.rules.variant import VARIANTS
from tests.correspondence.support.costs import is_in_proportion
from tests.game.pdn.support.target import read_bytes, take_anything
from tests.game.pdn.support.texts import FILES
from tests.game.pdn.support.trees import random_tree

PIECES = [
    *("{", "}", "(", ")", "[", "]", '"', "*", "1-0", "1/2-1/2", "%", ";", "\n", "\r\n", " ", "$7", "$"),
    *("- -", '/FEN "W:W1:B2"/', '/FEN "W: 0-2 W"/', '[Event "', '[Event "x"]\n', '[GameType "22"]\n'),
    *(
        "1.",
        "1...",
        "-",
        "x",
        "\\",
        "\x00",
        "\xff",
        "\u202e",
        "[%clk ",
        "[%kept capo1 8.2] 8.2 A",
        "4-6",
    ),
    *("?!", "(?)", "22-18", "12-15", "0-0?!", "1-0*", "32-28", "19-23", "a3b4", "a.l.", "+1", "½-½"),
]
REPEATED = ["{ {} ", "{ {} * ", "+1 ", "a.l.", "{[%clk 1]} ", "(1. 22-18 ", '[A "b"] ', '/FEN "x"/ ']
SAMPLES = [file.read_bytes() for file in sorted(FILES.iterdir())] + [
    write(random_tree(seed, variant, 12)).encode() for seed in range(5) for variant in VARIANTS.values()
]


@given(data=st.binary(max_size=400))
def test_bytes(data: bytes) -> None:
    take_anything(data)


@given(pieces=st.lists(st.sampled_from(PIECES), max_size=60), gap=st.sampled_from(["", " ", "\n"]))
def test_pieces_of_pdn_in_any_order(pieces: list[str], gap: str) -> None:
    take_anything(gap.join(pieces).encode("utf-8", "surrogateescape"))


@given(seed=st.integers(0, 10**9))
def test_files_with_faults(seed: int) -> None:
    chance = random.Random(seed)
    data = bytearray(chance.choice(SAMPLES)[:800])
    for _ in range(chance.randrange(1, 10)):
        at = chance.randrange(len(data) + 1)
        match chance.randrange(4):
            case 0:
                data[at:at] = chance.choice(PIECES).encode("utf-8", "replace")
            case 1:
                del data[at : at + chance.randrange(1, 20)]
            case 2:
                data[at : at + 1] = bytes([chance.randrange(256)])
            case _:
                begun = chance.randrange(len(data) + 1)
                data[at:at] = data[begun : begun + chance.randrange(60)]
    take_anything(bytes(data))


@pytest.mark.parametrize("begun", ["", '[GameType "22"]\n1. 22-18 ', "{ "])
@pytest.mark.parametrize(
    "piece",
    ["{ {} ", "{ {} * ", "+1 ", "a.l.", "{[%clk 1]} ", "(1. 22-18 ", '[A "b"] ', "* ", '/FEN "x"/ '],
)
def test_one_thing_again_and_again(piece: str, begun: str) -> None:
    """Each of these once took a time that grew with the square of the length."""
    take_anything((begun + piece * 2_000).encode())


@pytest.mark.parametrize("coding", ["utf-16-le", "utf-16-be"])
def test_wide_letters_with_the_byte_of_an_end_cost_in_proportion(coding: str) -> None:
    def read(text: str) -> None:
        read_bytes(text.encode(coding))

    assert is_in_proportion(read, lambda size: "\ufeff" + "\u0a05" * size, 20_000)


def test_a_line_of_wide_letters_without_end_is_taken_for_several() -> None:
    lines = [*decoded(io.BytesIO(("[E" + "\u0a05" * 2_500_000 + "\n1. 22-18\n").encode("utf-16")))]
    assert max(map(len, lines)) < 1_100_000
    assert "".join(lines).count("\u0a05") == 2_500_000
    assert lines[-1] == "1. 22-18\n"


def test_games_begun_again_behind_one_that_is_too_long_cost_in_proportion() -> None:
    long = ["2. 32-28\n"] * (LONGEST_GAME // 9 + 2)

    def read(text: str) -> None:
        assert len([*split([*long, *text.splitlines(keepends=True)])]) == text.count("1.")

    assert is_in_proportion(read, lambda size: "\n1. 32-28\n" * size, 40)

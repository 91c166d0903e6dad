"""What is learnt of boards with sensors, kept in a file of the person's."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.rules.variant import INTERNATIONAL, ITALIAN
from assistant.store.boards import LARGEST, MOST, BoardMemory, board_memory, boards_file
from assistant.tactile.codes import CHESSLINK, DGT_DRAUGHTS, TDB, Calibration, Codes
from assistant.tactile.orientation import Orientation
from assistant.tactile.reading import Seen

TURNED = Calibration(Orientation(ITALIAN, 64, 3, is_mirrored=True), DGT_DRAUGHTS)
LARGE = Calibration(Orientation(INTERNATIONAL, 50), TDB)
SWAPPED = Calibration(
    Orientation(ITALIAN, 64), Codes({**DGT_DRAUGHTS.meanings, 7: Seen.BLACK_MAN, 4: Seen.WHITE_KING})
)
DEVICE = (0x2341, 0x0043, "75")


def test_it_lies_in_the_folder_for_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert boards_file() == tmp_path / "damavoce" / "boards.toml"
    assert board_memory()
    assert not (tmp_path / "damavoce").exists()


def test_what_was_learnt_is_known_the_next_time(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "boards.toml"
    memory = BoardMemory(file)
    assert memory.calibration("dgt 1", ITALIAN) is None
    assert memory.device("/dev/ttyUSB0") is None
    memory.keep_calibration("dgt 1", TURNED)
    memory.keep_calibration("dgt 1", LARGE)
    memory.keep_calibration('odd "name" \\ à', SWAPPED)
    memory.keep_device("/dev/ttyUSB0", DEVICE)
    for known in (memory, BoardMemory(file)):
        assert known.calibration("dgt 1", ITALIAN) == TURNED
        assert known.calibration("dgt 1", INTERNATIONAL) == LARGE
        assert known.calibration("dgt 2", ITALIAN) is None
        assert known.calibration('odd "name" \\ à', ITALIAN) == SWAPPED
        assert known.device("/dev/ttyUSB0") == DEVICE
        assert known.device("/dev/ttyUSB1") is None


def test_what_was_learnt_last_counts_and_another_game_may_learn_beside(tmp_path: Path) -> None:
    file = tmp_path / "boards.toml"
    one, other = BoardMemory(file), BoardMemory(file)
    one.keep_calibration("dgt 1", TURNED)
    other.keep_calibration("dgt 1", SWAPPED)
    other.keep_device("COM3", DEVICE)
    one.keep_device("COM3", (1, 2, ""))
    known = BoardMemory(file)
    assert known.calibration("dgt 1", ITALIAN) == SWAPPED
    assert known.device("COM3") == (1, 2, "")


def test_nothing_is_written_where_nothing_is_new(tmp_path: Path) -> None:
    file = tmp_path / "boards.toml"
    BoardMemory(file).keep_calibration("dgt 1", TURNED)
    before = file.stat().st_ino
    BoardMemory(file).keep_calibration("dgt 1", TURNED)
    assert file.stat().st_ino == before  # it would have been replaced


def test_the_oldest_are_forgotten_and_the_file_stays_small(tmp_path: Path) -> None:
    file = tmp_path / "boards.toml"
    memory = BoardMemory(file)
    for number in range(MOST + 5):
        memory.keep_calibration(f"millennium {number}", TURNED._replace(codes=CHESSLINK))
        memory.keep_device(f"/dev/ttyUSB{number}", DEVICE)
    assert file.stat().st_size < LARGEST
    known = BoardMemory(file)
    assert known.calibration("millennium 4", ITALIAN) is None
    assert known.calibration("millennium 5", ITALIAN)
    assert known.device("/dev/ttyUSB4") is None
    assert known.device(f"/dev/ttyUSB{MOST + 4}")


@pytest.mark.parametrize("name", ["", "line\nbreak", "\x7f", "\udce9", "x" * 1000])
def test_a_name_that_cannot_be_written_is_not_kept(tmp_path: Path, name: str) -> None:
    file = tmp_path / "boards.toml"
    memory = BoardMemory(file)
    memory.keep_calibration(name, TURNED)
    memory.keep_device(name, DEVICE)
    assert not file.exists()


def test_a_file_that_cannot_be_written_is_borne(tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("")
    memory = BoardMemory(tmp_path / "in the way" / "boards.toml")
    memory.keep_calibration("dgt 1", TURNED)
    assert memory.calibration("dgt 1", ITALIAN) == TURNED


@given(st.binary(max_size=200))
def test_any_file_is_borne(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    file = tmp_path_factory.mktemp("any") / "boards.toml"
    file.write_bytes(content)
    memory = BoardMemory(file)
    assert memory.calibration("", ITALIAN) is None
    memory.keep_calibration("dgt 1", TURNED)
    assert BoardMemory(file).calibration("dgt 1", ITALIAN) == TURNED


GOOD = (
    'board = "b"\nrules = "italian"\nfields = 64\nturned = 1\nmirrored = false\ncodes = "0=nothing"\n'
)


@pytest.mark.parametrize(
    "content",
    [
        "board = 1\nport = 2\n",
        "board = [1, 2]\n",
        "[[board]]\n" + GOOD.replace("italian", "chess"),
        "[[board]]\n" + GOOD.replace("64", "100"),
        "[[board]]\n" + GOOD.replace("turned = 1", "turned = 4"),
        "[[board]]\n" + GOOD.replace("false", '"no"'),
        "[[board]]\n" + GOOD.replace("0=nothing", "0=ghost"),
        "[[board]]\n" + GOOD.replace('"b"', "3"),
        '[[port]]\nport = "p"\nvendor = "x"\nproduct = 1\nserial = ""\n',
        "#" * (LARGEST + 1),
        "[" * 100_000,
    ],
)
def test_what_makes_no_sense_is_left_out(tmp_path: Path, content: str) -> None:
    file = tmp_path / "boards.toml"
    file.write_text(content)
    memory = BoardMemory(file)
    assert memory.calibration("b", ITALIAN) is None
    assert memory.device("p") is None


def test_sense_is_found_beside_what_makes_none(tmp_path: Path) -> None:
    file = tmp_path / "boards.toml"
    file.write_text("[[board]]\n[[board]]\n" + GOOD)
    assert BoardMemory(file).calibration("b", ITALIAN)
    BoardMemory(file).keep_device("p", DEVICE)
    assert len(tomllib.loads(file.read_text())["board"]) == 1

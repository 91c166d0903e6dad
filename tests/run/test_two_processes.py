"""How the suite is shared out between processes: the rules of tests/conftest.py."""

import pathlib
import re
from types import SimpleNamespace

import pytest

from tests.conftest import CHAINS, FIRST, IN_REAL_TIME, pytest_xdist_auto_num_workers

ROOT = pathlib.Path(__file__).parents[2]
SOUND = re.compile(
    r"^from tests\.(app\.support\.voiced|speech\.support\.(sound_server|microphones)) ", re.MULTILINE
)

THREE_TESTS = """
import pathlib
import time

import pytest

@pytest.mark.parametrize("number", range(3))
def test_it(number, worker_id, request):
    time.sleep(0.1)
    with open("done", "a") as file:
        file.write(f"{worker_id} {request.node.nodeid.split('::')[0]}\\n")
"""

ALONE_AT_TIMES = """
import os
import pathlib
import time

import pytest

@pytest.fixture
def others(worker_id):
    mine = pathlib.Path(worker_id)
    mine.touch()
    yield lambda: sorted(pathlib.Path().glob("gw*")) != [mine]
    mine.unlink()

@pytest.mark.parametrize("number", range(10))
@pytest.mark.alone
def test_alone(number, others):
    for _ in range(5):
        assert not others()
        time.sleep(0.002)

@pytest.mark.parametrize("number", range(10))
def test_in_company(number, others):
    time.sleep(0.01)
"""


def test_what_is_in_real_time_is_known_by_its_name():
    assert [name for name in sorted(IN_REAL_TIME) if not (ROOT / name).is_file()] == []


def test_what_waits_for_a_sound_server_or_a_microphone_is_in_real_time():
    """Many such tests at a time would each take the processor when another one wants it."""
    files = (ROOT / "tests").rglob("test_*.py")
    with_sound = {
        str(file.relative_to(ROOT)) for file in files if SOUND.search(file.read_text("utf-8"))
    }
    assert with_sound - IN_REAL_TIME == set()


@pytest.mark.parametrize(
    ("processors", "changes", "processes"),
    [
        (2, {}, 4),
        (16, {}, 18),
        (1, {}, 0),
        (2, {"args": ["tests/speech"]}, 0),
        (2, {"keyword": "ear"}, 0),
        (2, {"lf": True}, 0),
        (2, {"markexpr": "proof"}, 0),
        (2, {"capture": "no"}, 0),
    ],
)
def test_the_whole_suite_has_two_processes_more_than_processors_and_a_part_of_it_one(
    processors, changes, processes, monkeypatch
):
    monkeypatch.setattr("os.cpu_count", lambda: processors)
    usual = {"args": ["tests"], "keyword": "", "lf": False, "markexpr": "not proof", "capture": "fd"}
    option = SimpleNamespace(**usual | changes)
    config = SimpleNamespace(
        args=option.args,
        option=option,
        getini=lambda name: ["tests"],
        getoption=lambda name, default: getattr(option, name, default),
    )
    assert pytest_xdist_auto_num_workers(config) == processes


def test_each_process_has_whole_files_and_two_begin_with_what_is_in_real_time(pytester):
    pytester.makeconftest((ROOT / "tests/conftest.py").read_text("utf-8"))
    chains = [sorted(chain)[:2] for chain in CHAINS]
    others = [f"tests/app/test_{letter}.py" for letter in "abyz"]
    for name in (*chains[0], *chains[1], *others):
        file = pytester.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(THREE_TESTS)
    result = pytester.runpytest_inprocess("-n3", "--import-mode=importlib")
    assert result.parseoutcomes() == {"passed": 24}
    done = [line.split() for line in (pytester.path / "done").read_text().splitlines()]
    for first, chain in zip(FIRST, chains, strict=True):
        assert [name for worker, name in done if worker == first][:6] == sorted(chain * 3)
    for name in others:
        assert len({worker for worker, file in done if file == name}) == 1


def test_no_file_is_in_two_chains():
    assert sum(map(len, CHAINS)) == len(IN_REAL_TIME)


def test_nothing_runs_beside_a_test_that_is_alone(pytester):
    pytester.makeconftest((ROOT / "tests/conftest.py").read_text("utf-8"))
    both = {f"test_{name}": ALONE_AT_TIMES for name in "ab"}
    pytester.makepyfile(**both)
    result = pytester.runpytest_inprocess("-n2", "--strict-markers")
    assert result.parseoutcomes() == {"passed": 40}


BREAKS_DOWN_ONCE = """
import os
import pathlib
import time

def test_it():
    time.sleep(0.05)
    if {number} == 6 and not pathlib.Path("broken").exists():
        pathlib.Path("broken").touch()
        os._exit(1)
"""


def test_the_suite_ends_where_a_process_breaks_down(pytester):
    """It waited for ever: what the process had ended was given out again, with nothing in it to do."""
    for number in range(12):
        pytester.makepyfile(**{f"test_{number:02}": BREAKS_DOWN_ONCE.format(number=number)})
    result = pytester.runpytest_subprocess("-p", "tests.conftest", "-n2", timeout=60)
    assert result.parseoutcomes() == {"failed": 1, "passed": 12}

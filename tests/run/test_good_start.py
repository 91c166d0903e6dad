"""Later starts of run.py, the parts that it adds, and its command `test`."""

import json
import os
import signal
import subprocess

import pytest

from tests.run.support.projects import (
    FIRST_START,
    INTERRUPTED,
    LIMIT,
    PYTHON,
    SIZES,
    TESTING_TOOLS,
    Project,
    finish,
    make_wheel,
    read_only,
    wait_until,
)

pytestmark = [
    pytest.mark.other_system,
    pytest.mark.skipif(os.name != "posix", reason="signals and locks as POSIX has them"),
]


def test_a_good_start_runs_the_program_and_nothing_else(built, tmp_path):
    process = built.start(
        "listen", "--lang", "en", "due parole", "", cwd=tmp_path, stdin=subprocess.PIPE
    )
    ended = finish(process, "32-28\nesci\n")
    assert (ended.status, ended.said) == (0, [])
    assert ended.seen == {
        "arguments": ["listen", "--lang", "en", "due parole", ""],
        "folder": str(tmp_path),
        "process": process.pid,
        "prefix": str(built.venv),
        "safe_path": True,
        "holds_ctrl_c": True,
        "was_interrupted": False,
        "input": "32-28\nesci\n",
    }


def test_without_arguments_the_program_gets_none(built):
    assert built.run().seen["arguments"] == []


def test_the_exit_status_is_that_of_the_program(built):
    assert built.run("exit", "7").status == 7


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL, signal.SIGHUP])
def test_signals_reach_the_program(built, number):
    process = built.start("wait")
    seen = json.loads(process.stdout.readline())
    assert seen["process"] == process.pid
    process.send_signal(number)
    assert process.wait(timeout=LIMIT) == -number


def test_a_good_start_waits_for_nobody(built):
    import fcntl

    with open(built.folder / ".run-lock") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert built.run().status == 0
        assert built.run("install").status == 0


def test_a_good_start_from_inside_the_environment(built):
    ended = built.run(command=[built.venv / "bin" / "python"])
    assert (ended.status, ended.said) == (0, [])


def test_a_good_start_through_a_link(built, tmp_path):
    (tmp_path / "draughts.py").symlink_to(built.folder / "run.py")
    command = [PYTHON, tmp_path / "draughts.py", "--"]
    ended = built.run(command=command)
    assert (ended.status, ended.said) == (0, [])
    assert ended.seen["prefix"] == str(built.venv)


def test_a_good_start_in_a_folder_that_nobody_may_write(built):
    with read_only(built.folder) as command:
        ended = built.run(command=command)
    assert (ended.status, ended.said) == (0, [])


def test_install_with_nothing_to_do(built):
    ended = built.run("install", "--lang", "pt")
    assert (ended.status, ended.out) == (0, "")
    assert ended.said == [
        "O Damavoce está instalado por inteiro; para jogar há o comando python3 run.py."
    ]


def test_a_good_start_imports_little(built):
    ended = built.run(command=[PYTHON, "-I", "-S", "-X", "importtime"])  # without site's own
    imported = {line.rpartition("|")[2].strip() for line in ended.said}
    assert "hashlib" in imported
    assert not imported & {"json", "re", "subprocess", "venv", "ensurepip", "tempfile", "tomllib"}


# Interrupts run.py at the so-manieth line of it that is run.
AT_LINE = """
import os, runpy, signal, sys
file, at, seen = sys.argv[1], int(sys.argv[2]), [0]
def look(frame, event, argument):
    if event == "line" and frame.f_code.co_filename == file:
        seen[0] += 1
        if seen[0] == at:
            os.kill(os.getpid(), signal.SIGINT)
    return look
sys.argv = [file]
sys.settrace(look)
runpy.run_path(file, None, "__main__")
"""
HELD_FROM = 12
"""By this line, a few microseconds after the first, a Ctrl-C waits."""


@pytest.mark.parametrize("every", [9, pytest.param(3, marks=pytest.mark.proof)])
def test_ctrl_c_at_any_line_of_a_good_start_ends_quietly(built, every):
    """It waits for the program, which the next ones are about, or ends run.py with its sentence."""
    run_py, endings = str(built.folder / "run.py"), []
    for at in range(HELD_FROM, 500, every):
        command = [PYTHON, "-c", AT_LINE, run_py, str(at)]
        ended = finish(built.start_as(command))
        assert (ended.status, ended.said) == (0, []), at
        endings.append(ended.seen["was_interrupted"])
        if not endings[-1]:
            break  # there are no more lines
    assert len(endings) > 60 / every
    assert endings == [True] * (len(endings) - 1) + [False]


def test_an_extra_that_fails_and_a_project_that_changes(tmp_path):
    extras = 'music = ["damavoce_voice"]\nplain = []\ntest = []\ntrain = ["never"]'
    project = Project(tmp_path / "project", extras=extras)
    failed = (
        "The part music could not be installed and Damavoce does without it; to try again please"
        " use the command python3 run.py install."
    )

    ended = project.run()
    assert ended.status == 0
    assert ended.seen["arguments"] == []
    assert failed in ended.said
    assert ended.said[-1] == "I am installing the part plain, whose size is not known."
    assert project.parts() == {"base": "installed", "music": "failed", "plain": "installed"}

    make_wheel(project.links, "damavoce_voice")
    before = project.builds()
    ended = project.run()
    assert (ended.status, ended.said, project.builds()) == (0, [], before)

    ended = project.run("install", PIP_FIND_LINKS="")
    assert (ended.status, ended.out, ended.said[-1]) == (1, "", failed)
    assert project.parts() == {"base": "installed", "music": "failed", "plain": "installed"}

    ended = project.run("install")
    assert (ended.status, ended.out) == (0, "")
    assert ended.said == [
        "I am installing the part music, whose size is not known.",
        "Damavoce is installed in full; to play please use the command python3 run.py.",
    ]
    assert project.parts() == {"base": "installed", "music": "installed", "plain": "installed"}
    assert (project.packages() / "damavoce_voice.py").exists()

    # A project that changes is built again; given up half way, what there was is still there.
    (project.venv / "trace").touch()
    pyproject = (project.folder / "pyproject.toml").read_text()
    project.write("pyproject.toml", pyproject + "# changed\n")
    half_way = project.start()
    wait_until(lambda: any(project.leftovers()) and (project.venv / "pyvenv.cfg").exists())
    os.killpg(half_way.pid, signal.SIGINT)
    assert finish(half_way).status == 130
    assert (project.venv / "trace").exists()
    assert project.leftovers() == []
    project.write("pyproject.toml", pyproject)
    assert project.run().said == []

    project.write("constraints.txt", "damavoce_voice==1.0\n")
    ended = project.run()
    assert (ended.status, ended.said[:2]) == (0, FIRST_START)
    assert not (project.venv / "trace").exists()
    assert project.run().said == []


def test_the_large_part_is_left_out_if_that_is_asked_for(tmp_path):
    extras = 'fast = ["damavoce_voice"]\nplain = []\ntest = []'
    project = Project(tmp_path / "project", extras=extras)
    make_wheel(project.links, "damavoce_voice")
    left_out = (
        "I am leaving out the part fast, with which the computer thinks faster; to add it please use"
        " the command python3 run.py install."
    )

    ended = project.run("--small", "--lang=en", "a word")
    assert (ended.status, ended.seen["arguments"]) == (0, ["--lang=en", "a word"])
    plain = "I am installing the part plain, whose size is not known."
    assert ended.said == [*FIRST_START, left_out, plain]
    small = {"base": "installed", "fast": "left out", "plain": "installed"}
    assert project.parts() == small
    assert not (project.packages() / "damavoce_voice.py").exists()
    for arguments in ((), ("--small",)):
        assert project.run(*arguments).said == []
    ended = project.run("install", "--small")
    assert ended.said == [
        "Damavoce is installed without the part fast; to play please use the command python3 run.py."
    ]

    # A project that changes is built again, without what was left out.
    project.write("constraints.txt", "damavoce_voice==1.0\n")
    ended = project.run()
    assert (ended.said[0], left_out in ended.said) == (SIZES.format(10, 70), True)
    assert project.parts() == small

    ended = project.run("install")
    assert ended.said == [
        "I am installing the part fast, about 79 megabytes to download and 279 on disk.",
        "Damavoce is installed in full; to play please use the command python3 run.py.",
    ]
    assert project.parts() == {**small, "fast": "installed"}
    ended = project.run("--small")
    assert ended.seen["arguments"] == []
    (said,) = ended.said
    assert said.startswith("The part fast, which --small would leave out, is already installed;")


def test_the_judges(project, gates, tmp_path):
    assert project.run().status == 0

    # Ctrl-C before pip has written anything: the player loses nothing.
    gate = gates()
    process = project.start("test", GATE=gate)
    gate.wait()
    assert project.parts() is None  # a kill now would not leave a .venv that looks whole
    os.killpg(process.pid, signal.SIGINT)
    ended = finish(process)
    assert (ended.status, ended.out) == (130, "")
    assert ended.said == [
        TESTING_TOOLS,
        INTERRUPTED,
    ]
    assert project.parts() == {"base": "installed"}
    assert project.run().said == []

    # Ctrl-C when it has: nothing half made stays.
    gate = gates()
    process = project.start("test", GATE=gate, HALF=1)
    gate.wait()
    os.killpg(process.pid, signal.SIGINT)
    assert finish(process).status == 130
    assert not project.venv.exists()

    ended = project.run("test", "-k", "some thing", cwd=tmp_path)
    assert ended.status == 0
    assert ended.out.splitlines() == [
        f"ruff check in {project.folder}",
        f"mypy in {project.folder}",
        f"pytest -k some thing in {project.folder}",
    ]
    assert ended.said[2:] == [TESTING_TOOLS]
    assert project.parts() == {"base": "installed", "test": "installed"}

    ended = project.run("test", MYPY_STATUS=3)
    assert (ended.status, ended.said) == (3, [])
    assert [line.split()[0] for line in ended.out.splitlines()] == ["ruff", "mypy"]
    assert project.run("test", PYTEST_STATUS=5).status == 5
    assert project.run().said == []

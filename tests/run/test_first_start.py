"""The first start of run.py: what it builds, what may go wrong, and that nothing stays half made."""

import glob
import importlib.util
import os
import re
import signal
import subprocess

import pytest

from tests.run.support.projects import (
    FIRST_START,
    INTERRUPTED,
    LIMIT,
    PYTHON,
    RUN_PY,
    WAITING,
    Project,
    finish,
    is_running,
    make_wheel,
    read_only,
    wait_until,
)

pytestmark = [
    pytest.mark.other_system,
    pytest.mark.skipif(os.name != "posix", reason="signals and locks as POSIX has them"),
]


def test_two_starts_at_once_build_once(starts_at_once):
    project, told, first, second = starts_at_once
    assert told == WAITING
    assert project.builds() == 1
    assert project.parts() == {"base": "installed"}
    assert first.said == FIRST_START
    assert second.said == []
    for ended, word in ((first, "first"), (second, "second")):
        assert ended.status == 0
        assert ended.seen["arguments"] == [word]
        assert ended.seen["prefix"] == str(project.venv)
        assert ended.seen["safe_path"]
    assert project.leftovers() == []


def test_ctrl_c_in_the_first_start_leaves_nothing(project, gates):
    early = project.start()
    wait_until((project.venv / "pyvenv.cfg").exists)
    os.killpg(early.pid, signal.SIGINT)
    ended = finish(early)
    assert (ended.status, ended.said[0], ended.said[-1]) == (130, FIRST_START[0], INTERRUPTED)
    assert len(ended.said) == 2
    assert not project.venv.exists()

    gate = gates()
    late = project.start(GATE=gate)
    gate.wait()
    os.killpg(late.pid, signal.SIGINT)
    ended = finish(late)
    assert (ended.status, ended.out) == (130, "")
    assert ended.said == [*FIRST_START, INTERRUPTED]
    assert not project.venv.exists()
    assert project.leftovers() == []
    wait_until(lambda: not is_running(gate.builder()))

    before = os.umask(0)
    try:
        ended = project.run("a", "move")
    finally:
        os.umask(before)
    assert (ended.status, ended.said) == (0, FIRST_START)
    assert ended.seen["arguments"] == ["a", "move"]
    made = [each for each in project.venv.rglob("*") if not each.is_symlink()]
    assert not [each for each in made if each.stat().st_mode & 0o022]  # nobody else's to change


def test_a_kill_in_the_first_start_is_mended_by_the_next(project, gates):
    everything = project.start()
    wait_until((project.venv / "pyvenv.cfg").exists)
    os.killpg(everything.pid, signal.SIGKILL)
    assert finish(everything).status == -signal.SIGKILL
    assert project.venv.exists()

    gate = gates()
    alone = project.start(GATE=gate)  # over what the first one left
    gate.wait()
    os.kill(alone.pid, signal.SIGKILL)  # and the pip that it started goes on by itself
    assert alone.wait(timeout=LIMIT) == -signal.SIGKILL
    assert project.parts() is None
    (project.venv / "trace").touch()
    (project.folder / ".venv-building-x").mkdir()
    next_start = project.start("listen", stdin=subprocess.PIPE)
    assert next_start.stderr.readline().rstrip() == WAITING
    gate.open()
    ended = finish(next_start, "32-28\n")
    assert (ended.status, ended.said) == (0, FIRST_START)
    assert ended.seen["prefix"] == str(project.venv)
    assert ended.seen["input"] == "32-28\n"
    assert not (project.venv / "trace").exists()
    assert project.leftovers() == []


def test_without_a_network_the_first_start_says_so(tmp_path):
    project = Project(tmp_path / "project", dependencies=["damavoce-needs-this"])
    before = sorted(os.listdir(project.folder))
    ended = project.run()
    assert (ended.status, ended.out) == (1, "")
    assert ended.said[:2] == FIRST_START
    assert ended.said[-1] == (
        "Damavoce could not be installed, for the reason written above: please check the Internet"
        " connection and the space on the disk, and start run.py again."
    )
    assert any("damavoce-needs-this" in line for line in ended.said[2:-1])
    assert "\x1b" not in "".join(ended.said)
    made = set(os.listdir(project.folder)) - set(before)
    assert made <= {".run-lock", "builds.log", "__pycache__"}  # the last two by the build backend


@pytest.mark.parametrize("where", ["environment", pytest.param("file", marks=pytest.mark.proof)])
def test_settings_of_pip_for_other_projects_change_nothing(tmp_path, where):
    project = Project(tmp_path / "project", dependencies=["damavoce_voice"])
    make_wheel(project.links, "damavoce_voice")
    elsewhere = tmp_path / "elsewhere"
    if where == "environment":
        steering = {"PIP_TARGET": elsewhere, "PIP_REQUIRE_HASHES": 1, "PIP_REPORT": tmp_path / "report"}
        steering |= {"PIP_DRY_RUN": 1, "PIP_dry_run": 1, "PIP_NO_DEPS": 1, "PIP_USER": 1}
    else:
        config = tmp_path / "pip.conf"
        config.write_text("[install]\ndry-run = true\nno-deps = true\n[global]\nuser = true\n")
        steering = {"PIP_CONFIG_FILE": config}
    ended = project.run(**steering)
    assert (ended.status, ended.said) == (0, FIRST_START)
    assert (project.packages() / "damavoce_voice.py").exists()
    assert not elsewhere.exists()
    assert not (tmp_path / "report").exists()


ELSEWHERE = "The program pip reported no error, but what it should have installed is not there: please"


def test_what_pip_only_says_to_have_installed_gets_no_stamp(project):
    ended = project.run(NOTHING=1)
    assert (ended.status, ended.out) == (1, "")
    assert ended.said[:2] == FIRST_START
    assert "assistant" in ended.said[2]  # what Python says that it does not find
    assert ended.said[3].startswith(ELSEWHERE)
    assert len(ended.said) == 4
    assert not project.venv.exists()

    # A part likewise: without its package it counts as one that has failed.
    assert project.run().status == 0
    metadata = next(project.packages().glob("damavoce-*.dist-info")) / "METADATA"
    asks = "Provides-Extra: more\nRequires-Dist: nowhere; extra == 'more'\n"
    metadata.write_text(metadata.read_text().rstrip("\n") + "\n" + asks)
    python = [project.venv / "bin" / "python", "-I", "-c", proof()]
    assert subprocess.run([*python, "base"], check=False).returncode == 0
    assert subprocess.run([*python, "other"], check=False).returncode == 0
    done = subprocess.run([*python, "more"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "No package metadata was found for nowhere\n"


def proof():
    """How run.py looks whether a part is there."""
    spec = importlib.util.spec_from_file_location("run_py_under_test", RUN_PY)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.PROOF


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A project that is installed, for tests that leave it so."""
    project = Project(tmp_path_factory.mktemp("installed") / "project")
    assert project.run().status == 0
    yield project
    project.end()


@pytest.mark.parametrize(
    "thing", ["text", *(pytest.param(each, marks=pytest.mark.proof) for each in ("pipe", "folder"))]
)
def test_a_stamp_that_is_not_ours_is_told_and_all_is_installed_anew(installed, thing):
    stamp = installed.venv / "damavoce-stamp.json"
    whole = stamp.read_text()
    stamp.unlink()
    if thing == "text":
        stamp.write_text(whole.replace('"installed"', '["installed"]'))
    elif thing == "pipe":
        os.mkfifo(stamp)
    else:
        stamp.mkdir()
    ended = installed.run("install")
    assert ended.said[0] == (
        f"There is something in {stamp} that Damavoce did not write, so I am installing everything"
        " again."
    )
    assert ended.said[1:3] == FIRST_START
    assert (ended.status, stamp.read_text()) == (0, whole)


@pytest.mark.parametrize("asked", ["-h", "--help"])
def test_its_own_commands_have_help_and_install_nothing(project, asked):
    for command, word in (("install", "--small"), ("test", "pytest")):
        ended = project.run(command, asked)
        assert (ended.status, ended.out) == (0, "")
        (sentence,) = ended.said
        assert f"The command python3 run.py {command}" in sentence
        assert word in sentence
    assert not project.venv.exists()


def inside(preparation):
    """A Python that runs run.py after some preparation, as if it were different from what it is."""
    code = preparation + "; sys.argv = sys.argv[1:]; runpy.run_path(sys.argv[0], None, '__main__')"
    return [PYTHON, "-c", "import os, runpy, sys; " + code]


def refused(project, status=1, **options):
    """Start run.py, which has to end with one sentence and change nothing; the sentence."""
    before = sorted(os.listdir(project.folder))
    ended = project.run(**options)
    assert (ended.status, ended.out) == (status, "")
    assert sorted(name for name in os.listdir(project.folder) if name != ".run-lock") == before
    (sentence,) = ended.said
    return sentence


def test_without_ensurepip(project):
    command = inside("sys.modules['ensurepip'] = None")
    before = os.listdir(project.folder)
    sentence = refused(project, command=command)
    assert "sudo apt install python3-venv" in sentence
    assert sorted(os.listdir(project.folder)) == sorted(before)


def pythons_too_old():
    """The old Pythons of this machine, if there are any."""
    root = os.environ.get("PYENV_ROOT", os.path.expanduser("~/.pyenv"))
    found = glob.glob(os.path.join(root, "versions", "3.*", "bin", "python3"))
    return [path for path in found if re.search(r"/3\.([0-9]|10)\.", path)]


def test_a_python_that_is_too_old_or_too_new(project):
    told = "Damavoce needs a Python from 3.11 to 3.14 and this one is {}: please install one of"
    for version in ((3, 4, 10), (3, 10, 0), (3, 15, 0), (4, 0, 0)):
        command = inside(f"sys.version_info = {(*version, 'final', 0)}")
        sentence = refused(project, command=command)
        assert sentence.startswith(told.format("{}.{}".format(*version)))
    for python in pythons_too_old():
        assert "needs a Python from 3.11" in refused(project, command=[python])


@pytest.mark.parametrize("thing", ["file", "link", "folder"])
def test_something_else_where_the_environment_goes(project, tmp_path, thing):
    if thing == "file":
        project.venv.write_text("precious")
    else:
        precious = project.venv if thing == "folder" else tmp_path / "elsewhere"
        precious.mkdir()
        (precious / "precious").touch()
        if thing == "link":
            project.venv.symlink_to(precious)
    sentence = refused(project)
    assert sentence.startswith(f"Damavoce installs itself in {project.venv}, but something else")
    if thing == "file":
        assert project.venv.read_text() == "precious"
    else:
        assert os.listdir(project.venv) == ["precious"]


def test_a_folder_where_nobody_may_write(project):
    with read_only(project.folder) as command:
        sentence = refused(project, command=command)
    assert sentence.startswith(f"Damavoce cannot work in the folder {project.folder} (Permission")


def test_a_project_that_is_not_whole(project):
    (project.folder / "constraints.txt").unlink()
    (project.venv / "bin").mkdir(parents=True)
    stamp = project.venv / "damavoce-stamp.json"
    stamp.write_text("{}")
    assert "(No such file or directory)" in refused(project)
    assert stamp.exists()


def test_ctrl_c_while_another_start_installs(project):
    import fcntl

    with open(project.folder / ".run-lock", "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        project.venv.mkdir()
        process = project.start()
        assert process.stderr.readline().rstrip() == WAITING
        os.killpg(process.pid, signal.SIGINT)
        ended = finish(process)
    assert (ended.status, ended.said) == (130, [INTERRUPTED])
    assert project.venv.exists()  # it belongs to the other


def test_install_takes_no_other_argument(built):
    ended = built.run("install", "--lang=en", "voice")
    assert (ended.status, ended.out) == (2, "")
    assert ended.said == [
        "The command install does not know the argument voice: please write python3 run.py install."
    ]


@pytest.mark.parametrize(
    ("arguments", "settings", "start"),
    [
        ([], {}, "Damavoce needs"),
        ([], {"LANG": "it_IT.UTF-8"}, "Damavoce ha bisogno"),
        ([], {"LANG": "pt_PT.UTF-8"}, "O Damavoce precisa"),
        (["--lang", "it"], {"LANG": "pt_PT.UTF-8"}, "Damavoce ha bisogno"),
        (["--lang=pt"], {"LC_ALL": "C", "PYTHONUTF8": "0"}, "O Damavoce precisa de um Python da"),
    ],
)
def test_the_language_of_the_messages(project, arguments, settings, start):
    environment = {"LANG": "", "PYTHONCOERCECLOCALE": "0", **settings}
    ended = project.run(*arguments, command=inside("sys.version_info = (3, 9)"), **environment)
    assert ended.said[0].startswith(start)
    assert "\\x" not in ended.said[0]
    if settings.get("LC_ALL") == "C":
        assert "da versao 3.11 a 3.14" in ended.said[0]

"""run.py as its users meet it: real processes, real signals and a real pip, without a network.

Each project here is a copy of run.py beside a program of a few lines, whose build backend lies in
the project itself, so that pip needs nothing from elsewhere.
"""

import ast
import contextlib
import glob
import importlib.util
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
import zipfile

import pytest

pytestmark = [
    pytest.mark.other_system,
    pytest.mark.skipif(os.name != "posix", reason="signals and locks as POSIX has them"),
]

ROOT = pathlib.Path(__file__).parents[2]
RUN_PY = ROOT / "run.py"
PYTHON = getattr(sys, "_base_executable", None) or sys.executable
LIMIT = 120  # seconds; nothing here is about time, but nothing may hang either

PYPROJECT = """\
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "damavoce"
version = "0.1.0"
dependencies = {dependencies}

[project.optional-dependencies]
{extras}
"""

# What an editable install of a real backend comes to: a path in a .pth file, and metadata.
# GATE stops it in the middle: it says that it is there, and goes on when it is told to.
BACKEND = """\
import os, pathlib, sys, sysconfig, time, tomllib, zipfile

def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    with open("builds.log", "a") as log:
        log.write("built\\n")
    if os.environ.get("HALF"):
        pathlib.Path(sysconfig.get_path("purelib"), "half").touch()
    gate = os.environ.get("GATE")
    if gate:
        pathlib.Path(gate, "reached").write_text(str(os.getpid()))
        until = time.monotonic() + 120
        while not os.path.exists(os.path.join(gate, "open")) and time.monotonic() < until:
            time.sleep(0.02)
    project = tomllib.loads(pathlib.Path("pyproject.toml").read_text())["project"]
    metadata = "Metadata-Version: 2.1\\nName: damavoce\\nVersion: 0.1.0\\n"
    for requirement in project["dependencies"]:
        metadata += f"Requires-Dist: {requirement}\\n"
    for extra, requirements in project["optional-dependencies"].items():
        metadata += f"Provides-Extra: {extra}\\n"
        for requirement in requirements:
            metadata += f"Requires-Dist: {requirement}; extra == '{extra}'\\n"
    info = "damavoce-0.1.0.dist-info/"
    wheel = "Wheel-Version: 1.0\\nGenerator: backend\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n"
    name = "damavoce-0.1.0-py3-none-any.whl"
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w") as file:
        file.writestr("damavoce.pth", os.getcwd() + "\\n")
        file.writestr(info + "METADATA", metadata)
        file.writestr(info + "WHEEL", wheel)
        file.writestr(info + "RECORD", "")
    return name
"""

PROGRAM = """\
import json, os, sys, time

words = sys.argv[1:]
seen = {
    "arguments": words,
    "folder": os.getcwd(),
    "process": os.getpid(),
    "prefix": sys.prefix,
    "safe_path": sys.flags.safe_path,
}
if words[:1] == ["listen"]:
    seen["input"] = sys.stdin.read()
print(json.dumps(seen), flush=True)
if words[:1] == ["wait"]:
    time.sleep(120)
if words[:1] == ["exit"]:
    sys.exit(int(words[1]))
"""

# Stands in for ruff, mypy and pytest.
JUDGE = """\
import os, sys

print(__spec__.name, *sys.argv[1:], "in", os.getcwd(), flush=True)
sys.exit(int(os.environ.get(__spec__.name.upper() + "_STATUS", "0")))
"""

FIRST_START = [
    "I am preparing the folder .venv for Damavoce, about 25 megabytes on disk.",
    "I am installing the program, about 12 megabytes to download.",
]
INTERRUPTED = "Interrupted, and nothing was left half done; to go on please start run.py again."
WAITING = (
    "Another start of Damavoce is installing in this folder and I am waiting for it to end; to"
    " give up please press Ctrl+C."
)


class Project:
    """A project with run.py in it, the processes started in it, and what pip may find."""

    def __init__(self, folder, dependencies=(), extras="test = []"):
        self.folder = folder
        self.links = folder.parent / "wheels"
        self.processes = []
        self.links.mkdir(parents=True, exist_ok=True)
        (folder / "assistant").mkdir(parents=True)
        shutil.copy(RUN_PY, folder)
        pyproject = PYPROJECT.format(dependencies=json.dumps(dependencies), extras=extras)
        self.write("pyproject.toml", pyproject)
        self.write("constraints.txt", "# nothing\n")
        self.write("backend.py", BACKEND)
        self.write("assistant/__init__.py", "")
        self.write("assistant/__main__.py", PROGRAM)
        for name in ("ruff", "mypy", "pytest"):
            self.write(name + ".py", JUDGE)

    def write(self, name, text):
        (self.folder / name).write_text(text, encoding="utf-8")

    def environment(self, **changes):
        """That of the tests, without what steers pip, Python or the language."""
        steering = ("PIP_", "PYTHON", "LC_", "LANG", "GATE", "HALF")
        environment = {k: v for k, v in os.environ.items() if not k.startswith(steering)}
        environment["LANG"] = "en_GB.UTF-8"
        environment["PIP_CONFIG_FILE"] = os.devnull
        environment["PIP_NO_INDEX"] = "1"
        environment["PIP_NO_CACHE_DIR"] = "1"
        environment["PIP_FIND_LINKS"] = str(self.links)
        environment.update({name: str(value) for name, value in changes.items()})
        return environment

    def start(self, *arguments, command=(PYTHON,), cwd=None, stdin=subprocess.DEVNULL, **changes):
        process = subprocess.Popen(
            [*command, str(self.folder / "run.py"), *arguments],
            cwd=cwd or self.folder,
            env=self.environment(**changes),
            stdin=stdin,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            start_new_session=True,
            # Whoever runs the tests in the background may have turned Ctrl-C off for them.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        self.processes.append(process)
        return process

    def run(self, *arguments, **options):
        return finish(self.start(*arguments, **options))

    def end(self):
        for process in self.processes:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate(timeout=LIMIT)

    @property
    def venv(self):
        return self.folder / ".venv"

    def parts(self):
        stamp = self.venv / "damavoce-stamp.json"
        return json.loads(stamp.read_text())["parts"] if stamp.exists() else None

    def builds(self):
        log = self.folder / "builds.log"
        return len(log.read_text().splitlines()) if log.exists() else 0

    def leftovers(self):
        return list(self.folder.glob(".venv-building-*"))

    def packages(self):
        return next(self.venv.glob("lib/python3.*/site-packages"))


class Ended:
    """How a process ended and what it said."""

    def __init__(self, status, out, err):
        self.status = status
        self.out = out
        self.said = err.splitlines()

    @property
    def seen(self):
        """What the program reports, which has to be all that standard output carries."""
        return json.loads(self.out)


def finish(process, stdin=None):
    out, err = process.communicate(stdin, timeout=LIMIT)
    return Ended(process.returncode, out, err)


def wait_until(condition):
    until = time.monotonic() + LIMIT
    while not condition():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.01)


def is_running(process):
    """Whether a process runs; one that has ended but that nobody has waited for does not."""
    with contextlib.suppress(OSError):
        os.kill(process, 0)
        status = pathlib.Path("/proc", str(process), "stat")
        return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
    return False


class Gate:
    """Where the build of the program stops, to be interrupted in the middle."""

    def __init__(self, folder):
        folder.mkdir()
        self.folder = folder

    def wait(self):
        wait_until(lambda: (self.folder / "reached").exists())

    def open(self):
        (self.folder / "open").touch()

    def builder(self):
        return int((self.folder / "reached").read_text())

    def __str__(self):
        return str(self.folder)


@pytest.fixture
def project(tmp_path):
    made = Project(tmp_path / "project")
    yield made
    made.end()


@pytest.fixture
def gates(tmp_path):
    names = iter("abcdef")
    return lambda: Gate(tmp_path / ("gate " + next(names)))


@pytest.fixture(scope="module")
def starts_at_once(tmp_path_factory):
    """Two first starts in a folder with blanks and accents, the second during the first."""
    folder = tmp_path_factory.mktemp("at once")
    project = Project(folder / "la dama è più bella così")
    gate = Gate(folder / "gate")
    first = project.start("first", GATE=gate)
    gate.wait()
    second = project.start("second")
    told = second.stderr.readline().rstrip()
    gate.open()
    yield project, told, finish(first), finish(second)
    project.end()


@pytest.fixture(scope="module")
def built(starts_at_once):
    """A project that is installed, and whose pip fails with a clamour if it is ever started."""
    project = starts_at_once[0]
    (project.packages() / "pip" / "__init__.py").write_text("raise SystemExit('pip runs')")
    done = subprocess.run([project.venv / "bin" / "python", "-m", "pip"], stderr=subprocess.PIPE)
    assert b"pip runs" in done.stderr
    return project


# --- The first start -----------------------------------------------------------------------------


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

    ended = project.run("a", "move")
    assert (ended.status, ended.said) == (0, FIRST_START)
    assert ended.seen["arguments"] == ["a", "move"]


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


# --- The good start ------------------------------------------------------------------------------


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


# --- Parts ---------------------------------------------------------------------------------------


def make_wheel(folder, name):
    info = name + "-1.0.dist-info/"
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"
    with zipfile.ZipFile(folder / (name + "-1.0-py3-none-any.whl"), "w") as file:
        file.writestr(name + ".py", "")
        file.writestr(info + "METADATA", metadata)
        file.writestr(info + "WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\n")
        file.writestr(info + "RECORD", "")


def test_an_extra_that_fails_and_a_project_that_changes(tmp_path):
    extras = 'voice = ["damavoce_voice"]\nplain = []\ntest = []\ntrain = ["never"]'
    project = Project(tmp_path / "project", extras=extras)
    failed = (
        "The part voice could not be installed and Damavoce does without it; to try again please"
        " use the command python3 run.py install."
    )

    ended = project.run()
    assert ended.status == 0
    assert ended.seen["arguments"] == []
    assert failed in ended.said
    assert ended.said[-1] == "I am installing the part plain, whose size is not known."
    assert project.parts() == {"base": "installed", "voice": "failed", "plain": "installed"}

    make_wheel(project.links, "damavoce_voice")
    before = project.builds()
    ended = project.run()
    assert (ended.status, ended.said, project.builds()) == (0, [], before)

    ended = project.run("install", PIP_FIND_LINKS="")
    assert (ended.status, ended.out, ended.said[-1]) == (1, "", failed)
    assert project.parts() == {"base": "installed", "voice": "failed", "plain": "installed"}

    ended = project.run("install")
    assert (ended.status, ended.out) == (0, "")
    assert ended.said == [
        "I am installing the part voice, whose size is not known.",
        "Damavoce is installed in full; to play please use the command python3 run.py.",
    ]
    assert project.parts() == {"base": "installed", "voice": "installed", "plain": "installed"}
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
        "I am installing the testing tools, about 30 megabytes to download.",
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
    assert ended.said[2:] == ["I am installing the testing tools, about 30 megabytes to download."]
    assert project.parts() == {"base": "installed", "test": "installed"}

    ended = project.run("test", MYPY_STATUS=3)
    assert (ended.status, ended.said) == (3, [])
    assert [line.split()[0] for line in ended.out.splitlines()] == ["ruff", "mypy"]
    assert project.run("test", PYTEST_STATUS=5).status == 5
    assert project.run().said == []


# --- What run.py cannot do -----------------------------------------------------------------------


def inside(preparation):
    """A Python that runs run.py after some preparation, as if it were different from what it is."""
    code = preparation + "; sys.argv = sys.argv[1:]; runpy.run_path(sys.argv[0], None, '__main__')"
    return [PYTHON, "-c", "import os, runpy, sys; " + code]


@contextlib.contextmanager
def read_only(folder):
    """A folder where nobody may write, root included; the command whose child cannot."""
    command = [PYTHON]
    if os.geteuid() == 0:
        without = "-dac_override,-dac_read_search"
        command = ["setpriv", "--bounding-set", without, "--inh-caps", without, PYTHON]
    folder.chmod(0o555)
    try:
        yield command
    finally:
        folder.chmod(0o755)


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
        ([], {}, "Damavoce ha bisogno"),
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


# --- The text of run.py --------------------------------------------------------------------------


@pytest.fixture
def run_py():
    spec = importlib.util.spec_from_file_location("run_py_under_test", RUN_PY)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_old_python_can_parse_it():
    source = RUN_PY.read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 4))
    # What feature_version lets pass.
    newer = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.AsyncFunctionDef, ast.Match)
    assert [node.lineno for node in ast.walk(tree) if isinstance(node, newer)] == []
    starred = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.List | ast.Tuple | ast.Set)
        and any(isinstance(element, ast.Starred) for element in node.elts)
    ]
    assert starred == []


def test_every_message_is_one_sentence_in_each_language(run_py):
    for key, texts in run_py.MESSAGES.items():
        assert len(texts) == len(run_py.LANGUAGES), key
        holes = [set(re.findall(r"{\d}", text)) for text in texts]
        assert holes == [holes[0]] * len(texts), key
        for text in texts:
            assert re.fullmatch(r"[A-Z].*[^.]\.", text), text
            assert ". " not in text, text
            assert "  " not in text, text


@pytest.mark.parametrize(
    ("arguments", "environment", "code"),
    [
        ([], {}, "it"),
        ([], {"LANG": "en_US.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "it"),
        ([], {"LANG": "C.UTF-8"}, "it"),
        ([], {"LANG": "en_US.UTF-8", "LC_MESSAGES": "pt_BR", "LC_ALL": ""}, "pt"),
        ([], {"LANG": "en_US.UTF-8", "LC_MESSAGES": "pt_BR", "LC_ALL": "it_IT"}, "it"),
        ([], {"LANG": "entirely"}, "it"),
        (["play", "--lang", "en"], {"LANG": "pt"}, "en"),
        (["--lang=pt", "--level", "3"], {}, "pt"),
        (["--lang=pt", "--lang=en"], {}, "en"),
        (["--lang", "xx"], {"LANG": "en"}, "en"),
        (["--lang"], {"LANG": "en"}, "en"),
    ],
)
def test_the_choice_of_language(run_py, arguments, environment, code):
    assert run_py.language(arguments, environment) == code


def test_it_agrees_with_pyproject(run_py):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest, newest = run_py.OLDEST, run_py.NEWEST
    assert project["requires-python"] == f">=3.{oldest[1]},<3.{newest[1] + 1}"
    sized = set(run_py.MEGABYTES) - {"base"}
    assert sized == set(project["optional-dependencies"]) - {"train"}, "MEGABYTES names each extra"


def test_only_the_players_extras_are_installed_unasked(run_py, tmp_path, monkeypatch):
    monkeypatch.setattr(run_py, "ROOT", str(tmp_path))
    pyproject = tmp_path / "pyproject.toml"
    pyproject.write_text("[project]\nname = 'x'\n")
    assert run_py.extras() == []
    pyproject.write_text("[project.optional-dependencies]\nvoice=[]\ntrain=[]\ntest=[]\nfast=[]\n")
    assert run_py.extras() == ["voice", "fast"]


def test_the_stamp_depends_on_all_that_the_environment_depends_on(run_py, tmp_path, monkeypatch):
    seen = set()

    def add():
        seen.add(run_py.made_for())

    monkeypatch.setattr(run_py, "ROOT", str(tmp_path))
    (tmp_path / "pyproject.toml").write_text("a")
    (tmp_path / "constraints.txt").write_text("")
    add()
    (tmp_path / "pyproject.toml").write_text("b")
    add()
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "constraints.txt").write_text("b")
    add()
    monkeypatch.setattr(sys, "base_prefix", "elsewhere")
    add()
    monkeypatch.setattr(sys, "version_info", (3, 14, 0))
    add()
    moved = tmp_path / "moved"
    moved.mkdir()
    for name in ("pyproject.toml", "constraints.txt"):
        shutil.copy(tmp_path / name, moved)
    monkeypatch.setattr(run_py, "ROOT", str(moved))
    add()
    assert len(seen) == 6
    monkeypatch.setattr(sys, "version_info", (3, 14, 1))
    add()
    assert len(seen) == 6


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"made_for": 3}', "è"])
def test_a_stamp_that_says_nothing_is_no_stamp(run_py, tmp_path, monkeypatch, text):
    stamp = tmp_path / "stamp"
    stamp.write_text(text, encoding="utf-8")
    monkeypatch.setattr(run_py, "STAMP", str(stamp))
    assert run_py.read_parts() is None
    assert not run_py.is_built()


def test_pip_is_told_what_must_not_be_compiled(run_py):
    command = run_py.pip_command(".[fast]")
    names = command[command.index("--only-binary") + 1]
    for name in ("numba", "llvmlite", "numpy", "cffi", "vosk", "espeakng-loader", "prismatoid"):
        assert name in names.split(",")
    assert command[-2:] == ["-e", ".[fast]"]
    assert command[command.index("-c") + 1] == "constraints.txt"


def test_pip_installs_nowhere_else(run_py, monkeypatch):
    for name in ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"):
        monkeypatch.setenv(name, "elsewhere")
    monkeypatch.setenv("PIP_USER", "1")
    environment = run_py.pip_environment()
    assert not {"PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"} & set(environment)
    assert environment["PIP_USER"] == "0"

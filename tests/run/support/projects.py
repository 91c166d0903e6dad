"""Projects for run.py to install: a copy of it beside a program of a few lines, and no network.

The build backend lies in each project itself, so that pip needs nothing from elsewhere.
"""

import contextlib
import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time
import zipfile

ROOT = pathlib.Path(__file__).parents[3]
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
        if not os.environ.get("NOTHING"):
            file.writestr("damavoce.pth", os.getcwd() + "\\n")
        file.writestr(info + "METADATA", metadata)
        file.writestr(info + "WHEEL", wheel)
        file.writestr(info + "RECORD", "")
    return name
"""

PROGRAM = """\
import json, os, signal, sys, time

words = sys.argv[1:]
seen = {
    "arguments": words,
    "folder": os.getcwd(),
    "process": os.getpid(),
    "prefix": sys.prefix,
    "safe_path": sys.flags.safe_path,
    "holds_ctrl_c": signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []),
    "was_interrupted": signal.SIGINT in signal.sigpending(),
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

SIZES = (
    "I am preparing the folder .venv for Damavoce: about {0} megabytes to download in all, and {1} on"
    " disk."
)
FIRST_START = [
    SIZES.format(10, 70),
    "I am installing the program, about 12 megabytes to download and 48 on disk.",
]
TESTING_TOOLS = "I am installing the testing tools, about 31 megabytes to download and 115 on disk."
INTERRUPTED = "Interrupted, and nothing was left half done; to go on please start run.py again."
WAITING = (
    "Damavoce is already being installed in this folder, and I am waiting for that to finish; to"
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
        self.write("assistant/app.py", "")
        self.write("assistant/__main__.py", PROGRAM)
        for name in ("ruff", "mypy", "pytest"):
            self.write(name + ".py", JUDGE)

    def write(self, name, text):
        (self.folder / name).write_text(text, encoding="utf-8")

    def environment(self, **changes):
        """That of the tests, without what steers pip, Python or the language."""
        steering = ("PIP_", "PYTHON", "LC_", "LANG", "GATE", "HALF", "NOTHING")
        environment = {k: v for k, v in os.environ.items() if not k.startswith(steering)}
        environment["LANG"] = "en_GB.UTF-8"
        environment["PIP_CONFIG_FILE"] = os.devnull
        environment["PIP_NO_INDEX"] = "1"
        environment["PIP_NO_CACHE_DIR"] = "1"
        environment["PIP_FIND_LINKS"] = str(self.links)
        environment.update({name: str(value) for name, value in changes.items()})
        return environment

    def start(self, *arguments, command=(PYTHON,), **options):
        return self.start_as([*command, str(self.folder / "run.py"), *arguments], **options)

    def start_as(self, command, cwd=None, stdin=subprocess.DEVNULL, **changes):
        process = subprocess.Popen(
            command,
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


STILL = "seconds so far."
"""How a line ends that comes after each ten seconds of silence, on a machine that is slow."""


class Ended:
    """How a process ended and what it said, but for how long it took."""

    def __init__(self, status, out, err):
        self.status = status
        self.out = out
        self.said = [line for line in err.splitlines() if not line.endswith(STILL)]

    @property
    def seen(self):
        """What the program reports, which has to be all that standard output carries."""
        return json.loads(self.out)


def make_wheel(folder, name):
    info = name + "-1.0.dist-info/"
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"
    with zipfile.ZipFile(folder / (name + "-1.0-py3-none-any.whl"), "w") as file:
        file.writestr(name + ".py", "")
        file.writestr(info + "METADATA", metadata)
        file.writestr(info + "WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\n")
        file.writestr(info + "RECORD", "")


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

"""What holds for every test of the project."""

import collections
import contextlib
import os
import pathlib
import signal
import sys
import tempfile

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["pytester"]

# The suite gives the same verdict on the same code, on slow machines too; the proofs, chosen with
# HYPOTHESIS_PROFILE=proof, look further and elsewhere each time.
settings.register_profile(
    "suite",
    max_examples=100,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("proof", settings.get_profile("suite"), max_examples=5000, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))

# The only tests that may be skipped where DAMAVOCE_REQUIRE_ALL=1 asks for all of them. The marker
# does not skip: the test still says itself when it cannot run.
MAY_BE_SKIPPED = {
    "other_system": "is about another operating system",
    "needs_torch": "needs torch, which is never installed for the tests",
}
MEND = "On Debian and Ubuntu, as root, ./.ci/run installs what the whole suite wants, and runs it."
"""What brings whatever else a test may miss."""
MENDS = {
    "other_system": "These run on another operating system only; nothing is missing here.",
    "needs_torch": "The training of the models wants torch: .venv/bin/pip install -e .[train]",
}
NOT_SKIPPED = "skipped, but DAMAVOCE_REQUIRE_ALL=1 wants every test to run: {}"

# Half of the suite waits for sound: what is played, and what is said into a microphone, takes as long
# as it takes, and some of it must come soon. Since it mostly waits, two of them run side by side, each
# in a process of its own, one test after the other, while others compute at a lower priority; so whole
# files are what the work is made of. The chains take about the same time.
CHAINS = (
    frozenset(
        {
            "tests/app/test_board_game.py",
            "tests/app/test_board_games_on_lines.py",
            "tests/app/test_criteria_voice.py",
            "tests/app/test_ear_check_game.py",
            "tests/app/test_private_device_game.py",
            "tests/app/test_repeated_aloud.py",
            "tests/commands/bench/test_board.py",
            "tests/commands/doctor/test_doctor.py",
            "tests/commands/doctor/test_ear_check.py",
            "tests/speech/voice/test_bursts.py",
            "tests/speech/voice/test_playback.py",
            "tests/speech/voice/test_proofs_voice.py",
            "tests/speech/voice/test_speaker_heard.py",
            "tests/surfaces/test_boards.py",
            "tests/tactile/test_drills.py",
        }
    ),
    frozenset(
        {
            "tests/app/test_listening_game.py",
            "tests/app/test_voice_game.py",
            "tests/commands/bench/test_ear.py",
            "tests/commands/bench/test_voice.py",
            "tests/commands/doctor/test_ear.py",
            "tests/commands/doctor/test_ear_whole.py",
            "tests/commands/test_speak.py",
            "tests/speech/ear/recognizers/test_hearing.py",
            "tests/speech/ear/recognizers/test_hearing_person.py",
            "tests/speech/ear/test_ear.py",
            "tests/speech/ear/test_ear_faults.py",
            "tests/speech/ear/test_ear_lasting_faults.py",
            "tests/speech/ear/test_ear_microphone.py",
            "tests/speech/ear/test_microphone.py",
            "tests/speech/ear/test_recorder.py",
            "tests/speech/voice/test_panning.py",
            "tests/speech/voice/test_playback_faults.py",
            "tests/speech/voice/test_private_device.py",
            "tests/speech/voice/test_speaker_faults.py",
            "tests/surfaces/test_listening.py",
            "tests/surfaces/test_voice.py",
        }
    ),
)
IN_REAL_TIME = frozenset[str]().union(*CHAINS)

FIRST = ("gw0", "gw1")
"""The processes that begin, with what is in real time."""
HAS_TIME = pytest.StashKey[bool]()
"""Whether a process has come to what is not in real time."""
FOLDER = pytest.StashKey[str]()
SHARED = "DAMAVOCE_TESTS_SHARED"
EMPTY_HOME = "DAMAVOCE_TESTS_HOME"
"""The folder of data where a test has none of its own: a program that it starts begins with none."""


def pytest_configure(config):
    for name, meaning in MAY_BE_SKIPPED.items():
        config.addinivalue_line("markers", f"{name}: {meaning}; may be skipped")
    config.addinivalue_line("markers", "alone: what it does, the whole machine can see")
    keep_away_from_settings(config)
    share_what_takes_long(config)
    hear_signals()
    keep_bytecode()


def hear_signals():
    """What a shell or nohup has had the tests ignore, all that they start would ignore too."""
    for name in ("SIGHUP", "SIGINT", "SIGQUIT"):
        number = getattr(signal, name, None)  # Windows has only one of them
        if number is not None and signal.getsignal(number) is signal.SIG_IGN:
            usual = signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL
            signal.signal(number, usual)


def keep_bytecode():
    """Have Python keep what it compiles, even where who runs the tests wants it otherwise.

    Each process that collects the tests would compile all of them anew, which is most of its time.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False


def keep_away_from_settings(config):
    """Let nothing that a test runs, here or in a child, find the settings of whoever runs the tests."""
    folder = tempfile.TemporaryDirectory(prefix="damavoce-settings-", ignore_cleanup_errors=True)
    config.add_cleanup(folder.cleanup)
    config.stash[FOLDER] = folder.name
    patch = pytest.MonkeyPatch()
    config.add_cleanup(patch.undo)
    speak_italian(patch)
    patch.setenv("XDG_CONFIG_HOME", folder.name)
    patch.setenv("XDG_DATA_HOME", folder.name)  # nor the models that were downloaded
    patch.setenv(EMPTY_HOME, folder.name)
    patch.setenv("XDG_CACHE_HOME", folder.name)  # nor what was compiled
    patch.setenv("WIN_PD_OVERRIDE_APPDATA", folder.name)  # the same to platformdirs on Windows
    patch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", folder.name)


def share_what_takes_long(config):
    """Name a folder for what is made once: the first process makes it, and tells the others of it."""
    if SHARED not in os.environ:
        folder = tempfile.TemporaryDirectory(prefix="damavoce-shared-", ignore_cleanup_errors=True)
        config.add_cleanup(folder.cleanup)
        patch = pytest.MonkeyPatch()
        config.add_cleanup(patch.undo)
        patch.setenv(SHARED, folder.name)


def speak_italian(patch):
    """Have the program speak Italian where a test does not say otherwise, whoever runs the tests.

    The letters stay as they were: only the words of messages are asked for.
    """
    if letters := os.environ.get("LC_ALL"):
        patch.setenv("LC_CTYPE", letters)
    patch.delenv("LC_ALL", raising=False)
    patch.setenv("LC_MESSAGES", "it_IT.UTF-8")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config):
    """Two processes more than processors for the whole suite; for a part one, since each collects.

    Two more, since the two that begin with what is in real time mostly wait for sound.
    """
    option = config.option
    is_a_part = (
        config.args != config.getini("testpaths") or option.keyword or config.getoption("lf", False)
    )
    is_proof = option.markexpr != "not proof"  # proofs are measured, with nothing beside them
    is_watched = option.capture == "no"  # another process has no terminal
    processors = os.cpu_count() or 1
    return 0 if is_a_part or is_proof or is_watched or processors < 2 else processors + 2


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """Give each process whole files, and what is in real time to the first two."""
    if config.option.dist != "load":
        return None  # somebody wants it otherwise
    from xdist.scheduler import LoadScopeScheduling

    class WholeFiles(LoadScopeScheduling):
        @property
        def nodes(self):
            return sorted(
                super().nodes, key=lambda node: (node.gateway.id not in FIRST, node.gateway.id)
            )

        def _split_scope(self, nodeid):
            file = nodeid.split("::")[0]
            chain = _chain_of(file)
            return file if chain is None else f"in real time {chain}"

        def remove_node(self, node):
            """Give back only what a process that broke down had still to do.

            Files that it had ended would be given out again, and who is given one with nothing in it
            waits for ever with its last test.
            """
            work = self.assigned_work.get(node, {})
            for scope in [scope for scope, tests in work.items() if all(tests.values())]:
                del work[scope]
            return super().remove_node(node)

    config.option.loadscopereorder = False  # the order is the one below
    return WholeFiles(config, log)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    """In several processes begin with what is in real time: it takes two of them most of the time."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: (_chain_of(_file_of(item)) is None, _chain_of(_file_of(item)) or 0))


def _file_of(item):
    return item.nodeid.split("::")[0]


def _chain_of(file):
    """The number of the chain in real time that a file belongs to, if it does."""
    return next((number for number, chain in enumerate(CHAINS) if file in chain), None)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node):
    """Let the processes know where they take turns."""
    node.workerinput["turns"] = node.config.stash[FOLDER]


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item):
    """Run nothing beside a test that is marked `alone`."""
    worker = getattr(item.config, "workerinput", None)
    if not worker or os.name == "nt":
        return (yield)
    if _file_of(item) not in IN_REAL_TIME and not item.config.stash.get(HAS_TIME, False):
        item.config.stash[HAS_TIME] = True
        os.nice(19)  # sound that comes late is lost, and so are words: others may wait
    with taking_turns(pathlib.Path(worker["turns"]), bool(item.get_closest_marker("alone"))):
        return (yield)


@contextlib.contextmanager
def taking_turns(folder, is_alone):
    """Wait until no process runs a test that is alone, or any at all.

    There are two locks, like two doors: who waits for the others to come out stands in the first one,
    and nobody else goes in meanwhile.
    """
    import fcntl

    with (folder / "inside").open("a") as inside:
        with (folder / "door").open("a") as door:
            fcntl.flock(door, fcntl.LOCK_EX)
            fcntl.flock(inside, fcntl.LOCK_EX if is_alone else fcntl.LOCK_SH)
        yield


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(item):
    report = yield
    if not any(item.get_closest_marker(name) for name in MAY_BE_SKIPPED):
        fail_if_skipped(report)
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report():
    report = yield
    fail_if_skipped(report)  # whole modules: no marker of theirs is known yet
    return report


def pytest_terminal_summary(terminalreporter):
    """Say at the end what was skipped, by reason, and what brings it."""
    skipped = terminalreporter.stats.get("skipped", [])
    if not skipped:
        return
    terminalreporter.section("skipped, by reason")
    by_mend = collections.defaultdict(collections.Counter)
    for each in skipped:
        reason = each.longrepr[2] if isinstance(each.longrepr, tuple) else str(each.longrepr)
        marks = getattr(each, "keywords", ())  # a module that is skipped as a whole has none
        mend = next((mend for name, mend in MENDS.items() if name in marks), MEND)
        by_mend[mend][reason.removeprefix("Skipped: ")] += 1
    for mend, reasons in by_mend.items():
        for reason, count in reasons.most_common():
            terminalreporter.line(f"{count:5}  {reason}")
        terminalreporter.line(mend)


def fail_if_skipped(report):
    """Turn a skip into a failure where all tests are required; an expected failure is no skip."""
    required = os.environ.get("DAMAVOCE_REQUIRE_ALL") == "1"
    if required and report.outcome == "skipped" and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = NOT_SKIPPED.format(reason)

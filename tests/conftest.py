"""What holds for every test of the project."""

import os
import signal
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
NOT_SKIPPED = "skipped, but DAMAVOCE_REQUIRE_ALL=1 wants every test to run: {}"


def pytest_configure(config):
    for name, meaning in MAY_BE_SKIPPED.items():
        config.addinivalue_line("markers", f"{name}: {meaning}; may be skipped")
    keep_away_from_settings(config)
    hear_signals()


def hear_signals():
    """What a shell or nohup has had the tests ignore, all that they start would ignore too."""
    for name in ("SIGHUP", "SIGINT", "SIGQUIT"):
        number = getattr(signal, name, None)  # Windows has only one of them
        if number is not None and signal.getsignal(number) is signal.SIG_IGN:
            usual = signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL
            signal.signal(number, usual)


def keep_away_from_settings(config):
    """Let nothing that a test runs, here or in a child, find the settings of whoever runs the tests."""
    folder = tempfile.TemporaryDirectory(prefix="damavoce-settings-", ignore_cleanup_errors=True)
    config.add_cleanup(folder.cleanup)
    patch = pytest.MonkeyPatch()
    config.add_cleanup(patch.undo)
    patch.setenv("XDG_CONFIG_HOME", folder.name)
    patch.setenv("XDG_DATA_HOME", folder.name)  # nor the models that were downloaded
    patch.setenv("WIN_PD_OVERRIDE_APPDATA", folder.name)  # the same to platformdirs on Windows
    patch.setenv("WIN_PD_OVERRIDE_LOCAL_APPDATA", folder.name)


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


def fail_if_skipped(report):
    """Turn a skip into a failure where all tests are required; an expected failure is no skip."""
    required = os.environ.get("DAMAVOCE_REQUIRE_ALL") == "1"
    if required and report.outcome == "skipped" and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        report.outcome = "failed"
        report.longrepr = NOT_SKIPPED.format(reason)

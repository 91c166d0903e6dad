"""No test may hide behind a skip where all tests are required: the rules of tests/conftest.py."""

import os
import pathlib
import subprocess
import sys
import textwrap

import pytest
from hypothesis import settings

from tests.conftest import MEND, MENDS

CONFTEST = pathlib.Path(__file__).parents[1] / "conftest.py"

SKIPS = {
    "a mark": """
        import pytest
        @pytest.mark.skip(reason="the reason")
        def test_it(): pass
        """,
    "a condition": """
        import pytest
        @pytest.mark.skipif(True, reason="the reason")
        def test_it(): pass
        """,
    "a call": """
        import pytest
        def test_it(): pytest.skip("the reason")
        """,
    "a fixture": """
        import pytest
        @pytest.fixture
        def thing(): pytest.skip("the reason")
        def test_it(thing): pass
        """,
    "an import": """
        import pytest
        def test_it(): pytest.importorskip("no_such_module", reason="the reason")
        """,
    "an import of the module": """
        import pytest
        pytest.importorskip("no_such_module", reason="the reason")
        def test_it(): pass
        """,
    "the module": """
        import pytest
        pytest.skip("the reason", allow_module_level=True)
        """,
    "a class": """
        import pytest
        @pytest.mark.skip(reason="the reason")
        class TestIt:
            def test_it(self): pass
        """,
    "unittest": """
        import unittest
        class TestIt(unittest.TestCase):
            def test_it(self): self.skipTest("the reason")
        """,
    "no parameters": """
        import pytest
        @pytest.mark.parametrize("thing", [])
        def test_it(thing): pass
        """,
}

ALLOWED = """
    import pytest
    @pytest.mark.other_system
    @pytest.mark.skipif(True, reason="the reason")
    def test_other_system(): pass
    @pytest.mark.needs_torch
    def test_torch(): pytest.importorskip("no_such_module")
    """


@pytest.fixture
def verdict(pytester, monkeypatch):
    """Run a module of tests under the project's own conftest; pytest's exit status and outcome."""
    pytester.makeconftest(CONFTEST.read_text(encoding="utf-8"))

    def run(source, require_all, *arguments):
        monkeypatch.setenv("DAMAVOCE_REQUIRE_ALL", require_all)
        pytester.makepyfile(source)
        result = pytester.runpytest_inprocess("--strict-markers", "-rs", *arguments)
        return result.ret, result.parseoutcomes(), result.stdout.str()

    return run


@pytest.mark.parametrize("source", SKIPS.values(), ids=SKIPS.keys())
def test_a_skip_fails_where_all_tests_are_required(verdict, source):
    status, outcome, text = verdict(source, "1")
    assert status != 0
    assert "skipped" not in outcome
    assert outcome.get("failed", 0) + outcome.get("errors", 0) == 1
    if source is not SKIPS["no parameters"]:
        assert "the reason" in text


@pytest.mark.parametrize("source", SKIPS.values(), ids=SKIPS.keys())
def test_a_skip_is_a_skip_elsewhere(verdict, source):
    status, outcome, _ = verdict(source, "")
    assert status in (0, 5)  # 5: a module that is skipped whole leaves no test
    assert outcome == {"skipped": 1}


@pytest.mark.parametrize("name", ["a call", "a fixture", "the module"])
def test_a_skip_fails_in_another_process_too(verdict, name):
    status, outcome, text = verdict(SKIPS[name], "1", "-n2")
    assert status != 0
    assert outcome.get("failed", 0) + outcome.get("errors", 0) >= 1
    assert "skipped" not in outcome
    assert "the reason" in text


def test_the_allowed_skips_stay(verdict):
    status, outcome, _ = verdict(ALLOWED, "1")
    assert status == 0
    assert outcome == {"skipped": 2}


def test_expected_failures_stay(verdict):
    source = """
        import pytest
        @pytest.mark.xfail(reason="known")
        def test_it(): assert False
        @pytest.mark.xfail(run=False, reason="known")
        def test_not_run(): pass
        def test_call(): pytest.xfail("known")
        """
    status, outcome, _ = verdict(source, "1")
    assert status == 0
    assert outcome == {"xfailed": 3}


def test_passing_and_failing_are_untouched(verdict):
    status, outcome, _ = verdict("def test_a(): pass\ndef test_b(): assert False", "1")
    assert status == 1
    assert outcome == {"passed": 1, "failed": 1}


def test_the_suite_decides_the_same_each_time():
    suite = settings.get_profile("suite")
    assert suite.derandomize
    assert suite.deadline is None
    assert suite.database is None


@pytest.mark.parametrize(("profile", "examples"), [("", 100), ("proof", 5000)])
def test_the_profile_comes_from_the_environment(profile, examples):
    code = "import conftest, hypothesis; print(hypothesis.settings.default.max_examples)"
    environment = {name: value for name, value in os.environ.items() if name != "CI"}
    environment.pop("HYPOTHESIS_PROFILE", None)
    if profile:
        environment["HYPOTHESIS_PROFILE"] = profile
    environment["PYTHONPATH"] = str(CONFTEST.parent)
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        timeout=60,
        check=True,
    )
    assert int(done.stdout) == examples


def test_what_was_skipped_is_counted_by_reason_with_what_brings_it(verdict):
    parts = (ALLOWED, SKIPS["a call"], SKIPS["a mark"].replace("test_it", "test_2"))
    lines = verdict("".join(map(textwrap.dedent, parts)), "0")[2]
    told = lines[lines.index("skipped, by reason") :].splitlines()
    whole = "\n".join(told)
    assert "    2  the reason\n" + MEND in whole
    assert "    1  the reason\n" + MENDS["other_system"] in whole
    assert "could not import 'no_such_module'" in whole
    assert MENDS["needs_torch"] in whole


def test_where_nothing_is_skipped_nothing_is_told(verdict):
    assert "skipped, by reason" not in verdict("def test_it(): pass", "0")[2]

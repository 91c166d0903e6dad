"""`damavoce bench search`: every figure, with the compiled kernel and without. Speed is not judged."""

import json
import sys
from pathlib import Path

import pytest

from assistant.cli import main
from assistant.commands.bench import search as bench_search
from assistant.commands.bench import search_game as bench_search_game
from assistant.commands.bench.search import COMPILED, PLAIN, SearchFigure
from assistant.commands.bench.search_game import GameTrial, measure_game
from assistant.engine.compiled import NotCompiled
from assistant.engine.kernel.kernel import Kernel, plain_kernel
from assistant.narration.catalog import Catalog, languages
from assistant.rules.variant import ITALIAN, VARIANTS, Variant

MEASURED = ["leaves", "nodes", "depth in 1 s", "stop", "ticker late, 99%"]
WAITED = ["first move, cold", "ready, cold", "ready, warm", "memory"]
WHOLE = GameTrial(0.5, 8.0, 1.5, 180.0)


@pytest.fixture
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    depths = dict.fromkeys(bench_search.PERFT_DEPTHS, 3)
    monkeypatch.setattr(bench_search, "PERFT_DEPTHS", depths)
    monkeypatch.setattr(bench_search, "per_cpu_second", lambda work, count: count * 1e6)
    for name, value in (("ROUNDS", 1), ("STOPS", 2), ("MIDDLES", 1)):
        monkeypatch.setattr(bench_search, name, value)
    for name in ("THINKING", "DEPTH_SECONDS", "TICKING"):
        monkeypatch.setattr(bench_search, name, 0.02)
    monkeypatch.setattr(bench_search, "STOP_AFTER", (0.001, 0.01))


def with_kernels(monkeypatch: pytest.MonkeyPatch, trial: GameTrial = WHOLE) -> None:
    """A machine on which the plain kernels count as compiled, and games go like that."""

    def compiled_kernels(catalog: Catalog, *variants: Variant) -> list[Kernel]:
        return [plain_kernel(variant) for variant in variants]

    def measure(variant: Variant, *, waits: bool) -> GameTrial:
        assert waits
        return trial

    monkeypatch.setattr(bench_search, "compiled_kernels", compiled_kernels)
    monkeypatch.setattr(bench_search, "measure_game", measure)


def without_kernels(monkeypatch: pytest.MonkeyPatch, error: NotCompiled) -> None:
    def compiled_kernels(catalog: Catalog, *variants: Variant) -> list[Kernel]:
        raise error

    def measure(variant: Variant, *, waits: bool) -> GameTrial:
        assert not waits
        return GameTrial(0.5)

    monkeypatch.setattr(bench_search, "compiled_kernels", compiled_kernels)
    monkeypatch.setattr(bench_search, "measure_game", measure)


def test_each_kernel_of_each_game_has_its_figures(in_haste: None, capsys, monkeypatch) -> None:
    with_kernels(monkeypatch)
    assert main(["bench", "search", "--json"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    rows = [json.loads(line) for line in told.out.splitlines()]
    what = [(row["measure"], row["rules"], row["kernel"]) for row in rows]
    assert what == [
        *((each, rules, kind) for each in MEASURED for kind in (PLAIN, COMPILED) for rules in VARIANTS),
        *(
            (each, rules, PLAIN if each == "first move, cold" else COMPILED)
            for rules in VARIANTS
            for each in WAITED
        ),
    ]
    assert [*rows[0]] == [*SearchFigure._fields, "holds"]
    for row in rows:
        assert row["value"] >= 0
        assert row["most"] is None or row["most"] >= row["value"]
        assert (row["holds"] is None) == (row["goal"] is None)
    (leaves, *_) = rows
    assert (leaves["value"], leaves["unit"]) == (302.0, "million/s")
    waited = {row["measure"]: row["value"] for row in rows[-4:]}
    assert waited == dict(zip(WAITED, WHOLE, strict=True))


def test_without_numba_the_plain_figures_are_there(in_haste: None, capsys, monkeypatch) -> None:
    without_kernels(monkeypatch, NotCompiled("no-package", "no such thing"))
    assert main(["bench", "search", "--json", "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert len(told.err.splitlines()) == 1
    assert "run.py install" in told.err
    rows = [json.loads(line) for line in told.out.splitlines()]
    assert [(row["measure"], row["kernel"]) for row in rows] == [
        *((each, PLAIN) for each in MEASURED for _ in VARIANTS),
        *(("first move, cold", PLAIN) for _ in VARIANTS),
    ]


def test_why_figures_are_missing_is_told_in_each_language() -> None:
    for language in languages():
        told = {
            reason: Catalog(language).text("cli-bench-no-compiled", reason=reason, detail="no such")
            for reason in ("no-package", "bad-package", "failed")
        }
        assert len({*told.values()}) == 3
        assert ["no such" in text for text in told.values()] == [False, True, True]


def test_it_is_a_table(in_haste: None, capsys, monkeypatch) -> None:
    with_kernels(monkeypatch, WHOLE._replace(memory=None))
    assert main(["bench", "search", "--lang", "en"]) == 0
    told = capsys.readouterr()
    heads, *rows = told.out.splitlines()
    assert heads.split() == ["measure", "rules", "kernel", "figure", "most", "goals", "hold"]
    assert rows[0].split() == ["leaves", "italian", "plain", "302.00", "1.5", "million/s", "yes"]
    assert rows[-3].split()[-5:] == ["plain", "0.50", "1.5", "s", "yes"]
    assert rows[-1].split() == ["ready,", "warm", "international", "compiled", "1.50", "s"]
    assert told.err == Catalog("en").text("cli-bench-no-memory") + "\n"


def test_goals_are_reached_or_stayed_under() -> None:
    what = ("measure", "italian", "plain", "ms")
    assert SearchFigure(*what, 5.0).holds is None
    assert SearchFigure(*what, 5.0, goal=5.0, is_floor=True).holds
    assert not SearchFigure(*what, 4.9, goal=5.0, is_floor=True).holds
    assert not SearchFigure(*what, 5.0, goal=5.0).holds
    assert SearchFigure(*what, 4.9, 9.9, 5.0, 10.0).holds
    assert not SearchFigure(*what, 4.9, 10.0, 5.0, 10.0).holds


# The games


def test_where_no_game_can_be_started_this_is_said(in_haste: None, capsys, monkeypatch) -> None:
    without_kernels(monkeypatch, NotCompiled("no-package"))
    monkeypatch.setattr(bench_search, "measure_game", measure_game)
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    assert main(["bench", "search", "--json", "--lang", "en"]) == 1
    told = capsys.readouterr()
    assert "first move" not in told.out
    assert told.err.splitlines()[-1].startswith("I cannot start a game to measure it")


def test_a_game_that_ends_at_once_is_told(tmp_path: Path) -> None:
    with (
        bench_search_game._Game(ITALIAN, str(tmp_path), "--level", "99") as game,
        pytest.raises(ChildProcessError, match="99"),
    ):
        game.wait_for("line")


def test_the_first_move_is_measured_in_a_real_game(monkeypatch) -> None:
    assert measure_game(ITALIAN, waits=False)._replace(first_move=0.0) == GameTrial(0.0)
    # The game says that there is nothing to wait for.
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    trial = measure_game(ITALIAN, waits=True)
    assert trial.first_move > 0
    assert trial == GameTrial(trial.first_move)


@pytest.mark.proof
def test_a_game_is_followed_until_it_thinks_fast(monkeypatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    trial = measure_game(ITALIAN, waits=True)
    assert None not in trial[:3]
    first_move, cold, warm, memory = trial
    assert cold
    assert warm
    assert first_move < cold
    assert warm < cold
    assert (memory or 0) > 60 or sys.platform != "linux"

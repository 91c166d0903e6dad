"""`damavoce analyse`: a line for each depth, with either kernel, from every kind of position."""

import json
import signal
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from assistant.cli import main
from assistant.commands.analyse import Opinion, analyse
from assistant.engine.compiled import NotCompiled
from assistant.engine.kernel import search_names as at
from assistant.engine.kernel.kernel import plain_kernel
from assistant.engine.limits import Limits
from assistant.narration.catalog import Catalog, languages
from assistant.options import DEEPEST_ANALYSIS
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_move
from assistant.rules.position import Position, start_position
from assistant.rules.variant import ITALIAN, VARIANTS
from tests.app.support.processes import PATIENCE, command, environment

KEYS = ["depth", "score", "nodes", "seconds", "pv", "table"]
NOTHING = Limits(seconds=0)


@pytest.fixture
def is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without numba."""
    monkeypatch.setitem(sys.modules, "numba", None)


def lines(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> list[dict[str, Any]]:
    assert main(["analyse", "--lang", "en", *arguments]) == status
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def after(position: Position, pv: list[str]) -> Position:
    """Where a line of legal moves leads."""
    for written in pv:
        moves = legal_moves(position)
        (position,) = {position.after(move) for move in moves if format_move(move, moves) == written}
    return position


def opinions(position: Position, limits: Limits) -> list[Opinion]:
    told: list[Opinion] = []
    analyse(plain_kernel(position.variant), position, limits, told.append)
    return told


@pytest.mark.parametrize("rules", VARIANTS)
def test_each_depth_is_a_line(capsys, is_plain: None, rules: str) -> None:
    told = lines(capsys, "--rules", rules, "--depth", "4", "--json")
    assert [line["depth"] for line in told] == [1, 2, 3, 4]
    nodes = [line["nodes"] for line in told]
    assert nodes == sorted(nodes)
    for line in told:
        assert [*line] == KEYS
        assert isinstance(line["score"], float)
        assert abs(line["score"]) < 1
        assert line["seconds"] >= 0
        assert line["table"] is None
        assert 1 <= len(line["pv"]) <= line["depth"]
        after(start_position(VARIANTS[rules]), line["pv"])


def test_the_compiled_kernel_thinks_and_not_in_the_thread_that_hears_of_it(capsys, monkeypatch) -> None:
    plain = plain_kernel(ITALIAN)
    threads = set()

    def value(*arguments: Any) -> Any:
        threads.add(threading.current_thread())
        return plain.functions["value"](*arguments)

    compiled = replace(plain, functions={**plain.functions, "value": value})
    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setattr("assistant.commands.compiling.is_installed", lambda: True)
    monkeypatch.setattr("assistant.commands.compiling.compile_kernel", lambda variant: compiled)
    assert main(["analyse", "--rules", "italian", "--depth", "3", "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert told.err == Catalog("en").text("cli-compiling") + "\n"
    assert [json.loads(line)["depth"] for line in told.out.splitlines()] == [1, 2, 3]
    # No Ctrl-C is noticed while compiled code runs.
    assert threads
    assert threading.current_thread() not in threads


def test_without_a_limit_it_thinks_for_a_while(capsys, is_plain: None, monkeypatch) -> None:
    monkeypatch.setattr("assistant.commands.analyse.ANALYSIS_SECONDS", 0.05)
    told = lines(capsys, "--rules", "italian")
    assert [line["depth"] for line in told] == [*range(1, len(told) + 1)]


@pytest.mark.parametrize("rules", VARIANTS)
def test_no_time_at_all_still_gives_a_move(capsys, is_plain: None, rules: str) -> None:
    (line,) = lines(capsys, "--rules", rules, "--movetime", "0")
    assert (line["depth"], len(line["pv"])) == (0, 1)
    after(start_position(VARIANTS[rules]), line["pv"])


@pytest.mark.parametrize(
    ("rules", "fen", "score", "pv"),
    [
        ("italian", "W:W:B1", -1000.0, []),
        ("international", "B:W28:B", -1000.0, []),
        ("italian", "W:WK1:B5", 999.99, ["1x10"]),
        ("italian", "B:W17:B9", -999.98, ["9-13", "17x10"]),
        ("international", "W:W13,24:B19,30,37,K39", -999.96, ["24x35", "19x8", "35-30", "39x25"]),
    ],
)
def test_what_has_been_decided_needs_no_search(
    capsys, is_plain: None, rules: str, fen: str, score: float, pv: list[str]
) -> None:
    (line,) = lines(capsys, "--rules", rules, "--fen", fen)
    assert [line[key] for key in KEYS] == [0, score, 0, 0.0, pv, None]


@pytest.mark.parametrize(
    ("rules", "fen", "pv"),
    [
        ("italian", "W:WK1:B26", ["1-5"]),
        ("italian", "W:W24:B9", ["24-20", "9-13"]),
        ("international", "W:W9,17:B2,11,K25", ["17x6", "25x3", "6-1"]),
    ],
)
def test_the_only_moves_are_followed_and_not_counted(rules: str, fen: str, pv: list[str]) -> None:
    position = parse_fen(fen, VARIANTS[rules])
    forced = after(position, pv)
    told, later = opinions(position, Limits(depth=4)), opinions(forced, Limits(depth=4))
    assert [each.depth for each in told] == [each.depth for each in later] == [1, 2, 3, 4]
    for each, behind in zip(told, later, strict=True):
        assert abs(behind.score) < at.WON
        assert each.score == (-1) ** len(pv) * behind.score
        assert each.line[len(pv) :] == behind.line
    (told_at_once,) = opinions(position, NOTHING)
    assert (told_at_once.depth, len(told_at_once.line)) == (0, len(pv) + 1)


@pytest.mark.parametrize(
    ("fen", "score", "plies"),
    [
        ("B:WK2,K14:BK18,K28", at.WIN - 7, 1),
        ("B:WK11,K14:BK32", 6 - at.WIN, 1),
        ("W:W31,K4:B7,16", at.WIN - 7, 2),
    ],
)
def test_a_win_is_further_away_before_the_only_moves(fen: str, score: int, plies: int) -> None:
    position = parse_fen(fen, ITALIAN)
    last = opinions(position, Limits(depth=8))[-1]
    assert (last.score, len(last.line)) == (score, at.WIN - abs(score))
    assert last.depth == len(last.line) - plies


def test_only_moves_back_and_forth_are_a_draw(monkeypatch) -> None:
    places = {1, 5, 32, 28}
    monkeypatch.setattr(
        "assistant.commands.analyse.distinct_moves",
        lambda moves: [move for move in moves if {*move.path} <= places],
    )
    (only,) = opinions(parse_fen("W:WK1:BK32", ITALIAN), Limits(depth=3))
    assert (only.depth, only.score) == (0, at.DRAW)
    assert [move.path for move in only.line] == [(1, 5), (32, 28), (5, 1), (28, 32)]


def test_a_win_ends_it_early(capsys, is_plain: None) -> None:
    told = lines(capsys, "--rules", "italian", "--fen", "W:WK30:BK1", "--depth", "40")
    assert told[-1]["score"] > 990
    assert told[-1]["depth"] < 20
    assert told[-1]["score"] == round(1000 - len(told[-1]["pv"]) / 100, 2)


def test_a_bad_position_has_its_line(capsys, is_plain: None) -> None:
    (line,) = lines(capsys, "--rules", "italian", "--fen", "W:W1:B", status=1)
    assert [*line] == ["error", "input"]
    assert line["input"] == "W:W1:B"


def test_time_or_depth_but_not_both(capsys) -> None:
    for language in languages():
        both = ("--depth", "3", "--movetime", "1")
        assert main(["analyse", "--rules", "italian", *both, "--lang", language]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err == Catalog(language).text("cli-movetime-or-depth") + "\n"


def test_the_depth_is_what_the_search_can_do() -> None:
    assert DEEPEST_ANALYSIS == at.DEEPEST


# Without the compiled kernel


def test_without_numba_one_sentence_says_so(capsys, is_plain: None) -> None:
    for language in languages():
        assert main(["analyse", "--rules", "italian", "--depth", "1", "--lang", language]) == 0
        told = capsys.readouterr()
        assert len(told.err.splitlines()) == len(told.out.splitlines()) == 1
        assert "numba" in told.err
        assert "run.py install" in told.err


@pytest.mark.parametrize("reason", ["bad-package", "failed"])
def test_a_kernel_that_cannot_be_had_does_not_stop_it(capsys, monkeypatch, reason: str) -> None:
    def fail(variant: object) -> None:
        raise NotCompiled(reason, "no such processor")  # type: ignore[arg-type]

    monkeypatch.delenv("NUMBA_DISABLE_JIT", raising=False)
    monkeypatch.setattr("assistant.commands.compiling.compile_kernel", fail)
    assert main(["analyse", "--rules", "italian", "--depth", "2", "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert len(told.out.splitlines()) == 2
    assert "no such processor" in told.err.splitlines()[-1]


def test_a_numba_that_is_switched_off_is_told(capsys, monkeypatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert main(["analyse", "--rules", "italian", "--depth", "1", "--lang", "en"]) == 0
    assert "NUMBA_DISABLE_JIT=1" in capsys.readouterr().err
    assert main(["perft", "--rules", "italian", "--depth", "1", "--with", "compiled"]) == 1
    assert "NUMBA_DISABLE_JIT=1" in capsys.readouterr().err


# What ends it


class Started:
    """The command, thinking without an end, with whichever kernel there is."""

    def __init__(self, **changes: str) -> None:
        arguments = ("analyse", "--rules", "italian", "--depth", "100", "--lang", "en")
        self.process = subprocess.Popen(
            command(*arguments),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(**changes),
        )
        self._watch = threading.Timer(PATIENCE, self.process.kill)
        self._watch.start()

    def read(self, how_many: int) -> None:
        assert self.process.stdout
        for depth in range(1, how_many + 1):
            assert json.loads(self.process.stdout.readline())["depth"] == depth

    def ended(self) -> tuple[int, str]:
        """The exit status, and what was told of it."""
        _, told = self.process.communicate()
        self._watch.cancel()
        assert b"Traceback" not in told, told
        return self.process.returncode, told.decode()


@pytest.mark.parametrize("depths", [1, 7])
def test_an_interrupt_ends_it(depths: int) -> None:
    started = Started()
    started.read(depths)
    started.process.send_signal(signal.SIGINT)
    status, told = started.ended()
    assert (status, len(told.splitlines())) == (130, 1)


@pytest.mark.proof
def test_an_interrupt_ends_compiled_code_too(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    started = Started(NUMBA_DISABLE_JIT="0", XDG_CACHE_HOME=str(tmp_path), PYTHONWARNINGS="default")
    started.read(14)  # the next one takes a good part of a second
    started.process.send_signal(signal.SIGINT)
    assert started.ended() == (130, Catalog("en").text("cli-compiling") + "\n")


def test_an_output_that_nobody_reads_ends_it() -> None:
    started = Started()
    started.read(1)
    assert started.process.stdout
    started.process.stdout.close()
    started.process.stdout = None
    assert started.ended()[0] == 1

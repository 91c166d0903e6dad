"""The benchmarks run, on the same things everywhere. What they measure is not judged here."""

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest

from assistant.cli import main
from assistant.commands.bench import dialogue as bench_dialogue
from assistant.commands.bench import journal as bench_journal
from assistant.commands.bench import rules as bench_rules
from assistant.commands.bench import start as bench_start
from assistant.commands.bench import tables as bench_tables
from assistant.commands.bench.correspondence import measure_correspondence
from assistant.commands.bench.dialogue import (
    conversation_in,
    questions_in,
    situations_of,
    texts_for,
)
from assistant.commands.bench.ear import Trials
from assistant.commands.bench.figures import Figure, milliseconds, spread
from assistant.commands.bench.journal import measure_journal
from assistant.commands.bench.journal_pdn import measure_pdn
from assistant.commands.bench.positions import (
    ABOUT_FIFTY,
    half_a_game,
    lively_positions,
    positions_for_bench,
    positions_of_many_moves,
)
from assistant.commands.bench.search import SearchFigure
from assistant.commands.bench.voice import NoVoice, Timing
from assistant.dialogue.handlers.asking.query import QUESTIONS
from assistant.dialogue.states import State
from assistant.narration.catalog import Catalog, base_languages, languages
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Ambiguous, NotLegal, Understood, parse_move_text
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import format_fen, parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.rules.variant import VARIANTS, Variant

STARTED = ["start", "start, terminal", "start by libraries", "first query"]


@pytest.fixture
def one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_rules, "ROUNDS", 1)
    monkeypatch.setattr(bench_rules, "POSITIONS", 20)
    for name in ("ROUNDS", "GAMES", "MOVES"):
        monkeypatch.setattr(bench_dialogue, name, 1)
    monkeypatch.setattr(bench_dialogue, "questions_in", lambda words: questions_in(words)[:10])
    monkeypatch.setattr(bench_start, "STARTS", 1)
    monkeypatch.setattr(bench_tables, "TABLES", 4)


@pytest.fixture
def only_the_start(monkeypatch: pytest.MonkeyPatch, one_round: None) -> None:
    monkeypatch.setattr("assistant.commands.bench.command.measure_search", lambda catalog: iter(()))
    monkeypatch.setattr("assistant.commands.bench.command.measure_queries", lambda: iter(()))
    monkeypatch.setattr("assistant.commands.bench.command.measure_moves", lambda: iter(()))
    monkeypatch.setattr("assistant.commands.bench.command.measure_tables", lambda: iter(()))
    monkeypatch.setattr("assistant.commands.bench.command.measure_noise", lambda: iter(()))
    for name in ("MOVES", "PLAYED"):
        monkeypatch.setattr(bench_journal, name, 20)
    monkeypatch.setattr(bench_journal, "STARTS", 1)
    monkeypatch.setattr(
        "assistant.commands.bench.command.measure_journal", partial(measure_journal, games=200)
    )
    monkeypatch.setattr("assistant.commands.bench.command.measure_pdn", partial(measure_pdn, games=10))
    monkeypatch.setattr(
        "assistant.commands.bench.command.measure_correspondence",
        partial(measure_correspondence, games=8, messages=20),
    )
    monkeypatch.setattr(
        "assistant.commands.bench.command.measure_board_moves", voice_without("no-device")
    )
    monkeypatch.setattr("assistant.commands.bench.command.measure_voice", voice_without("no-device"))
    monkeypatch.setattr("assistant.commands.bench.command.measure_ear", lambda: iter(()))


def voice_without(reason: str) -> Callable[[str], Iterator[Timing]]:
    def measure(language: str) -> Iterator[Timing]:
        yield from ()
        raise NoVoice(reason)

    return measure


@pytest.fixture
def rows(capsys) -> Callable[[], list[dict]]:
    return lambda: [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_the_rules_are_measured_as_json_lines(one_round: None, rows) -> None:
    assert main(["bench", "rules", "--json"]) == 0
    measured = rows()
    assert [(row["rules"], row["positions"]) for row in measured] == [
        *(("italian", "games"), ("italian", "captures")),
        *(("international", "games"), ("international", "captures")),
    ]
    assert all(row["per_second"] > 0 and row["ratio"] is None for row in measured)


def test_the_dialogue_is_measured_as_json_lines(one_round: None, rows) -> None:
    assert main(["bench", "dialogue", "--json"]) == 0
    measured = rows()
    queries = [row for row in measured if row["measure"] == "query"]
    assert [(row["rules"], row["positions"], row["language"]) for row in queries] == [
        (rules, kind, language)
        for rules in ("italian", "international")
        for kind in ("start", "middle", "kings")
        for language in base_languages()
    ]
    moves = {(row["positions"], row["form"]) for row in measured if row["measure"] == "move read"}
    assert {kind for kind, _ in moves} == {"50 quiet", "50 captures"}
    assert {"22-18", "2218", "in words", "from to", "arrival", "illegal", "nonsense"} <= {
        form for _, form in moves
    }
    others = [row["measure"] for row in measured if row["measure"] not in ("query", "move read")]
    assert others[:3] == ["typed move", "typed move, slowest", "memory above one"]
    assert others[3:8] == [*STARTED, "first sentence"]
    assert others[8:] in ([], ["memory", "memory, sentence"])
    for row in measured:
        assert 0 <= row["median"] <= (row["slowest"] or row["median"])
        assert row["goal"] > 0
        assert row["holds"] in (True, False)


def test_all_are_measured_as_tables(only_the_start: None, capsys, monkeypatch) -> None:
    def measure_voice(language: str) -> Iterator[Timing]:
        yield Timing("key to silence", "speaking", language, "ms", 9, 1.5, 99, 2.0, 20.0, 50.0)
        yield Timing("sentence made", "180 words a minute", language, "ms", 9, 1.5, None, None)

    def measure_search(catalog: Catalog) -> Iterator[SearchFigure]:
        yield SearchFigure("stop", "italian", "plain", "ms", 0.5, 2.5, 20.0, 20.0)

    def measure_noise() -> Iterator[Timing]:
        yield Timing("random bytes", "dgt, 10 MB", "", "s", 1, 0.4, None, None, 2.0)

    def measure_ear() -> Iterator[Timing | Trials]:
        yield Timing("model loaded", "", "pt", "ms", 6, 45.8, None, None, 150.0)
        yield Trials("moves heard", "italian", "pt", 40, 35, 3, 2, 0)

    monkeypatch.setattr("assistant.commands.bench.command.measure_search", measure_search)
    monkeypatch.setattr("assistant.commands.bench.command.measure_noise", measure_noise)
    monkeypatch.setattr("assistant.commands.bench.command.measure_voice", measure_voice)
    monkeypatch.setattr("assistant.commands.bench.command.measure_ear", measure_ear)
    assert main(["bench", "--lang", "en"]) == 0
    rates, search, dialogue, board, voice, ear, trials = [
        table.splitlines() for table in capsys.readouterr().out.split("\n\n")
    ]
    assert search[0].split()[:3] == ["measure", "rules", "kernel"]
    assert search[1].split() == ["stop", "italian", "plain", "0.50", "2.50", "20,", "20", "ms", "yes"]
    assert board[0] == voice[0]
    assert board[1].split() == ["random", "bytes", "dgt,", "10", "MB", "1", "0.4", "2", "s", "yes"]
    assert voice[0].split()[:3] == ["measure", "circumstances", "language"]
    assert voice[1].split()[-7:] == ["1.5", "2.0", "(99%)", "20,", "50", "ms", "yes"]
    assert voice[2].split()[-3:] == ["9", "1.5", "ms"]
    assert ear[0] == voice[0]
    assert ear[1].split() == ["model", "loaded", "pt", "6", "45.8", "150", "ms", "yes"]
    assert [line.split()[-5:] for line in trials] == [
        ["times", "right", "asked", "missed", "wrong"],
        ["40", "35", "3", "2", "0"],
    ]
    heads = [table[0].split()[:3] for table in (rates, dialogue)]
    assert heads == [["measure", "rules", "positions"]] * 2
    assert [line.split()[0] for line in rates[1:]] == ["legal"] * 4
    assert [line.split()[0] for line in dialogue[1:5]] == ["start", "start,", "start", "first"]
    assert {"goal", "holds"} <= {*dialogue[0].split()}


def test_a_system_that_tells_nothing_of_memory(only_the_start: None, capfd, monkeypatch) -> None:
    monkeypatch.setattr(bench_start.Started, "peak_memory", lambda program: None)
    assert main(["bench", "dialogue", "--json", "--lang", "en"]) == 0
    said = capfd.readouterr()
    measured = [json.loads(line)["measure"] for line in said.out.splitlines()]
    assert measured == [*STARTED, "first sentence"]
    assert said.err == Catalog("en").text("cli-bench-no-memory") + "\n"


def test_where_no_program_can_be_started_this_is_said(only_the_start: None, capfd, monkeypatch) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")
    assert main(["bench", "dialogue", "--json", "--lang", "en"]) == 1
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err.startswith("I cannot start the program to measure it")


def test_a_program_that_ends_at_once_is_not_waited_for(
    only_the_start: None, capfd, monkeypatch
) -> None:
    monkeypatch.setattr(bench_start, "PROGRAM", "raise SystemExit(3)")
    assert main(["bench", "dialogue", "--lang", "en"]) == 1
    assert "exit status 3" in capfd.readouterr().err


@pytest.mark.parametrize("variant", VARIANTS.values(), ids=repr)
def test_the_positions_are_the_same_each_time_and_lawful(variant: Variant) -> None:
    first, again = (positions_for_bench(variant, 30) for _ in range(2))
    assert first == again
    for fen in first["games"] + first["captures"]:
        assert format_fen(parse_fen(fen, variant)) == fen
    assert all(legal_moves(parse_fen(fen, variant))[0].captured for fen in first["captures"])
    assert half_a_game(variant, Random(1)) == half_a_game(variant, Random(1))
    lively = lively_positions(variant, 2)
    assert lively == lively_positions(variant, 2)
    assert [legal_moves(each)[0].is_capture for each in lively] == [True, True, False, False]


def test_about_fifty_moves_are_legal_where_moves_are_read() -> None:
    for kind, positions in positions_of_many_moves().items():
        for position in positions:
            moves = legal_moves(position)
            assert len(moves) in ABOUT_FIFTY
            assert moves[0].is_capture is (kind == "50 captures")


@pytest.mark.parametrize("language", languages())
def test_every_question_is_asked_and_understood(language: str) -> None:
    words = vocabulary(language)
    asked = [parse_command(question, words) for question in questions_in(words)]
    assert all(asked)
    assert {meant.command for meant in asked if meant} == QUESTIONS - {
        Command.ABSENT
    }  # it has no phrase


@pytest.mark.parametrize("regulation", [ITALIAN_FID, INTERNATIONAL_FID], ids=lambda each: each.text)
def test_questions_are_asked_where_a_move_is_wanted(regulation: Regulation) -> None:
    for situations in situations_of(regulation).values():
        for situation in situations:
            dialogue = conversation_in(situation, regulation, "it")
            assert dialogue.state is State.MOVE
            conversation = dialogue.talk
            assert len(conversation.game.plies) == len(situation.lines) - 1
            assert conversation.since.last_refusal


@pytest.mark.parametrize("language", languages())
def test_moves_are_given_in_forms_that_mean_them(language: str) -> None:
    words = vocabulary(language)
    for positions in positions_of_many_moves().values():
        for form, text in texts_for(positions[0], words):
            read = parse_move_text(text, positions[0], INTERNATIONAL_FID, words)
            if form == "illegal":
                assert isinstance(read, NotLegal), text
            elif form == "nonsense":
                assert not isinstance(read, Understood), text
            elif form not in ("12 words", "30 words"):
                assert isinstance(read, (Understood, Ambiguous)), text


def test_a_goal_holds_for_the_slowest() -> None:
    usual, slowest, at_text = spread({(0, "a"): [1.0, 9.0, 2.0], (1, "b"): [5.0, 4.0, 6.0]})
    assert (usual, slowest, at_text) == (3.5, 5.0, "b")
    what = ("query", "italian", "start", "", "it", "ms")
    assert Figure(*what, 3.5, 5.0, "b", 6.0).holds
    assert not Figure(*what, 3.5, 5.0, "b", 5.0).holds
    assert Figure(*what, 3.5, None, "", 4.0).holds
    assert milliseconds(sum, range(300_000)) > 10 * milliseconds(sum, range(3))

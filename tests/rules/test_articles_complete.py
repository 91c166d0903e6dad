"""The tables of articles lack nothing: each article that is required or can be cited has a case."""

import ast
import inspect
import re
from dataclasses import fields
from pathlib import Path

import pytest

import assistant
from assistant.rules.anomaly import Anomaly
from assistant.rules.articles import Article, ByPiece, IllegalReason, Text
from assistant.rules.irregularities import (
    CAPO1_IRREGULARITIES,
    CAPO2_IRREGULARITIES,
    PORTUGUESE_IRREGULARITIES,
    Irregularity,
)
from assistant.rules.regulation import (
    REGULATIONS,
    CountRule,
    Regulation,
    Repetition,
    Shortened,
)
from tests.rules.support.articles import (
    CASES,
    FILES,
    LABELS,
    TABLES,
    Case,
    articles_of_arbiter,
    articles_of_hands,
)

SHAPES = {
    frozenset({"position", "legal"}),
    frozenset({"position", "illegal"}),
    frozenset({"position", "accepted"}),
    frozenset({"position", "captured"}),
    frozenset({"position", "move", "after"}),
    frozenset({"position", "written"}),
    frozenset({"board"}),
    frozenset({"game"}),
    frozenset({"cited_for"}),
    frozenset({"position", "announced"}),
    frozenset({"position", "announced", "kept"}),
    frozenset({"position", "announced", "kept", "by"}),
    frozenset({"signs"}),
    *(frozenset({key}) for key in ("annulling", "price", "upset", "obliged")),
}


OPTIONS = {
    "signs": {"score", "sign", "nag"},
    "board": {
        "squares",
        "diagram",
        "bases",
        "edges",
        "right_corners",
        "left_corners",
        "diagonals",
        "longest_diagonal",
        "neighbours",
        "start",
        "free",
    },
    "annulling": {"why", "opening", "acts", "minutes", "answer"},
    "upset": {"acts", "lapsed"},
    "obliged": {"acts", "who", "is_obliged"},
    "game": {"start", "acts", "answers", "result", "by", "cited", "count", "annulled", "plies", "end"},
}


def citable(its: Regulation) -> set[Article]:
    """Every article that the code can name under a regulation."""
    named = {
        its.free_choice,
        its.agreement,
        its.no_moves,
        its.no_pieces,
        its.resignation,
        its.time,
        its.count_condition,
        *(rule.article for rule in its.counts),
        *(rule.annulled for rule in its.counts),
        *articles_of_hands(its).values(),
        *articles_of_arbiter(its).values(),
    }
    if its.repetition:
        named.add(its.repetition.article)
    return named | {article for _, article in refusals(its)}


def refusals(its: Regulation) -> set[tuple[IllegalReason, Article]]:
    """Each reason with each article that a regulation can give for it."""
    numbered = [(its.text, its.numbers)]
    if its.fallback:
        text, numbers = its.fallback
        rest = {reason: number for reason, number in numbers.items() if reason not in its.numbers}
        numbered.append((text, rest))
    return {
        (reason, Article(text, number))
        for text, numbers in numbered
        for reason, entry in numbers.items()
        for number in (entry if isinstance(entry, ByPiece) else (entry,))
    }


tables = pytest.mark.parametrize(
    ("its", "required", "cases"), TABLES, ids=[path.stem for path in FILES]
)


@tables
def test_every_required_article_has_a_case(
    its: Regulation, required: list[Article], cases: list[Case]
) -> None:
    assert set(required) - {case.article for case in cases} == set()


@tables
def test_every_article_that_the_code_can_cite_has_a_case(
    its: Regulation, required: list[Article], cases: list[Case]
) -> None:
    assert citable(its) - {case.article for case in cases} == set()


@tables
def test_every_case_belongs_to_an_article_that_is_required_or_can_be_cited(
    its: Regulation, required: list[Article], cases: list[Case]
) -> None:
    assert {case.article for case in cases} - citable(its) - set(required) == set()


@tables
def test_every_refusal_that_the_regulation_knows_has_a_case_with_its_article(
    its: Regulation, required: list[Article], cases: list[Case]
) -> None:
    shown = set()
    for case in cases:
        for told in case.told.get("illegal", {}).values():
            told = {"reason": told} if isinstance(told, str) else told
            text = Text(told.get("text", case.article.text.value))
            article = Article(text, told.get("article", case.article.number))
            shown.add((IllegalReason(told["reason"]), article))
    assert refusals(its) - shown == set()


def test_every_reason_for_a_refusal_has_a_case() -> None:
    shown = {reason for its in REGULATIONS for reason, _ in refusals(its)}
    assert set(IllegalReason) - shown == set()


@tables
def test_everything_that_may_happen_at_a_board_has_a_case(
    its: Regulation, required: list[Article], cases: list[Case]
) -> None:
    shown = {matter for case in cases for matter in case.told.get("cited_for", [])}
    shown |= {kind for case in cases for kind in case.told.get("announced", {}).values()}
    assert {*articles_of_hands(its), *articles_of_arbiter(its)} - shown == set()


ASSISTANT = Path(assistant.__file__).parent


RECEIVERS = {"regulation", "found", "rule", "repetition", "anomaly", "shortened"}
"""What a regulation, one of its counts, its repetition and its like are called where they are read."""


def _names_read(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    read = set()
    for each in ast.walk(tree):
        if isinstance(each, ast.Attribute):
            receiver = each.value
            called = (
                receiver.attr if isinstance(receiver, ast.Attribute) else getattr(receiver, "id", "")
            )
            if called in RECEIVERS:
                read.add(each.attr)
    return read


def test_nothing_stands_in_a_regulation_that_no_code_reads() -> None:
    files = [path for path in ASSISTANT.rglob("*.py") if path.name != "regulation.py"]
    inside = inspect.getsource(Regulation)  # what its own methods answer with
    read = set().union(*map(_names_read, files)) | set(re.findall(r"self\.(\w+)", inside))
    for table in (Regulation, CountRule, Repetition, Anomaly, Shortened):
        assert {field.name for field in fields(table)} - read == set()


LISTS = (CAPO1_IRREGULARITIES, CAPO2_IRREGULARITIES, PORTUGUESE_IRREGULARITIES)


def test_no_irregularity_stands_in_a_list_that_no_code_finds() -> None:
    """Each is named by what looks for it: announced moves, what boards show, the take-back."""
    files = [path for path in ASSISTANT.rglob("*.py") if path.name != "irregularities.py"]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    named = {
        each.attr
        for tree in trees
        for each in ast.walk(tree)
        if isinstance(each, ast.Attribute) and getattr(each.value, "id", "") in ("Irregularity", "_I")
    }
    listed = {kind for numbers in LISTS for kind in numbers}
    assert listed == set(Irregularity)
    assert {kind.name for kind in Irregularity} - named == set()


@pytest.mark.parametrize(
    ("numbers", "rows"),
    [
        (CAPO1_IRREGULARITIES, [f"8.1.{row}" for row in range(1, 18)]),
        (CAPO2_IRREGULARITIES, [f"5.6.{row}" for row in range(1, 15)]),
        (
            PORTUGUESE_IRREGULARITIES,
            [f"5.4.{row}" if row > 9 else f"5.4.0.{row}" for row in range(1, 15)],
        ),
    ],
)
def test_every_row_of_a_list_is_an_irregularity(
    numbers: dict[Irregularity, str], rows: list[str]
) -> None:
    assert set(rows) - set(numbers.values()) == set()


def test_every_regulation_has_its_table() -> None:
    assert [its for its, _, _ in TABLES if its in REGULATIONS] == [its for its, _, _ in TABLES]
    assert set(REGULATIONS) == {its for its, _, _ in TABLES}


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_every_case_has_a_note_and_a_known_shape(case: Case) -> None:
    keys = case.told.keys() - LABELS
    assert keys
    assert any(shape <= keys for shape in SHAPES)
    assert keys <= set().union(*(shape for shape in SHAPES if shape <= keys))
    for part, known in OPTIONS.items():
        assert case.told.get(part, {}).keys() <= known
    assert case.told["note"].rstrip().endswith((".", "!", "?", ":"))

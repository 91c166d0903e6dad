"""However long a letter is made, and of whatever, reading it costs in proportion to its length."""

import ast
import pkgutil
import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.game.pdn.reader import read
from assistant.game.pdn.writer import write
from assistant.narration.letters_asked import question_in
from assistant.parsing.mail.dictated import with_signs
from assistant.parsing.mail.letter import LONGEST_OWN, read_letter
from assistant.parsing.mail.message import read_message
from assistant.parsing.mail.own_record import own_record
from assistant.parsing.mail.quoting import written_now
from assistant.parsing.mail.sentences import sentences_in
from assistant.store.mail.mails import mail_of
from tests.correspondence.support.costs import is_in_proportion
from tests.correspondence.support.hostile import PIECES, repeated
from tests.correspondence.test_letters import START

MAIL = "From: a@example.org\nSubject: [AX-101] x\nContent-Type: text/{}\n\n21-17 {} no, 22-18\n"


def of_letter(text: str) -> None:
    """Everything that is done with a letter, whatever stands in it."""
    letter = read_letter(text.encode(errors="replace"))
    mail_of(text.encode(errors="replace"))
    read_message.__wrapped__(letter, START, "it")
    question_in(letter.text)
    own_record(letter.text)


FEW = (" ", "\n", "1", "1-", "a", "a ", "(", "<", ">", '"', "“", "[", "-", "_", ": ")
"""Of the pieces those that most patterns could be slow over."""


@pytest.mark.parametrize("piece", [*FEW, "<div>", "punto ", "(a", "\r\n", "21-17 "])
def test_a_letter_of_one_piece_costs_in_proportion(piece: str) -> None:
    assert is_in_proportion(of_letter, partial(repeated, piece), LONGEST_OWN // 20)


@pytest.mark.proof
@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("kind", ["plain", "html"])
def test_a_mail_of_one_piece_costs_in_proportion(kind: str, piece: str) -> None:
    def mail(size: int) -> str:
        return MAIL.format(kind, repeated(piece, size))

    assert is_in_proportion(of_letter, mail, LONGEST_OWN // 10)


ROWS = st.lists(st.tuples(st.sampled_from(PIECES), st.integers(1, 12)), min_size=1, max_size=6)


@settings(max_examples=8, deadline=None)
@given(ROWS)
def test_a_letter_of_any_pieces_costs_in_proportion(parts: list[tuple[str, int]]) -> None:
    costs_in_proportion(parts)


@pytest.mark.proof
@settings(max_examples=400, deadline=None)
@given(ROWS)
def test_letters_of_any_pieces_cost_in_proportion(parts: list[tuple[str, int]]) -> None:
    costs_in_proportion(parts)


def costs_in_proportion(parts: Sequence[tuple[str, int]]) -> None:
    """Rows of pieces, either again and again or each of them longer."""
    whole = "".join(piece * times for piece, times in parts)

    def longer(size: int) -> str:
        return "".join(repeated(piece, size // len(parts)) for piece, _ in parts)

    assert is_in_proportion(of_letter, partial(repeated, whole), LONGEST_OWN // 20)
    assert is_in_proportion(of_letter, longer, LONGEST_OWN // 20)


STEPS: tuple[Callable[[str], object], ...] = (
    lambda text: written_now(text),
    lambda text: with_signs(text.split("\n")),
    lambda text: sentences_in(text.split("\n")),
    lambda text: [write(game) for game in read(text.splitlines(keepends=True))],
)


@pytest.mark.parametrize("step", STEPS, ids=["quoting", "dictated", "sentences", "pdn"])
@pytest.mark.parametrize("piece", PIECES)
def test_each_step_costs_in_proportion(step: Callable[[str], object], piece: str) -> None:
    assert is_in_proportion(step, partial(repeated, piece), 2_500)


# The patterns


PACKAGES = ("parsing.mail", "game.pdn", "store.mail", "dialogue.handlers.corresponding")
SINGLE = ("narration.letters_asked", "parsing.message_numbers", "game.opening")
SEARCHING = {"search", "finditer", "findall", "sub", "split"}


def modules() -> Iterator[str]:
    for package in PACKAGES:
        found = import_module(f"assistant.{package}")
        yield from (f"{found.__name__}.{each.name}" for each in pkgutil.iter_modules(found.__path__))
    yield from (f"assistant.{each}" for each in SINGLE)


def patterns() -> Iterator[tuple[str, re.Pattern[str], bool]]:
    """Every pattern of these modules, with its place, and whether it is looked for everywhere."""
    for name in modules():
        module = import_module(name)
        source = Path(str(module.__file__)).read_text("utf-8")
        for each, found in vars(module).items():
            if isinstance(found, re.Pattern):
                uses = re.findall(rf"\b{each}\.(\w+)", source)
                pattern = found if isinstance(found.pattern, str) else _as_text(found)
                yield f"{name}.{each}", pattern, not uses or bool(SEARCHING & {*uses})
        for call in ast.walk(ast.parse(source)):
            if isinstance(call, ast.Call) and _is_of_re(call.func):
                literal = call.args[0] if call.args else None
                if isinstance(literal, ast.Constant) and isinstance(literal.value, str):
                    assert isinstance(call.func, ast.Attribute)
                    is_searched = call.func.attr in SEARCHING
                    yield f"{name}:{call.lineno}", re.compile(literal.value), is_searched


def _is_of_re(function: ast.expr) -> bool:
    is_attribute = isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name)
    return is_attribute and function.value.id == "re" and function.attr != "compile"  # type: ignore[attr-defined]


def _as_text(pattern: re.Pattern[bytes]) -> re.Pattern[str]:
    return re.compile(pattern.pattern.decode("latin-1"), (pattern.flags & ~re.ASCII) | re.ASCII)


BEGINNINGS = ("", '[A "', "1/2/2026, 10:00", "From:", "a", "<a ")


def slow_patterns(pieces: Sequence[str]) -> list[tuple[str, str]]:
    slow = []
    for place, pattern, is_searched in patterns():
        for piece in pieces:
            for beginning in BEGINNINGS if not is_searched else ("", "21-17"):

                def text(size: int, piece: str = piece, beginning: str = beginning) -> str:
                    return beginning + repeated(piece, size) + "\0"

                if not is_in_proportion(partial(_looked_for, pattern, is_searched), text, 1_500):
                    slow.append((place, piece))
    return slow


def _looked_for(pattern: re.Pattern[str], is_searched: bool, text: str) -> None:
    if is_searched:
        for _ in pattern.finditer(text):
            pass
    else:
        pattern.match(text)


def test_every_pattern_over_foreign_text_costs_in_proportion() -> None:
    assert len([*patterns()]) > 100
    assert slow_patterns(FEW) == []


@pytest.mark.proof
def test_every_pattern_costs_in_proportion_over_every_piece() -> None:
    assert slow_patterns(PIECES) == []

"""Every sentence of every message file, as every/*.txt lists them, each choice in it at least once.

What stands for a value is told by its name in angle brackets. A change of one sentence shows as one
line of the difference, which is read. Rewriting the lists from the message files:
`PYTHONPATH=. python tests/narration/test_every_sentence.py`.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from assistant.narration.catalog import languages

FOLDER = Path(__file__).parent / "every"
MESSAGES = Path(__file__).parents[2] / "assistant" / "narration" / "messages"


def listed(language: str) -> str:
    """The list of one language: what stands in its own files."""
    lines: list[str] = []
    for file in sorted((MESSAGES / language).glob("*.ftl")):
        lines.append(f"# {file.name}")
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                if entry.value:  # a message that is laid over another may have but forms of its own
                    lines += _said(entry.id.name, entry.value)
                for form in entry.attributes:
                    lines += _said(f"{entry.id.name}.{form.id.name}", form.value)
    return "\n".join(lines) + "\n"


def _said(name: str, pattern: ast.Pattern) -> Iterator[str]:
    for text in dict.fromkeys(_texts(pattern)):
        yield f"{name}: {' '.join(text.split())}"


def _texts(pattern: ast.Pattern) -> list[str]:
    """Texts in which each choice of a pattern is made at least once."""
    parts = [_options(element) for element in pattern.elements]
    longest = max(map(len, parts), default=0)
    return [
        "".join(options[min(turn, len(options) - 1)] for options in parts) for turn in range(longest)
    ]


def _options(element: ast.TextElement | ast.Placeable) -> list[str]:
    match element:
        case ast.TextElement(value=value):
            return [value]
        case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
            return [text for variant in variants for text in _texts(variant.value)]
        case ast.Placeable(expression=ast.StringLiteral(value=value)):
            return [value]
        case ast.Placeable(expression=expression):
            return [f"<{_named(expression)}>"]
    return [""]


def _named(expression: object) -> str:
    match expression:
        case (
            ast.VariableReference(id=name) | ast.MessageReference(id=name) | ast.TermReference(id=name)
        ):
            return name.name
        case ast.FunctionReference(arguments=ast.CallArguments(positional=[first, *_])):
            return _named(first)
    return "?"


@cache
def known(language: str) -> str:
    return (FOLDER / f"{language}.txt").read_text("utf-8")


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_listed(language: str) -> None:
    assert listed(language) == known(language)


@pytest.mark.parametrize("language", languages())
def test_no_sentence_has_a_blank_too_much_or_none_where_one_belongs(language: str) -> None:
    for line in known(language).splitlines():
        _, _, text = line.partition(": ")
        assert " ." not in text, line
        assert " ," not in text, line
        assert ".." not in text.replace("...", ""), line


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in languages():
        (FOLDER / f"{each}.txt").write_text(listed(each), "utf-8")

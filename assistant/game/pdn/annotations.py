"""What programs note in comments, `[%clk 0:59:12]`, and the clocks that are read from it.

A clock is told as chess does, for who has moved, or as draughts does, for both: `w0:10:00 B0:03:00`,
where the capital letter is whose clock runs.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from assistant.game.pdn.tree import Annotation, Kept, Node
from assistant.rules.articles import Article, Text
from assistant.rules.side import Side

_ANNOTATION = re.compile(r"\[%(\w{1,20})\s+([^\]\[]{0,200})\]", re.ASCII)
_TIME = re.compile(r"(?:(\d{1,4})[:.])?(\d{1,4})(?:[:.](\d{1,2}(?:\.\d{1,3})?))?", re.ASCII)
_BOTH = re.compile(r"([wWbB])\s*([\d:.]+)", re.ASCII)
_CLOCKS = ("clk", "clock")
KEPT = "kept"


class Clocks(NamedTuple):
    """What clocks had left, in seconds; None where nobody says."""

    white: float | None = None
    black: float | None = None
    runs: Side | None = None
    """Whose clock ran; None where nobody says."""


def take_annotations(comment: str) -> tuple[str, tuple[Annotation, ...]]:
    """A comment without its annotations, and these."""
    if "[%" not in comment:
        return comment, ()
    found = tuple(
        Annotation(name, " ".join(value.split())) for name, value in _ANNOTATION.findall(comment)
    )
    return " ".join(_ANNOTATION.sub(" ", comment).split()), found


def format_annotation(annotation: Annotation) -> str:
    """As it stands in a comment."""
    return f"[%{annotation.name} {annotation.value}]"


def parse_time(text: str) -> float | None:
    """The seconds of `0:59:12`, `1.30.00`, `59:12` or `12`; None for no time."""
    parts = text.strip().replace(".", ":", 2).split(":") if text.count(".") > 1 else text.split(":")
    try:
        values = [float(part) for part in parts]
    except ValueError:
        return None
    if len(values) > 3 or not all(0 <= value < 100_000 for value in values):
        return None
    seconds = 0.0
    for value in values:
        seconds = seconds * 60 + value
    return seconds


def format_time(seconds: float) -> str:
    """Hours, minutes and seconds, `0:59:12`; tenths only where there are some."""
    tenths = round(max(0.0, seconds) * 10)
    whole, tenth = divmod(tenths, 10)
    told = f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
    return f"{told}.{tenth}" if tenth else told


def clocks_of(node: Node) -> Clocks:
    """What the clocks had left after a move, by its annotations."""
    for name, value in node.annotations:
        if name in _CLOCKS:
            return _both(value) or _own(value, node.side)
    return Clocks()


def _both(value: str) -> Clocks | None:
    left: dict[str, float | None] = {}
    runs = None
    for letter, time in _BOTH.findall(value):
        left[letter.lower()] = parse_time(time)
        if letter.isupper():
            runs = Side.WHITE if letter == "W" else Side.BLACK
    return Clocks(left.get("w"), left.get("b"), runs) if left else None


def _own(value: str, side: Side | None) -> Clocks:
    time = parse_time(value)
    if side is Side.WHITE:
        return Clocks(white=time)
    return Clocks(black=time) if side is Side.BLACK else Clocks()


def set_clocks(node: Node, clocks: Clocks) -> None:
    """Note what the clocks had left after a move, in place of what was noted before."""
    others = tuple(each for each in node.annotations if each.name not in _CLOCKS)
    told = []
    for letter, side, left in (("w", Side.WHITE, clocks.white), ("b", Side.BLACK, clocks.black)):
        if left is not None:
            told.append(f"{letter.upper() if clocks.runs is side else letter}{format_time(left)}")
    node.annotations = (*others, Annotation("clk", " ".join(told))) if told else others


def format_kept(kept: Kept) -> Annotation:
    """An irregularity that was kept, for programs: text, article, whether it is of the move, and what
    was done where that is told."""
    parts = [kept.article.text.value, kept.article.number, "move" if kept.is_of_move else "", kept.what]
    return Annotation(KEPT, " ".join(filter(None, parts)))


def parse_kept(annotation: Annotation, decided_by: str) -> Kept | None:
    """What format_kept has written; None for anything else."""
    name, value = annotation
    parts = value.split()
    what = parts.pop() if parts and ":" in parts[-1] else ""
    if name != KEPT or len(parts) not in (2, 3) or parts[2:] not in ([], ["move"]):
        return None
    texts = {text.value: text for text in Text}
    if parts[0] not in texts:
        return None
    return Kept(Article(texts[parts[0]], parts[1]), decided_by, len(parts) == 3, what)


def what_was_done(annotations: Iterable[Annotation]) -> str:
    """What an irregularity did that is told so; empty where none is."""
    return next((kept.what for each in annotations if (kept := parse_kept(each, ""))), "")

"""Figures as Markdown tables and as plain data: shares with 95 % intervals, source by source."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from models.training.evaluation.judging import Outcome
from models.training.evaluation.protocol import Kind

_DEVIATIONS = 1.96
"""Of a normal distribution 95 % lie within so many standard deviations."""


class Judged(NamedTuple):
    """What became of one trial."""

    kind: Kind
    source: str
    voice: str
    condition: str
    outcome: Outcome
    commands: tuple[str, ...]
    """The commands that would have changed something."""
    is_cut: bool = False
    """Whether the recogniser took it for several utterances: whoever pauses was not waited for."""


def interval(count: int, total: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score: it holds at 0 and at 1 too."""
    if not total:
        return 0.0, 1.0
    share, square = count / total, _DEVIATIONS**2
    middle = share + square / (2 * total)
    width = _DEVIATIONS * sqrt(share * (1 - share) / total + square / (4 * total**2))
    scale = 1 + square / total
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


_Columns = Mapping[str, tuple[Outcome, ...]]

_COLUMNS: Mapping[Kind, _Columns] = {
    Kind.MOVE: {
        "right": (Outcome.RIGHT,),
        "asked": (Outcome.ASKED,),
        "nothing or refused": (Outcome.NOTHING, Outcome.REFUSED, Outcome.QUESTION),
        "asked for others": (Outcome.ASKED_OTHER,),
        "wrong": (Outcome.WRONG, Outcome.CHANGED),
    },
    Kind.ILLEGAL: {
        "refused": (Outcome.REFUSED,),
        "nothing": (Outcome.NOTHING, Outcome.QUESTION),
        "asked for others": (Outcome.ASKED_OTHER,),
        "taken for another": (Outcome.WRONG, Outcome.CHANGED),
    },
    Kind.COMMAND: {
        "right": (Outcome.RIGHT,),
        "nothing or refused": (Outcome.NOTHING, Outcome.REFUSED),
        "another question": (Outcome.QUESTION,),
        "asked for moves": (Outcome.ASKED_OTHER,),
        "wrong": (Outcome.WRONG, Outcome.CHANGED),
    },
    Kind.OWN_WORDS: {
        "right": (Outcome.RIGHT,),
        "asked": (Outcome.ASKED,),
        "nothing or refused": (Outcome.NOTHING, Outcome.REFUSED),
        "another question": (Outcome.QUESTION,),
        "asked for moves": (Outcome.ASKED_OTHER,),
        "wrong": (Outcome.WRONG, Outcome.CHANGED),
    },
    Kind.TALK: {
        "nothing": (Outcome.NOTHING,),
        "refused": (Outcome.REFUSED,),
        "question": (Outcome.QUESTION,),
        "asked for moves": (Outcome.ASKED_OTHER,),
        "move": (Outcome.WRONG,),
        "yes, no, resign, ...": (Outcome.CHANGED,),
    },
}
_WAITED_FOR = (Kind.MOVE, Kind.OWN_WORDS)
"""Of what is said in one breath, or with a pause, it is told how often the end was found too early."""
_TITLES: Mapping[Kind, str] = {
    Kind.MOVE: "Legal moves",
    Kind.ILLEGAL: "Moves that are not legal",
    Kind.COMMAND: "Questions, commands and settings",
    Kind.OWN_WORDS: "Questions and commands in people's own words",
    Kind.TALK: "Talk without a word of the vocabulary",
    Kind.NOISE: "Noise, minute by minute",
}
_CERTAIN = ("right", "wrong", "taken for another", "move", "yes, no, resign, ...")
"""The columns whose intervals are given: those that an aim is set for."""


def rows(judged: Sequence[Judged], kind: Kind, by_voice: bool) -> list[dict[str, Any]]:
    """For each source (or each voice) and condition the share of every column, and its interval."""
    groups: dict[tuple[str, str], list[Judged]] = {}
    for each in judged:
        if each.kind is kind:
            name = f"{each.source} {each.voice}" if by_voice else each.source
            groups.setdefault((name, each.condition), []).append(each)
    return [_row(name, condition, group, kind) for (name, condition), group in groups.items()]


def _row(name: str, condition: str, group: Sequence[Judged], kind: Kind) -> dict[str, Any]:
    outcomes = Counter(each.outcome for each in group)
    columns = _COLUMNS.get(kind, _COLUMNS[Kind.TALK])
    shares = {}
    for column, outcomes_of in columns.items():
        count = sum(outcomes[each] for each in outcomes_of)
        low, high = interval(count, len(group))
        shares[column] = {"count": count, "share": count / len(group), "low": low, "high": high}
    if kind in _WAITED_FOR:
        count = sum(each.is_cut for each in group)
        low, high = interval(count, len(group))
        shares["cut in two"] = {"count": count, "share": count / len(group), "low": low, "high": high}
    commands = Counter(command for each in group for command in each.commands)
    return {
        "source": name,
        "condition": condition,
        "trials": len(group),
        "shares": shares,
        "commands": dict(commands),
    }


def markdown(judged: Sequence[Judged]) -> str:
    """All tables, one below the other."""
    parts = []
    for kind, title in _TITLES.items():
        parts += _table(title, rows(judged, kind, by_voice=kind is Kind.NOISE))
        voices = rows([each for each in judged if each.condition == "clean"], kind, by_voice=True)
        if kind in (Kind.MOVE, Kind.ILLEGAL) and len(voices) > 1:
            parts += _table(f"{title}, each voice, clean", voices)
    return "\n".join(parts)


def _table(title: str, found: Iterable[Mapping[str, Any]]) -> list[str]:
    lines = list(found)
    if not lines:
        return []
    columns = list(lines[0]["shares"])
    head = ["source", "condition", "trials", *(f"{column}, %" for column in columns)]
    body = [
        [row["source"], row["condition"], str(row["trials"])]
        + [_cell(column, row["shares"][column]) for column in columns]
        for row in lines
    ]
    return [f"\n## {title}\n", *table(head, body)]


def table(head: Sequence[str], body: Iterable[Sequence[str]]) -> list[str]:
    """The lines of a Markdown table."""
    line: Callable[[Sequence[str]], str] = lambda cells: f"| {' | '.join(cells)} |"  # noqa: E731
    return [line(head), line(["---"] * len(head)), *map(line, body)]


def _cell(column: str, share: Mapping[str, float]) -> str:
    text = f"{100 * share['share']:.1f}"
    if column in _CERTAIN:
        text += f" ({100 * share['low']:.1f} to {100 * share['high']:.1f})"
    return text

"""`damavoce understand --why`: what each stage makes of a line, and why."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from assistant.commands.meaning import describe_line
from assistant.parsing.by_grammar import read_by_grammar
from assistant.parsing.intents.features import Said, named_features, row_of, rows_of
from assistant.parsing.intents.policy import learnt
from assistant.parsing.intents.rank import ranked, said_of
from assistant.parsing.intents.table import SIZE, Table, table
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.position import Position
from assistant.rules.regulation import Regulation
from speech.models.catalogue import models_folder

_MOST_FEATURES = 10
_MOST_LINES = 5
_PLACES = 3
"""To how many decimals a score is told."""


def why(line: str, position: Position, regulation: Regulation, words: Vocabulary) -> dict[str, Any]:
    """Stages with what each found and its score, the features that weighed most, the nearest sentences.

    Of what was learnt there is nothing where its table is missing or damaged, which `table` then says.
    """
    here = Situation(position, regulation, words)
    grammar = read_by_grammar(line, here, position.side_to_move)
    told: dict[str, Any] = {
        "stages": [
            {"stage": "grammar", "meaning": describe_line(grammar, words)},
            {
                "stage": "learnt",
                "guesses": [
                    {"meaning": each.meaning, "score": round(each.chance, _PLACES)}
                    for each in ranked(line, words)
                ],
                "meaning": describe_line(learnt(line, here), words),
            },
        ]
    }
    known = table()
    if known is None:
        return told | {"table": "missing"}
    return told | {"features": _features(line, words, known), "nearest": _nearest(line, words, known)}


def _features(line: str, words: Vocabulary, known: Table) -> list[dict[str, Any]]:
    """What speaks most for the likeliest meaning, and against it, the greatest first."""
    guesses = ranked(line, words)
    if not guesses:
        return []
    weights = known.weights[known.meanings.index(guesses[0].meaning)]
    names = named_features(said_of(line, words), known.senses)
    found = {}
    for name in names:
        numbers = known.numbers([row_of(name)])
        share = names.count(name) / len(names)
        found[name] = share * sum(a * b for a, b in zip(numbers, weights, strict=True))
    most = sorted(found, key=lambda name: -abs(found[name]))[:_MOST_FEATURES]
    return [{"feature": name, "weight": round(found[name], _PLACES)} for name in most]


def _nearest(line: str, words: Vocabulary, known: Table) -> list[dict[str, Any]]:
    """The sentences of people in this language that are nearest to a line, by what was learnt."""
    language = words.language.partition("-")[0]
    wanted = _placed(said_of(line, words), known)
    found = [
        (sum(a * b for a, b in zip(wanted, numbers, strict=True)), text, intent)
        for text, intent, numbers in _sentences(language)
    ]
    best = sorted(found, key=lambda each: -each[0])[:_MOST_LINES]
    return [
        {"line": text, "intent": intent, "score": round(likeness, _PLACES)}
        for likeness, text, intent in best
    ]


def _placed(said: Said, known: Table) -> list[float]:
    """The numbers of a line, of length one."""
    numbers = known.numbers(rows_of(said, known.senses))
    length = sum(each * each for each in numbers) ** 0.5
    return [each / length for each in numbers] if length else [0.0] * SIZE


@cache
def _sentences(language: str) -> tuple[tuple[str, str, list[float]], ...]:
    known = table()
    assert known is not None
    return tuple(
        (text, intent, _placed(Said(text, language), known)) for text, intent in _lines(language)
    )


def _lines(language: str) -> Iterator[tuple[str, str]]:
    """The sentences with their intents; they come with the models of speech."""
    path = models_folder() / "sentences" / f"{language}.tsv"
    if path.is_file():
        for row in path.read_text("utf-8").splitlines():
            text, intent, *_ = row.split("\t")
            yield text, intent

"""How long a person waits for words: for the answer to a question, and for a move to be read.

CPU milliseconds of each question and move by itself, by the median of the rounds. A conversation is
made anew for each round: some answers, such as what has changed, are long only once.
"""

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from assistant.commands.bench.figures import Figure, milliseconds, spread
from assistant.commands.bench.positions import (
    SEED,
    half_a_game,
    lively_positions,
    positions_of_many_moves,
)
from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.events import Opened, TextEntered
from assistant.dialogue.handlers.asking.query import QUESTIONS
from assistant.narration.catalog import base_languages
from assistant.parsing.arguments import takes
from assistant.parsing.meanings import Symbol
from assistant.parsing.moving.moves import parse_move_text
from assistant.parsing.words.vocabulary import Head, Vocabulary, vocabulary
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.settings.settings import Settings
from assistant.settings.terms import Player

ROUNDS = 5
QUERY_GOAL = 20.0
MOVE_GOAL = 5.0

GAMES = 2
"""Conversations of each kind in which every question is asked."""
MOVES = 6
"""Moves of each position that are given in every form."""

_SQUARE, _NUMBER, _MOVE = 18, 4, "22-18"
_NONSENSE = ("abracadabra", "18 x x 4", "1234567890123456", "22-18, 11-15, 18x11, 6x15, 21-17")
_WORDS_IN_A_ROW = (12, 30)


def measure_queries() -> Iterator[Figure]:
    """Every question, in every language, in conversations of several kinds."""
    for regulation in (ITALIAN_FID, INTERNATIONAL_FID):
        for kind, situations in situations_of(regulation).items():
            for language in base_languages():
                yield _ask_all(regulation, kind, situations, language)


def measure_moves() -> Iterator[Figure]:
    """Moves in every form and every language, where about fifty moves are legal."""
    regulation = INTERNATIONAL_FID
    for kind, positions in positions_of_many_moves().items():
        cases: dict[str, list[tuple[str, Position, Vocabulary]]] = defaultdict(list)
        for position, language in product(positions, base_languages()):
            words = vocabulary(language)
            for form, text in texts_for(position, words):
                cases[form].append((text, position, words))
        for form, given in cases.items():
            samples: dict[tuple[int, str], list[float]] = defaultdict(list)
            for counts in (False, *[True] * ROUNDS):
                for at, (text, position, words) in enumerate(given):
                    taken = milliseconds(parse_move_text, text, position, regulation, words)
                    if counts:
                        samples[at, text].append(taken)
            yield Figure(
                *("move read", regulation.variant.name, kind, form, "all", "ms"),
                *spread(samples),
                MOVE_GOAL,
            )


@dataclass(frozen=True, slots=True)
class Scene:
    """How a conversation comes to where questions are asked: where it begins, and what is typed."""

    start: Position
    lines: tuple[str, ...] = ()


def situations_of(regulation: Regulation) -> dict[str, list[Scene]]:
    """The start, the middle of games, and positions full of kings, captures and moves.

    What was typed last was refused, so that there is a reason to ask for.
    """
    variant = regulation.variant
    start = start_position(variant)
    rng = random.Random(SEED)
    middles = []
    for _ in range(GAMES):
        moves, position = half_a_game(variant, rng)
        middles.append(Scene(start, (*moves, _illegal(position, rng))))
    lively = lively_positions(variant, GAMES)
    return {
        "start": [Scene(start, (_illegal(start, rng),))],
        "middle": middles,
        "kings": [Scene(position, (_illegal(position, rng),)) for position in lively],
    }


def conversation_in(situation: Scene, regulation: Regulation, language: str) -> Dialogue:
    """A conversation of two people that has come there."""
    start = situation.start
    settings = Settings(language=language, regulation=regulation, black=Player(), start=start)
    dialogue = Dialogue(settings)
    dialogue.handle(Opened(settings))
    # Messages are read when they are first used; what that costs is a figure of its own.
    for line in (*questions_in(vocabulary(language)), *situation.lines):
        dialogue.handle(TextEntered(line))
    return dialogue


def questions_in(words: Vocabulary) -> list[str]:
    """Each question by the first of its phrases, bare where it can be, and with a number."""
    phrases: dict[Head, str] = {}
    for phrase, heads in words.heads.items():
        for head in heads:
            if head.command in QUESTIONS:
                phrases.setdefault(head, phrase)
    questions = []
    for head, phrase in phrases.items():
        wanted = takes(head)
        if wanted.move:
            questions.append(f"{phrase} {_MOVE}")  # bare it would take the next line for its move
        elif not wanted.needed:
            questions.append(phrase)
        if wanted.square or wanted.number:
            questions.append(f"{phrase} {_SQUARE if wanted.square else _NUMBER}")
    return questions


def _ask_all(regulation: Regulation, kind: str, situations: list[Scene], language: str) -> Figure:
    questions = questions_in(vocabulary(language))
    samples: dict[tuple[int, str], list[float]] = defaultdict(list)
    # The first round warms the processor and is not counted.
    for counts in (False, *[True] * ROUNDS):
        for at, situation in enumerate(situations):
            dialogue = conversation_in(situation, regulation, language)
            for question in questions:
                taken = milliseconds(dialogue.handle, TextEntered(question))
                if counts:
                    samples[at, question].append(taken)
    return Figure(
        *("query", regulation.variant.name, kind, "", language, "ms"), *spread(samples), QUERY_GOAL
    )


def texts_for(position: Position, words: Vocabulary) -> Iterator[tuple[str, str]]:
    """Some legal moves of a position, illegal ones and no moves at all, in the forms people use."""
    rng = random.Random(SEED)
    for move in rng.sample(distinct_moves(legal_moves(position)), MOVES):
        yield from _forms(move, words)
        yield "illegal", _illegal(position, rng)
    for text in _NONSENSE:
        yield "nonsense", text
    for count in _WORDS_IN_A_ROW:
        # "venti due" is 22, or 20 and 2: so many words can have no more readings.
        yield f"{count} words", " ".join([_spoken(20, words), _spoken(2, words)] * (count // 2))


def _forms(move: Move, words: Vocabulary) -> Iterator[tuple[str, str]]:
    start, end = move.start, move.end
    origin, arrival = (_first_phrase(words, symbol) for symbol in (Symbol.FROM, Symbol.TO))
    yield "22-18", f"{start}{'x' if move.is_capture else '-'}{end}"
    yield "2218", f"{start}{end}"
    yield "in words", f"{_spoken(start, words)} {_spoken(end, words)}"
    yield "in digits", " ".join(_spoken(int(digit), words) for digit in f"{start}{end}")
    yield "route", " ".join(_spoken(square, words) for square in move.path)
    yield "from to", f"{origin} {start} {arrival} {end}"
    yield "arrival", str(end)


def _spoken(number: int, words: Vocabulary) -> str:
    if not number:
        return next(iter(words.series))
    return next(" ".join(phrase) for phrase, each in words.numbers.items() if each == number)


def _first_phrase(words: Vocabulary, symbol: Symbol) -> str:
    return next(" ".join(phrase) for phrase, each in words.moves.items() if each is symbol)


def _illegal(position: Position, rng: random.Random) -> str:
    """A piece of the mover and a square that no legal move takes it to."""
    squares = range(1, position.variant.geometry.squares + 1)
    joined = {(move.start, move.end) for move in legal_moves(position)}
    own = [n for n in squares if (p := position.piece_at(n)) and p.side is position.side_to_move]
    start, end = rng.choice([pair for pair in product(own, squares) if pair not in joined])
    return f"{start}-{end}"

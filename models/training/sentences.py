"""What the voices of the training say: moves above all, questions, single words, ordinary speech."""

import random
from collections.abc import Sequence

from assistant.parsing.hearing.grammar import asked, commands
from assistant.parsing.meanings import Symbol
from models.training.language import Language

MOST_NUMBER = 50


class Sentences:
    """Sentences at random, as text for a synthesiser."""

    def __init__(self, language: Language, chance: random.Random) -> None:
        self._language = language
        self._chance = chance
        words = language.words
        self._numbers: dict[int, list[str]] = {}
        for phrase, number in words.numbers.items():
            self._numbers.setdefault(number, []).append(" ".join(phrase))
        self._links: dict[Symbol, list[str]] = {}
        for phrase, symbol in words.moves.items():
            if phrase != ("x",):
                self._links.setdefault(symbol, []).append(" ".join(phrase))
        self._commands = commands(words, MOST_NUMBER)
        self._short = sorted({each for each in self._commands if " " not in each})
        self._asked = asked(words, MOST_NUMBER)
        self._words = language.known_words()
        self._deck: list[str] = []
        self._fillers = self._links[Symbol.FILLER]
        self._series = sorted(words.series)
        self._manual = language.manual_sentences()

    def one(self) -> str:
        """The next sentence."""
        kinds = (
            self._move,
            self._command,
            self._question,
            self._short_word,
            self._loose_words,
            self._ordinary,
            self._digits,
            self._mixed,
            self._mixed_up,
        )
        make = self._chance.choices(kinds, (33, 11, 12, 4, 14, 9, 4, 5, 8))[0]
        return make()

    def _move(self) -> str:
        chance = self._chance
        said = [chance.choice(self._fillers)] if chance.random() < 0.1 else []
        if chance.random() < 0.2:
            kind = chance.choice((Symbol.FROM, Symbol.PIECE, Symbol.I_TAKE))
            said.append(chance.choice(self._links[kind]))
        said.append(self._number())
        for _ in range(chance.choices((0, 1, 2, 3, 4), (5, 70, 14, 7, 4))[0]):
            kind = chance.choices(
                (None, Symbol.TO, Symbol.TAKES, Symbol.SIGN, Symbol.AND, Symbol.WITH),
                (45, 20, 15, 10, 8, 2),
            )[0]
            if kind is not None:
                said.append(self._link(kind))
            said.append(self._number())
        if chance.random() < 0.04:
            said.append(chance.choice(self._links[Symbol.CROWN]))
        return self._text(said)

    def _link(self, kind: Symbol) -> str:
        return self._chance.choice(self._links.get(kind) or self._links[Symbol.TO])

    def _command(self) -> str:
        """As the recogniser expects commands: those that stand in many sentences are said often."""
        return self._text([self._chance.choice(self._commands)])

    def _question(self) -> str:
        """A sentence of people who know no commands."""
        return self._text([self._chance.choice(self._asked)])

    def _short_word(self) -> str:
        """A command of one word, which has nothing beside it to be known by."""
        return self._text([self._chance.choice(self._short)])

    def _loose_words(self) -> str:
        many = self._chance.choices((1, 2, 3, 5), (4, 2, 2, 1))[0]
        return self._text([self._next_word() for _ in range(many)])

    def _next_word(self) -> str:
        """One of our words; each comes before any comes again, so that none is missing by chance."""
        if not self._deck:
            self._deck = self._chance.sample(self._words, len(self._words))
        return self._deck.pop()

    def _ordinary(self) -> str:
        text = self._chance.choice(self._manual)
        words = text.split()
        if len(words) > 6 and self._chance.random() < 0.5:
            begin = self._chance.randrange(len(words) - 4)
            words = words[begin : begin + 6]
        return " ".join(words)

    def _mixed(self) -> str:
        words = self._ordinary().split()[: self._chance.randint(1, 4)]
        parts = [" ".join(words), self._move()]
        self._chance.shuffle(parts)
        return ", ".join(parts)

    def _mixed_up(self) -> str:
        """Words that nobody has, begun like one of ours and ended like another: a network that expects
        "twen" before "ty" hears it where "rank" was said."""
        words = []
        for _ in range(self._chance.randint(1, 4)):
            one, other = (
                self._language.as_written(self._chance.choice(self._words), self._chance)
                for _ in range(2)
            )
            words.append(
                one[: self._chance.randint(1, 4)]
                + other[-self._chance.randint(2, 5) :].replace(" ", "")
            )
        return " ".join(words)

    def _digits(self) -> str:
        digits = [self._chance.choice(self._numbers[digit]) for digit in range(1, 10)] + self._series
        return self._text(self._chance.choices(digits, k=self._chance.randint(2, 4)))

    def _number(self) -> str:
        return self._chance.choice(self._numbers[self._chance.randint(1, MOST_NUMBER)])

    def _text(self, phrases: Sequence[str]) -> str:
        """Words as they are written, here and there with a pause between phrases."""
        parts: list[str] = []
        for phrase in phrases:
            pause = "," if parts and self._chance.random() < 0.15 else ""
            parts.append(
                pause + (" " if parts else "") + self._language.as_written(phrase, self._chance)
            )
        return "".join(parts)

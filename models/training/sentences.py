"""What the voices of the training say: moves above all, questions, single words, ordinary speech."""

import random
from collections.abc import Sequence

from assistant.parsing.hearing.grammar import commands
from assistant.parsing.meanings import Symbol
from assistant.parsing.words.vocabulary import NUMBER
from models.training.asked_often import Intents, asked_by_intent, commands_by_intent, use_of
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
        every = commands(words, MOST_NUMBER)
        self._commands = commands_by_intent(every, words)
        self._short = sorted({each for each in every if " " not in each})
        self._asked = asked_by_intent(words)
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
            self._beside_question,
        )
        make = self._chance.choices(kinds, (33, 10, 11, 4, 14, 9, 4, 5, 8, 2))[0]
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
        """As the recogniser expects commands, as often as they are wanted."""
        return self._text([self._one_of(self._commands)])

    def _question(self) -> str:
        """A sentence of people who know no commands, as often as they ask it, with any numbers."""
        first, *parts = self._one_of(self._asked).split(NUMBER)
        return self._text([first + "".join(self._number() + part for part in parts)])

    def _one_of(self, intents: Intents) -> str:
        """First what is asked for, then how."""
        (sentences,) = self._chance.choices([*intents.values()], use_of(intents))
        return self._chance.choice(sentences)

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
        return self._beside(self._move(), 4, ", ")

    def _beside_question(self) -> str:
        """A question or a command, and before or behind it words that are none of it."""
        make = self._chance.choice((self._command, self._question))
        return self._beside(make(), 3, self._chance.choice((" ", ", ")))

    def _beside(self, sentence: str, most: int, pause: str) -> str:
        """A sentence beside so many ordinary words, or fewer."""
        words = self._ordinary().split()[: self._chance.randint(1, most)]
        parts = [" ".join(words).strip(","), sentence]
        self._chance.shuffle(parts)
        return pause.join(parts)

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

"""What is wrong with the words of a language: whoever adds one runs this, and so do the tests."""

from collections.abc import Iterator
from dataclasses import fields
from itertools import chain
from math import inf

from assistant.parsing.absent import Thing
from assistant.parsing.arguments import takes
from assistant.parsing.commands.catalogue import TYPED_ONLY
from assistant.parsing.hearing.margins import Margins
from assistant.parsing.meanings import BoardPart, Command, Symbol, Whose
from assistant.parsing.moving.sentence import read_sentence
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import Head, Vocabulary
from assistant.rules.rulebook import Topic


def conflicts(words: Vocabulary) -> list[str]:
    """Sentences about every flaw; none for a language that is fit for use."""
    return [
        *(*_missing(words), *_misspelt(words), *_moves(words), *_double(words), *_confused(words)),
        *_confused_commands(words),
        *_margins(words),
    ]


def _missing(words: Vocabulary) -> Iterator[str]:
    heads = [head for heads in words.heads.values() for head in heads]
    wanted = (
        (set(Command) - {Command.ABSENT}, {head.command for head in heads}),
        ({each.value for each in Thing}, {kind.split("-")[0] for kind in words.absent}),
        (set(BoardPart), {head.place for head in heads}),
        (set(Whose), set(words.whose.values())),
        (set(Symbol) - {Symbol.DASH}, set(words.moves.values())),
        (set(range(1, 51)), set(words.numbers.values())),
        ({each.value for each in Topic}, set(words.rules.values())),
        ({1, 2, 3}, set(words.ordinals.values())),
    )
    for all_of_them, present in wanted:
        for missing in all_of_them - present:
            yield f"no words for {missing}"


def _misspelt(words: Vocabulary) -> Iterator[str]:
    phrases = [" ".join(phrase) for phrase in (*words.numbers, *words.moves, *words.labels)]
    phrases += [*words.heads, *words.letters, *words.whose, *words.series]
    phrases += [
        *words.fillers,
        *words.nouns,
        *words.naming,
        *words.settings,
        *words.values,
        *words.topics,
    ]
    phrases += [*words.rules, *words.points, *words.rule_words]
    typed = (
        *chain(*words.setup.values()),
        *words.meant,
        *words.waits,
        *chain(*words.talk.values()),
        *chain(*words.steps.values()),
    )
    phrases += [*words.content, *words.sorry, *words.withdrawing]
    phrases += [*words.ordinals, *(" ".join(phrase) for phrase in typed)]
    for phrase in phrases:
        if not phrase or normalise(phrase) != phrase:
            yield f"{phrase!r} must be written {normalise(phrase)!r}"
    for letter in words.letters:
        if len(letter) != 1:
            yield f"{letter!r} is no letter"


def _moves(words: Vocabulary) -> Iterator[str]:
    """Phrases and letters that alone, or with the number that they take, are a move."""
    begun = [(phrase, head) for phrase, heads in words.heads.items() for head in heads]
    begun += [(letter, Head(command)) for letter, command in words.letters.items()]
    numbers = [" ".join(number) for number in words.numbers]
    for phrase, head in begun:
        wanted = takes(head)
        tails = ["22", *numbers] if wanted.square or wanted.number else []
        for text in (phrase, *(f"{phrase} {tail}" for tail in tails)):
            if read_sentence(text, words):
                yield f"{text!r} is a move and a command"


def _double(words: Vocabulary) -> Iterator[str]:
    """Phrases of two commands that their arguments do not tell apart, and words with two tasks."""
    for phrase, heads in words.heads.items():
        needs = [takes(head).needed for head in heads]
        if len(heads) > 2 or (len(heads) == 2 and needs[0] == needs[1]):
            yield f"{phrase!r} is {[head.command.value for head in heads]}"
        if phrase in words.letters and words.letters[phrase] is not heads[0].command:
            yield f"{phrase!r} is a letter and a phrase"
    for word in words.whose.keys() & (words.fillers | words.nouns | words.heads.keys()):
        yield f"{word!r} says whose, and more"
    for phrase_ in words.numbers.keys() & words.moves.keys():
        yield f"{phrase_} is a number, and more"


def _confused(words: Vocabulary) -> Iterator[str]:
    numbers = set(words.numbers.values())
    for number, neighbours in words.confused.items():
        for other, cost in neighbours.items():
            if other == number or not {number, other} <= numbers:
                yield f"{number} and {other} cannot be confused"
            if not 0 < cost < inf:
                yield f"{number} for {other} cannot cost {cost}"


def _confused_commands(words: Vocabulary) -> Iterator[str]:
    for command, others in words.confused_commands.items():
        if command in others:
            yield f"{command.value} is not heard for itself"
        if command in TYPED_ONLY:
            yield f"{command.value} is not heard for anything: it is only typed"


def _margins(words: Vocabulary) -> Iterator[str]:
    known = {field.name for field in fields(Margins)}
    for name, value in words.margins.items():
        if name not in known:
            yield f"there is no margin {name!r}"
        if not 0 <= value < inf:
            yield f"the margin {name!r} cannot be {value}"

"""What a recogniser is told to expect: sentences of everything that may be said, in plain words.

Not the legal moves: with a grammar of these alone a recogniser makes one of them out of anything that
it hears (measured: 9 of 200 moves that were not legal came out as legal, against none of 200 with all
pairs of numbers). Whether a move is legal is judged afterwards, in heard.py.

The recogniser keeps of these sentences only which word follows which and how often, with a way back
for what never did. So every number stands before and behind every other; a word between two numbers
needs not all the pairs, but each number once on either side; and what is said most stands most often.

It does not keep where in a sentence a word stands: "thirty eight twenty seven thirty ten" would be as
good a row as "okay twenty seven thirty two". So the words of numbers come with their places, as
"twenty:from seven:from thirty two", and spelt "two:1 seven:2 three:3 two:4". A recogniser hears
these as the same word, and what it gives back has no places (speech/ear/recognizers/recognizer.py).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from assistant.parsing.arguments import takes
from assistant.parsing.commands.catalogue import ONE_KEPT_GAME, TYPED_ONLY, Trait, commands_that
from assistant.parsing.hearing.hypotheses import UNKNOWN
from assistant.parsing.hearing.placing import placing, words_placing
from assistant.parsing.hearing.settings import settings
from assistant.parsing.hearing.spoken import all_spoken, spoken
from assistant.parsing.meanings import Command, Symbol
from assistant.parsing.words.vocabulary import NUMBER, Head, Vocabulary

LINKED = 6
"""How often each number has the first, plainest word of a kind at its side: to, takes, from."""

SELDOM = 4
"""In how many sentences any other word of moves stands, and any question with another square."""

FIRST = 5
"""How many words of a kind stand oftener than SELDOM: the first ones, which people use."""

OPENINGS = 3
"""How often a sentence begins with two of these first words, "well, from" or "I move the": where that
stands nowhere, numbers are heard instead."""

SPELT = 6
"""How often moves stand digit by digit."""

ASKED = 3
"""With how many numbers each sentence of people stands that has one; those that are only spoken, of
which there are many alike, with one."""

MOVES = 2
"""How often the sentences of moves stand for each one of the others: a game is made of moves. With the
counts grows what the recogniser keeps of them, and the way back, on which a number may be followed by
anything at all, becomes dearer."""

QUESTIONS = 2
"""How often each question and command stands: a game by voice is mostly these."""

UNKNOWN_WORDS = 200
"""Sentences of unknown words: the more, the sooner talk is heard as such, and not as numbers."""

PLACE = ":"
"""What stands between a word and its place."""
_DEPARTURE = "from"
"""The place of the words of a number behind which another one comes."""
_DIGITS = 4
"""Of a move spelt digit by digit, from 10 on: two squares."""

_CORRECTED = 8
"""Of every so many squares one stands in a correction: a no before numbers is what counts there."""

_COUNT = 9
"""Numbers up to this say how many, as often as which square."""

_ROWS = 10
"""Rows of the larger board."""


_SHORT = frozenset({Command.PAUSE, Command.SAVE})
_ALONE = 12
"""How often the words of these stand by themselves: else "pausa" was "dama"."""

_USUAL = commands_that(Trait.USUAL)
_USUAL_ALONE = 6
"""How often one word stands by itself that asks one of these: "perché" must not be "per tre"."""

_UNNUMBERED = commands_that(Trait.NO_NUMBER_HEARD)

_HIGHEST = 50
"""The numbers that have words; the board may have fewer squares."""

_FRAMES: Mapping[Symbol, tuple[str, ...]] = {
    Symbol.FROM: ("{word} {one} {to} {other}",),
    Symbol.TO: ("{one} {word} {other}",),
    Symbol.TAKES: ("{one} {word} {other}",),
    Symbol.SIGN: ("{one} {word} {other}",),
    Symbol.AND: ("{one} {to} {other} {word} {third}",),
    Symbol.I_TAKE: ("{word} {one}", "{word} {one} {use} {other}"),
    Symbol.WITH: ("{one} {word} {other}",),
    Symbol.CROWN: ("{one} {other} {word}",),
    Symbol.PIECE: ("{word} {one} {to} {other}",),
    Symbol.FILLER: ("{word} {one} {other}",),
}
"""The sentences in which the words of moves stand; those of one kind take turns."""

_ORDINARY = frozenset(
    {Symbol.FROM, Symbol.TO, Symbol.TAKES, Symbol.PIECE, Symbol.FILLER, Symbol.AND, Symbol.WITH}
)
"""The kinds of words of which the first ones are ordinary."""

_BEHIND: Mapping[Symbol, tuple[Symbol, ...]] = {
    Symbol.FILLER: (Symbol.FROM, Symbol.PIECE, Symbol.I_TAKE, Symbol.FILLER),
    Symbol.PIECE: (Symbol.FROM, Symbol.PIECE),
}
"""What stands behind a word that opens a move, before any number."""

_PLAIN = frozenset({Symbol.FROM, Symbol.TO, Symbol.TAKES, Symbol.SIGN})
"""The kinds of words of which the first of a language is said often."""


def grammar(words: Vocabulary, squares: int) -> list[str]:
    """The sentences for a language and a board of so many squares; some come several times.

    Numbers above the board are rare but possible: who says one must hear that there is no such square,
    and not be taken to have said another.
    """
    return [
        *([*_pairs(words, squares), *_linked(words, squares)] * MOVES),
        *([*_spelt(words, squares)] * SPELT),
        *_rare_numbers(words, squares),
        *_corrections(words, squares),
        *([*commands(words, squares), *_asked(words, squares)] * QUESTIONS),
        *placing(words, _usual(words, squares)),
        *([UNKNOWN, f"{UNKNOWN} {UNKNOWN}"] * (UNKNOWN_WORDS // 2)),
    ]


def commands(words: Vocabulary, squares: int) -> list[str]:
    """Questions, commands and settings as they may be said, with what may stand behind them."""
    sentences = (*_commands(words, squares), *settings(words, _usual(words, _HIGHEST)))
    return [each for each in sentences if words.unheard.isdisjoint(each.split())]


def asked(words: Vocabulary, squares: int) -> list[str]:
    """The sentences of people who know no phrases, each with some numbers, as they are said."""
    return [
        " ".join(word.partition(PLACE)[0] for word in each.split()) for each in _asked(words, squares)
    ]


def words_of(words: Vocabulary) -> frozenset[str]:
    """Every word that can be said in a language: what a model must know. Not what is only typed."""
    phrases = [" ".join(phrase) for phrase in (*words.numbers, *_spoken(words))]
    phrases += [*_heads_heard(words), *words.series, *words.whose, *words.fillers, *words.nouns]
    phrases += [*words.settings, *words.values, *words.topics, *words.ordinals, *words_placing(words)]
    phrases += [" ".join(phrase) for phrase in words.said]
    phrases += [each for each in all_spoken(words) if _is_heard(each, words)]
    return frozenset(word for phrase in phrases for word in phrase.split()) - words.unheard - {NUMBER}


def placed_words(words: Vocabulary) -> dict[str, str]:
    """The words with their places that `grammar` offers, each with the word that is said."""
    numbers = {word for form in words.numbers for word in form}
    digits = {word for name in (*_digits(words).values(), *words.series) for word in name.split()}
    return {f"{word}{PLACE}{_DEPARTURE}": word for word in sorted(numbers)} | {
        f"{word}{PLACE}{place}": word for word in sorted(digits) for place in range(1, _DIGITS + 1)
    }


def _departures(names: Iterable[str]) -> list[str]:
    return [_departure(name) for name in names]


def _departure(name: str) -> str:
    """A number behind which another one comes."""
    return " ".join(f"{word}{PLACE}{_DEPARTURE}" for word in name.split())


def _in_order(spelt: str) -> str:
    """A move digit by digit, each word with its place."""
    return " ".join(f"{word}{PLACE}{place}" for place, word in enumerate(spelt.split(), 1))


def _digits(words: Vocabulary) -> dict[str, str]:
    """The usual names of the digits but zero."""
    return {str(value): forms[0] for value, forms in _forms(words).items() if value < 10}


def _spoken(words: Vocabulary) -> dict[tuple[str, ...], Symbol]:
    """The words of moves without the x, which nobody says as it is written, and what tells a way by its
    ends first, which few say."""
    return {
        form: kind
        for form, kind in words.moves.items()
        if " ".join(form) not in words.letters and kind is not Symbol.VIA
    }


def _forms(words: Vocabulary) -> dict[int, list[str]]:
    """All that a number is called, the usual name first."""
    forms: dict[int, list[str]] = {}
    for form, value in words.numbers.items():
        forms.setdefault(value, []).append(" ".join(form))
    return forms


def _usual(words: Vocabulary, squares: int) -> list[str]:
    """The usual names of the squares of a board, in order."""
    forms = _forms(words)
    return [forms[square][0] for square in range(1, squares + 1)]


def _pairs(words: Vocabulary, squares: int) -> Iterator[str]:
    names = _usual(words, squares)
    for at, one in enumerate(_departures(names)):
        yield from (f"{one} {other}" for other in names if other != names[at])
        yield f"{one} {_at(names, at + 5)} {_at(names, at + 9)}"


def _linked(words: Vocabulary, squares: int) -> Iterator[str]:
    """Moves with the words that may stand in them."""
    names = _usual(words, squares)
    kinds: dict[Symbol, list[str]] = {}
    for form, kind in _spoken(words).items():
        kinds.setdefault(kind, []).append(" ".join(form))
    plainest = {"to": kinds[Symbol.TO][0], "use": kinds[Symbol.WITH][0]}
    for symbol, phrases in kinds.items():
        for place, phrase in enumerate(phrases):
            count = _times(symbol, place, squares)
            for turn in range(count):
                frame = _FRAMES[symbol][turn % len(_FRAMES[symbol])]
                numbers = _three(names, place + turn)
                if "{other}" in frame:
                    numbers["one"] = _departure(numbers["one"])
                yield frame.format(word=phrase, **plainest, **numbers)
            if symbol in (Symbol.I_TAKE, Symbol.CROWN):
                yield phrase
    yield from _openings(kinds, names)


def _times(symbol: Symbol, place: int, squares: int) -> int:
    """In how many sentences the word of a kind at a place stands."""
    if symbol in _PLAIN and place == 0:
        return LINKED * squares
    return squares if symbol in _ORDINARY and place < FIRST else SELDOM


def _openings(kinds: Mapping[Symbol, Sequence[str]], names: Sequence[str]) -> Iterator[str]:
    """How sentences of moves begin with two such words: well from, I play my, I move the."""
    to = kinds[Symbol.TO][0]
    departures = _departures(names)
    turn = 0
    for kind, behind in _BEHIND.items():
        for first in kinds[kind][:FIRST]:
            seconds = [second for other in behind for second in kinds[other][:FIRST] if second != first]
            for second in seconds * OPENINGS:
                turn += 1
                yield f"{first} {second} {_at(departures, turn)} {to} {_at(names, turn + 7)}"


def _three(names: Sequence[str], at: int) -> dict[str, str]:
    """Three numbers, other ones each time round."""
    distance = 3 + 2 * (at // len(names))
    numbers = (_at(names, at), _at(names, at + distance), _at(names, at + distance + 4))
    return dict(zip(("one", "other", "third"), numbers, strict=True))


def _spelt(words: Vocabulary, squares: int) -> Iterator[str]:
    """Moves digit by digit, with all the words that are digits only there."""
    digits = _digits(words)
    zeros = {word: digit for word, digit in words.series.items() if digit not in digits}
    names = digits | {digit: word for word, digit in reversed(list(zeros.items()))}
    said = [" ".join(names[digit] for digit in str(square)) for square in range(10, squares + 1)]
    for at, one in enumerate(said):
        yield _in_order(f"{one} {_at(said, at + 7)}")
    for word, digit in words.series.items():
        for square in range(10, squares + 1):
            if digit in str(square):
                one = " ".join(word if each == digit else names[each] for each in str(square))
                yield _in_order(f"{one} {_at(said, square)}")


def _rare_numbers(words: Vocabulary, squares: int) -> Iterator[str]:
    """Numbers by themselves, by their other names, and those that the board does not have."""
    names = _usual(words, squares)
    departures = _departures(names)
    for value, forms in _forms(words).items():
        yield forms[0]
        others = forms[1:] if value <= squares else forms
        yield from (f"{_departure(other)} {_at(names, value + 3)}" for other in others)
        yield from (f"{_at(departures, value + 6)} {other}" for other in others)


def _corrections(words: Vocabulary, squares: int) -> Iterator[str]:
    """A no, and what was said instead; which of several moves."""
    names = _usual(words, squares)
    departures = _departures(names)
    no = _first(words, Command.NO)
    for at, lead in enumerate((no, *(f"{no} {' '.join(phrase)}" for phrase in sorted(words.said)))):
        turns = range(at, squares, _CORRECTED)
        yield from (f"{lead} {_at(names, turn)}" for turn in turns)
        yield from (f"{lead} {_at(departures, turn)} {_at(names, turn + 5)}" for turn in turns)
    yield from words.ordinals
    yield from (f"{word} {ordinal}" for word in _articles(words) for ordinal in words.ordinals)


def _articles(words: Vocabulary) -> list[str]:
    """The words with which most often a piece is named: the, la, a."""
    pieces = (form for form, kind in words.moves.items() if kind is Symbol.PIECE and len(form) == 1)
    return [form[0] for form in pieces if form[0] in words.fillers][:1]


def _heads_heard(words: Vocabulary) -> dict[str, tuple[Head, ...]]:
    """The phrases of commands that can be said, and not those that are only typed."""
    return {
        phrase: heads
        for phrase, heads in words.heads.items()
        if not all(head.command in TYPED_ONLY for head in heads) and _is_heard(phrase, words)
    }


def _commands(words: Vocabulary, squares: int) -> Iterator[str]:
    """Questions and commands, with what may stand behind them."""
    names = _usual(words, squares)
    known: set[Head] = set()
    for place, (phrase, heads) in enumerate(_heads_heard(words).items()):
        if len(heads) == 1 or not all(takes(head).needed for head in heads):
            yield phrase
        for head in heads:
            wanted = takes(head)
            if (wanted.square or wanted.number) and head.command not in _UNNUMBERED:
                turns = (_ROWS if wanted.number else SELDOM) if head in known else squares
                begin = 0 if wanted.number else place
                if wanted.all:  # moves taken back: by voice seldom more than two or three
                    turns, begin = 1 if head in known else SELDOM // 2, 2
                yield from (f"{phrase} {_at(names, begin + turn)}" for turn in range(turns))
            if head.command in _SHORT and " " not in phrase:
                yield from [phrase] * _ALONE
            if head.command in _USUAL and " " not in phrase:
                yield from [phrase] * _USUAL_ALONE
            if head.command in ONE_KEPT_GAME:
                yield f"{phrase} {_at(names, place)}"
            if wanted.whose and not wanted.number:
                count = SELDOM if head in known else len(words.whose)
                yield from _with_each(phrase, _turned(words.whose, place)[:count])
            known.add(head)
    yield from words.whose
    first = _first(words, Command.SQUARE)
    yield from (f"{first} {noun} {_at(names, at)}" for at, noun in enumerate(sorted(words.nouns)))
    asked = _first(words, Command.PIECE_COUNT)
    yield from (f"{filler} {asked}" for filler in sorted(words.fillers))


def _asked(words: Vocabulary, squares: int) -> Iterator[str]:
    """The sentences of people who know no phrases, each with a few numbers."""
    # Twenty and two side by side are one number, and "the man in two" may be about a man in two parts.
    names = [
        name for number, name in enumerate(_usual(words, squares), 1) if number % 10 and number > _COUNT
    ]
    departures = _departures(names)
    asked = [(each, ASKED) for sentences in words.asked.values() for each in sentences]
    said = [(each, 1) for sentences in spoken(words).values() for each in sentences]
    every = [(each, turns) for each, turns in (*asked, *said) if _is_heard(each, words)]
    for place, (sentence, turns) in enumerate(every):
        *parts, end = sentence.split(NUMBER)
        for turn in range(turns if parts else 1):
            at = place + turn * (squares // ASKED)
            numbers = [_at(departures, at + 7 * number) for number in range(len(parts) - 1)]
            numbers.append(_at(names, at + 7 * len(parts)))
            filled = [part + number for part, number in zip(parts, numbers, strict=False)]
            yield "".join([*filled, end])


def _is_heard(sentence: str, words: Vocabulary) -> bool:
    return words.unheard.isdisjoint(sentence.split())


def _with_each(phrase: str, others: Iterable[str]) -> Iterator[str]:
    return (f"{phrase} {other}" for other in others)


def _first(words: Vocabulary, command: Command) -> str:
    """The first phrase of a command, which no setting's name is."""
    return next(phrase for phrase, heads in words.heads.items() if heads[0] == Head(command))


def _at(names: Sequence[str], place: int) -> str:
    return names[place % len(names)]


def _turned(words: Iterable[str], by: int) -> list[str]:
    row = list(words)
    return [_at(row, by + at) for at in range(len(row))]

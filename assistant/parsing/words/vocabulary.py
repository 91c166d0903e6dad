"""The words that each language accepts, from the tables of phrases/*.toml and sounds/*.toml.

A language of a country, `pt-BR`, is laid over the language alone: its words come first, and all those
of the other are accepted behind them; what sounds alike is the same in both.
"""

import re
from bisect import bisect_left
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import takewhile
from types import MappingProxyType
from typing import Any, NamedTuple

from assistant.parsing.meanings import BoardPart, Command, Symbol, Whose
from assistant.parsing.words.phrase_tables import (
    Phrase,
    alike_of,
    any_of,
    around,
    both_ways,
    by_kinds,
    concepts_of,
    confused_of,
    no_move_of,
    phrases_of,
    turned,
)
from assistant.parsing.words.toml_files import languages_in, table_of, tables_of

NUMBER = "#"
"""What stands for a number in the sentences of [asked]."""


class Head(NamedTuple):
    """What a phrase at the beginning of a question stands for."""

    command: Command
    place: BoardPart | None = None
    setting: str = ""
    """The id of a setting whose name the phrase is: the phrase then belongs to the argument."""
    rest: str = ""
    """What the phrase alone says: a setting and the way it is to go, as if it had been typed."""


class Beside(NamedTuple):
    """The words beside which another one that is spelt like a number is none, or nothing else."""

    before: frozenset[str] = frozenset()
    behind: frozenset[str] = frozenset()
    square: frozenset[str] = frozenset()
    """Behind these it is a number: sulla sei."""


@dataclass(frozen=True, slots=True, eq=False)
class Vocabulary:
    """The words of one language, plain as tokens.py makes them.

    There is one of each language, read once: as that one it is kept with what was made of a line.
    """

    language: str
    numbers: Mapping[Phrase, int]
    """1 to 50 in words, in every form."""
    no_numbers: Mapping[str, Beside]
    """Words of numbers that are verbs or articles too, and beside which words they are."""
    series: Mapping[str, str]
    """Words that are digits only where a number is said digit by digit (zero, meia)."""
    moves: Mapping[Phrase, Symbol]
    """The words of a sentence that gives a move."""
    heads: Mapping[str, tuple[Head, ...]]
    """Phrases that a command begins with, each also without its fillers."""
    ordered: tuple[str, ...]
    """The same phrases in the order of their letters, so that those with a beginning lie together."""
    wishes: frozenset[str]
    """What those that change a setting by themselves say, as if it had been typed."""
    letters: Mapping[str, Command]
    whose: Mapping[str, Whose]
    fillers: frozenset[str]
    """Words that may stand between the others of a command and mean nothing by themselves."""
    nouns: frozenset[str]
    """Words that may stand beside an argument and say what it is: last 5 moves, square 18."""
    naming: frozenset[str]
    """Words that stand before the name of a file."""
    settings: Mapping[str, str]
    """Names of settings, to their ids."""
    labels: frozenset[Phrase]
    """The same with what the list of settings says behind them; these are typed only."""
    values: Mapping[str, str]
    """Values of settings in words, to their ids."""
    topics: Mapping[str, str]
    """What help may be asked about, to its id; the name of a setting is help about the settings."""
    directions: Mapping[Phrase, str]
    """Words for left, right, ahead and back."""
    glossary: Mapping[str, str]
    """Words of the game that are explained, to their ids."""
    meaning: tuple[tuple[Phrase, Phrase], ...]
    """What stands before a word and behind it where it is asked what it means."""
    plain_meaning: tuple[tuple[Phrase, Phrase], ...]
    """The same where only "what is" stands there."""
    shown: Mapping[Command, str]
    """How a command is written where somebody is told to type it."""
    rules: Mapping[str, str]
    """Topics of the rules, to their ids; one that is no topic is the game itself."""
    points: frozenset[str]
    """What may stand between the numbers of an article, or before them: six point nine."""
    rule_words: frozenset[str]
    """Words that mean nothing between the word for a rule and its topic: about."""
    said: frozenset[Phrase]
    """What may stand behind a no and before what was really said: no, I said 18."""
    meant: frozenset[Phrase]
    """What stands before the move that was meant, where another was typed; so do those of `said`."""
    waits: frozenset[Phrase]
    """What may stand around a no that takes back a move that was typed: wait, sorry."""
    talk: Mapping[str, frozenset[Phrase]]
    """Pure talk, by its kind: a greeting, thanks, praise, a wait; and what may stand beside it."""
    steps: Mapping[str, frozenset[Phrase]]
    """What is wanted of the voice in relative words, by the kinds of voice_steps.py."""
    games: Mapping[str, frozenset[Phrase]]
    """What is said of kept games, by the kinds of games_wanted.py; `with` says nothing."""
    kept: Mapping[str, frozenset[Phrase]]
    """The words of sentences about kept games that say nothing of which is meant, by their kinds."""
    looking: Mapping[str, frozenset[Phrase]]
    """Phrases for going on and back, which are no commands."""
    absent: Mapping[str, frozenset[Phrase]]
    """The words for things that are not there, by the kinds of absent.py."""
    deciding: Mapping[str, frozenset[Phrase]]
    """The words in which an irregularity is kept or corrected, by the kinds of deciding.py."""
    astray: Mapping[str, frozenset[Phrase]]
    """What is said of a piece that is off its square, or half on it, by the kinds of misplaced.py."""
    match: Mapping[str, frozenset[Phrase]]
    """What stands in a sentence about a match, by the kinds of match_wanted.py."""
    mail: Mapping[str, frozenset[Phrase]]
    """What words of a message say of the moves beside them, by the kinds of mail/weighing.py."""
    posting: Mapping[str, frozenset[Phrase]]
    """What stands behind the commands of correspondence: ways to hand over, terms, names."""
    by_mail: Mapping[str, frozenset[Phrase]]
    """The words of sentences at correspondence, by the kinds of correspondence_requests.py."""
    typed: Mapping[str, Command]
    """Phrases of commands that are typed only, alone or with a number."""
    signs: Mapping[str, frozenset[str]]
    """Words for the signs behind a move, by the words of StudySign."""
    clocks: Mapping[Phrase, str]
    """What is said of the time that a game is to have, each with its kind (clock_wanted.py)."""
    ordinals: Mapping[str, int]
    """The first, second and third of several moves that are asked about."""
    ranks: Mapping[str, int]
    """Ordinals of rows, from the first to the tenth."""
    sizes: Mapping[str, int]
    """Numbers that no square has, as those of a volume: sixty."""
    confused: Mapping[int, Mapping[int, float]]
    """For a number those that sound like it, each with what it costs to hear one for the other, as a
    natural logarithm; both ways."""
    confused_commands: Mapping[Command, frozenset[Command]]
    """For a command those that it is heard for, both ways: by phrases that sound alike."""
    alike: Mapping[int, frozenset[int]]
    """For a number those that sound like it if their onsets are missing or short, or the beginning or
    the end of one: both ways, derived from their pronunciations."""
    without_onset: Mapping[int, frozenset[int]]
    """Those of them that do if the onsets are missing."""
    longer: Mapping[int, frozenset[int]]
    """For a number the longer ones of which it is what is left without the beginning or the end."""
    concepts: Mapping[str, frozenset[str]]
    """Words, and the concepts that each may stand for (concepts.py)."""
    stems: Mapping[str, frozenset[str]]
    """The same for how words begin."""
    phrases_of_concepts: Mapping[str, Mapping[Phrase, frozenset[str]]]
    """The same for phrases of several words, by their first word."""
    known: Mapping[str, tuple[str, ...]]
    """Words long enough to be written with a slip, by their first letter."""
    asked: Mapping[str, tuple[str, ...]]
    """Sentences as people say them, by the command that they mean with what is fixed of it (`new
    black`), or `move`; NUMBER stands for each number."""
    leaving: frozenset[str]
    """What leaves a question like a no, and may mean something else where none is open."""
    agreeing: frozenset[str]
    """What is a yes to a question, and means nothing where none is open: ok."""
    content: frozenset[str]
    """What says only that all is well, where nothing is asked."""
    sorry: frozenset[str]
    """What is an apology and, with a question mark, wants it said again."""
    withdrawing: frozenset[str]
    """What withdraws an offer of one's own."""
    arbiter: frozenset[str]
    """What stands before a colon where the arbiter speaks."""
    ruling: frozenset[Phrase]
    """What an arbiter says before what is ruled: "I declare that"."""
    previous: frozenset[str]
    """What asks for the part before, where a list is told in parts."""
    no_move: Mapping[str, tuple[str, ...]]
    """What a line that gives no move begins with, `behind` which, and what stands `beside` its squares,
    or they `before` it."""
    half_yes: frozenset[str]
    """What is a yes to what is easily undone, and to nothing else: "pode ser"."""
    yes_elsewhere: frozenset[str]
    """The yes of other languages."""
    asking_on: tuple[str, ...]
    """What a line begins with that asks on from what was said before: and, what about."""
    setup: Mapping[str, tuple[Phrase, ...]]
    """Words of a position that is set up piece by piece, by the kinds of setting_up.py, the plainest
    first."""
    beside_language: frozenset[str]
    """What may stand beside the name of a language that the program is to speak: back to, speak."""
    spelled: Mapping[str, str]
    """Spellings of chats, which are typed only, and what each stands for."""
    chat: re.Pattern[str] | None
    """Any of them, as whole words; None where there are none."""
    unheard: frozenset[str]
    """Words that can be typed only: the models of the program have not learnt them yet."""
    margins: Mapping[str, float]
    """The margins of heard.py that are others in this language, by their names."""

    @property
    def commands(self) -> dict[str, Command]:
        """Every phrase that a command begins with."""
        return _commands(self)

    def plainest(self, command: Command) -> str:
        """The plainest phrase of a command: the first one."""
        return next(phrase for phrase, heads in self.heads.items() if heads[0] == Head(command))

    def beginning_with(self, text: str) -> list[str]:
        """The phrases of commands that begin with a text."""
        first = bisect_left(self.ordered, text)
        return list(takewhile(lambda phrase: phrase.startswith(text), self.ordered[first:]))


@lru_cache(maxsize=8)
def _commands(words: Vocabulary) -> dict[str, Command]:
    return {phrase: heads[0].command for phrase, heads in words.heads.items()}


@cache
def vocabulary(language: str) -> Vocabulary:
    """The words of a language. Raises FileNotFoundError for one that has none."""
    base = language.partition("-")[0]
    phrases, sounds = tables_of(f"phrases/{language}.toml"), tables_of(f"sounds/{base}.toml")
    if base != language:
        phrases = lay_over(phrases, tables_of(f"phrases/{base}.toml"))
    return build(language, phrases, sounds)


def languages_understood() -> list[str]:
    """The languages that have a phrase file."""
    return languages_in("phrases")


def table_of_language(language: str, table: str) -> Mapping[str, Sequence[str]]:
    """One table of a phrase file, as it is written there: its vocabulary need not be read."""
    return table_of(f"phrases/{language}.toml", table)


def lay_over(own: Any, base: Any) -> Any:
    """The tables of a language over those of its base: in a list its own words stand first."""
    if isinstance(own, Mapping) and isinstance(base, Mapping):
        both = {name: lay_over(own[name], base[name]) for name in own.keys() & base.keys()}
        return {**base, **own, **both}
    if isinstance(own, list) and isinstance(base, list):
        return [*own, *(each for each in base if each not in own)]
    return own


def build(
    language: str, phrases: Mapping[str, Any], sounds: Mapping[str, Any] = MappingProxyType({})
) -> Vocabulary:
    """The words of a language from the tables of its files, whose first lines explain them."""
    commands, moves = phrases["commands"], phrases["moves"]
    fillers = frozenset(commands["fillers"])
    heads = _heads(phrases, fillers)
    return Vocabulary(
        language=language,
        numbers={
            tuple(form.split()): int(number)
            for number, forms in phrases["numbers"].items()
            for form in forms
        },
        no_numbers={
            word: Beside(*(frozenset(beside.get(place, ())) for place in Beside._fields))
            for word, beside in phrases.get("no-numbers", {}).items()
        },
        series=dict(phrases["series"]),
        moves={
            tuple(form.split()): Symbol[name.upper()] for name, forms in moves.items() for form in forms
        },
        heads=heads,
        ordered=tuple(sorted(heads)),
        wishes=frozenset(head.rest for each in heads.values() for head in each if head.rest),
        letters={letter: Command(name) for letter, name in phrases["letters"].items()},
        whose={word: Whose(name) for word, name in turned(phrases["whose"])},
        fillers=fillers,
        nouns=frozenset(commands["nouns"]),
        naming=frozenset(commands.get("naming", ())),
        settings=dict(turned(phrases["settings"])),
        labels=frozenset(tuple(form.split()) for form, _ in turned(phrases.get("labels", {}))),
        values=dict(turned(phrases["values"])),
        topics=dict(turned(phrases["topics"])) | _named_settings(phrases),
        directions={tuple(word.split()): way for word, way in turned(phrases.get("directions", {}))},
        glossary=dict(turned(phrases.get("glossary", {}))),
        meaning=around(phrases.get("meaning", {}).get("asked", ())),
        plain_meaning=around(phrases.get("meaning", {}).get("plain", ())),
        shown={
            Command(name): phrases.get("shown", {}).get(name, said[0])
            for name, said in phrases["command"].items()
        },
        rules=dict(turned(phrases.get("rules", {}))),
        points=frozenset(phrases.get("articles", {}).get("points", ())),
        rule_words=frozenset(phrases.get("articles", {}).get("beside", ())),
        said=frozenset(tuple(phrase.split()) for phrase in phrases["correction"]["said"]),
        meant=phrases_of(phrases["correction"], "said", "meant"),
        waits=phrases_of(phrases["correction"], "wait"),
        **by_kinds(phrases),
        typed={said: Command(name) for said, name in turned(phrases.get("typed", {}))},
        signs={kind: frozenset(said) for kind, said in phrases.get("signs", {}).items()},
        clocks={tuple(form.split()): kind for form, kind in turned(phrases.get("clocks", {}))},
        ordinals={word: int(place) for word, place in turned(phrases["ordinals"])},
        ranks={word: int(place) for word, place in turned(phrases.get("ranks", {}))},
        sizes={word: int(size) for word, size in turned(phrases.get("sizes", {}))},
        confused=confused_of(phrases["confused"]),
        confused_commands={
            Command(one): frozenset(map(Command, others))
            for one, others in both_ways(phrases.get("confused-commands", {})).items()
        },
        alike=alike_of(sounds.get("onset", {}), sounds.get("cut", {})),
        without_onset=alike_of(sounds.get("onset", {})),
        longer={int(number): frozenset(others) for number, others in sounds.get("cut", {}).items()},
        **concepts_of(phrases),
        asked={name: tuple(sentences) for name, sentences in phrases.get("asked", {}).items()},
        leaving=frozenset(phrases.get("answers", {}).get("no", ())),
        agreeing=frozenset(phrases.get("answers", {}).get("yes", ())),
        content=frozenset(phrases.get("answers", {}).get("content", ())),
        sorry=frozenset(phrases.get("answers", {}).get("sorry", ())),
        withdrawing=frozenset(phrases.get("answers", {}).get("withdraw", ())),
        arbiter=frozenset(phrases.get("answers", {}).get("arbiter", ())),
        ruling=phrases_of(phrases.get("answers", {}), "ruling"),
        previous=frozenset(phrases.get("answers", {}).get("previous", ())),
        asking_on=tuple(phrases.get("answers", {}).get("asking-on", ())),
        no_move=no_move_of(phrases.get("answers", {})),
        half_yes=frozenset(phrases.get("answers", {}).get("half-yes", ())),
        yes_elsewhere=frozenset(phrases.get("answers", {}).get("elsewhere", ())),
        setup={
            kind: tuple(tuple(each.split()) for each in said)
            for kind, said in phrases.get("setup", {}).items()
        },
        beside_language=frozenset(phrases.get("languages", {}).get("beside", ())),
        spelled=dict(phrases.get("spelled", {})),
        chat=any_of(phrases.get("spelled", {})),
        unheard=frozenset(phrases.get("unheard", {}).get("words", ())),
        margins={name: float(value) for name, value in phrases.get("margins", {}).items()},
    )


def _named_settings(phrases: Mapping[str, Any]) -> dict[str, str]:
    """The names of settings, each to the topic of help that has them all."""
    topics = {word for word, _ in turned(phrases["topics"])}
    return {word: "settings" for word, _ in turned(phrases["settings"]) if word not in topics}


def longest_phrase(said: Sequence[str], phrases: Container[Phrase]) -> int:
    """Of how many words the longest of these phrases is that a row of words begins with."""
    lengths = range(min(len(said), MOST_WORDS), 0, -1)
    return next((length for length in lengths if tuple(said[:length]) in phrases), 0)


MOST_WORDS = 8
"""No phrase that is looked for so has more words."""


def _heads(phrases: Mapping[str, Any], fillers: frozenset[str]) -> dict[str, tuple[Head, ...]]:
    named = [(phrase, Head(Command(name))) for phrase, name in turned(phrases["command"])]
    named += [
        (phrase, Head(Command.PLACE, BoardPart(name))) for phrase, name in turned(phrases["place"])
    ]
    named += [
        (phrase, Head(Command.SETTINGS, setting=name)) for phrase, name in turned(phrases["settings"])
    ]
    for wish, said in phrases.get("wishes", {}).items():
        setting, _, way = wish.partition(" ")
        rest = f"{phrases['settings'][setting][0]} {way}"
        named += [(phrase, Head(Command.SETTINGS, rest=rest)) for phrase in said]
    heads: dict[str, tuple[Head, ...]] = {}
    for phrase, head in named:
        heads[phrase] = (*heads.get(phrase, ()), head)
    whole = frozenset(heads)
    for phrase, head in named:
        kept = [word for word in phrase.split() if word not in fillers]
        short = " ".join(kept)
        # Of "por que" and "in presa" one word is too little to be the phrase.
        if short not in whole and kept and (len(kept) > 1 or phrase.startswith(short)):
            others = heads.get(short, ())
            heads[short] = others if head in others else (*others, head)
    return heads

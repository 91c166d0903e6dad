"""What a game by voice is made of: sentences by what they ask for, and how often that is asked for."""

from collections.abc import Iterable, Mapping, Sequence

from assistant.parsing.hearing.spoken import spoken
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import Vocabulary

USE: Mapping[str, float] = {
    **{each.value: 8.0 for each in (Command.REPEAT, Command.LAST_MOVE)},
    **{each.value: 6.0 for each in (Command.SQUARE, Command.CAPTURES, Command.YES, Command.NO)},
    **{each.value: 5.0 for each in (Command.TURN, Command.MOVES, Command.PIECES)},
    **{each.value: 3.0 for each in (Command.WHY, Command.PIECE_COUNT, Command.THREATENED)},
    # Some fifty things, each of them seldom.
    Command.SETTINGS.value: 3.0,
    **{
        each.value: 0.3
        for each in (
            *(Command.GAMES, Command.CONTINUE, Command.SAVE, Command.DELETE_GAME),
            *(Command.PURGE_GAME, Command.RESTORE_GAME),
        )
    },
}
"""How often something is asked for by voice, where anything else is asked for once. Estimated, and not
counted: who plays by voice has the answer repeated, and asks what was played last, what stands where,
what can be taken and whose turn it is; a yes or a no ends most questions of the program; a setting or a
kept game is wanted before a game and not during one. Without it what can be said in 99 ways was said
six times as often as what can be said in 16."""

Intents = Mapping[str, Sequence[str]]
"""Sentences by what they ask for: the value of a command, or a word that is none."""

OTHER = "other"
"""What is asked for in sentences of no command: whose pieces."""


def use_of(intents: Intents) -> list[float]:
    """How often each of them is asked for."""
    return [USE.get(intent, 1.0) for intent in intents]


def commands_by_intent(sentences: Iterable[str], words: Vocabulary) -> Intents:
    """Commands as a recogniser expects them, by what they ask for; those that come several times do so
    here."""
    found: dict[str, list[str]] = {}
    for sentence in sentences:
        found.setdefault(_intent(sentence.split(), words), []).append(sentence)
    return found


def _intent(said: Sequence[str], words: Vocabulary) -> str:
    """By the longest phrase with which it begins, or begins behind a word like "well"."""
    for size in range(len(said), 0, -1):
        if heads := words.heads.get(" ".join(said[:size])):
            return heads[0].command.value
    for size in range(len(said), 0, -1):
        if " ".join(said[:size]) in words.settings:
            return Command.SETTINGS.value
    return _intent(said[1:], words) if len(said) > 1 and said[0] in words.fillers else OTHER


def asked_by_intent(words: Vocabulary) -> Intents:
    """The sentences of people who know no phrases, by what they ask for, NUMBER for each number."""
    found: dict[str, list[str]] = {}
    for meant, sentences in (*words.asked.items(), *spoken(words).items()):
        heard = [each for each in sentences if words.unheard.isdisjoint(each.split())]
        if heard:
            found.setdefault(meant.split()[0], []).extend(heard)
    return found

"""What the tests of the criteria share: ways to ask something, games that go on, what must stay."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

from assistant.dialogue.before import Before
from assistant.dialogue.events import LineRefused
from assistant.dialogue.states import State
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_path
from tests.dialogue.support.talk import Talk

LANGUAGES = ("it", "en", "pt")
YES = {"it": "sì", "en": "yes", "pt": "sim"}
CAPTURES = "W:W22,30:B10,11,18,26,27"
"""Several captures, of which the law allows some."""


def phrases_of(command: Command, language: str) -> list[str]:
    """Every phrase for a command, with the number that it needs."""
    words = vocabulary(language)
    phrases = [each for each, heads in words.heads.items() for head in heads if head.command is command]
    phrases += [letter for letter, meant in words.letters.items() if meant is command]
    return [text for each in phrases for text in (each, f"{each} 18")]


def asked(command: Command, language: str) -> list[str]:
    """The lines that mean a command."""
    words = vocabulary(language)
    lines = []
    for text in phrases_of(command, language):
        meant = parse_command(text, words)
        if meant and meant.command is command:
            lines.append(text)
    assert lines, (command, language)
    return lines


def play_on(talk: Talk, plies: int, seed: int = 1) -> None:
    """So many plies of random legal moves, the computer's among them."""
    rng = random.Random(seed)
    for _ in range(plies):
        if talk.dialogue.state is State.SEARCH:
            talk.answer(format_path(rng.choice(legal_moves(talk.searches[-1].position))))
        elif talk.dialogue.state is State.MOVE:
            talk.type(format_path(rng.choice(talk.game.legal)))


def record(talk: Talk) -> tuple[object, ...]:
    """All that a question must leave alone."""
    game = talk.game
    conversation = talk.dialogue.talk
    return (
        *(game.entries, game.outcome, game.count, talk.dialogue.state),
        *(conversation.settings, conversation.table.owed, conversation.conversation.searches_begun),
    )


@contextmanager
def taken_back(talk: Talk) -> Iterator[None]:
    """What is done within is taken back as after a fault: many lines are tried where one has come to,
    and to come there takes longer than most answers."""
    before = Before(talk.dialogue.talk)
    yield
    before.go_back(LineRefused())
    talk.status = None
    talk.done.clear()


WRONG = {
    "it": ("abc", "22-17", "18-13", "32", "casella 40", "traversa 12", "sì", "vita x", "11-15"),
    "en": ("abc", "22-17", "18-13", "32", "square 40", "row 12", "yes", "life x", "11-15"),
    "pt": ("abc", "22-17", "18-13", "32", "casa 40", "travessa 12", "sim", "vida x", "11-15"),
}
"""Lines that are refused or mean nothing, at the start of a game."""

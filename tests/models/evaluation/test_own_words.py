"""Sentences in people's own words, and what counts as an answer to them."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from assistant.parsing.words.tokens import normalise
from models.training.evaluation.own_words import DRAWS, is_answered, own_words
from models.training.evaluation.protocol import Kind, Trial

LANGUAGES = ("it", "en", "pt")
LATER = {"it": (123, 272, 175, 153), "en": (125, 264, 158, 161), "pt": (140, 279, 184, 166)}
"""Sentences of the later draws."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_draws_are_whole_and_share_no_sentence(language: str) -> None:
    draws = [own_words(language, [draw], lambda _: True) for draw in DRAWS]
    assert [len(draw) for draw in draws] == [120, 200, *LATER[language]]
    first, second, *later = ({normalise(trial.text) for trial in draw} for draw in draws)
    assert len(first & second) <= 3  # those who wrote them had no program to look
    before = first | second
    for sentences in later:
        assert not sentences & before
        before |= sentences
    for trial in (each for draw in draws for each in draw):
        names, _, squares = trial.command.partition(";")
        assert all(Command(name) for name in names.split("|"))
        assert all(square.isdigit() for square in squares.split())
        assert trial.kind is Kind.OWN_WORDS


def asked(command: str) -> Trial:
    return Trial("own-words-0", Kind.OWN_WORDS, "", "italian", "", (), command)


@pytest.mark.parametrize(
    ("wanted", "meant", "is_good"),
    [
        ("square;18", CommandMeant(Command.SQUARE, squares=(18,)), True),
        ("square;18", CommandMeant(Command.SQUARE, squares=(28,)), False),
        ("square;18", CommandMeant(Command.SQUARE), False),
        ("row;8", CommandMeant(Command.ROW, number=8), True),
        ("last|repeat;", CommandMeant(Command.REPEAT), True),
        ("last;", CommandMeant(Command.REPEAT), False),
        ("threatened;21", CommandMeant(Command.ATTACKERS, squares=(21,)), True),
        ("threatened;", CommandMeant(Command.ATTACKERS, squares=(21,)), False),
        ("losses;21 17", CommandMeant(Command.LOSSES, move=(21, 17)), True),
        ("result;", CommandMeant(Command.PIECE_COUNT), True),
    ],
)
def test_an_answer_is_about_what_was_asked(wanted: str, meant: CommandMeant, is_good: bool) -> None:
    assert is_answered(asked(wanted), meant) is is_good

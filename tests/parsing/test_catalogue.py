"""The catalogue names every command once, and its sets have the members that they must have."""

import ast
from pathlib import Path

import pytest

from assistant.dialogue.handlers.asking.fen import FEN
from assistant.dialogue.handlers.asking.foresight import FORESIGHT
from assistant.dialogue.handlers.asking.position import BOARD_QUESTIONS
from assistant.dialogue.handlers.asking.query import QUESTIONS
from assistant.dialogue.handlers.asking.stepping import STEPPING
from assistant.parsing.commands import catalogue
from assistant.parsing.commands.catalogue import (
    ABOUT_POSITION,
    ARBITRATED,
    ASKING_FIRST,
    BY_MAIL,
    CHANGING,
    NEVER_BEGUN,
    SPECS,
    TYPED_ONLY,
    UNDONE,
    Family,
    Trait,
    commands_of,
    commands_that,
)
from assistant.parsing.meanings import Command
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.sentences import LANGUAGES


def test_every_command_is_declared_once() -> None:
    (declared,) = (
        node.value
        for node in ast.parse(Path(catalogue.__file__).read_text("utf-8")).body
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "_DECLARED"
    )
    named = [
        node.attr
        for node in ast.walk(declared)
        if isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "Command"
    ]
    assert sorted(named) == sorted(each.name for each in Command)
    assert all(len(spec.traits) == len(set(spec.traits)) for spec in SPECS.values())


def test_every_family_and_every_trait_is_of_some_command_and_not_of_all() -> None:
    assert all(commands_of(family) for family in Family)
    assert all(0 < len(commands_that(trait)) < len(Command) for trait in Trait)


def test_what_only_asks_changes_nothing() -> None:
    assert {Command.HUFFING} == QUESTIONS & CHANGING  # which is told of, and never done
    assert ABOUT_POSITION < QUESTIONS


def test_what_tells_where_pieces_stand_is_counted() -> None:
    of_board = {*BOARD_QUESTIONS, *FORESIGHT, *FEN, *STEPPING} - {Command.TO_GAME}
    assert of_board | commands_that(Trait.PLAYABLE) == ABOUT_POSITION
    assert not ABOUT_POSITION & (CHANGING | commands_that(Trait.ARBITER_ASKS))


def test_what_cannot_be_undone_asks_or_is_said_whole() -> None:
    assert {Command.RESIGN, Command.NEW_GAME, Command.QUIT} == ASKING_FIRST
    assert CHANGING - UNDONE - commands_that(Trait.AT_ONCE) > ASKING_FIRST
    assert ARBITRATED | commands_of(Family.FILES) | commands_of(Family.NOTES) <= NEVER_BEGUN
    assert commands_that(Trait.ONE_KEPT_GAME) | BY_MAIL <= NEVER_BEGUN


def test_what_changes_is_declared_to() -> None:
    for trait in (
        *(Trait.UNDONE, Trait.ASKS_FIRST, Trait.ASKS_FIRST_ALONE, Trait.AT_ONCE, Trait.DOUBTED),
        *(Trait.OF_PLAYERS, Trait.BEGINS_GAME, Trait.ONE_KEPT_GAME, Trait.OF_ONLOOKERS),
    ):
        assert commands_that(trait) <= CHANGING, trait
    assert commands_that(Trait.GAME_UNDER_WAY) < commands_that(Trait.OF_PLAYERS)


def test_a_text_that_is_not_read_is_never_dictated() -> None:
    raw = {command for command, spec in SPECS.items() if spec.slots.raw}
    assert {Command.OPEN_FILE, Command.COMMENT, Command.MAIL_NEW} < raw
    assert raw < TYPED_ONLY
    assert all(SPECS[each].slots.text for each in raw)


def test_what_is_asked_often_can_be_said() -> None:
    assert not commands_that(Trait.USUAL) & (TYPED_ONLY | CHANGING)


@pytest.mark.parametrize("language", LANGUAGES)
def test_families_are_called_as_the_topics_of_help_about_them(language: str) -> None:
    topics = {*vocabulary(language).topics.values()}
    assert topics - {family.value for family in Family} == {"commands", "blindfold"}

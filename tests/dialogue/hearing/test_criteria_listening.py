"""The criteria of accessibility about what is heard, 26 to 30, each a test named after its number."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.dialogue.effects import ForgetLearnt, Quit, Say
from assistant.dialogue.events import AnswerHeard, UtteranceHeard
from assistant.dialogue.states import State
from assistant.game.game import Game
from assistant.parsing.hearing.grammar import words_of
from assistant.parsing.hearing.margins import margins_of
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import parse_square
from assistant.parsing.words.vocabulary import Vocabulary, vocabulary
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.settings.settings import Settings
from tests.dialogue.support.criteria import LANGUAGES, YES
from tests.dialogue.support.heard import hear
from tests.dialogue.support.talk import Talk, settings_for

NO = {"it": "no", "en": "no", "pt": "nao"}
POSITIONS = 1000
"""Of the criterion, over both games and the three languages."""
LONGEST_GAME = 60
BOTH_GAMES = pytest.mark.parametrize(
    "regulation", [ITALIAN_FID, INTERNATIONAL_FID], ids=lambda each: each.variant.name
)


def random_positions(regulation: Regulation, count: int, seed: int) -> Iterator[Position]:
    """Positions of random games in which there is something to move."""
    chance = random.Random(seed)
    start = start_position(regulation.variant)
    game = Game(start, regulation)
    found = 0
    while found < count:
        if game.outcome or len(game.plies) >= LONGEST_GAME:
            game = Game(start, regulation)
        if chance.random() < 0.2:
            found += 1
            yield game.position
        game.play(chance.choice(game.legal))


def usual(words: Vocabulary, number: int) -> str:
    return next(" ".join(form) for form, value in words.numbers.items() if value == number)


def as_said(words: Vocabulary, move: Move) -> str:
    """A move by its whole path, which means that move and no other."""
    return " ".join(usual(words, square) for square in move.path)


def at(position: Position, regulation: Regulation, language: str, **changes: object) -> Talk:
    """A conversation in which a person is to move, and the other side is the computer."""
    settings = settings_for(regulation, language=language, listen="push", start=position, **changes)
    if position.side_to_move.value == "black":
        settings = with_black(settings)
    return Talk(settings)


def with_black(settings: Settings) -> Settings:
    return replace(settings, white=settings.black, black=settings.white)


# 26


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_26_every_number_and_its_synonyms_are_understood(language: str) -> None:
    words = vocabulary(language)
    assert set(words.numbers.values()) == set(range(1, 51))
    for form, number in words.numbers.items():
        assert parse_square(" ".join(form), words) == number


@pytest.mark.parametrize("language", LANGUAGES)
@given(st.data())
def test_criterion_26_unknown_words_never_play_a_move(language: str, data: st.DataObject) -> None:
    known = sorted(words_of(vocabulary(language)))
    row = data.draw(st.lists(st.sampled_from([*known, "[unk]"]), max_size=6))
    place = data.draw(st.integers(0, len(row)))
    talk = Talk(settings_for(language=language, listen="push"))
    assert not hear(talk, (" ".join([*row[:place], "[unk]", *row[place:]]), 0.0))


# 27


@pytest.mark.parametrize("language", LANGUAGES)
@BOTH_GAMES
def test_criterion_27_what_is_played_is_legal_and_two_close_ones_are_asked_about(
    language: str, regulation: Regulation
) -> None:
    words = vocabulary(language)
    second = margins_of(words).second
    chance = random.Random(27)
    asked = played = 0
    for position in random_positions(regulation, 40, seed=27):
        legal = distinct_moves(legal_moves(position))
        squares = range(1, regulation.variant.geometry.squares + 1)
        chosen = chance.sample(legal, min(3, len(legal)))
        offered = {as_said(words, move): -chance.random() * 3 for move in chosen}
        for _ in range(6):
            one, other = chance.sample(squares, 2)
            offered.setdefault(f"{usual(words, one)} {usual(words, other)}", -1 - chance.random() * 4)
        talk = at(position, regulation, language)
        made = hear(talk, *offered.items())
        close = sorted(offered[said] for move in legal if (said := as_said(words, move)) in offered)
        if len(close) > 1 and close[-1] - close[-2] < second:
            assert not made
            asked += talk.dialogue.state is State.ANSWER
        for move in made:
            played += 1
            assert any(move.path == each.path for each in legal)
    assert asked > 5
    assert played > 5


# 28


@pytest.mark.parametrize("language", LANGUAGES)
@BOTH_GAMES
def test_criterion_28_a_confused_number_plays_nothing_that_is_not_told_and_can_be_corrected(
    language: str, regulation: Regulation
) -> None:
    """One number of a legal move is heard as one that sounds like it, on random positions."""
    words = vocabulary(language)
    chance = random.Random(28)
    confused = wrong = 0
    for position in random_positions(regulation, POSITIONS // 6 + 1, seed=28):
        move = chance.choice(distinct_moves(legal_moves(position)))
        path = list(move.path)
        places = [at for at, square in enumerate(path) if words.confused.get(square)]
        if not places:
            continue
        confused += 1
        place = chance.choice(places)
        path[place] = chance.choice(sorted(words.confused[path[place]]))
        heard = " ".join(usual(words, square) for square in path)
        talk = at(position, regulation, language)
        for played in hear(talk, (heard, 0.0)):
            if played.path == move.path:
                continue
            wrong += 1
            told = [each.utterance.text for each in talk.done if isinstance(each, Say)]
            assert any(played.move in text for text in told)
            hear(talk, (NO[language], 0.0))
            assert talk.game.position == position
    assert confused > 40
    assert wrong < confused


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_28_between_people_there_is_a_window(language: str) -> None:
    words = vocabulary(language)
    talk = Talk(settings_for(language=language, listen="push", black=settings_for().white))
    start = talk.game.position
    said = (f"{usual(words, 22)} {usual(words, 18)}", 0.0)
    assert hear(talk, said)
    assert talk.windows
    hear(talk, (NO[language], 0.0))
    assert talk.game.position == start


# 29

NEEDS_A_YES = (Command.RESIGN, Command.DRAW, Command.TAKE_BACK, Command.QUIT, Command.NEW_GAME)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", NEEDS_A_YES, ids=lambda each: each.value)
@pytest.mark.parametrize("with_key", [False, True], ids=["by-voice", "by-key"])
def test_criterion_29_what_cannot_be_undone_needs_a_yes(
    language: str, command: Command, with_key: bool
) -> None:
    words = vocabulary(language)
    for phrase, meant in words.commands.items():
        if meant is not command:
            continue
        talk = Talk(settings_for(language=language, listen="push"))
        hear(talk, (f"{usual(words, 22)} {usual(words, 18)}", 0.0))
        talk.answer("10-14")
        before = (talk.game.position, talk.game.outcome)
        hear(talk, (phrase, 0.0))
        if len(phrase) <= 2:
            continue  # too short a word to act by itself
        assert talk.dialogue.state is State.ANSWER, phrase
        assert (talk.game.position, talk.game.outcome, talk.status) == (*before, None)
        hear(talk, ("[unk]", 0.0))
        assert (talk.game.position, talk.game.outcome, talk.status) == (*before, None)
        if with_key:
            talk.type(YES[language])
        else:
            hear(talk, (YES[language], 0.0))
        is_done = (talk.game.position, talk.game.outcome) != before or talk.status is not None
        assert is_done or command is Command.DRAW  # which the computer may decline
        assert talk.dialogue.state is not State.ANSWER


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_29_deleting_what_was_learnt_needs_a_yes(language: str) -> None:
    talk = Talk(settings_for(language=language, listen="push", is_learning=True))
    line = {"it": "apprendimento dimentica", "en": "learning forget", "pt": "aprendizagem esquecer"}
    hear(talk, (line[language], 0.0))
    assert talk.dialogue.state is State.ANSWER
    assert not any(isinstance(each, ForgetLearnt) for each in talk.done)
    hear(talk, (YES[language], 0.0))
    assert any(isinstance(each, ForgetLearnt) for each in talk.done)


def test_criterion_29_a_yes_in_the_middle_of_an_utterance_does_nothing() -> None:
    talk = Talk(settings_for(language="it", listen="push"))
    hear(talk, ("mi arrendo", 0.0))
    assert "si" in talk.watched
    assert talk.send(AnswerHeard("si")) == []
    assert talk.dialogue.state is State.ANSWER
    assert not any(isinstance(each, Quit) for each in talk.done)


# 30


@pytest.mark.parametrize("language", LANGUAGES)
@BOTH_GAMES
def test_criterion_30_what_was_rejected_is_not_proposed_again(
    language: str, regulation: Regulation
) -> None:
    words = vocabulary(language)
    chance = random.Random(30)
    for position in random_positions(regulation, 25, seed=30):
        legal = distinct_moves(legal_moves(position))
        if len(legal) < 2:
            continue
        one, other = chance.sample(legal, 2)
        talk = at(position, regulation, language)
        utterance = ((as_said(words, one), 0.0), (as_said(words, other), -0.5))
        made = hear(talk, *utterance)
        hear(talk, (NO[language], 0.0))
        rejected = [one, other] if not made else [one]
        assert talk.game.position == position
        for move in hear(talk, *utterance):
            assert move.path not in [each.path for each in rejected]
        choice = talk.dialogue.talk.here.choice
        assert not choice or not {each.path for each in choice.moves} & {each.path for each in rejected}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verbosity", [0, 1, 2])
def test_criterion_30_the_third_failure_offers_the_keyboard_and_no_prompt_comes_twice(
    language: str, verbosity: int
) -> None:
    talk = Talk(settings_for(language=language, listen="push", verbosity=verbosity))
    said: list[str] = []
    keyboard = {"it": "tastiera", "en": "keyboard", "pt": "teclado"}[language]
    for failure in range(1, 10):
        prompts = talk.send(UtteranceHeard((("[unk] [unk]", 0.0),)))
        assert prompts
        said += prompts
        if failure % 3 == 0 and verbosity:
            assert any(keyboard in prompt for prompt in prompts)
        elif verbosity:
            assert not any(keyboard in prompt for prompt in prompts)
    assert all(one != other for one, other in pairwise(said)), said

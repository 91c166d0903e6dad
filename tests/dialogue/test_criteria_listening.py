"""The criteria of accessibility about what is heard, 26 to 30, each a test named after its number."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.dialogue.effects import ForgetLearnt, Learn, Quit, Say
from assistant.dialogue.events import AnswerHeard, MovePlayed, Route, UtteranceHeard
from assistant.dialogue.settings import Settings
from assistant.dialogue.states import State
from assistant.game.game import Game
from assistant.parsing.grammar import words_of
from assistant.parsing.heard import margins_of
from assistant.parsing.meanings import Command
from assistant.parsing.moves import parse_square
from assistant.parsing.vocabulary import Vocabulary, vocabulary
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from tests.dialogue.criteria import LANGUAGES, YES
from tests.dialogue.talk import Talk, settings_for

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


def hear(talk: Talk, *alternatives: tuple[str, float]) -> list[MovePlayed]:
    """The moves that an utterance has played."""
    talk.done.clear()
    talk.send(UtteranceHeard(alternatives))
    return [each for each in talk.done if isinstance(each, MovePlayed)]


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
        choice = talk.dialogue._conversation.choice
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


def test_a_no_after_the_end_takes_nothing_back() -> None:
    talk = Talk(settings_for(language="it", listen="push"))
    hear(talk, ("ventidue diciotto", 0.0))
    hear(talk, ("mi arrendo", 0.0))
    hear(talk, ("si", 0.0))
    assert talk.game.outcome
    hear(talk, ("no", 0.0))
    assert talk.game.outcome


def test_a_no_is_about_what_was_heard_last() -> None:
    """Not about the good move before the one that was refused."""
    talk = Talk(settings_for(language="it", listen="push"))
    hear(talk, ("ventidue diciotto", 0.0))
    talk.answer("10-14")
    hear(talk, ("ventuno ventidue", 0.0))
    hear(talk, ("no", 0.0))
    assert len(talk.game.plies) == 2


@pytest.mark.parametrize(("answer", "left"), [("no", 2), ("si", 0)])
def test_a_no_with_a_move_that_cannot_be_takes_nothing_back_without_a_yes(
    answer: str, left: int
) -> None:
    """ "La dodici in diciassette" was heard as "no, quattordici diciassette", and a good move went."""
    talk = Talk(settings_for(language="it", listen="push"))
    hear(talk, ("ventidue diciotto", 0.0))
    talk.answer("10-14")
    hear(talk, ("no quattordici diciassette", 0.0))
    assert len(talk.game.plies) == 2
    assert talk.dialogue.state is State.ANSWER
    hear(talk, (answer, 0.0))
    assert len(talk.game.plies) == left
    assert not hear(talk, ("no quattordici diciassette", 0.0))  # nobody is asked twice
    assert talk.dialogue.state is not State.ANSWER


def test_a_no_with_a_square_that_no_move_has_takes_nothing_back_without_a_yes() -> None:
    """ "Trinta uma" was heard as "no, one", and a good move went."""
    talk = Talk(settings_for(language="it", listen="push"))
    hear(talk, ("ventidue diciotto", 0.0))
    talk.answer("10-14")
    hear(talk, ("no uno", 0.0))
    assert len(talk.game.plies) == 2
    assert talk.dialogue.state is State.ANSWER


@pytest.mark.parametrize(("answer", "left"), [("no", ["22-18", "10-14"]), ("si", ["21-17", "10-13"])])
def test_a_no_with_what_may_be_the_next_move_takes_nothing_back_without_a_yes(
    answer: str, left: list[str]
) -> None:
    """ "Da um para cinco" was always heard as "no, from one to five" of one voice."""
    talk = Talk(settings_for(language="it", listen="push"))
    hear(talk, ("ventidue diciotto", 0.0))
    talk.answer("10-14")
    assert not hear(talk, ("no ventuno diciassette", 0.0))
    assert talk.dialogue.state is State.ANSWER
    hear(talk, (answer, 0.0))
    if answer == "si":
        talk.answer("10-13")
    else:
        assert talk.dialogue.state is State.ANSWER  # was it the next move?
    assert [each.written for each in talk.game.plies] == left


def test_a_no_with_a_move_that_cannot_be_gives_way_to_a_move_that_can() -> None:
    talk = Talk(settings_for(language="it", listen="push"))
    hear(talk, ("ventidue diciotto", 0.0))
    talk.answer("10-14")
    made = hear(talk, ("no quattordici diciassette", 0.0), ("ventuno diciassette", -3.0))
    moves = talk.dialogue._conversation.choice or talk.dialogue._conversation.asked
    assert [each.path for each in made] == [(21, 17)] or moves
    assert talk.game.plies[0].written == "22-18"


def test_what_cannot_be_and_is_said_again_is_asked_about_by_what_else_it_sounds_like() -> None:
    talk = Talk(settings_for(language="it", listen="push"))
    heard = (("dodici diciotto", 0.0), ("ventidue diciotto", -7.0))
    assert not hear(talk, *heard)
    assert talk.dialogue.state is not State.ANSWER
    assert not hear(talk, *heard)
    assert talk.dialogue.state is State.ANSWER
    assert [each.path for each in hear(talk, ("si", 0.0))] == [(22, 18)]


def test_what_cannot_be_and_is_said_again_is_refused_again_if_it_sounds_like_nothing_else() -> None:
    talk = Talk(settings_for(language="it", listen="push"))
    for times in range(3):
        assert not hear(talk, ("dodici diciotto", 0.0))
        assert talk.dialogue.state is not State.ANSWER
        said = " ".join(each.utterance.text for each in talk.done if isinstance(each, Say))
        assert "Ho sentito 12-18." in said
        assert ("la casella di partenza" in said or "da cui parte" in said) is (times > 0)
    hear(talk, ("ventidue", 0.0))
    assert [each.path for each in hear(talk, ("diciotto", 0.0))] == [(22, 18)]


def test_what_is_learnt_is_told_to_be_remembered() -> None:
    talk = Talk(settings_for(language="it", listen="push", is_learning=True))
    hear(talk, ("ventidue diciotto", 0.0))
    hear(talk, ("no ho detto ventuno", 0.0))
    assert [each for each in talk.done if isinstance(each, Learn)] == [Learn(22, 21)]
    plain = Talk(settings_for(language="it", listen="push"))
    hear(plain, ("ventidue diciotto", 0.0))
    hear(plain, ("no ho detto ventuno", 0.0))
    assert not any(isinstance(each, Learn) for each in plain.done)


CHOICE = (("ventidue diciotto", 0.0), ("ventuno diciotto", -0.5))


def italian(**changes: object) -> Talk:
    return Talk(settings_for(language="it", listen="push", **changes))


def test_a_square_that_was_waited_for_is_not_when_a_move_was_made() -> None:
    talk = italian()
    for said in ("[unk]", "[unk]", "ventuno"):
        hear(talk, (said, 0.0))
    hear(talk, ("ventidue diciannove", 0.0), ("ventitre diciannove", -0.5))
    assert hear(talk, ("ventitre", 0.0))
    talk.answer("10-13")
    assert not hear(talk, ("diciassette", 0.0))


def test_a_square_that_was_not_understood_is_one_of_few_that_are_listened_for() -> None:
    """A voice's "dez" was always heard as "das", and is heard where few squares are expected."""
    talk = Talk(settings_for(language="pt", listen="open", voice="own"))
    for said in ("vinte e dois das", "vinte e dois das", "vinte e dois"):
        hear(talk, (said, 0.0))
        assert not talk.watched
    assert talk.send(UtteranceHeard((("das", 0.0),)))
    assert {"dezoito", "dezanove"} <= {*talk.watched}
    talk.done.clear()
    talk.send(AnswerHeard("dezoito"))
    assert [each.move for each in talk.done if isinstance(each, MovePlayed)] == ["22-18"]
    assert not talk.watched


def test_an_open_microphone_hears_a_screen_reader_which_is_told() -> None:
    words = "Sento anche il lettore di schermo"
    for kind, is_told in (("reader", True), ("own", False)):
        talk = Talk(settings_for(language="it", listen="push"), Route(kind, "asked"))
        assert not any(words in said for said in talk.opening)
        assert any(words in said for said in talk.type("ascolto aperto")) is is_told
        assert not any(words in said for said in talk.type("ascolto tasto"))


def test_how_to_be_heard_is_told_once() -> None:
    talk = Talk(settings_for(language="it"))
    assert len(talk.type("ascolto tasto")) == 2
    assert len(talk.type("ascolto tasto")) == 1


def test_what_is_not_understood_in_a_quiz_moves_no_piece() -> None:
    talk = italian()
    hear(talk, ("quiz", 0.0))
    for said in ("[unk]", "[unk]", "ventidue", "diciotto"):
        assert not hear(talk, (said, 0.0))


def test_a_list_that_is_newer_than_a_choice_is_answered_first() -> None:
    talk = italian()
    hear(talk, *CHOICE)
    hear(talk, ("quiz", 0.0))
    assert not hear(talk, ("ventidue", 0.0))


def test_too_late_is_too_late_for_whatever_is_said_again() -> None:
    talk = italian(black=settings_for().white)
    hear(talk, ("ventidue diciotto", 0.0))
    talk.act("* the window closes")
    for said in ("no ventuno", "no nove", "no"):
        assert not hear(talk, (said, 0.0))
    assert len(talk.game.plies) == 1


def test_a_typed_no_closes_a_choice_and_takes_nothing_back() -> None:
    talk = italian()
    hear(talk, ("ventiquattro venti", 0.0))
    talk.answer("10-14")
    hear(talk, *CHOICE)
    talk.type("no")
    assert len(talk.game.plies) == 2
    assert talk.dialogue.state is State.MOVE
    assert not hear(talk, *CHOICE)


def test_an_early_no_is_for_the_question_that_was_asked_last() -> None:
    talk = italian()
    hear(talk, *CHOICE)
    hear(talk, ("abbandono", 0.0))
    talk.send(AnswerHeard("no"))
    conversation = talk.dialogue._conversation
    assert not conversation.asked
    assert conversation.choice


def test_the_only_move_can_be_said_after_a_no() -> None:
    talk = italian()
    hear(talk, ("ventitre diciannove", 0.0))
    talk.answer("10-14")
    assert hear(talk, ("diciannove dieci", 0.0))
    hear(talk, ("no", 0.0))
    assert hear(talk, ("diciannove dieci", 0.0))

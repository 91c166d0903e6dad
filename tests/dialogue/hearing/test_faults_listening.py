"""Faults that play and fresh eyes have found in what is done with what is heard."""

from dataclasses import replace

import pytest

from assistant.dialogue.effects import Learn, Say
from assistant.dialogue.events import AnswerHeard, Route, UtteranceHeard, WindowClosed
from assistant.dialogue.states import State
from assistant.game.deeds import MovePlayed
from assistant.settings.terms import Player
from tests.dialogue.support.heard import hear
from tests.dialogue.support.talk import Talk, settings_for


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
    moves = talk.dialogue.talk.here.choice or talk.dialogue.talk.here.asked
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
        assert ("la casella di partenza" in said or "da cui parte" in said) is (times == 1)
        assert ("tastiera" in said) is (times == 2)
    hear(talk, ("dodici diciotto", 0.0), ("[unk]", -9.0))
    hear(talk, ("dodici diciotto", 0.0))
    hear(talk, ("ventidue", 0.0))
    assert [each.path for each in hear(talk, ("diciotto", 0.0))] == [(22, 18)]


def said_by(talk: Talk, text: str) -> str:
    """What is answered to an utterance."""
    return " ".join(talk.send(UtteranceHeard(((text, 0.0),))))


def waiting_for_the_end(start: str) -> Talk:
    """A game with 22-18 and an answer, in which the square is waited for where a piece is to go."""
    talk = Talk(settings_for(language="it", listen="push"))
    hear(talk, ("ventidue diciotto", 0.0))
    talk.answer("10-13")
    for said in ("[unk]", "[unk]", start):
        hear(talk, (said, 0.0))
    return talk


def test_a_square_is_waited_for_no_more_when_the_move_before_was_taken_back() -> None:
    talk = waiting_for_the_end("diciotto")
    talk.type("riprendi")
    talk.type("s")
    assert not talk.game.plies
    assert not hear(talk, ("quattordici", 0.0))


def test_a_no_to_a_square_begins_again_with_the_start() -> None:
    talk = waiting_for_the_end("ventuno")
    assert "parte" in said_by(talk, "no")
    assert len(talk.game.plies) == 2
    hear(talk, ("ventitre", 0.0))
    assert [each.path for each in hear(talk, ("venti", 0.0))] == [(23, 20)]


LETICIA = (("nao uma cinco", 93.1), ("nao um para cinco", 91.0), ("nao para cinco", 90.1))
"""What a voice is heard to say with "da um para a cinco"."""


def test_a_no_with_one_square_that_may_be_a_whole_move_takes_nothing_back_without_a_yes() -> None:
    talk = Talk(
        settings_for(
            language="pt", listen="push", white=Player(is_computer=True), black=Player(),
            fen="W:W21,22,27:B1,6,12",
        )
    )  # fmt: skip
    talk.answer("22-18")
    hear(talk, ("seis onze", 0.0))
    talk.answer("21-17")
    assert not hear(talk, *LETICIA)
    assert len(talk.game.plies) == 3
    assert talk.dialogue.state is State.ANSWER
    hear(talk, ("nao", 0.0))
    assert talk.dialogue.state is State.ANSWER  # whether that was 1-5
    assert [each.path for each in hear(talk, ("sim", 0.0))] == [(1, 5)]


def test_a_no_with_a_square_of_quite_another_move_takes_nothing_back_without_a_yes() -> None:
    """Neither 23-18 nor 22-23: two numbers misheard at once are seldom, half a sentence is not."""
    talk = Talk(settings_for(language="it", listen="push"))
    hear(talk, ("ventidue diciotto", 0.0))
    talk.answer("10-14")
    assert not hear(talk, ("no ventiquattro", 0.0))
    assert len(talk.game.plies) == 2
    assert talk.dialogue.state is State.ANSWER
    hear(talk, ("si", 0.0))
    assert [each.written for each in talk.game.plies] == ["24-20"]


def test_after_the_no_to_a_withdrawal_nothing_is_left_to_correct() -> None:
    talk = Talk(settings_for(language="it", listen="push"))
    hear(talk, ("ventidue diciotto", 0.0))
    talk.answer("10-14")
    hear(talk, ("no quattordici diciassette", 0.0))
    hear(talk, ("no", 0.0))
    assert not hear(talk, ("no ventuno", 0.0))
    assert "22-18" in [each.written for each in talk.game.plies]


def test_who_names_what_was_rejected_before_means_it() -> None:
    talk = Talk(settings_for(language="it", listen="push"))
    hear(talk, ("ventidue diciotto", 0.0))
    hear(talk, ("no", 0.0))
    hear(talk, ("ventuno diciassette", 0.0))
    talk.answer("10-13")
    assert [each.path for each in hear(talk, ("no ventidue diciotto", 0.0))] == [(22, 18)]


def test_a_quiz_goes_on_when_a_move_that_cannot_be_is_heard_again() -> None:
    talk = Talk(settings_for(language="it", listen="push"))
    talk.type("quiz")
    for _ in range(3):
        hear(talk, ("dodici diciotto", 0.0))
    hear(talk, ("ventidue", 0.0))
    assert not hear(talk, ("diciotto", 0.0))


def test_between_people_a_late_no_may_be_the_beginning_of_the_next_move() -> None:
    people = Player(), Player()
    talk = Talk(replace(settings_for(language="it", listen="push"), white=people[0], black=people[1]))
    hear(talk, ("ventidue diciotto", 0.0))
    talk.send(WindowClosed(1))
    assert not hear(talk, ("no dieci quattordici", 0.0))
    assert talk.dialogue.state is State.ANSWER
    assert [each.path for each in hear(talk, ("si", 0.0))] == [(10, 14)]


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


def test_what_was_chosen_and_not_heard_best_is_learnt() -> None:
    talk = Talk(settings_for(language="it", listen="push", is_learning=True))
    hear(talk, *CHOICE)
    hear(talk, ("la seconda", 0.0))
    assert [each for each in talk.done if isinstance(each, Learn)] == [Learn(22, 21)]
    first = Talk(settings_for(language="it", listen="push", is_learning=True))
    hear(first, *CHOICE)
    hear(first, ("la prima", 0.0))
    assert not any(isinstance(each, Learn) for each in first.done)


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
    assert [each.move for each in talk.deeds(MovePlayed)] == ["22-18"]
    assert not talk.watched


def test_an_open_microphone_hears_a_screen_reader_which_is_told() -> None:
    words = "Sento anche il lettore di schermo"
    for kind, is_told in (("reader", True), ("print", True), ("own", False)):
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
    conversation = talk.dialogue.talk
    assert not conversation.here.asked
    assert conversation.here.choice


def test_the_only_move_can_be_said_after_a_no() -> None:
    talk = italian()
    hear(talk, ("ventitre diciannove", 0.0))
    talk.answer("10-14")
    assert [move.path for move in hear(talk, ("diciannove dieci", 0.0))] == [(19, 10)]
    hear(talk, ("no", 0.0))
    assert [ply.written for ply in talk.game.plies] == ["23-19", "10-14"]
    assert [move.path for move in hear(talk, ("diciannove dieci", 0.0))] == [(19, 10)]


@pytest.mark.parametrize(
    ("language", "first", "instead"),
    [
        ("it", "diciannove dieci", "no ho detto diciotto undici"),
        ("en", "nineteen ten", "no i said eighteen eleven"),
        ("pt", "dezanove dez", "nao eu disse dezoito onze"),
    ],
)
def test_the_hands_are_told_what_to_put_back_before_the_move_that_was_meant(
    language: str, first: str, instead: str
) -> None:
    fen = "W:W18,19,27,30:B1,2,3,6,14"
    talk = Talk(settings_for(language=language, fen=fen, listen="push"))
    talk.hear(first)
    talk.answer("6x31")
    _, put_back, played = talk.hear(instead)
    assert "31-6" in put_back
    assert all(number in put_back for number in ("14", "18", "19", "27"))
    assert "18x11" in played

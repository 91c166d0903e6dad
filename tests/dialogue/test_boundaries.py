"""Boundaries of the conversation at which one small change would do something that was not said."""

import pytest

from assistant.dialogue.effects import EndUtterance, Learn
from assistant.dialogue.events import PartialHeard, UtteranceHeard, WindowClosed
from assistant.dialogue.handlers.playing.draw import computer_accepts_draw
from assistant.dialogue.questions import Guess
from assistant.dialogue.states import State
from assistant.game.deeds import MovePlayed
from assistant.parsing.corrections import LEARNT_AFTER, LEARNT_COST, with_learnt
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.settings.terms import Player
from tests.dialogue.support.heard import hear
from tests.dialogue.support.talk import Talk, settings_for

CHOICE = (("ventidue diciotto", 0.0), ("ventuno diciotto", -0.5))


def italian(**changes: object) -> Talk:
    return Talk(settings_for(language="it", listen="push", **changes))


def two_people(**changes: object) -> Talk:
    return italian(white=Player(), black=Player(), **changes)


def test_an_unclear_answer_to_which_move_plays_none() -> None:
    talk = italian()
    hear(talk, *CHOICE)
    assert not talk.game.plies
    hear(talk, ("ventidue", 0.0), ("ventuno", -0.3))
    assert not talk.game.plies
    hear(talk, ("ventidue", 0.0), ("ventuno", -3.0))
    assert [ply.written for ply in talk.game.plies] == ["22-18"]


def test_playing_blindfold_a_take_back_names_no_piece() -> None:
    talk = Talk(settings_for(language="it", fen="W:W22,32:B18,5", questions=1))
    talk.type("22-13")
    talk.answer("5-9")
    said = [*talk.type("riprendi"), *talk.type("sì")]
    assert not talk.game.plies
    assert not [line for line in said if "18" in line and "nera" in line], said
    seen = Talk(settings_for(language="it", fen="W:W22,32:B18,5"))
    seen.type("22-13")
    seen.answer("5-9")
    told = [*seen.type("riprendi"), *seen.type("sì")]
    assert [line for line in told if "18" in line and "nera" in line], told


def test_the_end_of_an_older_window_does_not_shut_the_newer_one() -> None:
    talk = two_people()
    hear(talk, ("ventidue diciotto", 0.0))
    hear(talk, ("undici quindici", 0.0))
    first, second = talk.windows
    talk.send(WindowClosed(first))
    hear(talk, ("no", 0.0))
    assert [ply.written for ply in talk.game.plies] == ["22-18"], "taken back without asking anybody"
    hear(talk, ("undici quindici", 0.0))
    talk.send(WindowClosed(talk.windows[-1]))
    assert second != talk.windows[-1]
    hear(talk, ("no", 0.0))
    assert len(talk.game.plies) == 2, "the time for it is over"


def ended_early(talk: Talk, text: str) -> bool:
    talk.done.clear()
    talk.send(PartialHeard(text))
    return any(isinstance(each, EndUtterance) for each in talk.done)


def test_nobody_is_cut_off_while_a_question_is_open() -> None:
    talk = italian()
    assert ended_early(talk, "ventidue diciotto")
    hear(talk, ("mi arrendo", 0.0))
    assert talk.dialogue.state is State.ANSWER
    assert not ended_early(talk, "ventidue diciotto")
    choosing = italian()
    hear(choosing, *CHOICE)
    assert not ended_early(choosing, "ventidue diciotto")
    for opens in ("diagonali", "prova"):  # a square is waited for
        waiting = italian()
        waiting.type(opens)
        assert waiting.dialogue.talk.here.expected
        assert not ended_early(waiting, "ventidue diciotto")


def test_with_the_microphone_open_one_number_is_talk_and_two_are_not() -> None:
    talk = Talk(settings_for(language="it", listen="open", voice="own"))
    talk.type("22-18")  # while the computer thinks
    assert not talk.send(UtteranceHeard((("ventisei", 0.0),)))
    assert talk.send(UtteranceHeard((("ventisei ventinove", 0.0),)))


def test_a_draw_is_not_judged_by_the_game_before() -> None:
    talk = Talk(settings_for(language="it"))
    talk.type("22-18")
    talk.answer("10-14", -900)
    assert computer_accepts_draw(talk.dialogue.talk)
    talk.type("nuova")
    talk.type("sì")
    assert not talk.game.plies
    assert not computer_accepts_draw(talk.dialogue.talk)


@pytest.mark.parametrize("order", [("ventidue", "ventuno"), ("ventuno", "ventidue")])
def test_a_confusion_is_counted_whichever_number_was_heard(order: tuple[str, str]) -> None:
    heard, meant = order
    talk = italian(is_learning=True)
    hear(talk, (f"{heard} diciotto", 0.0))
    hear(talk, (f"no ho detto {meant}", 0.0))
    assert talk.dialogue.talk.surface.learnt == {(21, 22): 1}
    assert sum(isinstance(each, Learn) for each in talk.done) == 1


def test_a_confusion_counts_from_the_second_correction() -> None:
    words = vocabulary("it")
    once = with_learnt(words, {(22, 28): LEARNT_AFTER - 1})
    assert 28 not in once.confused.get(22, {})
    twice = with_learnt(words, {(22, 28): LEARNT_AFTER})
    assert twice.confused[22][28] == twice.confused[28][22] == LEARNT_COST
    often = with_learnt(words, {(22, 28): 1000})
    assert often.confused[22][28] < LEARNT_COST


def test_a_take_back_by_voice_must_be_clear() -> None:
    talk = italian()
    hear(talk, ("ventidue diciotto", 0.0))
    talk.answer("10-14")
    hear(talk, ("riprendi", 0.0), ("ripeti", -3.0))
    assert isinstance(talk.dialogue.talk.here.asked.about, Guess)  # whether it was meant at all
    talk.type("no")
    assert talk.dialogue.state is not State.ANSWER
    assert len(talk.game.plies) == 2
    hear(talk, ("riprendi", 0.0), ("ripeti", -5.0))
    assert talk.dialogue.state is State.ANSWER
    assert not isinstance(talk.dialogue.talk.here.asked.about, Guess)
    assert len(talk.game.plies) == 2


@pytest.mark.parametrize(
    ("first", "numbers"),
    [("W", ["1", "1", "2", "2"]), ("B", ["1", "2", "2", "3"])],
)
def test_moves_are_numbered_from_whoever_begins(first: str, numbers: list[str]) -> None:
    pieces = "W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"
    talk = two_people(fen=f"{first}:{pieces}")
    moves = ["24-20", "9-13", "28-24", "5-9"] if first == "W" else ["9-13", "24-20", "5-9", "28-24"]
    told = []
    for move in moves:
        told.append(talk.type("che mossa è")[0])
        talk.type(move)
    assert [line for line, number in zip(told, numbers, strict=True) if number not in line] == [], told
    assert len(talk.game.plies) == len(moves)


def test_a_resignation_leaves_no_search_behind() -> None:
    talk = Talk(settings_for(language="it"))
    talk.type("22-18")
    search = talk.searches[-1]
    talk.type("abbandona")
    talk.type("sì")
    assert talk.game.outcome
    assert search.request_id in talk.stopped
    played = talk.deeds(MovePlayed)
    assert len(played) == 1


def test_that_a_repetition_may_be_claimed_is_told_whole_once_and_then_short() -> None:
    talk = two_people(fen="W:WK47:BK4,6", rule_text=INTERNATIONAL_FID)
    told = []
    for move in ["47-42", "4-10", "42-47", "10-4"] * 3:
        told += [line for line in talk.type(move) if "etizione" in line]
    whole, *short = told
    assert whole.startswith("La posizione si è presentata tre volte: la patta può chiederla")
    assert short, told
    assert all(line.startswith("Ripetizione, ") for line in short), short
    talk.type("nuova")
    talk.type("sì")
    again = []
    for move in ["47-42", "4-10", "42-47", "10-4"] * 2:
        again += [line for line in talk.type(move) if "etizione" in line]
    assert again[0] == whole, "another game, and perhaps another person"


def test_a_line_that_is_understood_ends_the_row_of_those_that_are_not() -> None:
    talk = italian()
    rows = [len(talk.type("blabla")) for _ in range(3)]
    assert rows[2] > rows[0] == rows[1], "the third time running, with how to go on"
    talk = italian()
    talk.type("blabla")
    talk.type("blabla")
    talk.type("turno")
    assert len(talk.type("blabla")) == rows[0]


def test_the_move_that_is_asked_about_may_be_typed_whole() -> None:
    talk = two_people(fen="W:WK17,32:B6,7,13,14,K8,K15")
    talk.type("17x10")
    assert talk.dialogue.state is State.ANSWER
    talk.type("17x10")
    assert not talk.game.plies, "once more is not a yes"
    talk.type("17x10x19x12x3x10")
    assert [ply.written for ply in talk.game.plies] == ["17x10"]


def test_another_move_is_no_yes_to_the_one_that_is_asked_about() -> None:
    talk = two_people(fen="W:WK17,32:B6,7,13,14,K8,K15")
    talk.type("17x10")
    talk.type("17x19")
    assert not talk.game.plies


def test_after_a_fault_in_the_computers_move_the_person_decides(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    talk = italian()
    talk.type("22-18")

    def fail(conversation: object) -> None:
        raise RuntimeError("a fault")

    with monkeypatch.context() as patch:
        patch.setattr("assistant.dialogue.handlers.playing.move.next_turn", fail)
        with pytest.raises(RuntimeError):
            talk.answer("10-14")
    assert [ply.written for ply in talk.game.plies] == ["22-18"]
    assert talk.dialogue.waits_for_player
    assert talk.type("24-20")[0].startswith("Il computer non riesce a muovere")


def test_a_claim_stops_the_search_that_it_makes_needless() -> None:
    talk = italian(fen="W:WK47:BK4,6", rule_text=INTERNATIONAL_FID)
    for move, answer in [("47-42", "4-10"), ("42-47", "10-4")] * 2:
        talk.type(move)
        talk.answer(answer, 100)  # who thinks that it is winning claims nothing itself
    talk.type("47-42")
    search = talk.searches[-1]
    talk.type("ripetizione")
    assert talk.game.outcome
    assert search.request_id in talk.stopped
    assert not talk.answer("4-10")

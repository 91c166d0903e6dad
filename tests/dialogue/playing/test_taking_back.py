"""Several moves taken back at once: what was typed, asked, undone and told."""

import random

import pytest

from assistant.dialogue.states import State
from assistant.game.deeds import (
    OfferAnswered,
    OfferMade,
    PositionSet,
    TakenBack,
)
from assistant.rules.notation import format_path
from assistant.settings.terms import Player
from tests.dialogue.support.board_talk import at_board
from tests.dialogue.support.taken_back import ALL_BACK, GAME, TWO, TWO_BACK, YES, played, written
from tests.dialogue.support.talk import Talk, settings_for

TYPED_BACK = [(language, line) for language, lines in TWO_BACK.items() for line in lines]
TYPED_ALL = [(language, line) for language, lines in ALL_BACK.items() for line in lines]


@pytest.mark.parametrize(("language", "line"), TYPED_BACK)
def test_two_moves_are_taken_back_after_a_yes(language: str, line: str) -> None:
    talk = played(language=language)
    (question,) = talk.type(line)
    assert "2" in question
    assert "21-17" in question
    assert "18x11" in question
    assert "3-6" not in question, "of one's own moves"
    assert written(talk) == list(GAME)
    told = talk.type(YES[language])
    assert written(talk) == list(GAME[:2])
    assert told[0].startswith("4 ")
    assert [move for move in GAME if move in told[0]] == list(GAME[2:])
    assert talk.deeds(TakenBack)[-1].plies == 4
    assert talk.dialogue.state is State.MOVE


@pytest.mark.parametrize(("language", "line"), TYPED_ALL)
def test_everything_is_taken_back_to_the_beginning(language: str, line: str) -> None:
    talk = played(language=language)
    (question,) = talk.type(line)
    assert "3" in question
    talk.type(YES[language])
    assert talk.game.plies == []
    assert talk.game.position == talk.game.start


def test_what_is_told_is_brief_and_can_be_done_in_its_order() -> None:
    talk = played()
    assert talk.type("riprendi 2") == [
        "Vuoi riprendere le tue ultime 2 mosse, 21-17 e 18x11, con le loro risposte? Rispondi sì o no."
    ]
    assert talk.type("sì")[:3] == [
        "4 mosse riprese: 3-6, 21-17, 6x15 e 18x11.",
        "Riporta 17-21, 6-3 e 15-6. Rimetti 14 pedina nera, 18 pedina bianca.",
        "Tocca a te, Bianco.",
    ]


def test_of_many_moves_the_first_and_the_last_are_named() -> None:
    talk = Talk(settings_for(language="it", **TWO))
    rng = random.Random(5)
    for _ in range(9):
        talk.type(format_path(rng.choice(talk.game.legal)))
    first, last = written(talk)[0], written(talk)[-1]
    (question,) = talk.type("riprendi 9")
    assert f"9 mosse, da {last} indietro fino a {first}." in question
    agreed = "Anna sì" if "Rispondi Anna" in question else "Bruno sì"
    assert talk.type(agreed)[0] == f"9 mosse riprese: da {last} indietro fino a {first}."


REFUSED = {
    "it": (("riprendi 4", "riprendi 100 mosse", "riprendi 22"), "solo 3: scrivi riprendi 3"),
    "en": (("undo 4", "take back 22", "undo 99999999999"), "Only 3 moves of yours"),
    "pt": (("desfazer 4", "voltar vinte e dois lances"), "Só há 3 lances seus"),
    "pt-BR": (("desfazer 4", "desfazer 22"), "digite desfazer 3"),
}


@pytest.mark.parametrize("language", REFUSED)
def test_of_more_moves_than_there_are_it_is_told_how_many(language: str) -> None:
    lines, told = REFUSED[language]
    for line in lines:
        talk = played(language=language)
        (said,) = talk.type(line)
        assert told in said
        assert written(talk) == list(GAME)
        assert talk.dialogue.state is State.MOVE


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("it", "riprendi 0", "almeno una"),
        ("it", "riprendi zero mosse", "almeno una"),
        ("en", "undo 0", "At least one"),
        ("pt", "desfazer 0", "pelo menos um"),
        ("pt-BR", "desfazer zero lances", "pelo menos um"),
    ],
)
def test_no_move_at_all_cannot_be_taken_back(language: str, line: str, told: str) -> None:
    talk = played(language=language)
    (said,) = talk.type(line)
    assert told in said
    assert written(talk) == list(GAME)


@pytest.mark.parametrize("line", ["riprendo 22", "riprendo la 22", "riprendo con la 22", "ripre 22"])
def test_a_number_by_itself_is_a_square(line: str) -> None:
    talk = played()
    before = written(talk)
    said = talk.type(line)
    assert not any("mosse" in each and "22" in each for each in said), said
    if talk.dialogue.state is State.ANSWER:  # whatever is asked, it is a move of that piece
        assert said[0].startswith(("Quale mossa", "Intendi la mossa")), said
    assert written(talk) == before


def test_one_move_is_taken_back_as_ever() -> None:
    for line in ("riprendi 1", "annulla una mossa", "riprendi"):
        talk = played()
        assert talk.type(line) == ["Vuoi riprendere la tua mossa 21-17? Rispondi sì o no."]
        assert talk.type("sì")[0] == "Mosse riprese: 3-6 e 21-17."


def test_a_move_without_its_answer_goes_alone() -> None:
    talk = played(*GAME[:5])
    assert talk.dialogue.state is State.SEARCH
    talk.type("riprendi 2")
    talk.type("sì")
    assert written(talk) == list(GAME[:2])
    assert talk.stopped == [talk.searches[-1].request_id]


@pytest.mark.parametrize("line", ["riprendi due mosse", "annulla due mosse", "torna indietro di due"])
def test_several_moves_are_taken_back_by_voice(line: str) -> None:
    talk = played(listen="push")
    said = talk.hear(line)
    assert talk.dialogue.state is State.ANSWER, said
    assert written(talk) == list(GAME)
    talk.hear("sì")
    assert written(talk) == list(GAME[:2])


def test_between_two_people_the_other_one_grants_the_last_moves_of_the_record() -> None:
    talk = played(**TWO)
    question = "Il Nero vuole riprendere 3 mosse, 3-6, 21-17 e 6x15. Bianco, Anna: sei d'accordo? "
    assert talk.type("riprendi 3") == [question + "Rispondi Anna sì, oppure no."]
    talk.type("no")
    assert written(talk) == list(GAME)
    talk.type("riprendi 3")
    talk.type("Anna sì")
    assert written(talk) == list(GAME[:3])
    offers = talk.deeds(OfferMade, OfferAnswered)
    assert [type(each) for each in offers] == [OfferMade, OfferAnswered] * 2
    assert {each.offer for each in offers} == {"takeback"}
    (said,) = talk.type("riprendi 4")
    assert said == "Si possono riprendere solo 3 mosse: scrivi riprendi 3."


def test_kings_that_stand_where_they_stood_are_not_put_back() -> None:
    talk = Talk(settings_for(language="it", fen="W:WK32,K29:BK1,K4", **TWO))
    for move in ("32-28", "1-5", "28-32", "5-1"):
        talk.type(move)
    assert len(talk.game.plies) == 4
    talk.type("riprendi 4")
    told, turn = talk.type("Bianco sì")
    assert told.startswith("4 mosse riprese")
    assert turn.startswith("Tocca al Bianco")


def test_computers_take_nothing_back() -> None:
    talk = Talk(settings_for(language="it", white=Player(is_computer=True)))
    talk.answer("22-18")
    for line in ("riprendi 2", "rifai"):
        assert "il computer" in talk.type(line)[0]
    assert written(talk) == ["22-18"]


def with_setting() -> Talk:
    """A game in which a position was put on the record, and two own moves were made since."""
    talk = played()
    conversation = talk.dialogue.talk
    conversation.do(PositionSet(talk.game.position, None, "white"))
    conversation.record_changed()
    for move in ("24-20", "17-13"):
        talk.type(move)
        talk.answer(format_path(talk.game.legal[0]))
    return talk


def test_nothing_is_taken_back_beyond_a_position_that_was_set() -> None:
    talk = with_setting()
    plies = len(talk.game.plies)
    (said,) = talk.type("riprendi 3")
    assert said.startswith("Di mosse tue da riprendere ce ne sono solo 2, perché prima la posizione è")
    assert len(talk.game.plies) == plies
    told, question = talk.type("riprendi tutto")
    assert told.startswith("Più indietro di così non si torna")
    assert "2 mosse" in question
    talk.type("sì")
    assert len(talk.game.plies) == plies - 4
    talk.type("rifai")
    assert len(talk.game.plies) == plies
    talk.type("riprendi 2")
    talk.type("sì")
    (said,) = talk.type("riprendi")
    assert "nessuna tua mossa" in said


def test_a_result_that_was_agreed_on_is_annulled_with_them() -> None:
    talk = played()
    talk.type("abbandono")
    talk.type("sì")
    assert talk.game.outcome
    (question,) = talk.type("riprendi 2")
    assert "Si annulla anche il risultato" in question
    talk.type("sì")
    assert talk.game.outcome is None
    talk.type("rifai")
    assert talk.game.outcome is None
    assert written(talk) == list(GAME)


def test_a_board_with_sensors_guides_the_hand_through_all_of_them() -> None:
    talk = at_board()
    for own, answer, hands in (
        ("-22 +18w", "10-14", "-10 +14b"),
        ("-21 +17w", "14x21", "-14 -18 +21b"),
    ):
        talk.on_board(own)
        talk.answer(answer)
        talk.on_board(hands)
    talk.type("riprendi 2")
    said = talk.type("sì")
    assert not talk.game.plies
    assert not any(line.startswith("Riporta") for line in said), said
    talk.hands[0].set_up(talk.game.position)
    assert talk.on_board("read")
    assert talk.lit == ()


@pytest.mark.parametrize("language", ALL_BACK)
def test_who_of_two_wants_all_moves_back_is_not_guessed(language: str) -> None:
    talk = played(language=language, **TWO)
    talk.type("22-18" if not talk.game.plies else format_path(talk.game.legal[0]))
    (question,) = talk.type(ALL_BACK[language][0])
    assert not any(name in question for name in ("Anna", "Bruno"))
    talk.type(YES[language])
    assert talk.game.plies == []
    talk.type("22-18")
    talk.type("11-14")
    (question,) = talk.type(f"Anna: {ALL_BACK[language][0]}")
    assert "Bruno" in question


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "Anna: riprendi 2"),
        ("it", "Anna: torna indietro di due"),
        ("en", "Anna: take back 2"),
        ("pt", "Anna: desfaz 2 lances"),
    ],
)
def test_who_has_said_their_name_counts_their_own_moves(language: str, line: str) -> None:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    talk = Talk(settings_for(language=language, **people))
    for move in ("23-20", "12-16", "20-15", "11x20"):
        talk.type(move)
    talk.type(line)
    talk.type({"it": "Bruno sì", "en": "Bruno yes", "pt": "Bruno sim"}[language])
    assert not talk.game.plies


def test_nobody_has_more_moves_back_than_are_theirs() -> None:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    talk = Talk(settings_for(language="en", **people))
    for move in ("23-20", "12-16", "20-15", "11x20"):
        talk.type(move)
    talk.type("Anna: take back 3")
    assert talk.dialogue.talk.here.asked is None
    assert len(talk.game.plies) == 4

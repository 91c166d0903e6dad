"""What is asked of who has a surface of their own: where it waits, who answers, whom it holds up."""

import pytest

from assistant.dialogue.events import (
    BoardFound,
    BoardRead,
    BoardRecognised,
    Interrupted,
    TableBegun,
    TableChosen,
)
from assistant.game.deeds import DrawAgreed, OfferAnswered, OfferMade
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.settings.terms import Player
from assistant.tactile.reading import reading_of
from tests.dialogue.support.board_talk import ON_BOARD
from tests.dialogue.support.several import ANNA, BRUNO, CARLA, Several
from tests.dialogue.support.talk import settings_for


def read(position: Position, how: str = "settled") -> BoardRead:
    """What the board says where this stands on it."""
    return BoardRead(0, reading_of(position), how)


def test_a_draw_is_asked_where_the_other_sits_and_only_their_yes_counts() -> None:
    play = Several.two()
    play.type(ANNA, "22-18")
    assert play.type(ANNA, "patta") == ["L'ho chiesto a Bruno: appena risponde, te lo dico."]
    assert play.to(BRUNO) == ["White offers a draw. Black, Bruno: do you accept? Answer yes or no."]
    for line in ("sì", "accetto", "Bruno: sì"):
        play.type(ANNA, line)
        assert not play.game.outcome, line
    assert play.place(BRUNO).asked
    play.type(BRUNO, "Anna: yes")
    assert not play.game.outcome
    play.type(BRUNO, "yes")
    assert play.deeds(DrawAgreed)
    assert any("patta" in line.lower() for line in play.to(ANNA))
    assert any("draw" in line.lower() for line in play.to(BRUNO))


def test_a_draw_that_is_declined_is_told_to_both() -> None:
    play = Several.two()
    play.type(ANNA, "patta")
    play.type(BRUNO, "no")
    assert play.to(ANNA) == ["La patta è rifiutata: si continua."]
    assert play.to(BRUNO) == ["The draw is declined: the game goes on."]
    (answered,) = play.deeds(OfferAnswered)
    assert answered.by is Side.BLACK


@pytest.mark.parametrize("is_yes", [True, False])
def test_a_move_is_taken_back_when_the_other_agrees_where_they_sit(is_yes: bool) -> None:
    play = Several.two()
    play.type(ANNA, "22-18")
    play.type(ANNA, "riprendi")
    assert play.to(BRUNO) == [
        "White wants to take back 22-18. Black, Bruno: do you agree? Answer yes or no."
    ]
    play.type(BRUNO, "yes" if is_yes else "no")
    assert play.moves == ([] if is_yes else ["22-18"])
    if is_yes:
        assert play.to(ANNA) == ["Mossa ripresa: 22-18.", "Tocca a te, Bianco, Anna."]
        assert play.to(BRUNO) == ["Move taken back: 22-18.", "White to move, Anna."]
    else:
        assert play.to(ANNA) == ["Bruno risponde di no."]


def test_an_offer_that_is_outrun_by_a_move_is_asked_no_more() -> None:
    play = Several.two()
    play.type(ANNA, "patta")
    play.type(ANNA, "22-18")
    assert play.to(ANNA)[0] == "Bruno non ha risposto: la domanda cade. Se vuoi, chiedi di nuovo."
    assert play.to(BRUNO)[0].startswith("The game has changed meanwhile")
    assert not play.place(BRUNO).asked
    play.type(BRUNO, "yes")
    assert not play.game.outcome
    play.type(BRUNO, "10-14")
    assert play.moves == ["22-18", "10-14"]


def test_who_has_a_question_before_them_is_not_asked_another() -> None:
    play = Several.two()
    play.type(BRUNO, "resign")
    assert play.type(ANNA, "patta") == [
        "Bruno deve ancora rispondere a un'altra domanda: riprova tra poco."
    ]
    assert not play.deeds(OfferMade)
    play.type(BRUNO, "no")
    play.type(ANNA, "patta")
    assert play.deeds(OfferMade)


def test_a_question_at_one_surface_holds_up_no_other_and_no_other_table() -> None:
    play = Several.two()
    play.type(ANNA, "patta")
    assert play.place(BRUNO).asked
    assert play.type(ANNA, "pezzi")
    assert play.type(ANNA, "mosse")
    play.open(CARLA, "pt")
    play.send(TableBegun(settings_for(language="pt"), by=CARLA))
    play.type(CARLA, "22-18")
    assert [ply.written for ply in play.table(2).game.plies] == ["22-18"]
    assert play.place(BRUNO).asked
    assert play.type(BRUNO, "yes")
    assert play.table(1).game.outcome
    assert not play.table(2).game.outcome


def test_a_hand_at_the_board_waits_for_nothing_that_is_asked_elsewhere() -> None:
    play = Several.two(white=ON_BOARD, black=Player(name="Bruno"), boards=1)
    for event in (BoardFound(0, "dgt"), BoardRecognised(0), read(play.game.position)):
        play.send(event)
    play.type(BRUNO, "resign")
    assert play.place(BRUNO).asked
    move = play.game.legal[0]
    play.send(read(play.game.position.after(move)))
    assert [ply.move for ply in play.game.plies] == [move]
    assert play.to(BRUNO)[-1].startswith("Your move, Black, Bruno")
    assert not play.place(BRUNO).asked


def test_what_a_hand_wants_back_is_asked_where_the_other_sits() -> None:
    play = Several.two(white=ON_BOARD, black=Player(name="Bruno"), boards=1)
    before = play.game.position
    for event in (BoardFound(0, "dgt"), BoardRecognised(0), read(before)):
        play.send(event)
    play.send(read(before.after(play.game.legal[0])))
    play.send(read(before, "overdue"))
    assert play.to(BRUNO)[-1].startswith("White wants to take back")
    assert play.place(BRUNO).asked
    play.type(BRUNO, "yes")
    assert not play.moves
    assert play.to(ANNA)[0].startswith("Mossa ripresa")


def test_who_looks_on_holds_up_no_computer_and_hurries_none() -> None:
    play = Several(settings_for(language="it"))
    play.open(CARLA, "en", role="watcher")
    play.type(ANNA, "22-18")
    play.type(CARLA, "language italian?")
    play.type(CARLA, "quit the game perhaps")
    play.send(Interrupted(by=CARLA))
    assert not [each for each in play.done if type(each).__name__ == "StopSearch"]
    play.type(CARLA, "rseign")
    play.answer("11-15")
    assert play.moves == ["22-18", "11-15"]
    assert any("11-15" in line for line in play.to(CARLA))


def test_a_question_of_the_players_holds_up_the_computer_wherever_it_waits() -> None:
    play = Several(settings_for(language="it"))
    play.open(BRUNO, "en", side="white")
    play.type(BRUNO, "22-18")
    play.type(BRUNO, "resign")
    play.answer("11-15")
    assert play.moves == ["22-18"]
    play.type(BRUNO, "no")
    assert play.moves == ["22-18", "11-15"]
    assert any("11-15" in line for line in play.to(BRUNO))
    assert play.to(ANNA), "who is at the machine listens too"
    assert play.type(ANNA, "21-17") == ["Qui guardi soltanto: puoi fare domande, ma non giocare."]


def test_what_is_asked_waits_where_the_other_sits_though_they_are_at_another_table() -> None:
    play = Several.two()
    play.send(TableBegun(play.settings, by=ANNA))
    play.send(TableChosen(1, by=ANNA))
    play.send(TableChosen(2, by=BRUNO))
    assert play.type(BRUNO, "22-18") == [
        "You are only watching here: you can ask questions, but not play."
    ], "Bruno sits at the first table"
    play.type(ANNA, "patta")
    assert not play.to(BRUNO)
    play.send(TableChosen(1, by=BRUNO))
    assert play.to(BRUNO)[-1].endswith("do you accept? Answer yes or no.")
    play.type(BRUNO, "yes")
    assert play.table(1).game.outcome


def test_another_game_is_begun_by_nobody_alone_while_one_is_under_way() -> None:
    play = Several.two()
    play.type(ANNA, "22-18")
    assert play.type(BRUNO, "new") == [
        "Anna plays this game too, so it has to end before another one begins."
        " You can offer a draw or resign."
    ]
    play.type(BRUNO, "resign")
    play.type(BRUNO, "yes")
    assert "players stay the same" in play.type(BRUNO, "new game against the computer")[0]
    play.type(BRUNO, "new")
    assert play.dialogue.talk.table.number == 2
    assert play.to(ANNA)[:3] == ["Dama italiana, regolamento FID.", "Bianco: tu, Anna.", "Nero: Bruno."]
    assert "Black: you, Bruno." in play.to(BRUNO)
    play.type(BRUNO, "22-18")
    assert not play.game.plies, "Bruno has Black still"
    play.type(ANNA, "22-18")
    assert play.moves == ["22-18"]


def test_what_somebody_began_for_who_has_a_surface_now_is_let_be() -> None:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    play = Several(settings_for(language="it", **people))
    play.type(ANNA, "22-18")
    play.type(ANNA, "Bruno: abbandona")
    assert play.place(ANNA).asked
    play.open(BRUNO, "en", side="black")
    assert play.to(ANNA) == ["Va bene, si continua."]
    play.type(ANNA, "sì")
    assert not play.game.outcome

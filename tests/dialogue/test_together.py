"""Two people at one machine, one or both without seeing: what lasts, what counts, who changes place."""

from dataclasses import replace

import pytest

from assistant.dialogue.devices import UseDevices
from assistant.dialogue.effects import KeepTerms, Say
from assistant.dialogue.events import DeviceFound, TextEntered
from assistant.dialogue.exported import pdn_of
from assistant.dialogue.kept import KeptGame
from assistant.rules.side import Side
from assistant.settings.settings import Settings
from assistant.settings.taste import Coach
from assistant.settings.terms import Player
from tests.dialogue.support.clocked import Clocked, clocked
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.several import BRUNO, Several
from tests.dialogue.support.talk import Talk, settings_for

ANNA, BOB = Player(name="Anna", is_blind=True), Player(name="Bob", is_blind=True)


def blind(**changes: object) -> Settings:
    usual: dict[str, object] = {"white": ANNA, "black": BOB, "language": "en", "coach": Coach.OFF}
    return settings_for(**(usual | changes))  # type: ignore[arg-type]


def test_what_both_have_agreed_on_holds_after_a_restart() -> None:
    with shelf() as kept:
        talk = KeptTalk(blind(), kept)
        talk.type("Anna yes")
        talk.type("Bob yes")
        talk.type("22-18")
        again = KeptTalk(settings_for(language="en"), kept)
        said = again.type("yes")
        assert not any("heard by both" in line for line in said)
        assert again.type("square 18") == ["18 white man."]


def test_what_waits_for_an_answer_is_said_last_after_a_restart() -> None:
    with shelf() as kept:
        talk = KeptTalk(blind(are_answers_shared=False), kept)
        talk.type("22-18")
        talk.type("Anna: resign")
        *_, turn, asked = KeptTalk(settings_for(language="en"), kept).type("yes")
        assert turn == "Black to move, Bob."
        assert asked.startswith("White, Anna: do you really want to resign")


def test_a_no_holds_after_a_restart_too() -> None:
    with shelf() as kept:
        talk = KeptTalk(blind(), kept)
        talk.type("no")
        talk.type("22-18")
        again = KeptTalk(settings_for(language="en"), kept)
        again.type("yes")
        assert again.type("square 18")[0].startswith("Both of you would hear")


def test_who_is_asked_is_asked_again_after_a_restart() -> None:
    with shelf() as kept:
        talk = KeptTalk(blind(fen="W:W22,27:B5,9"), kept)
        assert talk.type("Anna yes")[0].startswith("Bob, every answer")
        again = KeptTalk(settings_for(language="en"), kept)
        assert again.type("yes")[-1].startswith("Bob, every answer")
        assert again.type("Bob yes")[0].startswith("Agreed")


def test_questions_are_counted_per_person_and_stand_in_the_score() -> None:
    with shelf() as kept:
        talk = KeptTalk(blind(questions=2), kept)
        for line in ("Anna yes", "Bob yes", "square 22", "Bob: square 5", "Bob: fen to file", "22-18"):
            talk.type(line)
        again = KeptTalk(settings_for(language="en"), kept)
        again.type("yes")
        tallies = again.dialogue.talk.table.tallies
        assert [tallies[side].questions for side in Side] == [1, 2]
        table = again.dialogue.talk.table
        pdn = pdn_of(KeptGame(1, table.terms, tuple(table.game.deeds), updated=0.0))
        assert '[WhiteQuestions "1"]' in pdn
        assert '[BlackQuestions "2"]' in pdn


def test_where_there_is_nothing_to_go_through_no_question_is_used_up() -> None:
    talk = Talk(blind(questions=2, are_answers_shared=True))
    talk.type("Anna: go to move 1")
    (told,) = talk.type("Anna: yes")
    assert told.startswith("Nobody has moved here")
    assert talk.dialogue.talk.table.tallies[Side.WHITE].questions == 0


def test_a_device_goes_with_its_person_to_the_other_colour() -> None:
    talk = Talk(blind(black_questions=0, white_device="phones"))
    talk.send(DeviceFound("white"))
    talk.type("new game, swap colours")
    assert talk.dialogue.talk.settings.player(Side.BLACK) == ANNA
    assert [each for each in talk.done if isinstance(each, UseDevices)] == [UseDevices("", "phones")]
    assert talk.dialogue.talk.settings.questions_of(Side.WHITE) == 0
    assert talk.type("Anna: square 22") == ["(black alone) 22 white man."]


def test_a_device_that_was_found_beside_another_game_is_there_in_the_next() -> None:
    talk = Talk(blind(black=Player(is_computer=True), white_device="phones"))
    assert talk.send(DeviceFound("white")) == []
    said = talk.type("new game between Anna and Bob")
    assert any(line.startswith("The headphones of Anna are there") for line in said)
    assert talk.type("Anna: square 22") == ["(white alone) 22 white man."]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "nuova partita alla cieca tra Anna e Bruno"),
        ("en", "new blindfold game between Anna and Bruno"),
        ("pt", "nova partida às cegas entre Anna e Bruno"),
    ],
)
def test_a_blindfold_game_of_two_begins_by_a_sentence(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(line)
    terms = talk.dialogue.talk.table.terms
    assert (terms.white, terms.black) == (
        Player(name="Anna", is_blind=True),
        Player(name="Bruno", is_blind=True),
    )
    assert terms.questions == 0
    assert talk.dialogue.talk.coach is Coach.OFF


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "nuova partita alla cieca tra Anna con 3 domande e Bruno con 2"),
        ("en", "new blindfold game between Anna with 3 questions and Bruno with 2"),
        ("pt", "nova partida às cegas entre Anna com 3 perguntas e Bruno com 2"),
    ],
)
def test_each_of_them_may_have_a_number_of_their_own(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(line)
    terms = talk.dialogue.talk.table.terms
    assert [terms.questions_of(side) for side in Side] == [3, 2]
    talk.type("não" if language == "pt" else "no")
    talk.type("22-18")
    assert "Anna 3, Bruno 2" in talk.type(line)[-1]  # what is asked before the game is left


def test_another_game_of_the_same_two_is_not_asked_about_again() -> None:
    talk = Talk(blind())
    talk.type("Anna yes")
    talk.type("Bob yes")
    said = talk.type("new")
    assert said[-1] == "White to move, Anna."


def test_the_coach_cannot_be_turned_on_in_such_a_game() -> None:
    talk = Talk(blind())
    talk.type("no")
    talk.type("coach squares")
    assert talk.dialogue.talk.coach is Coach.OFF


def test_a_game_that_is_gone_on_with_warns_of_nothing() -> None:
    with shelf() as kept:
        talk = KeptTalk(blind(fen="W:W22,32:B18,5"), kept)
        talk.type("no")
        again = KeptTalk(settings_for(language="en"), kept)  # who warns unless told otherwise
        assert not any("22x13" in line for line in again.type("yes"))
        assert again.dialogue.talk.coach is Coach.OFF
        again.type("resign")
        again.type("White")
        again.type("White: yes")
        again.type("new game against the computer, not blindfold")
        assert again.dialogue.talk.coach is Coach.SQUARES


def test_who_goes_back_to_the_computer_is_warned_as_before() -> None:
    with shelf() as kept:
        KeptTalk(blind(are_answers_shared=False), kept).type("22-18")
        talk = KeptTalk(settings_for(language="en", coach=Coach.SQUARES), kept)
        talk.type("no")
        talk.type("21-17")
        talk.type("go on with game 1")
        assert len(talk.dialogue.talk.settings.people) == 2
        assert talk.dialogue.talk.coach is Coach.OFF
        talk.type("go on with game 2")
        assert len(talk.dialogue.talk.settings.people) == 1
        assert talk.dialogue.talk.coach is Coach.SQUARES


def test_at_a_surface_of_ones_own_nobody_else_hears_the_answer() -> None:
    there = Several.two("en", "en", white=ANNA, black=BOB)
    assert "22 white man." in there.type(BRUNO, "square 22")


def test_no_clock_runs_before_both_have_said_what_they_want_to_hear() -> None:
    talk = Clocked(clocked("10", white=ANNA, black=BOB))
    talk.wait_until(60)
    assert talk.left(Side.WHITE) == 600
    talk.send(TextEntered("yes"))
    talk.send(TextEntered("no"))
    talk.wait_until(90)
    assert talk.left(Side.WHITE) == 570


def test_what_is_told_alone_is_no_part_of_what_the_other_has_repeated() -> None:
    talk = Talk(blind(white_device="phones", black_questions=0))
    talk.send(DeviceFound("white"))
    talk.type("22-18")
    talk.type("Anna: pieces")
    assert not any("alone" in line for line in talk.type("Bob: repeat"))
    assert all(line.startswith("(white alone)") for line in talk.type("Anna: repeat"))


def test_what_tells_of_a_hidden_position_is_marked_for_the_log() -> None:
    talk = Talk(blind())
    talk.type("Anna yes")
    talk.type("Bob yes")
    talk.type("square 22")
    told = [each for each in talk.done if isinstance(each, Say) and "white man" in each.utterance.text]
    assert told
    assert all(each.is_confidential for each in told)


def test_the_terms_are_kept_when_both_have_answered() -> None:
    with shelf() as kept:
        talk = KeptTalk(blind(), kept)
        talk.type("Anna yes")
        talk.type("Bob yes")
        written = [each.terms for each in talk.done if isinstance(each, KeepTerms)]
        assert written[-1].are_answers_shared is True


def test_who_goes_on_hears_again_what_holds_in_the_game() -> None:
    """The arbiter, who plays without seeing, how many questions are left, and that nothing is noted."""
    terms = blind(black=Player(name="Bob"), white_questions=2, has_notes=False, is_arbiter=True)
    with shelf() as kept:
        talk = KeptTalk(replace(terms, are_answers_shared=True), kept)
        talk.type("square 22")
        talk.type("22-18")
        said = KeptTalk(settings_for(language="en"), kept).type("yes")
    assert said == [
        "The game goes on.",
        "Arbiter: the opponent decides on irregularities, article 8.2.",
        "Anna plays without seeing the board: one question left.",
        "No notes: only the last move.",
        "Agreed: both of you hear the answers about the position.",
        "Moves that are not legal: refused without saying why.",
        "Black to move, Bob.",
    ]


def test_who_plays_alone_hears_how_many_questions_are_left() -> None:
    with shelf() as kept:
        talk = KeptTalk(settings_for(language="en", questions=3, coach=Coach.OFF), kept)
        talk.type("square 22")
        talk.type("22-18")
        talk.answer("11-15")
        said = KeptTalk(settings_for(language="en"), kept).type("yes")
    assert said[1] == "You keep the position in mind: 2 questions left."

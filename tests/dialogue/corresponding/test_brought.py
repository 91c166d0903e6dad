"""What messages bring beside a move, and the same words that come again: claims, counts, leave,
conditions, resignation. Nothing of a message is dropped untold."""

from collections.abc import Iterator

import pytest

from assistant.game.correspondence import unsent
from assistant.game.deeds import ClaimDecided, CountAsked, RepetitionClaimed
from assistant.game.mail_deeds import ConditionsSet, LeaveTaken
from assistant.rules.side import Side
from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.pasted import paste
from tests.dialogue.support.talk import parse_settings

KINGS = "rules=international fen=W:WK48,50:BK3,1"
A_COUNT = "fen=W:WK30,K31,21:BK3,K4"


@pytest.fixture
def kept() -> Iterator[Shelf]:
    with shelf() as found:
        yield found


def begun(kept: Shelf, settings: str = "") -> KeptTalk:
    """A game of White's with Anna; from a position where one is set."""
    talk = KeptTalk(parse_settings(f"lang=en white=human:Bob {settings}"), kept)
    talk.type("new correspondence game with Anna")
    talk.type("yes")
    return talk


def moved(talk: KeptTalk, *moves: str) -> None:
    for line in moves:
        for each in (line, "yes", "sent"):
            talk.type(each)


def to_and_fro(talk: KeptTalk, times: int) -> None:
    """Kings of both sides, as often as that."""
    for mine, theirs in [("48-43", "3-8"), ("43-48", "8-3")] * times:
        moved(talk, mine)
        assert paste(talk, theirs)[-1].startswith(f"Anna: {theirs}"), theirs
        talk.type("yes")


@pytest.fixture
def kings(kept: Shelf) -> KeptTalk:
    return by_mail_from(kept, KINGS)


def by_mail_from(kept: Shelf, settings: str) -> KeptTalk:
    return KeptTalk(parse_settings(f"lang=en white=human:Bob black=mail:Anna {settings}"), kept)


def test_a_wrong_claim_with_a_move_is_read_back_and_priced(kings: KeptTalk) -> None:
    moved(kings, "48-43")
    said = paste(kings, "3-8. I claim a draw by repetition, 6.3 b.")
    claims = "and claims a draw by repetition, though there is none here"
    assert said[-1] == f"Anna: 3-8, move 1, {claims}. Do I take it? Answer yes or no."
    said = kings.type("yes")
    assert "The position has occurred once: a draw needs three." in said
    assert said[-1] == "Wrong claim by Black, Anna: checking it costs no time, article 6.3 b2."
    assert [deed.side for deed in kings.deeds(ClaimDecided)] == [Side.BLACK]
    assert not kings.game.outcome


def test_what_waits_to_be_sent_outlives_a_wrong_claim_of_theirs(kings: KeptTalk) -> None:
    moved(kings, "48-43")
    kings.type("holiday 3 days")
    paste(kings, "3-8. I claim a draw by repetition.")
    kings.type("yes")
    assert [type(deed) for deed in unsent(kings.game.deeds, Side.WHITE)] == [LeaveTaken]


def test_a_claim_that_the_text_does_not_know_is_told_and_is_no_deed(kept: Shelf) -> None:
    talk = begun(kept)
    moved(talk, "22-18")
    said = paste(talk, "11-15. I claim a draw by repetition.")
    assert "though there is none here" in said[-1]
    assert talk.type("yes")[-1].startswith("This regulation has no draw by repetition")
    assert not talk.deeds(RepetitionClaimed)
    assert [ply.written for ply in talk.game.plies] == ["22-18", "11-15"]


def test_a_right_claim_with_a_move_is_read_back_and_ends_the_game(kings: KeptTalk) -> None:
    to_and_fro(kings, 1)
    moved(kings, "48-43")
    paste(kings, "3-8")
    kings.type("yes")
    moved(kings, "43-48")
    said = paste(kings, "8-3, and I claim a draw by repetition")
    assert said[-1].startswith("Anna: 8-3, move 4, and claims a draw by repetition. Do I take it?")
    assert kings.type("yes")[-1].startswith("Drawn: the position has been repeated")
    assert kings.game.outcome


def test_the_same_bare_move_again_is_another_one(kings: KeptTalk) -> None:
    to_and_fro(kings, 1)
    moved(kings, "48-43")
    assert paste(kings, "3-8")[-1].startswith("Anna: 3-8, move 3.")
    kings.type("yes")
    assert paste(kings, "3-8") == ["You have taken this message already."]


def test_an_old_text_that_makes_no_move_now_was_taken_already(kept: Shelf) -> None:
    talk = begun(kept)
    moved(talk, "22-18")
    paste(talk, "1. ... 11-15, hello")
    talk.type("yes")
    moved(talk, "18-14")
    assert paste(talk, "1. ... 11-15, hello")[0].startswith("You have taken this message already: ")


def test_conditions_upon_a_move_that_was_taken_are_asked_about(kept: Shelf) -> None:
    talk = begun(kept)
    moved(talk, "22-18")
    paste(talk, "11-15")
    talk.type("yes")
    message = "1... 11-15, if 26-22 then 9-13"
    asked = "Anna adds conditions: if 26-22, 9-13. Do I take them? Answer yes or no."
    assert paste(talk, message)[-1] == asked
    assert talk.type("yes")[-1].startswith("Anna has said: if 26-22, 9-13.")
    assert talk.deeds(ConditionsSet)
    assert paste(talk, message) == ["You have taken this message already."]


def test_a_count_that_runs_is_told_once_with_its_moves_and_goes_with_no_message(kept: Shelf) -> None:
    talk = by_mail_from(kept, A_COUNT)
    for line in ("21-17", "yes", "ask for the count"):
        talk.type(line)
    counted = "I ask for the move count, from this move on (article 10.2 of Capo I)."
    assert counted in talk.type("message")
    talk.type("sent")
    paste(talk, "3-7, and I ask for the count of moves")
    runs = "The count is already running, article 10.4. Moves you have left: {}."
    assert talk.type("yes")[-1] == runs.format(40)
    for line in ("30-26", "yes"):
        talk.type(line)
    assert talk.type("ask for the count") == [runs.format(39)]
    assert counted not in talk.type("message")
    assert len(talk.deeds(CountAsked)) == 1


def test_a_move_beside_what_is_asked_about_is_told_where_it_is_not_taken(kept: Shelf) -> None:
    talk = begun(kept)
    moved(talk, "22-18")
    paste(talk, "11-15")
    talk.type("yes")
    told = "Anna also writes 12-16: no move is taken from this message."
    for text, asked in (
        ("12-16 and I ask for the count", "Anna asks for the count."),
        ("12-16 and I resign", "Anna resigns."),
    ):
        assert paste(talk, text) == [told, f"{asked} Do I take it? Answer yes or no."]
        talk.type("no")
    asked = "Anna asks for the count. Do I take it? Answer yes or no."
    assert paste(talk, "11-15 and I ask for the count") == [asked]


def test_a_resignation_behind_a_move_is_read_back_with_it(kept: Shelf) -> None:
    talk = begun(kept)
    moved(talk, "22-18")
    said = paste(talk, "1... 11-15. I resign.")
    assert said[-1] == "Anna: 11-15, move 1, and resigns. Do I take it? Answer yes or no."
    assert talk.type("yes")[-1].startswith("White, Bob, wins: Black, Anna, resigns")
    assert len(talk.game.plies) == 2


def test_a_draw_and_a_count_in_one_message_are_both_asked_about(kept: Shelf) -> None:
    talk = by_mail_from(kept, A_COUNT)
    moved(talk, "21-17")
    paste(talk, "3-7")
    talk.type("yes")
    said = paste(talk, "I offer a draw. I also ask for the count of moves.")
    asked = "Anna offers a draw, and asks for the count. Do I take it? Answer yes or no."
    assert said == [asked]
    talk.type("yes")
    assert "draw" in talk.game.offers
    assert talk.game.count


def test_a_wrong_claim_leaves_the_draw_that_is_offered_beside(kings: KeptTalk) -> None:
    moved(kings, "48-43")
    told, asked = paste(kings, "I claim a draw by repetition. Otherwise I offer a draw.")
    assert told.startswith("Anna claims a draw by repetition, and there is none here.")
    assert asked.startswith("Anna offers a draw. Do I take it?")


def test_leave_is_read_back_and_counts_on_their_side(kept: Shelf) -> None:
    talk = begun(kept)
    moved(talk, "22-18")
    said = paste(talk, "11-15\n\nI take leave from 22 September 2026, for 3 days.")
    taken = "Anna: 11-15, move 1, and takes leave for 3 days from 22 September."
    assert said[-1] == f"{taken} Do I take it? Answer yes or no."
    told = "Anna is on leave from 22 September, 3 days. Days of leave left: 11."
    assert talk.type("yes")[-1] == told
    assert [(deed.side, deed.days) for deed in talk.deeds(LeaveTaken)] == [(Side.BLACK, 3)]


def test_leave_of_both_is_told_with_the_days_until_it_is_over(kept: Shelf) -> None:
    talk = begun(kept)
    moved(talk, "22-18")
    talk.type("holiday 1 day")
    paste(talk, "I take leave from 22 September 2026, for 3 days.")
    talk.type("yes")
    assert talk.type("how many days")[1:] == [
        "Your leave: one day from 21 September.",
        "Leave of Anna: 3 days from 22 September.",
    ]
    kept.now += 2 * 86_400
    assert talk.type("how many days")[1:] == ["Leave of Anna: 3 days from 22 September."]
    kept.now += 2 * 86_400
    assert len(talk.type("how many days")) == 1


def test_leave_without_days_is_told_and_is_on_no_record(kept: Shelf) -> None:
    talk = begun(kept)
    moved(talk, "22-18")
    told, asked = paste(talk, "11-15. Next week I'm on holiday.")
    assert told.startswith('Anna also writes: "Next week I\'m on holiday". That is not taken')
    assert asked.startswith("Anna: 11-15, move 1. Do I take it?")
    assert not any("leave" in line for line in talk.type("yes"))
    assert not talk.deeds(LeaveTaken)


def test_leave_alone_and_more_than_the_terms_give(kept: Shelf) -> None:
    talk = begun(kept)
    moved(talk, "22-18")
    said = paste(talk, "Estarei de férias de 1 a 20 de dezembro")
    assert said[-1].startswith("Anna takes leave for 20 days from 1 December. Do I take it?")
    assert talk.type("yes")[-1].endswith("The terms give only 14 days: the others count as usual.")
    assert "I find no move" in paste(talk, "I was on holiday from 1 to 5 December")[0]


def test_a_condition_that_is_none_is_told_and_not_taken(kept: Shelf) -> None:
    """Of "if you don't play 18-14" the opposite would be made."""
    talk = begun(kept)
    moved(talk, "22-18")
    told = paste(talk, "9-13. If you don't play 18-14, I answer 10-14.")
    assert told[0].startswith("Anna also writes of moves to come")
    talk.type("yes")
    assert not [each for each in talk.game.deeds if isinstance(each, ConditionsSet)]


def test_a_capture_whose_ends_a_step_would_join_is_read_back_with_its_whole_way(kept: Shelf) -> None:
    talk = by_mail_from(kept, "rules=international fen=W:W24,33,32,31,22,48:BK15,6")
    moved(talk, "48-43")
    assert paste(talk, "I play 15-4.")[-1].startswith("Anna: 15x29x38x27x4, move 1.")
    talk.type("no")
    assert paste(talk, "I play 15x36.")[-1].startswith("Anna: 15x36, move 1.")
    talk.type("no")
    assert "which cannot be played here" in paste(talk, "I play 15x29x15x29x38x27x4.")[0]


def test_a_message_of_a_move_that_was_typed_is_known(kept: Shelf) -> None:
    talk = KeptTalk(parse_settings("lang=en white=human:Bob"), kept)
    talk.type("new correspondence game with Anna, Black")
    talk.type("yes")
    for theirs, mine in (("22-18", "11-15"), ("26-22", "10-14"), ("18x11", "7x14")):
        for each in (theirs, "yes", mine, "yes", "sent"):
            talk.type(each)
    assert paste(talk, "I play 30-26.")[-1].startswith("Anna: 30-26, move 4.")
    talk.type("yes")
    record = "1. 22-18 11-15 2. 26-22 10-14 3. 18x11 7x14 4. 30-26 *"
    body = f'Tua 7x14, mia 30-26, controllo 03.\n\n[Event "AB-101"]\n[Result "*"]\n\n{record}'
    for text in (f"4. 30-26\n\n{body}", f"[AB-101] Anna - Bob, Bianco, mossa 4\n4. 30-26\n{body}"):
        assert paste(talk, text) == ["You have taken this message already."]


def test_a_part_of_the_game_here_without_a_move_is_not_called_another_game(kept: Shelf) -> None:
    talk = KeptTalk(parse_settings("lang=en white=human:Bob"), kept)
    talk.type("new correspondence game with Anna, Black")
    talk.type("yes")
    letter = "[AB-101] I think it is your move.\n[XB-202] 11-15 for the game with Bruno."
    assert paste(talk, letter) == [
        "Anna also writes of XB-202: that part is not read here.",
        "I find no move in the message of Anna. To give it yourself, type the two numbers.",
    ]

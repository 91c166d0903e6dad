"""What was sent stands: conditions bind, and no other message goes than the one that is wanted."""

from collections.abc import Iterator

import pytest

from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.talk import parse_settings

BINDS = "The conditions are sent and bind you, until Anna plays something else."
SET = "You have said: if 11-15, 21-17. It binds until something else is played."


@pytest.fixture
def kept() -> Iterator[Shelf]:
    with shelf() as found:
        yield found


@pytest.fixture
def talk(kept: Shelf) -> KeptTalk:
    """Anna is to move; the own move waits to be sent."""
    found = KeptTalk(parse_settings("lang=en white=human:Bob"), kept)
    for line in ("new correspondence game with Anna", "yes", "22-18", "yes"):
        found.type(line)
    return found


def typed(talk: KeptTalk, *lines: str) -> list[str]:
    """What is told to the last of some lines."""
    told: list[str] = []
    for line in lines:
        told = talk.act(line) if line.startswith("* ") else talk.type(line)
    return told


def test_what_was_sent_and_binds_is_not_changed(talk: KeptTalk) -> None:
    typed(talk, "if 11-15 then 21-17", "yes", "sent")
    assert talk.type("if 11-15 then 26-22") == [BINDS]
    assert talk.dialogue.talk.here.asked is None
    assert talk.type("remove the conditions") == [BINDS]
    assert talk.type("conditions") == [SET]


def test_more_is_said_beside_it_and_taken_back_until_it_is_sent(talk: KeptTalk) -> None:
    typed(talk, "if 11-15 then 21-17", "yes", "sent")
    assert talk.type("if 10-14 then 26-22")[0].startswith("If 11-15, 21-17; if 10-14, 26-22. They bind")
    assert talk.type("yes") == ["The 2 conditions go with the message."]
    assert talk.type("remove the conditions") == [SET, BINDS]
    assert talk.type("message")[0].startswith("There is nothing new to send")
    typed(talk, "11-15", "yes")
    assert [each.written for each in talk.game.plies] == ["22-18", "11-15", "21-17"]


def test_where_they_do_not_bind_they_are_replaced(talk: KeptTalk) -> None:
    typed(talk, "terms conditions free", "if 11-15 then 21-17", "yes", "sent")
    assert talk.type("if 11-15 then 26-22")[0].startswith("If 11-15, 26-22.")
    typed(talk, "yes", "remove the conditions")
    assert talk.type("message")[1] == "I withdraw my conditions."


def test_nothing_is_answered_in_a_game_that_is_over(talk: KeptTalk) -> None:
    typed(talk, "sent", "paste", "I resign.", ".", "yes")
    (said,) = talk.type("if 11-15 then 21-17")
    assert said.startswith("The game is over: there is nothing left to answer.")
    assert talk.dialogue.talk.here.asked is None


def test_a_message_that_was_repeated_does_not_go_in_the_place_of_a_new_one(talk: KeptTalk) -> None:
    typed(talk, "sent", "terms repeat after 1", "* a week passes")
    assert typed(talk, "repeat the message")[0].startswith("The message of before is ready once more")
    typed(talk, "11-15", "yes", "26-22", "yes")
    assert talk.type("hand over to the screen")[1] == "2. 26-22"


def test_the_director_is_told_of_leave_only_where_some_was_taken(talk: KeptTalk) -> None:
    typed(talk, "terms director d@example.org", "sent", "message to the director")
    goes_on = "The game goes on: the days of Anna, who has Black, are running."
    first, *told = talk.type("message")
    assert first.startswith("To d@example.org: [BA-101] ")
    assert told[:2] == [goes_on, "Days used: White 0, Black 0."]
    typed(talk, "take leave 5 days from tomorrow", "message to the director")
    assert "takes leave from 22 September 2026" in talk.type("message")[1]
    typed(talk, "sent", "message to the director")
    assert talk.type("message")[1] == goes_on


def test_days_of_leave_that_are_taken_twice_count_once(talk: KeptTalk) -> None:
    assert talk.type("take leave 5 days")[0].endswith("You have 9 left.")
    assert talk.type("take leave 5 days from tomorrow")[0].endswith("You have 8 left.")


def test_a_draw_goes_and_comes_with_the_move_that_it_stood_beside(talk: KeptTalk) -> None:
    typed(talk, "sent", "paste", "1. ... 11-15 I offer a draw", ".", "yes")
    typed(talk, "26-22", "yes", "take back")  # which had declined it
    assert talk.type("accept the draw")[0].startswith("Do you accept the draw of Anna?")
    typed(talk, "no", "take back", "yes")
    assert talk.type("accept the draw") == ["Anna has offered no draw."]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (("decline the draw",), "The refusal is taken off"),
        (("accept the draw", "yes"), "The agreed draw is undone"),
        (("resign", "yes"), "The resignation is undone"),
    ],
)
def test_an_answer_that_is_taken_back_leaves_the_draw_offered(
    talk: KeptTalk, answer: tuple[str, ...], said: str
) -> None:
    typed(talk, "sent", "paste", "1. ... 11-15 I offer a draw", ".", "yes")
    typed(talk, *answer)
    assert talk.type("take back")[0].startswith(said)
    assert talk.type("message") == ["There is nothing to send: it is your turn."]
    assert talk.type("accept the draw")[0].startswith("Do you accept the draw of Anna?")


@pytest.mark.parametrize("line", ["terms address nonsense", "terms director Mr Smith"])
def test_an_address_is_one(talk: KeptTalk, line: str) -> None:
    assert talk.type(line)[0].endswith("Nothing has changed.")


def test_what_is_tried_out_is_taken_back_there_and_not_in_the_game(talk: KeptTalk) -> None:
    typed(talk, "analyse", "11-15", "26-22")
    assert "22-18 is" not in " ".join(talk.type("take back"))
    assert [each.written for each in talk.game.plies] == ["22-18"]
    assert talk.type("21-17") == ["New variation: 21-17, White 2."]
    typed(talk, "back to the game")
    assert talk.type("take back")[0].startswith("Your 22-18 is taken off")


def test_a_claim_that_comes_with_a_move_is_told_and_a_wrong_one_too(talk: KeptTalk) -> None:
    typed(talk, "sent", "paste", "1. ... 11-15", "I claim a draw by repetition.")
    assert talk.type(".")[0].startswith("Anna: 11-15, move 1, and claims a draw by repetition, though")
    told = talk.type("yes")
    assert told[0] == "Black: 11-15."
    assert len(told) == 2
    assert talk.game.outcome is None


def test_a_draw_that_was_declined_is_not_said_never_to_have_been_offered(talk: KeptTalk) -> None:
    typed(talk, "sent", "paste", "1. ... 11-15 I offer a draw", ".", "yes", "26-22", "yes")
    told = "Your 26-22 has declined the draw of Anna"
    assert talk.type("decline the draw") == [f"{told}: to accept it after all, first type take back."]
    typed(talk, "take back", "decline the draw")
    told = "You have declined the draw of Anna"
    assert talk.type("accept the draw") == [f"{told}: to accept it after all, first type take back."]
    typed(talk, "take back", "26-22", "yes", "message", "sent")
    assert talk.type("accept the draw") == ["Your 26-22 has declined the draw of Anna."]

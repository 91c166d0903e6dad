"""Why the computer played its move, which is told as far as it is known; who it is that is asked."""

import pytest

from assistant.dialogue.events import SearchFinished
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.variant import ITALIAN
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

WHY = {
    "it": "perché hai mosso quella",
    "en": "why did you play that",
    "pt": "por que jogou isso",
    "pt-BR": "por que você jogou isso",
}


def played(talk: Talk, start: int, end: int, depth: int = 0) -> None:
    """The computer's answer, after it has looked so far ahead."""
    search = talk.searches[-1]
    (move,) = (each for each in legal_moves(search.position) if (each.start, each.end) == (start, end))
    talk.send(SearchFinished(search.request_id, move.path, move.captured, 0, depth=depth))


@pytest.mark.parametrize("language", WHY)
def test_it_tells_how_many_moves_there_were_and_how_far_it_looked(language: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    played(talk, 12, 16, depth=3)
    (said,) = talk.type(WHY[language])
    assert "12-16" in said
    assert " 7 " in said
    assert " 3 " in said


def test_before_its_first_move_there_is_nothing_to_tell() -> None:
    assert Talk(settings_for(language="en")).type(WHY["en"]) == ["Black has not moved yet."]


def test_the_move_that_is_named_is_told_of_and_else_the_last_one() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("22-18")
    played(talk, 12, 16, depth=3)
    talk.type("21-17")
    played(talk, 8, 12, depth=4)
    assert "than 8-12, looking 4" in talk.type(WHY["en"])[0]
    assert "than 12-16, looking 3" in talk.type("why did you play 12-16")[0]
    assert "than 8-12, looking 4" in talk.type("why did you play 9-13")[0]


def test_after_a_move_was_taken_back_the_one_before_is_told_of() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("22-18")
    played(talk, 12, 16, depth=3)
    talk.type("21-17")
    played(talk, 8, 12, depth=4)
    talk.type("undo")
    talk.type("yes")
    assert "than 12-16, looking 3" in talk.type(WHY["en"])[0]


def test_how_it_chose_is_not_invented() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("22-18")
    played(talk, 12, 16)
    assert talk.type(WHY["en"]) == ["I no longer know how the computer chose 12-16."]


def test_an_only_capture_is_told_with_the_article() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("22-18")
    played(talk, 11, 14, depth=3)
    talk.type("18x11")
    played(talk, 6, 15, depth=5)
    said = talk.type(WHY["en"])
    assert said == [
        "Capturing is compulsory, article 6.1: of 2 legal captures the computer saw no clearly better "
        "one than 6x15, looking 5 moves ahead, those of both sides counted."
    ]
    start = parse_fen("W:W22,32:B14,1", ITALIAN)
    talk = Talk(settings_for(language="en", start=start))
    talk.type("22-18")
    played(talk, 14, 21)
    said = talk.type(WHY["en"])
    assert said == ["Capturing is compulsory, article 6.1, and 14x21 was the only legal capture."]


def test_who_plays_blindfold_hears_nothing_of_what_stands_on_the_board() -> None:
    talk = Talk(settings_for(language="en", questions=0))
    talk.type("22-18")
    played(talk, 12, 16, depth=3)
    assert talk.type(WHY["en"]) == ["The computer saw no clearly better move than 12-16."]


@pytest.mark.parametrize("language", WHY)
def test_between_two_people_only_the_person_knows(language: str) -> None:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    talk = Talk(settings_for(language=language, **people))
    talk.type("22-18")
    (said,) = talk.type(WHY[language])
    assert "22-18" not in said
    assert len(talk.game.plies) == 1


@pytest.mark.parametrize(
    ("language", "text", "word"),
    [
        ("it", "chi sei", "aiuto"),
        ("en", "who are you", "help"),
        ("pt", "quem és", "ajuda"),
        ("pt-BR", "quem é você", "ajuda"),
    ],
)
def test_who_is_asked_says_what_it_is(language: str, text: str, word: str) -> None:
    (said,) = Talk(settings_for(language=language)).type(text)
    assert "Damavoce" in said
    assert word in said

"""What nobody wrote a rule for: told where it only tells, else asked about by its name, never done."""

import re

import pytest

from assistant.dialogue.handlers.asking import likeliest as handler
from assistant.dialogue.handlers.asking.naming import named
from assistant.dialogue.states import State
from assistant.narration.facts.intents import DidYouMean
from assistant.parsing.intents import policy
from assistant.parsing.intents.features import Place
from assistant.parsing.intents.rank import Guess
from assistant.parsing.intents.slots import said_with
from assistant.parsing.intents.table import table
from assistant.parsing.meanings import BoardPart
from assistant.parsing.moving.situation import Situation
from assistant.parsing.words.vocabulary import vocabulary
from tests.dialogue.support.after_two import after_two
from tests.dialogue.support.talk import Talk, settings_for

ASKED = (
    ("en", "go on, chalk this one up to yourself, I'm beaten", "resign"),
    ("it", "mi sa che stasera la chiudo qui, tocca andare a nanna", "uscire"),
    ("pt", "essa tá perdida pra mim, entrego os pontos", "abandonar"),
)


@pytest.mark.parametrize(("language", "line", "named"), ASKED)
def test_what_would_end_or_change_something_is_only_asked_about(
    language: str, line: str, named: str
) -> None:
    talk = after_two(language)
    before = talk.game.entries
    said = talk.type(line)[0]
    assert talk.game.entries == before
    assert not talk.game.outcome
    assert named in said.casefold()


def test_what_only_tells_is_told_or_asked_about() -> None:
    """None of these is like a phrase, and each was missed before."""
    for line in (
        "remind me how things lie on the board just now would you",
        "which of your fellas could I gobble up",
    ):
        talk = after_two("en")
        said = talk.type(line)[0]
        assert not said.startswith("I did not understand"), line
        assert len(talk.game.plies) == 2


def test_of_two_that_are_as_likely_one_is_chosen_by_its_place() -> None:
    talk = after_two("pt")
    asked = talk.type("seguinte")[0]
    if "ou" in asked.split():
        assert talk.type("primeira") != [asked]
    assert talk.dialogue.state is not State.OVER


def test_words_that_nobody_knows_are_asked_about_as_nothing() -> None:
    talk = Talk(settings_for(language="en"))
    assert talk.type("blabla brum")[0].startswith("I did not understand")


def test_where_a_line_is_typed_is_known() -> None:
    talk = Talk(settings_for(language="en"))
    assert handler.place_of(talk.dialogue.talk) is Place.FIRST
    talk = after_two("en")
    assert handler.place_of(talk.dialogue.talk) is Place.GAME
    talk.type("resign")
    assert handler.place_of(talk.dialogue.talk) is Place.ASKED
    talk.type("yes")
    assert handler.place_of(talk.dialogue.talk) is Place.OVER


def test_under_an_open_question_what_only_tells_is_told_and_the_question_stays() -> None:
    talk = after_two("en")
    talk.type("resign")
    said = talk.type("hang on, who's got how many left on the board")
    assert "12 men" in said[0]
    assert "resign" in said[-1]
    assert not talk.game.outcome


@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
def test_whatever_is_asked_about_has_a_whole_name(language: str) -> None:
    """Of no square, no row and no part of the board that a line leaves out: "the neighbours of ?"."""
    talk = Talk(settings_for(language=language)).dialogue.talk
    here = Situation(talk.game.position, talk.game.regulation, talk.words)
    known = table()
    assert known
    for meaning in known.meanings:
        wanted = policy.wanted_by(Guess(meaning, 0.9), "hm", here)
        if wanted is not None and policy.has_name(wanted):
            asked = talk.narrator.tell(DidYouMean(named(wanted, talk))).text
            assert not re.search(r"\s[,.?]|\s\s", asked), asked


def test_a_part_of_the_board_is_found_by_its_name_in_the_line() -> None:
    talk = Talk(settings_for(language="en")).dialogue.talk
    here = Situation(talk.game.position, talk.game.regulation, vocabulary("en"))
    found = said_with("place", None, "so how do things lie along my right edge then", here)
    assert found is not None
    assert found.place is BoardPart.RIGHT_EDGE

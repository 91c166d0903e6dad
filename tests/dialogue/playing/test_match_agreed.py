"""A game of a match that is under way, and the match before its end, are left only if both want it."""

import pytest

from assistant.game.match import Match
from assistant.narration.facts.match import LeaveAsked
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.several import ANNA, BRUNO, Several
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
OF_TWO = Match(1, 2, "Anna", "Bruno")
YES = {"it": "sì", "en": "yes", "pt": "sim"}
LEAVING = {
    "it": ("nuova", "nuova internazionale", "match di 4 partite", "match finito"),
    "en": ("new game", "new international", "match of 4 games", "match over"),
    "pt": ("nova", "nova internacional", "match de 4 partidas", "match acabado"),
}
WISHES = [(language, line) for language, lines in LEAVING.items() for line in lines]


def under_way(language: str = "it", **more: object) -> Talk:
    talk = Talk(settings_for(language=language, match=OF_TWO, **(TWO | more)))
    talk.type("22-18")
    return talk


def is_left(talk: Talk) -> bool:
    return not talk.game.plies or talk.dialogue.talk.table.terms.match != OF_TWO


def asked_of(talk: Talk) -> str:
    """The name of who is asked, as it is told; empty where nothing is asked."""
    asked = talk.dialogue.talk.here.asked
    return asked.fact.name if asked and isinstance(asked.fact, LeaveAsked) else ""


@pytest.mark.parametrize(("language", "line"), WISHES)
def test_both_must_want_it_by_their_names(language: str, line: str) -> None:
    talk, yes = under_way(language), YES[language]
    told = talk.type(line)[-1]
    assert "Anna" in told
    talk.type(yes)
    assert not is_left(talk)
    talk.type(f"Anna {yes}")
    assert not is_left(talk)
    assert asked_of(talk) == "Bruno"
    talk.type(f"Anna {yes}")
    assert not is_left(talk)
    talk.type(f"Bruno {yes}")
    assert is_left(talk)


@pytest.mark.parametrize("language", YES)
def test_whoever_is_first_the_other_one_is_asked(language: str) -> None:
    talk, yes = under_way(language), YES[language]
    talk.type(LEAVING[language][0])
    talk.type(f"Bruno: {yes}")
    assert asked_of(talk) == "Anna"
    talk.type(f"Anna: {yes}")
    assert is_left(talk)


def test_who_wants_it_by_name_has_agreed() -> None:
    talk = under_way()
    talk.type("Bruno: nuova")
    assert asked_of(talk) == "Anna"
    talk.type("Bruno: sì")
    assert not is_left(talk)
    talk.type("Anna: sì")
    assert is_left(talk)


@pytest.mark.parametrize("line", ["Anna e Bruno: sì", "Anna e Bruno sì", "sì, Anna e Bruno"])
def test_both_may_say_so_in_one_line(line: str) -> None:
    talk = under_way()
    talk.type("match finito")
    talk.type(line)
    assert is_left(talk)


@pytest.mark.parametrize("line", ["no", "Anna: no", "Bruno: no", "Anna e Bruno no"])
@pytest.mark.parametrize("is_second", [False, True])
def test_a_no_of_either_leaves_all_as_it_is(line: str, is_second: bool) -> None:
    talk = under_way()
    talk.type("match finito")
    if is_second:
        talk.type("Anna: sì")
    talk.type(line)
    assert not is_left(talk)
    assert talk.dialogue.talk.here.asked is None


def test_one_alone_may_resign() -> None:
    talk = under_way()
    assert "abbandonare" in talk.type("nuova")[0]
    talk.type("Bruno: abbandono")
    talk.type("Bruno: sì")
    assert talk.game.outcome
    assert talk.dialogue.talk.table.terms.match == OF_TWO


def test_the_next_game_needs_neither() -> None:
    talk = under_way()
    for line in ("Bruno: abbandono", "Bruno: sì", "nuova"):
        talk.type(line)
    assert talk.dialogue.talk.table.terms.match == OF_TWO.after(Side.WHITE)


def test_a_game_from_a_position_is_none_of_the_match() -> None:
    talk = under_way()
    talk.type("fen W:W32,28:B5,7")
    assert asked_of(talk) == "Anna"
    talk.type("Anna e Bruno sì")
    assert talk.dialogue.talk.table.terms.match is None


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_who_sits_elsewhere_is_asked_there(answer: str) -> None:
    several = Several.two(match=OF_TWO)
    several.type(ANNA, "22-18")
    several.type(ANNA, "match finito")
    assert "end it" in several.to(BRUNO)[-1]
    assert several.to(BRUNO)[-1].endswith("Answer yes or no.")
    several.type(BRUNO, answer)
    table = several.dialogue.talk.table
    assert (table.terms.match is None) is (answer == "yes")

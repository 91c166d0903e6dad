"""Of two people nobody resigns or offers a draw by a question, and a question is its asker's."""

import pytest

from assistant.game.deeds import OfferMade
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}
NO = {"it": "no", "en": "no", "pt": "não", "pt-BR": "não"}


def two(language: str) -> Talk:
    return Talk(settings_for(language=language, **TWO))


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("it", "patta?"),
        ("it", "propongo patta?"),
        ("en", "draw?"),
        ("en", "offer draw?"),
        ("pt", "empate?"),
        ("pt-BR", "empate?"),
    ],
)
@pytest.mark.parametrize("who", ["Anna", "Bruno"])
def test_a_draw_with_a_question_mark_is_asked_about(language: str, word: str, who: str) -> None:
    talk = two(language)
    (asked,) = talk.type(f"{who}: {word}")
    assert who in asked
    assert not talk.deeds(OfferMade)
    other = {"Anna": "Bruno", "Bruno": "Anna"}[who]
    talk.type(f"{other}: {YES[language]}")
    assert not talk.deeds(OfferMade), "the other one was not asked"
    talk.type(f"{who}: {YES[language]}")
    assert [offer.side.value for offer in talk.deeds(OfferMade)] == [
        {"Anna": "white", "Bruno": "black"}[who]
    ]


RESIGNS = {
    "it": ("Bruno: Anna si arrende?", "Anna: ti arrendi?", "Anna abbandona?", "il nero si arrende?"),
    "en": ("Bruno: does Anna resign?", "Anna: do you resign?", "does Bruno give up?", "white resigns?"),
    "pt": ("Bruno: a Anna desiste?", "Anna: desistes?", "o Bruno rende-se?", "as brancas desistem?"),
    "pt-BR": ("Bruno: a Anna desiste?", "Anna: você desiste?", "as brancas desistem?"),
}


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each, lines in RESIGNS.items() for line in lines]
)
def test_whether_somebody_resigns_begins_nothing(language: str, line: str) -> None:
    talk = two(language)
    told = talk.type(line)
    assert talk.dialogue.talk.here.asked is None
    assert talk.dialogue.talk.here.expected is None
    over = {"it": "non è ancora finita", "en": "not over yet"}.get(language, "ainda não acabou")
    assert over in told[0]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "Bruno: Anna propone patta?"),
        ("en", "Bruno: does Anna offer a draw?"),
        ("pt", "Bruno: a Anna propõe empate?"),
        ("pt-BR", "Bruno: a Anna propõe empate?"),
    ],
)
def test_whether_the_other_one_offers_a_draw_the_record_tells(language: str, line: str) -> None:
    talk = two(language)
    (told,) = talk.type(line)
    assert "?" not in told
    assert not talk.deeds(OfferMade)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "forse 22-18"),
        ("en", "maybe 22-18"),
        ("pt", "talvez 22-18"),
        ("pt-BR", "talvez 22-18"),
    ],
)
def test_what_one_is_asked_the_other_one_does_not_answer(language: str, line: str) -> None:
    talk = two(language)
    (asked,) = talk.type(f"Anna: {line}")
    assert "22-18" in asked
    whose, again = talk.type(f"Bruno: {YES[language]}")
    assert "Anna" in whose
    assert "22-18" in again
    assert talk.dialogue.talk.here.asked
    assert not talk.game.plies
    talk.type(f"Anna: {YES[language]}")
    assert [ply.written for ply in talk.game.plies] == ["22-18"]


@pytest.mark.parametrize("language", YES)
def test_nobody_named_answers_as_ever(language: str) -> None:
    talk = two(language)
    talk.type("Anna: " + {"it": "forse", "en": "maybe"}.get(language, "talvez") + " 22-18")
    talk.type(YES[language])
    assert [ply.written for ply in talk.game.plies] == ["22-18"]


@pytest.mark.parametrize("language", YES)
def test_a_move_is_asked_of_who_is_to_move(language: str) -> None:
    talk = two(language)
    talk.type({"it": "forse", "en": "maybe"}.get(language, "talvez") + " 22-18")
    talk.type(f"Bruno: {YES[language]}")
    assert talk.dialogue.talk.here.asked
    talk.type(f"Anna: {NO[language]}")
    assert talk.dialogue.talk.here.asked is None


@pytest.mark.parametrize("language", YES)
def test_a_no_of_either_lets_go_what_was_meant_and_a_resignation(language: str) -> None:
    maybe = {"it": "forse", "en": "maybe"}.get(language, "talvez")
    resigns = {"it": "mi arrendo", "en": "I resign"}.get(language, "desisto")
    for line in (f"Anna: {maybe} 22-18", f"Anna: {resigns}"):
        talk = two(language)
        talk.type(line)
        assert talk.dialogue.talk.here.asked
        talk.type(f"Bruno: {NO[language]}")
        assert talk.dialogue.talk.here.asked is None
        assert not talk.game.plies
        assert talk.game.outcome is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "Anna: Bruno, facciamo patta?"),
        ("en", "Anna: Bruno, shall we call it a draw?"),
        ("pt", "Anna: Bruno, que tal um empate?"),
        ("pt-BR", "Anna: Bruno, que tal um empate?"),
    ],
)
def test_who_is_spoken_to_does_not_offer(language: str, line: str) -> None:
    talk = two(language)
    (asked,) = talk.type(line)
    assert "Anna" in asked
    assert "Bruno" not in asked

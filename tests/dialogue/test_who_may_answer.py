"""Between two people: whose a question is, what only who asked can answer, and what withdraws what."""

import pytest

from assistant.narration.facts.talk import ForOther
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.near import make_near
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
DRAW = {"it": "patta", "en": "draw"}
NO = {"it": "no", "en": "no"}
YES = {"it": "sì", "en": "yes"}
MAYBE = {"it": "forse", "en": "maybe"}
UNDO = {"it": "riprendi", "en": "undo"}
WITHDRAWN = {"it": "ritiro la patta", "en": "I withdraw the draw"}
PORTUGUESE = {
    **{"patta": "empate", "no": "não", "sì": "sim", "forse": "talvez", "riprendi": "desfaz"},
    "ritiro la patta": "retiro o empate",
}


def of_two(language: str) -> Talk:
    return Talk(settings_for(language=language, **TWO))


def said(word: dict[str, str], language: str) -> str:
    return word.get(language) or PORTUGUESE[word["it"]]


def is_for(talk: Talk, side: Side, name: str) -> str:
    return talk.dialogue.talk.narrator.tell(ForOther(side, name)).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_who_is_offered_a_draw_declines_it(language: str) -> None:
    talk = of_two(language)
    talk.type(f"Anna: {said(DRAW, language)}")
    told = talk.type(f"Anna: {said(NO, language)}")
    assert told[0] == is_for(talk, Side.BLACK, "Bruno")
    assert talk.game.offers


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_who_thought_of_a_move_says_that_it_is_meant(language: str) -> None:
    talk = of_two(language)
    talk.type(f"Bruno: {said(MAYBE, language)} 22-18")
    told = talk.type(f"Anna: {said(YES, language)}")
    assert told[0] == is_for(talk, Side.BLACK, "Bruno")
    assert not talk.game.plies


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_asked_to_agree_to_a_take_back_is_not_rid_of_it_by_a_word_about_draws(
    language: str,
) -> None:
    talk = of_two(language)
    talk.type("22-18")
    talk.type(f"Anna: {said(UNDO, language)}")
    question = talk.dialogue.talk.here.asked
    assert question
    talk.type(f"Anna: {said(WITHDRAWN, language)}")
    assert talk.dialogue.talk.here.asked == question


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_ones_withdrawing_of_a_draw_declines_it(language: str) -> None:
    talk = of_two(language)
    talk.type(f"Anna: {said(DRAW, language)}")
    declined = of_two(language)
    declined.type(f"Anna: {said(DRAW, language)}")
    assert talk.type(f"Bruno: {said(WITHDRAWN, language)}") == declined.type(
        f"Bruno: {said(NO, language)}"
    )


@pytest.mark.parametrize("language", ["it", "en"])
def test_a_draw_with_a_question_mark_asks_whose_it_is(language: str) -> None:
    with_mark, without = of_two(language), of_two(language)
    assert with_mark.type(f"{DRAW[language]}?") == without.type(DRAW[language])


def test_which_of_two_was_meant_only_says_who_meant_it(monkeypatch: pytest.MonkeyPatch) -> None:
    line, first = "what about my last move", "the first"
    make_near(monkeypatch, line, "last", "takeback")
    talk = of_two("en")
    talk.type("22-18")
    asked = talk.type(f"Bruno: {line}")
    told = talk.type(f"Anna: {first}")
    assert told[-1] == asked[-1]
    assert talk.type(f"Bruno: {first}")[-1] != asked[-1]
    assert talk.dialogue.talk.here.expected is None


def test_of_two_people_of_one_name_the_colour_is_asked_for() -> None:
    talk = Talk(settings_for(language="en", white=Player(name="Anna"), black=Player(name="Anna")))
    talk.type("resign")
    (asked,) = talk.type("Black")
    assert asked.endswith("Answer Black yes, or no.")
    assert talk.type("White yes")[0] == "Only Black can say that."
    assert not talk.game.outcome
    talk.type("Black yes")
    assert talk.game.outcome


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("it", "Anna: che mosse ho?", "Se toccasse al Bianco"),
        ("en", "Anna: what can I play?", "If it were White"),
        ("pt", "Anna: que lances tenho?", "Se jogassem as Brancas"),
    ],
)
def test_who_is_not_to_move_is_told_no_moves_of_the_other(language: str, line: str, told: str) -> None:
    talk = of_two(language)
    talk.type("22-18")
    assert talk.type(line)[0].startswith(told)
    (own,) = talk.type(line.replace("Anna", "Bruno"))
    assert "11-15" in own


ASKED_MEANWHILE = {
    "it": ("Anna: che mosse ho?", "Anna: turno", "quante pedine ha il bianco", "tocca al bianco?"),
    "en": ("Anna: what can I play?", "Anna: turn", "how many men does White have"),
    "pt": ("Anna: que lances tenho?", "Anna: vez", "quantas pedras têm as brancas"),
}


@pytest.mark.parametrize(
    ("language", "line"), [(each, line) for each in ASKED_MEANWHILE for line in ASKED_MEANWHILE[each]]
)
def test_what_is_asked_of_a_side_does_not_say_who_resigns(language: str, line: str) -> None:
    talk = of_two(language)
    (asked,) = talk.type({"it": "abbandono", "en": "resign", "pt": "desisto"}[language])
    told = talk.type(line)
    assert told[-1] == asked
    assert talk.dialogue.talk.here.asked is None
    talk.type("Anna")
    assert talk.dialogue.talk.here.asked


def test_what_is_asked_meanwhile_does_not_say_who_has_announced_a_move() -> None:
    people = {name: Player(name=each.name, is_blind=True) for name, each in TWO.items()}
    talk = Talk(settings_for(language="it", is_arbiter=True, are_answers_shared=True, **people))
    (asked,) = talk.type("11-15")
    assert talk.type("Anna: che mosse ho?")[-1] == asked
    assert talk.dialogue.talk.here.asked is None
    assert talk.type("Anna")[0].startswith("Irregolarità del Bianco")

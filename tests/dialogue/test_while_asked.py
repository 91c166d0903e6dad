"""What comes while something is asked or listed: what is not understood, back, ok, going on."""

import pytest

from assistant.dialogue.states import State
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import GO_ON, LANGUAGES, OPEN

RESIGN = {"it": "abbandono", "en": "resign", "pt": "desisto", "pt-BR": "desisto"}
NO = {"it": "no", "en": "no", "pt": "não", "pt-BR": "não"}
PREVIOUS = {
    "it": ("indietro", "torna indietro", "precedente", "la parte precedente", "riprendi"),
    "en": ("back", "go back", "previous", "the previous part", "take back"),
    "pt": ("voltar", "anterior", "a parte anterior", "volta atrás", "desfazer"),
    "pt-BR": ("voltar", "anterior", "a parte anterior", "volta", "desfazer"),
}


def under_way(language: str, **changes: object) -> Talk:
    talk = Talk(settings_for(language=language, **changes))
    talk.type("22-18")
    talk.answer("12-16")
    return talk


@pytest.mark.parametrize("language", LANGUAGES)
def test_back_in_the_list_is_the_part_before_and_no_move(language: str) -> None:
    for back in PREVIOUS[language]:
        talk = under_way(language)
        first = talk.type(OPEN[language])
        second = talk.type(GO_ON[language])
        talk.type(GO_ON[language])
        assert talk.type(back) == second, back
        assert talk.type(back) == first, back
        assert talk.type(back) == first, back
        assert talk.dialogue.state is State.MOVE
        assert len(talk.game.plies) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_back_among_the_values_is_the_list(language: str) -> None:
    talk = under_way(language)
    talk.type(OPEN[language])
    second = talk.type(GO_ON[language])
    talk.type("9")
    assert talk.type(PREVIOUS[language][0]) == second
    assert len(talk.game.plies) == 2


NOT_UNDERSTOOD = {
    "it": ("Non ho capito.", "Non capito."),
    "en": ("I did not understand.", "Not understood."),
    "pt": ("Não percebi.", "Não percebi."),
    "pt-BR": ("Não entendi.", "Não entendi."),
}


@pytest.mark.parametrize("verbosity", [0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_understood_is_said_so_before_the_question(language: str, verbosity: int) -> None:
    talk = under_way(language, verbosity=verbosity)
    (asked,) = talk.type(RESIGN[language])
    said = talk.type("xyzzy qwerty")
    assert said[0] == NOT_UNDERSTOOD[language][not verbosity]
    assert len(said) == 2
    assert (said[1] == asked) is (verbosity == 0)
    assert talk.dialogue.state is State.ANSWER


@pytest.mark.parametrize("answer", ["ok", "okay", "Ok!", "ok ok"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_ok_is_a_yes_to_a_question_and_nothing_without_one(language: str, answer: str) -> None:
    talk = under_way(language)
    talk.type(answer)
    assert len(talk.game.plies) == 2
    talk.type(RESIGN[language])
    talk.type(answer)
    assert talk.game.outcome


NOES = {
    "it": ("lasciamo perdere", "lasciamo stare", "forse no", "meglio di no"),
    "en": ("never mind", "let's leave it", "maybe not", "better not"),
    "pt": ("deixa para lá", "deixe estar", "talvez não", "melhor não"),
    "pt-BR": ("deixa para lá", "deixe pra lá", "talvez não", "melhor não"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_would_rather_not_says_no(language: str) -> None:
    for answer in NOES[language]:
        talk = under_way(language)
        talk.type(RESIGN[language])
        assert len(talk.type(answer)) == 1, answer
        assert talk.dialogue.state is State.MOVE, answer
        assert not talk.game.outcome


@pytest.mark.parametrize("answer", ["ok ma prima dimmi i pezzi", "ok, un momento", "ok, gioco 22-18"])
def test_ok_with_more_behind_it_is_no_yes(answer: str) -> None:
    talk = under_way("it")
    talk.type("abbandono")
    talk.type(answer)
    assert not talk.game.outcome


@pytest.mark.parametrize("language", LANGUAGES)
def test_going_on_while_something_is_asked_asks_it_again(language: str) -> None:
    talk = under_way(language)
    (asked,) = talk.type(RESIGN[language])
    other = under_way(language)
    other.type(RESIGN[language])
    again = other.type("xyzzy qwerty")[-1:]
    assert talk.type(GO_ON[language]) == again != [asked]
    assert talk.dialogue.state is State.ANSWER


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_question_begins_with_its_first_wording(language: str) -> None:
    talk = under_way(language)
    (first,) = talk.type(RESIGN[language])
    second = talk.type("xyzzy qwerty")[-1]
    assert second != first
    assert talk.type("xyzzy qwerty")[-1] == first
    talk.type(NO[language])
    assert talk.type(RESIGN[language]) == [second]  # at once after
    talk.type(NO[language])
    talk.type("21-17")
    talk.answer("10-13")
    assert talk.type(RESIGN[language]) == [first]
    talk.type(NO[language])
    talk.type("1")
    talk.type("?")
    assert talk.type(RESIGN[language]) == [first]

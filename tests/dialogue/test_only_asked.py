"""What only asks, or is in doubt, does nothing unasked: a draw, a resignation, a move, the sounds."""

import pytest

from assistant.dialogue.questions import Question
from assistant.narration.facts.intents import DidYouMean
from assistant.narration.facts.settings import SettingNow
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES


def of_two(language: str) -> Talk:
    """A game between two people at one machine, in which Black is to move."""
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    talk = Talk(settings_for(language=language, **people))
    talk.type("22-18")
    return talk


def asked(talk: Talk) -> Question | None:
    return talk.dialogue.talk.here.asked


def in_each(lines: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(language, line) for language in LANGUAGES for line in lines[language]]


DRAW = {
    "it": ("Bruno: patta?", "Bruno: facciamo patta?"),
    "en": ("Bruno: draw?", "Bruno: a draw?"),
    "pt": ("Bruno: empate?",),
    "pt-BR": ("Bruno: empate?", "Bruno: que tal um empate?"),
}
RESIGNS = {
    "it": ("Anna si arrende?", "Bruno: Anna si arrende?", "il Bianco abbandona?"),
    "en": ("is Anna resigning?", "Bruno: does Anna resign?", "White resigns?"),
    "pt": ("Anna desiste?", "Bruno: a Anna desiste?", "as Brancas desistem?"),
    "pt-BR": ("Anna desiste?", "Bruno: a Anna desiste?"),
}


@pytest.mark.parametrize(("language", "line"), in_each(DRAW))
def test_who_asks_for_a_draw_has_not_offered_it_yet(language: str, line: str) -> None:
    talk = of_two(language)
    talk.type(line)
    question = asked(talk)
    assert question
    assert isinstance(question.fact, DidYouMean)
    assert not question.offer


@pytest.mark.parametrize(("language", "line"), in_each(RESIGNS))
def test_whether_somebody_resigns_is_a_question_about_the_game(language: str, line: str) -> None:
    talk = of_two(language)
    told = talk.type(line)
    assert asked(talk) is None
    assert len(told) == 2  # it is not over, and who is to move
    assert "Bruno" in told[1]


MAYBE = {
    "it": ("magari {}", "forse {}", "magari gioco {}"),
    "en": ("maybe {}", "perhaps I play {}"),
    "pt": ("talvez {}", "se calhar {}"),
    "pt-BR": ("talvez {}", "talvez eu jogue {}"),
}


@pytest.mark.parametrize(("language", "line"), in_each(MAYBE))
def test_a_move_in_doubt_is_asked_about(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    (said,) = talk.type(line.format("22-18"))
    assert not talk.game.plies
    assert "22-18" in said
    assert asked(talk)


BEGINS = {
    "it": ("chi comincia nella dama italiana?", "chi inizia di solito?"),
    "en": ("who starts in Italian draughts?", "who goes first in international draughts?"),
    "pt": ("quem começa nas damas italianas?", "quem começa sempre?"),
    "pt-BR": ("quem começa nas damas italianas?", "quem sempre começa?"),
}


@pytest.mark.parametrize(("language", "line"), in_each(BEGINS))
def test_who_begins_a_kind_of_game_is_a_rule_and_no_wish_for_one(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    (told,) = talk.type(line)
    assert "3.4" in told
    assert asked(talk) is None


MY_TURN = {
    "it": ("tocca a me, vero?",),
    "en": ("it's my turn, right?", "my turn, right?"),
    "pt": ("é a minha vez, certo?",),
    "pt-BR": ("é a minha vez, né?",),
}


@pytest.mark.parametrize(("language", "line"), in_each(MY_TURN))
def test_who_says_that_it_is_their_turn_hears_whose_it_is(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    turn = {"it": "a chi tocca", "en": "turn"}.get(language, "de quem é a vez")
    assert talk.type(line) == talk.type(turn)


BACK = {
    "it": ("rivoglio gli avvisi", "voglio di nuovo gli avvisi"),
    "en": ("I want the warnings back", "turn the warnings back on", "turn the warnings on"),
    "pt": ("quero os avisos de volta", "liga os avisos"),
    "pt-BR": ("quero os avisos de volta", "liga os avisos"),
}


@pytest.mark.parametrize(("language", "line"), in_each(BACK))
def test_who_wants_the_warnings_back_takes_no_move_back(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    said = talk.type(line)
    assert asked(talk) is None
    assert said[0] == talk.dialogue.talk.narrator.tell(SettingNow("coach", "squares")).text
    assert any(each.startswith("3. ") for each in said)  # the warnings, in a list to choose from


def test_the_sounds_are_turned_on_and_off_as_is_said() -> None:
    talk = Talk(settings_for(language="en"))
    assert talk.type("turn the sounds off") == ["Done. Sounds: silent."]
    assert talk.type("turn the sounds on") == ["Done. Sounds: every one."]
    assert talk.type("switch the sounds off") == ["Done. Sounds: silent."]


MEANT = {
    "it": "no, volevo dire 21-17",
    "en": "no, I meant 21-17",
    "pt": "não, queria dizer 21-17",
    "pt-BR": "não, eu quis dizer 21-17",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_behind_a_refused_move_the_one_that_was_meant_is_played_and_none_taken_back(
    language: str,
) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    talk.type("22-19")
    talk.type(MEANT[language])
    talk.type({"it": "sì", "en": "yes"}.get(language, "sim"))
    assert [ply.written for ply in talk.game.plies] == ["22-18", "11-15", "21-17"]


OTHERS = {
    "it": ("Bruno: forse 9-13", "Anna: {}", "sì", "no"),
    "en": ("Bruno: maybe 9-13", "Anna: {}", "yes", "no"),
    "pt": ("Bruno: talvez 9-13", "Anna: {}", "sim", "não"),
    "pt-BR": ("Bruno: talvez 9-13", "Anna: {}", "sim", "não"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_who_said_it_answers_what_they_meant(language: str) -> None:
    talk = of_two(language)
    line, other, yes, _ = OTHERS[language]
    talk.type(line)
    talk.type(other.format(yes))
    assert len(talk.game.plies) == 1
    assert asked(talk)
    talk.type(f"Bruno: {yes}")
    assert [ply.written for ply in talk.game.plies] == ["22-18", "9-13"]


LEFT = {
    "it": ("riprendi", ("lascia com'era", "lascia stare com'era", "no, lascia così")),
    "en": ("undo", ("leave it", "no, leave it as it was")),
    "pt": ("volta atrás", ("deixa assim", "não, deixa como estava")),
    "pt-BR": ("volta o lance", ("deixa assim", "não, deixa como tava")),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_leaves_it_as_it_was_says_no(language: str) -> None:
    ask, noes = LEFT[language]
    for no in noes:
        talk = Talk(settings_for(language=language))
        talk.type("22-18")
        talk.answer("11-15")
        talk.type(ask)
        assert asked(talk)
        talk.type(no)
        assert asked(talk) is None, no
        assert len(talk.game.plies) == 2

"""While a yes or a no is asked for: a denial of something else is no answer, and one of it is."""

import pytest

from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

RESIGN = {"it": "abbandono", "en": "resign", "pt": "desisto", "pt-BR": "desisto"}


def asked(language: str) -> Talk:
    """A talk in which it is asked whether the game is resigned."""
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type(RESIGN[language])
    assert talk.dialogue.talk.here.asked
    return talk


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "don't say anything about captures"),
        ("en", "don't tell me about the captures"),
        ("en", "don't read the board"),
        ("en", "please don't warn me"),
        ("pt", "não diga nada sobre capturas"),
        ("pt", "não me avises das capturas"),
        ("pt-BR", "não me avise das capturas"),
        ("pt-BR", "não leia o tabuleiro"),
        ("it", "non dire niente sulle prese"),
        *(("it", each) for each in ("non ho sentito", "non ho capito", "non so", "no idea")),
        *(("en", each) for each in ("I did not hear", "I don't know", "no idea", "no pieces")),
        *(("pt", each) for each in ("não ouvi", "não percebi", "não sei", "não faço ideia")),
        *(("pt-BR", each) for each in ("não ouvi", "não entendi", "não escutei", "não sei")),
    ],
)
def test_what_denies_something_else_leaves_the_question_open(language: str, text: str) -> None:
    talk = asked(language)
    question = talk.dialogue.talk.here.asked
    assert question is not None
    talk.type(text)
    assert talk.dialogue.talk.here.asked == question
    assert not talk.game.outcome


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *(("en", each) for each in ("don't", "don't do that", "don't resign", "no, don't", "no, wait")),
        *(
            ("pt", each)
            for each in ("não", "não quero", "não desisto", "não, espera", "não faças isso")
        ),
        *(("pt-BR", each) for each in ("não", "não quero desistir", "não faz isso")),
        *(("it", each) for each in ("no", "no, aspetta", "no, non voglio")),
    ],
)
def test_what_denies_it_is_still_a_no(language: str, text: str) -> None:
    talk = asked(language)
    talk.type(text)
    assert not talk.dialogue.talk.here.asked
    assert not talk.game.outcome


@pytest.mark.parametrize(
    ("language", "wish", "text"),
    [
        *(("it", "nuova", each) for each in ("no, non ho sentito", "no, puoi ripetere")),
        *(("en", "new", each) for each in ("no, say that again", "no, I did not hear")),
        *(("pt", "desfazer", each) for each in ("não, não ouvi", "não, não percebi")),
    ],
)
def test_a_no_that_wants_to_hear_it_again_drops_nothing(language: str, wish: str, text: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    (asked,) = talk.type(wish)
    assert asked in talk.type(text)


OFFER = {"it": "Anna: patta", "en": "Anna: draw", "pt": "Anna: empate", "pt-BR": "Anna: empate"}


def offered(language: str) -> Talk:
    """A talk in which Bruno is asked whether he accepts a draw."""
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    talk = Talk(settings_for(language=language, **people))
    talk.type(OFFER[language])
    assert talk.dialogue.talk.here.asked
    return talk


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *(
            ("en", each)
            for each in (
                "Bruno refuses",
                "Bruno declines",
                "Bruno turns it down",
                "Bruno rejects it",
                "Bruno does not accept",
                "Bruno doesn't want a draw",
                "he turns it down",
            )
        ),
        *(
            ("it", each)
            for each in ("Bruno rifiuta", "Bruno non accetta", "Bruno non vuole", "lui rifiuta")
        ),
        *(
            ("pt", each)
            for each in ("Bruno recusa", "o Bruno não aceita", "Bruno rejeita", "ele recusa")
        ),
        *(("pt-BR", each) for each in ("Bruno recusou", "Bruno não quer", "o Bruno não aceita")),
    ],
)
def test_who_is_said_to_decline_declines(language: str, text: str) -> None:
    talk = offered(language)
    talk.type(text)
    assert not talk.dialogue.talk.here.asked
    assert not talk.game.outcome


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *(("en", each) for each in ("does Bruno accept?", "did Bruno accept?", "will Bruno refuse?")),
        *(("it", each) for each in ("Bruno accetta?", "Bruno rifiuta?")),
        *(("pt", each) for each in ("o Bruno aceita?", "o Bruno recusa?")),
        *(("pt-BR", each) for each in ("o Bruno aceitou?", "Bruno não aceita?")),
    ],
)
def test_who_asks_whether_it_is_accepted_hears_what_is_asked(language: str, text: str) -> None:
    talk = offered(language)
    said = talk.type(text)
    assert talk.dialogue.talk.here.asked
    assert len(said) == 1, said
    assert "Bruno" in said[0]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *(("it", each) for each in ("non ho sentito", "no, aspetta", "no, non ho capito")),
        *(("en", each) for each in ("I didn't hear that", "no idea", "no, wait", "no, what was it")),
        *(("en", each) for each in ("no, I accept", "no, sorry, I accept", "no, sorry, yes")),
        *(("en", each) for each in ("no, you won", "no, I disagree?")),
        *(("pt", each) for each in ("não ouvi", "não percebi", "não, espera", "não, desculpa, aceito")),
        *(("pt-BR", each) for each in ("não ouvi", "não entendi", "não, espera")),
    ],
)
def test_what_says_something_else_declines_no_offer(language: str, text: str) -> None:
    """A no decides there; and who wants to wait has not decided."""
    talk = offered(language)
    talk.type(f"Bruno: {text}")
    assert talk.dialogue.talk.here.asked
    assert [each for each in talk.game.offers] == ["draw"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *(("it", each) for each in ("no", "no grazie", "no, non voglio", "no, giochiamo ancora")),
        *(("en", each) for each in ("no", "no thanks", "no, I don't want a draw", "certainly not")),
        *(("pt", each) for each in ("não", "não, obrigado", "não quero", "não, não aceito")),
        *(("pt-BR", each) for each in ("não", "não quero empate", "claro que não")),
        *(("it", each) for each in ("no, non accetto", "no, mi spiace", "no, voglio vincere")),
        *(("it", each) for each in ("no, è troppo presto", "no, purtroppo")),
        *(("en", each) for each in ("no I would rather not", "no, I disagree", "no, sorry")),
        *(("en", each) for each in ("no, it's too early", "no, I can still win")),
        *(("pt", each) for each in ("não, desculpa", "não, discordo", "não, é cedo demais")),
        *(("pt-BR", each) for each in ("não, lamento", "não, quero ganhar")),
    ],
)
def test_what_says_no_more_than_no_declines_it(language: str, text: str) -> None:
    talk = offered(language)
    talk.type(f"Bruno: {text}")
    assert not talk.dialogue.talk.here.asked
    assert not talk.game.offers

"""Between two people who does something is not asked where a line names them, nor is their answer."""

import pytest

from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.talk import Talk, settings_for

YES = {"it": "sì", "en": "yes", "pt": "sim"}

RESIGNS = [
    *[("it", line) for line in ("Bruno si ritira", "ad abbandonare è Bruno", "Bruno cede")],
    *[
        ("it", line)
        for line in (
            "Bruno vuole abbandonare",
            "Bruno ha deciso di abbandonare",
            "mi arrendo, dice Bruno",
        )
    ],
    *[("en", line) for line in ("Bruno resigns", "Bruno wants to resign", "I resign, says Bruno")],
    *[("en", line) for line in ("Bruno has decided to resign", "Bruno throws in the towel")],
    *[("pt", line) for line in ("Bruno desiste", "é o Bruno que desiste", "desisto, diz o Bruno")],
]
OFFERS = [
    *[("it", line) for line in ("Bruno offre patta", "la patta la offre Bruno", "patta, dice Bruno")],
    *[("it", line) for line in ("Bruno vuole la patta", "Bruno vorrebbe la patta", "Bruno dice patta")],
    *[("it", line) for line in ("patta offerta da Bruno", "Bruno: patta", "offro la patta io, Bruno")],
    *[("en", line) for line in ("Bruno offers a draw", "a draw, says Bruno", "Bruno wants a draw")],
    *[("en", line) for line in ("Bruno asks for a draw", "draw offered by Bruno", "Bruno says draw")],
    *[("pt", line) for line in ("Bruno oferece empate", "o empate é oferecido pelo Bruno")],
    *[("pt", line) for line in ("Bruno pede empate", "empate oferecido pelo Bruno")],
    *[("pt", line) for line in ("quem oferece o empate é o Bruno", "ofereço empate, Bruno")],
]


def begun(language: str) -> Talk:
    players = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    talk = Talk(settings_for(language=language, **players))
    talk.type("22-18")
    talk.type("12-16")
    return talk


def open_question(talk: Talk) -> object:
    return talk.dialogue.talk.here.asked


@pytest.mark.parametrize(("language", "line"), RESIGNS)
def test_who_resigns_is_the_one_who_is_named(language: str, line: str) -> None:
    talk = begun(language)
    talk.type(line)
    assert open_question(talk)
    assert talk.game.outcome is None, "nobody gives up without a yes"
    talk.type(yes_of(talk, YES[language]))
    if talk.game.outcome is None:  # it was asked whether that was meant
        talk.type(yes_of(talk, YES[language]))
    assert talk.game.outcome
    assert talk.game.outcome.winner is Side.WHITE


@pytest.mark.parametrize(("language", "line"), OFFERS)
def test_who_offers_is_the_one_who_is_named(language: str, line: str) -> None:
    talk = begun(language)
    (told,) = talk.type(line)
    if talk.dialogue.talk.here.asked and "draw" not in talk.game.offers:  # it is asked about, by name
        assert "Bruno" in told
        talk.type(yes_of(talk, YES[language]))
    assert talk.game.offers["draw"].side is Side.BLACK
    talk.type(yes_of(talk, YES[language]))
    assert talk.game.outcome


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *[("it", line) for line in ("Bruno non abbandona", "Bruno gioca bene")],
        *[("en", line) for line in ("Bruno does not resign", "Bruno plays well")],
        *[("pt", line) for line in ("Bruno não quer empate", "Bruno joga bem")],
    ],
)
def test_what_is_denied_or_asked_of_somebody_is_not_theirs_to_do(language: str, line: str) -> None:
    talk = begun(language)
    talk.type(line)
    assert open_question(talk) is None
    assert not talk.game.offers


REFUSALS = [
    *[("it", line) for line in ("voglio continuare", "continuiamo", "non sono d'accordo", "rifiuto")],
    *[("it", line) for line in ("Anna rifiuta", "Anna non accetta", "Anna non è d'accordo")],
    *[("en", line) for line in ("I want to play on", "let's continue", "I refuse", "I don't agree")],
    *[("en", line) for line in ("Anna refuses", "Anna declines", "Anna does not accept")],
    *[("pt", line) for line in ("quero continuar", "não concordo", "recuso", "Anna recusa")],
    *[("pt", line) for line in ("a Anna não aceita", "vamos continuar")],
]


@pytest.mark.parametrize(("language", "line"), REFUSALS)
def test_who_refuses_a_draw_is_understood(language: str, line: str) -> None:
    talk = begun(language)
    talk.type({"it": "Bruno: patta", "en": "Bruno: draw"}.get(language, "Bruno: empate"))
    assert talk.game.offers
    talk.type(line)
    assert open_question(talk) is None
    assert talk.game.outcome is None
    assert not talk.game.offers


@pytest.mark.parametrize(
    ("language", "resign", "line"),
    [
        ("it", "Bruno: abbandono", "voglio continuare"),
        ("en", "Bruno: resign", "I want to play on"),
        ("pt", "Bruno: desisto", "quero continuar"),
        ("it", "esci", "continuiamo"),
        ("en", "new", "let's go on"),
    ],
)
def test_who_would_rather_go_on_says_no_to_the_end(language: str, resign: str, line: str) -> None:
    talk = begun(language)
    talk.type(resign)
    assert open_question(talk)
    talk.type(line)
    assert open_question(talk) is None
    assert talk.game.outcome is None


def test_one_of_two_is_asked_in_the_singular_in_portuguese() -> None:
    talk = begun("pt")
    for line in ("Bruno: desisto", "Bruno: sim"):
        talk.type(line)
    (asked,) = talk.type("desfazer")
    assert "Anna: concorda? Responda" in asked


@pytest.mark.parametrize(
    ("language", "line"), [("it", "Bruno: abbandono"), ("it", "Bruno cede"), ("en", "Bruno resigns")]
)
def test_nobody_gives_up_for_the_other_one(language: str, line: str) -> None:
    talk = begun(language)
    (asked,) = talk.type(line)
    talk.type(f"Anna: {YES[language]}")
    assert talk.game.outcome is None
    assert open_question(talk), asked
    talk.type(f"Bruno: {YES[language]}")
    assert talk.game.outcome


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *[
            ("it", line)
            for line in ("Anna: riprendi", "Anna: annulla la mia mossa", "Anna riprende la mossa")
        ],
        *[("en", line) for line in ("Anna: undo", "Anna takes her move back")],
        *[("pt", line) for line in ("Anna: desfazer", "Anna: desfaz o meu lance")],
    ],
)
def test_who_wants_their_move_back_has_the_answer_to_it_back_too(language: str, line: str) -> None:
    talk = begun(language)
    told = talk.type(line)
    if "takeback" not in talk.game.offers:
        told = talk.type(yes_of(talk, YES[language]))
    assert talk.game.offers["takeback"].side is Side.WHITE
    assert "12-16" in told[-1]
    assert "22-18" in told[-1]
    talk.type(f"Anna: {YES[language]}")
    assert len(talk.game.plies) == 2, "nobody grants their own wish"
    talk.type(f"Bruno: {YES[language]}")
    assert talk.game.plies == []


def test_who_has_not_moved_has_no_move_to_take_back() -> None:
    players = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    talk = Talk(settings_for(language="it", **players))
    talk.type("22-18")
    talk.type("Bruno: riprendi")
    assert not talk.game.offers
    talk.type("riprendi")
    assert talk.game.offers["takeback"].side is Side.WHITE

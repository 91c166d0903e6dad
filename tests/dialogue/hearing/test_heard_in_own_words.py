"""What is said in a person's own words: answered at once, or asked about by its name."""

import re

import pytest

from assistant.dialogue.states import State
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.settings.terms import Player
from tests.dialogue.support.heard import hear
from tests.dialogue.support.talk import Talk, settings_for
from tests.parsing.sentences import LANGUAGES

CAPTURES = "W:W17,20,22,26,27,29,30,32,K4:B1,2,3,5,6,8,13,15,23,K31"


@pytest.mark.parametrize(
    ("language", "said", "answer"),
    [
        ("it", "quali sono i miei pezzi", "Bianco: pedine"),
        ("en", "where can twenty three go", "23-19 and 23-20"),
        ("pt", "para onde pode ir a vinte e tres", "23-19 e 23-20"),
    ],
)
@pytest.mark.parametrize("listen", ["push", "open"])
def test_a_question_is_answered(language: str, said: str, answer: str, listen: str) -> None:
    talk = Talk(settings_for(language=language, listen=listen))
    assert answer in " ".join(talk.hear(said))


@pytest.mark.parametrize(
    ("language", "said"),
    [("it", "voglio abbandonare"), ("en", "i want to resign"), ("pt", "quero desistir")],
)
def test_what_cannot_be_undone_waits_for_its_yes(language: str, said: str) -> None:
    talk = Talk(settings_for(language=language, listen="push"))
    talk.type("22-18")
    talk.answer("12-16")
    assert talk.hear(said)
    assert talk.dialogue.state is State.ANSWER
    assert not talk.game.outcome
    talk.hear({"it": "no", "en": "no", "pt": "nao"}[language])
    assert not talk.game.outcome


def test_what_changes_the_terms_is_asked_about_by_its_name() -> None:
    talk = Talk(settings_for(language="it", listen="push"))
    [asked] = talk.hear("metti il livello nove")
    assert asked == "Intendi mettere il livello su 9? Rispondi sì o no."
    assert talk.hear("si") == ["Fatto. Livello: 9."]


def test_a_counted_question_is_not_spent_by_likeness() -> None:
    talk = Talk(settings_for(language="it", listen="push", questions=2))
    said = talk.hear("quali sono i miei pezzi")
    assert "Intendi" in said[0]
    talk.hear("no")
    assert talk.hear("pezzi")[-1] == "Ancora una domanda."  # of two


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("it", "prendo con la diciassette"),
        ("en", "i take with the seventeen"),
        ("pt", "tomo com a dezassete"),
    ],
)
def test_a_capture_is_given_by_its_piece(language: str, said: str) -> None:
    talk = Talk(settings_for(language=language, fen=CAPTURES, listen="push"))
    [played] = hear(talk, (said, 0.0))
    assert played.path == (17, 10)
    assert played.source == "spoken"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_of_two_people_it_was_is_told_by_voice(language: str) -> None:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    talk = Talk(settings_for(language=language, listen="push", **people))
    talk.type("22-18")
    talk.hear({"it": "abbandono", "en": "resign", "pt": "desisto"}[language])
    talk.hear({"it": "il nero", "en": "black", "pt": "pretas"}[language])
    talk.hear({"it": "nero si", "en": "black yes", "pt": "pretas sim"}[language])
    assert talk.game.outcome
    assert talk.game.outcome.winner is not None
    assert talk.game.outcome.winner.value == "white"


def test_a_command_by_its_concepts_gives_way_to_a_move_that_sounds_like_it() -> None:
    """ "Otto quindici" of a woman was heard as "cosa ho quindici" first."""
    talk = Talk(settings_for(language="it", fen="W:WK8,30:B12,1", listen="push"))
    [played] = hear(talk, ("cosa ho quindici", 0.0), ("otto quindici", -1.0))
    assert played.path == (8, 15)


@pytest.mark.parametrize(
    ("language", "said", "yes"),
    [
        ("it", "con la diciassette", "si"),
        ("en", "with the seventeen", "yes"),
        ("pt", "com a dezassete", "sim"),
    ],
)
def test_a_capture_by_its_piece_alone_is_asked_about(language: str, said: str, yes: str) -> None:
    talk = Talk(settings_for(language=language, fen=CAPTURES, listen="push"))
    [asked] = talk.hear(said)
    assert "17x10" in asked
    assert not talk.game.plies
    [played] = hear(talk, (yes, 0.0))
    assert played.path == (17, 10)


GAMES = [
    ("it", "gioco col nero", "tu col Nero", "si", "no"),
    ("it", "nuova internazionale", "dama internazionale", "si", "no"),
    ("en", "i play black", "Black", "yes", "no"),
    ("en", "new international game", "nternational", "yes", "no"),
    ("pt", "jogo com as pretas", "pretas", "sim", "nao"),
    ("pt", "nova partida internacional", "internaciona", "sim", "nao"),
]


@pytest.mark.parametrize(("language", "said", "named", "yes", "no"), GAMES)
@pytest.mark.parametrize("is_begun", [False, True])
def test_a_game_that_was_chosen_is_asked_about_by_its_name(
    language: str, said: str, named: str, yes: str, no: str, is_begun: bool
) -> None:
    talk = Talk(settings_for(language=language, listen="push"))
    if is_begun:
        talk.type("22-18")
        talk.answer("12-16")
    before = talk.game
    [asked] = talk.hear(said)
    assert named in asked
    talk.hear(no)
    assert talk.game is before
    talk.hear(said)
    talk.hear(yes)
    assert talk.game is not before
    assert talk.dialogue.state is not State.ANSWER  # one yes is enough


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("it", "prendo ventisei"),
        ("it", "prendo la ventisei"),
        ("en", "take twenty six"),
        ("en", "take the twenty six"),
        ("pt", "tomo vinte e seis"),
        ("pt", "tomo a vinte e seis"),
    ],
)
def test_one_of_several_pieces_that_are_taken_names_the_capture(language: str, said: str) -> None:
    talk = Talk(settings_for(language=language, fen="W:W30,32:B26,18,3,5", listen="push"))
    [asked] = talk.hear(said)
    assert "30x14" in asked
    assert talk.dialogue.state is State.ANSWER
    typed = Talk(settings_for(language=language, fen="W:W30,32:B26,18,3,5"))
    assert "30x21x14" in typed.type(said)[0]


KING_OF_THREE_ROUTES = "W:WK25,50:B12,30,22,27,37"


@pytest.mark.parametrize(
    ("language", "said", "asked"),
    [
        ("it", "venticinque tre", "Di' 39, 43 o 48, oppure no."),
        ("it", "prendo con la venticinque", "Di' la prima, la seconda, la terza, oppure no."),
        ("en", "twenty-five three", "Say 39, 43 or 48, or no."),
        ("en", "take with twenty-five", "Say the first, the second, the third, or no."),
        ("pt", "vinte e cinco tres", "Diga 39, 43 ou 48, ou não."),
        ("pt", "tomo com a vinte e cinco", "Diga a primeira, a segunda, a terceira, ou não."),
    ],
)
def test_routes_that_end_alike_are_told_apart(language: str, said: str, asked: str) -> None:
    settings = settings_for(INTERNATIONAL_FID, KING_OF_THREE_ROUTES, language=language, listen="push")
    (which,) = Talk(settings).hear(said)
    assert which.endswith(asked)
    named = re.findall(r"[0-9x]{4,}", which)
    assert len(set(named)) == 3
    for move in named:
        talk = Talk(settings)
        talk.type(move)
        assert [ply.written for ply in talk.game.plies] == [move], "it may be typed as it is named"


def test_a_square_of_its_own_route_chooses_one_of_several() -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, KING_OF_THREE_ROUTES, listen="push"))
    talk.hear("venticinque tre")
    assert "quarantatre" in talk.watched
    talk.hear("quarantatré")
    assert [ply.written for ply in talk.game.plies] == ["25x43x21x3"]

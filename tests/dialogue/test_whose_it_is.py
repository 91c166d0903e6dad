"""Questions about who plays what, of the other side's pieces, and of several squares at once."""

import pytest

from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

PEOPLE = {"white": Player(name="Anna"), "black": Player(name="Bruno")}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *(
            ("en", each)
            for each in ("am I Black?", "who has White?", "who plays White", "who is Black")
        ),
        *(("it", each) for each in ("sono il Nero?", "chi ha il Bianco?", "chi gioca col Nero?")),
        *(("pt", each) for each in ("sou as Pretas?", "quem tem as Brancas?", "qual é a minha cor")),
        *(("pt-BR", each) for each in ("quem joga de Pretas?", "eu sou as Pretas?")),
    ],
)
def test_who_plays_which_colour_is_told_and_no_game_is_begun(language: str, text: str) -> None:
    talk = Talk(settings_for(language=language, **PEOPLE))
    white, black, turn = talk.type(text)
    assert "Anna" in white
    assert "Bruno" in black
    assert "Anna" in turn
    assert not talk.dialogue.talk.here.asked


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("en", "is it Bruno now?", "White to move, Anna."),
        ("en", "is it White now?", "White to move, Anna."),
        ("it", "è Bruno adesso?", "Tocca al Bianco, Anna."),
        ("pt", "é o Bruno agora?", "Jogam as Brancas, Anna."),
    ],
)
def test_whether_somebody_is_to_move_is_told(language: str, text: str, wanted: str) -> None:
    assert Talk(settings_for(language=language, **PEOPLE)).type(text) == [wanted]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "can I still get a draw"),
        ("en", "can I claim a draw"),
        ("it", "posso ancora pareggiare?"),
        ("it", "è possibile una patta?"),
        ("pt", "ainda posso conseguir um empate?"),
        ("pt", "é possível empatar?"),
        ("pt-BR", "dá para empatar ainda?"),
    ],
)
def test_whether_a_draw_can_be_had_offers_none(language: str, text: str) -> None:
    talk = Talk(settings_for(language=language, **PEOPLE))
    assert talk.type(text) == talk.type(
        {"en": "how long until a draw", "it": "quante mosse mancano alla patta"}.get(
            language, "quantos lances faltam para o empate"
        )
    )
    assert not talk.dialogue.talk.here.asked


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "I'd like a draw, says Anna"),
        ("it", "vorrei la patta, dice Anna"),
        ("pt", "queria empate, diz a Anna"),
        ("pt-BR", "quero empate, diz Anna"),
    ],
)
def test_who_is_said_to_say_it_says_it(language: str, text: str) -> None:
    talk = Talk(settings_for(language=language, **PEOPLE))
    talk.type("22-18")
    said = talk.type(text)
    asked = talk.dialogue.talk.here.asked
    assert asked is not None
    if asked.to is None:  # it is asked whether that was meant
        assert "Anna" in said[0]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "put everything back to normal"),
        ("en", "I want another voice"),
        ("en", "give me unlimited questions"),
        ("it", "voglio un'altra voce"),
        ("it", "dammi domande illimitate"),
        ("pt", "volta tudo ao normal"),
        ("pt", "quero outra voz"),
        ("pt-BR", "quero perguntas ilimitadas"),
    ],
)
def test_what_is_wanted_of_the_settings_takes_nothing_back_and_begins_nothing(
    language: str, text: str
) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type(text)
    assert not talk.dialogue.talk.here.asked
    assert len(talk.game.plies) == 2


@pytest.mark.parametrize(
    ("language", "text", "fixed"),
    [
        ("en", "give me unlimited questions", "fixed when it begins"),
        ("it", "voglio più domande", "all'inizio della partita"),
        ("pt", "quero mais perguntas", "no início da partida"),
        ("pt-BR", "quero mais perguntas", "no início da partida"),
    ],
)
def test_more_questions_are_not_given_during_a_game(language: str, text: str, fixed: str) -> None:
    left, told = Talk(settings_for(language=language, questions=3)).type(text)
    assert "3" in left
    assert fixed in told


def test_what_is_allowed_without_questions_is_named_as_it_is_understood() -> None:
    talk = Talk(settings_for(language="en", questions=0))
    (said,) = talk.type("what's the score")
    assert "score sheet" in said
    assert talk.type("score sheet") == ["Nobody has moved yet."]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "how many moves can my opponent make now"),
        ("en", "what can Black play"),
        ("it", "quante mosse può fare il mio avversario"),
        ("it", "cosa può giocare il Nero"),
        ("pt", "quantos lances pode fazer o meu adversário"),
        ("pt-BR", "o que podem jogar as Pretas"),
    ],
)
def test_the_moves_of_the_other_side_are_told_as_if_it_were_its_turn(language: str, text: str) -> None:
    (said,) = Talk(settings_for(language=language)).type(text)
    assert "9-13" in said
    assert "7" in said


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "where can 12 move to"),
        ("en", "where could his 12 go"),
        ("it", "dove può andare la 12"),
        ("pt", "para onde pode ir a 12"),
    ],
)
def test_where_a_piece_of_the_other_side_could_go_is_told(language: str, text: str) -> None:
    said = Talk(settings_for(language=language)).type(text)
    assert "12-16" in said[-1]
    assert "9-13" not in said[-1]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "what if he plays 12-16"),
        ("en", "if he plays 12-16 what can I take"),
        ("it", "e se lui gioca 12-16?"),
        ("pt", "e se ele jogar 12-16?"),
        ("pt-BR", "e se ele jogar 12-16?"),
    ],
)
def test_a_move_of_the_other_side_is_supposed_to_be_played(language: str, text: str) -> None:
    (said,) = Talk(settings_for(language=language)).type(text)
    assert "3.2" not in said
    assert "12-16" in said
    assert "21-17" in said


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("en", "what is on 15, 16 and 22?", "15 empty, 16 empty, 22 white man."),
        ("en", "what's on 22 and 18", "22 white man, 18 empty."),
        ("it", "cosa c'è in 15, 16 e 22?", "15 vuota, 16 vuota, 22 pedina bianca."),
        ("pt", "o que há na 15, na 16 e na 22?", "15 vazia, 16 vazia, 22 pedra branca."),
    ],
)
def test_of_several_squares_each_is_told(language: str, text: str, wanted: str) -> None:
    assert Talk(settings_for(language=language)).type(text) == [wanted]


def test_of_several_squares_the_one_that_is_not_there_is_said_not_to_be() -> None:
    there, missing = Talk(settings_for(language="en")).type("what's on 25 and 35")
    assert there == "25 white man."
    assert "35" in missing


@pytest.mark.parametrize(
    ("language", "text", "like"),
    [
        ("en", "what's in front of my man on 22", "neighbours 22"),
        ("it", "cosa c'è davanti alla mia pedina in 22", "vicine 22"),
        ("pt", "o que há à frente da minha pedra na 22", "vizinhas 22"),
        ("en", "which pieces of mine can still move", "who can move"),
        ("en", "which black men are on row 5", "row 5"),
        ("pt", "que pedras pretas estão na fila 5", "fila 5"),
        ("en", "where did his last man come from", "last"),
        ("it", "da dove veniva la sua ultima pedina", "ultima"),
        ("pt", "de onde veio a última pedra dele", "última"),
        ("en", "how did he answer", "last"),
        ("en", "have I lost more than him", "how many pieces have I lost"),
        ("it", "ho perso più di lui?", "quanti pezzi ho perso"),
        ("pt", "perdi mais do que ele?", "quantas peças eu perdi"),
    ],
)
def test_a_question_is_answered_like(language: str, text: str, like: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    assert talk.type(text) == talk.type(like)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("let's play again with me as black", "Black"),
        ("give me international draughts instead", "international"),
    ],
)
def test_another_game_in_other_words_is_asked_about(text: str, named: str) -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("22-18")
    talk.answer("12-16")
    (asked,) = talk.type(text)
    assert named in asked
    assert talk.dialogue.talk.here.asked


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "a bit more talkative please"),
        ("it", "un po' più loquace"),
        ("pt", "um pouco mais falador"),
    ],
)
def test_more_talkative_is_in_full(language: str, text: str) -> None:
    talk = Talk(settings_for(language=language, verbosity=1))
    talk.type(text)
    assert talk.dialogue.talk.settings.verbosity == 2

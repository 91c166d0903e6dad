"""Answers in a person's own words, and what else comes while one is waited for."""

import pytest

from assistant.dialogue.states import State
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.settings.terms import Player
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.talk import Talk, settings_for

CAPTURES = "W:W17,20,22,26,27,29,30,32,K4:B1,2,3,5,6,8,13,15,23,K31"
"""17x10 and 20x11."""


@pytest.mark.parametrize(
    ("language", "resign", "answer"),
    [
        ("it", "abbandono", "sì certo"),
        ("it", "abbandono", "certo che sì"),
        ("it", "abbandono", "sì sì, d'accordo"),
        ("en", "resign", "yes, of course"),
        ("en", "resign", "yep"),
        ("pt", "desisto", "sim, claro"),
        ("pt", "desisto", "com certeza"),
    ],
)
def test_a_yes_may_be_said_in_other_words(language: str, resign: str, answer: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type(resign)
    talk.type(answer)
    assert talk.game.outcome


@pytest.mark.parametrize(
    ("language", "resign", "answer"),
    [
        ("it", "abbandono", "no aspetta, torna indietro"),
        ("it", "abbandono", "certo che no"),
        ("it", "abbandono", "ma no, dai"),
        ("en", "resign", "nope"),
        ("en", "resign", "no keep playing"),
        ("en", "resign", "actually no"),
        ("pt", "desisto", "claro que não"),
        ("pt", "desisto", "afinal não"),
    ],
)
def test_a_no_may_be_said_in_other_words(language: str, resign: str, answer: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type(resign)
    assert talk.dialogue.state is State.ANSWER
    talk.type(answer)
    assert talk.dialogue.state is not State.ANSWER
    assert not talk.game.outcome


@pytest.mark.parametrize("answer", ["sì ma prima dimmi i pezzi", "forse", "sì, gioco 22-18"])
def test_what_is_no_clear_yes_is_none(answer: str) -> None:
    talk = Talk(settings_for())
    talk.type("22-18")
    talk.answer("12-16")
    talk.type("abbandono")
    talk.type(answer)
    assert talk.dialogue.state is State.ANSWER
    assert not talk.game.outcome


def test_a_guess_is_let_go_when_a_move_is_typed() -> None:
    talk = Talk(settings_for())
    assert "22-18" in talk.type("22-18 pippo")[0]
    assert talk.dialogue.state is State.ANSWER
    said = talk.type("21-17")
    assert [ply.written for ply in talk.game.plies] == ["21-17"], said


def test_who_types_the_move_itself_that_was_guessed_means_it() -> None:
    talk = Talk(settings_for(fen="W:W19,30:B1,2"))
    assert "19-14" in talk.type("19-14 pippo")[0]
    assert talk.dialogue.state is State.ANSWER
    talk.type("19-14")
    assert [ply.written for ply in talk.game.plies] == ["19-14"]


@pytest.mark.parametrize(
    ("language", "guessed", "again"),
    [
        ("it", "19-14 pippo", "19-14 pippo"),
        ("it", "19-14 pippo", "dicono che 19-14 sia buona"),
        ("en", "19-14 whatsit", "19-14 whatsit"),
        ("pt", "acho que 19-14 é ruim", "acho que 19-14 é ruim"),
        ("pt-BR", "acho que 19-14 é ruim", "dizem que 19-14 é bom"),
    ],
)
def test_another_remark_about_what_was_guessed_is_no_yes(
    language: str, guessed: str, again: str
) -> None:
    talk = Talk(settings_for(language=language, fen="W:W19,30:B1,2"))
    assert "19-14" in talk.type(guessed)[0]
    assert "19-14" in talk.type(again)[-1]
    assert talk.dialogue.state is State.ANSWER
    assert talk.game.plies == []


def test_a_remark_that_is_typed_twice_resigns_nothing() -> None:
    talk = Talk(settings_for(language="en", black=Player(name="Bruno")))
    for _ in range(2):
        assert talk.type("white gives up")[-1].startswith(("Do you mean", "I am not sure"))
    assert not talk.game.outcome


@pytest.mark.parametrize(
    ("language", "quit_", "answers"),
    [
        ("it", "esci", ("annulla", "lascia stare", "non importa")),
        ("en", "quit", ("cancel", "never mind", "nevermind", "forget it", "cancel please")),
        ("pt", "sair", ("cancela", "deixa pra lá", "esquece", "deixa estar")),
        ("pt-BR", "sair", ("cancela", "deixa pra lá", "esquece", "cancelar")),
    ],
)
def test_who_wants_to_leave_a_question_says_no(
    language: str, quit_: str, answers: tuple[str, ...]
) -> None:
    for answer in answers:
        talk = Talk(settings_for(language=language))
        talk.type("22-18")
        talk.answer("12-16")
        asked = talk.type(quit_)
        assert len(talk.type(answer)) == 1, answer
        assert talk.dialogue.state is State.MOVE
        assert talk.status is None
        assert asked


def test_what_leaves_a_question_is_a_command_where_none_is_open() -> None:
    talk = Talk(settings_for())
    talk.type("22-18")
    talk.answer("12-16")
    assert talk.type("annulla")[0].startswith("Vuoi riprendere la tua mossa 22-18?")
    assert talk.type("annulla") == ["Va bene, si continua."]


def test_a_question_is_answered_and_a_move_stays_asked_about() -> None:
    talk = Talk(settings_for(fen="W:W19,30:B1,2"))
    talk.type("19-14 pippo")
    assert talk.type("turno") == ["Tocca a te, Bianco.", "Intendi la mossa 19-14: sì o no?"]
    assert talk.dialogue.state is State.ANSWER


def test_a_question_lets_the_guess_at_a_command_go() -> None:
    talk = Talk(settings_for(fen="W:W19,30:B1,2"))
    talk.type("vicin 19")
    assert talk.type("turno")[0] == "Tocca a te, Bianco."
    assert talk.dialogue.state is not State.ANSWER


@pytest.mark.parametrize("answer", ["la seconda", "prendo la seconda", "con la 20", "20"])
def test_one_of_several_moves_is_chosen_in_other_words(answer: str) -> None:
    talk = Talk(settings_for(fen=CAPTURES))
    assert "17x10 o 20x11" in talk.type("prendo")[0]
    talk.type(answer)
    assert [ply.written for ply in talk.game.plies] == ["20x11"]


def test_a_yes_does_not_say_which_and_it_is_asked_again() -> None:
    talk = Talk(settings_for(language="it"))
    asked = talk.type("che mosse o che prese ci sono")
    if "prima, seconda o no" in asked[-1]:
        assert talk.type("sì") == asked


@pytest.mark.parametrize(
    ("language", "question", "own"),
    [
        ("it", "e lui cosa può fare?", "Se toccasse al Nero: 7 mosse"),
        ("it", "che mosse ha il nero", "Se toccasse al Nero: 7 mosse"),
        ("en", "what moves has Black got", "If it were Black's turn: 7 moves"),
        ("pt", "que lances têm as pretas?", "Se jogassem as Pretas: 7 lances"),
    ],
)
def test_the_moves_of_the_other_side_are_not_ones_own(language: str, question: str, own: str) -> None:
    talk = Talk(settings_for(language=language))
    assert talk.type(question)[0].startswith(own)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("it", "perché devo prendere?"),
        ("en", "why do I have to capture?"),
        ("pt", "porque é que tenho de tomar?"),
        ("it", "perché"),
    ],
)
def test_why_one_must_capture_is_told_by_its_article(language: str, question: str) -> None:
    talk = Talk(settings_for(language=language, fen=CAPTURES))
    assert "6.1" in " ".join(talk.type(question))


def test_why_a_move_cannot_be_is_told_before_it_is_tried() -> None:
    talk = Talk(settings_for(language="it"))
    said = " ".join(talk.type("perché non posso giocare 24-19?"))
    assert "articolo 4.1" in said
    assert talk.game.plies == []


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("it", "quali sue pedine sono in presa?"),
        ("en", "which of black's men are in danger"),
        ("pt", "que peças do preto estão em perigo?"),
    ],
)
def test_what_is_in_danger_is_of_the_side_that_was_named(language: str, question: str) -> None:
    said = " ".join(Talk(settings_for(language=language, fen=CAPTURES)).type(question))
    assert ("17x10" in said and "20x11" in said) or ("13" in said and "15" in said)
    assert "23" not in said


@pytest.mark.parametrize(
    ("language", "text"), [("it", "Bruno si arrende"), ("en", "Bruno resigns"), ("pt", "Bruno desiste")]
)
def test_people_are_called_by_their_names(language: str, text: str) -> None:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    talk = Talk(settings_for(language=language, **people))
    talk.type("22-18")
    talk.type(text)
    for _ in range(2):  # what was meant, and whether it is to be
        talk.type(yes_of(talk, {"it": "sì", "en": "yes", "pt": "sim"}[language]))
    assert talk.game.outcome
    said = " ".join(talk.type({"it": "risultato", "en": "result", "pt": "resultado"}[language]))
    assert said.index("Anna") < said.index("Bruno")


def test_of_two_people_nobody_keeps_a_name_against_the_computer() -> None:
    talk = Talk(settings_for(language="it", white=Player(name="Anna"), black=Player(name="Bruno")))
    said = " ".join(talk.type("nuova partita contro il computer") + talk.type("sì"))
    assert "Anna" not in said.partition("Nero: il computer")[2]


def test_a_king_that_is_named_is_no_man() -> None:
    """A man was moved instead, and two pieces lost."""
    talk = Talk(settings_for(fen="W:W11,K7:B2,9"))
    [said] = talk.type("muovi la dama in 6")
    assert said.startswith("Nessuna dama può fare questa mossa.")
    assert talk.game.plies == []


def test_the_international_king_may_be_named_too() -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, fen="W:WK25,50:B1", language="it"))
    talk.type("muovi la dama in 39")
    assert [ply.written for ply in talk.game.plies] == ["25-39"]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("it", ("sì, grazie", "no, grazie", "sì certo", "ceerto")),
        ("en", ("yes please", "no thank you", "yes, thank you")),
        ("pt", ("sim, obrigado", "não, obrigado", "com certeza")),
        ("pt-BR", ("sim, obrigado", "não, obrigado", "com certeza")),
    ],
)
def test_an_answer_in_other_words_to_nothing_is_told_that_nothing_was_asked(
    language: str, lines: tuple[str, ...]
) -> None:
    plain = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}[language]
    for line in lines:
        talk = Talk(settings_for(language=language))
        assert talk.type(line) == Talk(settings_for(language=language)).type(plain)
        assert talk.dialogue.state is State.MOVE


def test_a_yes_with_a_slip_is_none_where_something_is_asked() -> None:
    talk = Talk(settings_for())
    for line in ("22-18", "! 12-16", "abbandona", "ceerto"):
        talk.act(line) if line.startswith("!") else talk.type(line)
    assert talk.dialogue.state is State.ANSWER


ASKED_TWICE = {
    "it": ("abbandono", "nuova", "esci", "riprendi", "patta"),
    "en": ("resign", "new", "quit", "undo", "draw"),
    "pt": ("abandono", "nova", "sair", "desfazer", "empate"),
    "pt-BR": ("abandono", "nova", "sair", "desfazer", "empate"),
}
YES_OR_NO = {"it": ("sì", "no"), "en": ("yes", "no"), "pt": ("sim", "não"), "pt-BR": ("sim", "não")}


@pytest.mark.parametrize("verbosity", [0, 1, 2])
@pytest.mark.parametrize("language", ASKED_TWICE)
def test_the_same_command_again_is_told_in_a_sentence_to_be_no_yes(
    language: str, verbosity: int
) -> None:
    for line in ASKED_TWICE[language]:
        talk = Talk(settings_for(language=language, verbosity=verbosity))
        talk.type("22-18")
        talk.answer("12-16")
        asked = talk.type(line)
        told = [talk.type(line) for _ in range(3)]
        assert [len(each) for each in told] == [1, 1, 1], line
        assert told[0] != told[1] != told[2], line
        for [sentence] in told:
            assert all(each in sentence.lower() for each in YES_OR_NO[language]), sentence
        assert asked[0] not in [sentence for [sentence] in told]
        assert talk.dialogue.state is State.ANSWER
        assert talk.type(YES_OR_NO[language][1])
        assert talk.dialogue.state is State.MOVE
        assert len(talk.game.plies) == 2


def test_another_command_is_told_to_be_not_done_and_the_question_stands() -> None:
    talk = Talk(settings_for(language="en", black=Player(name="Bruno")))
    talk.type("22-18")
    for line, other in (("resign white", "resign black"), ("new", "new black"), ("new", "resign")):
        talk.type(line)
        assert len(talk.type(other)) == 2, other
        talk.type("no")

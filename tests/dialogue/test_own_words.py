"""What is answered to questions and answers in words of one's own, in every language."""

import pytest

from assistant.dialogue.states import State
from assistant.rules.notation import parse_move
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

DECIDED = "W:W18,27,32:B14,7,23"
"""18x11x4 takes two and 27x20 one: the number decides, article 6.6."""


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "perché posso solo quella?"),
        ("en", "why is that my only move"),
        ("en", "why"),
        ("pt", "por que só posso esse?"),
        ("pt-BR", "por que só posso esse?"),
    ],
)
def test_why_names_the_rule_that_decides_among_the_captures(language: str, text: str) -> None:
    told = " ".join(Talk(settings_for(language=language, fen=DECIDED)).type(text))
    assert "6.1" in told
    assert "6.6" in told


@pytest.mark.parametrize(
    ("language", "text"), [("it", "perché 12-16?"), ("en", "why 12-16?"), ("pt", "por que o 12-16?")]
)
def test_why_the_computers_move_is_its_reason(language: str, text: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    told = " ".join(talk.type(text))
    assert "12-16" in told
    assert "3.2" not in told


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "in che traversa è la 18", "Traversa 5, colonna 3: 18 vuota."),
        ("en", "where is 18", "Row 5, column 3: 18 empty."),
        ("pt", "em que linha está a 18?", "Travessa 5, coluna 3: 18 vazia."),
        ("pt-BR", "em que linha tá a 18?", "Fileira 5, coluna 3: 18 vazia."),
    ],
)
def test_where_a_square_is_is_told_by_row_and_column(language: str, text: str, wanted: str) -> None:
    assert Talk(settings_for(language=language)).type(text) == [wanted]


def test_a_square_that_is_not_there_is_nowhere() -> None:
    assert "32" in Talk(settings_for(language="en")).type("where is 40")[0]


@pytest.mark.parametrize(
    ("language", "leave", "answer"),
    [("it", "esci", "sì, esci"), ("en", "quit", "yes, leave"), ("pt", "sair", "sim, pode sair")],
)
def test_a_yes_with_the_very_thing_that_is_asked_is_a_yes(
    language: str, leave: str, answer: str
) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type(leave)
    asked = talk.dialogue.state
    talk.type(answer)
    assert (asked, talk.dialogue.state) == (State.ANSWER, State.CLOSED)


@pytest.mark.parametrize(
    ("language", "answer"),
    [
        *(("pt", each) for each in ("pode", "pode sim", "tá bom", "beleza", "topo", "aceito")),
        *(("it", each) for each in ("va bene", "d'accordo", "va bene, sì")),
        *(("en", each) for each in ("sure", "go ahead", "fine", "fine, go ahead")),
    ],
)
def test_what_grants_is_a_yes_where_one_is_asked_for(language: str, answer: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type({"it": "abbandono", "en": "resign", "pt": "desisto"}[language])
    talk.type(answer)
    assert talk.game.outcome


@pytest.mark.parametrize(
    ("language", "answer"),
    [
        *(("pt", each) for each in ("pode esperar", "pode não", "está bem, um momento", "sim, espera")),
        *(
            ("en", each)
            for each in ("fine, wait", "yes, hold on", "yes, just a second", "yes, one sec")
        ),
        *(("it", each) for each in ("va bene, un attimo", "sì, aspetta", "sì, un momento, ci penso")),
    ],
)
def test_what_grants_with_something_else_is_no_yes(language: str, answer: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type({"it": "abbandono", "en": "resign", "pt": "desisto"}[language])
    talk.type(answer)
    assert not talk.game.outcome


@pytest.mark.parametrize(
    ("language", "text", "colour"),
    [
        ("it", "voglio cambiare lato", "Nero"),
        ("en", "swap colours", "Black"),
        ("pt", "quero trocar de lado", "Pretas"),
    ],
)
def test_swapping_names_the_colour_that_one_gets(language: str, text: str, colour: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    assert colour in talk.type(text)[0]
    assert talk.dialogue.state is State.ANSWER


def two(questions: int) -> Talk:
    white, black = Player(name="Zeca"), Player(name="Rui")
    return Talk(settings_for(language="pt-BR", white=white, black=black, questions=questions))


def test_a_name_before_a_comma_is_who_asks() -> None:
    talk = two(questions=1)
    talk.type("Rui, posso tomar?")
    tallies = talk.dialogue.talk.table.tallies
    sides = {side.value: tally.questions for side, tally in tallies.items()}
    assert sides == {"white": 0, "black": 1}
    assert talk.type("Ninguém, 22-18")
    assert not talk.game.plies
    talk.type("Zeca, 22-18")
    assert [ply.written for ply in talk.game.plies] == ["22-18"]


def test_what_may_not_be_taken_back_is_not_offered() -> None:
    for language, take_back in (
        ("it", "riprendi"),
        ("en", "undo"),
        ("pt", "desfazer"),
        ("pt-BR", "desfazer"),
    ):
        talk = Talk(settings_for(language=language, fen="W:W19,30:B1,2", questions=0))
        talk.type({"it": "abbandono", "en": "resign"}.get(language, "abandono"))
        talk.type({"it": "sì", "en": "yes"}.get(language, "sim"))
        assert talk.game.outcome
        for text in ("blabla xyz", {"it": "sì", "en": "yes"}.get(language, "sim")):
            assert take_back not in " ".join(talk.type(text))


def test_the_example_of_a_move_could_be_played() -> None:
    for language in ("it", "en", "pt", "pt-BR"):
        talk = Talk(settings_for(language=language, fen="W:W19,30:B1,2"))
        told = talk.type("blabla xyz")[0]
        assert "22-18" not in told
        assert any(parse_move(word.strip(".,")) for word in told.split())


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "chi è in vantaggio", "Solo il Bianco ha dame."),
        ("en", "who is ahead", "Only White has kings."),
        ("pt", "quem está à frente", "Só as Brancas têm damas."),
    ],
)
def test_who_is_ahead_says_who_alone_has_kings(language: str, text: str, wanted: str) -> None:
    for fen in ("W:W19,K30:B1,2", "W:W19,K30:B1,2,3", "W:W19,20,K30:B1,2"):
        assert wanted in " ".join(Talk(settings_for(language=language, fen=fen)).type(text))
    for fen in ("W:W19,K30:BK1,2", "W:W19,30:B1,2"):
        assert wanted not in " ".join(Talk(settings_for(language=language, fen=fen)).type(text))


@pytest.mark.parametrize(
    ("language", "text", "one", "more"),
    [
        ("it", "cosa è cambiato", "Vuotata con 22-18: 22.", "Vuotate"),
        ("pt", "o que mudou", "Ficou vazia com 22-18: 22.", "Ficaram vazias"),
    ],
)
def test_one_square_that_is_emptied_is_one(language: str, text: str, one: str, more: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    told = talk.type(text)
    assert one in told
    assert more not in " ".join(told)


@pytest.mark.parametrize(
    ("language", "text"),
    [("it", "la 30 è protetta?"), ("en", "is 30 protected?"), ("pt", "a 30 está protegida?")],
)
def test_no_advice_is_given_of_what_nobody_can_take(language: str, text: str) -> None:
    told = " ".join(Talk(settings_for(language=language, fen="W:W19,30:B1,2")).type(text))
    assert "30" in told
    assert not any(word in told for word in ("protection", "protezione", "precisa"))


def test_a_setting_that_was_guessed_is_asked_about_in_brazilian_words() -> None:
    told = Talk(settings_for(language="pt-BR")).type("muda o nivl para 4")
    assert "mudar o nível para 4" in told[0]

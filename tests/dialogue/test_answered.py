"""What is said to lines of all kinds: questions, answers, what is typed into a list or a quiz."""

import pytest

from assistant.dialogue.handlers.playing.draw import EARLIEST_DRAW, WORSE
from assistant.rules.fen import parse_fen
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.rules.variant import ITALIAN
from tests.dialogue.support.talk import Talk, settings_for

HELP_WORDS = {"it": "aiuto domande", "en": "help questions", "pt": "ajuda perguntas"}
_A_BREATH = 200
"""Letters of what is taken in by ear in one go."""


@pytest.mark.parametrize("language", sorted(HELP_WORDS))
def test_what_the_help_names_is_understood(language: str) -> None:
    """Each question that the help lists, up to its first comma, has an answer."""
    talk = Talk(settings_for(language=language))
    told = talk.type(HELP_WORDS[language])
    assert all(len(line) < _A_BREATH for line in told), "by ear a line of all is lost before its end"
    for question in [each for line in told for each in line.split(": ")[1].split(". ")][:12]:
        words = question.split(",")[0].split(" e ")[0].split(" and ")[0]
        (first, *_) = talk.type(words)
        assert not first.startswith(("Non ho capito", "I did not", "Não entendi")), words
    assert talk.game.plies == []


def test_a_question_mark_asks_and_never_plays() -> None:
    talk = Talk(settings_for())
    assert talk.type("17?") == ["17 vuota."]
    assert talk.type("22-18?") == ["Sì, 22-18 si può giocare.", "Da 22, 2 mosse: 22-18 e 22-19."]
    refusal = talk.type("22-17?")
    assert refusal[0] == "No."
    assert refusal[1].startswith("La pedina in 22 si muove")
    assert talk.game.plies == []


def test_what_is_typed_before_an_answer_is_said_not_to_be_done() -> None:
    talk = Talk(settings_for())
    talk.type("abbandono")
    assert talk.type("22-18")[0] == 'Non ho ancora eseguito "22-18": prima rispondi.'
    assert talk.type("riprendi")[0] == 'Non ho ancora eseguito "riprendi": prima rispondi.'
    assert len(talk.type("ripeti")) == 1
    assert talk.type("no") == ["Va bene, si continua."]
    assert talk.game.plies == []


def test_a_number_beside_a_list_is_no_move() -> None:
    talk = Talk(settings_for())
    talk.type("livello")
    assert talk.type("17")[0] == "Livello: questo numero non è possibile."
    assert talk.type("11")[0] == (
        "Neanche questo numero è possibile. Per lasciare tutto com'è scrivi no."
    )
    assert talk.type("7") == ["Fatto. Livello: 7."]
    talk.type("impostazioni")
    talk.type("17")
    assert talk.type("basta") == ["Va bene, si continua."]
    assert talk.game.plies == []


def test_a_question_within_the_quiz_leads_back_to_it() -> None:
    talk = Talk(settings_for())
    (asked,) = talk.type("prova")
    assert talk.type("boh")[-1] == asked
    assert talk.type("casella") == ["Di quale casella? Aggiungi il numero, per esempio casella 18."]
    assert talk.type("22") == ["22 pedina bianca.", asked]
    assert talk.type("lingua inglese")[-1].startswith("Question 1 of 5")
    assert talk.type("1")[0].startswith(("No, it is", "Correct"))
    assert talk.game.plies == []


def test_the_piece_to_move_may_be_named_first() -> None:
    talk = Talk(settings_for())
    assert talk.type("22") == ["Quale mossa: 22-18 o 22-19?"]
    assert talk.type("19") == ["Bianco: 22-19."]


def test_a_take_back_says_which_pieces_stand_there_again() -> None:
    talk = Talk(settings_for())
    for white, black in (("23-19", "10-14"),):
        talk.type(white)
        talk.answer(black)
    talk.type("19x10")
    talk.answer("5x14")
    talk.type("riprendi")
    assert talk.type("sì")[:2] == [
        "Mosse riprese: 5x14 e 19x10.",
        "Riporta 14-5. Rimetti 14 pedina nera, 19 pedina bianca.",
    ]


def test_a_refusal_is_forgotten_with_the_next_move_and_the_end_can_be_explained() -> None:
    talk = Talk(settings_for())
    talk.type("22-17")
    talk.type("22-18")
    assert talk.type("perché") == ["Dopo l'ultima mossa non ho rifiutato niente."]
    for line in ("abbandona", "sì"):
        talk.type(line)
    assert talk.type("perché")[0].startswith("Vince il Nero: il Bianco abbandona, articolo")


def test_after_a_take_back_all_that_the_hands_must_do_is_told() -> None:
    talk = Talk(settings_for(start=parse_fen("W:W18,23,26,29,31,32:B15,2,3,9", ITALIAN)))
    talk.type("23-19")
    talk.answer("15x22")
    talk.type("riprendi")
    assert "Riporta 22-15. Rimetti 23 pedina bianca." in talk.type("si")
    talk = Talk(settings_for(start=parse_fen("W:W18,19,27,30:B1,2,3,6,14", ITALIAN)))
    talk.type("19x10")
    talk.answer("6x31")
    talk.type("riprendi")
    said = " ".join(talk.type("si"))
    assert "Riporta 31-6. In 6 torna una pedina. Rimetti 14 pedina nera, " in said
    assert "19 pedina bianca" in said
    assert "27 pedina bianca" in said


@pytest.mark.parametrize(
    ("score", "plies", "accepts"),
    [
        (0, EARLIEST_DRAW - 1, False),
        (0, EARLIEST_DRAW, True),
        (1, EARLIEST_DRAW, False),
        (-1, EARLIEST_DRAW - 1, False),
        (WORSE, 2, True),
        (WORSE + 1, 2, False),
    ],
)
def test_the_computer_accepts_a_draw_when_it_is_worse_or_late_enough(
    score: int, plies: int, accepts: bool
) -> None:
    talk = Talk(settings_for(fen="W:WK32,K31,22:BK1,K2,9"))
    shuffle = ("32-28", "1-5", "28-32", "5-1")
    for number in range(plies):
        move = shuffle[number % 4]
        talk.answer(move, score) if number % 2 else talk.type(move)
    talk.type("patta")
    said = " ".join(talk.type("sì"))
    assert ("Il computer accetta." in said) is accepts
    assert bool(talk.game.outcome) is accepts


def test_repeating_skips_complaints() -> None:
    talk = Talk(settings_for())
    news = talk.type("mosse 22")
    talk.type("pippo pluto topolino")
    assert talk.type("ripeti") == news
    talk.type("sì")
    assert talk.type("ripeti") == news


def test_two_moves_spelled_are_told_apart() -> None:
    talk = Talk(settings_for(start=parse_fen("W:W22,23,24:B9,10,11", ITALIAN)))
    talk.type("22-18")
    talk.answer("9-13")
    talk.type("ultime 2")
    assert talk.type("scandisci") == ["Ultime 2 mosse, prima il Bianco: 2 2, 1 8; e 9, 1 3."]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("mosse 18", "La casella 18 è vuota."),
        ("mosse 1", "In 1 c'è un pezzo dell'avversario."),
        ("mosse 32", "Il pezzo in 32 è bloccato."),
        ("aiuto damiera", "Domande sulle mosse:"),
        ("diagonali", "Di quale casella?"),
        ("attaccanti", "Di quale casella?"),
    ],
)
def test_what_is_asked_is_answered(line: str, said: str) -> None:
    assert Talk(settings_for()).type(line)[0].startswith(said)


def test_what_tells_nothing_costs_no_question() -> None:
    talk = Talk(settings_for(questions=2))
    for line in ("casella 40", "riga 9", "casella"):
        assert "domand" not in " ".join(talk.type(line)).lower()
    assert talk.type("14")[-1] == "Ancora una domanda."
    assert talk.type("vicine 22")[-1] == "Era l'ultima domanda."


@pytest.mark.parametrize(
    "line", ["mosse", "prese", "mosse 21", "23-19?", "chi può muovere", "perdite", "risposte"]
)
def test_being_told_that_the_computer_thinks_costs_no_question(line: str) -> None:
    talk = Talk(settings_for(questions=2))
    talk.type("22-18")
    (told,) = talk.type(line)
    assert "computer" in told
    assert talk.dialogue.talk.tally.questions == 0


@pytest.mark.parametrize(
    ("language", "rules", "line"),
    [
        ("it", ITALIAN_FID, "77-18?"),
        ("it", ITALIAN_FID, "22-99?"),
        ("it", ITALIAN_FID, "posso andare da 22 a 99?"),
        ("it", ITALIAN_FID, "risposte 99-3"),
        ("it", INTERNATIONAL_FID, "51-46?"),
        ("en", ITALIAN_FID, "replies 99-3"),
        ("pt", ITALIAN_FID, "respostas 99-3"),
    ],
)
def test_a_move_over_squares_that_do_not_exist_costs_no_question(
    language: str, rules: Regulation, line: str
) -> None:
    talk = Talk(settings_for(rules, language=language, questions=2))
    (*_, last) = talk.type(line)
    assert any(number in last for number in ("77", "99", "51"))
    assert talk.dialogue.talk.tally.questions == 0


def test_the_move_that_is_named_afterwards_costs_the_question() -> None:
    talk = Talk(settings_for(questions=2))
    talk.type("risposte")
    assert talk.type("22-18")[-1] == "Ancora una domanda."
    assert talk.game.plies == []


def test_within_the_quiz_nothing_is_a_move() -> None:
    talk = Talk(settings_for())
    (asked,) = talk.type("prova")
    assert talk.type("22-18") == [
        "Durante la prova non si muove: scrivi una casella sola, o basta per finire.",
        asked,
    ]
    assert talk.game.plies == []


@pytest.mark.parametrize(
    ("language", "quiz", "wanted"),
    [
        ("it", "prova", "Scrivi una casella sola, o basta per finire."),
        ("en", "quiz", "Type one square, or stop to end the quiz."),
        ("pt", "quiz", "Escreva uma só casa, ou fim para acabar."),
        ("pt-BR", "quiz", "Digite uma só casa, ou fim para acabar."),
    ],
)
def test_within_the_quiz_a_line_that_means_nothing_is_told_what_is_wanted(
    language: str, quiz: str, wanted: str
) -> None:
    talk = Talk(settings_for(language=language))
    (asked,) = talk.type(quiz)
    for line in ("foo", "bar", "foo bar"):  # in either wording, and without hints of how to move
        said, again = talk.type(line)
        assert line in said
        assert said.endswith(wanted)
        assert again == asked


def test_small_things_a_listener_stumbles_over() -> None:
    talk = Talk(settings_for())
    assert talk.type("celle 5")[0] == 'Celle: "5" non è un valore possibile.'
    talk.type("vicine")
    assert talk.type("no")[0] == "Va bene, si continua."
    talk = Talk(settings_for(INTERNATIONAL_FID))
    assert "32x23x14" in talk.type("aiuto mosse")[0]
    for _ in range(2):
        assert "?." not in " ".join(talk.type("chi topolino pippo?"))


def test_the_score_of_a_move_that_was_taken_back_decides_no_draw() -> None:
    talk = Talk(settings_for(language="it"))
    talk.type("22-18")
    talk.answer("11-15", -300)
    talk.type("riprendi")
    talk.type("sì")
    talk.type("patta")
    talk.type("sì")
    assert not talk.game.outcome

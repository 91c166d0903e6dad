"""What players asked or answered over a whole game in words of their own, and what they are told."""

import pytest

from assistant.dialogue.handlers.asking.meant import ask_which_meant
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Perhaps
from assistant.parsing.meanings import Command, Whose
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.settings.terms import Player
from tests.dialogue.support.after_two import Told, after_two, talk_in
from tests.dialogue.support.talk import Talk, settings_for

PLAYED: tuple[Told, ...] = (
    ("it", "era obbligatoria la 22-18?", "No: 22-18 era una di 7 mosse legali."),
    ("it", "dovevo giocarla per forza?", "No: 22-18 era una di 7 mosse legali."),
    ("it", "era l'unica mossa?", "No: 11-15 era una di 7 mosse legali."),
    ("it", "il nero doveva giocare 11-15?", "No: 11-15 era una di 7 mosse legali."),
    ("it", "la mia mossa era regolare?", "Sì, è così."),
    ("en", "was 22-18 compulsory", "No: 22-18 was one of 7 legal moves."),
    ("en", "did I have to play 22-18", "No: 22-18 was one of 7 legal moves."),
    ("en", "was my move legal", "Yes, that is so."),
    ("pt", "22x18 foi obrigatório?", "Não: 22-18 era um de 7 lances legais."),
    ("pt", "eu tinha que jogar isso?", "Não: 22-18 era um de 7 lances legais."),
    ("pt", "o lance dele era obrigatório?", "Não: 11-15 era um de 7 lances legais."),
    ("it", "ne ho presa una?", "Con l'ultima mossa il Bianco non ha preso niente."),
    ("it", "ha preso lui?", "Con l'ultima mossa il Nero non ha preso niente."),
    ("it", "ho scambiato i pezzi?", "Con l'ultima mossa il Bianco non ha preso niente."),
    ("en", "what did that cost me", "Black took nothing with the last move."),
    ("en", "did he take two or one", "Black took nothing with the last move."),
    ("pt", "o que é que isso me custou?", "As Pretas não tomaram nada no último lance."),
    (
        "it",
        "cosa ha mosso l'avversario due mosse fa?",
        "Ultime 2 mosse, prima il Bianco: 22-18",
    ),
    ("en", "what did he play two moves ago", "Last 2 moves, White first: 22-18"),
    (
        "pt",
        "o que ele jogou dois lances atrás?",
        "Últimos 2 lances, primeiro as Brancas: 22-18",
    ),
)


@pytest.mark.parametrize(("language", "line", "told"), PLAYED)
def test_what_was_played_is_told_as_it_was(language: str, line: str, told: str) -> None:
    assert after_two(language).type(line)[0].startswith(told)


def test_what_had_to_be_played_names_the_article_and_the_only_capture() -> None:
    talk = talk_in("it", "W:W18,22,23,27:B11,5,6")
    talk.type("18-14")
    talk.answer("11x18")
    told = talk.type("era obbligatoria la sua presa?")
    only = "11x18 era l'unica presa legale."
    assert told == [f"Sì: prendere era obbligatorio, articolo 6.1, e {only}"]


ASKED: tuple[Told, ...] = (
    ("it", "quali mosse ha lui adesso?", "Se toccasse al Nero: 8 mosse, 6-11, 7-11,"),
    ("it", "che mosse ha la sua 15?", "In 15 c'è un pezzo dell'avversario."),
    ("it", "dov'è la mia nuova dama?", "Bianco: nessuna dama."),
    ("it", "dove ce le ha le sue ultime pedine?", "Nero: pedine 1, 2, 3, 4,"),
    ("it", "mi ricordi dove ho le pedine davanti?", "Bianco: pedine 18, 21, 23,"),
    ("it", "la sua dama che caselle può raggiungere?", "Nero: nessuna dama."),
    ("it", "può fare dama con la prossima mossa?", "Il Nero non può fare dama con la prossima mossa."),
    ("it", "ora lui fa dama?", "Il Nero non può fare dama con la prossima mossa."),
    ("it", "lui quando arriva a dama?", "Il Nero non può fare dama con la prossima mossa."),
    ("it", "a che riga sta la mia pedina più avanti?", "Bianco: la pedina più vicina a dama è in 18,"),
    ("it", "la 21 quanto ci mette a fare dama", "Alla pedina bianca in 21 mancano 5 righe"),
    ("it", "la mia prima fila com'è messa?", "Traversa 8: 29 pedina bianca,"),
    ("it", "la sua prima fila", "Traversa 1: 1 pedina nera,"),
    ("it", "a quanto sta il conteggio?", "Nessun conteggio è in corso."),
    ("it", "mi conviene scambiare?", "Consigli sulle mosse qui non ne do."),
    ("it", "quanto vale una dama?", "Articolo 4.7:"),
    ("it", "mi dici la regola della presa di maggioranza", "Articolo 6.1:"),
    ("it", "che regola dice che devo prendere con il massimo?", "Articolo 6.1:"),
    ("it", "che vuol dire il 6.7", "Articolo 6.7:"),
    ("it", "perché la pedina non può mangiare la dama?", "Articolo 4.1:"),
    ("it", "quante domande ho fatto", "In questa partita le domande sono libere"),
    ("en", "so who's the stronger", "White: 12 men and no kings."),
    ("en", "how did I do", "The game is not over yet."),
    ("en", "turn your voice right down", "Done. Volume: 80."),
    ("en", "what's the majority rule", "Article 6.1:"),
    ("en", "why can't a man take a king?", "Article 4.1:"),
    ("en", "let me think: 24-20 and then 21-17", "There is no hurry: the position waits."),
    ("it", "fammi pensare, 24-20 e poi 21-17", "Senza fretta: la posizione ti aspetta."),
    ("pt", "deixa eu pensar: 24-20 e depois 21-17", "Sem pressa: a posição espera."),
    ("pt", "com 24-20 eu fico melhor?", "Depois de 24-20 o adversário toma a peça na 20: 15x24."),
    ("pt", "quanto vale uma dama?", "Artigo 4.7:"),
)


@pytest.mark.parametrize(("language", "line", "told"), ASKED)
def test_what_is_asked_is_answered(language: str, line: str, told: str) -> None:
    talk = after_two(language)
    assert talk.type(line)[0].startswith(told)
    assert len(talk.game.plies) == 2
    assert talk.dialogue.talk.here.asked is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("pt", "só não jogo 24-20 pq é feio"),
        ("it", "non gioco 24-20 perché è brutta"),
        ("pt", "podia ter evitado se jogasse 32-28"),
        ("it", "avrei potuto giocare 22-17"),
        ("en", "I could have played 22-17"),
    ],
)
def test_what_only_tells_is_no_question_and_no_order(language: str, line: str) -> None:
    talk = after_two(language)
    (told,) = talk.type(line)
    assert line[:12] in told  # it was not understood, and is repeated
    assert len(talk.game.plies) == 2


MOVES: tuple[tuple[str, str | None, tuple[str, ...], str], ...] = (
    ("en", None, ("I'll take 22-18",), "22-18"),
    ("it", None, ("corro con la 22 all'18",), "22-18"),
    ("it", "W:W18,19,20,23,K7:B11,13,16,21", ("prendo con la dama",), "7x14"),
    ("it", "W:W20,K14:B16,21,22", ("con la dama vado in 18",), "14-18"),
    ("it", "W:W7,19,21:B16,27", ("damo!", "a sinistra"), "7-3"),
    ("it", "W:W7,19,21:B16,27", ("damo!", "quella di destra"), "7-4"),
    ("en", "W:W7,19,21:B16,27", ("king me", "the left one"), "7-3"),
    ("it", None, ("gioco 24 a 20 e la minaccio", "sì"), "24-20"),
    ("pt", "W:W22,32:B18,10,3", ("come duas e para na 6", "sim"), "22x6"),
)


@pytest.mark.parametrize(("language", "fen", "lines", "played"), MOVES)
def test_what_gives_a_move_plays_it(
    language: str, fen: str | None, lines: tuple[str, ...], played: str
) -> None:
    talk = talk_in(language, fen)
    for line in lines:
        talk.type(line)
    assert [ply.written for ply in talk.game.plies] == [played]


def test_a_correction_is_of_the_move_that_is_asked_about() -> None:
    talk = talk_in("it")
    talk.type("24-20")
    talk.answer("12-15")
    assert talk.type("ventidue dicciotto") == ["Intendi la mossa 22-18? Rispondi sì o no."]
    talk.type("anzi no, volevo dire 21-17")
    assert [ply.written for ply in talk.game.plies] == ["24-20", "12-15", "21-17"]


def test_a_recapture_is_told_from_a_take_back() -> None:
    talk = talk_in("it", "W:W18,22,23,27:B11,5,6")
    talk.type("18-14")
    talk.answer("11x18")
    assert talk.type("riprendo") == [
        "Intendi la mossa 22x13, o riprendere l'ultima mossa? Rispondi prima, seconda o no."
    ]
    talk.type("prima")
    assert talk.game.plies[-1].written == "22x13"


@pytest.mark.parametrize(
    ("line", "is_back"),
    [
        ("sì, così vedo", True),
        ("no, intendo riprendere con la 25", False),
        ("no no, la 22 va bene", False),
        ("sì, ma non ora", None),
    ],
)
def test_a_take_back_is_answered_by_how_a_line_begins(line: str, is_back: bool | None) -> None:
    talk = after_two("it")
    talk.type("riprendi")
    talk.type(line)
    assert (talk.dialogue.talk.here.asked is not None) is (is_back is None)
    assert len(talk.game.plies) == (0 if is_back else 2)


def test_what_was_taken_back_is_played_again_by_a_yes_and_its_word() -> None:
    talk = after_two("it")
    talk.type("riprendi")
    talk.type("sì")
    talk.type("rimettila")
    assert talk.type("sì rigioca")[0] == "Rigiocate 2 mosse riprese."


def test_the_same_is_asked_of_the_other_side() -> None:
    talk = after_two("it")
    assert talk.type("quante pedine ho?") == ["Bianco: 12 pedine e nessuna dama."]
    assert talk.type("e lui?") == ["Nero: 12 pedine e nessuna dama."]
    assert talk.type("e quali?") == ["Nero: pedine 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12 e 15."]


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("it", "c'è pericolo per la 18?", "chi la difende?"),
        ("en", "is 23 in danger?", "who defends it?"),
        ("pt", "a 23 está em perigo?", "quem a defende?"),
    ],
)
def test_who_defends_it_is_asked_of_the_square_before(language: str, first: str, second: str) -> None:
    talk = after_two(language)
    square = "18" if language == "it" else "23"
    talk.type(first)
    told = talk.type(second)[0]
    assert square in told
    assert "?" not in told
    alone = after_two(language)
    assert "?" in alone.type(second)[0]


def test_one_of_two_things_is_chosen_by_its_name_with_whose_it_was() -> None:
    meanings = [CommandMeant(each, whose=Whose.ENEMY) for each in (Command.PIECES, Command.MOVES)]
    talk = after_two("it")
    ask_which_meant(talk.dialogue.talk, Perhaps(tuple(meanings)), lambda *_: None)
    assert any("Se toccasse al Nero" in each for each in talk.type("mosse"))


def test_words_before_a_capture_change_no_setting() -> None:
    talk = talk_in("it", "W:WK11:B5,K6,K13,K14,K21")
    before = talk.dialogue.talk.settings
    talk.type("la faccio corta: 11 2")
    assert talk.dialogue.talk.settings == before


def test_a_king_that_goes_there_is_taken() -> None:
    fen = "W:WK49,36:BK10,33,5,24"
    talk = Talk(settings_for(INTERNATIONAL_FID, fen, language="pt"))
    (told,) = talk.type("se a dama for pra 38, o preto da 33 come ela?")
    assert told == "Depois de 49-38 o adversário toma a peça na 38: 33x42."


def test_somebody_asks_who_plays_black_and_begins_no_game() -> None:
    talk = Talk(settings_for(white=Player(name="Anna"), black=Player(name="Bruno")))
    game = talk.game
    talk.type("chi sta giocando col nero")
    talk.type("sì")  # whatever it was asked about
    assert talk.game is game

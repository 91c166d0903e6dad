"""What players asked or said between two moves, and what was not understood, or as something else."""

import pytest

from assistant.settings.terms import Player
from tests.dialogue.support.after_two import Told, after_two, talk_in
from tests.dialogue.support.talk import Talk, settings_for

ON_THE_BOARD: tuple[Told, ...] = (
    ("en", "anything compulsory?", "There are no captures."),
    ("it", "qualcosa di obbligatorio?", "Non ci sono prese."),
    ("pt", "tem alguma coisa obrigatória?", "Não há tomadas."),
    ("en", "what's on the long diagonal then", "Main diagonal: 1 black man, 5 black man,"),
    ("en", "what's on the long diagonal", "Main diagonal: 1 black man, 5 black man,"),
    ("en", "what is the long diagonal", "A diagonal: a slanting line"),
    ("en", "read me what's on 24 and 25", "24 white man, 25 white man."),
    ("en", "read me 24 and 25", "24 white man, 25 white man."),
    ("it", "leggimi 24 e 25", "24 pedina bianca, 25 pedina bianca."),
    ("it", "leggimi la 24", "24 pedina bianca."),
    ("pt", "lê a 24 e a 25", "24 pedra branca, 25 pedra branca."),
    ("it", "dove ho la mia base?", "Base del Bianco: 29 pedina bianca,"),
    ("pt", "lê a linha do meio", "Centro: 10 pedra preta, 11 vazia,"),
    ("en", "how far can the king fly from 24?", "From 24, one move: 24-20."),
    ("pt", "até onde vai a 24", "De 24, um lance: 24-20."),
    ("en", "any of my five in trouble?", "None of White's pieces could be captured."),
    ("it", "qualcuna delle mie cinque è in pericolo?", "Nessun pezzo del Bianco è in presa."),
    ("it", "dove può andare la mia ventitré", "Da 23, 2 mosse: 23-19 e 23-20."),
    ("en", "can I take his king", "There are no captures."),
    ("it", "posso prendere la sua dama?", "Non ci sono prese."),
    ("it", "la mia dama può prendere la sua?", "Non ci sono prese."),
    ("it", "la sua dama può prendere la mia?", "Nessun pezzo del Bianco è in presa."),
    ("pt", "dá pra comer a dama dele?", "Não há tomadas."),
    ("en", "can I be taken by his king", "None of White's pieces could be captured."),
    ("en", "can my men do owt about his king?", "There are no captures."),
    ("en", "who's he going to nick next", "None of White's pieces could be captured."),
    ("en", "where is he going to move", "If it were Black's turn: 8 moves, 6-11,"),
    ("pt", "tô com medo da 18, alguém pode comer ela?", "Ninguém pode tomar a peça na 18."),
    ("pt", "tem caminho livre pra eu coroar?", "As Brancas não podem fazer dama no próximo lance."),
    ("it", "ho la strada libera per fare dama?", "Il Bianco non può fare dama con la prossima mossa."),
    ("en", "have I got a clear run to crown?", "White cannot be crowned with the next move."),
    ("en", "who can get my man on 27", "Nothing can take the piece on 27."),
    ("pt", "quanto é que perco com 18 14?", "Depois de 18-14 o adversário toma a peça na 14: 10x19."),
    ("pt", "quem és tu afinal", "Sou o Damavoce,"),
    ("pt", "repita bem devagarinho essa última frase", "Pretas: 11-15."),
    ("pt", "respostas mais curtas por favor", "Detalhe: breve."),
    ("it", "sii più breve", "Dettaglio: breve."),
    ("en", "what's in the middle", "Centre: 10 black man, 11 empty,"),
    ("en", "what's, um, what's going on in the middle there", "Centre: 10 black man, 11 empty,"),
    ("pt", "e no meio do tabuleiro, como é que tá o negócio?", "Centro: 10 pedra preta, 11 vazia,"),
    ("it", "come siamo messi?", "Bianco: 12 pedine e nessuna dama."),
    ("en", "run me along the row with twenty-one in it", "Row 6: 21 white man, 22 empty,"),
    ("en", "row 21", "This board has no such part."),
    ("it", "le mie dodici dove stanno, piano piano però", "Bianco: pedine 18, 21, 23,"),
    ("pt", "minhas doze tão onde, fala devagarinho", "Brancas: pedras 18, 21, 23,"),
    ("pt", "fala devagarinho", "Pretas: 11-15."),
    ("pt", "o que que tem ali na quinze, hein?", "15 pedra preta."),
    ("en", "is my fella on eighteen going to get clobbered?", "Nothing can take the piece on 18."),
    ("it", "la sua dama gliela posso prendere, sempre che ce l'abbia", "Non ci sono prese."),
    ("pt", "posso comer a dama dele, se é que ele tem uma?", "Não há tomadas."),
    ("pt", "essa 24, quantas casas faltam pra ela virar dama?", "À pedra branca na 24 faltam 5 filas"),
)


@pytest.mark.parametrize(("language", "line", "told"), ON_THE_BOARD)
def test_what_is_asked_of_the_board_is_told(language: str, line: str, told: str) -> None:
    assert after_two(language).type(line)[0].startswith(told)


OF_THE_GAME: tuple[Told, ...] = (
    ("pt", "quantos lances teve?", "Lance 2, jogam as Brancas."),
    ("it", "quante prese ho fatto in tutto?", "Persi dall'inizio: il Bianco nessun pezzo,"),
    ("en", "how many captures did I make", "Lost since the start: White no pieces,"),
    ("it", "quante prese ho?", "Non ci sono prese."),
    ("en", "what's he had off me now altogether?", "Lost since the start: White no pieces,"),
    ("pt", "que que foi tomado até agora?", "Perdidas desde o início:"),
    ("pt", "isso já é empate ou ainda não?", "A partida ainda não acabou."),
    ("en", "is it a draw yet or not yet", "The game is not over yet."),
    ("en", "did he shift that king again?", "Last move: Black 11-15."),
    ("it", "ha mosso la dama?", "Ultima mossa: Nero 11-15."),
    ("pt", "ele mexeu a dama de novo?", "Último lance: Pretas 11-15."),
    ("it", "allora, aspetta, ma io che cosa ho mosso prima?", "Ultima mossa del Bianco: 22-18."),
    ("pt", "qual foi mesmo que eu joguei?", "Último lance das Brancas: 22-18."),
    ("it", "rileggimi un po' le ultime due, che m'ero distratto", "Ultime 2 mosse, prima il Bianco:"),
    (
        "pt",
        "repete aí os últimos lances que o cachorro tava latindo",
        "Últimos 2 lances, primeiro as Brancas: 22-18 e 11-15.",
    ),
    ("en", "how many goes have we had, all told?", "Move 2, White to move."),
    ("en", "what was that last move", "Last move: Black 11-15."),
    ("en", "what was that", "Black: 11-15."),
    ("en", "why did you go there?", "I no longer know how the computer chose 11-15."),
    ("pt", "joguei certo?", "Não dou conselhos sobre lances."),
    ("en", "you're slow", "Rate: 180."),
    ("pt", "volta a minha jogada", "Quer desfazer o seu lance 22-18?"),
    ("en", "how many left on it?", "No count is running."),
    ("en", "let's have the count then", "Do you mean asking for the count of moves?"),
    ("it", "a che mossa ho fatto la prima dama?", "Il Bianco non ha fatto nessuna dama in questa"),
    ("en", "28-23 how's that look", "No."),
    ("en", "22-18 how's that look", "Yes, that is so."),
    ("en", "18-14 how's that look", "Yes, 18-14 can be played."),
)


@pytest.mark.parametrize(("language", "line", "told"), OF_THE_GAME)
def test_what_is_asked_of_the_game_is_told(language: str, line: str, told: str) -> None:
    talk = after_two(language)
    assert talk.type(line)[0].startswith(told)
    assert len(talk.game.plies) == 2


OF_THE_RULES: tuple[Told, ...] = (
    ("it", "perché non posso prendere di meno?", "Articolo 6.1: la presa è obbligatoria."),
    ("it", "posso prendere di meno?", "Articolo 6.1: la presa è obbligatoria."),
    ("en", "why can't I take fewer?", "Article 6.1: capturing is compulsory."),
    ("pt", "posso tomar menos?", "Artigo 6.1: a tomada é obrigatória."),
    ("it", "può prendere all'indietro?", "Articolo 4.1: la pedina muove"),
    ("en", "can it go backwards", "Article 4.1: a man moves"),
    ("pt", "o que a regra fala sobre pedra capturar pra trás?", "Artigo 4.1: a pedra anda"),
    ("it", "se ne posso prendere due o una, sono obbligato a prenderne due?", "Articolo 6.1: la presa"),
    (
        "en",
        "if there's a two and a three going, do I have to take the three?",
        "Article 6.1: capturing is compulsory.",
    ),
    (
        "en",
        "do kings whizz right across the board or is it just the one step?",
        "Article 4.7: a king moves",
    ),
    ("pt", "como que a dama anda?", "Artigo 4.7: a dama anda"),
    ("it", "messaggi più corti", "Dettaglio: breve."),
)


@pytest.mark.parametrize(("language", "line", "told"), OF_THE_RULES)
def test_what_is_asked_of_the_rules_is_told(language: str, line: str, told: str) -> None:
    assert after_two(language).type(line)[0].startswith(told)


def test_behind_the_rules_of_a_piece_it_is_that_piece_that_is_asked_about() -> None:
    talk = after_two("it")
    told = talk.type("può la dama prendere all'indietro?")
    assert told[0].startswith("Articolo 4.7: la dama muove")
    assert talk.type("può prendere all'indietro?") == told


ASKED_FIRST: tuple[Told, ...] = (
    ("it", "avvia il conteggio", "Intendi chiedere il conteggio?"),
    ("it", "ma no, 27 e 22", "Intendi la mossa 27-22?"),
    ("it", "no, 26 e 22", "Intendi la mossa 26-22?"),
    ("pt", "18 14... não, calma, 23 19", "Quer dizer o lance 23-19?"),
    ("it", "fammi 24-20, uhm, ripensandoci fammi 23-19", "Intendi la mossa 23-19?"),
    (
        "it",
        "ventisei ventidue, oddio no, quell'altra, la ventisette alla ventidue",
        "Intendi la mossa 27-22?",
    ),
    (
        "en",
        "eighteen to fourteen, oh no, hold your horses, eighteen to thirteen",
        "Do you mean the move 18-13?",
    ),
    ("en", "I'll do 23-19... actually sod it, 24-20", "Do you mean the move 24-20?"),
    (
        "en",
        "twenty-six twenty-two, wait, I mean the other one, twenty-seven twenty-two",
        "Do you mean the move 27-22?",
    ),
    ("en", "go 24 to 20 please, er, scrap that, 18 to 14", "Do you mean the move 18-14?"),
    ("pt", "vou de 21-17, ih, não, melhor 24-20", "Quer dizer o lance 24-20?"),
    (
        "pt",
        "vinte e seis pra vinte e dois, quer dizer, a vinte e sete pra vinte e dois",
        "Quer dizer o lance 27-22?",
    ),
    (
        "pt",
        "bota a vinte e quatro na vinte, ah, deixa isso pra lá, bota a dezoito na quatorze",
        "Quer dizer o lance 18-14?",
    ),
    ("en", "I've had enough mate, the game's yours", "White: do you really want to resign the game?"),
    ("en", "the game is yours", "White: do you really want to resign the game?"),
    ("en", "two players, me against Paul", "Do you want to leave this game for a new game, Italian"),
    (
        "it",
        "voglio giocare alla cieca con tre domande contro il computer al livello 1",
        "Vuoi lasciare questa partita per una nuova partita, contro il computer al livello 1, alla",
    ),
    (
        "en",
        "I want to play blindfold with three questions against the computer at level 1",
        "Do you want to leave this game for a new game, against the computer at level 1, blindfold,",
    ),
    (
        "pt",
        "quero jogar às cegas com três perguntas contra o computador no nível 1",
        "Quer deixar esta partida por uma nova partida, contra o computador no nível 1, às cegas,",
    ),
)


@pytest.mark.parametrize(("language", "line", "told"), ASKED_FIRST)
def test_what_would_do_something_is_asked_about(language: str, line: str, told: str) -> None:
    talk = after_two(language)
    assert talk.type(line)[0].startswith(told)
    assert len(talk.game.plies) == 2


UNDECIDED = (
    ("it", "18-14, o 23-19"),
    ("en", "18-14 or 23-19, I don't know"),
    ("en", "twenty-three to twenty, hmm, nah, go on, nineteen with that same one"),
    ("pt", "18-14, não 23-19"),
)


@pytest.mark.parametrize(("language", "line"), UNDECIDED)
def test_who_has_not_decided_plays_nothing_and_asks_for_no_reading(language: str, line: str) -> None:
    talk = after_two(language)
    told = talk.type(line)
    assert len(talk.game.plies) == 2
    assert "23-19" not in told[0].replace(line, "")
    assert "reading" not in told[0]


def test_who_is_named_alone_is_named_once() -> None:
    (told,) = after_two("pt").type("bora mais uma, dama italiana eu contra o Paulo, dois jogadores")
    assert told.count("Paulo") == 1


@pytest.mark.parametrize("line", ["should I resign?", "I should pack it in, shouldn't I"])
def test_who_wonders_whether_to_resign_is_given_no_advice(line: str) -> None:
    assert after_two("en").type(line)[0].startswith("I give no advice on moves.")


@pytest.mark.parametrize("line", ["pode ser", "pode ser sim"])
def test_may_be_is_a_yes_in_portuguese(line: str) -> None:
    talk = after_two("pt")
    talk.type("desfazer")
    talk.type(line)
    assert not talk.game.plies


TWO_TO_TAKE = "W:W22,23,31,27:B18,19,5,6"

CAPTURES: tuple[Told, ...] = (
    ("it", "prendo con la 22, no, con la 23", "Intendi la mossa 23x14?"),
    ("it", "prendo con la 22, non con la 23", "Quale mossa: 22x13 o 22x15?"),
    ("en", "take with 22, no, with 23", "Do you mean the move 23x14?"),
    ("pt", "como com a 22, não, com a 23", "Quer dizer o lance 23x14?"),
    ("pt", "como com a 22, não com a 23", "Que lance: 22x13 ou 22x15?"),
    ("en", "have the eighteen", "Do you mean the move 22x13?"),
    ("en", "have his 18 off", "Do you mean the move 22x13?"),
    ("en", "22 has eighteen", "Do you mean the move 22x13?"),
    ("en", "I'll have the 19", "Which move: 22x15 or 23x14?"),
    ("en", "have the 18?", "18 black man."),
    ("en", "I have the 22", "22 white man."),
)


@pytest.mark.parametrize(("language", "line", "told"), CAPTURES)
def test_a_capture_in_words_of_ones_own_is_asked_about(language: str, line: str, told: str) -> None:
    assert talk_in(language, TWO_TO_TAKE).type(line)[0].startswith(told)


LONGEST = "W:W22,K27:B18,19,12,5"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "prendo la più lunga"),
        ("it", "prendo di più"),
        ("en", "I take the longest"),
        ("en", "I'll take the longer one"),
        ("pt", "como a maior"),
        ("pt", "pego o máximo"),
    ],
)
def test_who_takes_the_longest_is_asked_about_the_one_that_the_law_allows(
    language: str, line: str
) -> None:
    (told,) = talk_in(language, LONGEST).type(line)
    assert "22x15x8" in told
    assert told.endswith("?") or "?" in told


@pytest.mark.parametrize(
    ("language", "take", "line"),
    [
        ("en", "take with 22", "what's the difference between the two?"),
        ("en", "take with 22", "what do they each cost me?"),
        ("it", "prendo con la 22", "che differenza c'è tra le due?"),
        ("it", "prendo con la 22", "cosa perdo con ognuna?"),
        ("pt", "como com a 22", "qual é a diferença?"),
        ("pt", "como com a 22", "quanto me custa cada uma"),
    ],
)
def test_of_several_moves_to_choose_from_each_is_told_with_what_it_loses(
    language: str, take: str, line: str
) -> None:
    talk = talk_in(language, TWO_TO_TAKE)
    talk.type(take)
    told = talk.type(line)
    assert "22x13" in told[0]
    assert "23" in told[0]
    assert any("22x15" in each for each in told[1:-1])
    assert "22x13" in told[-1]
    assert "22x15" in told[-1]


def test_a_game_without_sight_of_the_board_names_none_of_the_moves_to_choose_from() -> None:
    talk = Talk(settings_for(fen=TWO_TO_TAKE, language="en", questions=2))
    talk.type("take with 22")
    told = talk.type("what's the difference?")
    assert not any("22x1" in each for each in told)


LATELY: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("en", "which pieces have come off in the last two moves", ("22x13", "19x28", "31x24")),
    ("en", "what did I take in the last two moves", ("22x13", "31x24")),
    ("en", "what have I lost in the last two moves", ("19x28",)),
    ("it", "quali pezzi sono spariti nelle ultime due mosse?", ("22x13", "19x28", "31x24")),
    ("it", "cosa ho perso nelle ultime due mosse", ("19x28",)),
    ("pt", "que pedras saíram nos últimos dois lances?", ("22x13", "19x28", "31x24")),
)


def _taken() -> dict[str, Talk]:
    """Three captures, after which it is the computer's turn."""
    talks = {}
    for language in ("en", "it", "pt"):
        talk = talk_in(language, TWO_TO_TAKE)
        talk.type("22x13")
        talk.answer("19x28")
        talk.type("31x24")
        talks[language] = talk
    return talks


@pytest.mark.parametrize(("language", "line", "moves"), LATELY)
def test_what_came_off_lately_is_told_by_move(language: str, line: str, moves: tuple[str, ...]) -> None:
    told = _taken()[language].type(line)
    assert len(told) == len(moves)
    assert all(move in each for move, each in zip(moves, told, strict=True))


def test_what_was_taken_so_far_is_all_of_it() -> None:
    told = _taken()["en"].type("what has been taken so far")
    assert told == ["Lost since the start: White one piece, Black 2 pieces."]


CROWNED: tuple[Told, ...] = (
    ("it", "a che mossa ho fatto la prima dama?", "Mossa 1: il Bianco ha fatto dama, 5-1."),
    ("it", "quando ha fatto dama il nero?", "Mossa 1: il Nero ha fatto dama, 27-31."),
    ("en", "on which move did I get my first king", "Move 1: White made a king, 5-1."),
    ("en", "when was I crowned", "Move 1: White made a king, 5-1."),
    ("en", "when did he crown", "Move 1: Black made a king, 27-31."),
    ("pt", "em que lance fiz a primeira dama?", "Lance 1: as Brancas fizeram dama, 5-1."),
    ("pt", "quando ele coroou?", "Lance 1: as Pretas fizeram dama, 27-31."),
)


@pytest.mark.parametrize(("language", "line", "told"), CROWNED)
def test_with_which_move_a_king_was_made_is_told(language: str, line: str, told: str) -> None:
    talk = talk_in(language, "W:W5,22:B15,20,27")
    talk.type("5-1")
    talk.answer("27-31")
    assert talk.type(line) == [told]


def test_the_other_of_two_recaptures_with_what_can() -> None:
    two = {"white": Player(name="Lia"), "black": Player(name="Paulo")}
    talk = Talk(settings_for(fen=TWO_TO_TAKE, language="pt", **two))
    talk.type("22x13")
    assert talk.type("e o Paulo recaptura com qual?") == ["Uma tomada: 19x28."]


def test_who_wants_a_move_back_that_was_taken_back_is_asked_about_that() -> None:
    talk = after_two("en")
    talk.type("take back")
    talk.type("yes")
    assert talk.type("redo the move I took back") == [
        "Do you mean playing again what was taken back? Answer yes or no."
    ]

"""Kinds of lines that were missed once, each in words of its own in every language."""

import pytest

from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.corpus import place_of, told
from tests.parsing.support.understood import understand_line


def meant(language: str, text: str, place: str = "C") -> list[str]:
    """What a line means in a position of the corpus."""
    return told(understand_line(text, *place_of(place), vocabulary(language)), language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "se proprio devo, 17 per 10"),
        ("it", "se sono costretto, la 17 prende la 13"),
        ("it", "17x10, se sono obbligata"),
        ("en", "if I have to then 17x10"),
        ("en", "17 takes 13 if I must"),
        ("en", "17x10 if I have no choice"),
        ("pt", "17x10 se tem de ser"),
    ],
)
def test_a_duty_is_no_hypothesis_and_the_move_is_asked_about(language: str, text: str) -> None:
    found = understand_line(text, *place_of("C"), vocabulary(language))
    assert isinstance(found, Perhaps)
    assert told(found, language) == ["move 17-10"]


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("en", "tell me if I have to take", "captures"),
        ("it", "dimmi se sono obbligato a prendere", "captures"),
    ],
)
def test_what_is_asked_beside_a_duty_is_still_asked(language: str, text: str, wanted: str) -> None:
    assert meant(language, text) == [wanted]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "quale delle due è la migliore?"),
        ("it", "qual è la migliore delle tre"),
        ("en", "which is the better of the two"),
        ("en", "which of the two captures is better"),
        ("pt", "qual é a melhor das duas"),
        ("pt", "qual das duas tomadas é a melhor?"),
        ("it", "quale presa è meglio"),
        ("en", "which capture is best"),
        ("pt", "que captura é a melhor"),
        ("it", "con quale pedina mi conviene cominciare"),
        ("it", "che mossa mi conviene fare"),
        ("en", "which move should I open with"),
        ("pt", "com que lance me convém abrir"),
        ("pt", "com que jogada vale a pena começar?"),
        ("it", "qualche dritta per una buona apertura"),
        ("en", "have you got any tips for me"),
        ("en", "any hints for a good start"),
        ("pt", "tens dicas para a abertura?"),
    ],
)
def test_who_wants_to_know_the_best_is_advised(language: str, text: str) -> None:
    assert meant(language, text) == ["advice"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "due delle mie pedine sono bloccate?"),
        ("en", "two of my men are stuck"),
        ("pt", "duas das minhas pedras estão bloqueadas?"),
    ],
)
def test_a_number_of_pieces_of_mine_is_no_square(language: str, text: str) -> None:
    assert meant(language, text, "S") == ["movable"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "quanto manca prima che sia patta"),
        ("it", "quante mosse mancano alla patta"),
        ("en", "how many moves till a draw"),
        ("en", "how long have we got until it's drawn"),
        ("pt", "quantos lances faltam para o empate"),
        ("pt", "quanto falta para ser empate"),
    ],
)
def test_what_is_left_until_a_draw_is_the_count_and_told_at_once(language: str, text: str) -> None:
    found = understand_line(text, *place_of("I"), vocabulary(language))
    assert isinstance(found, Likely)
    assert told(found, language) == ["count"]


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "spegni il coach", "set coach off"),
        ("it", "togli l'allenatore", "set coach off"),
        ("en", "turn the coach off", "set coach off"),
        ("en", "stop the coach please", "set coach off"),
        ("pt", "tira o treinador", "set coach off"),
        ("it", "voglio che il coach spieghi il perché", "set coach why"),
        ("en", "I want the coach to explain why", "set coach why"),
        ("pt", "o treinador que explique porquê", "set coach why"),
        ("it", "accendi il coach", "settings coach"),
        ("en", "turn the coach on", "settings coach"),
        ("pt", "liga o treinador", "settings coach"),
        ("it", "il mio allenatore spegne la luce", "none"),
        ("en", "my coach told me to turn it off", "none"),
        ("pt", "o meu treinador desliga a luz", "none"),
    ],
)
def test_the_coach_is_the_setting_of_warnings_and_somebody_s_coach_is_a_person(
    language: str, text: str, wanted: str
) -> None:
    assert meant(language, text) == [wanted]


@pytest.mark.parametrize("text", ["este jogo já acabou?", "o jogo já acabou?"])
def test_whether_the_game_is_over_is_the_result_and_nobody_leaves(text: str) -> None:
    assert meant("pt", text) == ["result"]


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "metti in 18 quella che sta in 22", "move 22-18"),
        ("it", "sposta sulla 17 quella che sta sulla 21", "move 21-17"),
        ("it", "sulla 17 quella che sta in 21", "move 21-17"),
        ("pt", "põe na 17 a que está na 21", "move 21-17"),
        ("pt", "leva para a 18 aquela que está na 22", "move 22-18"),
    ],
)
def test_the_piece_that_moves_may_come_last_by_where_it_stands(
    language: str, text: str, wanted: str
) -> None:
    assert meant(language, text, "S") == [wanted]


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "si ricomincia a livello 3", "new level 3"),
        ("it", "rifacciamo a livello 3", "new level 3"),
        ("en", "start over on level 4", "new level 4"),
        ("en", "begin again on level 4", "new level 4"),
        ("en", "restart on level 2", "new level 2"),
        ("it", "metti il computer a livello 4", "set level 4"),
        ("en", "put the computer on level 4", "set level 4"),
        ("pt", "põe o computador no nível 4", "set level 4"),
    ],
)
def test_to_begin_again_at_a_level_is_a_new_game_and_the_computer_is_set(
    language: str, text: str, wanted: str
) -> None:
    found = understand_line(text, *place_of("I"), vocabulary(language))
    assert isinstance(found, Perhaps)
    assert told(found, language) == [wanted]


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "quante pedine ho", "piece-count own"),
        ("it", "quanti ne ho", "piece-count own"),
        ("it", "quanti pezzi hai", "piece-count enemy"),
        ("it", "quante pedine hai", "piece-count enemy"),
        ("it", "quante dame ho?", "kings own"),
        ("en", "how many pieces have I", "piece-count own"),
        ("en", "how many men do I have", "piece-count own"),
        ("pt", "quantas peças tenho", "piece-count own"),
        ("pt", "quantas damas tenho?", "kings own"),
    ],
)
def test_whose_pieces_are_counted_is_told_by_the_verb(language: str, text: str, wanted: str) -> None:
    assert meant(language, text, "S") == [wanted]


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "mi hai fregato!", ["none"]),
        ("en", "you robbed me!", ["none"]),
    ],
)
def test_who_owns_to_be_outplayed_asks_nothing(language: str, text: str, wanted: list[str]) -> None:
    assert meant(language, text) == wanted


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "hi there, does this thing work?"),
        ("pt", "bom dia, isto está a funcionar?"),
        ("pt", "boa tarde, isto está a funcionar?"),
    ],
)
def test_whether_it_works_is_help(language: str, text: str) -> None:
    found = understand_line(text, *place_of("S"), vocabulary(language))
    assert isinstance(found, Likely | Perhaps)
    assert told(found, language) == ["help"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "buongiorno, funziona?"),
        ("it", "ciao, sta funzionando?"),
        ("en", "hello, is this working?"),
        ("en", "good evening, is this thing on"),
        ("pt", "olá, isto funciona?"),
        ("pt", "bom dia, isto está a funcionar?"),
    ],
)
def test_whether_it_works_is_still_help_at_most(language: str, text: str) -> None:
    assert meant(language, text, "S") in (["none"], ["help"])


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "quanto è il livello?", "settings level"),
        ("en", "how much is the volume", "settings volume"),
        ("en", "where's the speed set", "settings rate"),
        ("pt", "quanto é o volume?", "settings volume"),
        ("pt", "em quanto está a velocidade?", "settings rate"),
        ("pt", "a quanto está o volume", "settings volume"),
    ],
)
def test_a_setting_is_asked_for_its_value_and_told_at_once(
    language: str, text: str, wanted: str
) -> None:
    found = understand_line(text, *place_of("C"), vocabulary(language))
    assert isinstance(found, Likely)
    assert told(found, language) == [wanted]


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "possono mangiarmi la dama in 15?", "attackers 15"),
        ("pt", "podem comer-me a dama na 15?", "attackers 15"),
        ("it", "la dama in 15 può prendere qualcosa?", "moves 15"),
        ("en", "can the king on 15 take anything", "moves 15"),
    ],
)
def test_a_king_is_taken_or_takes_as_a_man_does(language: str, text: str, wanted: str) -> None:
    assert meant(language, text, "I") == [wanted]


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "se prendo con la 17 cosa perdo?", "losses 17"),
        ("it", "scandisci l'ultima mossa lettera per lettera", "spell"),
        ("en", "spell out the last move", "spell"),
        ("pt", "soletra a última jogada", "spell"),
        ("it", "quali si possono muovere", "movable"),
        ("pt", "quais é que se podem mover", "movable"),
        ("it", "verifica se conosco le caselle", "quiz"),
        ("en", "test if I know the squares", "quiz"),
        ("pt", "testa se eu sei as casas", "quiz"),
        ("pt", "quero dar uma volta pelo tabuleiro", "tour"),
        ("en", "take me on a walk around the board", "tour"),
        ("pt", "que que tem na 20", "square 20"),
    ],
)
def test_questions_in_words_that_had_no_place(language: str, text: str, wanted: str) -> None:
    assert meant(language, text) == [wanted]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "28x17 vediamo cosa fai"),
        ("en", "28x17 let's see what you do now"),
        ("pt", "28x17 quero ver o que fazes"),
    ],
)
def test_a_move_with_a_challenge_behind_it_is_asked_about(language: str, text: str) -> None:
    found = understand_line(text, *place_of("I"), vocabulary(language))
    assert isinstance(found, Perhaps)
    assert told(found, language) == ["move 28-17"]


@pytest.mark.parametrize(
    ("language", "text", "wanted", "place"),
    [
        ("en", "well, if there's no choice, 17 to 10", "move 17-10", "C"),
        ("pt", "já que sou obrigado, 17x10", "move 17-10", "C"),
        ("pt", "se não há remédio, a 17 toma a 13", "move 17-10", "C"),
        ("it", "la partita è già finita?", "result", "C"),
        ("en", "has the game finished yet?", "result", "C"),
        ("en", "is the game already over?", "result", "C"),
        ("pt", "a partida já terminou?", "result", "C"),
        ("pt", "o jogo já terminou ou não?", "result", "C"),
        ("it", "porta sulla 17 la pedina che sta sulla 21", "move 21-17", "S"),
        ("en", "bring to 18 the one that stands on 22", "move 22-18", "S"),
        ("it", "ricomincia al livello 3", "new level 3", "I"),
        ("pt", "recomeça no nível 3", "new level 3", "I"),
        ("pt", "começa de novo no nível 3", "new level 3", "I"),
        ("it", "quanti pezzi ha il nero", "piece-count black", "S"),
        ("it", "quanti pezzi", "piece-count", "S"),
        ("en", "how many men", "piece-count", "S"),
        ("pt", "quantas peças", "piece-count", "S"),
        ("pt", "bolas, enganaste-me", "none", "C"),
        ("it", "cosa mi hai fregato?", "taken enemy", "C"),
        ("en", "did you rob any of my men", "taken enemy", "C"),
        ("it", "a quanto è la velocità", "settings rate", "C"),
        ("en", "where is the volume set", "settings volume", "C"),
        ("en", "can they take my king on 15", "attackers 15", "I"),
        ("pt", "diz-me se sou obrigado a tomar", "captures", "C"),
        ("en", "what happens if I must play 17x10", "replies 17-10", "C"),
        ("it", "cosa rispondi se gioco 17x10", "replies 17-10", "C"),
    ],
)
def test_what_was_understood_before_is_understood_as_before(
    language: str, text: str, wanted: str, place: str
) -> None:
    """Lines of the same kinds that never were missed, and what stands beside these kinds."""
    assert meant(language, text, place) == [wanted]

"""Ways of speaking that were missed once: of chats, of people, of talk beside what is wanted."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.moving.moves import NotLegal, Understood
from tests.parsing.support.lines import is_asked, read, said


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "buongiorno, tocca a me cominciare?"),
        ("it", "chi comincia"),
        ("en", "hello, who starts?"),
        ("en", "hi, must I start?"),
        ("pt", "tenho de começar eu?"),
    ],
)
def test_who_begins_is_whose_turn_it_is(language: str, text: str) -> None:
    assert said(language, text, "S") == ["turn"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "allora facciamo 22-18, come faceva la buonanima di mio marito"),
        ("it", "22-18 come diceva mio nonno"),
        ("en", "let's play 22-18, like my husband used to"),
        ("en", "22 to 18 as my dad always did"),
        ("pt", "vou jogar 22-18, como fazia o meu pai"),
        ("pt", "22-18 como a minha avó"),
    ],
)
def test_a_move_before_a_comparison_is_asked_about(language: str, text: str) -> None:
    assert is_asked(language, text, "S")
    assert said(language, text, "S") == ["move 22-18"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "non gioco 22-18 come mio nonno"),
        ("it", "22-18 lo faceva mio nonno"),
        ("en", "I wouldn't go 22-18 like my dad"),
        ("en", "my dad always played 22-18"),
        ("pt", "não jogo 22-18 como o meu pai"),
    ],
)
def test_what_others_play_is_asked_about_by_nobody(language: str, text: str) -> None:
    assert said(language, text, "S") == ["none"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "uffa mi sa che sto perdendo"),
        ("it", "ho paura che il bianco sta perdendo"),
        ("en", "I have a feeling I'm losing"),
        ("en", "looks like you are winning"),
        ("pt", "acho que estou perdendo"),
        ("pt", "parece que estou a ganhar"),
        ("it", "ciao io sono Carmela è la prima volta che gioco col computer"),
    ],
)
def test_how_the_game_seems_to_go_is_talk(language: str, text: str) -> None:
    assert said(language, text) == ["none"]


def test_whether_one_is_losing_is_still_asked() -> None:
    for language, text in (("it", "sto perdendo?"), ("en", "am I losing?"), ("pt", "estou perdendo?")):
        assert said(language, text) == ["piece-count"]


@pytest.mark.parametrize(
    ("language", "text"),
    [("it", "mi sembra che 17-10"), ("en", "looks like 17-10"), ("pt", "acho que 17-10")],
)
def test_a_move_that_only_seems_is_asked_about(language: str, text: str) -> None:
    assert not isinstance(read(language, text), Understood)


@pytest.mark.parametrize(
    ("language", "text", "names"),
    [
        ("it", "partita nuova, giochiamo io e mia sorella, Anna e Pia", "Anna Pia"),
        ("it", "giochiamo io, Ugo, contro mio nipote Leo", "Ugo Leo"),
        ("en", "new game, it's me Hamid against my brother Yusuf", "Hamid Yusuf"),
        ("en", "me Rose against my nan Doris", "Rose Doris"),
        ("pt", "quero jogar com a minha neta, eu sou a Fernanda e ela é a Clara", "Fernanda Clara"),
        ("pt", "novo jogo, eu Rui contra o meu irmão Nuno", "Rui Nuno"),
    ],
)
def test_relatives_who_are_named_play_each_other_after_a_yes(
    language: str, text: str, names: str
) -> None:
    assert is_asked(language, text, "S")
    assert said(language, text, "S") == [f"new people {names}"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "mio nonno giocava a carte al bar"),
        ("en", "my brother played chess on Sunday"),
        ("pt", "o meu avô jogava disto no café"),
    ],
)
def test_what_relatives_do_begins_no_game(language: str, text: str) -> None:
    assert "new people" not in " ".join(said(language, text, "S"))


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "che posso chiederti?", "help questions"),
        ("it", "come si cambiano le impostazioni", "help settings"),
        ("it", "come cambio la velocità della voce?", "help settings"),
        ("en", "how do I change the voice speed", "help settings"),
        ("en", "how can I change the volume", "help settings"),
        ("en", "How do I tell it which piece I want to move?", "help moves"),
        ("pt", "onde mudo a velocidade da fala?", "help settings"),
        ("pt", "como mudo o volume", "help settings"),
    ],
)
def test_how_something_is_done_here_is_helped(language: str, text: str, wanted: str) -> None:
    assert said(language, text, "S") == [wanted]


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "smettila di darmi consigli", "set coach off"),
        ("en", "stop telling me where the takes are I want to find them myself", "set coach off"),
        ("en", "stop giving me hints", "set coach off"),
        ("en", "shut that voice up will you", "set voice off"),
        ("pt", "para de me dar dicas", "set coach off"),
        ("pt", "cala a boca", "set voice off"),
        ("pt", "bota no nivel 2 q eu to aprendendo", "set level 2"),
    ],
)
def test_terms_are_changed_after_a_yes(language: str, text: str, wanted: str) -> None:
    assert is_asked(language, text)
    assert said(language, text) == [wanted]


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "parla più veloce, metti 180", "set rate 180"),
        ("en", "talk faster, put it at 180", "set rate 180"),
        ("pt", "fala mais rápido, põe 180", "set rate 180"),
        ("pt", "vc fala demais, encurta aí", "set verbosity brief"),
        ("pt", "quero que digas tudo com pormenor", "set verbosity full"),
    ],
)
def test_how_to_speak_is_said_in_a_clause_of_two(language: str, text: str, wanted: str) -> None:
    assert said(language, text) == [wanted]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "tell me my options"),
        ("it", "dimmi le mie opzioni"),
        ("pt", "diz as minhas opções"),
    ],
)
def test_whose_options_they_are_makes_them_moves(language: str, text: str) -> None:
    assert said(language, text, "I") == ["moves"]


def test_the_settings_are_still_opened_by_their_name() -> None:
    for language, text in (("en", "options"), ("en", "my settings"), ("it", "le mie impostazioni")):
        assert said(language, text) == ["settings"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "come mi conviene partire?"),
        ("it", "qual è una buona apertura per il bianco"),
        ("en", "what's a good opening for white"),
        ("pt", "qual é uma boa abertura para as brancas"),
    ],
)
def test_how_to_open_is_advised(language: str, text: str) -> None:
    assert said(language, text, "S") == ["advice"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "la 17 o la 20, qual è meglio?"),
        ("en", "17 or 20, which is better?"),
        ("pt", "a 17 ou a 20, qual é melhor?"),
    ],
)
def test_which_of_two_pieces_is_better_asks_for_advice(language: str, text: str) -> None:
    assert said(language, text) == ["advice"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "quanto perdo se mangio con la 17?"),
        ("pt", "quanto perco se comer com a 17?"),
    ],
)
def test_how_much_a_move_loses_is_what_it_loses(language: str, text: str) -> None:
    assert said(language, text) == ["losses 17"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "dimmi tutto quello che c'è sulla damiera, le mie e le tue"),
        ("en", "Let me hear everything on the board again, mine and yours"),
        ("pt", "diz todas as peças, as minhas e as tuas"),
    ],
)
def test_mine_and_yours_are_all_pieces(language: str, text: str) -> None:
    assert said(language, text, "I") == ["pieces"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "la dama in 4"),
        ("it", "sposto la dama sulla 4"),
        ("en", "king to 4"),
        ("en", "the king to 4"),
    ],
)
def test_the_only_king_is_the_one_that_is_refused(language: str, text: str) -> None:
    """It was told that no king comes there."""
    found = read(language, text, "I")
    assert isinstance(found, NotLegal)
    assert found.written.squares == (15, 4)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "puoi mangiare con la 20"),
        ("it", "puoi pure mangiare con la 20"),
        ("en", "you can take with 20"),
        ("en", "you may go ahead and take with 20"),
        ("pt", "pode comer com a vinte"),
        ("pt", "podes comer com a 20"),
    ],
)
def test_a_move_for_which_leave_is_given_is_asked_about(language: str, text: str) -> None:
    assert is_asked(language, text)
    assert said(language, text) == ["move 20-11"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "puoi mangiare con la 20?"),
        ("it", "posso mangiare con la 20"),
        ("en", "can I take with 20"),
        ("pt", "a 20 pode comer?"),
        ("pt", "pode jogar-se 20-11"),
    ],
)
def test_whether_a_piece_may_take_is_still_asked(language: str, text: str) -> None:
    assert not said(language, text)[0].startswith("move ")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "well if I've got to take it'll be 20x11 then"),
        ("en", "if there's no other way 20 takes 11"),
        ("pt", "se não tem outro jeito vai a 20 pra 11"),
    ],
)
def test_a_move_for_want_of_another_is_asked_about(language: str, text: str) -> None:
    assert is_asked(language, text)
    assert said(language, text) == ["move 20-11"]


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "VABBE MANGIO QUELLA SUL 15", "move 20-11"),
        ("it", "bene, allora la mia della 20 mangia e finisce in 11", "move 20-11"),
        ("pt", "bom, então a minha da 20 come e cai lá na 11", "move 20-11"),
        ("pt", "olha, acho que vou comer com a 20, vá", "move 20-11"),
        ("it", "ma è finita o no la partita?", "result"),
    ],
)
def test_exclamations_take_nothing_from_what_is_said(language: str, text: str, wanted: str) -> None:
    assert said(language, text) == [wanted]


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "quante pedine mi son rimaste?", "piece-count own"),
        ("it", "quanto manca per fare dama", "promotion-row"),
        ("en", "how far have I got to go to get a king", "promotion-row"),
        ("pt", "quanto falta para fazer dama", "promotion-row"),
        ("en", "anything of mine about to get took", "threatened"),
        ("pt", "ele tá querendo comer alguma minha?", "threatened"),
        ("it", "cosa è cambiato da quando ho giocato?", "changed"),
        ("pt", "o que mudou desde que joguei?", "changed"),
        ("it", "chi sta di fianco alla 18?", "neighbours 18"),
        ("pt", "quais casas ficam do lado da 18?", "neighbours 18"),
        ("pt", "O jogo todo desde o início, se faz favor", "score"),
        ("en", "I can't see the board, could you explain it to me", "tour"),
        ("pt", "não enxergo o tabuleiro, vc me explica como ele é?", "tour"),
    ],
)
def test_forms_that_were_missed_are_told(language: str, text: str, wanted: str) -> None:
    assert isinstance(read(language, text), Likely | CommandMeant)
    assert said(language, text) == [wanted]


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("en", "oh no i didnt mean that can i have it back", "takeback"),
        ("pt", "desfaz essa pfv cliquei errado", "takeback"),
        ("en", "can we go back to the Italian game", "new italian"),
        ("it", "devo scappare, mi chiama mia moglie, ciao ciao", "quit"),
        ("en", "gotta go mums calling bye", "quit"),
        ("pt", "tenho que ir, a minha mãe chama, tchau", "quit"),
        ("pt", "faz-me perguntas sobre as casas a ver se eu sei", "quiz"),
        ("pt", "não, deixa quieto", "no"),
    ],
)
def test_what_does_more_than_tell_is_asked_about(language: str, text: str, wanted: str) -> None:
    found = read(language, text, "I")
    assert isinstance(found, Perhaps) or wanted == "no"
    assert said(language, text, "I") == [wanted]


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("it", "ke mosse posso fare", "moves"),
        ("en", "why didnt u let me", "why"),
        ("en", "i didnt hear that pls", "repeat"),
        ("pt", "oq posso comer", "captures"),
        ("pt", "qts pedras eu tenho", "piece-count own"),
        ("it", "come ti dico quale pedina muovere", "help moves"),
        ("pt", "como faço para dizer qual pedra mover", "help moves"),
        ("it", "stai zitto", "set voice off"),
        ("it", "dimmi tutto nei dettagli", "set verbosity full"),
        ("en", "tell me everything in detail", "set verbosity full"),
        ("en", "crikey, I take with 20", "move 20-11"),
        ("en", "is the game over or not", "result"),
        ("pt", "o jogo acabou ou não?", "result"),
        ("it", "vuoi mangiarmi qualcosa?", "threatened"),
        ("en", "what's changed since I last moved", "changed"),
        ("en", "what is next door to 18", "neighbours 18"),
        ("it", "non vedo la damiera, mi spieghi com'è fatta?", "tour"),
        ("it", "annulla per favore, ho cliccato male", "takeback"),
        ("en", "undo that, I pressed the wrong key", "takeback"),
        ("it", "torniamo alla partita italiana", "new italian"),
        ("pt", "vamos voltar às damas italianas", "new italian"),
        ("it", "fammi domande sulle caselle per vedere se le so", "quiz"),
        ("en", "ask me questions on the squares to see if I know them", "quiz"),
        ("it", "no, lascia stare", "no"),
        ("en", "no, leave it", "no"),
        ("it", "aiutooo", "help"),
        ("pt", "ajudaaa", "help"),
        ("pt", "olá, quem começa?", "turn"),
        ("en", "what are my options", "moves"),
        ("en", "how much do I lose if I take with 17?", "losses 17"),
        ("it", "se non c'è altro modo vado da 20 a 11", "move 20-11"),
    ],
)
def test_what_was_understood_so_before_is_still(language: str, text: str, wanted: str) -> None:
    """In its plainest form each kind was known in one language or another."""
    assert said(language, text) == [wanted]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "22-18 nooo"),
        ("it", "la prima volta 22-18"),
        ("it", "22-18 o no"),
        ("en", "22-18 noooo"),
        ("en", "22-18 or not"),
        ("en", "looks like 22-18"),
        ("pt", "22-18 nãoooo"),
        ("pt", "22-18 ou não"),
        ("pt", "n quero 22-18"),
    ],
)
def test_none_of_these_words_plays_a_move(language: str, text: str) -> None:
    assert not isinstance(read(language, text, "S"), Understood)

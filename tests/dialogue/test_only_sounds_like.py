"""What only sounds like a capture, an end, a new game or a crowning, and is none."""

import pytest

from tests.dialogue.support.after_two import Told, after_two, talk_in

ONE_TO_TAKE = "W:W22,31,27:B18,5,6"

NO_ORDER: tuple[tuple[str, str], ...] = (
    ("en", "can I be taken by 18"),
    ("en", "could I be captured by the 18"),
    ("en", "can I be taken by this one"),
    ("en", "it takes long"),
    ("it", "gliela mangia"),
    ("it", "glielo prende"),
    ("pt", "joguei certo 22x13"),
)


@pytest.mark.parametrize(("language", "line"), NO_ORDER)
def test_what_is_no_order_takes_nothing(language: str, line: str) -> None:
    talk = talk_in(language, ONE_TO_TAKE)
    talk.type(line)
    assert not talk.game.plies


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "can I be taken from 23 to 19"),
        ("pt", "o negócio é 23-19"),
        ("pt", "ih 23-19"),
        ("it", "gliela gioco 23-19"),
    ],
)
def test_a_move_that_is_only_spoken_of_is_asked_about(language: str, line: str) -> None:
    talk = after_two(language)
    assert "?" in talk.type(line)[0]
    assert len(talk.game.plies) == 2


NO_END: tuple[tuple[str, str], ...] = (
    ("it", "la partita è tua?"),
    ("it", "la partita è tua o mia"),
    ("it", "la partita è tua ma non mollo"),
    ("en", "the game's yours, is it"),
    ("en", "I have the game"),
    ("pt", "o jogo é seu ou meu"),
    ("pt", "acho que o jogo é seu"),
)


@pytest.mark.parametrize(("language", "line"), NO_END)
def test_who_only_wonders_whose_the_game_is_resigns_nothing(language: str, line: str) -> None:
    talk = after_two(language)
    talk.type(line)
    talk.type({"it": "sì", "en": "yes", "pt": "sim"}[language])  # whatever it was asked about
    assert not talk.game.outcome


@pytest.mark.parametrize("line", ["desisto", "sair", "nova partida"])
def test_may_be_is_no_yes_to_what_cannot_be_undone(line: str) -> None:
    talk = after_two("pt")
    talk.type(line)
    assert talk.type("pode ser")[0] == "Não percebi."
    assert talk.dialogue.talk.here.asked
    assert len(talk.game.plies) == 2
    assert not talk.game.outcome


STILL_SO: tuple[Told, ...] = (
    ("en", "sorry love, missed that, say it nice and slow", "Black: 11-15."),
    ("it", "avvisami solo se c'è una presa, senza dirmi dove", "Intendi avvisarti che c'è una presa,"),
    ("it", "a che livello gioco contro il computer", "Livello: 5."),
    ("pt", "a que nível jogo contra o computador", "Nível: 5."),
    ("en", "can I be captured by 15", "The piece on 15 could take nothing."),
    ("it", "che mossa ho fatto con la dama", "Bianco: nessuna dama."),
    ("it", "quando hai mosso la dama", "Ultima mossa: Nero 11-15."),
    ("en", "have you played a king", "Black: no kings."),
    ("en", "have I had a king", "White: no kings."),
    ("it", "chi ha fatto dama", "Il Bianco non ha fatto nessuna dama"),
    ("pt", "quem coroou", "As Brancas não fizeram nenhuma dama nesta partida."),
    ("en", "what did I lose in the last 3 moves", "In the last 3 moves Black took nothing."),
    ("en", "read the last three moves", "Last 2 moves, White first: 22-18 and 11-15."),
    ("en", "read me the last 3", "Last 2 moves, White first: 22-18 and 11-15."),
    ("it", "le mie due ultime mosse", "Ultime 2 mosse, prima il Bianco:"),
    ("pt", "meus vinte e três para dezenove", "Brancas: 23-19."),
    ("it", "la 24 ha via libera", "Da 24, una mossa: 24-20."),
    ("en", "one step 23-19", "White: 23-19."),
    ("en", "23-19 is best, 24-20", "I give no advice on moves."),
    ("en", "what does on the edge mean", "An edge:"),
    ("it", "come siamo messi a dame", "Bianco: nessuna dama."),
    ("it", "quanti ne ho, 22 e 13", "Bianco: 12 pedine e nessuna dama."),
    ("it", "posso muovere una delle mie tre", "Possono muovere"),
)


@pytest.mark.parametrize(("language", "line", "told"), STILL_SO)
def test_what_sounds_like_these_is_still_what_it_was(language: str, line: str, told: str) -> None:
    assert after_two(language).type(line)[0].startswith(told)


OWN_TAKEN: tuple[tuple[str, str], ...] = (
    ("it", "mangi una delle mie tre"),
    ("it", "prende le mie tre"),
    ("it", "mangi una delle mie"),
    ("it", "può mangiare una delle mie tre"),
    ("en", "take one of my three"),
    ("en", "takes one of mine"),
    ("en", "can I get taken by 5 or 6"),
    ("pt", "come uma das minhas três"),
    ("pt", "vai comer uma das minhas"),
    ("pt", "pode comer uma das minhas três"),
)


@pytest.mark.parametrize(("language", "line"), OWN_TAKEN)
def test_who_speaks_of_their_own_pieces_being_taken_takes_nothing(language: str, line: str) -> None:
    talk = talk_in(language, ONE_TO_TAKE)
    nothing = {
        "it": "Nessun pezzo del Bianco è in presa.",
        "en": "None of White's pieces could be captured.",
        "pt": "Nenhuma peça das Brancas está em perigo.",
    }
    assert talk.type(line) == [nothing[language]]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "prendo con la mia"),
        ("it", "mangio con una delle mie"),
        ("en", "take one of his three"),
        ("pt", "come uma das suas três"),
    ],
)
def test_with_ones_own_piece_or_one_of_theirs_is_an_order(language: str, line: str) -> None:
    talk = talk_in(language, ONE_TO_TAKE)
    talk.type(line)
    assert [ply.written for ply in talk.game.plies] == ["22x13"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("o jogo é seu", "Quer dizer abandonar a partida?"),
        ("já chega", "Quer dizer sair do programa?"),
    ],
)
def test_may_be_is_no_yes_to_an_end_that_was_only_guessed_at(line: str, told: str) -> None:
    talk = talk_in("pt", ONE_TO_TAKE)
    assert talk.type(line)[0].startswith(told)
    assert talk.type("pode ser")[0] == "Não percebi."
    assert not talk.game.outcome


WITH_KINGS = "W:WK10,30,31:B12,3,K32"


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "what move did your king make", "Last move: Black 32-28."),
        ("it", "che mossa ha fatto la mia dama", "Ultima mossa del Bianco: 10-14."),
        ("pt", "mexi a dama", "Último lance das Brancas: 10-14."),
    ],
)
def test_a_move_that_a_king_made_is_none_that_made_a_king(language: str, line: str, told: str) -> None:
    talk = talk_in(language, WITH_KINGS)
    talk.type("10-14")
    talk.answer("32-28")
    assert talk.type(line)[0].startswith(told)


@pytest.mark.parametrize(
    ("language", "line"), [("it", "chi ha fatto dama"), ("pt", "quem fez dama"), ("pt", "quem coroou")]
)
def test_who_made_a_king_is_told_of_both_sides(language: str, line: str) -> None:
    talk = talk_in(language, "W:W5,30,31:B12,3")
    talk.type("5-1")
    talk.answer("12-16")
    told = talk.type(line)
    assert len(told) == 2
    assert "5-1" in told[0]


@pytest.mark.parametrize(
    ("language", "line"), [("it", "muovo una delle mie tre"), ("pt", "com uma das minhas duas como")]
)
def test_who_speaks_of_some_of_their_pieces_wants_no_new_game(language: str, line: str) -> None:
    talk = after_two(language)
    talk.type(line)
    assert not talk.dialogue.talk.here.asked


def test_a_level_that_is_only_told_begins_no_game() -> None:
    (told,) = after_two("en").type("the computer is level 3, against me")
    assert told.startswith("Do you mean setting the level to 3?")

"""What players take back, wonder about, ask on from and answer at length, in words of their own."""

import pytest

from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.after_two import Told, after_two, talk_in
from tests.dialogue.support.talk import Talk, settings_for

THOUGHT_BETTER: tuple[tuple[str, str], ...] = (
    ("it", "la 18 in 14, anzi no"),
    ("it", "diciotto quattordici... anzi no fermo"),
    ("it", "18 14 anzi no"),
    ("en", "18-14, on second thoughts"),
    ("en", "18 14 actually no"),
    ("pt", "18-14, pensando bem"),
    ("pt", "18-14, ou melhor não"),
)


@pytest.mark.parametrize(("language", "line"), THOUGHT_BETTER)
def test_a_move_that_is_taken_back_in_one_breath_is_not_played(language: str, line: str) -> None:
    talk = after_two(language)
    talk.type(line)
    assert len(talk.game.plies) == 2


def test_the_other_move_is_asked_about_that_is_given_instead() -> None:
    assert after_two("it").type("18-14, anzi no, 18-13") == [
        "Intendi la mossa 18-13? Rispondi sì o no."
    ]


def test_who_has_changed_their_mind_gives_another_move() -> None:
    (told,) = after_two("it").type("cambio idea, 23 19")
    assert told.startswith("Vuoi ritirare 22-18 con la risposta del computer 11-15 e giocare 23-19?")


def test_no_language_is_changed_by_who_speaks_of_one() -> None:
    talk = after_two("it")
    assert talk.type("parlo inglese poco") == ["Intendi parlare in inglese? Rispondi sì o no."]
    talk.type("no")
    assert talk.dialogue.talk.settings.language == "it"


@pytest.mark.parametrize(
    ("language", "line"), [("en", "sì"), ("it", "yes"), ("pt", "yes"), ("en", "sim")]
)
def test_who_is_in_a_foreign_language_answers_in_their_own(language: str, line: str) -> None:
    talk = after_two(language)
    talk.type({"en": "take back", "it": "riprendi", "pt": "desfazer"}[language])
    talk.type(line)
    assert not talk.game.plies


def test_the_other_sides_piece_is_what_is_taken_where_one_can_take_it() -> None:
    talk = talk_in("it", "W:WK8,14,20,26,K27:BK13,K19,22,K29,K32")
    for line in ("la 22 in quante maniere la posso prendere?", "la 22 si può mangiare?"):
        assert "27x18x9" in talk.type(line)[0]


def test_what_recaptures_in_a_question_takes_nothing_back() -> None:
    talk = after_two("it")
    assert talk.type("e lui cosa mi riprende?") == ["Nessun pezzo del Bianco è in presa."]


def test_how_many_questions_were_asked_is_told_after_the_end() -> None:
    talk = talk_in("it")
    for line in ("nuova alla cieca con 1 domanda", "sì", "22-18"):
        talk.type(line)
    talk.answer("11-15")
    for line in ("pezzi", "abbandono", "sì"):
        talk.type(line)
    assert talk.type("quante domande ho usato in tutto?") == [
        "Domande sulla damiera: 1. Mosse rifiutate: 0."
    ]


@pytest.mark.parametrize(
    ("language", "line", "move"),
    [
        ("pt", "23-20, porque pela beirada ninguém me come", "23-20"),
        ("it", "27-22 perché voglio coprire", "27-22"),
        ("it", "me la rischio, 21 17", "21-17"),
    ],
)
def test_a_move_with_its_reason_is_asked_about_as_a_move(language: str, line: str, move: str) -> None:
    (asked,) = after_two(language).type(line)
    assert move in asked
    assert asked.startswith(("Quer dizer o lance", "Intendi la mossa"))


@pytest.mark.parametrize(
    ("language", "line"),
    [("pt", "jogo 27-22, porque não quero deixar a casa vazia"), ("it", "gioco 27-22 perché mi copre")],
)
def test_an_order_with_its_reason_is_one(language: str, line: str) -> None:
    talk = after_two(language)
    talk.type(line)
    assert talk.game.plies[-1].written == "27-22"


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("it", "cosa c'è in 15?", "posso mangiarla?"),
        ("en", "what is on 15?", "can I take it?"),
        ("pt", "o que há na 15?", "posso comer ela?"),
    ],
)
def test_whether_one_can_take_it_is_asked_of_the_piece_before(
    language: str, first: str, second: str
) -> None:
    talk = after_two(language)
    talk.type(first)
    assert "15" in talk.type(second)[0]


def test_who_is_said_to_take_is_asked_about_the_capture() -> None:
    talk = Talk(
        settings_for(
            fen="W:W18,22,23,27:B11,5,6", white=Player(name="Anna"), black=Player(name="Bruno")
        )
    )
    talk.type("18-14")
    talk.type("11x18")
    (asked,) = talk.type("Anna prende")
    assert asked.startswith("Intendi la mossa 22x13")
    assert len(talk.game.plies) == 2


MORE: tuple[Told, ...] = (
    ("en", "right, has he left anything hanging there?", "None of Black's pieces could be captured."),
    ("en", "and who's he got hanging?", "None of Black's pieces could be captured."),
    ("it", "ha lasciato qualcosa in presa?", "Nessun pezzo del Nero è in presa."),
    ("it", "ho lasciato qualcosa in presa?", "Nessun pezzo del Bianco è in presa."),
    ("it", "mi prende una pedina?", "Nessun pezzo del Bianco è in presa."),
    ("en", "can he take anything off me?", "None of White's pieces could be captured."),
    ("en", "could he nick anything off me now?", "None of White's pieces could be captured."),
    ("en", "how do we stand on numbers?", "White: 12 men and no kings."),
    ("en", "which side's move is it, I've lost track", "Your move, White."),
    ("en", "did that cost me owt?", "Black took nothing with the last move."),
    ("en", "and 24-20, is that any safer?", "After 24-20 your opponent takes the piece on 20: 15x24."),
    ("en", "ta", "You are welcome."),
    ("pt-BR", "quem sai jogando, eu ou tu?", "É a sua vez, Brancas."),
    ("pt-BR", "tá quantas a quantas?", "Brancas: 12 pedras"),
)


@pytest.mark.parametrize(("language", "line", "told"), MORE)
def test_what_is_asked_of_either_side_is_answered_of_it(language: str, line: str, told: str) -> None:
    talk = after_two(language)
    assert talk.type(line)[0].startswith(told)
    assert len(talk.game.plies) == 2
    assert talk.dialogue.talk.here.asked is None


def test_what_could_be_captured_then_is_no_recapture_unless_it_takes_that_piece() -> None:
    talk = talk_in("en", "W:W20,22,25,27,30,32:B1,2,3,11,12,14,15,K31")
    told = talk.type("what do I lose with 22-19?")
    assert told[-1] == "After 31x22 you could capture: 19x10."
    back = talk_in("en", "W:W18,22,23,27:B11,5,6").type("what do I lose with 18-14?")
    assert back[-1] == "After 11x18 you could take back: 22x13."


def test_the_same_is_asked_of_a_move_with_another_piece() -> None:
    talk = after_two("it")
    talk.type("cosa perdo con 24-20?")
    assert talk.type("e con la 26?")[0].startswith("Dopo 26-22")


@pytest.mark.parametrize(
    ("language", "line"),
    [("pt", "24 na 20, tô atacando a 15"), ("en", "24 to 20, and let's see if he takes the bait")],
)
def test_a_move_and_what_it_does_is_asked_about(language: str, line: str) -> None:
    (asked,) = after_two(language).type(line)
    assert "24-20?" in asked or "24-20," in asked
    assert asked.startswith(("Quer dizer", "Do you mean"))


MUSING: tuple[tuple[str, str], ...] = (
    ("en", "24 to 20 what about that"),
    ("en", "right, what about 24-20 as a try"),
    ("it", "24-20 che ne dici"),
    ("pt", "24-20, o que achas"),
)


@pytest.mark.parametrize(("language", "line"), MUSING)
def test_a_move_that_somebody_only_wonders_about_is_not_played(language: str, line: str) -> None:
    talk = after_two(language)
    talk.type(line)
    assert len(talk.game.plies) == 2


KINGS = "W:W10,37,45,46,K48:B12,17,21,K41"


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("pt", "quem que a dama na 41 pode comer?", "A peça na 41 poderia tomar assim: 41x32x5."),
        ("en", "who can 41 take?", "The piece on 41 could take like this: 41x32x5."),
        ("en", "who can take 41?", "Nothing can take the piece on 41."),
        ("en", "what can my king take?", "There are no captures."),
        ("pt", "que que essa minha dama pode pegar?", "Não há tomadas."),
        ("pt", "agora ele tem sete ou seis?", "Pretas: 3 pedras e uma dama."),
        ("en", "am I level?", "White: 4 men and one king."),
        ("en", "did he hit back with the fifteen or the fourteen?", "Nobody has moved yet."),
    ],
)
def test_who_takes_stands_before_the_verb(language: str, line: str, told: str) -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, KINGS, language=language))
    assert talk.type(line)[0].startswith(told)


def test_nobody_is_the_name_of_a_word_behind_against() -> None:
    talk = after_two("en")
    said = talk.type("could I pin it against the edge?")
    assert not any("edge" in each for each in said), "nobody of that name is played against"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "Bruno dice: propongo patta ad Anna"),
        ("en", "Bruno says: I offer Anna a draw"),
        ("pt", "Bruno diz: proponho empate pra Anna"),
    ],
)
def test_who_says_that_they_offer_a_draw_offers_it(language: str, line: str) -> None:
    people = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
    talk = Talk(settings_for(language=language, **people))
    talk.type("22-18")
    told = talk.type(line)
    asked = talk.dialogue.talk.here.asked
    assert asked is not None
    if asked.offer:
        assert asked.to is Side.WHITE
    else:  # whether it was meant so
        assert "Bruno" in told[0]


def test_the_questions_of_a_blindfold_game_are_those_that_were_said() -> None:
    line = "agora quero jogar sem ver, às cegas com três perguntas contra o computador nível 1"
    (asked,) = after_two("pt-BR").type(line)
    assert "nível 1, às cegas, com 3 perguntas" in asked


def test_who_asks_whether_one_may_leave_a_capture_does_not_leave() -> None:
    talk = after_two("en")
    said, *_ = talk.type("is he allowed to leave that?")
    assert not said.startswith("Do you mean leaving")


def test_what_then_asks_the_same_of_another_move() -> None:
    talk = talk_in("en")
    talk.type("what if I play 22-18")
    assert talk.type("and 23-19, what then?")[0].startswith("After 23-19")
    assert not talk.game.plies


def test_a_move_behind_the_end_is_told_that_it_is_over_and_not_asked_about() -> None:
    talk = after_two("pt")
    talk.type("abandono")
    talk.type("sim")
    talk.type("então fica valendo, 24-20")
    assert talk.dialogue.talk.here.asked is None


def test_a_move_that_is_asked_about_waits_while_something_is_told() -> None:
    """Who hears no more of it believes that the move was played."""
    talk = after_two("it")
    assert talk.type("ventitré dicianove") == ["Intendi la mossa 23-19? Rispondi sì o no."]
    told = talk.type("quante pedine ho?")
    assert told[0].startswith("Bianco: 12 pedine")
    assert "23-19" in told[-1]
    talk.type("sì")
    assert talk.game.plies[-1].written == "23-19"


def test_asking_on_of_the_other_side_spends_no_question_unasked() -> None:
    talk = talk_in("it")
    for line in ("nuova alla cieca con 3 domande", "sì", "22-18"):
        talk.type(line)
    talk.answer("11-15")
    talk.type("pezzi")
    before = talk.dialogue.talk.tally.questions
    talk.type("e lui?")
    assert talk.dialogue.talk.tally.questions == before

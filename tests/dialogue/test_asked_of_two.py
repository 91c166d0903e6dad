"""Whether one piece can take another; what was played and whether it was legal; the position before."""

import pytest

from assistant.narration.facts.draw import PositionSeen
from assistant.narration.facts.fact import Moves
from assistant.narration.facts.foresight import AttackersTold
from assistant.narration.facts.game import LastMoveTold
from assistant.narration.facts.position import AsSaidTold
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for, worded

Lines = dict[str, tuple[str, ...]]
HANGING = "W:W21,35,38,46,K49,50:B2,3,5,18,43"
"""An international position, White to move, in which Black's man on 43 threatens the one on 38."""


def in_each(lines: Lines) -> list[tuple[str, str]]:
    return [(language, line) for language, said in lines.items() for line in said]


TAKEN: Lines = {
    "it": ("la 43 può prendere la mia 38?", "la 43 minaccia la 38?", "può prendere la 38 con la 43?"),
    "en": ("can 43 take my 38?", "does the black man on 43 take 38?", "can 38 be taken by 43?"),
    "pt": ("a 43 pode comer a minha 38?", "a 43 come a 38?", "ele consegue comer a 38 com a 43?"),
    "pt-BR": (
        *("a 43 dele pode comer minha 38?", "a peça preta em 43 captura a branca em 38?"),
        *("a pedra dele na 43 ameaça a minha na 38?", "a 38 pode ser comida pela 43?"),
    ),
}


@pytest.mark.parametrize(("language", "line"), in_each(TAKEN))
def test_whether_a_piece_can_be_taken_by_another_is_told_by_how(language: str, line: str) -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, HANGING, language=language))
    assert talk.type(line) == worded(talk, AttackersTold("38", Moves(("43x32",)), 1))


THREATENS: Lines = {
    "it": ("la 43 mi minaccia?", "cosa minaccia con la 43?", "cosa attacca la sua 43?"),
    "en": ("what does he threaten with 43", "what does 43 attack?"),
    "pt": ("a 43 dele me ameaça?", "a 43 ameaça quem?", "o que ele ameaça com a 43?"),
}


@pytest.mark.parametrize(("language", "line"), in_each(THREATENS))
def test_what_a_piece_threatens_are_its_captures(language: str, line: str) -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, HANGING, language=language))
    told = talk.type(line)
    assert "43x32" in told[0]


def test_whether_a_piece_will_be_taken_is_told_by_how() -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, HANGING, language="pt"))
    assert "43x32" in talk.type("a 38 vai ser comida?")[0]


@pytest.mark.parametrize(
    ("language", "line"),
    [("pt", "como a 28 ou a 39?"), ("it", "prendo la 28 o la 39?"), ("en", "do I take 28 or 39?")],
)
def test_which_of_two_pieces_to_take_is_answered_by_the_captures(language: str, line: str) -> None:
    fen = "W:W26,K33,35,42,46,50:B1,2,3,5,28,34,39"
    told = Talk(settings_for(INTERNATIONAL_FID, fen, language=language)).type(line)
    assert "33x44" in told[0]
    assert "33x6" in told[0]


PLAYED: Lines = {
    "it": ("era lecita 11-15?", "la sua 11-15 era valida?", "era 11-15, vero?"),
    "en": ("was 11-15 legal", "was his 11-15 allowed?", "it was 11-15, wasn't it?"),
    "pt": ("essa 11-15 foi legal?", "a jogada dele 11-15 valeu?", "foi 11-15, né?"),
}


@pytest.mark.parametrize(("language", "line"), in_each(PLAYED))
@pytest.mark.parametrize("questions", [None, 0])
def test_a_move_that_was_just_played_was_legal(language: str, line: str, questions: int | None) -> None:
    talk = Talk(settings_for(language=language, questions=questions))
    talk.type("22-18")
    talk.answer("11-15")
    assert talk.type(line) == worded(talk, AsSaidTold(is_so=True), LastMoveTold(Side.BLACK, "11-15"))


@pytest.mark.parametrize("line", ["ho giocato 11-15, vero?", "io ho giocato 22-18, vero?"])
def test_of_two_people_who_says_i_may_be_either(line: str) -> None:
    talk = Talk(settings_for(white=Player(name="Anna"), black=Player(name="Bruno")))
    talk.type("22-18")
    talk.type("11-15")
    assert talk.type(line)[0] == worded(talk, AsSaidTold(is_so=True))[0]


WHY: Lines = {
    "it": ("perché hai giocato 11-15?", "perché ha mosso 11-15?"),
    "pt": ("porque jogou 11-15?", "por que jogou 11-15?", "pq vc jogou 11-15?"),
}


@pytest.mark.parametrize(("language", "line"), in_each(WHY))
def test_why_a_move_was_played_is_no_question_whether_it_was(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    assert worded(talk, AsSaidTold(is_so=True))[0] not in talk.type(line)


SEEN: Lines = {
    "it": ("questa posizione c'è già stata?", "quante volte c'è stata questa posizione"),
    "en": ("have we had this position before", "has the position repeated"),
    "pt": ("já tivemos essa posição?", "a posição se repetiu?"),
}


@pytest.mark.parametrize(("language", "line"), in_each(SEEN))
def test_how_often_the_position_stood_is_told(language: str, line: str) -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, "W:WK47:BK2", language=language))
    assert talk.type(line) == worded(talk, PositionSeen(1))
    for mine, reply in (("47-42", "2-7"), ("42-47", "7-2")):
        talk.type(mine)
        talk.answer(reply)
    assert talk.type(line) == worded(talk, PositionSeen(2))


LOSING: Lines = {
    "it": ("perdo la 38?", "la 38 è scoperta?"),
    "en": ("will I lose 38?", "is my 38 hanging?"),
    "pt": ("vou perder a 38?", "minha 38 tá pendurada?"),
}


@pytest.mark.parametrize(("language", "line"), in_each(LOSING))
def test_whether_a_piece_will_be_lost_is_told_by_what_takes_it(language: str, line: str) -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, HANGING, language=language))
    assert "43x32" in talk.type(line)[0]


SAFE: Lines = {
    "it": ("mosse della 21 che non perdono", "quali mosse della 21 non perdono un pezzo"),
    "pt": ("lances da 21 que não perdem?",),
}


@pytest.mark.parametrize(("language", "line"), in_each(SAFE))
def test_moves_of_a_piece_that_lose_nothing_are_not_all_its_moves(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    told = talk.type(line)
    assert told == talk.type(
        {"it": "quali mosse non perdono un pezzo", "pt": "quais lances não perdem"}[language]
    )


@pytest.mark.parametrize(
    ("language", "first", "line"),
    [
        ("pt", "posso jogar 23-19?", "e se eu jogar 23-20?"),
        ("it", "posso giocare 23-19?", "e se gioco 23-20?"),
        ("en", "can I play 23-19?", "and if I play 23-20?"),
    ],
)
def test_supposed_behind_another_question_a_move_is_tried(language: str, first: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    supposed = talk.type(line)
    talk.type(first)
    assert talk.type(line) == supposed


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "can I pass"), ("it", "posso saltare il turno?"), ("pt", "posso passar a vez?")],
)
def test_that_nobody_may_pass_says_the_article_of_the_turns(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    assert "3.4" in talk.type(line)[0]


@pytest.mark.parametrize(
    ("language", "line"),
    [("it", "la mossa 1 della partita"), ("en", "what was move 1"), ("pt", "lance 1 da partida")],
)
def test_a_move_of_the_game_by_its_number(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    assert "22-18 11-15" in talk.type(line)[0]


@pytest.mark.parametrize(
    ("language", "line", "is_so"),
    [("pt", "só 5 dele agora, né?", True), ("pt", "só 3 dele agora, né?", False)],
)
def test_a_number_behind_only_counts_pieces(language: str, line: str, is_so: bool) -> None:
    talk = Talk(settings_for(INTERNATIONAL_FID, HANGING, language=language))
    assert talk.type(line)[0] == worded(talk, AsSaidTold(is_so))[0]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "quella che finisce in 12"),
        ("en", "the one that ends on 12"),
        ("pt", "a que termina na 12"),
    ],
)
def test_of_several_captures_one_is_chosen_by_where_it_ends(language: str, line: str) -> None:
    talk = Talk(settings_for(fen="W:W26:B22,23,14,15", language=language))
    talk.type({"it": "prendo", "en": "I take", "pt": "como"}[language])
    talk.type(line)
    assert [ply.move.end for ply in talk.game.plies] == [12]


@pytest.mark.parametrize(
    ("language", "line", "yes"),
    [
        ("en", "take back", "yes, take it back"),
        ("pt", "volta esse lance", "sim, volta"),
        ("it", "riprendo", "sì, riprendi"),
    ],
)
def test_a_yes_with_what_is_asked_behind_it_is_a_yes(language: str, line: str, yes: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("11-15")
    talk.type(line)
    talk.type(yes)
    assert not talk.game.plies


AGAIN: Lines = {
    "it": ("facciamone un'altra, stavolta Bruno col bianco", "nuova partita, Bruno ha il bianco"),
    "en": ("rematch, Anna plays black", "new game, Bruno white this time"),
}


@pytest.mark.parametrize(("language", "line"), in_each(AGAIN))
def test_a_new_game_of_one_of_two_with_a_colour_is_between_them(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, white=Player(name="Anna"), black=Player(name="Bruno")))
    talk.type("22-18")
    talk.type(line)
    talk.type({"it": "sì", "en": "yes"}[language])
    settings = talk.dialogue.talk.settings
    assert (settings.white.name, settings.black.name) == ("Bruno", "Anna")


def test_of_the_same_colours_nothing_changes() -> None:
    talk = Talk(settings_for(language="en", white=Player(name="Anna"), black=Player(name="Bruno")))
    talk.type("22-18")
    talk.type("new game, Bruno has black")
    talk.type("yes")
    settings = talk.dialogue.talk.settings
    assert (settings.white.name, settings.black.name) == ("Anna", "Bruno")
    assert not talk.game.plies


@pytest.mark.parametrize(
    ("line", "usual"),
    [
        ("what stands on the left flank", "left edge"),
        ("what's on the right hand edge", "right edge"),
        ("the top left corner", "top left"),
    ],
)
def test_edges_and_corners_have_more_names(line: str, usual: str) -> None:
    assert Talk(settings_for(language="en")).type(line) == Talk(settings_for(language="en")).type(usual)

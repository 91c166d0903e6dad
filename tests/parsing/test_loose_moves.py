"""Moves in words of one's own: the words tell which number is the piece that moves."""

import pytest

from assistant.parsing.hearing.understood import understand_heard
from assistant.parsing.likely import Perhaps
from assistant.parsing.moving.moves import Ambiguous, Doubt, NotLegal, Understood
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.variant import ITALIAN
from tests.parsing.corpus import place_of, told
from tests.parsing.support.understood import understand_line

ORDERED = {
    "it": (
        "da {} a {} per favore",
        "muovi la {} in {}",
        "{} a {} grazie",
        "sposta {} {}",
        "la {} prende {}",
    ),
    "en": (
        "from {} to {} please",
        "move the {} to {}",
        "{} to {} thanks",
        "shift {} {}",
        "{} takes {}",
    ),
    "pt": (
        "de {} para {} por favor",
        "move a {} para {}",
        "{} para {} obrigado",
        "mova {} {}",
        "a {} toma {}",
    ),
}
"""Sentences of which the first number moves, and the second is where it goes or what it takes."""


@pytest.mark.parametrize("place", "SCI")
@pytest.mark.parametrize("language", ORDERED)
def test_the_first_number_moves_where_no_word_says_otherwise(language: str, place: str) -> None:
    position, rules = place_of(place)
    legal = legal_moves(position)
    named = {square for move in legal for square in (*move.path, *move.captured)} | {12, 21, 28}
    squares = sorted(square for square in named if square > 9)  # 1 and 7 are 17, digit by digit
    words = vocabulary(language)
    played = 0
    for one in squares:
        for other in squares:
            for sentence in ORDERED[language]:
                found = understand_line(sentence.format(one, other), position, rules, words)
                moves = [found.move] if isinstance(found, Understood) else []
                moves += [*found.moves] if isinstance(found, Ambiguous) else []
                for move in moves:
                    assert move.start == one, sentence.format(one, other)
                    assert other in (*move.path, *move.captured), sentence.format(one, other)
                    played += 1
    assert played > 4


@pytest.mark.parametrize(
    ("language", "text", "move"),
    [
        ("it", "in 10 con la 17", (17, 10)),
        ("it", "prendo la 13 con la 17", (17, 10)),
        ("it", "vado in 10 dalla 17", (17, 10)),
        ("en", "to 10 from 17", (17, 10)),
        ("en", "take 13 with the 17", (17, 10)),
        ("en", "jump 13 and land on 10", (17, 10)),
        ("pt", "tomo a 13 com a 17", (17, 10)),
        ("pt", "para a 10 com a peça da 17", (17, 10)),
    ],
)
def test_another_one_moves_where_a_word_says_so(
    language: str, text: str, move: tuple[int, ...]
) -> None:
    found = understand_line(text, *place_of("C"), vocabulary(language))
    assert isinstance(found, Understood)
    assert found.move.path == move


@pytest.mark.parametrize(
    ("language", "text", "squares"),
    [
        ("it", "sposta 24 18", (24, 18)),
        ("it", "muovi 10 17", (10, 17)),
        ("it", "in 18 con la 24", (24, 18)),
        ("en", "move 24 18 please", (24, 18)),
        ("en", "from 10 to 17 please", (10, 17)),
        ("pt", "move a 24 para 18 por favor", (24, 18)),
    ],
)
def test_one_that_is_not_legal_is_refused_by_its_article(
    language: str, text: str, squares: tuple[int, ...]
) -> None:
    """It was not understood, and nobody heard why."""
    found = understand_line(text, *place_of("S"), vocabulary(language))
    assert isinstance(found, NotLegal)
    assert found.written.squares == squares
    assert found.refusal.article


@pytest.mark.parametrize(
    ("language", "text"),
    [("it", "venti quindici"), ("en", "move twenty fifteen"), ("pt", "vinte para quinze")],
)
def test_where_a_piece_stands_that_could_be_taken_is_no_place_to_go(language: str, text: str) -> None:
    """20x11 takes the piece on 15, but who only goes there has said another move."""
    found = understand_line(text, *place_of("C"), vocabulary(language))
    assert isinstance(found, NotLegal)
    assert found.written.squares == (20, 15)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "muovi la dama in 18"),
        ("it", "la dama va in 18"),
        ("en", "move the king to 18"),
        ("en", "king goes to 18"),
        ("pt", "move a dama para 18"),
    ],
)
def test_a_king_is_not_taken_for_a_man(language: str, text: str) -> None:
    found = understand_line(text, *place_of("S"), vocabulary(language))
    assert not isinstance(found, Understood | Ambiguous)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "con la 17"),
        ("it", "con la mia 17, grazie"),
        ("en", "with 17"),
        ("en", "with the one on 17"),
        ("pt", "com a 17"),
    ],
)
def test_a_piece_alone_says_what_takes(language: str, text: str) -> None:
    found = understand_line(text, *place_of("C"), vocabulary(language))
    assert isinstance(found, Understood)
    assert found.move.path == (17, 10)
    asked = understand_line(text + "?", *place_of("C"), vocabulary(language))
    assert not isinstance(asked, Understood)
    no_capture = understand_line(text.replace("17", "22"), *place_of("S"), vocabulary(language))
    assert not isinstance(no_capture, Understood)


ROUTE = parse_fen("W:W29:B4,10,18,26", ITALIAN)
"""One capture: 29x22x13x6."""


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "29x13x6"),
        ("it", "29x22x6"),
        ("it", "prendo da 29 a 13 e a 6"),
        ("en", "29x13x6"),
        ("en", "29x22x6"),
        ("en", "29 takes 13 then 6"),
        ("pt", "29x13x6"),
        ("pt", "29x22x6"),
        ("pt", "tomo de 29 a 13 e a 6"),
    ],
)
def test_a_route_with_a_landing_left_out_is_asked_about_with_all_of_them(
    language: str, text: str
) -> None:
    found = understand_line(text, ROUTE, ITALIAN_FID, vocabulary(language))
    assert isinstance(found, Understood)
    assert (found.move.path, found.doubt) == ((29, 22, 13, 6), Doubt.LANDING)


@pytest.mark.parametrize("language", ORDERED)
@pytest.mark.parametrize("text", ["29x13x22x6", "29x6x13", "29x22x13x22x6"])
def test_no_other_route_is_played(text: str, language: str) -> None:
    found = understand_line(text, ROUTE, ITALIAN_FID, vocabulary(language))
    assert isinstance(found, NotLegal)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "da 29 a 22, poi a 13, poi a 6"),
        ("en", "from 29 to 22, then 13, then 6"),
        ("pt", "da 29 para 22, depois 13, depois 6"),
    ],
)
def test_a_route_is_told_step_by_step(language: str, text: str) -> None:
    found = understand_line(text, ROUTE, ITALIAN_FID, vocabulary(language))
    assert isinstance(found, Understood)
    assert found.move.path == (29, 22, 13, 6)


OVER = [
    ("en", "C", "my 20 goes over the 15 to 11", "move 20-11"),
    ("en", "C", "17 across 13 to 10", "move 17-10"),
    ("en", "C", "17 leapfrogs 13", "move 17-10"),
    ("en", "I", "28 over 22 and on to 17", "move 28-17"),
    ("en", "C", "seventeen, thirteen, ten", "move 17-10"),
    ("en", "C", "20, then 15, then 11", "move 20-11"),
    ("it", "C", "la 17 oltre la 13 fino a 10", "move 17-10"),
    ("it", "C", "muovo la 20 oltre la 15", "move 20-11"),
    ("it", "C", "diciassette, tredici, dieci", "move 17-10"),
    ("it", "C", "20 poi 15 poi 11", "move 20-11"),
    ("it", "I", "ventisette, ventidue, diciotto", "move 27-18"),
    ("pt", "C", "a 17 sobre a 13 até à 10", "move 17-10"),
    ("pt", "C", "vinte sobre quinze, para onze", "move 20-11"),
    ("pt", "C", "17 por sobre a 13", "move 17-10"),
    ("pt", "C", "dezassete, treze, dez", "move 17-10"),
    ("pt", "I", "28, depois 22, depois 17", "move 28-17"),
]


@pytest.mark.parametrize(("language", "place", "text", "move"), OVER)
def test_what_a_capture_goes_over_may_be_named_on_the_way(
    language: str, place: str, text: str, move: str
) -> None:
    """No verb says that it takes, so it is asked about; by voice it is no more than before."""
    found = understand_line(text, *place_of(place), vocabulary(language))
    assert isinstance(found, Perhaps)
    assert told(found, language) == [move]
    assert understand_heard(text, *place_of(place), vocabulary(language)) is None


@pytest.mark.parametrize("language", ORDERED)
@pytest.mark.parametrize("text", ["17-13-10", "17 13 10", "20x15x11", "20 x 15 x 11"])
def test_signs_name_where_a_route_comes_to_and_not_what_is_taken(text: str, language: str) -> None:
    assert isinstance(understand_line(text, *place_of("C"), vocabulary(language)), NotLegal)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "20 over to 15"),
        ("en", "don't go 20 over 15 to 11"),
        ("en", "yesterday I went 20 over 15 to 11"),
        ("en", "20 over 15 then 18"),
        ("en", "eleven, fifteen, twenty"),
        ("it", "la 20 oltre la 13"),
        ("it", "non la 20 oltre la 15"),
        ("it", "undici, quindici, venti"),
        ("it", "ieri 20 oltre 15"),
        ("pt", "a 20 sobre a 13"),
        ("pt", "não a 20 sobre a 15"),
        ("pt", "onze, quinze, vinte"),
        ("pt", "ontem a 20 sobre a 15"),
    ],
)
def test_what_no_capture_goes_over_is_no_move(language: str, text: str) -> None:
    found = understand_line(text, *place_of("C"), vocabulary(language))
    assert found is None or isinstance(found, NotLegal)


def test_the_one_capture_that_goes_over_a_square_is_asked_about() -> None:
    found = understand_line("over 13", *place_of("C"), vocabulary("en"))
    assert isinstance(found, Perhaps)
    assert told(found, "en") == ["move 17-10"]


POINTED = [
    ("en", "S", "the 24 can only go one way, so move it", "move 24-20"),
    ("en", "S", "my man on 24 has a single place to go, make it", "move 24-20"),
    ("en", "S", "just one of mine gets to 17, play that", "move 21-17"),
    ("en", "S", "play the 24, it only has one move", "move 24-20"),
    ("en", "C", "13 is hanging, take it", "move 17-10"),
    ("it", "S", "la 24 ha un posto solo dove andare, muovila", "move 24-20"),
    ("it", "S", "in diciassette ne arriva soltanto una, gioca quella", "move 21-17"),
    ("it", "S", "la 24 ha solo una mossa, fai quella", "move 24-20"),
    ("it", "S", "muovi la 24, tanto ha una sola mossa", "move 24-20"),
    ("it", "C", "la 13 è scoperta, prendila", "move 17-10"),
    ("pt", "S", "a 24 só tem uma saída, joga essa", "move 24-20"),
    ("pt", "S", "a vinte e quatro tem apenas um lance, faz esse", "move 24-20"),
    ("pt", "S", "mexe a 24, que só tem um caminho", "move 24-20"),
    ("pt", "S", "a 24 só tem uma jogada, joga-a", "move 24-20"),
    ("pt", "C", "a 13 está sem defesa, come essa", "move 17-10"),
]


@pytest.mark.parametrize(("language", "place", "text", "move"), POINTED)
def test_a_clause_that_points_back_means_the_one_move_that_fits(
    language: str, place: str, text: str, move: str
) -> None:
    found = understand_line(text, *place_of(place), vocabulary(language))
    assert isinstance(found, Perhaps)
    assert told(found, language) == [move]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "23 has only one move, play it"),
        ("en", "only one man goes to 18, play it"),
        ("en", "13 is hanging, take it"),
        ("en", "10 can only go one way, move it"),
        ("it", "la 23 ha una mossa sola, giocala"),
        ("it", "in 18 ne arriva soltanto una, muovi quella"),
        ("it", "la 10 ha solo una mossa, fai quella"),
        ("it", "la 13 è scoperta, prendila"),
        ("pt", "a 23 só tem uma jogada, faz essa"),
        ("pt", "na 18 só há uma que chega, joga essa"),
        ("pt", "a 10 só tem um lance, joga esse"),
        ("pt", "a 13 está sem defesa, come essa"),
    ],
)
def test_where_it_points_at_no_one_move_nothing_is_told(language: str, text: str) -> None:
    assert understand_line(text, *place_of("S"), vocabulary(language)) is None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "24 has only one move, don't play it"),
        ("en", "if 24 has only one move, play it"),
        ("en", "where can 24 go, play it"),
        ("it", "la 24 ha solo una mossa, non giocare quella"),
        ("it", "se la 24 ha una mossa sola, muovila"),
        ("it", "dove va la 24, muovila"),
        ("pt", "a 24 só tem uma jogada, não jogues essa"),
        ("pt", "talvez a 24 só tenha uma jogada, faz essa"),
        ("pt", "onde pode ir a 24, joga essa"),
    ],
)
def test_what_is_denied_or_asked_is_not_pointed_at(language: str, text: str) -> None:
    found = understand_line(text, *place_of("S"), vocabulary(language))
    assert not any(each.startswith("move ") for each in told(found, language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "here is my answer: 22-19"),
        ("en", "reply with this: 22-19"),
        ("en", "okay, I answer: twenty two nineteen"),
        ("en", "respond to this one: 22 to 19"),
        ("it", "la mia risposta: da 22 a 19"),
        ("it", "replica a questo: 22-19"),
        ("it", "rispondi a questa qui: ventidue diciannove"),
        ("it", "e adesso rispondi: 22-19"),
        ("pt", "responde lá a esta: 22-19"),
        ("pt", "a minha resposta: 22 para 19"),
        ("pt", "e eu respondo: vinte e dois dezanove"),
        ("pt", "agora responde a isto: 22-19"),
    ],
)
def test_a_move_behind_a_colon_is_asked_about(language: str, text: str) -> None:
    """It was told what could answer it."""
    found = understand_line(text, *place_of("S"), vocabulary(language))
    assert isinstance(found, Perhaps | Understood)
    assert told(found, language) == ["move 22-19"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "what do you answer: 22-19"),
        ("en", "if I answer: 22-19"),
        ("en", "after this: 22-19"),
        ("en", "answer this: 22-19?"),
        ("it", "le tue risposte: 22-19"),
        ("it", "dopo questa: 22-19"),
        ("it", "cosa rispondi a questa: 22-19"),
        ("it", "risposte: 22-19"),
        ("pt", "as tuas respostas: 22-19"),
        ("pt", "o que respondes a esta: 22-19"),
        ("pt", "se eu respondo: 22-19"),
        ("pt", "respostas: 22-19"),
    ],
)
def test_a_colon_behind_a_question_leaves_it_one(language: str, text: str) -> None:
    found = understand_line(text, *place_of("S"), vocabulary(language))
    assert told(found, language) == ["replies 22-19"]

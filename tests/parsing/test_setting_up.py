"""Lines of a position that is set up: pieces on squares, what is taken away, who is to move."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.parsing.setting_up import Put, SetupLine, Step, fen_in, leaves_setup, read_setup
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.side import Side
from tests.parsing.sentences import LANGUAGES

WHITE, BLACK = Side.WHITE, Side.BLACK
SIDES = {"w": WHITE, "b": BLACK, "-": None}


def puts(told: str) -> tuple[Put, ...]:
    """`w18 wK31 b5 -7`: pieces with their colours, and kings with a K."""
    return tuple(
        Put(int(each[1:].removeprefix("K")), SIDES[each[0]], is_king=each[1] == "K")
        for each in told.split()
    )


def line(
    put: str = "", taken: str = "", colour: str = "-", to_move: str = "-", step: Step | None = None
) -> SetupLine:
    squares = tuple(map(int, taken.split()))
    return SetupLine(puts(put), squares, SIDES[colour], SIDES[to_move], step)


# As they were thought of before any was read. At first the kind was lost that stands before its colour.
FRESH = {
    "it": [
        ("bianco: 18, 22, dama 31", line("w18 w22 wK31", colour="w")),
        ("nero dame 5, 9 e 10", line("bK5 bK9 bK10", colour="b")),
        ("nero dama 5, 9 e 10", line("bK5 b9 b10", colour="b")),
        ("tocca al nero", line(to_move="b")),
        ("muove il bianco", line(to_move="w")),
        ("via la 18", line(taken="18")),
        ("togli 18 e 22", line(taken="18 22")),
        ("leggi", line(step=Step.READ)),
        ("fatto", line(step=Step.DONE)),
        ("pedine bianche 21 22 23", line("w21 w22 w23", colour="w")),
        ("bianco dal 21 al 24", line("w21 w22 w23 w24", colour="w")),
        ("il nero ha le pedine 1 2 3 e la dama 30", line("b1 b2 b3 bK30", colour="b")),
        ("bianco trentuno, ventidue e diciotto", line("w31 w22 w18", colour="w")),
        ("bianco 21-24, nero 5 6", line("w21 w22 w23 w24 b5 b6", colour="b")),
        ("bianco K31 nero k5", line("wK31 bK5", colour="b")),
        ("nero", line(colour="b")),
        ("svuota", line(step=Step.CLEAR)),
        ("bianco 30; nero 7; comincia il nero", line("w30 b7", colour="b", to_move="b")),
        ("comincia", line(step=Step.DONE)),
        ("il nero ha due dame, 5 e 9", line("bK5 bK9", colour="b")),
    ],
    "en": [
        ("white 18, 22, king 31", line("w18 w22 wK31", colour="w")),
        ("black kings 5, 9 and 10", line("bK5 bK9 bK10", colour="b")),
        ("white king 12", line("wK12", colour="w")),
        ("black to move", line(to_move="b")),
        ("it is white's turn", line(to_move="w")),
        ("remove 18", line(taken="18")),
        ("take away 18 and 22", line(taken="18 22")),
        ("read it", line(step=Step.READ)),
        ("done", line(step=Step.DONE)),
        ("put a white king on 12", line("wK12", colour="w")),
        ("white men on 21, 22 and 23", line("w21 w22 w23", colour="w")),
        ("white from 21 to 24", line("w21 w22 w23 w24", colour="w")),
        ("black has men on 1 2 3 and a king on 30", line("b1 b2 b3 bK30", colour="b")),
        ("white thirty one, twenty two", line("w31 w22", colour="w")),
        ("white 21-24, black 5 6", line("w21 w22 w23 w24 b5 b6", colour="b")),
        ("white K31 black k5", line("wK31 bK5", colour="b")),
        ("black", line(colour="b")),
        ("clear the board", line(step=Step.CLEAR)),
        ("a black king on square 14", line("bK14", colour="b")),
        ("white 30; black 7; black starts", line("w30 b7", colour="b", to_move="b")),
        ("start", line(step=Step.DONE)),
        ("clear 18", line(taken="18")),
    ],
    "pt": [
        ("brancas: 18, 22, dama 31", line("w18 w22 wK31", colour="w")),
        ("pretas damas 5, 9 e 10", line("bK5 bK9 bK10", colour="b")),
        ("brancas dama 12", line("wK12", colour="w")),
        ("jogam as pretas", line(to_move="b")),
        ("é a vez das brancas", line(to_move="w")),
        ("tirar a 18", line(taken="18")),
        ("retira 18 e 22", line(taken="18 22")),
        ("ler", line(step=Step.READ)),
        ("pronto", line(step=Step.DONE)),
        ("pedras brancas em 21, 22 e 23", line("w21 w22 w23", colour="w")),
        ("brancas de 21 a 24", line("w21 w22 w23 w24", colour="w")),
        ("as pretas têm pedras em 1 2 3 e uma dama em 30", line("b1 b2 b3 bK30", colour="b")),
        ("brancas trinta e um, vinte e dois", line("w31 w22", colour="w")),
        ("brancas 21-24, pretas 5 6", line("w21 w22 w23 w24 b5 b6", colour="b")),
        ("brancas K31 pretas k5", line("wK31 bK5", colour="b")),
        ("pretas", line(colour="b")),
        ("limpar o tabuleiro", line(step=Step.CLEAR)),
        ("brancas 30; pretas 7; começam as pretas", line("w30 b7", colour="b", to_move="b")),
        ("começar", line(step=Step.DONE)),
        ("as pretas têm duas damas, 5 e 9", line("bK5 bK9", colour="b")),
    ],
}

KIND_FIRST = {
    "it": [
        ("metti una dama bianca sulla 12", line("wK12", colour="w")),
        ("una dama nera in 14", line("bK14", colour="b")),
        ("dame nere 5 e 9, pedina bianca 20", line("bK5 bK9 w20", colour="w")),
    ],
    "en": [
        ("kings white 12 and 15", line("wK12 wK15", colour="w")),
        ("a king for black on 14", line("bK14", colour="b")),
    ],
    "pt": [
        ("põe uma dama branca na 12", line("wK12", colour="w")),
        ("uma dama preta na casa 14", line("bK14", colour="b")),
        ("damas pretas 5 e 9, pedra branca 20", line("bK5 bK9 w20", colour="w")),
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_puts_pieces_takes_them_away_and_tells_who_moves(language: str) -> None:
    words = vocabulary(language)
    told = [*FRESH[language], *KIND_FIRST[language]]
    wrong = {
        text: read_setup(text, words) for text, wanted in told if read_setup(text, words) != wanted
    }
    assert len(told) >= 20
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_square_without_a_colour_is_of_the_one_said_before(language: str) -> None:
    words = vocabulary(language)
    assert read_setup("18 22", words) == line("-18 -22")
    assert read_setup("18, 22", words, BLACK) == line("b18 b22", colour="b")


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("en", "a white man on 18 and a black one on 5", line("w18 b5", colour="b")),
        ("en", "a white king on 31 and a black one on 5", line("wK31 bK5", colour="b")),
        ("en", "one white king on 31", line("wK31", colour="w")),
        ("en", "white one king on 31, black one man on 5", line("wK31 b5", colour="b")),
        ("en", "two white kings on 5 and 6", line("wK5 wK6", colour="w")),
        ("en", "black 5 and one on 6", line("b5 b6", colour="b")),
        ("it", "uno bianco in 18", line("w18", colour="w")),
        ("pt", "uma dama branca na 31 e uma preta na 5", line("wK31 bK5", colour="b")),
        # And what is the square 1 all the same.
        ("en", "black one two three", line("b1 b2 b3", colour="b")),
        ("en", "black one king five", line("b1 bK5", colour="b")),
        ("en", "black one", line("b1", colour="b")),
        ("en", "black one to three", line("b1 b2 b3", colour="b")),
        ("en", "black five one white eighteen", line("b5 b1 w18", colour="w")),
        ("en", "black from one to three", line("b1 b2 b3", colour="b")),
        ("it", "nero uno due", line("b1 b2", colour="b")),
        ("pt", "pretas um dois", line("b1 b2", colour="b")),
    ],
)
def test_a_word_that_says_how_many_is_no_square(language: str, text: str, wanted: SetupLine) -> None:
    assert read_setup(text, vocabulary(language), WHITE) == wanted


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("en", "18 white", line("w18", colour="w")),
        ("en", "18, 22 white", line("w18 w22", colour="w")),
        ("en", "31 white king", line("wK31", colour="w")),
        ("en", "18 white, 22 and 23 black", line("w18 b22 b23", colour="b")),
        ("en", "18 white and black 5", line("w18 b5", colour="b")),
        ("en", "black 5, 18 white", line("b5 w18", colour="w")),
        ("en", "18; white 22", line("b18 w22", colour="w")),
        ("en", "18 white 22", line("b18 w22", colour="w")),
        ("en", "black 18, white", line("b18", colour="w")),
        ("en", "18 white to move", line("b18", colour="b", to_move="w")),
        ("en", "white 18 and 22, to move black", line("w18 w22", colour="w", to_move="b")),
        ("it", "18 bianca", line("w18", colour="w")),
        ("it", "dal 21 al 24 bianche", line("w21 w22 w23 w24", colour="w")),
        ("it", "31 dama bianca", line("wK31", colour="w")),
        ("it", "pedina in 18 bianca, dama 30 bianca", line("w18 wK30", colour="w")),
        ("pt", "18 e 22 brancas", line("w18 w22", colour="w")),
    ],
)
def test_a_colour_behind_squares_that_have_none_is_theirs(
    language: str, text: str, wanted: SetupLine
) -> None:
    assert read_setup(text, vocabulary(language), BLACK) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        "",
        "?",
        "white 18?",
        "22-18",
        "hello world",
        "22x15",
        "21-",
        "-21",
        "21-21",
        "patta",
        "undo",
        "sair",
    ],
)
def test_anything_else_is_no_such_line(language: str, text: str) -> None:
    assert read_setup(text, vocabulary(language)) is None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "leggi 18"),
        ("it", "cosa c'è in 18"),
        ("en", "what is there on 18"),
        ("pt", "o que há em 18"),
    ],
)
def test_what_asks_about_a_square_puts_nothing_there(language: str, text: str) -> None:
    assert read_setup(text, vocabulary(language), WHITE) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_is_left_by_what_one_is_told_to_type(language: str) -> None:
    words = vocabulary(language)
    told = {"it": "annulla", "en": "cancel", "pt": "anular"}[language]
    for text in (told, told.upper(), f"{told}!", "basta" if language == "it" else "stop"):
        assert leaves_setup(text, words), text
    for text in ("18", "white 18", "bianco", "fatto", "remove 18", f"{told} 18"):
        assert not leaves_setup(text, words), text


def test_squares_that_are_on_no_board_are_read_too() -> None:
    words = vocabulary("en")
    assert read_setup("white 51", words) == line("w51", colour="w")
    assert read_setup("white 0", words) == line("w0", colour="w")
    assert read_setup("white 1-5000", words) is None
    assert read_setup("white " + "7 " * 200, words) is None


@pytest.mark.parametrize(
    ("text", "fen"),
    [
        ("W:W31,K5:B1", "W:W31,K5:B1"),
        ("imposta W:W31,K5:B1", "W:W31,K5:B1"),
        ("set up b : w 31 : b k1 .", "b : w 31 : b k1 ."),
        ('[FEN "W:W31:B1"]', "W:W31:B1"),
        ("W:W31,K5", "W:W31,K5"),
        ("W:BK1:WK5", "W:BK1:WK5"),
        ("W:W22,K11,K30:B5,Q", "W:W22,K11,K30:B5,Q"),
        ("W:W18:B5x and done", "W:W18:B5x"),
        ("set up W:W22,q3:B5 please", "W:W22,q3:B5"),
        ("white 18", None),
        ("Anna: patta", None),
        ("b: 22-18", None),
        ("", None),
    ],
)
def test_a_fen_is_found_wherever_it_stands(text: str, fen: str | None) -> None:
    assert fen_in(text) == fen


@pytest.mark.parametrize("language", LANGUAGES)
@given(data=st.data())
def test_any_words_are_read_or_not_and_no_more_squares_than_said(
    language: str, data: st.DataObject
) -> None:
    words = vocabulary(language)
    said = [" ".join(phrase) for kind in words.setup.values() for phrase in kind]
    said += [*words.whose, "-", ",", ";", ":", "18", "1", "0", "32", "99999", "K5", "x"]
    text = " ".join(data.draw(st.lists(st.sampled_from(sorted(said)), max_size=12)))
    found = read_setup(text, words)
    if found is not None:
        assert found != SetupLine()
        assert all(each.square >= 0 for each in found.put)


@given(st.text(max_size=120))
def test_any_text_is_read_or_not(text: str) -> None:
    for language in LANGUAGES:
        read_setup(text, vocabulary(language))
    fen_in(text)

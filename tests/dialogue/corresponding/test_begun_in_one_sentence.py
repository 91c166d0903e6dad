"""A game by correspondence described in one sentence, its parts in any order: it is told whole and
asked about, and nothing is made part of the name, the game, the colour or the days in silence."""

import re
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.rules.side import Side
from tests.dialogue.support.talk import Talk, parse_settings


class Words(NamedTuple):
    """How one says it in a language."""

    begin: str
    opponent: tuple[str, ...]
    colours: tuple[tuple[str, Side], ...]
    games: tuple[tuple[str, str], ...]
    days: tuple[tuple[str, tuple[int, int, int]], ...]
    """With the moves, the days for them, and those for the game."""
    yes: str
    no: str
    surnames: tuple[str, ...]
    doubt: str
    """How it is asked whether words are of the name."""


WORDS = {
    "it": Words(
        "nuova partita per corrispondenza",
        ("con {}", "contro {}"),
        (
            *(("Nero", Side.BLACK), ("ho il Nero", Side.BLACK), ("io il Bianco", Side.WHITE)),
            *(("col Nero", Side.BLACK), ("{first} ha il Bianco", Side.BLACK)),
        ),
        (
            ("dama internazionale", "international"),
            ("internazionale", "international"),
            ("dama italiana", "italian"),
        ),
        (
            *(("10 mosse in 30 giorni", (10, 30, 0)), ("3 giorni a mossa", (1, 3, 0))),
            *(("90 giorni a testa per la partita", (0, 0, 90)), ("una mossa ogni 5 giorni", (1, 5, 0))),
        ),
        "sì",
        "no",
        (
            "Neri",
            "Bianchi",
            "Lo Bianco",
            "Italiana",
            "Italiani",
            "Quaranta",
            "Cinque",
            "Dama",
            "Ferie",
            "Di Nero",
            "Mossa",
            "Rossi",
            "De Luca",
            "Internazionale",
        ),
        "(.*) fa parte del nome",
    ),
    "en": Words(
        "new correspondence game",
        ("with {}", "against {}"),
        (
            *(("Black", Side.BLACK), ("I have Black", Side.BLACK), ("I play White", Side.WHITE)),
            *(("as Black", Side.BLACK), ("{first} has White", Side.BLACK)),
        ),
        (
            ("international draughts", "international"),
            ("international", "international"),
            ("Italian draughts", "italian"),
        ),
        (
            *(("10 moves in 30 days", (10, 30, 0)), ("3 days per move", (1, 3, 0))),
            *(("90 days for the game", (0, 0, 90)), ("one move every 5 days", (1, 5, 0))),
        ),
        "yes",
        "no",
        (
            "White",
            "Black",
            "Italian",
            "Forty",
            "Day",
            "King",
            "Game",
            "Leave",
            "Moves",
            "Smith",
            "van der Berg",
            "International",
        ),
        "Is (.*) part of the name",
    ),
    "pt": Words(
        "nova partida por correspondência",
        ("com {}", "contra {}"),
        (
            *(
                ("Pretas", Side.BLACK),
                ("tenho as Pretas", Side.BLACK),
                ("eu com as Brancas", Side.WHITE),
            ),
            *(("jogo de Pretas", Side.BLACK), ("{first} tem as Brancas", Side.BLACK)),
        ),
        (
            ("damas internacionais", "international"),
            ("internacional", "international"),
            ("damas italianas", "italian"),
        ),
        (
            *(("10 lances em 30 dias", (10, 30, 0)), ("3 dias por lance", (1, 3, 0))),
            *(("90 dias para a partida", (0, 0, 90)), ("um lance a cada 5 dias", (1, 5, 0))),
        ),
        "sim",
        "não",
        (
            "Branco",
            "Preto",
            "Italiano",
            "Cinco",
            "Dias",
            "Damas",
            "Férias",
            "dos Santos",
            "Silva",
            "Negro",
            "Internacional",
        ),
        "(.*) faz parte do nome",
    ),
}


class Game(NamedTuple):
    """A game as it is meant, and the sentence for it."""

    language: str
    line: str
    name: str
    side: Side
    variant: str
    days: tuple[int, int, int]
    address: str


@st.composite
def games(draw: st.DrawFn) -> Game:
    language = draw(st.sampled_from(sorted(WORDS)))
    words = WORDS[language]
    first = draw(st.sampled_from(["Anna", "Luca", "Dario"]))
    name = f"{first} {surname}" if (surname := draw(st.sampled_from(["", *words.surnames]))) else first
    name = draw(st.sampled_from([name, name.lower()]))
    colour, side = draw(st.sampled_from([("", Side.WHITE), *words.colours]))
    variant, which = draw(st.sampled_from([("", "italian"), *words.games]))
    days, pace = draw(st.sampled_from([("", (10, 40, 0)), *words.days]))
    address = draw(st.sampled_from(["", "anna@example.org"]))
    opponent = draw(st.sampled_from(words.opponent)).format(name)
    parts = [opponent, colour.format(first=first), variant, days, address]
    said = draw(st.permutations([part for part in parts if part]))
    return Game(language, f"{words.begin} {', '.join(said)}", name, side, which, pace, address)


def begun(talk: Talk) -> tuple[str, Side, str, tuple[int, int, int], str]:
    """The game that has begun."""
    terms = talk.dialogue.talk.table.terms
    assert terms.mail
    side = Side.BLACK if terms.white.is_by_mail else Side.WHITE
    pace = terms.mail.moves, terms.mail.days, terms.mail.game_days
    name, variant = terms.player(side.opponent).name, terms.regulation.variant.name
    return name, side, variant, pace, terms.mail.address


@given(games())
def test_whatever_the_order_nothing_begins_as_it_was_not_meant(game: Game) -> None:
    words = WORDS[game.language]
    talk = Talk(parse_settings(f"lang={game.language} white=human:Bob"))
    meant = game.name, game.side, game.variant, game.days, game.address
    said = talk.type(game.line)
    while asked := re.match(words.doubt, said[0]):
        is_of_name = f" {asked[1]}" in f" {game.name}"
        said = talk.type(words.yes if is_of_name else words.no)
    assert talk.dialogue.talk.table.terms.mail is None, "nothing begins unasked"
    assert game.address in said[0]
    assert f" {game.name}: " in said[0]
    talk.type(words.yes)
    assert begun(talk) == meant


@pytest.mark.parametrize(
    ("language", "said", "asked"),
    [
        ("it", "con Anna, ho il Nero", "con Anna: hai il Nero; 10 mosse in 40 giorni"),
        (
            "it",
            "con Dario, dama internazionale",
            "Dama internazionale per corrispondenza con Dario: hai il Bianco",
        ),
        ("it", "contro Anna Maria De Luca col Bianco", "con Anna Maria De Luca: hai il Bianco"),
        (
            "it",
            "con Anna, io il Nero e lei il Bianco, senza ferie",
            "con Anna: hai il Nero; 10 mosse in 40 giorni; niente ferie.",
        ),
        ("it", "con Anna da questa posizione, Nero", "con Anna, dalla posizione di qui: hai il Nero"),
        (
            "it",
            "con Anna, zebra",
            "con Anna: hai il Bianco; 10 mosse in 40 giorni; 14 giorni di ferie. Tralascio: zebra.",
        ),
        ("it", "con Bianca, Nero", "Bianca fa parte del nome"),
        ("it", "", "Con chi?"),
        ("it", "Nero", "Con chi?"),
        ("it", "con il Nero", "Con chi?"),
        ("en", "with Anna, I have Black", "draughts by correspondence with Anna: you have Black"),
        ("en", "with Anna I have Black", "draughts by correspondence with Anna: you have Black"),
        ("en", "with Anna have Black", "Is have part of the name of your opponent, Anna have?"),
        (
            "en",
            "with Anna, not Black",
            "with Anna: you have White; 10 moves in 40 days; 14 days of leave. I leave out: not",
        ),
        ("en", "with Anna, Black, White", "I leave out: White."),
        ("en", 'with "White", Black', "by correspondence with White: you have Black"),
        ("en", "with J. O'Brien, White", "with J. O'Brien: you have White"),
        ("en", "with Anna and Bruno", "14 days of leave. I leave out: Bruno."),
        ("en", "with Anna, Black, c4", "I leave out: c4."),
        ("pt", "com João das Neves, Pretas", "com João das Neves: você tem as Pretas"),
        ("en", "with Anna White", "Is White part of the name of your opponent, Anna White?"),
        ("en", "with Tom England, Black", "Is England part of the name of your opponent, Tom England?"),
        ("it", "con Franco Spagna", "Spagna fa parte del nome di chi gioca con te, Franco Spagna?"),
        (
            "en",
            "with Sue at sue@x.org",
            "with Sue: you have White; 10 moves in 40 days; 14 days of leave; ",
        ),
        ("en", "with Anna, my mail is bob@x.org", "leave. I leave out: my mail is bob@x.org."),
        ("it", "con Anna, gioca lei con il Bianco", "con Anna: hai il Nero"),
        ("it", "con Dario, lui col Bianco", "con Dario: hai il Nero"),
        ("it", "con Dario, comincia lui", "con Dario: hai il Nero"),
        ("it", "con Dario, comincio io col Nero", "con Dario: hai il Bianco"),
        ("en", "with Ann playing White", "with Ann: you have Black"),
        ("en", "with Ann, playing White", "with Ann: you have White"),
        ("en", "with Ann, Ann begins", "with Ann: you have Black"),
        ("en", "with Ann from this position, I begin", "I leave out: begin"),
        ("pt", "com João, ele de brancas", "com João: você tem as Pretas"),
        ("pt", "com João, ele joga com as brancas", "com João: você tem as Pretas"),
        ("pt", "com João, começa ele", "com João: você tem as Pretas"),
        (
            "pt",
            "com a Ana, ela tem as Brancas, ana@x.pt",
            "com Ana: você tem as Pretas; 10 lances em 40 dias; 14 dias de férias; endereço",
        ),
    ],
)
def test_it_is_told_whole_and_asked(language: str, said: str, asked: str) -> None:
    talk = Talk(parse_settings(f"lang={language} white=human:Bob"))
    (told,) = talk.type(f"{WORDS[language].begin} {said}")
    assert asked in told
    assert talk.dialogue.talk.table.terms.mail is None


@pytest.mark.parametrize(
    ("language", "line", "asked"),
    [
        (
            "it",
            "nuova partita internazionale per corrispondenza con Dario",
            "Dama internazionale per corrispondenza con Dario: hai il Bianco",
        ),
        (
            "it",
            "gioca col Nero per corrispondenza con Anna",
            "Dama italiana per corrispondenza con Anna: hai il Nero",
        ),
        (
            "en",
            "new game of international draughts by correspondence with Anna",
            "International draughts by correspondence with Anna: you have White",
        ),
        (
            "it",
            "per corrispondenza dama internazionale col nero con Dario",
            "Dama internazionale per corrispondenza con Dario: hai il Nero",
        ),
        (
            "en",
            "international draughts by correspondence with Dario, Black",
            "International draughts by correspondence with Dario: you have Black",
        ),
        (
            "en",
            "play Black against Anna by mail",
            "Italian draughts by correspondence with Anna: you have Black",
        ),
        (
            "pt",
            "quero jogar damas internacionais por correspondência com a Ana, Pretas",
            "Damas internacionais por correspondência com Ana: você tem as Pretas",
        ),
    ],
)
def test_that_it_is_by_correspondence_may_stand_anywhere(language: str, line: str, asked: str) -> None:
    told = Talk(parse_settings(f"lang={language} white=human:Bob")).type(line)
    assert told[0].startswith(asked)


@pytest.mark.parametrize(
    "line",
    [
        "I played a game by correspondence with Anna",
        "how do I play by correspondence with Anna?",
        "I sent it by mail with Anna's stamp",
        "Bruno plays by correspondence against Anna",
    ],
)
def test_a_tale_begins_nothing(line: str) -> None:
    talk = Talk(parse_settings("lang=en white=human:Bob"))
    assert not any("by correspondence with Anna: " in said for said in talk.type(line))


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        (
            "it",
            "termini nome Anna Bianchi",
            "Partita BA-101 con Anna Bianchi: dama internazionale, hai il Bianco.",
        ),
        (
            "en",
            "terms name Anna White",
            "Game BA-101 with Anna White: international draughts, you have White.",
        ),
        (
            "pt",
            "termos nome Ana Branco",
            "Partida BA-101 com Ana Branco: damas internacionais, você tem as Brancas.",
        ),
    ],
)
def test_the_terms_tell_the_game_and_mend_the_name(language: str, line: str, told: str) -> None:
    words = WORDS[language]
    talk = Talk(parse_settings(f"lang={language} white=human:Bob"))
    talk.type(f"{words.begin} {words.opponent[0].format('Anna')}, {words.games[0][0]}")
    talk.type(words.yes)
    assert talk.type(line)[0].startswith(told)
    talk.type("31-26")
    talk.type(words.yes)
    assert (
        line.split(maxsplit=2)[2]
        in talk.type({"it": "messaggio", "en": "message"}.get(language, "mensagem"))[0]
    )

"""Games as braille for an embosser: what stands on the page, and how one asks for it."""

from pathlib import Path

import pytest

from assistant.dialogue.embossed import brf_of
from assistant.dialogue.kept import KeptGame
from assistant.game.deeds import Began, PositionSet, Resigned
from assistant.game.game import Game
from assistant.game.mail_terms import MailTerms
from assistant.narration.braille.cells import ascii_of, cells_of
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN
from assistant.settings.terms import Player, Terms
from tests.dialogue.support.study_talk import TWO_LINES, StudyTalk
from tests.dialogue.support.talk import settings_for


def lines_of(text: str) -> list[str]:
    """The lines of all pages but for what each begins with."""
    return [line for page in text.split("\f")[:-1] for line in page.split("\r\n")[1:-1]]


def written(*lines: str, language: str = "it") -> list[str]:
    return [ascii_of(cells_of(line, language)) for line in lines]


def played(start: Position, *moves: str) -> Game:
    game = Game(start, ITALIAN_FID, 1_795_600_000.0)
    for text in moves:
        move = next(each for each in legal_moves(game.position) if game.moved(each).move == text)
        game.do(game.moved(move))
    return game


@pytest.fixture
def terms() -> Terms:
    return Terms(
        white=Player(name="Anna"),
        black=Player(name="Bruno", is_by_mail=True),
        mail=MailTerms("AB-101", event="Torneo d'autunno"),
    )


def test_the_score_stands_two_moves_to_a_line(terms: Terms) -> None:
    game = played(start_position(ITALIAN), "22-18", "11-14", "18x11", "6x15", "23-20")
    game.do(Resigned(Side.BLACK))
    text = brf_of(KeptGame(7, terms, tuple(game.deeds)), "it")
    assert lines_of(text) == written(
        "Anna - Bruno",
        "Torneo d'autunno",
        "25-11-2026",
        "Dama italiana",
        "",
        "1. 22-18 11-14",
        "2. 18x11 6x15",
        "3. 23-20",
        "Vince il Bianco.",
    )
    assert text.startswith(".ANNA - .BRUNO")
    assert text.endswith("\r\n\f")


def test_black_may_begin_and_a_position_may_be_set(terms: Terms) -> None:
    start = parse_fen("B:WK7,22:B9,K30", ITALIAN)
    game = played(start, "9-13", "22-18")
    game.do(PositionSet(parse_fen("B:W18:BK30", ITALIAN), None, ""))
    text = brf_of(KeptGame(7, terms, tuple(game.deeds)), "en")
    assert lines_of(text)[4:] == written(
        "White: men 22, kings 7",
        "Black: men 9, kings 30",
        "",
        "1. ... 9-13",
        "2. 22-18",
        "White: men 18",
        "Black: kings 30",
        "The game is not over.",
        language="en",
    )


def test_the_private_note_is_on_no_page(terms: Terms) -> None:
    from assistant.game.mail_deeds import Noted

    deeds = (Began(ITALIAN_FID, start_position(ITALIAN)), Noted("zzzz attento alla diagonale"))
    assert "ZZZZ" not in brf_of(KeptGame(7, terms, deeds), "it")


def test_it_is_asked_for_by_the_name_of_the_file(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path, settings_for(language="en"))
    talk.type("22-18")
    (told,) = talk.type("export as final.brf")
    assert "final.brf" in told
    text = (tmp_path / "final.brf").read_bytes().decode("ascii")
    assert "#A4 #BB-#AH" in text
    assert text == text.upper()
    (told,) = talk.type("export final.brf")
    assert "final 2.brf" in told


def test_notes_are_not_written_in_braille_and_stay_to_be_written(tmp_path: Path) -> None:
    talk = StudyTalk(tmp_path).opened(TWO_LINES)
    talk.type("comment: mine")
    assert "a.brf" in talk.type("export as a.brf")[0]
    assert (tmp_path / "a.brf").exists()
    assert talk.study.is_noted

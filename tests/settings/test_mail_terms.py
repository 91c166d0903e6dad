"""Terms of a game by correspondence: who is here, and what does not go with it."""

import pytest

from assistant.game.mail_terms import MailTerms, code_of
from assistant.game.time_control import parse_clock
from assistant.rules.side import Side
from assistant.settings.mail_terms import at_one_place, by_mail, own_side
from assistant.settings.settings import Settings
from assistant.settings.terms import Player, Terms, format_player, parse_player

ANNA = Player(name="Anna", is_by_mail=True)


@pytest.mark.parametrize("text", ["mail:Anna", "mail", "mail:Anna Rossi"])
def test_who_plays_by_mail_is_text_and_back(text: str) -> None:
    player = parse_player(text)
    assert player
    assert player.is_by_mail
    assert format_player(player) == text


@pytest.mark.parametrize(
    "text", ["mail:board", "mail:blind", "mail:Anna:board", "mail:a\nb", "post:Anna"]
)
def test_nobody_who_plays_by_mail_moves_on_a_board_here(text: str) -> None:
    assert parse_player(text) is None


def test_who_plays_by_mail_is_nobody_at_this_machine_and_no_computer() -> None:
    terms = Terms(white=ANNA, black=Player(name="Bruno"), mail=MailTerms("AB-101"))
    assert terms.people == (Side.BLACK,)
    assert terms.computers == ()
    assert own_side(terms) is Side.BLACK
    assert own_side(Terms(white=Player(), black=ANNA)) is Side.WHITE


def test_no_clock_no_arbiter_and_no_counted_questions_go_with_it() -> None:
    clock = parse_clock("10+5")
    settings = Settings(
        white_clock=clock, black_clock=clock, questions=3, is_arbiter=True, language="pt"
    )
    terms = by_mail(settings, MailTerms("AB-101"))
    assert (terms.white_clock, terms.black_clock, terms.questions) == (None, None, None)
    assert not terms.is_arbiter
    assert terms.mail == MailTerms("AB-101")
    assert terms.language == "pt"
    assert Terms(white_clock=clock, mail=MailTerms()).clock(Side.WHITE) is None


def test_a_game_like_it_at_this_machine_is_against_the_computer() -> None:
    terms = at_one_place(Terms(white=Player(name="Bruno"), black=ANNA, mail=MailTerms("AB-101")))
    assert terms == Terms(white=Player(name="Bruno"), black=Player(is_computer=True))
    assert at_one_place(terms) is terms


def test_a_code_has_a_letter_of_each_name_and_a_number_that_no_other_game_has() -> None:
    assert code_of("Anna", "Bruno", ()) == "AB-101"
    assert code_of("Élodie", "ß", ["AB-101", "XY-102", "nonsense", "12-"]) == "ES-103"
    assert code_of("", "Ωμέγα", ["AB-104"]) == "XX-101"

"""What ended by a word is undone by a word: the game goes on as it stood, and no move goes with it."""

import pytest

from assistant.game.game import Game
from assistant.game.outcome import Termination
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
WORDS = {
    "it": ("patta", "abbandona", "riprendi", "sì", "no", "va avanti com'era"),
    "en": ("draw", "resign", "undo", "yes", "no", "goes on as it stood"),
    "pt": ("empate", "abandono", "desfazer", "sim", "não", "continua como estava"),
    "pt-BR": ("empate", "abandono", "desfazer", "sim", "não", "continua como estava"),
}


def written(talk: Talk) -> list[str]:
    return [ply.written for ply in talk.game.plies]


def ended(language: str, *, is_draw: bool, verbosity: int = 1) -> Talk:
    draw, resign, _, yes, _, _ = WORDS[language]
    talk = Talk(settings_for(language=language, verbosity=verbosity))
    talk.type("22-18")
    talk.answer("12-16", score=-1000)
    talk.type(draw if is_draw else resign)
    talk.type(yes)
    assert talk.game.outcome
    return talk


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("is_draw", [True, False], ids=["draw", "resignation"])
@pytest.mark.parametrize("verbosity", [0, 1])
def test_only_the_result_is_undone(language: str, is_draw: bool, verbosity: int) -> None:
    _, _, undo, yes, _, goes_on = WORDS[language]
    talk = ended(language, is_draw=is_draw, verbosity=verbosity)
    (asked,) = talk.type(undo)
    assert "22-18" not in asked
    told = talk.type(yes)
    assert goes_on in told[0]
    assert talk.game.outcome is None
    assert written(talk) == ["22-18", "12-16"]
    assert talk.dialogue.talk.table.is_searching is False
    talk.type(undo)
    talk.type(yes)
    assert written(talk) == [], "the next one takes the move back"


@pytest.mark.parametrize("language", WORDS)
def test_a_no_leaves_the_result(language: str) -> None:
    talk = ended(language, is_draw=False)
    talk.type(WORDS[language][2])
    talk.type(WORDS[language][4])
    assert talk.game.outcome


def test_so_many_moves_go_with_the_result_where_that_is_said() -> None:
    talk = ended("en", is_draw=True)
    (asked,) = talk.type("undo all")
    assert "22-18" in asked
    assert "annulled too" in asked
    talk.type("yes")
    assert written(talk) == []


def test_while_the_computer_was_thinking_it_thinks_again() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("22-18")
    talk.type("resign")
    talk.type("yes")
    searches = len(talk.searches)
    talk.type("undo")
    talk.type("yes")
    assert len(talk.searches) == searches + 1
    talk.answer("12-16")
    assert written(talk) == ["22-18", "12-16"]


def test_who_resigned_asks_the_other_one() -> None:
    talk = Talk(settings_for(language="en", **TWO))
    for line in ("22-18", "resign white", "Anna: yes"):
        talk.type(line)
    (asked,) = talk.type("undo")
    assert "Black, Bruno: do you agree?" in asked
    talk.type("Anna: yes")
    assert talk.game.outcome, "nobody grants their own wish"
    talk.type("Bruno: yes")
    assert talk.game.outcome is None
    assert written(talk) == ["22-18"]


def test_a_draw_that_both_agreed_on_both_are_asked_about() -> None:
    talk = Talk(settings_for(language="en", **TWO))
    for line in ("22-18", "draw white", "Bruno: yes"):
        talk.type(line)
    assert talk.game.outcome
    (asked,) = talk.type("undo")
    assert "both" in asked
    talk.type("yes")
    assert talk.game.outcome is None
    assert written(talk) == ["22-18"]


def test_an_end_on_the_board_is_taken_back_with_the_move() -> None:
    talk = Talk(
        settings_for(ITALIAN_FID, "W:W18:B13,K1", language="en", white=Player(), black=Player())
    )
    assert not talk.game.can_annul


def test_the_hint_after_the_end_says_so() -> None:
    talk = Talk(settings_for(language="en"))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type("resign")
    told = talk.type("yes")
    assert "undo to go on with this one" in told[-1]


def test_the_deed_is_one_of_the_record() -> None:
    game = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID)
    with pytest.raises(ValueError, match="0"):
        game.back(0)
    talk = ended("en", is_draw=True)
    talk.type("undo")
    talk.type("yes")
    again = Game.of(talk.game.deeds)
    assert again.outcome is None
    assert again.position == talk.game.position
    assert again.position.side_to_move is Side.WHITE
    assert Termination.AGREEMENT.value == "agreement"


@pytest.mark.parametrize("language", WORDS)
def test_one_of_two_does_not_undo_a_draw_of_both_alone(language: str) -> None:
    draw, _, undo, yes, no, _ = WORDS[language]
    talk = Talk(settings_for(language=language, **TWO))
    for line in ("22-18", f"Anna: {draw}", f"Bruno {yes}", undo, f"Bruno {yes}", f"Bruno {yes}"):
        talk.type(line)
    assert talk.game.outcome
    talk.type(f"Anna {no}")
    assert talk.game.outcome
    for line in (undo, f"Bruno {yes}", f"Anna {yes}"):
        talk.type(line)
    assert talk.game.outcome is None
    talk.type(f"Anna: {draw}")
    talk.type(f"Bruno {yes}")
    talk.type(undo)
    talk.type(yes)  # which nobody says is theirs alone
    assert talk.game.outcome is None


def test_nor_all_moves_of_both() -> None:
    talk = Talk(settings_for(language="it", **TWO))
    for line in ("22-18", "11-15", "riprendi tutto", "Anna sì", "Anna sì"):
        talk.type(line)
    assert written(talk) == ["22-18", "11-15"]
    talk.type("Bruno sì")
    assert not written(talk)

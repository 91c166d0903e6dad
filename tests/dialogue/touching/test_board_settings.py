"""What a person sets for boards with sensors, in the conversation."""

import pytest

from assistant.dialogue.effects import Remember, UseBoards
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

AT_A_BOARD = {"boards": 1, "white": Player(is_on_board=True)}


@pytest.mark.parametrize(
    ("language", "line", "remembered", "settling", "is_touch_told"),
    [
        ("it", "attesa 400", ("settling", "400"), 400, False),
        ("it", "attesa tasto", ("settling", "0"), 0, False),
        ("en", "delay none", ("settling", "0"), 0, False),
        ("pt", "demora 5000", ("settling", "5000"), 5000, False),
        ("it", "tocco acceso", ("touch", "on"), 700, True),
        ("en", "touch on", ("touch", "on"), 700, True),
        ("pt", "toque ligado", ("touch", "on"), 700, True),
    ],
)
def test_what_boards_need_to_know_is_told_to_them(
    language: str, line: str, remembered: tuple[str, str], settling: int, is_touch_told: bool
) -> None:
    talk = Talk(settings_for(language=language, **AT_A_BOARD))
    talk.done.clear()
    talk.type(line)
    assert Remember(*remembered) in talk.done
    assert UseBoards(settling, is_touch_told) in talk.done


def test_a_game_without_boards_remembers_it_for_the_next() -> None:
    talk = Talk(settings_for())
    talk.done.clear()
    talk.type("attesa 400")
    assert Remember("settling", "400") in talk.done
    assert not any(isinstance(each, UseBoards) for each in talk.done)


@pytest.mark.parametrize("line", ["attesa 199", "attesa 5001", "attesa 1", "tocco 3"])
def test_a_value_out_of_bounds_changes_nothing(line: str) -> None:
    talk = Talk(settings_for(**AT_A_BOARD))
    talk.done.clear()
    assert "non è un valore possibile" in talk.type(line)[0]
    assert not any(isinstance(each, Remember | UseBoards) for each in talk.done)


def test_tones_are_of_the_conversation_alone() -> None:
    talk = Talk(settings_for(**AT_A_BOARD))
    talk.done.clear()
    assert talk.type("richiami accesi") == ["Fatto. Richiami: accesi, guidano la mano alle caselle."]
    assert Remember("tones", "on") in talk.done
    assert not any(isinstance(each, UseBoards) for each in talk.done)


def test_help_about_boards_names_their_words() -> None:
    [told] = Talk(settings_for(boards=1)).type("aiuto damiera")
    for word in ("ripristina", "confronta", "accomodo", "ordine di presa", "parti dalla damiera"):
        assert word in told

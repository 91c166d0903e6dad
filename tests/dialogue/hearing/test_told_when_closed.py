"""A move by voice is told to the opponent at their own surface when it can be corrected no more."""

from assistant.dialogue.effects import OpenWindow
from assistant.dialogue.events import SurfaceClosed, UtteranceHeard, WindowClosed
from tests.dialogue.support.several import ANNA, BRUNO, Several


def spoken(said: str = "ventidue diciotto") -> Several:
    """Anna has said a move; Bruno is at a surface of his own."""
    play = Several.two(listen="push")
    play.send(UtteranceHeard(((said, 0.0),), by=ANNA))
    return play


def close_window(play: Several) -> None:
    last = [each.number for each in play.done if isinstance(each, OpenWindow)][-1]
    play.send(WindowClosed(last))


def test_who_is_elsewhere_hears_of_it_only_then() -> None:
    play = spoken()
    assert play.moves == ["22-18"]
    assert play.to(BRUNO) == []
    close_window(play)
    assert play.to(BRUNO)[0] == "White: 22-18."
    assert play.type(BRUNO, "repeat")[0] == "White: 22-18."


def test_of_one_that_is_corrected_they_never_hear() -> None:
    play = spoken()
    play.send(UtteranceHeard((("no ventuno diciassette", 0.0),), by=ANNA))
    assert play.moves == ["21-17"]
    heard = play.to(BRUNO)
    close_window(play)
    heard = [*heard, *play.to(BRUNO)]
    assert "White: 21-17." in heard
    assert not any("22-18" in line for line in heard)


def test_nothing_can_be_asked_out_of_the_program_meanwhile() -> None:
    play = spoken()
    for line in ("last", "pieces", "square 18", "score sheet", "11-15"):
        assert play.type(BRUNO, line)[0].startswith("Anna may still correct")
    close_window(play)
    play.type(BRUNO, "11-15")
    assert play.moves == ["22-18", "11-15"]


def test_it_is_told_too_where_the_mover_goes_on_or_leaves() -> None:
    play = spoken()
    play.send(SurfaceClosed(BRUNO))
    close_window(play)
    assert play.to(BRUNO) == []
    assert play.moves == ["22-18"]

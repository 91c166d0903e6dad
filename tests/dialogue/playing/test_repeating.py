"""Repeating back: who repeats, in which ways, what it keeps from being played, what the clocks do."""

import pytest

from assistant.dialogue.events import InputEnded, TextEntered, UtteranceHeard, WindowClosed
from assistant.game.deeds import FlagFell, MovePlayed
from assistant.rules.side import Side
from assistant.settings.terms import Player
from tests.dialogue.support.board_talk import BoardTalk
from tests.dialogue.support.clocked import Clocked, clocked
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.several import ANNA, BRUNO, CARLA, Several
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno"), "is_repeated_back": True}
ON_BOARDS = {
    "white": Player(name="Anna", is_on_board=True),
    "black": Player(name="Bruno", is_on_board=True),
    "is_repeated_back": True,
}


def typed(text: str) -> TextEntered:
    return TextEntered(text)


def heard(text: str) -> UtteranceHeard:
    return UtteranceHeard(((text, 0.0),))


def window_of(talk: Clocked) -> WindowClosed:
    """The end of the time in which the last move by voice may be corrected."""
    spoken = talk.dialogue.talk.since.spoken
    assert spoken
    return WindowClosed(spoken.window)


def of_two(language: str = "it", **more: object) -> Talk:
    return Talk(settings_for(language=language, **(TWO | more)))


def is_awaited(talk: Talk) -> bool:
    return talk.dialogue.talk.table.repeating is not None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *[("it", line) for line in ("22-18", "22 18", "ventidue diciotto", "da 22 a 18", "22-18.")],
        *[("it", line) for line in ("Bruno: 22-18", "Bruno, 22-18", "la 22 va in 18")],
        *[("en", line) for line in ("22-18", "twenty two to eighteen", "from 22 to 18")],
        *[("pt", line) for line in ("22-18", "vinte e dois dezoito", "de 22 para 18")],
    ],
)
def test_it_is_repeated_in_any_words(language: str, line: str) -> None:
    talk = of_two(language)
    talk.type("22-18")
    assert is_awaited(talk)
    talk.type(line)
    assert not is_awaited(talk)
    assert len(talk.game.plies) == 1


@pytest.mark.parametrize("line", ["22-17", "11-15", "22", "22-18?", "Anna: 22-18", "si", "22-18-15"])
def test_nothing_else_is_a_repetition(line: str) -> None:
    talk = of_two()
    talk.type("22-18")
    talk.type(line)
    assert is_awaited(talk)
    assert len(talk.game.plies) == 1


@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
def test_who_repeats_too_little_is_spoken_to_by_name(language: str) -> None:
    talk = of_two(language)
    for line in ("22-18", "22-18", "11-15"):
        talk.type(line)
    for line in ("15", "Anna: 15", "Anna: 15"):
        (told,) = talk.type(line)
        assert "Anna:" in told, line


def test_of_a_capture_the_ends_are_enough_or_its_whole_way() -> None:
    for line in ("19x12", "19x12x3", "diciannove tre", "19x3"):
        talk = of_two(fen="W:W19,32:B7,8,15,16")
        talk.type("19x12x3")
        assert talk.game.plies[0].written in ("19x3", "19x12x3")
        talk.type(line)
        assert is_awaited(talk) is (line == "19x12"), line


def test_the_end_of_a_game_is_not_repeated() -> None:
    talk = of_two(fen="W:W30:B26")
    told = talk.type("30x21")
    assert talk.game.outcome
    assert not is_awaited(talk)
    assert not any("ripeti" in line for line in told)


def test_against_the_computer_nothing_is_repeated() -> None:
    talk = Talk(settings_for(is_repeated_back=True))
    talk.type("22-18")
    assert talk.searches
    talk.answer("11-15")
    talk.type("23-20")
    assert len(talk.game.plies) == 3


def test_a_take_back_drops_it_and_a_move_played_again_needs_none() -> None:
    talk = of_two()
    talk.type("22-18")
    talk.type("riprendi")
    talk.type("Nero sì")
    assert not talk.game.plies
    assert not is_awaited(talk)
    talk.type("rifai")
    if talk.dialogue.talk.here.asked:
        talk.type("Nero sì")
    assert len(talk.game.plies) == 1
    assert not is_awaited(talk)


def test_the_end_of_a_pipe_ends_it_all() -> None:
    talk = of_two()
    talk.type("22-18")
    talk.send(InputEnded())
    assert talk.status == 0


@pytest.mark.parametrize("said", ["no", "Anna: no", "no ventuno diciassette"])
def test_a_slip_is_corrected_until_it_is_repeated(said: str) -> None:
    talk = of_two(listen="open")
    talk.hear("ventidue diciotto")
    talk.send(WindowClosed(talk.windows[-1]))
    talk.type(said)
    assert [ply.written for ply in talk.game.plies] == (["21-17"] if "ventuno" in said else [])
    assert is_awaited(talk) is ("ventuno" in said)


def test_the_other_one_corrects_no_slip() -> None:
    talk = of_two(listen="open")
    talk.hear("ventidue diciotto")
    talk.type("Bruno: no")
    assert len(talk.game.plies) == 1


def test_when_it_was_repeated_it_is_too_late() -> None:
    talk = of_two(listen="open")
    talk.hear("ventidue diciotto")
    talk.hear("ventidue diciotto")
    assert "passato" in talk.hear("no")[0]
    assert len(talk.game.plies) == 1


def test_what_is_not_clear_is_heard_again_and_counts_as_nothing() -> None:
    talk = of_two(listen="open")
    talk.hear("ventidue diciotto")
    for _ in range(3):
        talk.hear("ventuno diciotto | ventidue diciotto -0.1")
    repeating = talk.dialogue.talk.table.repeating
    assert repeating
    assert repeating.missed == 0
    talk.hear("ventidue diciotto | ventuno diciotto -0.1")
    assert not is_awaited(talk), "the likeliest of several is taken for what was announced"


def test_who_makes_the_move_on_a_board_of_their_own_repeats_it() -> None:
    talk = BoardTalk(settings_for(boards=2, **ON_BOARDS))
    talk.begin()
    talk.act("=1 -22 +18w")
    assert is_awaited(talk)
    talk.act("=2 -10 +14b")
    assert is_awaited(talk), "that was their own move"
    talk.act("=2 -14 +10b")
    told = talk.act("=2 -22 +18w")
    assert not is_awaited(talk)
    assert any("giusta" in line for line in told)
    talk.act("=2 -10 +14b")
    assert talk.played == ["22-18", "10-14"]


def test_on_a_board_that_both_share_a_move_waits_for_the_repetition() -> None:
    talk = BoardTalk(settings_for(boards=1, **ON_BOARDS))
    talk.begin()
    talk.act("= -22 +18w")
    assert is_awaited(talk), "the board of both is nobody's repetition"
    assert any("22-18" in line for line in talk.act("= -10 +14b"))
    assert talk.played == ["22-18"]
    talk.type("22-18")
    assert talk.played == ["22-18", "10-14"]


def test_each_at_a_surface_of_their_own() -> None:
    play = Several.two(is_repeated_back=True)
    play.open(CARLA, "it", role="watcher")
    play.type(ANNA, "22-18")
    assert any("repeat the move" in line for line in play.to(BRUNO))
    play.type(ANNA, "22-18")
    play.type(CARLA, "22-18")
    assert play.table().repeating
    play.type(BRUNO, "22-18")
    assert play.table().repeating is None
    assert any("giusta" in line for line in play.to(ANNA))
    assert len(play.game.plies) == 1


def test_the_mover_pays_for_the_time_of_correcting_and_nobody_for_the_rest() -> None:
    talk = Clocked(clocked("10", listen="open", **TWO))
    talk.send(heard("twenty two eighteen"), at=30.0)
    talk.send(window_of(talk), at=34.0)
    talk.send(heard("twenty two eighteen"), at=50.0)
    talk.wait_until(57.0)
    assert (talk.left(Side.WHITE), talk.left(Side.BLACK)) == (566.0, 593.0)


def test_a_move_that_is_typed_is_made_at_once() -> None:
    talk = Clocked(clocked("10+5", **TWO))
    talk.send(typed("22-18"), at=30.0)
    talk.wait_until(100.0)
    assert (talk.left(Side.WHITE), talk.left(Side.BLACK)) == (575.0, 600.0)


def test_the_free_seconds_of_a_move_are_had_once() -> None:
    talk = Clocked(clocked("10d5", listen="open", **TWO))
    talk.send(heard("twenty two eighteen"), at=30.0)
    talk.send(window_of(talk), at=33.0)
    talk.wait_until(60.0)
    assert talk.left(Side.WHITE) == 600.0 - 25.0 - 3.0


def test_who_has_no_time_left_while_they_may_correct_has_lost() -> None:
    talk = Clocked(clocked("30s", listen="open", **TWO))
    talk.send(heard("twenty two eighteen"), at=29.0)
    talk.wait_until(40.0)
    assert [deed.side for deed in talk.deeds(FlagFell)] == [Side.WHITE]
    assert talk.dialogue.talk.table.repeating is None


def test_a_correction_gives_the_clock_back() -> None:
    talk = Clocked(clocked("10+5", listen="open", **TWO))
    talk.send(heard("twenty two eighteen"), at=30.0)
    talk.send(window_of(talk), at=33.0)
    talk.send(heard("no"), at=40.0)
    talk.wait_until(45.0)
    assert (talk.left(Side.WHITE), talk.left(Side.BLACK)) == (600.0 - 33.0 - 5.0, 600.0)


def test_a_restart_asks_for_it_again_and_knows_how_often_it_failed() -> None:
    with shelf() as kept:
        first = KeptTalk(settings_for(listen="open", **TWO), kept)
        first.hear("ventidue diciotto")
        first.hear("ventuno diciassette")
        first.hear("ventuno diciotto")
        second = KeptTalk(settings_for(listen="open", **TWO), kept)
        told = second.type("sì")
        assert any("22-18" in line for line in told)
        repeating = second.dialogue.talk.table.repeating
        assert repeating
        assert repeating.missed == 2
        assert "tastiera" in second.hear("ventidue diciotto")[0]
        second.type("22-18")
        second.type("11-15")
        assert [deed.move for deed in second.deeds(MovePlayed)] == ["11-15"]

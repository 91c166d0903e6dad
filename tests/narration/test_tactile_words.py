"""What is said to hands on a board with sensors: the sentences of the rules, in every language."""

import pytest

from assistant.narration.catalog import languages
from assistant.narration.facts.fact import Contents, Squares
from assistant.narration.facts.tactile import (
    BoardGone,
    CompareTold,
    CrownHere,
    LiftedTold,
    MoveStep,
    PutStep,
    SquaresWrong,
    TakeOffCaptured,
)
from assistant.narration.narrator import Narrator
from assistant.rules.position import Piece
from assistant.rules.side import Side

BLACK_MAN = Piece(Side.BLACK, is_king=False)
WRONG = Contents(((18, None), (22, BLACK_MAN)))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("it", "La 18 dovrebbe essere vuota; metti una pedina nera sulla 22."),
        ("en", "18 should be empty; put a black man on 22."),
        ("pt", "A 18 devia estar vazia; ponha uma pedra preta na 22."),
    ],
)
def test_what_is_wrong_is_told_square_by_square(language: str, told: str) -> None:
    utterance = Narrator(language).tell(SquaresWrong("", WRONG, 2))
    assert utterance.text == utterance.spoken == told


def test_at_little_detail_what_is_wrong_is_told_as_the_board_is_read() -> None:
    brief = Narrator("it", verbosity=0)
    assert brief.tell(SquaresWrong("", WRONG, 2)).text == "Va così: 18 vuota, 22 pedina nera."


def test_letters_are_for_the_fingers_and_words_for_the_voice() -> None:
    told = Narrator("it", letters="bn").tell(SquaresWrong("white", WRONG, 2))
    assert told.text == "Bianco. Va così: 18- 22n."
    assert told.spoken == (
        "Damiera del Bianco. La 18 dovrebbe essere vuota; metti una pedina nera sulla 22."
    )


@pytest.mark.parametrize(
    ("squares", "told"),
    [((14,), "A presa finita togli la 14."), ((14, 18), "A presa finita togli la 14 e la 18.")],
)
def test_captured_pieces_are_named_one_by_one(squares: tuple[int, ...], told: str) -> None:
    assert Narrator("it").tell(TakeOffCaptured("", Squares(squares), len(squares))).text == told


def test_steps_name_the_piece_and_its_squares() -> None:
    tell = Narrator("it").tell
    assert tell(PutStep("", "22", "white-man")).text == "Metti la pedina bianca sulla 22."
    assert tell(MoveStep("", "11", "14", "black-man")).text == (
        "Sposta la pedina nera dalla 11 alla 14."
    )
    assert tell(CrownHere("", "2", by_opponent=False)).text == "Incorona la 2."
    lifted = tell(LiftedTold("black", Squares((9,)), 1)).text
    assert lifted == "Damiera del Nero. Vuota la 9: rimetti il pezzo, o finisci la mossa."


def test_that_all_is_right_names_what_was_compared() -> None:
    tell = Narrator("it").tell
    none = Contents(())
    assert tell(CompareTold("boards", "", 0, none)).text == "Le due damiere sono come la partita."
    assert tell(CompareTold("game", "", 0, none)).text == "La damiera è come la partita."
    one = tell(CompareTold("game", "black", 1, Contents(((5, BLACK_MAN),)))).text
    assert one == "Damiera del Nero, 1 casella diversa dalla partita: metti una pedina nera sulla 5."


@pytest.mark.parametrize("language", languages())
def test_a_reason_that_nobody_has_foreseen_has_words_too(language: str) -> None:
    told = [Narrator(language).tell(BoardGone("", reason, "COM3")).text for reason in ("x", "silent")]
    assert told[0] == told[1]


@pytest.mark.parametrize("language", languages())
def test_who_may_not_open_a_port_hears_of_the_group(language: str) -> None:
    told = Narrator(language).tell(BoardGone("", "forbidden", "/dev/ttyUSB0")).text
    assert "/dev/ttyUSB0" in told
    assert "dialout" in told

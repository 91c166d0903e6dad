"""A piece off its square, where moves are announced: told to the arbiter, settled as the text says."""

import pytest

from assistant.game.arbiter_deeds import PieceSettled
from assistant.game.game import Game
from assistant.rules.fen import format_fen
from assistant.rules.regulation import ITALIAN_FID, REGULATIONS, Regulation
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

ANNA, BRUNO = Player(name="Anna"), Player(name="Bruno")


def between_two(text: Regulation = ITALIAN_FID, **changes: object) -> Talk:
    given = {"white": ANNA, "black": BRUNO, "is_arbiter": True, "language": "en"}
    return Talk(settings_for(text, **given | changes))  # type: ignore[arg-type]


def settled(talk: Talk) -> list[tuple[str, str, str]]:
    return [(deed.what, deed.article.number, deed.decided_by) for deed in talk.deeds(PieceSettled)]


@pytest.mark.parametrize(
    ("line", "law", "article"),
    [
        ("Anna: a man is on a light square", "7.5", "7.5"),
        ("Anna: a man is between two squares", "7.7", "7.7"),
        ("Anna: piece off its square", "7.5", "7.5"),
    ],
)
def test_the_other_player_agrees_that_it_is_put_back(line: str, law: str, article: str) -> None:
    talk = between_two()
    told, asked = talk.type(line)
    assert f"article {law}" in told
    assert asked.startswith("Bruno, do you agree")
    assert talk.type("Anna: yes")[0] == "Only Bruno can say that."
    assert not settled(talk)
    talk.type("Bruno: yes")
    assert settled(talk) == [("", article, "players")]
    assert talk.game.position == Game(talk.game.start, ITALIAN_FID).position


def test_one_half_on_one_square_is_in_play_there_and_nothing_is_asked() -> None:
    talk = between_two()
    (told,) = talk.type("Anna: a man is half off its square")
    assert "7.6" in told
    assert not settled(talk)
    assert talk.type("22-18") == ["White: 22-18.", "Black to move, Bruno."]


def test_who_does_not_agree_leaves_it_to_the_arbiter_who_decides_either_way() -> None:
    talk = between_two()
    talk.type("Anna: a man is on a light square")
    (told,) = talk.type("Bruno: no")
    assert "the arbiter decides, article 7.5" in told
    talk.type("arbiter: the piece is put back")
    assert settled(talk) == [("", "7.5", "arbiter")]
    talk.type("arbiter: the piece of 12 is out of play")
    talk.type("yes")
    assert len(settled(talk)) == 1, "it is the arbiter who is asked"
    assert talk.type("arbiter: yes") == [
        "The piece of 12 goes out of play, article 7.5.",
        "White to move, Anna.",
    ]
    assert settled(talk)[1:] == [("W:-12", "7.5", "arbiter")]
    assert format_fen(talk.game.position).endswith(":B1,2,3,4,5,6,7,8,9,10,11")


def test_the_arbiter_may_answer_for_the_player_who_is_asked() -> None:
    talk = between_two()
    talk.type("Bruno: piece off its square")
    talk.type("arbiter: yes")
    assert settled(talk) == [("", "7.5", "arbiter")]


def test_the_piece_that_is_to_go_must_be_named_and_be_there() -> None:
    talk = between_two()
    for piece in ("piece", "piece of 18", "piece of 77"):
        (told,) = talk.type(f"arbiter: the {piece} is out of play")
        assert "Say the square" in told
    assert not settled(talk)


def test_a_side_without_a_piece_left_has_lost_and_the_game_is_rebuilt_so() -> None:
    talk = between_two(fen="W:W22,32:BK1")
    talk.type("Anna: the king of 1 is out of play")
    told = talk.type("Bruno: yes")
    assert any("Black, Bruno, has no pieces left" in line for line in told), told
    assert Game.of(talk.game.deeds).outcome == talk.game.outcome


def test_it_annuls_a_count_and_is_nobody_s_move() -> None:
    talk = between_two(fen="W:WK22,30:BK1,9")
    talk.type("arbiter: count")
    talk.type("arbiter: the piece of 30 is out of play")
    told = talk.type("arbiter: yes")
    assert any("10.5" in line for line in told), told
    assert talk.type("Bruno: 9-13")[0].startswith("White to move"), "nobody has moved twice"


@pytest.mark.parametrize("text", [each for each in REGULATIONS if each.on_one_square is None])
@pytest.mark.parametrize("line", ["a man is on a light square", "a man is half off its square"])
def test_the_international_texts_know_a_light_square_alone(text: Regulation, line: str) -> None:
    talk = between_two(text)
    told, asked = talk.type(f"Anna: {line}")
    assert text.on_light.number in told
    assert text.on_light.number in asked
    assert (text.opponent_decides.number in told) is ("light" in line)
    talk.type("Bruno: yes")
    assert settled(talk) == [("", text.on_light.number, "players")]


def test_without_an_arbiter_or_against_the_computer_it_is_said_who_is_not_there() -> None:
    for changes in ({"is_arbiter": False}, {"black": Player(is_computer=True)}):
        talk = between_two(**changes)
        (told,) = talk.type("piece off its square")
        assert "arbiter" in told
        assert not settled(talk)

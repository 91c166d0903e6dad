"""The arbiter's word: who may say what, what needs a yes, and what is written down of it."""

import json

import pytest

from assistant.dialogue.events import DeviceFound
from assistant.dialogue.question_text import format_question, parse_question
from assistant.game.deeds import (
    BoardUpset,
    ClaimDecided,
    CountAsked,
    CountShortened,
    NeitherCanWin,
    RulesRefused,
    RulesRequired,
)
from assistant.game.game import Game
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, PORTUGUESE, Regulation
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from tests.dialogue.support.several import ANNA, BRUNO, CARLA, Several
from tests.dialogue.support.talk import Talk, settings_for

KINGS = "W:WK30:BK3"


def two(rules: Regulation = ITALIAN_FID, fen: str | None = None, **changes: object) -> Talk:
    people = {"white": Player(name="Ann"), "black": Player(name="Bob")}
    settings: Settings = settings_for(
        rules, fen, **({"language": "en", "is_arbiter": True, **people} | changes)
    )
    return Talk(settings)


def test_a_question_to_the_arbiter_survives_being_written_down() -> None:
    talk = two(PORTUGUESE)
    talk.type("arbiter: neither can win")
    here = talk.dialogue.talk.here
    assert here.asked
    here.asked = parse_question(json.loads(json.dumps(format_question(here.asked))), INTERNATIONAL)
    talk.type("yes")
    assert talk.game.outcome is None
    talk.type("arbiter: yes")
    assert talk.game.outcome


@pytest.mark.parametrize("line", ["Ann: yes", "yes", "Bob: no", "22-18"])
def test_nobody_else_answers_for_the_arbiter(line: str) -> None:
    talk = two(PORTUGUESE)
    talk.type("arbiter: neither can win")
    talk.type(line)
    assert talk.game.outcome is None
    assert talk.dialogue.talk.here.asked


def test_the_arbiter_does_not_answer_for_a_player() -> None:
    talk = two()
    talk.type("Ann: resign")
    assert "Ann" in talk.type("arbiter: yes")[0]
    assert talk.game.outcome is None
    talk.type("Ann: yes")
    assert talk.game.outcome


@pytest.mark.parametrize(
    "line", ["22-18", "resign", "where are the kings?", "captures", "undo", "new", "what is on 18?"]
)
def test_what_is_not_the_arbiters_is_told_and_does_nothing(line: str) -> None:
    talk = two()
    assert talk.type(f"arbiter: {line}")[0].startswith("The arbiter may say")
    assert not talk.deeds()[1:]
    assert talk.dialogue.talk.here.asked is None


def test_a_line_of_the_arbiters_is_nobodys_move_and_the_next_line_is_the_players_again() -> None:
    talk = two()
    talk.type("arbiter: pause")
    assert talk.type("22-18")[0] == "White: 22-18."


def test_a_count_is_imposed_and_shortened_and_the_record_says_so() -> None:
    talk = two(fen=KINGS, is_promotional=True)
    talk.type("arbiter: count")
    talk.type("arbiter: count of 12")
    asked, shortened = talk.deeds(CountAsked, CountShortened)
    assert (asked.is_imposed, asked.by, shortened.of) == (True, None, 12)
    assert Game.of(talk.game.deeds).count == talk.game.count


def test_a_count_is_annulled_for_a_touch_that_the_arbiter_alone_has_seen() -> None:
    """Capo I, 3.11: on a board without sensors nobody else can have."""
    talk = two(fen=KINGS)
    assert "3.11" in " ".join(talk.type("arbiter: annul the count")), "none runs"
    talk.type("arbiter: count")
    assert talk.type("Ann: annul the count") == talk.type("annul the count")
    assert talk.game.count, "it is the arbiter's to say"
    assert "3.11" in " ".join(talk.type("arbiter: annul the count"))
    assert talk.game.count is None
    assert Game.of(talk.game.deeds).count is None


def test_a_text_in_which_no_touch_annuls_a_count_is_told_so() -> None:
    talk = two(PORTUGUESE, "W:WK46:BK5")
    talk.type("46-41")
    assert talk.game.count
    (said,) = talk.type("arbiter: annul the count")
    assert "only moves do" in said
    assert talk.game.count


def test_a_shortened_count_that_ends_the_game_has_the_arbiters_yes_first() -> None:
    talk = two(fen=KINGS, is_promotional=True)
    talk.type("arbiter: count")
    for _ in range(6):
        for move in ("30-26", "3-6", "26-30", "6-3"):
            talk.type(move)
    assert talk.type("arbiter: count of 12")[0].endswith("Arbiter: yes or no?")
    assert talk.game.outcome is None
    talk.type("arbiter: yes")
    assert talk.game.outcome


def test_a_shorter_count_may_be_imposed_at_once_and_needs_the_kings_all_the_same() -> None:
    talk = two(fen=KINGS, is_promotional=True)
    assert "10 king moves" in talk.type("arbiter: count of 10")[0]
    talk = two(is_promotional=True)
    assert "king" in talk.type("arbiter: count of 10")[0]
    assert talk.game.count is None


def test_a_take_back_leaves_the_shortened_count_as_it_is() -> None:
    talk = two(fen=KINGS, is_promotional=True)
    for line in ("arbiter: count", "30-26", "arbiter: count of 12", "undo", "Bob: yes"):
        talk.type(line)
    assert talk.game.count
    assert talk.game.count.moves == 12


def test_a_refusal_is_the_opponents_to_say_and_then_the_arbiters() -> None:
    talk = two()
    talk.type("Ann refuses the rules")
    (required,) = talk.deeds(RulesRequired)
    assert required.side is Side.BLACK
    talk.type("arbiter: Ann refuses the rules")
    talk.type("arbiter: yes")
    assert talk.deeds(RulesRefused)
    assert talk.game.outcome
    assert talk.game.outcome.winner is Side.BLACK
    assert Game.of(talk.game.deeds).outcome == talk.game.outcome


def test_of_a_wrong_claim_the_price_is_written_down_for_each() -> None:
    talk = two(INTERNATIONAL_FID, "W:W45,K47:B6,K4")
    for line in ("Ann: repetition", "Ann: repetition", "Bob: repetition"):
        talk.type(line)
    decided = talk.deeds(ClaimDecided)
    assert [(deed.side, deed.seconds) for deed in decided] == [
        *((Side.WHITE, 0.0), (Side.WHITE, 0.0)),
        (Side.BLACK, 0.0),
    ]


def test_what_the_arbiter_has_checked_costs_nobody_anything() -> None:
    talk = two(INTERNATIONAL_FID, "W:W45,K47:B6,K4")
    talk.type("arbiter: repetition")
    assert not talk.deeds(ClaimDecided)
    for _ in range(2):
        for move in ("47-42", "4-10", "42-47", "10-4"):
            talk.type(move)
    talk.type("45-40")
    talk.type("arbiter: repetition")  # Black may claim still
    assert talk.game.outcome


def test_an_offer_that_neither_can_win_may_be_withdrawn_and_lapses_with_a_move() -> None:
    talk = two(PORTUGUESE)
    talk.type("Ann: neither can win")
    assert "neither" in talk.game.offers
    talk.type("Ann: I withdraw the offer")
    assert not talk.game.offers
    talk.type("Bob: neither can win")
    assert talk.type("yes") == ["Whose yes is it? Only Ann can give it: answer Ann yes, or no."]
    assert not talk.game.outcome
    talk.type("Ann yes")
    (decided,) = talk.deeds(NeitherCanWin)
    assert decided.is_agreed


def test_who_upset_the_board_is_written_down_and_nothing_is_counted() -> None:
    talk = two()
    talk.type("Bob: the board fell")
    assert [deed.by for deed in talk.deeds(BoardUpset)] == [Side.BLACK]
    assert talk.dialogue.talk.table.tallies[Side.BLACK].questions == 0


def test_at_surfaces_of_their_own_both_hear_what_the_arbiter_decides() -> None:
    several = Several.two(is_arbiter=True)
    several.type(ANNA, "Bruno rifiuta il regolamento")
    assert any("obliges" in line for line in several.to(BRUNO))
    several.type(BRUNO, "arbiter: Bruno refuses the rules")
    several.type(BRUNO, "arbiter: yes")
    assert any("rifiuta" in line for line in several.to(ANNA))
    assert several.game.outcome


def test_who_only_looks_on_is_no_arbiter() -> None:
    several = Several.two(is_arbiter=True)
    several.open(CARLA, "en", role="watcher")
    told = several.type(CARLA, "arbiter: count")
    assert several.game.count is None
    assert told
    assert not told[0].startswith("The arbiter")


def test_by_two_surfaces_each_reads_the_rows_from_their_own_side() -> None:
    several = Several.two(is_arbiter=True)
    several.type(ANNA, "è caduta la damiera")
    first = next(line for line in several.to(ANNA) if line.startswith("Traversa"))
    other = next(line for line in several.to(BRUNO) if line.startswith("Row"))
    assert first.startswith("Traversa 8: 29")
    assert other.startswith("Row 1: 4")


@pytest.mark.parametrize("line", ["arbiter: board upset", "Bob: board upset", "Ann: board upset"])
def test_who_plays_without_seeing_is_not_told_for_that_where_pieces_stand(line: str) -> None:
    talk = two(white=Player(name="Ann", is_blind=True), are_answers_shared=False)
    said = " ".join(talk.type(line))
    assert "by the score" in said
    assert "Row" not in said
    assert "12" not in said


def test_where_nothing_is_noted_the_arbiter_has_the_moves_read_for_that() -> None:
    """The text wants the position put up again (7.8), and neither may ask the score."""
    talk = two(
        white=Player(name="Ann", is_blind=True),
        black=Player(name="Bob"),
        are_answers_shared=False,
        has_notes=False,
    )
    talk.type("22-18")
    assert "type arbiter: board upset" in talk.type("Bob: board upset")[-1]
    said = talk.type("arbiter: board upset")
    assert "the arbiter wants it" in said[1]
    assert said[2:] == ["1. 22-18"]


def test_where_nobody_has_a_board_no_moves_are_read() -> None:
    blind = {
        side: Player(name=name, is_blind=True) for side, name in (("white", "Ann"), ("black", "Bob"))
    }
    talk = two(**blind, are_answers_shared=False, has_notes=False)
    talk.type("22-18")
    said = " ".join(talk.type("arbiter: board upset"))
    assert "nobody has a board" in said
    assert "22-18" not in said


def test_who_sees_is_read_it_alone_by_a_way_of_their_own() -> None:
    talk = two(white=Player(name="Ann", is_blind=True), are_answers_shared=False, black_device="phones")
    talk.send(DeviceFound("black"))
    for line in ("Bob: board upset", "arbiter: board upset"):
        rows = [each for each in talk.type(line) if "Row" in each]
        assert rows
        assert all(each.startswith("(black alone) Row") for each in rows)
        assert "Row 1: 4" in rows[0], "from their own side on"


def test_by_surfaces_of_their_own_who_sees_is_read_it_and_who_does_not_is_not() -> None:
    several = Several.two(is_arbiter=True, white=Player(name="Anna", is_blind=True))
    several.type(BRUNO, "the board fell")
    assert any(line.startswith("Row") for line in several.to(BRUNO))
    assert not any(line.startswith("Traversa") for line in several.to(ANNA))


def test_what_both_have_agreed_to_hear_is_read_to_both() -> None:
    talk = two(white=Player(name="Ann", is_blind=True), are_answers_shared=True)
    assert "Row" in " ".join(talk.type("Bob: board upset"))


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("it", "arbitro conteggio", "L'arbitro impone il conteggio"),
        ("it", "l'arbitro conteggio", "L'arbitro impone il conteggio"),
        ("en", "arbiter count", "The arbiter imposes the count"),
        ("en", "Referee board upset", "The position is put up again"),
        ("pt", "árbitro contagem", "O árbitro impõe a contagem"),
    ],
)
def test_the_arbiters_colon_may_be_left_out(language: str, line: str, told: str) -> None:
    talk = two(fen="W:WK30:BK3", language=language)
    assert talk.type(line)[0].startswith(told)


def test_an_answer_of_the_arbiters_needs_no_colon_either() -> None:
    talk = two()
    talk.type("Bob: Ann refuses the rules")
    assert "Arbiter: yes or no?" in talk.type("arbiter Ann refuses the rules")[0]
    talk.type("arbiter yes")
    assert talk.game.outcome
    assert talk.game.outcome.winner is Side.BLACK


@pytest.mark.parametrize("line", ["arbiter, count", "arbiter count?", "arbiter 22-18"])
def test_who_calls_for_the_arbiter_is_none(line: str) -> None:
    told = two(fen="W:WK30:BK3").type(line)
    assert not told[0].startswith("The arbiter imposes")

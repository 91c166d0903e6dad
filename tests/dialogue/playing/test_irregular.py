"""Announced irregularities between two people: who decides, what closes them, and what goes wrong."""

import pytest

from assistant.dialogue.events import TextEntered
from assistant.dialogue.questions import Announced, KeepAnnounced
from assistant.dialogue.states import State
from assistant.game.arbiter_deeds import IrregularityCorrected, IrregularityKept
from assistant.game.deeds import MoveCorrected, MovePlayed, OfferMade
from assistant.game.game import Game
from assistant.game.record import SetPosition
from assistant.narration.facts.talk import ForOther
from assistant.rules.articles import Article, Text
from assistant.rules.fen import parse_fen
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, PERGIOCO, Regulation
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN
from assistant.settings.taste import Coach
from assistant.settings.terms import Player
from assistant.tactile.reading import reading_of
from tests.dialogue.support.board_talk import ARBITER, ON_BOARD, BoardTalk, two_people
from tests.dialogue.support.clocked import Clocked, clocked
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.several import ANNA, BRUNO, Several
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

START = "W:W22,27,32:B10,5,9"
TWO: dict[str, object] = {
    "white": Player(name="Anna"),
    "black": Player(name="Bruno"),
    "is_arbiter": True,
}


def talk_from(fen: str = START, rules: Regulation = ITALIAN_FID, **changes: object) -> Talk:
    return Talk(settings_for(rules, fen, **{**TWO, **changes}))


def position(fen: str) -> object:
    return parse_fen(fen, ITALIAN)


def asked(talk: Talk) -> object:
    question = talk.dialogue.talk.here.asked
    return question and question.about


def test_what_is_kept_is_a_set_position_with_its_article_and_who_decided() -> None:
    talk = talk_from()
    talk.type("22-26")
    assert asked(talk) == KeepAnnounced(Side.WHITE, (22, 26), False)
    talk.type("Bruno: sì")
    (deed,) = talk.deeds(IrregularityKept)
    assert (deed.move, deed.what) == ("22-26", "B:-22,+W26")
    assert talk.game.position == position("B:W26,27,32:B10,5,9")
    assert deed.article == Article(Text.CAPO1, "8.1.2")
    assert (deed.decided_by, deed.by, deed.is_of_move) == ("Bruno", Side.BLACK, False)
    assert Game.of(talk.game.deeds).position == talk.game.position
    assert isinstance(talk.game.entries[-1].cause, SetPosition)


def test_what_is_corrected_leaves_no_trace_but_in_what_was_tried_and_in_the_report() -> None:
    talk = talk_from()
    before, deeds = talk.game.position, len(talk.game.deeds)
    talk.type("22-26")
    talk.type("Bruno: corretta")
    assert (talk.game.position, len(talk.game.deeds)) == (before, deeds + 1)
    (deed,) = talk.deeds(IrregularityCorrected)
    assert (deed.move, deed.acts, deed.by) == ("22-26", (("moved-wrongly", (22, 26)),), Side.BLACK)
    assert deed.decided_by == "Bruno"
    assert talk.dialogue.talk.table.tallies[Side.WHITE].refused == 1
    assert talk.dialogue.state is State.MOVE
    talk.type("22-18")
    assert [each.move for each in talk.deeds(MovePlayed)] == ["22-18"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mover_does_not_decide_in_whatever_words(language: str) -> None:
    words = {
        "it": ("sì", "no", "corretta", "mantenuta", "accetto"),
        "en": ("yes", "no", "correct", "keep", "I accept"),
        "pt": ("sim", "não", "corrigida", "mantida", "aceito"),
    }
    for word in words.get(language) or words["pt"]:
        talk = talk_from(language=language)
        talk.type("22-26")
        told = talk.type(f"Anna: {word}")
        other = talk.dialogue.talk.narrator.tell(ForOther(Side.BLACK, "Bruno")).text
        assert told[0] == other, word
        assert asked(talk)
        assert not talk.deeds(IrregularityKept)


def test_both_answer_at_once_and_only_the_opponent_counts() -> None:
    talk = talk_from()
    talk.type("22-26")
    talk.type("Anna: mantenuta")
    talk.type("Bruno: corretta")
    talk.type("Anna: mantenuta")
    assert not talk.deeds(IrregularityKept)
    assert talk.game.position == position(START)


def test_another_irregularity_waits_until_the_first_is_decided() -> None:
    talk = talk_from()
    talk.type("22-26")
    first = asked(talk)
    for line in ("27-31", "Bruno: 10-1", "Anna: 10-14"):
        talk.type(line)
        assert asked(talk) == first, line
    talk.type("Bruno: mantenuta")
    assert talk.game.position == position("B:W26,27,32:B10,5,9")


def test_who_moves_on_keeps_it_and_who_has_committed_it_does_not() -> None:
    talk = talk_from()
    talk.type("22-26")
    talk.type("Anna: 10-14")
    assert asked(talk)
    talk.type("10-14")
    assert not asked(talk)
    assert [type(deed) for deed in talk.game.deeds[-2:]] == [IrregularityKept, MovePlayed]


def test_an_answer_that_is_no_move_of_the_kept_position_does_not_keep_it() -> None:
    talk = talk_from("W:W22,27,32:B18,5,9")
    talk.type("27-23")  # Black has to capture then
    talk.type("Bruno: 9-13")
    assert asked(talk)


def test_the_score_loses_no_move_over_a_kept_one() -> None:
    """Each line has a number of its own, and White's move before Black's."""
    talk = talk_from()
    for line in ("22-18", "Bruno: 10-1", "Anna: mantenuta", "18-14", "9-13", "14-11", "13-18"):
        talk.type(line)
    kept = "Irregolarità mantenuta, articolo 8.1.14: la 10 è vuota; poi 1 pedina nera."
    assert talk.type("tabellino") == ["1. 22-18", kept, "2. 18-14 9-13", "3. 14-11 13-18"]
    assert talk.type("a che mossa siamo") == ["Mossa 4, tocca al Bianco."]


def test_the_score_and_the_last_move_tell_what_was_kept() -> None:
    """Whoever plays it over from the score alone has to know of the position that no move led to."""
    talk = talk_from()
    for line in ("22-18", "Anna: 18-14", "Bruno: mantenuta"):
        talk.type(line)
    kept = "Irregolarità mantenuta, articolo 8.1.1: la 18 è vuota; poi 14 pedina bianca."
    assert talk.type("tabellino") == ["1. 22-18", kept]
    assert talk.type("ultima mossa") == ["Ultima mossa: Bianco 22-18.", kept]
    talk.type("10x19")
    assert talk.type("tabellino") == ["1. 22-18", kept, "1. muove il Nero 10x19"]


def test_a_kept_one_is_not_gone_back_behind() -> None:
    talk = talk_from()
    talk.type("22-18")
    talk.type("10-1")
    talk.type("Anna: mantenuta")
    talk.type("riprendi")
    assert not talk.deeds(OfferMade)
    assert talk.game.plies_back == 0


def test_a_game_is_rebuilt_with_what_was_kept() -> None:
    talk = talk_from("W:W22,27:BK18,5")
    talk.type("22x13")
    talk.type("Bruno: mantenuta")
    talk.type("5-10")
    again = Game.of(talk.game.deeds)
    assert again.position == talk.game.position == position("W:W13,27:B10")


def test_who_has_nothing_left_or_cannot_move_has_lost() -> None:
    for fen, line in (("W:W22:BK18", "22x13"), ("W:W17,22,23:B13", "23-18")):
        talk = talk_from(fen)
        talk.type(line)
        assert asked(talk), line
        talk.type(yes_of(talk, "mantenuta"))
        assert talk.game.outcome, line


def test_a_count_is_annulled_where_a_move_would_annul_it() -> None:
    talk = talk_from("W:WK32,22:BK4,9")
    talk.type("chiedo il conteggio")
    talk.type("32-26")  # as no king moves: no man was moved, and nothing was taken
    assert "10.5" not in " ".join(talk.type("Bruno: mantenuta"))
    assert talk.game.count
    talk.type("nero: 9-1")
    assert "10.5" in " ".join(talk.type(yes_of(talk, "mantenuta")))


def test_it_waits_over_a_restart_as_squares_and_not_as_a_position() -> None:
    with shelf() as kept:
        settings = settings_for(ITALIAN_FID, START, **TWO, questions=3)
        begun = KeptTalk(settings, kept)
        for line in ("22-18", "Anna: 27-23"):
            begun.type(line)
        # The start stands in the file, and no position beside it.
        assert b"B:W18" not in b"".join(
            each.read_bytes() for each in kept.path.parent.glob("games.db*") if each.is_file()
        )
        talk = KeptTalk(settings_for(**TWO), kept)
        talk.type("sì")
        assert asked(talk) == KeepAnnounced(Side.WHITE, (27, 23), False)
        talk.type("Bruno: mantenuta")
        assert talk.game.position == position("B:W18,23,32:B10,5,9")


@pytest.mark.parametrize("rules", [PERGIOCO], ids=lambda each: each.name)
def test_a_text_without_a_list_refuses(rules: Regulation) -> None:
    talk = talk_from(rules=rules)
    assert "4.1" in " ".join(talk.type("22-26"))
    assert not asked(talk)


@pytest.mark.parametrize(
    "changes",
    [{"is_arbiter": False}, {"black": Player(is_computer=True), "is_arbiter": False}],
    ids=["without the arbiter", "against the computer"],
)
def test_elsewhere_it_is_refused_and_asked_again(changes: dict[str, object]) -> None:
    talk = talk_from(**changes)
    talk.type("22-26")
    assert not asked(talk)
    talk.type("22-18")
    assert talk.game.plies


# Aloud


def test_what_was_only_heard_is_never_one_by_itself() -> None:
    talk = talk_from(listen="open")
    talk.hear("ventidue ventisei")
    assert not asked(talk)
    talk.hear("ventidue ventisei")
    assert isinstance(asked(talk), Announced)
    talk.type("no")
    for _ in range(3):
        talk.hear("ventidue ventisei")
        assert not asked(talk)
    assert not talk.deeds(IrregularityKept)


def test_a_word_heard_from_somebody_who_is_not_to_move_is_none() -> None:
    play = Several.two(**TWO, listen="open")
    play.type(ANNA, "22-18")
    play.type(ANNA, "23-19")
    assert play.place(BRUNO).asked, "what is typed by who is known is one"


def test_within_the_window_a_take_back_is_a_correction() -> None:
    talk = talk_from(listen="open")
    talk.hear("ventidue diciotto")
    talk.type("riprendi")
    assert talk.deeds(MoveCorrected)
    assert not talk.deeds(OfferMade)
    talk.hear("ventidue diciannove")
    talk.act("* the window closes")
    assert "8.1.4" in " ".join(talk.type("riprendi"))


def test_the_opponents_take_back_of_what_may_be_corrected_is_none() -> None:
    talk = talk_from(listen="open")
    talk.hear("ventidue diciotto")
    talk.type("Bruno: riprendi")
    assert not talk.deeds(MoveCorrected)


# On surfaces of their own, by the clock, and on boards


@pytest.fixture
def two() -> Several:
    return Several.two(**TWO)


def test_it_is_named_to_both_and_asked_where_the_opponent_sits(two: Several) -> None:
    told = two.type(ANNA, "22-17")
    assert "8.1.2" in told[0]
    assert "8.1.2" in two.to(BRUNO)[0]
    assert two.place(BRUNO).asked
    assert not two.place(ANNA).asked
    two.type(ANNA, "sì")
    assert two.type(ANNA, "21-17") == ["L'ho chiesto a Bruno: appena risponde, te lo dico."]
    assert two.place(BRUNO).asked
    two.type(BRUNO, "correct")
    assert any("8.2" in line for line in two.to(ANNA))
    two.type(ANNA, "21-17")
    assert two.deeds(MovePlayed)


def test_who_moves_out_of_turn_before_having_moved_is_told_whose_turn_it_is(two: Several) -> None:
    assert "White to move" in two.type(BRUNO, "11-15")[0]
    assert not two.place(ANNA).asked


def test_nobody_pays_for_the_time_in_which_it_is_decided() -> None:
    talk = Clocked(clocked("10", "10", **TWO))
    talk.send(TextEntered("22-17"), at=30.0)
    talk.send(TextEntered("Bruno: correct"), at=90.0)
    talk.wait_until(100.0)
    assert talk.left(Side.WHITE) == 560.0
    assert talk.left(Side.BLACK) == 600.0


def test_an_illegal_move_that_stands_on_a_board_is_decided_on() -> None:
    talk = two_people("W:W22,32:B10,5", **ARBITER)
    assert not talk.on_board("-22 +26w")
    assert "8.1.2" in " ".join(talk.on_board("read overdue"))
    talk.type(yes_of(talk, "sì"))
    assert talk.game.position == position("B:W26,32:B10,5")
    assert talk.reading.agrees_with(talk.game.position)


def test_one_that_is_put_back_in_time_is_nothing() -> None:
    talk = two_people("W:W22,32:B10,5", **ARBITER)
    talk.on_board("-22 +26w")
    talk.on_board("-26 +22w")
    assert not talk.on_board("read overdue")
    talk.on_board("-22 +18w")
    assert talk.played == ["22-18"]


def test_what_was_announced_and_kept_is_guided_to_on_a_board() -> None:
    talk = two_people("W:W22,32:B10,5", **ARBITER)
    talk.type("22-26")
    assert "22" in " ".join(talk.type(yes_of(talk, "mantenuta")))
    talk.on_board("-22 +26w")
    assert talk.reading == reading_of(talk.game.position, talk.sense)


def test_whoever_stopped_while_taking_off_is_named_when_the_opponent_asks() -> None:
    on_board = {"white": ON_BOARD, "black": ON_BOARD, "boards": 1}
    talk = BoardTalk(settings_for(INTERNATIONAL_FID, "W:W32,50:B28,19,1", **on_board, **ARBITER))
    talk.begin()
    talk.on_board("-32 -28 +14w")
    assert "5.6.13" not in " ".join(talk.on_board("read overdue"))
    assert "5.6.13" in " ".join(talk.type("confronta"))


# Who has an arbiter


def test_a_game_of_two_people_that_is_wanted_in_words_has_an_arbiter_and_no_warnings() -> None:
    talk = Talk(settings_for())
    told = " ".join(talk.type("due giocatori"))
    settings = talk.dialogue.talk.settings
    assert (settings.is_arbiter, settings.coach) == (True, Coach.OFF)
    assert "8.2" in told
    talk.type("contro il computer")
    settings = talk.dialogue.talk.settings
    assert (settings.is_arbiter, settings.coach) == (False, Coach.SQUARES)


def test_who_does_without_an_arbiter_does_so_in_the_next_game_too() -> None:
    talk = talk_from(is_arbiter=False)
    talk.type("scambia")
    talk.type("nuova")
    assert not talk.dialogue.talk.settings.is_arbiter


@pytest.mark.parametrize("alone_first", [True, False])
def test_who_does_without_one_does_so_in_a_game_of_two_that_is_begun_later(alone_first: bool) -> None:
    usual = settings_for(
        is_without_arbiter=True, **({} if alone_first else TWO | {"is_arbiter": False})
    )
    talk = Talk(usual)
    if not alone_first:
        talk.type("nuova partita contro il computer")
    talk.type("nuova partita tra Anna e Bruno")
    assert len(talk.dialogue.talk.settings.people) == 2
    assert not talk.dialogue.talk.settings.is_arbiter


def test_that_it_is_too_late_to_correct_is_told_until_the_game_has_gone_on() -> None:
    talk = talk_from(language="en")
    for line in ("22-26", "Bruno: keep"):
        talk.type(line)
    assert "corrected no more" in talk.type("cancel")[0]
    talk.type("10-14")
    assert "corrected no more" in talk.type("cancel")[0]
    talk.type("26-22")
    assert "corrected no more" not in talk.type("cancel")[0]


@pytest.mark.parametrize(
    ("language", "named"),
    [("en", "Bruno yes"), ("it", "Bruno sì"), ("pt", "Bruno sim"), ("pt-BR", "Bruno sim")],
)
def test_of_an_unclear_capture_it_is_asked_with_the_name_that_the_answer_needs(
    language: str, named: str
) -> None:
    talk = talk_from("W:W46:B41,32,23,1", INTERNATIONAL_FID, language=language)
    assert f"{named} " in talk.type("46x28x19")[0]
    assert "46x37x28x19" in talk.type(named)[0]

"""The level follows the results of the person who plays against the computer, if it is asked to."""

import json

import pytest

from assistant.dialogue.effects import Remember
from assistant.dialogue.events import Opened
from assistant.dialogue.states import State
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.settings.terms import Player
from assistant.store.log import format_entry, parse_event
from tests.dialogue.support.board_talk import ON_BOARD, BoardTalk
from tests.dialogue.support.criteria import LANGUAGES, YES
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.talk import Talk, settings_for

WON = (
    "23-19 10-14 19x10 5x14 24-20 9-13 21-17 1-5 17x10x1 2-5 1x10x19 11-15 20x11x2 3-6 2x11 12-15 "
    "19x12x3 4-7 3x12"
)
"""The moves of a short game that White wins, ..."""
LOST = (
    "24-20 10-13 22-18 13x22 27x18 12-15 31-27 15x24x31 32-28 31x22x13 21-18 13x22 30-27 22x31x24 "
    "26-22 24-20 25-21 20x27x18x25 29-26 6-10 26-21 25x18"
)
"""... and of one that Black wins."""
STUCK = (
    "22-19 10-14 19x10 6x13 21-17 3-6 17x10x3 12-15 3x12x19 11-15 19x12 5-10 23-20 10-14 20-16 4-7 "
    "12x3 2-6 3x10x19 8-12 16x7 9-13 26-22 13-18 22x13 1-5 19-22 5-9 22-18"
)
"""The moves of a game that White wins, but need not at the last one."""
ALONE = "W:W18:B4"
"""White to move and win, when Black does what White hopes."""


def following(**changes: object) -> Talk:
    return Talk(settings_for(is_following=True, **changes))


def go_through(talk: Talk, moves: str) -> list[str]:
    """A game with these moves; what is said at its last one."""
    said: list[str] = []
    for written in moves.split():
        is_computers = talk.dialogue.state is State.SEARCH
        said = talk.answer(written) if is_computers else talk.type(written)
    return said


def all_but_last(moves: str) -> tuple[str, str]:
    before, _, last = moves.rpartition(" ")
    return before, last


def remembered(talk: Talk) -> list[str]:
    """The levels that were to be remembered, in order."""
    changes = [each for each in talk.done if isinstance(each, Remember)]
    return [each.value for each in changes if each.preference == "level"]


def level(talk: Talk) -> int:
    return talk.dialogue.talk.settings.level


def begin_again(talk: Talk) -> list[str]:
    return talk.type("nuova")


RESULTS = {
    "it": (
        "Hai vinto al livello 5: la prossima partita sarà al livello 6.",
        "Hai perso al livello 5: la prossima partita sarà al livello 4.",
    ),
    "en": (
        "You have won at level 5: the next game will be at level 6.",
        "You have lost at level 5: the next game will be at level 4.",
    ),
    "pt": (
        "Ganhou no nível 5: a próxima partida será no nível 6.",
        "Perdeu no nível 5: a próxima partida será no nível 4.",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_win_raises_the_level_and_a_loss_lowers_it_told_with_the_result(language: str) -> None:
    for moves, told, after in zip((WON, LOST), RESULTS[language], (6, 4), strict=True):
        talk = following(language=language)
        said = go_through(talk, moves)
        assert talk.game.outcome
        assert said[2] == told  # behind the move and the result
        assert (level(talk), remembered(talk)) == (after, [str(after)])


def test_the_next_game_is_played_at_the_new_level() -> None:
    talk = following()
    go_through(talk, WON)
    opening = begin_again(talk)
    assert "Nero: il computer, livello 6." in opening
    assert any(line.startswith("Il livello segue i tuoi risultati") for line in opening)
    talk.type("22-18")
    assert talk.searches[-1].level == 6


def test_nothing_follows_unless_it_is_asked_for() -> None:
    talk = Talk(settings_for())
    assert not any("segue" in line for line in talk.opening)
    for moves in (WON, LOST):
        assert not any("livello" in line for line in go_through(talk, moves))
        begin_again(talk)
    assert (level(talk), remembered(talk)) == (5, [])


def test_who_plays_black_wins_when_black_does() -> None:
    talk = following(white=Player(is_computer=True), black=Player())
    assert any("Hai vinto" in line for line in go_through(talk, LOST))
    assert level(talk) == 6


@pytest.mark.parametrize(
    ("moves", "at", "told"),
    [
        (
            WON,
            10,
            "Hai vinto al livello 10, il più alto: anche la prossima partita sarà al livello 10.",
        ),
        (LOST, 1, "Hai perso al livello 1, il più basso: anche la prossima partita sarà al livello 1."),
    ],
)
def test_beyond_the_bounds_there_is_no_level(moves: str, at: int, told: str) -> None:
    talk = following(level=at)
    assert told in go_through(talk, moves)
    assert (level(talk), remembered(talk)) == (at, [])
    talk.type("riprendi")
    assert not any("continua al livello" in line for line in talk.type("sì"))


def test_a_draw_leaves_the_level() -> None:
    talk = following()
    talk.type("22-18")
    talk.answer("11-14", score=-300)
    talk.type("patta")
    assert "Patta al livello 5: anche la prossima partita sarà al livello 5." in talk.type("sì")
    assert (level(talk), remembered(talk)) == (5, [])


def test_who_resigns_has_lost() -> None:
    talk = following()
    talk.type("22-18")
    talk.type("abbandono")
    assert RESULTS["it"][1] in talk.type("sì")
    assert remembered(talk) == ["4"]


@pytest.mark.parametrize("side", ["white", "black"])
def test_a_game_in_which_the_person_has_not_moved_does_not_count(side: str) -> None:
    talk = following(
        **{side: Player(), "black" if side == "white" else "white": Player(is_computer=True)}
    )
    if side == "black":
        talk.answer("22-18")
    talk.type("abbandono")
    assert not any("livello" in line for line in talk.type("sì"))
    assert (level(talk), remembered(talk)) == (5, [])


def test_a_game_that_is_left_does_not_count() -> None:
    talk = following()
    go_through(talk, all_but_last(LOST)[0])
    begin_again(talk)
    assert "Nero: il computer, livello 5." in talk.type("sì")
    assert remembered(talk) == []


@pytest.mark.parametrize(
    "changes",
    [
        {"movetime": 1.0},
        {"black": Player(name="Anna")},
        {"fen": ALONE},
    ],
    ids=["by time", "two people", "set up"],
)
def test_only_whole_games_of_one_person_at_a_level_count(changes: dict[str, object]) -> None:
    talk = following(**changes)
    assert not any("segue" in line for line in talk.opening)
    talk.type("18-13" if "fen" in changes else "22-18")
    said = talk.type("abbandono bianco")
    said += talk.type(yes_of(talk, "sì"))
    assert talk.game.outcome
    assert not any("livello" in line for line in said)
    assert (level(talk), remembered(talk)) == (5, [])


def test_the_computer_alone_changes_nothing() -> None:
    talk = following(white=Player(is_computer=True))
    assert not any("livello" in line for line in go_through(talk, WON))
    assert (level(talk), remembered(talk)) == (5, [])


def test_an_end_that_is_taken_back_is_not_counted_twice() -> None:
    talk = following()
    go_through(talk, LOST)
    talk.type("riprendi")
    said = talk.type("sì")
    assert said[1] == "La partita continua al livello 5."
    assert remembered(talk) == ["4", "5"]
    assert "Hai perso al livello 5: la prossima partita sarà al livello 4." in go_through(
        talk, "26-21 25x18"
    )
    assert (level(talk), remembered(talk)) == (4, ["4", "5", "4"])


def test_a_win_after_a_move_was_taken_back_raises_nothing() -> None:
    talk = following()
    before, last = all_but_last(WON)
    go_through(talk, WON)
    talk.type("riprendi")
    talk.type("sì")
    told = "Hai vinto al livello 5, ma riprendendo mosse: anche la prossima partita sarà al livello 5."
    assert told in talk.type(last)
    assert level(talk) == 5
    begin_again(talk)
    go_through(talk, before)
    assert RESULTS["it"][0] in talk.type(last)


def test_a_move_that_was_misheard_and_is_corrected_is_not_taken_back() -> None:
    talk = following(listen="push")
    talk.hear("ventidue diciotto")
    talk.answer("11-14")
    talk.hear("no")
    assert not talk.game.plies
    go_through(talk, all_but_last(WON)[0])
    assert RESULTS["it"][0] in talk.type(all_but_last(WON)[1])


def test_the_last_move_is_corrected_and_the_game_goes_on_at_its_level() -> None:
    talk = following(listen="push")
    go_through(talk, all_but_last(WON)[0])
    assert RESULTS["it"][0] in talk.hear("tre dodici")
    assert "La partita continua al livello 5." in talk.hear("no")
    assert RESULTS["it"][0] in talk.type("3x12")
    assert remembered(talk) == ["6", "5", "6"]


def on_board(moves: str) -> BoardTalk:
    """A game on a board with sensors, after these moves, which have been made there too."""
    talk = BoardTalk(settings_for(is_following=True, boards=1, white=ON_BOARD))
    talk.begin()
    go_through(talk, moves)
    talk.hands[0].set_up(talk.game.position)
    talk.on_board("read")
    return talk


def test_a_move_that_is_taken_back_by_hand_is_one() -> None:
    talk = on_board(all_but_last(WON)[0])
    talk.hands[0].set_up(talk.game.entries[-3].position)
    talk.on_board("read")
    talk.on_board("read overdue")
    talk.type("sì")
    assert any("riprendendo mosse" in line for line in go_through(talk, "19x12x3 4-7 3x12"))
    assert level(talk) == 5


def test_the_last_move_by_hand_was_another_one() -> None:
    talk = on_board(all_but_last(STUCK)[0])
    assert RESULTS["it"][0] in talk.on_board("-22 +18W")
    talk.on_board("-18 +19W")
    assert "La partita continua al livello 5." in talk.type("sì")
    assert (talk.game.outcome, level(talk)) == (None, 5)


def test_the_level_that_is_typed_is_where_it_goes_on_from() -> None:
    talk = following()
    talk.type("livello 8")
    assert any("livello 9" in line for line in go_through(talk, WON))
    talk.type("livello 3")
    begin_again(talk)
    assert any("livello 2" in line for line in go_through(talk, LOST))
    assert remembered(talk) == ["8", "9", "3", "2"]


def test_a_level_that_is_typed_after_the_end_stays_when_that_is_taken_back() -> None:
    talk = following()
    go_through(talk, LOST)
    talk.type("livello 7")
    talk.type("riprendi")
    assert not any("livello" in line for line in talk.type("sì"))
    assert level(talk) == 7


@pytest.mark.parametrize(
    ("language", "on", "off"),
    [
        ("it", ("automatico acceso", "livello automatico"), "automatico spento"),
        ("en", ("automatic on", "level automatic"), "automatic off"),
        ("pt", ("automático ligado", "nível automático"), "automático desligado"),
    ],
)
def test_it_is_switched_on_and_off_by_name_and_remembered(
    language: str, on: tuple[str, ...], off: str
) -> None:
    for line in on:
        talk = Talk(settings_for(language=language))
        talk.done.clear()
        [told] = talk.type(line)
        assert "5" not in told
        assert [each for each in talk.done if isinstance(each, Remember)] == [
            Remember("following", "on")
        ]
        go_through(talk, WON)
        assert level(talk) == 6
        talk.type(off)
        assert Remember("following", "off") in talk.done
        talk.type({"it": "nuova", "en": "new", "pt": "nova"}[language])
        go_through(talk, WON)
        assert level(talk) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_switched_on_aloud(language: str) -> None:
    said = {"it": "automatico acceso", "en": "automatic on", "pt": "automatico ligado"}
    talk = Talk(settings_for(language=language, listen="push"))
    talk.hear(said[language])
    assert Remember("following", "on") in talk.done


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"movetime": 1.0}, "In questa partita il computer gioca a tempo"),
        ({"black": Player()}, "Vale per le partite di una persona sola"),
        ({"fen": ALONE}, "Questa partita non conta"),
    ],
)
def test_who_switches_it_on_hears_that_this_game_does_not_count(
    changes: dict[str, object], told: str
) -> None:
    talk = Talk(settings_for(**changes))
    assert talk.type("automatico acceso")[1].startswith(told)


def test_a_level_in_a_game_by_time_is_followed_from_there() -> None:
    talk = following(movetime=1.0)
    talk.type("livello 4")
    assert any("livello 5" in line for line in go_through(talk, WON))


def test_the_international_game_follows_too() -> None:
    talk = following(rule_text=INTERNATIONAL_FID)
    talk.type("32-28")
    talk.type("abbandono")
    talk.type(YES["it"])
    assert level(talk) == 4


def test_the_brief_form_names_the_next_level_alone() -> None:
    talk = following(verbosity=0)
    assert "Livello automatico." in talk.opening
    assert "Prossimo livello: 6." in go_through(talk, WON)


def test_the_log_tells_whether_it_follows() -> None:
    settings = settings_for(is_following=True)
    line = json.dumps(format_entry(Opened(settings)), ensure_ascii=False)
    event = parse_event(line)
    assert isinstance(event, Opened)
    assert event.settings.is_following

"""A match that was left between two games, at the next start; and the game that a start offers, said by
its own name or number."""

from collections.abc import Iterator

import pytest

from assistant.dialogue.events import Interrupted
from assistant.game.match import Match
from assistant.settings.terms import Player
from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.talk import settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
OF_TWO = Match(1, 2, "Anna", "Bruno")
WORDS = {
    "it": ("abbandono", "sì", "esci", "continua il match", "continua la partita con Anna", "partite"),
    "en": ("resign", "yes", "quit", "go on with the match", "continue the game with Anna", "games"),
    "pt": ("desisto", "sim", "sair", "continua o match", "continua a partida com Anna", "partidas"),
}
NO = {"it": "no", "en": "no", "pt": "não"}


@pytest.fixture
def kept() -> Iterator[Shelf]:
    with shelf() as found:
        yield found


def started(kept: Shelf, language: str = "it", **more: object) -> KeptTalk:
    return KeptTalk(settings_for(**({"language": language} | more)), kept)  # type: ignore[arg-type]


def left_between(kept: Shelf, language: str, *lines: str) -> KeptTalk:
    """A match of which the first game is over, left by these lines; and the next start."""
    resign, yes, quits, *_ = WORDS[language]
    talk = started(kept, language, match=OF_TWO, **TWO)
    for line in ("21-18", f"Bruno: {resign}", f"Bruno: {yes}", *lines, quits):
        talk.type(line)
    return started(kept, language)


def is_in_second_game(talk: KeptTalk) -> bool:
    terms = talk.dialogue.talk.table.terms
    return bool(terms.match and terms.match.results == ("first",)) and terms.white.name == "Bruno"


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("is_refused", [False, True])
def test_a_match_that_was_left_between_two_games_is_offered(
    kept: Shelf, language: str, is_refused: bool
) -> None:
    talk = left_between(kept, language, *([NO[language]] if is_refused else []))
    (asked,) = [line for line in talk.opening if "Anna" in line]
    assert "Bruno" in asked
    assert "match" in asked
    talk.type(WORDS[language][3])
    assert is_in_second_game(talk)


@pytest.mark.parametrize("language", WORDS)
def test_it_goes_on_by_its_name_also_in_another_game(kept: Shelf, language: str) -> None:
    talk = left_between(kept, language)
    talk.type(NO[language])
    assert talk.dialogue.talk.table.terms.match is None
    talk.type(WORDS[language][3])
    talk.type(WORDS[language][1])
    assert is_in_second_game(talk)


def test_between_two_games_it_goes_on_by_its_name(kept: Shelf) -> None:
    talk = started(kept, match=OF_TWO, **TWO)
    for line in ("Bruno: abbandono", "Bruno: sì", "no", "continua il match"):
        talk.type(line)
    assert is_in_second_game(talk)
    told = talk.type("continua il match")
    assert told[0].startswith("Match, una partita su 2")
    assert not talk.game.plies


def test_in_the_list_it_is_one_to_go_on_with(kept: Shelf) -> None:
    talk = left_between(kept, "it")
    talk.type("no")
    assert talk.type("partite")[-1] == "Scrivi il numero di quella che vuoi continuare."
    talk.type("1")
    talk.type("sì")
    assert is_in_second_game(talk)


def test_where_no_match_was_left_that_is_said(kept: Shelf) -> None:
    talk = started(kept)
    assert talk.type("continua il match")[0].startswith("Non c'è nessun match.")


def test_a_match_that_went_on_is_not_offered_at_the_game_before(kept: Shelf) -> None:
    talk = left_between(kept, "it")
    for line in ("sì", "22-18", "esci"):
        talk.type(line)
    talk = started(kept)
    talk.type("no")
    told = talk.type("continua la partita 1")
    assert not any("Comincia la partita 2" in line for line in told)
    talk.type("esci")
    assert any("partita 2 di 2 del match" in line for line in started(kept).opening)


def test_a_match_that_was_ended_is_offered_no_more(kept: Shelf) -> None:
    talk = left_between(kept, "it")
    for line in ("sì", "match finito", "sì", "Anna: sì", "Bruno: sì", "esci"):
        talk.type(line)
    assert not any("match" in line for line in started(kept).opening)


def under_way(kept: Shelf, language: str) -> KeptTalk:
    talk = started(kept, language, **TWO)
    for line in ("22-18", WORDS[language][2]):
        talk.type(line)
    return started(kept, language)


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize(
    "lines", [("{name}",), ("1",), ("Anna",), ("{list}", "1"), ("{list}", "{name}")]
)
def test_the_offered_game_is_gone_on_with_by_its_own_name(
    kept: Shelf, language: str, lines: tuple[str, ...]
) -> None:
    talk = under_way(kept, language)
    *_, name, games = WORDS[language]
    for line in lines:
        talk.type(line.format(name=name, list=games))
    assert talk.dialogue.talk.here.asked is None
    assert [ply.written for ply in talk.game.plies] == ["22-18"]
    assert talk.dialogue.talk.table.kept == 1


@pytest.mark.parametrize("line", ["Carlo", "continua la partita con Carlo", "continua la partita 2"])
def test_another_name_or_number_is_no_yes(kept: Shelf, line: str) -> None:
    talk = under_way(kept, "it")
    talk.type(line)
    assert talk.dialogue.talk.here.asked


def test_no_game_of_a_match_begins_by_ctrl_c(kept: Shelf) -> None:
    talk = left_between(kept, "en")
    assert talk.send(Interrupted()) == [
        "I have dropped the question. Press Ctrl-C again to leave.",
        "All right, the match stays as it is. Type new for game 2, undo to reopen the one just "
        "finished, match over to end the match.",
    ]
    talk.type("new")
    assert is_in_second_game(talk)

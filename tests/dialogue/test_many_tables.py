"""Many games in one conversation: none notices the others."""

import random

import pytest

from assistant.dialogue.effects import Say, StartSearch
from assistant.dialogue.events import (
    SearchFinished,
    SurfaceOpened,
    TableBegun,
    TableChosen,
    TextEntered,
)
from assistant.rules.legal import distinct_moves
from tests.dialogue.support.many_tables import Hall, alone, settings_of


def each_is_as_alone(seeds: list[int], order: int) -> None:
    hall = Hall(seeds)
    hall.play(random.Random(order))
    for place, seed in enumerate(seeds):
        table = hall.table(place)
        assert hall.deeds(place) == alone(seed), seed
        assert len(table.game.deeds) == len(hall.deeds(place))
    assert len(set(hall.begun)) == len(hall.begun)


@pytest.mark.parametrize("run", range(12))
def test_four_games_at_once_are_each_as_alone(run: int) -> None:
    each_is_as_alone([1000 * run + table for table in range(4)], run)


@pytest.mark.parametrize("games", [16, pytest.param(64, marks=pytest.mark.proof)])
def test_many_games_at_once_are_each_as_alone(games: int) -> None:
    each_is_as_alone([*range(games)], 1)


@pytest.mark.proof
@pytest.mark.parametrize("run", range(200))
def test_sixty_four_games_at_once_again_and_again(run: int) -> None:
    each_is_as_alone([100 * run + table for table in range(64)], run)


def test_a_question_and_a_search_at_one_table_hold_up_no_other() -> None:
    hall = Hall([0, 2, 3])
    send = hall._send
    send(TableChosen(1))
    send(TextEntered("22-18"))
    send(TextEntered("abbandona"))
    assert hall.table(0).owed
    assert hall.table(0).asked
    send(TableChosen(2))
    assert send(TextEntered("23-19"))
    assert [ply.written for ply in hall.table(1).game.plies] == ["23-19"]
    owed = hall.table(1).owed
    move = distinct_moves(hall.table(1).game.legal)[0]
    said = send(SearchFinished(owed, move.path, move.captured, 0))
    assert {each.table for each in said if isinstance(each, Say)} == {2}
    assert len(hall.table(1).game.plies) == 2
    assert hall.table(0).asked, "what was asked at the first table still waits there"
    said = send(TableChosen(1))
    text = " ".join(each.utterance.text for each in said if isinstance(each, Say))
    for part in ("Tavolo 1", "22-18", "abbandon"):
        assert part in text, text
    send(TextEntered("sì"))
    assert hall.table(0).game.outcome
    assert not hall.table(1).game.outcome


def test_what_happens_at_another_table_is_told_there_and_not_here() -> None:
    hall = Hall([0, 2])
    hall._send(TableChosen(1))
    hall._send(TextEntered("22-18"))
    owed = hall.table(0).owed
    move = distinct_moves(hall.table(0).game.legal)[0]
    hall._send(TableChosen(2))
    said = hall._send(SearchFinished(owed, move.path, move.captured, 0))
    assert not [each for each in said if isinstance(each, Say)]
    told = [each for each in hall._send(TableChosen(1)) if isinstance(each, Say)]
    assert {each.table for each in told} == {1}
    assert any(hall.table(0).game.plies[-1].written in each.utterance.text for each in told)


def test_a_table_that_is_not_there_is_not_gone_to() -> None:
    hall = Hall([0])
    assert not hall._send(TableChosen(7))
    assert hall.dialogue.talk.table.number == 1


def test_a_game_more_begins_at_a_table_of_its_own_and_ends_none() -> None:
    hall = Hall([0])
    hall._send(TextEntered("22-18"))
    said = hall._send(TableBegun(settings_of(1)))
    assert [each.request_id for each in said if isinstance(each, StartSearch)] == []
    assert hall.table(0).game.plies
    assert hall.dialogue.talk.table.number == 2


@pytest.mark.parametrize("run", range(5))
def test_four_games_with_somebody_who_looks_on_are_each_as_alone(run: int) -> None:
    seeds, rng = [7000 + 10 * run + table for table in range(4)], random.Random(run)
    hall = Hall(seeds)
    hall._send(SurfaceOpened(2, settings_of(0), 1, role="watcher"))
    while places := [at for at, each in enumerate(hall.scripts) if not each.is_done]:
        hall.go_on(rng.choice(places))
        if rng.random() < 0.3:
            hall._send(TableChosen(rng.choice(hall.numbers), by=2))
        line = rng.choice(
            ["pezzi", "mosse", "22-18", "patta", "riprendi", "abbandona bianco", "sì", "no"]
        )
        hall._send(TextEntered(line, by=2))
    for place, seed in enumerate(seeds):
        assert hall.deeds(place) == alone(seed), seed

"""Games by correspondence in the journal: what is to be done, in which order, and until when."""

import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from assistant.dialogue.effects import KeepTerms
from assistant.dialogue.exported import pdn_of
from assistant.dialogue.kept import GameSearch, format_row, parse_row
from assistant.game.deeds import MovePlayed, OfferMade, Resigned
from assistant.game.mail_deeds import LeaveTaken, MessageReceived, MessageSent, Noted
from assistant.game.mail_terms import MailTerms
from assistant.game.pdn.reader import read
from assistant.game.pdn.record import deeds_of
from assistant.rules.side import Side
from assistant.settings.terms import Player
from assistant.store.journal import library
from assistant.store.journal.file import open_file
from assistant.store.journal.schema import MIGRATIONS
from assistant.store.journal.writer import Writer
from tests.store.journal.support.post import DAY, ME, START, Post

WHITE, BLACK = Side.WHITE, Side.BLACK


@pytest.fixture
def post(tmp_path: Path) -> Iterator[Post]:
    post = Post(tmp_path / "games.db")
    yield post
    post.file.close()


def theirs(days: float) -> MessageReceived:
    return MessageReceived(BLACK, START + days * DAY)


def test_a_game_is_there_from_its_beginning_on_though_nobody_has_moved(post: Post) -> None:
    post.begin("Anna", own=BLACK)
    (row,) = post.rows()
    assert (row.to_do, row.is_mine, row.moves) == ("wait", False, ())
    assert post._writing.untouched() == []


def test_what_is_to_be_done_follows_the_deeds(post: Post) -> None:
    anna = post.begin("Anna")
    told = []
    for deeds in (
        *((), (None,), (MessageSent(WHITE),), (OfferMade("draw", BLACK),), (theirs(1), None)),
        *((Resigned(WHITE),), (MessageSent(WHITE),)),
    ):
        post.do(anna, *deeds)
        (row,) = post.rows()
        told.append((row.to_do, row.is_mine))
    words = ["move", "send", "wait", "answer", "move", "send", "over"]
    assert told == [(word, word not in ("wait", "over")) for word in words]


def test_those_come_first_in_which_something_is_to_be_done_in_the_order_of_their_end(
    post: Post,
) -> None:
    for name, days in (("slow", 40), ("soon", 5), ("never", 0), ("waits", 40), ("ended", 40)):
        post.begin(name, moves=10, days=days)
        if name in ("waits", "ended"):
            post.do(name, None, MessageSent(WHITE), days=1)
    post.do("ended", theirs(2), None, Resigned(WHITE), MessageSent(WHITE), days=2)
    post.begin("older", own=BLACK)
    assert post.names() == ["soon", "slow", "never", "older", "waits", "ended"]
    assert "ended" not in post.names(result="open")
    assert sorted(post.names(by_turn=False)) == sorted(post.names())


def test_the_oldest_comes_first_where_nothing_ends(post: Post) -> None:
    for name, day in (("late", 9), ("early", 3)):
        post.do(post.begin(name), None, MessageSent(WHITE), theirs(day), None, days=day)
    assert post.names() == ["early", "late"]
    assert [row.since for row in post.rows()] == [START + 3 * DAY, START + 9 * DAY]


def test_when_the_days_are_over_stands_there_and_changes_with_what_changes_it(post: Post) -> None:
    anna = post.begin("Anna", moves=10, days=40, leave=7)
    (row,) = post.rows()
    assert row.due == START + DAY / 2 + 40 * DAY
    post.do(anna, LeaveTaken(WHITE, START + 5 * DAY, 7), days=1)
    assert post.rows()[0].due == START + DAY / 2 + 47 * DAY
    terms = post.terms(anna)
    assert terms.mail
    longer = replace(terms, mail=replace(terms.mail, days=60))
    post.write([KeepTerms(post.table(anna), longer)])
    assert post.rows()[0].due == START + DAY / 2 + 67 * DAY
    post.do(anna, None, MessageSent(WHITE), days=2)
    assert post.rows()[0].due is None


def test_from_when_on_a_message_is_to_be_sent_again(post: Post) -> None:
    anna = post.begin("Anna", repeat_after=14)
    post.do(anna, None, MessageSent(WHITE), days=2)
    assert post.rows()[0].repeat == START - DAY / 2 + 16 * DAY
    post.do(anna, LeaveTaken(WHITE, START + 3 * DAY, 2), days=2.5)
    assert post.rows()[0].repeat == START - DAY / 2 + 16 * DAY, "the leave is still to be sent"
    post.do(anna, theirs(3), None, days=3)
    assert post.rows()[0].repeat is None


def test_they_are_searched_as_others_are_and_the_computer_plays_in_none(post: Post) -> None:
    post.begin("Anna")
    post.begin("Carla", own=BLACK)
    assert post.names(opponent="carla") == ["Carla"]
    assert post.rows(is_computer=True) == []
    assert post.names(is_mail=False) == ["Anna", "Carla"]
    post.do("Anna", Resigned(WHITE))
    assert post.names(result="lost") == ["Anna"]
    assert library.mail_codes(post.file) == {"AB-101"}


def test_a_row_is_text_and_back(post: Post) -> None:
    post.do(post.begin("Anna", moves=10, days=40), Noted("mine alone"))
    (row,) = post.rows()
    assert row.due
    assert parse_row(format_row(row)) == row


def test_as_pdn_it_has_its_event_and_dates_and_no_note_and_is_the_same_when_it_is_read(
    post: Post,
) -> None:
    post.begin("Anna", event="Winter cup")
    for day in range(5):
        post.do("Anna", None, MessageSent(WHITE), theirs(day), None, days=day)
    post.do("Anna", Noted("beware of 12-16"), days=5)
    kept = library.fetch(post.file, post.rows()[0].number)
    assert kept
    text = pdn_of(kept)
    assert "beware" not in text
    (tree,) = read(text.splitlines(keepends=True))
    assert tree.problems == []
    assert (tree.tags["Event"], tree.tags["White"], tree.tags["Black"]) == (
        *("Winter cup", "Bruno", "Anna"),
    )
    assert (tree.tags["Date"], tree.tags["EndDate"]) == ("2026.05.29", "2026.06.02")
    moves = [each for each in deeds_of(tree) if isinstance(each, MovePlayed)]
    assert [each.move for each in moves] == [ply.written for ply in kept.game().plies]


def test_no_game_by_correspondence_is_offered_at_a_start(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    post = Post(path)
    post.do(post.begin("Anna"), None)
    post.file.close()
    events: list[object] = []
    writer = Writer(events.append, lambda wanted: None, path)
    assert writer.begun(is_offering=True, now=START) is None
    writer.close()
    with closing(open_file(path)) as file:
        assert library.find(file, GameSearch(is_mail=True)).total == 1


def test_a_game_of_which_the_terms_cannot_be_read_is_still_one_by_correspondence(post: Post) -> None:
    post.begin("Anna")
    post.file.execute("UPDATE games SET terms = '{'")
    (row,) = post.rows()
    assert row.terms.black == Player(name="Anna", is_by_mail=True)
    assert row.terms.white == ME
    assert row.terms.mail == MailTerms()


def test_a_file_of_the_version_before_is_read_on(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(open_file(path, migrations=MIGRATIONS[:2])) as file:
        file.execute(
            "INSERT INTO games (rules, terms, start, began, updated, played, turn, is_mine, persons) "
            """VALUES ('italian', '{"rules":"italian"}', 'x', 1, 2, 3, 'white', 1, 'white')"""
        )
    with closing(open_file(path)) as file:
        (row,) = library.find(file, GameSearch(by_turn=True)).rows
        assert (row.is_mine, row.to_do, row.due, row.terms.mail) == (True, "", None, None)
        assert library.find(file, GameSearch(is_mail=True)).total == 0
        assert [*library.last_open(file)] == [row.number]
    post = Post(path)
    post.begin("Anna")
    assert post.names() == ["Anna"]
    post.file.close()


def test_two_hundred_games_are_listed_at_once(post: Post) -> None:
    for number in range(200):
        name = post.begin(f"Name {number}", moves=10, days=40 + number % 7)
        post.do(name, None, *([MessageSent(WHITE)] if number % 3 else []))
    taken = []
    for _ in range(3):
        start = time.perf_counter()
        rows = post.rows()
        taken.append(time.perf_counter() - start)
    assert len(rows) == 200
    assert sum(row.is_mine for row in rows) == 67
    assert min(taken) < 0.2

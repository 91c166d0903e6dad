"""`damavoce games due`: what is to be done by correspondence, in a line, as JSON, or as a calendar."""

import json
import time
from pathlib import Path

import pytest

from assistant.game.mail_deeds import MessageReceived, MessageSent
from assistant.rules.side import Side
from tests.commands.conftest import Run
from tests.game.test_ical import checked
from tests.store.journal.support.post import DAY, START, Post


@pytest.fixture
def post(path: Path, monkeypatch: pytest.MonkeyPatch) -> Post:
    """Games of Bruno's, two days after they began: Anna's is due soon, Carla is waited for."""
    path.parent.mkdir()
    post = Post(path)
    for name, days in (("Dora", 0), ("Anna", 4), ("Carla", 4), ("", 9)):
        post.begin(name, moves=10, days=days)
    post.do("Carla", None, MessageSent(Side.WHITE), days=1)
    monkeypatch.setattr(time, "time", lambda: START + 2 * DAY)
    return post


def test_one_line_says_how_many_and_which_is_the_first(run: Run, post: Post) -> None:
    assert run("due") == (0, "It is your turn in 3 of 4. The first: Anna, two days.\n", "")


def test_where_there_is_none_a_sentence_says_so(run: Run, path: Path) -> None:
    status, out, err = run("due")
    assert (status, err) == (0, "")
    assert out.startswith("You have no games by correspondence.")


def test_as_json_there_is_a_line_for_each_game_and_no_move_in_it(
    run: Run,
    post: Post,
) -> None:
    status, out, _ = run("due", "--json")
    rows = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert [row["opponent"] for row in rows] == ["Anna", "", "Dora", "Carla"]
    assert [row["to_do"] for row in rows] == ["move", "move", "move", "wait"]
    assert [row["days_left"] for row in rows] == [2, 7, None, None]
    assert rows[0] == {
        "id": 2,
        "code": "AB-101",
        "opponent": "Anna",
        "to_do": "move",
        "days_left": 2,
        "is_repeat_due": False,
        "since": "2026-05-29T12:00:00Z",
        "due": "2026-06-03T00:00:00Z",
        "repeat": None,
    }


def test_days_that_are_over_are_counted_below_nothing(
    run: Run,
    post: Post,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(time, "time", lambda: START + 7 * DAY)
    _, out, _ = run("due", "--json")
    assert json.loads(out.splitlines()[0])["days_left"] == -3
    assert "three days" in run("due")[1]


def test_the_deadlines_are_written_as_a_calendar_that_is_written_anew(
    run: Run,
    post: Post,
    tmp_path: Path,
) -> None:
    file = tmp_path / "deadlines.ics"
    assert run("due", "--to", str(file)) == (0, "", "")
    events = [each.values for each in checked(file.read_bytes()) if each.kind == "VEVENT"]
    assert [each["UID"] for each in events] == ["AB-101-2@damavoce", "AB-103-4@damavoce"]
    assert events[0]["SUMMARY"] == "Draughts: move against Anna\\, game AB-101"
    assert events[0]["DTSTART"] == "20260602"  # the last day on which the move can be sent
    for name in ("Anna", ""):
        post.do(name, None, MessageSent(Side.WHITE), days=2)
    assert run("due", "--to", str(file)) == (0, "", "")
    assert [each.kind for each in checked(file.read_bytes())].count("VEVENT") == 0


def test_a_file_of_something_else_is_left_alone(run: Run, post: Post, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna")
    status, out, err = run("due", "--to", str(file))
    assert (status, out) == (1, "")
    assert "I do not overwrite it" in err
    assert file.read_text() == "Dear Anna"
    assert run("due", "--to", str(tmp_path))[0] == 1


def test_lists_have_what_is_to_be_done_by_correspondence(run: Run, post: Post) -> None:
    _, out, _ = run("list")
    assert "by correspondence with Anna, AB-101, your turn" in out
    assert "by correspondence with Carla, AB-102, Carla's turn" in out
    _, out, _ = run("list", "--json", "--with", "Anna")
    row = json.loads(out)
    assert (row["black"], row["code"], row["to_do"]) == ("mail:Anna", "AB-101", "move")
    assert row["due"] == "2026-06-03T00:00:00Z"


def test_other_options_do_not_go_with_it(run: Run, path: Path) -> None:
    assert run("due", "3")[0] == 2
    assert run("due", "--limit", "3")[0] == 2


def test_a_game_by_correspondence_is_shown_with_the_dates_of_its_moves(run: Run, post: Post) -> None:
    came = MessageReceived(Side.BLACK, START + 3 * DAY)
    post.do("Carla", came, None, None, days=4)
    first, theirs, mine = run("show", "3")[1].splitlines()[2:]
    assert first == "1. 21-17, yours: made and sent on 30 May 2026; one day."
    assert theirs.endswith(", of Carla: came on 1 June 2026; 2 days.")
    answer = ", yours: an answer to what came on 1 June 2026, made on 2 June 2026, not sent; one day."
    assert mine.endswith(answer)

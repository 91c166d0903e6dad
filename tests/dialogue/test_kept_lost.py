"""What lay on the disk is gone or spoilt when the program starts: nothing is said that is not so, and
nothing is thrown away."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.settings.terms import Player
from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.talk import settings_for

SPOILT = b"My diary. " * 2000


@pytest.fixture
def kept() -> Iterator[Shelf]:
    with shelf() as found:
        yield found


def started(kept: Shelf, white: str = "Anna") -> KeptTalk:
    people = Player(name=white), Player(name="Bruno")
    return KeptTalk(settings_for(language="en", white=people[0], black=people[1]), kept)


def played(kept: Shelf, *names: str) -> None:
    """A game of each of these with one move, each in a program of its own."""
    for name in names:
        talk = started(kept, name)
        if talk.opening[-1].endswith("Answer yes or no."):
            talk.type("no")
        talk.type("22-18")
        talk.act("* the copy of the day is made")
    kept.ended()


def moved_aside(kept: Shelf) -> list[Path]:
    return sorted(each for each in kept.path.parent.iterdir() if "damaged" in each.name)


def told(talk: KeptTalk, *parts: str) -> None:
    """See that all these parts were said, in this order."""
    text = "\n".join(talk.opening)
    places = [text.find(part) for part in parts]
    assert -1 not in places, (parts, text)
    assert places == sorted(places)


def test_what_the_copy_does_not_have_is_told_to_be_missing(kept: Shelf) -> None:
    played(kept, "Anna", "Carlo")  # the copy of the day has the first
    kept.path.write_bytes(SPOILT)
    talk = started(kept)
    assert talk.opening[-2].startswith("I cannot save the game, because")
    assert talk.opening[-1].startswith("There is a backup copy of today, with one game,")
    said = talk.type("yes")
    assert "nothing is missing" not in "".join(said)
    (aside,) = moved_aside(kept)
    assert said == [
        "The game is saved again, in a new file: what stood in the one that I could not read is not "
        "in it.",
        "The game of the copy is among the others again: to hear them, type games. The copy is of "
        "today: what was played after it and is not among the others is missing, and I do not know "
        "what it was. "
        f"The file that I could not read is now {aside}.",
    ]
    assert aside.read_bytes() == SPOILT


def test_who_wants_no_copy_is_not_asked_again_though_the_file_stays_spoilt(kept: Shelf) -> None:
    played(kept, "Anna")
    kept.path.write_bytes(SPOILT)
    assert started(kept).type("no") == ["All right: I do not ask about that copy again."]
    assert "copy" not in "".join(started(kept).opening)
    assert kept.path.read_bytes() == SPOILT


@pytest.mark.parametrize("how", ["removed", "emptied"])
def test_a_log_whose_journal_is_gone_is_read(kept: Shelf, how: str) -> None:
    talk = started(kept)
    talk.type("22-18")
    log = Path(f"{kept.path}-wal")
    content = log.read_bytes()  # as it is when the program is killed
    kept.ended()
    kept.path.unlink()
    if how == "emptied":
        kept.path.write_bytes(b"")
    log.write_bytes(content)
    talk = started(kept)
    assert "22-18" in "".join(talk.opening)
    told(talk, "I have taken the one game that was missing here.")
    assert [each.name for each in kept.path.parent.glob("games*.db")] == ["games.db"]


def test_a_log_of_which_no_journal_can_be_made_is_set_aside(kept: Shelf) -> None:
    played(kept, "Anna")
    kept.path.unlink()
    Path(f"{kept.path}-wal").write_bytes(SPOILT)
    talk = started(kept)
    told(talk, "I could take no game from there. What cannot be read I have left as it is")
    told(talk, "There is a backup copy of today")
    assert [each.read_bytes() for each in moved_aside(kept)] == [SPOILT]


def test_a_spoilt_journal_loses_nothing_whose_log_has_it_all(kept: Shelf) -> None:
    talk = started(kept)
    talk.type("22-18")
    talk.act("* the copy of the day is made")
    talk.type("11-15")
    log = Path(f"{kept.path}-wal")
    content = log.read_bytes()
    kept.ended()
    kept.path.write_bytes(SPOILT)
    log.write_bytes(content)
    talk = started(kept)
    assert "missing" not in "".join(talk.type("yes")[1:])
    kept.ended()
    assert "11-15" in "".join(started(kept).opening)


def test_a_game_that_only_went_on_in_another_file_was_not_missing(kept: Shelf) -> None:
    played(kept, "Anna")
    shorter = kept.path.with_name("shorter")
    shutil.copy(kept.path, shorter)
    talk = started(kept)
    talk.type("yes")
    talk.type("11-15")
    kept.ended()
    kept.path.rename(kept.path.with_name("games-longer.db"))
    shorter.rename(kept.path)
    told(
        started(kept),
        "Beside the file of the games lay another one: one game went on further there, and I have "
        "taken it as it is there.",
    )


def test_the_same_file_under_another_name_is_no_other(kept: Shelf) -> None:
    played(kept, "Anna")
    other = kept.path.with_name("games-w.db")
    other.symlink_to(kept.path.name)
    talk = started(kept)
    told(talk, "There is an unfinished game")
    assert "another one" not in "".join(talk.opening)
    assert other.is_symlink()


def test_what_is_set_aside_takes_the_place_of_nothing(kept: Shelf) -> None:
    kept.path.parent.mkdir()
    for _ in range(2):
        kept.path.with_name("games-old.db").write_bytes(SPOILT)
        started(kept)
    assert [each.read_bytes() for each in moved_aside(kept)] == [SPOILT, SPOILT]


def test_a_folder_in_the_place_of_the_journal_is_none(kept: Shelf) -> None:
    (kept.path / "mine").mkdir(parents=True)
    told(started(kept), f"because {kept.path} is not a file of this program")
    assert os.listdir(kept.path) == ["mine"]


@pytest.mark.parametrize("size", [0, 5000, 20_000])
def test_a_log_that_is_cut_while_the_journal_is_open_loses_nothing(kept: Shelf, size: int) -> None:
    played(kept, "Carlo")
    talk = started(kept)
    talk.type("no")
    talk.type("23-19")
    os.truncate(f"{kept.path}-wal", size)
    said = talk.type("11-15")
    assert said[0].startswith("The file of the games was spoilt: I have written it anew, and no game")
    assert talk.type("save")[0].startswith("The game saves itself")
    kept.ended()
    assert "Black played 11-15" in "".join(started(kept).opening)


def test_a_folder_in_the_place_of_the_open_journal_is_set_aside(kept: Shelf) -> None:
    talk = started(kept)
    talk.type("22-18")
    kept.path.unlink()
    (kept.path / "mine").mkdir(parents=True)
    said = talk.type("11-15")
    (aside,) = moved_aside(kept)
    assert said[0].endswith(f"no game is missing. What lay there is now {aside}.")
    assert [each.name for each in aside.iterdir()] == ["mine"]
    kept.ended()
    assert "Black played 11-15" in "".join(started(kept).opening)


@pytest.mark.parametrize("moment", ["1e18", "1e300", "-1e18"])
def test_a_moment_that_no_calendar_has_is_damage_and_no_error(kept: Shelf, moment: str) -> None:
    played(kept, "Anna")
    kept.change(f"UPDATE deeds SET deed = json_set(deed, '$.at', {moment}) WHERE number = 0")
    talk = started(kept, "Carlo")
    assert talk.type("report 1") == [
        "Game 1 is damaged and cannot be opened. The others are as they were: type games."
    ]
    for line in ("export report 1", "export game 1"):
        (said,) = talk.type(line)
        assert said.startswith("What you want is damaged and cannot be read: no file is written.")

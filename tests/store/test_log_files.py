"""What comes of files and kept games in the log: read back as it was written, so that all replays."""

import json
from pathlib import Path

import pytest

from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.effects import Say
from assistant.dialogue.events import (
    Event,
    FileRead,
    FilesGames,
    FileUnread,
    GameRead,
    GamesExported,
    LetterHandedOver,
    LetterNotHandedOver,
    MailArrived,
    MailboxLost,
    MailboxRegained,
    MailboxSearched,
    MailsUnread,
    MessageFileRead,
    MessageFileUnread,
)
from assistant.dialogue.file_games import FileRow
from assistant.dialogue.kept import KeptGame
from assistant.game.deeds import Began
from assistant.game.instant import NEVER_LOOKED
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.rules.variant import ITALIAN
from assistant.settings.settings import Settings
from assistant.store.log import LogError, format_entry, parse_event
from tests.dialogue.support.study_talk import TWO_LINES, StudyTalk
from tests.dialogue.support.talk import settings_for

KEPT = KeptGame(12, Settings().terms, (Began(ITALIAN_FID, start_position(ITALIAN)),), updated=5.0)
EVENTS = (
    FilesGames(
        1, "a.pdn", (FileRow(1, "Rossi", "", "1-0", 20), FileRow(2, "", "è", "", 0)), True, by=3
    ),
    FilesGames(1, "a.pdn", (), False),
    FileRead(2, "a", 7, TWO_LINES, 2, True, by=2),
    FileUnread(3, "a", "missing"),
    GameRead(4, KEPT, by=2),
    GameRead(4, None, "gone"),
    GamesExported(5, 3, "a.pdn", "~/x"),
    LetterHandedOver("file", "AB-101.txt", "~/x", by=2),
    LetterHandedOver("mailto", "xdg-open", is_short=True),
    LetterNotHandedOver("clipboard", "slow", "xclip"),
    MessageFileRead(6, "a.eml", "22-18", "[AB-101]", "a@b.c", 5.0, "<1@b.c>"),
    MessageFileUnread(6, "a.eml", "missing"),
    MailArrived("<1@b.c>", "a@b.c", 5.0, "[AB-101]", "gioco 22-18", has_more=True),
    MailboxLost("~/Maildir", "missing"),
    MailboxRegained("~/Maildir"),
    MailboxSearched(),
    MailsUnread(("~/Maildir/new/1",), "depth"),
)


def as_line(event: Event) -> str:
    return json.dumps(format_entry(event))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_it_is_read_as_it_was_written(event: Event) -> None:
    assert parse_event(as_line(event)) == event


@pytest.mark.parametrize("rows", [[{}], [3], ["x"], [{"number": 1}], None])
def test_a_damaged_list_is_told(rows: object) -> None:
    entry = format_entry(EVENTS[0]) | {"rows": rows}
    with pytest.raises(LogError):
        parse_event(json.dumps(entry))


def test_a_file_that_was_gone_through_replays_without_the_file(tmp_path: Path) -> None:
    settings = settings_for(language="en")
    lines: list[str] = []

    class Logged(StudyTalk):
        def send(self, event: Event) -> list[str]:
            lines.append(as_line(event))
            return super().send(event)

    talk = Logged(tmp_path, settings).opened(TWO_LINES)
    for line in ("next", "comment: mine", "9-13", "export", "to the game"):
        talk.type(line)
    said = [each.utterance.text for each in talk.done if isinstance(each, Say)]
    (tmp_path / "a.pdn").unlink()
    again = Dialogue(settings)
    effects = [
        effect
        for line in lines
        if (event := parse_event(line))
        for effect in again.handle(event, NEVER_LOOKED)
    ]
    assert [each.utterance.text for each in effects if isinstance(each, Say)] == said
    assert "Comment added." in said

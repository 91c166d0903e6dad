"""Mails that cannot be read, as the trial of the parts lists them."""

from pathlib import Path

import pytest

from assistant.commands.doctor.checks import check_mails
from assistant.commands.doctor.telling import as_text
from assistant.narration.catalog import catalog
from assistant.store.mail.aside import MailsAside, note_of_mails
from assistant.store.mail.folder import Found, mark_of


def test_the_mails_that_were_put_aside_are_listed_while_they_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "data"))
    assert check_mails() is None
    mail = tmp_path / "1.eml"
    mail.write_text("x", "utf-8")
    mark = mark_of(str(mail))
    assert mark
    MailsAside(note_of_mails()).add(Found("1.eml", str(mail), mark), "depth")
    found = check_mails()
    assert found
    assert not found.is_needed
    assert as_text(found, catalog("en")) == [
        "Mail: one mail was put aside and left alone. Open it with your mail program.",
        f"{mail}: its parts are within each other too deep.",
    ]
    mail.unlink()
    assert check_mails() is None

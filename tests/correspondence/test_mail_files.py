"""A folder of mails that are files: who asks is not told that nothing waits before all were read."""

from pathlib import Path

import pytest

from tests.app.support.sitting import Sitting, about
from tests.correspondence.support.maildirs import mail_from

SEARCHED = {
    "en": ("mail", "quit", "A message has come", "No message waits"),
    "it": ("posta", "esci", "È arrivato un messaggio", "Nessun messaggio aspetta"),
    "pt": ("correio", "sair", "Chegou uma mensagem", "Nenhuma mensagem espera"),
}


@pytest.mark.parametrize("language", SEARCHED)
def test_a_mail_that_lies_there_at_the_start_is_not_denied(tmp_path: Path, language: str) -> None:
    mail, leave, come, none = SEARCHED[language]
    box = tmp_path / "box"
    box.mkdir()
    (box / "1.eml").write_bytes(
        mail_from("ann@example.org", "[XA-101] White - Ann, White, move 1\n\n1. 22-18 12-16", 1)
    )
    with Sitting(tmp_path, "--lang", language, "--voice", "off", "--mail", str(box)) as sitting:
        sitting.hear("21-17").enter(mail).hear(f"{come}|XA-101")
        said = sitting.leave(leave)
    assert not about(said, none)

"""A folder of mails that are files: who asks is not told that nothing waits before all were read."""

from pathlib import Path

import pytest

from tests.app.support.processes import damavoce, environment
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


def test_a_mail_whose_subject_is_out_of_reach_is_listed_by_the_doctor(tmp_path: Path) -> None:
    box = tmp_path / "box"
    box.mkdir()
    far, near = box / "far.eml", box / "near.eml"
    far.write_bytes(b"X-A: y\n" * 60_000 + b"Subject: [XA-101] 12-16\n\n12-16\n")
    near.write_bytes(b"Subject: What else lies there\n" + b"X-A: y\n" * 60_000 + b"\nNo game.\n")
    with Sitting(tmp_path, "--lang", "en", "--voice", "off", "--mail", str(box)) as sitting:
        sitting.hear("21-17").enter("mail").hear("No message waits")
        said = sitting.leave("quit")
    assert not about(said, "cannot be read")
    told = damavoce("--lang", "en", "doctor", env=environment(XDG_DATA_HOME=str(tmp_path))).stdout
    assert f"{far}: its headers are too long" in told
    assert str(near) not in told

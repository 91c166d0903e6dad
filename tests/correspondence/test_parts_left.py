"""A message with parts of two games, of which one is taken before the program is killed."""

import sys
from pathlib import Path

import pytest

from tests.correspondence.support.maildirs import Home, mail_from

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a name of a Maildir has a colon")
PARTS = "[AX-101] Both games\n\nIn AX-101 I play 21-17.\nIn AX-102 I play 23-19."


def begin(home: Home, code: str) -> None:
    home.say("new correspondence game with Anna, black")
    home.say("yes")
    home.hear(code)
    home.say("terms address anna@example.org")
    home.hear("anna@example.org")


def test_the_part_of_the_other_game_is_offered_at_the_next_start(tmp_path: Path) -> None:
    home = Home(tmp_path / "bruno", "bruno@example.org", "--lang", "en")
    begin(home, "AX-101")
    begin(home, "AX-102")
    home.deliver(mail_from("anna@example.org", PARTS, 1))
    home.hear("A message has come")
    home.say("mail")
    home.hear("of the game with Anna, AX-101")
    home.say("yes")
    home.hear(": 21-17, move 1")
    home.say("yes")
    home.hear("AX-102")
    home.kill()
    home.start()
    home.hear("A message has come")
    home.say("mail")
    home.hear("AX-102")
    home.say("yes")
    home.hear(": 23-19, move 1")
    home.say("yes")
    home.hear("White: 23-19")
    home.kill()
    home.start()
    home.say("mail")
    assert "A message has come" not in home.hear("A message has come|No message")
    home.leave()

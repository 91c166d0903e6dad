"""A game of forty plies through two mailboxes, by two programs with a journal each.

The person's own mail program is the test: it carries what was handed over to a file into the mailbox of
the other one, where much else lies.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.game.game import Game
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from tests.correspondence.support.maildirs import Home, mail_from
from tests.correspondence.test_whole_game import moves_of_a_game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a name of a Maildir has a colon")
RESTARTED = 21
"""Before the message of this ply comes, the program of who gets it is started again."""
NOISE = (
    ("news@example.com", "Newsletter: 22-18 % off\n\n1. 22-18 11-15 2. 21-17 and more prices"),
    ("stranger@example.com", "[CD-555] your order\n\nIt came on 22-11-2026."),
)


@pytest.fixture
def both(tmp_path: Path) -> Iterator[tuple[Home, Home]]:
    anna = Home(tmp_path / "anna", "anna@example.org", "--lang", "en", "--white", "human:Anna")
    bruno = Home(tmp_path / "bruno", "bruno@example.org", "--lang", "en")
    yield anna, bruno
    anna.leave()
    bruno.leave()


def begin(anna: Home, bruno: Home) -> None:
    anna.say("new correspondence game with Bruno, white")
    anna.say("yes")
    anna.hear("AB-101")
    anna.say("terms address bruno@example.org")
    anna.hear("bruno@example.org")
    bruno.say("new correspondence game with Anna, black")
    bruno.say("yes")
    bruno.hear("AX-101")
    bruno.say("terms code AB-101, address anna@example.org")  # as Anna calls it
    bruno.hear("AB-101")


def play(mover: Home, move: str) -> Path:
    """Make a move, and hand over the message that goes with it."""
    mover.say(move)
    mover.hear(rf"you {move}\..*check \d\d")
    mover.say("yes")
    mover.say("hand over to file")
    mover.hear("[.]txt")
    mover.say("sent")
    mover.hear("Sent|sent")
    return mover.letters()[-1]


def take(reader: Home, move: str, *, is_elsewhere: bool) -> None:
    """Have the message read that has come, which makes that move; who is at another game goes there."""
    reader.hear("A message has come")
    reader.say("mail")
    if is_elsewhere:
        reader.hear("AB-101")
        reader.say("yes")
    reader.hear(rf": {move}, move \d+")
    reader.say("yes")
    reader.hear(rf"(?:White|Black): {move.partition('x')[0]}")


def test_forty_plies_through_two_mailboxes(both: tuple[Home, Home]) -> None:
    anna, bruno = both
    begin(anna, bruno)
    before: list[str] = []
    game = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID)
    for ply, each in enumerate(moves_of_a_game(3), 1):
        mover, reader = both if ply % 2 else (bruno, anna)
        game.play(each)
        move = game.plies[-1].written
        letter = play(mover, move)
        mail = mail_from(mover, letter, ply, before if ply % 3 else ())
        before = letter.read_text("utf-8").splitlines()
        if ply == RESTARTED:
            reader.leave()
            reader.start()
        for number, (sender, text) in enumerate(NOISE if ply % 5 == 0 else ()):
            reader.deliver(mail_from(sender, text, 1000 * ply + number))
        reader.deliver(mail)
        if ply % 4 == 0:
            reader.deliver(mail)
        take(reader, move, is_elsewhere=ply == RESTARTED)
    for home in both:
        home.say("mail")
        home.hear("No message waits")
        home.say("score all")
        home.hear(game.plies[-1].written)
    assert len(anna.letters()) == len(bruno.letters()) == 20
    assert len([*(anna.mails / "new").iterdir()]) > 20


def test_no_hostile_mail_holds_up_the_one_behind_it(tmp_path: Path) -> None:
    anna = Home(tmp_path / "anna", "anna@example.org", "--lang", "en", "--white", "human:Anna")
    anna.say("new correspondence game with Bruno, white")
    anna.say("yes")
    anna.hear("AB-101")
    for line in ("22-18", "yes", "sent"):
        anna.say(line)
    anna.hear("Sent")
    subject = b"Subject: [AB-101]\n"
    anna.deliver(b"From: " + b"(" * 900 + b"\n" + subject + b"\nno move in here")
    anna.deliver(subject + b"Content-Type: text/plain" + b"; a=b" * 5_000 + b"\n\n11-15")
    anna.deliver(subject + b"\n" + b"11-15 (no, 10-14)\n" * 60_000)
    anna.hear("cannot be read")
    anna.deliver(mail_from("bruno@example.org", "[AB-101] answer\n\nI play 11-15.", 1))
    anna.hear("2 messages have come")
    anna.leave()
    aside = json.loads((tmp_path / "anna" / "data" / "damavoce" / "mails-aside.json").read_text())
    assert {(Path(path).name, why) for path, (_, _, why) in aside.items()} == {
        ("2.host", "header"),
        ("3.host", "long"),
    }
    anna.start()
    anna.hear("2 messages have come")
    anna.say("mail")
    anna.hear("Shall we go there")
    anna.say("yes")
    anna.hear("I find no move")
    anna.say("no")
    anna.say("mail")
    anna.hear(r"Bruno: 11-15, move 1\.")
    anna.leave()


FIRST = """[XR-101] Bianco - Ruth, Bianco, mossa 1

1. 22-18

Mia 22-18, controllo 31.

Partita XR-101: Bianco contro Ruth.

[Event "XR-101"]
[Black "Ruth"]
[Result "*"]
[GameType "22"]

1. 22-18 *
"""
MARTA, PAULO = "Marta Rossi <marta@example.org>", "Paulo Souza <paulo@example.org>"


def test_a_first_letter_is_told_whoever_sends_it_and_a_no_to_it_is_kept(tmp_path: Path) -> None:
    ruth = Home(tmp_path / "ruth", "ruth@example.org", "--lang", "en", "--white", "human:Ruth")
    ruth.deliver(mail_from("news@example.com", "22-18 % off\n\n22-18 and 11-15", 1))
    ruth.deliver(mail_from(PAULO, f"ciao\n\n{FIRST.partition(chr(10))[2]}".replace("XR", "XP"), 2))
    ruth.deliver(mail_from(MARTA, FIRST, 3))
    ruth.hear("2 messages have come")
    ruth.say("mail")
    ruth.hear("with Paulo Souza: you have Black")
    ruth.say("no")
    ruth.hear("none of your open ones")
    ruth.say(f"message from file {ruth.mails / 'new' / '3.host'}")
    ruth.hear("with Marta Rossi: you have Black")
    ruth.say("yes")
    ruth.hear("Marta Rossi: 22-18, move 1")
    ruth.say("yes")
    ruth.hear("White: 22-18")
    ruth.say("mail")
    ruth.hear("No message waits")
    ruth.say("resign")
    ruth.say("yes")
    ruth.hear("won|wins")
    ruth.leave()
    ruth.start()
    ruth.deliver(mail_from(MARTA, "[XR-101] Grazie!\n\nUn'altra?", 4))
    ruth.deliver(mail_from(MARTA, "another one?\n\nI begin with 22-19.", 5))
    ruth.deliver(mail_from(MARTA, "my number\n\nIt is 12.", 6))
    ruth.hear("2 messages have come")
    ruth.leave()
    aside = json.loads((tmp_path / "ruth" / "data" / "damavoce" / "mails-aside.json").read_text())
    assert [(Path(path).name, why) for path, (_, _, why, _) in aside.items()] == [("2.host", "refused")]

"""A whole game between two programs, each with its own journal and language: only the text of messages
goes between them, quoted, shortened, and over restarts on either side."""

import random
from collections.abc import Iterator

import pytest

from assistant.dialogue.about_mail import MailTake
from assistant.dialogue.letter_effects import HandOverLetter
from assistant.game.game import Game
from assistant.game.mail_deeds import MessageReceived, MessageSent
from assistant.rules.legal import distinct_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_path
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from tests.correspondence.support.players import Player, player

PLIES = 40
RESTARTS = {"Bruno": (7, 19, 30), "Anna": (10, 22, 33)}
"""At which plies the program of each is started again: twice with a message that is still to be sent,
and then with one that was read back and not taken."""


def moves_of_a_game(seed: int) -> list[Move]:
    """So many moves that end no game."""
    chance = random.Random(seed)
    while True:
        game = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID)
        moves: list[Move] = []
        while len(moves) < PLIES and not game.outcome:
            move = chance.choice(distinct_moves(game.legal))
            moves.append(move)
            game.play(move)
        if not game.outcome:
            return moves


@pytest.fixture
def both() -> Iterator[tuple[Player, Player]]:
    with player("Bruno", "it") as bruno, player("Anna", "en") as anna:
        yield bruno, anna


def as_mail(letter: HandOverLetter, ply: int, before: str) -> str:
    """What the other one pastes: the whole letter with its headers, a reply that quotes the last one,
    the line of a telephone, or the text alone."""
    match ply % 4:
        case 0:
            return f"Subject: {letter.subject}\nFrom: a@example.org\n\n{letter.body}"
        case 1:
            quoted = "\n".join(f"> {line}" for line in before.splitlines())
            return f"{letter.body}\n\nIl 3 novembre ha scritto:\n{quoted}\n"
        case 2:
            return letter.line
    return letter.body


def test_forty_plies_over_three_restarts_on_each_side(both: tuple[Player, Player]) -> None:
    bruno, anna = both
    bruno.say("new", name="Anna", colour="white")
    anna.say("new", name="Bruno", colour="black")
    before = ""
    for ply, move in enumerate(moves_of_a_game(3), 1):
        mover, other = both if ply % 2 else (anna, bruno)
        letter = mover.play(format_path(move))
        if ply in RESTARTS[mover.name]:
            assert "1" in mover.start_again()[1], "behind the greeting"
            mover.say("next")
            again = mover.handed_over()
            assert (again.subject, again.body) == (letter.subject, letter.body)
        mover.say("sent")
        before = as_mail(letter, ply, before)
        other.let_pass(1.5)
        other.paste(before)
        if ply in RESTARTS[other.name]:
            question = other.asked
            assert isinstance(question, MailTake)
            other.start_again()
            other.say("next")
            assert other.asked == question
        assert isinstance(other.asked, MailTake), (ply, before)
        other.say("yes")
        assert other.game.position == mover.game.position, ply
    for each in both:
        written = [ply.written for ply in each.game.plies]
        assert len(written) == PLIES
        kinds = [type(deed) for deed in each.game.deeds]
        assert kinds.count(MessageSent) == kinds.count(MessageReceived) == PLIES // 2

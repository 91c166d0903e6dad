"""What the journal tells who looks through a mailbox: codes, addresses, and up to when all is known."""

import math
import random
from contextlib import closing
from pathlib import Path

import pytest

from assistant.game.deeds import MovePlayed, Resigned
from assistant.game.mail_deeds import MessageLeft, MessageReceived
from assistant.game.mail_terms import MailTerms
from assistant.rules.side import Side
from assistant.settings.terms import Player, Terms
from assistant.store.journal.file import open_file, transaction
from assistant.store.journal.writing import Writing
from assistant.store.mail.choosing import NOTHING_KNOWN
from assistant.store.mail.known import BEFORE_IT_BEGAN, KnownGames
from assistant.values import replaced
from tests.store.journal.support.played import Played

BEGAN = 1_795_600_000.0
ANNA = Terms(
    black=Player(name="Anna", is_by_mail=True), mail=MailTerms("XA-101", address="Anna@Example.org")
)
CARLO = Terms(black=Player(name="Carlo", is_by_mail=True), mail=MailTerms("XC-102"))


class Kept:
    """A journal with games by correspondence in it, one of which is written on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._games = 0

    def begin(self, terms: Terms) -> Played:
        self._games += 1
        game = Played(random.Random(1), terms, self._games)
        game.at = BEGAN
        return game

    def write(self, *games: Played) -> None:
        """Write games whole, from their beginning."""
        with closing(open_file(self.path)) as file:
            writing = Writing(file)
            for game in games:
                batch = game.begun()
                deeds = game.game.deeds
                for deed in deeds[1:]:
                    batch += [game._record(deed)]
                with transaction(file):
                    writing.write(batch)


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path / "games.db")


def move(game: Played, at: float, source: str = "typed") -> MovePlayed:
    deed = replaced(game.game.moved(game.game.legal[0], source), at=at)
    game.game.do(deed)
    return deed


def test_without_a_journal_nothing_is_known(tmp_path: Path) -> None:
    assert KnownGames(tmp_path / "none.db").now()._replace(recent=math.inf) == NOTHING_KNOWN


def test_games_by_correspondence_are_known_and_no_others(kept: Kept) -> None:
    over = kept.begin(Terms(white=Player(name="B", is_by_mail=True), mail=MailTerms("BX-102")))
    over.game.do(Resigned(Side.WHITE))
    others = [kept.begin(ANNA), kept.begin(Terms(white=Player(name='"mail"')))]
    for each in others:
        move(each, BEGAN + 10)
    kept.write(over, *others)
    known = KnownGames(kept.path).now()
    assert [*known.codes] == ["XA-101"]
    assert [*known.senders] == ["anna@example.org"]
    assert [*known.closed] == ["BX-102"]
    assert known._replace(recent=math.inf).since == known.codes["XA-101"]


def test_a_move_that_was_typed_was_in_a_message_that_came_before(kept: Kept) -> None:
    game = kept.begin(ANNA)
    began = game.game.deeds[0].at
    move(game, began + 10)
    move(game, began + 500)
    move(game, began + 600)
    kept.write(game)
    known = KnownGames(kept.path).now()
    assert known.codes == {"XA-101": began + 500}


def test_a_message_that_was_taken_is_known_and_what_came_after_it_is_news(kept: Kept) -> None:
    game = kept.begin(ANNA)
    began = game.game.deeds[0].at
    move(game, began + 10)
    game.game.do(
        MessageReceived(Side.BLACK, began + 100, "11-15", "anna@example.org", "<1@x>", at=began + 900)
    )
    move(game, began + 900, "mail")
    kept.write(game)
    known = KnownGames(kept.path).now()
    assert known.codes == {"XA-101": began + 100}
    assert known.taken == {"<1@x>"}


def test_before_any_move_of_theirs_a_week_before_the_beginning_is_news(kept: Kept) -> None:
    game = kept.begin(ANNA)
    move(game, BEGAN + 10)
    kept.write(game)
    (until,) = KnownGames(kept.path).now().codes.values()
    assert until <= game.game.deeds[0].at - BEFORE_IT_BEGAN + 1


def test_what_is_written_meanwhile_is_known_the_next_time(kept: Kept) -> None:
    first, second = kept.begin(ANNA), kept.begin(CARLO)
    move(first, BEGAN + 10)
    move(second, BEGAN + 20)
    kept.write(first)
    games = KnownGames(kept.path)
    assert [*games.now().codes] == ["XA-101"]
    kept.write(second)
    assert {*games.now().codes} == {"XA-101", "XC-102"}
    assert games.now() is games.now()


def test_a_message_that_was_read_and_left_is_no_news(kept: Kept) -> None:
    game = kept.begin(ANNA)
    game.game.do(replaced(MessageLeft(Side.WHITE, "<5@x>"), at=BEGAN + 9))
    kept.write(game)
    assert "<5@x>" in KnownGames(kept.path).now().taken


def test_an_address_is_known_also_with_a_name_before_it(kept: Kept) -> None:
    mail = MailTerms("XA-101", address="Anna Bianchi <Anna@Example.org>")
    kept.write(kept.begin(replaced_mail(mail)))
    assert set(KnownGames(kept.path).now().senders) == {"anna@example.org"}


def replaced_mail(mail: MailTerms) -> Terms:
    return Terms(black=Player(name="Anna", is_by_mail=True), mail=mail)

"""How fast games by correspondence are: the list of those to move, another game, messages understood.

The games are played by lot and stand in a journal of their own, in a folder for temporary files; what a
conversation answers is on the clock. The messages are made here, in three languages, with what is
quoted, dates and whole scores around the move; to understand them costs CPU time.
"""

import random
import statistics
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from assistant.commands.bench.correspondence_mails import mail_of
from assistant.commands.bench.figures import Figure, milliseconds
from assistant.commands.bench.positions import SEED
from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.effects import JournalEffect, KeepTerms, LibraryEffect, Record
from assistant.dialogue.events import Event, Opened, TextEntered
from assistant.game.deeds import Began
from assistant.game.game import Game
from assistant.game.instant import Instant
from assistant.game.mail_deeds import MessageReceived, MessageSent
from assistant.game.mail_terms import MailTerms
from assistant.parsing.mail.correspondence import Correspondence
from assistant.parsing.mail.letter import read_letter
from assistant.parsing.mail.message import MessageMeant, read_message
from assistant.rules.move import Move
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN
from assistant.settings.settings import Settings
from assistant.settings.terms import Player, Terms
from assistant.store.journal.file import open_file, transaction
from assistant.store.journal.writer import Writer
from assistant.store.journal.writing import Writing
from assistant.values import replaced

GAMES = 200
PLIES = 40
MESSAGES = 1_000
LIST_GOAL, SWITCH_GOAL, LONG_GOAL, MANY_GOAL = 200.0, 50.0, 200.0, 20.0
LONG = 100_000
"""Bytes of a long message."""
ROUNDS = 9
SWITCHES = 40
PERCENT = 95
_A_DAY = 86400.0


class _Kept(NamedTuple):
    """A game by correspondence as it is written down."""

    terms: Terms
    game: Game


def measure_correspondence(games: int = GAMES, messages: int = MESSAGES) -> Iterator[Figure]:
    """All figures, each as soon as it is known."""
    kept = [_played(number) for number in range(1, games + 1)]
    with tempfile.TemporaryDirectory(prefix="damavoce-", ignore_cleanup_errors=True) as folder:
        path = Path(folder) / "games.db"
        _fill(path, kept)
        told = _answers(path, ["my games"] * ROUNDS)
        yield _figure("games to move", f"{games} games", told, LIST_GOAL)
        chance = random.Random(SEED)
        lines = (f"continue game {chance.randint(1, games)}" for _ in range(SWITCHES))
        yield _figure("another game", f"{games} games", _answers(path, lines), SWITCH_GOAL)
    yield _figure("long message", f"{LONG // 1000} KB", _long(kept), LONG_GOAL)
    seconds, understood = _many(kept, messages)
    yield Figure(
        "messages",
        ITALIAN.name,
        f"{messages}",
        f"{understood} right",
        "",
        "s",
        seconds,
        None,
        "",
        MANY_GOAL,
    )


def _figure(measure: str, of: str, times: Sequence[float], goal: float) -> Figure:
    ordered = sorted(times)
    slowest = ordered[min(len(ordered) * PERCENT // 100, len(ordered) - 1)]
    median = statistics.median(times)
    return Figure(measure, ITALIAN.name, of, "", "", "ms", median, slowest, "95 of 100", goal)


# Games


def _played(number: int) -> _Kept:
    """A game by lot, in which each move came or was sent on a day of its own."""
    rng = random.Random(SEED + number)
    mail = MailTerms(f"AB-{100 + number}", f"player{number}@example.org", moves=10, days=30)
    there = Player(name=f"Player {number}", is_by_mail=True)
    own = rng.choice([*Side])
    white, black = (Player(name="Anna"), there) if own is Side.WHITE else (there, Player(name="Anna"))
    terms = Terms(white=white, black=black, mail=mail)
    at = time.time() - (PLIES + 2) * _A_DAY
    by_lot = Game(terms.start, terms.regulation, at)
    for _ in range(rng.randint(PLIES // 2, PLIES)):
        if by_lot.outcome:
            break
        at += _A_DAY
        side, move = by_lot.position.side_to_move, rng.choice(by_lot.legal)
        if side is not own:
            message = f"<{number}.{len(by_lot.deeds)}@example.org>"
            by_lot.do(MessageReceived(side, at, "", mail.address, message, at=at))
        by_lot.do(replaced(by_lot.moved(move, "typed" if side is own else "mail"), at=at))
        if side is own:
            by_lot.do(MessageSent(side, at=at))
    return _Kept(terms, by_lot)


def _fill(path: Path, kept: Sequence[_Kept]) -> None:
    with closing(open_file(path)) as file:
        writing = Writing(file)
        records = 0
        for table, (terms, game) in enumerate(kept, 1):
            batch: list[JournalEffect] = [KeepTerms(table, terms)]
            past = Game(terms.start, terms.regulation, game.deeds[0].at)
            for deed in game.deeds:
                if not isinstance(deed, Began):
                    past.do(deed)
                records += 1
                batch.append(Record(records, table, deed, past.position, past.outcome))
            with transaction(file):
                writing.write(batch)


def _answers(path: Path, lines: Iterable[str]) -> list[float]:
    """Milliseconds from each line until it is answered, with all that the journal has to do for it."""
    talk = _Talk(path)
    talk.send(Opened(talk.settings))
    times = []
    for line in lines:
        began = time.perf_counter()
        talk.send(TextEntered(line))
        times.append((time.perf_counter() - began) * 1000)
    talk.close()
    return times


class _Talk:
    """A conversation whose journal is read and written at once."""

    def __init__(self, path: Path) -> None:
        self.settings = Settings(language="en")
        self._posted: list[Event] = []
        self._writer = Writer(
            self._posted.append, lambda wanted: self._posted.append(self._writer.read(wanted)), path
        )
        self._writer.begun(is_offering=False)
        self._dialogue = Dialogue(self.settings, _now(), is_journalled=True)

    def send(self, event: Event) -> None:
        """Have an event answered, and all that comes of it."""
        waiting = [event]
        while waiting:
            done = self._dialogue.handle(waiting.pop(0), _now())
            self._writer.take(
                [each for each in done if isinstance(each, JournalEffect | LibraryEffect)]
            )
            waiting += self._posted
            self._posted.clear()

    @property
    def game(self) -> int:
        """The number of the game that one is at."""
        return self._dialogue.talk.table.kept

    def close(self) -> None:
        """Let go of the file."""
        self._writer.close()


def _now() -> Instant:
    return Instant(time.monotonic(), time.time())


# Messages


def _long(kept: Sequence[_Kept]) -> list[float]:
    """Milliseconds of long messages, pasted as they are; the first has the words of languages read."""
    chance = random.Random(SEED)
    times = []
    for number in range(ROUNDS):
        here, _, data = _message(kept[number % len(kept)], chance, at_least=LONG)
        times.append(milliseconds(_understood, here, data))
    return times


def _understood(here: Correspondence, data: bytes) -> MessageMeant:
    return read_message(read_letter(data), here, "en")


def _many(kept: Sequence[_Kept], messages: int) -> tuple[float, int]:
    """The seconds of so many messages, and how many were understood as they were meant."""
    chance = random.Random(SEED)
    made = [_message(kept[number % len(kept)], chance) for number in range(messages)]
    began = time.process_time()
    meant = [_understood(here, data) for here, _, data in made]
    seconds = time.process_time() - began
    right = sum(
        found.kind == "move" and found.moves[0].has_same_effect(move)
        for found, (_, move, _) in zip(meant, made, strict=True)
    )
    return seconds, right


def _message(
    kept: _Kept, chance: random.Random, at_least: int = 0
) -> tuple[Correspondence, Move, bytes]:
    """A message at some moment of a game: what is known there, the move that it makes, its bytes."""
    plies = kept.game.plies
    at = chance.randrange(1, len(plies))
    before = tuple(ply.written for ply in plies[:at])
    position = kept.game.entries[at].position
    assert kept.terms.mail
    here = Correspondence(position, kept.terms.regulation, kept.terms.mail.code, before)
    data = mail_of(kept.terms.mail.code, before, plies[at].written, chance, at_least)
    return here, plies[at].move, data

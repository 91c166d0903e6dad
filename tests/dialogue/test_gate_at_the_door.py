"""Nothing is announced at a table before it is written down, and no other table waits for that."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.effects import Effect, Quit, ReadBack, Record, Say, StartSearch
from assistant.dialogue.events import (
    Event,
    Interrupted,
    Opened,
    Recorded,
    TableBegun,
    TableChosen,
    TextEntered,
    VoiceToggled,
    Woke,
)
from assistant.dialogue.gate import LOST, SLOW
from assistant.game.instant import Instant
from assistant.settings.settings import Settings
from tests.dialogue.support.many_tables import Hall, alone, settings_of


class Written:
    """A conversation with a writer that writes when it is told to."""

    def __init__(self) -> None:
        first = settings_of(0)
        self.dialogue = Dialogue(first, is_journalled=True)
        self.owed: list[Record | ReadBack] = []
        self.at = 0.0
        self.send(Opened(first))
        self.write()

    def send(self, event: Event) -> list[Effect]:
        effects = self.dialogue.handle(event, Instant(self.at, self.at))
        self.owed += [each for each in effects if isinstance(each, Record | ReadBack)]
        return effects

    def write(self, table: int = 0) -> list[Effect]:
        """All that is owed, of one table or of all."""
        done = [each for each in self.owed if table in (0, each.table)]
        self.owed = [each for each in self.owed if each not in done]
        return [effect for each in done for effect in self.send(Recorded(each.record_id))]


def said(effects: Sequence[Effect]) -> list[str]:
    return [each.utterance.text for each in effects if isinstance(each, Say)]


def searches(effects: Sequence[Effect]) -> int:
    return sum(isinstance(each, StartSearch) for each in effects)


def test_a_move_is_neither_announced_nor_answered_before_it_is_written() -> None:
    talk = Written()
    effects = talk.send(TextEntered("22-18"))
    assert [type(each) for each in effects] == [Record]
    effects = talk.write()
    assert said(effects) == ["Bianco: 22-18."]
    assert searches(effects) == 1


def test_the_first_words_wait_for_no_disk() -> None:
    first = settings_of(0)
    effects = Dialogue(first, is_journalled=True).handle(Opened(first), Instant(0.0, 0.0))
    assert any(isinstance(each, Record) for each in effects)
    (greeting,) = said(effects)
    assert greeting.startswith("Damavoce. ")


def test_a_question_at_another_table_is_answered_while_the_writer_hangs_at_the_first() -> None:
    talk = Written()
    talk.send(TableBegun(settings_of(2)))
    talk.write()
    talk.send(TableChosen(1))
    assert said(talk.send(TextEntered("22-18"))) == []
    assert said(talk.send(TableChosen(2)))
    assert said(talk.send(TextEntered("23-19"))) == []
    assert "23-19" in said(talk.write(2))[0]
    assert said(talk.send(TextEntered("ultima")))
    assert "Bianco: 22-18." in said(talk.write(1))


def test_the_voice_is_turned_off_at_once_while_the_writer_hangs() -> None:
    talk = Written()
    talk.send(TextEntered("22-18"))
    assert [each for each in talk.send(VoiceToggled()) if not isinstance(each, Say)]


def test_a_writer_that_hangs_is_told_of_and_after_three_seconds_the_game_goes_on() -> None:
    talk = Written()
    talk.at = 100.0
    assert talk.dialogue.next_wakeup() is None
    talk.send(TextEntered("22-18"))
    assert talk.dialogue.next_wakeup() == 100.0 + SLOW
    talk.at = 100.0 + SLOW / 2
    assert talk.send(Woke()) == []
    talk.at = 100.0 + SLOW
    assert said(talk.send(Woke())) == [
        "Salvo la partita, e ci vuole più del solito. Aspetta un momento."
    ]
    assert talk.dialogue.next_wakeup() == 100.0 + LOST
    talk.at = 100.0 + LOST
    effects = talk.send(Woke())
    assert said(effects) == [
        "Non sono riuscito a salvare l'ultima cosa fatta. La partita continua, ma se il programma si "
        "chiude ora può andare persa.",
        "Bianco: 22-18.",
    ]
    assert searches(effects) == 1
    assert talk.dialogue.next_wakeup() is None
    assert talk.write() == [], "late, and harmless"
    assert said(talk.send(TextEntered("ripeti"))) == ["Bianco: 22-18."]


def test_of_a_game_that_was_given_up_it_is_told_where_people_are_now() -> None:
    talk = Written()
    talk.send(TextEntered("nuova"))
    talk.at = SLOW
    assert talk.dialogue.next_wakeup() == SLOW
    assert said(talk.send(Woke()))


def test_who_leaves_waits_until_all_is_written_and_no_longer_who_interrupts() -> None:
    for is_patient in (True, False):
        talk = Written()
        talk.send(TextEntered("22-18"))
        talk.send(TextEntered("esci"))
        assert not any(isinstance(each, Quit) for each in talk.send(TextEntered("sì")))
        effects = talk.write() if is_patient else talk.send(Interrupted())
        assert isinstance(effects[-1], Quit)
        assert "Bianco: 22-18." in said(effects)
        assert "Arrivederci." in said(effects)


def test_who_interrupts_twice_waits_for_nobody() -> None:
    talk = Written()
    talk.send(TextEntered("22-18"))
    talk.send(Interrupted())
    effects = talk.send(Interrupted())
    assert "Bianco: 22-18." in said(effects)
    assert isinstance(effects[-1], Quit)
    assert talk.send(Interrupted()) == []


def test_where_nothing_is_written_down_nothing_waits() -> None:
    dialogue = Dialogue(settings_of(0))
    dialogue.handle(Opened(settings_of(0)))
    assert "Bianco: 22-18." in said(dialogue.handle(TextEntered("22-18")))
    assert dialogue.next_wakeup() is None
    assert dialogue.handle(Recorded(1)) == []
    assert dialogue.handle(Woke()) == []


def test_a_fault_lets_nothing_into_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    talk = Written()

    def fail(*_: object) -> None:
        raise RuntimeError("after the deed")

    monkeypatch.setattr("assistant.dialogue.dialogue.attend", fail)
    with pytest.raises(RuntimeError):
        talk.send(TextEntered("22-18"))
    monkeypatch.undo()
    assert talk.dialogue.next_wakeup() is None
    assert [type(each) for each in talk.send(TextEntered("22-18"))] == [Record]


class LateHall(Hall):
    """Many games, written by a writer that is late by chance, and out of order over the tables."""

    def __init__(self, seeds: Sequence[int], rng: random.Random) -> None:
        self._late = rng
        self._unwritten: list[Record] = []
        super().__init__(seeds)

    def _made(self, settings: Settings) -> Dialogue:
        return Dialogue(settings, is_journalled=True)

    def _send(self, event: Event) -> list[Effect]:
        outbox = super()._send(event)
        self._unwritten += [each for each in outbox if isinstance(each, Record)]
        while self._unwritten and self._late.random() < 0.4:
            done = self._unwritten.pop(self._late.randrange(len(self._unwritten)))
            outbox += super()._send(Recorded(done.record_id))
        return outbox


@settings(max_examples=8)
@given(st.integers(0, 1000))
def test_games_with_a_late_writer_are_as_games_without_one(seed: int) -> None:
    seeds = [7 * seed + table for table in range(3)]
    hall = LateHall(seeds, random.Random(seed))
    hall.play(random.Random(seed))
    for place, each in enumerate(seeds):
        assert hall.deeds(place) == alone(each)

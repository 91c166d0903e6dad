"""The gate of a table: nothing is announced before it is written, and no other table waits for it."""

from hypothesis import given
from hypothesis import strategies as st

from assistant.dialogue.effects import EndUtterance, Quit, Record, Say, StopSearch
from assistant.dialogue.gate import LOST, SLOW, Due, Gates
from assistant.game.deeds import Resigned
from assistant.rules.position import start_position
from assistant.rules.side import Side
from assistant.rules.variant import ITALIAN
from speech.voice.utterance import Utterance

START = start_position(ITALIAN)


def record(number: int, table: int = 1) -> tuple[int, Record]:
    return table, Record(number, table, Resigned(Side.WHITE), START)


def say(text: str, table: int = 1) -> tuple[int, Say]:
    return table, Say(Utterance(text, text), table=table)


def texts(effects: object) -> list[str]:
    return [each.utterance.text for each in effects if isinstance(each, Say)]  # type: ignore[attr-defined]


def test_what_stands_before_a_record_does_not_wait() -> None:
    gates = Gates()
    assert texts(gates.let([say("before"), record(1), say("behind")], 0.0)) == ["before"]
    assert not gates.is_open(1)
    assert texts(gates.recorded(1)) == ["behind"]
    assert gates.is_open(1)


def test_each_waits_for_the_last_record_before_it() -> None:
    gates = Gates()
    deeds = [record(1), say("one"), record(2), say("two"), (1, StopSearch(7))]
    let = [*gates.let(deeds, 0.0)]
    assert [each.record_id for each in let if isinstance(each, Record)] == [1, 2]
    assert len(let) == 2
    assert texts(gates.recorded(1)) == ["one"]
    assert [*gates.recorded(2)] == [deeds[3][1], StopSearch(7)]


def test_records_that_are_written_out_of_order_open_in_order() -> None:
    gates = Gates()
    [*gates.let([record(1), say("one"), record(2), say("two")], 0.0)]
    assert texts(gates.recorded(2)) == []
    assert texts(gates.recorded(1)) == ["one", "two"]


def test_one_table_waits_for_no_other() -> None:
    gates = Gates()
    assert texts(gates.let([record(1, 1), say("here", 1), say("there", 2)], 0.0)) == ["there"]
    assert gates.is_open(2)


def test_the_ear_never_waits() -> None:
    gates = Gates()
    assert [*gates.let([record(1), (1, EndUtterance())], 0.0)][1:] == [EndUtterance()]


def test_who_leaves_waits_for_all_tables_but_not_twice() -> None:
    gates = Gates()
    assert Quit(0) not in [*gates.let([record(1, 1), record(2, 2), (1, Quit(0))], 0.0)]
    assert [*gates.recorded(1)] == []
    assert [*gates.let([(1, Quit(130))], 0.0)] == [Quit(130)]
    assert [*gates.recorded(2)] == [Quit(0)]


def test_a_writer_that_hangs_is_told_of_and_then_waited_for_no_more() -> None:
    gates = Gates()
    [*gates.let([record(1, 5), say("held", 5)], 10.0)]
    assert gates.due == 10.0 + SLOW
    assert gates.woken(10.0 + SLOW / 2) == []
    assert gates.woken(10.0 + SLOW) == [Due(5, is_lost=False)]
    assert gates.due == 10.0 + LOST
    assert gates.woken(10.0 + LOST) == [Due(5, is_lost=True)]
    assert texts(gates.given_up(5)) == ["held"]
    assert gates.due is None
    assert [*gates.recorded(1)] == []  # late, and harmless


def test_where_nothing_is_written_nothing_is_due() -> None:
    assert Gates().due is None
    assert Gates().woken(100.0) == []


@given(st.data())
def test_nothing_is_lost_or_comes_early_and_each_table_keeps_its_order(
    data: st.DataObject,
) -> None:
    gates, number = Gates(), 0
    sent: dict[int, list[str]] = {1: [], 2: [], 3: []}
    seen: dict[int, list[str]] = {1: [], 2: [], 3: []}
    needs: dict[str, set[int]] = {}
    owed: dict[int, set[int]] = {1: set(), 2: set(), 3: set()}

    def see(effects: object) -> None:
        for each in effects:  # type: ignore[attr-defined]
            if isinstance(each, Say):
                assert not needs[each.utterance.text] & set().union(*owed.values())
                seen[each.table].append(each.utterance.text)

    for _ in range(data.draw(st.integers(0, 40))):
        table = data.draw(st.integers(1, 3))
        waiting = sorted(set().union(*owed.values()))
        what = data.draw(st.sampled_from(["say", "record", "written"]))
        if what == "written" and waiting:
            done = data.draw(st.sampled_from(waiting))
            for each in owed.values():
                each.discard(done)
            see(gates.recorded(done))
        elif what == "record":
            number += 1
            owed[table].add(number)
            see(gates.let([record(number, table)], 0.0))
        else:
            text = f"{table}-{len(sent[table])}"
            sent[table].append(text)
            needs[text] = set(owed[table])
            see(gates.let([say(text, table)], 0.0))
    for each in sorted(set().union(*owed.values())):
        for left in owed.values():
            left.discard(each)
        see(gates.recorded(each))
    assert seen == sent

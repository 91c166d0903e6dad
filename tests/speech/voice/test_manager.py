"""The queue of words: its table, its rules one by one, and what holds in any order of events."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from speech.voice.manager import TRANSITIONS, Action, Input, Speak, SpeechManager, Stop, VoiceState
from speech.voice.utterance import Urgency, Utterance

NEWS, READING, IMPORTANT = Urgency.NEWS, Urgency.READING, Urgency.IMPORTANT


def say(text: str, priority: Urgency = NEWS, topic: str = "", replaces: str = "") -> Utterance:
    return Utterance(text, "en", text, priority, topic, frozenset(replaces.split()))


class Listener:
    """A manager and what it has had said; the synthesiser does what the test wants."""

    def __init__(self) -> None:
        self.manager = SpeechManager()
        self.begun: list[str] = []
        self.number = 0
        self.stops = 0

    def perform(self, actions: list[Action]) -> None:
        for action in actions:
            match action:
                case Speak(number, utterance):
                    assert number > self.number
                    self.number = number
                    self.begun.append(utterance.text)
                case Stop(number):
                    assert number == self.number
                    self.stops += 1

    def submit(self, *utterances: Utterance) -> None:
        self.perform(self.manager.submit(utterances))

    def end(self) -> None:
        self.perform(self.manager.ended(self.number))

    def say_all(self) -> list[str]:
        for _ in range(1000):
            if self.manager.state not in (VoiceState.SPEAKING, VoiceState.STOPPING):
                break
            self.end()
        return self.begun


def test_words_are_said_one_after_the_other() -> None:
    listener = Listener()
    listener.submit(say("a"), say("b"))
    listener.submit(say("c"))
    assert listener.begun == ["a"]
    assert listener.say_all() == ["a", "b", "c"]
    assert listener.manager.state is VoiceState.SILENT


def test_important_words_cut_off_what_is_not_and_never_each_other() -> None:
    listener = Listener()
    listener.submit(say("old"), say("older news"))
    listener.submit(say("move", IMPORTANT), say("coach"))
    listener.submit(say("result", IMPORTANT))
    assert listener.stops == 1
    assert listener.say_all() == ["old", "move", "result"]


def test_words_that_have_become_untrue_are_dropped() -> None:
    listener = Listener()
    listener.submit(say("first"), say("your turn", topic="turn"), say("other", topic="clock"))
    listener.submit(say("played", replaces="turn"))
    assert listener.stops == 0
    assert listener.say_all() == ["first", "other", "played"]
    listener.submit(say("your turn", topic="turn"))
    listener.submit(say("played", replaces="turn clock"))
    assert listener.stops == 1


def test_a_key_stops_everything_and_important_words_come_with_the_next() -> None:
    listener = Listener()
    listener.submit(say("long"), say("dropped"))
    listener.submit(say("one", IMPORTANT), say("two", IMPORTANT), say("three", IMPORTANT))
    listener.end()
    assert listener.begun[-1] == "one"
    listener.perform(listener.manager.hush())
    listener.end()
    assert listener.manager.state is VoiceState.HUSHED
    listener.submit(say("answer"))
    assert listener.say_all() == ["long", "one", "two", "three", "answer"]


def test_words_that_come_before_the_voice_has_stopped_are_said_after_it() -> None:
    listener = Listener()
    listener.submit(say("long"))
    listener.perform(listener.manager.hush())
    listener.submit(say("answer"))
    assert listener.say_all() == ["long", "answer"]


def test_a_reading_that_was_cut_off_goes_on_from_its_sentence() -> None:
    listener = Listener()
    listener.submit(*(say(f"row {number}", READING) for number in range(1, 5)))
    listener.end()
    listener.perform(listener.manager.hush())
    listener.end()
    assert listener.manager.cut_off
    listener.submit(say("answer"))
    listener.end()
    listener.perform(listener.manager.go_on())
    assert listener.say_all() == ["row 1", "row 2", "answer", "row 2", "row 3", "row 4"]
    assert not listener.manager.cut_off


def test_a_reading_gives_way_to_anything_else_and_to_a_newer_reading() -> None:
    listener = Listener()
    listener.submit(say("row 1", READING), say("row 2", READING))
    listener.submit(say("move", IMPORTANT))
    assert listener.say_all() == ["row 1", "move"]
    listener.submit(say("piece 1", READING))
    listener.say_all()
    listener.perform(listener.manager.go_on())
    assert listener.say_all() == ["row 1", "move", "piece 1"]


def test_where_the_voice_is_lost_the_last_important_words_wait_for_another() -> None:
    listener = Listener()
    listener.submit(say("one", IMPORTANT), say("news"), say("two", IMPORTANT))
    listener.perform(listener.manager.failed())
    assert listener.manager.state is VoiceState.LOST
    listener.perform(listener.manager.regain())
    assert listener.say_all() == ["one", "one", "two"]
    listener.perform(listener.manager.failed())
    listener.submit(say("three", IMPORTANT))
    listener.submit(say("four", IMPORTANT), say("news"))
    listener.submit(say("more news"))
    listener.perform(listener.manager.regain())
    assert listener.say_all() == ["one", "one", "two", "four"]


def test_a_hundred_words_in_a_burst() -> None:
    """Criterion 20: all the important ones are said, in order."""
    listener = Listener()
    for number in range(100):
        listener.submit(say(f"{number}", IMPORTANT if number % 3 == 0 else NEWS))
    said = listener.say_all()
    assert [text for text in said if int(text) % 3 == 0] == [f"{each}" for each in range(0, 100, 3)]


def apply(listener: Listener, given: Input, utterances: list[Utterance]) -> None:
    manager = listener.manager
    match given:
        case Input.SUBMIT:
            listener.submit(*utterances)
        case Input.ENDED:
            listener.end()
        case Input.FAILED:
            listener.perform(manager.failed())
        case Input.HUSH:
            listener.perform(manager.hush())
        case Input.GO_ON:
            listener.perform(manager.go_on())
        case Input.REGAIN:
            listener.perform(manager.regain())


def reach(state: VoiceState) -> Listener:
    """A manager in a state, with words still waiting where there can be some."""
    listener = Listener()
    if state is not VoiceState.SILENT:
        listener.submit(say("one", IMPORTANT), say("two", IMPORTANT), say("row", READING))
    if state in (VoiceState.STOPPING, VoiceState.HUSHED):
        listener.perform(listener.manager.hush())
    if state is VoiceState.HUSHED:
        listener.end()
    if state is VoiceState.LOST:
        listener.perform(listener.manager.failed())
    assert listener.manager.state is state
    return listener


@pytest.mark.parametrize("state", VoiceState)
@pytest.mark.parametrize("given", Input)
def test_what_the_table_does_not_allow_changes_nothing(state: VoiceState, given: Input) -> None:
    listener = reach(state)
    manager = listener.manager
    before = (manager._current, [*manager._queue], [*manager.cut_off], manager._number)
    begun, stops = [*listener.begun], listener.stops
    apply(listener, given, [say("new")])
    if (state, given) in TRANSITIONS:
        assert manager.state in TRANSITIONS[state, given]
    else:
        assert manager.state is state
        assert (manager._current, [*manager._queue], [*manager.cut_off], manager._number) == before
        assert (listener.begun, listener.stops) == (begun, stops)


def test_a_report_about_other_words_changes_nothing() -> None:
    listener = Listener()
    listener.submit(say("one"), say("two"))
    assert listener.manager.ended(99) == []
    assert listener.begun == ["one"]


UTTERANCES = st.lists(
    st.builds(
        say,
        st.text("abc", min_size=1, max_size=3),
        st.sampled_from(Urgency),
        st.sampled_from(["", "turn", "clock"]),
        st.sampled_from(["", "turn", "turn clock"]),
    ),
    max_size=4,
)


@given(st.lists(st.tuples(st.sampled_from(Input), UTTERANCES), max_size=60))
def test_in_any_order_the_table_holds_and_important_words_are_begun_in_order(steps: list) -> None:
    listener = Listener()
    wanted: list[str] = []
    count = 0
    for happens, utterances in steps:
        state = listener.manager.state
        named = []
        for each in utterances:
            count += 1
            important = each.priority is IMPORTANT
            named.append(say(f"{count}", each.priority, each.topic, " ".join(each.replaces)))
            if important and happens is Input.SUBMIT and state is not VoiceState.LOST:
                wanted.append(f"{count}")
        apply(listener, happens, named)
        after = listener.manager.state
        assert after in TRANSITIONS.get((state, happens), {state}), (state, happens, after)
        if after is VoiceState.LOST:
            return
    listener.submit(say("0"))
    said = listener.say_all()
    assert [text for text in said if text in wanted] == wanted


def test_a_reading_that_has_become_untrue_is_not_gone_on_with() -> None:
    manager = SpeechManager()
    rows = [Utterance(f"Riga {n}", "it", priority=Urgency.READING, topic="position") for n in (1, 2)]
    tour = Utterance("Giro", "it", priority=Urgency.READING)
    manager.submit([*rows, tour])
    manager.hush()
    manager.ended(1)
    assert manager.cut_off
    move = Utterance("22 18", "it", priority=Urgency.IMPORTANT, replaces=frozenset({"position"}))
    manager.submit([move])
    manager.ended(2)
    assert [each.utterance for each in manager.go_on() if isinstance(each, Speak)] == [tour]


def test_important_words_that_were_hushed_do_not_come_back_with_another_synthesiser() -> None:
    listener = Listener()
    listener.submit(say("result", IMPORTANT))
    listener.perform(listener.manager.hush())
    listener.perform(listener.manager.failed())
    listener.perform(listener.manager.regain())
    assert listener.begun == ["result"]
    cut = Listener()
    cut.submit(say("result", IMPORTANT))
    cut.perform(cut.manager.failed())
    cut.perform(cut.manager.regain())
    assert cut.begun == ["result", "result"], "what nobody hushed is said by the next one"

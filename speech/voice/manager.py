"""What is said when: the queue of words, without any input or output of its own.

Words come in by `submit`, the synthesiser reports by `ended` and `failed`, a key calls `hush`; what is
to be done comes back as actions. At most one utterance is being said at any time:

1. Words are queued in order, and the first is begun where nothing is being said.
2. Newer words drop older ones that they make untrue. IMPORTANT ones drop all older ones that are not.
3. What is being said and has to go is stopped; the next is begun when the synthesiser has confirmed it.
4. A key stops everything. IMPORTANT words that were not yet begun wait, hushed, and are said before
   whatever is said next.
5. What was cut off of a long reading is kept, from the sentence that was cut, until `go_on` or a newer
   reading.
6. A synthesiser that fails loses the voice: nothing is said, and of what comes the last IMPORTANT words
   are kept, until there is another one.

TRANSITIONS is the whole of it; what it does not allow changes nothing.
"""

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from speech.voice.utterance import Urgency, Utterance


class VoiceState(Enum):
    """What the voice is doing."""

    SILENT = "silent"
    SPEAKING = "speaking"
    STOPPING = "stopping"
    """It was told to stop and has not yet said that it has."""
    HUSHED = "hushed"
    """A key was pressed, and important words wait for the next ones."""
    LOST = "lost"
    """No synthesiser works."""


class Input(Enum):
    """What can happen to it."""

    SUBMIT = "submit"
    ENDED = "ended"
    FAILED = "failed"
    HUSH = "hush"
    GO_ON = "go-on"
    REGAIN = "regain"


_S, _I = VoiceState, Input
TRANSITIONS: Mapping[tuple[VoiceState, Input], frozenset[VoiceState]] = {
    (_S.SILENT, _I.SUBMIT): frozenset({_S.SPEAKING, _S.SILENT}),
    (_S.SILENT, _I.GO_ON): frozenset({_S.SPEAKING, _S.SILENT}),
    (_S.SILENT, _I.FAILED): frozenset({_S.LOST}),
    (_S.SPEAKING, _I.SUBMIT): frozenset({_S.SPEAKING, _S.STOPPING}),
    (_S.SPEAKING, _I.ENDED): frozenset({_S.SPEAKING, _S.SILENT}),
    (_S.SPEAKING, _I.FAILED): frozenset({_S.LOST}),
    (_S.SPEAKING, _I.HUSH): frozenset({_S.STOPPING}),
    (_S.SPEAKING, _I.GO_ON): frozenset({_S.SPEAKING}),
    (_S.STOPPING, _I.SUBMIT): frozenset({_S.STOPPING}),
    (_S.STOPPING, _I.ENDED): frozenset({_S.SPEAKING, _S.SILENT, _S.HUSHED}),
    (_S.STOPPING, _I.FAILED): frozenset({_S.LOST}),
    (_S.STOPPING, _I.HUSH): frozenset({_S.STOPPING}),
    (_S.STOPPING, _I.GO_ON): frozenset({_S.STOPPING}),
    (_S.HUSHED, _I.SUBMIT): frozenset({_S.SPEAKING}),
    (_S.HUSHED, _I.GO_ON): frozenset({_S.SPEAKING}),
    (_S.HUSHED, _I.FAILED): frozenset({_S.LOST}),
    (_S.LOST, _I.SUBMIT): frozenset({_S.LOST}),
    (_S.LOST, _I.HUSH): frozenset({_S.LOST}),
    (_S.LOST, _I.REGAIN): frozenset({_S.SPEAKING, _S.SILENT}),
}
"""By state and input, the states that may follow. A pair that is missing changes nothing."""


@dataclass(frozen=True, slots=True)
class Speak:
    """Begin to say this; the reports about it carry its number."""

    number: int
    utterance: Utterance


@dataclass(frozen=True, slots=True)
class Stop:
    """Be silent at once, and report it as ended."""

    number: int


Action = Speak | Stop


class SpeechManager:
    """The one place that decides what is said next."""

    def __init__(self, cut_off: Iterable[Utterance] = ()) -> None:
        self.state = VoiceState.SILENT
        self._queue: deque[Utterance] = deque()
        self._current: Utterance | None = None
        self._number = 0
        self.cut_off = [*cut_off]
        """What is left of the last long reading, for `go_on`."""
        self._is_hushed = False

    def submit(self, utterances: Iterable[Utterance]) -> list[Action]:
        """Have these said, in order, after what is still to be said."""
        new = [each for each in utterances if each.spoken or each.text or each.sounds]
        if not new:
            return []
        if any(each.priority is Urgency.READING for each in new):
            self.cut_off.clear()
        if self.state is VoiceState.LOST:
            self.cut_off = still_true(self.cut_off, new)
            important = [each for each in new if each.priority is Urgency.IMPORTANT]
            self._queue = deque(important) if important else self._queue
            return []
        self._is_hushed = False
        kept = [each for each in self._queue if not _gives_way(each, new)]
        self._put_aside(each for each in self._queue if _gives_way(each, new))
        self._queue = deque([*kept, *new])
        actions: list[Action] = []
        if self.state is VoiceState.SPEAKING and self._current and _gives_way(self._current, new):
            actions = self._stop()
        elif self.state in (VoiceState.SILENT, VoiceState.HUSHED):
            actions = self._begin()
        self.cut_off = still_true(self.cut_off, new)
        return actions

    def ended(self, number: int) -> list[Action]:
        """The synthesiser has said this, or has stopped saying it."""
        if number != self._number or self.state not in (VoiceState.SPEAKING, VoiceState.STOPPING):
            return []
        self._current = None
        if self._is_hushed:
            self._is_hushed = False
            self.state = VoiceState.HUSHED if self._queue else VoiceState.SILENT
            return []
        return self._begin()

    def failed(self) -> list[Action]:
        """The synthesiser does not work: what it was to say is said by the next one if it matters."""
        if self.state is VoiceState.LOST:
            return []
        unsaid = [self._current] if self._current and self.state is VoiceState.SPEAKING else []
        waiting = [*unsaid, *self._queue]
        self._queue = deque(each for each in waiting if each.priority is Urgency.IMPORTANT)
        self._current = None
        self._is_hushed = False
        self.state = VoiceState.LOST
        return []

    def regain(self) -> list[Action]:
        """There is a synthesiser again."""
        if self.state is not VoiceState.LOST:
            return []
        return self._begin()

    def hush(self) -> list[Action]:
        """A key: silence at once. What is important and not yet begun is kept."""
        self._put_aside(self._queue)
        self._queue = deque(each for each in self._queue if each.priority is Urgency.IMPORTANT)
        if self.state is VoiceState.STOPPING:
            self._is_hushed = True
        if self.state is not VoiceState.SPEAKING:
            return []
        self._is_hushed = True
        return self._stop()

    def go_on(self) -> list[Action]:
        """Go on with the long reading that was cut off, from the sentence that was cut."""
        if self.state is VoiceState.LOST:
            return []
        self._queue.extend(self.cut_off)
        self.cut_off.clear()
        if self.state is VoiceState.STOPPING:
            self._is_hushed = self._is_hushed and not self._queue
        return self._begin() if self.state in (VoiceState.SILENT, VoiceState.HUSHED) else []

    def _begin(self) -> list[Action]:
        """Begin with the first in the queue, if there is one."""
        if not self._queue:
            self.state = VoiceState.SILENT
            return []
        self._current = self._queue.popleft()
        self._number += 1
        self.state = VoiceState.SPEAKING
        return [Speak(self._number, self._current)]

    def _stop(self) -> list[Action]:
        """Stop what is being said, which may be part of a reading."""
        assert self._current is not None
        if self._current.priority is Urgency.READING:
            self.cut_off.insert(0, self._current)
        self.state = VoiceState.STOPPING
        return [Stop(self._number)]

    def _put_aside(self, utterances: Iterable[Utterance]) -> None:
        """Keep what is left of a reading."""
        self.cut_off += [each for each in utterances if each.priority is Urgency.READING]


def still_true(old: Iterable[Utterance], new: Iterable[Utterance]) -> list[Utterance]:
    """Those older words that newer ones have not made untrue."""
    untrue = frozenset[str]().union(*(each.replaces for each in new)) - {""}
    return [each for each in old if each.topic not in untrue]


def _gives_way(old: Utterance, new: Iterable[Utterance]) -> bool:
    """Whether older words have to go because of newer ones."""
    if old.priority is Urgency.IMPORTANT:
        return False
    for each in new:
        if each.priority is Urgency.IMPORTANT or old.topic in each.replaces - {""}:
            return True
        if old.priority is Urgency.READING and each.priority is not Urgency.READING:
            return True
    return False

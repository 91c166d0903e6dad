"""A conversation without a terminal: lines in, lines out, and a computer whose moves are given."""

from dataclasses import replace
from typing import Any

from assistant.dialogue.dialogue import Dialogue
from assistant.dialogue.effects import (
    Effect,
    EndUtterance,
    Expect,
    MarkTelling,
    OpenWindow,
    Quit,
    ReadOn,
    Record,
    Say,
    StartSearch,
    StopSearch,
    UseVoice,
)
from assistant.dialogue.events import (
    AnswerHeard,
    DeviceFound,
    DeviceLost,
    EarLost,
    EarRegained,
    Escaped,
    Event,
    FastOpponentFailed,
    InputEnded,
    Interrupted,
    LineRefused,
    NothingSaid,
    NothingToReadOn,
    Opened,
    PartialHeard,
    Route,
    SearchFinished,
    TalkPressed,
    TellingEnded,
    TextEntered,
    UtteranceHeard,
    VoiceChanged,
    VoiceLost,
    VoiceMissing,
    VoiceRegained,
    VoiceToggled,
    WindowClosed,
    Woke,
)
from assistant.dialogue.letter_effects import ReadMessageText, UnderstandMessage
from assistant.game.deeds import Deed
from assistant.game.game import Game
from assistant.game.instant import NEVER_LOOKED
from assistant.game.match import Match
from assistant.game.time_control import parse_clock
from assistant.narration.facts.fact import Fact
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.notation import parse_move
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID, Regulation, regulation
from assistant.rules.variant import VARIANTS
from assistant.settings.preferences import NAMED
from assistant.settings.settings import Settings
from assistant.settings.terms import parse_player
from assistant.store.documents import answer


def settings_for(
    rule_text: Regulation = ITALIAN_FID, fen: str | None = None, **changes: object
) -> Settings:
    """Settings for a regulation, from its start position or a FEN."""
    variant = rule_text.variant
    start = parse_fen(fen, variant) if fen else start_position(variant)
    return replace(Settings(regulation=rule_text, start=start), **changes)


def parse_settings(line: str) -> Settings:
    """Settings as a transcript writes them: `rules=italian lang=it coach=why fen=W:...`."""
    given = dict(word.split("=", 1) for word in line.split())
    given.pop("journal", None)  # whoever wants it has it
    variant = VARIANTS[given.pop("rules", "italian")]
    found = regulation(variant, given.pop("regulation", "fid"))
    assert found
    settings = settings_for(found, given.pop("fen", None), language=given.pop("lang", "it"))
    for name, value in given.items():
        if name in ("white", "black"):
            settings = replace(settings, **{name: parse_player(value)})
        elif name in ("white_device", "black_device"):
            settings = replace(settings, **{name: value})
        elif name in _SWITCHES:
            settings = replace(settings, **{_SWITCHES[name]: value == "on"})
        elif name in ("seed", "questions", "white_questions", "black_questions", "boards"):
            settings = replace(settings, **{name: int(value)})
        elif name == "score":
            settings = replace(settings, is_score_obligatory=value == "obligatory")
        elif name == "match":
            games, _, how = value.partition("/")
            names = settings.white.name, settings.black.name
            match = Match(1, int(games), *names, is_turned=how == "turned", is_drawn=bool(how))
            white, black = (replace(settings.white, name=name) for name in match.names)
            settings = replace(settings, match=match, white=white, black=black)
        elif name in ("clock", "white_clock", "black_clock"):
            sides = ("white_clock", "black_clock") if name == "clock" else (name,)
            settings = replace(settings, **dict.fromkeys(sides, parse_clock(value)))
        elif name == "movetime":
            settings = replace(settings, movetime=float(value))
        else:
            assert NAMED[name].accepts(value), (name, value)
            settings = NAMED[name].put(settings, value)
    return settings


_SWITCHES = {"notes": "has_notes", "arbiter": "is_arbiter", "promotional": "is_promotional"}
_SWITCHES |= {"repeat": "is_repeated_back"}
"""Terms that are on or off, by the words of a transcript."""


def _told(said: Say) -> str:
    """What is told, as a transcript has it: behind the side that hears it alone."""
    return f"({said.only.value} alone) {said.utterance.text}" if said.only else said.utterance.text


def alternatives(said: str) -> tuple[tuple[str, float], ...]:
    """`ventidue diciotto | ventitre diciotto -1.5`: what a recogniser offers; 0 where none is given."""
    found = []
    for each in said.split("|"):
        text, score = each.strip(), 0.0
        head, _, last = text.rpartition(" ")
        if last.startswith("-") and last[1:2].isdigit():
            text, score = head, float(last)
        found.append((text, score))
    return tuple(found)


MOST_WOKEN = 10_000
OWN_VOICE = Route("own", "no-reader", has_key=True)
"""Who reads aloud on a terminal with sound, and no screen reader."""


class Talk:
    """Feeds a dialogue and keeps what it did."""

    def __init__(self, settings: Settings, voice: Route | None = None) -> None:
        self.now = NEVER_LOOKED
        self.dialogue = self._begun(settings)
        self.done: list[Effect] = []
        self.searches: list[StartSearch] = []
        self.windows: list[int] = []
        self.watched: tuple[str, ...] = ()
        self.stopped: list[int] = []
        self.status: int | None = None
        self.opening = self.send(self._opened(settings, voice or Route()))

    def _begun(self, settings: Settings) -> Dialogue:
        return Dialogue(settings)

    def _opened(self, settings: Settings, voice: Route) -> Opened:
        return Opened(settings, voice)

    def _handled(self, event: Event) -> list[Effect]:
        """What is done because of an event."""
        return self.dialogue.handle(event, self.now)

    @property
    def game(self) -> Game:
        return self.dialogue.talk.game

    def deeds(self, *kinds: type[Deed]) -> list[Any]:
        """What was done to the game and given to be written down: deeds of these kinds, or all."""
        given = [each.deed for each in self.done if isinstance(each, Record)]
        return [deed for deed in given if isinstance(deed, kinds or Deed)]

    def send(self, event: Event) -> list[str]:
        """What is said because of an event."""
        outbox = self._handled(event)
        if any(isinstance(entry, ReadOn) for entry in outbox):
            outbox += self._handled(NothingToReadOn())  # no voice reads here
        for entry in outbox:
            if isinstance(entry, UseVoice):
                kind = "off" if entry.wanted == "off" else "own"
                self._handled(VoiceChanged(Route(kind, "asked")))
        for entry in outbox:
            if isinstance(entry, ReadMessageText | UnderstandMessage):  # a thread would do it
                outbox += self._handled(answer(entry))  # which may have it read on
        for entry in outbox:
            if isinstance(entry, MarkTelling):  # it is printed
                outbox = [*outbox, *self._handled(TellingEnded(entry.number))]
        self.done += outbox
        for entry in outbox:
            self._note(entry)
        return [_told(entry) for entry in outbox if isinstance(entry, Say)]

    def _note(self, entry: Effect) -> None:
        match entry:
            case StartSearch():
                self.searches.append(entry)
            case StopSearch(request_id):
                self.stopped.append(request_id)
            case Quit(status):
                self.status = status
            case OpenWindow(number):
                self.windows.append(number)
            case Expect(answers):
                self.watched = answers

    def wait(self, seconds: float) -> list[str]:
        """Let time go by; what is said meanwhile, by whatever wakes the conversation."""
        said: list[str] = []
        end = self.now.after(seconds)
        for _ in range(MOST_WOKEN):
            due = self.dialogue.next_wakeup()
            if due is None or due > end.monotonic:
                self.now = end
                return said
            self.now = self.now.after(max(0.0, due - self.now.monotonic))
            said += self.send(Woke())
        raise AssertionError("it is woken again and again")

    def type(self, line: str) -> list[str]:
        return self.send(TextEntered(line))

    def answer(self, written: str, score: int = 0) -> list[str]:
        """The computer's move, by its squares."""
        search = self.searches[-1]
        move_text = parse_move(written)
        assert move_text
        squares = move_text.squares
        for move in legal_moves(search.position):
            if squares in (move.path, (move.start, move.end)):
                return self.send(SearchFinished(search.request_id, move.path, move.captured, score))
        raise AssertionError(f"the computer cannot play {written}")

    def act(self, line: str) -> list[str]:
        """One line of a transcript: typed, the computer's move, or something that happens."""
        sign, _, rest = line.partition(" ")
        if sign == ">":
            return self.type(rest)
        if sign == "~":
            return self.hear(rest)
        if sign == "^":
            return self.send(AnswerHeard(rest))
        if sign == "!":
            written, _, score = rest.partition(" score ")
            return self.answer(written, int(score or 0))
        happens = {
            "end of input": InputEnded(),
            "ctrl-c": Interrupted(),
            "escape": Escaped(),
            "too long a line": LineRefused(),
            "the voice key": VoiceToggled(),
            "the voice is lost": VoiceLost("lost"),
            "the voice is back": VoiceRegained(),
            "no voice for it": VoiceMissing(),
            "own voice": VoiceChanged(Route("own", "asked")),
            "the talk key": TalkPressed(),
            "nobody speaks": NothingSaid(),
            "the ear is lost": EarLost("crashed"),
            "the microphone is gone": EarLost("lost"),
            "the ear is back": EarRegained(),
            "the window closes": WindowClosed(self.windows[-1] if self.windows else 0),
            "the headphones of white are there": DeviceFound("white"),
            "the headphones of white are gone": DeviceLost("white"),
            "the headphones of black are there": DeviceFound("black"),
            "the headphones of black are gone": DeviceLost("black"),
            "the search fails": self._failure(),
            "nothing is compiled": FastOpponentFailed("failed", "RuntimeError: out of memory"),
        }
        assert sign == "*", line
        if rest.endswith(" passes") or rest == "the disk is full":
            return []  # which is nothing to who keeps no journal
        if rest.endswith(" seconds"):
            return self.wait(float(rest.removesuffix(" seconds")))
        return self.send(happens[rest])

    def hear(self, said: str) -> list[str]:
        """An utterance: what it may have been, with bars between, each with how likely it is behind."""
        return self.send(UtteranceHeard(alternatives(said)))

    def hear_so_far(self, said: str) -> bool:
        """Whether the ear is told not to wait for a pause after this."""
        done = self.dialogue.handle(PartialHeard(said), self.now)
        return any(isinstance(entry, EndUtterance) for entry in done)

    def _failure(self) -> SearchFinished:
        return SearchFinished(self.searches[-1].request_id if self.searches else 0, (), (), 0, "x")


def worded(talk: Talk, *facts: Fact) -> list[str]:
    """What is printed of some facts."""
    return [talk.dialogue.talk.narrator.tell(fact).text for fact in facts]

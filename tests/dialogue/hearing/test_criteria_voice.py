"""The criteria of accessibility about speech (16 to 25) that the conversation answers for.

Those that need a child, a sound or a terminal are in tests/app/test_criteria_voice.py.
"""

import asyncio
import re
from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest
from hypothesis import given

import assistant.app
from assistant.dialogue.effects import Say
from assistant.dialogue.events import Event, Route, SearchFinished, TextEntered
from assistant.dialogue.states import State
from assistant.game.time_control import sudden_death
from assistant.narration.narrator import spelled
from assistant.rules.legal import legal_moves
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.settings.settings import Settings
from assistant.settings.taste import SOUNDS
from assistant.store.log import format_entry
from speech.voice.manager import Speak, SpeechManager, Stop
from speech.voice.utterance import Urgency, Utterance
from tests.dialogue.support.criteria import CAPTURES, LANGUAGES, YES, play_on
from tests.dialogue.support.kept_talk import Shelf, shelf, talk_by
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_dialogue import LINES
from tests.dialogue.test_transcripts import TRANSCRIPTS


def said_by(talk: Talk) -> list[Utterance]:
    return [each.utterance for each in talk.done if isinstance(each, Say)]


@pytest.fixture(scope="module")
def in_transcripts() -> list[Utterance]:
    """What every conversation of every transcript says, but for what is printed for the fingers."""
    said = []
    for path in TRANSCRIPTS:
        with shelf() as kept:
            for talk in _replayed(path.read_text("utf-8"), kept):
                if not talk.dialogue.talk.settings.cells:
                    said += said_by(talk)
    return said


def _replayed(text: str, kept: Shelf) -> Iterable[Talk]:
    talk = None
    for line in text.splitlines():
        if line.startswith("settings"):
            if talk:
                yield talk
            talk = talk_by(line, kept)
        elif talk and line and line[0] not in "<#":
            talk.act(line)
    if talk:
        yield talk


def numbers(text: str) -> list[str]:
    return re.findall(r"\d+", text)


def test_criterion_16_what_is_spoken_has_the_numbers_of_what_is_printed(
    in_transcripts: list[Utterance],
) -> None:
    for each in in_transcripts:
        spoken = each.spoken or each.text
        if "..." not in each.text:
            assert sorted(numbers(spoken)) == sorted(numbers(each.text)), each


class Line:
    """A console without a terminal, whose person types what a test wants."""

    def __init__(self, lines: list[str], printed: list[str]) -> None:
        self.sees_keys = True
        self._lines = iter(lines)
        self._printed = printed

    def __call__(self, post: Callable[[Event], None], *_: object) -> "Line":
        self._post = post
        return self

    def start(self, loop: asyncio.AbstractEventLoop) -> None: ...

    is_typing = False

    def use_talk_key(self, is_wanted: bool) -> None: ...

    def want_line(self) -> None:
        self._post(TextEntered(next(self._lines)))

    def want_no_line(self) -> None: ...

    def write_line(self, text: str) -> None:
        self._printed.append(text)

    def write_error(self, text: str) -> None:
        raise AssertionError(text)

    def limit_lines(self, cells: int | None) -> None: ...

    def close(self) -> None: ...


class Heard:
    """A voice that keeps what is submitted to it."""

    def __init__(self, heard: list[str]) -> None:
        self.route = Route("own", "asked", has_key=True)
        self._heard = heard

    is_speaking = False

    def __call__(self, *_: object, **__: object) -> "Heard":
        return self

    def submit(self, utterances: Iterable[Utterance]) -> None:
        self._heard += [each.text for each in utterances]

    def use(self, wanted: object) -> None: ...

    def go_on(self) -> bool:
        return False

    def finish(self) -> None: ...

    def close(self) -> None: ...


CONVERSATION = {
    "it": ["aiuto", "pezzi", "22-17", "22-18", "velocità 300", "righe", "continua", "ripeti", "boh"],
    "en": ["help", "pieces", "22-17", "22-18", "rate 300", "rows", "continue", "repeat", "xyz"],
    "pt": ["ajuda", "peças", "22-17", "22-18", "velocidade 300", "linhas", "continuar", "repetir", "x"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_16_what_is_printed_is_said_and_nothing_else_in_the_same_order(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed: list[str] = []
    heard: list[str] = []
    quits = {"it": ["esci", "sì"], "en": ["quit", "yes"], "pt": ["sair", "sim"]}[language]
    lines = [*CONVERSATION[language], *quits]
    monkeypatch.setattr(assistant.app, "open_console", Line(lines, printed))
    monkeypatch.setattr(assistant.app, "Voice", Heard(heard))
    settings = settings_for(language=language, level=1, voice="own")
    assert assistant.app.run_game(settings, None, lambda name, value: None) == 0
    assert len(printed) > 30
    assert heard == printed


def test_criterion_17_no_notation_is_spoken_in_any_transcript(in_transcripts: list[Utterance]) -> None:
    spoken = [each.spoken for each in in_transcripts]
    assert len(spoken) > 1000
    assert [text for text in spoken if re.search(r"\d+[-x]\d+", text)] == []


@given(LINES)
def test_criterion_17_no_notation_is_spoken_whatever_is_typed(line: str) -> None:
    for language in LANGUAGES:
        talk = Talk(settings_for(language=language))
        for text in (line, f"{line} 22-17a", f"x22x17 {line}"):
            talk.type(text)
        for each in said_by(talk):
            assert not re.search(r"\d[-x]\d", each.spoken), each
            assert not re.search(r"\d[-x]\d", spelled(each).spoken), each


class Voice:
    """The queue of words, fed with what a conversation says."""

    def __init__(self) -> None:
        self.manager = SpeechManager()
        self.begun: list[Utterance] = []
        self.stops = 0

    def submit(self, utterances: list[Utterance]) -> None:
        self._perform(self.manager.submit(utterances))

    def end(self) -> None:
        self._perform(self.manager.ended(self.manager._number))

    def _perform(self, actions: list) -> None:
        for action in actions:
            if isinstance(action, Speak):
                self.begun.append(action.utterance)
            elif isinstance(action, Stop):
                self.stops += 1


def hear(talk: Talk, act: Callable[[], object]) -> list[Utterance]:
    """What is said because of something."""
    before = len(said_by(talk))
    act()
    return said_by(talk)[before:]


READING = {"it": "righe", "en": "rows", "pt": "linhas"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_19_the_opponents_move_cuts_off_a_reading_and_stays_printed(language: str) -> None:
    talk, voice = Talk(settings_for(language=language)), Voice()
    talk.type("22-18")
    rows = hear(talk, lambda: talk.type(READING[language]))
    assert {each.priority for each in rows} == {Urgency.READING}
    voice.submit(rows)
    move, *others = hear(talk, lambda: talk.answer("11-15"))
    assert move.priority is Urgency.IMPORTANT
    voice.submit([move, *others])
    assert voice.stops == 1
    for _ in range(20):
        voice.end()
    assert voice.begun == [rows[0], move, *others]
    assert not voice.manager.cut_off  # the rows would tell of an older position
    log = [format_entry(each)["utterance"] for each in talk.done if isinstance(each, Say)]
    assert [each.text for each in (*rows, move, *others)] == log[-len(rows) - 1 - len(others) :]


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_19_the_opponents_move_never_cuts_off_important_words(language: str) -> None:
    talk, voice = Talk(settings_for(language=language)), Voice()
    own = hear(talk, lambda: talk.type("22-18"))
    voice.submit(own)
    answer = hear(talk, lambda: talk.answer("11-15"))
    voice.submit(answer)
    assert own[0].priority is Urgency.IMPORTANT
    assert voice.stops == 0
    for _ in range(20):
        voice.end()
    important = [each for each in (*own, *answer) if each.priority is Urgency.IMPORTANT]
    assert [each for each in voice.begun if each.priority is Urgency.IMPORTANT] == important


def test_criterion_20_of_a_game_that_rushes_by_every_important_word_is_said() -> None:
    talk, voice = Talk(settings_for(INTERNATIONAL_FID)), Voice()
    while talk.dialogue.state in (State.MOVE, State.SEARCH) and len(said_by(talk)) < 100:
        voice.submit(hear(talk, lambda: play_on(talk, 1, seed=len(talk.done))))
    for _ in range(300):
        voice.end()
    important = [each for each in said_by(talk) if each.priority is Urgency.IMPORTANT]
    assert len(important) > 40
    begun = [each for each in voice.begun if each.priority is Urgency.IMPORTANT]
    assert begun == important[-len(begun) :]
    assert len(begun) >= len(important) - 1  # what was said before the first move


REPEATS = {
    "it": ("ripeti", "ripeti piano", "scandisci"),
    "en": ("repeat", "repeat slowly", "spell"),
    "pt": ("repetir", "repetir devagar", "soletrar"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_22_repeat_repeat_slowly_and_spell(language: str) -> None:
    again, slowly, spell = REPEATS[language]
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    said = hear(talk, lambda: talk.answer("11-15"))
    for line, is_slow in ((again, False), (slowly, True), (again, False)):
        repeated = hear(talk, lambda line=line: talk.type(line))
        assert [each.spoken for each in repeated] == [each.spoken for each in said]
        assert {each.is_slow for each in repeated} == {is_slow}
        assert all(not each.sounds for each in repeated)
    assert "1 1, 1 5" in hear(talk, lambda: talk.type(spell))[0].spoken


def test_repeat_means_the_move_and_not_that_the_computer_stays_slow() -> None:
    """That comes by itself a second after the start, over whatever was said."""
    talk = Talk(settings_for())
    talk.type("22-18")
    said = talk.answer("11-15")
    talk.act("* nothing is compiled")
    assert talk.type("ripeti") == said


def heard_sounds(talk: Talk) -> set[str]:
    return {name for each in said_by(talk) for name in each.sounds}


def with_all_sounds(settings: Settings) -> Talk:
    """A conversation in which there is something for every sound."""
    talk = Talk(replace(settings, white_clock=sudden_death(61)))
    talk.wait(2)
    talk.type("22-17")
    talk.type("30x21x14x5")
    for _ in range(6):
        if talk.dialogue.state is State.SEARCH:
            search = talk.searches[-1]
            move = legal_moves(search.position)[0]
            talk.send(SearchFinished(search.request_id, move.path, move.captured, 0))
        play_on(talk, 1)
    return talk


PROMOTING = "W:W22,30,5:B10,11,18,26,27"


@pytest.mark.parametrize("off", [None, *SOUNDS])
def test_criterion_25_each_sound_can_be_switched_off_and_no_fact_is_lost(off: str | None) -> None:
    sounds = tuple(name for name in SOUNDS if name != off)
    talk = with_all_sounds(settings_for(fen=PROMOTING, sounds=sounds))
    silent = with_all_sounds(settings_for(fen=PROMOTING, sounds=()))
    assert heard_sounds(talk) == {*sounds}
    assert heard_sounds(silent) == set()
    assert [(each.text, each.spoken) for each in said_by(talk)] == [
        (each.text, each.spoken) for each in said_by(silent)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_25_every_sound_has_its_line(language: str) -> None:
    talk = with_all_sounds(settings_for(fen=PROMOTING, language=language))
    sounding = [each for each in said_by(talk) if each.sounds]
    assert heard_sounds(talk) == {*SOUNDS}
    assert all(each.text.strip() and each.spoken.strip() for each in sounding)


@pytest.mark.parametrize("language", LANGUAGES)
def test_criterion_25_sounds_are_switched_off_one_by_one_in_the_conversation(language: str) -> None:
    listed = {"it": "suoni", "en": "sounds", "pt": "sons"}[language]
    for place, name in enumerate(SOUNDS):
        talk = Talk(settings_for(fen=CAPTURES, language=language))
        talk.type(listed)
        talk.type(str(place + 3))  # behind "all" and "none"
        assert talk.dialogue.talk.settings.sounds == tuple(each for each in SOUNDS if each != name)
        assert YES[language]

"""Whatever is typed is understood or told, in plain printable words; and no question changes a game."""

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.dialogue.effects import Effect, ReadOn, Record, Say
from assistant.dialogue.events import GamesExported, Interrupted, LineRefused, LinesPasted, TextEntered
from assistant.dialogue.handlers.asking.query import QUESTIONS
from assistant.dialogue.states import State
from assistant.game.deeds import HelpUsed
from assistant.narration.facts.intents import DidYouMean
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.notation import format_path
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID
from tests.dialogue.support.criteria import record, taken_back
from tests.dialogue.support.talk import Talk, settings_for

LANGUAGES = ("it", "en", "pt")
SENTENCES = Path(__file__).parents[1] / "parsing" / "sentences"


@cache
def sentences(language: str) -> list[str]:
    """Everything that the lists of sentences hold: moves, commands, and what means nothing."""
    data = tomllib.loads((SENTENCES / f"{language}.toml").read_text("utf-8"))
    found = [*data["commands"]]
    for position in data["position"]:
        found += position["moves"]
    for value in data.values():
        if isinstance(value, dict):
            found += [text for texts in value.values() if isinstance(texts, list) for text in texts]
        elif isinstance(value, list):
            found += [text for text in value if isinstance(text, str)]
    return sorted(set(found))


STATES = 11
"""At a move, a question, a list of settings, the quiz, a search, the end, a choice between moves, two
lists of values, which square, and which square in the quiz."""

WAYS_THERE = {
    "it": (
        (),
        ("abbandona",),
        ("impostazioni",),
        ("prova",),
        ("32-28",),
        ("abbandona", "sì"),
        ("18",),
        ("lingua",),
        ("avvisi",),
        ("casella",),
        ("prova", "casella"),
    ),
    "en": (
        (),
        ("resign",),
        ("settings",),
        ("quiz",),
        ("32-28",),
        ("resign", "yes"),
        ("18",),
        ("language",),
        ("detail",),
        ("square",),
        ("quiz", "square"),
    ),
    "pt": (
        (),
        ("abandonar",),
        ("definições",),
        ("teste",),
        ("32-28",),
        ("abandonar", "sim"),
        ("18",),
        ("língua",),
        ("vista",),
        ("casa",),
        ("teste", "casa"),
    ),
}


@cache
def begun(state: int, language: str) -> Talk:
    """A conversation that has come to one of the states that take lines."""
    settings = settings_for(INTERNATIONAL_FID if state == 4 else ITALIAN_FID, language=language)
    talk = Talk(settings)
    for line in WAYS_THERE[language][state]:
        talk.type(line)
    assert talk.status is None, "whoever has left is answered nothing"
    return talk


@contextmanager
def talk_in(state: int, language: str) -> Iterator[Talk]:
    """A conversation in one of these states, to which it goes back."""
    talk = begun(state, language)
    with taken_back(talk):
        yield talk


def check(talk: Talk, line: str) -> None:
    """A line has an answer, of which every word can be printed; where one is waited for, it comes."""
    was_open = talk.status is None
    said = talk.type(line)
    if owed := talk.dialogue.talk.conversation.library_owed:
        said += talk.send(GamesExported(owed, 0, why="full"))
    assert said or not line.strip() or not was_open, repr(line)
    for text in said:
        assert text == text.strip() != "", repr(line)
        assert text.isprintable(), repr(line)
        text.encode("utf-8")


@pytest.mark.parametrize("every", [6, pytest.param(1, marks=pytest.mark.proof)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_prefixes_of_every_sentence_are_answered(language: str, every: int) -> None:
    """Every so-manieth, in each state in turn."""
    prefixes = {text[:end] for text in sentences(language) for end in range(1, len(text) + 1)}
    assert len(prefixes) > 1000
    for place, prefix in enumerate(sorted(prefixes)[::every]):
        with talk_in(place % STATES, language) as talk:
            check(talk, prefix)


NOISE = [
    *("\x00", "\x07", "\x1b[31m", "\x1b]0;title\x07", "\x7f", "\x85", "\x9b1m", "\r", "\x0b", "\u2028"),
    *("\ud800", "\udfff", "\ufffd", "\ufffe", "\U000e0001", "\U0010ffff"),
    *("\u202e", "\u202d", "\u2066", "\u2069", "\u200f", "\ufeff", "\u00ad", "\u200b", "\u061c"),
    *("٢٢", "२२", "２２", "²", "Ⅳ", "㉒", "๒", "½"),
    *("é", "e\u0301", "ß", "ﬁ", "İ", "🎲", "漢", "\u0600", "\u0301" * 30),
]


@pytest.mark.parametrize("language", LANGUAGES)
@given(data=st.data())
def test_noise_anywhere_in_a_line_is_answered_and_never_printed_raw(language: str, data) -> None:
    line = data.draw(st.sampled_from(sentences(language)))
    for _ in range(data.draw(st.integers(1, 3))):
        noise = data.draw(st.sampled_from(NOISE))
        place = data.draw(st.integers(0, len(line)))
        line = line[:place] + noise + line[place:]
    with talk_in(data.draw(st.integers(0, STATES - 1)), language) as talk:
        check(talk, line)


@pytest.mark.parametrize("language", LANGUAGES)
@given(data=st.data())
def test_languages_mixed_in_one_line_are_answered(language: str, data) -> None:
    words = data.draw(
        st.lists(
            st.sampled_from(LANGUAGES).flatmap(lambda each: st.sampled_from(sentences(each))),
            min_size=1,
            max_size=4,
        )
    )
    with talk_in(data.draw(st.integers(0, STATES - 1)), language) as talk:
        check(talk, " ".join(words))


@pytest.mark.parametrize("size", [1_000, 1_001, 1_000_000])
@pytest.mark.parametrize("text", ["2", "22 ", "22-18 ", "x", "ventidue ", "\u202e", "aiuto "])
def test_a_line_of_any_length_is_answered(text: str, size: int) -> None:
    for state in range(STATES):
        with talk_in(state, "it") as talk:
            check(talk, text * (size // len(text)))


@cache
def queries(language: str) -> list[str]:
    """Every question that is a command, in each way of saying it, and with a number behind it."""
    words = vocabulary(language)
    lines = {
        line
        for phrase in (*words.heads, *words.letters, "?", "??")
        for line in (phrase, f"{phrase} 18", f"{phrase} 3", f"{phrase} 99")
    }
    meant = {line: parse_command(line, words) for line in lines}
    return sorted(line for line, each in meant.items() if each and each.command in QUESTIONS)


class Walk:
    """Steps that bring a conversation into any state: by index, so that failures shrink well."""

    def __init__(self, talk: Talk, language: str) -> None:
        self.talk = talk
        self.language = language

    def take(self, step: int, pick: int) -> None:
        talk = self.talk
        commands = sorted(vocabulary(self.language).heads)
        moves = talk.game.legal
        match step:
            case 0 if moves and talk.dialogue.state is State.MOVE:
                talk.type(format_path(moves[pick % len(moves)]))
            case 1 if talk.dialogue.state is State.SEARCH:
                talk.answer(format_path(moves[pick % len(moves)]))
            case 2:
                talk.type(commands[pick % len(commands)])
            case 3:
                talk.type(str(pick % 60))
            case 4:
                talk.type({"it": "sì", "en": "yes", "pt": "sim"}[self.language])
            case 5 if talk.status is None and pick % 5 == 0:
                talk.send(Interrupted())
            case 6:
                talk.send(LineRefused())


STEPS = st.lists(st.tuples(st.integers(0, 6), st.integers(0, 9999)), max_size=30)


@pytest.mark.parametrize("language", LANGUAGES)
@given(steps=STEPS, pick=st.integers(0, 9999), questions=st.sampled_from([None, None, 0, 2]))
def test_in_no_state_can_a_question_change_the_game(
    language: str, steps: list[tuple[int, int]], pick: int, questions: int | None
) -> None:
    talk = Talk(settings_for(language=language, questions=questions))
    walk = Walk(talk, language)
    for step, number in steps:
        walk.take(step, number)
        own = talk.dialogue.talk.settings.language
        if talk.status is not None or own != language:
            return
        if talk.dialogue.talk.surface.text is not None:
            return  # a line is one of the message that is typed, and no question
        line = queries(language)[(pick + number) % len(queries(language))]
        before = record(talk)
        effects = talk.dialogue.handle(TextEntered(line))
        after = record(talk)
        if talk.dialogue.state is State.CLOSED:
            return
        asked = talk.dialogue.talk.here.asked
        if questions is not None and asked and isinstance(asked.fact, DidYouMean):
            return  # where questions are counted, what is only likely is asked about first
        assert after == before, line
        done = [effect for effect in effects if isinstance(effect, Effect)]
        counted = [each for each in done if isinstance(each, Record)]
        assert all(isinstance(each.deed, HelpUsed) for each in counted), line
        assert all(isinstance(each, (Say, ReadOn, Record)) for each in done), line
        assert effects, line


@pytest.mark.parametrize("every", [7, pytest.param(1, marks=pytest.mark.proof)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_changes_a_setting_or_the_game_while_anything_is_open(
    language: str, every: int
) -> None:
    """Each question in every so-manieth state; only a word of the list that is open may choose from
    it."""
    words = vocabulary(language)
    for place, line in enumerate(queries(language)):
        for state in range(place % every, STATES, every):
            if normalise(line) in words.values or normalise(line) in words.settings:
                continue
            with talk_in(state, language) as talk:
                before = record(talk)
                check(talk, line)
                entries, outcome, count, found, *others = record(talk)
                if found is State.ANSWER:  # it may be asked whether something was meant
                    found = before[3]
                assert (entries, outcome, count, found, *others) == before, (state, line)


@pytest.mark.parametrize("verbosity", [0, 1])
@pytest.mark.parametrize("language", ["it", "en", "pt", "pt-BR"])
def test_a_paste_is_told_and_answers_nothing(language: str, verbosity: int) -> None:
    talk = Talk(settings_for(language=language, verbosity=verbosity))
    resign = {"it": "abbandono", "en": "resign"}.get(language, "abandono")
    again = {"it": "ripeti", "en": "repeat"}.get(language, "repetir")
    asked = talk.type(resign)
    [told] = talk.send(LinesPasted(43))
    assert "43" in told
    assert "Enter" in told or "Invio" in told
    assert talk.dialogue.state is State.ANSWER
    assert talk.type(again) == asked
    assert talk.game.outcome is None

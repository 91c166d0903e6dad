"""How much time a game is to have, and that minutes alone want none: clock_sentences.toml."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.game.time_control import format_clock
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.clock_wanted import timed_game
from assistant.parsing.likely import Likely, Perhaps, meanings_of
from assistant.parsing.meanings import ClockWanted, Command, GameWanted, Whose
from assistant.parsing.words.vocabulary import languages_understood, vocabulary
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from tests.parsing.support.understood import understand_line

SENTENCES = tomllib.loads((Path(__file__).parent / "clock_sentences.toml").read_text("utf-8"))
_OTHERS = {
    Whose.OWN: Whose.ENEMY,
    Whose.ENEMY: Whose.OWN,
    Whose.WHITE: Whose.BLACK,
    Whose.BLACK: Whose.WHITE,
}


def wanted(kind: str) -> list[tuple[str, str, str]]:
    return [
        (language, text, clock)
        for language, table in SENTENCES.items()
        for text, clock in table[kind].items()
    ]


def understood(language: str, text: str) -> object:
    words = vocabulary(language)
    return understand_line(text, start_position(ITALIAN_FID.variant), ITALIAN_FID, words)


def games_of(meaning: object) -> list[GameWanted]:
    """What is wanted of each new game that a line may mean."""
    if not isinstance(meaning, CommandMeant | Likely | Perhaps):
        return []
    return [
        each.wanted or GameWanted()
        for each in meanings_of(meaning)
        if isinstance(each, CommandMeant) and each.command is Command.NEW_GAME
    ]


def told(clock: ClockWanted | None) -> str:
    if clock is None:
        return "unsaid"
    assert clock.is_said
    time, other = format_clock(clock.time), format_clock(clock.other)
    if clock.whose is None:
        assert time == other
        return time
    return f"{clock.whose.value} {time} {_OTHERS[clock.whose].value} {other}"


def described(game: GameWanted) -> str:
    """A game as clock_sentences.toml writes it: the clock first."""
    said = [told(game.clock), game.variant, game.side.value if game.side else ""]
    said += ["computer" if game.is_computer else "", *game.people]
    said += [f"level-{game.level}" if game.level is not None else ""]
    said += ["blindfold" if game.questions == 0 else ""]
    return " ".join(filter(None, said))


@pytest.mark.parametrize(("language", "text", "clock"), wanted("wanted") + wanted("later"))
def test_a_game_is_wanted_with_so_much_time(language: str, text: str, clock: str) -> None:
    (game,) = games_of(understood(language, text))
    assert described(game) == clock


@pytest.mark.parametrize(
    ("language", "text"),
    [(name, text) for name, table in SENTENCES.items() for text in table["mentioned"]],
)
def test_minutes_alone_want_no_game(language: str, text: str) -> None:
    assert games_of(understood(language, text)) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "nuova partita con 0 minuti"),
        ("en", "new game with 99999 hours each"),
        ("en", "new game, ten minutes plus 9000 seconds a move"),
        ("pt", "nova partida com 10 minutos, 20 minutos"),
    ],
)
def test_no_time_that_no_game_has_and_no_two_at_once(language: str, text: str) -> None:
    assert [game.clock for game in games_of(understood(language, text)) if game.clock] == []


@pytest.mark.parametrize("language", languages_understood())
def test_what_is_clear_is_done_at_once_where_it_would_be_without_a_clock(language: str) -> None:
    table = SENTENCES[language]["wanted"]
    assert any(isinstance(understood(language, text), CommandMeant) for text in table)


WORDS = {
    language: sorted({" ".join(phrase) for phrase in vocabulary(language).clocks})
    for language in languages_understood()
}


@given(st.data())
def test_any_words_of_clocks_in_any_order_are_read_or_not(data: st.DataObject) -> None:
    language = data.draw(st.sampled_from(sorted(WORDS)))
    parts = st.one_of(
        st.sampled_from(WORDS[language]), st.integers(0, 9999).map(str), st.sampled_from("+,:;?.x-'")
    )
    text = " ".join(data.draw(st.lists(parts, max_size=12)))
    words = vocabulary(language)
    meaning = timed_game(text, words, lambda _: CommandMeant(Command.NEW_GAME))
    games = games_of(meaning) if meaning else []
    assert all(game.clock for game in games)
    understood(language, text)


@given(st.text(max_size=60))
def test_any_text_is_read_or_not(text: str) -> None:
    for language in languages_understood():
        timed_game(text, vocabulary(language), lambda _: None)

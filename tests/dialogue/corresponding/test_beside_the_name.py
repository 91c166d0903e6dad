"""What stands beside the name of a game by correspondence that is to begin: a time, the computer, kin,
a pace. It is understood, asked about or left out aloud, and is no part of a name in silence."""

import re

import pytest

from tests.dialogue.corresponding.test_begun_in_one_sentence import WORDS
from tests.dialogue.support.talk import Talk, parse_settings

BEGIN = {language: words.begin for language, words in WORDS.items()}


def told_after(language: str, line: str, noes: int = 0) -> str:
    """What is asked of a line in the end, once some noes were said."""
    talk = Talk(parse_settings(f"lang={language}"))
    told = talk.type(f"{BEGIN[language]} {line}")
    for _ in range(noes):
        told = talk.type(WORDS[language].no)
    return told[-1]


@pytest.mark.parametrize(
    ("language", "line", "named", "when"),
    [
        ("en", "with Tom tomorrow evening please", "with Tom:", "tomorrow evening"),
        ("en", "with Ann from Monday", "with Ann:", "Monday"),
        ("it", "con Dario domani sera", "con Dario:", "domani sera"),
        ("it", "con Anna da lunedì", "con Anna:", "lunedì"),
        ("pt", "com a Ana amanhã à noite", "com Ana:", "amanhã noite"),
    ],
)
def test_a_time_behind_the_name_is_asked_about(language: str, line: str, named: str, when: str) -> None:
    assert re.match(WORDS[language].doubt, told_after(language, line))
    told = told_after(language, line, 1)
    assert named in told, told
    assert when in told, told


def test_a_game_that_starts_on_a_day_gives_nobody_a_colour() -> None:
    told = told_after("en", "with Ann starting Monday")
    assert "with Ann: you have White" in told
    assert "leave out: Monday" in told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "with Bob against the computer"),
        ("it", "con Bob contro il computer"),
        ("pt", "com Bob contra o computador"),
    ],
)
def test_the_computer_beside_the_opponent_is_left_out_aloud(language: str, line: str) -> None:
    told = told_after(language, line)
    assert "Bob:" in told, told
    assert "comput" in told, told


@pytest.mark.parametrize(
    ("language", "line"),
    [
        *(("en", each) for each in ("with a friend", "with my brother", "with someone")),
        *(("it", each) for each in ("con un amico", "con mio fratello", "con qualcuno")),
        *(("pt", each) for each in ("com um amigo", "com o meu irmão", "com alguém")),
    ],
)
def test_somebody_without_a_name_is_asked_for_it(language: str, line: str) -> None:
    with_whom = {"en": "With whom?", "it": "Con chi?", "pt": "Com quem?"}
    assert told_after(language, line).startswith(with_whom[language])


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        (
            *("en", "with my cousin Bob from Leeds, me White, 50 squares"),
            "International draughts by correspondence with Bob from Leeds: you have White;",
        ),
        ("it", "con mia cugina Lucia, 50 caselle", "Dama internazionale per corrispondenza con Lucia:"),
        ("en", "with Ann, one move a day", "with Ann: you have White; one move in one day;"),
        ("it", "con Anna, una mossa al giorno", "con Anna: hai il Bianco; una mossa in un giorno;"),
    ],
)
def test_kin_and_size_and_pace_are_understood(language: str, line: str, told: str) -> None:
    assert told in told_after(language, line)


def test_a_pace_behind_the_name_is_asked_about_once() -> None:
    told = told_after("pt", "com a Ana um lance por dia, sem férias", 1)
    assert "com Ana: você tem as Brancas; um lance em um dia; sem férias." in told


def test_who_wants_to_play_with_a_friend_far_away_is_asked_with_whom() -> None:
    for line in (
        "voglio giocare per corrispondenza con un amico",
        "voglio giocare a distanza con un amico",
    ):
        assert Talk(parse_settings("lang=it")).type(line)[0].startswith("Con chi?"), line

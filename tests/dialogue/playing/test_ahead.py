"""A move typed while the computer thinks: kept and read back, played if it still may be, taken away."""

import pytest

from assistant.dialogue.events import Interrupted
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for
from tests.parsing.sentences import LANGUAGES


def thinking(first: str = "22-18", **changes: object) -> Talk:
    """A game in which the computer thinks about its answer to the first move."""
    talk = Talk(settings_for(**({"language": "it"} | changes)))
    talk.type(first)
    return talk


def moves(talk: Talk) -> list[str]:
    return [ply.written for ply in talk.game.plies]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_read_back_and_played_after_the_computers(language: str) -> None:
    talk = thinking(language=language)
    [kept] = talk.type("21-17")
    assert "21-17" in kept
    assert moves(talk) == ["22-18"]
    said = talk.answer("10-14")
    assert moves(talk) == ["22-18", "10-14", "21-17"]
    assert "21-17" in said[-1]


def test_it_is_played_where_it_still_may_be() -> None:
    talk = thinking()
    talk.type("21-17")
    talk.type("24-20")  # instead
    said = talk.answer("9-13")
    assert moves(talk) == ["22-18", "9-13"], "a capture is compulsory now"
    assert any("24-20" in line and "non si può" in line for line in said), said
    assert "articolo 6.1" in " ".join(said)
    assert "articolo 6.1" in " ".join(talk.type("perché?"))
    talk = thinking()
    talk.type("24-20")
    said = talk.answer("12-16")
    assert moves(talk) == ["22-18", "12-16", "24-20"]
    assert any(line.startswith("Bianco: 24-20") for line in said)
    assert talk.searches[-1].position.piece_at(20)


def test_which_of_several_captures_it_was_is_asked() -> None:
    talk = thinking(rule_text=INTERNATIONAL_FID, fen="W:WK25,50:B12,22,24,27,37", first="50-44")
    talk.type("25x3")
    said = talk.answer("24-30")
    assert moves(talk) == ["50-44", "24-30"]
    assert "25x39x17x3" in " ".join(said)
    talk.type("25x39x17x3")
    assert moves(talk)[-1] == "25x39x17x3"


@pytest.mark.parametrize("how", ["no", "a key"])
def test_it_can_be_taken_away(how: str) -> None:
    talk = thinking()
    talk.type("24-20")
    said = talk.type("no") if how == "no" else talk.send(Interrupted())
    assert said == ["Ho tolto la mossa che tenevo."]
    assert not talk.stopped, "the computer goes on thinking"
    talk.send(Interrupted())
    assert talk.stopped
    assert talk.status is None, "one press that stops the search does not leave"
    talk.answer("12-16")
    assert moves(talk) == ["22-18", "12-16"]


def test_who_does_not_want_it_is_told_whose_turn_it_is() -> None:
    talk = thinking(is_ahead=False)
    assert "24-20" not in " ".join(talk.type("24-20"))
    talk.answer("12-16")
    assert moves(talk) == ["22-18", "12-16"]
    talk.type("anticipo acceso")
    talk.type("24-20")
    assert "21-17" in " ".join(talk.type("21-17"))


def test_it_goes_with_the_search() -> None:
    talk = thinking()
    talk.type("24-20")
    talk.type("nuova")
    talk.type("sì")
    talk.type("22-18")
    talk.answer("12-16")
    assert moves(talk) == ["22-18", "12-16"]


def test_questions_are_answered_meanwhile_and_keep_it() -> None:
    talk = thinking()
    talk.type("24-20")
    assert talk.type("turno")
    talk.answer("12-16")
    assert moves(talk)[-1] == "24-20"


def test_between_people_nothing_is_kept() -> None:
    talk = Talk(settings_for(language="it", white=Player(), black=Player()))
    talk.type("22-18")
    assert not any("Tengo" in line for line in talk.type("24-20"))
    talk.type("12-16")
    assert moves(talk) == ["22-18", "12-16"]


WORDS = {
    "it": ("ventidue diciotto", "no", "riprendi", "sì", "Ho tolto la mossa che tenevo."),
    "en": ("twenty two eighteen", "no", "undo", "yes", "I have dropped the kept move."),
    "pt": ("vinte e dois dezoito", "não", "desfazer", "sim", "O lance guardado foi tirado."),
}
"""A move as it is said, a no, what takes back, a yes, and what is said of the kept move then."""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("it", "La casella 40 non esiste: le caselle vanno da 1 a 32."),
        ("en", "There is no square 40: the squares go from 1 to 32."),
        ("pt", "A casa 40 não existe: as casas vão de 1 a 32."),
    ],
)
def test_over_squares_that_do_not_exist_nothing_is_kept(language: str, said: str) -> None:
    talk = thinking(language=language)
    talk.type("24-20")
    assert talk.type("40-60") == [said]
    talk.answer("12-16")
    assert moves(talk)[-1] == "24-20", "what was kept before still is"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_take_back_says_that_it_is_dropped(language: str) -> None:
    _, _, back, yes, dropped = WORDS[language]
    talk = thinking(language=language)
    talk.type("24-20")
    talk.type(back)
    assert talk.type(yes)[0] == dropped
    assert moves(talk) == []
    assert dropped not in talk.type("22-18"), "and nothing is kept any more"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spoken_no_takes_it_away_where_a_key_is_pressed_to_speak(language: str) -> None:
    _, no, _, _, dropped = WORDS[language]
    talk = thinking(language=language, listen="push")
    talk.type("24-20")
    assert talk.hear(no) == [dropped]
    talk.answer("12-16")
    assert moves(talk) == ["22-18", "12-16"]


@pytest.mark.parametrize("is_typed", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_no_is_about_the_kept_move_and_only_then_about_the_spoken_one(
    language: str, *, is_typed: bool
) -> None:
    move, no, _, _, dropped = WORDS[language]
    talk = Talk(settings_for(language=language, listen="push"))
    talk.hear(move)
    talk.type("24-20")
    assert (talk.type if is_typed else talk.hear)(no) == [dropped]
    assert moves(talk) == ["22-18"]
    (talk.type if is_typed else talk.hear)(no)
    assert moves(talk) == []

"""An answer that says yes and no at once, or yes on a condition, is none: it is asked again."""

from collections.abc import Callable

import pytest

from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno"), "is_arbiter": True}
RESIGN = {"it": "abbandono", "en": "resign", "pt": "desisto", "pt-BR": "desisto"}
BACK = {"it": "riprendi", "en": "take back", "pt": "desfazer", "pt-BR": "desfazer"}
DRAW = {"it": "Anna: patta", "en": "Anna: draw", "pt": "Anna: empate", "pt-BR": "Anna: empate"}
LEAVE = {"it": "escci", "en": "qiut", "pt": "saiir", "pt-BR": "saiir"}


def kept(language: str) -> Talk:
    """Bruno is asked whether an irregularity is kept."""
    talk = Talk(settings_for(fen="W:W22,27,32:B10,5,9", language=language, **TWO))
    talk.type("22-26")
    return talk


def resigning(language: str) -> Talk:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    talk.type(RESIGN[language])
    return talk


def taking_back(language: str) -> Talk:
    talk = Talk(settings_for(language=language, **TWO))
    talk.type("22-18")
    talk.type(BACK[language])
    return talk


def offered(language: str) -> Talk:
    talk = Talk(settings_for(language=language, **TWO))
    talk.type(DRAW[language])
    return talk


def leaving(language: str) -> Talk:
    """It is asked whether leaving was meant."""
    talk = Talk(settings_for(language=language))
    talk.type(LEAVE[language])
    return talk


OF_BRUNO = (kept, taking_back, offered)
BOTH = {
    "it": ("sì no", "no sì", "sì e no", "no, sì", "sì, no", "no, accetto", "accetto, no"),
    "en": ("yes no", "no yes", "yes and no", "no, yes", "yes: no", "no, I accept", "I accept, no"),
    "pt": ("sim não", "não sim", "sim e não", "não, sim", "sim/não", "não. sim", "não, aceito"),
    "pt-BR": ("sim não", "não sim", "sim e não", "não, sim", "sim, não"),
}


def assert_asked_again(begun: Callable[[str], Talk], language: str, line: str) -> None:
    talk = begun(language)
    question = talk.dialogue.talk.here.asked
    assert question, (begun.__name__, language)
    said = talk.type(line)
    assert talk.dialogue.talk.here.asked == question, (begun.__name__, line, said)
    assert len(said) > 1, (begun.__name__, line, said)


@pytest.mark.parametrize("language", BOTH)
def test_yes_and_no_at_once_are_neither(language: str) -> None:
    for line in BOTH[language]:
        for begun in OF_BRUNO:
            assert_asked_again(begun, language, f"Bruno {line}")
            assert_asked_again(begun, language, f"Bruno: {line}")
        for begun in (resigning, leaving):
            assert_asked_again(begun, language, line)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("it", ("no, va bene", "sì, corretta", "no, mantenuta", "la mantengo, anzi no")),
        ("en", ("no, all right", "yes, correct it", "no, keep it", "keep it, no")),
        ("pt", ("não, está bem", "sim, corrigida", "não, mantida", "mantida, não")),
    ],
)
def test_what_may_be_either_decides_no_irregularity(language: str, lines: tuple[str, ...]) -> None:
    for line in lines:
        assert_asked_again(kept, language, f"Bruno: {line}")


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("it", ("sì, ma solo per questa volta", "sì, solo stavolta", "sì, ma", "sì però")),
        ("en", ("yes, but only this once", "yes, only this time", "yes, but")),
        ("pt", ("sim, mas só desta vez", "sim, só desta vez", "sim, mas")),
    ],
)
def test_a_yes_on_a_condition_is_none(language: str, lines: tuple[str, ...]) -> None:
    for line in lines:
        for begun in OF_BRUNO:
            assert_asked_again(begun, language, f"Bruno: {line}")
        assert_asked_again(resigning, language, line)


@pytest.mark.parametrize(
    ("language", "noes"),
    [
        ("it", ("va bene, no", "certo che no", "ok, no", "no no", "no, si va avanti")),
        ("en", ("all right, no", "certainly not", "ok, no", "no, no")),
        ("pt", ("está bem, não", "claro que não", "ok, não", "não, não")),
    ],
)
def test_a_no_with_words_around_it_is_one(language: str, noes: tuple[str, ...]) -> None:
    for line in noes:
        talk = resigning(language)
        talk.type(line)
        assert not talk.dialogue.talk.here.asked, line
        assert not talk.game.outcome, line


@pytest.mark.parametrize(
    ("language", "line"), [("it", "sì, la mantengo"), ("en", "yes, keep it"), ("pt", "sim, mantida")]
)
def test_a_yes_and_what_it_means_decide_as_one(language: str, line: str) -> None:
    talk = kept(language)
    talk.type(f"Bruno: {line}")
    assert not talk.dialogue.talk.here.asked

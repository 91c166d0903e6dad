"""Every end of a game says once what can be done now, and what is typed afterwards says the same."""

import pytest

from assistant.game.outcome import Termination
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, Regulation
from assistant.settings.terms import Player
from tests.dialogue.support.named_yes import yes_of
from tests.dialogue.support.talk import Talk, settings_for

TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
ALONE: dict[str, Player] = {}
WORDS = {
    "it": ("nuova", "riprendi", "tabellino", "esci"),
    "en": ("new", "undo", "score", "quit"),
    "pt": ("nova", "desfazer", "planilha", "sair"),
    "pt-BR": ("nova", "desfazer", "planilha", "sair"),
}
RESIGN = {"it": ("abbandona il bianco", "sì"), "en": ("resign white", "yes")} | dict.fromkeys(
    ("pt", "pt-BR"), ("abandono brancas", "sim")
)
DRAW = {"it": ("bianco: patta", "sì"), "en": ("white: draw", "yes")} | dict.fromkeys(
    ("pt", "pt-BR"), ("brancas: empate", "sim")
)
LAST_CAPTURE = ("W:W30:B26", "30x21")


def named(told: list[str]) -> set[str]:
    return {word for words in WORDS.values() for word in words if word in told[-1].lower()}


@pytest.mark.parametrize("verbosity", [0, 1])
@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("words", [RESIGN, DRAW], ids=["resigned", "agreed"])
def test_between_two_each_end_by_a_word_says_what_can_be_done(
    words: dict[str, tuple[str, str]], language: str, verbosity: int
) -> None:
    talk = Talk(settings_for(language=language, verbosity=verbosity, **TWO))
    for _ in range(2):  # in the second game too
        talk.type("22-18")
        for line in words[language]:
            told = talk.type(yes_of(talk, line))
        assert talk.game.outcome
        for word in WORDS[language]:
            assert word in told[-1].lower()
        talk.type(WORDS[language][0])


@pytest.mark.parametrize("players", [ALONE, TWO], ids=["alone", "two"])
@pytest.mark.parametrize("language", WORDS)
def test_an_end_on_the_board_says_it(language: str, players: dict[str, Player]) -> None:
    fen, last = LAST_CAPTURE
    talk = Talk(settings_for(ITALIAN_FID, fen, language=language, **players))
    told = talk.type(last)
    assert talk.game.outcome
    assert talk.game.outcome.termination is Termination.NO_PIECES
    for word in WORDS[language]:
        assert word in told[-1]
    whose = ("tua", "your move", "seu")
    assert any(word in told[-1] for word in whose) is (players is ALONE)


@pytest.mark.parametrize("rules", [ITALIAN_FID, INTERNATIONAL_FID], ids=["italian", "international"])
@pytest.mark.parametrize("language", WORDS)
def test_a_resignation_before_any_move_may_be_taken_back(language: str, rules: Regulation) -> None:
    talk = Talk(settings_for(rules, "W:WK30:BK2", language=language))
    for line in (RESIGN[language][0].split(" ")[0], RESIGN[language][1]):
        told = talk.type(line)
    assert talk.game.outcome
    _, undo, score, _ = WORDS[language]
    assert undo in told[-1]
    assert score not in told[-1], "there is no move on it"
    talk.type(undo)
    talk.type(RESIGN[language][1])
    assert talk.game.outcome is None


@pytest.mark.parametrize("verbosity", [0, 1])
@pytest.mark.parametrize("language", WORDS)
def test_what_needs_a_game_names_the_way_back(language: str, verbosity: int) -> None:
    talk = Talk(settings_for(language=language, verbosity=verbosity, **TWO))
    talk.type("22-18")
    for line in DRAW[language]:
        talk.type(yes_of(talk, line))
    redo = {"it": "rifai", "en": "redo"}.get(language, "refazer")
    for line in (DRAW[language][0], "10-13", RESIGN[language][0], redo, "10-14", "xyzzy plugh"):
        told = talk.type(line)
        assert WORDS[language][1] in told[-1].lower(), line
        assert talk.game.outcome


@pytest.mark.parametrize("language", WORDS)
def test_in_blindfold_no_way_back_is_named(language: str) -> None:
    talk = Talk(settings_for(language=language, questions=3, **TWO))
    talk.type("22-18")
    for line in RESIGN[language]:
        told = talk.type(yes_of(talk, line))
    new, undo, _, leave = WORDS[language]
    redo = {"it": "rifai", "en": "redo"}.get(language, "refazer")
    for told_then in (told, talk.type("10-13"), talk.type(undo), talk.type(redo)):
        assert undo not in told_then[-1]
        assert new in told_then[-1]
        assert leave in told_then[-1]


@pytest.mark.parametrize("verbosity", [0, 1])
@pytest.mark.parametrize("language", WORDS)
def test_where_the_start_cannot_be_played_only_leaving_is_named(language: str, verbosity: int) -> None:
    talk = Talk(settings_for(ITALIAN_FID, "W:W22:B", language=language, verbosity=verbosity))
    assert talk.game.outcome
    new, undo, _, leave = WORDS[language]
    answer = RESIGN[language][1]
    for told in (talk.opening, talk.type("22-18"), talk.type("xyzzy plugh"), talk.type(answer)):
        assert leave in told[-1].lower()
        assert undo not in told[-1].lower()
        assert f"{new} " not in told[-1].lower()


def test_the_end_is_told_again_after_it_was_taken_back() -> None:
    talk = Talk(settings_for(language="it", **TWO))
    for line in ("22-18", *RESIGN["it"], "riprendi", "sì", *DRAW["it"]):
        told = talk.type(yes_of(talk, line))
    assert "riprendi per continuare questa" in told[-1]

"""How many pieces a capture takes is told by its squares, and why it cannot be played."""

import pytest

from tests.dialogue.support.talk import Talk, settings_for

FEN = "W:WK30,22:B18,11,26"
ASKED = {
    "it": ("quante ne mangia {}?", "quanti pezzi prende {}?", "quante ne prendo con {}?"),
    "en": ("how many does {} take?", "how many men would {} take?", "how many does {} capture?"),
    "pt": ("quantas come {}?", "quantas peças toma {}?", "quantas pedras captura {}?"),
    "pt-BR": ("quantas come {}?", "quantas peças captura {}?"),
}
YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}
THREE = {"it": "3 pezzi", "en": "3 pieces", "pt": "3 peças", "pt-BR": "3 peças"}
CASES = [(language, line) for language, lines in ASKED.items() for line in lines]


@pytest.mark.parametrize(("language", "line"), CASES)
@pytest.mark.parametrize("move", ["30x21x14x7", "30 21 14 7"])
def test_so_many_it_takes(language: str, line: str, move: str) -> None:
    talk = Talk(settings_for(language=language, fen=FEN))
    (told,) = talk.type(line.format(move))
    assert "30x21x14x7" in told
    assert THREE[language] in told or _in_words(language) in told
    assert not talk.game.plies


def _in_words(language: str) -> str:
    return {"it": "tre pezzi", "en": "three pieces"}.get(language, "três peças")


@pytest.mark.parametrize(("language", "line"), CASES)
def test_what_cannot_be_played_is_told_why(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language, fen=FEN))
    told = talk.type(line.format("22x15"))
    assert "4.1" in told[0] or "6" in told[0]
    assert "30x21x14x7" in " ".join(told)
    assert line.format("22x15")[:9] not in told[0], "it was understood"
    assert talk.dialogue.talk.here.asked is None


@pytest.mark.parametrize(("language", "line"), CASES)
def test_a_move_may_take_nothing(language: str, line: str) -> None:
    nothing = {"it": "non prende niente", "en": "takes nothing", "pt": "não toma nada"}
    talk = Talk(settings_for(language=language))
    (told,) = talk.type(line.format("22-18"))
    assert nothing.get(language, "não captura nada") in told


@pytest.mark.parametrize("language", ASKED)
def test_in_blindfold_it_is_counted(language: str) -> None:
    talk = Talk(settings_for(language=language, fen=FEN, questions=1))
    line = ASKED[language][0]
    (asked,) = talk.type(line.format("30x21x14x7"))
    assert "30-21-14-7" in asked
    talk.type(YES[language])
    assert talk.dialogue.talk.tally.questions == 1

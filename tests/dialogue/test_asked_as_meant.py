"""Questions that were answered with something else, or not understood at all."""

import pytest

from assistant.rules.regulation import INTERNATIONAL_FID
from tests.dialogue.support.talk import Talk, settings_for
from tests.dialogue.test_settings_list import LANGUAGES

COMES = {
    "it": ("posso andare in 28?", "chi può andare in 28?"),
    "en": ("can I go to 28?", "who can go to 28?"),
    "pt": ("posso ir para 28?", "quem pode ir para a 28?"),
    "pt-BR": ("posso ir pra 28?", "quem pode ir pra 28?"),
}
BLOCKED = {
    "it": ("quali pedine non possono muovere?", "quali pezzi non riescono a muoversi?"),
    "en": ("which men cannot move?", "which pieces are blocked?"),
    "pt": ("que peças não podem mover?", "quais peças estão bloqueadas?"),
    "pt-BR": ("quais pedras minhas não conseguem andar?", "quais peças não podem andar?"),
}
SAME = {
    "it": {
        "mosse": ("quante mosse ho?", "quante mosse legali ho?"),
        "pezzi neri": ("cosa ha lui?",),
        "risultato": ("ho perso?", "è finita?"),
        "dame": ("leggi solo le dame",),
        "mosse 34": ("cosa può fare il 34?",),
        "in pericolo": ("la mia dama è in pericolo?", "chi attacca la mia dama?"),
    },
    "en": {
        "moves": ("how many moves do I have?", "how many legal moves do I have?"),
        "black pieces": ("what does he have?",),
        "result": ("have I lost?", "is it over?"),
        "kings": ("just the kings",),
        "moves 34": ("what can 34 do?",),
        "in danger": ("is my king in danger?", "who attacks my king?"),
    },
    "pt": {
        "lances": ("quantas jogadas tenho?", "quantos lances legais tenho?"),
        "peças pretas": ("o que ele tem?",),
        "resultado": ("perdi?", "acabou?"),
        "damas": ("lê só as damas",),
        "lances 34": ("o que a 34 pode fazer?",),
        "em perigo": ("a minha dama está em perigo?", "quem ataca a minha dama?"),
    },
    "pt-BR": {
        "lances": ("quantas jogadas eu tenho?", "quantos lances legais eu tenho?"),
        "peças pretas": ("o que ele tem?",),
        "resultado": ("perdi?", "acabou?"),
        "damas": ("lê só as damas",),
        "lances 34": ("o que a 34 pode fazer?",),
        "em perigo": ("minha dama corre perigo?", "quem ataca a minha dama?"),
    },
}
EACH = [
    (language, word, line)
    for language in SAME
    for word in SAME[language]
    for line in SAME[language][word]
]
TAKES = "W:W32,33,46:B28,9"
STOPS = {
    "it": "prendo con il 33 e mi fermo in 22",
    "en": "I take with 33 and stop on 22",
    "pt": "como com a 33 e paro na 22",
    "pt-BR": "como com a 33 e paro na 22",
}
HOW_MANY = {
    "it": "il 33 quanti ne mangia?",
    "en": "how many does 33 take?",
    "pt": "a 33 come quantas?",
    "pt-BR": "a 33 come quantas?",
}


def start(language: str, fen: str | None = None) -> Talk:
    return Talk(settings_for(INTERNATIONAL_FID, fen, language=language))


@pytest.mark.parametrize(("language", "word", "line"), EACH)
def test_what_is_asked_is_answered_as_the_word_for_it(language: str, word: str, line: str) -> None:
    assert start(language).type(line) == start(language).type(word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_can_go_to_an_empty_square(language: str) -> None:
    for line in COMES[language]:
        said = " ".join(start(language).type(line))
        assert "32-28" in said, line
        assert "33-28" in said, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_which_pieces_cannot_move(language: str) -> None:
    for line in BLOCKED[language]:
        (said,) = start(language).type(line)
        assert "36, 37, 38" in said, line
        assert "33" not in said, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_capture_stops_gives_it(language: str) -> None:
    talk = start(language, TAKES)
    talk.type(STOPS[language])
    assert [ply.written for ply in talk.game.plies] == ["33x22"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_a_piece_takes(language: str) -> None:
    (said,) = start(language, TAKES).type(HOW_MANY[language])
    assert "33x22" in said


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "e il computer ha dame?"),
        ("pt", "o computador tem dama?"),
        ("pt-BR", "e o computador tem dama?"),
    ],
)
def test_the_computer_has_its_own(language: str, line: str) -> None:
    assert len(start(language).type(line)) == 1


POINTED = {
    "it": ("mangio quella", "prendo quello"),
    "en": ("I take that one", "take it"),
    "pt": ("como essa", "tomo essa", "come ela"),
    "pt-BR": ("como essa", "come ela", "eu como essa aí"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_points_at_a_piece_means_the_one_capture(language: str) -> None:
    for line in POINTED[language]:
        talk = start(language, "W:W32,46:B28,9")
        said = " ".join(talk.type(line))
        assert "32x23" in said, line
        assert start(language, "W:W32,33,46:B28,9").type(line)[-1].count("x") == 2, line

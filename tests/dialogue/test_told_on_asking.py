"""Who attacks, what nearly is a king, what part is empty, which way a piece goes, and no advice."""

import pytest

from assistant.dialogue.events import Route
from assistant.settings.terms import Player
from tests.dialogue.support.talk import OWN_VOICE, Talk, settings_for

LANGUAGES = ("it", "en", "pt", "pt-BR")
DANGER = "W:W18,30,31:B3,14,11"  # 14 takes 18
ATTACKED = {
    "it": (
        *("chi mi attacca?", "chi mi minaccia", "chi attacca i miei pezzi?", "sono in pericolo?"),
        "cosa mi attacca",
    ),
    "en": (
        *("who attacks me", "who is attacking me?", "am I in danger", "what is threatening me?"),
        "who attacks my pieces",
    ),
    "pt": (
        "quem me ataca?",
        "quem está me atacando",
        "estou em perigo?",
        "quem ameaça as minhas peças?",
    ),
}
ATTACKED["pt-BR"] = ATTACKED["pt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_attacked_is_told_with_what_attacks_it(language: str) -> None:
    for line in ATTACKED[language]:
        said = Talk(settings_for(fen=DANGER, language=language)).type(line)
        assert len(said) == 2, (line, said)
        assert "18" in said[0]
        assert "14x" in said[1]
        calm = Talk(settings_for(language=language)).type(line)
        assert len(calm) == 1, line


NEAREST = {
    "it": (
        *("quale pedina è più vicina a dama", "quale mia pedina è più vicina a dama?"),
        "qual è la pedina più avanzata",
    ),
    "en": (
        *("which man is nearest to crowning", "which of my men is closest to being crowned?"),
        *("which man is closest to becoming a king", "what is my most advanced man"),
    ),
    "pt": (
        *("qual peão está mais perto de fazer dama", "que pedra está mais perto de fazer dama?"),
        "qual é a minha pedra mais avançada",
    ),
}
NEAREST["pt-BR"] = NEAREST["pt"]
MOVES = {"it": "2 mosse", "en": "2 moves", "pt": "2 lances", "pt-BR": "2 lances"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_men_nearest_to_crowning_are_told_with_their_moves(language: str) -> None:
    for line in NEAREST[language]:
        (said,) = Talk(settings_for(fen="W:W9,12,24,K30:B18,25", language=language)).type(line)
        assert "9" in said, line
        assert "12" in said
        assert "24" not in said
        assert MOVES[language] in said


EMPTY = {
    "it": ("il centro è vuoto?", "il centro e' libero", "è vuoto il centro?", "la base è vuota?"),
    "en": ("is the centre empty", "is the center free?", "is the base empty?"),
    "pt": ("o centro está vazio?", "o centro está livre", "a base está vazia?"),
}
EMPTY["pt-BR"] = EMPTY["pt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whether_a_part_is_empty_is_told_and_its_name_is_no_number(language: str) -> None:
    for line in EMPTY[language]:
        talk = Talk(settings_for(language=language))
        said = talk.type(line)
        assert talk.dialogue.talk.here.asked is None, (line, said)
        assert "100" not in " ".join(said)
        squares = ("10", "23") if "cent" in line else ("1 ", "32")
        assert all(square in " ".join(said) for square in squares), line


NO_ADVICE = {
    "it": (
        *("muovi tu", "gioca tu", "suggerimento", "consigliami", "un suggerimento", "scegli tu per me"),
        *("muovi per me", "gioca tu per me"),
    ),
    "en": (
        *("hint", "give me a hint", "what should I play", "move for me", "play for me", "you choose"),
        "choose for me",
    ),
    "pt": ("joga tu", "jogue por mim", "dica", "sugestão", "escolhe tu", "o que devo jogar"),
}
NO_ADVICE["pt-BR"] = NO_ADVICE["pt"]
NAMED = {
    "it": ("mosse", "prese", "in presa"),
    "en": ("moves", "captures", "threatened"),
    "pt": ("lances", "tomadas", "ameaçadas"),
    "pt-BR": ("lances", "capturas", "ameaçadas"),
}
HINTS = {"it": "suggerimenti", "en": "hints", "pt": "sugestões", "pt-BR": "sugestões"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_advice_is_given_and_what_is_told_is_named(language: str) -> None:
    for verbosity in (0, 1):
        talk = Talk(settings_for(language=language, verbosity=verbosity))
        said = {tuple(talk.type(line)) for line in NO_ADVICE[language]}
        assert len(said) == 1, said
        ((told,),) = said
        assert all(word in told for word in NAMED[language])
        assert talk.type(HINTS[language]) == talk.type("?") != [told]


LEFT = {
    "it": ("23 a sinistra", "la 23 a sinistra", "muovi la 23 a sinistra", "23 sinistra"),
    "en": ("23 left", "23 to the left", "move 23 left", "man on 23 to the left"),
    "pt": ("23 à esquerda", "a 23 para a esquerda", "move a 23 para a esquerda"),
}
LEFT["pt-BR"] = LEFT["pt"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_piece_and_a_direction_are_a_move(language: str) -> None:
    for line in LEFT[language]:
        talk = Talk(settings_for(language=language))
        talk.type(line)
        assert [ply.written for ply in talk.game.plies] == ["23-19"], line


def test_left_and_right_are_those_of_the_player() -> None:
    black = {"white": Player(is_computer=True), "black": Player()}
    for view, line, move in (
        ("own", "10 left", "10-14"),
        ("own", "10 right", "10-13"),
        ("white", "10 left", "10-13"),
    ):
        settings = settings_for(
            fen="B:W22,23,30:B3,10,4", language="en", is_seen_from_white=view == "white", **black
        )
        talk = Talk(settings)
        talk.type(line)
        assert [ply.written for ply in talk.game.plies] == [move], (view, line)


def test_where_no_move_or_several_go_that_way_it_is_asked_about() -> None:
    talk = Talk(settings_for(fen="W:WK18,30:B3", language="en"))
    (said,) = talk.type("18 left")
    assert "18-13" in said
    assert "18-21" in said
    assert not talk.game.plies
    talk.type("no")
    talk.type("18 left back")
    assert [ply.written for ply in talk.game.plies] == ["18-21"]
    blocked = Talk(settings_for(fen="W:W21,30:B3", language="en"))
    blocked.type("30 left?")
    assert blocked.dialogue.talk.here.asked or blocked.dialogue.talk.here.expected
    assert not blocked.game.plies
    edge = Talk(settings_for(fen="W:W23,19,30:B3,11", language="en"))
    assert "23-20" in edge.type("23 left")[0]
    assert not edge.game.plies
    counted = Talk(settings_for(fen="W:W23,19,30:B3,11", language="en", questions=2))
    assert counted.type("23 left")[0].startswith("A whole move is wanted")
    counted.type("23 left?")
    assert counted.dialogue.talk.here.asked or counted.dialogue.talk.here.expected
    assert counted.dialogue.talk.tally.questions == 0


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "cosa c'è a sinistra della 23?"),
        ("it", "a sinistra della 23"),
        ("en", "what is to the left of 23?"),
        ("en", "to the left of 23"),
        ("pt", "o que está à esquerda da 23?"),
    ],
)
def test_what_stands_beside_a_square_is_no_move(language: str, line: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type(line)
    assert not talk.game.plies


SCORE = {
    "it": ("tabellino", "avanti", "tabellino tutto", "tutte le mosse"),
    "en": ("score", "continue", "score all", "all moves"),
    "pt": ("planilha", "continuar", "planilha toda", "todos os lances"),
}
SCORE["pt-BR"] = SCORE["pt"]
TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}


def long_game(language: str, voice: Route | None) -> Talk:
    """Twelve full moves and more of two kings that go to and fro."""
    talk = Talk(settings_for(fen="W:WK32,21:BK1,9", language=language, **TWO), voice)
    for number in range(13):
        talk.type("32-28" if number % 2 == 0 else "28-32")
        talk.type("1-5" if number % 2 == 0 else "5-1")
    assert len(talk.game.plies) == 26
    return talk


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_score_is_heard_from_its_end_and_goes_on(language: str) -> None:
    score, on, whole, all_moves = SCORE[language]
    talk = long_game(language, OWN_VOICE)
    said = talk.type(score)
    assert [each.split(".")[0] for each in said[:-1]] == [str(number) for number in range(4, 14)]
    assert on in said[-1]
    assert whole in said[-1]
    assert "3" in said[-1]
    assert [each.split(".")[0] for each in talk.type(on)] == ["1", "2", "3"]
    for line in (whole, all_moves):
        assert len(talk.type(line)) == 13, line
    talk.type(score)
    talk.type("28-32")
    assert len(talk.game.plies) == 27


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("voice", [None, Route("off", "no-terminal")])
def test_where_nothing_is_heard_the_score_is_whole(language: str, voice: Route | None) -> None:
    assert len(long_game(language, voice).type(SCORE[language][0])) == 13


def test_a_score_that_is_not_long_is_heard_at_once() -> None:
    talk = Talk(settings_for(fen="W:WK32,21:BK1,9", language="en", **TWO), OWN_VOICE)
    talk.type("32-28")
    assert len(talk.type("score")) == 1

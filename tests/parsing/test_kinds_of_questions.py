"""Questions in words that stand in no phrase file, which were taken for something else."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import About, Command, Whose
from assistant.parsing.moving.moves import Lack, NoSuchMove, Understood
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.rules.variant import INTERNATIONAL
from tests.parsing.support.understood import understand_line


def meaning(language: str, line: str, position: Position | None = None) -> object:
    """What a line means in the international game, however sure that is."""
    position = position or start_position(INTERNATIONAL)
    found = understand_line(line, position, INTERNATIONAL_FID, vocabulary(language))
    match found:
        case Likely(meant):
            return meant
        case Perhaps((only,)):
            return only
    return found


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("en", "can men take backwards", CommandMeant(Command.RULE, rest="men")),
        ("it", "una pedina può prendere all'indietro?", CommandMeant(Command.RULE, rest="pedine")),
        ("pt", "as pedras podem comer para trás?", CommandMeant(Command.RULE, rest="pedras")),
        ("it", "la dama può prendere all'indietro?", CommandMeant(Command.RULE, rest="dame")),
        ("en", "which of my men are backed up?", CommandMeant(Command.THREATENED)),
        (
            *("it", "quali delle mie pedine sono protette?"),
            CommandMeant(Command.THREATENED),
        ),
        (
            *("pt", "quais das minhas pedras estão protegidas?"),
            CommandMeant(Command.THREATENED),
        ),
        ("en", "can you take my king?", CommandMeant(Command.THREATENED)),
        ("en", "take as many as you can", CommandMeant(Command.CAPTURES)),
        ("it", "prendi il più possibile", CommandMeant(Command.CAPTURES)),
        ("pt", "come o máximo que puderes", CommandMeant(Command.CAPTURES)),
        ("en", "what have you lost", CommandMeant(Command.TAKEN, whose=Whose.OWN, about=About.TOTAL)),
        ("it", "cosa hai perso", CommandMeant(Command.TAKEN, whose=Whose.OWN, about=About.TOTAL)),
        ("pt", "o que perdeste", CommandMeant(Command.TAKEN, whose=Whose.OWN, about=About.TOTAL)),
        (
            *("en", "18-22, is that possible?"),
            CommandMeant(Command.MOVES, squares=(18,), move=(18, 22)),
        ),
        ("it", "18-22, è possibile?", CommandMeant(Command.MOVES, squares=(18,), move=(18, 22))),
        ("pt", "18-22, é possível?", CommandMeant(Command.MOVES, squares=(18,), move=(18, 22))),
        ("en", "questions", CommandMeant(Command.HELP, about=About.LEFT)),
        ("it", "domande", CommandMeant(Command.HELP, about=About.LEFT)),
        ("pt", "perguntas", CommandMeant(Command.HELP, about=About.LEFT)),
        ("en", "how did we get here?", CommandMeant(Command.SCORE)),
        ("it", "come siamo arrivati qui?", CommandMeant(Command.SCORE)),
        ("pt", "como chegámos aqui?", CommandMeant(Command.SCORE)),
        ("en", "go up a level", CommandMeant(Command.SETTINGS, rest="level harder")),
        ("en", "go down a level", CommandMeant(Command.SETTINGS, rest="level easier")),
        ("it", "sali di un livello", CommandMeant(Command.SETTINGS, rest="livello difficile")),
        ("pt", "sobe um nível", CommandMeant(Command.SETTINGS, rest="nivel dificil")),
        ("pt", "um nível abaixo", CommandMeant(Command.SETTINGS, rest="nivel facil")),
        ("en", "is that even legal?", CommandMeant(Command.WHY)),
        ("it", "ma è legale?", CommandMeant(Command.WHY)),
        ("pt", "isso é permitido?", CommandMeant(Command.WHY)),
        ("en", "redo all", CommandMeant(Command.REDO, about=About.ALL)),
        ("it", "rifai tutto", CommandMeant(Command.REDO, about=About.ALL)),
        ("pt", "refaz tudo", CommandMeant(Command.REDO, about=About.ALL)),
        ("en", "redo 5", CommandMeant(Command.REDO, number=5)),
        ("it", "rifai 5", CommandMeant(Command.REDO, number=5)),
        ("pt", "refazer 5", CommandMeant(Command.REDO, number=5)),
        ("en", "do you want a draw, Black?", CommandMeant(Command.DRAW, whose=Whose.WHITE)),
        ("it", "vuoi la patta, nero?", CommandMeant(Command.DRAW, whose=Whose.WHITE)),
        ("pt", "queres empate, pretas?", CommandMeant(Command.DRAW, whose=Whose.WHITE)),
    ],
)
def test_a_question_is_what_it_asks(language: str, line: str, meant: CommandMeant) -> None:
    assert meaning(language, line) == meant


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("it", "puoi prendere la mia dama?", CommandMeant(Command.THREATENED)),
        ("pt", "você pode comer a minha dama?", CommandMeant(Command.THREATENED)),
        ("en", "Black offers a draw", CommandMeant(Command.DRAW, whose=Whose.BLACK)),
    ],
)
def test_a_question_is_still_what_it_asked(language: str, line: str, meant: CommandMeant) -> None:
    assert meaning(language, line) == meant


@pytest.mark.parametrize("language", ["it", "en", "pt"])
def test_a_lone_number_beyond_the_board_is_a_move_only_where_that_is_legal(language: str) -> None:
    man_on_five = parse_fen("B:W45:B5", INTERNATIONAL)
    assert meaning(language, "51", man_on_five) == NoSuchMove(Lack.ARRIVAL, 51)
    king_on_five = parse_fen("W:WK6:B45", INTERNATIONAL)
    assert isinstance(meaning(language, "61", king_on_five), Understood)

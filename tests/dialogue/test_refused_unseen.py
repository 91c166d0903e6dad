"""Where questions about the position are counted, or are not for the ears of both, a refused move is
told in the same words whatever is wrong with it: what stands there is a question, and is counted.
"""

from itertools import product

import pytest

from assistant.dialogue.states import State
from assistant.game.arbiter_deeds import IrregularityKept
from assistant.rules.regulation import INTERNATIONAL_FID
from assistant.rules.side import Side
from assistant.settings.taste import Coach
from assistant.settings.terms import Player
from tests.dialogue.support.several import ANNA as ANNA_AT
from tests.dialogue.support.several import BRUNO as BRUNO_AT
from tests.dialogue.support.several import Several
from tests.dialogue.support.talk import Talk, settings_for

FEN = "W:W21,22,26,K30,31:B6,13,18,K10,11"
REFUSED = ("16-12", "6-2", "22-25", "26-31", "30-29", "31-28", "22-18", "22x13", "30x21", "26-23-19")
"""From nothing, of the opponent, backwards, upon a piece, nothing behind, while one must capture."""
ANNA, BRUNO = Player(name="Anna", is_blind=True), Player(name="Bruno")


def talk_of(**changes: object) -> Talk:
    usual: dict[str, object] = {"coach": Coach.OFF, "fen": FEN}
    return Talk(settings_for(**(usual | changes)))  # type: ignore[arg-type]


TWO = {"white": ANNA, "black": BRUNO}
HIDDEN = (
    {"questions": 0},
    {"questions": 5},
    {**TWO, "white_questions": 0, "are_answers_shared": True},
    {**TWO, "white_questions": 3, "black_questions": 0, "are_answers_shared": True},
    {**TWO, "are_answers_shared": False},
    {**TWO, "white_device": "phones", "are_answers_shared": False},
)


@pytest.mark.parametrize("terms", HIDDEN, ids=str)
def test_a_refusal_says_the_same_of_whatever_is_wrong(terms: dict[str, object]) -> None:
    told = {tuple(talk_of(**terms).type(move)) for move in REFUSED}
    (((refused, *others)),) = told
    assert refused == "Questa mossa non è permessa: annunciane un'altra."
    assert all(other.startswith("Tocca al") for other in others)


@pytest.mark.parametrize("terms", [HIDDEN[0], {**HIDDEN[4], "is_arbiter": True}], ids=str)
def test_no_try_tells_an_empty_square_from_a_hostile_or_an_occupied_one(
    terms: dict[str, object],
) -> None:
    """From each square to each of some: nothing that is said hangs on what stands there."""
    talk = talk_of(**terms)
    legal = {(move.start, move.end) for move in talk.game.legal}
    told = set()
    for start, end in product(range(1, 33), (6, 10, 13, 18, 22, 25, 28, 31)):
        if start != end and (start, end) not in legal:
            told.add(tuple(talk.type(f"{start}-{end}")))
    assert len({lines[0] for lines in told}) == 2, "in turns, as all is said that is said often"
    assert len({lines[1:] for lines in told}) == 1


def test_nobody_learns_from_it_what_stands_on_a_square() -> None:
    empty, opponents = (talk_of(questions=0).type(move)[0] for move in ("16-12", "6-2"))
    assert empty == opponents


def test_how_many_moves_fit_is_not_told_either() -> None:
    """One square to which nothing goes, or several do; a capture where there is none."""
    answers = {talk_of(questions=0, fen=None).type(line)[0] for line in ("18", "13", "x 18")}
    assert len(answers) == 1
    assert "mossa intera" in answers.pop()


def test_what_is_wrong_with_the_line_alone_is_told() -> None:
    assert "non esiste" in talk_of(questions=0).type("22-40")[0]
    assert "da una casella a un'altra" in talk_of(questions=0).type("22-22")[0]


@pytest.mark.parametrize(
    "terms",
    [{}, {**TWO, "are_answers_shared": True}, {"white": Player(is_blind=True)}],
    ids=["seeing", "agreed", "alone"],
)
def test_where_anything_may_be_asked_it_says_why(terms: dict[str, object]) -> None:
    assert talk_of(**terms).type("16-12")[0].startswith("La casella 16 è vuota")


def test_why_is_a_question_that_is_counted() -> None:
    talk = talk_of(questions=2)
    talk.type("16-12")
    assert talk.type("perché") == [
        "La casella 16 è vuota: si muove un proprio pezzo, articolo 3.2.",
        "Ancora una domanda.",
    ]
    talk.type("casella 22")
    assert talk.type("perché") == ["Una mossa così non è permessa: annunciane un'altra."]
    assert talk.dialogue.talk.table.tallies[Side.WHITE].questions == 2


def test_why_is_told_to_who_asks_alone() -> None:
    talk = talk_of(**TWO, white_device="braille", are_answers_shared=False)
    talk.type("16-12")
    assert talk.type("perché")[0].startswith("(white alone) La casella 16 è vuota")


def test_on_one_surface_nothing_is_decided_on_it() -> None:
    """That a move is an irregularity, and not only refused, would tell whose piece stands there."""
    talk = talk_of(**TWO, are_answers_shared=False, is_arbiter=True)
    assert any("non permessa si rifiuta senza dire perché" in line for line in talk.opening)
    assert talk.type("22-25")[0].startswith("Questa mossa non è permessa")
    assert talk.dialogue.state is State.MOVE


def test_the_article_stands_in_the_score_after_the_end() -> None:
    talk = talk_of(**TWO, are_answers_shared=False, is_arbiter=True)
    talk.type("22-25")
    talk.type("16-12")
    assert not any("articolo" in line for line in talk.type("tabellino"))
    talk.type("Anna: abbandono")
    talk.type("Anna: sì")
    told = talk.type("tabellino")
    assert "Mossa 1, Bianco: 22-25 rifiutata, articolo 4.1." in told
    assert "Mossa 1, Bianco: 16-12 rifiutata, articolo 3.2." in told


def test_who_sees_elsewhere_hears_the_article_and_decides() -> None:
    two = {"white": Player(name="Anna"), "black": Player(name="Bruno", is_blind=True)}
    several = Several.two(other="it", **two, black_questions=0, is_arbiter=True)
    several.type(ANNA_AT, "22-18")
    several.type(BRUNO_AT, "11-20")
    assert several.to(BRUNO_AT)[0] == "Questa mossa non è permessa: annunciane un'altra."
    assert not any("rticolo" in line for line in several.to(BRUNO_AT))
    assert any("8.1.2" in line for line in several.to(ANNA_AT))
    several.type(ANNA_AT, "sì")
    assert several.dialogue.talk.game.position.piece_at(20)


@pytest.mark.parametrize("second", ["23-19", "23-20", "11-15", "16-20", "5-30"])
def test_who_moves_two_times_running_is_decided_on_whatever_they_announce(second: str) -> None:
    blind = {name: Player(name=player.name, is_blind=True) for name, player in TWO.items()}
    talk = talk_of(**blind, fen=None, is_arbiter=True, questions=0)
    talk.type("22-18")
    told = talk.type(f"Anna: {second}")
    assert told == [
        f"Irregolarità del Bianco: muove due volte di seguito, {second}, articolo 8.1.1.",
        "Nero, Bruno: la mantieni? Rispondi Bruno sì per mantenerla, Bruno no per farla correggere, "
        "articolo 8.2.",
    ]
    told = talk.type("Bruno: mantengo")
    assert told[-1] == "Tocca al Nero, Bruno."
    is_kept = bool(talk.deeds(IrregularityKept))
    assert is_kept is (second in ("23-19", "23-20"))
    assert is_kept or told[0].startswith("Non si può mantenere, perché la mossa non si può fare")
    told = talk.type("resoconto")
    assert f"Irregolarità del Bianco: muove due volte di seguito, {second}, articolo 8.1.1." in told
    assert ("Non mantenuta, perché non si poteva fare." in told) is not is_kept


def test_a_second_move_that_is_corrected_is_told_in_the_report_as_it_was_told_before() -> None:
    blind = {name: Player(name=player.name, is_blind=True) for name, player in TWO.items()}
    talk = talk_of(**blind, fen=None, is_arbiter=True, questions=0)
    talk.type("22-18")
    said = talk.type("Anna: 23-19")[0]
    talk.type("Bruno: no")
    told = talk.type("resoconto")
    assert said in told
    assert "Corretta, per decisione di Bruno, articolo 8.2." in told


def test_a_move_that_is_typed_while_the_other_one_decides_is_not_counted_as_refused() -> None:
    blind = {name: Player(name=player.name, is_blind=True) for name, player in TWO.items()}
    talk = talk_of(**blind, fen=None, is_arbiter=True, questions=0)
    for line in ("22-18", "Anna: 23-19", "Bruno: 1-2", "1-2", "5-30"):
        talk.type(line)
    assert talk.dialogue.talk.table.tallies[Side.BLACK].refused == 0
    assert talk.dialogue.state is State.ANSWER


@pytest.mark.parametrize("questions", [0, 3])
def test_a_step_is_refused_alike_whether_a_capture_has_its_ends_or_not(questions: int) -> None:
    fen = "B:WK2,K5,K6,K12,K13,K14,K17,K30,K37,K38,39,K42,K44:BK9,K33"
    told = set()
    for step in ("9-4", "9-3", "9-20"):
        talk = Talk(
            settings_for(INTERNATIONAL_FID, fen, coach=Coach.OFF, questions=questions, **AT_BLACK)
        )
        told.add(tuple(talk.type(step)))
    (((refused, *_)),) = told
    assert refused == "Questa mossa non è permessa: annunciane un'altra."


AT_BLACK = {"white": Player(is_computer=True), "black": Player()}

"""Where questions about the position are counted, or are not for the ears of both, nothing that is
typed tells of it uncounted: no move out of turn, no repetition, no half move, no example.
"""

import pytest

from assistant.rules.side import Side
from assistant.settings.taste import Coach
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

BLIND = {
    "white": Player(name="Anna", is_blind=True),
    "black": Player(name="Bruno", is_blind=True),
    "white_questions": 0,
    "black_questions": 0,
    "is_arbiter": True,
}


def talk_of(*lines: str, **changes: object) -> Talk:
    usual: dict[str, object] = {"coach": Coach.OFF}
    talk = Talk(settings_for(**(usual | BLIND | changes)))  # type: ignore[arg-type]
    for line in lines:
        talk.type(line)
    return talk


def refused(talk: Talk) -> tuple[int, int]:
    tallies = talk.dialogue.talk.table.tallies
    return tallies[Side.WHITE].refused, tallies[Side.BLACK].refused


RUNNING = ("25-21", "26-22", "22-18", "18-14", "10-14", "11-15")
"""Of White's on Black's turn: free, occupied, what she could play, from nothing, Black's own."""


@pytest.mark.parametrize("line", RUNNING)
def test_a_second_move_running_is_bruno_s_to_decide_whatever_it_is(line: str) -> None:
    """8.1.1: whose turn it is everybody knows, and nothing else is told."""
    talk = talk_of("21-17")
    assert talk.type(f"Anna: {line}") == [
        f"Irregolarità del Bianco: muove due volte di seguito, {line}, articolo 8.1.1.",
        "Nero, Bruno: la mantieni? Rispondi Bruno sì per mantenerla, Bruno no per farla correggere,"
        " articolo 8.2.",
    ]
    assert refused(talk) == (1, 0)


@pytest.mark.parametrize("line", ["prendo", "22", "21"])
def test_half_a_move_out_of_turn_is_told_as_that_alone_and_counted(line: str) -> None:
    talk = talk_of("21-17")
    assert talk.type(f"Anna: {line}") == ["Tocca al Nero, Bruno."]
    assert refused(talk) == (1, 0)
    waits = talk.dialogue.talk.here
    assert (waits.asked, waits.expected, waits.since.last_refusal) == (None, None, None)


def test_without_a_name_it_is_refused_to_who_is_to_move() -> None:
    """A man of the other's, free to go or not, or no piece at all: all the same to hear."""
    for line in ("25-21", "26-22", "18-14"):
        talk = talk_of("21-17")
        told, turn = talk.type(line)[:2]
        assert told == "Questa mossa non è permessa: annunciane un'altra."
        assert turn == "Tocca al Nero, Bruno."
        assert refused(talk) == (0, 1)


def test_where_all_may_be_asked_the_irregularity_is_named() -> None:
    free = {"white_questions": None, "black_questions": None, "are_answers_shared": True}
    talk = talk_of("21-17", **free)
    assert any("8.1.1" in line for line in talk.type("Anna: 25-21"))


HALF = ("prendo", "mangio", "18", "17", "vado in 17", "la 22 a destra", "x 18", "muovo la 22")
CAN_TAKE = "W:W22,K30:B18,5"
STANDING = (CAN_TAKE, "W:W22,30:B5,10", "W:W22,21,9:B18,17,14,K2", "W:W7,30:B18", "W:W5,30:BK18", None)
"""One capture, none, several, a man that may be crowned by a step, one that is blocked, the start."""


@pytest.mark.parametrize("line", HALF)
@pytest.mark.parametrize("fen", STANDING)
def test_a_half_move_is_no_move_and_is_counted(line: str, fen: str | None) -> None:
    talk = talk_of(fen=fen)
    (answer,) = talk.type(line)
    assert answer.startswith("Qui serve la mossa intera")
    assert (len(talk.game.plies), refused(talk)) == (0, (1, 0))


@pytest.mark.parametrize(
    "line",
    [
        *(*HALF, "faccio dama", "prendo col 22", "prendi la 18", "ne prendo due", "dama in 2"),
        *(
            "22 a sinistra?",
            "18?",
            "prendo?",
            "prendo col 22?",
            "22 a sinistra",
            "la dama in 15",
            "prendo tutto",
            "mangio la pedina",
            "no, volevo dire 18",
        ),
    ],
)
def test_what_a_half_move_hears_is_the_same_wherever_the_pieces_stand(line: str) -> None:
    heard = set()
    for fen in STANDING:
        talk = talk_of(fen=fen)
        heard.add((*talk.type(line), *refused(talk)))
    assert len(heard) == 1, heard


@pytest.mark.parametrize(
    "line", ["22x13", "22 13", "la 22 va in 13", "ventidue tredici", "2213", "22 prende 18 e va in 13"]
)
def test_a_whole_move_is_played_in_whatever_words(line: str) -> None:
    talk = talk_of(fen=CAN_TAKE)
    assert talk.type(line)[0].startswith("Bianco: 22x13")


def test_against_the_computer_too() -> None:
    usual: dict[str, object] = {"coach": Coach.OFF, "fen": CAN_TAKE}
    talk = Talk(settings_for(**usual, questions=3))  # type: ignore[arg-type]
    assert talk.type("prendo")[0].startswith("Qui serve la mossa intera")
    free = Talk(settings_for(**usual))  # type: ignore[arg-type]
    assert free.type("prendo")[0].startswith("Bianco: 22x13")


@pytest.mark.parametrize(
    "line",
    ["10-13", "11-14", "9-14", "8-12", "22-17", "18-22", "13", "18", "prendo", "faccio dama"],
)
def test_a_repetition_matches_or_does_not_whatever_is_typed(line: str) -> None:
    """Moves that Bruno could play, and could not; another one of Anna's, the move back; half moves."""
    talk = talk_of("22-18", is_repeated_back=True)
    (answer,) = talk.type(line)
    assert answer == "Non corrisponde. La mossa annunciata è 22-18: ripetila."
    assert talk.type("22-18")[0] == "Ripetizione giusta."


def test_it_is_still_repeated_in_other_words() -> None:
    for line in ("ventidue diciotto", "da 22 a 18", "2218", "la 22 va in 18", "Bruno: 22 18"):
        talk = talk_of("22-18", is_repeated_back=True)
        assert talk.type(line)[0] == "Ripetizione giusta.", line


RUNNING_ON = ("21-17", "Anna: 25-21")
"""Anna moves two times running, which is Bruno's to decide; he may play 11-15."""


@pytest.mark.parametrize("line", ["15", "11", "prendo", "vado in 15", "x 18", "Bruno: prendo"])
def test_a_half_move_decides_on_no_irregularity(line: str) -> None:
    """By a move what was irregular can no more be corrected: nothing short of one does that."""
    talk = talk_of(*RUNNING_ON)
    asked = talk.dialogue.talk.here.asked
    assert asked
    talk.type(line)
    assert talk.dialogue.talk.here.asked is asked
    assert any("8.3" in line for line in talk.type("Bruno: 11-15"))


def test_a_move_that_cannot_be_played_there_decides_nothing_and_is_not_counted() -> None:
    talk = talk_of(*RUNNING_ON)
    assert "prima" in talk.type("Bruno: 5-10")[0].lower()
    assert refused(talk) == (1, 0)


@pytest.mark.parametrize("line", ["boh", "?", "aiuto mosse", "aiuto prese"])
def test_an_example_shows_no_capture_to_two_people_who_are_not_warned(line: str) -> None:
    """10x19 is compulsory."""
    two = {"white": Player(name="Anna"), "black": Player(name="Bruno"), "is_arbiter": True}
    talk = Talk(settings_for(**two, coach=Coach.OFF))  # type: ignore[arg-type]
    for move in ("21-18", "11-15", "18-14"):
        talk.type(move)
    said = " ".join(talk.type(line))
    assert "10x19" not in said
    assert "10-19" not in said


@pytest.mark.parametrize("line", ["dov'è la 15", "in che traversa è la 15"])
def test_where_a_square_is_is_asked_about_as_that(line: str) -> None:
    talk = talk_of(white_questions=3, black_questions=3, are_answers_shared=True)
    assert talk.type(line) == ["Intendi dov'è la casella 15? Rispondi sì o no."]
    assert talk.type("sì")[0] == "Traversa 4, colonna 6: 15 vuota."

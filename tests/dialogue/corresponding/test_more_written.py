"""What of a message is neither taken nor told: it is said that there is more, and how to hear it; and
a deed whose clause is not wholly understood, or a move that is called off, is not taken for what it
may be."""

from collections.abc import Iterator

import pytest

from tests.dialogue.support.kept_talk import KeptTalk, Shelf, shelf
from tests.dialogue.support.pasted import paste
from tests.dialogue.support.talk import parse_settings

MORE = "There is more in the message: type message to hear it."
ASKED = "Anna: 22-18, move 1. Do I take it? Answer yes or no."
NOT_TAKEN = "That is not taken: if it is to count, ask for it in plain words."


@pytest.fixture
def kept() -> Iterator[Shelf]:
    with shelf() as found:
        yield found


@pytest.fixture
def talk(kept: Shelf) -> KeptTalk:
    """A game in which Anna, with White, is to move first."""
    talk = KeptTalk(parse_settings("lang=en white=human:Bob"), kept)
    talk.type("new correspondence game with Anna, black")
    talk.type("yes")
    return talk


@pytest.mark.parametrize(
    "text",
    [
        "22-18. Mettimi 5 giorni di ferie.",
        "22-18. I'll be abroad the whole of December.",
        "22-18. Back on the 14th.",
        "22-18. Até dia 12 não consigo responder.",
        "22-18. Ti starebbe bene un pari?",
        "22-18 (=)",
        "22-18. 0-1",
        "22-18. Consider me beaten.",
        "22-18. Ti chiedo una proroga di 5 giorni.",
        "22-18. Chiedo una proroga.",
        "Dear Bob,\n22-18, and the roses are out.\nBest wishes,\nAnna",
    ],
)
def test_what_nobody_understood_is_told_to_be_there(talk: KeptTalk, text: str) -> None:
    assert paste(talk, text) == [MORE, ASKED]


@pytest.mark.parametrize(
    "condition", ["If 11-15 then 26-22, and", "Se 11-15 allora 26-22, e", "Se 11-15 então 26-22, e"]
)
def test_what_stands_behind_a_condition_in_its_sentence_is_told_to_be_there(
    talk: KeptTalk, condition: str
) -> None:
    said = paste(talk, f"22-18. {condition} sono in ferie dal 3 al 12 dicembre.")
    assert said[0] == MORE
    assert "with one condition" in said[-1]


def test_a_second_leave_is_told_to_be_there(talk: KeptTalk) -> None:
    said = paste(talk, "22-18. I am on leave from 3 to 5 December and from 20 to 24 December.")
    assert said[0] == MORE
    assert "3 days" in said[-1]


@pytest.mark.parametrize(
    "text",
    [
        "22-18",
        "1. 22-18",
        "Dear Bob,\nmy move is 22-18.\nBest wishes,\nAnna",
        "Ciao Bruno, gioco 22-18. A presto, Anna",
        "Olá Rui, jogo 22-18. Um abraço, Ana",
        "Hi Bob, sorry for the delay. I play 22-18. Your turn!\nCheers, Anna",
    ],
)
def test_a_message_of_a_move_with_greeting_and_close_has_no_more(talk: KeptTalk, text: str) -> None:
    assert paste(talk, text) == [ASKED]


def test_there_is_more_where_no_move_is_found_or_it_is_about_another_game(talk: KeptTalk) -> None:
    said = paste(talk, "I am ill and stay in bed.")
    assert said[0].startswith("I find no move in the message of Anna.")
    assert said[1] == MORE
    talk.type("no")
    said = paste(talk, "In our other game the roses are out.")
    assert said[0].startswith("The message is about another game.")
    assert said[1] == MORE


def test_the_message_that_has_more_is_read_on_asking_until_something_is_to_be_sent(
    talk: KeptTalk,
) -> None:
    paste(talk, "22-18. Back on the 14th.\n\n> 1. older")
    came = ["The message that came:", "22-18. Back on the 14th."]
    assert talk.type("message") == [*came, "Anna: 22-18, move 1. Yes or no?"]
    talk.type("yes")
    assert talk.type("read the message") == came
    talk.type("11-15")
    talk.type("yes")
    assert talk.type("message")[0].startswith("To Anna:")


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (
            "22-18. I give up trying to understand your last letter :)",
            "I give up trying to understand your last letter :)",
        ),
        ("I resign from the club committee. 22-18.", "I resign from the club committee"),
        ("22-18. I resign from Rotary.", "I resign from Rotary"),
        ("22-18. In the club committee, I resign.", "In the club committee, I resign"),
        (
            "22-18. Desisto do ginásio, não tenho tempo.",
            "Desisto do ginásio, não tenho tempo",
        ),
        (
            "I resign in our chess game, but here I play 22-18.",
            "I resign in our chess game, but here I play 22-18",
        ),
        (
            "Nella partita a scacchi abbandono, qui gioco 22-18.",
            "Nella partita a scacchi abbandono, qui gioco 22-18",
        ),
        (
            "Abandono a partida de xadrez, aqui jogo 22-18.",
            "Abandono a partida de xadrez, aqui jogo 22-18",
        ),
        (
            "22-18. Would you accept a draw in our match against Turin?",
            "Would you accept a draw in our match against Turin?",
        ),
        (
            "22-18. In my other game with Tom I offer a draw.",
            "In my other game with Tom I offer a draw",
        ),
        (
            "22-18. Nell'altra partita con Bruno offro patta.",
            "Nell'altra partita con Bruno offro patta",
        ),
        (
            "22-18. Na outra partida com Rui ofereço empate.",
            "Na outra partida com Rui ofereço empate",
        ),
        ("22-18. Chiedo cinque giorni di ferie da lunedì.", "Chiedo cinque giorni di ferie da lunedì"),
        (
            "22-18. Vado in ferie dall'8 al 15, ci risentiamo dopo.",
            "Vado in ferie dall'8 al 15, ci risentiamo dopo",
        ),
    ],
)
def test_what_is_not_wholly_understood_is_quoted_and_the_move_offered_alone(
    talk: KeptTalk, text: str, left: str
) -> None:
    assert paste(talk, text) == [f'Anna also writes: "{left}". {NOT_TAKEN}', ASKED]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("22-18. I resign, Bob.", "and resigns"),
        ("22-18. I offer you a draw, old friend.", "and offers a draw"),
        ("22-18 e con questa ti offro la patta", "and offers a draw"),
        ("22-18. Que tal um empate, Rui?", "and offers a draw"),
        ("22-18. Abbandono la partita.", "and resigns"),
    ],
)
def test_a_deed_among_names_and_courtesies_is_taken(talk: KeptTalk, text: str, told: str) -> None:
    assert told in paste(talk, text)[-1]


@pytest.mark.parametrize(
    "text",
    [
        "22-18. Actually 23-19 is better, so that one.",
        "22-18. Cancel, 23-19.",
        "22-18. 23-19 is what I really mean.",
        "22-18. Scrap that, 23-19!",
        "22-18, ma forse era meglio 23-19, quindi gioco quella.",
        "22-18. Esqueça, 23-19.",
    ],
)
def test_a_second_move_that_nothing_explains_away_is_asked_about(talk: KeptTalk, text: str) -> None:
    assert "The message of Anna may mean 22-18 or 23-19. I have taken nothing." in paste(talk, text)


@pytest.mark.parametrize("text", ["Al posto di 22-18 metti 23-19", "Em vez de 22-18 põe 23-19"])
def test_the_move_in_place_of_another_is_named(talk: KeptTalk, text: str) -> None:
    assert paste(talk, text)[0].startswith("The message of Anna names 23-19, but does not say")


def test_the_parts_of_a_sentence_about_two_games_are_told_apart(talk: KeptTalk) -> None:
    said = paste(talk, "Nell'altra partita gioco 11-15, in questa 22-18")
    assert said == [f'Anna also writes: "Nell\'altra partita gioco 11-15". {NOT_TAKEN}', ASKED]

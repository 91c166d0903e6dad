"""More kinds of lines that were missed once: by the order of words, by number words, by who does it."""

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Likely, Perhaps, meanings_of
from assistant.parsing.meanings import About, Command, Whose
from assistant.parsing.words.vocabulary import vocabulary
from tests.parsing.corpus import place_of, told
from tests.parsing.support.understood import understand_line


def found(language: str, text: str, place: str = "C") -> CommandMeant | None:
    """The command that a line likely means."""
    meant = understand_line(text, *place_of(place), vocabulary(language))
    return (
        meant.meaning
        if isinstance(meant, Likely)
        else meant
        if isinstance(meant, CommandMeant)
        else None
    )


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pt", "por que só posso esse?"),
        ("en", "why is that my only move"),
        ("it", "perché posso solo quella?"),
    ],
)
def test_why_there_is_only_one_move_is_asked_of_the_captures(language: str, text: str) -> None:
    assert found(language, text) == CommandMeant(Command.WHY, about=About.DUTY)


@pytest.mark.parametrize("number", [19, 21])
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pt", "vou ter que comer com a {}"),
        ("pt", "tenho que tomar com a {}"),
        ("en", "I must take with {}"),
        ("it", "mi tocca prendere con la {}"),
        ("it", "sono obbligato a prendere con la {}"),
    ],
)
def test_the_piece_with_which_one_takes_is_who_takes(language: str, text: str, number: int) -> None:
    wanted = CommandMeant(Command.MOVES, squares=(number,), about=About.CAPTURES)
    assert found(language, text.format(number)) == wanted


def test_the_piece_with_which_one_takes_was_known_in_the_plainest_words() -> None:
    for number in (19, 21):
        wanted = CommandMeant(Command.MOVES, squares=(number,), about=About.CAPTURES)
        assert found("it", f"devo prendere con la {number}") == wanted


def test_with_a_piece_alone_is_who_takes() -> None:
    wanted = CommandMeant(Command.MOVES, squares=(19,), about=About.CAPTURES)
    for language, text in (("pt", "com a 19"), ("en", "with 19"), ("it", "con la 19")):
        assert found(language, text) == wanted


@pytest.mark.parametrize(
    ("language", "text", "topic"),
    [
        ("pt", "minha pedra pode comer a dama?", "men"),
        ("en", "can my man take a king?", "men"),
        ("it", "la mia pedina può mangiare una dama?", "men"),
        ("pt", "a dama pode capturar minhas pedras de longe?", "kings"),
        ("en", "can the king capture from afar?", "kings"),
        ("it", "la dama può prendere da lontano?", "kings"),
        ("pt", "a dama pode andar pra trás?", "kings"),
        ("en", "can the king go backwards?", "kings"),
        ("it", "la dama può andare indietro?", "kings"),
        ("pt", "a dama é livre aqui?", "kings"),
        ("en", "do kings fly here?", "kings"),
        ("pt", "quantas casas anda a dama?", "kings"),
        ("en", "how many squares does a king move", "kings"),
        ("it", "quante caselle si muove la dama", "kings"),
        ("pt", "o que é uma dama?", "kings"),
        ("en", "what is a king?", "kings"),
        ("it", "cos'è una dama?", "kings"),
    ],
)
def test_what_a_kind_of_piece_may_do_is_asked_of_the_rules(
    language: str, text: str, topic: str
) -> None:
    meant = found(language, text)
    assert meant
    assert meant.command is Command.RULE
    assert vocabulary(language).rules[meant.rest] == topic


@pytest.mark.parametrize(
    ("language", "text"),
    [("pt", "tem como eu capturar duas?"), ("en", "can I take two?"), ("it", "posso prenderne due?")],
)
def test_how_many_are_taken_is_no_square(language: str, text: str) -> None:
    assert found(language, text) == CommandMeant(Command.CAPTURES)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pt", "qualquer uma"),
        ("en", "just one"),
        ("en", "any one"),
        ("pt", "como todas"),
        ("pt", "tomo todas"),
    ],
)
def test_any_one_is_no_square_and_taking_all_asks_for_nothing(language: str, text: str) -> None:
    assert understand_line(text, *place_of("C"), vocabulary(language)) is None


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pt", "só uma"),
        ("it", "una qualsiasi"),
        ("it", "uno qualunque"),
        ("pt", "como tudo"),
        ("en", "I take all"),
        ("en", "take it all"),
    ],
)
def test_any_one_is_still_no_square_and_taking_all_takes_nothing_back(language: str, text: str) -> None:
    assert understand_line(text, *place_of("C"), vocabulary(language)) is None


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        ("pt", "quantos lances sem captura?", ["count"]),
        ("en", "how many moves without a capture", ["count"]),
        ("it", "quante mosse senza prese", ["count"]),
        ("pt", "errei o lance", ["takeback"]),
        ("pt", "fala de novo o lance dele", ["last"]),
        ("en", "say his move again", ["last"]),
        ("it", "ridimmi la sua mossa", ["last"]),
    ],
)
def test_what_one_thing_means_is_not_asked_between_two(
    language: str, text: str, wanted: list[str]
) -> None:
    meant = understand_line(text, *place_of("C"), vocabulary(language))
    assert told(meant, language) == wanted


@pytest.mark.parametrize(
    ("language", "text"),
    [("pt", "o que você capturou?"), ("en", "what did you capture?"), ("it", "cosa hai catturato?")],
)
def test_what_the_computer_took_is_still_its_own_captures(language: str, text: str) -> None:
    assert found(language, text) == CommandMeant(Command.TAKEN, whose=Whose.ENEMY)


def test_which_move_was_made_is_still_the_last_one() -> None:
    meant = understand_line("que jogada você fez?", *place_of("C"), vocabulary("pt"))
    assert told(meant, "pt") == ["last"]


@pytest.mark.parametrize("text", ["onde eu errei?", "onde foi que errei"])
def test_where_a_mistake_was_takes_nothing_back(text: str) -> None:
    meant = understand_line(text, *place_of("C"), vocabulary("pt"))
    assert "takeback" not in told(meant, "pt")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pt", "em que linha tá a 18?"),
        ("en", "which row is 18 in"),
        ("it", "in che traversa è la 18"),
        ("pt", "onde está a 18"),
        ("en", "where is 18"),
        ("it", "dov'è la 18"),
    ],
)
def test_where_a_square_is_asks_for_its_row(language: str, text: str) -> None:
    assert found(language, text) == CommandMeant(Command.ROW, squares=(18,))


@pytest.mark.parametrize(
    ("language", "text"), [("pt", "fila 3"), ("en", "row 3"), ("it", "cosa c'è sulla riga 3")]
)
def test_a_row_by_its_number_is_still_that_row(language: str, text: str) -> None:
    meant = found(language, text)
    assert meant
    assert (meant.command, meant.number) == (Command.ROW, 3)


@pytest.mark.parametrize(("text", "count"), [("volta três lances", 3), ("volta 2 jogadas", 2)])
def test_a_word_of_many_uses_takes_moves_back_where_moves_are_counted(text: str, count: int) -> None:
    meant = understand_line(text, *place_of("C"), vocabulary("pt"))
    assert meant == Perhaps((CommandMeant(Command.TAKE_BACK, number=count),))


@pytest.mark.parametrize(
    "text",
    [
        "which ones did you capture",
        "which of mine did you capture?",
        "what did you take of mine",
        "which men did you take",
        "did you capture anything",
    ],
)
def test_what_you_took_is_asked_of_the_captures_of_the_other_side(text: str) -> None:
    assert found("en", text) == CommandMeant(Command.TAKEN, Whose.ENEMY)


def test_nobody_is_asked_about_giving_up_because_of_a_word_in_common() -> None:
    found = understand_line("I'll take them all", *place_of("C"), vocabulary("en"))
    assert isinstance(found, Perhaps), "which capture is asked"
    assert not any(isinstance(each, CommandMeant) for each in meanings_of(found))

"""What means the same by ear and by hand, in words of one language as in those of another."""

from collections import Counter

import pytest

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.hearing.grammar import grammar
from assistant.parsing.hearing.heard import Unsure, Verdict, understand
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Understood
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.legal import legal_moves
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import ITALIAN_FID
from tests.dialogue.support.talk import Talk, settings_for
from tests.parsing.support.understood import understand_line

START = start_position(ITALIAN_FID.variant)


def heard(language: str, text: str, position: Position = START) -> Verdict:
    words = vocabulary(language)
    return understand([(text, 0.0)], position, ITALIAN_FID, words, is_pressed=True).verdict


def typed(language: str, text: str, position: Position = START) -> object:
    return understand_line(text, position, ITALIAN_FID, vocabulary(language))


@pytest.mark.parametrize(
    ("language", "word"),
    [("it", "piano"), ("it", "lentamente"), ("en", "slowly"), ("pt", "devagar"), ("pt-BR", "devagar")],
)
def test_one_word_that_wants_it_slowly_is_expected_as_often_as_other_words_of_a_command(
    language: str, word: str
) -> None:
    offered = Counter(grammar(vocabulary(language), 32))
    why = {"it": "perche", "en": "why"}.get(language, "porque")
    assert offered[word] == offered[why]
    assert heard(language, word) == CommandMeant(Command.REPEAT_SLOWLY)


@pytest.mark.parametrize(
    ("language", "text"), [("it", "piu piano"), ("en", "more slowly"), ("pt", "mais devagar")]
)
def test_more_of_it_changes_how_fast_is_spoken(language: str, text: str) -> None:
    verdict = heard(language, text)
    assert isinstance(verdict, CommandMeant)
    assert verdict.command is Command.SETTINGS


@pytest.mark.parametrize(
    ("language", "text"),
    [
        *(("it", text) for text in ("prova l'orecchio", "controlla il microfono")),
        *(("en", text) for text in ("test my ear", "check the microphone", "try my ear")),
        *(("pt", text) for text in ("prova o ouvido", "testa o ouvido", "testar o ouvido")),
        *(("pt-BR", text) for text in ("prova o ouvido", "teste o ouvido", "testa o microfone")),
    ],
)
def test_the_check_by_voice_is_wanted_in_any_word_for_trying(language: str, text: str) -> None:
    check = CommandMeant(Command.EAR_CHECK)
    assert typed(language, text) == check
    assert heard(language, text) == check


@pytest.mark.parametrize(
    ("language", "text"),
    [("it", "controlla l'ascolto"), ("en", "check the listening"), ("pt", "prova a escuta")],
)
def test_in_other_such_words_it_is_asked_about(language: str, text: str) -> None:
    check = Perhaps((CommandMeant(Command.EAR_CHECK),))
    assert typed(language, text) == check
    assert heard(language, text) == Likely(CommandMeant(Command.EAR_CHECK))


@pytest.mark.parametrize(
    ("language", "word"), [("it", "prova"), ("en", "test"), ("pt", "prova"), ("pt-BR", "teste")]
)
def test_that_word_alone_is_still_the_quiz(language: str, word: str) -> None:
    assert heard(language, word) == CommandMeant(Command.QUIZ)


NOTHING_TO_TAKE = [
    *(("it", text) for text in ("prendi tre", "prendi diciannove", "mangi la dodici", "piglia dieci")),
    *(("pt", text) for text in ("tome três", "coma a dezanove", "capturar doze", "pegue dez")),
    *(("pt-BR", text) for text in ("tome três", "pegue dez")),
]


@pytest.mark.parametrize(("language", "text"), NOTHING_TO_TAKE)
def test_who_wants_a_piece_taken_where_nothing_can_be_is_told_what_can(
    language: str, text: str
) -> None:
    told = Likely(CommandMeant(Command.CAPTURES))
    assert typed(language, text) == told
    assert heard(language, text) == told


@pytest.mark.parametrize(
    ("language", "text"), [("it", "prendi dieci"), ("en", "take ten"), ("pt", "coma dez")]
)
def test_where_one_capture_takes_it_that_is_wanted(language: str, text: str) -> None:
    position = parse_fen("W:W23,28,32:B19,10,3", ITALIAN_FID.variant)
    (move,) = legal_moves(position)
    assert typed(language, text, position) == Understood(move)
    verdict = heard(language, text, position)
    assert verdict in (Understood(move), Unsure((move,), (0.0,)))


@pytest.mark.parametrize(
    ("language", "text"),
    [("it", "mi prendi la dodici"), ("en", "can you take twelve"), ("pt", "podes tomar a dez")],
)
def test_who_asks_whether_a_piece_is_taken_gives_no_order(language: str, text: str) -> None:
    verdict = heard(language, text)
    assert isinstance(verdict, Likely)
    assert verdict.meaning.command is Command.ATTACKERS


@pytest.mark.parametrize(
    ("language", "text"), [("it", "prendi tre"), ("en", "take three"), ("pt", "tome três")]
)
def test_the_first_that_is_said_is_the_same_by_ear_and_by_hand(language: str, text: str) -> None:
    by_ear, by_hand = (Talk(settings_for(language=language, listen="push")) for _ in range(2))
    first = by_ear.hear(text)[0].partition(".")[0]
    assert first == by_hand.type(text)[0].partition(".")[0]

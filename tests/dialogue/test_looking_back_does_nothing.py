"""While somebody looks back at a game nothing is done to it, whatever they type, by whatever terms."""

import pytest

from assistant.dialogue.effects import Record
from assistant.dialogue.talk import Talk as Turn
from assistant.game.clock_deeds import ClocksResumed, ClocksStopped
from assistant.game.deeds import HelpUsed
from assistant.game.time_control import parse_clock
from assistant.parsing.words.vocabulary import vocabulary
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

ONE_CAPTURE = "W:W22,32:B18,5,1"
TWO = {"white": Player(name="Anna"), "black": Player(name="Bruno")}
COMPUTER = Player(is_computer=True)
TERMS: dict[str, dict[str, object]] = {
    "plain": {},
    "counted": {"questions": 3},
    "blind": {"white": Player(is_blind=True)},
    "two": TWO,
    "two, counted": TWO | {"questions": 2},
    "arbiter": TWO | {"is_arbiter": True},
    "clock": TWO | {"white_clock": parse_clock("5+3"), "black_clock": parse_clock("5+3")},
    "watched": {"white": COMPUTER, "black": COMPUTER},
}
BESIDE = (HelpUsed, ClocksStopped, ClocksResumed)
BACK = {"it": "rivedi dall'inizio", "en": "review from the start", "pt": "rever do início"}


def looking_back(terms: str, language: str) -> Talk:
    """A talk in which somebody has gone back to the start of a game of two moves."""
    talk = Talk(settings_for(language=language, fen=ONE_CAPTURE, **TERMS[terms]))
    for move in ("22x13", "5-10"):
        turn = talk.dialogue.talk
        if turn.player_to_move.is_computer:
            talk.answer(move)
        else:
            talk.type(move)
    talk.type(BACK[language])
    assert talk.dialogue.talk.here.aside
    return talk


def is_as_before(talk: Talk) -> bool:
    """Whether the next line is typed where this one was: looking back, with nothing else open."""
    turn: Turn = talk.dialogue.talk
    here = turn.here
    is_open = here.asked or here.choice or here.expected or turn.surface.text is not None
    return talk.status is None and here.aside is not None and not is_open


def done_by(lines: list[str], terms: str, language: str) -> list[tuple[str, str]]:
    """What each line does to the game, but for help that is counted, and clocks that are stopped."""
    found, talk = [], looking_back(terms, language)
    for line in lines:
        before = len(talk.done)
        talk.type(line)
        deeds = [each.deed for each in talk.done[before:] if isinstance(each, Record)]
        found += [(line, type(deed).__name__) for deed in deeds if not isinstance(deed, BESIDE)]
        if deeds or not is_as_before(talk):
            talk = looking_back(terms, language)
    return found


@pytest.mark.parametrize(
    ("terms", "language"),
    [(terms, [*BACK][place % len(BACK)]) for place, terms in enumerate(TERMS)],
)
def test_no_command_does_anything_to_it(terms: str, language: str) -> None:
    heads = vocabulary(language).heads
    one_each = {head[0].command: phrase for phrase, head in heads.items()}
    assert not done_by(sorted(one_each.values()), terms, language)


@pytest.mark.proof
@pytest.mark.parametrize("language", BACK)
@pytest.mark.parametrize("terms", TERMS)
def test_nor_does_any_word_for_one(terms: str, language: str) -> None:
    words = vocabulary(language)
    assert not done_by(sorted({*words.heads, *words.typed}), terms, language)


@pytest.mark.parametrize(
    ("language", "asked", "answer"),
    [
        ("it", "risposte", "Dopo 22x13 l'avversario ha 2 mosse: 5-9 e 5-10."),
        ("en", "replies", "After 22x13 your opponent has 2 moves: 5-9 and 5-10."),
        ("pt", "respostas", "Depois de 22x13 o adversário tem 2 lances: 5-9 e 5-10."),
    ],
)
def test_what_may_follow_the_only_move_there_is_answered_and_counted(
    language: str, asked: str, answer: str
) -> None:
    talk = looking_back("counted", language)
    assert answer in talk.type(asked)
    assert len(talk.deeds(HelpUsed)) == 2  # the step back, and this


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("it", "Anna: patta", "scrivi alla partita, e poi quello che vuoi"),
        ("it", "chiedo il conteggio", "scrivi alla partita, e poi quello che vuoi"),
        ("en", "Anna: I resign", "type to the game, and then what you want"),
        ("en", "take back move", "type to the game, and then what you want"),
        ("pt", "Anna: empate", "escreva à partida, e depois o que quer"),
    ],
)
def test_who_wants_something_of_the_game_is_told_the_way(language: str, line: str, told: str) -> None:
    talk = looking_back("two", language)
    before = [*talk.game.deeds]
    assert told in talk.type(line)[0]
    assert talk.game.deeds == before
    assert not talk.dialogue.talk.here.asked

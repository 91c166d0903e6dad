"""Who types that they want to leave is understood, whatever is asked or waited for."""

import pytest

from assistant.dialogue.events import LeaveWanted
from assistant.dialogue.handlers.asking.meant import ask_which_meant
from assistant.dialogue.lines import _do_meant
from assistant.dialogue.states import State
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Perhaps
from assistant.parsing.meanings import Command
from assistant.settings.terms import Player
from tests.dialogue.support.talk import Talk, settings_for

QUIT = {"it": "esci", "en": "quit", "pt": "sair", "pt-BR": "sair"}
NO = {"it": "no", "en": "no", "pt": "não", "pt-BR": "não"}
YES = {"it": "sì", "en": "yes", "pt": "sim", "pt-BR": "sim"}
GOODBYE = {"it": "Arrivederci.", "en": "Goodbye.", "pt": "Até à próxima.", "pt-BR": "Até a próxima."}
ROUTES = "B:W7,14,15,22,23:B11,12,16,K30"
"""Black may take from 11 to 27 by two routes."""

OPENED = {
    "confirm": {"it": "abbandono", "en": "resign", "pt": "abandono"},
    "new": {"it": "nuova", "en": "new", "pt": "nova"},
    "undo": {"it": "riprendi", "en": "undo", "pt": "desfazer"},
    "guess": {"it": "livllo 3", "en": "levle 3", "pt": "nivle 3"},
    "list": {"it": "impostazioni", "en": "settings", "pt": "definições"},
    "values": {"it": "avvisi", "en": "warnings", "pt": "avisos"},
    "number": {"it": "livello", "en": "level", "pt": "nível"},
    "square": {"it": "casella", "en": "square", "pt": "casa"},
    "move": {"it": "perdite", "en": "losses", "pt": "perdas"},
    "quiz": {"it": "prova", "en": "quiz", "pt": "teste"},
    "quiz-square": {"it": "prova\ncasella", "en": "quiz\nsquare", "pt": "teste\ncasa"},
}
OPENED_OF_TWO = {
    "who": {"it": "abbandona", "en": "resign", "pt": "abandonar"},
    "offer": {"it": "il bianco offre patta", "en": "white offers a draw", "pt": "brancas empate"},
    "route": {"it": "11x27", "en": "11x27", "pt": "11x27"},
}


def word(lines: dict[str, str], language: str) -> str:
    return lines[language[:2]]


def opened(kind: str, language: str, *, is_at_stake: bool) -> Talk:
    """A conversation in which something of this kind is open."""
    of_two = {"black": Player(name="Bruno")} if kind in OPENED_OF_TWO else {}
    talk = Talk(settings_for(language=language, fen=ROUTES if kind == "route" else None, **of_two))
    if is_at_stake:
        talk.type("22-18")
        if of_two:
            talk.type("12-16")
        else:
            talk.answer("12-16")
    if kind == "guesses":
        both = (CommandMeant(Command.CAPTURES), CommandMeant(Command.TURN))
        ask_which_meant(talk.dialogue.talk, Perhaps(both), _do_meant)
        talk.dialogue.talk.conversation.outbox.clear()
    else:
        for line in word({**OPENED, **OPENED_OF_TWO}[kind], language).split("\n"):
            talk.type(line)
    assert is_open(talk), kind
    return talk


def is_open(talk: Talk) -> bool:
    conversation = talk.dialogue.talk
    return bool(conversation.here.asked or conversation.here.choice or conversation.here.expected)


KINDS = (*OPENED, *OPENED_OF_TWO, "guesses")


@pytest.mark.parametrize("way", ["word", "ctrl-d"])
@pytest.mark.parametrize("language", QUIT)
@pytest.mark.parametrize("kind", [each for each in KINDS if each != "route"])
def test_who_leaves_while_something_is_asked_is_asked_about_the_game_alone(
    kind: str, language: str, way: str
) -> None:
    def leave(talk: Talk) -> list[str]:
        return talk.send(LeaveWanted()) if way == "ctrl-d" else talk.type(QUIT[language])

    plain = Talk(settings_for(language=language))
    plain.type("22-18")
    plain.answer("12-16")
    talk = opened(kind, language, is_at_stake=True)
    assert leave(talk) == plain.type(QUIT[language])
    told = talk.type(NO[language])
    asked = talk.dialogue.talk.here.asked
    again = [talk.dialogue.talk.narrator.tell(asked.fact).text] if asked else []
    assert told == [*plain.type(NO[language]), *again]
    assert is_open(talk) is bool(asked and asked.offer)  # which the other one is still to answer
    assert talk.dialogue.state is (State.ANSWER if asked else State.MOVE)
    assert (talk.status, talk.game.outcome, len(talk.game.plies)) == (None, None, 2)
    talk = opened(kind, language, is_at_stake=True)
    leave(talk)
    assert talk.type(YES[language]) == [GOODBYE[language]]
    assert talk.status == 0


@pytest.mark.parametrize("way", ["word", "ctrl-d"])
@pytest.mark.parametrize("language", QUIT)
@pytest.mark.parametrize("kind", [each for each in KINDS if each not in ("undo", "new", "offer")])
def test_where_nothing_is_lost_who_leaves_has_left(kind: str, language: str, way: str) -> None:
    talk = opened(kind, language, is_at_stake=False)
    said = talk.send(LeaveWanted()) if way == "ctrl-d" else talk.type(QUIT[language])
    assert said == [GOODBYE[language]]
    assert talk.status == 0


ENOUGH = {
    "it": ("basta", "stop", "fine", "basta così", "annulla"),
    "en": ("stop", "enough", "that's enough", "cancel"),
    "pt": ("fim", "parar", "chega", "cancela"),
    "pt-BR": ("fim", "chega"),
}


@pytest.mark.parametrize("language", QUIT)
@pytest.mark.parametrize("kind", KINDS)
def test_who_has_only_had_enough_of_a_question_is_rid_of_it_and_stays(kind: str, language: str) -> None:
    for line in ENOUGH[language]:
        talk = opened(kind, language, is_at_stake=True)
        question = talk.dialogue.talk.here.asked
        talk.type(line)
        assert talk.status is None, line
        asked = talk.dialogue.talk.here.asked
        # An offer of somebody else's stays; behind a square of the quiz the quiz goes on.
        assert asked is None or (asked.offer and asked == question), line
        assert kind == "quiz-square" or not talk.dialogue.talk.here.expected, line


@pytest.mark.parametrize("language", QUIT)
def test_the_word_typed_again_under_its_own_question_leaves_nothing(language: str) -> None:
    talk = Talk(settings_for(language=language))
    talk.type("22-18")
    talk.answer("12-16")
    asked = talk.type(QUIT[language])
    assert talk.type(QUIT[language]) != asked, "it is told to be no yes"
    assert talk.status is None
    assert talk.dialogue.state is State.ANSWER
    assert talk.send(LeaveWanted()) == [GOODBYE[language]], "but the key again is"
    assert talk.status == 0


@pytest.mark.parametrize(
    ("language", "mistyped", "lines"),
    [
        ("it", "escci", ("basta", "ferma", "stop")),
        ("en", "qiut", ("stop", "enough", "that's enough")),
        ("pt", "saiir", ("parar", "chega", "basta")),
    ],
)
def test_who_stops_where_leaving_is_only_guessed_at_stays(
    language: str, mistyped: str, lines: tuple[str, ...]
) -> None:
    for line in lines:
        talk = Talk(settings_for(language=language))
        talk.type("22-18")
        talk.answer("12-16")
        talk.type(mistyped)
        talk.type(line)
        assert talk.status is None, line
        assert not talk.dialogue.talk.here.asked, line

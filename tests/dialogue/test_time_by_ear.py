"""What somebody hears of the clocks who sees nothing of them."""

import pytest

from assistant.dialogue.effects import Say
from assistant.dialogue.events import TextEntered
from assistant.dialogue.handlers.keeping.going_on import take_up
from assistant.dialogue.kept import KeptGame
from assistant.dialogue.table import Table
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Likely
from assistant.parsing.meanings import Command
from assistant.rules.position import start_position
from assistant.rules.regulation import ITALIAN_FID
from assistant.settings.terms import Player
from tests.dialogue.support.clocked import Clocked, clocked
from tests.dialogue.support.kept_talk import KeptTalk, shelf
from tests.parsing.support.understood import understand_line

COMPUTER = Player(is_computer=True)

OWN_TIME = [
    ("it", "quanto tempo mi rimane"),
    ("it", "quanti secondi ho"),
    ("it", "come sto col tempo?"),
    ("en", "how many seconds do I have"),
    ("en", "what's my time"),
    ("en", "how long do I have"),
    ("en", "am I short of time"),
    ("en", "am I losing on time"),
    ("en", "both clocks"),
    ("pt", "quantos segundos tenho"),
    ("pt", "como está o relógio"),
    ("pt-BR", "estou ficando sem tempo?"),
]
OTHER_TIME = [
    ("it", "quanto tempo ha il computer"),
    ("it", "tempo del computer"),
    ("it", "quanti secondi ha il computer"),
    ("en", "how much time has the computer left"),
    ("en", "the computer's time"),
    ("en", "how many minutes do you have"),
    ("pt", "quanto tempo tem o computador"),
    ("pt", "tempo do computador"),
]
STOPS = [
    ("it", "ferma il tempo"),
    ("it", "ferma l'orologio per favore"),
    ("en", "hold the clock"),
    ("en", "stop the clocks"),
    ("pt", "para o relógio"),
    ("pt", "pare o relógio"),
    ("pt-BR", "pare o tempo"),
]
GOES_ON = [
    ("it", "fai ripartire l'orologio"),
    ("en", "restart the clock"),
    ("en", "start the clock again"),
    ("en", "resume the clock"),
    ("pt", "recomeça o relógio"),
    ("pt-BR", "continue o relógio"),
]


def against_computer(language: str = "en", time: str = "10+5") -> Clocked:
    return Clocked(clocked(time, black=COMPUTER, language=language))


def typed(talk: Clocked, text: str) -> list[str]:
    return talk.send(TextEntered(text))


@pytest.mark.parametrize(("language", "line"), OWN_TIME)
def test_who_asks_for_their_time_is_told_it(language: str, line: str) -> None:
    (told,) = typed(against_computer(language), line)
    assert told.startswith(_OWN[language])


@pytest.mark.parametrize(("language", "line"), OTHER_TIME)
def test_who_asks_for_the_other_time_is_told_that_alone(language: str, line: str) -> None:
    (told,) = typed(against_computer(language), line)
    assert told == _OTHER[language]


@pytest.mark.parametrize(("language", "line"), STOPS)
def test_who_wants_the_clocks_to_stand_has_them_stand(language: str, line: str) -> None:
    talk = against_computer(language)
    typed(talk, line)
    assert talk.clock.is_paused


@pytest.mark.parametrize(("language", "line"), GOES_ON)
def test_who_wants_them_to_go_on_has_them_go_on(language: str, line: str) -> None:
    talk = against_computer(language)
    typed(talk, "pausa" if language != "en" else "pause")
    assert talk.clock.is_paused
    typed(talk, line)
    assert not talk.clock.is_paused


_OWN = {
    "it": "Hai 10 minuti",
    "en": "You have 10 minutes",
    "pt": "Tem 10 minutos",
    "pt-BR": "Você tem 10 minutos",
}
_OTHER = {
    "it": "Il Nero ha 10 minuti.",
    "en": "Black has 10 minutes.",
    "pt": "As Pretas têm 10 minutos.",
}


@pytest.mark.parametrize("line", ["I have no time", "it's about time", "take your time", "last time"])
def test_time_in_talk_asks_for_none(line: str) -> None:
    words = against_computer().dialogue.talk.words
    meant = understand_line(line, start_position(ITALIAN_FID.variant), ITALIAN_FID, words)
    assert meant not in (CommandMeant(Command.CLOCK), Likely(CommandMeant(Command.CLOCK)))


@pytest.mark.parametrize(
    ("language", "line"),
    [("it", "togli l'orologio"), ("en", "remove the clock"), ("pt", "tira o relógio")],
)
def test_a_clock_that_is_to_be_taken_away_does_not_go_on(language: str, line: str) -> None:
    talk = against_computer(language)
    typed(talk, "pausa" if language != "en" else "pause")
    typed(talk, line)
    assert talk.clock.is_paused


def test_a_mark_that_was_the_time_at_the_beginning_is_not_told() -> None:
    talk = Clocked(clocked("3+2"))
    talk.send(TextEntered("22-18"), at=1.0)
    talk.send(TextEntered("11-15"), at=2.0)
    said = talk.wait_until(115.0)
    assert [each for each in said if "3 minutes" in each] == []
    assert any("1 minute" in each for each in talk.wait_until(125.0))


def kept(time: str = "10+5") -> tuple[Clocked, KeptGame]:
    """A game with 9 minutes and 35 seconds for White, whose move it is, and 9:45 for Black."""
    talk = Clocked(clocked(time))
    talk.send(TextEntered("22-18"), at=30.0)
    talk.send(TextEntered("11-15"), at=50.0)
    game = KeptGame(7, talk.dialogue.talk.table.terms, tuple(talk.game.deeds), "", 0.0)
    return talk, game


def said_by(talk: Clocked) -> list[str]:
    outbox = talk.dialogue.talk.conversation.outbox
    return [each.utterance.text for _, each in outbox if isinstance(each, Say)]


def test_who_goes_on_with_a_kept_game_hears_that_its_clock_stands() -> None:
    talk, game = kept()
    table = Table.of(2, game)
    assert table.clock
    with_it = talk.dialogue.talk
    take_up(with_it, game)
    assert any("The clock stands" in each for each in said_by(talk))
    assert talk.clock.is_paused


def test_a_kept_game_without_a_clock_tells_of_none() -> None:
    talk, game = kept("none")
    take_up(talk.dialogue.talk, game)
    assert not any("clock" in each.lower() for each in said_by(talk))


def test_a_flag_that_has_fallen_leaves_no_time() -> None:
    talk = Clocked(clocked("1"))
    talk.wait_until(61.0)
    assert typed(talk, "time") == ["White has no time left, Black 1 minute."]


# With a journal, from one start of the program to the next


SETTINGS = clocked(black=COMPUTER)


def test_a_kept_game_tells_its_clock_before_what_it_asks() -> None:
    with shelf() as on:
        first = KeptTalk(SETTINGS, on)
        first.type("22-18")
        first.answer("11-15")
        first.type("new game with 5 minutes each")
        again = KeptTalk(SETTINGS, on)
        goes_on, *_, clock, question = again.type("yes")
        assert goes_on == "The game goes on: your turn."
        assert "The clock stands" in clock
        assert "each with 5 minutes" in question


def test_what_was_answered_before_the_next_game_is_asked_no_more() -> None:
    with shelf() as on:
        first = KeptTalk(SETTINGS, on)
        first.type("22-18")
        first.answer("11-15")
        first.type("new game with 5 minutes each")
        first.type("yes")
        again = KeptTalk(SETTINGS, on)
        assert any("11-15" in each for each in again.opening)
        assert not any("each with 5 minutes" in each for each in again.type("yes"))
        assert again.dialogue.talk.here.asked is None


@pytest.mark.parametrize("line", ["new game with 3 minutes each", "new game, 3 minutes", "new"])
def test_a_start_that_offers_a_game_tells_of_one_other_alone(line: str) -> None:
    with shelf() as on:
        first = KeptTalk(SETTINGS, on)
        first.type("22-18")
        first.answer("11-15")
        again = KeptTalk(SETTINGS, on)
        clocks = [each for each in again.type(line) if each.startswith("Clock")]
        assert len(clocks) == 1
        assert ("3 minutes" in clocks[0]) is (line != "new")


# Few words


def test_few_words_are_for_who_pays_for_them() -> None:
    """Not before the clocks run, nor while they are stopped, nor when the game is over."""
    talk = against_computer(time="20s")
    assert "Clock, for each: 20 seconds." in talk.opening
    assert "Before each of your moves I will tell you the compulsory captures." in talk.opening
    assert typed(talk, "time")[0].startswith("20 seconds, Black")
    paused = typed(talk, "pause")
    assert paused == ["Clock stopped. To start it again, type continue, or move."]
    assert typed(talk, "time")[0].startswith("You have 20 seconds, Black 20 seconds. The clock is")
    assert typed(talk, "continue") == ["The clock runs again, for White."]
    assert typed(talk, "time")[0].startswith("20 seconds")
    talk.wait_until(30.0)
    assert talk.game.outcome
    assert typed(talk, "time")[0].startswith("You have no time left")


def test_the_next_game_begins_in_whole_sentences() -> None:
    talk = against_computer(time="20s")
    talk.wait_until(30.0)
    said = typed(talk, "new game")
    assert "Clock, for each: 20 seconds." in said
    assert "Before each of your moves I will tell you the compulsory captures." in said
    assert "Your move, White." in said


# Looking back


def test_who_looks_back_hears_once_in_a_game_that_the_clock_runs() -> None:
    talk = against_computer()
    runs = "Your clock goes on running meanwhile."
    talk.send(TextEntered("22-18"), at=1.0)
    talk.answer("11-15", at=2.0)
    assert typed(talk, "review back")[-1] == runs
    assert runs not in typed(talk, "review back")
    typed(talk, "to the game")
    assert runs not in typed(talk, "review back")


def test_who_looks_back_while_no_clock_of_theirs_runs_hears_nothing_of_it() -> None:
    talk = against_computer()
    talk.send(TextEntered("22-18"), at=1.0)
    talk.answer("11-15", at=2.0)
    typed(talk, "pause")
    assert not any("clock" in each for each in typed(talk, "review back"))
    assert typed(talk, "to the game")
    typed(talk, "continue")
    assert any("clock" in each for each in typed(talk, "review back"))


def test_of_two_people_it_is_said_whose_clock_runs() -> None:
    talk = Clocked(clocked("10"))
    talk.send(TextEntered("22-18"), at=1.0)
    talk.send(TextEntered("11-15"), at=2.0)
    assert typed(talk, "review back")[-1] == "White's clock goes on running meanwhile."

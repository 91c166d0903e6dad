"""Help: how something is typed, what may be asked, how the board is made, what is played no more."""

from collections.abc import Callable

from assistant.dialogue.handlers.asking.lesson import tell_tour
from assistant.dialogue.handlers.playing.example import example_route, example_step
from assistant.dialogue.talk import Talk
from assistant.narration.facts.talk import (
    HelpTold,
    HuffingTold,
    NoAdvice,
    NoQuestionsLeft,
    ProgramTold,
    QuestionsFixed,
    QuestionsFree,
    QuestionsTold,
)
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import About, Command
from assistant.parsing.tokens import normalise


def _help(talk: Talk, meant: CommandMeant) -> None:
    """Help about what was named, or how a move is typed and what else may be asked."""
    if meant.about in (About.LEFT, About.MORE):
        _tell_questions_left(talk)
        if meant.about is About.MORE and talk.settings.questions is not None:
            talk.say(QuestionsFixed())
        return
    asked = talk.words.topics.get(normalise(meant.rest))
    if asked == "board" and not talk.settings.boards:
        asked = "questions"  # without one with sensors the board is what stands on it
    route, move = example_route(talk), example_step(talk)
    plain, start = move.replace("-", " "), move.partition("-")[0]
    has_boards = talk.settings.boards > 0
    has_repetition = talk.game.regulation.repetition is not None
    for topic in [asked] if asked else ["moves", "more"]:
        talk.say(HelpTold(topic, route, move, plain, start, has_boards, has_repetition))


def _tell_questions_left(talk: Talk) -> None:
    """How many questions about the board somebody may still ask, where that is limited."""
    allowed = talk.settings.questions
    if allowed is None:
        talk.say(QuestionsFree())
        return
    left = allowed - talk.tally.questions
    is_for_two = len(talk.settings.people) > 1
    talk.say(QuestionsTold(left, is_for_two) if left > 0 else NoQuestionsLeft(allowed))


def _tour(talk: Talk, meant: CommandMeant) -> None:
    tell_tour(talk)


def _tell_huffing(talk: Talk, meant: CommandMeant) -> None:
    talk.say(HuffingTold())


def _tell_no_advice(talk: Talk, meant: CommandMeant) -> None:
    talk.say(NoAdvice())


def _tell_program(talk: Talk, meant: CommandMeant) -> None:
    talk.say(ProgramTold())


HELPING: dict[Command, Callable[[Talk, CommandMeant], None]] = {
    Command.HELP: _help,
    Command.PROGRAM: _tell_program,
    Command.TOUR: _tour,
    Command.ADVICE: _tell_no_advice,
    Command.HUFFING: _tell_huffing,
}

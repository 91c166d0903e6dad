"""Help: how something is typed, what may be asked, how the board is made, what is played no more."""

from collections.abc import Callable

from assistant.dialogue.handlers.asking.allowed import (
    has_no_way,
    is_way_gone,
    may_ask,
    refuses_note,
    refuses_question,
)
from assistant.dialogue.handlers.asking.lesson import EXAMPLE, tell_tour
from assistant.dialogue.handlers.asking.position import sides
from assistant.dialogue.handlers.playing.example import example_route, example_step
from assistant.dialogue.talk import Talk
from assistant.dialogue.views import is_sealed
from assistant.narration.facts.fact import Request, Requests
from assistant.narration.facts.helping import ABOUT, HelpAbout, HelpOf, TermTold
from assistant.narration.facts.talk import (
    QUESTIONS_HELP,
    AbsentTold,
    AidUsed,
    HelpTold,
    HuffingTold,
    NoAdvice,
    NoQuestionsLeft,
    ProgramTold,
    QuestionsFixed,
    QuestionsFree,
    QuestionsOf,
    QuestionsTold,
)
from assistant.parsing.arguments import CommandMeant, takes
from assistant.parsing.asked.help_topics import command_helped
from assistant.parsing.commands.catalogue import ABOUT_POSITION, ONE_SQUARE_ASKED
from assistant.parsing.meanings import About, Command
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import Head
from assistant.rules.rulebook import Rule, article_of


def _help(talk: Talk, meant: CommandMeant) -> None:
    """Help about what was named, or how a move is typed and what else may be asked."""
    if meant.about is About.MEANING:
        _tell_meaning(talk, talk.words.glossary[meant.rest])
        return
    is_unanswered = False
    if meant.about in (About.LEFT, About.MORE):
        is_unanswered = _tell_questions_left(talk, meant)
        if meant.about is About.MORE and talk.questions is not None:
            talk.say(QuestionsFixed())
        if not meant.rest:
            return
    asked = talk.words.topics.get(normalise(meant.rest))
    is_of_command = asked in ABOUT or (asked is None and bool(meant.rest))
    if is_of_command and _help_with(talk, asked or meant.rest):
        return
    if asked == "board" and not talk.settings.boards:
        asked = "questions"  # without one with sensors the board is what stands on it
    if asked == "questions" and not talk.game.outcome and (is_unanswered or refuses_question(talk)):
        return
    topics = QUESTIONS_HELP if asked == "questions" else (asked,) if asked else ("moves", "more")
    for topic in topics:
        _tell_topic(talk, topic)


def _tell_topic(talk: Talk, topic: str) -> None:
    move = example_step(talk)
    talk.say(
        HelpTold(
            topic,
            example_route(talk),
            move,
            plain=move.replace("-", " "),
            start=move.partition("-")[0],
            has_boards=talk.settings.boards > 0,
            has_repetition=talk.game.regulation.repetition is not None,
            takes_short=talk.explains_refusals,
            has_notes=talk.seen.has_notes,
        )
    )


def _tell_meaning(talk: Talk, term: str) -> None:
    """What a word of the game means."""
    if term == "huffing":
        _tell_huffing(talk, CommandMeant(Command.HUFFING))
    elif term in ABOUT and term not in _IN_GLOSSARY:
        talk.say(HelpAbout(term))
    else:
        talk.say(TermTold(term, str(talk.game.position.variant.geometry.squares)))


_IN_GLOSSARY = frozenset({"draw", "count"})
"""Commands that are words of the game too."""


def _help_with(talk: Talk, named: str) -> bool:
    """Help about one command or one topic; whether there is any."""
    command = command_helped(named, talk.words)
    topic = command.value if command and named not in ABOUT else named
    if _is_refused(talk, command, topic):
        return True
    if topic in ABOUT:
        talk.say(HelpAbout(topic, talk.game.regulation.repetition is not None, _is_open(talk)))
    elif command:
        move, square = example_step(talk), str(EXAMPLE)
        wanted = Requests((Request(command.value, square=square, move=move),))
        talk.say(HelpOf(f"{talk.words.shown[command]}{_example(command, move)}", wanted))
    elif (term := talk.words.glossary.get(normalise(named))) is not None:
        _tell_meaning(talk, term)
        return True
    return topic in ABOUT or command is not None


def _is_refused(talk: Talk, command: Command | None, topic: str) -> bool:
    """Whether what is named may not be asked now; says so, as where it is asked."""
    if topic == "review":
        command = Command.REVIEW_MOVE
    if command is None or talk.game.outcome:
        return False
    is_note = refuses_note(talk, CommandMeant(command))
    return is_note or (command in ABOUT_POSITION and refuses_question(talk))


def _example(command: Command, move: str) -> str:
    """What is to be typed behind a command, with a blank before it."""
    needs = takes(Head(command))
    if needs.move:
        return f" {move}"
    return f" {EXAMPLE}" if needs.needed or command in ONE_SQUARE_ASKED else ""


def _tell_questions_left(talk: Talk, meant: CommandMeant) -> bool:
    """How many questions about the board somebody may still ask, where that is limited; whether it was
    told that none is answered."""
    allowed = talk.questions
    if allowed is None:
        is_unanswered = _are_unanswered(talk)
        if not is_unanswered:
            talk.say(QuestionsFree())
        return is_unanswered
    if talk.game.outcome:
        tell_aid(talk)
        return False
    (side, *others) = sides(talk, meant.whose)
    theirs = talk.settings.questions_of(side)
    is_theirs = not others and side is not talk.side_of_listener and theirs is not None
    if is_theirs and theirs is not None and side in talk.settings.people:
        left = max(0, theirs - talk.table.tallies[side].questions)
        talk.say(QuestionsOf(side, talk.settings.player(side).name, left))
        return False
    left = allowed - talk.tally.questions
    if left > 0 and _are_unanswered(talk):
        return True
    is_for_two = len(talk.settings.people) > 1
    talk.say(QuestionsTold(left, is_for_two) if left > 0 else NoQuestionsLeft(allowed))
    return left <= 0


def _are_unanswered(talk: Talk) -> bool:
    """Whether none is answered now, however many may be asked: their answer has no way to who asks, or
    none that both have wanted; says so."""
    return has_no_way(talk) or is_way_gone(talk)


def _tour(talk: Talk, meant: CommandMeant) -> None:
    tell_tour(talk)


def _tell_huffing(talk: Talk, meant: CommandMeant) -> None:
    article, _ = article_of(talk.game.regulation, Rule.MUST_CAPTURE)
    talk.say(HuffingTold(article))


def _tell_no_advice(talk: Talk, meant: CommandMeant) -> None:
    talk.say(NoAdvice(may_ask(talk) or bool(talk.game.outcome)))


def _tell_program(talk: Talk, meant: CommandMeant) -> None:
    talk.say(ProgramTold())


def tell_absent(talk: Talk, meant: CommandMeant) -> None:
    """That a thing is not there which somebody looks for, and what there is instead."""
    talk.say(AbsentTold(meant.rest, _is_open(talk) and not _is_computer_barred(talk)))


def _is_computer_barred(talk: Talk) -> bool:
    """Whether the terms of a game by correspondence leave the computer out until its end."""
    terms = talk.table.terms.mail
    return terms is not None and not (terms.is_analysis_allowed or talk.game.outcome)


def _is_open(talk: Talk) -> bool:
    """Whether who asks may go through this game, and have it and others written to files."""
    return not is_sealed(talk.settings, is_over=bool(talk.game.outcome))


def tell_aid(talk: Talk) -> None:
    """What each person has asked, and what was refused to them."""
    settings, tallies = talk.settings, talk.table.tallies
    for side in filter(settings.is_blind, settings.people):
        whose, name = (side, settings.player(side).name) if len(settings.people) > 1 else (None, "")
        talk.say(AidUsed(tallies[side].questions, tallies[side].refused, whose, name))


HELPING: dict[Command, Callable[[Talk, CommandMeant], None]] = {
    Command.HELP: _help,
    Command.PROGRAM: _tell_program,
    Command.TOUR: _tour,
    Command.ADVICE: _tell_no_advice,
    Command.HUFFING: _tell_huffing,
    Command.ABSENT: tell_absent,
}

"""Which of several moves that sound alike was said, and answers before the end of an utterance."""

from collections.abc import Collection, Sequence

from assistant.dialogue.effects import DropUtterance
from assistant.dialogue.events import AnswerHeard
from assistant.dialogue.handlers.asking.by_name import lacks_name
from assistant.dialogue.handlers.asking.meant import command_heard, understand_answer
from assistant.dialogue.handlers.hearing.getting_used import note_judged
from assistant.dialogue.handlers.hearing.listening import take_expected
from assistant.dialogue.handlers.hearing.overhearing import verdict_here
from assistant.dialogue.handlers.hearing.spoken import act_on, is_for_us, play_chosen
from assistant.dialogue.questions import Answer, Choice, Take
from assistant.dialogue.talk import Talk
from assistant.narration.facts.listening import SayAgain, WhichHeard
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.follow_up import asked_on, only_asks
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.hearing.hypotheses import UNKNOWN, likeliest_texts
from assistant.parsing.hearing.margins import margins_of
from assistant.parsing.likely import Likely
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Understood, choose_by_square, numbers_said
from assistant.parsing.which_of import place_in
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.move import Move

FEW = 3
"""So many squares may be all that is listened for."""

Alternatives = Sequence[tuple[str, float]]


def hear_choice(talk: Talk, alternatives: Alternatives) -> CommandMeant | None:
    """Which of several moves: by a square, by its place in the row, by the whole move, or none."""
    choice = talk.here.choice
    assert choice
    words = talk.words
    texts = likeliest_texts(alternatives)
    asked = asked_on(texts[0][0], words) if texts else None
    if asked is not None:
        return asked.meaning if isinstance(asked, Likely) else asked
    best: dict[Move, float] = {}
    for text, score in texts:
        move = _chosen(choice, text, talk)
        if move:
            best[move] = max(score, best.get(move, score))
    ranked = sorted(best.items(), key=lambda each: -each[1])
    margin = margins_of(words).second
    if ranked and (len(ranked) == 1 or ranked[0][1] - ranked[1][1] >= margin):
        talk.here.choice = None
        play_chosen(talk, choice.moves, ranked[0][0])
        return None
    heard = understand_answer(talk, alternatives)
    note_judged(talk, heard)
    verdict = verdict_here(talk, heard)
    meant = command_heard(talk, verdict)
    if meant and meant.command is not Command.NO:
        return meant
    match verdict:
        case CommandMeant():
            reject_choice(talk)
        case Understood() as given:
            talk.here.choice = None
            act_on(talk, given)
        case _:
            if verdict or ranked or is_for_us(talk, heard):
                talk.say(choice.fact)
    return None


def _chosen(choice: Choice, text: str, talk: Talk) -> Move | None:
    """The move that a text chooses, if it does."""
    words = talk.words
    if only_asks(text, words):
        return None
    place = place_in(text, words)
    if place and place <= len(choice.moves):
        return choice.moves[place - 1]
    if UNKNOWN in text.split() or not numbers_said(text, words):
        return None
    return choose_by_square(choice.moves, text, words)


def reject_choice(talk: Talk) -> None:
    """None of the moves that were heard: they are not offered again."""
    choice, talk.here.choice = talk.here.choice, None
    for move in choice.moves if choice else ():
        talk.reject(move)
    talk.say(SayAgain())


def hear_short(talk: Talk, event: AnswerHeard, answer: Answer, take: Take) -> None:
    """An answer in the middle of an utterance: a no, a stop, or which of several moves.

    A yes does what cannot be undone, and must have been the whole of what was said: it is waited for.
    """
    text, choice = event.text, talk.here.choice
    meant = parse_command(text, talk.words)
    is_no = meant is not None and meant.command in (Command.NO, Command.QUIT)
    if talk.here.asked:
        if is_no and not lacks_name(talk, talk.here.asked, Command.NO):
            question, talk.here.asked = talk.here.asked, None
            talk.emit(DropUtterance())
            answer(talk, question, False)
    elif choice and choice.is_heard:
        move = _chosen(choice, text, talk)
        if move:
            talk.here.choice = None
            talk.emit(DropUtterance())
            play_chosen(talk, choice.moves, move)
        elif is_no:
            talk.emit(DropUtterance())
            reject_choice(talk)
    elif _few_squares(talk) and take_expected(talk, [(text, 0.0)], take):
        talk.emit(DropUtterance())


def _few_squares(talk: Talk) -> tuple[int, ...]:
    """The squares one of which is waited for, if they are few and it was not understood before.

    Not the first time: what is said and is none of a few that alone are listened for is taken for one
    of them. Measured: one number in five with three of them, one in three with five.
    """
    expected = talk.here.expected
    is_hard = bool(talk.surface.unheard) and expected and len(expected.squares) <= FEW
    return expected.squares if expected and is_hard else ()


def expected_answers(talk: Talk) -> tuple[str, ...]:
    """The answers to watch for before the end of an utterance."""
    choice = talk.here.choice
    if talk.settings.listen == "off":
        return ()
    if not (talk.here.asked or choice):
        if not (few := _few_squares(talk)):
            return ()
        # What is none of the squares may be one of these, and is left to who hears all words.
        return (*_named(talk.words, few), *_said_for(talk.words, Command.NO, Command.QUIT))
    words = talk.words
    answers = _said_for(words, Command.YES, Command.NO, Command.QUIT)
    is_choice = choice is not None and choice.is_heard and not talk.here.asked
    if choice and is_choice and isinstance(choice.fact, WhichHeard):
        answers += _named(words, choice.fact.squares.numbers)
        answers += words.ordinals
    return tuple(answers)


def _said_for(words: Vocabulary, *commands: Command) -> list[str]:
    """All that is said for some commands."""
    return [phrase for phrase, heads in words.heads.items() if heads[0].command in commands]


def _named(words: Vocabulary, squares: Collection[int]) -> list[str]:
    """All that some squares are called."""
    return [" ".join(form) for form, number in words.numbers.items() if number in squares]

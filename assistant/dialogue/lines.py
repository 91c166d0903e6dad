"""What a person says, typed or aloud: an answer, a move, a command, or none of them."""

from collections.abc import Sequence

from assistant.dialogue.answers import answer_asked
from assistant.dialogue.awaited import (
    expect_again,
    is_nothing_else,
    is_stray_sign,
    take_awaited,
    takes_back_beside_who,
    tell_closing,
)
from assistant.dialogue.doing import do_command, do_move, obey_heard, remind_of_repeating
from assistant.dialogue.events import (
    AnswerHeard,
    LineRefused,
    LinesPasted,
    TalkPressed,
    TextEntered,
    UtteranceHeard,
    WordsEvent,
)
from assistant.dialogue.handlers.arbiters_lines import arbiter_says, calls_arbiter
from assistant.dialogue.handlers.asking.answering import answer_line, answer_meant, hear_answer
from assistant.dialogue.handlers.asking.idle import (
    answers_nothing,
    tell_no_question,
    tell_not_understood,
    tells_too_late,
)
from assistant.dialogue.handlers.asking.meant import ask_which_meant
from assistant.dialogue.handlers.asking.query import QUESTIONS
from assistant.dialogue.handlers.asking.stepping import is_elsewhere, reading
from assistant.dialogue.handlers.asking.stranger import tell_stranger
from assistant.dialogue.handlers.hearing.checking import check_of, hear_number
from assistant.dialogue.handlers.hearing.choosing import hear_choice, hear_short
from assistant.dialogue.handlers.hearing.correcting import can_correct, correct
from assistant.dialogue.handlers.hearing.listening import (
    hear_move,
    hear_of_ear,
    is_played_instead,
    take_expected,
)
from assistant.dialogue.handlers.leaving import leave_question
from assistant.dialogue.handlers.playing.example import example_move
from assistant.dialogue.handlers.playing.instead import ask_instead, meant_for_refused
from assistant.dialogue.handlers.playing.plain_move import plain_move
from assistant.dialogue.handlers.playing.search import play_held_answer
from assistant.dialogue.handlers.playing.who import (
    answer_of_both,
    ask_speaker,
    is_spoken_for,
    who_speaks,
)
from assistant.dialogue.handlers.reading import context_of, parts_by_mail, understood
from assistant.dialogue.questions import ASKS_WHO, Expected, MoveFor, Question, SquareFor, WhoSaid
from assistant.dialogue.talk import Talk
from assistant.narration.facts.talk import LineTooLong, PastedTold, TalkAnswered
from assistant.parsing.answers import quits
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import SAYING_AGAIN
from assistant.parsing.likely import LoneNumber, Meaning, Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.resolving.naming import with_colours
from assistant.parsing.small_talk import kind_of_talk
from assistant.parsing.understanding import Understanding
from assistant.values import replaced


def take_words(talk: Talk, event: WordsEvent) -> None:
    """What a person has said, by the keyboard or aloud."""
    talk.surface.was_interrupted = False
    said = event if isinstance(event, UtteranceHeard) else None
    talk.surface.person = replaced(talk.surface.person, said=said)
    if talk.surface.text is not None:
        from assistant.dialogue.handlers.corresponding.pasting import take_text

        take_text(talk, event)
    elif not _must_wait(talk):
        _take_words(talk, event)


def _take_words(talk: Talk, event: WordsEvent) -> None:
    match event:
        case TextEntered(text) if text.strip():
            _take_line(talk, text)
        case TextEntered():
            if talk.settings.listen == "push":
                hear_of_ear(talk, TalkPressed())
        case LineRefused():
            talk.say(LineTooLong(example_move(talk)))
        case LinesPasted(length):
            talk.say(PastedTold(length))
        case UtteranceHeard(alternatives):
            if check := check_of(talk):
                hear_number(talk, check, event)
            else:
                _hear(talk, alternatives)
        case AnswerHeard():
            hear_short(talk, event, answer, _take)
            play_held_answer(talk)


def _take_line(talk: Talk, text: str) -> None:
    """A line that is not blank: the arbiter's, or that of somebody who plays or looks on."""
    if move := plain_move(talk, text):
        return do_move(talk, move)
    if arbiter_says(talk, text) or calls_arbiter(talk, text):
        _hear_arbiter(talk, text)
        return
    named, text = who_speaks(talk, text)
    asked = talk.here.asked
    is_answer = asked is not None and answer_of_both(talk, asked, text)
    if named is None and not is_answer and (_says_who(talk, text) or ask_speaker(talk, text)):
        return
    if is_spoken_for(talk, named):
        talk.speaker = named or talk.speaker
        for part in parts_by_mail(talk, text):
            _enter(talk, part)


def _hear_arbiter(talk: Talk, text: str) -> None:
    """What the arbiter decides is read when the first line of an arbiter's comes."""
    from assistant.dialogue.handlers.arbitrating.word import hear_arbiter

    written = arbiter_says(talk, text)
    hear_arbiter(talk, with_colours(written, context_of(talk)), written, answer, _take)


def _must_wait(talk: Talk) -> bool:
    """Whether somebody else may still correct the move that they have just said; says so."""
    spoken_at = talk.table.spoken_at if talk.is_among_others else None
    if spoken_at in (None, talk.surface.number):
        return False
    from assistant.narration.facts.surfaces import MoveStillOpen

    side = talk.side_to_move.opponent
    talk.say_here(MoveStillOpen(side, talk.settings.player(side).name))
    return True


def _enter(talk: Talk, text: str) -> None:
    """A line that is not blank: an answer, a move, a command, or none of them."""
    is_open = talk.here.asked or talk.here.choice or talk.here.expected
    if is_open and quits(text, talk.words) and leave_question(talk):
        return
    if talk.here.asked:
        answer_line(talk, talk.here.asked, text, _enter, answer)
        return
    expected, talk.here.expected = talk.here.expected, None
    if expected and _take(talk, expected, text):
        talk.surface.misunderstood = 0
        return
    expected = None if expected and expected.is_once else expected
    is_of_game = talk.here.choice is None and not is_elsewhere(talk)
    if is_of_game and (_corrects(talk, text) or _repeats(talk, text)):
        return
    if is_of_game and (read := meant_for_refused(talk, text)):
        do_move(talk, read)
        return
    if is_of_game and ask_instead(talk, text):
        return
    if not (tell_stranger(talk, text) or _is_idle(talk, text, expected)):
        _enter_line(talk, text, expected)


def _is_idle(talk: Talk, text: str, expected: Expected | None) -> bool:
    """Whether a line only talks, or would answer something that nobody has asked; tells so."""
    if kind := kind_of_talk(text, talk.words):
        _answer_talk(talk, kind, expected)
    elif tells_too_late(talk, text):
        pass
    elif answers_nothing(talk, text):
        tell_no_question(talk, text, is_asked=expected is not None and expected.fact is not None)
        if expected:
            expect_again(talk, expected)
    else:
        return False
    return True


def _says_who(talk: Talk, text: str) -> bool:
    """Whether a line says which of two people of one name has said the one that waits beside what is
    asked, and is done."""
    expected = talk.here.expected if talk.here.asked else None
    if expected is None or not isinstance(expected.about, WhoSaid):
        return False
    talk.here.expected = None
    return _take(talk, expected, text)


def _corrects(talk: Talk, text: str) -> bool:
    """Whether a line takes back what was heard, and is done."""
    return can_correct(talk) and correct(talk, [(text, 0.0)], is_typed=True)


def _repeats(talk: Talk, heard: str | Sequence[tuple[str, float]]) -> bool:
    """Whether a line or an utterance has to do with a move that is to be repeated, and is done."""
    if talk.table.repeating is None or talk.is_watching:
        return False
    from assistant.dialogue.handlers.playing import repeating  # where people want that

    if isinstance(heard, str):
        from assistant.dialogue.handlers.playing.misgiven import take_back_announced

        return repeating.take_repetition(talk, heard) or take_back_announced(talk, heard, _enter)
    return repeating.hear_repetition(talk, heard)


def _may_answer(talk: Talk, expected: Expected) -> bool:
    """Whether who has said their name is who was asked; a line without one may be theirs, but where a
    move is waited for and it is somebody else's turn."""
    is_of_mover = isinstance(expected.about, MoveFor)
    speaker = talk.speaker or (talk.side_to_move if is_of_mover else expected.to)
    return expected.to in (None, speaker)


def _enter_line(talk: Talk, text: str, expected: Expected | None) -> None:
    """A line that was meant for nothing that was waited for, or was not taken there."""
    meaning = _read_typed(talk, text, expected)
    meant, perhaps = meaning.command, meaning.doubt
    expected = _waited_behind(talk, expected, meant)
    is_understood = meaning.found is not None
    leaves_open = not is_understood or _leaves_open(expected, meant)
    if expected and expected.is_guess and not leaves_open:
        expected = None
    if not leaves_open:
        tell_closing(talk, expected)
    if expected and expected.fact and meant and meant.command is Command.HINTS:
        pass  # how to go on is what was waited for, which is said below
    elif meaning.move:
        do_move(talk, meaning.move)
    elif meant:
        do_command(talk, meant)
    elif perhaps:
        number = _number_wanted(talk, perhaps, expected)
        ask_which_meant(talk, number or perhaps, _do_meant)
        if number and expected:
            talk.here.expected = expected  # a yes answers what is waited for, a no leaves it open
            return
    else:
        tell_not_understood(talk, text, expected.wanted if expected else "")
    if expected and leaves_open:
        is_repeat = meant is not None and meant.command in SAYING_AGAIN
        expect_again(talk, expected, is_silent=is_repeat)
    if is_understood:
        talk.surface.misunderstood = 0


def _answer_talk(talk: Talk, kind: str, expected: Expected | None) -> None:
    """Answer pure talk; what was waited for is waited for still."""
    talk.surface.misunderstood = 0
    talk.say(TalkAnswered(kind))
    if talk.here.choice:
        talk.remind(talk.here.choice.fact)
    elif expected:
        expect_again(talk, expected)


def _read_typed(talk: Talk, text: str, expected: Expected | None) -> Understanding:
    """What a line means here; a stray sign only perhaps what it stands for. Who it was is asked again
    sooner than what else may have been meant."""
    meaning = understood(reading(talk), text)
    meant = meaning.command
    if meant and (expected or talk.here.choice) and is_nothing_else(talk, expected, text, meant):
        return Understanding(text)
    if meant and is_stray_sign(talk, text, meant):
        return Understanding(text, Perhaps((meant,)))
    is_who_asked = expected is not None and isinstance(expected.about, ASKS_WHO)
    return Understanding(text) if meaning.doubt and is_who_asked else meaning


def _number_wanted(talk: Talk, perhaps: Perhaps, expected: Expected | None) -> Perhaps | None:
    """Where something is waited for, the lone number that a line may be, and nothing else."""
    is_waiting = expected is not None or talk.here.choice is not None
    number = perhaps.meanings[0]
    return Perhaps((number,), perhaps.text) if is_waiting and isinstance(number, LoneNumber) else None


def _hear(talk: Talk, alternatives: Sequence[tuple[str, float]]) -> None:
    """What was said, as a line that may have been any of several."""
    if talk.here.asked and is_played_instead(talk, talk.here.asked, alternatives):
        talk.here.asked = None
    if len(talk.people_here) > 1 and not (talk.here.asked or talk.here.expected or talk.here.choice):
        from assistant.dialogue.handlers.hearing.addressed import hear_speaker

        alternatives = hear_speaker(talk, alternatives)
    if talk.here.asked:
        hear_answer(talk, talk.here.asked, alternatives, answer)
    elif _repeats(talk, alternatives) or take_expected(talk, alternatives, _take):
        pass
    elif talk.here.choice:
        meant = hear_choice(talk, alternatives)
        if meant:
            obey_heard(talk, meant, _do_meant)
        play_held_answer(talk)
    else:
        _hear_freely(talk, alternatives)


def _hear_freely(talk: Talk, alternatives: Sequence[tuple[str, float]]) -> None:
    """What was said where nothing stands in its way."""
    expected, plies = talk.here.expected, len(talk.game.plies)
    found = hear_move(talk, alternatives)
    meant = found if isinstance(found, CommandMeant) else None
    if meant and expected and takes_back_beside_who(expected, meant):
        talk.here.expected = None
        expect_again(talk, expected)
        return
    is_other = bool(meant) and not _leaves_open(expected, meant) if expected else False
    is_left = talk.here.expected in (expected, None)
    if is_left and talk.here.expected:
        talk.here.expected = expected = _waited_behind(talk, expected, meant)
    if is_left and (is_other or plies != len(talk.game.plies)):
        # A question in between leaves open what is waited for, and so does what meant nothing.
        talk.here.expected = None
        tell_closing(talk, expected)
    if meant:
        waits = talk.here.expected
        obey_heard(talk, meant, _do_meant)
        if waits and talk.here.expected not in (None, waits):
            expect_again(talk, waits)
    elif isinstance(found, Perhaps):
        ask_which_meant(talk, found, _do_meant)


def _leaves_open(expected: Expected | None, meant: CommandMeant | None) -> bool:
    """Whether a command leaves open what is waited for: a list of settings not beside another one."""
    if meant and expected and expected.is_guess:
        return meant.command in SAYING_AGAIN
    if meant is None or meant.command not in _BESIDE_OTHERS:
        return False
    return not (meant.command is Command.SETTINGS and expected and not expected.closing)


_BESIDE_OTHERS = QUESTIONS | {Command.SETTINGS}
"""What may be said while a line is waited for, which it then still is."""


def _waited_behind(
    talk: Talk, expected: Expected | None, meant: CommandMeant | None
) -> Expected | None:
    """What is waited for still behind a command: which move or square a question is about only behind
    the other player's, for a move would be taken for it that is to be played."""
    if not (expected and meant and isinstance(expected.about, SquareFor | MoveFor)):
        return expected
    is_others = talk.speaker and expected.to not in (None, talk.speaker)
    return expected if is_others or meant.command in SAYING_AGAIN else expected.behind


def _do_meant(talk: Talk, meaning: Meaning) -> None:
    """What a line may have meant, and did."""
    if isinstance(meaning, CommandMeant):
        do_command(talk, meaning)
    elif isinstance(meaning, LoneNumber):
        _enter(talk, str(meaning.square))
    else:
        do_move(talk, meaning)


def _take(talk: Talk, expected: Expected, text: str) -> bool:
    """Whether a line was meant for what is waited for: then it is of who was to answer, and what was
    waited for before is again."""
    if not _may_answer(talk, expected):
        return False
    speaker, talk.speaker = talk.speaker, talk.speaker or expected.to
    is_taken = take_awaited(talk, expected, text, _do_meant, _enter)
    if not is_taken:
        talk.speaker = speaker
    elif talk.here.expected is None and expected.behind:
        expect_again(talk, expected.behind)
    return is_taken


def answer(talk: Talk, question: Question, is_yes: bool) -> None:
    """A yes or a no to what was asked, from wherever it comes: a line, a word, hands on a board."""
    repeating = talk.table.repeating
    answer_asked(talk, question, _do_meant, is_yes=is_yes)
    is_waiting = repeating is not None and talk.table.repeating is repeating
    if is_waiting and not (talk.here.asked or talk.game.outcome):
        remind_of_repeating(talk)


_BUTTONS = {
    "repeat": Command.REPEAT,
    "undo": Command.TAKE_BACK,
    "help": Command.HINTS,
}


def press_button(talk: Talk, button: str) -> None:
    """A button of a board: what would be typed instead."""
    command = _BUTTONS.get(button)
    if command is None:
        return
    if talk.here.asked:
        answer_meant(talk, talk.here.asked, CommandMeant(command), "", answer)
    else:
        do_command(talk, CommandMeant(command))

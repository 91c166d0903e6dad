"""A yes or a no: typed or said, and what else comes while one is waited for."""

from collections.abc import Callable, Sequence

from assistant.dialogue.about_mail import MailBegin, MailReply
from assistant.dialogue.about_match import NextOfMatch
from assistant.dialogue.handlers.asking.by_name import ask_whose, hear_name, lacks_name
from assistant.dialogue.handlers.asking.likeliest import answer_likely
from assistant.dialogue.handlers.asking.meant import command_heard, understand_answer
from assistant.dialogue.handlers.asking.query import QUESTIONS, answer_question
from assistant.dialogue.handlers.asking.yes_or_no import (
    answer_begun_with,
    answer_named,
    has_had_enough_of,
    is_asked_again,
    is_given_again,
    is_left_by_no,
    is_told_whole,
    setting_asked,
    withdraws_offer,
)
from assistant.dialogue.handlers.clock import pause
from assistant.dialogue.handlers.hearing.overhearing import verdict_here
from assistant.dialogue.handlers.playing.search import play_held_answer
from assistant.dialogue.handlers.playing.taking_back import asks_other
from assistant.dialogue.handlers.playing.who import names_other, shared_name, side_told, without_names
from assistant.dialogue.handlers.reading import understood, wanted_instead
from assistant.dialogue.handlers.setting import changes_at_once, enter_setting
from assistant.dialogue.questions import (
    Answer,
    GoOn,
    Guess,
    Keep,
    KeepAnnounced,
    Longer,
    Question,
    Resign,
    Restore,
    Unclear,
)
from assistant.dialogue.talk import Talk
from assistant.narration.facts.intents import DidYouMean
from assistant.narration.facts.match import LeaveAsked
from assistant.narration.facts.talk import (
    AnswerFirst,
    AnswerNotUnderstood,
    ForOther,
    OnlyYes,
    QuestionDropped,
    TalkAnswered,
)
from assistant.parsing.answers import declines, puts_off, says_both, says_whether
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.follow_up import is_asked
from assistant.parsing.commands.catalogue import ANSWERS, SAYING_AGAIN
from assistant.parsing.commands.exact import begins_deed, parse_command
from assistant.parsing.corrections import meant_instead, rest_of_correction
from assistant.parsing.deciding import Decision, decision_in
from assistant.parsing.likely import Perhaps
from assistant.parsing.meanings import About, Command
from assistant.parsing.moving.moves import Ambiguous, Understood, parse_move_text
from assistant.parsing.small_talk import AGREED, kind_of_talk
from assistant.parsing.understanding import Understanding
from assistant.parsing.words.tokens import normalise

Enter = Callable[[Talk, str], None]


def answer_line(talk: Talk, question: Question, text: str, enter: Enter, answer: Answer) -> None:
    """A line while a yes or a no is waited for."""
    instead = None
    if _is_taken_there(talk, question, text, enter, answer):
        return
    if is_told_whole(talk, question, text):
        talk.here.asked, instead = None, text
    if isinstance(question.about, GoOn):
        from assistant.dialogue.handlers.keeping.offered import answer_offer  # at a start alone

        instead = answer_offer(talk, question, question.about, text, answer)
    if _goes_past(talk, question, text):
        talk.here.asked, instead = None, text
    if isinstance(question.fact, LeaveAsked):
        from assistant.dialogue.handlers.playing.both_agree import answers_leaving

        if answers_leaving(talk, question, text, enter, answer):
            return
    if instead is None:
        _answer_line(talk, question, text, enter, answer)
    elif instead:
        enter(talk, instead)


def _is_taken_there(talk: Talk, question: Question, text: str, enter: Enter, answer: Answer) -> bool:
    """Whether a line is one of those that only what is asked about can tell."""
    if isinstance(question.about, Keep | KeepAnnounced):
        from assistant.dialogue.handlers.playing.deciding import takes_decision

        return takes_decision(talk, question, question.about, text, enter, answer)
    if isinstance(question.about, MailBegin):
        from assistant.dialogue.handlers.corresponding.while_asked import changes_begin

        return changes_begin(talk, question.about, text)
    if isinstance(question.about, MailReply):
        from assistant.dialogue.handlers.corresponding.while_asked import hands_over

        return hands_over(talk, question.about, text)
    return False


def _goes_past(talk: Talk, question: Question, text: str) -> bool:
    """Whether a line lets a question be that holds up nobody, and is done in its place."""
    match question.about:
        case Restore():
            return _does_else(talk, text)
        case NextOfMatch():
            return _wants_else(talk, text)
    return False


def _wants_else(talk: Talk, text: str) -> bool:
    """Whether somebody wants something else with the game of a match that is over than the next one."""
    meant = parse_command(text, talk.words)
    return meant is not None and meant.command in _WITH_ENDED


def _does_else(talk: Talk, text: str) -> bool:
    """Whether a line does something in the game that has begun: who plays is not held up by what they
    may have back at any start."""
    meant = parse_command(text, talk.words)
    if meant:
        return meant.command not in (*ANSWERS, *SAYING_AGAIN, *QUESTIONS, Command.SETTINGS)
    return understood(talk, text).move is not None


_WITH_ENDED = frozenset(
    {
        *(Command.TAKE_BACK, Command.LEAVE_MATCH, Command.NEW_GAME, Command.EXPORT),
        Command.GO_ON_MATCH,
    }
)


_DECIDED: dict[Decision | None, Command] = {
    Decision.KEEP: Command.YES,
    Decision.CORRECT: Command.NO,
    Decision.IN_PART: Command.NO,
}


def _answer_line(talk: Talk, question: Question, text: str, enter: Enter, answer: Answer) -> None:
    """A line while a yes or a no is waited for.

    What was only guessed at is let go when anything else is understood, which is entered then; a move
    waits while something is told. So is what is asked of a setting that is given another value.
    """
    if question.to and says_whether(without_names(talk, text), talk.words):
        talk.say(question.fact)  # which is all that is known of it
        return
    if _takes_offer_back(talk, question, text):
        return
    if says_both(text, talk.words, changes_nothing=is_left_by_no(question)):
        answer_meant(talk, question, None, "", answer)
        return
    meant = answer_named(talk, question, text)
    if meant is None and _is_beside(talk, question, text):
        return
    meant = meant or _declined_or_decided(talk, question, text)
    if rest := _corrects_guess(talk, question, text):
        talk.here.asked = None
        enter(talk, rest)
        return
    meant = meant or answer_likely(talk, question, text)
    else_meant = _read_else(talk, text) if meant is None else Understanding(text)
    read, likely, perhaps = else_meant.move, else_meant.command, else_meant.doubt
    if not (meant or read or likely or (perhaps and isinstance(question.about, Guess))):
        meant = answer_begun_with(talk, question, text)
    meant = _meant_now(talk, question, likely, None if meant else perhaps) or meant
    name = changes_at_once(talk, meant) if meant else ""
    is_about_it = _stays_open(question, meant)
    if is_asked(text) and meant and meant.command is Command.YES:
        meant = None  # who asks is not sure, and a yes does what cannot be undone
    is_guess = isinstance(question.fact, DidYouMean)
    is_other = is_guess and (meant or read or perhaps) and not (is_about_it or name)
    if (is_other and not _would_set(perhaps)) or (name and name == setting_asked(question, talk)):
        talk.here.asked = None
        enter(talk, text)
        return
    is_told = meant or read or _would_set(perhaps)
    answer_meant(talk, question, meant, text if is_told else "", answer)


def _declined_or_decided(talk: Talk, question: Question, text: str) -> CommandMeant | None:
    """The answer of a line that declines an offer, or decides on an announcement that was unclear."""
    if question.offer and declines(text, talk.words):
        return CommandMeant(Command.NO)
    is_unclear = isinstance(question.about, Unclear)
    decided = _DECIDED.get(decision_in(text, talk.words)) if is_unclear else None
    return CommandMeant(decided) if decided else None


def _read_else(talk: Talk, text: str) -> Understanding:
    """What a line means that is no answer: nothing, where it only begins a phrase of what acts."""
    return Understanding(text) if begins_deed(text, talk.words) else understood(talk, text)


def _stays_open(question: Question, meant: CommandMeant | None) -> bool:
    """Whether what is guessed at stays asked about behind a command: an answer, or what only tells.

    A move does, for who hears no more of it believes that it was played.
    """
    if meant is None or meant.command in (*ANSWERS, *SAYING_AGAIN):
        return meant is not None
    match question.about:
        case Guess(Understood()):
            return meant.command in QUESTIONS
    return False


def _corrects_guess(talk: Talk, question: Question, text: str) -> str:
    """What is said to be meant in place of what is asked about: "no, I meant 18-13", "no, the rules
    please"."""
    match question.about:
        case Guess() if wish := wanted_instead(talk, text):
            return wish
        case Guess(Understood() | Ambiguous()):
            rest = meant_instead(text, talk.words) or rest_of_correction(text, talk.words)
            game = talk.game
            read = parse_move_text(rest, game.position, game.regulation, talk.words) if rest else None
            return rest if rest and read else ""
    return ""


def _is_beside(talk: Talk, question: Question, text: str) -> bool:
    """Whether a line is only talk, which is answered, or what is asked about once more."""
    if is_given_again(question, text):
        talk.say(OnlyYes(text))
        return True
    kind = kind_of_talk(text, talk.words)
    if not kind and _asks_if_well(text, talk):
        kind = AGREED
    if kind:
        talk.say(TalkAnswered(kind))
        talk.remind(question.fact)
    return bool(kind)


def _takes_offer_back(talk: Talk, question: Question, text: str) -> bool:
    """Whether a line takes the offer back that is asked about, which drops it."""
    is_own = talk.speaker is None or talk.speaker is not question.to
    if not (question.offer and is_own and withdraws_offer(talk, question, text)):
        return False
    talk.drop_question()
    talk.say(QuestionDropped(is_over=bool(talk.game.outcome)))
    play_held_answer(talk)
    return True


def _asks_if_well(text: str, talk: Talk) -> bool:
    """Whether a line would agree without its question mark: all right? A yes of which one is not sure
    is no talk."""
    words = talk.words
    return text.rstrip().endswith("?") and normalise(text) in words.agreeing | words.content


def _meant_now(
    talk: Talk, question: Question, likely: CommandMeant | None, perhaps: Perhaps | None
) -> CommandMeant | None:
    """What a line likely means; or the voice turned on or off, with which nobody who wants it waits
    until there is an answer: where it is asked whether that is meant, a yes."""
    if likely and likely.command is not Command.YES:  # which has a question mark
        return likely
    match perhaps.meanings if perhaps else ():
        case (CommandMeant() as meant,) if changes_at_once(talk, meant) == "voice":
            is_guessed = isinstance(question.about, Guess) and question.about.meaning == meant
            return CommandMeant(Command.YES) if is_guessed else meant
    return None


def _is_set(meant: CommandMeant) -> bool:
    return meant.command is Command.SETTINGS


def _would_set(perhaps: Perhaps | None) -> bool:
    """Whether what a line may mean is about settings alone: they wait until there is an answer."""
    meanings = perhaps.meanings if perhaps else ()
    return bool(meanings) and all(isinstance(each, CommandMeant) and _is_set(each) for each in meanings)


def answer_meant(
    talk: Talk, question: Question, meant: CommandMeant | None, text: str, answer: Answer
) -> None:
    """What was said while a yes or a no is waited for; `text` is what is not done."""
    is_answer = meant is not None and meant.command in ANSWERS
    question = _of_speaker(talk, question)
    if meant and is_answer and _is_not_taken(talk, question, meant, text):
        return
    if meant and is_answer:
        _take_answer(talk, question, answer, is_yes=meant.command is Command.YES)
        return
    if meant and meant.command is Command.PAUSE:  # time is lost while a question is thought about too
        pause(talk)
        talk.remind(question.fact)
        return
    is_asking = meant and (meant.command in QUESTIONS or meant.about is About.NOW)
    if meant and (is_asking or changes_at_once(talk, meant)):
        if _is_set(meant):
            enter_setting(talk, meant)
        else:
            answer_question(talk, meant)
        if not talk.surface.is_repeating:  # the question was among what was said again
            talk.remind(question.fact)
        return
    if text and meant and is_asked_again(question, meant):
        talk.say(OnlyYes(text))
        return
    if text:
        talk.say(AnswerFirst(text))
    elif meant is None:
        talk.say(AnswerNotUnderstood())
    talk.say(question.fact)


def _of_speaker(talk: Talk, question: Question) -> Question:
    """What is asked of one person after the other is asked of who speaks first."""
    if question.then is None:
        return question
    from assistant.dialogue.handlers.playing.both_agree import as_asked_of

    return as_asked_of(talk, question)


def _is_not_taken(talk: Talk, question: Question, meant: CommandMeant, text: str) -> bool:
    """Whether somebody else is to answer, which is told; or an answer names the other one beside who
    gives it, or one about an irregularity is put off or in doubt: neither decides anything."""
    if question.is_undecided:
        talk.speaker = talk.speaker or side_told(talk, text)
    if question.is_to_arbiter:
        from assistant.dialogue.handlers.arbitrating.word import is_for_arbiter

        return is_for_arbiter(talk, question, meant.command)
    is_of_mover = isinstance(question.about, Longer) and len(talk.settings.people) > 1
    to = talk.side_to_move if is_of_mover else question.to
    is_others = talk.speaker not in (None, to or talk.speaker)
    is_unsure = is_asked(text) or puts_off(without_names(talk, text), talk.words)
    is_open = question.is_undecided and is_unsure
    is_open = is_open or (names_other(talk, text) and not _lets_go(question, meant))
    if is_open and not is_others:
        talk.say(AnswerNotUnderstood())
        talk.say(question.fact)
        return True
    if not (to and is_others) or _lets_go(question, meant):
        return False
    name = "" if shared_name(talk) else talk.settings.player(to).name
    talk.say(ForOther(to, name))
    talk.say(question.fact)
    return True


def _take_answer(talk: Talk, question: Question, answer: Answer, *, is_yes: bool) -> None:
    """A yes or a no of who may give it; of one that needs a name it is asked whose it is."""
    said = Command.YES if is_yes else Command.NO
    if lacks_name(talk, question, said):
        ask_whose(talk, question, said)
        return
    if is_yes and asks_other(talk, question):
        return
    talk.here.asked = None
    answer(talk, question, is_yes)
    play_held_answer(talk)


def _lets_go(question: Question, meant: CommandMeant) -> bool:
    """Whether a no, of whichever of two people, leaves all as it is: nothing meant, nobody resigns."""
    is_own = isinstance(question.about, Guess | Resign) or isinstance(question.fact, LeaveAsked)
    is_harmless = is_own and not question.offer
    return meant.command is Command.NO and is_harmless


def hear_answer(
    talk: Talk, question: Question, alternatives: Sequence[tuple[str, float]], answer: Answer
) -> None:
    """A yes or a no; a question about the board in between; anything else is asked again."""
    if isinstance(question.about, Keep | KeepAnnounced):
        from assistant.dialogue.handlers.playing.deciding import hears_move

        if hears_move(talk, question, question.about, alternatives):
            return
    heard = understand_answer(talk, hear_name(talk, question, alternatives))
    verdict = verdict_here(talk, heard)
    meant = command_heard(talk, verdict)
    if meant and has_had_enough_of(talk, question, heard.text):
        meant = CommandMeant(Command.NO)
    if meant or talk.settings.listen == "push" or verdict:
        answer_meant(talk, question, meant, heard.text, answer)

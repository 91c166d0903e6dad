"""What was perhaps meant: asked about by its name, and done after a yes."""

from collections.abc import Callable

from assistant.dialogue.handlers.asking.confirm import dropped
from assistant.dialogue.handlers.asking.query import ABOUT_POSITION
from assistant.dialogue.handlers.playing.who import is_for_computer, side_named
from assistant.dialogue.questions import Expected, Guess, Question
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Request, Requests
from assistant.narration.facts.intents import DidYouMean, WhichMeant
from assistant.parsing.answers import answer_in, place_in
from assistant.parsing.arguments import CommandMeant, parse_setting
from assistant.parsing.heard import Verdict
from assistant.parsing.likely import Likely, LoneNumber, Meaning, Perhaps, needs_yes, steps_level
from assistant.parsing.meanings import About, Command, GameWanted
from assistant.parsing.moves import Ambiguous, NoSuchMove, NotLegal, Understood
from assistant.rules.notation import format_path

Do = Callable[[Talk, Meaning], None]


def is_at_once(talk: Talk, meant: CommandMeant) -> bool:
    """Whether a command that its concepts alone mean may be done: it tells, or asks by itself first."""
    if _confirms_itself(talk, meant):
        return True
    allowed = talk.settings.questions or 0
    is_left = talk.tally.questions < allowed
    is_counted = meant.command in ABOUT_POSITION and is_left
    return not (is_counted or needs_yes(meant, talk.words))


def command_heard(talk: Talk, verdict: Verdict) -> CommandMeant | None:
    """The command that was heard, if it may be done without asking whether it was meant."""
    match verdict:
        case CommandMeant():
            return verdict
        case Likely(meant) if is_at_once(talk, meant):
            return meant
    return None


def _confirms_itself(talk: Talk, meant: CommandMeant) -> bool:
    game = talk.game
    if game.outcome or not game.plies:
        return False
    is_alone = len(talk.settings.people) == 1
    return meant.command in _ASK_FIRST or (is_alone and meant.command in _ASK_FIRST_ALONE)


_ASK_FIRST = frozenset({Command.RESIGN, Command.NEW_GAME, Command.QUIT})
_ASK_FIRST_ALONE = frozenset({Command.TAKE_BACK, Command.DRAW})
"""Where two play, these ask the other one, which is more than asking back."""


def ask_which_meant(talk: Talk, perhaps: Perhaps, do: Do) -> None:
    """Ask whether the one thing was meant, or which of two."""
    first, *others = perhaps.meanings
    if isinstance(first, Ambiguous) and not others:
        do(talk, first)  # which asks by itself
    elif isinstance(first, CommandMeant) and not others and is_for_computer(talk, first):
        do(talk, first)  # which only tells
    elif isinstance(first, CommandMeant) and not others and steps_level(first, talk.words):
        do(talk, first)  # which names both levels and asks
    elif not others:
        fact = DidYouMean(_named(first, talk))
        talk.ask(Question(fact, Guess(first)))
    else:
        asked = WhichMeant(*(_named(each, talk) for each in (first, others[0])))
        talk.say(asked)
        talk.table.expected = Expected(
            lambda talk, text: _take_one(talk, text, (first, others[0]), do), asked, is_guess=True
        )


def _take_one(talk: Talk, text: str, meanings: tuple[Meaning, Meaning], do: Do) -> bool:
    """The first or the second; neither, by a no. A yes is no answer to which, and it is asked again.

    To choose is not to be sure: what cannot be undone has its own question, as if it had been typed.
    """
    words = talk.words
    place = place_in(text, words)
    if place is not None and place <= len(meanings):
        do(talk, meanings[place - 1])
        return True
    answer = answer_in(text, words)
    if answer is Command.NO:
        dropped(talk)
    elif answer is Command.YES:
        ask_which_meant(talk, Perhaps(meanings), do)
    return answer is not None


def _named(meaning: Meaning, talk: Talk) -> Requests:
    match meaning:
        case Understood(move):
            return Requests((Request("move", move=format_path(move)),))
        case Ambiguous(moves):
            return Requests((Request("move", move=format_path(moves[0])),))
        case NotLegal(written):
            return Requests((Request("move", move="-".join(map(str, written.squares))),))
        case NoSuchMove():
            return Requests((Request("moves"),))
        case LoneNumber(number):
            return Requests((Request("number", square=str(number)),))
        case CommandMeant(command=Command.NEW_GAME, wanted=GameWanted() as wanted):
            is_against = wanted.side is not None and len(talk.settings.people) > 1
            wanted = wanted._replace(is_computer=wanted.is_computer or is_against)
            return Requests((Request("new"), *_wanted(wanted)))
        case CommandMeant(command=Command.SETTINGS, rest=rest) if rest:
            setting = parse_setting(rest, talk.words)
            if setting:
                return Requests(
                    (Request("settings", value="-".join(setting.values), name=setting.name),)
                )
        case CommandMeant(command=Command.RESIGN | Command.DRAW) if side := side_named(meaning):
            name = talk.settings.player(side).name  # it must be clear who does it
            return Requests((Request(meaning.command.value, side=side.value, value=name),))
    square = next(iter(meaning.squares), meaning.number)
    return Requests(
        (
            Request(
                _id_of(meaning),
                square="" if square is None else str(square),
                move="-".join(map(str, meaning.move)),
                side=meaning.whose.value if meaning.whose else "",
                value=meaning.rest,
            ),
        )
    )


def _id_of(meant: CommandMeant) -> str:
    """What a command is called in a question; going back over all, or what is left, is another.

    So is what follows a move of which only one square was named.
    """
    if meant.command in {Command.REPLIES, Command.LOSSES} and meant.squares:
        return f"{meant.command.value}-square"
    is_all = meant.about is About.ALL and meant.command is Command.TAKE_BACK
    is_other = is_all or meant.about is About.LEFT
    return (
        f"{meant.command.value}-{meant.about.value}"
        if is_other and meant.about
        else meant.command.value
    )


def _wanted(wanted: GameWanted) -> list[Request]:
    """What is wanted of a new game, each by itself."""
    said: list[Request] = []
    if wanted.variant:
        said.append(Request(f"new-{wanted.variant}"))
    if wanted.side:
        said.append(Request(f"new-{wanted.side.value}"))
    if wanted.level is not None:
        said.append(Request("new-level", value=str(wanted.level)))
    elif wanted.is_computer:
        said.append(Request("new-computer"))
    if wanted.people:
        said.append(Request("new-people", value=", ".join(filter(None, wanted.people))))
    if wanted.swaps:
        said.append(Request("new-swap"))
    return said

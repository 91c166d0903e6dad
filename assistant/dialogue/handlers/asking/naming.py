"""What somebody may have meant, by the name by which it is asked about."""

from assistant.dialogue.handlers.keeping.told import placed
from assistant.dialogue.handlers.playing.who import side_named
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Allowance, Request, Requests
from assistant.parsing.arguments import CommandMeant, parse_setting
from assistant.parsing.commands.catalogue import ONE_KEPT_GAME
from assistant.parsing.games_wanted import games_meant
from assistant.parsing.likely import LoneNumber, Meaning
from assistant.parsing.meanings import FREE, About, ClockWanted, Command, GameWanted
from assistant.parsing.moving.moves import Ambiguous, NoSuchMove, NotLegal, Understood
from assistant.rules.notation import format_path
from assistant.rules.side import Side
from assistant.settings.preferences import LEVELS, NAMED
from assistant.settings.settings import Settings


def named(meaning: Meaning, talk: Talk) -> Requests:
    """What a line may have meant, as it is asked about."""
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
            return named_game(wanted, talk)
        case CommandMeant(command=Command.SETTINGS, rest=rest) if rest:
            setting = parse_setting(rest, talk.words)
            if setting:
                value = NAMED[setting.name].word("-".join(setting.values))
                return Requests((Request("settings", value=value, name=setting.name),))
        case CommandMeant(command=Command.RESIGN | Command.DRAW) if (
            side := side_named(meaning) or talk.speaker
        ):
            name = talk.settings.player(side).name  # it must be clear who does it
            return Requests((Request(meaning.command.value, side=side.value, value=name),))
    return Requests((_named_command(meaning, talk),))


def _named_command(meaning: CommandMeant, talk: Talk) -> Request:
    """A command as it is asked about: a kept game that it is about by its number, or by who plays."""
    if meaning.command in ONE_KEPT_GAME:
        game = games_meant(placed(talk, meaning.rest), talk.words)
        number = "" if game.number is None else str(game.number)
        return Request(meaning.command.value, square=number, value=game.name)
    square = next(iter(meaning.squares), meaning.number)
    return Request(
        _id_of(meaning, talk),
        square="" if square is None else str(square),
        move="-".join(map(str, meaning.move)),
        side=meaning.whose.value if meaning.whose else "",
        value=meaning.rest,
    )


def named_game(wanted: GameWanted, talk: Talk) -> Requests:
    """A new game, and what is wanted of it.

    Who plays others than now may expect another game with it: by which rules it is, and with which
    colour, is named even if it was not said.
    """
    wanted = with_its_level(wanted, talk.settings)
    are_two = len(talk.settings.people) > 1
    is_against = are_two and (wanted.side is not None or wanted.is_computer or wanted.level is not None)
    wanted = wanted._replace(is_computer=wanted.is_computer or is_against)
    if is_against and wanted.side is None:
        wanted = wanted._replace(side=Side.WHITE)
    if (is_against or wanted.people) and not wanted.variant:
        wanted = wanted._replace(variant=talk.settings.regulation.variant.name)
    return Requests((Request("new"), *_wanted(wanted)))


def with_its_level(wanted: GameWanted, settings: Settings) -> GameWanted:
    """A game that is wanted with the level itself, where only a stronger or a weaker one was said."""
    if not wanted.step:
        return wanted
    level = min(max(settings.level + wanted.step, LEVELS[0]), LEVELS[-1])
    return wanted._replace(level=level, step=0, is_computer=True)


def _id_of(meant: CommandMeant, talk: Talk) -> str:
    """What a command is called in a question; going back over all, or what is left, is another.

    So is what follows a move of which only one square was named, and going back behind the end.
    """
    if meant == CommandMeant(Command.TAKE_BACK) and talk.game.can_annul:
        return "takeback-end"
    if meant.command in {Command.REPLIES, Command.LOSSES} and not meant.move:
        about = meant.about.value if meant.about else "square" if meant.squares else "move"
        return f"{meant.command.value}-{about}"
    if meant.command is Command.ROW and meant.squares:
        return "row-of"
    if meant.command is Command.PROMOTION_ROW and meant.squares:
        return "promotion-row-far"
    if (meant.command, meant.about) in _OTHERS and meant.about:
        return f"{meant.command.value}-{meant.about.value}"
    is_all = meant.about is About.ALL and meant.command is Command.TAKE_BACK
    is_other = is_all or meant.about in {About.LEFT, About.NEXT, About.MORE}
    return (
        f"{meant.command.value}-{meant.about.value}"
        if is_other and meant.about
        else meant.command.value
    )


_OTHERS = frozenset(
    {
        *((Command.WHY, About.CAPTURES), (Command.PROMOTION_ROW, About.NEAREST)),
        *((Command.SQUARE, About.EMPTY), (Command.MOVES, About.COUNT), (Command.RESULT, About.OFFER)),
        (Command.RESULT, About.SEEN),
    }
)
"""Questions that are other ones than their command asks alone."""


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
    said += _event(wanted)
    if wanted.people:
        # The one who is named alone is named with their colour.
        names = ", ".join(wanted.people) if all(wanted.people) else ""
        said.append(Request("new-people", value=names))
        said += _colours(wanted.people)
    if wanted.swaps:
        said.append(Request("new-swap"))
    if wanted.clock and wanted.clock.is_said:
        said.append(_clock(wanted.clock))
    return said


def _event(wanted: GameWanted) -> list[Request]:
    """What may be asked while it is played."""
    said: list[Request] = []
    if wanted.questions_each and not wanted.people:
        both = zip(Side, wanted.questions_each, strict=True)
        said += [
            Request(f"new-questions-{side.value}", value=str(count))
            for side, count in both
            if count is not None
        ]
    elif wanted.questions_each:
        each = zip(wanted.people, wanted.questions_each, strict=True)
        value = ", ".join(f"{name} {count}" for name, count in each)
        said.append(Request("new-questions-each", value=value))
    elif wanted.questions is not None:
        said.append(_questions(wanted.questions))
    if wanted.has_notes is not None:
        said.append(Request("new-notes" if wanted.has_notes else "new-no-notes"))
    return said


def _clock(wanted: ClockWanted) -> Request:
    """How much time a new game is to give, as it is asked about."""
    if wanted.whose:
        times = Allowance(wanted.time), Allowance(wanted.other)
        return Request(f"new-clock-{wanted.whose.value}", times=times)
    if wanted.time is None:
        return Request("new-untimed")
    return Request("new-clock", times=(Allowance(wanted.time),))


def _colours(people: tuple[str, ...]) -> list[Request]:
    """Who of two people has which colour: of the one it follows for the other."""
    named = zip(Side, people, strict=True)
    return [Request(f"new-has-{side.value}", value=name) for side, name in named if name][:1]


def _questions(count: int) -> Request:
    """How many questions a new game is to allow, as it is asked about."""
    if count in (FREE, 1):
        return Request("new-sighted" if count == FREE else "new-blindfold-one")
    return Request("new-blindfold", value=str(count) if count else "")

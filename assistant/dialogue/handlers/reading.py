"""What a line means in the conversation as it stands."""

from collections.abc import Collection, Sequence

from assistant.dialogue.handlers.asking.likeliest import place_of
from assistant.dialogue.handlers.asking.meant import is_at_once
from assistant.dialogue.handlers.playing.who import names_of, shared_name
from assistant.dialogue.talk import Talk
from assistant.parsing.answers import answer_in
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import ANSWERS, ASKING_FIRST, CHANGING
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.commands.raw_lines import raw_command
from assistant.parsing.context import Context, People
from assistant.parsing.corrections import wishes_behind_no
from assistant.parsing.games_wanted import GamesMeant, games_meant, without_code
from assistant.parsing.intents.answering import TOLD_AGAIN, answered
from assistant.parsing.likely import Found, Likely, Move, Perhaps, sets_language
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import NotLegal, Understood
from assistant.parsing.moving.situation import Situation
from assistant.parsing.result_written import deed_of_result
from assistant.parsing.typed import is_plain
from assistant.parsing.understanding import Understanding, understand
from assistant.rules.side import Side


def understood(talk: Talk, text: str) -> Understanding:
    """What a line means here: a move, a command, or what it may mean and is to be asked about."""
    if wanted := _wanted_by_mail(talk, text) or _raw(talk, text):
        return Understanding(text, wanted)
    line = _of_opponent(talk, text)
    found = understand(line, context_of(talk)).found
    return Understanding(line, _settled(talk, found))


def wanted_instead(talk: Talk, text: str) -> str:
    """What a line wants behind its no to what was asked; empty where that is nothing, or a no again."""
    wishes = wishes_behind_no(text, talk.words)
    return next((wish for wish, is_parted in wishes if _is_wish(talk, wish, is_parted)), "")


def _is_wish(talk: Talk, text: str, is_parted: bool) -> bool:
    """Whether a text wants something, and is no answer; a deed only where it `is_parted` from it."""
    here = Situation(talk.game.position, talk.game.regulation, talk.words)
    is_no = answer_in(text, talk.words, changes_nothing=True) is not None
    if is_no or answered(text, here).chance(Command.NO) >= TOLD_AGAIN:
        return False
    match understood(talk, text).found:
        case CommandMeant(command=command) if not is_parted:
            return command not in CHANGING - ASKING_FIRST
        case CommandMeant(command=command) | Perhaps((CommandMeant(command=command), *_)):
            return command not in ANSWERS
        case Understood():
            return is_parted
        case NotLegal():
            return is_plain(text)  # which is refused by its article
    return False


def context_of(talk: Talk) -> Context:
    """All that what a line means depends on here, beside its words."""
    game, since, here = talk.game, talk.since, talk.here
    legal, plies = game.legal, game.plies
    is_capture_open = bool(plies) and plies[-1].move.is_capture and bool(legal) and legal[0].is_capture
    return Context(
        Situation(game.position, game.regulation, talk.words),
        talk.view,
        place_of(talk),
        _people(talk),
        is_seen=talk.may_tell_position,
        wants_whole=talk.wants_whole,
        has_clock=talk.table.clock is not None,
        has_arbiter=talk.settings.is_arbiter,
        choice=here.choice.moves if here.choice else (),
        is_asked=here.asked is not None,
        last=since.question,
        is_over=game.outcome is not None,
        is_aside=here.aside is not None,
        is_refused=since.last_refusal is not None,
        has_undone=bool(talk.table.undone),
        may_recapture=is_capture_open,
    )


def _people(talk: Talk) -> People | None:
    if len(talk.settings.people) < len(Side):
        return None
    names = {side: names_of(talk, side) for side in Side}
    return People(names, talk.speaker, bool(shared_name(talk)))


def _settled(talk: Talk, found: Found) -> Found:
    """What is done about what was found: what may be done at once is a command, as if it was said so.

    Under a question a yes or a no in other words is none: what is asked wants it clearer.
    """
    match found:
        case Perhaps((CommandMeant(command=Command.YES | Command.NO) as meant,)):
            return None if talk.here.asked else meant
        case Likely(meant, mended):
            return meant if is_at_once(talk, meant) else Perhaps((meant,), mended)
        case Perhaps((CommandMeant() as meant,), "") if is_at_once(talk, meant):
            return found if sets_language(meant, talk.words) else meant
    return found


def parts_by_mail(talk: Talk, text: str) -> Sequence[str]:
    """The lines that one line is, which adds several things to a message: else it alone."""
    if not talk.table.terms.mail or talk.here.asked or talk.here.expected:
        return (text,)
    from assistant.dialogue.handlers.corresponding.wanted import parts_here  # nobody else has any

    return parts_here(talk, text)


def _wanted_by_mail(talk: Talk, text: str) -> Move | CommandMeant | Perhaps | None:
    """What a line wants of a game by correspondence in words of the person's own."""
    is_elsewhere = talk.here.asked or talk.here.choice or talk.here.aside
    if not talk.settings.mail or is_elsewhere:
        return None
    from assistant.dialogue.handlers.corresponding.wanted import wanted_here  # nobody else has any

    return wanted_here(talk, text)


def _of_opponent(talk: Talk, text: str) -> str:
    """The line without the name of the opponent by correspondence, of whose move it tells."""
    if not talk.settings.mail or talk.here.asked:
        return text
    from assistant.dialogue.handlers.corresponding.standing import without_name  # nobody else has any

    return without_name(talk, text)


def _short_words(talk: Talk) -> Collection[Command]:
    """The commands that have short words here: those of going through what is looked at, and of another
    game once this one is over."""
    another = {Command.NEW_GAME} if talk.game.outcome else set()
    if talk.here.aside is not None:
        return {*talk.words.typed.values()} - {Command.NEW_GAME} | another
    of_file = (Command.FILE_GAME,) if talk.surface.file else ()
    by_mail = (Command.MAIL_NEXT,) if talk.surface.is_by_mail or talk.settings.mail else ()
    return (*another, *of_file, *by_mail)


def _raw(talk: Talk, text: str) -> CommandMeant | None:
    """A command with a text that is not read, or one that is typed only.

    The next one is a move where one goes through a game, and else a game by correspondence. A match of
    which nothing is said is the one that is played, and how it stands is asked.
    """
    if talk.game.outcome and deed_of_result(text):
        return CommandMeant(Command.RESULT)  # there is nothing more that brings one
    raw = raw_command(text, talk.words, _short_words(talk))
    if raw == CommandMeant(Command.MATCH):
        return CommandMeant(Command.MATCH_SCORE)
    if raw is None:
        found = _conditions_meant(talk, text) if talk.settings.mail else None
        return found or game_by_code(talk, text)
    is_step = raw.command is Command.MAIL_NEXT and talk.here.aside is not None
    return CommandMeant(Command.REVIEW_FORWARD, number=raw.number) if is_step else raw


def game_by_code(talk: Talk, text: str) -> CommandMeant | None:
    """The game by correspondence that a line names by its code alone: "game BX-101"."""
    if not (talk.surface.is_by_mail or talk.settings.mail):
        return None
    wanted = games_meant(text, talk.words)
    if not wanted.code:
        return None
    is_all = wanted == GamesMeant(code=wanted.code)
    goes_on = is_all or parse_command(without_code(text), talk.words) in _GOING_ON
    return CommandMeant(Command.CONTINUE, rest=wanted.code) if goes_on else None


_GOING_ON = (CommandMeant(Command.GO_ON), CommandMeant(Command.CONTINUE))


def _conditions_meant(talk: Talk, text: str) -> CommandMeant | None:
    """Moves that answer moves, where a line names both: "if 11-15, 22-18"."""
    from assistant.parsing.conditions_said import are_conditions  # nobody else has any

    is_said = are_conditions(text, talk.words)
    return CommandMeant(Command.MAIL_CONDITIONS, rest=text) if is_said else None

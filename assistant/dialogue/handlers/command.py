"""Commands: which does what."""

from collections.abc import Callable

from assistant.dialogue.handlers.asking.fen import write_fen
from assistant.dialogue.handlers.asking.idle import tell_no_question
from assistant.dialogue.handlers.asking.lesson import begin_quiz
from assistant.dialogue.handlers.asking.query import QUESTIONS, answer_question
from assistant.dialogue.handlers.asking.stepping import refuses_deed
from assistant.dialogue.handlers.boards import AT_BOARD, obey_at_board
from assistant.dialogue.handlers.clock import go_on, pause
from assistant.dialogue.handlers.hearing.checking import begin_ear_check
from assistant.dialogue.handlers.hearing.choosing import reject_choice
from assistant.dialogue.handlers.hearing.correcting import is_still_open, typed_no
from assistant.dialogue.handlers.keeping.games import do_with_game, list_games
from assistant.dialogue.handlers.keeping.saving import save
from assistant.dialogue.handlers.leaving import leave
from assistant.dialogue.handlers.playing.computer import tell_computers_turn
from assistant.dialogue.handlers.playing.draw import count_moves
from assistant.dialogue.handlers.playing.ending import claim_draw, offer_draw, resign
from assistant.dialogue.handlers.playing.new_game import new_game
from assistant.dialogue.handlers.playing.over import tell_over
from assistant.dialogue.handlers.playing.redoing import redo
from assistant.dialogue.handlers.playing.taking_back import take_back
from assistant.dialogue.handlers.setting import enter_setting
from assistant.dialogue.talk import Talk
from assistant.narration.facts.irregular import AdjustingHeard, AdjustingRefused
from assistant.narration.facts.talk import QuestionDropped
from assistant.parsing.absent import NOT_HERE, absent
from assistant.parsing.arguments import CommandMeant, parse_setting
from assistant.parsing.commands.catalogue import (
    ARBITRATED,
    BY_MAIL,
    ONE_KEPT_GAME,
    Family,
    Trait,
    commands_of,
    commands_that,
)
from assistant.parsing.meanings import Command

_WITH_GAME = commands_that(Trait.GAME_UNDER_WAY)
_WITHOUT_BOARD = AT_BOARD & commands_that(Trait.ARBITER_RULES)
"""What is asked for at boards, and of the arbiter where there are none with sensors."""
_FOR_PLAYERS = commands_that(Trait.OF_PLAYERS)
_OTHERWISE_BY_MAIL = commands_that(Trait.OTHERWISE_BY_MAIL)


def obey(talk: Talk, meant: CommandMeant) -> None:
    """Do what a command says, in any state."""
    is_watched = not talk.settings.people
    needed = _FOR_PLAYERS if is_watched else _WITH_GAME
    if _is_help_with_setting(talk, meant):
        enter_setting(talk, CommandMeant(Command.SETTINGS, rest=meant.rest))
    elif meant.command is Command.GO_ON and go_on(talk):
        pass
    elif meant.command in QUESTIONS or (meant.command in NOT_HERE and not talk.settings.mail):
        answer_question(talk, _as_there(meant))
    elif _is_refused(talk, meant):
        pass
    elif meant.command in BY_MAIL or (talk.settings.mail and _is_otherwise(talk, meant)):
        _obey_by_mail(talk, meant)
    elif meant.command in needed and talk.game.outcome:
        tell_over(talk)
    elif meant.command in _FOR_PLAYERS and is_watched:
        tell_computers_turn(talk)
    else:
        _act(talk, meant)


def _as_there(meant: CommandMeant) -> CommandMeant:
    """A question, also for what is not there but in other games."""
    return absent(NOT_HERE[meant.command]) if meant.command in NOT_HERE else meant


def _act(talk: Talk, meant: CommandMeant) -> None:
    """What may be done in any state, by whoever is here."""
    if meant.command is Command.SET_POSITION or _sets_up_without_board(talk, meant):
        _set_position(talk, meant)
    elif meant.command in AT_BOARD:
        _obey_at_board(talk, meant)
    elif meant.command in _WITH_MORE:
        _WITH_MORE[meant.command](talk, meant)
    else:
        _COMMANDS[meant.command](talk)


def _is_otherwise(talk: Talk, meant: CommandMeant) -> bool:
    """Whether a command does something else in a game by correspondence, which is under way."""
    is_over = talk.game.outcome is not None and meant.command is not Command.TAKE_BACK
    return meant.command in _OTHERWISE_BY_MAIL and not is_over


def _obey_by_mail(talk: Talk, meant: CommandMeant) -> None:
    """What is of correspondence is read when the first such game is played.

    Anywhere else an offer is answered only while it is asked about.
    """
    if meant.command in (Command.MAIL_ACCEPT, Command.MAIL_DECLINE) and not talk.settings.mail:
        tell_no_question(talk)
        return
    from assistant.dialogue.handlers.corresponding.commands import obey_by_mail

    obey_by_mail(talk, meant)


def _sets_up_without_board(talk: Talk, meant: CommandMeant) -> bool:
    """Whether a game from what stands on a board is wanted where there is none: it is put in words."""
    return meant.command is Command.SET_UP and not talk.table.seats


def _obey_at_board(talk: Talk, meant: CommandMeant) -> None:
    """What is asked for at a board with sensors; without one the arbiter of two people sees to what
    needs none."""
    is_between_two = len(talk.settings.people) > 1 and not talk.game.outcome
    is_arbiters = meant.command is Command.ANNUL_COUNT or is_between_two
    if meant.command in _WITHOUT_BOARD and is_arbiters and not talk.table.seats:
        if not refuses_deed(talk, meant):
            _arbitrate(talk, meant)
    elif meant.command is Command.ADJUST and not (talk.table.seats or talk.game.outcome):
        _hear_adjusting(talk)
    else:
        obey_at_board(talk, meant.command)


def _hear_adjusting(talk: Talk) -> None:
    """Who straightens pieces says so, also on a board of their own that no sensor sees (Capo I, 3.9 and
    15.1.8); who is not to move lets them be (3.11)."""
    regulation, people = talk.game.regulation, talk.settings.people
    if (talk.speaker or talk.side_to_move) in people and not talk.is_out_of_turn:
        talk.say(AdjustingHeard(regulation.adjusting))
    else:
        talk.say(AdjustingRefused(regulation.adjusting_out_of_turn))


def _arbitrate(talk: Talk, meant: CommandMeant) -> None:
    """What the arbiter sees to is read when the first thing is."""
    from assistant.dialogue.handlers.arbitrating.word import RULINGS

    RULINGS[meant.command](talk, meant)


def _set_position(talk: Talk, meant: CommandMeant) -> None:
    """What sets up positions is read when the first one is."""
    from assistant.dialogue.handlers.placing import set_position

    set_position(talk, meant)


def _do_with_match(talk: Talk, meant: CommandMeant) -> None:
    """What has to do with a match of several games is read when one is wanted."""
    from assistant.dialogue.handlers.playing import matches

    if meant.command is Command.MATCH:
        matches.want_match(talk, meant)
    elif meant.command is Command.GO_ON_MATCH:
        matches.go_on(talk)
    else:
        matches.leave_match(talk)


_NOTING = commands_of(Family.NOTES)
_WITH_FILES = commands_of(Family.FILES) | _NOTING


def _do_with_files(talk: Talk, meant: CommandMeant) -> None:
    """What has to do with files of games is read when the first one is wanted."""
    if meant.command is Command.OPEN_FILE:
        from assistant.dialogue.handlers.studying.opening import open_file

        open_file(talk, meant)
    elif meant.command in _NOTING:
        from assistant.dialogue.handlers.studying.noting import note

        note(talk, meant)
    else:
        from assistant.dialogue.handlers.studying.exporting import export

        export(talk, meant)


def _is_refused(talk: Talk, meant: CommandMeant) -> bool:
    """Whether something is not done by who wants it, or not where they are; says so."""
    if talk.is_among_others:
        from assistant.dialogue.handlers.several_people import is_refused

        if is_refused(talk, meant):
            return True
    return meant.command in _FOR_PLAYERS and refuses_deed(talk, meant)


def _is_help_with_setting(talk: Talk, meant: CommandMeant) -> bool:
    """Whether help is asked for about one setting: how it stands, and what it may be, is all of it."""
    is_one = meant.command is Command.HELP and meant.rest and meant.about is None
    return bool(is_one) and not talk.here.asked and parse_setting(meant.rest, talk.words) is not None


def _yes(talk: Talk) -> None:
    tell_no_question(talk)


def _no(talk: Talk) -> None:
    """None of the moves that were asked about, or nothing that was asked."""
    if talk.forget_ahead():
        return
    if talk.here.choice and talk.here.choice.is_heard:
        reject_choice(talk)
    elif talk.here.choice:
        talk.here.choice = None
        talk.say(QuestionDropped(is_over=bool(talk.game.outcome)))
    elif not typed_no(talk):
        tell_no_question(talk)


def _take_back(talk: Talk, meant: CommandMeant) -> None:
    """What may still be corrected is no move that was played, and not taken back (Capo I, 8.1.4)."""
    if not (meant == CommandMeant(Command.TAKE_BACK) and is_still_open(talk) and typed_no(talk)):
        take_back(talk, meant)


_WITH_MORE: dict[Command, Callable[[Talk, CommandMeant], None]] = {
    Command.DRAW: offer_draw,
    Command.COUNT: count_moves,
    Command.CLAIM_REPETITION: claim_draw,
    Command.RESIGN: resign,
    Command.TAKE_BACK: _take_back,
    Command.REDO: redo,
    Command.SETTINGS: enter_setting,
    Command.NEW_GAME: new_game,
    **dict.fromkeys((Command.MATCH, Command.LEAVE_MATCH, Command.GO_ON_MATCH), _do_with_match),
    Command.GAMES: list_games,
    **dict.fromkeys(ONE_KEPT_GAME, do_with_game),
    Command.FEN_FILE: write_fen,
    **dict.fromkeys(ARBITRATED, _arbitrate),
    **dict.fromkeys(_WITH_FILES, _do_with_files),
}
"""Commands of which more is said than their word: whose, which, how many."""
_COMMANDS: dict[Command, Callable[[Talk], None]] = {
    Command.QUIZ: begin_quiz,
    Command.EAR_CHECK: begin_ear_check,
    Command.PAUSE: pause,
    Command.QUIT: leave,
    Command.SAVE: save,
    Command.YES: _yes,
    Command.NO: _no,
}

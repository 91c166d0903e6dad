"""A new game, like the last one or another: colours, variant, opponent and level as wanted."""

from dataclasses import replace
from typing import Any

from assistant.dialogue.devices import UseDevices
from assistant.dialogue.handlers.asking.naming import named_game, with_its_level
from assistant.dialogue.handlers.asking.needs_yes import ask_unless_sure, confirm
from assistant.dialogue.handlers.changing import keep_opening
from assistant.dialogue.handlers.playing.opening import open_game
from assistant.dialogue.questions import NewGame, Question
from assistant.dialogue.talk import Talk
from assistant.dialogue.views import is_hidden
from assistant.narration.facts.clock import TimeUnsaid
from assistant.narration.facts.game import (
    BoardFixesPlayers,
    BoardHasNoRoom,
    NoSuchLevel,
    OpeningOffered,
    SwapOffered,
)
from assistant.narration.facts.talk import NewGameAsked
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import FREE, ClockWanted, GameWanted, Whose
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import regulation
from assistant.rules.side import Side
from assistant.rules.variant import VARIANTS
from assistant.settings.mail_terms import at_one_place
from assistant.settings.odds import odds_turned
from assistant.settings.preferences import LEVELS, kind_of_game
from assistant.settings.settings import Settings
from assistant.settings.taste import Coach
from assistant.settings.terms import MOST_QUESTIONS, Player

USUAL_GAME = kind_of_game(Settings())
"""The one that the program begins with anyway."""

_NO_OPENING: dict[str, Any] = {"opening_moves": "", "opening_number": 0, "is_opening_drawn": False}
AS_USUAL = {**_NO_OPENING, "odds": (), "odds_by": None, "match": None}
"""The terms of a game from a position of which no opening and no odds are known, and that is none of a
match: that waits where it was left."""


def played_here(settings: Settings) -> Settings:
    """With the computer in the place of who plays by mail: a game by correspondence has a code of its
    own, and is begun by name."""
    if settings.mail is None:
        return settings
    white, black = (
        Player(is_computer=True) if each.is_by_mail else each
        for each in (settings.white, settings.black)
    )
    return replace(settings, white=white, black=black, mail=None)


def begin_position(talk: Talk, start: Position) -> None:
    """Begin a game from a position that somebody here has set up."""
    talk.leave_game()
    talk.go_on_with(replace(played_here(talk.settings), start=start, **AS_USUAL))
    talk.begin_game(talk.side_of_listener)


def is_anything_at_stake(talk: Talk) -> bool:
    """Whether leaving the program would lose something, at whichever table."""
    return any(table.is_at_stake for table in talk.conversation.tables.values())


def is_at_stake(talk: Talk) -> bool:
    """Whether leaving the game would lose something."""
    return talk.table.is_at_stake


def new_game(talk: Talk, meant: CommandMeant) -> None:
    """Begin another game, after a yes where one is under way."""
    wanted = _of_those_here(talk, meant.wanted)
    if wanted and not _is_possible(talk, wanted):
        return
    if wanted and wanted.is_usual:
        keep_opening(talk, kind_of_game(settings_for(talk, wanted)))
        return
    if wanted:
        wanted = with_its_level(wanted, talk.settings)
    ends_match = _ends_match(talk, wanted)
    if ends_match or (is_at_stake(talk) and is_in_match(talk)):
        from assistant.dialogue.handlers.playing.both_agree import ask_to_leave

        ask_to_leave(talk, "match" if ends_match else "game", NewGame(wanted))
    elif is_at_stake(talk):
        people = talk.settings.people
        if wanted == GameWanted(swaps=True) and len(people) == 1:
            confirm(talk, "swap", NewGame(wanted), side=people[0].opponent)
        elif wanted:
            ask_unless_sure(talk, Question(NewGameAsked(named_game(wanted, talk)), NewGame(wanted)))
        else:
            confirm(talk, "new", NewGame(wanted))
    else:
        begin_wanted(talk, wanted)


def _of_those_here(talk: Talk, wanted: GameWanted | None) -> GameWanted | None:
    """Where two play, the one colour beside a number of questions is whose they are; who plays alone
    wants it."""
    if wanted is None or wanted.side is None or not wanted.questions_each:
        return wanted
    are_two = len(talk.settings.people) == len(Side)
    return wanted._replace(side=None) if are_two else wanted._replace(questions_each=())


def _ends_match(talk: Talk, wanted: GameWanted | None) -> bool:
    """Whether this would be another game than the next of a match that is not over."""
    return wanted is not None and is_in_match(talk)


def is_in_match(talk: Talk) -> bool:
    """Whether a match is played here that is not over."""
    if talk.table.terms.match is None:
        return False
    from assistant.dialogue.handlers.playing.matches import match_so_far

    match = match_so_far(talk)
    return match is not None and not match.is_over


def _is_possible(talk: Talk, wanted: GameWanted) -> bool:
    """Whether there can be such a game; says so if not."""
    settings = talk.settings
    if wanted.level is not None and wanted.level not in LEVELS:
        talk.say(NoSuchLevel(str(wanted.level), str(LEVELS[0]), str(LEVELS[-1])))
        return False
    has_clock = settings.white_clock or settings.black_clock
    if wanted.clock and not (wanted.clock.is_said or has_clock):
        talk.say(TimeUnsaid())
        return False
    is_other = wanted.variant not in ("", settings.regulation.variant.name)
    if settings.boards and is_other:
        talk.say(BoardHasNoRoom())
        return False
    if settings.boards and (wanted.side or wanted.people or wanted.swaps or wanted.is_computer):
        # Who sits at which board was settled when the boards were looked for.
        talk.say(BoardFixesPlayers())
        return False
    return True


def begin_wanted(talk: Talk, wanted: GameWanted | None) -> None:
    """Begin the game that is wanted; None wants one like the last."""
    put_up_wanted(talk, wanted)
    open_game(talk)
    if talk.conversation.is_closed:  # no more lines will come, and nobody is to move but a person
        return
    settings = talk.settings
    is_kept = not settings.boards and not is_hidden(settings)  # a next start keeps neither
    if wanted and is_kept and settings.opening != kind_of_game(settings) != USUAL_GAME:
        talk.hint(OpeningOffered())
    if wanted is None and len(talk.settings.people) == 1 and not talk.settings.boards:
        talk.hint(SwapOffered(talk.settings.people[0]))


def put_up_wanted(talk: Talk, wanted: GameWanted | None) -> None:
    """Put the pieces up for it, before anything is told of it."""
    talk.leave_game()
    if talk.table.terms.match:
        from assistant.dialogue.handlers.playing.matches import goes_on

        if goes_on(talk, wanted):
            return
    talk.go_on_with(played_here(talk.settings))
    if wanted is None and talk.settings.mail:
        talk.go_on_with(at_one_place(talk.settings))
    if wanted is None and talk.table.clocks_before:
        talk.go_on_with(_with_usual_times(talk, talk.settings))
    if wanted:
        settings = with_coach(talk, settings_for(talk, wanted))
        talk.go_on_with(settings)
        if wanted.swaps:
            swap_places(talk)
    talk.begin_game()


def swap_places(talk: Talk) -> None:
    """Who sits where goes on with the other colour, and with a sound device of their own."""
    talk.conversation.swap_sides(talk.table)
    settings, there = talk.settings, talk.conversation.devices_there
    if settings.white_device or settings.black_device:
        devices = settings.black_device, settings.white_device
        talk.go_on_with(replace(settings, white_device=devices[0], black_device=devices[1]))
        talk.conversation.devices_there = frozenset(side.opponent for side in there)
        talk.emit(UseDevices(*devices))


def with_coach(talk: Talk, wanted: Settings) -> Settings:
    """With the warnings off while somebody plays without seeing or two people play; where nobody minds
    them again, they are as they were before."""
    was_free, is_free = talk.settings.is_coached, wanted.is_coached
    if was_free and not is_free:
        talk.surface.coach_before = wanted.coach
        return replace(wanted, coach=Coach.OFF)
    before, talk.surface.coach_before = talk.surface.coach_before, None
    if is_free and not was_free and before is not None and wanted.coach is Coach.OFF:
        return replace(wanted, coach=before)
    talk.surface.coach_before = before if not is_free else None
    return wanted


def settings_for(talk: Talk, wanted: GameWanted) -> Settings:
    """The settings of the game that is wanted; what was not said stays as it is."""
    settings = at_one_place(talk.settings)
    if wanted.variant and wanted.variant != settings.regulation.variant.name:
        variant = VARIANTS[wanted.variant]
        rules = regulation(variant, "fid")
        assert rules
        settings = replace(settings, regulation=rules, start=start_position(variant), **AS_USUAL)
    if wanted.level is not None:
        settings = replace(settings, level=wanted.level, movetime=None)
    if wanted.questions is not None:
        settings = _with_questions(settings, wanted.questions, wanted.questions_each)
    if wanted.has_notes is not None:
        settings = replace(settings, has_notes=wanted.has_notes)
    if wanted.swaps:
        swapped = settings.black_questions, settings.white_questions
        settings = replace(settings, white_questions=swapped[0], black_questions=swapped[1])
    if wanted.swaps and settings.odds:
        settings = _odds_swapped(settings)
    white, black = _players(settings, wanted)
    settings = _with_times(talk, settings, (white, black), wanted)
    are_people = not (white.is_computer or black.is_computer)
    # Between people an arbiter sits there as at the start of the program, unless they do without.
    were_people = not (settings.white.is_computer or settings.black.is_computer)
    is_new = not (were_people or settings.is_without_arbiter)
    is_arbiter = are_people and (settings.is_arbiter or is_new)
    is_same = settings.white in (white, black) and settings.black in (white, black)
    return replace(
        settings,
        white=white,
        black=black,
        is_arbiter=is_arbiter,
        are_answers_shared=settings.are_answers_shared if is_same else None,
    )


def _with_questions(settings: Settings, count: int, each: tuple[int | None, ...]) -> Settings:
    """With so many questions about the position; where one of two has them, the other's stay."""
    white, black = each or (None, None)
    if each and None in each:
        white = settings.white_questions if white is None else white
        black = settings.black_questions if black is None else black
        return replace(settings, white_questions=white, black_questions=black)
    questions = None if count == FREE else min(count, MOST_QUESTIONS)
    return replace(settings, questions=questions, white_questions=white, black_questions=black)


def _sighted_or_not(settings: Settings, wanted: GameWanted) -> tuple[Player, Player]:
    """Who plays now: blindfold, two people both play without seeing; and nobody where it is not."""
    players = settings.white, settings.black
    if wanted.questions is None:
        return players
    is_blind = wanted.questions != FREE and len(settings.people) > 1
    counts = wanted.questions_each or (wanted.questions, wanted.questions)
    white, black = (
        each if each.is_computer or count is None else replace(each, is_blind=is_blind)
        for each, count in zip(players, counts, strict=True)
    )
    return white, black


def _with_times(
    talk: Talk, settings: Settings, players: tuple[Player, Player], wanted: GameWanted
) -> Settings:
    """With the time that each is to have: what is wanted, or what one had with the other colour."""
    white, black = players
    if not wanted.clock:
        settings = _with_usual_times(talk, settings)
    if _sits_elsewhere(settings, white, black, wanted):
        times = settings.black_clock, settings.white_clock
        settings = replace(settings, white_clock=times[0], black_clock=times[1])
    if not (wanted.clock and wanted.clock.is_said):
        return settings
    sits_at = talk.surface.side or Side.WHITE
    own = sits_at.opponent if wanted.swaps else sits_at
    if white.is_computer is not black.is_computer:
        own = Side.BLACK if white.is_computer else Side.WHITE
    return _with_clock(settings, wanted.clock, own)


def _with_usual_times(talk: Talk, settings: Settings) -> Settings:
    """With the time that games begin with here, which is another one than that of a game taken up."""
    white, black = talk.table.clocks_before or (settings.white_clock, settings.black_clock)
    return replace(settings, white_clock=white, black_clock=black)


def _sits_elsewhere(settings: Settings, white: Player, black: Player, wanted: GameWanted) -> bool:
    """Whether who plays a side goes on with the other one."""
    was, is_now = settings.white.is_computer, white.is_computer
    is_alone = was is not settings.black.is_computer and is_now is not black.is_computer
    return wanted.swaps or (is_alone and was is not is_now)


def _with_clock(settings: Settings, clock: ClockWanted, own: Side) -> Settings:
    """With the time that is wanted; `own` is the side of who wants it."""
    whose = {Whose.OWN: own, Whose.ENEMY: own.opponent, Whose.BLACK: Side.BLACK}
    is_black = clock.whose is not None and whose.get(clock.whose) is Side.BLACK
    white, black = (clock.other, clock.time) if is_black else (clock.time, clock.other)
    return replace(settings, white_clock=white, black_clock=black)


def _odds_swapped(settings: Settings) -> Settings:
    """The stronger player does without the same pieces with the other colour, or nobody does."""
    turned = odds_turned(settings)
    if turned is None:
        start = start_position(settings.regulation.variant)
        return replace(settings, start=start, **AS_USUAL)
    return replace(turned, **_NO_OPENING)


def _players(settings: Settings, wanted: GameWanted) -> tuple[Player, Player]:
    white, black = _sighted_or_not(settings, wanted)
    if wanted.people:
        first, second = wanted.people
        is_on_board = white.is_on_board or black.is_on_board
        is_blind = wanted.questions not in (None, FREE)
        return (
            Player(name=first, is_on_board=is_on_board, is_blind=is_blind),
            Player(name=second, is_on_board=is_on_board, is_blind=is_blind),
        )
    if wanted.swaps:
        return black, white
    if wanted.side or wanted.is_computer:  # one person with a colour plays against the computer
        are_two = not (white.is_computer or black.is_computer)
        person = next((each for each in (white, black) if not each.is_computer), Player())
        if are_two:
            person = replace(person, name="")  # which of the two goes on, nobody has said
        side = wanted.side or (Side.BLACK if white.is_computer else Side.WHITE)
        computer = Player(is_computer=True)
        return (person, computer) if side is Side.WHITE else (computer, person)
    return white, black

"""Going on with a kept game: it is offered at a start, or wanted; and the way back into it."""

from dataclasses import replace

from assistant.dialogue.effects import PutAway, TakeUp
from assistant.dialogue.handlers.keeping.described import ago_of, of_table
from assistant.dialogue.handlers.playing.coaching import coach
from assistant.dialogue.handlers.playing.move import tell_outcome
from assistant.dialogue.handlers.playing.opening import begin_turns, open_game, tell_again
from assistant.dialogue.handlers.playing.over import tell_what_next
from assistant.dialogue.handlers.playing.which import ask_which
from assistant.dialogue.keeping import keep_clock, keep_waiting
from assistant.dialogue.kept import KeptGame
from assistant.dialogue.questions import Delete, GoOn, Keep, KeepAnnounced, Question
from assistant.dialogue.table import Table
from assistant.dialogue.talk import Talk
from assistant.narration.facts.keeping import (
    AwayTold,
    GameTakenUp,
    GoesOn,
    GoOnAsked,
    KeptForLater,
)
from assistant.narration.facts.match import MatchGoOnAsked
from assistant.rules.side import Side
from assistant.settings.taste import Coach
from assistant.settings.terms import Terms
from assistant.values import replaced


def offer_to_go_on(talk: Talk, kept: KeptGame) -> None:
    """Ask at the start whether a kept game is to be gone on with.

    It is asked at that game's own table, so that what is asked meanwhile is about it; the game that the
    command line wants stands beside, and begins after a no.
    """
    talk.conversation.is_open = True
    fresh = talk.table
    table = _table_of(talk, kept)
    table.is_offered = True
    talk.go_to(table)
    offer(talk, GoOn(fresh.number))


def offer(talk: Talk, about: GoOn, *, is_again: bool = False) -> None:
    """Ask whether the kept game at the table is gone on with."""
    fresh = talk.conversation.tables.get(about.fresh)
    beside = fresh.terms if fresh else None
    told = of_table(talk.table, talk.table.kept_at, talk.conversation.now.wall, beside)
    people = talk.settings.people
    side = people[0] if len(people) == 1 else None
    question = Question(_asked(talk, GoOnAsked(told, side)), about)
    if is_again:
        talk.here.asked = question  # it is said behind the answer that is waited for
    else:
        talk.ask(question)


def _asked(talk: Talk, fact: GoOnAsked) -> GoOnAsked | MatchGoOnAsked:
    """What is asked of a kept game; of one that is over, whether its match goes on."""
    if not talk.table.awaits_next:
        return fact
    from assistant.dialogue.handlers.playing.matches import go_on_asked

    return go_on_asked(talk, fact.game.rules)


def go_on_with(talk: Talk, about: GoOn) -> None:
    """The answer was yes: the game that stood beside is not begun."""
    _take_offered(talk, about)
    if talk.table.awaits_next:
        from assistant.dialogue.handlers.playing.matches import begin_next

        begin_next(talk)
        return
    turn = talk.game.position.side_to_move
    is_own = talk.settings.people == (turn,) and not talk.game.outcome
    talk.say(GoesOn("own" if is_own else ""))
    _resume(talk, "closed")


def _take_offered(talk: Talk, about: GoOn) -> None:
    """The game that is offered is the one here, and the one that stood beside is put away."""
    talk.table.is_offered = False
    fresh = talk.conversation.tables.get(about.fresh)
    if fresh:
        _quieten(talk, fresh.terms)
        _come_after(talk.table, fresh)
        _put_away(talk, fresh)


def go_on_unanswered(talk: Talk, about: GoOn | Delete) -> None:
    """What was asked while a game is offered is let go of: one is in that game then, as after a yes.

    Who lets go of another question there, about a move or a game to delete, has the offer again; and
    no game of a match begins that nobody wants.
    """
    if isinstance(about, Delete):
        if about.offered:
            offer(talk, about.offered)
    elif about.line:
        offer(talk, GoOn(about.fresh))
    elif talk.table.awaits_next:
        from assistant.dialogue.handlers.playing.matches import wait_on

        _take_offered(talk, about)
        wait_on(talk)
    else:
        go_on_with(talk, about)


def begin_instead(talk: Talk, about: GoOn, *, is_opened: bool = True) -> None:
    """The answer was no, or something was done that means it: the kept game stays as it is.

    Without `is_opened` the game that begins is not told of, since another one is wanted at once.
    """
    kept = talk.table
    talk.go_to(talk.conversation.tables[about.fresh])
    _put_away(talk, kept)
    talk.say(KeptForLater())
    if is_opened:
        open_game(talk)


def take_up(talk: Talk, kept: KeptGame) -> None:
    """Go on with a kept game in the place of the one that is played, which is kept too."""
    last, asked = talk.table, talk.here.asked
    before = last
    if asked and isinstance(asked.about, GoOn):
        before = talk.conversation.tables[asked.about.fresh]  # of the place, which no offered one is
        _put_away(talk, before)
    talk.drop_search()
    talk.drop_question()
    talk.leave_game()
    table = _table_of(talk, kept)
    _come_after(table, before)
    for surface in talk.conversation.surfaces.values():
        surface.follow(last.number, table.number)
    keep_waiting(talk.conversation, last)
    talk.go_to(table)
    _quieten(talk, last.terms)
    _put_away(talk, last)
    _tell_way_in(talk, last.terms)
    _resume(talk, "left")


def _tell_way_in(talk: Talk, before: Terms) -> None:
    """The way back in; of a game by correspondence no more than one keeps in mind of many."""
    table = talk.table
    if table.terms.mail:
        from assistant.dialogue.handlers.corresponding.listing import tell_arrival

        talk.surface.is_by_mail = True
        tell_arrival(talk)
    else:
        talk.say(GameTakenUp(of_table(table, table.kept_at, talk.conversation.now.wall, before)))


def _table_of(talk: Talk, kept: KeptGame) -> Table:
    """A table of its own for a kept game."""
    conversation = talk.conversation
    conversation.tables_begun += 1
    table = Table.of(conversation.tables_begun, _with_boards(kept, talk.table.terms))
    conversation.tables[table.number] = table
    moves = tuple(ply.written for ply in table.game.plies)
    take = TakeUp(table.number, kept.number, kept.terms, len(kept.deeds), moves, conversation.now.wall)
    conversation.outbox.append((table.number, take))
    table.kept_text, table.kept_at = kept.waiting, kept.updated
    return table


def _with_boards(kept: KeptGame, terms: Terms) -> KeptGame:
    """The game with the boards that there are now, whichever it was played on before."""
    white, black = (
        replace(old, is_on_board=new.is_on_board and not (old.is_computer or old.is_by_mail))
        for old, new in ((kept.terms.white, terms.white), (kept.terms.black, terms.black))
    )
    is_same = terms.regulation.variant is kept.terms.regulation.variant
    boards = terms.boards if is_same else 0
    changed = replace(kept.terms, white=white, black=black, boards=boards)
    return replaced(kept, terms=changed)


def _come_after(table: Table, other: Table) -> None:
    """A game that is gone on with takes over what is of the place, and not of the other game: the
    boards, which stand where somebody plays, and how much time the games have that are begun there."""
    if other.seats and table.terms.boards:
        table.seats, other.seats = other.seats, []
    terms = other.terms
    table.clocks_before = other.clocks_before or (terms.white_clock, terms.black_clock)


def _quieten(talk: Talk, before: Terms) -> None:
    """Warn of nothing in a game in which nobody is to be warned unasked, where they were before; and
    in one in which nobody minds, as before."""
    surface, is_free = talk.surface, talk.table.terms.is_coached
    if before.is_coached and not is_free:
        surface.coach_before = talk.settings.coach
        talk.go_on_with(replace(talk.settings, coach=Coach.OFF))
    elif is_free and not before.is_coached and surface.coach_before:
        if talk.settings.coach is Coach.OFF:
            talk.go_on_with(replace(talk.settings, coach=surface.coach_before))
        surface.coach_before = None


def _put_away(talk: Talk, table: Table) -> None:
    """There is no such table any more; its game is kept, if anything was done in it."""
    conversation = talk.conversation
    keep_clock(conversation, table, is_last=True)
    conversation.outbox.append((table.number, PutAway(table.number)))
    conversation.tables.pop(table.number, None)
    conversation.wholes.clear()


def _resume(talk: Talk, how: str) -> None:
    """What waited waits again, and is said again; else whose turn it is goes on. `how` nobody played
    it meanwhile is a word of AwayTold."""
    from assistant.dialogue.waiting import parse_waiting  # reads questions, which no other start needs

    table, here = talk.table, talk.here
    if table.clock and not talk.game.outcome:
        away = ago_of(talk.conversation.now.wall - table.kept_at)
        talk.say(AwayTold(how, away.unit, away.ago))
    tell_again(talk)
    waiting = parse_waiting(table.kept_text, table)
    for side, refused in zip(Side, waiting.refused, strict=True):
        table.tallies[side].refused = refused
    table.is_followed = waiting.is_followed
    is_next_asked = table.awaits_next  # below, with how the match stands
    here.asked = None if is_next_asked else waiting.question
    here.expected, table.repeating = waiting.expected, waiting.repeating
    if here.asked:
        _go_on_before(talk, here.asked)
        return
    if waiting.choice:
        ask_which(talk, waiting.choice)
    elif waiting.expected and waiting.expected.fact:
        talk.say(waiting.expected.fact)
    if not talk.settings.mail:  # where the rest is told when it is asked
        _go_on_playing(talk)


def _go_on_before(talk: Talk, question: Question) -> None:
    """Whose turn it is goes on, and what is asked comes last: it is what is to be answered."""
    if not talk.settings.mail:
        _go_on_playing(talk)
    if isinstance(question.about, Keep | KeepAnnounced):
        from assistant.dialogue.handlers.playing.irregular import tell_undecided

        tell_undecided(talk, question.about)
    talk.say(question.fact)


def _go_on_playing(talk: Talk) -> None:
    """Whose turn it is goes on, or how it ended is told."""
    here = talk.here
    if talk.player_to_move.is_computer and (here.asked or here.choice) and not talk.game.outcome:
        talk.start_search()  # its answer waits for the other one
    elif talk.game.outcome:
        tell_outcome(talk, talk.game.outcome)
        _tell_what_next(talk)
    elif talk.player_to_move.is_computer or len(talk.settings.people) > 1 or talk.settings.mail:
        begin_turns(talk)
    elif not (here.asked or here.choice):
        coach(talk)
    _remind_of_repeating(talk)


def _remind_of_repeating(talk: Talk) -> None:
    """Say what is still to be repeated, if a move is."""
    if talk.table.repeating:
        from assistant.dialogue.handlers.playing.repeating import remind

        remind(talk)


def _tell_what_next(talk: Talk) -> None:
    """What can be done behind a game that is over: in a match that waits, that the next one begins."""
    if not talk.table.awaits_next:
        tell_what_next(talk)
        return
    from assistant.dialogue.handlers.playing.matches import after_game

    after_game(talk)

"""Moves: where every one of them is played, whoever made it, and what is said before and after."""

from collections.abc import Sequence

from assistant.dialogue.handlers.asking.helping import tell_aid
from assistant.dialogue.handlers.asking.position import offer_changes
from assistant.dialogue.handlers.hearing.getting_used import confirm_spoken
from assistant.dialogue.handlers.playing.coaching import coach
from assistant.dialogue.handlers.playing.computer import computer_to_move, tell_computers_turn
from assistant.dialogue.handlers.playing.draw import tell_count, tell_draws
from assistant.dialogue.handlers.playing.following import follow_result
from assistant.dialogue.handlers.playing.over import tell_over, tell_what_next
from assistant.dialogue.handlers.playing.refusing import tell_no_such_move, tell_refusal
from assistant.dialogue.handlers.playing.routes import told_whole
from assistant.dialogue.handlers.playing.which import ask_doubted, ask_which
from assistant.dialogue.repetition import Repeating
from assistant.dialogue.talk import Talk
from assistant.dialogue.views import is_hidden
from assistant.game.deeds import OPENING
from assistant.game.draw import CountChange
from assistant.game.opening import parse_opening
from assistant.game.outcome import Outcome
from assistant.narration.facts.fact import Squares
from assistant.narration.facts.game import GameEnded, MoveMade, TurnTold
from assistant.narration.facts.repeating import RepeatAsked
from assistant.parsing.moving.moves import Ambiguous, Doubt, NoSuchMove, NotLegal, Understood
from assistant.rules.articles import IllegalReason
from assistant.rules.explain import Illegal
from assistant.rules.move import Move
from assistant.rules.notation import WrittenMove


def play(talk: Talk, move: Move, source: str) -> None:
    """Play a legal move, whoever made it. Nothing else plays moves.

    By correspondence it is read back before it counts.
    """
    if talk.settings.mail:
        from assistant.dialogue.handlers.corresponding.moving import ask_move

        ask_move(talk, move, source)
    else:
        play_on(talk, [move], source)


def play_again(talk: Talk, moves: Sequence[Move]) -> None:
    """Play moves again that were taken back, one after the other as they were, the computer's too."""
    if talk.settings.mail:
        play(talk, moves[0], "again")
    else:
        play_on(talk, moves, "again")


def play_on(talk: Talk, moves: Sequence[Move], source: str) -> None:
    """Play legal moves, each of which leads on to the next, and then hand on the turn."""
    game = talk.game
    for move in moves:
        change = _play_and_tell(talk, move, source)
        if game.outcome:
            end_game(talk)
            return
        tell_count(talk, change)
    if source == "again":
        tell_your_turn(talk)
    elif talk.table.terms.repeats_back:
        talk.table.repeating = Repeating(len(game.plies))
        side = talk.side_to_move
        talk.say(RepeatAsked(side, talk.settings.player(side).name))
    next_turn(talk)


def _play_and_tell(talk: Talk, move: Move, source: str) -> CountChange | None:
    game = talk.game
    change = put_on_record(talk, move, source)
    talk.note_ply(last_refusal=None, fits_none=False, refused=(), times_refused=0, question=None)
    if source != "computer":
        talk.note_ply(spoken=None, heard_squares=())
        talk.here.expected = None  # it was about the position before
        talk.here.aside = None
    ply = game.plies[-1]
    taken = Squares(move.captured)
    made = MoveMade(ply.side, told_whole(ply), len(move.captured), taken, move.promotes, str(move.end))
    sounds = [*["captured"] * len(move.captured), *["promoted"] * move.promotes]
    for each in talk.everybody():
        each.say(made, sounds=["accepted" if ply.side in each.people_here else "moved", *sounds])
    if source != "computer":
        confirm_spoken(talk)
    return change


def play_opening(talk: Talk) -> None:
    """Put the opening on the record of a game that has just begun; it is told with what is played."""
    settings, game = talk.settings, talk.game
    if settings.opening_moves and len(game.deeds) == 1:
        for move in parse_opening(settings.opening_moves, game.start, game.regulation):
            put_on_record(talk, move, OPENING)


def put_on_record(talk: Talk, move: Move, source: str) -> CountChange | None:
    """Play a legal move and tell the log of it, and nobody else; what it did to a count."""
    side = talk.side_to_move
    by = None if talk.settings.player(side).is_computer or source == OPENING else side
    return talk.do(talk.game.moved(move, source, by)).count


def end_game(talk: Talk) -> None:
    """Tell the result."""
    outcome = talk.game.outcome
    assert outcome is not None
    talk.here.choice = talk.table.repeating = None
    # A no is not about the end, but about a move that has ended it: see play_spoken.
    talk.note_ply(spoken=None, heard_squares=())
    tell_outcome(talk, outcome)
    follow_result(talk, outcome.winner)
    if is_hidden(talk.settings):
        tell_aid(talk)
    if talk.conversation.is_input_over:
        talk.close_at_end_of_input()
    elif talk.table.terms.match:
        from assistant.dialogue.handlers.playing.matches import after_game

        after_game(talk)
    elif talk.settings.mail:
        from assistant.dialogue.handlers.corresponding.moving import tell_ready

        tell_ready(talk)
    else:
        for each in talk.players():
            tell_what_next(each)


def tell_outcome(talk: Talk, outcome: Outcome) -> None:
    """Say how the game has ended, with the names of the people."""
    named = talk.settings.player
    winner, loser = (named(side).name if side else "" for side in (outcome.winner, outcome.loser))
    talk.say(GameEnded(outcome.termination, outcome.winner, outcome.article, winner, loser))


def next_turn(talk: Talk) -> None:
    """Hand the move to whoever has it: start the search, or tell the person what to know first."""
    is_computers = talk.player_to_move.is_computer
    if talk.conversation.is_input_over and not (is_computers and talk.settings.people):
        talk.close_at_end_of_input()
    elif is_computers:
        if not computer_to_move(talk):
            end_game(talk)
    elif not (talk.table.repeating or talk.player_to_move.is_by_mail):
        # What to know first is told when the move was repeated; by mail nobody is here to hear it.
        if len(talk.settings.people) > 1:
            tell_turn(talk)
        mover = talk.of(talk.side_to_move)
        offer_changes(mover)
        for each in talk.players():
            tell_draws(each)
        coach(mover)


def tell_turn(talk: Talk) -> None:
    """Whose turn it is, told to everybody; that it is theirs, to who is alone at a surface."""
    for each in talk.everybody():
        tell_turn_here(each)


def tell_turn_here(talk: Talk) -> None:
    """Whose turn it is, told here alone."""
    side = talk.side_to_move
    talk.say_here(TurnTold(side, talk.settings.player(side).name, talk.people_here == (side,)))


def tell_your_turn(talk: Talk) -> None:
    """That it is the turn of the only person; of two, the one is named before each move."""
    if talk.settings.people == (talk.side_to_move,):
        tell_turn(talk)


def looks_on(talk: Talk) -> bool:
    """Whether who is here only looks on, and so does nothing; says so."""
    if talk.is_watching:
        from assistant.narration.facts.surfaces import LooksOn

        talk.say(LooksOn())
    return talk.is_watching


def enter_move(
    talk: Talk, read: Understood | Ambiguous | NotLegal | NoSuchMove, *, is_heard: bool = False
) -> None:
    """A person has given a move: play it, ask which, or say why not; what was only heard is no
    irregularity."""
    if looks_on(talk) or _is_no_turn(talk, read, is_heard=is_heard):
        return
    match read:
        case Understood(move, Doubt.STEP | Doubt.NOTHING as doubt) if not talk.explains_refusals:
            # That another move has these ends would tell of the position; what was given is refused.
            enter_move(talk, as_given(talk, move, doubt), is_heard=is_heard)
        case Understood(move, Doubt() as doubt):
            ask_doubted(talk, move, doubt, "typed")
        case Understood(move):
            play(talk, move, "typed")
        case Ambiguous(moves):
            ask_which(talk, moves)
        case NotLegal(written, refusal):
            talk.note(last_refusal=(written.squares, refusal))
            talk.tally.refused += 1
            tell_refusal(talk, written.squares, refusal)
            if _may_be_anothers(talk):
                tell_turn_here(talk)
        case NoSuchMove():
            talk.note(fits_none=True)
            talk.tally.refused += 1
            tell_no_such_move(talk, read)


def as_given(talk: Talk, move: Move, doubt: Doubt) -> NotLegal:
    """What was given with the ends of a move that is of the other kind: the plain step in place of a
    capture, which is refused because one must capture, or the capture of nothing in place of a step."""
    squares, reason = (move.start, move.end), _NOT_AS_GIVEN[doubt]
    is_king = bool(move.from_mask & talk.game.position.kings)
    at = move.start if move.is_capture else move.end
    article = talk.game.regulation.article(reason, is_king=is_king)
    refusal = Illegal(reason, article, tuple(talk.game.legal), at, is_king, squares)
    return NotLegal(WrittenMove(squares, has_capture_sign=not move.is_capture), refusal)


_NOT_AS_GIVEN = {
    Doubt.STEP: IllegalReason.MUST_CAPTURE,
    Doubt.NOTHING: IllegalReason.NOTHING_TO_CAPTURE,
}


def _is_no_turn(talk: Talk, read: object, *, is_heard: bool) -> bool:
    """Whether no move is wanted of who gives one, or theirs is an irregularity; says so."""
    if talk.game.outcome:
        tell_over(talk)
    elif talk.player_to_move.is_computer:
        tell_computers_turn(talk)
    elif talk.table.is_undecided:
        talk.tell_asked(talk.table.asked)
    elif talk.is_out_of_turn and not talk.explains_refusals:
        # Whatever it is: what stands on its squares is told by nothing.
        if is_heard or not _moves_twice(talk, read):
            talk.tally.refused += not is_heard
            tell_turn_here(talk)
    elif _is_irregular(talk, read, is_heard=is_heard) or _is_awaited_by_mail(talk, read):
        pass
    elif talk.is_out_of_turn:
        tell_turn_here(talk)
    else:
        return False
    return True


def _may_be_anothers(talk: Talk) -> bool:
    """Whether it may have been the other of two people who gave a move without a name, where no more
    may be told of it than that it is refused: nor whose piece it was of."""
    is_of_two = len(talk.settings.people) > 1 and talk.speaker is None
    return is_of_two and not talk.explains_refusals


def _is_awaited_by_mail(talk: Talk, read: object) -> bool:
    """Whether it was an own move where the opponent by correspondence is to move; says so."""
    if not (talk.settings.mail and isinstance(read, NotLegal | NoSuchMove)):
        return False
    from assistant.dialogue.handlers.corresponding.not_own_turn import tells_their_turn

    return tells_their_turn(talk, read)


def _moves_twice(talk: Talk, read: object) -> bool:
    """Whether who has moved announces a move again, where nothing is told of the position."""
    if not talk.settings.is_arbiter:
        return False
    from assistant.dialogue.handlers.playing.irregular import is_second_move

    return is_second_move(talk, read)


def _is_irregular(talk: Talk, read: object, *, is_heard: bool) -> bool:
    """Whether a move that is not legal is an irregularity: between people, with an arbiter."""
    if is_heard or not (talk.settings.is_arbiter and isinstance(read, NotLegal)):
        return False
    from assistant.dialogue.handlers.playing.irregular import is_irregular_move

    return is_irregular_move(talk, read)

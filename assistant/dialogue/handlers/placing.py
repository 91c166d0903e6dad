"""A position that is set up in words, piece by piece, or whole as a FEN, and the game from it.

What a line says is parsing/setting_up.py's, what is impossible rules/setup.py's. While pieces are put
up nothing else is done, and what is asked of the board is asked of these.
"""

from collections.abc import Iterable, Mapping, Sequence

from assistant.dialogue.handlers.asking.fen import FEN
from assistant.dialogue.handlers.asking.foresight import FORESIGHT, FORESIGHT_OF_MOVES
from assistant.dialogue.handlers.asking.needs_yes import ask_unless_sure
from assistant.dialogue.handlers.asking.position import BOARD_QUESTIONS
from assistant.dialogue.handlers.asking.possible import POSSIBLE
from assistant.dialogue.handlers.playing.both_agree import ask_to_leave
from assistant.dialogue.handlers.playing.new_game import (
    begin_position,
    is_at_stake,
    is_in_match,
)
from assistant.dialogue.handlers.playing.opening import open_game
from assistant.dialogue.handlers.playing.routes import written_whole
from assistant.dialogue.looking import Looking
from assistant.dialogue.questions import BeginFrom, Expected, Placing, Question
from assistant.dialogue.talk import Talk
from assistant.game.game import Game
from assistant.narration.facts.errors import FenRefused
from assistant.narration.facts.fact import Squares
from assistant.narration.facts.position import NoSuchSquareTold, PiecesTold
from assistant.narration.facts.rules import LegalMovesTold
from assistant.narration.facts.setup import (
    SetupBeginAsked,
    SetupColour,
    SetupEmptied,
    SetupGoesOn,
    SetupImpossible,
    SetupLeft,
    SetupNoColour,
    SetupNothingThere,
    SetupOccupied,
    SetupTaken,
    SetupTurn,
    SetupWaiting,
    SetupWaits,
)
from assistant.narration.facts.talk import NotUnderstood
from assistant.narration.position_reading import count_of, pieces_of
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.catalogue import CHANGING_GAMES, Trait, commands_that
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.meanings import About, Command
from assistant.parsing.moving.sentence import read_sentence
from assistant.parsing.setting_up import Put, SetupLine, Step, fen_in, leaves_setup, read_setup
from assistant.rules.fen import FenError, parse_fen
from assistant.rules.position import Piece, Position
from assistant.rules.setup import (
    Draft,
    Flaw,
    Impossible,
    is_over_at_once,
    what_is_impossible,
)
from assistant.rules.side import Side


def set_position(talk: Talk, meant: CommandMeant) -> None:
    """Begin to set up a position, with what was said of it at once; a FEN is all of it."""
    fen = fen_in(meant.rest)
    if fen:
        _begin_from_fen(talk, fen)
        return
    talk.here.choice = None  # what is typed now is of the position
    draft = talk.here.draft
    if draft.count:
        talk.say(SetupGoesOn(draft.count))
    read = read_setup(meant.rest, talk.words) if meant.rest else None
    if read:
        _do(talk, Placing(draft), read)
    else:
        _wait(talk, Placing(draft))
        talk.say(_waiting(draft))


def _waiting(draft: Draft) -> SetupWaiting:
    return SetupWaiting(draft.count, draft.side_to_move)


def _wait(talk: Talk, about: Placing) -> None:
    """Wait for the next line of the position."""
    draft = talk.here.draft = about.draft
    left = SetupLeft(draft.count)
    talk.here.expected = Expected(about, _waiting(draft), left, wanted="setup")


def take_placing(talk: Talk, about: Placing, text: str) -> bool:
    """Do what a line says of the position; whether it said something of it, or nothing was done."""
    words = talk.words
    read = read_setup(text, words, about.colour)
    is_done = read is not None and read.step is Step.DONE
    meant = parse_command(text, words)
    if fen := fen_in(text):
        _wait(talk, about)
        _begin_from_fen(talk, fen)
    elif not is_done and leaves_setup(text, words):
        talk.say(SetupLeft(about.draft.count))
    elif read:
        _do(talk, about, read)
    elif meant and meant.command in _OF_DRAFT:
        _wait(talk, about)
        _ask_of_draft(talk, about.draft, meant)
    elif read_sentence(text, words) or (meant and meant.command in CHANGING_GAMES):
        _wait(talk, about)  # before the position is done with: it would be left
        talk.say(SetupWaits())
    elif meant is None:  # a guess at it might lead away from the pieces that stand there
        _wait(talk, about)
        talk.say(NotUnderstood(text.strip().rstrip("?!."), "setup", ""))
        talk.say(_waiting(about.draft))
    else:
        return False
    return True


def _tell_turn(talk: Talk, meant: CommandMeant) -> None:
    talk.say(SetupTurn(talk.game.position.side_to_move))


_PLAYABLE = commands_that(Trait.PLAYABLE)
_OF_MOVES = FORESIGHT | {command: POSSIBLE[command] for command in _PLAYABLE}
"""Questions about what can be played, which has an answer in a possible position only."""
_OF_DRAFT = BOARD_QUESTIONS | FEN | _OF_MOVES | {Command.TURN: _tell_turn}


def _ask_of_draft(talk: Talk, draft: Draft, meant: CommandMeant) -> None:
    """Answer a question about what is set up: about its board, or what can be played there."""
    position = draft.position(talk.game.position.variant)
    is_of_moves = meant.command in _OF_MOVES
    if is_of_moves and _tell_impossible(talk, position):
        return
    game = Game(position, talk.game.regulation)
    names_moves = bool(meant.move) or meant.about is About.SAFETY
    lacks_move = meant.command in FORESIGHT_OF_MOVES and not names_moves
    said = len(talk.conversation.outbox)
    if is_of_moves and game.outcome:
        talk.say(LegalMovesTold(written_whole(()), 0))
    elif not lacks_move:
        _OF_DRAFT[meant.command](Looking.at(talk, game), meant)
    if len(talk.conversation.outbox) == said:  # no square was named, or no move
        talk.say(_waiting(draft))


def _do(talk: Talk, about: Placing, read: SetupLine) -> None:
    """Take pieces away, put others there, tell it, and do what is wanted then."""
    draft = about.draft
    if read.step is Step.CLEAR:
        draft = Draft(side_to_move=draft.side_to_move)
        talk.say(SetupEmptied())
    draft = _put(talk, _taken(talk, draft, read.taken), read.put)
    if read.to_move:
        draft = draft.with_side_to_move(read.to_move)
        talk.say(SetupTurn(read.to_move))
    colour = read.colour or about.colour
    if colour and not (read.put or read.taken or read.to_move or read.step):
        talk.say(SetupColour(colour))
    _wait(talk, Placing(draft, colour))
    if read.step is Step.READ:
        _read(talk, draft)
    elif read.step is Step.DONE:
        _finish(talk, draft)


def _are_there(talk: Talk, squares: Iterable[int]) -> list[int]:
    """Those of some squares that the board has; the others are told."""
    last = talk.game.position.variant.geometry.squares
    found = [*dict.fromkeys(squares)]
    for missing in (square for square in found if not 1 <= square <= last):
        talk.say(NoSuchSquareTold(str(missing), str(last)))
    return [square for square in found if 1 <= square <= last]


def _taken(talk: Talk, draft: Draft, squares: Sequence[int]) -> Draft:
    there = _are_there(talk, squares)
    gone = tuple(square for square in there if draft.piece_at(square))
    if gone:
        talk.say(SetupTaken(Squares(gone)))
    for empty in (square for square in there if square not in gone):
        talk.say(SetupNothingThere(str(empty)))
    return draft.without(gone)


def _put(talk: Talk, draft: Draft, put: Sequence[Put]) -> Draft:
    """Put pieces there and say them; not where one of the other colour stands."""
    there = _are_there(talk, (each.square for each in put))
    done: dict[int, Piece] = {}
    for each in put:
        piece = each.piece
        stands = draft.piece_at(each.square)
        if each.square not in there or piece is None:
            continue
        if stands and stands.side is not piece.side:
            kind = "king" if stands.is_king else "man"
            talk.say(SetupOccupied(str(each.square), f"{stands.side.value}-{kind}"))
            continue
        draft, done[each.square] = draft.with_piece(piece, each.square), piece
    for side in Side:
        if any(piece.side is side for piece in done.values()):
            talk.say(_told(side, done))
    _tell_uncrowned(talk, done)
    if there and any(each.side is None for each in put):
        talk.say(SetupNoColour())
    return draft


def _tell_uncrowned(talk: Talk, done: Mapping[int, Piece]) -> None:
    """Of men that were put where they would be kings, at once: when all is done nobody thinks of it."""
    draft = Draft()
    for square, piece in done.items():
        draft = draft.with_piece(piece, square)
    impossible = what_is_impossible(draft.position(talk.game.position.variant))
    _tell_flaws(talk, [each for each in impossible if each.flaw is Flaw.UNCROWNED])


def _told(side: Side, done: dict[int, Piece]) -> PiecesTold:
    """The pieces of a side that were put there, in the order of their squares."""
    men = tuple(sorted(at for at, piece in done.items() if piece == Piece(side, is_king=False)))
    kings = tuple(sorted(at for at, piece in done.items() if piece == Piece(side, is_king=True)))
    return PiecesTold(side, Squares(men), len(men), Squares(kings), len(kings))


def _read(talk: Talk, draft: Draft) -> None:
    position = draft.position(talk.game.position.variant)
    for side in Side:
        talk.say(pieces_of(position, side))
    talk.say(SetupTurn(draft.side_to_move))


def _finish(talk: Talk, draft: Draft) -> None:
    """Begin the game, where the position is possible; else say what is wrong with it, and wait."""
    position = draft.position(talk.game.position.variant)
    if not _tell_impossible(talk, position):
        talk.here.expected = None
        _offer(talk, position)


def _tell_impossible(talk: Talk, position: Position) -> bool:
    """Whether there can be no such position; says why."""
    impossible = [*what_is_impossible(position)]
    _tell_flaws(talk, impossible)
    return bool(impossible)


def _tell_flaws(talk: Talk, impossible: Iterable[Impossible]) -> None:
    most = str(talk.game.position.variant.men_each)
    for flaw, side, number in impossible:
        talk.say(SetupImpossible(flaw, side, "" if number is None else str(number), most))


def _begin_from_fen(talk: Talk, fen: str) -> None:
    try:
        position = parse_fen(fen, talk.game.position.variant)
    except FenError as error:
        talk.say(FenRefused(error.problem, error.detail))
        return
    talk.here.expected = None
    _offer(talk, position)


def _offer(talk: Talk, position: Position) -> None:
    """Begin from a position, after a yes where that costs a game, or gives one that is over at once."""
    is_stake, is_over = is_at_stake(talk), is_over_at_once(position)
    if is_stake and is_in_match(talk):
        ask_to_leave(talk, "game", BeginFrom(position))
    elif is_stake or is_over:
        fact = SetupBeginAsked(position.side_to_move, is_stake, is_over)
        ask_unless_sure(talk, Question(fact, BeginFrom(position)))
    else:
        begin_from(talk, position)


def begin_from(talk: Talk, position: Position) -> None:
    """A new game from a position, after how many pieces it has."""
    begin_position(talk, position)
    for side in Side:
        talk.say(count_of(position, side))
    open_game(talk)

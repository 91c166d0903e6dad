"""The catalogue of commands: each is declared once, with its family, its slots and its traits.

Sets of commands are asked for here by what is declared (`commands_that`, `commands_of`), and listed
nowhere else. The words of a command stand in the phrase files, and what does it with its handler.
"""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from assistant.parsing.meanings import Command


class Family(Enum):
    """What a command has to do with, in the order in which the manuals list them.

    The value is the id of the topic of help about the family, where there is one ([topics] of the
    phrase files).
    """

    MOVES = "moves"
    POSITION = "questions"
    SAID_AGAIN = "again"
    LEARNING = "learning"
    GAME = "game"
    ARBITER = "arbiter"
    CLOCK = "clock"
    SETUP = "setup"
    REVIEW = "review"
    KEPT_GAMES = "games"
    FILES = "files"
    NOTES = "notes"
    MATCH = "match"
    ELECTRONIC_BOARD = "board"
    MAIL = "correspondence"
    PROGRAM = "settings"
    ANSWERS = "answers"


class Slots(NamedTuple):
    """What may stand behind a command; `needed` makes the square or the number compulsory."""

    whose: bool = False
    square: bool = False
    number: bool = False
    needed: bool = False
    text: bool = False
    move: bool = False
    game: bool = False
    all: bool = False
    """The number then says how many, and no square."""
    raw: bool = False
    """The text is handed on as it was typed: a file's name, a comment, a sign."""


class Trait(Enum):
    """A property of a command; the value says what it is."""

    # What it does, and when.
    CHANGES = "does more than tell"
    UNDONE = "changes something, and can be undone by a word or is asked about before it is done"
    ASKS_FIRST = "cannot be undone: asks by itself before it is done, and wants a whole yes"
    ASKS_FIRST_ALONE = "asks by itself first where one person plays; of two the other one is asked"
    AT_ONCE = "changes something, and needs no yes when it is said by its own words"
    DOUBTED = "is done at once, and with a question mark only asked about"
    GAME_UNDER_WAY = "needs a game under way"
    OF_PLAYERS = "is done by who plays, and by nobody where only computers do"
    EITHER_SIDE = "may be done by either side at any time"
    OTHERWISE_BY_MAIL = "is done in another way where the opponent answers in a message"
    BEGINS_GAME = "begins another game in the place of this one"
    OF_ONLOOKERS = "may be wanted by who only looks on, besides asking"

    # What its answer tells.
    ABOUT_POSITION = "tells what stands where: without sight of the board it counts as a question"
    LOOKED_AT = "is about the position that is looked at, be it an earlier one"
    PLAYABLE = "is about what can be played, and has no answer in an impossible position"
    ON_SCORE_SHEET = "tells what a score sheet does: the moves so far, an earlier position"

    # What it is asked of.
    ONE_SQUARE = "is about one square, which is asked for where it was not said"
    ONE_KEPT_GAME = "is about a kept game, which is named by its number or by who plays"
    NAMES_GAMES = "is about one or several kept games, by what is said of them"
    NUMBERED = "is about a row or so many moves in a sentence too, by a number or an ordinal"
    OF_A_SIDE = "is about the pieces of a side where a sentence says so, and not a phrase"
    BY_PERSON = "is about the pieces of a person in its sentence: what can I take"
    PERSON_WITHIN = "is about the pieces of a person in its phrase: what did you take"
    OF_OWNERS = "is about the pieces of whom a verb behind its phrase names: quanti pezzi ho"
    AND_SQUARE = "may be asked on of another square: and 22?"
    AND_MOVE = "may be asked on of another move: and 22-18?"
    AND_SIDE = "may be asked on of another side: and White?"

    # Who says it, and how.
    TYPED_ONLY = "cannot be said aloud: the models of the program have not learnt its words"
    NEVER_BEGUN = "is said whole: who types the beginning of a word plays"
    USUAL = "is asked so often that one word for it is expected by itself"
    NO_NUMBER_HEARD = "is heard with any number by the way back alone"
    ARBITER_ASKS = "may be asked by the arbiter: nothing of it tells where a piece stands"
    ARBITER_RULES = "may be the arbiter's word"
    TELLS_OF_BOARD = "tells the arbiter what has happened to the board, whoever calls"


class Spec(NamedTuple):
    """What is declared of a command."""

    family: Family
    slots: Slots
    traits: tuple[Trait, ...]


NOTHING = Slots()
WHOSE = Slots(whose=True)
SQUARE = Slots(square=True)
SQUARE_NEEDED = Slots(square=True, needed=True)
NUMBER = Slots(number=True)
NUMBER_NEEDED = Slots(number=True, needed=True)
NUMBER_OF_SIDE = Slots(number=True, whose=True)
SO_MANY = Slots(number=True, all=True)
ALL = Slots(all=True)
MOVE = Slots(move=True)
GAME = Slots(game=True)
TEXT = Slots(text=True)
RAW = Slots(text=True, raw=True)

T = Trait
_DECLARED: Mapping[tuple[Family, *tuple[T, ...]], Mapping[Command, tuple[Slots, *tuple[T, ...]]]] = {
    (Family.MOVES, T.LOOKED_AT): {
        Command.LAST_MOVE: (NUMBER, T.NUMBERED, T.OF_A_SIDE, T.BY_PERSON, T.PERSON_WITHIN, T.USUAL),
        Command.TURN: (NOTHING, T.USUAL, T.ARBITER_ASKS),
        Command.MOVE_NUMBER: (NOTHING, T.ARBITER_ASKS),
    },
    (Family.MOVES, T.ABOUT_POSITION, T.LOOKED_AT, T.PLAYABLE, T.AND_SIDE, T.USUAL): {
        Command.MOVES: (SQUARE, T.OF_A_SIDE, T.BY_PERSON, T.AND_SQUARE, T.AND_MOVE),
        Command.MOVABLE: (NOTHING, T.OF_A_SIDE, T.BY_PERSON),
        Command.CAPTURES: (WHOSE, T.BY_PERSON),
        Command.THREATENED: (NOTHING, T.OF_A_SIDE),
    },
    (Family.MOVES, T.ABOUT_POSITION, T.LOOKED_AT): {
        Command.LONGEST_CAPTURE: (WHOSE, T.PLAYABLE, T.BY_PERSON, T.AND_SIDE),
        Command.ATTACKERS: (SQUARE_NEEDED, T.ONE_SQUARE, T.AND_SQUARE),
        Command.DEFENDERS: (SQUARE_NEEDED, T.ONE_SQUARE, T.AND_SQUARE),
        Command.REPLIES: (MOVE, T.AND_SQUARE, T.AND_MOVE),
        Command.LOSSES: (MOVE, T.AND_SQUARE, T.AND_MOVE),
        Command.TAKEN: (WHOSE, T.BY_PERSON, T.PERSON_WITHIN, T.AND_SIDE),
        Command.CHANGED: (NOTHING,),
    },
    (Family.MOVES,): {
        Command.WHY: (SQUARE, T.AND_SQUARE, T.USUAL),
        Command.REASON: (NOTHING, T.OF_A_SIDE),
        Command.RULE: (TEXT, T.ARBITER_ASKS),
        Command.SCORE: (ALL, T.ON_SCORE_SHEET, T.USUAL, T.ARBITER_ASKS),
        Command.REPORT: (TEXT, T.NAMES_GAMES, T.TYPED_ONLY, T.NEVER_BEGUN),
        Command.RESULT: (NOTHING, T.ARBITER_ASKS),
    },
    (Family.POSITION, T.ABOUT_POSITION, T.LOOKED_AT): {
        Command.PIECES: (WHOSE, T.BY_PERSON, T.AND_SIDE, T.USUAL),
        Command.KINGS: (WHOSE, T.BY_PERSON, T.PERSON_WITHIN, T.OF_OWNERS, T.AND_SIDE, T.USUAL),
        Command.PIECE_COUNT: (WHOSE, T.BY_PERSON, T.PERSON_WITHIN, T.OF_OWNERS, T.AND_SIDE, T.USUAL),
        Command.SQUARE: (SQUARE, T.ONE_SQUARE),
        Command.NEIGHBOURS: (SQUARE, T.ONE_SQUARE, T.AND_SQUARE),
        Command.DIAGONALS: (SQUARE_NEEDED, T.ONE_SQUARE, T.AND_SQUARE),
        Command.ROW: (NUMBER, T.NUMBERED, T.AND_SQUARE),
        Command.PLACE: (NOTHING,),
        Command.PROMOTION_ROW: (WHOSE, T.AND_SQUARE),
        Command.PREPARE: (NOTHING, T.TYPED_ONLY),
    },
    (Family.SAID_AGAIN,): {
        Command.REPEAT: (NOTHING, T.USUAL, T.ARBITER_ASKS),
        Command.REPEAT_SLOWLY: (NOTHING, T.USUAL, T.ARBITER_ASKS),
        Command.SPELL: (NOTHING, T.ARBITER_ASKS),
        Command.GO_ON: (NOTHING, T.ARBITER_RULES),
    },
    (Family.LEARNING,): {
        Command.HINTS: (NOTHING,),
        Command.ADVICE: (NOTHING,),
        Command.HELP: (TEXT, T.USUAL),
        Command.TOUR: (NOTHING,),
        Command.QUIZ: (NOTHING, T.CHANGES, T.AT_ONCE, T.OF_ONLOOKERS),
        Command.EAR_CHECK: (NOTHING, T.CHANGES, T.AT_ONCE, T.OF_ONLOOKERS, T.NEVER_BEGUN),
        Command.ABSENT: (NOTHING,),
    },
    (Family.GAME, T.CHANGES, T.OF_PLAYERS): {
        Command.TAKE_BACK: (SO_MANY, T.ASKS_FIRST_ALONE, T.OTHERWISE_BY_MAIL),
        Command.REDO: (SO_MANY, T.AT_ONCE, T.OTHERWISE_BY_MAIL, T.NO_NUMBER_HEARD),
        Command.DRAW: (WHOSE, T.ASKS_FIRST_ALONE, T.GAME_UNDER_WAY, T.EITHER_SIDE, T.OTHERWISE_BY_MAIL),
        Command.COUNT: (NOTHING, T.AT_ONCE, T.GAME_UNDER_WAY, T.OTHERWISE_BY_MAIL, T.ARBITER_RULES),
        Command.CLAIM_REPETITION: (
            *(WHOSE, T.AT_ONCE, T.GAME_UNDER_WAY, T.EITHER_SIDE),
            *(T.OTHERWISE_BY_MAIL, T.ARBITER_RULES),
        ),
        Command.RESIGN: (WHOSE, T.ASKS_FIRST, T.GAME_UNDER_WAY, T.EITHER_SIDE),
    },
    (Family.GAME, T.CHANGES): {
        Command.NEW_GAME: (GAME, T.ASKS_FIRST, T.BEGINS_GAME),
        Command.HUFFING: (NOTHING,),
    },
    (
        Family.ARBITER,
        T.CHANGES,
        T.GAME_UNDER_WAY,
        T.OF_PLAYERS,
        T.TYPED_ONLY,
        T.NEVER_BEGUN,
        T.ARBITER_RULES,
    ): {
        Command.SHORTEN_COUNT: (NUMBER_NEEDED, T.AT_ONCE),
        Command.NEITHER_WINS: (WHOSE,),
        Command.REFUSES_RULES: (WHOSE, T.AT_ONCE),
        Command.WRONG_BOARD: (NOTHING, T.TELLS_OF_BOARD),
        Command.WRONG_COLOURS: (NOTHING, T.TELLS_OF_BOARD),
        Command.UPSET: (NOTHING, T.AT_ONCE, T.TELLS_OF_BOARD),
        Command.OFF_SQUARE: (SQUARE, T.TELLS_OF_BOARD),
    },
    (Family.CLOCK,): {
        Command.CLOCK: (WHOSE, T.USUAL, T.ARBITER_ASKS),
        Command.PAUSE: (NOTHING, T.CHANGES, T.UNDONE, T.ARBITER_RULES),
    },
    (Family.SETUP,): {
        Command.SET_POSITION: (TEXT, T.CHANGES, T.BEGINS_GAME),
        Command.FEN: (NOTHING, T.ABOUT_POSITION, T.LOOKED_AT),
        Command.FEN_FILE: (TEXT, T.CHANGES, T.TYPED_ONLY, T.NEVER_BEGUN),
    },
    (Family.REVIEW, T.ABOUT_POSITION, T.ON_SCORE_SHEET, T.NUMBERED): {
        Command.REVIEW_BACK: (SO_MANY,),
        Command.REVIEW_FORWARD: (SO_MANY,),
        Command.REVIEW_MOVE: (NUMBER_OF_SIDE, T.NO_NUMBER_HEARD),
        Command.REVIEW_START: (NUMBER, T.NO_NUMBER_HEARD),
    },
    (Family.REVIEW,): {
        Command.REVIEW_END: (NOTHING, T.ON_SCORE_SHEET, T.NEVER_BEGUN),
        Command.TO_GAME: (NOTHING,),
    },
    (Family.REVIEW, T.TYPED_ONLY, T.NEVER_BEGUN): {
        Command.FILE_GAME: (NUMBER, T.NO_NUMBER_HEARD),
        Command.VARIATION: (NUMBER,),
        Command.LEAVE_VARIATION: (NOTHING,),
        Command.MAIN_LINE: (NOTHING,),
    },
    (Family.KEPT_GAMES, T.NEVER_BEGUN): {
        Command.GAMES: (TEXT, T.NAMES_GAMES),
        Command.SAVE: (NOTHING,),
    },
    # Leaving this game for another cannot be undone by a word, nor what is deleted for good.
    (Family.KEPT_GAMES, T.CHANGES, T.ONE_KEPT_GAME, T.NAMES_GAMES, T.NEVER_BEGUN): {
        Command.CONTINUE: (TEXT,),
        Command.DELETE_GAME: (TEXT, T.UNDONE),
        Command.PURGE_GAME: (TEXT,),
        Command.RESTORE_GAME: (TEXT, T.UNDONE),
    },
    (Family.FILES, T.CHANGES, T.TYPED_ONLY, T.NEVER_BEGUN): {
        Command.OPEN_FILE: (RAW,),
        Command.EXPORT: (RAW, T.ON_SCORE_SHEET),
        Command.EXPORT_GAME: (RAW, T.ON_SCORE_SHEET, T.NAMES_GAMES),
        Command.EXPORT_ALL: (RAW, T.ON_SCORE_SHEET, T.NAMES_GAMES),
        Command.EXPORT_REPORT: (RAW, T.NAMES_GAMES),
    },
    (Family.NOTES, T.CHANGES, T.TYPED_ONLY, T.NEVER_BEGUN): {
        Command.COMMENT: (RAW,),
        Command.REMOVE_COMMENT: (NOTHING,),
        Command.SIGN: (RAW,),
        Command.REMOVE_SIGN: (NOTHING,),
        Command.REMOVE_VARIATION: (NOTHING,),
    },
    (Family.MATCH, T.TYPED_ONLY): {
        Command.MATCH: (RAW, T.CHANGES, T.BEGINS_GAME),
        Command.MATCH_SCORE: (NOTHING,),
        Command.GO_ON_MATCH: (NOTHING, T.CHANGES, T.NEVER_BEGUN),
        Command.LEAVE_MATCH: (NOTHING, T.CHANGES),
    },
    (Family.ELECTRONIC_BOARD,): {
        Command.SET_UP: (NOTHING, T.CHANGES, T.BEGINS_GAME),
        Command.RESTORE: (NOTHING, T.ARBITER_RULES),
        Command.COMPARE: (NOTHING,),
        Command.ADJUST: (NOTHING, T.CHANGES, T.AT_ONCE),
        Command.CAPTURE_ORDER: (NOTHING,),
        Command.ANNUL_COUNT: (NOTHING, T.CHANGES, T.TYPED_ONLY, T.ARBITER_RULES),
    },
    (Family.MAIL, T.CHANGES, T.TYPED_ONLY, T.NEVER_BEGUN): {
        Command.MAIL_NEW: (RAW,),
        Command.MAIL_NEXT: (NOTHING,),
        Command.MAIL_PASTE: (NOTHING,),
        Command.MAIL_FILE: (RAW,),
        Command.MAIL_READ: (NOTHING,),
        Command.MAIL_HAND_OVER: (RAW,),
        Command.MAIL_SENT: (NOTHING,),
        Command.MAIL_CONDITIONS: (RAW,),
        Command.MAIL_NO_CONDITIONS: (NOTHING, T.DOUBTED),
        Command.MAIL_ACCEPT: (NOTHING,),
        Command.MAIL_DECLINE: (NOTHING, T.DOUBTED),
        Command.MAIL_NOTE: (RAW,),
        Command.MAIL_NO_NOTE: (NOTHING, T.DOUBTED),
        Command.MAIL_LEAVE: (RAW,),
        Command.MAIL_TERMS: (RAW,),
        Command.MAIL_REPEAT: (NOTHING, T.DOUBTED),
        Command.MAIL_DIRECTOR: (RAW, T.DOUBTED),
        Command.MAIL_ANALYSE: (RAW,),
    },
    (Family.MAIL, T.TYPED_ONLY, T.NEVER_BEGUN): {
        Command.MAIL_BACK: (NOTHING,),
        Command.MAIL_MESSAGE: (NOTHING,),
        Command.MAIL_DAYS: (NOTHING,),
        Command.MAIL_DATES: (NUMBER,),
    },
    (Family.PROGRAM,): {
        Command.SETTINGS: (TEXT, T.CHANGES, T.UNDONE, T.AT_ONCE, T.OF_ONLOOKERS),
        Command.PROGRAM: (NOTHING,),
        Command.QUIT: (NOTHING, T.CHANGES, T.ASKS_FIRST, T.OF_ONLOOKERS),
    },
    (Family.ANSWERS, T.CHANGES, T.AT_ONCE, T.OF_ONLOOKERS): {
        Command.YES: (NOTHING,),
        Command.NO: (NOTHING,),
    },
}
"""By a family and traits that some of its commands share, these, each with its slots and the traits
that it has besides; in the order in which the manuals list them."""

SPECS: Mapping[Command, Spec] = {
    command: Spec(family, slots, (*shared, *own))
    for (family, *shared), commands in _DECLARED.items()
    for command, (slots, *own) in commands.items()
}


def commands_that(trait: Trait) -> frozenset[Command]:
    """The commands that have a trait."""
    return frozenset(command for command, spec in SPECS.items() if trait in spec.traits)


def commands_of(family: Family) -> frozenset[Command]:
    """The commands of a family."""
    return frozenset(command for command, spec in SPECS.items() if spec.family is family)


CHANGING = commands_that(T.CHANGES)
UNDONE = commands_that(T.UNDONE)
TYPED_ONLY = commands_that(T.TYPED_ONLY)
NEVER_BEGUN = commands_that(T.NEVER_BEGUN)
ABOUT_POSITION = commands_that(T.ABOUT_POSITION)
ASKING_FIRST = commands_that(T.ASKS_FIRST)
ONE_SQUARE_ASKED = commands_that(T.ONE_SQUARE)
ONE_KEPT_GAME = commands_that(T.ONE_KEPT_GAME)
ANSWERS = commands_of(Family.ANSWERS)
"""What the program's questions are answered with."""
CHANGING_GAMES = CHANGING - ANSWERS - commands_of(Family.PROGRAM)
"""What does something to a game, this one or another."""
ARBITRATED = commands_of(Family.ARBITER)
"""What is between two people and the arbiter."""
BY_MAIL = commands_of(Family.MAIL)
"""The commands of games by correspondence."""
SAYING_AGAIN = commands_of(Family.SAID_AGAIN)
"""A question that is open is not said once more behind them."""
ABOUT_MOVES = frozenset(command for command, spec in SPECS.items() if spec.slots.move)
"""Questions about a move that is only thought of, or about those that one square names."""

"""What can be meant besides a move: commands, places of the board, whose pieces."""

from enum import Enum
from typing import NamedTuple

from assistant.game.mail_terms import MailTerms
from assistant.game.time_control import TimeControl
from assistant.rules.side import Side
from assistant.values import Value


class Command(Enum):
    """What a person can ask for; the value is the id in phrases/*.toml and on the command line.

    commands/catalogue.py declares what each of them is.
    """

    LAST_MOVE = "last"
    TURN = "turn"
    SQUARE = "square"
    NEIGHBOURS = "neighbours"
    DIAGONALS = "diagonals"
    ROW = "row"
    PLACE = "place"
    PIECES = "pieces"
    KINGS = "kings"
    PIECE_COUNT = "piece-count"
    MOVES = "moves"
    MOVABLE = "movable"
    CAPTURES = "captures"
    LONGEST_CAPTURE = "longest-capture"
    THREATENED = "threatened"
    ATTACKERS = "attackers"
    DEFENDERS = "defenders"
    REPLIES = "replies"
    LOSSES = "losses"
    WHY = "why"
    RULE = "rule"
    REASON = "reason"
    CHANGED = "changed"
    TAKEN = "taken"
    MOVE_NUMBER = "move-number"
    SCORE = "score"
    REPORT = "report"
    CLOCK = "clock"
    RESULT = "result"
    PROMOTION_ROW = "promotion-row"
    REPEAT = "repeat"
    SPELL = "spell"
    REPEAT_SLOWLY = "repeat-slowly"
    GO_ON = "go-on"
    TAKE_BACK = "takeback"
    REDO = "redo"
    PAUSE = "pause"
    DRAW = "draw"
    COUNT = "count"
    CLAIM_REPETITION = "claim"
    SHORTEN_COUNT = "shorten-count"
    NEITHER_WINS = "neither-wins"
    REFUSES_RULES = "refuses-rules"
    WRONG_BOARD = "wrong-board"
    WRONG_COLOURS = "wrong-colours"
    UPSET = "upset"
    OFF_SQUARE = "off-square"
    RESIGN = "resign"
    NEW_GAME = "new"
    MATCH = "match"
    MATCH_SCORE = "match-score"
    GO_ON_MATCH = "go-on-match"
    LEAVE_MATCH = "leave-match"
    GAMES = "games"
    CONTINUE = "continue"
    SAVE = "save"
    DELETE_GAME = "delete-game"
    PURGE_GAME = "purge-game"
    RESTORE_GAME = "restore-game"
    MAIL_NEW = "mail-new"
    MAIL_NEXT = "mail-next"
    MAIL_BACK = "mail-back"
    MAIL_PASTE = "mail-paste"
    MAIL_FILE = "mail-file"
    MAIL_READ = "mail-read"
    MAIL_MESSAGE = "mail-message"
    MAIL_HAND_OVER = "mail-hand-over"
    MAIL_SENT = "mail-sent"
    MAIL_CONDITIONS = "mail-conditions"
    MAIL_NO_CONDITIONS = "mail-no-conditions"
    MAIL_ACCEPT = "mail-accept"
    MAIL_DECLINE = "mail-decline"
    MAIL_NOTE = "mail-note"
    MAIL_NO_NOTE = "mail-no-note"
    MAIL_LEAVE = "mail-leave"
    MAIL_TERMS = "mail-terms"
    MAIL_DAYS = "mail-days"
    MAIL_DATES = "mail-dates"
    MAIL_REPEAT = "mail-repeat"
    MAIL_DIRECTOR = "mail-director"
    MAIL_ANALYSE = "mail-analyse"
    SETTINGS = "settings"
    HELP = "help"
    PROGRAM = "program"
    HINTS = "hints"
    ADVICE = "advice"
    TOUR = "tour"
    QUIZ = "quiz"
    EAR_CHECK = "ear-check"
    RESTORE = "restore"
    COMPARE = "compare"
    ADJUST = "adjust"
    CAPTURE_ORDER = "capture-order"
    ANNUL_COUNT = "annul-count"
    PREPARE = "prepare-board"
    SET_UP = "set-up"
    SET_POSITION = "set-position"
    FEN = "fen"
    FEN_FILE = "fen-file"
    REVIEW_BACK = "review-back"
    REVIEW_FORWARD = "review-forward"
    REVIEW_MOVE = "review-move"
    REVIEW_START = "review-start"
    REVIEW_END = "review-end"
    TO_GAME = "to-game"
    OPEN_FILE = "open-file"
    FILE_GAME = "file-game"
    VARIATION = "variation"
    MAIN_LINE = "main-line"
    LEAVE_VARIATION = "leave-variation"
    REMOVE_VARIATION = "remove-variation"
    COMMENT = "comment"
    REMOVE_COMMENT = "remove-comment"
    SIGN = "sign"
    REMOVE_SIGN = "remove-sign"
    EXPORT = "export"
    EXPORT_GAME = "export-game"
    EXPORT_ALL = "export-all"
    EXPORT_REPORT = "export-report"
    HUFFING = "huffing"
    ABSENT = "absent"
    QUIT = "quit"
    YES = "yes"
    NO = "no"


class BoardPart(Enum):
    """A named part of the board (Capo I, 2.8; Capo II, 2.3 to 2.6); rows have a command of their own.

    Left and right are the words of the person; whose left that is, the listener's side decides.
    """

    RIGHT_EDGE = "right-edge"
    LEFT_EDGE = "left-edge"
    EDGES = "edges"
    MAIN_DIAGONAL = "main-diagonal"
    PARALLELS = "parallels"
    CORNERS = "corners"
    DOUBLE_CORNER = "double-corner"
    GOAL = "goal"
    BASE = "base"
    COLUMN = "column"
    CENTRE = "centre"
    QUARTERS = "quarters"
    NEAR_LEFT = "near-left"
    NEAR_RIGHT = "near-right"
    FAR_LEFT = "far-left"
    FAR_RIGHT = "far-right"


class Whose(Enum):
    """Whose pieces a question is about, in the person's words."""

    WHITE = "white"
    BLACK = "black"
    OWN = "own"
    ENEMY = "enemy"


SIDES = {Whose.WHITE: Side.WHITE, Whose.BLACK: Side.BLACK}
"""The side that is named by its colour."""
COLOURS = {side: whose for whose, side in SIDES.items()}


class About(Enum):
    """What alone a question is about, where that is less than all that its command tells, or more.

    Of what is done it says how much.

    The value is its name in models/sentences.
    """

    CAPTURES = "captures"
    """Of the moves of a piece only its captures."""
    KINGS = "kings"
    """Of the moves only those of kings."""
    SAFETY = "safety"
    """Of a square: whether a piece that stands or goes there is taken."""
    TOTAL = "total"
    """What has been captured since the start, and not only last."""
    RULES = "rules"
    """By which rules the game is played."""
    DUTY = "duty"
    """Why something must be captured, whatever was refused before."""
    LEFT = "left"
    """How much is left: of the count, which asks for none, or of the questions that one may ask."""
    MEANING = "meaning"
    """What a word means that is asked about, and not what there is of it on the board."""
    NEAREST = "nearest"
    """Of crowning: which of one's own men have the shortest way."""
    BY_WHOM = "by-whom"
    """Of what is in danger also what could take it."""
    NEXT = "next"
    """Of the crowning row: who can reach it with the next move, and who is nearest."""
    PLAYERS = "players"
    """Of the turn: also who plays which colour."""
    MORE = "more"
    """Of the questions: that more of them are wanted."""
    BLOCKED = "blocked"
    """Of the pieces that can move those that cannot."""
    LAST = "last"
    """Of what was played or taken only what was last: "he just played 10-14"."""
    EMPTY = "empty"
    """Of the squares those on which nothing stands."""
    COUNT = "count"
    """Of a move only how many pieces it takes."""
    CROWNED = "crowned"
    """Of a score only the moves that made kings."""
    CHOICE = "choice"
    """Of what moves lose those between which is to be chosen."""
    DIFFERENT = "different"
    """Of a topic of the rules what another text says otherwise."""
    OFFER = "offer"
    """Of the result only who offered a draw last, and what became of it."""
    LATELY = "lately"
    """Of what was captured that of so many last moves, of both sides."""
    SEEN = "seen"
    """Of the result only how often the position has been on the board."""
    LEGAL = "legal"
    """Of a move that was played whether it was legal."""
    ONE = "one"
    """Of a score only the one move whose number is given."""
    STATE = "state"
    """Of the pieces of both sides how many they are, and first whose turn it is."""
    NOW = "now"
    """Of a setting only what it is, with nothing to be chosen."""
    HEARS = "hears"
    """Of listening whether anything is heard, and what to do for it."""
    ALL = "all"
    """All moves that can be taken back, as far as the beginning; of a square all of its row."""


class Symbol(Enum):
    """What a word does in a sentence that gives a move; the value is its letter in sentence.py."""

    FROM = "f"
    TO = "t"
    TAKES = "k"
    I_TAKE = "i"
    SIGN = "x"
    AND = "a"
    DASH = "d"
    WITH = "w"
    VIA = "v"
    CROWN = "c"
    PIECE = "p"
    FILLER = ""


class ClockWanted(NamedTuple):
    """How much time somebody wants for a game; None for as much as one wants."""

    time: TimeControl | None
    other: TimeControl | None
    whose: Whose | None = None
    """Whose `time` is, where the other side has `other`; None where both have the same."""
    is_said: bool = True
    """Whether it was said how much: "with a clock" leaves that open."""


class ByMailWanted(Value):
    """One reading of what was said of a new game by correspondence."""

    name: str
    side: Side | None
    variant: str
    mail: MailTerms
    is_from_here: bool = False
    """Whether it begins from the position here."""
    doubtful: str = ""
    """Words that may be part of the name or say something else; ..."""
    is_of_name: bool = False
    """... and whether they are part of it here."""
    left_out: tuple[str, ...] = ()
    """Words that have no place in it."""
    is_for_letter: bool = False
    """Whether it begins for a message that has come, which makes its first move."""


class GameWanted(NamedTuple):
    """What was said of the game that somebody wants; what was not said stays as it is."""

    side: Side | None = None
    """Whose pieces the person wants."""
    variant: str = ""
    """The id of the variant."""
    level: int | None = None
    """The computer's, which then is the opponent; the number as it was said."""
    is_computer: bool = False
    """Whether the computer is to be the opponent."""
    people: tuple[str, ...] = ()
    """Two people play, White first; a name that was not said is empty."""
    swaps: bool = False
    """Whether the sides change places."""
    questions: int | None = None
    """How many questions about the board it allows, as in a game played blindfold; FREE for any."""
    questions_each: tuple[int | None, ...] = ()
    """How many White's person has and how many Black's, where each has their own number, or one colour
    was named: then the other's is None where it stays as it is, and `side` is the one that was named,
    which is the person's who plays alone."""
    has_notes: bool | None = None
    """Whether the score may be asked while it is played."""
    step: int = 0
    """By how many levels the computer is to be stronger, or weaker where it is negative."""
    is_usual: bool = False
    """Whether it is what the program is to begin with from the next start on, and is not begun now."""
    clock: ClockWanted | None = None
    """How much time it gives."""


FREE = -1
"""As many questions as anybody likes."""

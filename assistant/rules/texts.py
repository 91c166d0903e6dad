"""What each article of each text lays down: its number or letter, and the rules that stand there.

An article may hold several rules, and texts that number a rule otherwise share it. Capo II and the
Portuguese regulation translate one French text, and number most things alike.
"""

from collections.abc import Mapping

from assistant.rules.articles import Text
from assistant.rules.irregularities import (
    CAPO1_IRREGULARITIES,
    CAPO2_IRREGULARITIES,
    PORTUGUESE_IRREGULARITIES,
    Irregularity,
)
from assistant.rules.rule import Rule

_R = Rule
Rules = tuple[Rule, ...]


def _numbered(chapter: str, *rules: Rule) -> dict[str, Rules]:
    """The articles of a list, numbered from 1 on."""
    return {f"{chapter}.{number}": (rule,) for number, rule in enumerate(rules, 1)}


def _of_irregularities(numbers: Mapping[Irregularity, str]) -> dict[str, Rules]:
    """What the rows of a list say: of several irregularities with one number the first."""
    found: dict[str, Rules] = {}
    for kind, number in numbers.items():
        is_row = number.count(".") > 1
        if is_row:
            said = _R.UNMARKED_MOVED if kind is Irregularity.UNMARKED_KING else Rule(kind.value)
            found.setdefault(number, (said,))
    return found


SIGNS = (
    *(
        _R.SIGN_STEP,
        _R.SIGN_CAPTURE,
        _R.SIGN_STRONG,
        _R.SIGN_VERY_STRONG,
        _R.SIGN_WEAK,
        _R.SIGN_BLUNDER,
    ),
    *(_R.SIGN_LOOKS_WEAK, _R.SIGN_LOOKS_STRONG, _R.SIGN_FORCED, _R.SIGN_WON, _R.SIGN_DRAWN),
    *(_R.SIGN_GAINED, _R.SIGN_LOST, _R.SIGN_AD_LIBITUM),
)
"""The conventional signs, in the order of Capo I, 13, and Capo II, 9; the Portuguese 9.1 has six."""
_FORMS = (
    *(_R.FORM_FACING, _R.FORM_SIMULTANEOUS, _R.FORM_CORRESPONDENCE, _R.FORM_BLINDFOLD),
    *(_R.FORM_BLIND_SIMULTANEOUS, _R.FORM_BOTH_BLINDFOLD, _R.FORM_INTERNET, _R.FORM_TACTILE),
    *(_R.FORM_ODDS, _R.FORM_TIME),
)
SCORE = (_R.SCORE_SQUARES, _R.SCORE_DASH, _R.SCORE_CROSS)
"""How a move is written."""

_CAPO1: dict[str, Rules] = {
    **_numbered("1", _R.SPORT, _R.PLAYERS, _R.TWO_PLAYERS),
    "2.1": (_R.BOARD,),
    "2.2": (_R.DARK_SQUARES,),
    "2.3": (_R.DARK_AT_RIGHT,),
    "2.4": (_R.SQUARES,),
    "2.5": (_R.MATERIAL,),
    "2.6": (_R.START,),
    "2.7": (_R.WHITE_AND_BLACK,),
    "2.8": (_R.NAMES_OF_PARTS,),
    **_numbered(
        "2.8",
        *(_R.ROWS, _R.BASES, _R.COLUMNS, _R.EDGES, _R.DIAGONAL, _R.PARALLELS),
        *(_R.CORNERS, _R.BISCACCHI, _R.METE),
    ),
    "2.9": (_R.COLOUR_ASSIGNED,),
    "3.1": (_R.MEN_AND_KINGS_MARKED,),
    "3.2": (_R.OWN_PIECES, _R.TWO_KINDS),
    "3.3": (_R.A_MOVE,),
    "3.4": (_R.IN_TURN,),
    "3.5": (_R.MOVE_DONE, _R.COLLECTED_LAST),
    "3.6": (_R.NOT_LET_GO,),
    "3.7": (_R.TOUCHED,),
    "3.8": (_R.TOUCHED_SEVERAL,),
    "3.9": (_R.ADJUSTING, _R.ADJUSTED_UNSAID),
    "3.10": (_R.TOUCHED_IDLE,),
    "3.11": (_R.OUT_OF_TURN,),
    "4.1": (_R.MAN_MOVES,),
    "4.2": (_R.PROMOTION,),
    "4.3": (_R.CROWNED_BY_MOVER,),
    "4.3.1": (_R.KEPT_AT_HAND,),
    "4.4": (_R.CROWNED_LATE,),
    "4.5": (_R.UNMARKED_IS_NONE,),
    "4.6": (_R.NEW_KING_WAITS,),
    "4.7": (_R.KING_MOVES,),
    "5.1": (_R.WHAT_A_CAPTURE_IS,),
    "5.2": (_R.EN_PRISE,),
    "5.3": (_R.WHAT_MEN_CAPTURE, _R.WHAT_KINGS_CAPTURE),
    "5.4": (_R.SINGLE_OR_MULTIPLE,),
    "5.5": (_R.ONE_MOVE,),
    "5.6": (_R.MAN_CAPTURES_MAN,),
    "5.7": (_R.MAN_GOES_ON,),
    "5.8": (_R.KING_CAPTURES,),
    "5.9": (_R.KING_GOES_ON,),
    "5.10": (_R.SHOWN, _R.CAPTURE_DONE),
    "5.11": (_R.LET_GO_CAPTURING,),
    "5.12": (_R.TAKEN_OFF, _R.OFF_OUT_OF_ORDER),
    "5.13": (_R.TAKING_OFF_DONE,),
    "6.1": (_R.MUST_CAPTURE,),
    "6.2": (_R.OWN_NOT_CAPTURED,),
    "6.3": (_R.OWN_NOT_PASSED,),
    "6.4": (_R.NOT_TWICE,),
    "6.5": (_R.PROMOTION_ENDS,),
    "6.6": (_R.MOST_PIECES,),
    "6.7": (_R.WITH_KING,),
    "6.8": (_R.MOST_KINGS,),
    "6.9": (_R.KINGS_FIRST,),
    "6.10": (_R.FREE_CHOICE,),
    "7.1": (_R.CHECKED_FIRST,),
    "7.2": (_R.BOARD_WRONG, _R.DRAWN_MOVES_COUNT),
    "7.3": (_R.COLOURS_WRONG, _R.DRAWN_MOVES_COUNT),
    "7.4": (_R.PLAYERS_CHECK, _R.BEGUN_ANEW),
    "7.5": (_R.INACTIVE,),
    "7.6": (_R.PARTLY_ON,),
    "7.7": (_R.DOUBTFUL,),
    "7.8": (_R.UPSET, _R.PLAYED_ANEW),
    "8.1": (_R.WHAT_IS_IRREGULAR,),
    **_of_irregularities(CAPO1_IRREGULARITIES),
    "8.2": (_R.OPPONENT_DECIDES,),
    "8.3": (_R.TOO_LATE_TOUCHED,),
    "8.4": (_R.NOT_IN_PART,),
    "8.5": (_R.OBLIGED,),
    "9.1": (_R.RESULTS,),
    **_numbered("9.2", _R.RESIGNED, _R.NO_MOVES, _R.NO_PIECES, _R.ON_TIME, _R.REFUSED),
    "9.3": (_R.AGREEMENT, _R.COUNTED),
    "9.4": (_R.WHY_COUNT,),
    "10.1": (_R.COUNT_NEEDS_KINGS,),
    "10.2": (_R.COUNT_ASKED,),
    "10.3": (_R.COUNT_BEGINS,),
    "10.4": (_R.COUNT_OF_KINGS,),
    "10.5": (_R.COUNT_ANNULLED,),
    "11": (_R.COUNT_SHORTENED,),
    "12.1": (_R.SCORE_KEPT_BY_NUMBERS,),
    "12.2": SCORE,
    **_numbered("13", *SIGNS),
    **_numbered("14", _R.TIME_LIMITED, _R.TIME_ELSEWHERE),
    "15.1": (_R.FORMS_OF_PLAY,),
    **_numbered("15.1", *_FORMS),
    "15.2": (_R.COMPLETED,),
    "15.3": (_R.BOARD_IMAGINED,),
}
_PERGIOCO: dict[str, Rules] = {
    "a": (_R.MUST_CAPTURE, _R.NO_HUFFING),
    "b": (_R.OWN_NOT_CAPTURED,),
    "c": (_R.OWN_NOT_PASSED,),
    "d": (_R.NOT_TWICE,),
    "e": (_R.MOST_PIECES,),
    "f": (_R.WITH_KING,),
    "g": (_R.MOST_KINGS,),
    "h": (_R.KINGS_FIRST,),
    "i": (_R.FREE_CHOICE,),
    "goal": (_R.NO_PIECES, _R.NO_MOVES, _R.RESIGNED),
    "agreement": (_R.AGREEMENT,),
    "neither": (_R.NEITHER_WINS,),
    "repetition": (_R.FOURTH_TIME,),
    "count": (_R.COUNT_OF_KINGS, _R.COUNT_NEEDS_KINGS, _R.COUNT_ASKED),
}
_INTERNATIONAL: dict[str, Rules] = {
    "2.1": (_R.BOARD,),
    "2.2": (_R.DARK_SQUARES,),
    "2.3": (_R.DIAGONALS,),
    "2.4": (_R.DARK_AT_LEFT,),
    "2.5": (_R.NAMES_OF_SIDES,),
    **_numbered("2.5", _R.BASES_FACING, _R.EDGES_BESIDE, _R.ROWS_OF_FIVE, _R.COLUMNS_OF_FIVE),
    "2.6": (_R.SQUARES,),
    **_numbered("2.6", _R.BASES_NUMBERED, _R.EDGES_NUMBERED, _R.CORNERS_FAR),
    "2.7": (_R.MATERIAL,),
    "2.8": (_R.START,),
    "3.2": (_R.A_MOVE, _R.MEN_AND_KINGS),
    "3.3": (_R.IN_TURN, _R.OWN_PIECES),
    "3.4": (_R.MAN_MOVES,),
    "3.5": (_R.PROMOTION,),
    "3.7": (_R.UNMARKED_WAITS,),
    "3.8": (_R.NEW_KING_WAITS,),
    "3.9": (_R.KING_FLIES,),
    "3.10": (_R.MOVE_DONE,),
    "3.11": (_R.TOUCHED,),
    "4.1": (_R.MUST_CAPTURE, _R.BOTH_WAYS, _R.ONE_MOVE, _R.OWN_NOT_CAPTURED),
    "4.2": (_R.MAN_CAPTURES,),
    "4.3": (_R.KING_CAPTURES_FAR,),
    "4.4": (_R.SHOWN_IN_ORDER, _R.CAPTURE_DONE),
    "4.5": (_R.MAN_GOES_ON,),
    "4.6": (_R.KING_GOES_ON_FAR,),
    "4.7": (_R.OWN_NOT_PASSED,),
    "4.8": (_R.NOT_TWICE,),
    "4.9": (_R.SHOWN,),
    "4.10": (_R.LET_GO_CAPTURING,),
    "4.11": (_R.TAKEN_OFF, _R.OFF_WITHOUT_PAUSE, _R.OFF_OUT_OF_ORDER),
    "4.12": (_R.TAKING_OFF_STOPPED,),
    "4.13": (_R.MOST_PIECES, _R.ALL_COUNT_ALIKE),
    "4.14": (_R.FREE_AMONG_EQUAL,),
    "4.15": (_R.STILL_A_MAN,),
    "8.1": (_R.SCORE_KEPT_BY_NUMBERS,),
    "8.2": SCORE,
    **_numbered("8.2", *SCORE),
}
"""What Capo II and the Portuguese regulation number alike: both translate one French text."""
_CAPO2: dict[str, Rules] = _INTERNATIONAL | {
    **_numbered("1", _R.SPORT, _R.PLAYERS, _R.TWO_PLAYERS, _R.AMATEURS_TOO),
    "3.1": (_R.MEN_AND_KINGS_MARKED,),
    "3.6": (_R.CROWNED_BY_MOVER,),
    "3.6.1": (_R.KEPT_AT_HAND,),
    "3.12": (_R.TOUCHED_SEVERAL,),
    "3.13": (_R.NOT_LET_GO,),
    "3.14": (_R.ADJUSTING, _R.ADJUSTED_UNSAID),
    "3.15": (_R.TOUCHED_IDLE,),
    "3.16": (_R.OUT_OF_TURN,),
    "5.1": (_R.CHECKED_FIRST,),
    "5.2": (_R.BOARD_WRONG_IN_TIME,),
    "5.3": (_R.COLOURS_WRONG_IN_TIME,),
    **_numbered("5.4", _R.PLAYERS_CHECK, _R.BEGUN_ANEW, _R.TIME_BACK),
    "5.5": (_R.LIGHT_SQUARE,),
    "5.6": (_R.OPPONENT_DECIDES,),
    **_of_irregularities(CAPO2_IRREGULARITIES),
    "5.7": (_R.UPSET_IS_NONE,),
    "5.8": (_R.OBLIGED,),
    "5.9": (_R.TOO_LATE,),
    "5.10": (_R.NOT_IN_PART, _R.REFUSAL_NOT_IN_PART),
    "6.1": (_R.RESULTS,),
    **_numbered("6.2", _R.RESIGNED, _R.NO_MOVES, _R.NO_PIECES, _R.ON_TIME, _R.REFUSED),
    "6.3": (_R.AGREEMENT, _R.THIRD_TIME_ASKED, _R.COUNTED),
    "6.3 a": (_R.AGREEMENT,),
    "6.3 b": (_R.THIRD_TIME_ASKED,),
    "6.3 b1": (_R.CHECK_ASKED,),
    "6.3 b2": (_R.CLAIM_PRICE,),
    "6.3 b3": (_R.CLAIM_SPARED,),
    "6.3 c": (_R.COUNTED,),
    "6.4": (_R.WHY_COUNT,),
    "7.1": (_R.COUNT_NEEDS_KINGS,),
    "7.2": (_R.COUNT_ASKED,),
    "7.3": (_R.COUNT_BEGINS,),
    "7.4": (_R.ONLY_KINGS_MOVED,),
    "7.5": (_R.THREE_AGAINST_KING,),
    "7.6": (_R.TWO_AGAINST_KING,),
    **_numbered("9", *SIGNS),
    **_numbered("10", _R.TIME_LIMITED, _R.TIME_ELSEWHERE),
    "11.1": (_R.FORMS_OF_PLAY,),
    **_numbered("11.1", *_FORMS),
    "11.2": (_R.COMPLETED,),
    "11.3": (_R.BOARD_IMAGINED,),
}
_PORTUGUESE: dict[str, Rules] = _INTERNATIONAL | {
    **_numbered("1", _R.SPORT_OF_TWO, _R.PLAYERS_OF_TWO),
    "3.1": (_R.PIECE_MEANS,),
    "3.6": (_R.CROWNED_BY_OPPONENT,),
    "3.12": (_R.NOT_LET_GO,),
    "3.13": (_R.ADJUSTING,),
    "5.1": (_R.BOARD_WRONG_ALWAYS,),
    "5.2": (_R.CHECKED_OR_SETTLED,),
    "5.3": (_R.LIGHT_SQUARE,),
    "5.4": (_R.OPPONENT_DECIDES,),
    **_of_irregularities(PORTUGUESE_IRREGULARITIES),
    "5.4.11": (_R.LEFT_SOME,),
    "5.5": (_R.UPSET_IS_NONE,),
    "5.6": (_R.OBLIGED,),
    "5.7": (_R.TOO_LATE,),
    "5.8": (_R.NOT_IN_PART, _R.REFUSAL_NOT_IN_PART),
    "6.1": (_R.THIRD_TIME,),
    "6.2": (_R.ONLY_KINGS_MOVED, _R.READ_EACH),
    "6.3": (_R.THREE_AGAINST_KING, _R.READ_EACH),
    "6.4": (_R.TWO_AGAINST_KING, _R.READ_EACH),
    "7.1": (_R.RESULTS,),
    **_numbered("7.1", _R.WIN_AND_LOSS, _R.NEITHER_MANAGED),
    **_numbered("7.2", _R.RESIGNED, _R.NO_MOVES, _R.NO_PIECES, _R.REFUSED),
    **_numbered("7.3", _R.AGREEMENT, _R.BY_DRAW_RULES, _R.NEITHER_WINS),
    "9.1": (_R.SIGNS,),
    **_numbered("9.1", *SIGNS[:6]),
    "10.1": (_R.TIME_FOR_MOVES,),
    **_numbered("10.2", _R.CLOCK_USED, _R.SCORE_WRITTEN),
    "10.3": (_R.TIME_FOR_GAME,),
    "10.4": (_R.CLOCK_WITHOUT_SCORE,),
    "10.5": (_R.ON_TIME,),
}
RULES_BY_TEXT = {
    Text.CAPO1: _CAPO1,
    Text.CAPO2: _CAPO2,
    Text.PORTUGUESE: _PORTUGUESE,
    Text.PERGIOCO: _PERGIOCO,
}
"""What each text lays down, by the number or the letter of the article."""

"""The tags of a game: other names for them, dates, and which game the number of GameType names."""

import re

from assistant.game.pdn.limits import LONGEST_TAG, harmless
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant

_ITALIAN = {
    "bianco": "White",
    "nero": "Black",
    "risultato": "Result",
    "dati": "Event",
    "anno": "Date",
    "apertura": "Opening",
}
"""As files of the Italian federation name them, in small letters."""
FIRST = ("Event", "Site", "Date", "Round", "White", "Black")
"""What is written first, in this order."""
OWN_FIELDS = ("Result", "GameType", "FEN", "SetUp", "Regulation")
"""What the game has fields for, and writes anew."""
_OTHERS = (
    *("EventDate", "EventType", "EventSponsor", "Section", "Stage", "Board", "Opening", "Variation"),
    *(side + of for side in ("White", "Black") for of in ("Type", "Rating", "Elo", "Title", "NA")),
    *(side + of for side in ("White", "Black") for of in ("Team", "Country", "Time", "Clock")),
    *("Time", "UTCTime", "UTCDate", "TimeControl", "Termination", "Annotator", "Mode", "PlyCount"),
)
"""What other programs write besides."""
_USUAL = _ITALIAN | {name.lower(): name for name in (*FIRST, *OWN_FIELDS, *_OTHERS)}

GAME_TYPES: dict[int, Variant] = {20: INTERNATIONAL, 22: ITALIAN}
_TYPE = re.compile(r"\s*(\d{1,2})\s*(?:,.*)?", re.ASCII)
_DAY = re.compile(r"(\d{1,2})[./-](\d{1,2})[./-](\d{4})", re.ASCII)
_YEAR_FIRST = re.compile(r"(\d{4})[./-](\d{1,2})[./-](\d{1,2})", re.ASCII)


def name_of(written: str) -> str:
    """The usual name of a tag, in whatever letters it is written; one that is not known as it is
    written, with a capital."""
    written = written[:LONGEST_TAG]
    return _USUAL.get(written.lower()) or written[:1].upper() + written[1:]


def key_of(written: str) -> str:
    """By what a tag is the same as another one: letters make no difference."""
    return name_of(written).lower()


def is_italian(written: str) -> bool:
    """Whether a tag is called as in files of the Italian federation."""
    return written.lower() in _ITALIAN


def value_of(written: str) -> str:
    """The value between the quotation marks, on one line and without marks of escape."""
    if "\\" in written:
        written = _ESCAPED.sub(r"\1", written)
    return harmless(written, LONGEST_TAG)


_ESCAPED = re.compile(r'\\(["\\])')


def format_tag(name: str, value: str) -> str:
    """A tag as a file has it."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def game_type_of(value: str) -> int:
    """The number of a GameType in full or short, `22,W,8,8,N2,1` or `22`; 0 for none, as of three
    digits, by which PDN knows no game."""
    found = _TYPE.fullmatch(value)
    return int(found[1]) if found else 0


def format_game_type(variant: Variant) -> str:
    """The number of a game of ours."""
    return next(str(number) for number, each in GAME_TYPES.items() if each is variant)


def date_of(value: str) -> str:
    """A date as PDN has it, YYYY.MM.DD, of one written in another order; any other text as it is."""
    if day := _DAY.fullmatch(value):
        return f"{day[3]}.{int(day[2]):02}.{int(day[1]):02}"
    if day := _YEAR_FIRST.fullmatch(value):
        return f"{day[1]}.{int(day[2]):02}.{int(day[3]):02}"
    if value.isascii() and value.isdigit() and len(value) == 4:
        return f"{value}.??.??"
    return value

"""Messages of a ChessLink board, written out with their two digits at the end.

These are the exclusive or of the characters before: by hand, most letters being there an even number of
times. That of the version is from the log of a real board.
"""

from assistant.tactile.messages import Dumped, Introduced, Message
from assistant.tactile.millennium import Millennium

START = b"p.p.p.p..p.p.p.pp.p.p.p..................P.P.P.PP.P.P.P..P.P.P.P"
STATUS = b"s" + START + b"73"
EMPTY = b"s" + b"." * 64 + b"73"
LIFTED = b"s" + START[:-1] + b"." + b"0D"
CROWNED = b"s" + START[:-1] + b"K" + b"68"
ROOKS = b"s" + b"r" * 64 + b"73"

VERSION = b"v010374"
EVERY_SCAN, ON_CHANGE, DELAYED = b"r020070", b"r020373", b"r020575"
WRITTEN = b"w020376"
LIT, DARK = b"l6C", b"x78"

EVERYTHING = [STATUS, EMPTY, LIFTED, CROWNED, ROOKS, VERSION, EVERY_SCAN, WRITTEN, LIT, DARK]
STREAM = b"\r\nOK " + STATUS[:40] + LIFTED + VERSION + ROOKS[3:] + LIT + b"r02" + ON_CHANGE + STATUS

WHO = Introduced("Millennium", version="1.03", fields=64, sense="pce", lights=81)


def told(*chunks: bytes, board: Millennium | None = None) -> list[Message]:
    board = board or Millennium()
    return [message for chunk in chunks for message in board.receive(chunk, 1.0)]


def dumps(messages: list[Message]) -> list[bytes]:
    return [bytes(message.codes) for message in messages if isinstance(message, Dumped)]

"""Lines of a board that speaks TDB/1, and conversations that have begun with it.

The checks in the lines were computed by another program than ours.
"""

from assistant.tactile.messages import Dumped, Introduced
from assistant.tactile.tdb import Tdb
from assistant.tactile.tdb_lines import Lines, framed

HI = b"$HI,0,1*0876\n"
INFO = b"$INFO,0,1,reed32-0001,1.0,32,occ,led=32,buz=1,vib=0,btn=1*DDAA\n"
GET = b"$GET,1,ST*B970\n"
START = "oooooooooooo........oooooooooooo"
STATE = b"$ST,1,oooooooooooo........oooooooooooo*A89E\n"
CONFIRM = b"$BT,6,confirm,dn*1DA9\n"
DAMAGED = b"$BT,6,confirm,dn*1DA8\n"

BOARD = Introduced("", "reed32-0001", "1.0", 32, "occ", 32, True, False, 1)
DUMP = Dumped(tuple(START.encode()))


def introduced(info: bytes = INFO) -> Tdb:
    """The host's side when a board has just introduced itself, and nothing has been asked yet."""
    tdb = Tdb()
    tdb.begin(0.0)
    tdb.receive(info, 0.0)
    return tdb


def talking(info: bytes = INFO) -> Tdb:
    """The host's side after a board's first state; its next number is 2, and so is the board's."""
    tdb = introduced(info)
    tdb.tick(0.0)
    fields = int(info.split(b",")[5])
    tdb.receive(framed(f"ST,1,{'.' * fields}"), 0.0)
    return tdb


def sent(tdb: Tdb, times: list[float]) -> list[bytes]:
    return [tdb.tick(now) for now in times]


def bodies(data: bytes, is_bench: bool = False) -> tuple[list[str | None], dict[str, int]]:
    tdb = Tdb()
    return list(Lines(tdb.counts, is_bench).feed(data)), dict(tdb.counts)

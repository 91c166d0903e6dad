"""The lines of TDB/1: `$`, a body, `*`, its check in four digits, and LF. What is none is dropped."""

LONGEST_LINE = 160
"""Bytes, from the dollar sign to LF, both counted."""
BENCH_CHECK = b"----"
PRINTABLE = range(32, 127)
DOLLAR, LF = b"$\n"


class CommandLines:
    """Makes bodies of the bytes that come. With `is_bench` four hyphens are any check."""

    def __init__(self, is_bench: bool = False) -> None:
        self.dropped = 0
        """Lines that were none: too long, without a beginning, or with a wrong check."""
        self._is_bench = is_bench
        self._line = b""
        """From the last dollar sign on."""

    def forget(self) -> None:
        """Forget a line that has been begun."""
        self._line = b""

    def receive(self, data: bytes) -> list[str]:
        """The bodies of the lines that end in these bytes."""
        bodies = []
        for byte in data:
            if byte == DOLLAR:
                self._line = b"$"
            elif byte != LF:
                # One byte too many is kept, so that a line that is too long is known by its length.
                if self._line and len(self._line) < LONGEST_LINE:
                    self._line += bytes([byte])
            else:
                body = self._body(self._line) if len(self._line) < LONGEST_LINE else None
                self.dropped += body is None
                bodies += [] if body is None else [body]
                self._line = b""
        return bodies

    def _body(self, line: bytes) -> str | None:
        """What stands between the signs of a line with the right check."""
        body, sign, given = line.removesuffix(b"\r")[1:].partition(b"*")
        is_right = given == b"%04X" % checksum(body) or (self._is_bench and given == BENCH_CHECK)
        if not sign or not is_right or not all(byte in PRINTABLE for byte in body):
            return None
        return body.decode("ascii")


def line_of(body: str) -> bytes:
    """The line that carries a body."""
    data = body.encode("ascii")
    return b"$%b*%04X\n" % (data, checksum(data))


def checksum(body: bytes) -> int:
    """CRC-16/CCITT-FALSE: the polynomial 1021, begun with FFFF, nothing turned round."""
    rest = 0xFFFF
    for byte in body:
        rest ^= byte << 8
        for _ in range(8):
            rest = (rest << 1) ^ 0x1021 if rest & 0x8000 else rest << 1
        rest &= 0xFFFF
    return rest

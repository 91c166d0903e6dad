"""What goes wrong on the way between a device and its host, on demand, and always alike for one seed.

The faults of sensors are board.py: no cable knows of squares.
"""

from collections import deque
from random import Random

from assistant.simulator.device import Device

SHARES = ("noisy", "lost", "doubled", "cut", "swapped", "deaf")
"""Each is a share from 0 to 1: of the bytes that come wrong; of the messages that are lost, come twice,
are cut short, come after the next one; of the host's bytes that the device does not hear."""
HELD_SECONDS = 0.5
"""A message that is to come after the next one waits no longer for that."""
WAITING_BYTES = 20_000
"""What a slow line has not brought yet; what does not fit any more is lost."""
FASTEST = 1_000_000


class Faults:
    """A device behind a bad line."""

    def __init__(self, device: Device, seed: int = 0) -> None:
        self.device = device
        self.shares = dict.fromkeys(SHARES, 0.0)
        self.bytes_per_second = 0
        """How slow the line is; 0 for one that takes no time."""
        self._chance = Random(seed)
        self._held: tuple[bytes, float] | None = None
        self._waiting: deque[int] = deque(maxlen=WAITING_BYTES)
        self._sent_until = 0.0

    def mend(self) -> None:
        """From now on nothing goes wrong."""
        self.shares = dict.fromkeys(SHARES, 0.0)
        self.bytes_per_second = 0

    @property
    def active(self) -> dict[str, float]:
        """The faults there are now, with their shares; `slow` with its bytes a second."""
        slow = {"slow": float(self.bytes_per_second)} if self.bytes_per_second else {}
        return {name: share for name, share in self.shares.items() if share} | slow

    def power_up(self, now: float) -> bytes:
        """The same as the device's; what was on its way is lost."""
        self._held = None
        self._waiting.clear()
        return self._on_the_way(self.device.power_up(now), now)

    def receive(self, data: bytes, now: float) -> bytes:
        """The same as the device's."""
        deaf = self.shares["deaf"]
        if deaf:
            data = bytes(byte for byte in data if self._chance.random() >= deaf)
        return self._on_the_way(self.device.receive(data, now), now)

    def tick(self, now: float) -> bytes:
        """The same as the device's, and what is due of that which was slow."""
        return self._on_the_way(self.device.tick(now), now)

    def burst(self, count: int, now: float) -> bytes:
        """Bytes from nowhere, as when a plug goes in."""
        self._queue(self._chance.randbytes(count), now)
        return self._due(now)

    def send(self, messages: list[bytes], now: float) -> bytes:
        """What becomes of messages that the device sends for another reason, such as a button."""
        return self._on_the_way(messages, now)

    def _on_the_way(self, messages: list[bytes], now: float) -> bytes:
        for message in messages:
            for each in self._arriving(message, now):
                self._queue(self._noisy(each), now)
        if self._held and now - self._held[1] >= HELD_SECONDS:
            self._queue(self._noisy(self._held[0]), now)
            self._held = None
        return self._due(now)

    def _arriving(self, message: bytes, now: float) -> list[bytes]:
        """The messages that come now because of one that was sent."""
        if self._happens("lost"):
            return []
        if self._happens("cut"):
            message = message[: self._chance.randrange(len(message))]
        arriving = [message] * (2 if self._happens("doubled") else 1)
        if self._held:
            arriving.append(self._held[0])
            self._held = None
        elif self._happens("swapped"):
            self._held = (message, now)
            return []
        return arriving

    def _noisy(self, message: bytes) -> bytes:
        """A message with wrong bytes in it: changed, left out, or come from nowhere."""
        if not self.shares["noisy"]:
            return message
        heard = bytearray()
        for byte in message:
            if not self._happens("noisy"):
                heard.append(byte)
                continue
            match self._chance.randrange(3):
                case 0:
                    heard.append(byte ^ 1 << self._chance.randrange(8))
                case 1:
                    heard += bytes([self._chance.randrange(256), byte])
        return bytes(heard)

    def _happens(self, name: str) -> bool:
        share = self.shares[name]
        return share > 0 and self._chance.random() < share

    def _queue(self, data: bytes, now: float) -> None:
        if not self._waiting:
            self._sent_until = now  # the line was free: time that went by brings nothing sooner
        self._waiting.extend(data)

    def _due(self, now: float) -> bytes:
        """What has come over the line by now."""
        count = len(self._waiting)
        if self.bytes_per_second:
            count = min(count, int((now - self._sent_until) * self.bytes_per_second))
            self._sent_until += count / self.bytes_per_second
        return bytes(self._waiting.popleft() for _ in range(count))

"""What a bad line does to bytes."""

import random

import pytest

from assistant.rules.variant import ITALIAN
from assistant.simulator.board import Board
from assistant.simulator.device import REMEMBERED, Device
from assistant.simulator.dgt_device import DgtDevice
from assistant.simulator.faults import HELD_SECONDS, SHARES, Faults
from assistant.simulator.millennium_device import MillenniumDevice
from assistant.simulator.tdb_device import TdbDevice


@pytest.mark.parametrize("kind", [DgtDevice, TdbDevice, MillenniumDevice])
def test_no_device_minds_what_it_hears(kind: type[Device]) -> None:
    device = kind(Board(ITALIAN))
    line = Faults(device)
    line.shares = dict.fromkeys(SHARES, 0.2)
    line.power_up(0.0)
    chance = random.Random(11)
    letters = b"SLXTVWR0123456789ABCDEF$,*GETLEDPINGOK\n\x42\x4b\x60\x2b\x04"
    for step in range(3000):
        some = chance.randbytes(20) if step % 2 else bytes(chance.choices(letters, k=20))
        line.receive(some, step * 0.05)
        line.tick(step * 0.05)
    assert len(device.news) <= REMEMBERED


class Echo(Device):
    """Says back what it hears, each byte as a message of three."""

    def power_up(self, now: float) -> list[bytes]:
        return [b"up!"]

    def receive(self, data: bytes, now: float) -> list[bytes]:
        return [bytes([byte]) * 3 for byte in data]

    def tick(self, now: float) -> list[bytes]:
        return []


def faults(seed: int = 1, **shares: float) -> Faults:
    made = Faults(Echo(Board(ITALIAN)), seed)
    made.shares.update(shares)
    return made


LETTERS = bytes(range(65, 91)) * 4


def test_without_faults_nothing_goes_wrong() -> None:
    line = faults()
    assert line.power_up(0.0) == b"up!"
    assert line.receive(b"AB", 0.0) == b"AAABBB"
    assert line.active == {}


@pytest.mark.parametrize("name", SHARES)
def test_each_fault_is_alike_for_a_seed_and_ends_when_mended(name: str) -> None:
    first, second, other = (faults(seed, **{name: 0.3}) for seed in (1, 1, 2))
    heard = first.receive(LETTERS, 0.0)
    assert heard == second.receive(LETTERS, 0.0)
    assert heard != other.receive(LETTERS, 0.0)
    assert heard != faults().receive(LETTERS, 0.0)
    assert first.active == {name: 0.3}
    first.mend()
    first.tick(HELD_SECONDS)
    assert first.receive(b"AB", 1.0) == b"AAABBB"


def test_what_certain_faults_do() -> None:
    assert faults(lost=1.0).receive(b"AB", 0.0) == b""
    assert faults(deaf=1.0).receive(b"AB", 0.0) == b""
    assert faults(doubled=1.0).receive(b"AB", 0.0) == b"AAAAAABBBBBB"
    assert len(faults(cut=1.0).receive(LETTERS, 0.0)) < 3 * len(LETTERS)
    assert faults(swapped=1.0).receive(b"ABCD", 0.0) == b"BBBAAADDDCCC"


def test_a_message_that_nothing_overtakes_comes_all_the_same() -> None:
    line = faults(swapped=1.0)
    assert line.receive(b"A", 0.0) == b""
    assert line.tick(HELD_SECONDS / 2) == b""
    assert line.tick(HELD_SECONDS) == b"AAA"


def test_noise_changes_loses_and_adds_bytes() -> None:
    heard = faults(noisy=0.2).receive(LETTERS, 0.0)
    plain = b"".join(bytes([byte]) * 3 for byte in LETTERS)
    assert heard != plain
    assert abs(len(heard) - len(plain)) < 30
    assert set(heard) - set(plain)


def test_a_slow_line_brings_byte_after_byte() -> None:
    line = faults()
    line.bytes_per_second = 10
    assert line.active == {"slow": 10.0}
    assert line.receive(b"ABC", 100.0) == b""
    assert line.tick(100.15) == b"A"
    assert line.tick(100.35) == b"AA"
    assert line.tick(100.45) == b"B"
    assert line.tick(200.0) == b"BBCCC"
    assert line.receive(b"D", 300.0) == b""


def test_a_burst_is_so_many_bytes() -> None:
    assert len(faults().burst(500, 0.0)) == 500


def test_what_was_on_its_way_is_lost_with_the_power() -> None:
    line = faults(swapped=1.0)
    line.receive(b"A", 0.0)
    line.mend()
    assert line.power_up(0.1) == b"up!"
    assert line.tick(9.0) == b""

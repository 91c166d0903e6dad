"""The gate: speech near by goes through with what was before it, noise and talkers far away do not."""

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from speech.audio.samples import bytes_of
from speech.ear.gate import BEFORE, MEMORY, QUIET, TAIL, SpeechGate, level_of

BLOCK = 0.05
SAMPLES = 800


@cache
def _noise(number: int) -> tuple[float, ...]:
    """A block of white noise whose level is 0."""
    rng = random.Random(number)
    return tuple(rng.gauss(0, 32768 / 2**0.5) for _ in range(SAMPLES))


def noise(level: int, number: int = 0) -> bytes:
    """A block of white noise of about this level."""
    return _noise_of(level, number % 20)


@cache
def _noise_of(level: int, number: int) -> bytes:
    factor = 10 ** (level / 20)
    return bytes_of(min(32767, max(-32768, round(each * factor))) for each in _noise(number))


def talk(level: int, seconds: float, seed: int = 0) -> list[bytes]:
    """Blocks as of a voice, none louder than this: syllables, and gaps between words."""
    rng = random.Random(seed)
    levels = [rng.choice((0, 0, -4, -8, -14, -30)) for _ in range(round(seconds / BLOCK))]
    return [noise(level + each, number) for number, each in enumerate(levels)]


def quiet(seconds: float, level: int = -65) -> list[bytes]:
    return [noise(level, number) for number in range(round(seconds / BLOCK))]


def fed(gate: SpeechGate, blocks: list[bytes], *, is_expected: bool = False) -> list[bool]:
    """Whether it was open after each block."""
    opened = []
    for block in blocks:
        gate.feed(block, is_expected=is_expected)
        opened.append(gate.is_open)
    return opened


def settled(level: int = -65) -> SpeechGate:
    gate = SpeechGate()
    fed(gate, quiet(MEMORY, level))
    return gate


def acquainted(level: int) -> SpeechGate:
    """A gate that has heard the player."""
    gate = settled(level - 45)
    assert any(fed(gate, talk(level, 2)))
    gate.end(was_speech=True)
    return gate


BLOCKS = st.lists(
    st.one_of(
        st.integers(-80, 0).map(noise),
        st.binary(max_size=99).map(lambda some: some[: len(some) // 2 * 2]),
    ),
    max_size=60,
)


@settings(deadline=None)
@given(BLOCKS)
def test_what_goes_through_is_what_came_in_and_in_one_piece(blocks: list[bytes]) -> None:
    gate, whole, passed = SpeechGate(), b"", b""
    for block in blocks:
        whole += block
        was_open = gate.is_open
        some = gate.feed(block)
        passed = passed + some if was_open else some
        assert gate.is_open or was_open or not some
        if any(some):
            assert whole.endswith(passed)
        elif some:  # silence, where it has been quiet
            assert len(some) == len(block)
            passed = passed[: -len(some)] + block


@settings(max_examples=25, deadline=None)
@given(st.integers(-68, -20))
def test_noise_of_any_loudness_does_not_open_it_once_it_is_known(level: int) -> None:
    assert not any(fed(settled(level), quiet(5, level)))


def test_a_noise_that_begins_is_known_after_some_seconds() -> None:
    """A fan is switched on: what it opens is soon shut, and speech is heard through it."""
    gate = settled()
    assert not fed(gate, quiet(MEMORY + QUIET + 0.5, -35))[-1]
    assert fed(gate, talk(-12, 1))[-1]


@settings(max_examples=25, deadline=None)
@given(st.integers(-65, -30), st.integers(12, 25))
def test_speech_goes_through_with_what_was_before_it(floor: int, above: int) -> None:
    gate = settled(floor)
    before = quiet(1, floor)
    fed(gate, before)
    said = [noise(floor + above, number) for number in range(10)]
    passed = [gate.feed(block) for block in said]
    whole = b"".join(passed)
    first = next(place for place, some in enumerate(passed) if some)
    assert first <= 1
    assert whole.endswith(b"".join(said))
    kept = len(whole) / 2 / 16_000 - len(said) * BLOCK
    assert BEFORE - BLOCK <= kept <= BEFORE + BLOCK


def test_it_shuts_after_a_second_of_quiet_and_not_before() -> None:
    gate = settled()
    assert all(fed(gate, talk(-20, 2))[1:])
    opened = fed(gate, quiet(2))
    assert QUIET - 0.3 <= opened.count(True) * BLOCK <= QUIET + 0.3
    assert not opened[-1]


def test_in_the_quiet_silence_is_handed_on_and_no_talk_of_others() -> None:
    gate = acquainted(-12)
    fed(gate, talk(-12, 2, seed=3))
    fed(gate, talk(-37, TAIL + BLOCK, seed=4))
    assert gate.is_open
    assert {*gate.feed(noise(-37))} == {0}
    word = noise(-15)
    assert gate.feed(word) == word


def test_a_pause_between_words_does_not_shut_it() -> None:
    gate = settled()
    fed(gate, talk(-20, 1))
    assert all(fed(gate, quiet(0.6)))
    assert all(fed(gate, talk(-20, 1)))


def test_a_click_does_not_open_it() -> None:
    gate = settled()
    assert not any(fed(gate, [noise(-3), *quiet(2)]))


@settings(max_examples=25, deadline=None)
@given(st.integers(-30, -6), st.integers(0, 9))
def test_quiet_talkers_do_not_open_it_once_the_player_was_heard(level: int, seed: int) -> None:
    gate = acquainted(level)
    assert not any(fed(gate, talk(level - 25, 20, seed)))
    # Before that nobody can know whose voice it is.
    stranger = settled(level - 45)
    assert any(fed(stranger, talk(level - 25, 20, seed)))


@settings(max_examples=25, deadline=None)
@given(st.integers(-30, -6))
def test_talkers_behind_the_player_do_not_keep_it_open(level: int) -> None:
    gate = acquainted(level)
    assert any(fed(gate, talk(level, 2, seed=3)))
    assert not fed(gate, talk(level - 25, QUIET + 0.3, seed=4))[-1]


@settings(max_examples=25, deadline=None)
@given(st.integers(-30, -6), st.integers(-9, 9))
def test_a_player_need_not_always_be_as_loud(level: int, change: int) -> None:
    gate = acquainted(min(level, level - change))
    assert any(fed(gate, talk(level, 1, seed=1)))


def test_a_player_who_moves_away_is_heard_where_a_key_was_pressed_and_in_time_without() -> None:
    gate = acquainted(-10)
    far = talk(-32, 1, seed=2)
    assert not any(fed(gate, far))
    assert any(fed(gate, far, is_expected=True))
    gate.reset()
    fed(gate, quiet(240))
    assert any(fed(gate, far))


def test_what_was_no_speech_teaches_nothing_about_the_player() -> None:
    gate = acquainted(-30)
    voice = gate.voice
    assert voice is not None
    assert any(fed(gate, talk(0, 1)))
    gate.end(was_speech=False)
    assert gate.voice is not None
    assert abs(gate.voice - voice) < 1


def test_the_first_words_of_all_go_through() -> None:
    """Nothing is known of the room yet: a key was pressed, and somebody speaks at once."""
    gate = SpeechGate()
    assert any(fed(gate, talk(-20, 0.5)))


@pytest.mark.parametrize("offset", [0, 4000, -12_000])
def test_a_constant_is_no_sound(offset: int) -> None:
    samples = [offset + (-1) ** place * 1000 for place in range(SAMPLES)]
    assert level_of(bytes_of(samples)) == pytest.approx(-27.3, abs=0.1)
    assert level_of(bytes_of([offset] * SAMPLES)) < -100
    assert level_of(b"") < -100

"""The second synthesiser: what can be told of speech without ears."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

np = pytest.importorskip("numpy", reason="needs the extra `test`")
pytest.importorskip("espeakng_loader", reason="needs the extra `voice`, on Linux")

from models.training.corpus import (  # noqa: E402
    UNKNOWN,
    alike,
    apart,
    closing,
    faded,
    softened,
    with_other_phones,
    woven,
)
from models.training.espeak import Espeak  # noqa: E402
from models.training.features import RATE  # noqa: E402
from models.training.graph import classes_of  # noqa: E402
from models.training.language import language  # noqa: E402
from models.training.pronunciations import pronunciations  # noqa: E402
from models.training.sounds import SOUNDS  # noqa: E402
from models.training.vocal_tract import Mouth  # noqa: E402

SECOND = RATE
NAMES = sorted(SOUNDS)


def spoken(*phones, seed=1):
    """Each phone for a fifth of a second, with a fifth of silence at either end."""
    step = SECOND // 5
    row = [(0, ""), *((step * (at + 1), phone) for at, phone in enumerate(phones))]
    row.append((step * (len(phones) + 1), ""))
    return Mouth(np.random.default_rng(seed)).speak(row, step * (len(phones) + 2))


def middle(samples, place):
    """The tenth of a second in the middle of a phone, by its place."""
    begin = SECOND // 5 * (place + 1) + SECOND // 20
    return samples[begin : begin + SECOND // 10]


def share(samples, low, high):
    """Of the energy, what lies between two frequencies."""
    power = np.abs(np.fft.rfft(samples * np.hanning(len(samples)))) ** 2
    hertz = np.fft.rfftfreq(len(samples), 1 / RATE)
    return power[(hertz >= low) & (hertz < high)].sum() / power.sum()


@pytest.mark.parametrize("code", ["it", "en", "pt"])
def test_it_has_every_phone_of_the_languages(code, monkeypatch):
    monkeypatch.setattr("models.training.pronunciations.CONTEXTS", 0)  # words by themselves will do
    spoken_by_espeak = language(code)
    classes = classes_of(pronunciations(spoken_by_espeak, Espeak()))[2:]
    assert {spoken_by_espeak.sounds.get(each, each) for each in classes} <= set(SOUNDS)
    assert set(spoken_by_espeak.sounds.values()) <= set(SOUNDS)


def test_vowels_of_one_class_keep_sounds_of_their_own():
    """Sette has an open vowel and tre a close one, though the network need not tell them apart."""
    spoken_by_espeak = language("it")
    assert spoken_by_espeak.phone("'E") == spoken_by_espeak.phone("'e") == "e"
    assert (spoken_by_espeak.sound("'E"), spoken_by_espeak.sound("'e")) == ("E", "e")
    assert spoken_by_espeak.sound("t[") == "t"
    assert spoken_by_espeak.sound("_:") == ""
    assert language("en").sound("r") == "r-"


@pytest.mark.parametrize("seed", range(5))
def test_a_pause_is_quiet_and_a_vowel_is_not(seed):
    sound = spoken("a", seed=seed)
    loud = np.abs(middle(sound, 0)).mean()
    assert np.abs(sound[: SECOND // 10]).mean() < loud / 100
    assert loud > 200


@pytest.mark.parametrize("seed", range(5))
def test_vowels_differ_as_tongues_do(seed):
    """Of i the second formant is high and the first low, of u both are low, of a the first is high."""
    sound = spoken("i", "u", "a", seed=seed)
    i, u, a = (middle(sound, place) for place in range(3))
    assert share(i, 1900, 4500) > share(u, 1900, 4500)
    assert share(a, 600, 1300) > share(i, 600, 1300)


@pytest.mark.parametrize("seed", range(5))
def test_a_hiss_is_high_and_louder_than_a_blow(seed):
    sound = spoken("a", "s", "a", "f", "a", seed=seed)
    s, f = middle(sound, 1), middle(sound, 3)
    assert share(s, 3500, 8000) > 0.5
    assert (s**2).mean() > (f**2).mean()


@pytest.mark.parametrize("seed", range(5))
def test_a_stop_is_a_closure_and_a_burst(seed):
    sound = spoken("a", "t", "a", seed=seed)
    begin = 2 * SECOND // 5
    closure = sound[begin + SECOND // 20 : begin + SECOND // 10]
    assert (closure**2).mean() < (middle(sound, 0) ** 2).mean() / 30


@pytest.mark.parametrize("seed", range(5))
def test_a_murmur_is_darker_than_a_vowel(seed):
    sound = spoken("a", "n", "a", seed=seed)
    assert share(middle(sound, 1), 700, 8000) < share(middle(sound, 0), 700, 8000)


def test_a_tired_voice_is_lower_and_has_less_melody():
    def melody(is_tired):
        mouths = [Mouth(np.random.default_rng(seed), is_tired=is_tired) for seed in range(30)]
        curves = [mouth._pitch(200) for mouth in mouths]
        return np.median([curve.mean() for curve in curves]), np.median(
            [np.ptp(each) for each in curves]
        )

    (usual, moving), (low, even) = melody(False), melody(True)
    assert 0.7 < low / usual < 0.97
    assert even < moving / 2


def test_bursts_of_a_recording_become_softer_or_louder_and_nothing_else():
    samples = np.full(12_000, 1000, np.float32)
    phones = [(0, ""), (3000, "a"), (6000, "t"), (9000, "a")]
    loudness = [
        np.abs(softened(samples, phones, np.random.default_rng(seed)))[[4500, 7500, 10_500]]
        for seed in range(40)
    ]
    vowel, stop, behind = np.array(loudness).T
    assert vowel == pytest.approx(1000)
    assert behind == pytest.approx(1000)
    assert 100 < stop.min() < 700
    assert 1300 < stop.max() < 3000
    assert len(set(stop.round(3))) == len(stop)


@pytest.mark.parametrize("seed", range(4))
def test_only_the_last_phone_before_a_pause_dies_away(seed):
    samples = np.full(4000, 1000.0, np.float32)
    phones = [(0, ""), (500, "t"), (1000, "o"), (2000, ""), (3000, "a")]
    heard = faded(samples, phones, np.random.default_rng(seed))
    assert (heard[:1200] == 1000).all()
    assert (heard[2000:3000] == 1000).all()
    for end in (1999, 3999):
        assert heard[end] == heard[end - 300 : end + 1].min()
        assert heard[end] > 10
    assert (heard <= 1000).all()


def test_behind_an_aspirated_stop_the_voice_comes_late():
    def voiced(stop, before, seed):
        """How strong the voice is as the vowel begins, behind a stop of 60 ms, against its middle."""
        row = [(0, ""), (1600, before), (3200, stop), (4160, "a"), (8000, "")]
        samples = Mouth(np.random.default_rng(seed)).speak(row, 9600)
        first, later = samples[4160:4560], samples[6000:6400]
        return np.sqrt((first**2).mean() / (later**2).mean())

    seeds = range(60)
    by = {
        (stop, before): np.mean([voiced(stop, before, seed) for seed in seeds])
        for stop in ("t", "tʰ")
        for before in ("", "s")
    }
    assert by["tʰ", ""] < 0.8 * by["t", ""]
    assert by["tʰ", "s"] > 0.9 * by["t", "s"]


def test_other_phones_keep_their_times_and_each_may_come():
    numbers = {name: number for number, name in enumerate(["SIL", "SPEECH", "a", "e", "t", "n"])}
    others = alike(language("it"), numbers)
    assert others == {True: [("a", 2), ("e", 3)], False: [("t", 4), ("n", 5)]}
    segments = [(0, "", 0), (100, "t", 4), (200, "a", 2 + UNKNOWN), (300, "", 0)]
    seen = set()
    for seed in range(40):
        said = with_other_phones(segments, others, random.Random(seed))
        assert [at for at, _, _ in said] == [0, 100, 200, 300]
        assert said[0] == segments[0]
        assert said[3] == segments[3]
        for (_, one, number), is_vowel in zip(said[1:3], (False, True), strict=True):
            assert (one, number) in others[is_vowel]
        seen.add(tuple(one for _, one, _ in said))
    assert len(seen) == 4


def test_each_speaker_is_another_and_a_seed_always_the_same():
    assert np.array_equal(spoken("a", "n", "o", seed=1), spoken("a", "n", "o", seed=1))
    assert not np.allclose(spoken("a", "n", "o", seed=1), spoken("a", "n", "o", seed=2))


def test_a_phone_that_it_does_not_have_is_an_error():
    with pytest.raises(KeyError):
        spoken("click")


@settings(max_examples=30)
@given(
    st.lists(st.tuples(st.integers(0, 4000), st.sampled_from(["", *NAMES])), max_size=20),
    st.integers(1, SECOND),
    st.integers(0, 2**32),
)
def test_any_row_of_phones_is_so_many_finite_samples(phones, size, seed):
    places = np.minimum(np.cumsum([length for length, _ in phones], dtype=int), size)
    row = [(0, ""), *((int(at), name) for at, (_, name) in zip(places, phones, strict=True))]
    sound = Mouth(np.random.default_rng(seed)).speak(row, size)
    assert len(sound) == size
    assert np.isfinite(sound).all()
    assert np.abs(sound).max(initial=0) < 32768


def test_the_silence_before_a_burst_belongs_to_it():
    samples = np.full(4000, 1000, np.int16)
    samples[1500:2500] = 0
    assert abs(closing(samples, 0, 2500) - 1500) < 60
    assert closing(samples, 0, 1200) == 1200
    assert closing(samples, 2000, 2500) >= 2000


def test_two_hearings_are_woven_phone_by_phone():
    one, other = np.full(9000, 100, np.float32), np.full(9000, -100, np.float32)
    phones = [(at, "a") for at in range(0, 9000, 1000)]
    made = woven(one, other, phones, np.random.default_rng(4))
    assert len(made) == len(one)
    assert made.max() == pytest.approx(100, rel=0.05)
    assert made.min() < -30


def test_words_apart_are_cut_at_their_onsets_and_nowhere_else() -> None:
    """Two words of two phones, behind a pause: each sample tells where it was."""
    samples = np.arange(20_000, dtype=np.float32)
    times = [(0, 0), (4000, 5), (8000, 6), (10_000, 7), (13_000, 8), (16_000, 0)]
    whole = cut = paused = 0
    for seed in range(40):
        heard, moved = apart(samples, times, {4000, 10_000}, np.random.default_rng(seed))
        begins = [begin for begin, _ in moved]
        assert begins == sorted(begins)
        assert [number for _, number in moved if number] == [5, 6, 7, 8]
        pieces = dict(zip([n for _, n in moved], np.split(heard, begins[1:]), strict=True))
        assert pieces[6][0] == 8000  # in the middle of a word
        is_paused = len(moved) == len(times) + 1
        assert is_paused or pieces[6][-1] == 9999
        assert pieces[8][-1] == 15_999
        assert 4000 <= pieces[5][0] <= 4000 + 0.12 * RATE
        assert pieces[5][-1] == 7999
        paused += is_paused
        cut += pieces[7][0] > 10_000
        whole += pieces[7][0] == 10_000
        assert (pieces[7][0] > 10_000) <= is_paused
    assert paused > 5
    assert cut > 5
    assert whole > 5


def test_of_a_short_phone_something_is_left() -> None:
    samples = np.ones(3000, np.float32)
    for seed in range(20):
        heard, moved = apart(
            samples, [(0, 0), (1000, 5), (1400, 6)], {1000}, np.random.default_rng(seed)
        )
        assert moved[2][0] - moved[1][0] >= 320
        assert len(heard) <= 3000

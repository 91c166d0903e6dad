"""A second synthesiser, of our own: the phones of an utterance, spoken by a mouth that nobody has.

espeak-ng has one recording of each burst and one shape of each vowel, whatever voice it is given, and
a network that learns from it alone hears nobody else. Here every speaker has a vocal tract, a glottis
and a manner of articulation at random, and every phone deviates. tracks.py makes the sound.
"""

from collections.abc import Sequence

import numpy as np

from models.training.augment import Chance, Samples
from models.training.features import RATE
from models.training.sounds import AFFRICATES, SOUNDS, STOPS, Sound
from models.training.tracks import FRAME, NEUTRAL, Row, Throat, Tracks

_HIGHER = np.array([3450.0, 4400.0, 5400.0, 6400.0, 7400.0])
"""The formants that no phone moves much."""
_DEVIATION = (0.09, 0.065, 0.05)
_MIDDLE = (0.13, 0.065, 0.05)
_DEVIATIONS = {"r": (0.15, 0.12, 0.1), "r-": (0.12, 0.1, 0.08), "l": (0.1, 0.16, 0.06)}
_DEVIATIONS |= dict.fromkeys("eEoO", _MIDDLE) | {"@": (0.18, 0.12, 0.06)}
_DEVIATIONS |= {"l-": (0.12, 0.14, 0.07), "u:": (0.1, 0.22, 0.07), "U": (0.1, 0.14, 0.06)}
"""By how much formants deviate from one speaker to the other, as a share: of most phones, and of those
that everybody says otherwise."""


_BEHIND_A_VOWEL = np.array([1.25, 0.92, 1.0])
"""The formants of an approximant at the end of a syllable, against those at its beginning."""
_OPENING = {(STOPS, False): (0.6, 0.97), (STOPS, True): (0.35, 0.9), (AFFRICATES, False): (0.4, 0.75)}
"""When the mouth opens again, as a share of the phone: sooner where breath comes behind."""
_USUAL_BURST = -17.0
_WEAK = -20.0
"""Decibels below which a hiss lets more of the voice through than of itself."""


class Mouth:
    """One speaker."""

    def __init__(self, chance: Chance, *, is_tired: bool = False) -> None:
        self._chance = chance
        tract = chance.uniform(0.9, 1.32)
        scale = tract * chance.normal(1, [0.05, 0.03, 0.03])
        higher = _HIGHER * tract * chance.normal(1, 0.04, len(_HIGHER))
        self._spread = chance.uniform(0.8, 1.15)
        width = chance.uniform(0.5, 1.6)
        # The shorter the tract, the higher the voice, mostly: men, women, children.
        self._low = max(65.0, chance.normal(95 + 330 * (tract - 0.9), 25))
        self._lively = chance.uniform(0.02, 0.3)
        tilt, corner = chance.uniform(0.6, 1.35), chance.uniform(60, 300)
        breath = 10 ** (chance.uniform(-40, -8) / 20)
        noisy_from, jitter = chance.uniform(1500, 8000), chance.uniform(0, 0.03)
        if is_tired:
            self._low = max(60.0, self._low * chance.uniform(0.75, 0.95))
            self._lively /= 3
            jitter += chance.uniform(0.01, 0.03)
        self._taken_on = chance.uniform(0.25, 0.7)
        """How much of a vowel a consonant beside it takes on."""
        self._smooth = int(chance.integers(3, 18))
        self._nasal = int(chance.integers(1, 16))
        """Frames in which the mouth moves, and the nose opens and closes."""
        pole = chance.uniform(800, 1400)
        self._lax = chance.uniform(0, 0.5)
        """How often a voiced stop or fricative is a glide, and a burst hardly heard."""
        self._sonorous = chance.uniform(0.2, 1)
        """How often a voiced hiss is heard with its voice."""
        self._aspirates = chance.uniform(0.005, 0.065) * chance.integers(0, 2)
        """Seconds of breath behind a stop."""
        self._strength = {kind: chance.normal(0, 4) for kind in ("fricatives", STOPS, AFFRICATES)}
        self._barred = chance.uniform(0.15, 1)
        """How often a voiced stop is voiced while the mouth is shut, and how loud, in decibels."""
        self._voicing_bar = chance.uniform(-26, -8)
        self._tap = str(chance.choice(["tap", "trill", "glide"], p=[0.45, 0.35, 0.2]))
        self._throat = Throat(
            scale,
            higher,
            width,
            tilt,
            corner,
            float(breath),
            noisy_from,
            jitter,
            pole,
            soft=chance.uniform(0, 0.6),
            even=chance.uniform(0, 0.6),
        )
        self._own: dict[str, tuple[Row, float]] = {}
        """How this speaker's phones deviate from everybody's: formants, and the place of the noise."""

    def speak(self, phones: Sequence[tuple[int, str]], size: int) -> Samples:
        """So many samples at RATE of phones that begin where they say; "" is a pause.

        Raises KeyError for a phone that SOUNDS does not have.
        """
        tracks = Tracks(size // FRAME + 1)
        ends = [*(at for at, _ in phones[1:]), size]
        names = [name for _, name in phones]
        for place, ((at, name), end) in enumerate(zip(phones, ends, strict=True)):
            begin, behind = at // FRAME, end // FRAME
            if name and behind > begin:
                near = [*names[place + 1 : place + 2], *names[max(0, place - 1) : place]]
                self._say(tracks, SOUNDS[name], name, near, begin, behind)
        tracks.move(self._smooth, self._nasal)
        tracks.gains()
        return tracks.sound(self._throat, self._pitch(len(tracks.is_set) + 4), size, self._chance)

    def _say(
        self, tracks: Tracks, sound: Sound, name: str, near: Sequence[str], begin: int, end: int
    ) -> None:
        """The parameters of one phone; `near` are the phone behind it and the one before."""
        chance, here = self._chance, slice(begin, end)
        own, moved = self._deviation(name)
        self._place_formants(tracks, sound, near, own, begin, end)
        level = chance.normal(0, 2.5)
        match sound.kind:
            case "vowels":
                tracks.voice[here] = level - (chance.uniform(0, 8) if name == "@" else 0)
            case "nasal_vowels":
                tracks.voice[here] = level
                tracks.nose[here], tracks.zero[here] = chance.uniform(0.4, 1), chance.uniform(450, 800)
            case "nasals":
                tracks.voice[here] = level - chance.uniform(0, 8)
                tracks.nose[here] = chance.uniform(0.3, 1)
                tracks.zero[here] = sound.rest[0] * own[1] * np.exp(chance.normal(0, 0.25))
            case "approximants":
                # Before no vowel it is half a vowel itself, as in twelve.
                is_onset = bool(near and near[0] and SOUNDS[near[0]].is_vowel)
                is_weak = is_onset and name != "r-"
                tracks.voice[here] = level - chance.uniform(0, 10 if is_weak else 4)
                if not is_onset:
                    tracks.formants[here] *= _BEHIND_A_VOWEL
            case "taps":
                before = SOUNDS[near[-1]] if near and near[-1] else None
                is_hard = before is not None and before.kind == STOPS and not before.is_voiced
                self._tapped(tracks, begin, end, level, is_hard)
            case "fricatives":
                self._hiss(tracks, sound, moved, level, begin, end)
            case _:
                self._closed(tracks, sound, moved, near, begin, end)

    def _deviation(self, name: str) -> tuple[Row, float]:
        if name not in self._own:
            chance = self._chance
            formants = np.asarray(chance.normal(1, _DEVIATIONS.get(name, _DEVIATION)))
            self._own[name] = formants, float(np.exp(chance.normal(0, 0.2)))
        return self._own[name]

    def _place_formants(
        self, tracks: Tracks, sound: Sound, near: Sequence[str], own: Row, begin: int, end: int
    ) -> None:
        formants = np.array(sound.formants, float).reshape(-1, 3)
        if sound.is_vowel:
            # From the mouth at rest some speakers go further than others.
            formants = NEUTRAL * (formants / NEUTRAL) ** self._spread
        else:
            formants = self._coarticulated(formants, near, 0.4 if sound.kind == "approximants" else 1.0)
        formants = formants * own * self._chance.normal(1, 0.04, 3)
        turn = np.clip((np.linspace(0, 1, end - begin)[:, None] - 0.2) / 0.6, 0, 1)
        tracks.formants[begin:end] = formants[0] * (1 - turn) + formants[-1] * turn
        tracks.is_set[begin:end] = True

    def _coarticulated(self, formants: Row, near: Sequence[str], by: float) -> Row:
        beside = [SOUNDS[name].formants[:3] for name in near if name and SOUNDS[name].is_open]
        if not beside:
            return formants
        share = by * np.array([0.1, self._taken_on, self._taken_on / 2])
        return formants * (1 - share) + np.mean(beside, axis=0) * share

    def _tapped(self, tracks: Tracks, begin: int, end: int, level: float, is_hard: bool) -> None:
        """One interruption, several, or none but a glide; behind a hard stop it may be breath."""
        chance, length, here = self._chance, end - begin, slice(begin, end)
        tracks.voice[here] = level - chance.uniform(0, 3)
        kind = self._tap if chance.random() < 0.7 else "tap"
        if kind == "glide":
            tracks.voice[here] -= chance.uniform(0, 6)
            return
        depth = chance.uniform(0, 20)
        if is_hard and chance.random() < 0.3:
            tracks.breath[here] = chance.uniform(-22, -8)
            tracks.voice[here] -= chance.uniform(3, 15)
        period = chance.uniform(5.5, 10)
        times = max(1, round(length / period)) if kind == "trill" else 1
        for turn in range(times):
            at = begin + round((turn + 0.5) * length / times)
            half = chance.uniform(1.2, 3.2)
            tracks.voice[here] -= depth * np.exp(-(((np.arange(begin, end) - at) / half) ** 2))

    def _hiss(
        self, tracks: Tracks, sound: Sound, moved: float, level: float, begin: int, end: int
    ) -> None:
        chance, here = self._chance, slice(begin, end)
        centre, octaves, strength = sound.rest
        strength = strength + self._strength["fricatives"] + chance.normal(0, 2)
        places = np.arange(end - begin)
        rise = np.clip(np.minimum(places + 1, places[::-1] + 1) / 4, 0, 1)
        tracks.noise[here] = strength + 12 * (rise - 1)
        tracks.centre[here] = centre * self._throat.scale[1] ** 0.7 * moved * chance.normal(1, 0.04)
        tracks.octaves[here] = octaves * chance.uniform(0.75, 1.3)
        tracks.floor[here] = chance.uniform(-44, -18)
        if sound.is_voiced and chance.random() < self._lax:
            tracks.noise[here] -= chance.uniform(5, 20)
            tracks.voice[here] = level - chance.uniform(2, 14)
        elif (
            sound.is_voiced and (sound.rest[2] < _WEAK or chance.random() < self._sonorous)
        ) or chance.random() < 0.05:
            tracks.voice[here] = level - chance.uniform(3 if sound.rest[2] < _WEAK else 8, 28)

    def _closed(
        self, tracks: Tracks, sound: Sound, moved: float, near: Sequence[str], begin: int, end: int
    ) -> None:
        """A closure, a burst, and behind it: of affricates a hiss, of stops a breath or nothing."""
        chance, length = self._chance, end - begin
        is_affricate = sound.kind == AFFRICATES
        if sound.is_voiced and not is_affricate and chance.random() < self._lax * 0.4:
            tracks.voice[begin:end] = -chance.uniform(4, 11)
            return
        share = chance.uniform(*_OPENING[sound.kind, sound.is_aspirated])
        opening = min(begin + max(1, round(length * share)), end - 1)
        self._shut(tracks, sound.is_voiced, begin, opening)
        behind = opening + 1 + int(chance.integers(0, 3))
        burst = slice(opening, end if is_affricate else min(end, behind))
        self._burst(tracks, sound, moved, near, burst)
        if is_affricate:
            if sound.is_voiced and chance.random() < self._sonorous:
                tracks.voice[burst] = -chance.uniform(6, 20)
        elif sound.is_voiced:
            tracks.voice[behind:end] = -chance.uniform(2, 10)
        elif self._aspirates or sound.is_aspirated:
            lasting = self._aspirates
            if sound.is_aspirated and near[-1:] != ["s"]:
                lasting = max(lasting, chance.uniform(0.015, 0.07))
            stop = min(len(tracks.breath), behind + round(lasting * RATE / FRAME))
            tracks.breath[behind:stop] = chance.uniform(-20, -8) + (sound.rest[2] - _USUAL_BURST) / 2
            tracks.late[end:stop] = True

    def _shut(self, tracks: Tracks, is_voiced: bool, begin: int, end: int) -> None:
        """What is heard of the voice through closed lips."""
        chance = self._chance
        if is_voiced and chance.random() < self._barred:
            tracks.voice[begin:end] = self._voicing_bar + chance.normal(0, 3)
            tracks.bar[begin:end] = chance.uniform(0, 0.6)
        elif chance.random() < 0.6:  # it dies away
            frames = min(end - begin, int(chance.integers(1, 9)))
            tracks.voice[begin : begin + frames] = np.linspace(-chance.uniform(5, 18), -32, frames)
            tracks.bar[begin : begin + frames] = chance.uniform(0, 0.6)

    def _burst(
        self, tracks: Tracks, sound: Sound, moved: float, near: Sequence[str], here: slice
    ) -> None:
        chance = self._chance
        centre, octaves, strength = sound.rest
        if centre == 0:
            behind = SOUNDS[near[0]] if near and near[0] else None
            second = behind.formants[1] if behind and behind.is_open else 1600
            centre = max(700, second * chance.uniform(0.85, 1.5))
        strength = strength + self._strength[sound.kind] + chance.normal(0, 3)
        if sound.kind == STOPS and chance.random() < 0.1 + self._lax * 0.4:
            strength -= chance.uniform(5, 20)
        tracks.noise[here] = strength
        tracks.centre[here] = centre * self._throat.scale[1] ** 0.7 * moved * chance.normal(1, 0.06)
        tracks.octaves[here] = octaves * chance.uniform(0.7, 1.4)
        tracks.floor[here] = chance.uniform(-26, -8)

    def _pitch(self, frames: int) -> Row:
        """Hertz of each frame: falling, with movements."""
        steps = max(3, frames // 30)
        knots = self._chance.normal(0, self._lively, steps)
        knots += np.linspace(self._lively, -self._lively, steps)
        curve = np.interp(np.linspace(0, steps - 1, frames), np.arange(steps), knots)
        return np.clip(self._low * 1.25 * np.exp(curve), 55, 480)

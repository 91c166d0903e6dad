"""A synthesiser whose numbers are joined with pauses and cut at their onsets, as recorded prompts are.

What the recorded people are looked at for at last is tried here first: "sedici" without its s, "venti"
without its v. Every number is said by itself; of its beginning 20 to 120 milliseconds are lacking, and
where it is harsh 60 to 200. There nothing is left of some ("um" may last 120), and what counts is what
is wrong.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from models.training.evaluation.joined import LEVEL, Rng, joined
from models.training.evaluation.source import Source, Spelt, Utterance
from models.training.evaluation.waveform import RATE, Wave, at_level, trimmed

CUTS: Mapping[str, tuple[float, float]] = MappingProxyType({"cut": (0.02, 0.12), "harsh": (0.06, 0.2)})
"""Seconds of an onset that are lacking, by what is put behind a source's name."""


class Prompted:
    """Another source, number by number."""

    def __init__(self, source: Source, manner: str = "cut") -> None:
        """With one of `CUTS`. Raises KeyError for another."""
        self._source = source
        self._cut = CUTS[manner]
        self.name = f"{source.name}-{manner}"
        self.language = source.language
        self.voices = source.voices
        self._said: dict[tuple[str, str], Wave] = {}
        """The numbers that were said, by the voice and the number in words."""

    @property
    def is_installed(self) -> bool:
        """Whether the other one is."""
        return self._source.is_installed

    def can_say(self, text: str) -> bool:
        """What the other one can."""
        return self._source.can_say(text)

    def spelt(self, utterance: Utterance) -> str:
        """The other one's phones of each number, if it chooses them; raises what the other raises."""
        if not isinstance(self._source, Spelt):
            return ""
        numbers = [Utterance(number, utterance.voice) for number in utterance.text.split()]
        return " / ".join(filter(None, map(self._source.spelt, numbers)))

    def say(self, utterances: Sequence[Utterance]) -> list[Wave]:
        """The numbers of each utterance, which are its words, joined; raises what the other raises."""
        wanted = {(each.voice, number) for each in utterances for number in each.text.split()}
        missing = sorted(wanted - self._said.keys())
        sounds = self._source.say([Utterance(number, voice) for voice, number in missing])
        for who_and_what, sound in zip(missing, sounds, strict=True):
            self._said[who_and_what] = at_level(trimmed(sound, margin=0.0), LEVEL)
        return [self._joined(each) for each in utterances]

    def _joined(self, utterance: Utterance) -> Wave:
        def number(words: str, rng: Rng) -> list[Wave]:
            return [self._said[utterance.voice, words][round(rng.uniform(*self._cut) * RATE) :]]

        return joined(utterance, number)

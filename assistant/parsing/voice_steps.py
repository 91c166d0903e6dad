"""What is wanted of the voice in relative words: faster, a bit softer, the volume at its maximum.

Such a line is nothing but phrases of [steps]: which setting is meant, which way it is to go, and what
may stand beside. How far that is from what holds now, the settings know.
"""

from functools import lru_cache
from typing import NamedTuple

from assistant.parsing.arguments import CommandMeant
from assistant.parsing.likely import Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.words.tokens import KEPT, read_line
from assistant.parsing.words.vocabulary import Vocabulary, longest_phrase


class VoiceStep(NamedTuple):
    """A step of a setting, by its id; of none that was named, or of the one or the other."""

    names: tuple[str, ...]
    way: str
    """`up`, `down`, `most`, `least` or `usual`."""
    is_bare: bool = False
    """Whether only slower was said, which is said by who has not followed."""


AGAIN = "again"
"""What stands behind a step where what was said last is to be said once more by it."""

_RATE, _VOLUME = "rate", "volume"
_BESIDE = frozenset({"beside", "request"})
_SAYS = {
    **{"rate": (_RATE, ""), "slower": (_RATE, "down"), "faster": (_RATE, "up")},
    **{"slowest": (_RATE, "least"), "fastest": (_RATE, "most")},
    **{"volume": (_VOLUME, ""), "softer": (_VOLUME, "down"), "louder": (_VOLUME, "up")},
    **{"softest": (_VOLUME, "least"), "loudest": (_VOLUME, "most")},
    **{"less": ("", "down"), "lower": ("", "down"), "gently": ("", "down")},
    **{"more": ("", "up"), "higher": ("", "up"), "ungently": ("", "up")},
    **{"least": ("", "least"), "most": ("", "most"), "usual": ("", "usual")},
}
"""The setting that a phrase of each kind is about, and the way that it says."""
_OF_EITHER = frozenset({"gently", "ungently"})
"""What may be slower or softer, or the opposite, as an Italian "piano" may."""
_OF_VOLUME = frozenset({"lower", "higher", "voice"})
"""What is about the volume where nothing else is named: lower, lower the voice."""
_EXTREMES = {"up": "most", "down": "least"}


def voice_step(text: str, words: Vocabulary) -> CommandMeant | Perhaps | None:
    """The step that a line wants of the voice, or one of two that it may want."""
    kinds = _kinds(text, words)
    if text.rstrip().endswith("?") and "request" not in kinds:
        return None  # "the volume at maximum?" asks
    step = _step(kinds)
    if step is None or not step.names:
        return None
    meant = tuple(_command(name, step, words) for name in step.names)
    return meant[0] if len(meant) == 1 else Perhaps(meant)


def way_in(text: str, name: str, words: Vocabulary) -> str:
    """The way that a line says where a value of this setting is waited for; else empty."""
    step = _step(_kinds(text, words))
    return step.way if step and (not step.names or name in step.names) else ""


def _command(name: str, step: VoiceStep, words: Vocabulary) -> CommandMeant:
    setting = next(word for word, each in words.settings.items() if each == name)
    again = f" {AGAIN}" if step.is_bare else ""
    return CommandMeant(Command.SETTINGS, rest=f"{setting} {step.way}{again}")


def _kinds(text: str, words: Vocabulary) -> tuple[str, ...]:
    """The kinds of the phrases that a line is made of, the longest first; none if it has others."""
    said = [token.word for token in read_line(text).words]
    kinds: list[str] = []
    if said and said[0] not in _beginnings(words):
        return ()
    while said:
        lengths = {kind: longest_phrase(said, phrases) for kind, phrases in words.steps.items()}
        longest = max(lengths.values(), default=0)
        if not longest:
            return ()
        kinds.append(next(kind for kind, length in lengths.items() if length == longest))
        said = said[longest:]
    return tuple(kinds)


@lru_cache(maxsize=KEPT)
def _beginnings(words: Vocabulary) -> frozenset[str]:
    """The words that any of the phrases may begin with."""
    return frozenset(phrase[0] for phrases in words.steps.values() for phrase in phrases)


def _step(kinds: tuple[str, ...]) -> VoiceStep | None:
    """The step that some kinds of phrases say together, where they agree."""
    said = set(kinds) - _BESIDE
    names = {_SAYS[kind][0] for kind in said & _SAYS.keys()} - {""}
    ways = {_SAYS[kind][1] for kind in said & _SAYS.keys()} - {""}
    if len(ways) > 1:  # "turn the volume up to the maximum"
        ways -= {way for way, extreme in _EXTREMES.items() if extreme in ways}
    if len(ways) != 1 or len(names) > 1:
        return None
    (way,) = ways
    way = _EXTREMES.get(way, way) if "extreme" in said else way
    if names:
        return VoiceStep(tuple(names), way, is_bare=said == {"slower"})
    if said == {"gently"}:  # alone it is said by who has not followed, as "slower" is
        return VoiceStep((_RATE,), way, is_bare=True)
    if said & _OF_EITHER:
        return VoiceStep((_RATE, _VOLUME), way) if said & {"voice", "speak"} else None
    is_of_volume = bool(said & _OF_VOLUME) and way != "usual"
    return VoiceStep((_VOLUME,) if is_of_volume else (), way)

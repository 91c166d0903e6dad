"""The options in a model's `.conf` files: one `--name=value` a line, `#` before a remark.

vosk refuses an option it does not know, but believes any value, and some end its process or make it
wait without end. The names were tried one by one with vosk 0.3.45.
"""

import math
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from speech.ear.recognizers.cursor import DamagedFile, lines_of


class Range(NamedTuple):
    """What a number may be."""

    least: float
    most: float


FLAG = re.compile("true|false|")
"""An option without a value is true."""
NUMBERS = re.compile(r"\d{1,6}(:\d{1,6})*")
WINDOW = re.compile("hanning|sine|hamming|povey|rectangular|blackman")

Allowed = Mapping[str, Range | re.Pattern[str]]

SILENCE_PHONES = "endpoint.silence-phones"

_RULE: Allowed = {
    "must-contain-nonsilence": FLAG,
    "min-trailing-silence": Range(0, 1000),
    "max-relative-cost": Range(0, math.inf),
    "min-utterance-length": Range(0, 1000),
}
DECODING: Allowed = {
    "beam": Range(0.1, 100),
    "lattice-beam": Range(0.1, 100),
    "max-active": Range(2, 2_147_483_647),
    "min-active": Range(0, 1_000_000),
    "prune-interval": Range(1, 1000),
    "beam-delta": Range(0.01, 10),
    "hash-ratio": Range(1, 100),
    "delta": Range(1e-9, 1),
    "max-mem": Range(1_000_000, 2_147_483_647),
    "phone-determinize": FLAG,
    "word-determinize": FLAG,
    "minimize": FLAG,
    "acoustic-scale": Range(0.001, 100),
    "extra-left-context-initial": Range(0, 1000),
    "frame-subsampling-factor": Range(1, 10),
    "frames-per-chunk": Range(1, 1000),
    "debug-computation": FLAG,
    SILENCE_PHONES: NUMBERS,
    **{f"endpoint.rule{rule}.{name}": value for rule in range(1, 6) for name, value in _RULE.items()},
}
"""`model.conf`."""

_FEATURES: Allowed = {
    "sample-frequency": Range(8000, 16_000),
    "frame-length": Range(5, 100),
    "frame-shift": Range(5, 50),
    "preemphasis-coefficient": Range(0, 1),
    "remove-dc-offset": FLAG,
    "dither": Range(0, 10),
    "window-type": WINDOW,
    "blackman-coeff": Range(0, 1),
    "round-to-power-of-two": FLAG,
    "snip-edges": FLAG,
    "allow-downsample": FLAG,
    "allow-upsample": FLAG,
    "max-feature-vectors": Range(-1, 1_000_000),
    "num-mel-bins": Range(3, 512),
    "low-freq": Range(0, 8000),
    "high-freq": Range(-4000, 8000),
    "vtln-low": Range(-8000, 8000),
    "vtln-high": Range(-8000, 8000),
    "debug-mel": FLAG,
    "use-energy": FLAG,
    "energy-floor": Range(0, 1e9),
    "raw-energy": FLAG,
    "htk-compat": FLAG,
}
FBANK: Allowed = {**_FEATURES, "use-log-fbank": FLAG, "use-power": FLAG}
"""`fbank.conf`."""
MFCC: Allowed = {**_FEATURES, "num-ceps": Range(1, 512), "cepstral-lifter": Range(0, 1000)}
"""`mfcc.conf`."""


def check_options(data: bytes, allowed: Allowed) -> dict[str, str]:
    """The options of a file. Raises DamagedFile for one unknown, or a value that it cannot have."""
    options = dict(_lines(data))
    for name, value in options.items():
        rule = allowed.get(name)
        if rule is None:
            raise DamagedFile(f"no option {name[:60]}")
        if not _is_allowed(value, rule):
            raise DamagedFile(f"{name} cannot be {value[:60]}")
    return options


def features_of(options: Mapping[str, str], is_mfcc: bool) -> int:
    """How many features a frame has."""
    if is_mfcc:
        return round(float(options.get("num-ceps", 13)))
    return round(float(options.get("num-mel-bins", 23))) + (options.get("use-energy") in ("true", ""))


def _lines(data: bytes) -> Iterator[tuple[str, str]]:
    for line in lines_of(data.replace(b"\r\n", b"\n")):
        words = line.partition("#")[0].strip()
        if not words:
            continue
        if not words.startswith("--"):
            raise DamagedFile(f"no option: {words[:60]}")
        name, _, value = words[2:].partition("=")
        yield name.strip(), value.strip()


def _is_allowed(value: str, rule: Range | re.Pattern[str]) -> bool:
    if isinstance(rule, re.Pattern):
        return rule.fullmatch(value) is not None
    if not re.fullmatch(r"[-+]?(\d{1,12}(\.\d{0,12})?|\.\d{1,12})(e[-+]?\d{1,2})?|inf", value, re.I):
        return False
    return rule.least <= float(value) <= rule.most

"""Speakers that nobody is: espeak's voices with vocal tracts, throats and pitches at random.

A formant synthesiser has one speaker, and a network that has heard one speaker understands one. The
format of a variant is espeak-ng's docs/voices.md.
"""

import random
from pathlib import Path

FORMANTS = 9
PREFIX = "someone"


def write_variants(folder: Path, number: int, seed: int) -> list[str]:
    """Write so many variants and give their names, as in `it+someone7`.

    Those of the package go: the library counts to 350, voices and variants together.
    """
    for file in folder.iterdir():
        file.unlink()
    chance = random.Random(seed)
    names = []
    for each in range(number):
        name = f"{PREFIX}{each}"
        (folder / name).write_text(_variant(chance, name))
        names.append(name)
    return names


def _variant(chance: random.Random, name: str) -> str:
    # The shorter the vocal tract, the higher the formants, and mostly the voice: men, women, children.
    tract = chance.uniform(0.92, 1.32)
    low = max(60.0, chance.gauss(95 + 330 * (tract - 0.92), 25))
    high = low * chance.uniform(1.15, 1.9)
    lines = ["language variant", f"name {name}", f"pitch {low:.0f} {high:.0f}"]
    tilt = chance.uniform(-12, 12)
    for formant in range(FORMANTS):
        place = 100 * tract * chance.gauss(1, 0.04) if formant else chance.uniform(95, 115)
        height = max(30, min(200, chance.gauss(105 + tilt * (formant - 2), 20)))
        width = max(60, min(220, chance.gauss(125, 30)))
        lines.append(f"formant {formant} {place:.0f} {height:.0f} {width:.0f}")
    lines.append(f"consonants {chance.randint(60, 160)} {chance.randint(60, 160)}")
    if chance.random() < 0.5:
        lines.append(f"flutter {chance.randint(0, 20)}")
    if chance.random() < 0.5:
        lines.append(f"roughness {chance.randint(0, 4)}")
    if chance.random() < 0.5:
        lines.append(f"voicing {chance.randint(40, 130)}")
    if chance.random() < 0.5:
        breath = " ".join(str(chance.randint(0, 30)) for _ in range(8))
        lines += [
            f"breath {breath}",
            "breathw " + " ".join(str(chance.randint(100, 400)) for _ in range(8)),
        ]
    if chance.random() < 0.5:
        lines.append("tone " + _tone(chance))
    if chance.random() < 0.4:
        lines.append(f"klatt {chance.randint(1, 4)}")
    if chance.random() < 0.5:
        lines.append("stressAdd " + " ".join(str(chance.randint(-25, 35)) for _ in range(8)))
    return "\n".join(lines) + "\n"


def _tone(chance: random.Random) -> str:
    """A slope of the spectrum: frequencies in hertz, amplitudes from 0 to 255."""
    return " ".join(
        f"{hertz} {chance.randint(60, 255)}" for hertz in (100, 500, 1000, 2000, 3000, 4000)
    )

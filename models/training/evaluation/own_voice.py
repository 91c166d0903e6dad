"""What the program itself says, in its own voice: moves that were made, and what it answers somebody.

From its own messages, by espeak-ng, as it speaks where nothing else is chosen. Some of it may reach the
microphone (manners.py).
"""

import hashlib
import random
from pathlib import Path

from assistant.narration.catalog import catalog
from assistant.narration.facts.fact import Squares
from assistant.narration.facts.game import MoveMade
from assistant.narration.narrator import Narrator
from models.training.evaluation.espeak import ACCENTS, Espeak
from models.training.evaluation.positions import places
from models.training.evaluation.source import Utterance
from models.training.evaluation.waveform import trimmed, write_wav

_MOVES = 12
_ANSWERS = (
    *("listening-not-heard", "listening-say-again", "listening-square-start", "draw-accepted"),
    *("game-nothing-to-take-back", "game-computer-thinks"),
)
"""Messages without variables behind which somebody speaks at once."""


def said_by_program(language: str) -> list[str]:
    """What it says, in words, the same at every call: moves of random games, and some answers.

    Raises KeyError for a language without messages.
    """
    narrator, messages = Narrator(language), catalog(language)
    chance = random.Random(f"own voice {language}")
    texts = []
    for place, _ in zip(places(chance), range(_MOVES), strict=False):
        move, side = chance.choice(place.moves), place.position.side_to_move
        numbers = ("x" if move.is_capture else "-").join(map(str, (move.start, move.end)))
        taken = Squares(move.captured)
        told = MoveMade(side, numbers, len(move.captured), taken, move.promotes, str(move.end))
        texts.append(narrator.tell(told).spoken)
    return texts + [messages.text(answer, "spoken") for answer in _ANSWERS]


def own_voice(language: str, cache: Path) -> tuple[Path, ...]:
    """The sounds of it, made once and kept in a folder; none where espeak-ng is missing.

    Raises OSError where espeak-ng does not begin, or a sound cannot be written.
    """
    folder = cache / language / "own-voice"
    files = {_file(folder, text): text for text in said_by_program(language)}
    missing = [file for file in files if not file.exists()]
    source = Espeak(language)
    if missing and not source.is_installed:
        return ()
    folder.mkdir(parents=True, exist_ok=True)
    sounds = source.say([Utterance(files[file], ACCENTS[language][0]) for file in missing])
    for file, sound in zip(missing, sounds, strict=True):
        part = file.with_suffix(".part")
        write_wav(part, trimmed(sound))
        part.replace(file)
    return tuple(files)


def _file(folder: Path, text: str) -> Path:
    return folder / f"{hashlib.sha256(text.encode()).hexdigest()[:16]}.wav"

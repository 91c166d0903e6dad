"""A language as the training knows it: its words, how a synthesiser is to read them, its phones."""

import random
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from assistant.parsing.hearing.grammar import words_of
from assistant.parsing.words.tokens import normalise
from assistant.parsing.words.vocabulary import Vocabulary, vocabulary
from models.training.sounds import SOUNDS

HERE = Path(__file__).parent
MANUALS = HERE.parents[1] / "docs"

PAUSES = ("_", "(")
"""What mnemonics of pauses and of changes of the language begin with."""
_STRESS = "',%=|"
GLIDES = ("j", "w")
"""Before these, as before vowels, an n begins a syllable: telefone."""
CODA, ALWAYS_CODA = "n", "N"
"""The class of an n, and what espeak-ng calls one that closes a syllable whatever follows."""


@dataclass(frozen=True, slots=True)
class Language:
    """What lexicon/*.toml says; its first lines explain it."""

    code: str
    words: Vocabulary
    voices: Mapping[str, float]
    written: Mapping[str, Sequence[str]]
    spoken: Mapping[str, Sequence[str]]
    also: Mapping[str, Sequence[str]]
    merged: Mapping[str, str]
    dropped: frozenset[str]
    leading: frozenset[str]
    sounds: Mapping[str, str]
    nasal: Mapping[str, str]
    alike: Mapping[str, Sequence[str]]
    last: Mapping[str, str]
    decoder: Mapping[str, float]
    unknown_share: float | None
    """Of the share of any speech in the training so much is divided out; None as in others."""

    def phone(self, mnemonic: str) -> str | None:
        """The class of a mnemonic; "" for a pause, None for what belongs to the phone before it."""
        if mnemonic.startswith(PAUSES):
            return ""
        plain = mnemonic.lstrip(_STRESS)
        plain = self.merged.get(plain, plain)
        return None if plain in self.dropped or not plain else plain

    def classes(self, mnemonics: Sequence[str]) -> list[str | None]:
        """The class of each as `phone` has it, of a row that is spoken one behind the other.

        What a vowel and the n that closes its syllable are together, one vowel through the nose, is the
        class of the vowel; that n then belongs to it.
        """
        found = [self.phone(each) for each in mnemonics]
        if not self.nasal:
            return found
        heard = [at for at, phone in enumerate(found) if phone is not None]
        for before, at, behind in zip(heard, heard[1:], [*heard[2:], None], strict=False):
            follows = behind is not None and self._carries(mnemonics[behind])
            is_closing = found[at] == CODA and not (follows and mnemonics[at] != ALWAYS_CODA)
            if is_closing and found[before] in self.nasal:
                found[before], found[at] = self.nasal[found[before] or ""], None
        return found

    def _carries(self, mnemonic: str) -> bool:
        """Whether a consonant before it belongs to its syllable."""
        name = self.sound(mnemonic)
        sound = SOUNDS.get(name)
        return name in GLIDES or bool(sound and sound.is_vowel)

    def sound(self, mnemonic: str, heard: str | None = None) -> str:
        """The sound of sounds.toml that a mnemonic is: its own, or that of its class; that of the class
        it is `heard` as, where that is another beside its neighbours."""
        plain = mnemonic.lstrip(_STRESS)
        phone = self.phone(mnemonic) or ""
        if heard and heard != phone:
            return heard
        return self.sounds.get(plain) or self.sounds.get(phone, phone)

    def known_words(self) -> list[str]:
        """Every word that the phrase files accept, sorted."""
        return sorted(words_of(self.words))

    def known_forms(self) -> frozenset[str]:
        """All that a word of a text may be, normalised, and be one of ours: d'accordo, didn't."""
        known = {
            normalise(form) for word in self.known_words() for form in self.written.get(word, (word,))
        }
        forms = [form for forms in self.written.values() for form in forms]
        first = [form for form in forms if form.endswith("'")]
        last = [form for form in forms if form.startswith("'")]
        elided = {normalise(one + word) for one in first for word in known}
        return frozenset(known | elided | {normalise(word + one) for one in last for word in known})

    def pairs_alike(self, classes: Sequence[str]) -> list[tuple[int, int]]:
        """The places of a class and of one that is heard in it besides. Raises ValueError for a class
        that the language has not."""
        return [
            (classes.index(one), classes.index(other))
            for one, others in self.alike.items()
            for other in others
        ]

    def as_written(self, phrase: str, chance: random.Random) -> str:
        """A phrase with the accents and apostrophes that phrase files leave out."""
        text = ""
        for word in phrase.split():
            form = chance.choice([*self.written.get(word, (word,))])
            is_joined = not text or text.endswith("'") or form.startswith("'")
            text += form if is_joined else f" {form}"
        return text

    def manual_sentences(self) -> list[str]:
        """Pieces of the manuals without numbers: ordinary speech, most of it no word of ours."""
        found = []
        for file in sorted((MANUALS / self.code).glob("*.md")):
            for line in file.read_text("utf-8").splitlines():
                if line.startswith((" ", "#", "|", ">")):
                    continue
                for piece in line.replace(":", ".").replace(";", ".").split("."):
                    is_plain = not any(char.isdigit() or char in "`[]()|" for char in piece)
                    if is_plain and 2 <= len(normalise(piece).split()) <= 16:
                        found.append(piece.strip(" -"))
        return found


def language(code: str) -> Language:
    """Read a language. Raises FileNotFoundError for one without a lexicon or without phrases."""
    table: dict[str, Any] = tomllib.loads((HERE / "lexicon" / f"{code}.toml").read_text("utf-8"))
    merged = dict(table["phones"])
    leading = frozenset(merged.pop("leading", ()))
    dropped = frozenset(merged.pop("dropped")) | leading
    return Language(
        code,
        vocabulary(code),
        table["voices"],
        table["written"],
        table["spoken"],
        table["also"],
        merged,
        dropped,
        leading,
        table.get("sounds", {}),
        table.get("nasal", {}),
        table.get("alike", {}),
        table.get("last", {}),
        table.get("decoder", {}),
        table.get("network", {}).get("unknown-share"),
    )

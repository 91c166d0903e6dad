"""All sources of speech of a language, as far as this machine has them.

No model was trained on any of them but Letícia of `rhvoice`, who teaches Portuguese: what is heard of
her tells what a known voice has, and she is none of the `judges`.
"""

from models.training.evaluation.espeak import Espeak
from models.training.evaluation.festival import Festival
from models.training.evaluation.flite import Flite
from models.training.evaluation.mbrola import Mbrola
from models.training.evaluation.people import People
from models.training.evaluation.pico import Pico
from models.training.evaluation.prompted import CUTS, Prompted
from models.training.evaluation.rhvoice import RhVoice
from models.training.evaluation.source import Source


def sources(language: str) -> list[Source]:
    """The sources of a language: synthesisers, the same number by number in each of `CUTS`, people."""
    others: list[Source] = [Festival(), Flite(), RhVoice(), Espeak(language)]
    others += [Mbrola(language), Pico(language)]
    prompted = [Prompted(source, manner) for manner in CUTS for source in others]
    every = [*others, *prompted, People(language)]
    return [source for source in every if source.language == language and source.is_installed]


def judges(language: str) -> list[Source]:
    """Those who say whole sentences and judge: no teacher, nobody number by number, and no people, who
    have few words and are looked at seldom."""
    others = (RhVoice, Prompted, People)
    return [source for source in sources(language) if not isinstance(source, others)]

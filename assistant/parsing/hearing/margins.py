"""How much likelier what was heard must be than anything else, for what is to be done."""

from dataclasses import dataclass, replace

from assistant.parsing.words.vocabulary import Vocabulary


@dataclass(frozen=True, slots=True)
class Margins:
    """How much likelier one meaning must be than another, in natural logarithms: 2.3 is ten to one.

    Chosen so that in Italian, of festival, one move in 200 that is not legal is taken for another, and
    of legal ones hardly one in a thousand. A language may have others, see [margins] in its phrase
    file. `change` and `answer` were chosen by what they are to prevent; `setting` is as low as a sound
    file of the tests needs, "language Italian", and was 2.0 before. Every one may be set by itself.
    """

    second: float = 1.05
    """A legal move that is not so much likelier than the next legal move is asked about."""
    alike: float = 2.5
    """The same where the two differ in numbers that sound alike when a part is missing, see `alike` of
    the vocabulary: "sedici" without its beginning is sooner "quindici" than anything else."""
    onset: float = 2.5
    """Where another reading, legal or not, differs from a legal move in numbers that sound alike
    without their onsets, and is less likely by less than this, the onsets of this utterance are not to
    be heard, and each such number stands for the others as well."""
    illegal: float = 3.25
    """A legal move is played although moves that are not legal are likelier by up to this, all of them
    together: it is unlikely to have been said where many others would explain the sound, of which none
    stands out. No confusion of the phrase files may cost less, see [confused] there."""
    misheard: float = 3.0
    """The same for known words with numbers among them that make no sentence."""
    unknown: float = 3.0
    """The same for words that mean nothing: talk in which there happens to be a move."""
    asked: float = 6.0
    """A legal move less likely than the best meaning by up to this is asked about, beyond it is not
    thought of."""
    part: float = 3.0
    """What each gap in a sentence costs: unknown words at one end, or a missing square. Above zero."""
    question: float = 0.3
    """A command that only asks must be so much likelier than any other meaning."""
    pressed: float = 0.0
    """The same where a key was pressed to speak: then something was said, and the likeliest question is
    answered, and the likeliest command that changes something asked about."""
    nonsense: float = 2.0
    """A command that only asks is believed although known words that make no sentence are likelier by
    up to this: nobody has said these. Where the microphone is always open `open_nonsense` holds."""
    open_nonsense: float = 1.0
    open_clear: float = 10.0
    """How clear a question must be where the microphone is always open, see overheard.py: how much
    likelier than talk and than anything else it may be, one added to the other and to its words.
    Chosen with 500 sentences of recorded people who speak Spanish, French and Russian, of which 0.6
    to 1.6 in 100 are answered."""
    open_loose: float = 4.0
    """How much clearer there what is meant by concepts only."""
    open_refused: float = 2.0
    """How much likelier than talk a move must be there that is refused."""
    confused: float = 1.0
    """Of two commands of which one is heard for the other (`confused_commands` of the vocabulary) it is
    asked which was meant, where they are nearer to each other than this."""
    change: float = 4.0
    """A command that changes something must be so much likelier: yes than no, resigning than talk."""
    setting: float = 1.5
    """A setting, which is told and can be set back, must be so much likelier; so must what else is told
    and can be undone by a word, or is asked about first (`UNDONE`): a pause, a kept game deleted."""
    offered: float = 1.5
    """A command that changes something and is that much likelier, but less than it should be, is asked
    about: the yes is the safeguard. Where a key was pressed to speak `pressed` is enough."""
    answer: float = 2.0
    """A yes or a no that was asked for must be so much likelier than all but the other of the two."""


MARGINS = Margins()


def margins_of(words: Vocabulary) -> Margins:
    """The margins of a language: MARGINS, but for those that its phrase file has otherwise."""
    return replace(MARGINS, **words.margins)

"""What a microphone that is always open has overheard: talk that was not meant for the program.

Of an hour of talk among people some ninety sentences sound like a question, and all of them would be
answered. So a question, and a move that is refused or asked about, must be heard more clearly there
than where a key was pressed to speak. What is not is passed over, but not forgotten: who says it again
within moments means the program, as nobody does in talk.
"""

import math
from collections.abc import Collection, Sequence

from assistant.parsing.hearing.asked_aloud import is_loose, without_nonsense
from assistant.parsing.hearing.hypotheses import UNKNOWN, Hypothesis
from assistant.parsing.hearing.margins import Margins
from assistant.parsing.likely import Meaning

SAID_AGAIN = 20.0
"""Seconds within which the same is said again by who was passed over."""
_MANY_TEXTS = 20
"""What a recogniser offers of an utterance is more than this, but where hardly anything is possible."""
_MOST_WORDS = 6
"""Each word that fits tells a sentence from talk, up to so many."""


def talk_in(readings: Sequence[Hypothesis]) -> float:
    """How likely it is that talk was heard: the best of the texts with an unknown word, as a natural
    logarithm. Where there is none among as many as a recogniser has, it is at most as likely as the
    last of them."""
    talk = [each.score for each in readings if UNKNOWN in each.text.split()]
    is_full = len({each.text for each in readings}) >= _MANY_TEXTS
    last = min(each.score for each in readings) if is_full else -math.inf
    return max(talk, default=last)


def clearness(
    ranked: Sequence[Hypothesis],
    talk: float,
    margins: Margins,
    either: Collection[Meaning] = (),
) -> float:
    """How clear a question is, the likeliest of what `rank` gives, in natural logarithms.

    How much likelier than talk, how much likelier than what else it may be, and how many words it has;
    less what concepts alone leave open. What is asked about as one of two (`either`) is no rival of the
    other.
    """
    best, *others = without_nonsense(ranked, margins, is_pressed=False)
    rivals = [each for each in others if each.meaning not in either]
    behind = min((best.score - each.score for each in rivals), default=math.inf)
    words = min(len(best.text.split()), _MOST_WORDS)
    return best.score - talk + behind + words - (margins.open_loose if is_loose(best) else 0.0)

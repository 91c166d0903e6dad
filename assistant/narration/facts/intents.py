"""Facts of what a person may have meant."""

from dataclasses import dataclass

from assistant.narration.facts.fact import Fact, Requests
from speech.voice.utterance import Priority


@dataclass(frozen=True, slots=True)
class DidYouMean(Fact):
    """One thing that a line may mean; it is done after a yes."""

    message = "intents-did-you-mean"
    urgency = Priority.IMPORTANT
    meant: Requests


@dataclass(frozen=True, slots=True)
class WhichMeant(Fact):
    """Two things that a line may mean."""

    message = "intents-which"
    urgency = Priority.IMPORTANT
    first: Requests
    second: Requests

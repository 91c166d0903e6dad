"""Facts of what a person may have meant."""

from assistant.narration.facts.fact import Audience, Fact, Requests
from speech.voice.utterance import Urgency


class DidYouMean(Fact):
    """One thing that a line may mean; it is done after a yes."""

    message = "intents-did-you-mean"
    audience = Audience.ANSWERER
    urgency = Urgency.IMPORTANT
    meant: Requests


class WhichMeant(Fact):
    """Two things that a line may mean."""

    message = "intents-which"
    urgency = Urgency.IMPORTANT
    first: Requests
    second: Requests

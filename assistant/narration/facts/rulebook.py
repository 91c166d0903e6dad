"""Facts of the rule texts: what an article says, and which articles are known."""

from assistant.narration.facts.fact import Fact, RuleSaid, RuleTitles
from assistant.rules.articles import Article, Text
from speech.voice.utterance import Urgency


class RuleTold(Fact):
    """What an article says; one that holds several rules is told with a fact for each."""

    message = "rulebook-told"
    urgency = Urgency.READING
    article: Article
    said: RuleSaid
    number: str = ""
    """The article's, where it has one of digits or a letter."""
    is_last: bool = False
    """Whether none was named, and it is the one that was cited last."""


class ChapterTold(Fact):
    """The articles of a chapter that are known, each with what it is about, and one as an example."""

    message = "rulebook-chapter"
    urgency = Urgency.READING
    chapter: str
    titles: RuleTitles
    count: int
    example: str


class RuleUnknown(Fact):
    """An article that is not known, or none was asked for: which are known, and how to ask.

    `example` is one of them, to be typed.
    """

    message = "rulebook-unknown"
    asked: str
    first: str
    last: str
    example: str


class SubjectUnknown(Fact):
    """A subject of which no rule is known: which there are."""

    message = "rulebook-subject-unknown"


class RuleHint(Fact):
    """That the article of a refusal can be heard."""

    message = "rulebook-hint"
    number: str


class SameInText(Fact):
    """That one text of the rules says nothing of a topic that the other one does not say too."""

    message = "rulebook-same"
    urgency = Urgency.READING
    one: Text
    other: Text


class NoRuleBeside(Fact):
    """That no article of the text stands behind the one that was read last, or before it."""

    message = "rulebook-none-beside"
    urgency = Urgency.READING
    article: Article
    is_last: bool


class NothingInText(Fact):
    """That the text in force says nothing of what was asked."""

    message = "rulebook-nothing"
    urgency = Urgency.READING
    text: Text

"""What waits about the rules: an article that was read, from which one goes on."""

from assistant.rules.articles import Article
from assistant.values import Value


class RuleBeside(Value):
    """The article behind or before the one that was read last."""

    article: Article

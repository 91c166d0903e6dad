"""What an article of the regulation says: by its number, by its topic, or the one named last."""

from collections.abc import Callable, Iterable

from assistant.dialogue.talk import Talk
from assistant.game.record import RepetitionClaim
from assistant.narration.facts.draw import RepetitionAnswered
from assistant.narration.facts.fact import RuleSaid, RuleTitles
from assistant.narration.facts.rulebook import (
    ChapterTold,
    RuleHint,
    RuleTold,
    RuleUnknown,
    SubjectUnknown,
)
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.rule_words import RuleWanted, is_repetition, parse_rule
from assistant.parsing.meanings import Command
from assistant.rules.articles import Article, IllegalReason
from assistant.rules.rulebook import (
    Rule,
    articles_numbered,
    chapter_of,
    count_in,
    range_near,
    rules_about,
    rules_of,
)


def _tell_rule(talk: Talk, meant: CommandMeant) -> None:
    """The article or the topic that was asked for; without one, the article that was named last."""
    regulation = talk.game.regulation
    wanted = parse_rule(meant.rest, talk.words)
    if wanted is None and meant.rest:
        talk.say(SubjectUnknown())
        return
    wanted = wanted or RuleWanted()
    if wanted.topic:
        if regulation.repetition is None and is_repetition(meant.rest, talk.words):
            talk.say(RepetitionAnswered(RepetitionClaim.NOT_IN_THE_TEXT, 0, 0, by_computer=False))
            return
        _tell(talk, rules_about(regulation, wanted.topic))
        return
    cited = talk.here.cited
    articles = articles_numbered(regulation, wanted.number) if wanted.number else [cited]
    known = rules_of(regulation)
    found = [(article, rule) for article in articles if article for rule in known.get(article, ())]
    chapter = chapter_of(regulation, wanted.number) if wanted.number else []
    if found:
        _tell(talk, found, is_last=not wanted.number)
    elif chapter:
        titles = RuleTitles(tuple((article.number, rule) for article, rule in chapter))
        talk.say(ChapterTold(wanted.number, titles, len(chapter), chapter[0][0].number))
    else:
        example = regulation.article(IllegalReason.MOST_PIECES, is_king=False).number
        talk.say(RuleUnknown(wanted.number, *range_near(regulation, wanted.number), example))


def _tell(talk: Talk, found: Iterable[tuple[Article, Rule]], *, is_last: bool = False) -> None:
    """What articles say; where none was named, that it is the one that was cited last."""
    regulation = talk.game.regulation
    for place, (article, rule) in enumerate(found):
        said = RuleSaid(rule, count_in(regulation, rule))
        talk.say(RuleTold(article, said, _typed(article), is_last=is_last and not place))


def _typed(article: Article) -> str:
    """How an article is asked for; empty for one that has a name only."""
    number = article.number
    return number if number[0].isdigit() or len(number) == 1 else ""


def rule_hint(talk: Talk) -> RuleHint | None:
    """How to hear what the article of the last refusal says, until the next ply, where it was told."""
    refused = talk.since.last_refusal if talk.explains_refusals else None
    number = _typed(refused[1].article) if refused else ""
    return RuleHint(number) if number else None


def hint_at_rule(talk: Talk) -> None:
    """After the first typed move that was refused: how to hear the article, where words are not few."""
    hint = rule_hint(talk)
    if hint and talk.settings.verbosity:
        talk.hint(hint)


RULING: dict[Command, Callable[[Talk, CommandMeant], None]] = {Command.RULE: _tell_rule}

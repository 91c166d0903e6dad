"""What an article of the regulation says: by its number, by its topic, or the one named last."""

from collections.abc import Callable, Iterable, Sequence

from assistant.dialogue.about_rules import RuleBeside
from assistant.dialogue.questions import Expected
from assistant.dialogue.talk import Talk
from assistant.game.record import RepetitionClaim
from assistant.narration.facts.draw import RepetitionAnswered
from assistant.narration.facts.fact import RuleSaid, RuleTitles
from assistant.narration.facts.rulebook import (
    ChapterTold,
    NoRuleBeside,
    NothingInText,
    RuleHint,
    RuleTold,
    RuleUnknown,
    SameInText,
    SubjectUnknown,
)
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.rule_words import RuleWanted, is_repetition, parse_rule
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.meanings import About, Command
from assistant.parsing.words.tokens import normalise
from assistant.rules.articles import Article, IllegalReason
from assistant.rules.regulation import REGULATIONS
from assistant.rules.rulebook import (
    Rule,
    Topic,
    article_beside,
    articles_numbered,
    chapter_of,
    count_in,
    range_near,
    rules_about,
    rules_apart,
    rules_of,
    rules_saying,
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
        if meant.about is About.DIFFERENT:
            _tell_apart(talk, wanted.topic)
        else:
            _tell_of(talk, rules_about(regulation, wanted.topic))
        return
    if wanted.rule:
        _tell_of(talk, rules_saying(regulation, wanted.rule))
        return
    cited = talk.here.cited
    articles = articles_numbered(regulation, wanted.number) if wanted.number else [cited]
    known = rules_of(regulation)
    found = [(article, rule) for article in articles if article for rule in known.get(article, ())]
    chapter = chapter_of(regulation, wanted.number) if wanted.number else []
    if found:
        _read(talk, found, is_last=not wanted.number)
    elif chapter:
        titles = RuleTitles(tuple((article.number, rule) for article, rule in chapter))
        talk.say(ChapterTold(wanted.number, titles, len(chapter), chapter[0][0].number))
    else:
        example = regulation.article(IllegalReason.MOST_PIECES, is_king=False).number
        talk.say(RuleUnknown(wanted.number, *range_near(regulation, wanted.number), example))


def _read(talk: Talk, found: Sequence[tuple[Article, Rule]], *, is_last: bool = False) -> None:
    """Tell what an article says, or several, from the last of which one may go on and back."""
    _tell(talk, found, is_last=is_last)
    if not (talk.here.asked or talk.here.choice):
        talk.here.expected = Expected(RuleBeside(found[-1][0]))


def take_rule_beside(talk: Talk, article: Article, text: str) -> bool:
    """Read the article behind the one read last, or the one before it, if that is wanted."""
    said, looking = parse_command(text, talk.words), talk.words.looking
    phrase = tuple(normalise(text).split())
    clock = talk.table.clock
    is_paused = clock is not None and clock.is_paused  # then to go on is to start it again
    goes_on = said is not None and said.command is Command.GO_ON and not is_paused
    goes_on = goes_on or phrase in looking["forward"]
    step = 1 if goes_on else -1 if phrase in looking["back"] else 0
    beside = article_beside(talk.game.regulation, article, step) if step else None
    if beside:
        _read(talk, [(beside, rule) for rule in rules_of(talk.game.regulation)[beside]])
    elif step:
        talk.say(NoRuleBeside(article, is_last=step > 0))
        talk.here.expected = Expected(RuleBeside(article))
    return bool(step)


def _tell_of(talk: Talk, found: Sequence[tuple[Article, Rule]]) -> None:
    """What articles say of a subject; that there is nothing, where the text has none."""
    if found:
        _tell(talk, found)
    else:
        talk.say(NothingInText(talk.game.regulation.text))


def _tell_apart(talk: Talk, topic: Topic) -> None:
    """What each text that this game may be played by says of a topic, and the other one does not."""
    own = talk.game.regulation
    others = [each for each in REGULATIONS if each.variant is own.variant and each is not own]
    for one, other in ((one, other) for each in others for one, other in ((own, each), (each, own))):
        apart = rules_apart(one, other, topic)
        for article, rule in apart:
            talk.say(RuleTold(article, RuleSaid(rule, count_in(one, rule)), _typed(article)))
        if not apart:
            talk.say(SameInText(one.text, other.text))


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

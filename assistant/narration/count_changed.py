"""How it is told what a move did to a count."""

from assistant.game.draw import Count, CountChange
from assistant.narration.facts.draw import CountChanged
from assistant.rules.regulation import CountRule


def count_changed(
    change: CountChange, rule: CountRule, before: Count | None, left: int
) -> CountChanged:
    """The fact of it: with the article that annuls a count, or with that of one that begins."""
    is_annulled = change is not CountChange.BEGAN and (before is None or before.rule is rule)
    return CountChanged(
        change,
        left if change is CountChange.RESUMED else rule.moves,
        rule.king_moves_only,
        rule.annulled if is_annulled else rule.article,
        rule.reads_each,
    )

"""Which of the kept games is meant that were told: the second one."""

from assistant.dialogue.talk import Talk
from assistant.parsing.games_wanted import games_meant


def placed(talk: Talk, said: str) -> str:
    """What was said of games, with the number of the one that was told at the place that was named.

    Where no list was told, the second one is the one with that number.
    """
    wanted = games_meant(said, talk.words)
    if not wanted.rank:
        return said
    told = talk.surface.games_told
    number = told[wanted.rank - 1] if wanted.rank <= len(told) else wanted.rank
    forever = talk.words.games["forever"] if wanted.for_good else ()
    return " ".join((str(number), *min(forever, default=())))

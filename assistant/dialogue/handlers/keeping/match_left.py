"""A match that was left, between two games or in one of them, and is wanted again by its name."""

from assistant.dialogue.effects import FindGames
from assistant.dialogue.events import GamesFound
from assistant.dialogue.kept import GameSearch
from assistant.dialogue.library import request_id
from assistant.dialogue.talk import Talk
from assistant.narration.facts.keeping import GamesUnreadable
from assistant.narration.facts.match import NoMatch

OF_MATCH = "match"
"""What a list of games is asked for that has only to say in which one a match goes on."""
_LEFT = GameSearch(result="unfinished", is_match=True)


def look_for_match(talk: Talk) -> None:
    """Have the game be looked for in which a match that is not over stands."""
    if not talk.conversation.is_journalled:
        talk.say(NoMatch())
        return
    talk.surface.games_wanted = ("", OF_MATCH)
    talk.emit(FindGames(request_id(talk), _LEFT, 0, 1, to=talk.surface.number))


def game_of_match(talk: Talk, event: GamesFound) -> int:
    """The number of that game; 0 where there is none, which is told."""
    if event.trouble:
        talk.say(GamesUnreadable(event.trouble))
    elif not event.rows:
        talk.say(NoMatch())
    return event.rows[0].number if event.rows else 0

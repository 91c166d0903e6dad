"""What the log has of kept games is read back: a game gone on with replays."""

import json

import pytest

from assistant.dialogue.effects import FindGames, KeepTerms
from assistant.dialogue.events import (
    Event,
    GameChanged,
    GameFetched,
    GamesFound,
    JournalAlone,
    JournalLost,
    JournalRegained,
    Opened,
    Recorded,
)
from assistant.dialogue.kept import GameRow, GameSearch, KeptGame
from assistant.game.game import Game
from assistant.rules.side import Side
from assistant.settings.settings import Settings
from assistant.settings.terms import Player, Terms
from assistant.store.log import LogError, format_entry, parse_event


def kept_game() -> KeptGame:
    terms = Terms(white=Player(name="Zoë"), level=3)
    game = Game(terms.start, terms.regulation, 1.7e9)
    game.play(game.legal[0])
    return KeptGame(7, terms, tuple(game.deeds), '{"heard":true}', 1.7e9)


ROW = GameRow(7, Terms(white=Player(name="Zoë")), ("22-18",), Side.BLACK, 1.7e9, is_mine=True)


@pytest.mark.parametrize(
    "event",
    [
        Opened(Settings(), kept=kept_game()),
        GameFetched(3, kept_game()),
        GameFetched(3, None, "elsewhere", by=2),
        GamesFound(4, (ROW, ROW), 5, 12),
        GamesFound(4, (), 0, 0, "damaged"),
        GameChanged(5, 7, "purge", "later"),
        JournalLost("full", "no space", "~/games.db"),
        JournalRegained(),
        JournalAlone(),
        Recorded(9, 2, 7),
    ],
    ids=lambda event: type(event).__name__,
)
def test_an_event_is_read_as_it_was_written(event: Event) -> None:
    assert parse_event(json.dumps(format_entry(event))) == event


def test_what_is_no_kept_game_is_no_line_of_a_log() -> None:
    told = format_entry(GameFetched(3, kept_game()))
    told["game"]["deeds"] = [{"name": "MovePlayed"}]
    with pytest.raises(LogError):
        parse_event(json.dumps(told))


def test_effects_of_kept_games_are_json() -> None:
    for effect in (FindGames(1, GameSearch(opponent="Ann"), 0, 5), KeepTerms(1, Terms(level=2))):
        json.dumps(format_entry(effect))

"""What stands in the file of the journal, and how one of an older version becomes one of this.

A game is its deeds; what the table of games has of it besides is there to be listed and searched.
"""

import re

APPLICATION_ID = 0x44414D41
"""`DAMA`: by this a file is known as one of ours (SQLite's application_id)."""

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE people (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        key TEXT NOT NULL
    );
    CREATE INDEX people_by_key ON people (key);
    CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        rules TEXT NOT NULL,
        terms TEXT NOT NULL,
        start TEXT NOT NULL,
        white INTEGER REFERENCES people (id),
        black INTEGER REFERENCES people (id),
        began REAL NOT NULL,
        updated REAL NOT NULL,
        plies INTEGER NOT NULL DEFAULT 0,
        opening TEXT NOT NULL DEFAULT '',
        moves TEXT NOT NULL DEFAULT '',
        turn TEXT NOT NULL,
        is_mine INTEGER NOT NULL DEFAULT 0,
        result TEXT,
        ended_by TEXT NOT NULL DEFAULT '',
        is_hidden INTEGER NOT NULL DEFAULT 0,
        persons TEXT NOT NULL,
        waiting TEXT NOT NULL DEFAULT '',
        deleted REAL
    );
    CREATE INDEX games_by_turn ON games (is_mine DESC, updated DESC) WHERE deleted IS NULL;
    CREATE INDEX games_by_date ON games (updated DESC) WHERE deleted IS NULL;
    CREATE INDEX games_open ON games (updated DESC) WHERE deleted IS NULL AND result IS NULL;
    CREATE INDEX games_deleted ON games (deleted) WHERE deleted IS NOT NULL;
    CREATE INDEX games_by_white ON games (white, updated DESC) WHERE white IS NOT NULL;
    CREATE INDEX games_by_black ON games (black, updated DESC) WHERE black IS NOT NULL;
    CREATE INDEX games_by_opening ON games (opening, updated DESC);
    CREATE TABLE deeds (
        game INTEGER NOT NULL REFERENCES games (id),
        number INTEGER NOT NULL,
        deed TEXT NOT NULL,
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
    CREATE TABLE positions (
        position INTEGER NOT NULL,
        game INTEGER NOT NULL REFERENCES games (id),
        ply INTEGER NOT NULL,
        PRIMARY KEY (position, game, ply)
    ) WITHOUT ROWID;
    CREATE INDEX positions_of_game ON positions (game, ply);
    """,
    """
    ALTER TABLE games ADD COLUMN played REAL NOT NULL DEFAULT 0;
    UPDATE games SET played = updated;
    CREATE INDEX games_left ON games (played DESC) WHERE deleted IS NULL AND result IS NULL;
    """,
    """
    ALTER TABLE games ADD COLUMN mail INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE games ADD COLUMN to_do TEXT NOT NULL DEFAULT '';
    ALTER TABLE games ADD COLUMN since REAL;
    ALTER TABLE games ADD COLUMN due REAL;
    ALTER TABLE games ADD COLUMN repeat REAL;
    CREATE INDEX games_by_mail ON games (is_mine DESC, due, since) WHERE deleted IS NULL AND mail = 1;
    CREATE INDEX games_awaited ON games (played DESC)
        WHERE deleted IS NULL AND is_mine = 1 AND result IS NOT NULL;
    """,
    """
    ALTER TABLE games ADD COLUMN clock TEXT NOT NULL DEFAULT '';
    """,
    """
    ALTER TABLE games ADD COLUMN uid TEXT;
    UPDATE games SET uid = id || '-' || printf('%.6f', began);
    CREATE UNIQUE INDEX games_by_uid ON games (uid);
    CREATE TABLE purged (uid TEXT PRIMARY KEY) WITHOUT ROWID;
    CREATE TABLE origins (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
    INSERT INTO origins (name) VALUES (lower(hex(randomblob(8))));
    """,
)
"""What makes a file of version n + 1 of one of version n, from 0, an empty one. `user_version` has the
number of those that are done.

`people.key` is the name as it is searched: without accents and capitals. `games.turn` is the side to
move; `is_mine` is 1 where a person at this machine is to move or to answer;
`persons` tells which sides people play: `white`, `black`, `both` or `none`. `games.opening` are the
first twelve plies, `moves` all of them, with a blank behind each. `is_hidden` is 1 while the
positions of a game that is played blindfold are kept out of the table of positions. `waiting` is
what waits for an answer. `updated` is when something was done last, `played` when somebody last sat
at it, if only to look.
`mail` is 1 for a game by correspondence: of those `is_mine` is 1 where a person here has something to
do, `to_do` and `since` are those of a Standing, `due` is when the person's days are over, `repeat` from
when on the last message is to be sent again; each moment in seconds since 1970, NULL for never.
`clock` is what both have left, while it is less than the last deed tells.
`games.uid` is the same in every file that has the game, while its number is the file's own; two copies
of a file of an older version have the same ones too. `purged` has those of the games that were deleted
for good: no other file brings them back. `origins` names the journals of which this one has all: first
itself, which its copies have in common with it, then those that were taken in.
"""

VERSION = len(MIGRATIONS)


def tables_of(version: int) -> set[str]:
    """The names of the tables that a file of a version has."""
    return {name for script in MIGRATIONS[:version] for name in _TABLE.findall(script)}


_TABLE = re.compile(r"CREATE TABLE (\w+)")
OPENING = 12
"""Plies that the opening has."""

"""Anything in any order: hands, voice, stale answers, claims, kept irregularities, and nothing raises.

A run is a row of conversations, each with its seed, which stands in the name of the test and in every
failure. What a failure teaches goes into a test of its own.
"""

import os
import random
from collections.abc import Iterator

import pytest

from assistant.dialogue.events import (
    EarLost,
    EarRegained,
    Escaped,
    Event,
    Interrupted,
    LeaveWanted,
    LineRefused,
    LinesPasted,
    NothingSaid,
    PartialHeard,
    SearchFinished,
    TalkPressed,
    TellingEnded,
    VoiceToggled,
    WindowClosed,
    Woke,
)
from assistant.dialogue.states import State
from assistant.game.deeds import Began, FlagFell
from assistant.game.outcome import Termination
from assistant.game.time_control import TimeControl, parse_clock
from assistant.parsing.words.vocabulary import vocabulary
from assistant.rules.fen import parse_fen
from assistant.rules.notation import format_path
from assistant.rules.regulation import regulation
from assistant.rules.variant import VARIANTS
from assistant.settings.taste import Coach
from assistant.settings.terms import CLOCK_AFTER, Player
from assistant.tactile.reading import Seen
from tests.dialogue.support.board_talk import ARBITER, COMPUTER, ON_BOARD
from tests.dialogue.support.talk import settings_for
from tests.dialogue.touching.test_boards_anyhow import HOW, LINES, STARTS, AnyTalk

EVENTS = 10_000
PROOF = 1_000_000
ROWS = 10
"""Tests that share the events of a run."""
LONGEST = 150
"""Events of one conversation."""
MORE_LINES = (
    *(
        "ripetizione",
        "chiedo il conteggio",
        "conteggio",
        "prova",
        "14",
        "nuova internazionale",
        "gioco col nero",
        "scambia",
    ),
    *("due giocatori", "contro il computer", "impostazioni", "3", "basta", "perché", "tabellino"),
    *("risultato", "cosa è cambiato", "cosa ha preso", "attaccanti 18", "risposte 22-18", "mosse 14"),
    *("vicine", "annulla la mossa", "mi arrendo", "puoi ripetere", "la 14 è libera?", "mosa"),
    *("tempo", "pausa", "continua", "quanto tempo ha il nero"),
    *("arbitro: conteggio", "arbitro: sì", "arbitro: no", "i colori sono sbagliati", "damiera girata"),
    *("nessuno può vincere", "arbitro: patta", "il nero rifiuta il regolamento", "damiera urtata"),
    *("arbitro: il nero rifiuta il regolamento", "arbitro: conteggio di 12", "rimetti la posizione"),
    *("arbitro: ripetizione", "arbitro: colori sbagliati", "sì", "anna"),
    *("match di 2 partite tra Anna e Bruno", "punteggio", "match finito", "nuova", "bianco: sì"),
    *("nero: sì", "ripetizione sì", "bianco: patta", "abbandona nero", "nero"),
    *("riprendi 2", "riprendi tre mosse", "riprendi tutto", "rifai", "rifai", "rifai le mosse"),
    *("prova il microfono", "ascolto spento", "ascolto aperto"),
)
SAID = (
    *("no", "sì", "no ho detto diciotto", "ventidue", "prendo", "basta", "la prima", "mosse"),
    *("riprendi due mosse", "rifare", "prova il microfono", "undici", "ventitré"),
)


def any_clocks(rng: random.Random) -> tuple[TimeControl | None, TimeControl | None] | None:
    """What both sides have, in one game of three; seldom so much that nobody comes to its end."""
    texts = ("none", "20s", "1", "1+2", "45s+1", "30sd2", "3/40s:2/20s+1", "5")
    if rng.random() < 0.67:
        return None
    return parse_clock(rng.choice(texts)), parse_clock(rng.choice(texts))


def conversation(
    rng: random.Random, clocks: tuple[TimeControl | None, TimeControl | None] | None
) -> AnyTalk:
    """Any game: one board, two or none, one person or two, with an arbiter and without."""
    rules = rng.choice(list(STARTS))
    boards = rng.choice([0, 1, 2, 2])
    person = ON_BOARD if boards else Player(name=rng.choice(["", "Anna"]))
    black = person if boards == 2 else rng.choice([COMPUTER, person])
    start = rng.choice(STARTS[rules])
    changes: dict[str, object] = {
        "white": person,
        "black": black,
        "boards": boards,
        "listen": rng.choice(["open", "push"]),
        "questions": rng.choice([None, None, 3]),
        "coach": rng.choice(list(Coach)),
        "is_touch_move": rng.random() < 0.3,
        "is_learning": rng.random() < 0.3,
        "is_repeated_back": rng.random() < 0.4,
    }
    if black != COMPUTER and (boards or rng.random() < 0.7):
        changes |= ARBITER
    changes["is_promotional"] = rng.random() < 0.3
    changes["is_score_obligatory"] = rng.random() < 0.8
    if clocks:
        changes["white_clock"], changes["black_clock"] = clocks
        changes["clock_after"] = rng.choice(CLOCK_AFTER)
    if start:
        changes["start"] = parse_fen(start, rules.variant)
    talk = AnyTalk(settings_for(rules, **changes))
    if boards:
        talk.begin()
    return talk


def happen(talk: AnyTalk, rng: random.Random) -> None:
    """One event, or a few that belong together."""
    kind, number = rng.random(), rng.randrange(1000)
    legal = talk.game.legal
    if talk.turn.table.repeating and rng.random() < 0.4:
        repeat(talk, rng)
    elif kind < 0.08 and talk.hands:
        irregularity(talk, rng)
    elif kind < 0.3 and talk.hands:
        what = rng.choice(["move", "move", "half a move", "square", "set up", "earlier", "news"])
        talk.happen(what, number, rng.choice(HOW))
    elif kind < 0.5:
        talk.type(rng.choice(LINES + MORE_LINES))
    elif kind < 0.58 and legal:
        talk.type(format_path(rng.choice(legal)))
    elif kind < 0.6:
        announce(talk, rng)
    elif kind < 0.75:
        moves = [format_path(rng.choice(legal)).replace("x", " ").replace("-", " ")] if legal else []
        talk.hear(rng.choice([*SAID, *moves * len(SAID)]))
        if talk.hands and rng.random() < 0.7:
            talk.happen("set up", number, "")  # the hands follow what was said
    elif kind < 0.9:
        talk.search(number)
    else:
        talk.send(any_event(talk, rng))


def repeat(talk: AnyTalk, rng: random.Random) -> None:
    """The move that was announced is said again, typed or aloud."""
    said = format_path(talk.game.plies[-1].move)
    if rng.random() < 0.5:
        talk.type(said)
    else:
        talk.hear(said.replace("x", " ").replace("-", " "))


def let_time_go_by(talk: AnyTalk, rng: random.Random) -> None:
    """A while, with whatever is due meanwhile; or the machine sleeps, and nothing comes."""
    if rng.random() < 0.05:
        talk.now = talk.now.after(rng.choice([30.0, 4000.0]))
    else:
        talk.wait(rng.choice([0.0, 0.0, 0.1, 0.5, 2.0, 6.0]))


def check_clock(talk: AnyTalk) -> None:
    """The clock runs of who is to move, or none; nobody has less than nothing, and nobody plays on."""
    table, now = talk.turn.table, talk.now.monotonic
    clock, game = table.clock, table.game
    if clock is None:
        assert all(deed.left is None for deed in game.deeds)
        return
    last = game.deeds[-1]
    assert isinstance(last, Began) or last.left is not None
    lost = game.outcome is not None and game.outcome.termination is Termination.TIME
    assert lost is isinstance(last, FlagFell)
    side = game.position.side_to_move
    assert clock.running in (None, side.opponent if table.repeating else side)
    if game.outcome or clock.is_paused:
        assert clock.running is None
        assert table.timing.wake_at is None
    elif clock.running is None:
        spoken = [place.since.spoken for place in table.places.values()]
        may_be_corrected = any(each and each.window and each.is_window_open for each in spoken)
        waits = may_be_corrected or table.is_undecided or table.repeating
        assert table.timing.telling or table.failure or table.held_answer or waits
    if clock.running:
        assert table.timing.wake_at is not None
    for left in clock.both(now):
        assert left is None or left >= 0


def irregularity(talk: AnyTalk, rng: random.Random) -> None:
    """Hands that do more than one move, on a board that showed the game; often it is kept."""
    talk.happen("set up", rng.randrange(len(talk.hands)), "")
    pieces = [at for at, seen in enumerate(talk.hands[talk.at].squares) if seen is not Seen.NOTHING]
    if talk.game.legal and rng.random() < 0.7:
        talk.make(rng.randrange(1000), is_whole=rng.random() < 0.5)
    if pieces:
        talk.hands[talk.at].squares[rng.choice(pieces)] = Seen.NOTHING
    talk.on_board("read overdue")
    talk.on_board("read confirmed")
    for _ in range(rng.randrange(3)):
        talk.type(rng.choice(["si", "si", "no"]))


def announce(talk: AnyTalk, rng: random.Random) -> None:
    """A move that is hardly ever legal, by anybody, typed or said; often it is decided on."""
    squares = talk.game.regulation.variant.geometry.squares
    route = [rng.randint(1, squares) for _ in range(rng.choice([2, 2, 2, 3]))]
    who = rng.choice(["", "", "Anna: ", "bianco: ", "nero: "])
    if rng.random() < 0.7:
        talk.type(who + rng.choice("-x").join(map(str, route)))
    else:
        for _ in range(rng.randrange(1, 4)):
            talk.hear(" ".join(map(NUMBERS.__getitem__, route)))
    for _ in range(rng.randrange(3)):
        talk.type(who + rng.choice(DECIDING))


NUMBERS = {number: " ".join(words) for words, number in vocabulary("it").numbers.items()}
DECIDING = ("sì", "sì", "no", "corretta", "mantenuta", "mantenuta in parte", "bianco", "nero")


def any_event(talk: AnyTalk, rng: random.Random) -> Event:
    """What comes from elsewhere, stale or not."""
    request = rng.randrange(max(1, talk.turn.conversation.searches_begun + 2))
    legal = talk.game.legal
    move = rng.choice(legal) if legal and rng.random() < 0.8 else None
    return rng.choice(
        [
            SearchFinished(request, move.path if move else (1, 5), move.captured if move else (), 0),
            WindowClosed(rng.randrange(talk.turn.conversation.windows_opened + 2)),
            PartialHeard("ventidue diciotto"),
            NothingSaid(),
            TalkPressed(),
            VoiceToggled(),
            TellingEnded(rng.randrange(talk.turn.conversation.tellings + 2)),
            Woke(),
            LineRefused(),
            LinesPasted(rng.randrange(1, 1001)),
            Interrupted(),
            Escaped(),
            EarLost("lost"),
            EarRegained(),
            LeaveWanted(),
        ]
    )


def conversations(seed: int) -> Iterator[int]:
    """The seeds of the conversations of a row, one after the other."""
    rng = random.Random(seed)
    while True:
        yield rng.getrandbits(32)


def run(row: int, events: int) -> None:
    done = 0
    for seed in conversations(row):
        rng = random.Random(seed)
        time_goes_by = random.Random(seed + 1)
        talk = conversation(rng, any_clocks(time_goes_by))
        for _ in range(LONGEST):
            done += 1
            try:
                let_time_go_by(talk, time_goes_by)
                happen(talk, rng)
                talk.check()
                check_clock(talk)
            except Exception as error:
                raise AssertionError(f"row {row}, conversation {seed}, event {done}") from error
            if talk.dialogue.state is State.CLOSED:
                break
        if done >= events:
            return


@pytest.mark.parametrize("row", range(ROWS))
def test_whatever_happens_in_any_order_nothing_raises(row: int) -> None:
    run(row, EVENTS // ROWS)


@pytest.mark.proof
def test_a_million_events_raise_nothing() -> None:
    first = int(os.environ.get("DAMAVOCE_SEED", "1000"))
    for row in range(first, first + ROWS):
        run(row, PROOF // ROWS)


def test_the_variants_of_the_starts_have_regulations() -> None:
    assert all(regulation(variant, "fid") for variant in VARIANTS.values())

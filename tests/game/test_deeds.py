"""Deeds: as text and back, whatever they are; and a game is what its deeds make of it."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.game.arbiter_deeds import (
    IrregularityCorrected,
    IrregularityKept,
    PieceSettled,
    TryRefused,
    UnclearDecided,
)
from assistant.game.clock_deeds import ClocksResumed, ClocksStopped, ProgramDelayed
from assistant.game.conditions import Condition
from assistant.game.deeds import (
    KINDS,
    Annulled,
    Began,
    BoardUpset,
    ClaimDecided,
    ClockAdjusted,
    CountAnnulled,
    CountAsked,
    CountShortened,
    Deed,
    DeedError,
    DrawAgreed,
    FlagFell,
    HelpUsed,
    MoveCorrected,
    MovePlayed,
    NeitherCanWin,
    OfferAnswered,
    OfferLapsed,
    OfferMade,
    PositionSet,
    RepetitionClaimed,
    Resigned,
    RulesRefused,
    RulesRequired,
    TakenBack,
    UnknownDeed,
    format_deed,
    parse_deed,
)
from assistant.game.game import Game
from assistant.game.mail_deeds import (
    ConditionsSet,
    ConditionsWithdrawn,
    DirectorTold,
    LeaveTaken,
    MessageHandedOver,
    MessageLeft,
    MessageReceived,
    MessageSent,
    Noted,
)
from assistant.rules.articles import Article, Text
from assistant.rules.position import Position, start_position
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, REGULATIONS, Regulation
from assistant.rules.side import Side
from assistant.rules.variant import INTERNATIONAL, ITALIAN, Variant
from assistant.values import names_of
from tests.rules.support.strategies import boards, position_of

SIDES = st.sampled_from(Side)
TEXTS = st.text(max_size=20)
SQUARES = st.lists(st.integers(1, 50), max_size=8).map(tuple)
ACTS = st.lists(st.tuples(TEXTS, SQUARES), max_size=3).map(tuple)
OFFERS = st.sampled_from(["draw", "neither", "takeback"])
PLIES = st.integers(1, 9999)
MOMENTS = st.floats(1.0, 4e9)
CONDITIONS = st.recursive(
    st.just(()),
    lambda then: st.lists(st.builds(Condition, SQUARES, SQUARES, then), max_size=3).map(tuple),
    max_leaves=5,
)


def positions(variant: Variant) -> st.SearchStrategy[Position]:
    return boards(variant is ITALIAN).map(position_of)


POSITIONS = st.sampled_from([ITALIAN, INTERNATIONAL]).flatmap(positions)
SURE_ARTICLES = st.builds(Article, st.sampled_from(Text), st.from_regex("[0-9.]{1,6}", fullmatch=True))
ARTICLES = st.none() | SURE_ARTICLES
FINITE = st.floats(-1e6, 1e6)
SECONDS = st.none() | st.floats(0.0, 1e6)
WHO_AND_WHEN = {
    "by": st.none() | SIDES,
    "at": st.just(0.0) | st.floats(1.0, 4e9, allow_nan=False),
    "left": st.none() | st.tuples(SECONDS, SECONDS),
}
VALUES = {
    Began: {"regulation": st.sampled_from(REGULATIONS), "start": st.nothing()},
    MovePlayed: {"ply": PLIES, "side": SIDES, "move": TEXTS, "path": SQUARES, "captured": SQUARES}
    | {"source": TEXTS},
    MoveCorrected: {"ply": PLIES, "side": SIDES, "move": TEXTS},
    TakenBack: {"plies": PLIES, "moves": st.lists(TEXTS, max_size=4).map(tuple)},
    PositionSet: {"position": POSITIONS, "article": ARTICLES, "decided_by": TEXTS}
    | {"is_of_move": st.booleans()},
    IrregularityKept: {"move": TEXTS, "what": TEXTS, "article": SURE_ARTICLES, "decided_by": TEXTS}
    | {"is_of_move": st.booleans(), "acts": ACTS, "is_by_move": st.booleans()},
    IrregularityCorrected: {"move": TEXTS, "article": SURE_ARTICLES, "decided_by": TEXTS, "acts": ACTS},
    UnclearDecided: {"side": SIDES, "move": TEXTS, "article": SURE_ARTICLES, "is_kept": st.booleans()},
    ClocksStopped: {},
    ClocksResumed: {},
    ProgramDelayed: {"seconds": FINITE, "why": TEXTS},
    TryRefused: {"side": SIDES, "move": TEXTS, "plies": PLIES, "article": SURE_ARTICLES},
    PieceSettled: {"what": TEXTS, "article": SURE_ARTICLES, "decided_by": TEXTS},
    CountAnnulled: {"article": ARTICLES},
    CountAsked: {"side": SIDES, "is_imposed": st.booleans(), "of": st.integers(0, 40)},
    CountShortened: {"of": st.integers(10, 40)},
    RepetitionClaimed: {"side": SIDES},
    ClaimDecided: {"side": SIDES, "seconds": FINITE, "article": ARTICLES},
    RulesRequired: {"side": SIDES},
    RulesRefused: {"side": SIDES},
    NeitherCanWin: {"is_agreed": st.booleans()},
    Annulled: {"why": TEXTS, "article": ARTICLES},
    ClockAdjusted: {"side": SIDES, "seconds": FINITE, "article": ARTICLES},
    BoardUpset: {},
    OfferMade: {"offer": OFFERS, "side": SIDES},
    OfferAnswered: {"offer": OFFERS, "side": SIDES, "is_accepted": st.booleans()},
    OfferLapsed: {"offer": OFFERS, "side": SIDES},
    DrawAgreed: {},
    HelpUsed: {"side": SIDES, "help": TEXTS},
    Resigned: {"side": SIDES},
    FlagFell: {"side": SIDES},
    MessageReceived: {"side": SIDES, "received": MOMENTS, "line": TEXTS, "sender": TEXTS}
    | {"message": TEXTS, "others": st.lists(TEXTS, max_size=2).map(tuple)},
    MessageSent: {"side": SIDES},
    MessageHandedOver: {"side": SIDES, "how": TEXTS, "called": TEXTS, "of": PLIES},
    ConditionsSet: {"side": SIDES, "conditions": CONDITIONS},
    ConditionsWithdrawn: {"side": SIDES},
    LeaveTaken: {"side": SIDES, "first": MOMENTS, "days": PLIES},
    Noted: {"text": TEXTS},
    MessageLeft: {"side": SIDES, "message": TEXTS},
    DirectorTold: {"side": SIDES, "what": TEXTS},
}


def beginnings(regulation: Regulation) -> st.SearchStrategy[Began]:
    return st.builds(Began, st.just(regulation), positions(regulation.variant), **WHO_AND_WHEN)


def deeds_of(kind: type[Deed]) -> st.SearchStrategy[Deed]:
    if kind is Began:
        return st.sampled_from(REGULATIONS).flatmap(beginnings)
    return st.builds(kind, **VALUES[kind], **WHO_AND_WHEN)


DEEDS = st.one_of(*map(deeds_of, KINDS.values()))


def test_every_kind_of_deed_is_known_and_tried() -> None:
    every = {each.__name__: each for each in Deed.__subclasses__()}
    assert set(every) - {"UnknownDeed"} == set(KINDS) == {each.__name__ for each in VALUES}
    for kind, values in VALUES.items():
        assert set(names_of(kind)) == {*values, *WHO_AND_WHEN}, kind


@given(DEEDS)
def test_a_deed_is_read_as_it_was_written(deed: Deed) -> None:
    text = json.dumps(format_deed(deed), ensure_ascii=False)
    assert parse_deed(json.loads(text)) == deed


@given(DEEDS)
def test_who_and_when_stand_there_only_where_they_are_known(deed: Deed) -> None:
    told = format_deed(deed)
    assert ("by" in told) is (deed.by is not None)
    assert ("at" in told) is bool(deed.at)
    assert ("left" in told) is (deed.left is not None)


def test_a_deed_of_a_newer_version_is_kept_and_changes_nothing() -> None:
    told = {"name": "ClockStopped", "side": "white", "left": [300.5, 12], "by": "black"}
    deed = parse_deed(told)
    assert isinstance(deed, UnknownDeed)
    assert format_deed(deed) == told
    game = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID)
    before = game.position
    game.do(deed)
    assert game.position == before
    assert game.deeds[-1] == deed
    assert Game.of(game.deeds).deeds == game.deeds


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3)
        ),
        max_leaves=6,
    ),
    DEEDS,
    st.data(),
)
def test_whatever_is_no_deed_is_told(value: object, deed: Deed, data: st.DataObject) -> None:
    told = format_deed(deed)
    name = data.draw(st.sampled_from(sorted(told)))
    damaged = told | {name: value}
    try:
        read = parse_deed(damaged)
    except DeedError:
        return
    assert isinstance(read, Deed)
    parse_deed(format_deed(read))


@pytest.mark.parametrize(
    "told",
    [
        *({}, {"name": "MovePlayed"}, {"name": "Resigned", "side": "green"}),
        {"name": "Began", "start": "", "regulation": "fid", "rules": "italian"},
        *({"name": "DrawAgreed", "at": at} for at in (10**400, 1e18, 1e300, -1e18, float("inf"))),
        {"name": "DrawAgreed", "left": [10**400, None]},
        {"name": "DrawAgreed", "left": [-1, None]},
        {"name": "DrawAgreed", "left": [5]},
        {"name": "DrawAgreed", "left": [float("nan"), 5]},
        {
            "name": "ClockAdjusted",
            "side": "white",
            "seconds": float("nan"),
            "number": None,
            "article": None,
        },
        *(
            {"name": "LeaveTaken", "side": "white", "first": first, "days": 3}
            for first in (float("nan"), 1e18)
        ),
        {"name": "ConditionsSet", "side": "white", "conditions": [[[11, 15], [22, 18]]]},
        {"name": "ConditionsSet", "side": "white", "conditions": [[["11"], [22, 18], []]]},
    ],
)
def test_what_lacks_something_is_no_deed(told: dict[str, object]) -> None:
    with pytest.raises(DeedError):
        parse_deed(told)


def any_deed(game: Game, random_: random.Random) -> Deed | None:
    """Something that can be done now, or that players may try."""
    side = random_.choice(list(Side))
    deeds: list[Deed] = [CountAsked(side), RepetitionClaimed(side, by=side), OfferMade("draw", side)]
    if offer := game.offers.get("draw"):
        deeds.append(OfferAnswered("draw", offer.side.opponent, random_.random() < 0.5))
        deeds.append(OfferLapsed("draw", offer.side))
    if isinstance(game.deeds[-1], OfferAnswered) and game.deeds[-1].is_accepted and not game.outcome:
        return DrawAgreed()
    if game.can_take_back(1):
        ply = game.plies[-1]
        deeds += [game.back(1, by=side), MoveCorrected(len(game.plies), ply.side, ply.written)]
    if game.can_take_back(2):
        deeds.append(game.back(2))
    if game.outcome:
        return random_.choice(deeds)
    deeds += of_the_arbiter(game, side, random_)
    deeds += [Resigned(side, by=side)] if random_.random() < 0.05 else []
    deeds += [FlagFell(side, left=(0.0, 3.5))] if random_.random() < 0.02 else []
    if random_.random() < 0.1:
        deeds.append(PositionSet(turned(game.position), game.regulation.opponent_decides, side.value))
    return random_.choice(deeds)


def of_the_arbiter(game: Game, side: Side, random_: random.Random) -> list[Deed]:
    """What the arbiter can do in a game under way, or has to do with."""
    deeds: list[Deed] = [BoardUpset(by=side), RulesRequired(side), ClaimDecided(side, 0.0, None)]
    deeds += [ClockAdjusted(side, -1.5, None), CountAsked(side, is_imposed=True)]
    shortened, count = game.regulation.shortened, game.count
    if shortened and count and count.moves > shortened.least:
        deeds.append(CountShortened(random_.randrange(shortened.least, count.moves)))
    if random_.random() < 0.03:
        return [RulesRefused(side), Annulled("colours", game.regulation.orientation.article)]
    if random_.random() < 0.03 and game.regulation.neither_wins:
        return [NeitherCanWin(is_agreed=False)]
    return deeds


def turned(position: Position) -> Position:
    return position.with_side_to_move(position.side_to_move.opponent)


def a_game(regulation: Regulation, seed: int) -> Game:
    """A random game in which everything is tried by the way."""
    random_ = random.Random(seed)
    game = Game(start_position(regulation.variant), regulation, at=float(seed))
    for number in range(random_.randrange(10, 90)):
        if game.legal and random_.random() < 0.8:
            game.do(game.moved(random_.choice(game.legal), "typed", at=float(number)))
        elif deed := any_deed(game, random_):
            game.do(deed)
    return game


def same(one: Game, other: Game) -> None:
    assert one.position == other.position
    assert one.legal == other.legal
    assert one.count == other.count
    assert one.outcome == other.outcome
    assert one.offers == other.offers
    assert one.plies == other.plies
    assert one.entries == other.entries
    assert one.past == other.past


def rebuild(regulation: Regulation, seeds: range) -> None:
    for seed in seeds:
        game = a_game(regulation, seed)
        lines = [json.dumps(format_deed(deed)) for deed in game.deeds]
        same(game, Game.of(parse_deed(json.loads(line)) for line in lines))


@pytest.mark.parametrize("regulation", REGULATIONS, ids=lambda each: f"{each.variant.name}-{each.name}")
def test_a_game_is_rebuilt_from_its_deeds_alone(regulation: Regulation) -> None:
    rebuild(regulation, range(50))


@pytest.mark.proof
@pytest.mark.parametrize(
    "regulation", [ITALIAN_FID, INTERNATIONAL_FID], ids=lambda each: each.variant.name
)
def test_two_thousand_games_are_rebuilt_from_their_deeds(regulation: Regulation) -> None:
    rebuild(regulation, range(2000))


def test_what_begins_no_game_is_refused() -> None:
    with pytest.raises(ValueError, match="Resigned begins no game"):
        Game.of([Resigned(Side.WHITE)])
    game = Game(start_position(ITALIAN_FID.variant), ITALIAN_FID)
    with pytest.raises(ValueError, match="has begun"):
        game.do(game.deeds[0])
    with pytest.raises(ValueError, match="not a legal move"):
        game.do(MovePlayed(1, Side.WHITE, "22-8", (22, 8), ()))
    assert len(game.deeds) == 1

"""A match by voice: announced, repeated by another voice, corrected, and ended by a yes with a name."""

from collections import Counter
from collections.abc import Callable

import pytest

from assistant.rules.fen import parse_fen
from assistant.rules.legal import distinct_moves
from assistant.rules.position import Position, start_position
from assistant.rules.variant import ITALIAN
from models.training.evaluation.espeak import Espeak
from models.training.evaluation.source import Source
from tests.app.support.spoken_games import source_of
from tests.app.support.spoken_match import SpokenMatch
from tests.speech.support.ears import need_vosk

SET = tuple(
    parse_fen(fen, ITALIAN)
    for fen in (
        "W:W18,22,23,26,27,29,31,32:B2,4,7,9,11,12,13,16",
        "W:W17,20,24,26,28,30,K5:B1,3,6,8,12,15,K31",
        "B:W19,21,25,27,30,31,32:B1,2,5,8,10,14,16",
        "W:WK9,22,26,30,32:BK3,7,12,15,20",
    )
)
"""From which the games of a match begin, as an arbiter may set them."""
PLIES = 6


VOICES = ("it+f2", "it+m7")
"""Variants of espeak-ng that no training uses: festival's two, in Italian, say a yes that the ear takes
for "sei", and "nero" for nothing."""


def match_of(language: str, starts: tuple[Position, ...], source: Source) -> SpokenMatch:
    pytest.importorskip("numpy")
    need_vosk()
    if not source.is_installed:
        pytest.skip(f"{source.name} is not installed")
    voices = VOICES if source.name == "espeak" and language == "it" else source.voices[-2:]
    return SpokenMatch(language, starts, source, (voices[0], voices[1]))


def is_sound(counts: Counter[str], *, most_typed: float = 0.0) -> bool:
    """Whether hardly a move had to be typed, and most were heard at once, announced and repeated."""
    at_once = counts["announced at once"] + counts["repeated at once"]
    typed = counts["typed"] + counts["repetitions typed"]
    return typed <= most_typed * counts["moves"] and at_once > 1.6 * counts["moves"]


def play_four_games(match: SpokenMatch, plies: int) -> None:
    """A slip in the first, which is resigned; a draw; and two more that are resigned."""
    first, second, *_ = distinct_moves(match.talk.game.legal)
    match.give(second, slip=first)
    match.play(plies - 1)
    for end in (match.resign, match.draw, match.resign, match.resign):
        if match.talk.game.outcome is None:
            end()
        if (state := match.talk.dialogue.talk.table.terms.match) and state.game < state.games:
            match.begin_next()
            match.play(plies)


def test_two_speakers_play_a_match_and_repeat_each_others_moves(
    record_property: Callable[[str, object], None],
) -> None:
    match = match_of("it", SET, Espeak("it"))
    play_four_games(match, PLIES)
    record_property("it", dict(match.counts))
    state = match.talk.dialogue.talk.table.terms.match
    assert state
    assert state.game == len(SET)
    assert match.counts["moves"] == PLIES * len(SET)
    assert match.counts["slips corrected"] + match.counts["slips corrected after a yes"] == 1
    assert state.score.draws == 1
    assert is_sound(match.counts), match.counts


@pytest.mark.proof
@pytest.mark.parametrize("language", ["it", "en", "pt"])
def test_whole_games_of_two_speakers(
    language: str, record_property: Callable[[str, object], None]
) -> None:
    match = match_of(language, (start_position(ITALIAN),) * 2, source_of(language))
    for _ in range(2):
        match.play(120)
        if match.talk.game.outcome is None:
            match.draw()
        if (state := match.talk.dialogue.talk.table.terms.match) and state.game == 1:
            match.begin_next()
    record_property(language, dict(match.counts))
    assert match.counts["moves"] > 40
    assert is_sound(match.counts, most_typed=0.03), match.counts

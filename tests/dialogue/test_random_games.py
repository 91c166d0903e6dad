"""Whole games of random legal moves through the conversation, to a result or to the count."""

import random

import pytest

from assistant.dialogue.states import State
from assistant.game.outcome import Termination
from assistant.rules.fen import format_fen
from assistant.rules.legal import legal_moves
from assistant.rules.notation import format_move, format_path
from assistant.rules.regulation import INTERNATIONAL_FID, ITALIAN_FID, REGULATIONS, Regulation
from assistant.settings.taste import Coach
from tests.dialogue.support.talk import Talk, settings_for

GAMES = 100
LONGEST = 300


def play_random_game(regulation: Regulation, seed: int) -> Talk:
    """White is typed, Black is the computer; every move is followed on a position of our own."""
    rng = random.Random(seed)
    talk = Talk(settings_for(regulation, coach=rng.choice(list(Coach))))
    position = talk.game.position
    for _ in range(LONGEST):
        if talk.dialogue.state is State.OVER:
            break
        moves = legal_moves(position)
        move = rng.choice(moves)
        written = rng.choice([format_move(move, moves), format_path(move)])
        if talk.dialogue.state is State.MOVE:
            said = talk.type(written.replace("x", rng.choice("x-: ")))
            if talk.dialogue.state is State.ANSWER:  # two ends that fit a shorter capture too
                said += talk.type("sì")
        else:
            said = talk.answer(format_path(move), score=200)
        assert said
        assert talk.game.plies[-1].move.has_same_effect(move), (written, said)
        position = position.after(move)
        assert talk.game.position == position
    return talk


@pytest.mark.parametrize("regulation", [ITALIAN_FID, INTERNATIONAL_FID], ids=lambda r: r.variant.name)
@pytest.mark.parametrize(
    "block", [0, 1, *(pytest.param(each, marks=pytest.mark.proof) for each in (2, 3))]
)
def test_random_games_end_by_result_or_with_the_count(regulation: Regulation, block: int) -> None:
    for seed in range(block * GAMES // 4, (block + 1) * GAMES // 4):
        talk = play_random_game(regulation, seed)
        if talk.dialogue.state is State.OVER:
            assert talk.game.outcome
            assert talk.game.outcome.termination in (
                *(Termination.NO_MOVES, Termination.NO_PIECES),
                *(Termination.COUNT, Termination.REPETITION),
            )
        else:
            assert len(talk.game.plies) == LONGEST
            (said,) = talk.type("chiedo il conteggio") if talk.dialogue.waits_for_player else [""]
            assert "conteggio" in said
        talk.type("esci")
        talk.type("sì")
        assert talk.status == 0


@pytest.mark.parametrize("regulation", REGULATIONS, ids=lambda r: f"{r.variant.name}-{r.name}")
def test_taking_everything_back_leads_to_the_start(regulation: Regulation) -> None:
    talk = play_random_game(regulation, seed=7)
    while talk.game.can_take_back(1):
        talk.game.take_back(1)
        assert len(talk.game.legal) == len(legal_moves(talk.game.position))
    assert format_fen(talk.game.position) == format_fen(talk.game.start)
    assert talk.game.outcome is None
    assert talk.game.plies == []

"""A match by voice of two synthetic speakers, who repeat each other's moves: no microphone, no board.

Each of the two has a voice of their own that no model was trained on. Who moves announces the move, the
other one repeats it, and only then it is their turn. What the ear takes for something else is told, and
answered as people do: with a no, with what is asked for, or by saying it again.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from assistant.dialogue.events import UtteranceHeard
from assistant.game.deeds import MoveCorrected
from assistant.game.match import Match
from assistant.narration.facts.listening import MoveAsked, WhichHeard
from assistant.rules.legal import distinct_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_path
from assistant.rules.position import Position
from assistant.rules.side import Side
from assistant.settings.terms import Player
from models.training.evaluation.conditions import staged
from models.training.evaluation.source import Source
from tests.app.support.spoken_games import ANSWERS, SpokenPlayer, decoder_of
from tests.dialogue.support.talk import Talk, settings_for

COLOURS = {"it": ("bianco", "nero"), "en": ("white", "black"), "pt": ("brancas", "pretas")}
DRAW = {"it": "patta", "en": "draw", "pt": "empate"}
RESIGN = {"it": "abbandona", "en": "resign", "pt": "abandono"}
YES = {"it": ("sì", "accetto"), "en": ("yes", "i accept"), "pt": ("sim", "aceito")}
"""In turn, as somebody says it who was not understood."""
MOST_TRIES = 8
"""Utterances for one thing, after which it is typed."""


class SpokenMatch:
    """Anna and Bruno, who play a match, and what became of what they said."""

    def __init__(
        self, language: str, starts: tuple[Position, ...], source: Source, voices: tuple[str, str]
    ) -> None:
        """A match of as many games as there are positions to begin from."""
        seed = 1
        self.language = language
        self.counts: Counter[str] = Counter()
        self._chance = random.Random(f"{language} {seed}")
        self._noise = np.random.default_rng(seed)
        self._starts = starts
        self._speakers = {
            name: SpokenPlayer(language, seed, source, voice)
            for name, voice in zip(("Anna", "Bruno"), voices, strict=True)
        }
        settings = replace(
            settings_for(language=language, listen="open", seed=seed),
            white=Player(name="Anna"),
            black=Player(name="Bruno"),
            start=starts[0],
            is_repeated_back=True,
            match=Match(1, len(starts), "Anna", "Bruno"),
        )
        self.talk = Talk(settings)

    # One game

    def play(self, plies: int) -> None:
        """So many plies, each announced and repeated; fewer where the game ends before."""
        for _ in range(plies):
            if self.talk.game.outcome:
                return
            self.give(self._chance.choice(distinct_moves(self.talk.game.legal)))

    def give(self, move: Move, *, slip: Move | None = None) -> None:
        """Have a move announced, after a slip of the tongue perhaps, and repeated by the other one."""
        mover, plies = self._speaker(self.talk.game.position.side_to_move), len(self.talk.game.plies)
        if slip:
            self._announce(mover, slip, plies)
            self._correct(mover, move, plies)
        self._announce(mover, move, plies)
        self.counts["moves"] += 1
        if not self.talk.game.outcome:
            self._repeat(move)

    def _announce(self, mover: SpokenPlayer, move: Move, plies: int) -> None:
        if self._has_played(move, plies):
            return
        said = mover.words_for(move, self.talk.game)
        for tries in range(MOST_TRIES):
            self.speak(mover, self._next_words(mover, move, said))
            if len(self.talk.game.plies) > plies and not self._has_played(move, plies):
                self.counts["announced wrongly"] += 1
                self.speak(mover, ANSWERS[self.language][1])
                self._typed_no(plies)
            if self._has_played(move, plies):
                self.counts["announced at once" if tries == 0 else "announced later"] += 1
                return
        self.counts["typed"] += 1
        self._leave_question()
        self.talk.type(format_path(move))
        assert self._has_played(move, plies), (said, move)

    def _correct(self, mover: SpokenPlayer, move: Move, plies: int) -> None:
        """The mover has said another move than they meant, and says so at once."""
        no = ANSWERS[self.language][1]
        self.talk.done.clear()
        self.speak(mover, f"{no} {_in_words(mover, move)}")
        if self.talk.deeds(MoveCorrected):
            self.counts["slips corrected"] += 1
        elif self.talk.dialogue.talk.here.asked:  # whether the no was one
            self.speak(mover, ANSWERS[self.language][0])
            self.counts["slips corrected after a yes"] += bool(self.talk.deeds(MoveCorrected))
        if not self._has_played(move, plies):
            self._typed_no(plies)

    def _typed_no(self, plies: int) -> None:
        """What was not meant goes at the latest by the keyboard."""
        if len(self.talk.game.plies) > plies:
            self.counts["no not heard"] += 1
            self.talk.type(ANSWERS[self.language][1])
        assert len(self.talk.game.plies) == plies, "what was not meant stands"

    def _repeat(self, move: Move) -> None:
        """The other one repeats what was announced, until it matches."""
        other, plies = self._speaker(self.talk.game.position.side_to_move), len(self.talk.game.plies)
        table = self.talk.dialogue.talk.table
        for tries in range(MOST_TRIES):
            assert table.repeating
            missed = table.repeating.missed
            if table.repeating.is_typed:
                break
            self.speak(other, _in_words(other, move))
            assert len(self.talk.game.plies) == plies, "a repetition has changed the game"
            if table.repeating is None:
                self.counts["repeated at once" if tries == 0 else "repeated later"] += 1
                return
            self.counts["repetitions taken for another move"] += table.repeating.missed - missed
            self._leave_question()
        self.counts["repetitions typed"] += 1
        self.talk.type(format_path(move))
        assert table.repeating is None

    # The end of a game

    def draw(self) -> None:
        """Who is to move offers a draw, and the other one accepts by their colour."""
        side = self.talk.game.position.side_to_move
        self._say_until(side, [DRAW[self.language]], self._is_waiting)
        if not self._is_asked():
            self._say_until(side, [self._colour(side)], self._is_asked)
        self._accept(side.opponent)

    def resign(self) -> None:
        """Who is to move resigns, and says so with their colour."""
        side = self.talk.game.position.side_to_move
        self._say_until(side, [RESIGN[self.language]], self._is_waiting)
        if not self._is_asked():
            self._say_until(side, [self._colour(side)], self._is_asked)
        self._accept(side)

    def _accept(self, side: Side) -> None:
        """A bare yes is nobody's; the yes of this side is theirs."""
        yes = ANSWERS[self.language][0]
        if not self.counts["yes without a name"]:
            self.speak(self._speaker(side), yes)
            assert self.talk.game.outcome is None, "a bare yes has ended the game"
            self.counts["yes without a name"] += 1
        words = [f"{self._colour(side)} {each}" for each in YES[self.language]]
        self._say_until(side, words, lambda: self.talk.game.outcome is not None)

    def _say_until(self, side: Side, words: Sequence[str], is_done: Callable[[], bool]) -> None:
        for tries in range(MOST_TRIES):
            self.speak(self._speaker(side), words[tries % len(words)])
            if is_done():
                self.counts["words at once" if tries == 0 else "words later"] += 1
                return
        self.counts[f"typed: {words[0]}"] += 1
        self.talk.type(words[0])
        assert is_done(), words

    def begin_next(self) -> None:
        """The next game begins, from the next of the positions that were set."""
        table = self.talk.dialogue.talk.table
        assert table.terms.match
        table.terms = replace(table.terms, start=self._starts[table.terms.match.game])
        self.talk.type(ANSWERS[self.language][0])

    # What is said

    def speak(self, speaker: SpokenPlayer, text: str) -> None:
        """Somebody says something, and the ear hears what it hears."""
        sound = staged(speaker.say(text), self._noise)
        for alternatives in decoder_of(self.language).hear(
            sound, self.talk.game.regulation.variant.name
        ):
            self.talk.send(UtteranceHeard(alternatives))
        self.counts["utterances"] += 1

    def _next_words(self, mover: SpokenPlayer, move: Move, said: str) -> str:
        """What the mover says now: the answer to what was asked, else the move."""
        here = self.talk.dialogue.talk.here
        yes, no = ANSWERS[self.language]
        if here.asked:
            is_move = isinstance(here.asked.fact, MoveAsked)
            is_it = self.talk.dialogue.talk.since.heard_squares == move.path
            return yes if is_move and is_it else no
        if here.choice:
            moves = here.choice.moves
            at = next((at for at, each in enumerate(moves) if each.has_same_effect(move)), None)
            fact = here.choice.fact
            if at is None:
                return no
            if isinstance(fact, WhichHeard) and fact.squares.numbers:
                return mover.number(fact.squares.numbers[at])
            return said
        if here.expected and here.expected.squares:
            return mover.number(move.start if move.start in here.expected.squares else move.end)
        return said

    def _leave_question(self) -> None:
        if self.talk.dialogue.talk.here.asked or self.talk.dialogue.talk.here.choice:
            self.talk.type(ANSWERS[self.language][1])

    def _is_asked(self) -> bool:
        return self.talk.dialogue.talk.here.asked is not None

    def _is_waiting(self) -> bool:
        here = self.talk.dialogue.talk.here
        return bool(here.asked or here.expected)

    def _has_played(self, move: Move, plies: int) -> bool:
        played = self.talk.game.plies[plies:]
        return bool(played) and played[0].move.has_same_effect(move)

    def _speaker(self, side: Side) -> SpokenPlayer:
        return self._speakers[self.talk.dialogue.talk.table.terms.player(side).name]

    def _colour(self, side: Side) -> str:
        return COLOURS[self.language][side is Side.BLACK]


def _in_words(speaker: SpokenPlayer, move: Move) -> str:
    """A move by its squares alone, as one repeats it: with its whole way where it takes several."""
    squares = move.path if len(move.captured) > 1 else (move.start, move.end)
    return " ".join(speaker.number(square) for square in squares)

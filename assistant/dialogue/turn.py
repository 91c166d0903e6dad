"""One turn of a conversation, to be looked at: who listens and who speaks, and how things stand there.

Nothing here changes anything: talk.py does.
"""

from collections.abc import Iterator
from typing import Self

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.place import Place, SincePly
from assistant.dialogue.questions import Question
from assistant.dialogue.states import State
from assistant.dialogue.surface import OWN, Role, Surface
from assistant.dialogue.table import Table, Tally
from assistant.dialogue.views import Listener, View, Way, is_explained, view
from assistant.game.game import Game
from assistant.narration.narrator import Narrator
from assistant.parsing.hearing.adapting import words_of_person
from assistant.parsing.hearing.hypotheses import Meaning
from assistant.parsing.words.vocabulary import Vocabulary
from assistant.rules.side import Side
from assistant.settings.settings import Settings
from assistant.settings.taste import Coach
from assistant.settings.terms import Player

LITTLE_TIME = 60.0
"""Seconds from which on a person is told everything in few words."""


class Turn:
    """A conversation, with who is told of it on which surface, and about which table."""

    __slots__ = (
        *("alone", "confirmed", "conversation", "is_arbiter", "is_confidential"),
        *("is_private", "is_sure", "speaker", "surface", "table"),
    )

    def __init__(
        self, conversation: Conversation, table: Table, surface: Surface, *, is_private: bool = False
    ) -> None:
        self.conversation = conversation
        self.table = table
        self.surface = surface
        self.is_private = is_private
        """Whether what everybody is told otherwise is told here alone: it answers a question."""
        self.speaker = self.only_person()
        """Whose person speaks, where that is clear or they have said so: "Anna: patta"."""
        self.is_arbiter = False
        """Whether it is the arbiter who speaks: "arbiter: neither can win"."""
        self.alone: Side | None = None
        """Whose person alone is told things now, by a way of their own; None for all who are here."""
        self.is_confidential = False
        """Whether what is told now is of a position that is kept from somebody who plays."""
        self.is_sure = False
        """While what was just confirmed is done, which then need not be confirmed once more."""
        self.confirmed: Question | None = None
        """What would have been asked then: who confirmed it has said yes to it too."""

    @property
    def is_heard(self) -> bool:
        """Whether this table is listened to here: what happens at others is told when one is there."""
        return self.surface.at == self.table.number

    @property
    def is_among_others(self) -> bool:
        """Whether anybody listens on another surface."""
        return len(self.conversation.surfaces) > 1

    @property
    def people_here(self) -> tuple[Side, ...]:
        """The sides of the table whose people are here: of two on surfaces of their own, one."""
        return self.conversation.people_at(self.surface, self.table)

    def only_person(self) -> Side | None:
        """Whose person speaks on a surface that one of two people has for themselves."""
        if not self.is_among_others:
            return None
        here, people = self.people_here, self.table.terms.people
        return here[0] if len(here) == 1 < len(people) else None

    @property
    def is_watching(self) -> bool:
        """Whether who is here only looks on at this table."""
        surface = self.surface
        if not self.is_among_others or self.people_here:
            return False
        return bool(surface.role is Role.WATCHER or surface.side or self.table.terms.people)

    def everybody(self) -> Iterator[Self]:
        """The turn of everybody who listens at the table, each of whom is told things apart."""
        if self.is_private or not self.is_among_others:
            yield self
            return
        for surface in [*self.conversation.surfaces.values()]:
            if surface.at == self.table.number:
                yield type(self)(self.conversation, self.table, surface, is_private=True)

    def players(self) -> Iterator[Self]:
        """The turn of those of them who play, or may begin another game."""
        return (each for each in self.everybody() if not each.is_watching)

    def everywhere(self) -> list[Self]:
        """The turn at each surface where something may wait about the table, whoever listens now."""
        surfaces = [self.conversation.surfaces[number] for number in self.table.places]
        return [type(self)(self.conversation, self.table, each, is_private=True) for each in surfaces]

    def of(self, side: Side) -> Self:
        """The turn of a side's person, to be told things or asked: this one, where they are here."""
        if not self.is_among_others or side in self.people_here:
            return self
        conversation, table = self.conversation, self.table
        found = [
            each
            for each in conversation.surfaces.values()
            if side in conversation.people_at(each, table)
        ]
        found.sort(key=lambda each: each.at != table.number)
        return type(self)(conversation, table, found[0], is_private=True) if found else self

    def where_it_waits(self) -> Self:
        """The turn where something that the game waits for is asked about the table, or else this one.

        The game does not wait for who only looks on.
        """
        if not self.is_among_others:
            return self
        for number, place in self.table.places.items():
            if place.asked or place.choice:
                there = type(self)(self.conversation, self.table, self.conversation.surfaces[number])
                if not there.is_watching:
                    return there
        return self

    @property
    def is_held_up(self) -> bool:
        """Whether an answer is waited for before the computer's move is played, and boards are read; or
        that all is written, where somebody wants to leave."""
        there = self.where_it_waits()
        is_asked = bool((there.here.asked or there.here.choice) and not there.is_watching)
        return is_asked or bool(self.conversation.leaving)

    @property
    def settings(self) -> Settings:
        """What holds at this table for who is told of it here: the three kinds of settings as one."""
        return self.conversation.settings(self.table, self.surface)

    @property
    def words(self) -> Vocabulary:
        """In which words is talked here."""
        return self.surface.words

    @property
    def narrator(self) -> Narrator:
        """Who words what is told of this game here: in few words to who has little time."""
        return self.surface.narrator(self.table.terms.regulation.text, is_hurried=self.is_hurried)

    @property
    def is_hurried(self) -> bool:
        """Whether the person here has little time left in this game, which costs them time.

        It costs none before the clocks have begun to run, nor while they are stopped.
        """
        clock, side = self.table.clock, self.side_of_listener
        if clock is None or clock.is_paused or not clock.has_run:
            return False
        if self.game.outcome or side not in self.people_here:
            return False
        # To a thousandth: who has just come down to it has its last digit wrong.
        left = clock.both(self.conversation.now.monotonic)[side is Side.BLACK]
        return left is not None and left <= LITTLE_TIME

    @property
    def game(self) -> Game:
        """The game at the table."""
        return self.table.game

    @property
    def here(self) -> Place:
        """What waits and was told on this surface about this table."""
        return self.table.place(self.surface.number)

    @property
    def since(self) -> SincePly:
        """What has happened here since a person's last ply."""
        return self.here.since

    @property
    def tally(self) -> Tally:
        """What is counted of the side whose person is listened to; of who looks on nothing is."""
        return Tally() if self.is_watching else self.table.tallies[self.side_of_listener]

    @property
    def coach(self) -> Coach:
        """How much is told of compulsory captures here: where questions are counted, nothing to who has
        come with a taste of their own."""
        is_own = self.surface.number == OWN or self.may_tell_position
        return self.settings.coach if is_own else Coach.OFF

    @property
    def questions(self) -> int | None:
        """How many questions about the position who is here may ask in a game; None for any."""
        return self.seen.questions

    @property
    def state(self) -> State:
        """What the conversation is waiting for."""
        if self.conversation.is_closed or not self.conversation.is_open:
            return State.CLOSED if self.conversation.is_closed else State.NEW
        if self.here.asked or self.here.choice:
            return State.ANSWER
        if self.game.outcome or self.table.failure:
            return State.OVER
        return State.SEARCH if self.table.is_searching else State.MOVE

    @property
    def side_to_move(self) -> Side:
        """The side to move in the game."""
        return self.game.position.side_to_move

    @property
    def player_to_move(self) -> Player:
        """Who plays the side to move."""
        return self.settings.player(self.side_to_move)

    @property
    def is_out_of_turn(self) -> bool:
        """Whether it is somebody else who speaks than who is to move."""
        return self.speaker not in (None, self.side_to_move)

    @property
    def side_of_listener(self) -> Side:
        """Whose view "mine" is: that of who has said their name, the only person, or who is to move."""
        people = self.settings.people
        return self.speaker or (people[0] if len(people) == 1 else self.side_to_move)

    @property
    def view(self) -> Side:
        """From whose side the board is read; whose pieces are "mine" is another matter."""
        return Side.WHITE if self.settings.is_seen_from_white else self.side_of_listener

    @property
    def words_heard(self) -> Vocabulary:
        """The words for what was heard: with the person's own confusions and margins, if they are to be
        learnt."""
        if not self.settings.is_learning:
            return self.words
        learnt, person = self.surface.learnt, self.surface.person
        return words_of_person(
            self.words, learnt, person.moves, person.said.pause if person.said else None
        )

    @property
    def rejected_here(self) -> tuple[Meaning, ...]:
        """What the person has rejected in this position."""
        rejected = self.since.rejected
        if rejected and rejected[0] == self.game.position:
            return rejected[1]
        return ()

    @property
    def may_tell_position(self) -> bool:
        """Whether the program may say unasked what stands where: not to who plays without seeing."""
        return self.seen.is_told

    @property
    def explains_refusals(self) -> bool:
        """Whether a refused move is told with what stands in its way: everybody here hears that."""
        ways = (self.seen_by(side).way for side in self.settings.people)
        return is_explained(self.settings, ways)

    @property
    def wants_whole(self) -> bool:
        """Whether a half move would tell of a position that is told of uncounted by nothing else."""
        return not (self.explains_refusals or self.game.outcome)

    @property
    def seen(self) -> View:
        """What who is here may be told of the game, and how: views.py decides it."""
        return self.seen_by(self.side_of_listener)

    def seen_by(self, side: Side) -> View:
        """The same of what that side's person here may be told."""
        is_own = self.surface.number == OWN
        listener = Listener(
            self.people_here,
            side,
            self.is_watching,
            self.settings.device(side) if is_own else "",
            side in self.conversation.devices_there,
        )
        return view(self.settings, listener, is_over=bool(self.game.outcome))

    @property
    def is_told_alone(self) -> bool:
        """Whether what who is here asks of the position is for them alone."""
        return self.seen.way is Way.ALONE

"""One turn of a conversation: who is listened to, at which table. It is what handlers receive.

It is made for one event. What handlers do to a table, a surface or the conversation goes through it.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.effects import Effect, Quit, Record, Say, StartSearch, StopSearch
from assistant.dialogue.questions import Question
from assistant.dialogue.states import State
from assistant.dialogue.surface import Surface
from assistant.dialogue.table import NOTHING_SINCE, SincePly, Table, Tally
from assistant.game.deeds import Deed, OfferLapsed, TakenBack
from assistant.game.draw import plies_counted
from assistant.game.game import Game
from assistant.game.record import Change
from assistant.narration.facts.fact import Fact
from assistant.narration.facts.game import AheadForgotten
from assistant.narration.facts.talk import Goodbye, QuestionDropped
from assistant.narration.narrator import Narrator, message_of, spelled
from assistant.parsing.corrections import with_learnt
from assistant.parsing.hypotheses import Meaning
from assistant.parsing.vocabulary import Vocabulary
from assistant.rules.articles import Article
from assistant.rules.legal import distinct_moves
from assistant.rules.move import Move
from assistant.rules.side import Side
from assistant.settings.settings import Settings
from assistant.settings.terms import Player
from assistant.values import items_of, replaced
from speech.voice.utterance import Utterance


class Talk:
    """A conversation, with who is told of it on which surface, and about which table."""

    __slots__ = ("confirmed", "conversation", "is_sure", "speaker", "surface", "table")

    def __init__(self, conversation: Conversation, table: Table, surface: Surface) -> None:
        self.conversation = conversation
        self.table = table
        self.surface = surface
        self.speaker: Side | None = None
        """Whose person speaks, where they have said so: "Anna: patta"."""
        self.is_sure = False
        """While what was just confirmed is done, which then need not be confirmed once more."""
        self.confirmed: Question | None = None
        """What would have been asked then: who confirmed it has said yes to it too."""

    @property
    def is_heard(self) -> bool:
        """Whether this table is listened to here: what happens at others is told when one is there."""
        return self.surface.at == self.table.number

    def go_to(self, table: Table) -> None:
        """Be at another table from now on."""
        self.table = table
        self.surface.at = table.number

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
        """Who words what is told of this game here."""
        return self.surface.narrator(self.table.terms.regulation.text)

    @property
    def game(self) -> Game:
        """The game at the table."""
        return self.table.game

    @property
    def since(self) -> SincePly:
        """What has happened at the table since a person's last ply."""
        return self.table.since

    def note(self, **changes: Any) -> None:
        """Remember something of what is spoken, heard or refused, until the next ply."""
        self.table.since = replaced(self.table.since, **changes)

    @property
    def tally(self) -> Tally:
        """What is counted of the side whose person is listened to."""
        return self.table.tallies[self.side_of_listener]

    @property
    def state(self) -> State:
        """What the conversation is waiting for."""
        if self.conversation.is_closed or not self.conversation.is_open:
            return State.CLOSED if self.conversation.is_closed else State.NEW
        if self.table.asked or self.table.choice:
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
        """The words for what was heard: with the person's own confusions, if they are to be learnt."""
        return with_learnt(self.words, self.surface.learnt) if self.settings.is_learning else self.words

    @property
    def rejected_here(self) -> tuple[Meaning, ...]:
        """What the person has rejected in this position."""
        rejected = self.since.rejected
        if rejected and rejected[0] == self.game.position:
            return rejected[1]
        return ()

    def reject(self, meaning: Meaning) -> None:
        """Never offer this again as long as the position stands."""
        if len(distinct_moves(self.game.legal)) == 1 and isinstance(meaning, Move):
            return  # the only move must be said sooner or later
        self.note(rejected=(self.game.position, (*self.rejected_here, meaning)))

    @property
    def may_tell_position(self) -> bool:
        """Whether the program may say unasked what stands where: not where questions are counted."""
        return self.settings.questions is None

    def go_on_with(self, settings: Settings) -> None:
        """Go on by other settings; those that a game is played by hold from its next one on."""
        self.table.terms = settings.terms
        self.surface.take(settings.taste)
        self.conversation.equipment = settings.equipment
        self.conversation.wholes.clear()

    def remind(self, question: Fact) -> None:
        """Say in few words what is still asked, behind what was said beside it: it was told in full."""
        self.say(question, is_short=True)

    def say(self, fact: Fact, sounds: Sequence[str] = (), *, is_short: bool = False) -> None:
        """Tell a fact, perhaps after short sounds; each has its words, whoever hears it or not.

        What has two wordings is never told in the same one twice running. A question has its second one
        only when the very same is asked again, while it is open or at once after, and none where few
        words are wanted.
        """
        if not self.is_heard:
            return
        surface, narrator, again = self.surface, self.narrator, False
        asked = self.table.asked or self.table.choice
        is_question = asked is not None and fact == asked.fact
        if narrator.can_reword(fact) and not is_short:
            message = message_of(fact)
            is_new = is_question and fact != surface.last_asked
            is_brief = is_question and not surface.taste.verbosity
            again = not (is_new or is_brief or surface.last_wordings.get(message, True))
            surface.last_wordings[message] = again
        if is_question:
            surface.last_asked = fact
        elif asked is None and not (fact.is_complaint or isinstance(fact, QuestionDropped)):
            surface.last_asked = None
        utterance = narrator.tell(fact, again=again, is_short=is_short)
        heard = tuple(name for name in sounds if name in surface.taste.sounds)
        said = self._saying(replace(utterance, sounds=heard) if heard else utterance)
        self.emit(said)
        if not fact.is_complaint:
            repeated = narrator.repeated(fact, utterance)
            surface.news.append(said if repeated is utterance else self._saying(repeated))
        surface.has_told = surface.has_told or not fact.tells_nothing
        cited = [value for _, value in items_of(fact) if isinstance(value, Article)]
        self.table.cited = cited[-1] if cited else self.table.cited

    def _saying(self, utterance: Utterance) -> Say:
        return Say(utterance, self.surface.number, self.table.number)

    def say_once(self, fact: Fact) -> None:
        """Tell a fact unless its message was told before in this game."""
        if self.is_heard and fact.message not in self.table.told_once:
            self.table.told_once.add(fact.message)
            self.say(fact)

    def hint(self, fact: Fact) -> None:
        """Tell a fact that only helps, unless it was told before."""
        if self.is_heard and fact.message not in self.surface.hinted:
            self.surface.hinted.add(fact.message)
            self.say(fact)

    def say_again(self, *, digit_by_digit: bool = False, slowly: bool = False) -> None:
        """Repeat what was said last, perhaps with its numbers digit by digit, or slower."""
        self.surface.is_repeating = True
        for said in self.surface.last_said:
            utterance = replace(said.utterance, sounds=(), is_slow=slowly)
            self.emit(self._saying(spelled(utterance) if digit_by_digit else utterance))

    def was_said_last(self, fact: Fact) -> bool:
        """Whether a fact is among what was said last."""
        text = self.narrator.repeated(fact, self.narrator.tell(fact)).text
        return any(said.utterance.text == text for said in self.surface.last_said)

    def do(self, deed: Deed) -> Change:
        """Do something to the game, and have it written down: nothing else changes a game.

        Raises ValueError for what cannot be.
        """
        deed = replaced(deed, at=self.conversation.now.wall)
        taken = self.game.plies[-deed.plies :] if isinstance(deed, TakenBack) else ()
        change = self.game.do(deed)
        self.table.follow(deed, taken)
        self.record(deed)
        return change

    def record(self, deed: Deed) -> None:
        """Have a deed written down that was done."""
        self.conversation.records += 1
        self.emit(Record(self.conversation.records, self.table.number, deed))

    def emit(self, effect: Effect) -> None:
        """Have something done."""
        self.conversation.outbox.append(effect)

    def ask(self, question: Question) -> None:
        """Ask something; the game waits for the answer."""
        self.table.asked = question
        self.say(question.fact)

    def record_changed(self) -> None:
        """The record has changed other than by a move: what hangs on how it stood holds no more.

        A move was taken back, or a position was put on the record. What was spoken, heard, refused,
        offered or waited for was about what stands there no longer.
        """
        self.table.since = NOTHING_SINCE
        self.surface.unheard = 0
        self.table.choice = self.table.expected = self.table.ahead = None
        self.table.failure = ""
        self.table.scores.clear()  # the computer agrees to no draw by what it thought before

    def start_search(self) -> None:
        """Let the computer choose a move in the position."""
        self.conversation.searches_begun += 1
        self.table.owed = self.conversation.searches_begun
        settings = self.settings
        self.emit(
            StartSearch(
                self.table.owed,
                self.game.position,
                tuple(self.game.past),
                settings.level,
                settings.movetime,
                settings.seed + self.table.round - 1,
                settings.regulation,
                plies_counted(self.game.count, self.game.position, settings.regulation),
            )
        )

    def forget_ahead(self) -> bool:
        """Let go of the move that was kept, and say so; whether there was one."""
        if self.table.ahead is None:
            return False
        self.table.ahead = None
        self.say(AheadForgotten())
        return True

    def drop_search(self) -> None:
        """Give up the search that is owed, if any: its answer will be stale."""
        if self.table.owed:
            self.emit(StopSearch(self.table.owed))
        self.table.owed = 0
        self.table.held_answer = self.table.ahead = None

    def drop_question(self) -> None:
        """Let go of what is asked, without an answer; what was offered by it lapses."""
        question, self.table.asked, self.table.choice = self.table.asked, None, None
        kind = question.offer if question else ""
        if offer := self.game.offers.get(kind):
            self.do(OfferLapsed(kind, offer.side))

    def close(self) -> None:
        """End the conversation politely."""
        self.drop_search()
        self.drop_question()
        for table in self.conversation.tables.values():
            if table.is_searching:
                self.emit(StopSearch(table.owed))
        self.say(Goodbye())
        self.emit(Quit(0))
        self.conversation.is_closed = True

    def close_at_end_of_input(self) -> None:
        """There are no more lines: end, unless the computer still owes a reply at some table."""
        if not any(table.is_searching for table in self.conversation.tables.values()):
            self.close()

    def begin_game(self) -> None:
        """Put the pieces up at a new table in the place of this one, on the terms as they are now."""
        self.drop_search()
        self.drop_question()
        self.surface.unheard = 0
        self.table = self.conversation.begin_table(self.table.terms, self.table)
        self.record(self.game.deeds[0])

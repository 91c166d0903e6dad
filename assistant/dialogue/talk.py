"""One turn of a conversation: who is listened to, at which table. It is what handlers receive.

It is made for one event. What handlers do to a table, a surface or the conversation goes through it.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from assistant.dialogue.aside import InTree
from assistant.dialogue.effects import (
    EarEffect,
    Effect,
    FileEffect,
    KeepTerms,
    MemoryEffect,
    Quit,
    ReadBack,
    Record,
    Say,
    StartSearch,
    StopSearch,
    VoiceEffect,
)
from assistant.dialogue.keeping import keep_clock, keep_waiting, put_away
from assistant.dialogue.place import NOTHING_SINCE
from assistant.dialogue.questions import Question
from assistant.dialogue.surface import OWN
from assistant.dialogue.table import Table
from assistant.dialogue.turn import Turn
from assistant.game.arbiter_deeds import IrregularityCorrected, TryRefused, UnclearDecided
from assistant.game.clock_deeds import ClocksResumed, ClocksStopped, ProgramDelayed
from assistant.game.deeds import (
    Began,
    BoardUpset,
    ClaimDecided,
    ClockAdjusted,
    CountAnnulled,
    CountAsked,
    CountShortened,
    Deed,
    HelpUsed,
    OfferAnswered,
    OfferLapsed,
    OfferMade,
    RepetitionClaimed,
    RulesRequired,
    TakenBack,
)
from assistant.game.draw import plies_counted
from assistant.game.record import Change
from assistant.narration.facts.fact import Audience, Fact
from assistant.narration.facts.game import AheadForgotten
from assistant.narration.facts.keeping import GameKept, KeptInstead
from assistant.narration.facts.talk import Goodbye, QuestionDropped
from assistant.narration.narrator import message_of, spelled
from assistant.parsing.hearing.hypotheses import Meaning
from assistant.rules.articles import Article
from assistant.rules.legal import distinct_moves
from assistant.rules.move import Move
from assistant.rules.side import Side
from assistant.settings.settings import Settings
from assistant.values import items_of, replaced
from speech.voice.utterance import Urgency, Utterance


class Talk(Turn):
    """One turn of a conversation, in which things are said and done."""

    __slots__ = ()

    def go_to(self, table: Table) -> None:
        """Be at another table from now on."""
        self.table = table
        self.surface.at = table.number
        self.speaker = self.only_person()

    def note(self, **changes: Any) -> None:
        """Remember something of what is spoken, heard or refused, until the next ply."""
        self.here.since = replaced(self.here.since, **changes)

    def note_ply(self, **changes: Any) -> None:
        """A ply was played: have this hold wherever somebody listens."""
        for place in self.table.places.values():
            place.since = replaced(place.since, **changes)

    def reject(self, meaning: Meaning) -> None:
        """Never offer this again as long as the position stands."""
        if len(distinct_moves(self.game.legal)) == 1 and isinstance(meaning, Move):
            return  # the only move must be said sooner or later
        self.note(rejected=(self.game.position, (*self.rejected_here, meaning)))

    def go_on_with(self, settings: Settings) -> None:
        """Go on by other settings; those that a game is played by hold from its next one on."""
        self.table.terms = settings.terms
        self.surface.take(settings.taste)
        self.conversation.equipment = settings.equipment
        self.conversation.wholes.clear()

    def keep_terms(self) -> None:
        """The game under way is played by other terms from now on: have that written down."""
        is_played = not (self.game.outcome or self.table.is_offered)
        if self.conversation.is_journalled and is_played:
            self.emit(KeepTerms(self.table.number, self.table.terms))

    def leave_game(self) -> None:
        """Another game is to begin in the place of this one, which is kept where there is a journal.

        Who goes from one game by correspondence to the next knows that.
        """
        keep_waiting(self.conversation, self.table)  # by its own terms, before there are others
        is_kept, is_mail = self.conversation.is_kept, self.table.terms.mail is not None
        is_told = self.conversation.is_journalled and not (is_kept and is_mail)
        if is_told and self.table.is_kept_for_later:
            self.say(KeptInstead(is_kept))
        self._tell_unsent(is_leaving=False)

    def _tell_unsent(self, *, is_leaving: bool) -> None:
        """A message by correspondence that is left unsent is told of."""
        if self.table.terms.mail:
            from assistant.dialogue.handlers.corresponding.remaining import tell_remains

            tell_remains(self, is_leaving=is_leaving)

    def remind(self, question: Fact) -> None:
        """Say in few words what is still asked, behind what was said beside it: it was told in full."""
        self.say_here(question, is_short=True)

    def say(self, fact: Fact, sounds: Sequence[str] = ()) -> None:
        """Tell a fact to whom it is for, perhaps after short sounds."""
        if fact.audience is Audience.EVERYBODY and self.is_among_others and not self.is_private:
            for each in self.everybody():
                each.say_here(fact, sounds)
        else:
            self.say_here(fact, sounds)

    def read_here(self, fact: Fact) -> None:
        """Tell a fact here as a line of a longer reading, in whose order it stays, whatever it says."""
        first = len(self.conversation.outbox)
        self.say_here(fact)
        for place, (table, said) in enumerate(self.conversation.outbox[first:], first):
            if isinstance(said, Say):
                line = replace(said.utterance, priority=Urgency.READING, topic="", replaces=frozenset())
                self.conversation.outbox[place] = table, replaced(said, utterance=line)

    def say_here(self, fact: Fact, sounds: Sequence[str] = (), *, is_short: bool = False) -> None:
        """Tell a fact here alone; the sounds have their words, whoever hears them or not.

        What has two wordings is never told in the same one twice running. A question has its second one
        only when the very same is asked again, while it is open or at once after, and none where few
        words are wanted.
        """
        if not self.is_heard:
            return
        surface, here, narrator, again = self.surface, self.here, self.narrator, False
        asked = here.asked or here.choice
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
        said = self._saying(replace(utterance, sounds=heard) if heard else utterance, fact)
        self.emit(said)
        if not fact.is_complaint:
            repeated = narrator.repeated(fact, utterance)
            surface.news.append(said if repeated is utterance else self._saying(repeated, fact))
        surface.has_told = surface.has_told or not fact.tells_nothing
        cited = [value for _, value in items_of(fact) if isinstance(value, Article)]
        here.cited = cited[-1] if cited else here.cited

    def _saying(self, utterance: Utterance, fact: Fact) -> Say:
        number, table = self.surface.number, self.table.number
        return Say(utterance, number, table, self.alone, self.is_confidential, fact.is_claim)

    def say_once(self, fact: Fact) -> None:
        """Tell a fact unless its message was told before in this game."""
        for each in self.everybody():
            if each.is_heard and fact.message not in each.here.told_once:
                each.here.told_once.add(fact.message)
                each.say_here(fact)

    def hint(self, fact: Fact) -> None:
        """Tell a fact that only helps, unless it was told before."""
        if self.is_heard and fact.message not in self.surface.hinted:
            self.surface.hinted.add(fact.message)
            self.say(fact)

    def say_again(self, *, digit_by_digit: bool = False, slowly: bool = False) -> None:
        """Repeat what was said last, perhaps with its numbers digit by digit, or slower.

        What was told to who asks alone is told again alone.
        """
        self.surface.is_repeating = True
        for said in self.surface.last_told(self.side_of_listener):
            utterance = replace(said.utterance, sounds=(), is_slow=slowly)
            again = spelled(utterance) if digit_by_digit else utterance
            self.emit(replaced(said, utterance=again, table=self.table.number))

    def was_said_last(self, fact: Fact) -> bool:
        """Whether a fact is among what was said last."""
        text = self.narrator.repeated(fact, self.narrator.tell(fact)).text
        return any(said.utterance.text == text for said in self.surface.last_said)

    def do(self, deed: Deed) -> Change:
        """Do something to the game, and have it written down: nothing else changes a game.

        Raises ValueError for what cannot be.
        """
        now = self.conversation.now
        early, self.table.put_off = self.table.put_off, ()
        clock = self.table.clock_after(deed, now)
        deed = replaced(deed, at=now.wall, left=clock.both(now.monotonic) if clock else None)
        taken = self.game.plies[-deed.plies :] if isinstance(deed, TakenBack) else ()
        outcome = self.game.outcome if self.is_among_others else None
        for each in (*early, deed):
            change = self.game.do(each)
            self.table.follow(each, taken)
            self.record(each)
        self.table.clock = clock
        self.table.told_left, self.table.told_left_at = deed.left, now.monotonic
        if self.is_among_others and (self.game.outcome != outcome or not isinstance(deed, _WITHIN)):
            self._let_go_elsewhere()
        return change

    def _let_go_elsewhere(self) -> None:
        """What others were asked about the game as it stood is asked no more, and they are told."""
        from assistant.dialogue.handlers.several_people import let_go

        for each in self.everywhere():
            if each.surface is not self.surface:
                let_go(each)

    def record(self, deed: Deed) -> None:
        """Have a deed written down that was done."""
        conversation, game = self.conversation, self.game
        conversation.records += 1
        if conversation.is_journalled and isinstance(deed, Began):
            terms = self.table.terms  # by mail it may be a game that is open which is gone on with
            known = terms if conversation.is_open else replace(terms, mail=None)
            self.emit(KeepTerms(self.table.number, known))
        self.emit(Record(conversation.records, self.table.number, deed, game.position, game.outcome))

    def read_back(self) -> None:
        """Have it be seen that all is in the journal, before anything is told that is behind this."""
        self.conversation.records += 1
        self.emit(ReadBack(self.conversation.records, self.table.number))

    def emit(self, effect: Effect) -> None:
        """Have something done; what is of a surface is of the one that is here."""
        if self.surface.number != OWN and isinstance(effect, _OF_SURFACE):
            effect = replaced(effect, to=self.surface.number)
        self.conversation.outbox.append((self.table.number, effect))

    def ask(self, question: Question) -> None:
        """Ask something of who is to answer, where they sit; the game waits for the answer."""
        there = self.of(question.to) if question.to else self
        there.here.asked = question
        there.say(question.fact)
        if there is not self:
            self.tell_asked(question)

    def tell_asked(self, question: Question | None) -> None:
        """Tell who has asked something, or waits for the answer, of whom it is asked elsewhere."""
        if question and question.to:
            from assistant.narration.facts.surfaces import AskedThere

            self.say(AskedThere(question.to, self.settings.player(question.to).name))

    def record_changed(self) -> None:
        """The record has changed other than by a move: what hangs on how it stood holds no more.

        A move was taken back, or a position was put on the record. What was spoken, heard, refused,
        offered or waited for was about what stands there no longer.
        """
        for place in self.table.places.values():
            place.since = NOTHING_SINCE
            place.choice = place.expected = None
            place.aside = place.aside if isinstance(place.aside, InTree) else None
        self.surface.unheard = 0
        self.table.ahead = self.table.repeating = None
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
        if self.table.ahead is None or self.is_watching:
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
        here = self.here
        question = here.put_off or here.asked
        here.asked = here.put_off = here.choice = None
        kind = question.offer if question else ""
        if offer := self.game.offers.get(kind):
            self.do(OfferLapsed(kind, offer.side))
        if question and question.to and self.is_among_others:
            from assistant.dialogue.handlers.several_people import tell_unanswered

            tell_unanswered(self, question.to)

    def let_question_stand(self) -> None:
        """Who is at the machine leaves: what is between two people is asked again when their game is
        taken up, and all else is asked no more."""
        question = self.here.asked
        if not (question and question.stands and self.conversation.is_kept):
            self.drop_question()

    def close(self, *, is_written: bool = False) -> None:
        """End the conversation politely; on a surface of one's own, end listening there.

        With `is_written` it was seen that all is in the journal.
        """
        if self.surface.number != OWN:
            from assistant.dialogue.handlers.several_people import close_surface

            close_surface(self)
            return
        self.drop_search()
        self.let_question_stand()
        if self.conversation.is_saved and any(
            each.is_kept_for_later for each in self.conversation.tables.values()
        ):
            if not is_written:
                self.read_back()
            self.say(GameKept())
        self._tell_unsent(is_leaving=True)
        for table in self.conversation.tables.values():
            if table.is_searching:
                self.conversation.outbox.append((table.number, StopSearch(table.owed)))
            keep_clock(self.conversation, table, is_last=True)
        for surface in self.conversation.surfaces.values():
            Talk(self.conversation, self.conversation.tables[surface.at], surface).say(Goodbye())
        self.emit(Quit(0))
        self.conversation.is_closed = True

    def close_at_end_of_input(self) -> None:
        """There are no more lines: end, unless the computer still owes a reply at some table."""
        if not any(table.is_searching for table in self.conversation.tables.values()):
            Talk(self.conversation, self.table, self.conversation.surfaces[OWN]).close()

    def begin_game(self, by: Side | None = None) -> None:
        """Put the pieces up at a new table in the place of this one, on the terms as they are now; `by`
        whose person has set the position up, if anybody has."""
        self.drop_search()
        self.drop_question()
        if self.is_among_others:
            self._let_go_elsewhere()
        self.surface.unheard = 0
        put_away(self.conversation, self.table)
        self.table = self.conversation.begin_table(self.table.terms, self.table, by=by)
        self.speaker = self.only_person()
        self.record(self.game.deeds[0])


_OF_SURFACE = (VoiceEffect, EarEffect, MemoryEffect, FileEffect)
"""Families of effects that are of the surface where somebody is."""
_WITHIN = (
    *(OfferMade, OfferAnswered, OfferLapsed, CountAsked, CountAnnulled, RepetitionClaimed, HelpUsed),
    *(CountShortened, ClaimDecided, RulesRequired, ClockAdjusted, BoardUpset, TryRefused),
    *(IrregularityCorrected, UnclearDecided, ClocksStopped, ClocksResumed, ProgramDelayed),
)
"""Deeds that leave the game as it stands."""

"""Counts that the arbiter imposes, annuls, and shortens in promotional events."""

from assistant.dialogue.about_rulings import Shorten
from assistant.dialogue.handlers.arbitrating.there import ask_ruling, is_there
from assistant.dialogue.handlers.playing.draw import impose
from assistant.dialogue.handlers.playing.move import end_game
from assistant.dialogue.talk import Talk
from assistant.game.deeds import CountAnnulled, CountShortened
from assistant.narration.facts.arbiter import (
    CountNotShortened,
    CountShortenedTold,
    ForArbiter,
    RulingAsked,
)
from assistant.narration.facts.irregular import CountAnnulledTold, CountNotAnnulled
from assistant.parsing.arguments import CommandMeant
from assistant.rules.regulation import Shortened


def impose_count(talk: Talk, meant: CommandMeant) -> None:
    """The arbiter imposes the count (Capo I, 10.2; Capo II, 7.2)."""
    impose(talk)


def annul_count(talk: Talk, meant: CommandMeant) -> None:
    """The arbiter annuls the count because somebody has touched pieces out of turn (Capo I, 3.11; Capo
    II, 3.16). Where no board shows who touches what, the arbiter alone has seen it."""
    if not is_there(talk):
        return
    game, article = talk.game, talk.game.regulation.touched_out_of_turn
    if game.count is None or article is None:
        why = "none" if game.count is None else "text"
        talk.say(CountNotAnnulled(why, article or game.regulation.count_condition))
    elif not talk.is_arbiter:
        talk.say(ForArbiter())
    else:
        talk.do(CountAnnulled(article))
        talk.say(CountAnnulledTold(article))


def shorten_count(talk: Talk, meant: CommandMeant) -> None:
    """The count is to be of so many moves, where a draw is evident to the arbiter (Capo I, 11)."""
    if not is_there(talk):
        return
    shortened = talk.game.regulation.shortened
    why = _why_not(talk, meant.number, shortened)
    if why:
        rule = talk.game.regulation.counts[-1]
        article = shortened.article if shortened else rule.article
        talk.say(CountNotShortened(why, shortened.least if shortened else rule.moves, article))
    elif not talk.is_arbiter:
        talk.say(ForArbiter())
    elif shortened and meant.number:
        _shorten_or_ask(talk, meant.number, shortened)


def _why_not(talk: Talk, number: int | None, shortened: Shortened | None) -> str:
    """Why a count cannot be of so many moves, in the words of CountNotShortened."""
    if shortened is None:
        return "text"
    if not talk.settings.is_promotional:
        return "terms"
    if number is None:
        return "unsaid"
    if number < shortened.least:
        return "least"
    count = talk.game.count
    moves = count.moves if count else talk.game.regulation.counts[-1].moves
    return "longer" if number >= moves else ""


def _shorten_or_ask(talk: Talk, number: int, shortened: Shortened) -> None:
    """Where both have made as many moves already, that ends the game, which has its yes first."""
    count = talk.game.count
    if count is None:
        impose(talk, number)
    elif min(count.white, count.black) >= number:
        fact = RulingAsked("shorten", shortened.article, is_arbiter=True, number=number)
        ask_ruling(talk, fact, Shorten(number))
    else:
        shorten_to(talk, number)


def shorten_to(talk: Talk, number: int) -> None:
    """The count that runs is shortened."""
    shortened = talk.game.regulation.shortened
    assert shortened, "what the text does not allow is not asked about"
    talk.do(CountShortened(number))
    talk.say(CountShortenedTold(number, shortened.article))
    if talk.game.outcome:
        end_game(talk)

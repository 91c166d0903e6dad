"""A new game by correspondence: with whom and with which pieces, on the usual terms, with a code of its
own."""

import re
from collections.abc import Sequence
from dataclasses import replace

from assistant.dialogue.effects import FindGames
from assistant.dialogue.handlers.playing.coaching import coach
from assistant.dialogue.handlers.playing.move import play_opening, tell_turn_here
from assistant.dialogue.handlers.playing.new_game import AS_USUAL, with_coach
from assistant.dialogue.handlers.playing.opening import tell_beginning
from assistant.dialogue.kept import GameRow, GameSearch
from assistant.dialogue.library import request_id
from assistant.dialogue.talk import Talk
from assistant.game.mail_deeds import Noted
from assistant.game.mail_terms import MailTerms, code_of
from assistant.narration.facts.correspondence import BegunByMail, NoMovesFrom, WithWhom
from assistant.narration.facts.mail import AnswerAwaited
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Whose
from assistant.parsing.words.tokens import normalise, read_line
from assistant.parsing.words.vocabulary import Vocabulary, longest_phrase
from assistant.rules.position import start_position
from assistant.rules.side import Side
from assistant.settings.mail_terms import by_mail, own_side
from assistant.settings.terms import Player

LONGEST_NAME = 40
MOST_CODES = 1000
_SIDES = {Whose.WHITE: Side.WHITE, Whose.BLACK: Side.BLACK}
USUAL = MailTerms(moves=10, days=40, leave=14, repeat_after=14)
"""What is usual between people who agree on nothing else: it is told, and changed by a word."""


def begin_by_mail(talk: Talk, meant: CommandMeant) -> None:
    """Begin a game with who was named; the codes that are taken are asked for first."""
    text, is_from_here = without_position(meant.rest, talk.words)
    name, side = wanted_by_mail(text, talk.words)
    if is_from_here and not talk.game.legal:
        talk.say(NoMovesFrom())
    elif name:
        talk.surface.begins_from = talk.game.position if is_from_here else None
        _begin(talk, name, side or Side.WHITE)
    else:
        talk.say(WithWhom())


def open_with(talk: Talk, code: str) -> None:
    """Begin the game by correspondence that the program was started for, with its code."""
    settings = talk.settings
    talk.go_on_with(replace(settings, mail=replace(USUAL, code=code)))
    talk.keep_terms()
    side = own_side(talk.table.terms)
    _open(talk, settings.player(side.opponent).name or code, side)


def _begin(talk: Talk, name: str, side: Side) -> None:
    """The codes that are taken are asked for first."""
    talk.surface.games_wanted, talk.surface.begins_with = ("", "mail-new"), (name, side)
    if talk.conversation.is_journalled:
        search = GameSearch(result="unfinished", is_mail=True)
        talk.emit(FindGames(request_id(talk), search, 0, MOST_CODES, to=talk.surface.number))
    else:
        begin_with_code(talk, ())


def without_position(text: str, words: Vocabulary) -> tuple[str, bool]:
    """What was said without "from this position", and whether that was."""
    tokens = read_line(text).words
    plain = [token.word for token in tokens]
    for at in range(len(plain)):
        if length := longest_phrase(plain[at:], words.posting["from-here"]):
            begin, behind = tokens[at].start, at + length
            end = tokens[behind].start if behind < len(tokens) else len(text)
            return f"{text[:begin]} {text[end:]}", True
    return text, False


def wanted_by_mail(text: str, words: Vocabulary) -> tuple[str, Side | None]:
    """Who was named, and with which pieces one plays: "with Anna, Black"."""
    side: Side | None = None
    kept: list[str] = []
    for part in re.findall(r"[^\s,;:.]+", text):
        plain = normalise(part)
        whose = words.whose.get(plain)
        if whose in _SIDES:
            side = _SIDES[whose]
        elif plain and (kept or plain not in _silent(words)) and plain not in _between(words):
            kept.append(part)
    return " ".join(kept)[:LONGEST_NAME], side


def _silent(words: Vocabulary) -> frozenset[str]:
    """Words that may stand before a name and are none of it."""
    return frozenset(words.fillers) | _between(words)


def _between(words: Vocabulary) -> frozenset[str]:
    return frozenset(word for (word, *more) in words.posting["with"] if not more)


def begin_with_code(talk: Talk, rows: Sequence[GameRow]) -> None:
    """The codes of the games are known: the new one has another, and begins in the place of this game,
    which is kept."""
    name, side = talk.surface.begins_with
    taken = [row.terms.mail.code for row in rows if row.terms.mail]
    me = _own_name(talk)
    names = (me, name) if side is Side.WHITE else (name, me)
    mail = replace(USUAL, code=code_of(*names, taken))
    own, other = Player(name=me), Player(name=name, is_by_mail=True)
    white, black = (own, other) if side is Side.WHITE else (other, own)
    start = talk.surface.begins_from or start_position(talk.settings.regulation.variant)
    settings = replace(talk.settings, white=white, black=black, start=start, boards=0, **AS_USUAL)
    talk.leave_game()
    talk.go_on_with(with_coach(talk, by_mail(settings, mail)))
    talk.begin_game()
    _open(talk, name, side)


def _open(talk: Talk, name: str, side: Side) -> None:
    """Tell with whom it is played and how it begins; it is kept before anybody has moved."""
    talk.surface.is_by_mail = True
    play_opening(talk)
    talk.do(Noted("", by=side))
    talk.say(BegunByMail(name, side, talk.table.terms.mail.code if talk.table.terms.mail else ""))
    tell_beginning(talk)
    if talk.side_to_move is side:
        tell_turn_here(talk)
        coach(talk)
    else:
        talk.hint(AnswerAwaited(name))


def _own_name(talk: Talk) -> str:
    """What the person here is called, where their game says it."""
    people = talk.settings.people
    return talk.settings.player(people[0]).name if len(people) == 1 else ""

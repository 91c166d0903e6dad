"""What a typed line means in the conversation as it stands."""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from assistant.dialogue.handlers.asking.likeliest import place_of
from assistant.dialogue.handlers.asking.meant import is_at_once
from assistant.dialogue.handlers.asking.of_event import fixed_by_game
from assistant.dialogue.handlers.playing.who import (
    colour_of,
    is_name_alone,
    names_of,
    shared_name,
    side_told,
)
from assistant.dialogue.handlers.playing.whole import as_whole
from assistant.dialogue.handlers.recalling import as_pointed, as_won_back
from assistant.dialogue.talk import Talk
from assistant.parsing.absent import Thing, absent, asks_what_was_wrong
from assistant.parsing.answers import leaves, stops
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.asking_on import is_asked, only_asks
from assistant.parsing.asked.asking_same import asked_on_of
from assistant.parsing.commands.catalogue import Trait, commands_that
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.commands.raw_lines import raw_command
from assistant.parsing.deciding import decision_in
from assistant.parsing.doers import DEEDS, deed_told
from assistant.parsing.games_wanted import GamesMeant, games_meant, without_code
from assistant.parsing.going_on import owns_slip, wants_to_go_on
from assistant.parsing.likely import Likely, Meaning, Perhaps, sets_language
from assistant.parsing.meanings import About, Command, GameWanted, Whose
from assistant.parsing.moving.direction import chosen_by_direction
from assistant.parsing.moving.moves import Ambiguous, NoSuchMove, NotLegal, Understood
from assistant.parsing.moving.situation import Situation
from assistant.parsing.result_written import deed_of_result
from assistant.parsing.small_talk import begs_pardon
from assistant.parsing.understanding import read_by_grammar, understand_line
from assistant.parsing.which_of import choose
from assistant.rules.move import Move
from assistant.rules.side import Side

Read = Understood | Ambiguous | NotLegal | NoSuchMove
Found = Read | CommandMeant | Likely | Perhaps | None


def read_line(talk: Talk, text: str) -> tuple[Read | None, CommandMeant | None, Perhaps | None]:
    """The line as a move, as a command, or as what it may mean and is to be asked about."""
    choice, words, asked = talk.here.choice, talk.words, talk.here.asked
    if wanted := _wanted_by_mail(talk, text) or _raw(talk, text):
        return _as_read(wanted)
    text = written = _of_opponent(talk, text)
    text = with_colours(talk, text)
    has_clock = talk.table.clock is not None
    if choice and (leaves(text, words) or stops(text, words, has_clock=has_clock)):
        return None, CommandMeant(Command.NO), None
    if choice and not only_asks(text, words) and (chosen := _chosen(talk, choice.moves, text)):
        return Understood(chosen), None, None
    meaning = _as_regretted(talk, text, _as_undone(talk, _meaning_of(talk, text, written)))
    meaning = as_pointed(talk, text, as_won_back(talk, text, meaning))
    meaning = as_whole(talk, text, _as_asked(talk, written, _as_named(talk, written, meaning)))
    match meaning:
        case Perhaps((CommandMeant(command=Command.YES | Command.NO) as meant,)):
            return None, None if asked else meant, None  # what is asked wants it clearer
        case Likely(meant, mended) if not is_at_once(talk, meant):
            return None, None, Perhaps((meant,), mended)
        case Perhaps((CommandMeant() as meant,), "") if is_at_once(talk, meant) and not (
            sets_language(meant, words)
        ):
            return None, meant, None
        case Likely(meant) | (CommandMeant() as meant):
            return None, meant, None
        case Perhaps():
            return None, None, meaning
    is_question = text.rstrip().endswith("?")
    if meaning and is_question and not talk.may_tell_position:
        squares = meaning.written.squares if isinstance(meaning, NotLegal) else ()
        return None, CommandMeant(Command.MOVES, squares=squares[:1], move=squares), None
    return meaning, None, None


def parts_by_mail(talk: Talk, text: str) -> Sequence[str]:
    """The lines that one line is, which adds several things to a message: else it alone."""
    if not talk.table.terms.mail or talk.here.asked or talk.here.expected:
        return (text,)
    from assistant.dialogue.handlers.corresponding.wanted import parts_here  # nobody else has any

    return parts_here(talk, text)


def _as_read(
    wanted: Read | CommandMeant | Perhaps,
) -> tuple[Read | None, CommandMeant | None, Perhaps | None]:
    match wanted:
        case CommandMeant():
            return None, wanted, None
        case Perhaps():
            return None, None, wanted
    return wanted, None, None


def _wanted_by_mail(talk: Talk, text: str) -> Read | CommandMeant | Perhaps | None:
    """What a line wants of a game by correspondence in words of the person's own."""
    is_elsewhere = talk.here.asked or talk.here.choice or talk.here.aside
    if not talk.settings.mail or is_elsewhere:
        return None
    from assistant.dialogue.handlers.corresponding.wanted import wanted_here  # nobody else has any

    return wanted_here(talk, text)


def _of_opponent(talk: Talk, text: str) -> str:
    """The line without the name of the opponent by correspondence, of whose move it tells."""
    if not talk.settings.mail or talk.here.asked:
        return text
    from assistant.dialogue.handlers.corresponding.standing import without_name  # nobody else has any

    return without_name(talk, text)


def _short_words(talk: Talk) -> Collection[Command]:
    """The commands that have short words here: those of going through what is looked at, and of another
    game once this one is over."""
    another = {Command.NEW_GAME} if talk.game.outcome else set()
    if talk.here.aside is not None:
        return {*talk.words.typed.values()} - {Command.NEW_GAME} | another
    of_file = (Command.FILE_GAME,) if talk.surface.file else ()
    by_mail = (Command.MAIL_NEXT,) if talk.surface.is_by_mail or talk.settings.mail else ()
    return (*another, *of_file, *by_mail)


def _raw(talk: Talk, text: str) -> CommandMeant | None:
    """A command with a text that is not read, or one that is typed only.

    The next one is a move where one goes through a game, and else a game by correspondence. A match of
    which nothing is said is the one that is played, and how it stands is asked.
    """
    if talk.game.outcome and deed_of_result(text):
        return CommandMeant(Command.RESULT)  # there is nothing more that brings one
    raw = raw_command(text, talk.words, _short_words(talk))
    if raw == CommandMeant(Command.MATCH):
        return CommandMeant(Command.MATCH_SCORE)
    if raw is None:
        found = _conditions_meant(talk, text) if talk.settings.mail else None
        return found or game_by_code(talk, text)
    is_step = raw.command is Command.MAIL_NEXT and talk.here.aside is not None
    return CommandMeant(Command.REVIEW_FORWARD, number=raw.number) if is_step else raw


def game_by_code(talk: Talk, text: str) -> CommandMeant | None:
    """The game by correspondence that a line names by its code alone: "game BX-101"."""
    if not (talk.surface.is_by_mail or talk.settings.mail):
        return None
    wanted = games_meant(text, talk.words)
    if not wanted.code:
        return None
    is_all = wanted == GamesMeant(code=wanted.code)
    goes_on = is_all or parse_command(without_code(text), talk.words) in _GOING_ON
    return CommandMeant(Command.CONTINUE, rest=wanted.code) if goes_on else None


_GOING_ON = (CommandMeant(Command.GO_ON), CommandMeant(Command.CONTINUE))


def _conditions_meant(talk: Talk, text: str) -> CommandMeant | None:
    """Moves that answer moves, where a line names both: "if 11-15, 22-18"."""
    from assistant.parsing.conditions_said import are_conditions  # nobody else has any

    is_said = are_conditions(text, talk.words)
    return CommandMeant(Command.MAIL_CONDITIONS, rest=text) if is_said else None


def _chosen(talk: Talk, moves: Sequence[Move], text: str) -> Move | None:
    """The one of several moves that a line chooses, as the direction of one may, too."""
    here = Situation(talk.game.position, talk.game.regulation, talk.words)
    chosen = choose(moves, text, here.position, talk.words)
    return chosen or chosen_by_direction(moves, text, here, talk.view)


def _meaning_of(talk: Talk, text: str, written: str) -> Found:
    """What a line means with colours for names, as `text` has it.

    In a sentence about a new game a name is no colour that somebody wants: it is that of a player, or
    of somebody who is there already.
    """
    game, words = talk.game, talk.words
    if begs_pardon(written, words):
        return CommandMeant(Command.REPEAT)
    if asks_what_was_wrong(written, words):
        is_refused = talk.since.last_refusal is not None
        return CommandMeant(Command.WHY) if is_refused else absent(Thing.ANALYSIS)
    if is_name_alone(talk, written):
        return None  # it is no question about that one's pieces
    here = Situation(game.position, game.regulation, words)
    if asked := asked_on_of(text, talk.since.question, here):
        return asked
    meaning = _understood(talk, text)
    if text == written:
        return meaning
    if meaning is None or _is_of_kept_games(meaning):  # who plays now may play in others, too
        by_name = _understood(talk, written)
        return by_name if _is_of_kept_games(by_name) else meaning
    if not _is_new_game(meaning) or _gives_questions(meaning):
        return meaning
    lines = (written, _renamed(talk, written, dict.fromkeys(Side, "")))
    named = [_understood(talk, line) for line in lines]
    # Where it is none without the colour, it is none: "Bruno plays well".
    return _between_the_two(talk, written, next(filter(_is_new_game, named), named[0]))


def _understood(talk: Talk, line: str) -> Found:
    """What a line means here; by what was learnt alone nothing that has a sentence of its own."""
    game, words = talk.game, talk.words
    here = Situation(game.position, game.regulation, words)
    found = understand_line(line, *here, talk.view, place_of(talk), is_seen=talk.may_tell_position)
    is_decided = talk.settings.is_arbiter and decision_in(line, words) is not None
    if is_decided or (fixed_by_game(talk, line) and not _is_new_game(found) and not _is_help(found)):
        return read_by_grammar(line, here, talk.view or game.position.side_to_move)
    return found


def _is_help(meaning: Found) -> bool:
    match meaning:
        case CommandMeant(command) | Likely(CommandMeant(command)) | Perhaps((CommandMeant(command),)):
            return command is Command.HELP
    return False


def _between_the_two(talk: Talk, written: str, meaning: Found) -> Found:
    """A new game for which one of the two who play is given a colour is played by these two again."""
    match meaning:
        case Likely(CommandMeant() as meant):
            return Likely(_of_the_two(talk, written, meant), meaning.text)
        case Perhaps((CommandMeant() as meant,)):
            return Perhaps((_of_the_two(talk, written, meant),), meaning.text)
        case CommandMeant():
            return _of_the_two(talk, written, meaning)
    return meaning


def _of_the_two(talk: Talk, written: str, meant: CommandMeant) -> CommandMeant:
    """A new game with the sides changed, where who is named wants the colour that the other one has."""
    named = [side for side in talk.settings.people if _renamed(talk, written, {side: ""}) != written]
    wanted = meant.wanted
    if len(named) != 1 or wanted is None or wanted.side is None or wanted.is_computer:
        return meant
    wanted = wanted._replace(side=None, swaps=named[0] is not wanted.side)
    return replace(meant, wanted=wanted if wanted != GameWanted() else None)


def _as_undone(talk: Talk, meaning: Found) -> Found:
    """What puts moves back plays them again where some were taken back, and else takes them back."""
    if not isinstance(meaning, Perhaps):
        return meaning
    again: list[Meaning] = []
    others: list[Meaning] = []
    for each in meaning.meanings:
        is_again = isinstance(each, CommandMeant) and each.command is Command.REDO
        (again if is_again else others).append(each)
    if again and talk.table.undone:
        return Perhaps((again[0],), meaning.text)
    if again and not others:
        return CommandMeant(Command.REDO)  # which tells that there is nothing
    return Perhaps(tuple(others), meaning.text)


def _as_regretted(talk: Talk, text: str, meaning: Found) -> Found:
    """What regrets the end of a game, or a move, takes it back.

    Where a game is over nothing else is gone on with; and a move that was wrong was not refused where
    none was since the last one.
    """
    if isinstance(meaning, CommandMeant) and meaning != CommandMeant(Command.CONTINUE):
        return meaning
    line = meaning.text if isinstance(meaning, Likely | Perhaps) and meaning.text else text
    # Who looks back at a game that is over goes back to it, and not on with it.
    is_over = talk.game.outcome is not None and not isinstance(meaning, Read) and not talk.here.aside
    if is_over and wants_to_go_on(line, talk.words):
        return Likely(CommandMeant(Command.TAKE_BACK))
    is_refused = talk.since.last_refusal is not None
    if not is_refused and _is_why(meaning) and owns_slip(line, talk.words):
        return Likely(CommandMeant(Command.TAKE_BACK))
    return meaning


def _is_why(meaning: Found) -> bool:
    """Whether it may be asked why something was refused."""
    meanings = meaning.meanings if isinstance(meaning, Perhaps) else ()
    if isinstance(meaning, Likely):
        meanings = (meaning.meaning,)
    return CommandMeant(Command.WHY) in meanings


def _as_named(talk: Talk, text: str, meaning: Found) -> Found:
    """What one of two people is said to do is theirs, wherever their name stands: "a draw, says Anna".

    What else is said of it there, that they have decided on it, may be in any words: it is asked about.
    """
    side = talk.speaker or side_told(talk, text) if len(talk.settings.people) == _TWO else None
    if side is None or talk.game.outcome:
        return meaning
    match meaning:
        case CommandMeant() if _is_nobodys(meaning):
            return _whose_deed(talk, meaning, side)
        case Likely(meant) | Perhaps((CommandMeant() as meant,)) if _is_nobodys(meant):
            return Perhaps((_whose_deed(talk, meant, side),), meaning.text)
        case None if deed := deed_told(_renamed(talk, text, dict.fromkeys(Side, "")), talk.words):
            return Perhaps((CommandMeant(deed, whose=_WHOSE[side]),))
    return meaning


def _whose_deed(talk: Talk, meant: CommandMeant, side: Side) -> CommandMeant:
    """A deed of the side that was named; "do you resign?" asks of the other one than who speaks."""
    is_others = meant.whose is Whose.ENEMY and side is talk.speaker
    return replace(meant, whose=_WHOSE[side.opponent if is_others else side])


def _as_asked(talk: Talk, text: str, meaning: Found) -> Found:
    """What one of two people only asks about is no deed yet: "draw?", "does Anna resign?".

    Whether the other one does it, the record tells.
    """
    if len(talk.settings.people) != _TWO or talk.here.asked or not is_asked(text):
        return meaning
    match meaning:
        case Likely(meant) | Perhaps((CommandMeant() as meant,)) | (CommandMeant() as meant):
            if meant.command not in DEEDS:
                return meaning
            if _is_others(talk, meant):
                about = About.OFFER if meant.command is Command.DRAW else None
                return CommandMeant(Command.RESULT, about=about)
            return Perhaps((meant,)) if meant.whose or talk.speaker else meaning
    return meaning


def _is_others(talk: Talk, meant: CommandMeant) -> bool:
    """Whether somebody else is named than who speaks; where nobody says who speaks, anybody."""
    if meant.whose not in {Whose.ENEMY, *_WHOSE.values()}:
        return False
    return talk.speaker is None or meant.whose is not _WHOSE[talk.speaker]


def _is_nobodys(meant: CommandMeant) -> bool:
    """Whether it is a deed or a take-back, and of neither colour."""
    return meant.command in DEEDS | {Command.TAKE_BACK} and meant.whose not in _WHOSE.values()


def _is_new_game(meaning: Found) -> bool:
    match meaning:
        case CommandMeant(command) | Likely(CommandMeant(command)) | Perhaps((CommandMeant(command),)):
            return command is Command.NEW_GAME
    return False


def _gives_questions(meaning: Found) -> bool:
    """Whether it is a new game in which each of the two who play has questions of their own."""
    match meaning:
        case Likely(CommandMeant() as meant) | Perhaps((CommandMeant() as meant,)):
            wanted = meant.wanted
        case CommandMeant(wanted=wanted):
            pass
        case _:
            return False
    return bool(wanted and wanted.questions_each and not wanted.people)


_OF_KEPT_GAMES = commands_that(Trait.NAMES_GAMES)


def _is_of_kept_games(meaning: Found) -> bool:
    match meaning:
        case CommandMeant(command) | Likely(CommandMeant(command)) | Perhaps((CommandMeant(command),)):
            return command in _OF_KEPT_GAMES
    return False


def with_colours(talk: Talk, text: str) -> str:
    """A line with the colours of two people in place of their names: "Anna resigns" is White's.

    A name that both have is nobody's, and left out.
    """
    if len(talk.settings.people) < _TWO:
        return text
    if shared_name(talk):
        return " ".join(_renamed(talk, text, dict.fromkeys(Side, "")).split()) or text
    return _renamed(talk, text, {side: colour_of(talk, side) for side in Side})


def _renamed(talk: Talk, text: str, names: Mapping[Side, str]) -> str:
    """A line with other words in place of the names of the players: of the longer one first, of which
    the other may be a part."""
    told = [(name, word) for side, word in names.items() for name in names_of(talk, side)]
    for name, word in sorted(told, key=lambda each: len(each[0]), reverse=True):
        text = re.sub(rf"\b{re.escape(name)}\b", word, text, flags=re.IGNORECASE)
    return text


_TWO = 2
_WHOSE = {Side.WHITE: Whose.WHITE, Side.BLACK: Whose.BLACK}

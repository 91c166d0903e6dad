"""What a line says by how it begins or is built, before its words are looked up one by one."""

from assistant.parsing.absent import absent_in
from assistant.parsing.answers import leaves_in_clauses
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.asked.follow_up import asked_on, is_asked
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.game_wanted import usual_game
from assistant.parsing.likely import Likely, Perhaps
from assistant.parsing.meanings import Command
from assistant.parsing.misplaced import astray_in
from assistant.parsing.result_written import deed_of_result
from assistant.parsing.setting_up import fen_in, is_position
from assistant.parsing.words.concepts import plain_rows
from assistant.parsing.words.tokens import normalise, read_line
from assistant.parsing.words.vocabulary import Vocabulary


def said_outright(text: str, words: Vocabulary) -> CommandMeant | Likely | Perhaps | None:
    """A command by its phrase alone, a question that goes on from another, or what is taken to be so.

    Also a no in several clauses, and a game wanted always. No other reading of a whole phrase is looked
    for: there is none (tests/parsing/test_commands.py), and most lines are such phrases.
    """
    if deed := deed_of_result(text):
        return deed
    if fen := fen_in(text):
        return CommandMeant(Command.SET_POSITION, rest=fen)
    if is_position(text, words):
        meant = CommandMeant(Command.SET_POSITION, rest=text)
        return Perhaps((meant,))
    if astray := astray_in(text, words):
        return astray
    is_phrase = normalise(text) in words.heads and not is_asked(text)
    if is_phrase and (named := parse_command(text, words)):
        return named
    if outright := absent_in(text, words) or asked_on(text, words):
        return outright
    if leaves_in_clauses(text, words):
        return CommandMeant(Command.NO)
    usual = None if is_asked(text) else usual_game(plain_rows(read_line(text), words)[0].items)
    if usual is not None:
        return CommandMeant(Command.NEW_GAME, wanted=usual)
    return None

"""Which game is gone through: one of a file, or one that is kept. Both are read off the conversation.

A file of several games is listed, a few at a time, and one is chosen by its number.
"""

import re

from assistant.dialogue.about_games import FileFor, GameInFile
from assistant.dialogue.aside import InTree
from assistant.dialogue.effects import OpenFile, ReadGame
from assistant.dialogue.events import FileEvent, FileRead, FilesGames, FileUnread, GameRead
from assistant.dialogue.exported import PROGRAM, tree_of_kept
from assistant.dialogue.handlers.studying.exporting import write_notes
from assistant.dialogue.handlers.studying.trees import (
    go_to,
    result_of,
    result_word,
    stand,
    tell_comments,
    tell_place,
)
from assistant.dialogue.kept import KeptGame
from assistant.dialogue.library import request_id
from assistant.dialogue.questions import Expected
from assistant.dialogue.talk import Talk
from assistant.dialogue.views import is_sealed
from assistant.game.pdn.reader import read
from assistant.game.pdn.tree import Numbering, PdnGame, SignSense
from assistant.narration.facts.fact import Named
from assistant.narration.facts.study import (
    FileGamesGoOn,
    FileGameShown,
    FileGamesTold,
    FileNotHad,
    FileOpening,
    KeptNotShown,
    StudyFlawed,
    StudyMirrored,
    StudyNothing,
    StudyOpened,
    StudyWays,
    WhichFile,
)
from assistant.narration.facts.talk import QuestionDropped
from assistant.parsing.answers import leaves
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.commands.raw_lines import raw_command
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import parse_square
from assistant.parsing.moving.sentence import read_sentence
from assistant.rules.position import start_position
from assistant.rules.variant import INTERNATIONAL

AT_ONCE = 5
"""So many games are told at once: of more, nobody has the first in mind any longer."""
LONGEST_NAME = 80
"""Characters of a player's name that are told."""
LONGEST_PATH = 500
_LONGEST_NUMBER = 9
_STEPS = (Command.REVIEW_FORWARD, Command.REVIEW_BACK)
_NOBODY = ("", "?", "-")


def open_file(talk: Talk, meant: CommandMeant) -> None:
    """Open the file that was named; without a name, what was gone through before, or ask which."""
    study = talk.surface.study
    if meant.rest:
        _open(talk, meant.rest, 0, 1)
    elif study and talk.here.aside is not study:
        come_back(talk, study)
    else:
        talk.say(WhichFile())
        talk.here.expected = Expected(FileFor())


def come_back(talk: Talk, study: InTree) -> None:
    """Go on with what was gone through before, where one was in it."""
    _tell_which(talk, study, is_back=True)
    go_to(talk, study, study.node)


def choose_game(talk: Talk, meant: CommandMeant) -> None:
    """Another game of the file, by its number; without one, which there are."""
    if talk.surface.file:
        _open(talk, talk.surface.file, meant.number or 0, 1, is_list=meant.number is None)
    else:
        talk.say(StudyNothing("file"))


def review_kept(talk: Talk, number: int) -> None:
    """Go through a kept game, which stays as it is."""
    if talk.conversation.is_journalled:
        talk.surface.game_wanted = str(number)
        talk.emit(ReadGame(request_id(talk), number, to=talk.surface.number))
    else:
        talk.say(KeptNotShown(str(number), "other"))


def take_in_file(talk: Talk, about: GameInFile | FileFor, text: str) -> bool:
    """The line that was waited for: which file, which game of it, or the others; whether it is that."""
    if leaves(text, talk.words):
        talk.say(QuestionDropped(is_over=bool(talk.game.outcome)))
        return True
    said = parse_command(text, talk.words, only_whole=isinstance(about, FileFor))
    if isinstance(about, FileFor):
        if said is not None or parse_square(text, talk.words) or read_sentence(text, talk.words):
            return False
        _open(talk, text.strip(), 0, 1)
        return True
    if about.next and said == CommandMeant(Command.GO_ON):
        _open(talk, about.name, 0, about.next)
        return True
    if talk.here.aside is None and raw_command(text, talk.words, _STEPS):
        # Which of the games is no guess of ours: nobody has gone into one as yet.
        _wait_for_game(talk, about)
        return True
    named = raw_command(text, talk.words, (Command.FILE_GAME,))
    number = named.number if named else parse_square(text, talk.words)
    if text.strip().isdecimal() and text.isascii():
        number = int(text[:_LONGEST_NUMBER])
    if number is not None:
        _open(talk, about.name, number, 1)
    return number is not None


def _open(talk: Talk, name: str, number: int, first: int, *, is_list: bool = False) -> None:
    if len(name) > LONGEST_PATH or not name.isprintable():
        talk.say(FileNotHad(Named(name[:LONGEST_NAME]), "missing"))
        return
    if number == 0 and first == 1 and not is_list:
        talk.say(FileOpening(_shortly(name)))
    talk.emit(OpenFile(request_id(talk), name, number, first, AT_ONCE, to=talk.surface.number))


def hear_of_games(talk: Talk, event: FileEvent) -> None:
    """What is in the file, or the game that was wanted; an answer that nobody waits for is let be."""
    if not isinstance(event, FilesGames | FileRead | FileUnread):
        return
    conversation = talk.conversation
    if event.request_id != conversation.library_owed:
        return
    conversation.library_owed = 0
    match event:
        case FilesGames():
            _tell_games(talk, event)
        case FileUnread(file=name, why=why):
            talk.say(FileNotHad(Named(name), why))
        case FileRead():
            talk.surface.file = event.file
            lines = event.text.splitlines(keepends=True)
            # It is written with numbers for signs, and with the squares of our boards.
            tree = next(read(lines, Numbering.OWN, SignSense.PGN), None)
            if tree is None or tree.regulation is None:
                talk.say(FileNotHad(Named(event.file), "other"))
            else:
                _begin(talk, InTree(tree, tree.root, event.file, event.number), event)


def hear_of_kept(talk: Talk, event: GameRead) -> None:
    """The kept game that was wanted to be gone through."""
    kept, wanted = event.game, talk.surface.game_wanted
    if kept is None:
        talk.say(KeptNotShown(wanted, event.why if event.why in ("gone", "damaged") else "other"))
        return
    try:
        game = kept.game()
    except ValueError:
        talk.say(KeptNotShown(wanted, "damaged"))
        return
    if is_sealed(kept.terms, is_over=game.outcome is not None):
        talk.say(KeptNotShown(wanted, "counted"))
    else:
        _begin(talk, _study_of(kept), None)


def _study_of(kept: KeptGame) -> InTree:
    tree = tree_of_kept(kept)
    for name, player in (("White", kept.terms.white), ("Black", kept.terms.black)):
        if player.is_computer:
            tree.tags[name] = PROGRAM
    return InTree(tree, tree.root, "", kept.number)


def _begin(talk: Talk, study: InTree, event: FileRead | None) -> None:
    """Be at the start of a game, and tell which it is."""
    write_notes(talk)
    stand(talk, study)
    talk.here.expected = None
    _tell_which(talk, study, is_back=False)
    if event and event.is_mirrored:
        talk.say(StudyMirrored())
    if event and event.problems:
        talk.say(StudyFlawed(event.problems))
    root = study.tree.root
    if root.position and root.position != start_position(root.position.variant):
        tell_place(talk, study.tree, root)
    else:
        tell_comments(talk, root)
    talk.hint(StudyWays())


def _tell_which(talk: Talk, study: InTree, *, is_back: bool) -> None:
    tree = study.tree
    white, black = _name(tree, "White"), _name(tree, "Black")
    regulation = tree.regulation
    talk.say(
        StudyOpened(
            str(study.number),
            *(Named(white), bool(white), Named(black), bool(black)),
            result_of(tree),
            (tree.plies + 1) // 2,
            is_international=regulation is not None and regulation.variant is INTERNATIONAL,
            is_back=is_back,
        )
    )


def _shortly(path: str) -> Named:
    """A file as it is told where it is known which one: without its folders."""
    return Named(re.split(r"[/\\]", path.rstrip("/\\"))[-1] or path)


def _name(tree: PdnGame, tag: str) -> str:
    name = tree.tags.get(tag, "")
    return "" if name in _NOBODY else name[:LONGEST_NAME]


def _tell_games(talk: Talk, event: FilesGames) -> None:
    rows = event.rows
    talk.surface.file = event.file
    talk.say(FileGamesTold(_shortly(event.file), rows[0].number == 1, len(rows), event.is_more))
    for row in rows:
        white, black = Named(row.white), Named(row.black)
        talk.say(
            FileGameShown(
                str(row.number),
                *(white, bool(row.white), black, bool(row.black)),
                result_word(row.result),
                row.moves,
                is_position=bool(row.white_pieces or row.black_pieces),
                white_pieces=row.white_pieces,
                black_pieces=row.black_pieces,
            )
        )
    following = rows[-1].number + 1 if event.is_more else 0
    _wait_for_game(talk, GameInFile(event.file, following))


def _wait_for_game(talk: Talk, about: GameInFile) -> None:
    """Ask for the number of a game, or whether to go on with those that follow."""
    talk.say(FileGamesGoOn(bool(about.next)))
    talk.here.expected = Expected(about)

"""What is noted in a tree: comments, signs, variations. The game under way has no part in it."""

from assistant.dialogue.aside import InTree
from assistant.dialogue.handlers.playing.refusing import tell_no_such_move, tell_refusal
from assistant.dialogue.handlers.studying.trees import go_to, stand, tell_comments
from assistant.dialogue.looking import Looking
from assistant.dialogue.talk import Talk
from assistant.game.pdn.limits import LONGEST_COMMENT, MOST_COMMENTS, harmless
from assistant.game.pdn.results import result_in_words
from assistant.game.pdn.signs import DUBIOUS, GOOD, add_sign
from assistant.game.pdn.tree import Node
from assistant.game.pdn.walking import begun_at, game_on
from assistant.narration.facts.study import (
    CommentNoted,
    CommentRemoved,
    MoveNotThere,
    NotInVariation,
    SignNoted,
    SignRefused,
    SignRemoved,
    StudyNothing,
    StudyUnknown,
    VariationRemoved,
)
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Ambiguous, NoSuchMove, NotLegal, Understood
from assistant.parsing.sign_words import SIGN_WORDS, sign_said
from assistant.rules.move import Move
from assistant.values import replaced


def note(talk: Talk, meant: CommandMeant) -> None:
    """Note something where one is in a tree, or remove it."""
    study = talk.here.aside
    if not isinstance(study, InTree):
        talk.say(StudyNothing("note"))
        return
    match meant.command:
        case Command.COMMENT:
            _comment(talk, study, meant.rest)
        case Command.REMOVE_COMMENT:
            node, count = study.node, len(study.node.before) + len(study.node.comments)
            talk.say(CommentRemoved(count))
            _noted(talk, study, bool(count))
            node.before, node.comments = (), ()
        case Command.SIGN:
            _sign(talk, study, meant.rest)
        case Command.REMOVE_SIGN:
            count = len(study.node.nags)
            talk.say(SignRemoved(count))
            _noted(talk, study, bool(count))
            study.node.nags = ()
        case _:
            _remove_variation(talk, study)


def take_move(talk: Talk, study: InTree, read: Understood | Ambiguous | NotLegal | NoSuchMove) -> None:
    """A move that was typed in a tree: the one that follows there, or a new variation."""
    game = game_on(study.tree, study.node)
    if game is None:
        talk.say(StudyUnknown())
        return
    looking = Looking.at(talk, game, is_other=True)
    match read:
        case Understood(move):
            _play(talk, study, move)
        case Ambiguous():
            talk.say(MoveNotThere(is_spoken=False))
        case NotLegal(written, refusal):
            tell_refusal(looking, written.squares, refusal)
        case NoSuchMove():
            tell_no_such_move(looking, read)


def _play(talk: Talk, study: InTree, move: Move) -> None:
    before = len(study.node.children)
    node = study.node.add(move)
    is_new = len(study.node.children) > before
    way = ("added" if node.is_variation else "more") if is_new else ""
    go_to(talk, replaced(study, is_noted=study.is_noted or is_new), node, way)


def _comment(talk: Talk, study: InTree, text: str) -> None:
    node = study.node
    comment = as_comment(text)
    if not comment:
        tell_comments(talk, node)
        if not (node.before or node.comments):
            talk.say(CommentRemoved(0))
        return
    talk.say(CommentNoted(node.parent is None))
    _noted(talk, study, True)
    *first, last = (*node.comments, comment)
    if len(first) < MOST_COMMENTS:
        node.comments = (*first, last)
    else:  # a file has no more of them at one move
        node.comments = (*first[:-1], as_comment(f"{first[-1]} {last}"))


def as_comment(text: str) -> str:
    """A comment as a file can hold it: braces end one there, and `[%` begins what is for programs.

    One that says no more than how the game has ended would be read as its result.
    """
    text = text.replace("{", "(").replace("}", ")").replace("[%", "(%")
    comment = harmless(text, LONGEST_COMMENT)
    return comment if result_in_words(comment) is None else f"({comment})"


def _sign(talk: Talk, study: InTree, text: str) -> None:
    node, sign = study.node, sign_said(text, talk.words)
    if node.side is None:
        talk.say(SignRefused("nowhere"))
        return
    before = node.nags
    if sign in _JUDGING:  # one move is not both good and poor
        node.nags = tuple(nag for nag in before if not GOOD <= nag <= DUBIOUS)
    if not sign or not add_sign(node, sign):
        node.nags = before
        talk.say(SignRefused("forced" if sign == "*" else "unknown"))
        return
    _noted(talk, study, node.nags != before)
    talk.say(SignNoted(SIGN_WORDS[sign]))


_JUDGING = frozenset({"!", "!!", "?", "??", "?!", "!?"})


def _remove_variation(talk: Talk, study: InTree) -> None:
    branch: Node | None = begun_at(study.node)
    if branch is None or branch.parent is None:
        talk.say(NotInVariation())
        return
    main = branch.parent.children[0]
    talk.say(VariationRemoved())
    branch.remove()
    go_to(talk, replaced(study, is_noted=True), main)


def _noted(talk: Talk, study: InTree, is_noted: bool) -> None:
    stand(talk, replaced(study, is_noted=study.is_noted or is_noted))

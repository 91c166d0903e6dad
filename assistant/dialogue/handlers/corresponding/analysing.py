"""Trying moves out aloud, which are thrown away; and the computer's view, where the terms allow it."""

from assistant.dialogue.aside import InTree
from assistant.dialogue.events import SearchFinished
from assistant.dialogue.exported import tree_of_kept
from assistant.dialogue.handlers.corresponding.standing import is_by_mail, own, terms_here, written
from assistant.dialogue.kept import KeptGame
from assistant.dialogue.talk import Talk
from assistant.game.analysis import ANALYSIS
from assistant.game.deeds import HelpUsed
from assistant.narration.facts.correspondence import AnalysisTold, ComputerThinks
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.words.tokens import read_line
from assistant.parsing.words.vocabulary import longest_phrase


def analyse(talk: Talk, meant: CommandMeant) -> None:
    """Try moves out; or ask the computer, where that was wanted."""
    if not is_by_mail(talk):
        return
    said = [token.word for token in read_line(meant.rest).words]
    if any(longest_phrase(said[at:], talk.words.posting["computer"]) for at in range(len(said))):
        _ask_computer(talk)
        return
    now = talk.conversation.now.wall
    kept = KeptGame(talk.table.kept, talk.table.terms, tuple(talk.game.deeds), updated=now)
    tree = tree_of_kept(kept)
    node = tree.root
    while node.main is not None:
        node = node.main
    talk.here.aside = InTree(tree, node, is_tried=True)
    talk.say(AnalysisTold("begun"))


def _ask_computer(talk: Talk) -> None:
    """Whatever the computer says of a game under way is written in its score."""
    if talk.game.outcome:
        talk.say(AnalysisTold("over"))
    elif not terms_here(talk).is_analysis_allowed:
        talk.say(AnalysisTold("forbidden"))
    elif not talk.table.is_searching:
        talk.do(HelpUsed(own(talk), ANALYSIS, by=own(talk)))
        talk.start_search()
        talk.say(AnalysisTold("asked"))


def hear_of_analysis(talk: Talk, event: SearchFinished) -> None:
    """What the computer would play is told, and not played."""
    talk.table.owed = 0
    for move in talk.game.legal:
        if (move.path, move.captured) == (event.path, event.captured):
            talk.say(ComputerThinks(written(talk.game.position, move)))
            return

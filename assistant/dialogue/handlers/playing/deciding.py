"""What the opponent of an irregularity says while it waits: kept, corrected, a part of it, or a move.

A plain yes or no is answering.py's. Nobody but the opponent decides, in whatever words (Capo I, 8.2),
and where both share a surface with their name.
"""

from collections.abc import Callable, Sequence

from assistant.dialogue.handlers.asking.by_name import ask_whose, lacks_name
from assistant.dialogue.handlers.hearing.spoken import play_spoken
from assistant.dialogue.handlers.playing.irregular import finding_of, keep
from assistant.dialogue.handlers.playing.who import names_other, side_told, without_names
from assistant.dialogue.questions import Answer, Keep, KeepAnnounced, Question
from assistant.dialogue.talk import Talk
from assistant.narration.facts.irregular import NotInPart
from assistant.narration.facts.talk import AnswerNotUnderstood, ForOther
from assistant.parsing.deciding import Decision, decision_in
from assistant.parsing.hearing.heard import understand
from assistant.parsing.meanings import Command
from assistant.parsing.moving.moves import Ambiguous, Understood, parse_move_text
from assistant.parsing.resolving.moments import names_whole
from assistant.rules.side import Side


def takes_decision(
    talk: Talk,
    question: Question,
    about: Keep | KeepAnnounced,
    text: str,
    enter: Callable[[Talk, str], None],
    answer: Answer,
) -> bool:
    """Whether a line decides in other words than yes and no, or moves on, or wants a part of it.

    Whom it names, wherever that stands, it is of: nobody decides in their own case.
    """
    decision = decision_in(text, talk.words) or decision_in(without_names(talk, text), talk.words)
    moves_on = decision is None and _moves_on(talk, about, text)
    if decision is None and not moves_on:
        return False
    assert question.to, "it is asked of the opponent"
    said = Command.YES if decision is Decision.KEEP else Command.NO
    if decision:
        talk.speaker = talk.speaker or side_told(talk, text)
    if talk.speaker not in (None, question.to):
        if moves_on:
            return False  # the move of somebody else answers nothing, and waits
        _tell_whose(talk, question, question.to)
    elif decision is Decision.NEITHER or (decision and names_other(talk, text)):
        talk.say(AnswerNotUnderstood())
        talk.say(question.fact)
    elif decision is Decision.IN_PART:
        talk.say(NotInPart(talk.game.regulation.not_in_part))
        talk.remind(question.fact)
    elif decision and lacks_name(talk, question, said):
        ask_whose(talk, question, said)
    else:
        talk.here.asked = None
        if moves_on:
            keep(talk, about, talk.game.regulation.too_late)
            enter(talk, text)
        else:
            answer(talk, question, said is Command.YES)
    return True


def hears_move(
    talk: Talk,
    question: Question,
    about: Keep | KeepAnnounced,
    alternatives: Sequence[tuple[str, float]],
) -> bool:
    """Whether the opponent has clearly said a move that is legal where the irregularity stands: it is
    kept and the move is played, which they may still correct."""
    finding = finding_of(talk, about)
    if finding is None or finding.kept.side_to_move is finding.side:
        return False
    regulation, words = talk.game.regulation, talk.words_heard
    whole = understand(alternatives, finding.kept, regulation, words, is_answer=True)
    heard = whole.verdict
    if not isinstance(heard, Understood) or heard.doubt or talk.speaker not in (None, question.to):
        return False
    if not names_whole(whole.text, heard.move.path, words):
        return False
    talk.here.asked = None
    keep(talk, about, regulation.too_late)
    if heard.move in talk.game.legal:  # else a board has shown meanwhile what stands otherwise
        play_spoken(talk, heard.move)
    return True


def _tell_whose(talk: Talk, question: Question, side: Side) -> None:
    talk.say(ForOther(side, talk.settings.player(side).name))
    talk.say(question.fact)


def _moves_on(talk: Talk, about: Keep | KeepAnnounced, text: str) -> bool:
    """Whether a line is a move of the opponent where the irregularity stands, which keeps it: by a move
    it can no more be corrected (Capo I, 8.3; Capo II, 5.9), and so only by a whole one.
    """
    finding = finding_of(talk, about)
    if finding is None or finding.kept.side_to_move is finding.side:
        return False
    read = parse_move_text(text, finding.kept, talk.game.regulation, talk.words)
    moves = read.moves if isinstance(read, Ambiguous) else ()
    moves = (read.move,) if isinstance(read, Understood) else moves
    return any(names_whole(text, move.path, talk.words) for move in moves)

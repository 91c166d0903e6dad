"""Irregularities that a board has shown are named, and decided on.

Where who would decide has moved on already, they stand.
"""

from assistant.dialogue.effects import Buzz
from assistant.dialogue.handlers.asking.needs_yes import can_ask
from assistant.dialogue.handlers.playing.irregular import ask_to_keep, keep
from assistant.dialogue.handlers.touching.standing import record_of, standing
from assistant.dialogue.handlers.touching.whose_hand import asks_whose
from assistant.dialogue.questions import Keep
from assistant.dialogue.seats import CONFIRMED, OVERDUE, SETTLED, Seat, SinceChanged
from assistant.dialogue.talk import Talk
from assistant.narration.facts.fact import Squares
from assistant.narration.facts.irregular import Irregular, MoveShown
from assistant.rules.irregularities import Finding
from assistant.rules.notation import format_path
from assistant.rules.position import Position
from assistant.tactile.inference import Answer, Unfinished, Unlike
from assistant.tactile.moved_on import is_gone_on, off_before


def ask_opponent(talk: Talk, seat: Seat, finding: Finding) -> None:
    """Name it; the opponent has it corrected or kept, and never in part (Capo I, 8.2 and 8.4)."""
    if not can_ask(talk, finding.side.opponent):
        return
    talk.emit(Buzz(seat.number, 2))
    name_shown(talk, finding)
    ask_to_keep(talk, finding.side.opponent, Keep(seat.number, finding))


def let_stand(talk: Talk, seat: Seat, finding: Finding) -> None:
    """Name it; it stands, since the opponent has moved on (Capo I, 8.3; Capo II, 5.9)."""
    if not can_ask(talk, finding.side.opponent):
        return
    talk.emit(Buzz(seat.number, 2))
    name_shown(talk, finding)
    keep(talk, Keep(seat.number, finding), talk.game.regulation.too_late)


def name_shown(talk: Talk, finding: Finding) -> None:
    """Name what a board has shown, by its articles."""
    regulation = talk.game.regulation
    if finding.move:
        talk.say(MoveShown(finding.side, format_path(finding.move)))
    for act in finding.acts:
        article = regulation.irregularity(act.irregularity) or regulation.opponent_decides
        kind = act.irregularity.value
        talk.say(Irregular(kind, finding.side, article, Squares(act.squares), len(act.squares)))


def is_of_before(talk: Talk, seat: Seat, answer: Answer, how: str) -> bool:
    """Whether pieces were off before who is to move has moved on: whose hand that was is asked, since
    either may have taken them, and nothing is decided on behind a move."""
    if how == SETTLED or seat.reading is None or not isinstance(answer, Unlike | Unfinished):
        return False
    findings = off_before(seat.reading, standing(seat, talk.game), seat.since.readings)
    return bool(findings) and asks_whose(talk, seat, findings, CONFIRMED)


def look_on(talk: Talk, seat: Seat, kept: Position) -> None:
    """Have a board looked at again on which more stands already than the position that was kept, or of
    which a piece is in a hand."""
    if seat.reading and is_gone_on(seat.reading, kept):
        seat.of_record = SinceChanged(record_of(talk.game))
        seat.wait(OVERDUE)

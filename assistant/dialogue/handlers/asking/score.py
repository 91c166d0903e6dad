"""Questions of the score: all moves, the last of them, one by its number, and which made kings."""

from collections.abc import Callable, Sequence

from assistant.dialogue.handlers.asking.position import sides
from assistant.dialogue.handlers.playing.move import tell_outcome
from assistant.dialogue.questions import Expected, ScoreBefore
from assistant.dialogue.talk import Talk
from assistant.game.arbiter_deeds import TryRefused
from assistant.game.record import Ply
from assistant.narration.facts.astray import AstraySettled
from assistant.narration.facts.game import (
    CrownedTold,
    GameLasted,
    LastMoveTold,
    MoveNumberTold,
    ScoreTold,
)
from assistant.narration.facts.helping import ScoreGoesOn
from assistant.narration.facts.irregular import KeptInScore
from assistant.narration.facts.rules import TryInScore
from assistant.narration.kept_in_score import kept_in_score
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.commands.exact import parse_command
from assistant.parsing.meanings import About, Command
from assistant.values import replaced

Line = ScoreTold | KeptInScore | AstraySettled
"""A line of a score."""


def _tell_move_number(talk: Talk, meant: CommandMeant) -> None:
    """The number of the move to be made; after the end, of how many moves the game was."""
    if talk.game.outcome:
        plies = len(talk.game.plies)
        talk.say(GameLasted(talk.game.number_of(plies - 1) if plies else 0))
        return
    side = talk.side_to_move
    talk.say(MoveNumberTold(str(talk.game.number_of(len(talk.game.plies))), side))


MANY_MOVES = 10
"""So many lines of a score are heard at once: of more a listener keeps only the last."""


def _tell_score(talk: Talk, meant: CommandMeant) -> None:
    """All moves; where they are heard and are many, the last of them, and how to hear the others."""
    lines = _score_lines(talk)
    if not lines:
        talk.say(LastMoveTold(None, ""))
    if meant.about is About.ONE and meant.number:
        _tell_one(talk, lines, meant.number)
        return
    if meant.about is About.CROWNED:
        _tell_crowned(talk, meant)
        return
    first = max(len(lines) - meant.number, 0) if meant.number else 0
    is_heard = talk.surface.voice.is_aloud or talk.surface.voice.kind == "print"
    if is_heard and meant.about is not About.ALL and len(lines) - first > MANY_MOVES:
        _tell_part(talk, ScoreBefore(first, len(lines)))
    else:
        for line in lines[first:]:
            talk.say(line)
    if talk.table.terms.mail:
        _tell_analysis(talk)
    if talk.game.outcome:
        _tell_tries(talk)
        tell_outcome(talk, talk.game.outcome)


def _tell_tries(talk: Talk) -> None:
    """The moves that were refused without their article, with it: nothing is kept from anybody now."""
    for deed in talk.game.deeds:
        if isinstance(deed, TryRefused):
            talk.say(
                TryInScore(deed.side, str(talk.game.number_of(deed.plies)), deed.move, deed.article)
            )


def _tell_analysis(talk: Talk) -> None:
    from assistant.narration.analysis_in_score import analysis_in_score

    for each in analysis_in_score(talk.game.deeds):
        talk.say(each)


def _tell_one(talk: Talk, lines: Sequence[Line], number: int) -> None:
    """One move by its number; where the game has not so many, how far it is."""
    wanted = [line for line in lines if isinstance(line, ScoreTold) and line.number == str(number)]
    for line in wanted:
        talk.say(line)
    if lines and not wanted:
        _tell_move_number(talk, CommandMeant(Command.MOVE_NUMBER))


def _tell_crowned(talk: Talk, meant: CommandMeant) -> None:
    """With which moves a side, or each, has made its kings."""
    for side in sides(talk, meant.whose):
        told = [
            CrownedTold(side, str(talk.game.number_of(place)), ply.written)
            for place, ply in enumerate(talk.game.plies)
            if ply.side is side and ply.move.promotes
        ]
        for each in told or [CrownedTold(side, "", "")]:
            talk.say(each)


def _score_lines(talk: Talk) -> list[Line]:
    """The score, a full move in each line, and where an irregularity was kept one that tells it; over a
    position that was set a next move begins one."""
    lines: list[Line] = []
    place = 0
    for at, entry in enumerate(talk.game.entries):
        if isinstance(entry.cause, Ply):
            _write_on(lines, str(talk.game.number_of(place)), entry.cause)
            place += 1
        elif kept := kept_in_score(talk.game.entries, at):
            lines.append(kept)
    return lines


def _write_on(lines: list[Line], number: str, ply: Ply) -> None:
    """Write a move behind the one before, or in a line of its own."""
    side, last = ply.side.value, lines[-1] if lines else None
    if not isinstance(last, ScoreTold) or last.number != number or getattr(last, side):
        last = ScoreTold(number, "", "")
        lines.append(last)
    lines[-1] = replaced(last, **{side: ply.written})


def _tell_part(talk: Talk, part: ScoreBefore) -> None:
    """The lines before a place, as many as are heard at once; who goes on hears those before them."""
    start = max(part.end - MANY_MOVES, part.first)
    for line in _score_lines(talk)[start : part.end]:
        talk.say(line)
    if start == part.first:
        return
    talk.say(ScoreGoesOn(start - part.first))
    if not talk.here.asked:
        talk.here.expected = Expected(ScoreBefore(part.first, start))


def take_more(talk: Talk, part: ScoreBefore, text: str) -> bool:
    """Tell the lines of the score before those that were told, if that is wanted."""
    said = parse_command(text, talk.words)
    is_more = said is not None and said.command is Command.GO_ON
    if is_more:
        _tell_part(talk, part)
    return is_more


SCORE: dict[Command, Callable[[Talk, CommandMeant], None]] = {
    Command.MOVE_NUMBER: _tell_move_number,
    Command.SCORE: _tell_score,
}

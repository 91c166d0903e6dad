"""The computer's answer: dropped, held back, or played."""

from assistant.dialogue.events import FastOpponentFailed, OpponentEvent, SearchFinished
from assistant.dialogue.handlers.playing.ahead import play_ahead
from assistant.dialogue.handlers.playing.computer import computer_failed
from assistant.dialogue.handlers.playing.move import play
from assistant.dialogue.talk import Talk
from assistant.narration.facts.game import ComputerStaysSlow


def hear_of_opponent(talk: Talk, event: OpponentEvent) -> None:
    """What the computer tells: its move, or that it stays slow."""
    match event:
        case SearchFinished():
            if not talk.settings.people:
                # Who only watches may hurry each move; two presses leave only within one.
                talk.surface.was_interrupted = False
            finish_search(talk, event)
        case FastOpponentFailed(reason, detail):
            talk.say(ComputerStaysSlow(reason, detail))


def play_held_answer(talk: Talk) -> None:
    """Play the computer's move that waited until a question was answered."""
    held, talk.table.held_answer = talk.table.held_answer, None
    if held:
        finish_search(talk, held)


def finish_search(talk: Talk, event: SearchFinished) -> None:
    """The computer's answer: dropped if stale, kept while a question is open, checked by the law."""
    if event.request_id != talk.table.owed:
        return
    if talk.is_held_up:
        talk.table.held_answer = event
        return
    talk.table.owed = 0
    if talk.settings.mail:
        from assistant.dialogue.handlers.corresponding.analysing import hear_of_analysis

        hear_of_analysis(talk, event)
        return
    for move in talk.game.legal:
        if (move.path, move.captured) == (event.path, event.captured):
            talk.table.scores[talk.side_to_move] = event.score
            talk.table.looked[len(talk.game.entries)] = event.depth
            play(talk, move, "computer")
            play_ahead(talk)
            return
    computer_failed(talk, event.error or "-".join(map(str, event.path)))

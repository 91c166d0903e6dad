"""The voice, as far as the conversation knows of it: what became of it is told, a key switches it."""

from dataclasses import replace

from assistant.dialogue.effects import UseVoice
from assistant.dialogue.events import (
    DeviceFound,
    DeviceLost,
    Event,
    NothingToReadOn,
    VoiceChanged,
    VoiceLost,
    VoiceMissing,
    VoiceRegained,
    VoiceToggled,
)
from assistant.dialogue.handlers.asking.query import answer_question
from assistant.dialogue.handlers.playing.over import tell_what_next
from assistant.dialogue.talk import Talk
from assistant.narration.facts.voice import (
    NothingToGoOn,
    NoVoiceTold,
    ReaderMissingTold,
    VoiceLostTold,
    VoiceRegainedTold,
    VoiceSwitched,
)
from assistant.parsing.arguments import CommandMeant
from assistant.parsing.meanings import Command
from assistant.values import replaced


def hear_of_voice(talk: Talk, event: Event) -> None:
    """What became of the voice."""
    match event:
        case DeviceFound() | DeviceLost():
            from assistant.dialogue.handlers.together import hear_of_device

            hear_of_device(talk, event)
        case VoiceToggled():
            _toggle(talk)
        case VoiceChanged(voice):
            was_missing = talk.surface.voice.why == voice.why
            talk.surface.voice = voice
            if voice.why == "reader-missing" and not was_missing:
                talk.say(ReaderMissingTold())
        case VoiceLost(reason):
            talk.say(VoiceLostTold(reason))
        case VoiceRegained():
            talk.say(VoiceRegainedTold())
        case VoiceMissing():
            talk.say(NoVoiceTold())
        case NothingToReadOn():
            _go_on(talk)


def _go_on(talk: Talk) -> None:
    """There is no reading to go on with: what is asked, if anything is, waits for its answer. Who goes
    through a game goes on with that.

    Where the game is over, it may be the game that is to go on: how, is told.
    """
    here = talk.here
    asked = here.asked or here.choice or here.expected
    if asked and asked.fact:
        talk.say(asked.fact)
    elif here.aside:
        answer_question(talk, CommandMeant(Command.REVIEW_FORWARD))
    else:
        talk.say(NothingToGoOn(talk.surface.voice.is_aloud))
        if talk.game.outcome:
            tell_what_next(talk)


def _toggle(talk: Talk) -> None:
    """Silence whoever speaks, or have the one speak who was silenced, else our own voice.

    Not remembered: a key pressed by mistake must not leave the next start without a voice.
    """
    settings = talk.settings
    is_on = not talk.surface.voice.is_aloud
    if is_on:
        wanted = talk.surface.silenced_voice or "own"
    else:
        talk.surface.silenced_voice = settings.voice if settings.voice != "off" else ""
        wanted = "off"
    talk.go_on_with(replace(settings, voice=wanted))
    # What becomes of it is told later, perhaps after the next press.
    talk.surface.voice = replaced(talk.surface.voice, kind="own" if is_on else "off")
    if not is_on:
        talk.say(VoiceSwitched(is_on=False))
    talk.emit(UseVoice.by(talk.settings))
    if is_on:
        talk.say(VoiceSwitched(is_on=True))

"""The voice, as far as the conversation knows of it: what became of it is told, a key switches it."""

from dataclasses import replace

from assistant.dialogue.conversation import Conversation
from assistant.dialogue.effects import UseVoice
from assistant.dialogue.events import (
    Event,
    NothingToReadOn,
    VoiceChanged,
    VoiceLost,
    VoiceMissing,
    VoiceRegained,
    VoiceToggled,
)
from assistant.narration.facts.voice import (
    NothingToGoOn,
    NoVoiceTold,
    ReaderMissingTold,
    VoiceLostTold,
    VoiceRegainedTold,
    VoiceSwitched,
)
from assistant.values import replaced


def hear_of_voice(conversation: Conversation, event: Event) -> None:
    """What became of the voice."""
    match event:
        case VoiceToggled():
            _toggle(conversation)
        case VoiceChanged(voice):
            was_missing = conversation.voice.why == voice.why
            conversation.voice = voice
            if voice.why == "reader-missing" and not was_missing:
                conversation.say(ReaderMissingTold())
        case VoiceLost(reason):
            conversation.say(VoiceLostTold(reason))
        case VoiceRegained():
            conversation.say(VoiceRegainedTold())
        case VoiceMissing():
            conversation.say(NoVoiceTold())
        case NothingToReadOn():
            conversation.say(NothingToGoOn(conversation.voice.is_aloud))


def _toggle(conversation: Conversation) -> None:
    """Silence whoever speaks, or have the one speak who was silenced, else our own voice.

    Not remembered: a key pressed by mistake must not leave the next start without a voice.
    """
    settings = conversation.settings
    is_on = not conversation.voice.is_aloud
    if is_on:
        wanted = conversation.silenced_voice or "own"
    else:
        conversation.silenced_voice = settings.voice if settings.voice != "off" else ""
        wanted = "off"
    conversation.settings = replace(settings, voice=wanted)
    # What becomes of it is told later, perhaps after the next press.
    conversation.voice = replaced(conversation.voice, kind="own" if is_on else "off")
    if not is_on:
        conversation.say(VoiceSwitched(is_on=False))
    conversation.emit(UseVoice.by(conversation.settings))
    if is_on:
        conversation.say(VoiceSwitched(is_on=True))

"""The devices by which people at one machine are told things alone, as the conversation orders them."""

from assistant.dialogue.effects import VoiceEffect


class UseDevices(VoiceEffect):
    """The people who are told things alone have changed places: whose device is which from now on."""

    white: str
    black: str

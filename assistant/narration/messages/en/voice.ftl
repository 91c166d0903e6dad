### The voice.

voice-switched = { $is_on ->
    [yes] Voice on.
   *[no] Voice off.
}
voice-lost = The voice cannot speak: { $reason ->
    [no-engine] the synthesiser is missing
    [broken] the synthesiser does not work
    [no-sounddevice] the parts for sound are missing
    [no-portaudio] the library PortAudio is missing
    [no-device] there is no sound card
    [lost] the sound card is gone
    [reader] the screen reader does not answer
   *[other] the sound does not start
}. The game goes on as text{ $reason ->
    [reader] .
    [no-engine] . The command python3 run.py doctor says how to fix it.
    [no-sounddevice] . The command python3 run.py doctor says how to fix it.
    [no-portaudio] . The command python3 run.py doctor says how to fix it.
   *[other] ; the voice comes back by itself as soon as it can. The command python3 run.py doctor says how to fix it.
}
    .brief = No voice: { $reason ->
        [no-engine] no synthesiser
        [broken] the synthesiser does not work
        [no-sounddevice] no parts for sound
        [no-portaudio] no PortAudio
        [no-device] no sound card
        [lost] the sound card is gone
        [reader] the screen reader does not answer
       *[other] the sound does not start
    }. See python3 run.py doctor.
voice-regained = The voice is back.
voice-none = There is no voice for this language: English is shown as text but not spoken. The command python3 run.py doctor says how to fix it.
    .brief = No voice for this language. See python3 run.py doctor.
voice-nothing-to-go-on = { $has_voice ->
    [yes] There is no interrupted reading to continue.
   *[no] The voice is reading nothing now: the whole text is above.
}
    .again = { $has_voice ->
        [yes] There is no reading to go on with.
       *[no] The voice is not reading: the lines above have it all.
    }
    .brief = { $has_voice ->
        [yes] Nothing to continue.
       *[no] The voice is not reading.
    }
voice-reader-missing = I cannot find a screen reader running: the program's own voice speaks.
    .brief = No screen reader: the program's own voice.

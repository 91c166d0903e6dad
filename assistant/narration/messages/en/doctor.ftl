### The trial of the parts.

doctor-begin = I try every part of Damavoce for real: it takes some seconds.
doctor-trial = White to move.
doctor-python = Python { $python }: { $is_whole ->
    [yes] works, with { $packages }.
   *[no] the packages { $missing } cannot be loaded.
}
doctor-settings = Settings: { $state ->
    [none] all right, the usual ones; the file { $file } is made when you change one.
    [no-home] all right, the usual ones; the system does not say where to keep others.
   *[read] all right, read from the file { $file }.
}
doctor-terminal = Terminal: { $state ->
    [sized] works, keys are seen; { $columns } columns and { $rows } rows.
    [unsized] works, keys are seen; its size is not known.
   *[none] there is none, and keys are not seen: the game goes by whole lines, without F2, and the voice speaks only with --voice own.
}
doctor-reader = Screen reader: { $state ->
    [none] I find none running.
    [reached] { $reader } is running, and the program can speak through it.
   *[other] { $reader ->
        [unknown] yours is running
       *[other] { $reader } is running
    } and reads what is printed; { $state ->
        [no-package] to have the program speak through it too a part is missing.
       *[unreached] the program cannot speak through it, but the game does not need that.
    }
}
doctor-voice = Voice: the synthesiser works; it starts in { $ms } milliseconds and knows { $count ->
    [one] one language
   *[other] { $count } languages
}.
doctor-language = { $name ->
    [it] Italian
    [en] English
   *[pt] Portuguese
}: { $reason ->
    [ok] works, a sentence is ready in { $ms ->
        [one] one millisecond
       *[other] { $ms } milliseconds
    }.
    [no-voice] a voice is missing; on Windows and macOS it is added in the system's settings.
   *[other] nothing comes from the synthesiser.
}
doctor-no-voice = Voice: { $reason ->
    [no-engine] the synthesiser is missing
    [no-answer] the synthesiser does not answer
    [ended] the part that speaks and plays has ended by itself
    [silent] the synthesiser makes only silence
   *[other] the synthesiser fails
}{ $mends ->
    [yes] .
   *[no] ; try again in a while, until then the game goes on in writing.
}
doctor-output = Sound output: works, with PortAudio; it takes a sound after { $begin ->
    [one] one millisecond
   *[other] { $begin } milliseconds
} and stops it after { $stop ->
    [one] one millisecond
   *[other] { $stop } milliseconds
}.
doctor-output-command = Sound output: works, with the program { $player }; a short sound was over after { $ms } milliseconds. { $reason ->
    [no-portaudio] The library PortAudio is missing, with which sound starts sooner{ $mends ->
        [yes] .
       *[no] : install it with the system's package manager.
    }
    [no-sounddevice] The package sounddevice is missing, with which sound starts sooner.
    [jack-locks] PortAudio, with which sound starts sooner, is waiting: perhaps for a lock that a killed program has left.
   *[other] With PortAudio sound would start sooner, but it does not play here.
}
doctor-no-output = Sound output: { $reason ->
    [no-portaudio] the library PortAudio is missing{ $mends ->
        [yes] .
       *[no] : install it with the system's package manager.
    }
    [no-sounddevice] the package sounddevice is missing.
    [no-device] there is no sound card, or the system does not see it. Plug in headphones or speakers, turn them on and try again; until then the game goes on in writing.
    [lost] the sound was broken off. Check headphones or speakers and try again; until then the game goes on in writing.
   *[other] the sound does not start. Try again in a while; until then the game goes on in writing.
}
doctor-part = { $name ->
    [python] the program
    [settings] the settings
    [voice] the voice
   *[output] the sound output
}
doctor-summary = { $state ->
    [whole] Everything works: you can play, and the voice can speak.
    [reader] Everything works: you can play, and your screen reader reads.
   *[broken] You can play in writing, but something is wrong: { $parts }.
}
doctor-mend = { $is_needed ->
    [yes] To mend it type:
   *[no] To have also what is missing and is not needed to play type:
} { $command }
doctor-again = Then try again with: { $command }

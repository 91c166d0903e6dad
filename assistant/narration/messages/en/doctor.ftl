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
doctor-opponent = The computer's play: { $state ->
    [ready] fast, with numba { $version }. { $games ->
        [all] Both games are ready.
        [italian] The Italian game is ready; the international one is prepared the first time you play it against the computer.
       *[international] The international game is ready; the Italian one is prepared the first time you play it against the computer.
    }
    [not-kept] fast, with numba { $version }, but only some seconds after each start, since what was prepared cannot be kept. Make room on the disk, or give yourself the right to write into the folder of the caches.
    [no-package] works, but it thinks more slowly than it could: the package numba is missing.
    [no-wheels] works, in plain Python: for this machine there is no package numba, with which it would think faster.
    [switched-off] works, but it thinks more slowly than it could: the variable NUMBA_DISABLE_JIT keeps numba from its work. Remove it and try again.
    [bad-package] works, but it thinks more slowly than it could: the package numba does not start ({ $detail }).
    [ended] works, but it thinks more slowly than it could: the package numba breaks down ({ $detail }).
    [no-answer] works, but it thinks more slowly than it could: the package numba does not answer ({ $detail }). Try again in a while.
   *[failed] works, but it thinks more slowly than it could: its fast part could not be compiled ({ $detail }). Try again in a while; until then the game goes on.
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
doctor-recogniser = Recogniser: works, it starts in { $ms ->
    [one] one millisecond
   *[other] { $ms } milliseconds
}.
doctor-no-recogniser = Recogniser: { $reason ->
    [no-package] the package vosk is missing, with which the program listens.
    [no-model] without a model for this language it does not start.
    [no-catalogue] the list of its models is damaged, and it does not start.
    [damaged-model] its model is damaged, and it does not start.
    [no-words] its model knows none of the words of the program.
    [gone] it has ended by itself, or does not answer. Try again in a while; until then the game goes on in writing.
   *[other] it fails. Try again in a while; until then the game goes on in writing.
}
doctor-microphone = Microphone: { $noise ->
    [silent] it opens, but no sound at all comes from { $device }, not even the noise of the room. It may be muted, or the system does not let the program listen: turn it on with its own key or in the system's settings{ $mends ->
        [yes] , or with the command at the end.
       *[no] .
    }
   *[other] works, { $device }, at { $rate } hertz. { $noise ->
        [quiet] The room is quiet: its noise is { $level } decibels below the loudest.
        [loud] The room is loud: its noise is { $level } decibels below the loudest. Move away what makes noise, or speak near the microphone.
       *[usual] The noise of the room is the usual, { $level } decibels below the loudest.
    }
}
doctor-no-microphone = Microphone: { $reason ->
    [no-portaudio] the library PortAudio is missing, with which the program listens{ $mends ->
        [yes] .
       *[no] : install it with the system's package manager.
    }
    [no-sounddevice] the package sounddevice is missing, with which the program listens.
    [no-device] { $named ->
        [file] { $device } cannot be read as sound. Check the name and try again.
        [yes] I find none with { $device } in its name. Plug it in and try again, or leave out --input-device: then the usual one is used.
       *[no] I find none. Plug one in, or turn it on in the system's settings, and try again.
    }
    [busy] another program is using it. Close that one and try again.
    [forbidden] { $named ->
        [file] the system does not allow { $device } to be read. Check the permissions and try again.
       *[other] the system does not allow the program to use it. Give the permission, log out, log in and try again.
    }
    [no-answer] it does not answer{ $mends ->
        [yes] : it may be waiting for a lock that a killed program has left.
       *[no] . Unplug it, plug it in again and try again.
    }
    [lost] it opens, but then nothing comes from it. Unplug it, plug it in again and try again.
   *[other] the part that records has ended by itself. Try again in a while.
}
doctor-trial-word = twenty-two
    .spoken = twenty two
doctor-say = Say { $word }.
doctor-say-after-enter = Now the microphone. Wait until your screen reader is silent and press Enter; then, after a second of silence, say { $word }. If you press nothing, after thirty seconds it goes on without.
doctor-word = The word: { $state ->
    [nothing] I did not hear anybody speak.
    [unclear] I heard somebody speak, but understood nothing.
    [other] I did not understand { $word }, but { $heard }.
   *[right] I understood { $heard }.
}{ $state ->
    [nothing] {""}
   *[other] {" "}Your voice is { $level } decibels below the loudest and { $above } above the noise.
}{ $advice ->
    [clipped] {" "}It is too loud, and distorted: move away a little, or turn the microphone down in the system's settings.
    [faint] {" "}It is too faint: come nearer, or turn the microphone up in the system's settings.
    [noisy] {" "}It is too near the noise: come nearer to the microphone, or move away what makes noise.
    [mute] {" "}No sound at all comes from the microphone: turn it on with its own key or in the system's settings, and try again.
    [nearer] {" "}Come nearer, turn the microphone up in the system's settings, or choose another one with --input-device, and try again.
    [again] {" "}Try again, calmly and clearly.{ $mends ->
        [yes] {" "}If that is not enough, a better model understands more.
       *[no] {""}
    }
   *[none] {""}
}
doctor-part = { $name ->
    [python] the program
    [settings] the settings
    [voice] the voice
    [recogniser] the recogniser
    [microphone] the microphone
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

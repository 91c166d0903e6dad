### The trial of the parts.

doctor-begin = I am trying out every part of Damavoce: this takes a few seconds.
doctor-trial = White to move.
doctor-python = Python { $python }: { $is_whole ->
    [yes] works, with { $packages }.
   *[no] the packages { $missing } cannot be loaded.
}
doctor-settings = Settings: { $state ->
    [none] all right, the defaults; the file { $file } is made when you change one.
    [no-home] all right, the defaults; the system does not say where to keep your own.
   *[read] all right, read from the file { $file }.
}
doctor-games = Saved games: { $state ->
    [saved] all right, { $count ->
        [0] none as yet
        [one] one game
       *[other] { $count } games
    } in the file { $file }.
    [alone] all right, in the file { $file }; that disk can keep no log, so one program at a time.
    [no-home] none can be saved, because the system does not say where.
    [forbidden] none can be saved: there is no permission to write { $file }.
    [full] none can be saved: the disk is full. Make some room.
    [damaged] none can be saved: the file { $file } is damaged. Move it elsewhere, and the program begins a new one.
    [foreign] none can be saved: { $file } is not a file of this program. Move it elsewhere.
    [newer] none can be saved: { $file } is of a newer version. Update the program.
    [busy] none can be saved now: another program holds { $file }.
   *[other] none can be saved: the disk does not answer.
}
doctor-mails = Mail: { $count ->
    [one] one mail was put aside and left alone. Open it with your mail program.
   *[other] { $count } mails were put aside and left alone. Open them with your mail program.
}
doctor-mail = { $file }: { $why ->
    [header] its headers are too long, or one of them has too many parts.
    [parts] it has too many parts.
    [depth] its parts are within each other too deep.
    [long] too much is written in it.
    [no-file] it is not a file.
    [closed] the system does not let it be opened. See who may read it.
    [refused] you said no to it.
    [read] it is of no game that is open here.
   *[other] it is not made as mails are.
}
doctor-understanding = Understanding: the table of what was learnt is missing or damaged, so I understand moves and commands by their words alone. Install Damavoce again.
doctor-opponent = The computer's play: { $state ->
    [ready] fast, with numba { $version }. { $games ->
        [all] Both games are ready.
        [italian] The Italian game is ready; the international one is prepared the first time you play it against the computer.
       *[international] The international game is ready; the Italian one is prepared the first time you play it against the computer.
    }
    [not-kept] fast, with numba { $version }, but only a few seconds after each start, since what was prepared cannot be kept. Free some space on the disk, or give yourself permission to write to the cache folder.
    [no-package] works, but it thinks more slowly than it could: the package numba is missing.
    [no-wheels] works, in plain Python: the package numba, with which it would think faster, does not exist for this machine.
    [switched-off] works, but it thinks more slowly than it could: the variable NUMBA_DISABLE_JIT keeps numba from working. Remove it and try again.
    [bad-package] works, but it thinks more slowly than it could: the package numba does not start ({ $detail }).
    [ended] works, but it thinks more slowly than it could: the package numba crashes ({ $detail }).
    [no-answer] works, but it thinks more slowly than it could: the package numba does not answer ({ $detail }). Try again in a while.
   *[failed] works, but it thinks more slowly than it could: its fast part could not be compiled ({ $detail }). Try again in a while; you can play in the meantime.
}
doctor-terminal = Terminal: { $state ->
    [sized] works, key presses are seen; { $columns } columns and { $rows } rows.
    [unsized] works, key presses are seen; its size is not known.
   *[none] there is none, and key presses are not seen: you play line by line, without F2, and the voice speaks only with --voice own.
}
doctor-reader = Screen reader: { $state ->
    [none] I cannot find one running.
    [reached] { $reader } is running, and the program can speak through it.
   *[other] { $reader ->
        [unknown] yours is running
       *[other] { $reader } is running
    } and reads what is printed; { $state ->
        [no-package] a part is missing that lets the program speak through it too.
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
    [no-voice] a voice is missing; on Windows and macOS you can add one in the system's settings.
   *[other] nothing comes from the synthesiser.
}
doctor-no-voice = Voice: { $reason ->
    [no-engine] the synthesiser is missing
    [no-answer] the synthesiser does not answer
    [ended] the part that speaks and plays has stopped by itself
    [silent] the synthesiser produces only silence
   *[other] the synthesiser fails
}{ $mends ->
    [yes] .
   *[no] ; try again in a while; in the meantime you can play by typing.
}
doctor-output = Sound output: works, with PortAudio; it starts a sound within { $begin ->
    [one] one millisecond
   *[other] { $begin } milliseconds
} and stops it within { $stop ->
    [one] one millisecond
   *[other] { $stop } milliseconds
}.
doctor-output-command = Sound output: works, with the program { $player }; a short sound was over after { $ms } milliseconds. { $reason ->
    [no-portaudio] The library PortAudio, with which sound starts sooner, is missing{ $mends ->
        [yes] .
       *[no] : install it with the system's package manager.
    }
    [no-sounddevice] The package sounddevice, with which sound starts sooner, is missing.
    [jack-locks] PortAudio, with which sound starts sooner, is waiting: perhaps for a lock that a killed program left behind.
   *[other] With PortAudio sound would start sooner, but it does not play here.
}
doctor-no-output = Sound output: { $reason ->
    [no-portaudio] the library PortAudio is missing{ $mends ->
        [yes] .
       *[no] : install it with the system's package manager.
    }
    [no-sounddevice] the package sounddevice is missing.
    [no-device] there is no sound card, or the system does not see it. Plug in headphones or speakers, turn them on and try again; in the meantime you can play by typing.
    [lost] the sound was cut off. Check headphones or speakers and try again; in the meantime you can play by typing.
   *[other] the sound does not start. Try again in a while; in the meantime you can play by typing.
}
doctor-recogniser = Recogniser: works, it starts in { $ms ->
    [one] one millisecond
   *[other] { $ms } milliseconds
}.
doctor-no-recogniser = Recogniser: { $reason ->
    [no-package] the package vosk, with which the program listens, is missing.
    [no-model] without a model for this language it does not start.
    [no-catalogue] the list of its models is damaged, and it does not start.
    [damaged-model] its model is damaged, and it does not start.
    [no-words] its model knows none of the words of the program.
    [gone] it has stopped by itself, or does not answer. Try again in a while; in the meantime you can play by typing.
   *[other] it fails. Try again in a while; in the meantime you can play by typing.
}
doctor-microphone = Microphone: { $noise ->
    [silent] it opens, but no sound at all comes from { $device }, not even the noise of the room. It may be muted, or the system may not let the program listen: turn it on with its own key or in the system's settings{ $mends ->
        [yes] , or with the command at the end.
       *[no] .
    }
   *[other] works, { $device }, at { $rate } hertz. { $noise ->
        [quiet] The room is quiet: its noise is { $level } decibels below the maximum.
        [loud] The room is noisy: its noise is { $level } decibels below the maximum. Move away from the noise, or speak close to the microphone.
       *[usual] The noise of the room is normal, { $level } decibels below the maximum.
    }
}
doctor-no-microphone = Microphone: { $reason ->
    [no-portaudio] the library PortAudio, with which the program listens, is missing{ $mends ->
        [yes] .
       *[no] : install it with the system's package manager.
    }
    [no-sounddevice] the package sounddevice, with which the program listens, is missing.
    [no-device] { $named ->
        [file] { $device } cannot be read as sound. Check the name and try again.
        [yes] I cannot find one with { $device } in its name. Plug it in and try again, or leave out --input-device: then the default one is used.
       *[no] I cannot find one. Plug one in, or turn it on in the system's settings, and try again.
    }
    [busy] another program is using it. Close that one and try again.
    [forbidden] { $named ->
        [file] the system does not allow { $device } to be read. Check the permissions and try again.
       *[other] the system does not allow the program to use it. Give it permission, log out, log in again and try again.
    }
    [no-answer] it does not answer{ $mends ->
        [yes] : it may be waiting for a lock that a killed program left behind.
       *[no] . Unplug it, plug it in again and try again.
    }
    [lost] it opens, but then nothing comes from it. Unplug it, plug it in again and try again.
   *[other] the part that records has stopped by itself. Try again in a while.
}
doctor-trial-word = twenty-two
    .spoken = twenty two
doctor-say = Say { $word }.
doctor-say-after-enter = Now the microphone. Wait until your screen reader has finished and press Enter; then, after a second of silence, say { $word }. If you press nothing, I will go on without it after thirty seconds.
doctor-word = The word: { $state ->
    [nothing] I did not hear anybody speak.
    [unclear] I heard somebody speak, but understood nothing.
    [other] Instead of { $word } I understood { $heard }.
   *[right] I understood { $heard }.
}{ $state ->
    [nothing] {""}
   *[other] {" "}Your voice is { $level } decibels below the maximum and { $above } above the noise.
}{ $advice ->
    [clipped] {" "}It is too loud, and distorted: move away a little, or turn the microphone down in the system's settings.
    [faint] {" "}It is too faint: move closer, or turn the microphone up in the system's settings.
    [noisy] {" "}It is too close to the noise: move closer to the microphone, or away from the noise.
    [mute] {" "}No sound at all comes from the microphone: turn it on with its own key or in the system's settings, and try again.
    [nearer] {" "}Move closer, turn the microphone up in the system's settings, or choose another one with --input-device, and try again.
    [again] {" "}Try again, calmly and clearly.{ $mends ->
        [yes] {" "}If that is not enough, a better model understands more.
       *[no] {""}
    }
   *[none] {""}
}
doctor-ear-begin = { $pace ->
    [enter] I read out { $count } numbers, one by one. Each time wait until the screen reader is silent, press Enter, and repeat the number. To end sooner type stop and press Enter.
   *[open] I read out { $count } numbers, one by one, and say nothing in between. Repeat each one after me. To end sooner say stop, or press Enter.
}
doctor-part = { $name ->
    [python] the program
    [settings] the settings
    [games] the saved games
    [voice] the voice
    [recogniser] the recogniser
    [microphone] the microphone
   *[output] the sound output
}
doctor-summary = { $state ->
    [whole] Everything works: you can play, and the voice can speak.
    [reader] Everything works: you can play, and your screen reader reads.
   *[broken] You can play by typing, but something is wrong: { $parts }.
}
doctor-mend = { $is_needed ->
    [yes] To fix it, type:
   *[no] To add what is missing, though you can play without it, type:
} { $command }
doctor-again = Then try again with: { $command }

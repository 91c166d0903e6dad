### The models for listening: those that are here, and those to download.

models-language = { $code ->
    [it] Italian
    [en] English
    [pt] Portuguese
   *[other] { $code }
}
models-installed-are = On your computer:
models-offered-are = Available to download, for each language the smallest first:
models-none-offered = There are no other models to download for these languages.
models-how-to-get = To download one, type { $command } and its name, or the code of a language, for example en.
models-row = { $name }: { $language ->
    [none] {""}
   *[other] { $language }, { $megabytes ->
        [one] { $megabytes } megabyte
       *[other] { $megabytes } megabytes
    }{ $origin ->
        [program] , comes with the program
        [person] , downloaded
       *[publisher] {""}
    }
}{ $state ->
    [damaged] { $language ->
        [none] {""}
       *[other] {", "}
    }damaged
    [unfit] , not suitable for this program
    [used] , in use
   *[plain] {""}
}{ $obsolete ->
    [yes] , replaced by another one
   *[no] {""}
}.
models-bad-address = The address { $address } cannot be used: type one that begins with https.
models-only-installed = The models to download cannot be listed: { $why }
models-no-list = The list of models to download is not available: { $why }
models-no-catalogue = The list of the models that come with the program is missing. Install the program again.
models-no-package = The package vosk, which listens, is missing. First install the missing parts with { $command }.
models-unknown = There is no model { $name } to download. To find out which there are, type { $command }.
models-no-offer = There is no small model for the language { $name } now. To find out which there are, type { $command }.
models-other-language = { $name } is for a language that the program does not speak. Choose one for Italian, English or Portuguese.
models-static = { $name } cannot be told which words to expect, and the program needs that. { $other ->
    [none] Choose a small one.
   *[other] Choose a small one, for example { $other }.
}
models-waits = Another Damavoce is changing the models: I am waiting for it to finish. To give up, press Ctrl-C.
models-obsolete = { $name } has been replaced by a newer model; I am downloading it all the same.
models-begins = I am downloading { $name }, { $size ->
    [one] { $size } megabyte
   *[other] { $size } megabytes
}.
models-resumes = I am resuming the download of { $name } from { $percent } per cent of { $size ->
    [one] { $size } megabyte
   *[other] { $size } megabytes
}.
models-progress = { $percent } per cent, { $done } of { $size ->
    [one] { $size } megabyte
   *[other] { $size } megabytes
}.
models-tries = It has arrived. I am checking it and trying it out.
models-got = Done. From now on { $name } is used for { $language }.
models-already = { $name } is already here, and from now on it is used for { $language }.
models-interrupted = Interrupted. What has arrived is kept: next time it goes on from there.
models-not-got = { $name } was not installed: { $why }
models-not-fit = { $name } has arrived, but was not installed: { $why } To choose another one, type { $command }.
models-missing-words = Phrases with these words are not recognised, because the model lacks them: { $words }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. { $command ->
    [none] All others are.
   *[other] All others are; to go back to the previous model, type { $command }.
}
models-good = { $name }: works, and loads in { $ms ->
    [one] one millisecond
   *[other] { $ms } milliseconds
}.
models-bad = { $name }: { $why }{ $needs ->
    [download] {" "}Download it again with { $command }.
    [program] {" "}Install the program again.
   *[nothing] {""}
}
models-not-there = There is no model { $name }. Those on this computer: { $known ->
    [none] none
   *[other] { $known }
}.
models-removed = { $name } was removed.
models-not-removable = { $name } comes with the program, and cannot be removed. Only those that were downloaded can.
models-not-downloaded = There is no downloaded model { $name }. { $known ->
    [none] You have downloaded none.
   *[other] These can be removed: { $known }.
}
models-not-removed = { $name } cannot be removed: { $why }
models-damaged-other-used = The downloaded model { $name } is damaged, and another one is used in its place. Download it again with { $command }.
models-doctor = Listening in { $language }: { $state ->
    [downloaded] { $name }, which was downloaded, is used.
    [program] the model that comes with the program is used.
    [fallback] the downloaded model { $damaged } is damaged, and another one is used.
    [no-model] there is no model.
   *[damaged] the model that comes with the program is damaged. Install the program again.
}
models-unfit = { $reason ->
    [static] it cannot be told which words to expect, and the program needs that.
    [no-package] the package vosk is missing. Install the missing parts with { $command }.
    [no-words] it knows none of the words of the program.
    [gone] loading it makes the recogniser stop.
    [changed] a file is no longer as it was.
    [no-note] the note that describes it is damaged.
    [damaged-model] { $trouble ->
        [no-folder] its folder is missing.
        [no-model] there is no model in the folder.
        [missing] the file { $file } is missing.
        [empty] the file { $file } is empty.
        [unreadable] the file { $file } cannot be read.
        [damaged] the file { $file } is damaged.
       *[other] it is damaged.
    }
   *[other] the recogniser does not work.
}
models-asks = Asking for the list of models: the server answers slowly. I will wait for a minute at most.
models-still-asks = I have been asking for the list of models for { $seconds } seconds. Ctrl-C stops.
models-why = { $reason ->
    [bad-address] the address { $detail } cannot be used: it has to begin with https. Check it.
    [no-network] there is no answer. Check the connection to the network, and try again.
    [untrusted] the server cannot prove that it is the right one. Check the computer's date and the network, and try again.
    [not-there] the server does not have that file. Check the address, or try again another day.
    [refused] the server refuses, with the code { $detail }. Try again later.
    [broken-off] the connection was lost. What has arrived is kept: try again, and it goes on from there.
    [list-broken-off] the connection was lost, or is too slow. Try again later.
    [other-size] the file does not have the size announced. Try again another day.
    [other-checksum] what has arrived is not the file announced, and was thrown away. Try again; if it happens again, the fault is the publisher's.
    [no-list] what is at that address is not a list of models. Check the address.
    [no-folder] the system does not say where to keep your files. Define the variable HOME, and try again.
    [no-space] the disk is { $detail } megabytes short. Free some space, and try again.
    [disk-full] the disk is full. Free some space and try again: it goes on from where it was.
    [forbidden] the system does not allow writing in { $detail }. Give yourself permission, and try again.
    [no-zip] what has arrived is not a zip archive. Try again another day, or choose another model.
    [damaged-archive] the archive is damaged. Try again another day, or choose another model.
    [unsafe] there are files in the archive that no model has, and that could do harm. Do not trust that address.
    [too-large] there is more in the archive than a model can have. Do not trust that address.
   *[disk] the system says { $detail }. Fix that, and try again.
}

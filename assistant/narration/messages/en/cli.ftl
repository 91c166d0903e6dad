### The command line.

cli-unknown-argument = I do not know "{ $name }". Add --help for the options.
cli-unknown-command = I do not know the command "{ $name }". The commands are: { $known }.
cli-missing-value = The value after { $name } is missing, or there is one too many. Add --help for the options.
cli-missing-option = { $name } is missing: add it to the command line.
cli-bad-arguments = The command line is not right: { $detail }. Add --help for the options.
cli-bad-choice = { $name } does not take "{ $value }". It takes: { $allowed }.
cli-bad-number = { $name } does not take "{ $value }": it takes a number from { $least } to { $most }.
cli-bad-date = { $name } does not take "{ $value }": it takes a date, for example 2026-11-20.
cli-bad-moves = { $name } does not take "{ $value }": it takes moves, for example "22-18 11-15".
cli-illegal-opening = In { $name } there is a move that cannot be played there. For international draughts add --rules international.
cli-games-needs-yes = To delete where there is nobody to say yes, type { $name }.
cli-games-file-exists = The file { $file } is there already, and I do not overwrite it. Choose another name.
cli-games-deadline = Draughts: move against { $name }, game { $code }
cli-games-no-file = I cannot write the file { $file }: { $detail }. Choose another name or another folder.
cli-games-backed-up = The file { $file } has a copy of { $count ->
    [one] one game
   *[other] { $count } games
} now.
cli-bad-player = { $name } does not take "{ $value }". Type human, human:NAME, mail:NAME, computer or board; human:NAME:blind for somebody who plays without seeing, human:NAME:board for somebody who moves on an electronic board.
cli-games-brf = The score in braille is written so: damavoce games show 12 --to game.brf. For a PDN file use games export.
cli-bad-clock = { $name } does not take "{ $value }". Type the minutes, for example 10, and if you like the seconds that each move adds: 10+5. Or 90s for seconds, 5d3 for three free seconds at each move, 40/120:60 for 40 moves in 120 minutes and then 60, none for no clock.
cli-level-or-movetime = Choose --level or --movetime, not both.
cli-movetime-or-depth = Choose --movetime or --depth, not both.
cli-regulation-not-for = The regulation { $regulation } is not for { $rules } rules: portuguese goes with international, pergioco with italian.
cli-not-for-action = board { $action } does not take { $name }: that is for { $others }. Leave it out.
cli-board-or-two = Choose --board, for a single board, or else --white-board and --black-board: not together.
cli-same-port = --white-board and --black-board name the same port, { $port }. To play on one board together type --board { $port } --white board --black board.
cli-no-board = With { $name } somebody plays on an electronic board, but you do not say which: add { $option }. The command { $command } lists the ports.
cli-board-unused = Nobody plays on the board given with --board: after --white or --black type board, or human:NAME:board.
cli-board-of-computer = { $option } is for a person, but { $name } says computer: leave out one of them.
cli-board-too-small = The { $protocol } boards have 64 squares: with --rules international choose --board-protocol dgt or tdb.
cli-arbiter-alone = --arbiter on is for games between two people, but here the computer plays: leave it out, or type human after --white and --black.
cli-promotional-elsewhere = --promotional is only for the Italian game by the FID rules, Capo I, article 11: leave it out, or leave out --rules and --regulation.
cli-bad-private = --private-device does not take "{ $value }". Type white or black, an equals sign and the name of the device: white=phones; white=braille if White alone reads the screen.
cli-private-alone = --private-device is for games between two people, but here the computer plays: leave it out, or type human after --white and --black.
cli-private-same = --private-device gives { $value } to both: what is for one of them would be heard by the other. Choose two devices.
cli-log-of-notes = With --notes off the moves in a log would be notes: leave out --log, or add --arbiter on if the arbiter wants it.
cli-repeat-back-alone = --repeat-back is for games between two people, but here the computer plays: leave it out, or type human after --white and --black.
cli-match-names = A match with --match is between two people with different names: type --white human:NAME and --black human:NAME.
cli-mail-alone = Who plays by correspondence (mail) plays against a person at this machine: type human after --white or --black, for example --white human:Bruno --black mail:Anna.
cli-mail-name = Who plays by correspondence has a name: type it behind mail, for example { $name } mail:Anna.
cli-mail-without = { $name } does not go with a game by correspondence: leave it out.
cli-opening-where = { $is_listed ->
    [yes] , line { $line } of { $file },
   *[no] {""}
}
cli-opening-empty = There is no move in --opening{ cli-opening-where }: type them as "22-18 11-15".
cli-opening-long = The opening{ cli-opening-where } is too long: it may have a hundred moves at most.
cli-opening-no-move = In the opening{ cli-opening-where } "{ $move }", move number { $ply }, cannot be read: type it as 22-18.
cli-opening-several = In the opening{ cli-opening-where } { $move }, move number { $ply }, may be several captures: type the whole path.
cli-opening-illegal = In the opening{ cli-opening-where } move number { $ply }, { $move }, cannot be played. { $why }
cli-opening-list-unreadable = I cannot read the list of openings { $file }: it must be a text file with one opening a line.
cli-opening-list-empty = There is no opening in the list { $file }: type one a line, as "22-18 11-15".
cli-opening-not-in-list = The list has no opening number { $number }: it has { $count }.
cli-odds-no-squares = --odds does not take "{ $value }": it takes the squares of the pieces to leave out, for example 21,22.
cli-odds-empty = --odds leaves out pieces that are there, and on { $square } there is nothing.
cli-odds-of-both = --odds leaves out pieces of one colour only, the stronger player's.
cli-odds-all = --odds leaves at least one piece: leave out fewer.
cli-odds-drawn = With drawn colours --odds goes with who gives them, whatever their colour, and { $name } would fix the position before: leave out { $name }, or --match-colours drawn.
cli-log-impossible = I cannot write the log to { $file }: { $why ->
    [no-folder] the folder does not exist
    [folder] it is a folder
    [forbidden] the system does not allow it
    [full] the disk is full
    [pipe] it is a pipe, which cannot be read again
    [taken] another game is writing to it
   *[other] the system refuses it
}. Choose another file.
cli-output-failed = I cannot write to the output: perhaps the disk is full. Free some space, or send the output elsewhere.
cli-bench-peers-failed = I cannot prepare { $peer }: { $detail }. The comparison with this library is missing.
cli-bench-preparing = Preparing { $peer } in an environment of its own.
cli-bench-no-memory = This system does not say how much memory a program uses: the memory figure is missing.
cli-bench-start-failed = I cannot start the program to measure it: { $detail }. The figures for the start are missing; type { $command } to see whether a game begins.
cli-bench-no-compiled = The figures for the computer's fast part are missing: { $reason ->
    [no-package] the package numba is missing. Install the missing parts with python3 run.py install
    [bad-package] the package numba does not start ({ $detail }). The command python3 run.py doctor says how to fix it
   *[other] it could not be compiled ({ $detail }). The command python3 run.py doctor says more
}.
cli-bench-search-start-failed = I cannot start a game to measure it: { $detail }. The figures for the first move, the preparation and the memory are missing; type { $command } to see whether a game begins.
cli-bench-no-voice = The figures for the voice are missing: { $reason ->
    [no-engine] there is no synthesiser. Install the missing parts with python3 run.py install
    [no-portaudio] the library PortAudio is missing. On Debian and Ubuntu: sudo apt install libportaudio2
    [no-sounddevice] the package sounddevice is missing. Install the missing parts with python3 run.py install
    [no-device] there is no sound card
    [lost] the voice was lost while it was measured. Try again
   *[other] the sound does not start. Try again
}.
cli-bench-no-board = The figures for moves on a board are missing: { $reason ->
    [no-package] the package pyserial is missing. Install the missing parts with python3 run.py install
   *[other] the simulated board does not answer. Try again
}.
cli-bench-no-ear = The figures for the ear are missing: { $reason ->
    [no-package] the package vosk is missing. Install the missing parts with python3 run.py install
    [no-model] there is no model. Install the program again
    [no-catalogue] the list of the models is missing. Install the program again
    [damaged-model] a model is damaged. Install the program again
    [no-engine] there is no synthesiser to say the moves. Install the missing parts with python3 run.py install
   *[other] the recogniser or the voice does not work. Try again, or look for the reason with python3 run.py doctor
}.
cli-compiling = I am preparing the computer's fast part, which is compiled; the first time, this takes a few seconds.
cli-not-compiled = There is no compiled move generator: { $reason ->
    [no-package] the package numba is missing. Install the missing parts with python3 run.py install, or choose --with kernel
    [bad-package] the package numba does not start ({ $detail }). Choose --with kernel
   *[other] it could not be compiled ({ $detail }). Choose --with kernel
}.
cli-too-many-captures = A position arises with more captures than the engine's generator has room for. Count with --with law.
cli-analyse-plain = I am analysing with the computer's slow part, in plain Python: { $reason ->
    [no-package] the fast part needs the package numba, which is missing. Install the missing parts with python3 run.py install
    [bad-package] the fast part needs the package numba, which does not start ({ $detail }). The command python3 run.py doctor says how to fix it
   *[other] the fast part could not be compiled ({ $detail }). The command python3 run.py doctor says more
}.
cli-speak-failed = Nothing can be read aloud: { $reason ->
    [no-engine] there is no synthesiser. Install the missing parts with python3 run.py install
    [hangs] the synthesiser does not answer. Try again in a while
    [ended] the part that speaks and plays has stopped by itself. Try again in a while
    [no-voice] there is no voice for this language. Try --lang en
    [no-portaudio] the library PortAudio is missing. On Debian and Ubuntu: sudo apt install libportaudio2
    [no-sounddevice] the package sounddevice is missing. Install the missing parts with python3 run.py install
    [no-device] there is no sound card. With --to FILE.wav the sound goes to a file
    [lost] the sound card is gone. With --to FILE.wav the sound goes to a file
   *[other] the sound does not start. With --to FILE.wav it goes to a file
}.
cli-speak-no-file = The sound cannot be written to { $file }: the system says { $detail }. Choose another file.
cli-speak-writing = Writing the sound: { $written } of { $count } sentences. Ctrl-C stops.
cli-hear-failed = Nothing can be recognised: { $reason ->
    [no-package] the package vosk is missing. Install the missing parts with python3 run.py install
    [no-model] there is no model for this language. Try --lang it, or --model with the folder of a model
    [unknown-model] there is no model { $model }. Name the folder of a model, or one of these: { $known }
    [no-catalogue] the list of the models is missing. Install the program again
    [damaged-model] { $trouble ->
        [no-folder] the folder of the model { $model } is missing. Install the model again
        [no-model] the folder { $model } holds no model. Name another folder
        [missing] the model { $model } lacks the file { $file }. Install the model again
        [empty] in the model { $model } the file { $file } is empty. Install the model again
        [unreadable] in the model { $model } the file { $file } cannot be read. Give yourself permission to read it
        [damaged] in the model { $model } the file { $file } is damaged. Install the model again
       *[other] the model { $model } is damaged. Install the model again
    }
    [no-words] the model { $model } knows none of the words. Choose a model for this language
    [gone] the recogniser has stopped by itself, perhaps because of a damaged model. Install the model again
   *[other] the recogniser does not work. Install the missing parts with python3 run.py install
}.
cli-hear-missing-words = Sentences with these words are not recognised, because the model lacks them: { $words }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. Choose another model with --model.
cli-hear-goes-on = I have been listening to { $file } for { $seconds } seconds.
cli-hear-no-wav = { $reason ->
    [no-wav] This is not a WAV file. Save the sound as WAV
    [truncated] The file breaks off before its end. Copy or record it again
    [no-sound] The file holds no sound. Record it again
    [encoding] The sound is stored in a way that I do not know. Save it as WAV without compression
    [too-long] The file is too long. Cut it into files of { $minutes } minutes at most
    [gone] The recogniser stopped by itself at this sound. Try again
   *[other] The recogniser could not hear this sound. Try again
}.
cli-hear-no-file = { $reason ->
    [missing] The file does not exist
    [folder] It is a folder
    [forbidden] The system does not allow the file to be read
    [no-file] It is not a file
    [slow] It brings nothing: I have waited long enough
    [endless] It does not end
   *[other] The file cannot be read: the system says { $detail }
}. Choose another file.
cli-version = damavoce { $version }, Python { $python }. { $has_parts ->
    [yes] Optional parts installed: { $parts }.
   *[no] None of the optional parts is installed.
}{ $has_missing ->
    [yes] {" "}Missing: { $missing }; to find out how to get them, type { $command }.
   *[no] {""}
}
cli-help = Damavoce, draughts for people who play without seeing the board.

    To play: { $program }. A game can also begin with options, and there are other commands:
    play: a game; the word play can be left out.
    legal: the legal moves of positions.
    explain: whether a move is legal, and which article forbids it.
    perft: counts positions.
    analyse: what the computer thinks of a position or of the games in a file.
    pdn: files of games.
    hear: what is said in sound files.
    understand: what a typed line means.
    message: what a message of correspondence means.
    speak: reads a text aloud.
    models: the models for listening.
    board: electronic boards.
    games: the saved games, to list, export or delete them.
    doctor: what works on this machine, and how to fix what does not.
    bench: how fast the program is.{ $has_installer ->
        [yes] {""}
    install: installs the missing parts.
    test: tests the program itself.
       *[no] {""}
    }
    Each of them lists its options, for example: { $program } play --help, or { $program } explain --help.
    --lang it, en, pt or pt-BR: the language, for every command.
    --version: which version this is.
cli-help-play = { $program } play: a game; the word play can be left out. If you choose nothing else: Italian draughts, you are White, the computer is Black.
    --rules italian or international: Italian or international draughts.
    --regulation fid, pergioco (with italian) or portuguese (with international): the regulation.
    --white and --black: who plays; human, human:NAME, computer, mail:NAME for somebody who plays by correspondence, or board for somebody who moves on an electronic board; human:NAME:board gives a name too, human:NAME:blind is somebody who plays without seeing.
    --level 1 to 10: the computer's strength; 5 if you do not choose.
    --movetime SECONDS: how long the computer thinks, instead of --level.
    --seed NUMBER: with the same number the computer always plays the same way.
    --fen FEN: the position to begin from.
    --opening MOVES: the moves that the game begins with, for example "22-18 11-15"; list:FILE draws one by lot from a list, one a line, and list:FILE:7 takes the seventh.
    --odds SQUARES: the pieces that the stronger player does without, for example 21,22.
    --coach off, exists, squares or why: how much to say about compulsory captures before your move.
    --view own or white: whose left, right and ahead are meant; the numbers never change.
    {""}--verbosity 0, 1 or 2: how much to say; 2 also names the captured pieces.
    --cells NUMBER: no line longer than this, for braille displays; for example 20 or 40; 0 for lines of any length.
    --voice auto, own, reader or off: who reads aloud: the program's own voice, your screen reader, nobody; auto chooses by itself.
    --rate WORDS: how fast the voice is, from 80 to 700 words a minute.
    --listen off, push or open: whether the program listens to you: not at all, for one sentence after you press a key, or all the time.
    --input-device NAME: the microphone; part of its name is enough. Without it, the system's.
    --mail FOLDER: the folder of your mail, a Maildir or one of eml files, in which I look for the messages of games by correspondence. I change nothing there and send nothing.
    --questions free, none or a number: how many questions about the board a blindfold player may ask; those asked are counted.
    --white-questions and --black-questions free, none or a number: the questions of one colour, if they are not the same for both.
    --notes on or off: whether the score sheet may be asked for during the game; on if you say nothing.
    --private-device COLOUR=NAME: on which sound device one person alone hears the answers to their questions, for example white=phones; white=braille if White alone reads the screen. It may be given twice.
    {""}--clock TIME: the clock: the minutes that each side has, for example 10; 10+5 adds 5 seconds with each move; 5d3 leaves the first 3 seconds of each move free; 40/120:60 gives 120 minutes for 40 moves and then 60; 90s counts in seconds. Without it there is no clock.
    --white-clock TIME and --black-clock TIME: the time of one colour, if it is not the same for both; none for no limit.
    --clock-after announcement or move: whether the clock of the player who hears a move starts when it has been said, after ten seconds at most, or at once; announcement if you do not choose.
    {""}--repeat-back: between two people, the opponent repeats every announced move, aloud, typed or on their own board, before their clock starts.
    --match N: a match of N games between the same two people, with their names in --white and --black; the colours alternate.
    --match-colours alternate or drawn: who has White in the first game: as typed, or by lot; alternate if you do not choose.
    --board PORT: the electronic board to play on; without --white and --black you have White and move there.
    --white-board PORT and --black-board PORT: two boards, each player at their own.
    --board-protocol dgt, tdb or millennium: the protocol that the board speaks; without it I try them all.
    --arbiter on or off: whether irregularities between two people are named with their article, and the opponent decides; on if you do not choose.
    --promotional: a promotional event: the arbiter may shorten the count, down to 10 moves (Capo I, article 11).
    --score obligatory or free: whether the players have to write the score; without it, they have. Where they have not, no repetition is claimed in the international FID game.
    --log FILE: writes down everything that happens, as JSON lines; never a position that somebody is not to know.
cli-help-legal = { $program } legal --rules R FEN: the legal moves of each position, as JSON. Without a FEN, the positions come from standard input, one per line.
    --rules italian or international: which game.
cli-help-explain = { $program } explain --rules R MOVE: whether a move is legal, which article forbids it and what is legal instead, as JSON; several moves in a row too.
    --rules italian or international: which game.
    --regulation fid, pergioco (with italian) or portuguese (with international): whose articles are cited.
    --fen FEN: the position; without it the start position.
cli-help-perft = { $program } perft --rules R --depth N: counts the positions after that many moves, as JSON, a line for each depth.
    --rules italian or international: which game.
    --depth NUMBER: how many moves, from 1 to 30.
    --fen FEN: the position; without it the start position.
    --unique: counts captures of the same pieces between the same squares only once.
    --with law, kernel or compiled: what does the counting: the rules, the computer's move generator, or that generator compiled.
cli-help-analyse = { $program } analyse --rules R: what the computer thinks of a position, as JSON, a line for each depth. Ctrl-C ends it sooner.
    FILE.pdn: instead of a position, all positions of the games in a file; then --rules can be left out.
    --rules italian or international: which game.
    --fen FEN: the position; without it the start position.
    --movetime SECONDS: how long it thinks, up to 3600; 2 if you do not choose.
    --depth NUMBER: how many moves ahead it looks instead, from 1 to 100.
cli-help-pdn = { $program } pdn ACTION FILE: what is in files of games. A hyphen instead of a file reads standard input.
    check: what is wrong with each game, as JSON.
    list: one line for each game.
    show: the moves of the games.
    convert: writes the games again, without what is wrong in their form.
    --game NUMBER: with show and convert, only this game.
    --to FILE: with convert, the file that is written; without it standard output.
    --numbering own, mirrored or auto: how the squares of the Italian board are numbered in the file: as usual, from the other side, or whichever fits the moves.
    --json: with list and show, as JSON.
cli-help-hear = { $program } hear --rules R FILE.wav: what is said in sound files and what it means in a position, as JSON.
    --rules italian or international: which game.
    --fen FEN: the position; without it the start position.
    --model NAME: the model that hears, or the folder of one; without it the one for the language.
cli-help-understand = { $program } understand --rules R LINE: what a typed line means in a position, as JSON; without lines they are read from standard input.
    --rules italian or international: which game.
    --fen FEN: the position; without it the start position.
    --commands: the list of commands, and what each takes.
    --why: also which stage found what, which words weighed most, and which sentences of people are nearest.
cli-help-message = { $program } message --rules R FILE: what messages of correspondence mean in a position, as JSON; plain text or mails, a hyphen reads standard input.
    --rules italian or international: which game.
    --fen FEN: the position; without it the start position.
cli-message-no-file = The file cannot be read: { $reason ->
    [no-file] it is not a file
    [slow] it brings nothing: I have waited long enough
    [endless] it does not end
   *[other] the system says { $detail }
}. Check its name and try again.
cli-message-bad = The message cannot be read: { $why ->
    [long] more is written in it than is read. Give only the part with the move.
   *[other] it is not made as mails are. Give only the part with the move, as plain text.
}
cli-help-speak = { $program } speak TEXT: reads a text aloud.
    --rate WORDS: how fast, from 80 to 700 words a minute.
    --to FILE.wav: writes the sound to a file instead.
cli-help-models = { $program } models list, get, check or remove: the models for listening.
    list: those that are here, and those to download.
    get NAME: downloads one, by its name or its language.
    check NAME: checks one; with --all, all of them.
    remove NAME: removes one that was downloaded.
    --from ADDRESS: another list, for list and get.
    --json: lines of JSON.
cli-help-board = { $program } board list, probe or simulate: electronic boards.
    list: the serial ports that a board may be on.
    probe PORT: which board is on a port, what it can do, and whether its pieces are set up for the start; without PORT, on every USB port. With --protocol and --rules.
    simulate: a simulated board, for trying things out; with --protocol and --rules. It says where to open it, and does what you type: help lists what.
    --protocol dgt, tdb or millennium: the protocol that the board speaks.
    --rules italian or international: which game.
    --json: lines of JSON.
    The others are for simulate only.
    --fen FEN: the position on it.
    --seed NUMBER: the hand that moves the pieces behaves differently with each number.
    --pause SECONDS: the time between one gesture and the next.
    --script FILE: does what a file says.
    --turned 0 to 3: turned by that many quarter turns.
    --mirrored: as if seen in a mirror.
    --codes draughts, swapped or chess: what a dgt board calls its pieces.
    --sense occ, col or pce: what a tdb board can sense: that something is there, its colour, or which piece it is.
    --tcp: reached over the network of this machine instead of a serial port.
cli-help-games = { $program } games list, due, show, report, export, delete, restore, purge or backup: the saved games.
    list: which there are; first those in which it is your turn, then by date.
    due: in how many games by correspondence it is your turn, and the first of them, in one line; with --to FILE.ics the deadlines for a calendar.
    show NUMBER: a game with its moves; without a number, the last one. With --to FILE.brf it writes the score in braille, for an embosser.
    report NUMBER: the report of a game: irregularities with their article and who decided, counts, claims, times; without a number, of the last one. With --to FILE in a new file.
    export NUMBER: the game as PDN; with --all all of them, with --to FILE in a new file.
    delete NUMBER: deletes it, after a yes; for 30 days it can be brought back. With --yes it does not ask.
    restore NUMBER: brings a deleted game back.
    purge NUMBER: deletes it for good, after a yes; with --yes it does not ask.
    backup FILE: a backup copy of all games in a new file; put beside games.db as games-copy.db, the next start takes from it what is missing.
    For list and export --all, which games:
    --with NAME: who plays; a part of the name is enough.
    --since and --until DATE: from when, and until when; for example 2026-11-20.
    --result white, black, draw, won, lost, annulled, over or open: how it ended, or that it is still open.
    --opening MOVES: how it begins, for example "22-18 11-15"; with --rules for international draughts.
    --rules italian or international: which draughts.
    --fen FEN: a position that was on the board; with --rules.
    --deleted: the deleted games that can be brought back.
    --limit NUMBER: no more than that many.
    --json: lines of JSON, the newest first.
cli-help-doctor = { $program } doctor: tries out the voice, the sound, the microphone, the screen reader and the computer's fast part, and says how to fix what does not work.
    ear: reads out numbers to be repeated, and says how well they were heard.
    --voice auto, own, reader or off: who reads aloud; off tests in silence.
    --input-device NAME: the microphone; part of its name is enough.
    --json: lines of JSON.
cli-help-bench = { $program } bench rules, search, dialogue, journal, correspondence, voice, board or all: measures how fast the program is.
    rules: the rules. search: the computer's thinking. dialogue: the answers and the start. journal: how soon a move is saved, and how long a search among a hundred thousand games takes. correspondence: how soon the list of games by correspondence comes, another game, and a thousand messages understood. voice: the voice, which is heard for a few minutes, and the ear. board: a simulated electronic board.
    --peers: the rules beside other libraries, which it downloads.
    --json: lines of JSON.

### The serial ports, and the electronic boards that answer at them.

boards-port = Port { $port } is { $usb ->
    [yes] on USB
   *[no] not on USB
} and { $named ->
    [yes] calls itself { $what }
   *[no] does not say what it is
}.
boards-none = I cannot find a serial port. Plug the board in, turn it on and try again. If you have already done that, try another cable, since some can only charge, or install the driver from the board's maker.
boards-no-usb = I cannot find a serial port on USB. Plug the board in, turn it on and try again. If you have already done that, try another cable, since some can only charge, or install the driver from the board's maker. If the board is on another port, type the name of that port after probe.
boards-not-listed = The system does not list its serial ports: it says { $detail }. Type the name of the port after probe.
boards-trying = I am checking whether there is a board on port { $port }: this takes at most { $seconds } seconds.
boards-interrupted = I have stopped looking for the board.
boards-why = { $reason ->
    [no-package] The package pyserial, which reads boards, is missing. Type the command { $command } to install the missing parts, then try again.
    [missing] There is no serial port { $port }. Check the name, plug the board in and try again. Type the command { $command } to hear which ports there are.
    [forbidden] { $linux ->
        [yes] You do not have permission to open port { $port }: only the members of a group do. To join it type { $command } and then log out, log in again and try again.
       *[no] The system does not allow port { $port } to be opened. Ask whoever looks after this computer for permission, and try again.
    }
    [busy] Another program is using port { $port }. Close that program and try again.
    [unplugged] Port { $port } disappeared while I was checking it. Check the cable and try again.
    [terminal] Port { $port } is the terminal that you type on. Type the command { $command } to hear which ports there are.
    [unknown] Nothing that I know answers on port { $port }. If the board is there, turn it off and on and try again. The protocols that I know are { $protocols }.
   *[silent] The board on port { $port } does not answer. Check that it is on, turn it off and on and try again.{ $chosen ->
        [yes] {" "}It may also speak another protocol: leave out --protocol, and I will try them all.
       *[no] {""}
    }
}
boards-found = { $named ->
    [yes] A board by { $maker }
   *[no] A board
} answers on port { $port }, with the protocol { $protocol }.
boards-serial = Its serial number is { $serial }.
boards-version = Its version is { $version }.
boards-fields = It has sensors for { $fields } squares{ $sense ->
    [occ] , which sense whether there is a piece, but not its colour
    [col] , which sense the colour of a piece, but not whether it is a king
    [pce] , which sense the colour and the kind of each piece
   *[unknown] {""}
}.
boards-lights = { $lights ->
    [0] { $buzzer ->
        [yes] It has a buzzer, and no lights.
       *[no] It has no lights and no buzzer.
    }
    [one] It has one light { $buzzer ->
        [yes] and a buzzer.
       *[no] and no buzzer.
    }
   *[other] It has { $lights } lights { $buzzer ->
        [yes] and a buzzer.
       *[no] and no buzzer.
    }
}
boards-vibration = It can vibrate.
boards-buttons = It has { $buttons ->
    [one] one button
   *[other] { $buttons } buttons
}.
boards-no-dump = It did not say what is on it: turn it off and on and try again.
boards-faulty = { $faulty ->
    [one] One of its sensors does not work.
   *[other] { $faulty } of its sensors do not work.
}
boards-other-size = { $rules ->
    [italian] It is not a board for Italian draughts.
    [international] It is not a board for international draughts.
   *[none] It is not a board for any of the games that I know.
}
boards-pieces = { $pieces ->
    [0] There is no piece on it.
    [one] There is one piece on it.
   *[other] There are { $pieces } pieces on it.
}{ $start ->
    [yes] {" "}The pieces are not in their starting places: put them there, and I will find out which way round the board is.
   *[no] {""}
}
boards-start = The pieces are set up for the start of { $rules ->
    [italian] Italian
   *[international] international
} draughts.
boards-lies = As White sees it, the board { $turns ->
    [0] is the right way round
    [1] is rotated a quarter turn to the right
    [2] is turned halfway round
   *[3] is rotated a quarter turn to the left
}{ $mirrored ->
    [yes] {" "}and mirrored
   *[no] {""}
}.
boards-sides-unknown = The pieces do not show on which side White sits.

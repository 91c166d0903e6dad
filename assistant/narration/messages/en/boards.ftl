### The serial ports, and the electronic boards that answer at them.

boards-port = The port { $port } is { $usb ->
    [yes] on USB
   *[no] not on USB
} and { $named ->
    [yes] calls itself { $what }
   *[no] does not say what it is
}.
boards-none = I find no serial port. Plug the board in, turn it on and try again. If that is done already, try another cable, since some only charge, or install the driver that the board's maker offers.
boards-no-usb = I find no serial port on USB. Plug the board in, turn it on and try again. If that is done already, try another cable, since some only charge, or install the driver that the board's maker offers. If the board is at another port, write its name after probe.
boards-not-listed = The system does not tell its serial ports: it says { $detail }. Write the name of the port after probe.
boards-trying = I ask at the port { $port } whether a board is there: that takes { $seconds } seconds at most.
boards-interrupted = I have stopped looking for the board.
boards-why = { $reason ->
    [no-package] The package pyserial is missing, with which boards are read. Write the command { $command } to install the missing parts, and then try again.
    [missing] There is no serial port { $port }. Check the name, plug the board in and try again. Write the command { $command } to hear which ports there are.
    [forbidden] { $linux ->
        [yes] You have no right to open the port { $port }: those who have it belong to a group. To join it write { $command } and then log out, log in and try again.
       *[no] The system does not allow the port { $port } to be opened. Ask whoever looks after this computer for the right to do it, and try again.
    }
    [busy] Another program holds the port { $port }. Close that program and try again.
    [unplugged] The port { $port } has gone while I was asking. Check the cable and try again.
    [unknown] At the port { $port } nothing answers that I know. If the board is there, turn it off and on and try again. The protocols that I know are { $protocols }.
   *[silent] The board at the port { $port } does not answer. Check that it is on, turn it off and on and try again.{ $chosen ->
        [yes] {" "}It may also speak another protocol: leave out --protocol, and I try them all.
       *[no] {""}
    }
}
boards-found = { $named ->
    [yes] A board by { $maker }
   *[no] A board
} answers at the port { $port }, in the protocol { $protocol }.
boards-serial = Its serial number is { $serial }.
boards-version = Its version is { $version }.
boards-fields = It has sensors for { $fields } squares{ $sense ->
    [occ] , which feel whether there is a piece, not of which colour
    [col] , which feel the colour of a piece, not whether it is a king
    [pce] , which feel colour and kind of the pieces
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
boards-no-dump = It has not said what stands on it: turn it off and on and try again.
boards-faulty = { $faulty ->
    [one] One of its sensors does not work.
   *[other] { $faulty } of its sensors do not work.
}
boards-other-size = { $rules ->
    [italian] It is no board for Italian draughts.
    [international] It is no board for international draughts.
   *[none] It is a board for none of the games that I know.
}
boards-pieces = { $pieces ->
    [0] There is no piece on it.
    [one] There is one piece on it.
   *[other] There are { $pieces } pieces on it.
}{ $start ->
    [yes] {" "}They are not as at the start: put them so, and I find out how the board lies.
   *[no] {""}
}
boards-start = The pieces stand as at the start of { $rules ->
    [italian] Italian
   *[international] international
} draughts.
boards-lies = As White sees it, the board { $turns ->
    [0] lies straight
    [1] is turned by a quarter to the right
    [2] is turned by half
   *[3] is turned by a quarter to the left
}{ $mirrored ->
    [yes] {" "}and mirrored
   *[no] {""}
}.
boards-sides-unknown = On which side White sits the pieces do not show.

### The electronic board that is not there, for trying.

simulator-ready = The simulated board speaks { $protocol }; open it at { $address }. Type help for what it can do, quit to end.
simulator-done = Done.
simulator-moved = Done: { $move }.
simulator-pulled = The cable is out. To put it back type plug.
simulator-plugged = The cable is in; open the board at { $address }.
simulator-host = The program at the other end has made contact.
simulator-lit = Lights: { $squares ->
    [none] all are off
   *[other] { $squares }
}.
simulator-buzzed = A sound of { $hertz } hertz, for { $milliseconds } milliseconds, { $times ->
    [one] once
   *[other] { $times } times
}.
simulator-vibrated = A vibration of { $milliseconds } milliseconds, { $times ->
    [one] once
   *[other] { $times } times
}.
simulator-shown = { $address ->
    [none] The cable is out
   *[other] Open it at { $address }
}. Position { $position }. In the hand: { $held ->
    [none] nothing
   *[other] { $held }
}. Lights: { $lights ->
    [none] all are off
   *[other] { $lights }
}. Faults: { $faults ->
    [none] there are none
   *[other] { $faults }
}. Faulty sensors: { $sensors ->
    [none] there are none
   *[other] { $sensors }
}.
simulator-help = Type one thing per line. A move, for example 22-18: a hand plays it on the board. lift 22: lifts the piece. put 18: sets down the one in your hand; put w 18: sets down a white man; b is a black one, W and B are kings. slide 22 18: pushes the piece. take 14: takes the piece off. crown 2: crowns it. feel 22: feels the piece. turn black: Black is to move. setup: puts the pieces back, or as a FEN has them; clear: takes all off. press confirm: presses a button, with long for a long time. fault noisy 0.1: one byte in ten arrives wrong; the same with lost, doubled, cut and swapped for messages, and deaf for what the board receives; fault slow 960: at most 960 bytes a second; fault burst 500: 500 random bytes; fault stuck 22, ghost 14 w and broken 14: a faulty sensor; fault off: all is well again. pull and plug: take the cable out and put it back. wait 2: waits two seconds; wait host: waits for the program. show: how things stand. quit: ends.
simulator-unclear = I do not understand "{ $line }". Type help for what you can type.
simulator-not-legal = { $move } is not a legal move for { $side ->
    [white] White
   *[black] Black
} in this position. Type show to read it, turn { $side ->
    [white] black
   *[black] white
} if the other side is to move, or move the pieces with lift and put.
simulator-ambiguous = This may be more than one move: { $moves }. Type one of them in full.
simulator-hand = { $reason ->
    [no-square] There is no such square
    [empty] There is nothing on that square
    [occupied] There is a piece on that square already
   *[nothing-held] There is nothing in the hand
}. Type show to find out how things stand.
simulator-no-fen = { $problem ->
    [empty] There is no piece in this FEN. To take all pieces off type clear.
    [too-many] In this FEN one side has { $detail } pieces, more than it begins a game with. Take some away.
    [uncrowned] In this FEN a man stands on { $detail }, where it would be a king. Type K{ $detail }.
   *[other] This FEN cannot be read, because of "{ $detail }". Correct it, or type just setup for the start position.
}
simulator-no-button = This board { $buttons ->
    [none] has no buttons
   *[other] has these buttons: { $buttons }
}.
simulator-no-line = The simulated board cannot be connected: the system says { $detail }. Try with --tcp.
simulator-no-script = I cannot read { $file }: the system says { $detail }. Choose another file.
simulator-too-small = The { $protocol } boards have 64 squares: with --rules international choose dgt or tdb.

### The conversation.

talk-not-understood = I did not understand{ $has_heard ->
    [yes] {" "}"{ $heard }"
   *[no] {""}
}. { $is_over ->
    [yes] The game is over: type new, undo or quit.
   *[no] Type a move, like 22-18, or help.
}
talk-line-too-long = The line is too long. Type a move, like 22-18, or help.
talk-ask-quit = Do you really want to quit? The game is not saved. Answer yes or no.
talk-ask-resign = { words-side }: do you really want to resign the game? Answer yes or no.
talk-ask-draw = { words-side } offers a draw. { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: do you accept? Answer yes or no.
talk-ask-takeback = { words-side } wants to take back { $move }. { words-other-side }{ $has_name ->
    [yes] , { $name }
   *[no] {""}
}: do you agree? Answer yes or no.
talk-ask-new = Do you want to leave this game and begin another? Answer yes or no.
talk-dropped = All right, the game goes on.
talk-no-question = There is no question to answer. { $is_over ->
    [yes] The game is over: type new, undo or quit.
   *[no] Type a move, or help.
}
talk-goodbye = Goodbye.
talk-interrupted-question = I drop the question and the game goes on. Press Ctrl-C again to leave.
talk-interrupted-search = The computer plays at once. Press Ctrl-C again to leave.
talk-interrupted-nothing = Press Ctrl-C again to leave.
talk-huffing = Huffing, taking away the piece that did not capture, has not been applied in Italy since 1934: today the capture is simply compulsory.
talk-help-moves = A move: the square it starts from and the square it ends on, for example 22-18, 22 18 or twenty-two eighteen; where it is needed the whole route, 22x15x8. Where there is only one, the square of arrival is enough, or I take, or king me.
talk-help-questions = Questions: moves, also moves 22. captures. why. last, also last 5. turn. square 18. neighbours 18. diagonals 18. row 3. column 2. base, edges, main diagonal, corners. pieces, kings and how many pieces, also white or black. who can move. threatened. what changed. score. repeat and spell.
talk-help-commands = Commands: undo takes back your last move. draw offers a draw. count asks for the count of moves. repetition claims a draw by repetition. resign. new, another game. quit. The beginning of a word is enough.

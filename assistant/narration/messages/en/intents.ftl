### What was perhaps meant, and how each thing that can be asked for is called.

intents-did-you-mean = Do you mean { $meant }? Answer yes or no.
    .brief = You mean { $meant }: yes or no?
    .again = I am not sure: do you mean { $meant }? Answer yes or no.
intents-which = Do you mean { $first }, or { $second }? Answer first, second or no.
    .brief = First: { $first }. Second: { $second }. Which?
intents-last = the last move
intents-turn = whose turn it is
intents-square = what stands on { $square }
intents-number = square { $square }
intents-neighbours = the neighbours of { $square }
intents-diagonals = the diagonals of { $square }
intents-row = row { $square }
intents-place = a part of the board
intents-pieces = where the pieces are
intents-kings = where the kings are
intents-piece-count = how many pieces there are
intents-moves = the possible moves
intents-movable = which pieces can move
intents-captures = the captures
intents-threatened = the pieces in danger
intents-attackers = what attacks { $square }
intents-defenders = what protects { $square }
intents-replies = the replies to { $move }
intents-losses = what { $move } would lose
intents-replies-square = the replies to a move from or to { $square }
intents-losses-square = what a move from or to { $square } would lose
intents-why = why the move was refused
intents-rule = what an article of the rules says
intents-reason = why the computer played its move
intents-changed = what has changed
intents-taken = what was taken
intents-move-number = the move number
intents-score = the list of all moves
intents-result = the result
intents-losses-safety = which moves lose nothing
intents-losses-captures = what your opponent could take after your capture
intents-replies-captures = what your opponent could answer to your capture
intents-losses-move = what your opponent could take after your move
intents-replies-move = what your opponent could answer to your move
intents-promotion-row-next = who can be crowned with the next move
intents-promotion-row = the crowning row
intents-repeat = saying it again
intents-spell = saying it digit by digit
intents-repeat-slowly = saying it again slowly
intents-go-on = reading on
intents-takeback = { $has_square ->
    [yes] taking back { $square } moves
   *[no] taking back your last move
}
intents-takeback-end = undoing the end of the game, and going on with it
intents-takeback-all = taking back all moves
intents-redo = playing again what was taken back
intents-draw = { $side ->
    [white] that { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } offers a draw
    [black] that { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } offers a draw
   *[other] offering a draw
}
intents-count = asking for the count of moves
intents-help-more = more questions about the board
intents-help-left = how many questions are left
intents-count-left = how much of the count is left
intents-claim = claiming a draw by repetition
intents-resign = { $side ->
    [white] that { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } resigns the game
    [black] that { words-side }{ $has_value ->
        [yes] , { $value },
       *[no] {""}
    } resigns the game
   *[other] resigning the game
}
intents-new = a new game
intents-new-white = playing White
intents-new-black = playing Black
intents-new-international = international draughts
intents-new-italian = Italian draughts
intents-new-level = against the computer at level { $value }
intents-new-computer = against the computer
intents-new-people = two players{ $has_value ->
    [yes] : { $value }
   *[no] {""}
}
intents-new-swap = with the colours swapped
intents-settings = { $has_name ->
    [yes] { $has_value ->
        [yes] setting { $title } to { $value }
       *[no] hearing about { $title }
    }
   *[no] the settings
}
intents-help = help
intents-program = who I am
intents-hints = the hints
intents-advice = advice on a move
intents-tour = the tour of the board
intents-quiz = the quiz about the squares
intents-restore = putting the pieces back on the electronic board
intents-compare = comparing the boards
intents-adjust = adjusting a piece
intents-capture-order = the order of capture
intents-set-up = beginning from the pieces on the electronic board
intents-huffing = huffing
intents-quit = leaving the program
intents-yes = yes
intents-no = no
intents-move = the move { $move }

"""Messages in which people play by correspondence, written for the project in the manner of real mail.

`positions.json` has 30 positions of games by the program: rules, code, names, the moves so far, the
FEN, whose turn it is and all legal moves. Each message is of the side to move; its file name is the
truth:

    LANGUAGE-NUMBER-POSITION-KIND[_MOVE...][+WITH...][~THEIR=MINE...]

KIND is `move` (this one is made), `ambiguous` (one of these), `illegal`, `other-game` or `none`; WITH
is `draw`, `accept`, `decline`, `resign`, `count` or `takeback`. Behind ~ stands a conditional move.
`written/` has 156, which the reading of messages may be tuned on; `fresh/` has 66 by other hands, which
were committed before anything read them, and are for measuring alone.
"""

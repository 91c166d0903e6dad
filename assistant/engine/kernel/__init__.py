"""The law once more, in numbers: a move generator that can be compiled, for the search.

What a legal move is, rules/ says, with paths and reasons; here is only what a move does. There are no
objects, only masks (rules/bitboard.py) and one list of numbers, `work`, into which moves are written.

One source serves both games and both ways of running. The files of `source/` are not imported:
build.py executes them once for each game, in a namespace that has the game's numbers, so that to
numba each of them is a constant. As they stand they are the kernel in plain Python; with every
function passed through numba, they are the compiled one (compiled.py, beside this package).

- names.py: the names that the sources find there, and what each means
- constants.py: the numbers of a game, from its geometry and the powers of its pieces
- source/found.py: the list of moves, and which complete captures get into it
- source/flights.py: the captures of flying kings
- source/captures.py: all other captures, and which pieces are to be asked for one
- source/quiet.py: moves that capture nothing
- source/tree.py: legal moves, what they lead to, the count of the tree
- search_names.py, search_constants.py: the same as the first two, for the search
- source/evaluation.py: what a quiet position is worth
- source/counts.py: draws, by repetition and by the counts of the regulation
- source/table.py: what the search remembers, and which moves it tries first
- source/search.py: the search itself
- build.py: makes functions of the sources
- kernel.py: the kernel for the rest of the program, asked about a Position
- thinking.py: a move for a Position, within limits
- helper.py: a second thread for it

One position of the Italian game, W:W22,K30:B18,K10,27, all the way. `Kernel.moves` takes the pieces
of the side to move, those of the other, the kings of both and the side out of the Position, and
calls `moves`, which calls `captures`. There a few shifts of whole masks tell that the man on 22 can
leap over 18 and the king on 30 over 27. `leaps` follows the man, bit by bit, to 13, where 10 stands
next to it; but 10 is a king, and so not in `left`, what a man may capture. The capture is complete:
`keep` writes the mask of 22, that of 13 and that of 18, and notes the key of the capture. The key
has the priorities in the groups of its bits, the first priority highest: here one captured piece.
Then the king: one captured piece too, and a king captures, so its key is greater, and the list
begins anew with the masks of 30, 23 and 27. `moves` returns where the list ends, and `Kernel.moves`
reads from it.
"""

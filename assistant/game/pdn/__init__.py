"""PDN 3.0: games as text, for both games of draughts, read generously and written strictly.

tree.py         a game as a tree of nodes, what was found wrong with it
results.py      results, of both kinds
signs.py        the signs of the FID regulations, NAGs, and which stand for which
tags.py         tags: other names for them, dates, GameType
annotations.py  clocks and the like, which stand in comments
limits.py       how much of a game is read, and text without control characters
dressing.py     lines as text, without what mails, forums and exports put around them
splitting.py    a stream of lines as one game after the other
lexer.py        the text of moves as tokens
movetext.py     tokens as nodes
replay.py       nodes held against the law
numbering.py    Italian boards that are numbered from the other side
reader.py       the door: lines in, games out
writer.py       games as PDN
record.py       a game that was played here as a tree, and back
"""

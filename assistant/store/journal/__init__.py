"""The journal: every game, kept deed by deed in one SQLite file, so that a crash costs nothing.

    places.py    where the file lies, and whether that is a disk of this machine
    schema.py    what stands in the file, and how an older one becomes this
    left_log.py  a log whose journal is gone
    file.py      opens it, and says in one word what is wrong with it
    watch.py     whether the file at the path is the one that is open
    replacing.py has one be there again where it was taken away
    merging.py   takes in what another one has, by games and deeds
    copies.py    backup copies, one a day
    held.py      the file as the writer has it, by all these
    lease.py     a game is played in one program at a time
    positions.py positions as the index has them
    columns.py   what stands in the table of games
    writing.py   what the conversation gives to be written down, as rows: one event, one transaction
    owed.py      what could not be written as yet, by its games
    library.py   what is read of it: lists, searches, a whole game; deleting and what undoes that
    answers.py   what people want to know, answered by that; exporting.py writes games to a file
    scribe.py    writes to that, and looks behind each commit whether it is still there
    writer.py    what the thread that writes does: what is owed, which games are ours
    journal.py   the two threads, one that writes and one that reads, and the owner of the effects

A move from the key to the voice: Talk.do gives Record to the gate, which lets nothing out behind it;
the loop hands it to Journal.perform, and when the event is handled Journal.flush gives all of the
event to the writer; that commits, which syncs the file, and posts Recorded; the gate opens and the
move is told.
"""

"""Boards that are not there: devices played by a program, at the other end of a real line.

It shares no code with the protocols of tactile/, on purpose: a mistake of one is not repeated in the
other. board.py is the wood and its sensors, hand.py the hand that moves the pieces; *_device.py are
the devices, bytes in and bytes out, and tdb_lines.py the lines of one of them; faults.py does to their
bytes what cables do, line.py is the cable, and simulation.py runs them all in a thread. script.py reads
what a person has the simulation do.
"""

"""What there is to tell, as data without words. Each fact names its message; narrator.py words it.

One module for each file of messages. Fields become the variables of the message: sides and reasons as
their words, squares and moves as text, numbers as numbers, articles as the narrator names them.
"""

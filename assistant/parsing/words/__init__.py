"""A language as data, and a line as its words: numbers, phrases, concepts. It knows no command."""

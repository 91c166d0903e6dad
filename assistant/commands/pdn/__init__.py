"""`damavoce pdn`: files of games, checked, listed, told and written clean."""

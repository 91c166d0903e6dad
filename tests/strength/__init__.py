"""How strong the opponent is: matches that are played by hand, and the tests of what plays them."""

"""Questions by where their words stand: of taking, of the record, of what may come, of the rules."""

"""What stands round a line says what it means: who is named, what it points at, what came before."""

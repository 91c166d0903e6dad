"""What a sentence most likely means, learnt from sentences of people (models/sentences)."""

"""How the speech-recognition models are made: `python -m models.training it`. Never shipped."""

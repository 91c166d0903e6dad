"""How well a model hears people and synthesisers that it was never trained on, as tables.

`python -m models.training.evaluation it --model FOLDER`. Needs numpy and vosk (extra `train`) and, for
the speech, Debian's festival, flite and asterisk-core-sounds: what is not installed is left out.
"""

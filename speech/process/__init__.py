"""Child processes: both sides of the harness, and the frames that go between them."""

"""What stands between the conversation and a person: voice, ear, boards, the computer's thinking."""

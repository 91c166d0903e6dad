"""What is measured of PDN: both games of draughts, read and written."""

from assistant.commands.bench.journal_pdn import READ_GOAL, WRITE_GOAL, measure_pdn


def test_reading_and_writing_are_measured_for_both_games() -> None:
    figures = list(measure_pdn(games=2))
    assert [(each.rules, each.goal) for each in figures] == [
        *(("italian", READ_GOAL), ("italian", WRITE_GOAL)),
        *(("international", READ_GOAL), ("international", WRITE_GOAL)),
    ]
    assert all(each.median > 0 for each in figures)
    assert {each.unit for each in figures} == {"ms"}

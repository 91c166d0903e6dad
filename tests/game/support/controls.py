"""Time controls of all kinds."""

from hypothesis import strategies as st

from assistant.game.time_control import Period, TimeControl


def thousandths(most: int) -> st.SearchStrategy[float]:
    return st.integers(1, most * 1000).map(lambda number: number / 1000)


def periods(moves: st.SearchStrategy[int]) -> st.SearchStrategy[Period]:
    times = st.tuples(thousandths(3600), st.just(0.0)) | st.tuples(st.just(0.0), thousandths(3600))
    adding = st.just((0.0, 0.0)) | times
    return st.builds(
        lambda seconds, moves, more: Period(seconds, moves, *more), thousandths(800_000), moves, adding
    )


CONTROLS = st.builds(
    lambda first, last: TimeControl((*first, last)),
    st.lists(periods(st.integers(1, 60)), max_size=4),
    periods(st.integers(0, 60)),
)

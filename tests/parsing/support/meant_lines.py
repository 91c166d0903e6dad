"""Lines with what they mean, as fresh eyes wrote them down: `line = command number`."""

from assistant.parsing.likely import Likely, Perhaps


def lines_of(told: str) -> list[tuple[str, str]]:
    """The lines, each with what it means."""
    return [tuple(each.strip().split(" = ")) for each in told.strip().splitlines()]  # type: ignore[misc]


def command_told(meaning: object) -> str:
    """The command of a meaning, its number and what comes behind; else the name of its class."""
    match meaning:
        case Likely(meant):
            return command_told(meant)
        case Perhaps((meant, *_)):
            return command_told(meant)
    command = getattr(meaning, "command", None)
    if command is None:
        return type(meaning).__name__
    number, rest = getattr(meaning, "number", None), getattr(meaning, "rest", "")
    return " ".join([command.value, *([] if number is None else [str(number)]), *rest.split()])

"""C2-R5, C2-10.3.1f: who has won where both sides roll."""

from sortilege.kernel import Seat


def higher(first: int | None, second: int | None) -> Seat | None:
    """The seat with the higher total; who failed loses to who did not, and two failures are a tie."""
    if first == second:
        return None
    if first is None or second is None:
        return 1 if first is None else 0
    return 0 if first > second else 1

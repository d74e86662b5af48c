"""I2 Table 5, I1 Table 8: the gems recovered, by total and level."""

from typing import Final

RECOVERED: Final = (  # I2-7.1a, Table 5: the highest total of each row, and the gems by level
    (0, {"initiate": 1, "adept": 1, "master": 2, "virtuoso": 3}),  # I2-7.1d
    (5, {"initiate": 2, "adept": 3, "master": 4, "virtuoso": 5}),
    (10, {"initiate": 4, "adept": 5, "master": 6, "virtuoso": 7}),
    (15, {"initiate": 6, "adept": 7, "master": 8, "virtuoso": 9}),
    (20, {"initiate": 8, "adept": 9, "master": 10, "virtuoso": 11}),
)
BEYOND: Final = {"initiate": 10, "adept": 11, "master": 12, "virtuoso": 13}


def recovered_by_level(total: int, level: str) -> int:
    """The row of a total, for a level."""
    for highest, row in RECOVERED:
        if total <= highest:
            return row[level]
    return BEYOND[level]

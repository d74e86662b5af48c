"""How much one guest may ask of the server."""

from time import monotonic


class Bucket:
    """So many at once, and then so many a second."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left = burst
        self.since = monotonic()

    def take(self) -> bool:
        """Whether one more is within the limit."""
        self._fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> float:
        """Take one more, and say for how many seconds one must wait before it is due."""
        self._fill()
        self.left -= 1
        return max(0.0, -self.left / self.rate)

    def _fill(self) -> None:
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self.by_address) >= self.MOST:
            now = monotonic()
            self.by_address = {
                name: bucket
                for name, bucket in self.by_address.items()
                if bucket.left + (now - bucket.since) * self.rate < self.burst
            }
        return self.by_address.setdefault(address, Bucket(self.rate, self.burst)).take()

"""How much one client may ask for: a token bucket each."""

from __future__ import annotations

from dataclasses import dataclass

#: Clients that are remembered at most; the fullest buckets are forgotten first.
CLIENTS = 20_000
#: Seconds of the rate that may be spent at once.
BURST = 10.0


@dataclass
class _Bucket:
    left: float
    seen: float


class Limiter:
    """`rate` requests per second for each client, with bursts; a rate of 0 means no limit."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._room = max(1.0, rate * BURST)
        self._buckets: dict[str, _Bucket] = {}

    def wait(self, client: str, now: float) -> float:
        """0 if the request may pass (it is counted), else the seconds after which it may."""
        if not self._rate:
            return 0.0
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= CLIENTS:
                self._forget(now)
            bucket = self._buckets[client] = _Bucket(self._room, now)
        bucket.left = min(self._room, bucket.left + (now - bucket.seen) * self._rate)
        bucket.seen = now
        if bucket.left < 1:
            return (1 - bucket.left) / self._rate
        bucket.left -= 1
        return 0.0

    def _forget(self, now: float) -> None:
        """Drops the half of the clients with the most left: those lose nothing by it."""
        left = {client: b.left + (now - b.seen) * self._rate for client, b in self._buckets.items()}
        for client in sorted(left, key=lambda c: -left[c])[: max(1, len(left) // 2)]:
            del self._buckets[client]

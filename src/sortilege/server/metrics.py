"""What an operator watches: counted as things happen, shown at /metrics."""

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

ANSWERS = Counter("sortilege_answers", "Answers that were taken")
REFUSED = Counter("sortilege_refused_answers", "Answers that were refused")
TABLES = Counter("sortilege_tables_created", "Tables that were laid")
OPEN_TABLES = Gauge("sortilege_open_tables", "Tables in memory")
GUESTS = Gauge("sortilege_connections", "Open connections of players and spectators")
TIME = Histogram(
    "sortilege_answer_seconds",
    "From an answer to its being durable",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
)


def page() -> bytes:
    return generate_latest(REGISTRY)

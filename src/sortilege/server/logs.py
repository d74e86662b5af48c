"""Logs for programs: one JSON object a line, on standard error. Secrets are never in them."""

import logging
import sys
from datetime import UTC, datetime
from typing import Final

import msgspec

ORDINARY: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}
"""What every log record has; anything else was given with the message."""


class JsonLines(logging.Formatter):
    """A log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **{name: str(value) for name, value in vars(record).items() if name not in ORDINARY},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True  # addresses of pages are nobody's business
    if level != "debug":
        logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # nor who comes and goes

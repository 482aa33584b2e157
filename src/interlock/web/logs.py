"""Structured logs on stderr, one JSON object a line (or plain text on a terminal). No content: only fields that the code names."""

import json
import logging
import sys
import time

#: Loggers of the server stack; their messages carry addresses and methods, never bodies.
_LOGGERS = ("interlock", "uvicorn", "uvicorn.error")


class JsonLines(logging.Formatter):
    """``{"time", "level", "logger", "event", ...fields}``."""

    def format(self, record: logging.LogRecord) -> str:
        document: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        document.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[0] is not None:
            # The type alone: an exception's text or a frame's values could hold content.
            document["error"] = record.exc_info[0].__name__
        return json.dumps(document, ensure_ascii=False, default=str)


class Plain(logging.Formatter):
    """``12:00:01 info  event key=value``."""

    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f" {key}={value}" for key, value in getattr(record, "fields", {}).items())
        error = f" error={record.exc_info[0].__name__}" if record.exc_info and record.exc_info[0] else ""
        return f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.levelname.lower():<7} {record.getMessage()}{fields}{error}"


def set_up(style: str, level: str = "info") -> None:
    """Send the server's logs to stderr; `style` is ``json``, ``text`` or ``auto`` (text on a terminal)."""
    plain = style == "text" or (style == "auto" and sys.stderr.isatty())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Plain() if plain else JsonLines())
    for name in _LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    # uvicorn.error would hand its records to uvicorn's handler a second time.
    logging.getLogger("uvicorn.error").handlers = [handler]
    logging.getLogger("uvicorn").handlers = []
    for noisy in ("uvicorn.error", "uvicorn"):
        logging.getLogger(noisy).setLevel("WARNING")

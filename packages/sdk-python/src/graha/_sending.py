from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Mapping, Optional, Sequence
from urllib.parse import urlencode

from .generated.account import ACCOUNT_ROUTES
from .generated.errors import AuthenticationError, BadRequestError

_IN_PATH = re.compile(r"{(\w+)}")
_ID = re.compile(r"[A-Za-z0-9_-]+")
#: Other characters end a header or cannot be in one. An empty key is for an HTTP client that adds its own.
_API_KEY = re.compile(r"[\x21-\x7e]*")
_IDEMPOTENCY_KEY = re.compile(r"[\x21-\x7e]{1,255}")
_NOT_SENT: Any = {"status": 0, "request_id": None, "retryable": False, "retry_after_seconds": None}


@dataclass
class Sending:
    """One request as it is sent."""

    #: What ``on_response`` hears.
    operation: str
    verb: str
    #: Below ``/api/v1``, with its query.
    path: str
    body: Optional[bytes]
    #: ``always``, ``under_key`` (with an Idempotency-Key) or ``never``.
    repeat: str


def operation_sending(operation: str, input: Mapping[str, Any]) -> Sending:
    return Sending(operation, "POST", operation, _json(input).encode(), "under_key")


def account_sending(method: str, ids: Sequence[str], input: Optional[Mapping[str, Any]]) -> Sending:
    """A route of the Management API by the name of its method, such as ``rotate_key``."""
    if method not in ACCOUNT_ROUTES:
        raise ValueError(f"graha.account has no method {method}; it has {', '.join(ACCOUNT_ROUTES)}")
    operation, verb, template, sends, repeat = ACCOUNT_ROUTES[method]
    names = _IN_PATH.findall(template)
    if len(names) != len(ids):
        raise ValueError(f"{method} takes {len(names)} ids ({', '.join(names) or 'none'}), not {len(ids)}")
    values = dict(zip(names, ids))
    path = _IN_PATH.sub(lambda found: _checked(found[1], values[found[1]]), template)
    query = _query(input or {}) if sends == "query" else ""
    return Sending(operation, verb, path + query, _json(input or {}).encode() if sends == "body" else None, repeat)


def checked_api_key(api_key: str) -> str:
    """The key without the line break of the file that it was read from. The error does not contain it."""
    key = api_key.strip()
    if _API_KEY.fullmatch(key):
        return key
    detail = "the API key has a space, a line break or a character that no key has; nothing was sent"
    raise AuthenticationError(code="invalid_api_key", detail=detail, **_NOT_SENT)


def checked_idempotency_key(key: str) -> str:
    """Refuses a key that the API would refuse, or that would add a header."""
    if _IDEMPOTENCY_KEY.fullmatch(key):
        return key
    detail = "an idempotency key is 1 to 255 visible ASCII characters; nothing was sent"
    raise BadRequestError(code="invalid_idempotency_key", detail=detail, **_NOT_SENT)


def _checked(name: str, id: Any) -> str:
    """An id with a ``/`` or ``..`` in it would be sent to another path."""
    if isinstance(id, str) and _ID.fullmatch(id):
        return id
    detail = f"{name} must be an id of letters, digits, - and _; nothing was sent"
    raise BadRequestError(code="invalid_id", detail=detail, **_NOT_SENT)


def _query(input: Mapping[str, Any]) -> str:
    sent = {name: value if isinstance(value, str) else _json(value) for name, value in input.items() if value is not None}
    return f"?{urlencode(sent)}" if sent else ""


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)

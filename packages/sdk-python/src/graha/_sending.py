from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Mapping, Optional, Sequence
from urllib.parse import urlencode

from .generated.account import ACCOUNT_ROUTES
from .generated.errors import BadRequestError

_IN_PATH = re.compile(r"{(\w+)}")
_ID = re.compile(r"[A-Za-z0-9_-]+")


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


def _checked(name: str, id: Any) -> str:
    """An id with a ``/`` or ``..`` in it would be sent to another path."""
    if isinstance(id, str) and _ID.fullmatch(id):
        return id
    raise BadRequestError(
        status=0,
        code="invalid_id",
        detail=f"{name} must be an id of letters, digits, - and _; nothing was sent",
        request_id=None,
        retryable=False,
        retry_after_seconds=None,
    )


def _query(input: Mapping[str, Any]) -> str:
    sent = {name: value if isinstance(value, str) else _json(value) for name, value in input.items() if value is not None}
    return f"?{urlencode(sent)}" if sent else ""


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)

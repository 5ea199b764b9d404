from __future__ import annotations

import json
import re
from dataclasses import dataclass
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import Any, Optional

import httpx

from ._errors import AnswerTooLargeError, GrahaError, NetworkError, RequestTimeoutError
from .generated.errors import ERROR_CLASSES


@dataclass
class Credits:
    """What the call cost and what is left; ``None`` where the answer did not say."""

    cost: Optional[int]
    remaining: Optional[int]
    limit: Optional[int]
    resets_at: Optional[datetime]


@dataclass
class Answer:
    data: Any
    credits: Credits
    request_id: Optional[str]
    #: Whether an idempotency key repeated an earlier call.
    is_replay: bool
    response: httpx.Response


#: Without a time of day, other texts are read as dates too.
_A_TIME = re.compile(r"[0-9]{2}:[0-9]{2}:[0-9]{2}")


def read_answer(response: httpx.Response) -> Answer:
    """The answer of a 2xx. Raises the error that any other answer describes."""
    body = _parsed(response)
    if not response.is_success or body is None:
        raise _error_of(response, body)
    headers = response.headers
    credits = Credits(
        _count(headers.get("x-credits-cost")),
        _count(headers.get("x-credits-remaining")),
        _count(headers.get("x-credits-limit")),
        _time(headers.get("x-credits-reset", "")),
    )
    is_replay = headers.get("idempotency-replayed") == "true"
    return Answer(body, credits, headers.get("x-request-id"), is_replay, response)


def error_without_answer(cause: Exception, retryable: bool) -> GrahaError:
    """The error for an exception of httpx. ``retryable`` is false where a repeat could do the same twice."""
    facts: Any = {"status": 0, "request_id": None, "retryable": retryable, "retry_after_seconds": None}
    if isinstance(cause, httpx.TimeoutException):
        return RequestTimeoutError(code="timeout", detail="there was no answer in time", **facts)
    return NetworkError(code="network_error", detail="the API could not be reached", **facts)


def error_too_large(response: httpx.Response, bytes_max: int) -> GrahaError:
    """The error for an answer that was not read to its end."""
    return AnswerTooLargeError(
        status=response.status_code,
        code="answer_too_large",
        detail=f"the answer has more than {bytes_max} bytes, so it was not read",
        request_id=response.headers.get("x-request-id"),
        retryable=False,
        retry_after_seconds=None,
    )


def error_of_unreadable(response: httpx.Response) -> GrahaError:
    """The error for an answer that the API does not give."""
    return _error_of(response, None)


def _error_of(response: httpx.Response, body: Any) -> GrahaError:
    headers = response.headers
    retry_after = _seconds_until(headers.get("retry-after"))
    return error_of_body(body, response.status_code, headers.get("x-request-id"), retry_after)


def error_of_body(body: Any, status: int, request_id: Optional[str], retry_after: Optional[float]) -> GrahaError:
    facts: Any = {"status": status, "request_id": request_id, "retry_after_seconds": retry_after}
    if not (isinstance(body, dict) and isinstance(body.get("code"), str) and _is_detail(body.get("detail"))):
        detail = f"the answer {status} is not the API's"
        return GrahaError(code="unexpected_response", detail=detail, retryable=status >= 500 or status == 429, **facts)
    of_status = ERROR_CLASSES.get(status, GrahaError)
    return of_status(code=body["code"], detail=body["detail"], retryable=body.get("retryable") is True, **facts)


def _is_detail(detail: Any) -> bool:
    """A sentence, or problems with their members."""
    return isinstance(detail, str) or (
        isinstance(detail, list)
        and all(
            isinstance(one, dict) and isinstance(one.get("loc"), list) and isinstance(one.get("msg"), str)
            for one in detail
        )
    )


def _parsed(response: httpx.Response) -> Any:
    """``None`` where it is no JSON: not from the API."""
    try:
        return json.loads(response.content)
    except (ValueError, RecursionError):
        return None


def _count(text: Optional[str]) -> Optional[int]:
    """``None`` for a text of a proxy that is no count: the value beside it was paid for."""
    return int(text) if re.fullmatch("-?[0-9]{1,15}", text or "") else None


def _time(text: str) -> Optional[datetime]:
    try:
        return datetime.fromisoformat(text.replace("Z", "+00:00"))
    except ValueError:
        return None


def _seconds_until(retry_after: Optional[str]) -> Optional[float]:
    """``Retry-After`` in seconds or as a date."""
    if re.fullmatch(r"[0-9]+(\.[0-9]+)?", retry_after or ""):
        return float(retry_after or "")
    if not _A_TIME.search(retry_after or ""):
        return None
    try:
        at = parsedate_to_datetime(retry_after or "")
    except (TypeError, ValueError, IndexError):
        return None
    if at.tzinfo is None:
        at = at.replace(tzinfo=timezone.utc)
    return max(0.0, (at - datetime.now(timezone.utc)).total_seconds())

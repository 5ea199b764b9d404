from __future__ import annotations

import asyncio
import threading
import time
from typing import Any, Callable, Dict, Iterator, Optional

import httpx

from ._answer import error_without_answer
from ._reading import read_limited, read_limited_async


class _Deadline(threading.local):
    """When the attempt of this thread ends; ``None`` between attempts."""

    ends_at: Optional[float] = None


_deadline = _Deadline()


def _seconds_left() -> Optional[float]:
    """Raises where the time is over."""
    if _deadline.ends_at is None:
        return None
    left = _deadline.ends_at - time.monotonic()
    if left <= 0:
        raise httpx.ReadTimeout("the answer did not end in time")
    return left


def _limit_reads(_name: str, info: Dict[str, Any]) -> None:
    """Lets each read of a new connection end with the attempt: the time limit of httpx is that of one read, and a peer that
    sends a byte now and then, also of the headers, would never reach it."""
    stream = info.get("return_value")
    read: Optional[Callable[..., bytes]] = getattr(stream, "read", None)
    if read is None or not hasattr(stream, "start_tls"):
        return

    def read_in_time(max_bytes: int, timeout: Optional[float] = None) -> bytes:
        left = _seconds_left()
        limits = [limit for limit in (left, timeout) if limit is not None]
        return read(max_bytes, timeout=min(limits, default=None))

    stream.read = read_in_time


class _TimedStream(httpx.SyncByteStream):
    """As ``_limit_reads``, for the answers of a transport that has no connections of httpx."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def __iter__(self) -> Iterator[bytes]:
        for part in self._stream:
            _seconds_left()
            yield part

    def close(self) -> None:
        self._stream.close()


# A redirect that is followed would carry the key to another address.


def exchange(http: httpx.Client, request: Dict[str, Any], bytes_max: int) -> httpx.Response:
    """Sends a request and reads its answer within its time limit and its size."""
    _deadline.ends_at = time.monotonic() + request["timeout"]
    try:
        built = http.build_request(**request)
        built.extensions["trace"] = _limit_reads
        response = http.send(built, stream=True, follow_redirects=False)
        try:
            response.stream = _TimedStream(response.stream)
            read_limited(response, bytes_max)
        finally:
            response.close()
        return response
    finally:
        _deadline.ends_at = None


def attempt(http: httpx.Client, request: Dict[str, Any], bytes_max: int, is_repeatable: bool) -> httpx.Response:
    """One attempt. Raises the error for an answer that did not come."""
    try:
        return exchange(http, request, bytes_max)
    except httpx.RequestError as cause:
        raise error_without_answer(cause, is_repeatable) from cause


async def async_attempt(
    http: httpx.AsyncClient, request: Dict[str, Any], bytes_max: int, is_repeatable: bool
) -> httpx.Response:
    """As ``attempt``."""
    try:
        return await asyncio.wait_for(_async_exchange(http, request, bytes_max), request["timeout"])
    except asyncio.TimeoutError as cause:
        late = httpx.ReadTimeout("the answer did not end in time")
        raise error_without_answer(late, is_repeatable) from cause
    except httpx.RequestError as cause:
        raise error_without_answer(cause, is_repeatable) from cause


async def _async_exchange(http: httpx.AsyncClient, request: Dict[str, Any], bytes_max: int) -> httpx.Response:
    response = await http.send(http.build_request(**request), stream=True, follow_redirects=False)
    try:
        await read_limited_async(response, bytes_max)
    finally:
        await response.aclose()
    return response

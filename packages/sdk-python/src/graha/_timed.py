from __future__ import annotations

import asyncio
import time
from typing import Any, Dict, Iterator

import httpx

from ._answer import error_without_answer


class _TimedStream(httpx.SyncByteStream):
    """Ends an answer that comes too slowly: the time limit of httpx is that of one read."""

    def __init__(self, stream: Any, ends_at: float) -> None:
        self._stream = stream
        self._ends_at = ends_at

    def __iter__(self) -> Iterator[bytes]:
        for part in self._stream:
            if time.monotonic() > self._ends_at:
                raise httpx.ReadTimeout("the answer did not end in time")
            yield part

    def close(self) -> None:
        self._stream.close()


# A redirect that is followed would carry the key to another address.


def attempt(http: httpx.Client, request: Dict[str, Any], is_repeatable: bool) -> httpx.Response:
    """One attempt within its time limit. Raises the error for an answer that did not come."""
    ends_at = time.monotonic() + request["timeout"]
    try:
        response = http.send(http.build_request(**request), stream=True, follow_redirects=False)
        try:
            response.stream = _TimedStream(response.stream, ends_at)
            response.read()
        finally:
            response.close()
        return response
    except httpx.RequestError as cause:
        raise error_without_answer(cause, is_repeatable) from cause


async def async_attempt(http: httpx.AsyncClient, request: Dict[str, Any], is_repeatable: bool) -> httpx.Response:
    """As ``attempt``."""
    try:
        sent = http.send(http.build_request(**request), follow_redirects=False)
        return await asyncio.wait_for(sent, request["timeout"])
    except asyncio.TimeoutError as cause:
        late = httpx.ReadTimeout("the answer did not end in time")
        raise error_without_answer(late, is_repeatable) from cause
    except httpx.RequestError as cause:
        raise error_without_answer(cause, is_repeatable) from cause

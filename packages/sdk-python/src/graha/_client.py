from __future__ import annotations

import asyncio
import time
import uuid
from typing import Any, AsyncIterator, Callable, Dict, Iterable, Iterator, Mapping, Optional, Sequence

import httpx

from ._answer import Answer, read_answer
from ._batch import BatchCall, BatchResult, in_requests
from ._errors import GrahaError
from ._reading import ACCEPT_ENCODING, ANSWER_BYTES_MAX
from ._retry import RETRIES_MAX, may_repeat, retry_delay_seconds
from ._sending import Sending, account_sending, checked_api_key, checked_idempotency_key, operation_sending
from ._timed import async_attempt, attempt
from .generated.account import Account, AsyncAccount
from .generated.operations import AsyncOperations, Operations

_TIMEOUT_SECONDS = 30.0

#: Hears of every answer, those to attempts that failed included: the operation, such as ``kundali/basic`` or
#: ``account/listKeys``, the answer, and the number of the attempt.
OnResponse = Callable[[str, httpx.Response, int], None]


class _Options:
    """What both clients know and how both send."""

    def __init__(
        self,
        api_key: str,
        base_url: str,
        timeout_seconds: float,
        max_retries: int,
        max_answer_bytes: int,
        on_response: Optional[OnResponse],
    ) -> None:
        self._api_key = api_key
        self._base_url = base_url.rstrip("/")
        self._timeout_seconds = timeout_seconds
        self._max_retries = max_retries
        self._max_answer_bytes = max_answer_bytes
        self._on_response = on_response

    def _request(self, sending: Sending, key: Optional[str], timeout_seconds: Optional[float]) -> Dict[str, Any]:
        if key is not None and sending.repeat != "under_key":
            raise ValueError(f"{sending.operation} takes no idempotency key")
        headers = {
            "accept": "application/json",
            "accept-encoding": ACCEPT_ENCODING,
            "x-api-key": checked_api_key(self._api_key),
        }
        if sending.body is not None:
            headers["content-type"] = "application/json"
        if sending.repeat == "under_key":
            headers["idempotency-key"] = checked_idempotency_key(f"sdk-{uuid.uuid4()}" if key is None else key)
        return {
            "method": sending.verb,
            "url": f"{self._base_url}/api/v1/{sending.path}",
            "content": sending.body,
            "headers": headers,
            "timeout": self._timeout_seconds if timeout_seconds is None else timeout_seconds,
        }

    def _heard(self, sending: Sending, response: httpx.Response, attempt_number: int) -> Answer:
        if self._on_response is not None:
            self._on_response(sending.operation, response, attempt_number)
        return read_answer(response)

    def _delay_after(self, error: GrahaError, sending: Sending, attempt_index: int, max_retries: Optional[int]) -> float:
        """Raises the error where there is to be no further attempt."""
        is_last = attempt_index >= self._retries_max(max_retries) or not may_repeat(sending.repeat, error)
        delay = None if is_last else retry_delay_seconds(error, attempt_index)
        if delay is None:
            raise error
        return delay

    def _retries_max(self, max_retries: Optional[int]) -> int:
        return self._max_retries if max_retries is None else max_retries


class Graha(_Options, Operations):
    """``Graha(api_key, base_url=…).kundali.basic({"year": 1995, …})``. May be used by several threads."""

    def __init__(
        self,
        api_key: str,
        *,
        base_url: str,
        timeout_seconds: float = _TIMEOUT_SECONDS,
        max_retries: int = RETRIES_MAX,
        max_answer_bytes: int = ANSWER_BYTES_MAX,
        on_response: Optional[OnResponse] = None,
        http_client: Optional[httpx.Client] = None,
    ) -> None:
        """``timeout_seconds`` is that of an attempt. A longer answer than ``max_answer_bytes`` is an
        ``AnswerTooLargeError``. A client of yours is not closed."""
        _Options.__init__(self, api_key, base_url, timeout_seconds, max_retries, max_answer_bytes, on_response)
        self._owns_http = http_client is None
        self._http = httpx.Client() if http_client is None else http_client
        Operations.__init__(self, self)
        self.account = Account(self)

    def send(
        self,
        operation: str,
        input: Mapping[str, Any],
        *,
        idempotency_key: Optional[str] = None,
        timeout_seconds: Optional[float] = None,
        max_retries: Optional[int] = None,
    ) -> Answer:
        """One operation, such as ``kundali/basic``, with what it cost. Sent again where that may help, under one key."""
        sending = operation_sending(operation, input)
        return self._exchange(sending, self._request(sending, idempotency_key, timeout_seconds), max_retries)

    def manage(
        self,
        method: str,
        ids: Sequence[str] = (),
        input: Optional[Mapping[str, Any]] = None,
        *,
        idempotency_key: Optional[str] = None,
        timeout_seconds: Optional[float] = None,
        max_retries: Optional[int] = None,
    ) -> Answer:
        """A method of ``account`` by its name, such as ``rotate_key``, with its request id beside the answer."""
        sending = account_sending(method, ids, input)
        return self._exchange(sending, self._request(sending, idempotency_key, timeout_seconds), max_retries)

    def _exchange(self, sending: Sending, request: Dict[str, Any], max_retries: Optional[int]) -> Answer:
        attempt_index = 0
        while True:
            try:
                response = attempt(self._http, request, self._max_answer_bytes, sending.repeat != "never")
                return self._heard(sending, response, attempt_index + 1)
            except GrahaError as error:
                time.sleep(self._delay_after(error, sending, attempt_index, max_retries))
                attempt_index += 1

    def batch(
        self,
        calls: Iterable[BatchCall],
        *,
        idempotency_key: Optional[str] = None,
        timeout_seconds: Optional[float] = None,
        max_retries: Optional[int] = None,
    ) -> Iterator[BatchResult]:
        """Any number of calls, a hundred in a request; their results in order, each request's as soon as it is answered.

        A call that failed for a reason that may pass is sent again, under the same name, so it costs once. Only what refuses
        a whole request is raised. Who stops reading sends no further request.
        """
        name = f"sdk-{uuid.uuid4()}" if idempotency_key is None else checked_idempotency_key(idempotency_key)
        options: Any = {"timeout_seconds": timeout_seconds, "max_retries": max_retries}
        for request_index, request in enumerate(in_requests(calls)):
            attempt_index = 0
            while request.open:
                answer = self.send(
                    "batch", {"calls": request.open}, idempotency_key=f"{name}-{request_index}", **options
                )
                delay = request.take(answer.data, attempt_index, self._retries_max(max_retries))
                if request.open:
                    time.sleep(delay)
                attempt_index += 1
            for result in request.results():
                yield result

    def close(self) -> None:
        if self._owns_http:
            self._http.close()

    def __enter__(self) -> "Graha":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class AsyncGraha(_Options, AsyncOperations):
    """``await AsyncGraha(api_key, base_url=…).kundali.basic({"year": 1995, …})``."""

    def __init__(
        self,
        api_key: str,
        *,
        base_url: str,
        timeout_seconds: float = _TIMEOUT_SECONDS,
        max_retries: int = RETRIES_MAX,
        max_answer_bytes: int = ANSWER_BYTES_MAX,
        on_response: Optional[OnResponse] = None,
        http_client: Optional[httpx.AsyncClient] = None,
    ) -> None:
        """``timeout_seconds`` is that of an attempt. A longer answer than ``max_answer_bytes`` is an
        ``AnswerTooLargeError``. A client of yours is not closed."""
        _Options.__init__(self, api_key, base_url, timeout_seconds, max_retries, max_answer_bytes, on_response)
        self._owns_http = http_client is None
        self._http = httpx.AsyncClient() if http_client is None else http_client
        AsyncOperations.__init__(self, self)
        self.account = AsyncAccount(self)

    async def send(
        self,
        operation: str,
        input: Mapping[str, Any],
        *,
        idempotency_key: Optional[str] = None,
        timeout_seconds: Optional[float] = None,
        max_retries: Optional[int] = None,
    ) -> Answer:
        """One operation, such as ``kundali/basic``, with what it cost. Sent again where that may help, under one key."""
        sending = operation_sending(operation, input)
        return await self._exchange(sending, self._request(sending, idempotency_key, timeout_seconds), max_retries)

    async def manage(
        self,
        method: str,
        ids: Sequence[str] = (),
        input: Optional[Mapping[str, Any]] = None,
        *,
        idempotency_key: Optional[str] = None,
        timeout_seconds: Optional[float] = None,
        max_retries: Optional[int] = None,
    ) -> Answer:
        """A method of ``account`` by its name, such as ``rotate_key``, with its request id beside the answer."""
        sending = account_sending(method, ids, input)
        return await self._exchange(sending, self._request(sending, idempotency_key, timeout_seconds), max_retries)

    async def _exchange(self, sending: Sending, request: Dict[str, Any], max_retries: Optional[int]) -> Answer:
        attempt_index = 0
        while True:
            try:
                response = await async_attempt(self._http, request, self._max_answer_bytes, sending.repeat != "never")
                return self._heard(sending, response, attempt_index + 1)
            except GrahaError as error:
                await asyncio.sleep(self._delay_after(error, sending, attempt_index, max_retries))
                attempt_index += 1

    async def batch(
        self,
        calls: Iterable[BatchCall],
        *,
        idempotency_key: Optional[str] = None,
        timeout_seconds: Optional[float] = None,
        max_retries: Optional[int] = None,
    ) -> AsyncIterator[BatchResult]:
        """Any number of calls, a hundred in a request; their results in order, each request's as soon as it is answered.

        A call that failed for a reason that may pass is sent again, under the same name, so it costs once. Only what refuses
        a whole request is raised. Who stops reading sends no further request.
        """
        name = f"sdk-{uuid.uuid4()}" if idempotency_key is None else checked_idempotency_key(idempotency_key)
        options: Any = {"timeout_seconds": timeout_seconds, "max_retries": max_retries}
        for request_index, request in enumerate(in_requests(calls)):
            attempt_index = 0
            while request.open:
                answer = await self.send(
                    "batch", {"calls": request.open}, idempotency_key=f"{name}-{request_index}", **options
                )
                delay = request.take(answer.data, attempt_index, self._retries_max(max_retries))
                if request.open:
                    await asyncio.sleep(delay)
                attempt_index += 1
            for result in request.results():
                yield result

    async def close(self) -> None:
        if self._owns_http:
            await self._http.aclose()

    async def __aenter__(self) -> "AsyncGraha":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

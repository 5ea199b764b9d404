from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Tuple

from ._answer import error_of_body
from ._errors import GrahaError
from ._retry import retry_delay_seconds

#: What the API takes in one request.
_CALLS_MAX = 100
_BODY_BYTES_MAX = 256 * 1024
#: ``{"calls":[]}``.
_FRAME_BYTES = 12

#: An operation, such as ``kundali/basic``, and its input.
BatchCall = Tuple[str, Mapping[str, Any]]


@dataclass
class BatchResult:
    """What one call came to: ``answer``, or ``error`` of the class that the call alone would have raised."""

    #: Which of the calls it answers: 0 is the first.
    index: int
    #: What this call cost; 0 where it failed.
    credits: int
    request_id: str
    is_replay: bool
    answer: Any
    error: Optional[GrahaError]


class BatchRequest:
    """One request with up to a hundred calls, and again with those that failed for a reason that may pass."""

    def __init__(self, calls: List[Dict[str, Any]]) -> None:
        self._calls = calls
        self._results: Dict[str, BatchResult] = {}
        self.open = calls

    def take(self, body: Any, attempt_index: int, retries_max: int) -> float:
        """Keeps the results. Says how long to wait before ``open`` is sent again, where any call is left in it."""
        delays: Dict[str, float] = {}
        for wire in _results_in(body, self.open):
            result = _result_of(wire)
            self._results[wire["id"]] = result
            delay = None if result.error is None else retry_delay_seconds(result.error, attempt_index)
            if delay is not None:
                delays[wire["id"]] = delay
        self.open = [call for call in self.open if attempt_index < retries_max and call["id"] in delays]
        return max(delays.values(), default=0.0)

    def results(self) -> Iterator[BatchResult]:
        return (self._results[call["id"]] for call in self._calls if call["id"] in self._results)


def in_requests(calls: Iterable[BatchCall]) -> Iterator[BatchRequest]:
    """As many calls in each request as the API takes."""
    request: List[Dict[str, Any]] = []
    size = _FRAME_BYTES
    for index, (operation, input) in enumerate(calls):
        call = {"id": str(index), "operation": operation, "input": input}
        more = len(json.dumps(call, ensure_ascii=False).encode()) + 2
        if request and (len(request) == _CALLS_MAX or size + more > _BODY_BYTES_MAX):
            yield BatchRequest(request)
            request, size = [], _FRAME_BYTES
        request.append(call)
        size += more
    if request:
        yield BatchRequest(request)


def _results_in(body: Any, open: List[Dict[str, Any]]) -> List[Mapping[str, Any]]:
    """One result for each call: a call that was lost would go unseen."""
    results = body.get("results") if isinstance(body, dict) else None
    if isinstance(results, list) and all(isinstance(one, dict) for one in results):
        if sorted(str(one.get("id")) for one in results) == sorted(call["id"] for call in open):
            return results
    raise GrahaError(
        status=200,
        code="unexpected_response",
        detail="the answer has not one result for each call",
        request_id=None,
        retryable=False,
        retry_after_seconds=None,
    )


def _result_of(wire: Mapping[str, Any]) -> BatchResult:
    facts = (int(wire["id"]), wire["credits"], wire["request_id"], wire["replayed"])
    if "error" not in wire:
        return BatchResult(*facts, wire["answer"], None)
    error = error_of_body(wire["error"], wire["status"], wire["request_id"], wire.get("retry_after"))
    return BatchResult(*facts, None, error)

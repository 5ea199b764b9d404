from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, List, Optional, Union


@dataclass
class Field:
    """What is wrong with which member of the input, such as ``settings.ayanamsa``."""

    name: str
    message: str
    type: str


class GrahaError(Exception):
    """A call that gave no result, after every retry. A refusal costs nothing."""

    def __init__(
        self,
        *,
        status: int,
        code: str,
        detail: Union[str, List[Dict[str, Any]]],
        request_id: Optional[str],
        retryable: bool,
        retry_after_seconds: Optional[float],
    ) -> None:
        said = detail if isinstance(detail, str) else "; ".join(str(one.get("msg", "")) for one in detail)
        super().__init__(f"{code}: {said}")
        #: 0 where there was no answer.
        self.status = status
        #: The API's code; ``network_error``, ``timeout``, ``unexpected_response``, ``answer_too_large`` and
        #: ``invalid_id`` are the client's own.
        self.code = code
        #: Every problem on a 422, else one sentence.
        self.detail = detail
        self.request_id = request_id
        self.retryable = retryable
        self.retry_after_seconds = retry_after_seconds

    @property
    def fields(self) -> List[Field]:
        """Every problem of a 422 by member; empty on all others."""
        if isinstance(self.detail, str):
            return []
        return [
            Field(".".join(str(part) for part in one["loc"][1:]), str(one.get("msg", "")), str(one.get("type", "")))
            for one in self.detail
        ]


class NetworkError(GrahaError):
    """The API could not be reached, or the connection ended before the answer: whether the call was charged is not known."""


class RequestTimeoutError(GrahaError):
    """No answer in time: whether the call was charged is not known."""


class AnswerTooLargeError(GrahaError):
    """The answer has more bytes than the client reads: the call may have been charged. It is not sent again."""

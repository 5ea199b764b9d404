"""The client of the Graha astrology API."""

from ._answer import Answer, Credits
from ._batch import BatchCall, BatchResult
from ._client import AsyncGraha, Graha
from ._errors import AnswerTooLargeError, GrahaError, NetworkError, RequestTimeoutError
from ._verify import ReceiptError, VerifiedAnswer, verify
from .generated.errors import (
    AuthenticationError,
    BadRequestError,
    CreditsExhaustedError,
    IdempotencyError,
    NotFoundError,
    PermissionDeniedError,
    RateLimitError,
    ServerError,
    ValidationError,
)

__all__ = [
    "Answer",
    "AnswerTooLargeError",
    "AsyncGraha",
    "AuthenticationError",
    "BadRequestError",
    "BatchCall",
    "BatchResult",
    "Credits",
    "CreditsExhaustedError",
    "Graha",
    "GrahaError",
    "IdempotencyError",
    "NetworkError",
    "NotFoundError",
    "PermissionDeniedError",
    "RateLimitError",
    "ReceiptError",
    "RequestTimeoutError",
    "ServerError",
    "ValidationError",
    "VerifiedAnswer",
    "verify",
]

"""The client of the Graha astrology API."""

from ._answer import Answer, Credits
from ._client import AsyncGraha, Graha
from ._errors import GrahaError, NetworkError, RequestTimeoutError
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
    "AsyncGraha",
    "AuthenticationError",
    "BadRequestError",
    "Credits",
    "CreditsExhaustedError",
    "Graha",
    "GrahaError",
    "IdempotencyError",
    "NetworkError",
    "NotFoundError",
    "PermissionDeniedError",
    "RateLimitError",
    "RequestTimeoutError",
    "ServerError",
    "ValidationError",
]

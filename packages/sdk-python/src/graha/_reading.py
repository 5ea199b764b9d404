from __future__ import annotations

from typing import Any, AsyncIterator, Iterator

import httpx

from ._answer import error_of_unreadable, error_too_large

#: Far above the largest answer of the API.
ANSWER_BYTES_MAX = 64 * 1024 * 1024
#: What an answer may be compressed with: the size of what others give cannot be limited.
ACCEPT_ENCODING = "gzip, deflate"
_ENCODINGS = ("", "identity", "gzip", "deflate")
#: What is decompressed at once: up to a thousand times as much comes out.
_PIECE_BYTES = 4096


class _PiecesStream(httpx.SyncByteStream):
    """Hands an answer on in pieces that are decompressed one by one."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def __iter__(self) -> Iterator[bytes]:
        for part in self._stream:
            for start in range(0, len(part), _PIECE_BYTES):
                yield part[start : start + _PIECE_BYTES]

    def close(self) -> None:
        self._stream.close()


class _AsyncPiecesStream(httpx.AsyncByteStream):
    def __init__(self, stream: Any) -> None:
        self._stream = stream

    async def __aiter__(self) -> AsyncIterator[bytes]:
        async for part in self._stream:
            for start in range(0, len(part), _PIECE_BYTES):
                yield part[start : start + _PIECE_BYTES]

    async def aclose(self) -> None:
        await self._stream.aclose()


def read_limited(response: httpx.Response, bytes_max: int) -> None:
    """Reads the whole answer. Raises ``AnswerTooLargeError`` at the limit."""
    _check_headers(response, bytes_max)
    response.stream = _PiecesStream(response.stream)
    parts = response.iter_bytes()

    def counted() -> Iterator[bytes]:
        left = bytes_max
        for part in parts:
            left -= len(part)
            if left < 0:
                raise error_too_large(response, bytes_max)
            yield part

    response.iter_bytes = counted  # type: ignore[assignment,method-assign]
    response.read()


async def read_limited_async(response: httpx.Response, bytes_max: int) -> None:
    """As ``read_limited``."""
    _check_headers(response, bytes_max)
    response.stream = _AsyncPiecesStream(response.stream)
    parts = response.aiter_bytes()

    async def counted() -> AsyncIterator[bytes]:
        left = bytes_max
        async for part in parts:
            left -= len(part)
            if left < 0:
                raise error_too_large(response, bytes_max)
            yield part

    response.aiter_bytes = counted  # type: ignore[assignment,method-assign]
    await response.aread()


def _check_headers(response: httpx.Response, bytes_max: int) -> None:
    announced = response.headers.get("content-length", "")
    if announced.isascii() and announced.isdigit() and int(announced[:20]) > bytes_max:
        raise error_too_large(response, bytes_max)
    if response.headers.get("content-encoding", "").strip().lower() not in _ENCODINGS:
        raise error_of_unreadable(response)

"""Verification of signed answers: RFC 9421 with Ed25519."""

import base64
import hashlib
import re
import time
from dataclasses import dataclass
from datetime import datetime, timezone
from typing import Any, Dict, Mapping, Optional, Tuple

import httpx

from ._reading import ACCEPT_ENCODING
from ._timed import exchange

_PATH = "/.well-known/http-message-signatures-directory"
_KEPT_SECONDS = 3600
_AGAIN_SECONDS = 60
_HEADER_BYTES_MAX = 16_384
_DIRECTORY_BYTES_MAX = 1024 * 1024
_CLOCK_TOLERANCE_SECONDS = 300
_INPUT = re.compile(
    r'(?:^|,)\s*graha=(\(((?:"[a-z0-9@-]+"(?:;req)?)?(?: "[a-z0-9@-]+"(?:;req)?)*)\);created=([0-9]{1,11});'
    r'keyid="([A-Za-z0-9_-]{1,100})";alg="ed25519";tag="graha-answer")\s*(?:,|$)'
)
_SIGNATURE = re.compile(r"(?:^|,)\s*graha=:([A-Za-z0-9+/]{86}==):\s*(?:,|$)")
_FIELD = re.compile(r'"([a-z0-9-]+)"')
_REQUIRED = ('"@status"', '"content-digest"', '"x-request-id"', '"@method";req', '"@path";req', '"@query";req')

_directories: Dict[str, Tuple[float, Dict[str, bytes]]] = {}


@dataclass(frozen=True)
class VerifiedAnswer:
    """What a signature proves. Version and entry are None if they are not covered."""

    request_id: str
    at: datetime
    engine_version: Optional[str]
    ledger_entry: Optional[int]
    key_id: str


class ReceiptError(Exception):
    """The answer cannot be proved. `problem` is header_missing, header_malformed, content_changed, not_covered, key_unknown,
    signature_wrong or time_ahead."""

    def __init__(self, problem: str, message: str) -> None:
        super().__init__(message)
        self.problem = problem


def verify(
    *,
    base_url: str,
    status: int,
    headers: Mapping[str, str],
    body: bytes,
    method: str,
    url: str,
    request_digest: Optional[str] = None,
) -> VerifiedAnswer:
    """Verifies that an answer is of the API at `base_url` and unchanged, and that it answers this request.

    `body` is the content byte for byte. The keys are fetched once an hour, and again for an unknown key, at most once a minute.
    Needs the package `cryptography`: pip install "graha[verify]". Raises ReceiptError with the reason.
    """
    public_key_of, invalid = _ed25519()
    fields = {name.lower(): value for name, value in headers.items()}
    parameters, identifiers, created, key_id = _matched(_INPUT, fields, "signature-input").groups()
    signature = base64.b64decode(_matched(_SIGNATURE, fields, "signature")[1])
    sha256 = base64.b64encode(hashlib.sha256(body).digest()).decode()
    if _field(fields, "content-digest") != f"sha-256=:{sha256}:":
        raise ReceiptError("content_changed", "the content is not the one whose digest was signed")
    covered = identifiers.split(" ")
    for identifier in _REQUIRED:
        if identifier not in covered:
            raise ReceiptError("not_covered", f"the signature does not cover {identifier}")
    request = (status, method, url, request_digest)
    lines = [f"{identifier}: {_component(identifier, fields, request)}" for identifier in covered]
    try:
        base = "\n".join([*lines, f'"@signature-params": {parameters}']).encode("latin-1")
    except UnicodeEncodeError as error:
        raise ReceiptError("header_malformed", "a header has characters beyond Latin-1") from error
    try:
        public_key_of(_key(base_url, key_id)).verify(signature, base)
    except invalid as error:
        raise ReceiptError(
            "signature_wrong", "a signed header, the status, the method or the address was changed"
        ) from error
    if int(created) > time.time() + _CLOCK_TOLERANCE_SECONDS:
        raise ReceiptError("time_ahead", "the answer was signed in the future, or this clock is slow")
    return VerifiedAnswer(
        request_id=_field(fields, "x-request-id"),
        at=datetime.fromtimestamp(int(created), timezone.utc),
        engine_version=_field(fields, "x-engine-version") if '"x-engine-version"' in covered else None,
        ledger_entry=int(_field(fields, "x-ledger-entry")) if '"x-ledger-entry"' in covered else None,
        key_id=key_id,
    )


def _ed25519() -> Tuple[Any, Any]:
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError as error:
        raise ImportError('verify() needs the package cryptography: pip install "graha[verify]"') from error
    return Ed25519PublicKey.from_public_bytes, InvalidSignature


def _component(
    identifier: str, fields: Mapping[str, str], request: Tuple[int, str, str, Optional[str]]
) -> str:
    status, method, url, request_digest = request
    address, mark, query = url.partition("?")
    values = {
        '"@status"': str(status),
        '"@method";req': method.upper(),
        '"@path";req': re.sub(r"^https?://[^/]*", "", address) or "/",
        '"@query";req': "?" + query.partition("#")[0],
    }
    if identifier in values:
        return values[identifier]
    if identifier == '"content-digest";req':
        if request_digest is None:
            raise ReceiptError(
                "header_missing", "the signature covers Content-Digest of the request, which is not given"
            )
        return request_digest
    name = _FIELD.fullmatch(identifier)
    if name is None:
        raise ReceiptError("header_malformed", f"the signature covers {identifier}, which is unknown")
    return _field(fields, name[1])


def _field(fields: Mapping[str, str], name: str) -> str:
    value = fields.get(name, "")
    if not value:
        raise ReceiptError("header_missing", f"{name} is missing")
    if len(value) > _HEADER_BYTES_MAX or "\r" in value or "\n" in value:
        raise ReceiptError("header_malformed", f"{name} is malformed")
    return value.strip()


def _matched(form: "re.Pattern[str]", fields: Mapping[str, str], name: str) -> "re.Match[str]":
    found = form.search(_field(fields, name))
    if found is None:
        raise ReceiptError("header_malformed", f"{name} has no signature of this API")
    return found


def _key(base_url: str, key_id: str) -> bytes:
    for fresh in (_KEPT_SECONDS, _AGAIN_SECONDS):
        keys = _directory(base_url.rstrip("/") + _PATH, fresh)
        if key_id in keys:
            return keys[key_id]
    raise ReceiptError("key_unknown", f"the directory has no key {key_id}: it was revoked, or never ours")


def _directory(url: str, fresh_seconds: float) -> Dict[str, bytes]:
    kept = _directories.get(url)
    if kept is not None and time.monotonic() - kept[0] < fresh_seconds:
        return kept[1]
    request = {"method": "GET", "url": url, "headers": {"accept-encoding": ACCEPT_ENCODING}, "timeout": 30.0}
    with httpx.Client() as http:
        response = exchange(http, request, _DIRECTORY_BYTES_MAX)
    response.raise_for_status()
    keys = {
        key["kid"]: base64.urlsafe_b64decode(key["x"] + "=" * (-len(key["x"]) % 4))
        for key in response.json()["keys"]
        if key.get("crv") == "Ed25519"
    }
    _directories[url] = (time.monotonic(), keys)
    return keys

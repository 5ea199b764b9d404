# Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

from __future__ import annotations

from typing import Dict, Type

from .._errors import GrahaError


class BadRequestError(GrahaError):
    """``bad_request``: The request is not well-formed HTTP.

    ``invalid_header``: A request header has an invalid value.

    ``signatures_unavailable``: This installation has no key to sign answers with. Leave out Graha-Sign.

    ``unknown_formula_version``: No version of this date is served. Send Graha-Version with one of live_versions, or leave it out.

    ``method_not_allowed``: This path does not accept this method.

    ``not_acceptable``: Answers are application/json.

    ``payload_too_large``: A request body may have at most 16 KB, a batch 256 KB.

    ``uri_too_long``: A query may have at most 8 KB. Use POST.

    ``unsupported_media_type``: A request body is application/json in UTF-8, uncompressed.

    ``headers_too_large``: Request headers may have at most 16 KB.
    """


class AuthenticationError(GrahaError):
    """``missing_api_key``: Invalid or missing API key

    ``invalid_api_key``: Invalid or missing API key

    ``invalid_token``: This token of the playground is not valid. Reload the page.

    ``token_expired``: This token of the playground has expired. Try again.

    ``key_expired``: This API key has expired. Create a new one in the portal.

    ``key_disabled``: This API key is disabled. Enable it in the portal.

    ``key_revoked``: This API key was revoked. Create a new one in the portal.
    """


class CreditsExhaustedError(GrahaError):
    """``credits_exhausted``: The credits left do not cover this call.

    ``calls_exhausted``: The calls of this period are used up.

    ``spend_limit_reached``: This call exceeds the spend limit that the workspace has set for the period. Owners and admins raise it under Billing.

    ``key_cap_reached``: This API key has reached its own cap. Raise the cap or use another key.

    ``key_daily_cap_reached``: This publishable key has reached its daily cap. It works again at 00:00 UTC, or with a higher cap.
    """


class PermissionDeniedError(GrahaError):
    """``scope_denied``: This API key may not call this operation.

    ``origin_missing``: A publishable key works only from web pages, and this request has no Origin header. On a server, use a secret key.

    ``origin_denied``: This publishable key may not be used from this origin. Add the origin to the key in the portal.

    ``secret_key_required``: A publishable key may not do this. Call from your server, with a secret key.

    ``grant_exceeded``: A key cannot grant, change or end anything beyond its own families, addresses, cap and expiry. Use a wider key, or the portal.

    ``secret_key_in_address``: Addresses end up in logs, so a secret key is not taken from one. Replace this key, and use a publishable key with the scope feeds.

    ``feeds_denied``: This publishable key opens no calendar feeds. Give it the scope feeds in the portal, on the page of the key.

    ``management_denied``: This workspace or this installation does not allow that.

    ``address_denied``: This API key may not be used from this address.

    ``tenant_suspended``: This workspace is suspended. Contact us.
    """


class NotFoundError(GrahaError):
    """``not_found``: There is no such path.

    ``operation_not_in_version``: The pinned version of the formulas does not have this operation yet. Send a later Graha-Version.
    """


class ServerError(GrahaError):
    """``request_timeout``: The request did not arrive in time.

    ``internal_error``: Something broke on our side. You were not charged.

    ``metering_unavailable``: The call could not be recorded. Try again.

    ``compute_unavailable``: The computation was cut short. You were not charged. Try again.

    ``formulas_unavailable``: The formulas of this version could not be loaded. You were not charged. Try again, or send another Graha-Version.

    ``compute_timeout``: The computation took too long. You were not charged.
    """


class IdempotencyError(GrahaError):
    """``idempotency_key_reuse``: This Idempotency-Key was already used with another request.

    ``conflict``: The current state does not allow this change.
    """


class ValidationError(GrahaError):
    """``validation_error``: The request does not match the schema.

    ``json_invalid``: The request body is not JSON.
    """


class RateLimitError(GrahaError):
    """``rate_limited``: Too many requests in this minute.

    ``visitor_cap_reached``: This address has made all calls that the publishable key allows to one visitor in 24 hours.

    ``concurrency_limited``: Too many calls of this workspace are in progress. Wait until some are answered.
    """


#: status → class that is raised.
ERROR_CLASSES: Dict[int, Type[GrahaError]] = {
    400: BadRequestError,
    401: AuthenticationError,
    402: CreditsExhaustedError,
    403: PermissionDeniedError,
    404: NotFoundError,
    405: BadRequestError,
    406: BadRequestError,
    408: ServerError,
    409: IdempotencyError,
    413: BadRequestError,
    414: BadRequestError,
    415: BadRequestError,
    422: ValidationError,
    429: RateLimitError,
    431: BadRequestError,
    500: ServerError,
    503: ServerError,
    504: ServerError,
}

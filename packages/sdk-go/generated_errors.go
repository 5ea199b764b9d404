// Code generated from the catalogue of the API by `npm run sdk:generate`. DO NOT EDIT.

package graha

import "errors"

// ErrBadRequest stands for:
//
// - bad_request: The request is not well-formed HTTP.
// - invalid_header: A request header has an invalid value.
// - signatures_unavailable: This installation has no key to sign answers with. Leave out Graha-Sign.
// - unknown_formula_version: No version of this date is served. Send Graha-Version with one of live_versions, or leave it out.
// - method_not_allowed: This path does not accept this method.
// - not_acceptable: Answers are application/json.
// - payload_too_large: A request body may have at most 16 KB, a batch 256 KB.
// - uri_too_long: A query may have at most 8 KB. Use POST.
// - unsupported_media_type: A request body is application/json in UTF-8, uncompressed.
// - headers_too_large: Request headers may have at most 16 KB.
var ErrBadRequest = errors.New("bad request")

// ErrAuthentication stands for:
//
// - missing_api_key: Invalid or missing API key
// - invalid_api_key: Invalid or missing API key
// - invalid_token: This token of the playground is not valid. Reload the page.
// - token_expired: This token of the playground has expired. Try again.
// - key_expired: This API key has expired. Create a new one in the portal.
// - key_disabled: This API key is disabled. Enable it in the portal.
// - key_revoked: This API key was revoked. Create a new one in the portal.
var ErrAuthentication = errors.New("authentication")

// ErrCreditsExhausted stands for:
//
// - credits_exhausted: The credits left do not cover this call.
// - calls_exhausted: The calls of this period are used up.
// - spend_limit_reached: This call exceeds the spend limit that the workspace has set for the period. Owners and admins raise it under Billing.
// - key_cap_reached: This API key has reached its own cap. Raise the cap or use another key.
// - key_daily_cap_reached: This publishable key has reached its daily cap. It works again at 00:00 UTC, or with a higher cap.
var ErrCreditsExhausted = errors.New("credits exhausted")

// ErrPermission stands for:
//
// - scope_denied: This API key may not call this operation.
// - origin_missing: A publishable key works only from web pages, and this request has no Origin header. On a server, use a secret key.
// - origin_denied: This publishable key may not be used from this origin. Add the origin to the key in the portal.
// - secret_key_required: A publishable key may not do this. Call from your server, with a secret key.
// - grant_exceeded: A key cannot grant, change or end anything beyond its own families, addresses, cap and expiry. Use a wider key, or the portal.
// - secret_key_in_address: Addresses end up in logs, so a secret key is not taken from one. Replace this key, and use a publishable key with the scope feeds.
// - feeds_denied: This publishable key opens no calendar feeds. Give it the scope feeds in the portal, on the page of the key.
// - management_denied: This workspace or this installation does not allow that.
// - address_denied: This API key may not be used from this address.
// - tenant_suspended: This workspace is suspended. Contact us.
var ErrPermission = errors.New("permission")

// ErrNotFound stands for:
//
// - not_found: There is no such path.
// - operation_not_in_version: The pinned version of the formulas does not have this operation yet. Send a later Graha-Version.
var ErrNotFound = errors.New("not found")

// ErrServer stands for:
//
// - request_timeout: The request did not arrive in time.
// - internal_error: Something broke on our side. You were not charged.
// - metering_unavailable: The call could not be recorded. Try again.
// - compute_unavailable: The computation was cut short. You were not charged. Try again.
// - formulas_unavailable: The formulas of this version could not be loaded. You were not charged. Try again, or send another Graha-Version.
// - compute_timeout: The computation took too long. You were not charged.
var ErrServer = errors.New("server")

// ErrIdempotency stands for:
//
// - idempotency_key_reuse: This Idempotency-Key was already used with another request.
// - conflict: The current state does not allow this change.
var ErrIdempotency = errors.New("idempotency")

// ErrValidation stands for:
//
// - validation_error: The request does not match the schema.
// - json_invalid: The request body is not JSON.
var ErrValidation = errors.New("validation")

// ErrRateLimit stands for:
//
// - rate_limited: Too many requests in this minute.
// - visitor_cap_reached: This address has made all calls that the publishable key allows to one visitor in 24 hours.
// - concurrency_limited: Too many calls of this workspace are in progress. Wait until some are answered.
var ErrRateLimit = errors.New("rate limit")

// errorKinds is status → what errors.Is answers to.
var errorKinds = map[int]error{
	400: ErrBadRequest,
	401: ErrAuthentication,
	402: ErrCreditsExhausted,
	403: ErrPermission,
	404: ErrNotFound,
	405: ErrBadRequest,
	406: ErrBadRequest,
	408: ErrServer,
	409: ErrIdempotency,
	413: ErrBadRequest,
	414: ErrBadRequest,
	415: ErrBadRequest,
	422: ErrValidation,
	429: ErrRateLimit,
	431: ErrBadRequest,
	500: ErrServer,
	503: ErrServer,
	504: ErrServer,
}

/** Every error of a call, defined once. The responses of the API, its OpenAPI document and the portal's error pages use it. */
export const API_ERRORS = {
  bad_request: row(400, 'Bad request', 'The request is not well-formed HTTP.'),
  invalid_header: row(400, 'Invalid header', 'A request header has an invalid value.'),
  signatures_unavailable: row(
    400,
    'Signatures unavailable',
    'This installation has no key to sign answers with. Leave out Graha-Sign.',
  ),
  unknown_formula_version: row(
    400,
    'Unknown version of the formulas',
    'No version of this date is served. Send Graha-Version with one of live_versions, or leave it out.',
  ),
  missing_api_key: row(401, 'Authentication required', 'Invalid or missing API key'),
  invalid_api_key: row(401, 'Authentication failed', 'Invalid or missing API key'),
  invalid_token: row(401, 'Token refused', 'This token of the playground is not valid. Reload the page.'),
  token_expired: row(401, 'Token expired', 'This token of the playground has expired. Try again.'),
  key_expired: row(401, 'Key expired', 'This API key has expired. Create a new one in the portal.'),
  key_disabled: row(401, 'Key disabled', 'This API key is disabled. Enable it in the portal.'),
  key_revoked: row(401, 'Key revoked', 'This API key was revoked. Create a new one in the portal.'),
  credits_exhausted: row(402, 'Credits used up', 'The credits left do not cover this call.'),
  calls_exhausted: row(402, 'Calls used up', 'The calls of this period are used up.'),
  spend_limit_reached: row(
    402,
    'Spend limit reached',
    'This call exceeds the spend limit that the workspace has set for the period. Owners and admins raise it under Billing.',
  ),
  key_cap_reached: row(
    402,
    'Key cap reached',
    'This API key has reached its own cap. Raise the cap or use another key.',
  ),
  key_daily_cap_reached: row(
    402,
    'Daily cap reached',
    'This publishable key has reached its daily cap. It works again at 00:00 UTC, or with a higher cap.',
  ),
  scope_denied: row(403, 'Scope denied', 'This API key may not call this operation.'),
  origin_missing: row(
    403,
    'Origin missing',
    'A publishable key works only from web pages, and this request has no Origin header. On a server, use a secret key.',
  ),
  origin_denied: row(
    403,
    'Origin denied',
    'This publishable key may not be used from this origin. Add the origin to the key in the portal.',
  ),
  secret_key_required: row(
    403,
    'Secret key required',
    'A publishable key may not do this. Call from your server, with a secret key.',
  ),
  grant_exceeded: row(
    403,
    'Grant exceeded',
    'A key cannot grant, change or end anything beyond its own families, addresses, cap and expiry. Use a wider key, or the portal.',
  ),
  secret_key_in_address: row(
    403,
    'Secret key in an address',
    'Addresses end up in logs, so a secret key is not taken from one. Replace this key, and use a publishable key with the scope feeds.',
  ),
  feeds_denied: row(
    403,
    'Feeds denied',
    'This publishable key opens no calendar feeds. Give it the scope feeds in the portal, on the page of the key.',
  ),
  management_denied: row(403, 'Management denied', 'This workspace or this installation does not allow that.'),
  address_denied: row(403, 'Address denied', 'This API key may not be used from this address.'),
  tenant_suspended: row(403, 'Workspace suspended', 'This workspace is suspended. Contact us.'),
  not_found: row(404, 'Not found', 'There is no such path.'),
  operation_not_in_version: row(
    404,
    'Operation not in this version',
    'The pinned version of the formulas does not have this operation yet. Send a later Graha-Version.',
  ),
  method_not_allowed: row(405, 'Method not allowed', 'This path does not accept this method.'),
  not_acceptable: row(406, 'Not acceptable', 'Answers are application/json.'),
  request_timeout: row(408, 'Request timeout', 'The request did not arrive in time.', 'retryable'),
  idempotency_key_reuse: row(
    409,
    'Idempotency key reused',
    'This Idempotency-Key was already used with another request.',
  ),
  conflict: row(409, 'Conflict', 'The current state does not allow this change.'),
  payload_too_large: row(413, 'Payload too large', 'A request body may have at most 16 KB, a batch 256 KB.'),
  uri_too_long: row(414, 'URI too long', 'A query may have at most 8 KB. Use POST.'),
  unsupported_media_type: row(
    415,
    'Unsupported media type',
    'A request body is application/json in UTF-8, uncompressed.',
  ),
  validation_error: row(422, 'Validation failed', 'The request does not match the schema.'),
  json_invalid: row(422, 'Malformed JSON', 'The request body is not JSON.'),
  rate_limited: row(429, 'Rate limited', 'Too many requests in this minute.', 'retryable'),
  visitor_cap_reached: row(
    429,
    'Visitor cap reached',
    'This address has made all calls that the publishable key allows to one visitor in 24 hours.',
    'retryable',
  ),
  concurrency_limited: row(
    429,
    'Too many calls at once',
    'Too many calls of this workspace are in progress. Wait until some are answered.',
    'retryable',
  ),
  headers_too_large: row(431, 'Headers too large', 'Request headers may have at most 16 KB.'),
  internal_error: row(500, 'Internal error', 'Something broke on our side. You were not charged.', 'retryable'),
  metering_unavailable: row(503, 'Metering unavailable', 'The call could not be recorded. Try again.', 'retryable'),
  compute_unavailable: row(
    503,
    'Computation unavailable',
    'The computation was cut short. You were not charged. Try again.',
    'retryable',
  ),
  formulas_unavailable: row(
    503,
    'Version of the formulas unavailable',
    'The formulas of this version could not be loaded. You were not charged. Try again, or send another Graha-Version.',
    'retryable',
  ),
  compute_timeout: row(504, 'Computation timeout', 'The computation took too long. You were not charged.', 'retryable'),
} as const;

export type ApiErrorCode = keyof typeof API_ERRORS;
export type ApiErrorRow = { status: number; title: string; message: string; retryable: boolean };

function row(status: number, title: string, message: string, retryable?: 'retryable'): ApiErrorRow {
  return { status, title, message, retryable: retryable !== undefined };
}

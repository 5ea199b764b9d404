import { CALL_CREDITS_MAX } from '@graha/domain/billing/plans';
import { API_ERRORS, type ApiErrorCode, type ApiErrorRow } from '@graha/domain/core/api-errors';

export type DocumentedError = ApiErrorRow & { code: ApiErrorCode };

/** Every error code of the API, by status, from the API's own table. */
export const DOCUMENTED_ERRORS: readonly DocumentedError[] = Object.entries(API_ERRORS).map(([code, row]) => ({
  ...row,
  // Safe: it is a key of the table itself.
  code: code as ApiErrorCode,
}));

export const errorPath = (code: string): string => `/docs/errors/${code}`;

/** Remedies by error code; the API's message describes the problem. */
export const ERROR_ADVICE: Readonly<Record<ApiErrorCode, string>> = {
  bad_request: 'Check the request line and the headers that your client or a proxy writes.',
  invalid_header: 'The message names the header. An Idempotency-Key has 1 to 255 visible ASCII characters.',
  signatures_unavailable:
    'Leave out `Graha-Sign`; `Content-Digest` is sent in any case. The operator of the installation adds a key with `SIGNING_KEY`.',
  unknown_formula_version:
    'The member live_versions has the dates that are served, and /docs/versions says until when. A workspace has its default under Settings.',
  missing_api_key: 'Send the key in the header X-API-Key. A key in the query or in the body is not read.',
  invalid_api_key:
    'Copy the key again: its last six characters are a checksum, so a mistyped key is known at once. Keys are shown only when they are made; if it is lost, make a new one.',
  invalid_token:
    'Tokens are made by the portal for its own playground. From your program send an API key in the header X-API-Key.',
  token_expired: 'A token of the playground lives for a minute. Send the call from the playground again.',
  key_expired: 'Make a new key in the portal and deploy it. Keys that expire can be given a date far ahead, or none.',
  key_disabled: 'Enable the key in the portal, or use another one.',
  key_revoked: 'A revoked key never works again. Make a new one in the portal and deploy it.',
  credits_exhausted:
    'Wait until the time in resets_at, buy a top-up, or take a larger plan. Trying again before that gives the same answer.',
  calls_exhausted: `The calls of the free plan are used up. They renew at the time in resets_at, on the first of the month, 00:00 UTC. A call whose price depends on its length counts as several if it costs more than ${CALL_CREDITS_MAX} credits, so a shorter one may still fit. A paid plan counts credits alone.`,
  spend_limit_reached:
    'The workspace has a spend limit, a bound on the credits of all its keys in a period. The members spend_limit, spend_limit_url and resets_at say how high it is, where owners and admins raise it, and when it begins anew.',
  key_cap_reached: 'Raise the monthly cap of this key in the portal, or use another key of the workspace.',
  key_daily_cap_reached:
    'The cap protects your credits, because everybody can read a publishable key. Raise it in the portal if the visitors are yours; look at the requests of the key if they are not.',
  scope_denied: 'Add the family or the operation to the scopes of the key, or make another key for it.',
  origin_missing:
    'Browsers send Origin with each call of a page. A program sends none: give it a secret key, and keep that on your server.',
  origin_denied:
    'Open the key in the portal and add the origin that the browser sent, letter by letter: scheme, host and port, such as https://www.example.com. Pages from files and sandboxed frames have the origin null, which no key can name.',
  secret_key_required:
    'A publishable key calls operations of its families and finds places. Usage and management need a secret key on your server.',
  secret_key_in_address:
    'Addresses stand in the logs of proxies and programs. Replace the key in the portal, send secret keys in the header X-API-Key, and make a publishable key with the scope feeds for calendar programs.',
  feeds_denied:
    'Open the key in the portal, choose “Change limits” and tick “May open calendar feeds”. * does not include it, since a feed is open to programs that send no origin.',
  grant_exceeded:
    'The message says what the key lacks. Ask for the same limits as the key that calls, or narrower ones; a test key acts on test keys alone. Make, replace and revoke wider keys, keys with the scope manage, and raise the spend limit, in the portal.',
  management_denied:
    'The message says what is not allowed. Where webhooks are off, the operator of the installation can switch them on.',
  address_denied: 'Add the address that your server calls from to the list of the key in the portal.',
  tenant_suspended: 'The workspace was suspended by the operator. The reason was sent to the owners by mail.',
  not_found: 'Compare the path with the price list. Every operation stands under /api/v1.',
  operation_not_in_version:
    'The operation was added after the version that the call is pinned to. Send a later date in Graha-Version for this operation, or leave it out.',
  method_not_allowed:
    'The header Allow names the methods. Operations on two charts take POST alone; all others take GET and POST.',
  not_acceptable: 'Leave out the header Accept, or accept application/json.',
  request_timeout: 'The body did not arrive in time. Try again; if it stays so, look at the network between.',
  idempotency_key_reuse:
    'One Idempotency-Key names one request for 24 hours. Use a new one for each new input, the same one only for a retry.',
  conflict:
    'The message says what stands against it, such as a key that was replaced before. Read the list again, then decide.',
  payload_too_large: 'A request carries one or two births and settings; it never needs 16 KB. Check what is sent.',
  uri_too_long: 'Send the same members as a JSON body with POST.',
  unsupported_media_type: 'Send Content-Type: application/json, in UTF-8, without compression.',
  validation_error:
    'The array detail lists every problem at once: loc says where, msg what is wrong. Members that the schema does not know are refused, so that a mistyped setting is never silently ignored.',
  json_invalid: 'The body is not JSON. The message says at which line and column reading stopped.',
  rate_limited:
    'Wait the seconds in Retry-After, then try again. The header RateLimit says how much is left before that happens.',
  visitor_cap_reached:
    'Wait the seconds in Retry-After, or raise the calls that one visitor may make on the page of the key. Many people behind one network share an address.',
  concurrency_limited:
    'Wait for some calls to be answered before sending more, or take a larger plan. A queue of a few workers in your program does it.',
  headers_too_large: 'Large cookies are the usual cause. The API needs none.',
  internal_error: 'Try again once. If it stays, write to us with the request_id.',
  metering_unavailable:
    'We could not record the call, so we did not answer it. Try again after the seconds in Retry-After, with the same Idempotency-Key.',
  compute_unavailable: 'Try again after the seconds in Retry-After. If it stays, write to us with the request_id.',
  formulas_unavailable:
    'A file of this version is damaged or missing at the server; no other version answers in its place. Operators find the file in the log.',
  compute_timeout: 'Ask for a shorter range or fewer levels, or try again.',
};

/** First on every error page, because it is everybody's question. */
export const NOT_CHARGED = '0 credits charged.';

export const ERRORS_PAGE = {
  title: 'Errors',
  lead: 'One shape for every status. No error costs a credit, and each says so in its body.',
  shapeTitle: 'The shape',
  listTitle: 'Every code',
} as const;

/** Returns an example of an error with every member. */
export const errorExample = (error: DocumentedError, docUrl: string): string =>
  JSON.stringify(
    {
      detail: error.message,
      type: docUrl,
      title: error.title,
      status: error.status,
      code: error.code,
      request_id: 'req_…',
      instance: '/api/v1/kundali/basic',
      credits_charged: 0,
      retryable: error.retryable,
      doc_url: docUrl,
    },
    null,
    2,
  );

import type { KeyRecord } from '@graha/store/ledger/metering';
import type { IncomingHttpHeaders } from 'node:http';

const METHODS = 'GET, HEAD, POST';
const SENT =
  'X-API-Key, Authorization, Content-Type, Accept, Idempotency-Key, X-Request-Id, Graha-Sign, Graha-Version, Content-Digest';
const READ = [
  'X-Request-Id',
  'X-Credits-Cost',
  'X-Engine-Version',
  'Graha-Version',
  'X-Ledger-Entry',
  'Content-Digest',
  'Signature',
  'Signature-Input',
  'Idempotency-Replayed',
  'Retry-After',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
].join(', ');
/** The longest time for which browsers cache a preflight. */
const PREFLIGHT_SECONDS = 7_200;
/** Does not accept `null`, the origin of sandboxed frames and files, which any page can create. */
const ORIGIN = /^https?:\/\/[^\s,/]+$/;

/**
 * Returns the headers of a preflight answer; none for any other request. A preflight has no key, so the allowed origins
 * are not known yet. It only lets the browser send the call, and no cookie authenticates at this API. A call from an
 * origin that its key does not name is refused before it is computed, and its answer has no `callHeaders`, so no page
 * can read it.
 */
export function preflightHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const { origin = '', 'access-control-request-method': method } = headers;
  if (method === undefined || !ORIGIN.test(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': SENT,
    'access-control-max-age': String(PREFLIGHT_SECONDS),
    vary: 'origin',
  };
}

/**
 * Returns the headers that let a page read the answer; none unless the call had a publishable key, whose origin was
 * checked.
 */
export function callHeaders(
  record: Pick<KeyRecord, 'browser'> | null,
  { origin }: IncomingHttpHeaders,
): Record<string, string> {
  if (record === null || record.browser === null || origin === undefined) return {};
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': READ, vary: 'origin' };
}

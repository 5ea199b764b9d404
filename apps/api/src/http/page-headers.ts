import type { KeyRecord } from '@graha/store/ledger/metering';
import type { IncomingHttpHeaders } from 'node:http';

const METHODS = 'GET, HEAD, POST';
const SENT = 'X-API-Key, Authorization, Content-Type, Accept, Idempotency-Key, X-Request-Id';
const READ = [
  'X-Request-Id',
  'X-Credits-Cost',
  'X-Engine-Version',
  'Idempotency-Replayed',
  'Retry-After',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
].join(', ');
/** No browser keeps an answer longer. */
const PREFLIGHT_SECONDS = 7_200;
/** `null` is the origin of sandboxed frames and files, which anybody can make. */
const ORIGIN = /^https?:\/\/[^\s,/]+$/;

/**
 * Headers that answer a preflight; none for any other request. A preflight carries no key, so it cannot be asked whose origin it
 * is. It only lets the browser send the call, and no cookie opens this API: a call from an origin that its key does not name is
 * refused before it is computed, and its answer has none of `callHeaders`, so no page reads it.
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

/** Lets a page read the answer; none unless the call came with a publishable key, whose origin was checked then. */
export function callHeaders(
  record: Pick<KeyRecord, 'browser'> | null,
  { origin }: IncomingHttpHeaders,
): Record<string, string> {
  if (record === null || record.browser === null || origin === undefined) return {};
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': READ, vary: 'origin' };
}

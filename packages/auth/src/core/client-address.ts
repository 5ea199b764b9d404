import { randomBytes } from 'node:crypto';
import { addressOwner } from '@graha/store/identity/client-address';

/**
 * Returns the client address by which attempts are counted, as the edge saw it. Requests that bypass the edge share one count.
 */
export const clientAddress = (headers: Headers): string =>
  addressOwner(headers.get(insideHeaders().clientAddress) ?? 'unknown');

/** Names of the headers with which the edge passes on its facts about a request. */
type InsideHeaders = { clientAddress: string; requestId: string };

const KEY = Symbol.for('graha.portal.inside-headers');

/**
 * Returns new header names for each process, so that no client can send these headers. Next's bundles share only the process, so
 * the names are stored on `globalThis`.
 */
export function insideHeaders(): InsideHeaders {
  // Safe: only this function writes under this symbol.
  const process = globalThis as { [KEY]?: InsideHeaders };
  const secret = () => randomBytes(16).toString('hex');
  return (process[KEY] ??= { clientAddress: `x-client-address-${secret()}`, requestId: `x-request-id-${secret()}` });
}

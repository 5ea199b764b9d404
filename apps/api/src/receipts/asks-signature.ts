import type { IncomingHttpHeaders } from 'node:http';
import { ApiError } from '../errors/errors.ts';
import type { Signer } from './signer.ts';

/** Request header that asks for a signature of the answer. */
export const SIGN_HEADER = 'graha-sign';

/**
 * Returns the signer if the request asks for a signature, null if it does not. `Accept-Signature` (RFC 9421, section 5)
 * asks for an exact set of components, while every receipt has the same set, so the request has a header of its own.
 *
 * @throws ApiError before anything is computed or charged, if the header has another value or this API has no key
 */
export function askedSigner(headers: IncomingHttpHeaders, signer: Signer | null): Signer | null {
  const { [SIGN_HEADER]: asked } = headers;
  if (asked === undefined) return null;
  if (asked !== '1') throw new ApiError('invalid_header', { detail: 'Graha-Sign must be 1, or be left out.' });
  if (signer === null) throw new ApiError('signatures_unavailable');
  return signer;
}

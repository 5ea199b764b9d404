import { randomUUID } from 'node:crypto';
import { insideHeaders } from '@graha/auth/core/client-address';

export const REQUEST_ID_HEADER = 'x-request-id';

/** The id that the edge set, or a new one; never an id that a client sent. */
export const requestIdOf = (headers: Headers): string => headers.get(insideHeaders().requestId) ?? randomUUID();

/** The path of the request, set by the proxy. A page cannot read it elsewhere, and needs it for the return after sign-in. */
export const PATH_HEADER = 'x-graha-path';

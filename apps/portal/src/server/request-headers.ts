import { randomUUID } from 'node:crypto';
import { insideHeaders } from '@graha/auth/core/client-address';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Returns the request id set by the edge, or a new one; never an id sent by a client. */
export const requestIdOf = (headers: Headers): string => headers.get(insideHeaders().requestId) ?? randomUUID();

/** The path of the request, set by the proxy. A page cannot read it otherwise, and needs it for the return after sign-in. */
export const PATH_HEADER = 'x-graha-path';

/** Returns the query string of a path. It may have further question marks in it (RFC 3986, §3.4). */
export const queryOf = (path: string): string => path.split('?').slice(1).join('?');

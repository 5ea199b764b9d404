import { requestIdOf } from '@graha/domain/usage/request-id';
import { randomUUID } from 'node:crypto';

/**
 * Always generated here, because the ledger finds calls by it and a client's id could repeat. The request log finds a request by the
 * time in its id.
 */
export const newRequestId = (): string => requestIdOf(Date.now(), randomUUID().replaceAll('-', ''));

/** Visible ASCII without delimiters of header values. */
const READABLE = /^[\w.:/+=@-]{1,128}$/;

/**
 * Returns the client's request id in `X-Client-Request-Id`. The ledger, events and logs use the API's own id, because a
 * client's id could repeat.
 */
export const clientRequestId = (sent: string | string[] | undefined): Record<string, string> =>
  typeof sent === 'string' && READABLE.test(sent) ? { 'x-client-request-id': sent } : {};
